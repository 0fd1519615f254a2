//! The reference figures of RP-13, which an independent simulator found: ours must agree within three standard
//! errors of both samples together.
//!
//! Forty thousand games for each cell; with `SEXTON_SLOW=1` a million for policy U and half a million for the others.

use bots::WithBots as _;
use lab::{Report, Run};
use rest_in_peace::api::{EarlyLoss, EntranceGhost};
use rest_in_peace::{Options, RestInPeace};

/// Games behind each cell of the first two tables of RP-13, and of the table of rulings.
const REFERENCE_GAMES: f64 = 200_000.0;
const RULING_GAMES: f64 = 60_000.0;

fn simulate(bot: &str, options: Options, games: u64) -> Report {
    let bots = vec![RestInPeace::find_bot(bot).expect("the policies of RP-13 have bots")];
    lab::simulate(&Run::new(bots, options, games, 13), &|_| {})
        .expect("one seat and the options of RP-10 can be played")
        .report
}

fn measure<'a>(report: &'a Report, name: &str) -> &'a lab::report::Measure {
    report.measure(name).expect("the game has the measures of RP-7.7")
}

/// Figures of one cell beside ours; everything that is off is told at once.
struct Comparison {
    cell: String,
    games: f64,
    off: Vec<String>,
}

impl Comparison {
    fn new(cell: impl Into<String>, report: &Report) -> Comparison {
        Comparison {
            cell: cell.into(),
            games: report.games as f64,
            off: Vec::new(),
        }
    }

    /// Both are means; `error` is the standard error of ours, and the sheet is rounded to `rounding`.
    fn mean(&mut self, what: &str, ours: f64, error: f64, reference: f64, sample: f64, rounding: f64) {
        let combined = error * (1.0 + self.games / sample).sqrt();
        let allowed = 3.0 * combined + rounding / 2.0;
        let line = format!(
            "{:<34} {what:<22} ours {ours:>8.3}, reference {reference:>7.2}, allowed ±{allowed:.3}",
            self.cell
        );
        println!("{line}");
        // Rounding puts figures exactly on the edge.
        if (ours - reference).abs() > allowed + 1e-9 {
            self.off.push(line);
        }
    }

    /// Both are shares, in per cent.
    fn share(&mut self, what: &str, count: u64, reference: f64, sample: f64, rounding: f64) {
        let ours = 100.0 * count as f64 / self.games;
        // The larger of both shares, so that a reference of 0 may be ours too.
        let share = ours.max(reference) / 100.0;
        let error = 100.0 * (share * (1.0 - share) / self.games).sqrt();
        self.mean(what, ours, error, reference, sample, rounding);
    }

    fn finish(self) {
        assert!(self.off.is_empty(), "\n{}", self.off.join("\n"));
    }
}

/// A row of the first table of RP-13 with its column of the second.
struct Row {
    bot: &'static str,
    doors: u8,
    /// Entries, closings, cards drawn, decisions.
    means: [(f64, f64); 4],
    /// Won; trapped without and with bones; the other ends in the order of the table.
    shares: [f64; 9],
    cards_left_min: u32,
}

fn check(row: &Row, games: u64) {
    let options = Options {
        doors: row.doors,
        ..Options::default()
    };
    let report = simulate(row.bot, options, games);
    let mut cell = Comparison::new(format!("{} {}", row.bot, row.doors), &report);
    let count = |reason: &str| report.reason(reason).map_or(0, |reason| reason.count);
    let names = ["entries", "closings", "cards_drawn", "decisions"];
    for (name, (reference, rounding)) in names.into_iter().zip(row.means) {
        let measure = measure(&report, name);
        let mean = measure.mean;
        cell.mean(
            name,
            mean,
            measure.standard_error,
            reference,
            REFERENCE_GAMES,
            rounding,
        );
    }
    let trapped_with_bones = report
        .reason("trapped")
        .and_then(|reason| reason.with.iter().find(|with| with.measure == "bones"))
        .map_or(0, |with| with.count);
    let ends = [
        ("won", count("won")),
        ("trapped without bones", count("trapped") - trapped_with_bones),
        ("trapped with bones", trapped_with_bones),
        ("stuck_entrance", count("stuck_entrance")),
        ("stuck_opening", count("stuck_opening")),
        ("sealed", count("sealed")),
        ("no_way_home", count("no_way_home")),
        ("ghost_with_bones", count("ghost_with_bones")),
        ("out_of_doors", count("out_of_doors")),
    ];
    for ((end, count), reference) in ends.into_iter().zip(row.shares) {
        cell.share(end, count, reference, REFERENCE_GAMES, 0.01);
    }
    let all: u64 = ends.iter().map(|(_, count)| count).sum();
    assert_eq!(
        (all, report.unfinished),
        (games, 0),
        "every game ended in a way of the table"
    );
    if games as f64 >= REFERENCE_GAMES {
        assert_eq!(measure(&report, "cards_left").min, row.cards_left_min);
    }
    // RP-7.6: with two doors the deck never runs out.
    assert!(row.doors > 2 || measure(&report, "cards_left").min >= 4);
    cell.finish();
}

fn games(slow: u64) -> u64 {
    if testbed::is_slow() { slow } else { 40_000 }
}

/// A mean of the table, rounded to a tenth.
const fn tenth(mean: f64) -> (f64, f64) {
    (mean, 0.1)
}

/// A mean of the table, rounded to a hundredth.
const fn hundredth(mean: f64) -> (f64, f64) {
    (mean, 0.01)
}

#[test]
fn policy_u_is_as_the_reference_found_it() {
    // RP-13, R-RP-24
    let two = Row {
        bot: "visitor",
        doors: 2,
        means: [tenth(11.1), hundredth(4.95), tenth(25.2), tenth(15.3)],
        shares: [1.62, 32.33, 1.02, 43.26, 3.29, 16.50, 1.65, 0.32, 0.0],
        cards_left_min: 4,
    };
    let three = Row {
        bot: "visitor",
        doors: 3,
        means: [tenth(13.9), hundredth(5.08), tenth(41.4), tenth(19.8)],
        shares: [4.31, 8.78, 0.81, 33.73, 0.85, 18.93, 27.93, 0.72, 3.94],
        cards_left_min: 0,
    };
    check(&two, games(1_000_000));
    check(&three, games(1_000_000));
}

#[test]
fn policy_f_is_as_the_reference_found_it() {
    // RP-13
    let two = Row {
        bot: "forward",
        doors: 2,
        means: [tenth(15.1), hundredth(3.32), tenth(23.5), tenth(17.2)],
        shares: [23.93, 6.11, 7.12, 46.80, 3.34, 7.62, 0.36, 4.72, 0.0],
        cards_left_min: 4,
    };
    let three = Row {
        bot: "forward",
        doors: 3,
        means: [tenth(19.7), hundredth(2.91), tenth(37.9), tenth(22.4)],
        shares: [43.98, 0.35, 1.58, 30.37, 0.88, 4.00, 10.53, 7.52, 0.79],
        cards_left_min: 0,
    };
    check(&two, games(500_000));
    check(&three, games(500_000));
}

#[test]
fn policy_h_is_as_the_reference_found_it() {
    // RP-13
    let two = Row {
        bot: "mourner",
        doors: 2,
        means: [tenth(18.7), hundredth(5.06), tenth(29.7), tenth(22.0)],
        shares: [50.53, 12.94, 14.17, 0.80, 3.26, 11.14, 3.55, 3.60, 0.0],
        cards_left_min: 4,
    };
    let three = Row {
        bot: "mourner",
        doors: 3,
        means: [tenth(20.4), hundredth(3.03), tenth(37.5), tenth(23.6)],
        shares: [84.62, 0.18, 0.89, 0.02, 0.85, 2.85, 8.63, 1.70, 0.25],
        cards_left_min: 0,
    };
    check(&two, games(500_000));
    check(&three, games(500_000));
}

#[test]
fn rulings_move_the_win_rate_as_the_reference_found_it() {
    // RP-13, the effect of the rulings: R-RP-3, R-RP-7, R-RP-4, RP-2.2, RP-7.3.
    type Change = fn(&mut Options);
    let rulings: [(&str, Change, [f64; 2]); 6] = [
        ("default", |_| {}, [50.7, 84.5]),
        (
            "bones_same_visit = off",
            |options| options.bones_same_visit = engine::Switch::Off,
            [47.9, 82.6],
        ),
        (
            "passage_saves = off",
            |options| options.passage_saves = engine::Switch::Off,
            [49.6, 84.0],
        ),
        (
            "bones_draw_first = on",
            |options| options.bones_draw_first = engine::Switch::On,
            [50.2, 83.6],
        ),
        (
            "entrance_ghost = lose",
            |options| options.entrance_ghost = EntranceGhost::Lose,
            [46.6, 78.0],
        ),
        (
            "early_loss = off",
            |options| options.early_loss = EarlyLoss::Off,
            [50.5, 84.7],
        ),
    ];
    let games = if testbed::is_slow() { 300_000 } else { 10_000 };
    for (name, change, references) in rulings {
        for (doors, reference) in [2, 3].into_iter().zip(references) {
            let mut options = Options {
                doors,
                ..Options::default()
            };
            change(&mut options);
            let report = simulate("mourner", options, games);
            let mut cell = Comparison::new(format!("mourner {doors} {name}"), &report);
            cell.share("won", report.wins[0].count, reference, RULING_GAMES, 0.1);
            if doors == 3 && options.early_loss == EarlyLoss::Off {
                // RP-7.5: so many shuttled through the passage until they were cut short.
                cell.share("not finished", report.unfinished, 0.6, RULING_GAMES, 0.1);
            }
            cell.finish();
        }
    }
}

#[test]
fn habit_wins_more_than_a_mourner() {
    // 57 and 93 % on a hundred thousand deals; four standard errors of these.
    let games = if testbed::is_slow() { 100_000 } else { 6_000 };
    for (doors, least) in [(2, 0.55), (3, 0.915)] {
        let options = Options {
            doors,
            ..Options::default()
        };
        let [habit, mourner] =
            ["habit", "mourner"].map(|bot| simulate(bot, options, games).wins[0].share.share);
        assert!(
            habit > least && habit > mourner + 0.04,
            "{doors} doors: {habit} {mourner}"
        );
    }
}

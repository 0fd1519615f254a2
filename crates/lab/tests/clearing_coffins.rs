//! The reference figures of CC-15, which a throw-away simulator found: ours must agree within three and a half
//! standard errors of both samples together.
//!
//! Four hundred games for each cell; with `SEXTON_SLOW=1` four thousand.

#[path = "coffins/observer.rs"]
mod observer;

use bots::clearing_coffins::{Racer, level};
use bots::reaction::ExGaussian;
use bots::{Bot, BotInfo, WithBots as _};
use clearing_coffins::api::ClaimMode;
use clearing_coffins::parts::ColourDie;
use clearing_coffins::{ClearingCoffins, Command, Kind, Knowledge, Options, Sighting, Target};
use engine::{Fast, Prompt};
use lab::{Report, Run};

/// Games behind each cell of the first two tables, and of the table of blind banging.
const REFERENCE_GAMES: f64 = 2_000.0;
const BLIND_GAMES: f64 = 1_000.0;

/// So many standard errors: with two, one cell of twenty would be further off by chance alone.
const ERRORS: f64 = 3.5;

fn games() -> u64 {
    if testbed::is_slow() { 4_000 } else { 400 }
}

fn bot(name: &str) -> &'static BotInfo<ClearingCoffins> {
    ClearingCoffins::find_bot(name).expect("the levels of CC-11.6 have bots")
}

fn simulate(bots: Vec<&'static BotInfo<ClearingCoffins>>, options: Options) -> Report {
    let report = lab::simulate(&Run::new(bots, options, games(), 15), &|_| {})
        .expect("two to six seats and the options of CC-12 can be played")
        .report;
    // Every game ended with exactly one winner.
    let wins: u64 = report.wins.iter().map(|wins| wins.count).sum();
    assert_eq!((wins, report.unfinished), (games(), 0));
    report
}

/// Figures that are off, told all at once.
#[derive(Default)]
struct Comparison(Vec<String>);

impl Comparison {
    fn add(&mut self, cell: &str, ours: f64, reference: f64, error: f64, rounding: f64) {
        let allowed = ERRORS * error + rounding / 2.0;
        let line = format!("{cell:<44} ours {ours:>7.2}, reference {reference:>6.1}, allowed ±{allowed:.2}");
        println!("{line}");
        if (ours - reference).abs() > allowed + 1e-9 {
            self.0.push(line);
        }
    }

    /// Both are shares in per cent, of so many of ours and so many behind the reference.
    fn share(&mut self, cell: &str, count: u64, total: u64, reference: f64, sample: f64, rounding: f64) {
        let total = total as f64;
        let ours = 100.0 * count as f64 / total;
        // Of both together, and never quite sure.
        let pooled = (count as f64 + reference / 100.0 * sample + 0.5) / (total + sample + 1.0);
        let error = 100.0 * (pooled * (1.0 - pooled) * (1.0 / total + 1.0 / sample)).sqrt();
        self.add(cell, ours, reference, error, rounding);
    }

    fn finish(self) {
        assert!(self.0.is_empty(), "\n{}", self.0.join("\n"));
    }
}

fn throws(cell: &str, report: &Report, reference: f64, comparison: &mut Comparison) {
    let throws = report
        .measure("throws")
        .expect("the game has the measures of CC-15");
    let error = throws.standard_error * (1.0 + report.games as f64 / REFERENCE_GAMES).sqrt();
    comparison.add(cell, throws.mean, reference, error, 0.1);
}

#[test]
fn games_are_as_long_as_the_reference_found_them() {
    // CC-15, table 15a: throws by players and level.
    let table = [
        (2, [28.0, 26.6, 27.3, 27.6]),
        (3, [33.3, 32.5, 34.7, 36.0]),
        (4, [39.4, 38.8, 42.4, 44.4]),
        (5, [45.5, 45.9, 50.6, 52.9]),
        (6, [52.5, 52.9, 58.9, 61.2]),
    ];
    let two_tone = [23.6, 29.2, 34.9, 41.3, 49.0];
    let mut comparison = Comparison::default();
    for ((seats, row), two_tone) in table.into_iter().zip(two_tone) {
        for (name, reference) in ["sleepy", "steady", "quick", "undead"].into_iter().zip(row) {
            let report = simulate(vec![bot(name); seats], Options::default());
            throws(&format!("{seats} {name}"), &report, reference, &mut comparison);
        }
        let options = Options {
            colour_die: ColourDie::TWO_TONE,
            ..Options::default()
        };
        let report = simulate(vec![bot("steady"); seats], options);
        throws(
            &format!("{seats} steady 2211"),
            &report,
            two_tone,
            &mut comparison,
        );
    }
    comparison.finish();
}

#[test]
fn higher_levels_win_duels_as_often_as_the_reference_found() {
    // CC-15, after table 15a
    let mut comparison = Comparison::default();
    for (better, worse, reference) in [
        ("steady", "sleepy", 81.0),
        ("quick", "steady", 88.0),
        ("undead", "quick", 96.0),
    ] {
        let report = simulate(vec![bot(better), bot(worse)], Options::default());
        let cell = format!("{better} against {worse}");
        comparison.share(
            &cell,
            report.wins[0].count,
            report.games,
            reference,
            REFERENCE_GAMES,
            1.0,
        );
    }
    comparison.finish();
}

#[test]
fn pointing_at_once_leaves_ordinary_play_unchanged() {
    // CC-15, table 15b: level 2 with `pointed`, throws for 2, 4 and 6 players.
    let mut comparison = Comparison::default();
    let options = Options {
        claim_mode: ClaimMode::Pointed,
        ..Options::default()
    };
    for (seats, reference) in [(2, 26.3), (4, 38.3), (6, 52.8)] {
        let report = simulate(vec![bot("steady"); seats], options);
        throws(
            &format!("{seats} steady pointed"),
            &report,
            reference,
            &mut comparison,
        );
        for wins in &report.wins {
            let cell = format!("{seats} steady pointed, seat {}", wins.seat.0);
            // Equal shares: compared with a sample without error.
            comparison.share(&cell, wins.count, report.games, 100.0 / seats as f64, 1e9, 0.0);
        }
    }
    comparison.finish();
}

#[test]
fn throws_end_as_the_reference_found() {
    // CC-15, the second table of 15a: level 2, in per cent of all throws.
    let table = [
        (2, [27.4, 31.9, 14.4, 2.3, 11.1, 11.3, 2.1, 6.0]),
        (4, [12.7, 41.7, 15.6, 5.2, 11.0, 11.0, 3.5, 13.8]),
        (6, [8.6, 45.1, 14.5, 6.0, 11.0, 11.2, 4.6, 19.7]),
    ];
    let names = [
        "nobody",
        "closed",
        "own claimed",
        "other's claimed",
        "bat",
        "moon",
        "penalties",
        "close",
    ];
    let mut comparison = Comparison::default();
    for (seats, row) in table {
        let seen = observer::watch("steady", seats, games());
        for (idx, (name, reference)) in names.into_iter().zip(row).enumerate() {
            let total = if name == "close" { seen.claims } else { seen.throws };
            let sample = total as f64 / games() as f64 * REFERENCE_GAMES;
            comparison.share(
                &format!("{seats} steady, {name}"),
                seen.counts[idx],
                total,
                reference,
                sample,
                0.1,
            );
        }
    }
    // "With six bots of level 4 it is 33 %."
    let seen = observer::watch("undead", 6, games());
    let sample = seen.claims as f64 / games() as f64 * REFERENCE_GAMES;
    comparison.share("6 undead, close", seen.counts[7], seen.claims, 33.0, sample, 1.0);
    comparison.finish();
}

/// Bangs on every throw as soon as the dice stop, and only then looks (CC-15, table 15b).
///
/// The table gives the middle of its reactions. They spread by 35 ms to both sides and have a tail of 35 ms, as those
/// of people who react to one thing alone; without that spread all cells come out but those of 300 ms against level
/// 4, which are 51 / 88 / 97 with `sit_out` and 1 / 8 / 19 with `pointed`.
struct Blind {
    reaction: ExGaussian,
    racer: Racer,
}

impl Blind {
    fn boxed(core_ms: f64, level: level::Level) -> Box<dyn Bot<ClearingCoffins>> {
        let reaction = ExGaussian {
            core_ms,
            spread_ms: 35.0,
            tail_ms: 35.0,
        };
        Box::new(Blind {
            reaction,
            racer: Racer::new(level),
        })
    }
}

impl Bot<ClearingCoffins> for Blind {
    fn see(&mut self, sighting: &Sighting, rng: &mut Fast) {
        self.racer.see(sighting, rng);
    }

    fn answer(
        &mut self,
        knowledge: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.racer.answer(knowledge, prompt, choices, rng)
    }

    fn react(
        &mut self,
        knowledge: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<(u32, Command)> {
        let pointed = knowledge.public.options.claim_mode == ClaimMode::Pointed;
        let bang = Command::Bang {
            target: pointed.then_some(Target::Garlic),
        };
        (prompt.kind == Kind::Bang && choices.contains(&bang))
            .then(|| (self.reaction.sample(rng).max(180.0) as u32, bang))
    }
}

fn blind(
    name: &'static str,
    make: &'static (dyn Fn() -> Box<dyn Bot<ClearingCoffins>> + Send + Sync),
) -> &'static BotInfo<ClearingCoffins> {
    Box::leak(Box::new(BotInfo {
        name,
        aliases: &[],
        about: "",
        is_level: false,
        make,
    }))
}

#[test]
fn banging_without_looking_wins_under_garlic_and_loses_when_one_must_point() {
    // CC-15, table 15b, R-CC-36
    let sharp = blind("blind, 220 ms", &|| Blind::boxed(220.0, level::QUICK));
    let dull = blind("blind, 300 ms", &|| Blind::boxed(300.0, level::SLEEPY));
    let with = |claim_mode, sit_out| Options {
        claim_mode,
        sit_out,
        max_throws: Some(2_000),
        ..Options::default()
    };
    let (garlic, pointed) = (ClaimMode::Garlic, ClaimMode::Pointed);
    let table = [
        (
            sharp,
            "steady",
            [[100.0, 100.0, 100.0], [75.0, 95.0, 99.0], [2.0, 5.0, 13.0]],
        ),
        (
            sharp,
            "undead",
            [[100.0, 100.0, 100.0], [69.0, 96.0, 99.0], [1.0, 7.0, 23.0]],
        ),
        (
            dull,
            "steady",
            [[100.0, 100.0, 100.0], [60.0, 85.0, 95.0], [2.0, 5.0, 13.0]],
        ),
        (
            dull,
            "undead",
            [[100.0, 100.0, 100.0], [45.0, 85.0, 96.0], [1.0, 4.0, 11.0]],
        ),
    ];
    let mut comparison = Comparison::default();
    let mut check =
        |blind: &'static BotInfo<_>, others: &str, options: Options, references: [f64; 3], rounding| {
            for (seats, reference) in [2, 4, 6].into_iter().zip(references) {
                let mut bots = vec![bot(others); seats];
                bots[0] = blind;
                let report = simulate(bots, options);
                let mode = options.claim_mode;
                let cell = format!("{} {seats} {others} {mode:?} {}", blind.name, options.sit_out);
                comparison.share(
                    &cell,
                    report.wins[0].count,
                    report.games,
                    reference,
                    BLIND_GAMES,
                    rounding,
                );
            }
        };
    for (blind, others, [plain, sitting, pointing]) in table {
        check(blind, others, with(garlic, 0), plain, 1.0);
        check(blind, others, with(garlic, 2), sitting, 1.0);
        check(blind, others, with(pointed, 0), pointing, 1.0);
    }
    // "With `pointed` and `sit_out = 1` the first two rows become": the cure of CC-5.8.
    check(sharp, "steady", with(pointed, 1), [0.1, 0.5, 1.7], 0.1);
    check(sharp, "undead", with(pointed, 1), [0.3, 0.5, 1.6], 0.1);
    comparison.finish();
}

//! How well the mourner of Ruhe in Frieden plays, and that it can play anything.
//!
//! Few tables; with `SEXTON_SLOW=1` many more.

#![expect(
    clippy::unwrap_used,
    reason = "options and bots of these tests are known to be good"
)]

use bots::WithBots as _;
use engine::Game as _;
use lab::{Playout, Report, Run, table_seed};
use ruhe_in_frieden::{Options, RuheInFrieden};

fn games(quick: u64, slow: u64) -> u64 {
    if testbed::is_slow() { slow } else { quick }
}

fn run(bots: &[&str], options: Options, games: u64, seed: u64) -> Run<RuheInFrieden> {
    let bots = bots
        .iter()
        .map(|name| RuheInFrieden::find_bot(name).unwrap())
        .collect();
    Run::new(bots, options, games, seed)
}

fn simulate(bots: &[&str], games: u64, seed: u64) -> Report {
    let run = run(bots, Options::default(), games, seed);
    lab::simulate(&run, &|_| {}).unwrap().report
}

#[test]
fn a_mourner_beats_a_visitor_from_either_seat() {
    // At least 85 % are asked for; the lower end of the interval has to show it, without shared victories.
    for (seat, bots) in [["mourner", "visitor"], ["visitor", "mourner"]]
        .iter()
        .enumerate()
    {
        let report = simulate(bots, games(300, 5_000), 17);
        let wins = &report.wins[seat];
        assert_eq!(report.unfinished, 0);
        let alone = lab::statistics::Interval::wilson(wins.count - report.shared, report.games);
        assert!(alone.low >= 0.85, "seat {seat}: {alone:?}");
    }
}

#[test]
fn a_mourner_beats_any_number_of_visitors() {
    for seats in 3..=5 {
        let mut bots = vec!["visitor"; seats];
        bots[seats - 1] = "mourner";
        let report = simulate(&bots, games(100, 1_000), 18);
        assert!(
            report.wins[seats - 1].interval.low >= 0.85,
            "{seats} seats: {report}"
        );
    }
}

#[test]
fn no_seat_and_no_family_is_favoured() {
    // RF-1.10: ties are broken at random, and who starts is drawn; so nothing may depend on numbers.
    for seats in 2..=5u32 {
        let report = simulate(&vec!["mourner"; seats as usize], games(600, 8_000), 19);
        let wins: u64 = report.wins.iter().map(|wins| wins.count).sum();
        let fair = wins as f64 / (report.games as f64 * f64::from(seats));
        let is_fair = |share: f64, count: u64| {
            // Four standard errors.
            (share - fair).abs() < 4.0 * (fair * (1.0 - fair) / count as f64).sqrt()
        };
        for wins in &report.wins {
            assert!(is_fair(wins.share.share, report.games), "{report}");
        }
        for group in report.groups.iter().filter(|group| group.group == "family") {
            assert!(is_fair(group.share.share, group.seats), "{report}");
        }
    }
}

#[test]
fn mourners_play_every_option_to_the_end() {
    // Every prompt is answered with what is offered: the playout refuses anything else. Where a standstill does not
    // end the game, all may be broke and Top Fit for ever (R-RF-45), so there rounds are limited.
    let texts: Vec<String> = RuheInFrieden::OPTIONS
        .iter()
        .flat_map(|option| option.values.iter().map(|value| (option.name, *value)))
        .map(|(name, value)| match value.parse::<u16>() {
            Ok(0) if name == "idle_rounds" => r#"{"idle_rounds":0,"max_rounds":60}"#.to_owned(),
            Ok(number) => format!(r#"{{"{name}":{number}}}"#),
            Err(_) => format!(r#"{{"{name}":"{value}"}}"#),
        })
        .chain([
            r#"{"families":"choice","window_order":"arrival","window_privacy":"relaxed","tie_break":"money","chip_limit":"unlimited","box_leftovers":"keep","finish_round":"on","new_cemetery_points":0,"idle_rounds":0,"max_rounds":60}"#.to_owned(),
            r#"{"interrupts":"off","window_order":"arrival","new_cemetery_points":0,"idle_rounds":0,"max_rounds":60,"finish_round":"on"}"#.to_owned(),
        ])
        .collect();
    for text in &texts {
        let options: Options = serde_json::from_str(text).unwrap();
        for seats in 2..=5 {
            let mixed: Vec<&str> = (0..seats)
                .map(|seat| if seat == 1 { "visitor" } else { "mourner" })
                .collect();
            for bots in [vec!["mourner"; seats], mixed] {
                let run = run(&bots, options, 0, 0);
                for table in 0..games(2, 40) {
                    let playout = Playout::new(&run, table_seed(20, table)).play(&mut Vec::new());
                    let outcome = RuheInFrieden::outcome(playout.state());
                    assert!(outcome.is_some(), "{text} {bots:?} {table}");
                    RuheInFrieden::assert_sound(playout.state());
                }
            }
        }
    }
}

#[test]
fn the_same_seed_is_played_alike() {
    let bots = ["mourner", "mourner", "visitor"];
    assert_eq!(simulate(&bots, 60, 21), simulate(&bots, 60, 21));
    assert_ne!(simulate(&bots, 60, 21).measures, simulate(&bots, 60, 22).measures);
}

#[test]
fn haste_ends_a_table_sooner_and_pills_delay_it() {
    // RF-1.10
    let rounds = |bots: &[&str]| {
        let report = simulate(bots, games(150, 3_000), 23);
        report.measure("rounds").unwrap().mean
    };
    let hasty = rounds(&["rusher", "rusher"]);
    assert!(hasty < rounds(&["builder", "builder"]), "{hasty}");
    assert!(hasty < rounds(&["rusher", "answerer"]), "{hasty}");
}

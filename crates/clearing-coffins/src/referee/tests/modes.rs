//! Modes of the referee and handicaps (R-CC-57 to R-CC-61).

use super::{PLAIN, T, line, order, press, race, taken};
use crate::api::{ClaimMode, FalseStart, Handicaps, Options, Preset, ReactionMode};
use crate::referee::{Answer, Compensation as _, Heard, Race, Ruling, Runner, Sealed};
use engine::{Fast, Later, Seat};

fn options(json: &str) -> Options {
    serde_json::from_str(json).unwrap()
}

/// T-CC-47 with these options: A is seat 0, B is seat 1.
fn a_and_b(options: Options) -> Race {
    let lines = [line(20, 24), line(180, 200)].map(Runner::Remote);
    let mut race = race(options, "Y+K", &lines);
    taken(&mut race, 0, 10_522, press(T, 10_512));
    taken(&mut race, 1, 10_588, press(T, 10_498));
    race
}

#[test]
fn modes_have_their_names() {
    // R-CC-57
    assert_eq!(options(r#"{"fairness":"balanced"}"#), Options::default());
    assert_eq!(options(r#"{"fairness":"strict"}"#).fairness, Preset::Strict);
    assert_eq!(options(r#"{"fairness":"level"}"#).fairness, Preset::Level);
    assert_eq!(
        options(r#"{"reaction_mode":"sealed"}"#).reaction_mode,
        ReactionMode::Sealed
    );
}

#[test]
fn a_level_table_waits_for_every_line_that_is_not_marked_slow() {
    // T-CC-84, R-CC-58: T-CC-52 costs 155 ms on a balanced table and nothing here.
    let level = options(r#"{"fairness":"level"}"#);
    let runners = [Runner::Local, Runner::Remote(line(400, 430))];
    let mut level_race = race(level, "Y+K", &runners);
    assert_eq!(level_race.release_at(Seat(1)), Some(9_785));
    assert_eq!(level_race.arbitration_ms(), 430);
    taken(&mut level_race, 0, T + 510, PLAIN);
    taken(&mut level_race, 1, T + 700, press(T, T + 500));
    assert_eq!(order(&level_race), [(1, 500), (0, 510)]);
    // CC-10.5: a link is marked slow beyond 600 ms; up to that it costs nothing.
    let mut slowest = race(level, "Y+K", &[Runner::Local, Runner::Remote(line(600, 700))]);
    assert_eq!(slowest.release_at(Seat(1)), Some(T - 350));
    taken(&mut slowest, 1, T + 800, press(T, T + 500));
    assert_eq!(order(&slowest), [(1, 500)]);
}

#[test]
fn pretended_delay_gains_no_more_than_the_documented_bound() {
    // CC-10.16, R-CC-58: who delays all pongs looks slower than he is, and is believed up to the cap.
    for (preset, bound) in [
        (Preset::Normal, 200),
        (Preset::Strict, 100),
        (Preset::Lenient, 300),
        (Preset::Level, 600),
    ] {
        let table = Options {
            fairness: preset,
            ..Options::default()
        };
        for true_rtt in [0_i64, 40, 100] {
            for pretended in [0, 50, 200, 600, 5_000] {
                let looks = line(true_rtt + pretended, true_rtt + pretended);
                let mut race = race(table, "Y+K", &[Runner::Remote(looks), Runner::Local]);
                // The dice are read as soon as they are there, and the times are forged to match.
                let read_at = race.release_at(Seat(0)).unwrap() + true_rtt / 2;
                let arrival = read_at + 600 + true_rtt / 2;
                race.bang(Seat(0), arrival, PLAIN);
                let gain = 600 - race.verdict().1[0].reaction;
                let early = looks.slack(&table.constants()) / 2;
                assert!(
                    gain <= bound - true_rtt.min(bound) + early,
                    "{preset:?} {true_rtt} {pretended}: {gain}"
                );
            }
        }
    }
}

#[test]
fn a_handicap_is_added_to_what_was_measured() {
    // T-CC-83, R-CC-59
    let race = a_and_b(options(r#"{"handicap":"0/30"}"#));
    assert_eq!(order(&race), [(0, 512), (1, 528)]);
    let evidence = race.verdict().1;
    assert_eq!((evidence[0].handicap, evidence[0].measured()), (0, 512));
    assert_eq!((evidence[1].handicap, evidence[1].measured()), (30, 498));
    // What the line took is told apart from it: 90 ms of the way.
    assert_eq!(evidence[1].correction(), -90);
    assert_eq!(evidence[0].correction(), -10);
}

#[test]
fn a_handicap_neither_hides_a_false_start_nor_makes_a_hand_late() {
    // R-CC-59
    let table = options(r#"{"handicap":"500/0"}"#);
    let mut early = race(table, "Y+K", &[Runner::Local, Runner::Local]);
    assert_eq!(early.bang(Seat(0), T + 99, PLAIN), Heard::FalseStart);
    let evidence = early.verdict().1[0];
    assert_eq!((evidence.reaction, evidence.handicap), (99, 0));
    let mut last = race(table, "Y+K", &[Runner::Local, Runner::Local]);
    taken(&mut last, 0, T + 4_800, PLAIN);
    let evidence = last.verdict().1[0];
    assert_eq!((evidence.reaction, evidence.handicap), (5_000, 200));
    assert_eq!(evidence.ruling, Ruling::Counted);
    // CC-6.6: a touch is a touch, with or without.
    let mut touch = race(table, "!+K", &[Runner::Local, Runner::Local]);
    taken(&mut touch, 0, T - 200, PLAIN);
    assert_eq!(order(&touch), [(0, 300)]);
}

#[test]
fn a_hand_with_a_handicap_can_be_beaten_by_a_later_one() {
    // T-CC-85, R-CC-60: at one device, where nothing else would be waited for (CC-11.2).
    let table = options(r#"{"reaction_mode":"hotseat","handicap":"200/0"}"#);
    let mut race = race(table, "Y+K", &[Runner::Local, Runner::Local]);
    taken(&mut race, 0, T + 400, PLAIN);
    assert_eq!(race.close_at(), T + 600);
    taken(&mut race, 1, T + 550, PLAIN);
    assert_eq!(race.close_at(), T + 550);
    assert_eq!(order(&race), [(1, 550), (0, 600)]);
    // Nobody waits longer for hands that do not come.
    let quiet = super::race(table, "Y+K", &[Runner::Local, Runner::Local]);
    assert_eq!(quiet.close_at(), T + 5_000);
}

#[test]
fn lots_know_no_handicap() {
    // R-CC-60, CC-11.3
    let lots = |json: &str| {
        let mut sealed = Sealed::open(super::terms(options(json), "Y+K"), 2, |_| true);
        sealed.answer(Seat(0), Answer::Bang(None));
        sealed.answer(Seat(1), Answer::Bang(None));
        sealed.verdict(&mut Fast::new(7))
    };
    let with = lots(r#"{"reaction_mode":"sealed","handicap":"900/0"}"#);
    assert_eq!(with, lots(r#"{"reaction_mode":"sealed"}"#));
}

#[test]
fn handicaps_are_written_seat_by_seat() {
    // R-CC-59: and where nobody has one, nothing is written.
    let check = |text: &str, written: &str| {
        let handicaps: Handicaps = text.parse().unwrap();
        assert_eq!(handicaps.to_string(), written);
        assert_eq!(written.parse(), Ok(handicaps));
    };
    check("none", "none");
    check("0/0/0", "none");
    check("150/0", "150/0");
    check("0/150/40", "0/150/40");
    check("1/2/3/4/5/6", "1/2/3/4/5/6");
    for wrong in ["", "150", "1/2/3/4/5/6/7", "-1/0", "a/b", "70000/0", "1//2"] {
        assert!(wrong.parse::<Handicaps>().is_err(), "{wrong}");
    }
    let default = serde_json::to_string(&Options::default()).unwrap();
    assert!(!default.contains("handicap"));
    let table = Options {
        handicap: Later(Handicaps::NONE.with(Seat(1), 150).with(Seat(9), 1)),
        ..Options::default()
    };
    assert_eq!(table.check(2), Ok(()));
    assert!(
        serde_json::to_string(&table)
            .unwrap()
            .contains(r#""handicap":"0/150""#)
    );
    let refused = |json: &str| options(json).check(2).unwrap_err().to_string();
    assert_eq!(
        refused(r#"{"handicap":"0/0/80"}"#),
        "options.handicap: expected 0 to 0, found 80"
    );
    assert_eq!(
        refused(r#"{"handicap":"0/2001"}"#),
        "options.handicap: expected 0 to 2000, found 2001"
    );
}

#[test]
fn strangers_point_and_friends_bang() {
    // R-CC-61, CC-5.8, R-CC-36
    let strangers = Options::for_strangers();
    assert_eq!((strangers.claim_mode, strangers.sit_out), (ClaimMode::Pointed, 1));
    let friends = Options::for_friends();
    assert_eq!((friends.claim_mode, friends.sit_out), (ClaimMode::Garlic, 0));
    assert_eq!(friends.false_start, FalseStart::Lockout);
    for options in [strangers, friends] {
        assert_eq!(options.check(6), Ok(()));
    }
}

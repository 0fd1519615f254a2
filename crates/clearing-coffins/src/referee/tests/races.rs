//! Hands against the clock (CC-10.8 to CC-10.16, CC-4.6a, CC-4.7).

use super::{PLAIN, T, line, lists, order, press, race, reaction, taken};
use crate::ClearingCoffins;
use crate::api::{ClaimMode, FalseStart, Options, Preset, ReactionMode};
use crate::referee::{Heard, Press, Race, Ruling, Runner};
use engine::race::Races as _;
use engine::{Seat, Switch};

fn a() -> Runner {
    Runner::Remote(line(20, 24))
}

fn b() -> Runner {
    Runner::Remote(line(180, 200))
}

/// T-CC-47: A is seat 0, B is seat 1.
fn a_and_b(pressed_by_b: i64, others: &[Runner]) -> Race {
    let runners: Vec<Runner> = [a(), b()].into_iter().chain(others.iter().copied()).collect();
    let mut race = race(Options::default(), "Y+K", &runners);
    taken(&mut race, 0, 10_522, press(T, 10_512));
    taken(&mut race, 1, 10_588, press(T, pressed_by_b));
    race
}

#[test]
fn the_quicker_hand_is_first_whatever_its_line() {
    // T-CC-47, CC-10.9, CC-10.10, CC-11.1
    assert_eq!(order(&a_and_b(10_498, &[])), [(1, 498), (0, 512)]);
}

#[test]
fn arbitration_waits_for_the_slowest_line() {
    // T-CC-48, CC-10.11, CC-10.8
    let race = a_and_b(10_498, &[a()]);
    assert_eq!(race.arbitration_ms(), 200);
    assert_eq!(race.close_at(), 10_722);
    assert_eq!(a_and_b(10_498, &[]).close_at(), 10_588);
    for nobody in [Runner::Absent, Runner::Bot] {
        assert_eq!(a_and_b(10_498, &[nobody]).close_at(), 10_588);
    }
    // R-CC-32: who has left does not bang, and nobody waits for him.
    let mut left = race;
    left.leave(Seat(2));
    assert_eq!(left.close_at(), 10_588);
}

#[test]
fn a_forged_time_gains_no_more_than_the_slack() {
    // T-CC-49, CC-10.16
    assert_eq!(reaction(&a_and_b(10_350, &[]), 1), 478);
    assert_eq!(reaction(&a_and_b(i64::MIN, &[]), 1), 478);
    assert_eq!(reaction(&a_and_b(i64::MAX, &[]), 1), 518);
}

#[test]
fn a_hand_after_the_arbitration_is_void() {
    // T-CC-50, CC-4.7
    let mut race = a_and_b(10_498, &[Runner::Remote(line(180, 200))]);
    // C's dice went out late, so that its reaction really is 470.
    race.released(Seat(2), T + 80);
    race.bang(Seat(2), 10_730, PLAIN);
    assert_eq!(reaction(&race, 2), 470);
    assert_eq!(order(&race), [(1, 498), (0, 512)]);
    let late = race.verdict().1[2];
    assert_eq!((late.seat, late.ruling), (Seat(2), Ruling::TooLate));
    assert_eq!(race.close_at(), 10_722);
}

#[test]
fn a_line_beyond_the_cap_costs_what_is_beyond_it() {
    // T-CC-52, T-CC-51, CC-10.9
    let mut race = race(Options::default(), "Y+K", &[a(), Runner::Remote(line(400, 430))]);
    assert_eq!(race.release_at(Seat(1)), Some(9_885));
    taken(&mut race, 1, 10_785, press(10_085, 10_585));
    let evidence = race.verdict().1[0];
    assert_eq!((evidence.owd, evidence.slack), (100, 30));
    assert_eq!((evidence.r_client, evidence.r_server), (Some(500), 685));
    assert_eq!((evidence.reaction, evidence.ruling), (655, Ruling::Counted));
}

#[test]
fn a_display_is_believed_between_bounds() {
    // CC-10.9: not more than 5 ms before the reveal, and not later than `LATE_MAX_MS` after the estimate.
    let r_client = |shown: i64| {
        let mut race = race(Options::default(), "Y+K", &[a(), b()]);
        taken(&mut race, 0, T + 810, press(shown, T + 800));
        race.verdict().1[0].r_client
    };
    assert_eq!(r_client(T - 50), Some(805));
    assert_eq!(r_client(T + 30), Some(770));
    assert_eq!(r_client(T + 300), Some(700));
}

#[test]
fn without_the_clients_times_the_arrival_counts() {
    // T-CC-53, CC-10.9
    let mut race = race(Options::default(), "Y+K", &[a(), b()]);
    taken(&mut race, 0, 10_522, PLAIN);
    assert_eq!(reaction(&race, 0), 512);
    let half_told = Press {
        pressed: Some(10_400),
        ..PLAIN
    };
    taken(&mut race, 1, 10_590, half_told);
    assert_eq!(reaction(&race, 1), 500);
}

#[test]
fn ties_go_clockwise_from_the_throwers_left() {
    // T-CC-54, CC-10.12
    let mut tied = race(Options::default(), "Y+K", &[Runner::Bot; 3]);
    for seat in [0, 2, 1] {
        tied.bot_bang(Seat(seat), 500, None, false);
    }
    assert_eq!(order(&tied), [(1, 500), (2, 500), (0, 500)]);
    let banded = Options {
        tie_band_ms: 10,
        ..Options::default()
    };
    let mut band = race(banded, "Y+K", &[Runner::Bot; 4]);
    for (seat, ms) in [(1, 510), (2, 500), (3, 511)] {
        band.bot_bang(Seat(seat), ms, None, false);
    }
    // T-CC-78
    assert_eq!(order(&band), [(1, 510), (2, 500), (3, 511)]);
}

#[test]
fn a_hand_on_rolling_dice_locks_the_seat_out() {
    // T-CC-55, CC-10.14, CC-10.15
    let mut locked = race(Options::default(), "Y+K", &[a(), a(), a()]);
    assert_eq!(locked.bang(Seat(1), 9_700, PLAIN), Heard::FalseStart);
    assert_eq!(locked.bang(Seat(1), 10_410, PLAIN), Heard::Dropped);
    taken(&mut locked, 2, 10_610, PLAIN);
    assert_eq!(order(&locked), [(2, 600)]);
    let (_, false_starts) = lists(&locked);
    assert_eq!(false_starts.len(), 1);
    assert_eq!(
        (false_starts[0].seat, false_starts[0].reaction_ms),
        (Seat(1), -310)
    );
}

#[test]
fn a_false_start_can_be_ignored() {
    // T-CC-56
    let options = Options {
        false_start: FalseStart::Ignore,
        ..Options::default()
    };
    let mut race = race(options, "Y+K", &[a(), a()]);
    assert_eq!(race.bang(Seat(1), 9_700, PLAIN), Heard::Dropped);
    taken(&mut race, 1, 10_410, PLAIN);
    assert_eq!(order(&race), [(1, 400)]);
    assert!(lists(&race).1.is_empty());
}

#[test]
fn nobody_reacts_faster_than_the_floor() {
    // T-CC-57, R-CC-24
    let check = |preset: Preset, ms: i64, expected: Heard| {
        let options = Options {
            fairness: preset,
            ..Options::default()
        };
        let mut race = race(options, "Y+K", &[a(), Runner::Local]);
        assert_eq!(race.bang(Seat(1), T + ms, PLAIN), expected, "{preset:?} {ms}");
    };
    for (preset, floor) in [
        (Preset::Normal, 100),
        (Preset::Strict, 150),
        (Preset::Lenient, 80),
        (Preset::Level, 100),
    ] {
        check(preset, floor - 1, Heard::FalseStart);
        check(preset, floor, Heard::Taken);
    }
}

#[test]
fn a_hand_that_arrives_before_the_reveal_is_early_whatever_it_says() {
    // R-CC-49, CC-10.14: even if the slack would lift its reaction over the floor.
    let options = Options {
        fairness: Preset::Lenient,
        ..Options::default()
    };
    let mut race = race(options, "Y+K", &[a(), Runner::Remote(line(0, 100))]);
    assert_eq!(race.bang(Seat(1), T - 1, press(T, T + 99)), Heard::FalseStart);
    let (_, false_starts) = lists(&race);
    assert_eq!(false_starts[0].reaction_ms, 79);
}

#[test]
fn the_window_is_longer_for_arrivals_than_for_reactions() {
    // T-CC-58, CC-10.11, R-CC-21
    let check = |arrival: i64, pressed: i64, expected: &[(u8, i32)]| {
        let mut race = race(Options::default(), "Y+K", &[Runner::Remote(line(90, 100)), a()]);
        assert_eq!(race.arbitration_ms(), 100);
        race.bang(Seat(0), arrival, press(T, T + pressed));
        assert_eq!(order(&race), expected);
        assert!(race.close_at() <= T + 5_100);
    };
    // r_server is 5,045; the client's own time counts, within the slack of 10.
    check(T + 5_050, 5_000, &[(0, 5_000)]);
    check(T + 5_050, 5_001, &[]);
    let mut wide = race(Options::default(), "Y+K", &[Runner::Remote(line(100, 100)), a()]);
    wide.released(Seat(0), T - 10);
    // Released late: shown at T + 40, pressed 5,000 later, arriving T + 5,090.
    taken(&mut wide, 0, T + 5_090, press(T + 40, T + 5_040));
    assert_eq!(order(&wide), [(0, 5_000)]);
    let mut too_late = race(Options::default(), "Y+K", &[Runner::Local, a()]);
    assert_eq!(too_late.bang(Seat(0), T + 5_001, PLAIN), Heard::Dropped);
    assert_eq!(too_late.close_at(), T + 5_100);
}

#[test]
fn hands_that_mean_nothing_are_dropped() {
    // CC-4.7, CC-10.5, CC-10.17
    let mut race = race(Options::default(), "Y+K", &[a(), a(), Runner::Absent]);
    assert_eq!(race.bang(Seat(2), T + 400, PLAIN), Heard::Dropped);
    assert_eq!(race.bang(Seat(9), T + 400, PLAIN), Heard::Dropped);
    taken(&mut race, 0, T + 410, PLAIN);
    assert_eq!(race.bang(Seat(0), T + 420, PLAIN), Heard::Dropped);
    assert_eq!(order(&race), [(0, 400)]);
}

#[test]
fn an_early_touch_on_a_skull_is_a_touch() {
    // T-CC-44, CC-10.14, CC-6.6
    let mut race = race(Options::default(), "!+K", &[a(), a(), a()]);
    taken(&mut race, 1, T - 190, PLAIN);
    assert_eq!(order(&race), [(1, -200)]);
    assert!(lists(&race).1.is_empty());
    // R-CC-48: the arbitration cannot close before the dice are shown; others may still touch.
    assert_eq!(race.close_at(), T + 100);
    taken(&mut race, 2, T + 90, PLAIN);
    assert_eq!(order(&race), [(1, -200), (2, 80)]);
}

#[test]
fn the_window_is_never_shortened_by_the_program() {
    // CC-4.6, R-CC-22
    let race = race(Options::default(), "Y+K", &[a(), a()]);
    assert_eq!(race.close_at(), T + 5_100);
    assert!(order(&race).is_empty());
}

#[test]
fn passing_closes_the_window() {
    // T-CC-75, CC-4.6a
    let open = |early_pass| {
        let options = Options {
            early_pass,
            ..Options::default()
        };
        let mut race = race(options, "Y+K", &[a(), a(), a()]);
        race.pass(Seat(0), T + 500);
        race.pass(Seat(1), T + 700);
        race
    };
    let mut banged = open(Switch::On);
    assert_eq!(banged.close_at(), T + 5_100);
    taken(&mut banged, 2, T + 910, PLAIN);
    assert_eq!(order(&banged), [(2, 900)]);
    // R-CC-51: who has passed may still bang, so the arbitration is waited for.
    assert_eq!(banged.close_at(), T + 1_010);
    let mut passed = open(Switch::On);
    passed.pass(Seat(2), T + 1_200);
    assert_eq!(passed.close_at(), T + 1_200);
    assert!(order(&passed).is_empty());
    let mut off = open(Switch::Off);
    off.pass(Seat(2), T + 1_200);
    assert_eq!(off.close_at(), T + 5_100);
}

#[test]
fn one_may_bang_after_passing() {
    // CC-4.6a: also on `!+K`; a seat that is locked out or gone need not pass.
    let mut again = race(Options::default(), "!+K", &[a(), a(), a(), Runner::Absent]);
    again.pass(Seat(1), T + 300);
    taken(&mut again, 1, T + 410, PLAIN);
    assert_eq!(order(&again), [(1, 400)]);
    let mut locked = race(Options::default(), "Y+K", &[a(), a(), Runner::Absent]);
    assert_eq!(locked.bang(Seat(0), T - 20, PLAIN), Heard::FalseStart);
    locked.pass(Seat(1), T - 5);
    assert_eq!(locked.close_at(), T + 5_100, "rolling dice cannot be passed");
    locked.pass(Seat(1), T + 300);
    assert_eq!(locked.close_at(), T + 300);
}

#[test]
fn bots_pass_unseen_and_are_known_in_advance() {
    // CC-4.6a, CC-10.11, CC-11.4
    let mut idle = race(Options::default(), "Y+K", &[a(), Runner::Bot]);
    idle.pass(Seat(1), T + 640);
    idle.pass(Seat(0), T + 500);
    assert_eq!(idle.close_at(), T + 640);
    let mut bots = race(Options::default(), "Y+K", &[Runner::Bot, Runner::Bot]);
    bots.bot_bang(Seat(0), 512, None, false);
    bots.bot_bang(Seat(1), 540, None, false);
    assert_eq!(bots.close_at(), T + 512);
    assert_eq!(order(&bots), [(0, 512), (1, 540)]);
}

#[test]
fn when_pointed_the_first_right_hand_opens_the_arbitration() {
    // CC-10.11, CC-5.8, T-CC-70
    let options = Options {
        claim_mode: ClaimMode::Pointed,
        ..Options::default()
    };
    let mut race = race(options, "Y+K", &[a(), a(), a()]);
    taken(&mut race, 1, T + 310, PLAIN);
    assert_eq!(race.close_at(), T + 5_100, "a wrong bang does not end the window");
    let right = Press {
        is_right: true,
        ..PLAIN
    };
    taken(&mut race, 2, T + 510, right);
    assert_eq!(race.close_at(), T + 610);
    taken(&mut race, 0, T + 590, PLAIN);
    assert_eq!(order(&race), [(1, 300), (2, 500), (0, 580)]);
}

#[test]
fn when_pointed_a_skull_is_waited_out() {
    // R-CC-50
    let options = Options {
        claim_mode: ClaimMode::Pointed,
        ..Options::default()
    };
    let mut race = race(options, "!+K", &[a(), a(), a()]);
    taken(&mut race, 1, T + 310, PLAIN);
    assert_eq!(race.close_at(), T + 5_100);
    taken(&mut race, 2, T + 4_010, PLAIN);
    race.pass(Seat(0), T + 4_500);
    assert_eq!(race.close_at(), T + 4_500);
    assert_eq!(order(&race), [(1, 300), (2, 4_000)]);
}

#[test]
fn when_pointed_all_others_may_pass() {
    // R-CC-51, CC-4.6a, CC-5.8: the wrong hand stays, the others are done.
    let options = Options {
        claim_mode: ClaimMode::Pointed,
        ..Options::default()
    };
    let mut race = race(options, "Y+K", &[a(), Runner::Bot]);
    race.bot_bang(Seat(1), 800, None, false);
    race.pass(Seat(0), T + 500);
    assert_eq!(race.close_at(), T + 800);
    assert_eq!(order(&race), [(1, 800)]);
}

#[test]
fn at_one_device_there_is_nothing_to_wait_for() {
    // CC-11.2
    let options = Options {
        reaction_mode: ReactionMode::Hotseat,
        ..Options::default()
    };
    let mut race = race(options, "Y+K", &[Runner::Local, Runner::Local, Runner::Local]);
    taken(&mut race, 2, T + 520, press(T + 8, T + 511));
    assert_eq!(race.close_at(), T + 520);
    // Keys of the same frame are ordered by their own times.
    taken(&mut race, 1, T + 520, press(T + 8, T + 509));
    taken(&mut race, 0, T + 521, press(T + 8, T + 500));
    assert_eq!(order(&race), [(1, 501), (2, 503)]);
}

#[test]
fn reactions_no_person_has_are_marked() {
    // R-CC-53, CC-10.16
    let watched = |reactions: &mut dyn Iterator<Item = i64>| {
        ClearingCoffins::is_mechanical(&reactions.collect::<Vec<_>>())
    };
    assert!(!watched(&mut (0..19).map(|_| 180)));
    assert!(watched(&mut (0..20).map(|step| 180 + 10 * (step % 6))));
    assert!(watched(&mut (0..20).map(|step| 400 + step % 10)));
    assert!(!watched(&mut (0..20).map(|step| 400 + 20 * step)));
}

//! The referee's scenarios and properties (CC-10, CC-11).

mod compared;
mod courses;
mod lines;
mod model;
mod modes;
mod properties;
mod races;
mod sealed;

use super::{Conditions, Heard, LineTimes, Millis, Press, Race, Runner};
use crate::api::{Bangs, FalseStarts, Options, Verdict};
use engine::{Seat, SeatMap};

/// `T` of the scenarios.
const T: Millis = 10_000;

fn line(rtt_min: Millis, rtt_p95: Millis) -> LineTimes {
    LineTimes {
        rtt_min,
        rtt_p95,
        theta: 0,
    }
}

fn terms(options: Options, throw: &str) -> Conditions {
    Conditions {
        options,
        round: 1,
        thrower: Seat(0),
        throw: throw.parse().unwrap(),
        reveal_at: T,
    }
}

fn race(options: Options, throw: &str, runners: &[Runner]) -> Race {
    let runners = SeatMap::new(runners.len() as u8, |seat| runners[seat.idx()]);
    Race::open(terms(options, throw), &runners)
}

/// A press whose times the client tells.
fn press(shown: Millis, pressed: Millis) -> Press {
    Press {
        shown: Some(shown),
        pressed: Some(pressed),
        target: None,
        is_right: false,
    }
}

/// A press without times: what counts is its arrival.
const PLAIN: Press = Press {
    shown: None,
    pressed: None,
    target: None,
    is_right: false,
};

fn lists(race: &Race) -> (Bangs, FalseStarts) {
    match race.verdict().0 {
        Verdict::Adjudicate { bangs, false_starts } => (bangs, false_starts),
        other => panic!("{other:?}"),
    }
}

/// Seats and reactions in adjudicated order.
fn order(race: &Race) -> Vec<(u8, i32)> {
    let bangs = lists(race).0;
    bangs.iter().map(|bang| (bang.seat.0, bang.reaction_ms)).collect()
}

fn reaction(race: &Race, seat: u8) -> Millis {
    let evidence = race.verdict().1;
    let of_seat = evidence.iter().find(|evidence| evidence.seat == Seat(seat));
    of_seat.unwrap().reaction
}

#[track_caller]
fn taken(race: &mut Race, seat: u8, arrival: Millis, press: Press) {
    assert_eq!(race.bang(Seat(seat), arrival, press), Heard::Taken);
}

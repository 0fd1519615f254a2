//! What must hold of every race, whatever the lines (CC-10.10, CC-10.16).

use super::{PLAIN, T, line, order, press, race, terms};
use crate::api::{Options, Preset, Verdict};
use crate::referee::{Compensation as _, LineTimes, Press, Race, Runner};
use crate::tests::position_for_referee;
use engine::{Fast, Seat, SeatMap};

/// A person behind a line that is within what is compensated.
#[derive(Clone, Copy, Debug)]
struct Person {
    line: LineTimes,
    owd: i64,
    reaction: i64,
}

fn people(rng: &mut Fast, preset: Preset, seats: u8) -> Vec<Person> {
    let constants = preset.constants();
    (0..seats)
        .map(|_| {
            let owd = i64::from(rng.below(constants.owd_cap_ms + 1));
            let jitter = i64::from(rng.below(constants.slack_max_ms + 1));
            Person {
                line: LineTimes {
                    theta: i64::from(rng.below(100_000)) - 50_000,
                    ..line(2 * owd, 2 * owd + jitter)
                },
                owd,
                reaction: 300 + i64::from(rng.below(60)),
            }
        })
        .collect()
}

fn open(preset: Preset, people: &[Person]) -> Race {
    let options = Options {
        fairness: preset,
        ..Options::default()
    };
    let runners = SeatMap::new(people.len() as u8, |seat| Runner::Remote(people[seat.idx()].line));
    Race::open(terms(options, "Y+K"), &runners)
}

/// An honest press: shown on time, pressed after the reaction, both by the client's clock.
fn honest(person: &Person) -> Press {
    press(T + person.line.theta, T + person.reaction + person.line.theta)
}

#[test]
fn reactions_order_hands_and_arrivals_do_not() {
    // CC-10.10, CC-10.11: with jitter within the slack, and whatever the order in which the house hears of it.
    for seed in 0..2_000 {
        let mut rng = Fast::new(seed);
        let preset = Preset::ALL[rng.below(4) as usize];
        let seats = 2 + rng.below(5) as u8;
        let people = people(&mut rng, preset, seats);
        let constants = preset.constants();
        let arrivals: Vec<i64> = people
            .iter()
            .map(|person| {
                let slack = person.line.slack(&constants);
                let jitter = i64::from(rng.below(slack as u32 + 1));
                T + person.reaction + person.owd + jitter
            })
            .collect();
        let in_order = |seats: &[usize]| {
            let mut race = open(preset, &people);
            for idx in seats {
                race.bang(Seat(*idx as u8), arrivals[*idx], honest(&people[*idx]));
            }
            race
        };
        let mut seats: Vec<usize> = (0..people.len()).collect();
        let race = in_order(&seats);
        seats.reverse();
        assert_eq!(race.verdict(), in_order(&seats).verdict(), "seed {seed}");
        seats.sort_by_key(|idx| arrivals[*idx]);
        assert_eq!(race.verdict(), in_order(&seats).verdict(), "seed {seed}");
        let judged = order(&race);
        assert!(judged.is_sorted_by_key(|(_, reaction)| *reaction));
        for (seat, reaction) in judged {
            assert_eq!(
                i64::from(reaction),
                people[usize::from(seat)].reaction,
                "seed {seed}"
            );
        }
    }
}

#[test]
fn forged_times_gain_at_most_the_slack() {
    // CC-10.16, T-CC-49
    for seed in 0..2_000 {
        let mut rng = Fast::new(seed);
        let preset = Preset::ALL[rng.below(4) as usize];
        let person = people(&mut rng, preset, 1)[0];
        let slack = person.line.slack(&preset.constants());
        let arrival = T + person.reaction + person.owd;
        let measure = |press: Press| {
            let mut race = open(preset, &[person, person]);
            race.bang(Seat(0), arrival, press);
            race.verdict().1[0]
        };
        let true_one = measure(honest(&person));
        assert_eq!(true_one.reaction, person.reaction);
        let wild = |rng: &mut Fast| match rng.below(4) {
            0 => i64::MIN,
            1 => i64::MAX,
            _ => T + i64::from(rng.below(20_000)) - 10_000,
        };
        let forged = measure(press(wild(&mut rng), wild(&mut rng)));
        assert!((forged.reaction - person.reaction).abs() <= slack, "seed {seed}");
        assert_eq!(forged.r_server, true_one.r_server);
    }
}

#[test]
fn the_rules_accept_every_verdict_of_the_referee() {
    // R-CC-41, CC-10.1: both sort by the same function, so this guards the bounds.
    for seed in 0..3_000 {
        let mut rng = Fast::new(seed);
        let throw = ["Y+K", "!+B", "!+M", "!+K"][rng.below(4) as usize];
        let options = Options {
            tie_band_ms: rng.below(16) as u8,
            ..Options::default()
        };
        let runners: Vec<Runner> = (0..4)
            .map(|_| match rng.below(4) {
                0 => Runner::Bot,
                1 => Runner::Absent,
                _ => Runner::Remote(line(i64::from(rng.below(300)), i64::from(rng.below(600)))),
            })
            .collect();
        let mut race = race(options, throw, &runners);
        for _ in 0..8 {
            let seat = Seat(rng.below(4) as u8);
            let arrival = T - 500 + i64::from(rng.below(6_500));
            match rng.below(4) {
                0 => race.pass(seat, arrival),
                1 => {
                    race.bang(seat, arrival, PLAIN);
                }
                _ => {
                    let pressed = arrival - i64::from(rng.below(300));
                    race.bang(seat, arrival, press(T, pressed));
                }
            }
            let close = race.close_at();
            assert!(
                (T..=T + 5_000 + race.arbitration_ms()).contains(&close),
                "seed {seed}"
            );
        }
        let (verdict, evidence) = race.verdict();
        let Verdict::Adjudicate { bangs, false_starts } = &verdict else {
            panic!("{verdict:?}")
        };
        assert!(bangs.len() + false_starts.len() <= evidence.len());
        let mut scene = position_for_referee(options);
        scene.throw(throw);
        assert_eq!(scene.verdict(verdict), Ok(()), "seed {seed}");
    }
}

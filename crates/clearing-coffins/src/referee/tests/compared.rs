//! Random races, judged by the referee and by the model of CC-10 beside him (T-CC-96).

use super::model::{Deed, End, Model};
use super::{PLAIN, T, line, lists, terms};
use crate::api::{ClaimMode, Constants, FalseStart, Handicaps, Options, Preset, ReactionMode};
use crate::referee::{Conditions, LineTimes, Press, Race, Runner};
use engine::{Fast, Later, Seat, SeatMap, SeatSet, Switch};
use testbed::times;

fn pick<V: Copy>(rng: &mut Fast, values: &[V]) -> V {
    values[rng.below(values.len() as u32) as usize]
}

fn between(rng: &mut Fast, least: i64, most: i64) -> i64 {
    least + i64::from(rng.below((most - least + 1) as u32))
}

/// What is agreed. Windows are short and floors high, so that hands meet the bounds often.
fn any_terms(rng: &mut Fast, seats: u8) -> Conditions {
    let mut handicap = Handicaps::NONE;
    if rng.below(3) == 0 {
        handicap = handicap.with(Seat(rng.below(u32::from(seats)) as u8), pick(rng, &[5, 40, 150]));
    }
    let options = Options {
        fairness: pick(rng, &Preset::ALL),
        window_ms: pick(rng, &[200, 300, 500, 1_000]),
        tie_band_ms: pick(rng, &[0, 0, 5, 15]),
        false_start: pick(
            rng,
            &[FalseStart::Lockout, FalseStart::Penalty, FalseStart::Ignore],
        ),
        claim_mode: pick(rng, &[ClaimMode::Garlic, ClaimMode::Pointed]),
        early_pass: pick(rng, &[Switch::On, Switch::On, Switch::Off]),
        reaction_mode: pick(
            rng,
            &[
                ReactionMode::Network,
                ReactionMode::Network,
                ReactionMode::Hotseat,
            ],
        ),
        handicap: Later(handicap),
        ..Options::default()
    };
    Conditions {
        thrower: Seat(rng.below(u32::from(seats)) as u8),
        ..terms(options, pick(rng, &["Y+K", "P+M", "!+B", "!+K"]))
    }
}

fn any_runner(rng: &mut Fast) -> Runner {
    match rng.below(8) {
        0 => Runner::Absent,
        1 | 2 => Runner::Bot,
        3 => pick(rng, &[Runner::Local, Runner::Shared]),
        _ => {
            let rtt_min = between(rng, 0, 500);
            Runner::Remote(LineTimes {
                theta: between(rng, -9_000, 9_000),
                ..line(rtt_min, rtt_min + between(rng, 0, 150))
            })
        }
    }
}

/// A hand around the floor, around the window or between, honest or not; or a pass.
fn any_deed(rng: &mut Fast, terms: &Conditions, seat: Seat, runner: Runner) -> Deed {
    let window = i64::from(terms.options.window_ms);
    let at = T + match rng.below(4) {
        0 => between(rng, -60, 220),
        1 => between(rng, window - 80, window + 400),
        _ => between(rng, 80, 300),
    };
    let theta = if let Runner::Remote(line) = runner {
        line.theta
    } else {
        0
    };
    let with_times = runner != Runner::Bot && rng.below(4) > 0;
    let pressed = at - between(rng, 0, 250);
    let press = Press {
        shown: with_times.then(|| T + theta + between(rng, -20, 60)),
        pressed: with_times.then_some(pressed + theta),
        // On `!+K` nothing is right (CC-5.8).
        is_right: !terms.throw.is_hands_off() && rng.below(2) == 0,
        ..PLAIN
    };
    Deed {
        at,
        seat,
        press: (rng.below(4) > 0).then_some(press),
    }
}

/// Everybody does something once or twice; a bot says one thing in advance.
fn any_deeds(rng: &mut Fast, terms: &Conditions, runners: &[Runner]) -> Vec<Deed> {
    let mut deeds = Vec::new();
    for (seat, runner) in (0u8..).map(Seat).zip(runners) {
        let most = if *runner == Runner::Bot { 1 } else { 2 };
        for _ in 0..rng.below(most + 1) {
            deeds.push(any_deed(rng, terms, seat, *runner));
        }
    }
    deeds.sort_by_key(|deed| deed.at);
    deeds
}

fn tell(race: &mut Race, deed: &Deed, runner: Runner) {
    match deed.press {
        None => race.pass(deed.seat, deed.at),
        Some(press) if runner == Runner::Bot => {
            race.bot_bang(deed.seat, deed.at - T, press.target, press.is_right);
        }
        Some(press) => {
            race.bang(deed.seat, deed.at, press);
        }
    }
}

fn found(race: &Race, by_passing: bool) -> End {
    let (bangs, false_starts) = lists(race);
    End {
        at: race.close_at(),
        by_passing,
        bangs: bangs
            .iter()
            .map(|it| (it.seat.0, i64::from(it.reaction_ms)))
            .collect(),
        false_starts: false_starts
            .iter()
            .map(|it| (it.seat.0, i64::from(it.reaction_ms)))
            .collect(),
    }
}

/// What of the races occurred, so that a generator that tests little is noticed.
#[derive(Default, Debug)]
struct Tally {
    several: u32,
    false_starts: u32,
    by_passing: u32,
    late: u32,
    nobody: u32,
}

fn compare(seed: u64, tally: &mut Tally) {
    let mut rng = Fast::new(seed);
    let seats = 2 + rng.below(5) as u8;
    let terms = any_terms(&mut rng, seats);
    let runners: Vec<Runner> = (0..seats).map(|_| any_runner(&mut rng)).collect();
    let deeds = any_deeds(&mut rng, &terms, &runners);
    let model = Model {
        terms,
        runners: &runners,
        deeds: &deeds,
    };
    let expected = model.run();
    let runner = |deed: &Deed| runners[deed.seat.idx()];
    let open = || Race::open(terms, &SeatMap::new(seats, |seat| runners[seat.idx()]));
    let told = || format!("seed {seed}: {terms:?} {runners:?} {deeds:#?}");

    // As a house does it: bots in advance, then each as it arrives, until the race is over.
    let (bots, people): (Vec<&Deed>, Vec<&Deed>) = deeds.iter().partition(|deed| runner(deed) == Runner::Bot);
    let mut race = open();
    bots.iter().for_each(|deed| tell(&mut race, deed, Runner::Bot));
    let in_time = |race: &Race, deed: &Deed| deed.at <= race.close_at();
    let mut heard = 0;
    while let Some(deed) = people.get(heard).filter(|deed| in_time(&race, deed)) {
        tell(&mut race, deed, runner(deed));
        heard += 1;
    }
    assert_eq!(found(&race, expected.by_passing), expected, "{}", told());

    // The order in which the house hears of them does not matter, where nobody does two things.
    let seats_heard: SeatSet = people[..heard].iter().map(|deed| deed.seat).collect();
    if seats_heard.len() == heard {
        let mut again = open();
        let backwards = people[..heard].iter().rev().chain(&bots);
        backwards.for_each(|deed| tell(&mut again, deed, runner(deed)));
        assert_eq!(
            found(&again, expected.by_passing),
            expected,
            "backwards: {}",
            told()
        );
    }

    // What arrives when it is over changes nothing (CC-4.7, R-CC-74).
    if !expected.by_passing {
        for deed in people[heard..].iter().filter(|deed| deed.press.is_some()) {
            tell(&mut race, deed, runner(deed));
            tally.late += 1;
        }
        assert_eq!(found(&race, false), expected, "late hands: {}", told());
    }
    tally.several += u32::from(expected.bangs.len() > 1);
    tally.false_starts += u32::from(!expected.false_starts.is_empty());
    tally.by_passing += u32::from(expected.by_passing);
    tally.nobody += u32::from(expected.bangs.is_empty());
}

#[test]
fn the_referee_judges_like_the_spec() {
    // T-CC-96, CC-10.9 to CC-10.15, CC-4.6a, CC-4.7, R-CC-48 to R-CC-51, R-CC-59, R-CC-60
    let mut tally = Tally::default();
    let races = times(20_000);
    (0..races).for_each(|seed| compare(seed, &mut tally));
    let Tally {
        several,
        false_starts,
        by_passing,
        late,
        nobody,
    } = tally;
    let least = (races / 50) as u32;
    for often in [several, false_starts, by_passing, late, nobody] {
        assert!(often > least, "{tally:?}");
    }
}

#[test]
fn no_dice_go_out_early_and_no_race_closes_before_they_are_seen() {
    // T-CC-96, CC-10.6, CC-10.7, R-CC-48: half a slack too early at most, whatever the line, and never a lead too long.
    for seed in 0..times(5_000) {
        let mut rng = Fast::new(seed);
        let terms = any_terms(&mut rng, 2);
        let runners = [any_runner(&mut rng), any_runner(&mut rng)];
        let model = Model {
            terms,
            runners: &runners,
            deeds: &[],
        };
        let mut race = Race::open(terms, &SeatMap::new(2, |seat| runners[seat.idx()]));
        for (seat, runner) in (0u8..).map(Seat).zip(runners) {
            let released = race.release_at(seat).unwrap();
            let Runner::Remote(line) = runner else {
                assert_eq!(released, T);
                continue;
            };
            assert_eq!(released, model.rel(line));
            let Constants {
                slack_max_ms,
                lead_max_ms,
                ..
            } = terms.options.constants();
            // The way to the device takes half of the smallest round trip at least, if both ways are alike.
            assert!(
                released + line.rtt_min / 2 >= T - i64::from(slack_max_ms) / 2 - 1,
                "seed {seed}"
            );
            assert!(released >= T - i64::from(lead_max_ms), "seed {seed}");
        }
        for _ in 0..4 {
            let seat = Seat(rng.below(2) as u8);
            let deed = any_deed(&mut rng, &terms, seat, runners[seat.idx()]);
            tell(&mut race, &deed, runners[seat.idx()]);
            assert!(race.close_at() >= T, "seed {seed}");
        }
    }
}

/// How somebody cheats (CC-10.16).
#[derive(Clone, Copy, Debug)]
struct Cheat {
    forges: bool,
    reads_ahead: bool,
    delays: bool,
}

/// What a cheat at the end of a steady line of `rtt` gains against an honest player with the same reaction.
fn gain(preset: Preset, rtt: i64, jitter: i64, reaction: i64, cheat: Cheat, rng: &mut Fast) -> i64 {
    let delay = if cheat.delays { between(rng, 0, 800) } else { 0 };
    let line = line(rtt + delay, rtt + delay + jitter);
    let options = Options {
        fairness: preset,
        ..Options::default()
    };
    let mut race = super::race(options, "Y+K", &[Runner::Remote(line), Runner::Absent]);
    let received = race.release_at(Seat(0)).unwrap() + rtt / 2;
    let seen = if cheat.reads_ahead {
        received
    } else {
        received.max(T)
    };
    let pressed = seen + reaction;
    let press = if cheat.forges {
        super::press(between(rng, T - 900, T + 900), between(rng, T - 900, T + 900))
    } else {
        super::press(seen, pressed)
    };
    race.bang(Seat(0), pressed + rtt / 2, press);
    reaction - race.verdict().1[0].reaction
}

#[test]
fn no_cheat_gains_more_than_its_bound() {
    // T-CC-96, CC-10.16, R-CC-63: each way alone, and all together; 5 ms of rounding are in every bound.
    const ROUNDING: i64 = 5;
    for seed in 0..times(20_000) {
        let mut rng = Fast::new(seed);
        let preset = pick(&mut rng, &Preset::ALL);
        let (cap, slack) = {
            let constants = preset.constants();
            (i64::from(constants.owd_cap_ms), i64::from(constants.slack_max_ms))
        };
        let rtt = 2 * between(&mut rng, 0, cap);
        let jitter = between(&mut rng, 0, slack);
        let reaction = between(&mut rng, 900, 1_500);
        let mut check = |forges, reads_ahead, delays, bound: i64| {
            let cheat = Cheat {
                forges,
                reads_ahead,
                delays,
            };
            let gained = gain(preset, rtt, jitter, reaction, cheat, &mut rng);
            assert!(
                gained <= bound + ROUNDING,
                "seed {seed}: {cheat:?} gains {gained} of {bound}"
            );
        };
        check(false, false, false, 0);
        check(true, false, false, slack);
        check(false, true, false, slack / 2);
        check(false, false, true, 2 * cap - rtt);
        check(true, true, true, 2 * cap - rtt + 3 * slack / 2);
    }
}

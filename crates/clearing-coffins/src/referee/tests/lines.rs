//! Samples, estimates, release times (CC-10.3 to CC-10.7).

use super::{T, line};
use crate::api::{Options, Preset};
use crate::referee::{Link, LinkQuality, Sample, roll_delay, throw_at};
use engine::Fast;

fn link(samples: &[(i64, i64)]) -> Link {
    let mut link = Link::default();
    for (rtt, offset) in samples {
        link.note(Sample {
            rtt: *rtt,
            offset: *offset,
        });
    }
    link
}

#[test]
fn the_smallest_round_trip_tells_the_offset() {
    // T-CC-59, CC-10.4
    let link = link(&[(40, 5), (35, 4), (90, 30), (31, 3), (200, 80)]);
    let line = link.estimate().unwrap();
    assert_eq!((line.rtt_min, line.theta, line.rtt_p95), (31, 3, 200));
    // R-CC-52: of equal round trips the latest; an odd round trip is halved downwards.
    let mut again = link;
    again.note(Sample { rtt: 31, offset: -7 });
    let line = again.estimate().unwrap();
    assert_eq!(line.theta, -7);
    assert_eq!(line.owd(&Options::default().constants()), 15);
}

#[test]
fn four_times_make_a_sample() {
    // CC-10.3, CC-10.2: a client 1,000 ms ahead behind a line of 20 ms each way answers after 3 ms.
    let sample = Sample::measure(500, 1520, 1523, 543).unwrap();
    assert_eq!((sample.rtt, sample.offset), (40, 1000));
    // R-CC-52: a client that says it needed longer than 5 ms looks slower, not quicker.
    assert_eq!(Sample::measure(0, 0, 90, 100).unwrap().rtt, 95);
    assert_eq!(Sample::measure(0, 90, 0, 100).unwrap().rtt, 100);
    // Numbers that are no times are no sample.
    assert_eq!(Sample::measure(0, i64::MAX, 0, 100), None);
    assert_eq!(Sample::measure(0, i64::MIN + 1, 0, 100), None);
    assert_eq!(Sample::measure(100, 0, 0, 99), None);
}

#[test]
fn the_last_samples_count() {
    // CC-10.4: 32 are kept; of 32 the 31st is the 95 % rank.
    let mut link = link(&[(1, 99)]);
    for rtt in 101..=132 {
        link.note(Sample { rtt, offset: 0 });
    }
    let line = link.estimate().unwrap();
    assert_eq!((line.rtt_min, line.theta, line.rtt_p95), (101, 0, 131));
    // The transport's own figure is used if it is smaller (CC-10.5).
    link.note_transport(80);
    assert_eq!(link.estimate().unwrap().rtt_min, 80);
    link.note_transport(300);
    assert_eq!(link.estimate().unwrap().rtt_min, 101);
    link.reset();
    assert_eq!(link.estimate(), None);
}

#[test]
fn a_seat_needs_five_samples() {
    // CC-10.5
    let slow = |rtt: i64, count: usize| link(&vec![(rtt, 0); count]);
    assert!(!slow(20, 4).may_bang());
    assert!(slow(20, 5).may_bang());
    assert_eq!(slow(20, 4).quality(), LinkQuality::Unknown);
    assert_eq!(slow(250, 5).quality(), LinkQuality::Good);
    assert_eq!(slow(251, 5).quality(), LinkQuality::Warned);
    assert_eq!(slow(601, 5).quality(), LinkQuality::Slow);
}

#[test]
fn dice_are_released_just_in_time() {
    // T-CC-51, CC-10.7
    let constants = Options::default().constants();
    let far = line(400, 430);
    assert_eq!((far.owd(&constants), far.slack(&constants)), (100, 30));
    let released = far.release_at(T, &constants);
    assert_eq!(released, 9885);
    assert_eq!(far.shown_at(T, released, &constants), T);
    // The lead is bounded: nobody gets the dice much earlier than they are shown.
    let jumpy = line(400, 900);
    assert_eq!(jumpy.release_at(T, &constants), T - 130);
    let strict = Preset::Strict.constants();
    assert_eq!(jumpy.release_at(T, &strict), T - 65);
    assert_eq!(jumpy.owd(&Preset::Lenient.constants()), 150);
    assert_eq!(jumpy.release_at(T, &Preset::Lenient.constants()), T - 200);
}

#[test]
fn the_delay_of_the_reveal_is_drawn_between_its_bounds() {
    // CC-10.6
    let mut chance = Fast::new(6);
    let options = Options::default();
    let delays: Vec<i64> = (0..5_000)
        .map(|round| roll_delay(&options, round, &mut chance))
        .collect();
    assert_eq!(
        (delays.iter().min(), delays.iter().max()),
        (Some(&900), Some(&1800))
    );
}

#[test]
fn the_referee_throws_sooner_for_who_is_gone() {
    // CC-10.17, T-CC-62
    let options = Options::default();
    assert_eq!(throw_at(&options, 500, true), 10_500);
    assert_eq!(throw_at(&options, 500, false), 2_500);
}

//! Good and bad lines, release times (CC-10.5 to CC-10.7).

use super::{T, line};
use crate::ClearingCoffins;
use crate::api::{Options, Preset};
use crate::referee::{Compensation as _, roll_delay};
use engine::Fast;
use engine::race::{LineQuality, Races as _};

#[test]
fn a_long_line_is_warned_of_and_a_longer_one_marked() {
    // CC-10.5
    let quality = |rtt_min| ClearingCoffins::quality(&line(rtt_min, rtt_min));
    assert_eq!(quality(250), LineQuality::Good);
    assert_eq!(quality(251), LineQuality::Long);
    assert_eq!(quality(600), LineQuality::Long);
    assert_eq!(quality(601), LineQuality::TooLong);
}

#[test]
fn dice_are_released_just_in_time() {
    // T-CC-51, CC-10.7
    let constants = Options::default().constants();
    // R-CC-52: an odd round trip is halved downwards.
    assert_eq!(line(31, 40).owd(&constants), 15);
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

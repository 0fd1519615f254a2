//! The types of the game as the browser knows them: `web/src/wire/clearing-coffins.ts` is kept fresh here.

use crate::api::*;
use crate::parts::*;
use engine::written_as;
use testbed::browser::{check, declare};

written_as!(SeatQueue, "number[]");
written_as!(Shown, "Place[]");

#[test]
fn the_browser_knows_the_types_as_they_are() {
    check(
        "clearing-coffins",
        &[
            declare::<Place>(),
            declare::<Kind>(),
            declare::<Target>(),
            declare::<Claim>(),
            declare::<Bat>(),
            declare::<Moon>(),
            declare::<Command>(),
            declare::<Ruling>(),
            declare::<Timing>(),
            declare::<Photo>(),
            declare::<FinishView>(),
            declare::<Bang>(),
            declare::<Anticipation>(),
            declare::<End>(),
            declare::<Phase>(),
            declare::<Sighting>(),
            declare::<Slot>(),
            declare::<Row>(),
            declare::<SeatView>(),
            declare::<Look>(),
            declare::<View>(),
        ],
    );
}

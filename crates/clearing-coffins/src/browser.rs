//! The types of the game as the browser knows them: `web/src/wire/clearing-coffins.ts` is kept fresh here.

use crate::api::*;
use crate::parts::*;
use engine::written_as;
use testbed::browser::{Schemas, check, declare};

written_as!(SeatQueue, "number[]");
written_as!(NamedSlots, "Place[]");
written_as!(ColourDie, "string");
written_as!(FirstThrower, "number | \"random\"");

/// A number, or the word that stands for none.
pub(crate) struct NumberOrWord;
written_as!(NumberOrWord, "number | string");

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

#[test]
fn the_schemas_are_as_the_types_are() {
    Schemas::default()
        .with::<Options>("options")
        .with::<Deal>("deal")
        .with::<Kind>("kind")
        .with::<Command>("command")
        .with::<Sighting>("sighting")
        .with::<View>("view")
        .with::<Verdict>("verdict")
        .check("clearing-coffins");
}

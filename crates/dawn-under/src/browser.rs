//! The types of the game as the browser knows them: `web/src/wire/dawn-under.ts` is kept fresh here.

use crate::api::*;
use crate::parts::*;
use engine::written_as;
use testbed::browser::{Schemas, check, declare};

written_as!(GraveSet, "number[]");

#[test]
fn the_browser_knows_the_types_as_they_are() {
    check(
        "dawn-under",
        &[
            declare::<Grave>(),
            declare::<Content>(),
            declare::<End>(),
            declare::<Command>(),
            declare::<Kind>(),
            declare::<Gifts>(),
            declare::<AfterGifts>(),
            declare::<AfterReceive>(),
            declare::<Phase>(),
            declare::<Reason>(),
            declare::<Ending>(),
            declare::<Way>(),
            declare::<Sighting>(),
            declare::<LidView>(),
            declare::<GraveView>(),
            declare::<SeatView>(),
            declare::<PlagueView>(),
            declare::<Rucola>(),
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
        .check("dawn-under");
}

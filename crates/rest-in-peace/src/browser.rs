//! The types of the game as the browser knows them: `web/src/wire/rest-in-peace.ts` is kept fresh here.

use crate::api::*;
use crate::parts::*;
use engine::written_as;
use testbed::browser::{Schemas, check, declare};

written_as!(Room, "number");

#[test]
fn the_browser_knows_the_types_as_they_are() {
    check(
        "rest-in-peace",
        &[
            declare::<Kind>(),
            declare::<Command>(),
            declare::<Loss>(),
            declare::<End>(),
            declare::<Via>(),
            declare::<Fate>(),
            declare::<Sighting>(),
            declare::<RoomView>(),
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
        .check("rest-in-peace");
}

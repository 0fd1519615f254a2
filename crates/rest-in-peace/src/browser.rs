//! The types of the game as the browser knows them: `web/src/wire/rest-in-peace.ts` is kept fresh here.

use crate::api::*;
use crate::parts::*;
use engine::browser::{check, declare};
use engine::written_as;

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

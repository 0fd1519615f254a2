//! The types of the game as the browser knows them: `web/src/wire/ruhe-in-frieden.ts` is kept fresh here.

use crate::api::*;
use crate::parts::*;
use crate::phase::{Document, WindowKind};
use engine::written_as;
use testbed::browser::{Schemas, check, declare};

written_as!(Grave, "number");
written_as!(Start, "number | \"random\"");
written_as!(GraveSet, "number[]");
written_as!(Money, "number");
written_as!(Family, "number");
written_as!(ActionSet, "string[]");

#[test]
fn the_browser_knows_the_types_as_they_are() {
    check(
        "ruhe-in-frieden",
        &[
            declare::<Pill>(),
            declare::<Chips>(),
            declare::<Health>(),
            declare::<Kind>(),
            declare::<Command>(),
            declare::<How>(),
            declare::<Answer>(),
            declare::<Play>(),
            declare::<Reason>(),
            declare::<Way>(),
            declare::<Whereabouts>(),
            declare::<Sighting>(),
            declare::<Document>(),
            declare::<WindowKind>(),
            declare::<RelativeView>(),
            declare::<ShareView>(),
            declare::<SeatView>(),
            declare::<GraveView>(),
            declare::<BurialView>(),
            declare::<EndView>(),
            declare::<View>(),
            declare::<StandingOrder>(),
            declare::<Orders>(),
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
        .check("ruhe-in-frieden");
}

//! What was seen, as keys of the message files.

use super::{action, family, health, pill, play, reason, relative, share, window};
use crate::api::{Sighting, Way, Whereabouts};
use crate::parts::{ActionSet, Money};
use engine::{Phrase, Seat, Seen};

/// What was seen.
pub(crate) fn sighting(sighting: &Sighting) -> Phrase {
    match *sighting {
        Sighting::FamilyChosen { seat, family: chosen } => {
            by("family-chosen", seat).with("family", family(chosen))
        }
        Sighting::PileShows { grave, action: top } => seen("pile-shows")
            .with("grave", grave.number())
            .with("action", action(top)),
        Sighting::TurnBegan { seat, turn } => by("turn-began", seat).with("turn", turn),
        Sighting::BoxFilled { chips } => seen("box-filled")
            .with("white", chips.white)
            .with("black", chips.black)
            .with("red", chips.red),
        Sighting::Visited {
            relative: visited,
            kind,
            paid,
            substitute,
        } => seen(if substitute {
            "visited-substitute"
        } else {
            "visited"
        })
        .with("relative", relative(visited))
        .with("kind", pill(kind))
        .with("money", paid.in_full()),
        Sighting::PillBought {
            seat,
            relative: target,
            kind,
        } => by("pill-bought", seat)
            .with("relative", relative(target))
            .with("kind", pill(kind)),
        Sighting::ShareBought {
            seat,
            grave,
            paid,
            action: back,
        } => {
            let key = if back == Seen::Back {
                "share-bought"
            } else {
                "own-share-bought"
            };
            let phrase = by(key, seat)
                .with("grave", grave.number())
                .with("money", paid.in_full());
            match back {
                Seen::Back => phrase,
                Seen::Face(face) => phrase.with("action", action(face)),
            }
        }
        Sighting::StepEnded { step } => seen(&format!("ended-{}", step.code())),
        Sighting::Adjusted {
            relative: adjusted,
            health: level,
            payout,
        } => seen(if payout == Money::ZERO {
            "adjusted"
        } else {
            "paid-out"
        })
        .with("relative", relative(adjusted))
        .with("health", health(level))
        .with("money", payout.in_full()),
        Sighting::Shocked {
            relative: shocked,
            health: level,
        } => seen("shocked")
            .with("relative", relative(shocked))
            .with("health", health(level)),
        Sighting::Died {
            relative: dead,
            inherited,
        } => seen("died")
            .with("relative", relative(dead))
            .with("money", inherited.in_full()),
        Sighting::ChipsReturned => seen("chips-returned"),
        Sighting::Played { seat, play: card } => by("played", seat).with("play", play(card)),
        Sighting::CoffinMoved { coffin, from, to } => seen("coffin-moved")
            .with("relative", relative(coffin))
            .with("from", from.number())
            .with("to", to.number()),
        Sighting::MaintenancePaid { from, to, paid } => seen("maintenance-paid")
            .with("from", from)
            .with("to", to)
            .with("money", paid.in_full()),
        Sighting::Declared {
            seat,
            relative: dead,
            grave,
            docs,
        } => by("declared", seat)
            .with("relative", relative(dead))
            .with("grave", grave.number())
            .with("count", docs.len()),
        Sighting::BurialFailed {
            relative: dead,
            grave,
        } => seen("burial-failed")
            .with("relative", relative(dead))
            .with("grave", grave.number()),
        Sighting::Buried { relative: dead, way } => buried(way).with("relative", relative(dead)),
        Sighting::SharesSpent {
            seat,
            grave,
            count,
            actions,
        } => spent(seat, count, actions).with("grave", grave.number()),
        Sighting::WindowOpened { window: kind, .. } => window(kind),
        Sighting::Passed { seat } => by("passed", seat),
        Sighting::WindowClosed => seen("window-closed"),
        Sighting::Ended {
            reason: why, winners, ..
        } => seen("ended")
            .with("reason", reason(why))
            .with("count", winners.len() as u32)
            .with("seats", winners),
        Sighting::CardOpened { card, place } => match place {
            Whereabouts::Pile => seen("opened-pile"),
            Whereabouts::Held(seat) => by("opened-held", seat),
            Whereabouts::Spent(seat) => by("opened-spent", seat),
        }
        .with("card", share(card)),
    }
}

fn seen(key: &str) -> Phrase {
    Phrase::new(format!("rf-seen-{key}"))
}

fn by(key: &str, seat: Seat) -> Phrase {
    seen(key).with("seat", seat)
}

fn buried(way: Way) -> Phrase {
    match way {
        Way::New => seen("buried-new"),
        Way::Regular(grave) => seen("buried-regular").with("grave", grave.number()),
        Way::Double(grave) => seen("buried-double").with("grave", grave.number()),
    }
}

fn spent(seat: Seat, count: u8, actions: Seen<ActionSet>) -> Phrase {
    match actions {
        Seen::Back => by("shares-spent", seat).with("count", count),
        Seen::Face(actions) => {
            let phrase = by("own-shares-spent", seat).with("count", count);
            match list(actions) {
                Some(names) => phrase.with("actions", names),
                None => phrase.with_text("actions", "–"),
            }
        }
    }
}

/// The names of the actions one after the other; nothing if there are none.
fn list(actions: ActionSet) -> Option<Phrase> {
    let names: Vec<Phrase> = actions.iter().map(action).collect();
    names
        .into_iter()
        .rev()
        .reduce(|rest, first| Phrase::new("rf-and").with("first", first).with("rest", rest))
}

//! What is said of the choices of *Rest in Peace*: the chance to win with each, and what can be counted.

use super::mourner::all_from;
use super::seeker::Insight;
use crate::advice::{Pondering, per_cent};
use crate::search::{Manner, Weighed};
use engine::{Fast, Phrase, Prompt};
use rest_in_peace::parts::{Room, RoomSet};
use rest_in_peace::{Command, Kind, Known, RestInPeace, text};

/// The chance to win with each choice.
pub(super) fn weigh(
    known: &Known,
    prompt: &Prompt<Kind>,
    choices: &[Command],
    pondering: Pondering,
    rng: &mut Fast,
) -> Vec<Weighed<Command>> {
    pondering.weigh::<RestInPeace, _>(&mut Insight(known), Manner::default(), prompt, choices, rng)
}

/// What speaks for a choice and against it.
pub(super) fn reasons(known: &Known, choice: Option<&Command>) -> Vec<Phrase> {
    let Some(choice) = choice else {
        return Vec::new();
    };
    match *choice {
        Command::Door { card } | Command::Fresh { card } => enter(known, card.room(), true),
        Command::Passage => known
            .passage_from(known.room)
            .map_or_else(Vec::new, |room| enter(known, room, false)),
        Command::Close => close(known),
        Command::CloseViaPassage => {
            let to = known.passage_from(known.room).map(text::room);
            let passage = to.map(|room| Phrase::new("rp-why-passage-gone").with("room", room));
            passage.into_iter().chain(loses_bones(known)).collect()
        }
        Command::Flip => vec![Phrase::new("rp-why-flip").with("left", known.candidates().count() as u32)],
        Command::Skip => vec![Phrase::new("rp-why-skip").with("left", known.candidates().count() as u32)],
        Command::Concede => vec![Phrase::new("rp-why-concede")],
    }
}

/// What is known of a room before one goes there.
fn enter(known: &Known, room: Room, by_door: bool) -> Vec<Phrase> {
    if room == Room::ENTRANCE && known.bones {
        return vec![Phrase::new("rp-why-home")];
    }
    if !known.visited.contains(room) {
        return enter_unknown(known);
    }
    let mut reasons = Vec::new();
    if !known.bones && known.holds_candidate(room) {
        let is_sure = known.clues.len() >= 2 && known.candidates().count() == 1;
        reasons.push(Phrase::new(if is_sure { "rp-why-bones" } else { "rp-why-maybe" }));
    }
    let exits = known.usable_doors(room).len();
    reasons.push(match (exits, known.passage_from(room)) {
        (0, Some(_)) if by_door => Phrase::new("rp-why-only-passage"),
        (0, _) if room == Room::ENTRANCE => Phrase::new("rp-why-no-way-out"),
        (0, _) => Phrase::new("rp-why-no-doors"),
        (count, _) => Phrase::new("rp-why-doors").with("count", count),
    });
    if known.bones && known.doors[room.idx()].count_to(Room::ENTRANCE) > 0 {
        reasons.push(Phrase::new("rp-why-ace"));
    }
    reasons
}

/// A room nobody has entered yet: doors will be drawn, and one of the secrets not seen lies there (RP-4).
fn enter_unknown(known: &Known) -> Vec<Phrase> {
    let unseen = known.secrets.iter().filter(|secret| secret.is_none()).count();
    let mut reasons = vec![Phrase::new("rp-why-new-room")];
    if !known.ghost_found {
        let key = if known.bones {
            "rp-why-ghost-ends"
        } else {
            "rp-why-ghost"
        };
        reasons.push(Phrase::new(key).with("unseen", unseen as u32));
    }
    reasons.push(drawn(known, known.closed));
    reasons
}

/// The room is closed for good, and new doors are drawn (RP-5).
fn close(known: &Known) -> Vec<Phrase> {
    let drawn = drawn(known, known.closed.with(RoomSet::only(known.room)));
    loses_bones(known).into_iter().chain([drawn]).collect()
}

/// How many doors left in the deck still fit, and how likely none of those drawn does.
fn drawn(known: &Known, shut: RoomSet) -> Phrase {
    let left = u32::from(known.deck.len());
    let fitting = u32::from(known.deck.leading_to(RoomSet::ALL.without(shut)).len());
    let count = u32::from(known.options.doors).min(left);
    Phrase::new("rp-why-drawn")
        .with("fitting", fitting)
        .with("left", left)
        .with("none", per_cent(all_from(left - fitting, left, count)))
}

/// Where the bones may lie nothing should be closed (RP-7.4).
fn loses_bones(known: &Known) -> Option<Phrase> {
    let may_be_here = !known.bones && known.holds_candidate(known.room);
    may_be_here.then(|| Phrase::new("rp-why-buried"))
}

//! Games that are certainly lost (RP-7.3, RP-7.4).
//!
//! The tests use only what the player knows: they are given nothing else. They are sound, not complete: a game
//! they call lost has no winning continuation.

use crate::api::{Kind, Loss};
use crate::known::Known;
use crate::parts::{Room, RoomSet};

/// Why the game cannot be won any more, if that is certain.
pub(crate) fn certain_loss(known: &Known, kind: Kind) -> Option<Loss> {
    if !known.bones && known.ghost_found && all_candidates_closed(known) {
        return Some(Loss::Sealed);
    }
    let reach = relaxed_reach(known, kind);
    if !reach.contains(Room::ENTRANCE) {
        return Some(Loss::NoWayHome);
    }
    if !known.bones && !can_still_hold_bones(known, reach) {
        return Some(Loss::Sealed);
    }
    None
}

/// RP-7.4 A: every candidate's secret lies in a closed room.
fn all_candidates_closed(known: &Known) -> bool {
    known
        .candidates()
        .all(|pattern| known.pattern_rooms[pattern.idx()].is_some_and(|room| known.closed.contains(room)))
}

/// RP-7.4 C: an unvisited room, or a visited one with a candidate, can be reached.
fn can_still_hold_bones(known: &Known, reach: RoomSet) -> bool {
    !reach.without(known.visited).is_empty()
        || known
            .candidates()
            .any(|pattern| known.pattern_rooms[pattern.idx()].is_some_and(|room| reach.contains(room)))
}

/// The relaxed reach of RP-7.4: rooms that might still be entered. Never too few.
fn relaxed_reach(known: &Known, kind: Kind) -> RoomSet {
    let open = known.open();
    let in_deck = known.deck.rooms();
    let passages = known.passages.without(known.closed);
    let unvisited = open.without(known.visited);
    // The other end of a passage; one that is not found yet may be in any unvisited room, and none is left if
    // an end was closed.
    let behind_passage = match known.passages.len() {
        2 => {
            if passages.len() == 2 {
                passages
            } else {
                RoomSet::EMPTY
            }
        }
        _ => unvisited,
    };

    let expand = |room: Room| {
        let mut next = known.doors[room.idx()].rooms();
        if room != Room::ENTRANCE {
            // The room can be closed, or will draw doors.
            next = next.with(in_deck);
        }
        if passages.contains(room) {
            next = next.with(behind_passage.without(RoomSet::only(room)));
        }
        if unvisited.contains(room) {
            next = next.with(unvisited).with(passages);
        }
        next.and(open)
    };

    let mut reach = match kind {
        Kind::Fresh => known
            .fresh
            .iter()
            .map(|card| card.room())
            .collect::<RoomSet>()
            .and(open),
        // The current room belongs to the reach only if it is reached again.
        Kind::Clue | Kind::Room => expand(known.room),
    };
    let mut to_expand = reach;
    // Most of the time the whole house is reached after a room or two, and there is no more to find.
    while reach != open
        && let Some(room) = to_expand.first()
    {
        to_expand.remove(room);
        let found = expand(room).without(reach);
        reach = reach.with(found);
        to_expand = to_expand.with(found);
    }
    reach
}

//! Games that are certainly lost (RP-7.3, RP-7.4).
//!
//! The tests use only what the player knows: they are given nothing else. They are sound, not complete: a game
//! they call lost has no winning continuation.

use crate::api::Loss;
use crate::known::Known;
use crate::parts::{Room, RoomSet};

/// Why the game cannot be won any more, if that is certain. `fresh` are the rooms behind fresh doors, while one of
/// them is to be chosen.
#[inline(always)]
pub(crate) fn certain_loss(known: &Known, fresh: Option<RoomSet>) -> Option<Loss> {
    let reach = if reaches_everything(known, fresh) {
        known.open()
    } else {
        relaxed_reach(known, fresh)
    };
    if !known.bones && known.ghost_found && all_candidates_closed(known) {
        return Some(Loss::Sealed);
    }
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
    // Without a clue there are six candidates, and seldom as many closed rooms.
    let is_possible = !known.clues.is_empty() || known.closed.len() >= 6;
    is_possible
        && known
            .candidates()
            .all(|pattern| known.pattern_rooms[pattern.idx()].is_some_and(|room| known.closed.contains(room)))
}

/// RP-7.4 C: an unvisited room, or a visited one with a candidate, can be reached.
#[inline]
fn can_still_hold_bones(known: &Known, reach: RoomSet) -> bool {
    !reach.without(known.visited).is_empty() || reaches_candidate(known, reach)
}

fn reaches_candidate(known: &Known, reach: RoomSet) -> bool {
    known
        .candidates()
        .any(|pattern| known.pattern_rooms[pattern.idx()].is_some_and(|room| reach.contains(room)))
}

/// Whether the relaxed reach is the whole house, as is seen at a glance: the deck has a door to every open room, and the
/// player stands in, or gets to, a room that can be closed or will draw doors. Most of the time it is so.
#[inline]
fn reaches_everything(known: &Known, fresh: Option<RoomSet>) -> bool {
    let (open, in_deck) = (known.open(), known.deck.rooms());
    let on_the_way = match fresh {
        Some(fresh) => fresh,
        None if known.room == Room::ENTRANCE => known.usable_doors(known.room).rooms(),
        None => RoomSet::only(known.room),
    };
    open.without(in_deck).is_empty() && !on_the_way.without(RoomSet::only(Room::ENTRANCE)).is_empty()
}

/// The relaxed reach of RP-7.4: rooms that might still be entered. Never too few.
fn relaxed_reach(known: &Known, fresh: Option<RoomSet>) -> RoomSet {
    let open = known.open();
    let in_deck = known.deck.rooms();
    let passages = known.passages.without(known.closed);
    let unvisited = open.without(known.visited);
    // The other end of a passage; one that is not found yet may be in any unvisited room, and none is left if
    // an end was closed.
    let behind_passage = if known.passages.len() > 1 {
        passages
    } else {
        unvisited
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

    // The current room belongs to the reach only if it is reached again.
    let mut reach = fresh.unwrap_or_else(|| expand(known.room));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{EarlyLoss, Kind};
    use crate::{Command, Event, Options, RestInPeace, Sighting};
    use engine::{Fast, Game, Input, Stamp};

    /// How often a hint was told, and how often the tests gave another reason, or none, afterwards; and how often the
    /// whole house was reached at a glance.
    #[derive(Default, Debug)]
    struct Hints {
        told: u32,
        other_reason: u32,
        none: u32,
        at_a_glance: u32,
    }

    fn play(options: &Options, rng: &mut Fast, hints: &mut Hints) {
        let deal = RestInPeace::shuffle(RestInPeace::NEWEST, options, 1, rng);
        let mut state = RestInPeace::deal(RestInPeace::NEWEST, options, 1, &deal, &mut ());
        let (mut choices, mut told) = (Vec::new(), None);
        while let Some(prompt) = RestInPeace::prompts(&state).first().copied() {
            choices.clear();
            RestInPeace::choices(&state, &prompt, &mut choices);
            choices.retain(|choice| !matches!(choice, Command::Concede | Command::Passage));
            let Some(command) = choices.get(rng.below(choices.len().max(1) as u32) as usize) else {
                return;
            };
            let (seat, prompt) = (prompt.seat, prompt.id);
            let command = *command;
            let input = Input::Command {
                seat,
                prompt,
                command,
            };
            let mut events: Vec<Event> = Vec::new();
            RestInPeace::apply(&mut state, Stamp(0), input, rng, &mut events).unwrap();
            for event in events {
                if let Sighting::Doomed { reason } = event.sighting() {
                    assert_eq!(told, None, "a hint is told once");
                    told = Some(reason);
                    hints.told += 1;
                }
            }
            assert_eq!(state.known.doomed, told, "what was told stays as it was");
            let fresh = match state.known.phase.kind() {
                Some(Kind::Fresh) => Some(state.known.fresh_rooms()),
                Some(Kind::Room) => None,
                _ => continue,
            };
            if reaches_everything(&state.known, fresh) {
                assert_eq!(relaxed_reach(&state.known, fresh), state.known.open());
                hints.at_a_glance += 1;
            }
            if let Some(told) = told {
                let now = certain_loss(&state.known, fresh);
                hints.none += u32::from(now.is_none());
                hints.other_reason += u32::from(now.is_some_and(|now| now != told));
            }
        }
    }

    fn play_with_hints(seed: u64) -> Hints {
        let mut rng = Fast::new(seed);
        let mut hints = Hints::default();
        for game in 0..testbed::times(5_000) {
            let options = Options {
                doors: 2 + (game % 2) as u8,
                early_loss: EarlyLoss::Hint,
                ..Options::default()
            };
            play(&options, &mut rng, &mut hints);
        }
        hints
    }

    #[test]
    fn a_hint_keeps_its_first_reason() {
        // T-RP-66, R-RP-26
        let hints = play_with_hints(66);
        assert!(hints.told > 300 && hints.other_reason > 0, "{hints:?}");
        assert_eq!(hints.none, 0, "what is certainly lost stays so");
    }

    #[test]
    fn what_is_reached_at_a_glance_is_reached_step_by_step() {
        // RP-7.4; each time is compared while the games are played.
        let hints = play_with_hints(74);
        assert!(hints.at_a_glance > 1_000, "{hints:?}");
    }
}

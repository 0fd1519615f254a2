//! Policy H of RP-13: the option with the highest score of a table made by hand.

use crate::Bot;
use engine::{Fast, Prompt};
use rest_in_peace::api::Via;
use rest_in_peace::parts::{Room, RoomSet};
use rest_in_peace::{Command, Kind, Known, RestInPeace};

/// Always turns up clues and otherwise takes the option with the highest score; ties are broken at random.
#[derive(Clone, Copy, Debug)]
pub struct Mourner;

impl Bot<RestInPeace> for Mourner {
    fn answer(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        answer(known, prompt.kind, choices, rng)
    }
}

/// The answer to a prompt of this kind.
pub(super) fn answer(known: &Known, kind: Kind, choices: &[Command], rng: &mut Fast) -> Command {
    if kind == Kind::Clue {
        return Command::Flip;
    }
    // RP-7.5: not through the passage twice in a row, unless nothing else is left.
    let goes_back = |choice: &Command| matches!(choice, Command::Passage | Command::CloseViaPassage);
    let concedes = |choice: &Command| *choice == Command::Concede;
    let elsewhere = |choice: &Command| !goes_back(choice) && !concedes(choice);
    if known.via == Via::Passage && choices.iter().any(elsewhere) {
        best(known, choices, elsewhere, rng)
    } else {
        best(known, choices, |choice| !concedes(choice), rng)
    }
    .unwrap_or(choices[0])
}

/// The choice with the highest score among those that pass; of equal ones any, all equally likely.
fn best(
    known: &Known,
    choices: &[Command],
    passes: impl Fn(&Command) -> bool,
    rng: &mut Fast,
) -> Option<Command> {
    let mut found: Option<(Command, f64)> = None;
    let mut ties = 0;
    for choice in choices.iter().copied().filter(passes) {
        let score = score(known, choice);
        let is_better = match found {
            Some((_, best)) if score < best => continue,
            Some((_, best)) if score == best => {
                ties += 1;
                rng.below(ties) == 0
            }
            _ => {
                ties = 1;
                true
            }
        };
        if is_better {
            found = Some((choice, score));
        }
    }
    found.map(|(choice, _)| choice)
}

/// "Take at once": more than any other score can add up to.
const AT_ONCE: f64 = 1e6;

/// The score of an option (RP-13). Scores of options that answer the same prompt can be compared.
pub fn score(known: &Known, command: Command) -> f64 {
    match command {
        Command::Door { card } | Command::Fresh { card } => enter(known, card.room(), Via::Door),
        Command::Passage => known
            .passage_from(known.room)
            .map_or(-AT_ONCE, |room| enter(known, room, Via::Passage)),
        Command::Close => close(known),
        Command::CloseViaPassage => -500.0,
        // Clues are decided before and giving up is never considered.
        Command::Flip | Command::Skip | Command::Concede => -AT_ONCE,
    }
}

/// 1 if it holds, as the brackets of RP-13.
fn one_if(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

/// u(d): the usable doors now lying in a room.
fn exits(known: &Known, room: Room) -> f64 {
    f64::from(known.usable_doors(room).len())
}

/// Whether the room is the target: open, visited, and holding the candidate once only one is left (k ≥ 2).
fn is_target(known: &Known, room: Room) -> bool {
    known.clues.len() >= 2 && !known.closed.contains(room) && known.holds_candidate(room)
}

fn enter(known: &Known, room: Room, via: Via) -> f64 {
    let by_door = via == Via::Door;
    let is_visited = known.visited.contains(room);
    match (known.bones, is_visited) {
        (false, _) if known.clues.len() == 3 && is_target(known, room) => AT_ONCE,
        (true, _) if room == Room::ENTRANCE => AT_ONCE,
        (false, _) if room == Room::ENTRANCE => go_home_without_bones(known, by_door),
        (false, true) if by_door => revisit_without_bones(known, room),
        (true, true) if by_door => {
            let passage = one_if(known.passage_from(room).is_some());
            30.0 + 40.0 * ace_in(known, room) + 5.0 * exits(known, room) + 10.0 * passage
        }
        (false, true) => {
            let exits = exits(known, room);
            15.0 + 30.0 * exits - 30.0 * one_if(exits == 0.0)
        }
        (true, true) => {
            let ace = ace_in(known, room);
            30.0 + 40.0 * ace + 5.0 * exits(known, room) - 25.0 * (1.0 - ace)
        }
        (false, false) if known.ghost_found => 20.0,
        (false, false) => 30.0 - 5.0 * known.clues.len() as f64,
        (true, false) if known.ghost_found => 35.0,
        (true, false) => 5.0,
    }
}

/// 1 if an Ace lies in the room.
fn ace_in(known: &Known, room: Room) -> f64 {
    one_if(known.doors[room.idx()].count_to(Room::ENTRANCE) > 0)
}

fn go_home_without_bones(known: &Known, by_door: bool) -> f64 {
    let has_passage = known.passage_from(Room::ENTRANCE).is_some();
    if known.usable_doors(Room::ENTRANCE).is_empty() && (!by_door || !has_passage) {
        return -1000.0;
    }
    25.0 + 10.0 * one_if(by_door && known.clues.len() < 3) - 15.0 * one_if(by_door)
}

fn revisit_without_bones(known: &Known, room: Room) -> f64 {
    let exits = exits(known, room);
    let is_dead_end = exits == 0.0 && known.passage_from(room).is_none();
    let dead_end = match (is_dead_end, known.holds_candidate(room)) {
        (false, _) => 0.0,
        (true, true) => -60.0,
        (true, false) => -10.0,
    };
    25.0 + 10.0 * one_if(known.clues.len() < 3) + 30.0 * exits + dead_end
        - 10.0 * one_if(is_target(known, room))
}

fn close(known: &Known) -> f64 {
    let total = u32::from(known.deck.len());
    let drawn = u32::from(known.options.doors).min(total);
    // Fresh doors to closed rooms are of no use, nor are those back into the room that closes.
    let mut useless = known.closed.with(RoomSet::only(known.room));
    if !known.bones && known.usable_doors(Room::ENTRANCE).is_empty() {
        useless.insert(Room::ENTRANCE);
    }
    let none_usable = all_from(u32::from(known.deck.leading_to(useless).len()), total, drawn);
    if known.bones {
        let aces = u32::from(known.deck.count_to(Room::ENTRANCE));
        let some_ace = 1.0 - all_from(total - aces, total, drawn);
        5.0 + 60.0 * some_ace - 60.0 * none_usable
    } else {
        -50.0 * one_if(known.holds_candidate(known.room)) - 60.0 * none_usable
    }
}

/// The chance that all of `drawn` cards come from the `marked` ones among `total`.
pub(super) fn all_from(marked: u32, total: u32, drawn: u32) -> f64 {
    (0..drawn)
        .map(|idx| f64::from(marked.saturating_sub(idx)) / f64::from(total - idx))
        .product()
}

//! What can be told of a choice before it is made, from the view alone.

use engine::{Arg, Phrase};
use rest_in_peace::parts::{Card, Room, Secret};
use rest_in_peace::{Command, View};

/// The room a command leads into, if that is known beforehand.
pub(super) fn leads_to(view: &View, command: Command) -> Option<Room> {
    match command {
        Command::Door { card } | Command::Fresh { card } => Some(card.room()),
        Command::Passage | Command::CloseViaPassage => view.passage,
        Command::Flip | Command::Skip | Command::Close | Command::Concede => None,
    }
}

/// The doors of a room that lead into an open one.
pub(super) fn usable_doors(view: &View, room: Room) -> impl Iterator<Item = Card> {
    view.rooms[room.idx()]
        .doors
        .iter()
        .copied()
        .filter(|card| is_open(view, card.room()))
}

/// Whether a room is not closed.
pub(super) fn is_open(view: &View, room: Room) -> bool {
    !view.rooms[room.idx()].closed
}

/// Where the passage leads from a room, if both ends are found and open.
pub(super) fn other_passage(view: &View, room: Room) -> Option<Room> {
    let ends: Vec<Room> = passage_ends(view).filter(|end| is_open(view, *end)).collect();
    match ends[..] {
        [one, other] if one == room => Some(other),
        [one, other] if other == room => Some(one),
        _ => None,
    }
}

/// The ends of the passage found so far.
pub(super) fn passage_ends(view: &View) -> impl Iterator<Item = Room> {
    view.rooms
        .iter()
        .filter(|room| room.secret.face() == Some(Secret::Passage))
        .map(|room| room.room)
}

/// What is behind a choice, in a sentence; nothing, if its help says it all.
pub(super) fn foresee(view: &View, command: Command) -> Option<Phrase> {
    if command == Command::Close {
        return Some(foresee_closing(view));
    }
    let room = leads_to(view, command)?;
    let goes_home = room == Room::ENTRANCE && view.bones;
    Some(if goes_home {
        Phrase::new("tui-ahead-home")
    } else if view.rooms[room.idx()].visited {
        let doors: Vec<String> = usable_doors(view, room).map(|card| card.to_string()).collect();
        match doors.len() {
            0 => Phrase::new("tui-ahead-bare"),
            _ => Phrase::new("tui-ahead-visited").with("doors", Arg::Text(doors.join(" "))),
        }
    } else if view.ghost_found {
        Phrase::new("tui-ahead-safe")
    } else {
        Phrase::new("tui-ahead-unknown")
    })
}

/// How many cards of the deck would lead on once this room is closed; the player may count them (RP-5.7).
fn foresee_closing(view: &View) -> Phrase {
    let good = view
        .deck
        .iter()
        .filter(|card| card.room() != view.room && is_open(view, card.room()))
        .count();
    Phrase::new("tui-ahead-close")
        .with("good", good as u32)
        .with("deck", view.deck.len() as u32)
}

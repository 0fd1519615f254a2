//! The house in sentences, for plain lines.

use super::foresight::is_open;
use super::panels::{deck_title, discard_title};
use super::signs::{self, doors, find_pattern};
use crate::screen::Scene;
use engine::{Arg, Phrase};
use rest_in_peace::api::RoomView;
use rest_in_peace::parts::{Card, Room, Suit};
use rest_in_peace::{End, RestInPeace};

/// Where one stands and what one carries.
pub(super) fn look(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
    let view = scene.view;
    let bones = if view.bones {
        "tui-bones-yes"
    } else {
        "tui-bones-no"
    };
    let ghost = if view.ghost_found {
        "tui-ghost-met"
    } else {
        "tui-ghost-about"
    };
    let mut lines = vec![
        room(scene, &view.rooms[view.room.idx()]),
        format!("{}; {}.", scene.key(bones), scene.key(ghost)),
    ];
    if view.doomed.is_some() {
        lines.push(scene.key("tui-doomed"));
    }
    let piles = Phrase::new("tui-piles")
        .with("deck", view.deck.len() as u32)
        .with("discard", view.discard.len() as u32);
    lines.push(scene.say(&piles));
    if !view.fresh.is_empty() {
        let fresh = doors(view, &view.fresh).join(" ");
        lines.push(format!("{} {fresh}", scene.key("tui-fresh")));
    }
    lines.extend(clues(scene));
    lines
}

/// All thirteen rooms.
pub(super) fn house(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
    scene.view.rooms.iter().map(|it| room(scene, it)).collect()
}

/// A room in one line: its state, its secret, its doors.
fn room(scene: &Scene<'_, RestInPeace>, room: &RoomView) -> String {
    let mut parts = Vec::new();
    if room.room == scene.view.room {
        parts.push(scene.key("tui-room-here"));
    }
    parts.push(scene.key(if !is_open(scene.view, room.room) {
        "tui-room-closed"
    } else if room.visited {
        "tui-room-visited"
    } else {
        "tui-room-unvisited"
    }));
    if let Some(secret) = room.secret.face() {
        parts.push(scene.say(&rest_in_peace::text::secret(secret)));
    }
    if !room.doors.is_empty() {
        let doors = doors(scene.view, &room.doors).join(" ");
        parts.push(scene.say(&Phrase::new("tui-room-doors").with("doors", Arg::Text(doors))));
    }
    let name = scene.say(&rest_in_peace::text::room(room.room));
    format!("{name}: {}", parts.join("; "))
}

/// What is left in the deck, rank by rank.
pub(super) fn deck(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
    let rank = |room: Room| {
        let is_left = |suit: &Suit| scene.view.deck.contains(&Card::new(room, *suit));
        let left: String = Suit::ALL.into_iter().filter(is_left).map(Suit::sign).collect();
        format!("{room}: {} {left}", left.chars().count())
    };
    let mut lines = vec![scene.say(&deck_title(scene))];
    lines.extend(Room::all().map(rank));
    lines.push(scene.key("tui-deck-note"));
    lines
}

/// The discard pile, last card first.
pub(super) fn discard(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
    let cards: Vec<String> = scene.view.discard.iter().rev().map(Card::to_string).collect();
    vec![format!(
        "{}: {}",
        scene.say(&discard_title(scene)),
        cards.join(" ")
    )]
}

/// The clues turned up, and what the pattern can be.
pub(super) fn clues(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
    let clue = |clue| scene.say(&rest_in_peace::text::clue(clue));
    let clues = scene.view.clues.iter();
    let clues: Vec<String> = clues
        .map(|seen| seen.face().map_or("?".to_owned(), clue))
        .collect();
    let mut lines = vec![
        format!("{}: {}", scene.key("tui-clues"), clues.join(", ")),
        scene.key("tui-pattern-title"),
    ];
    for pattern in &scene.view.candidates {
        let name = scene.say(&rest_in_peace::text::pattern(*pattern));
        let found = scene.say(&find_pattern(scene.view, *pattern).say());
        lines.push(format!("{name}: {found}"));
    }
    lines
}

/// What was counted, and the last word.
pub(super) fn end(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
    let mut lines: Vec<String> = signs::tallies(scene)
        .iter()
        .map(|phrase| scene.say(phrase))
        .collect();
    let title = match scene.view.end {
        Some(End::Won) => "rp-end-won-title",
        _ => "rp-end-lost-title",
    };
    let remark = scene.key(&signs::remark(scene.view));
    lines.push(format!("{}. {remark}", scene.key(title)));
    lines
}

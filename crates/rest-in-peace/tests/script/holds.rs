//! `then` lines: what holds of a position, as the player's view tells it.

use super::{House, list, piece, pieces};
use engine::{Audience, Seat, Seen};
use rest_in_peace::parts::{Card, Pattern, Room, Secret};
use rest_in_peace::{Loss, View};
use testbed::scenario::StoryTable;

pub(super) fn check(table: &StoryTable<House>, text: &str) -> Result<(), String> {
    let view = table.view(Audience::Seat(Seat(0)));
    if let Some(doors) = text.strip_suffix('}').and_then(|text| text.split_once('{')) {
        return check_doors(&view, doors);
    }
    let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
    match what {
        "in" => same("the player in", rest, &view.room.to_string()),
        "phase" => same("phase", rest, &phase(&view)),
        "clues" => same("the clues", rest, &clues(&view)),
        "fresh" => same("the fresh doors", rest, &or_none(list(&view.fresh))),
        "deck" => same("a deck of", rest, &view.deck.len().to_string()),
        "discard" => same("the discard pile", rest, &or_none(list(&view.discard))),
        "discarded" => check_discarded(&view, rest),
        "closed" => check_closed(&view, rest),
        "candidates" => check_candidates(&view, rest),
        "passage" => same("a passage to", rest, &name(view.passage)),
        "hint" => same("the hint", rest, view.doomed.map_or("none", Loss::code)),
        "secret" => check_secret(&view, rest),
        "entries" => check_entries(&view, rest),
        "closings" => same("closings", rest, &view.closings.to_string()),
        "bones" => same("bones", "yes", yes(view.bones)),
        "ghost" if rest == "found" => same("the ghost found", "yes", yes(view.ghost_found)),
        "no" if rest == "bones" => same("bones", "no", yes(view.bones)),
        "no" if rest == "ghost" => same("the ghost found", "no", yes(view.ghost_found)),
        "forced" => same("closing forced", rest, yes(table.state().known().must_close())),
        _ => Err(format!("nobody knows what `{text}` means")),
    }
}

fn same(what: &str, expected: &str, found: &str) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("expected {what} {expected}, found {found}"))
    }
}

fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text }
}

fn name(room: Option<Room>) -> String {
    room.map_or("none".to_owned(), |room| room.to_string())
}

fn phase(view: &View) -> String {
    view.phase.map_or("Over".to_owned(), |kind| format!("{kind:?}"))
}

/// `S ? ?`
fn clues(view: &View) -> String {
    let letters = view.clues.iter().map(|clue| match clue {
        Seen::Face(clue) => clue.to_string(),
        Seen::Back => "?".to_owned(),
    });
    letters.collect::<Vec<_>>().join(" ")
}

/// `A{3♦ K♦}`, in any order.
fn check_doors(view: &View, (room, doors): (&str, &str)) -> Result<(), String> {
    let expected: Vec<Card> = pieces(&doors.replace(',', " "))?;
    let found = &view.rooms[piece::<Room>(room)?.idx()].doors;
    let is_same = expected.len() == found.len() && expected.iter().all(|card| found.contains(card));
    is_same
        .then_some(())
        .ok_or_else(|| format!("found {room}{{{}}}", list(found)))
}

fn check_discarded(view: &View, cards: &str) -> Result<(), String> {
    let missing: Vec<Card> = pieces(cards)?
        .into_iter()
        .filter(|card| !view.discard.contains(card))
        .collect();
    missing
        .is_empty()
        .then_some(())
        .ok_or_else(|| format!("{} is not discarded", list(&missing)))
}

fn check_closed(view: &View, rooms: &str) -> Result<(), String> {
    let closed = view
        .rooms
        .iter()
        .filter(|room| room.closed)
        .map(|room| room.room.to_string());
    same(
        "the closed rooms",
        rooms,
        &or_none(closed.collect::<Vec<_>>().join(" ")),
    )
}

fn check_candidates(view: &View, patterns: &str) -> Result<(), String> {
    let expected: Vec<Pattern> = pieces(patterns)?;
    let is_same = expected.len() == view.candidates.len()
        && expected.iter().all(|pattern| view.candidates.contains(pattern));
    is_same
        .then_some(())
        .ok_or_else(|| format!("found the candidates {:?}", view.candidates))
}

/// `secret of 3 is CHS`, `secret of 3 is hidden`
fn check_secret(view: &View, text: &str) -> Result<(), String> {
    let (room, secret) = text
        .strip_prefix("of ")
        .and_then(|text| text.split_once(" is "))
        .ok_or("expected `secret of A is …`")?;
    let found = view.rooms[piece::<Room>(room)?.idx()].secret.face();
    let expected = if secret == "hidden" {
        None
    } else {
        Some(piece::<Secret>(secret)?)
    };
    (found == expected)
        .then_some(())
        .ok_or_else(|| format!("found the secret {found:?}"))
}

/// `entries 5`, or `entries of 7 by door 3`, `entries of 7 by passage 1`
fn check_entries(view: &View, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [count] => same("entries", count, &view.entries.to_string()),
        ["of", room, "by", how, count] => {
            let room = &view.rooms[piece::<Room>(room)?.idx()];
            let found = if how == "door" {
                room.door_entries
            } else {
                room.passage_entries
            };
            same("entries", count, &found.to_string())
        }
        _ => Err(format!("expected a number of entries, found `{text}`")),
    }
}

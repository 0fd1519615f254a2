//! What the plain lines tell when asked.

use super::verbs::Verb;
use crate::solitaire::danger::is_dead_end;
use crate::solitaire::foresight::foresee;
use crate::solitaire::sitting::{Scene, Told};
use crate::solitaire::text::{self, Found, find_pattern};
use engine::{Arg, Game as _, Phrase};
use rest_in_peace::api::RoomView;
use rest_in_peace::parts::{Card, Room, Suit};
use rest_in_peace::{Command, End, RestInPeace, Sighting, View};
use std::io::{self, Write};
use words::Words;

/// Whether closing the room is the only choice besides conceding (RP-5.3).
pub(super) fn is_forced(scene: &Scene) -> bool {
    scene.choices == [Command::Close, Command::Concede]
}

/// The question and the choices, or the end.
pub(super) fn question(
    output: &mut impl Write,
    words: &Words,
    scene: &Scene,
    history: &[Told],
) -> io::Result<()> {
    let Some(kind) = scene.view.phase else {
        return end(output, words, &scene.view, history);
    };
    if is_forced(scene) {
        writeln!(output, "{} (RP-5.3)", words.key("tui-forced"))?;
    } else {
        writeln!(output, "{}", words.say(&rest_in_peace::text::kind(kind)))?;
    }
    for (idx, choice) in scene.choices.iter().enumerate() {
        let warning = if is_dead_end(&scene.view, *choice) {
            format!(" ({})", words.key("tui-plain-warned"))
        } else {
            String::new()
        };
        let label = words.say(&RestInPeace::say_command(choice));
        writeln!(output, "{}. {label}{warning}", idx + 1)?;
    }
    Ok(())
}

fn end(output: &mut impl Write, words: &Words, view: &View, history: &[Told]) -> io::Result<()> {
    for phrase in text::tallies(view, text::known_clues(history.iter())) {
        writeln!(output, "{}", words.say(&phrase))?;
    }
    if let Some(end) = view.end {
        let title = if end == End::Won {
            "rp-end-won-title"
        } else {
            "rp-end-lost-title"
        };
        writeln!(output, "{}. {}", words.key(title), words.key(&text::remark(view)))?;
    }
    writeln!(output, "{}", words.key("tui-plain-over"))
}

/// Tells what a word asks for.
pub(super) fn answer(
    output: &mut impl Write,
    words: &Words,
    verb: Verb,
    rest: &str,
    scene: &Scene,
    history: &[Told],
) -> io::Result<()> {
    let view = &scene.view;
    match verb {
        Verb::Help => help(output, words, rest, scene),
        Verb::Look => look(output, words, scene, history),
        Verb::House => view
            .rooms
            .iter()
            .try_for_each(|room| writeln!(output, "{}", room_line(words, view, room))),
        Verb::Deck => deck(output, words, view),
        Verb::Discard => {
            let title = Phrase::new("tui-discard-title").with("cards", view.discard.len() as u32);
            let cards: Vec<String> = view.discard.iter().rev().map(Card::to_string).collect();
            writeln!(output, "{}: {}", words.say(&title), cards.join(" "))
        }
        Verb::Clues => clues(output, words, view),
        Verb::Events => history
            .iter()
            .filter(|told| !matches!(told, Told::Seen(Sighting::Asked { .. })))
            .try_for_each(|told| writeln!(output, "{}", text::tell(words, told))),
        Verb::Rules => {
            let rules = words::rulebook(words.lang(), RestInPeace::NAME).unwrap_or_default();
            writeln!(output, "{}", rules.trim_end())
        }
        _ => Ok(()),
    }
}

/// The words one may type, or what a choice means.
fn help(output: &mut impl Write, words: &Words, rest: &str, scene: &Scene) -> io::Result<()> {
    if rest.is_empty() {
        writeln!(output, "{}", words.key("tui-plain-help"))?;
        for verb in Verb::ALL {
            let key = verb.key();
            writeln!(
                output,
                "{}: {}",
                words.key(&key),
                words.key(&format!("{key}-means"))
            )?;
        }
        return Ok(());
    }
    let choice = rest
        .parse::<usize>()
        .ok()
        .and_then(|number| scene.choices.get(number.checked_sub(1)?));
    let Some(choice) = choice else {
        let phrase = Phrase::new("tui-no-such-choice").with("number", Arg::Text(super::shown(rest)));
        return writeln!(output, "{}", words.say(&phrase));
    };
    if is_dead_end(&scene.view, *choice) {
        writeln!(output, "{} (RP-5.2)", words.key("tui-dead-end"))?;
    }
    if let Some(ahead) = foresee(&scene.view, *choice) {
        writeln!(output, "{}", words.say(&ahead))?;
    }
    let help = words.say(&rest_in_peace::text::help(choice));
    writeln!(output, "{help} ({})", RestInPeace::rule_of(choice))
}

/// Where one stands, what one carries, and what may be done.
fn look(output: &mut impl Write, words: &Words, scene: &Scene, history: &[Told]) -> io::Result<()> {
    let view = &scene.view;
    writeln!(output, "{}", room_line(words, view, &view.rooms[view.room.idx()]))?;
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
    writeln!(output, "{}; {}.", words.key(bones), words.key(ghost))?;
    if view.doomed.is_some() {
        writeln!(output, "{}", words.key("tui-doomed"))?;
    }
    let piles = Phrase::new("tui-piles")
        .with("deck", view.deck.len() as u32)
        .with("discard", view.discard.len() as u32);
    writeln!(output, "{}", words.say(&piles))?;
    if !view.fresh.is_empty() {
        writeln!(
            output,
            "{} {}",
            words.key("tui-fresh"),
            text::doors(view, &view.fresh).join(" ")
        )?;
    }
    clues(output, words, view)?;
    question(output, words, scene, history)
}

/// A room in one line: its state, its secret, its doors.
fn room_line(words: &Words, view: &View, room: &RoomView) -> String {
    let mut parts = Vec::new();
    if room.room == view.room {
        parts.push(words.key("tui-room-here"));
    }
    parts.push(words.key(if room.closed {
        "tui-room-closed"
    } else if room.visited {
        "tui-room-visited"
    } else {
        "tui-room-unvisited"
    }));
    if let Some(secret) = room.secret.face() {
        parts.push(words.say(&rest_in_peace::text::secret(secret)));
    }
    if !room.doors.is_empty() {
        let doors = text::doors(view, &room.doors).join(" ");
        parts.push(words.say(&Phrase::new("tui-room-doors").with("doors", Arg::Text(doors))));
    }
    format!(
        "{}: {}",
        words.say(&rest_in_peace::text::room(room.room)),
        parts.join("; ")
    )
}

fn deck(output: &mut impl Write, words: &Words, view: &View) -> io::Result<()> {
    let title = Phrase::new("tui-deck-title").with("cards", view.deck.len() as u32);
    writeln!(output, "{}", words.say(&title))?;
    for room in Room::all() {
        let left: String = Suit::ALL
            .into_iter()
            .filter(|suit| view.deck.contains(&Card::new(room, *suit)))
            .map(Suit::sign)
            .collect();
        let count = left.chars().count();
        writeln!(output, "{room}: {count} {left}")?;
    }
    writeln!(output, "{}", words.key("tui-deck-note"))
}

/// The clues turned up, and what the pattern can be.
fn clues(output: &mut impl Write, words: &Words, view: &View) -> io::Result<()> {
    let clues: Vec<String> = view
        .clues
        .iter()
        .map(|clue| {
            clue.face()
                .map_or("?".to_owned(), |clue| words.say(&rest_in_peace::text::clue(clue)))
        })
        .collect();
    writeln!(output, "{}: {}", words.key("tui-clues"), clues.join(", "))?;
    writeln!(output, "{}", words.key("tui-pattern-title"))?;
    for pattern in &view.candidates {
        let found = match find_pattern(view, *pattern) {
            Found::In(room) => rest_in_peace::text::room(room),
            Found::Closed(room) => {
                Phrase::new("tui-pattern-closed").with("room", rest_in_peace::text::room(room))
            }
            Found::Nowhere => Phrase::new("tui-pattern-nowhere"),
        };
        let name = words.say(&rest_in_peace::text::pattern(*pattern));
        writeln!(output, "{name}: {}", words.say(&found))?;
    }
    Ok(())
}

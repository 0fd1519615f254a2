//! *Rest in Peace* at the terminal: a house of thirteen rooms, with the lamp where the player stands.
//!
//! In a large window sky, clues and cards stand around the house; in a small one they give way to it.

mod danger;
mod describe;
mod end;
mod foresight;
mod house;
mod look;
mod panels;
mod signs;
#[cfg(test)]
mod tests;

use crate::panel::{heading, paragraphs};
use crate::screen::{Canvas, Does, Scene, Screen, Spot, Warning, Word};
use bots::advice::{Advised, advise};
use bots::{Clock, WithBots as _};
use engine::{Game, Outcome, Phrase, Prompt, Rule, Seat};
use foresight::leads_to;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use rest_in_peace::api::Loss;
use rest_in_peace::parts::{Card, Room};
use rest_in_peace::{Command, Kind, RestInPeace, Sighting, View};

/// From this size on the house has panels at its side.
const ROOMY_COLUMNS: u16 = 110;
const ROOMY_ROWS: u16 = 34;
/// The rows of the sky over a house with panels.
const SKY: u16 = 3;

fn room_spot(room: Room) -> Spot {
    Spot(room.idx() as u16)
}

fn is_roomy(columns: u16, rows: u16) -> bool {
    columns >= ROOMY_COLUMNS && rows >= ROOMY_ROWS
}

/// The door a command goes through.
fn door(command: &Command) -> Option<Card> {
    match *command {
        Command::Door { card } | Command::Fresh { card } => Some(card),
        _ => None,
    }
}

impl Screen for RestInPeace {
    const CARDS: bool = true;

    const DRAWS_END: bool = true;

    const LEAST: (u16, u16) = (60, 20);

    const LEAST_BELOW: u16 = 4;

    const PLAIN_HELP: &'static str = "tui-plain-help";

    const WORDS: &'static [Word<RestInPeace>] = &[
        Word::new(&["door", "fresh", "go"], Does::Find("tui-plain-no-door")),
        Word::new(&["passage", "p"], Does::Give(Command::Passage)).on('p', "tui-key-passage"),
        Word::new(&["close", "c"], Does::Give(Command::Close)).on('c', "tui-key-close"),
        Word::new(&["seal", "v"], Does::Give(Command::CloseViaPassage)).on('v', "tui-key-close-via-passage"),
        Word::new(&["flip", "f"], Does::Give(Command::Flip)).on('f', "tui-key-flip"),
        Word::new(&["skip", "s"], Does::Give(Command::Skip)).on('s', "tui-key-skip"),
        Word::new(&["house"], Does::Tell(describe::house)),
        Word::new(&["clues"], Does::Tell(describe::clues)),
        Word::new(&["deck", "d"], Does::Tell(describe::deck)),
        Word::new(&["discard"], Does::Tell(describe::discard)),
    ];

    fn rows(_: &View, columns: u16, rows: u16) -> u16 {
        if is_roomy(columns, rows) {
            let lines = (rows.saturating_sub(22) / 4).saturating_sub(1).clamp(3, 5);
            return SKY + house::height(lines);
        }
        // Three lines in a room as soon as eight are left for the choices.
        let lines = if rows >= 3 + house::height(3) + 8 { 3 } else { 2 };
        1 + house::height(lines)
    }

    fn side(columns: u16, rows: u16) -> u16 {
        if is_roomy(columns, rows) {
            (columns / 3).clamp(38, 56)
        } else {
            0
        }
    }

    fn draw(scene: &Scene<'_, RestInPeace>, canvas: &mut Canvas<'_, '_>) {
        let window = canvas.frame.area();
        let above = if is_roomy(window.width, window.height) {
            SKY
        } else {
            1
        };
        let [above, house] = canvas.area.layout(&Layout::vertical([
            Constraint::Length(above),
            Constraint::Fill(1),
        ]));
        if above.height == SKY {
            house::sky(canvas.frame.buffer_mut(), above, scene.look);
        } else {
            panels::clue_row(scene, canvas.frame, above);
        }
        house::draw(scene, canvas, house);
    }

    fn draw_side(scene: &Scene<'_, RestInPeace>, canvas: &mut Canvas<'_, '_>) {
        panels::side(scene, canvas.frame, canvas.area);
    }

    fn draw_end(scene: &Scene<'_, RestInPeace>, canvas: &mut Canvas<'_, '_>) {
        end::draw(scene, canvas.frame, canvas.area);
    }

    fn status(scene: &Scene<'_, RestInPeace>) -> Option<Line<'static>> {
        Some(panels::status(scene))
    }

    /// Deck and discard pile.
    fn cards(scene: &Scene<'_, RestInPeace>, columns: u16) -> Vec<Line<'static>> {
        let look = scene.look;
        let mut rows = vec![heading(scene.say(&panels::deck_title(scene)), look)];
        rows.extend(panels::deck_rows(scene, columns.min(40)));
        rows.extend(paragraphs(&scene.key("tui-deck-note"), columns, look.dim()));
        rows.push(Line::raw(""));
        rows.push(heading(scene.say(&panels::discard_title(scene)), look));
        rows.extend(panels::discard_rows(scene, columns));
        rows
    }

    fn advise(
        known: &<RestInPeace as Game>::Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        clock: Clock,
    ) -> Vec<Advised<Command>> {
        advise::<RestInPeace>(known, prompt, choices, RestInPeace::ADVISING, Some(clock))
    }

    fn signs() -> &'static str {
        "tui-help-signs-text"
    }

    fn question(kind: Kind) -> Phrase {
        rest_in_peace::text::kind(kind)
    }

    fn rule(kind: Kind) -> Rule {
        Rule(match kind {
            Kind::Clue => "RP-4.5",
            Kind::Room => "RP-5.1",
            Kind::Fresh => "RP-5.5",
        })
    }

    fn forced(command: &Command) -> Option<(Phrase, Rule)> {
        (*command == Command::Close).then(|| (Phrase::new("tui-forced"), Rule("RP-5.3")))
    }

    fn help(command: &Command) -> Phrase {
        rest_in_peace::text::help(command)
    }

    fn ahead(view: &View, command: &Command) -> Option<Phrase> {
        foresight::foresee(view, *command)
    }

    fn warning(view: &View, command: &Command) -> Option<Warning> {
        danger::is_dead_end(view, *command).then(|| Warning {
            brief: Phrase::new("tui-plain-warned"),
            text: Phrase::new("tui-dead-end"),
            ask: Phrase::new("tui-ask-dead-end"),
            rule: Rule("RP-5.2"),
        })
    }

    fn brief(command: &Command) -> Option<Phrase> {
        let card = door(command)?;
        let name = Phrase::new(format!("rp-room-name-{}", card.room().number()));
        let brief = Phrase::new("tui-rp-brief");
        Some(brief.with_text("card", card).with("room", name))
    }

    fn spots(view: &View, _: Seat, command: &Command) -> Vec<Spot> {
        leads_to(view, *command).map(room_spot).into_iter().collect()
    }

    fn no_way(spot: Spot) -> Option<Phrase> {
        let room = rest_in_peace::text::room(Room::from_idx(usize::from(spot.0)));
        Some(Phrase::new("tui-no-way").with("room", room))
    }

    /// Doors by rank, as they lie in the room; everything else after them, as the rules list it.
    fn order(command: &Command) -> usize {
        match command {
            Command::Door { card } => card.room().idx(),
            _ => Room::COUNT,
        }
    }

    /// A door by its card, or by its rank alone. A card that is not offered is refused by the rules, with why.
    fn find(view: &View, choices: &[Command], typed: &str) -> Option<Command> {
        let leads = |fits: &dyn Fn(Card) -> bool| {
            let found = choices.iter().find(|choice| door(choice).is_some_and(fits));
            found.copied()
        };
        if let Ok(card) = typed.parse::<Card>() {
            let absent = if view.fresh.is_empty() {
                Command::Door { card }
            } else {
                Command::Fresh { card }
            };
            return Some(leads(&|other| other == card).unwrap_or(absent));
        }
        let room = typed.parse::<Room>().ok()?;
        leads(&|card| card.room() == room)
    }

    fn tell(sighting: &Sighting) -> Option<Phrase> {
        let is_question = matches!(sighting, Sighting::Asked { .. });
        (!is_question).then(|| RestInPeace::say_sighting(sighting))
    }

    fn describe(scene: &Scene<'_, RestInPeace>) -> Vec<String> {
        describe::look(scene)
    }

    fn tell_end(scene: &Scene<'_, RestInPeace>, _: &Outcome) -> Vec<String> {
        describe::end(scene)
    }

    fn reason(outcome: &Outcome) -> Phrase {
        let loss = Loss::ALL.into_iter().find(|loss| loss.code() == outcome.reason);
        loss.map_or_else(|| Phrase::new("rp-seen-won"), rest_in_peace::text::loss)
    }
}

//! The toy game of the test bed at the terminal: secrets, a sealed round, standing rights, a race, deadlines.
//!
//! Each seat has an omen only it may see; the screen of this game shows it, so a leak can be found on the screen.

use super::Pace;
use super::keys::Mode;
use super::message::Message;
use super::model::{Model, Stage};
use super::run::{begin, perform};
use super::update::update;
use super::view::draw;
use crate::press::Press;
use crate::screen::{Canvas, Group, Scene, Screen};
use crate::seating::{Player, Seating};
use crate::session::{NoJournal, Session};
use crate::shell::plain::play_plain;
use crate::sitting::Sitting;
use bots::{BotInfo, Visitor};
use crossterm::event::KeyCode;
use engine::table::{NewTable, Table};
use engine::{Outcome, Phrase, Rule, Seat, Secret};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::text::Line;
use testbed::vigil::{Command, Kind, Options, Sighting, View, Vigil};

/// The omens as somebody sees them: `omen 1 is 4`, or `?` for those of others.
fn omens(view: &View) -> Vec<String> {
    let omens = view.omens.iter();
    omens
        .map(|(seat, omen)| match omen.face() {
            Some(face) => format!("omen {} is {face}", seat.0),
            None => format!("omen {} is ?", seat.0),
        })
        .collect()
}

impl Screen for Vigil {
    fn rows(view: &View, _: u16, _: u16) -> u16 {
        u16::from(view.omens.seats())
    }

    fn draw(scene: &Scene<'_, Vigil>, canvas: &mut Canvas<'_, '_>) {
        for (row, omen) in canvas.area.rows().zip(omens(scene.view)) {
            canvas.frame.render_widget(Line::raw(omen), row);
        }
    }

    fn signs() -> &'static str {
        "vigil-signs"
    }

    fn progress(view: &View) -> Option<Phrase> {
        Some(Phrase::new("vigil-night").with("night", view.night))
    }

    fn question(_: Kind) -> Phrase {
        Phrase::new("vigil-asked")
    }

    fn rule(_: Kind) -> Rule {
        Rule("VI-1")
    }

    fn help(_: &Command) -> Phrase {
        Phrase::new("vigil-help")
    }

    fn group(command: &Command) -> Option<Group> {
        match command {
            Command::Peek { .. } => Some(Group::Heading("vigil-peek")),
            Command::Lift { .. } => Some(Group::Spots("vigil-lift")),
            _ => None,
        }
    }

    fn has_passed(_: &View, sighting: &Sighting) -> bool {
        matches!(sighting, Sighting::Lowered { .. })
    }

    fn hides(later: &Sighting, earlier: &Sighting) -> bool {
        match (later, earlier) {
            (Sighting::Lowered { grave }, Sighting::Lifted { grave: lifted, .. }) => grave == lifted,
            _ => false,
        }
    }

    fn describe(scene: &Scene<'_, Vigil>) -> Vec<String> {
        omens(scene.view)
    }

    fn reason(_: &Outcome) -> Phrase {
        Phrase::new("vigil-over")
    }

    fn standings(view: &View, _: &Outcome) -> Vec<(u32, Seat, Phrase)> {
        let standing =
            |(seat, score): (Seat, &i32)| (1, seat, Phrase::new("vigil-score").with("score", *score));
        view.scores.iter().map(standing).collect()
    }
}

static VISITOR: BotInfo<Vigil> = BotInfo {
    name: "visitor",
    aliases: &[],
    about: "vigil-bot",
    is_level: false,
    make: &|| Box::new(Visitor),
};

fn table(seed: u64) -> Table<Vigil> {
    let new = NewTable::<Vigil>::new(3, Options::default());
    Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap()
}

fn seating(persons: u8, seed: u64) -> Seating<Vigil> {
    Seating::new(3, seed, |seat| match seat.0 < persons {
        true => Player::Person(None),
        false => Player::Bot(&VISITOR),
    })
}

fn sit_down(persons: u8, seed: u64) -> (Model<Vigil>, Sitting<Vigil>) {
    let session = Session::new(table(seed), Box::new(NoJournal));
    let (model, sitting, _) = begin(session, &seating(persons, seed), Pace::Keys, true);
    (model, sitting)
}

/// Does some next thing: of the choices one after the other, but nobody gives up.
fn go_on(model: &mut Model<Vigil>, sitting: &mut Sitting<Vigil>, turn: usize) {
    if model.mode() == Mode::Play
        && let Some(shown) = &mut model.shown
    {
        let rows = shown.menu.rows.len();
        shown.menu.selected = turn % rows;
        if shown.menu.offer().and_then(|offer| offer.command()) == Some(Command::Leave) {
            shown.menu.step(false);
        }
    }
    let enter = Message::Pressed(Press::plain(KeyCode::Enter));
    perform(model, sitting, |model| update(model, enter));
}

fn frame(model: &Model<Vigil>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| drop(draw(frame, model))).unwrap();
    let cells = terminal.backend().buffer().content().iter();
    cells.map(|cell| cell.symbol()).collect()
}

#[test]
fn nobody_ever_sees_what_is_anothers() {
    let mut curtains = 0;
    for seed in 0..20 {
        let (mut model, mut sitting) = sit_down(3, seed);
        for turn in 0..600 {
            let shown = frame(&model);
            match model.stage {
                Stage::Racing => panic!("the vigil has no race by the clock"),
                Stage::Over => break,
                Stage::HandOver(seat) => {
                    curtains += 1;
                    assert!(
                        model.shown.is_none(),
                        "nothing of the table is behind the curtain's edge"
                    );
                    assert!(!shown.contains("omen"), "{shown}");
                    assert!(shown.contains(&model.name(seat)), "{shown}");
                }
                Stage::Asked | Stage::Watching => {
                    // While others move everybody looks, and nobody's own omen is seen.
                    let own = (!model.shared).then_some(model.eyes.0);
                    for seat in 0..3 {
                        let hidden = shown.contains(&format!("omen {seat} is ?"));
                        assert_eq!(hidden, own != Some(seat), "{shown}");
                    }
                }
            }
            go_on(&mut model, &mut sitting, turn);
        }
        assert_eq!(model.stage, Stage::Over, "seed {seed}");
    }
    assert!(curtains > 100, "{curtains}");
}

#[test]
fn sealed_rounds_rights_and_races_are_played_with_any_number_of_persons() {
    for persons in 0..=3 {
        for seed in 0..20 {
            let (mut model, mut sitting) = sit_down(persons, seed);
            for turn in 0..900 {
                if model.stage == Stage::Over {
                    break;
                }
                go_on(&mut model, &mut sitting, turn + seed as usize);
            }
            assert_eq!(model.stage, Stage::Over, "{persons} persons, seed {seed}");
        }
    }
}

#[test]
fn nobody_is_shown_who_has_given_a_sealed_answer() {
    let (mut model, mut sitting) = sit_down(3, 1);
    let mut sealed = 0;
    for turn in 0..200 {
        let prompts = sitting.table().prompts();
        let waiting: Vec<Seat> = prompts
            .iter()
            .filter(|prompt| prompt.mode == engine::Mode::Sealed)
            .map(|prompt| prompt.seat)
            .collect();
        if !waiting.is_empty() {
            sealed += 1;
            let (asked, is_secret) = sitting.asked_as_seen(None);
            assert!(is_secret && waiting.iter().all(|seat| !asked.contains(*seat)));
            let (asked, _) = sitting.asked_as_seen(Some(waiting[0]));
            assert!(asked.contains(waiting[0]), "its own prompt everybody sees");
        }
        go_on(&mut model, &mut sitting, turn);
    }
    assert!(sealed > 0, "there was a sealed round");
}

#[test]
fn what_was_hidden_again_leaves_the_story() {
    let mut lifted = 0;
    for seed in 0..40 {
        let (mut model, mut sitting) = sit_down(0, seed);
        while model.stage != Stage::Over {
            let is_lifted = |sighting: &Sighting| matches!(sighting, Sighting::Lifted { .. });
            let story = sitting.story(Seat(0));
            let kept = story
                .iter()
                .filter(|line| line.sighting.as_ref().is_some_and(is_lifted))
                .count();
            let open = sitting
                .view(engine::Audience::Seat(Seat(0)))
                .graves
                .iter()
                .any(|grave| grave.face().is_some());
            assert!(kept == 0 || open, "a face that is hidden again is told");
            lifted += kept;
            go_on(&mut model, &mut sitting, 0);
        }
    }
    assert!(lifted > 0, "something was lifted");
}

#[test]
fn long_lists_are_gathered_under_headings_and_in_one_line() {
    let (mut model, mut sitting) = sit_down(3, 1);
    for turn in 0..200 {
        let rows = model.menu().map_or(&[][..], |menu| &menu.rows);
        let peeks = rows
            .iter()
            .filter(|row| matches!(row.offer().command(), Some(Command::Peek { .. })));
        if peeks.clone().count() > 1 {
            assert_eq!(
                peeks.filter(|row| row.heading.is_some()).count(),
                1,
                "one heading over all of them"
            );
            let lifts: Vec<_> = rows.iter().filter(|row| row.name.is_some()).collect();
            assert_eq!(
                (lifts.len(), lifts[0].offers.len()),
                (1, 6),
                "one line for all of them"
            );
            let shown = frame(&model);
            assert!(shown.contains("⟨vigil-peek⟩"), "{shown}");
            return;
        }
        go_on(&mut model, &mut sitting, turn);
    }
    panic!("nobody was asked to peek");
}

#[test]
fn plain_lines_draw_a_curtain_too() {
    // Each takes the keyboard, looks, and swears an oath.
    let input = "\nlook\n2\n\nlook\n2\n\nlook\n2\nquit\n";
    let session = Session::new(table(1), Box::new(NoJournal));
    let mut output = Vec::new();
    play_plain(session, &seating(3, 1), input.as_bytes(), &mut output).unwrap();
    let told = String::from_utf8(output).unwrap();
    let pieces: Vec<&str> = told.split(&"\n".repeat(50)).collect();
    assert!(pieces.len() >= 3, "at least two curtains fell: {told}");
    for piece in pieces {
        let known = (0..3).filter(|seat| {
            let faces = piece
                .lines()
                .filter(|line| line.starts_with(&format!("omen {seat} is ")));
            faces.clone().any(|line| !line.ends_with('?'))
        });
        assert!(
            known.count() <= 1,
            "two seats' omens between two curtains: {piece}"
        );
    }
}

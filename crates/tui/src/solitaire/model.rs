//! Everything the screen is drawn from. It holds what the player may see and nothing else.

use crate::session::Colors;
use crate::solitaire::keys::Mode;
use crate::solitaire::message::Wanted;
use crate::solitaire::sitting::{Scene, Sitting, Told};
use engine::{Phrase, Rule};
use rest_in_peace::{Command, Sighting, View};
use words::{Lang, Words};

/// One line of what has happened, and in which move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Happening {
    pub(crate) told: Told,
    pub(crate) turn: u32,
}

/// A word of the client to the player, until the next key.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Note {
    pub(crate) text: Phrase,
    pub(crate) rule: Option<Rule>,
}

/// A question of the client itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Whether to give up.
    Concede,
    /// Whether to go into the Main Entrance, from which no way leads (RP-5.2).
    DeadEnd(Command),
    /// Whether to leave.
    Leave,
}

/// What lies over the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// Keys and rules, scrolled down by so many lines.
    Help(usize),
    /// Deck and discard pile.
    Cards(usize),
    /// Everything that has happened, scrolled back by so many lines.
    Events(usize),
    /// A question.
    Question(Question),
    /// A move could not be written down.
    Unwritten { cause: String, wanted: Wanted },
}

/// Everything the screen is drawn from.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) lang: Lang,
    pub(crate) colors: Colors,
    pub(crate) view: View,
    /// The choices without conceding, which has a key of its own.
    pub(crate) choices: Vec<Command>,
    /// Which choice is selected.
    pub(crate) selected: usize,
    pub(crate) can_take_back: bool,
    pub(crate) practice: bool,
    pub(crate) auto_close: bool,
    /// How to come back to this game.
    pub(crate) place: Option<String>,
    /// Whether the journal holds everything.
    pub(crate) kept: bool,
    pub(crate) happenings: Vec<Happening>,
    /// How many of the happenings are scrolled away at the end.
    pub(crate) scrolled_back: usize,
    turn: u32,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) note: Option<Note>,
}

impl Model {
    /// The model of a session that begins.
    pub(crate) fn new(sitting: &Sitting, lang: Lang, colors: Colors, auto_close: bool) -> Model {
        let Scene {
            view,
            choices,
            can_take_back,
        } = sitting.scene();
        let mut model = Model {
            lang,
            colors,
            view,
            choices: without_conceding(choices),
            selected: 0,
            can_take_back,
            practice: sitting.is_practice(),
            auto_close,
            place: sitting.place(),
            kept: sitting.is_kept(),
            happenings: Vec::new(),
            scrolled_back: 0,
            turn: 0,
            overlay: None,
            note: None,
        };
        model.tell(sitting.history());
        model
    }

    /// The words of the language in use.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// Which bindings are in use.
    pub(crate) fn mode(&self) -> Mode {
        match &self.overlay {
            Some(Overlay::Help(_) | Overlay::Cards(_) | Overlay::Events(_)) => Mode::Reading,
            Some(Overlay::Question(_)) => Mode::Question,
            Some(Overlay::Unwritten { .. }) => Mode::Unwritten,
            None if self.view.end.is_some() => Mode::Over,
            None => Mode::Play,
        }
    }

    /// Whether closing the room is the only choice (RP-5.3).
    pub(crate) fn is_forced(&self) -> bool {
        self.choices == [Command::Close]
    }

    /// The choice under the cursor.
    pub(crate) fn selection(&self) -> Option<Command> {
        self.choices.get(self.selected).copied()
    }

    /// The number of the current move; its happenings are shown bright.
    pub(crate) fn turn(&self) -> u32 {
        self.turn
    }

    /// Shows another scene.
    pub(crate) fn set(&mut self, scene: Scene) {
        self.view = scene.view;
        self.choices = without_conceding(scene.choices);
        self.can_take_back = scene.can_take_back;
        self.selected = 0;
    }

    /// Adds to what has happened. A decision that was asked for ends a move.
    pub(crate) fn tell(&mut self, told: Vec<Told>) {
        self.scrolled_back = 0;
        let mut between_moves = true;
        for told in told {
            if let Told::Seen(Sighting::Asked { .. }) = told {
                between_moves = true;
                continue;
            }
            if between_moves {
                self.turn += 1;
                between_moves = false;
            }
            self.happenings.push(Happening {
                told,
                turn: self.turn,
            });
        }
    }
}

fn without_conceding(mut choices: Vec<Command>) -> Vec<Command> {
    choices.retain(|choice| *choice != Command::Concede);
    choices
}

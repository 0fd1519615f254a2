//! The bindings in use: one table for what keys do and for the hints that tell of them.

use crate::press::{self, Press};
use crossterm::event::KeyCode;

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Select the choice above.
    Up,
    /// Select the choice below.
    Down,
    /// Scroll up by a line.
    LineUp,
    /// Scroll down by a line.
    LineDown,
    /// Do what is selected, or say yes.
    Accept,
    /// Close the overlay, or say no.
    Cancel,
    /// Do the choice of this number, counted from 1.
    Choose(u8),
    /// Turn up the clue.
    Flip,
    /// Leave the clue.
    Skip,
    /// Go through the passage.
    Passage,
    /// Close the room.
    Close,
    /// Close the room behind oneself and leave by the passage.
    CloseViaPassage,
    /// Show keys and rules.
    Help,
    /// Show deck and discard pile.
    Cards,
    /// Show everything that has happened.
    Events,
    /// Scroll back what has happened.
    Earlier,
    /// Scroll forth what has happened.
    Later,
    /// Take the last move back.
    Undo,
    /// Speak the next language.
    Language,
    /// Give up the game.
    Concede,
    /// Leave, after a question.
    Leave,
    /// Leave at once.
    LeaveNow,
    /// Deal another game.
    NewGame,
    /// Play the same deal again.
    SameDeal,
    /// Try again to write the move down.
    Retry,
    /// Play on although moves are not written down.
    PlayOn,
}

impl Action {
    /// The message that says in a word or two what the action does.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Action::Up | Action::Down => "tui-key-select",
            Action::Accept => "tui-key-accept",
            Action::Cancel => "tui-key-cancel",
            Action::Choose(_) => "tui-key-choose",
            Action::Flip => "tui-key-flip",
            Action::Skip => "tui-key-skip",
            Action::Passage => "tui-key-passage",
            Action::Close => "tui-key-close",
            Action::CloseViaPassage => "tui-key-close-via-passage",
            Action::Help => "tui-key-help",
            Action::Cards => "tui-key-cards",
            Action::Events => "tui-key-events",
            Action::LineUp | Action::LineDown | Action::Earlier | Action::Later => "tui-key-scroll",
            Action::Undo => "tui-key-undo",
            Action::Language => "tui-key-language",
            Action::Concede => "tui-key-concede",
            Action::Leave => "tui-key-leave",
            Action::LeaveNow => "tui-key-leave-now",
            Action::NewGame => "tui-key-new-game",
            Action::SameDeal => "tui-key-same-deal",
            Action::Retry => "tui-key-retry",
            Action::PlayOn => "tui-key-play-on",
        }
    }
}

/// Which bindings are in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// A decision is due.
    Play,
    /// The game is over.
    Over,
    /// A question of the client itself waits for yes or no.
    Question,
    /// Something to read lies over the screen.
    Reading,
    /// A move could not be written down.
    Unwritten,
}

impl Mode {
    /// All modes.
    #[cfg(test)]
    pub(crate) const ALL: [Mode; 5] = [
        Mode::Play,
        Mode::Over,
        Mode::Question,
        Mode::Reading,
        Mode::Unwritten,
    ];

    /// The bindings of the mode, the most useful first.
    pub(crate) fn bindings(self) -> &'static [(Press, Action)] {
        match self {
            Mode::Play => PLAY,
            Mode::Over => OVER,
            Mode::Question => QUESTION,
            Mode::Reading => READING,
            Mode::Unwritten => UNWRITTEN,
        }
    }

    /// What a key does in this mode.
    pub(crate) fn action(self, press: Press) -> Option<Action> {
        self.bindings()
            .iter()
            .find(|(bound, _)| *bound == press)
            .map(|(_, action)| *action)
    }

    /// The actions worth a hint, with the signs of their keys, the most useful first.
    pub(crate) fn hints(self) -> Vec<(String, Action)> {
        let hidden =
            |action: Action| matches!(action, Action::Choose(2..) | Action::LeaveNow) || action.is_a_choice();
        let mut hints = press::hints(self.bindings(), Action::label, hidden);
        for (sign, _) in hints
            .iter_mut()
            .filter(|(_, action)| *action == Action::Choose(1))
        {
            *sign = "1-9".to_owned();
        }
        hints
    }

    /// The sign of the first key bound to an action.
    pub(crate) fn sign_of(self, action: Action) -> Option<String> {
        self.bindings()
            .iter()
            .find(|(_, bound)| *bound == action)
            .map(|(press, _)| press.sign())
    }
}

impl Action {
    /// Whether the action is a letter for one of the choices: its hint stands beside the choice.
    pub(crate) fn is_a_choice(self) -> bool {
        matches!(
            self,
            Action::Flip | Action::Skip | Action::Passage | Action::Close | Action::CloseViaPassage
        )
    }
}

const fn letter(letter: char, action: Action) -> (Press, Action) {
    (Press::plain(KeyCode::Char(letter)), action)
}

const fn key(code: KeyCode, action: Action) -> (Press, Action) {
    (Press::plain(code), action)
}

const LEAVE_NOW: (Press, Action) = (Press::ctrl('c'), Action::LeaveNow);

const PLAY: &[(Press, Action)] = &[
    key(KeyCode::Up, Action::Up),
    key(KeyCode::Down, Action::Down),
    key(KeyCode::Enter, Action::Accept),
    letter('1', Action::Choose(1)),
    letter('2', Action::Choose(2)),
    letter('3', Action::Choose(3)),
    letter('4', Action::Choose(4)),
    letter('5', Action::Choose(5)),
    letter('6', Action::Choose(6)),
    letter('7', Action::Choose(7)),
    letter('8', Action::Choose(8)),
    letter('9', Action::Choose(9)),
    letter('f', Action::Flip),
    letter('s', Action::Skip),
    letter('p', Action::Passage),
    letter('c', Action::Close),
    letter('v', Action::CloseViaPassage),
    letter('?', Action::Help),
    letter('h', Action::Help),
    letter('d', Action::Cards),
    letter('e', Action::Events),
    letter('u', Action::Undo),
    letter('l', Action::Language),
    letter('x', Action::Concede),
    letter('q', Action::Leave),
    key(KeyCode::PageUp, Action::Earlier),
    key(KeyCode::PageDown, Action::Later),
    letter('k', Action::Up),
    letter('j', Action::Down),
    letter(' ', Action::Accept),
    LEAVE_NOW,
];

const OVER: &[(Press, Action)] = &[
    letter('n', Action::NewGame),
    letter('r', Action::SameDeal),
    letter('d', Action::Cards),
    letter('e', Action::Events),
    letter('l', Action::Language),
    letter('?', Action::Help),
    letter('h', Action::Help),
    letter('q', Action::Leave),
    key(KeyCode::PageUp, Action::Earlier),
    key(KeyCode::PageDown, Action::Later),
    LEAVE_NOW,
];

const QUESTION: &[(Press, Action)] = &[
    key(KeyCode::Enter, Action::Accept),
    letter('y', Action::Accept),
    letter('j', Action::Accept),
    letter('o', Action::Accept),
    key(KeyCode::Esc, Action::Cancel),
    letter('n', Action::Cancel),
    letter('q', Action::Cancel),
    LEAVE_NOW,
];

const READING: &[(Press, Action)] = &[
    key(KeyCode::Esc, Action::Cancel),
    key(KeyCode::Up, Action::LineUp),
    key(KeyCode::Down, Action::LineDown),
    key(KeyCode::PageUp, Action::Earlier),
    key(KeyCode::PageDown, Action::Later),
    letter('d', Action::Cards),
    letter('e', Action::Events),
    letter('l', Action::Language),
    letter('q', Action::Cancel),
    letter('?', Action::Cancel),
    letter('h', Action::Cancel),
    key(KeyCode::Enter, Action::Cancel),
    letter(' ', Action::Cancel),
    letter('k', Action::LineUp),
    letter('j', Action::LineDown),
    LEAVE_NOW,
];

const UNWRITTEN: &[(Press, Action)] = &[
    letter('r', Action::Retry),
    letter('g', Action::PlayOn),
    key(KeyCode::Esc, Action::Cancel),
    letter('q', Action::Leave),
    LEAVE_NOW,
];

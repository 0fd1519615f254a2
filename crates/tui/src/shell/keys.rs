//! The bindings in use: one table for what keys do and for the hints that tell of them.

use super::menu::Arrow;
use crate::press::{self, Press};
use crossterm::event::KeyCode;

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Walk over the scene or the list.
    Walk(Arrow),
    /// Select the next row of the list.
    NextRow,
    /// Select the row before.
    RowBefore,
    /// Do what is selected, or say yes.
    Accept,
    /// Close the overlay, or say no.
    Cancel,
    /// Do the row of this number, counted from 1; one for many is selected only.
    Choose(u8),
    /// Look for a choice by typing.
    Search,
    /// Go on with the table.
    GoOn,
    /// Show no more moves one by one until a decision is due.
    Skip,
    /// Show keys and rules.
    Help,
    /// Show what a sexton would say of every choice.
    Advise,
    /// Show the cards.
    Cards,
    /// Show everything that has happened.
    Story,
    /// Scroll up by a line.
    LineUp,
    /// Scroll down by a line.
    LineDown,
    /// Scroll back what has happened.
    Earlier,
    /// Scroll forth what has happened.
    Later,
    /// Take the last move back.
    Undo,
    /// Speak the next language.
    Language,
    /// Give up the game, after a question.
    Concede,
    /// Leave, after a question.
    Leave,
    /// Leave at once.
    LeaveNow,
    /// Another table with the same people.
    NewGame,
    /// The same deal once more.
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
            Action::Walk(_) => "tui-key-select",
            Action::NextRow | Action::RowBefore => "tui-key-row",
            Action::Accept => "tui-key-accept",
            Action::Cancel => "tui-key-cancel",
            Action::Choose(_) => "tui-key-choose",
            Action::Search => "tui-key-search",
            Action::GoOn => "tui-key-go-on",
            Action::Skip => "tui-key-skip-moves",
            Action::Help => "tui-key-help",
            Action::Advise => "tui-key-advice",
            Action::Cards => "tui-key-cards",
            Action::Story => "tui-key-events",
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
    /// A decision is due, or can be made.
    Play,
    /// Others move.
    Watching,
    /// A race by the clock is on: all letters are hands.
    Racing,
    /// The keyboard goes to another person.
    HandOver,
    /// The game is over.
    Over,
    /// A question of the client itself waits for yes or no.
    Question,
    /// Something to read lies over the screen.
    Reading,
    /// A move could not be written down.
    Unwritten,
    /// A choice is looked for by typing.
    Search,
}

impl Mode {
    /// All modes.
    #[cfg(test)]
    pub(crate) const ALL: [Mode; 9] = [
        Mode::Play,
        Mode::Watching,
        Mode::Racing,
        Mode::HandOver,
        Mode::Over,
        Mode::Question,
        Mode::Reading,
        Mode::Unwritten,
        Mode::Search,
    ];

    /// The bindings of the mode, the most useful first.
    pub(crate) fn bindings(self) -> &'static [(Press, Action)] {
        match self {
            Mode::Play => PLAY,
            Mode::Watching => WATCHING,
            Mode::Racing => RACING,
            Mode::HandOver => HAND_OVER,
            Mode::Over => OVER,
            Mode::Question => QUESTION,
            Mode::Reading => READING,
            Mode::Unwritten => UNWRITTEN,
            Mode::Search => SEARCH,
        }
    }

    /// What a key does in this mode. While others move, any other key goes on.
    pub(crate) fn action(self, press: Press) -> Option<Action> {
        let bound = self.bindings().iter().find(|(bound, _)| *bound == press);
        match bound {
            Some((_, action)) => Some(*action),
            None if self == Mode::Watching => Some(Action::GoOn),
            None => None,
        }
    }

    /// The actions worth a hint, with the signs of their keys, the most useful first.
    pub(crate) fn hints(self) -> Vec<(String, Action)> {
        let hidden = |action| {
            matches!(
                action,
                Action::LeaveNow | Action::Choose(_) | Action::Walk(Arrow::Left | Arrow::Right)
            )
        };
        press::hints(self.bindings(), Action::label, hidden)
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
    key(KeyCode::Up, Action::Walk(Arrow::Up)),
    key(KeyCode::Down, Action::Walk(Arrow::Down)),
    key(KeyCode::Left, Action::Walk(Arrow::Left)),
    key(KeyCode::Right, Action::Walk(Arrow::Right)),
    key(KeyCode::Enter, Action::Accept),
    key(KeyCode::Tab, Action::NextRow),
    key(KeyCode::BackTab, Action::RowBefore),
    letter('/', Action::Search),
    letter('1', Action::Choose(1)),
    letter('2', Action::Choose(2)),
    letter('3', Action::Choose(3)),
    letter('4', Action::Choose(4)),
    letter('5', Action::Choose(5)),
    letter('6', Action::Choose(6)),
    letter('7', Action::Choose(7)),
    letter('8', Action::Choose(8)),
    letter('9', Action::Choose(9)),
    letter('?', Action::Help),
    letter('h', Action::Help),
    letter('w', Action::Advise),
    letter('d', Action::Cards),
    letter('e', Action::Story),
    letter('u', Action::Undo),
    letter('l', Action::Language),
    letter('x', Action::Concede),
    letter('q', Action::Leave),
    key(KeyCode::PageUp, Action::Earlier),
    key(KeyCode::PageDown, Action::Later),
    letter('k', Action::Walk(Arrow::Up)),
    letter('j', Action::Walk(Arrow::Down)),
    letter(' ', Action::Accept),
    letter('f', Action::Skip),
    LEAVE_NOW,
];

const WATCHING: &[(Press, Action)] = &[
    letter(' ', Action::GoOn),
    letter('f', Action::Skip),
    letter('?', Action::Help),
    letter('h', Action::Help),
    letter('e', Action::Story),
    letter('l', Action::Language),
    letter('q', Action::Leave),
    key(KeyCode::PageUp, Action::Earlier),
    key(KeyCode::PageDown, Action::Later),
    LEAVE_NOW,
];

const RACING: &[(Press, Action)] = &[key(KeyCode::Esc, Action::Leave), LEAVE_NOW];

const HAND_OVER: &[(Press, Action)] = &[
    key(KeyCode::Enter, Action::GoOn),
    letter('l', Action::Language),
    letter('q', Action::Leave),
    LEAVE_NOW,
];

const OVER: &[(Press, Action)] = &[
    letter('n', Action::NewGame),
    letter('r', Action::SameDeal),
    letter('d', Action::Cards),
    letter('e', Action::Story),
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
    letter('e', Action::Story),
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

const SEARCH: &[(Press, Action)] = &[
    key(KeyCode::Enter, Action::Accept),
    key(KeyCode::Up, Action::Walk(Arrow::Up)),
    key(KeyCode::Down, Action::Walk(Arrow::Down)),
    key(KeyCode::Esc, Action::Cancel),
    LEAVE_NOW,
];

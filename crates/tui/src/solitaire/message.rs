//! What the model hears, and what it wants done.

use crate::press::Press;
use crate::session::Next;
use crate::solitaire::keys::Action;
use crate::solitaire::sitting::{Scene, Told};
use engine::{Phrase, Rule};
use rest_in_peace::Command;
use rest_in_peace::parts::Room;

/// Something on the screen one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A choice of the list, counted from 0.
    Choice(usize),
    /// A room of the house.
    Room(Room),
    /// A key hint.
    Hint(Action),
}

/// Something happened outside the model.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Message {
    /// A key was pressed.
    Pressed(Press),
    /// The mouse rests on something.
    PointedAt(Target),
    /// Something was clicked.
    Clicked(Target),
    /// The wheel was turned by one notch.
    Wheel {
        /// Away from the player.
        up: bool,
    },
    /// The table has moved and the journal knows, or the player accepted that it does not.
    Moved {
        told: Vec<Told>,
        scene: Box<Scene>,
        kept: bool,
    },
    /// The rules said no.
    Refused(Phrase, Rule),
    /// The journal failed, and nothing has moved.
    Unwritten { cause: String, wanted: Wanted },
}

/// A change of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// A move.
    Play(Command),
    /// The last move taken back.
    TakeBack,
}

/// Something the model wants done; the loop around it does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Change the table; a message tells what came of it.
    Change(Wanted),
    /// Let moves count that cannot be written down.
    AllowUnwritten,
    /// End the session.
    Leave(Next),
}

//! What the model hears, and what it wants done.

use super::keys::Action;
use super::menu::Offer;
use crate::press::Press;
use crate::screen::{HandOver, Screen, Spot};
use crate::session::Next;
use crate::sitting::{Due, OpenPrompt, Racing, StoryLine};
use bots::advice::Advised;
use engine::race::Finish;
use engine::{Outcome, Phrase, Rule, Seat, SeatSet};

/// Something on the screen one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A row of the list.
    Row(usize),
    /// A part of the scene.
    Spot(Spot),
    /// A key hint.
    Hint(Action),
}

/// What one seat sees of the table, and what it may do. The model never gets more than one seat's.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sight<G: Screen> {
    pub(crate) eyes: Seat,
    /// Whether it is only what everybody may see.
    pub(crate) shared: bool,
    pub(crate) view: G::View,
    pub(crate) recent: Vec<G::Sighting>,
    pub(crate) story: Vec<StoryLine<G::Sighting>>,
    pub(crate) step: u32,
    pub(crate) due: Due,
    /// Who is asked and has not answered, as far as this seat may know.
    pub(crate) asked: SeatSet,
    /// Whether somebody is asked in secret.
    pub(crate) secret: bool,
    /// What this seat may answer.
    pub(crate) prompts: Vec<OpenPrompt<G>>,
    /// Other persons who may step in.
    pub(crate) others: Vec<Seat>,
    /// How the keyboard goes to whoever is due.
    pub(crate) hand_over: HandOver,
    /// The race by the clock that is on.
    pub(crate) racing: Option<Racing<G::Command>>,
    /// The photo finish of the last one.
    pub(crate) finish: Option<Finish>,
    /// How long this seat has to answer, where time is limited.
    pub(crate) left_ms: Option<i64>,
    /// Whether the last move can be taken back.
    pub(crate) can_take_back: bool,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) kept: bool,
}

/// Something happened outside the model.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Message<G: Screen> {
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
    /// Others were watched for long enough.
    Elapsed,
    /// The table has moved and the journal knows, or the players accepted that it does not.
    Moved(Box<Sight<G>>),
    /// Another person sits at the keyboard now.
    Lifted(Box<Sight<G>>),
    /// What a sexton says of every choice.
    Advised(Vec<Advised<G::Command>>),
    /// The rules said no.
    Refused(Phrase, Rule),
    /// The journal failed, and nothing has moved.
    Unwritten {
        cause: String,
        wanted: Wanted<G::Command>,
    },
}

/// A change of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted<C> {
    /// A person decides.
    Decide(Seat, Offer<C>),
    /// The others go on by one step.
    Advance,
    /// A hand in a race, at this moment.
    Hand(Seat, C, i64),
    /// The race is looked after, at this moment.
    Tick(i64),
    /// The time to answer is over.
    TimeUp,
    /// The last move is taken back.
    TakeBack,
    /// A person wants to know what a sexton would say.
    Advise(Seat),
}

/// Something the model wants done; the loop around it does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect<C> {
    /// Change the table; a message tells what came of it.
    Change(Wanted<C>),
    /// Show the table to another person.
    Lift(Seat),
    /// Let moves count that cannot be written down.
    AllowUnwritten,
    /// End the session.
    Leave(Next),
}

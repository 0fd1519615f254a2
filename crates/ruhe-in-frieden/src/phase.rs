//! Where the game stands: an agenda of what is still to do, whose top decides who is asked (RF-4.1, RF-8.14).

use crate::api::Reason;
use crate::parts::{Grave, GraveSet, Relative};
use arrayvec::ArrayVec;
use engine::Seat;
use serde::Serialize;

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Before the first turn: families are chosen (RF-2.4).
    Families,
    /// Step 1: the box is filled.
    Refill,
    /// Step 2: visits.
    Visits,
    /// Step 3: pills for others.
    Pills,
    /// Step 4: shares.
    Shares {
        /// Graves of which a share was bought this turn: one each (RF-4.16).
        bought: GraveSet,
    },
    /// Step 5: the relatives are adjusted.
    Adjust,
    /// The last reactions of the turn are due (W-END).
    Reactions,
    /// The end check, then step 6: the box goes on.
    PassBox,
}

/// A document turned over in the present burial.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Document {
    /// Who played it.
    pub seat: Seat,
    /// The grave on its certificate.
    pub grave: Grave,
    /// The grave it counts for.
    pub counts_for: Grave,
}

/// A burial that was declared and is not finished, through all its attempts (RF-6.6).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Burial {
    /// Who buries.
    pub seat: Seat,
    pub relative: Relative,
    /// What lies turned over.
    pub documents: ArrayVec<Document, 5>,
}

/// What a window is for (RF-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WindowKind {
    /// W-BURY: a regular burial was declared in this grave.
    Bury {
        /// The declared grave.
        grave: Grave,
    },
    /// W-AFTER: a card was played, or a coffin laid into a grave.
    After,
    /// W-ADJ: before step 5.
    Adjust,
    /// W-END: before the end check.
    End {
        /// Whether the game is over if nothing changes (RF-9.3).
        last: bool,
    },
}

impl WindowKind {
    /// The name in message keys.
    pub fn name(self) -> &'static str {
        match self {
            WindowKind::Bury { .. } => "bury",
            WindowKind::After => "after",
            WindowKind::Adjust => "adjust",
            WindowKind::End { last: false } => "end",
            WindowKind::End { last: true } => "last",
        }
    }
}

/// An open window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// What for.
    pub kind: WindowKind,
    /// Who comes first in the order of this round.
    pub first: Seat,
    /// Which round; the first is 1.
    pub round: u8,
}

/// Something still to do.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Go on with the turn, when nobody waits to be buried.
    Turn(Step),
    /// Finish a burial.
    Burial(Burial),
    /// Close a window.
    Window(Window),
    /// Nothing: the game is over.
    Over(Reason),
}

/// What is still to do, the next thing on top: the turn, on it a burial, on it a window.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Agenda(ArrayVec<Task, 3>);

impl Agenda {
    pub(crate) fn new(step: Step) -> Agenda {
        Agenda([Task::Turn(step)].into_iter().collect())
    }

    /// What is to be done next.
    #[inline]
    pub fn top(&self) -> &Task {
        self.0.last().expect("the turn is never taken off the agenda")
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.0.push(task);
    }

    /// The step the turn is at; nothing when the game is over.
    #[inline]
    pub fn step(&self) -> Option<Step> {
        match self.0.first() {
            Some(Task::Turn(step)) => Some(*step),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn set_step(&mut self, step: Step) {
        self.0[0] = Task::Turn(step);
    }

    /// The burial that is not finished, if there is one.
    #[inline]
    pub fn burial(&self) -> Option<&Burial> {
        match self.0.get(1) {
            Some(Task::Burial(burial)) => Some(burial),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn burial_mut(&mut self) -> Option<&mut Burial> {
        match self.0.get_mut(1) {
            Some(Task::Burial(burial)) => Some(burial),
            _ => None,
        }
    }

    /// Takes the burial off, with its documents.
    pub(crate) fn take_burial(&mut self) -> Option<Burial> {
        if !matches!(self.top(), Task::Burial(_)) {
            return None;
        }
        match self.0.pop() {
            Some(Task::Burial(burial)) => Some(burial),
            _ => None,
        }
    }

    /// The open window, if there is one.
    #[inline]
    pub fn window(&self) -> Option<Window> {
        match self.top() {
            Task::Window(window) => Some(*window),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn window_mut(&mut self) -> Option<&mut Window> {
        match self.0.last_mut() {
            Some(Task::Window(window)) => Some(window),
            _ => None,
        }
    }

    /// Takes the window off.
    pub(crate) fn take_window(&mut self) -> Option<Window> {
        let window = self.window()?;
        self.0.pop();
        Some(window)
    }

    pub(crate) fn end(&mut self, reason: Reason) {
        self.0.clear();
        self.0.push(Task::Over(reason));
    }

    /// Why the game is over, if it is.
    #[inline]
    pub fn over(&self) -> Option<Reason> {
        match self.top() {
            Task::Over(reason) => Some(*reason),
            _ => None,
        }
    }
}

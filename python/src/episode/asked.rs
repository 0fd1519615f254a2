//! Questions to agents, and what their answers mean.

use crate::coded::{Code, Coded, PASS};
use crate::legal::Legal;
use engine::Prompt;
use std::ops::{Deref, DerefMut};

/// The questions of a moment. Those of earlier moments stay in their places, for their room.
pub(super) struct Questions<G: Coded> {
    all: Vec<Asked<G>>,
    count: usize,
}

impl<G: Coded> Questions<G> {
    pub(super) const NONE: Questions<G> = Questions {
        all: Vec::new(),
        count: 0,
    };

    /// One more, of which only the prompt is known.
    #[inline]
    pub(super) fn add(&mut self, prompt: Prompt<G::Kind>) -> &mut Asked<G> {
        if self.count == self.all.len() {
            self.all.push(Asked::new(prompt));
        }
        let asked = &mut self.all[self.count];
        self.count += 1;
        asked.renew(prompt);
        asked
    }

    /// The last one is not put.
    #[inline]
    pub(super) fn withdraw(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }
}

impl<G: Coded> Clone for Questions<G> {
    fn clone(&self) -> Questions<G> {
        Questions {
            all: self.to_vec(),
            count: self.count,
        }
    }
}

impl<G: Coded> Deref for Questions<G> {
    type Target = [Asked<G>];
    #[inline]
    fn deref(&self) -> &[Asked<G>] {
        &self.all[..self.count]
    }
}

impl<G: Coded> DerefMut for Questions<G> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Asked<G>] {
        &mut self.all[..self.count]
    }
}

/// A question to an agent.
pub(super) struct Asked<G: Coded> {
    pub(super) prompt: Prompt<G::Kind>,
    pub(super) legal: Legal,
    /// The commands behind the actions, and their ids; none where the game decodes them.
    pub(super) choices: Vec<G::Command>,
    pub(super) codes: Vec<Code>,
    /// The command that passes, if there is one.
    pub(super) pass: Option<G::Command>,
    pub(super) may_pass: bool,
    pub(super) begun: Option<u16>,
    pub(super) is_answered: bool,
}

impl<G: Coded> Clone for Asked<G> {
    fn clone(&self) -> Asked<G> {
        Asked {
            choices: self.choices.clone(),
            codes: self.codes.clone(),
            ..*self
        }
    }
}

impl<G: Coded> Asked<G> {
    fn new(prompt: Prompt<G::Kind>) -> Asked<G> {
        Asked {
            prompt,
            legal: Legal::default(),
            choices: Vec::new(),
            codes: Vec::new(),
            pass: None,
            may_pass: false,
            begun: None,
            is_answered: false,
        }
    }

    /// Becomes another question, with the room of the old one.
    #[inline]
    fn renew(&mut self, prompt: Prompt<G::Kind>) {
        self.prompt = prompt;
        self.legal.clear();
        self.choices.clear();
        self.codes.clear();
        (self.pass, self.may_pass) = (None, false);
        (self.begun, self.is_answered) = (None, false);
    }

    /// What becomes of an action.
    #[inline]
    pub(super) fn find(&self, known: &G::Knowledge, action: u16) -> Option<Step<G::Command>> {
        if !self.legal.contains(usize::from(action)) {
            return None;
        }
        if action == PASS {
            return Some(Step::Pass);
        }
        if self.codes.is_empty() {
            return G::decode(known, self.prompt.seat, action).map(Step::Whole);
        }
        for (code, command) in self.codes.iter().zip(&self.choices) {
            match (*code, self.begun) {
                (Code::One(id), None) if id == action => return Some(Step::Whole(*command)),
                (Code::Pair { first, .. }, None) if first.contains(&action) => return Some(Step::Begun),
                (Code::Pair { first, second }, Some(begun)) => {
                    let mut halves = first.iter().zip(second);
                    if halves.any(|(one, two)| *one == begun && two == action) {
                        return Some(Step::Whole(*command));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Notes which actions are legal now.
    pub(super) fn note_legal(&mut self) {
        self.legal.clear();
        if self.may_pass && self.begun.is_none() {
            self.legal.insert(PASS);
        }
        for code in &self.codes {
            match (*code, self.begun) {
                (Code::One(id), None) => self.legal.insert(id),
                (Code::Pair { first, .. }, None) => first.into_iter().for_each(|id| self.legal.insert(id)),
                (Code::Pair { first, second }, Some(begun)) => {
                    let halves = first.into_iter().zip(second);
                    let fitting = halves.filter(|(one, _)| *one == begun);
                    fitting.for_each(|(_, two)| self.legal.insert(two));
                }
                (Code::One(_), Some(_)) => {}
            }
        }
    }
}

/// A question as a bot is given it.
pub(crate) struct Consulted<G: Coded> {
    pub(crate) prompt: Prompt<G::Kind>,
    pub(crate) choices: Vec<G::Command>,
    /// Whether it may keep still.
    pub(crate) is_optional: bool,
    pub(crate) begun: Option<u16>,
}

/// What becomes of an action.
pub(super) enum Step<C> {
    Pass,
    Begun,
    Whole(C),
}

//! Bots that are out with a question, and what they come home with.

use super::Playing;
use crate::HouseRefusal;
use crate::hosted::Hosted;
use crate::play::bots::Plan;
use crate::play::mind::{Advising, BotAnswer, Counsel, Out, Thinking};
use crate::play::{Advice, Taken, refusal};
use bots::advice::Advised;
use engine::{Audience, PromptId, Refused, Seat, Stamp};
use protocol::wire::{ChoiceAdvice, Trouble};

impl<G: Hosted> Playing<G> {
    /// Sends the bot of a prompt's seat out with it, if it has anything to choose.
    pub(super) fn send_out(&mut self, prompt: engine::Prompt<G::Kind>, now: u64) {
        let choices = self.table.choices(&prompt);
        if choices.is_empty() {
            return;
        }
        if let Some(bot) = self.bots[prompt.seat].take() {
            let (thinking, question) = Thinking::send(bot, prompt, choices, now);
            self.thinking = Some(thinking);
            self.questions.push(question);
        }
    }

    /// Lets somebody think about what a seat is asked, by what that seat knows.
    pub(super) fn send_for_advice(&mut self, seat: Seat, id: PromptId) -> Result<(), Trouble> {
        if self.advising.is_some() {
            return Err(HouseRefusal::StillThinking.into());
        }
        let no_prompt = || refusal(&Refused::<G::Refusal>::NoSuchPrompt(id));
        let prompt = self.find(id).ok_or_else(no_prompt)?;
        if prompt.seat != seat {
            return Err(refusal(&Refused::<G::Refusal>::NotYourPrompt(id, prompt.seat)));
        }
        let choices = self.table.choices(&prompt);
        if choices.is_empty() {
            return Err(no_prompt());
        }
        let knowledge = self.table.known_to(Audience::Seat(seat));
        let (advising, question) = Advising::send(knowledge, prompt, choices);
        self.advising = Some(Box::new(advising));
        self.questions.push(question);
        Ok(())
    }

    /// Looks whether advice is there, and writes down that it is given (TB-8.2). What it was about may have passed.
    pub(super) fn hear_counsel(&mut self, at: u64) -> Option<Result<Advice, Trouble>> {
        let (about, advised) = match self.advising.take()?.look() {
            Counsel::Still(advising) => {
                self.advising = Some(Box::new(advising));
                return None;
            }
            Counsel::Lost => return Some(Err(HouseRefusal::Closing.into())),
            Counsel::Given(about, advised) => (about, advised),
        };
        let (seat, id) = (about.prompt.seat, about.prompt.id);
        let is_open = self
            .find(id)
            .is_some_and(|prompt| self.table.choices(&prompt) == about.choices);
        if !is_open {
            return Some(Err(refusal(&Refused::<G::Refusal>::NoSuchPrompt(id))));
        }
        if !self.table.is_advised(id) {
            if let Err(refused) = self.table.advised(Stamp(at), seat, id) {
                return Some(Err(refusal(&refused)));
            }
            self.outlive_entry();
        }
        let told = |one: &Advised<G::Command>| ChoiceAdvice {
            value: one.worth.map(|worth| worth.value),
            margin: one.worth.map(|worth| worth.margin),
            reasons: one.reasons.iter().cloned().map(Into::into).collect(),
            best: one.is_best,
        };
        let (pass, choices): (Vec<_>, Vec<_>) = advised.iter().partition(|one| one.command.is_none());
        Some(Ok(Advice {
            prompt: id,
            choices: choices.into_iter().map(told).collect(),
            pass: pass.first().copied().map(told),
        }))
    }

    /// Lets the first bot that is due use its right, or go out to think.
    pub(super) fn begin_due(&mut self, now: u64) -> Option<Taken> {
        let can_begin = |plan: &Plan<G::Command>| plan.settled.is_some() || self.thinking.is_none();
        let is_due = |plan: &Plan<G::Command>| plan.due <= now && can_begin(plan);
        let due = self.plans.iter().position(is_due)?;
        let plan = self.plans.remove(due);
        let prompt = self.find(plan.prompt)?;
        match plan.settled {
            // A right may have changed while the bot made up its mind; a duty is thought about again.
            Some(command) => {
                let given = self.give(now, plan.seat, plan.prompt, command, false);
                if given.is_err() && prompt.must {
                    self.planned.retain(|id| *id != prompt.id);
                }
                given.ok()
            }
            None => {
                self.send_out(prompt, now);
                None
            }
        }
    }

    /// Looks whether the bot that is out is at home again, and lets it move; while the table is paused it waits.
    pub(super) fn hear_home(&mut self, now: u64, is_paused: bool) -> Result<Option<Taken>, Trouble> {
        let Some(thinking) = self.thinking.take() else {
            return Ok(None);
        };
        let (seat, prompt) = (thinking.seat, thinking.prompt);
        let (since, has_missed) = (thinking.since, thinking.has_missed());
        let (bot, said, is_hurried) = match thinking.look() {
            Out::Still(thinking) => {
                self.thinking = Some(thinking);
                return Ok(None);
            }
            Out::Lost => return Ok(None),
            Out::Home(bot, said, is_hurried) => (bot, said, is_hurried),
        };
        self.bots[seat] = Some(bot);
        if is_hurried {
            self.hurried.insert(seat);
        } else {
            self.hurried.remove(seat);
        }
        // What was taken back, or answered for it, is not asked any more.
        if self.find(prompt).is_none() || !self.planned.contains(&prompt) {
            return Ok(None);
        }
        match said {
            BotAnswer::Answer(command) if is_paused => {
                self.plans.push(Plan {
                    prompt,
                    seat,
                    due: now,
                    settled: Some(command),
                });
                Ok(None)
            }
            BotAnswer::Answer(command) => match self.give(now, seat, prompt, command, false) {
                // What it thought about has changed: it thinks again.
                Err(_) if has_missed => {
                    self.planned.retain(|id| *id != prompt);
                    Ok(None)
                }
                given => given.map(Some),
            },
            BotAnswer::Reaction(reaction) => {
                self.plans.extend(reaction.map(|(after, command)| Plan {
                    prompt,
                    seat,
                    due: (since + u64::from(after)).max(now),
                    settled: Some(command),
                }));
                Ok(None)
            }
        }
    }
}

//! Bots that are out with a question, and what they come home with.

use super::Playing;
use crate::hosted::Hosted;
use crate::play::Taken;
use crate::play::bots::Plan;
use crate::play::mind::{Out, Said, Thinking};
use protocol::wire::Trouble;

impl<G: Hosted> Playing<G> {
    /// Sends the bot of a prompt's seat out with it, if it has anything to choose.
    pub(super) fn send_out(&mut self, prompt: engine::Prompt<G::Kind>, now: u64) {
        let choices = self.table.choices(&prompt);
        if choices.is_empty() {
            return;
        }
        if let Some(bot) = self.bots[prompt.seat].take() {
            let (thinking, question) = Thinking::send(bot, prompt, choices, now);
            (self.thinking, self.question) = (Some(thinking), Some(question));
        }
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
        let (bot, said) = match thinking.look() {
            Out::Still(thinking) => {
                self.thinking = Some(thinking);
                return Ok(None);
            }
            Out::Lost => return Ok(None),
            Out::Home(bot, said) => (bot, said),
        };
        self.bots[seat] = Some(bot);
        // What was taken back, or answered for it, is not asked any more.
        if self.find(prompt).is_none() || !self.planned.contains(&prompt) {
            return Ok(None);
        }
        match said {
            Said::Answer(command) if is_paused => {
                self.plans.push(Plan {
                    prompt,
                    seat,
                    due: now,
                    settled: Some(command),
                });
                Ok(None)
            }
            Said::Answer(command) => match self.give(now, seat, prompt, command, false) {
                // What it thought about has changed: it thinks again.
                Err(_) if has_missed => {
                    self.planned.retain(|id| *id != prompt);
                    Ok(None)
                }
                given => given.map(Some),
            },
            Said::Reaction(reaction) => {
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

//! What is asked, and what becomes of an answer: taken at once, or held until its window closes.

use super::{Playing, Watching};
use crate::HouseRefusal;
use crate::hosted::Hosted;
use crate::play::{Taken, refusal};
use engine::table::{Accepted, Table};
use engine::{Audience, Mode, PromptId, Prompts, Refused, Seat, Stamp};
use protocol::wire::{Json, Trouble, Waiting};

impl<G: Hosted> Playing<G> {
    pub(super) fn find(&self, id: PromptId) -> Option<engine::Prompt<G::Kind>> {
        self.table.prompts().into_iter().find(|prompt| prompt.id == id)
    }

    /// The command of a choice.
    pub(super) fn command_of(&self, seat: Seat, id: PromptId, choice: u16) -> Result<G::Command, Trouble> {
        let no_prompt = || refusal(&Refused::<G::Refusal>::NoSuchPrompt(id));
        // Whoever names another's prompt learns nothing of whether it has its answer.
        let prompts = G::prompts(self.table.state());
        let prompt = *prompts
            .iter()
            .find(|prompt| prompt.id == id)
            .ok_or_else(no_prompt)?;
        if prompt.seat != seat {
            return Err(refusal(&Refused::<G::Refusal>::NotYourPrompt(id, seat)));
        }
        // The choices of a standing right may change while it keeps its name.
        let choices = if prompt.must {
            self.table.choices(&prompt)
        } else {
            Vec::new()
        };
        let chosen = choices.get(usize::from(choice)).copied();
        Ok(chosen.ok_or(HouseRefusal::NoSuchChoice)?)
    }

    /// Gives an answer to the table; `is_kept` if it is kept beside the log should it lie sealed. A complete window is
    /// not closed here: its time is the house's.
    pub(super) fn give(
        &mut self,
        at: u64,
        seat: Seat,
        prompt: PromptId,
        command: G::Command,
        is_kept: bool,
    ) -> Result<Taken, Trouble> {
        let taken = if self.is_held_back(seat, prompt, command)? {
            Taken::Sealed
        } else {
            let mut watching = Watching {
                bots: &mut self.bots,
                thinking: &mut self.thinking,
                fresh: &mut self.fresh,
            };
            let accepted = self
                .table
                .command(Stamp(at), seat, prompt, command, &mut watching);
            match accepted.map_err(|refused| refusal(&refused))? {
                Accepted::Applied => Taken::Moved,
                Accepted::Sealed { .. } => Taken::Sealed,
            }
        };
        if taken == Taken::Sealed
            && let Some(window) = &mut self.window
        {
            window.seal(prompt, seat, is_kept);
        }
        Ok(taken)
    }

    /// Answers several questions of one kind, one after the other, all or none: they are tried on the side first.
    pub(super) fn give_all(
        &mut self,
        at: u64,
        seat: Seat,
        first: PromptId,
        commands: &[G::Command],
    ) -> Result<(), Trouble> {
        let mut trial = self.table.clone();
        let kind = self.plain_question(&trial, seat, first)?.kind;
        let mut next = Some(first);
        let mut prompts = Vec::with_capacity(commands.len());
        for command in commands {
            let id = next.ok_or_else(|| refusal(&Refused::<G::Refusal>::NoSuchPrompt(first)))?;
            let taken = trial.command(Stamp(at), seat, id, *command, &mut ());
            taken.map_err(|refused| refusal(&refused))?;
            prompts.push(id);
            let is_next = |prompt: &engine::Prompt<G::Kind>| prompt.seat == seat && prompt.kind == kind;
            let found = trial.prompts().into_iter().find(is_next);
            next = found.map(|prompt| prompt.id);
        }
        for (prompt, command) in prompts.into_iter().zip(commands) {
            self.give(at, seat, prompt, *command, true)?;
        }
        Ok(())
    }

    /// A seat's question that an answer settles at once. What is answered in secret or by speed is answered alone.
    fn plain_question(
        &self,
        table: &Table<G>,
        seat: Seat,
        id: PromptId,
    ) -> Result<engine::Prompt<G::Kind>, Trouble> {
        let prompts = table.prompts();
        let is_plain = |prompt: &&engine::Prompt<G::Kind>| {
            prompt.id == id && prompt.seat == seat && prompt.mode == Mode::Open && !self.in_window(prompt)
        };
        let found = prompts.iter().find(is_plain).copied();
        found.ok_or_else(|| refusal(&Refused::<G::Refusal>::NoSuchPrompt(id)))
    }

    /// Whether an answer waits for the end of its window although the rules would take it at once, so that the window
    /// lasts as long as it must.
    pub(super) fn is_held_back(
        &self,
        seat: Seat,
        id: PromptId,
        command: G::Command,
    ) -> Result<bool, Trouble> {
        if self.table.outcome().is_some() {
            return Ok(false);
        }
        let prompts = G::prompts(self.table.state());
        let is_own = |prompt: &&engine::Prompt<G::Kind>| prompt.id == id && prompt.seat == seat;
        let own = prompts.iter().find(is_own).copied();
        // Nobody else learns that there is an answer.
        if own.is_some() && self.is_sealed(id) {
            return Err(refusal(&Refused::<G::Refusal>::AlreadySealed(id)));
        }
        let waits = |prompt: &engine::Prompt<G::Kind>| {
            prompt.mode == Mode::Open && self.in_window(prompt) && G::waits_for_window(&command)
        };
        let Some(prompt) = own.filter(waits) else {
            return Ok(false);
        };
        let checked = G::check(self.table.state(), &prompt, command);
        checked.map_err(|rules| refusal(&Refused::Rules(rules)))?;
        Ok(true)
    }

    pub(super) fn is_sealed(&self, id: PromptId) -> bool {
        self.window.as_ref().is_some_and(|window| window.has(id))
    }

    /// What is answered for a seat whose time has run out. Whatever is due has an answer, or it would stay due.
    pub(super) fn answer_for(&self, prompt: &engine::Prompt<G::Kind>) -> Result<G::Command, Trouble> {
        let knowledge = G::knowledge(self.table.state(), Audience::Seat(prompt.seat));
        let answer = G::default_answer(&knowledge, prompt, &self.table.choices(prompt));
        answer.ok_or_else(|| refusal(&Refused::<G::Refusal>::NoSuchPrompt(prompt.id)))
    }

    /// Everybody who has not played has passed (RF-8.9).
    ///
    /// # Errors
    /// If nobody is asked, or nothing can be answered for somebody who is: the window would still be open, and due again.
    pub(super) fn pass_for_all(&mut self, at: u64) -> Result<(), Trouble> {
        let mut open = self.table.prompts();
        open.retain(|prompt| self.in_window(prompt));
        if open.is_empty() {
            return Err(refusal(&Refused::<G::Refusal>::NoRound));
        }
        for prompt in &open {
            let pass = self.answer_for(prompt)?;
            self.input(|table, watching| {
                table
                    .command(Stamp(at), prompt.seat, prompt.id, pass, watching)
                    .map(|_| ())
            })?;
        }
        Ok(())
    }

    /// Gives an input to the table, with the bots watching.
    pub(in crate::play) fn input(
        &mut self,
        input: impl FnOnce(&mut Table<G>, &mut Watching<'_, G>) -> Result<(), Refused<G::Refusal>>,
    ) -> Result<(), Trouble> {
        let mut watching = Watching {
            bots: &mut self.bots,
            thinking: &mut self.thinking,
            fresh: &mut self.fresh,
        };
        input(&mut self.table, &mut watching).map_err(|refused| refusal(&refused))
    }

    pub(super) fn in_window(&self, prompt: &engine::Prompt<G::Kind>) -> bool {
        prompt.must && prompt.is_secret::<G>()
    }

    /// What is asked; what is sealed or held back is not asked any more.
    pub(super) fn open_prompts(&self) -> Prompts<G::Kind> {
        let mut prompts = self.table.prompts();
        prompts.retain(|prompt| !self.is_sealed(prompt.id));
        prompts
    }

    /// Whom a table waits for that asks this, as far as everybody may know.
    pub(super) fn waiting_of(prompts: &[engine::Prompt<G::Kind>]) -> Vec<Waiting> {
        let is_told = |prompt: &&engine::Prompt<G::Kind>| {
            prompt.must && prompt.mode == Mode::Open && !prompt.is_secret::<G>()
        };
        let waiting = |prompt: &engine::Prompt<G::Kind>| Waiting {
            seat: prompt.seat,
            kind: Json::of(&prompt.kind),
        };
        prompts.iter().filter(is_told).map(waiting).collect()
    }

    pub(super) fn is_passed_for(&self, prompt: &engine::Prompt<G::Kind>) -> bool {
        let knowledge = G::knowledge(self.table.state(), Audience::Seat(prompt.seat));
        let orders = self.orders.iter().find(|(seat, _)| *seat == prompt.seat);
        let orders = orders.map(|(_, orders)| orders);
        G::is_ordered(&knowledge, prompt, &self.table.choices(prompt), orders)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosted::WindowTimes;
    use crate::play::{Match as _, Start, Window};
    use engine::Secret;
    use ruhe_in_frieden::{Kind, RuheInFrieden};
    use serde_json::json;

    fn dealt() -> Playing<RuheInFrieden> {
        let start = Start {
            seats: 2,
            options: json!({}),
            practice: false,
            secret: Secret::from_seed(1),
            salts: Vec::new(),
            lesson: None,
        };
        Playing::deal(&start).unwrap()
    }

    #[test]
    fn what_is_due_and_has_no_answer_is_refused() {
        let playing = dealt();
        let asked = playing.table.prompts()[0];
        assert!(playing.answer_for(&asked).is_ok());
        // Nothing is answered for a standing right.
        let right = engine::Prompt {
            kind: Kind::Interrupt,
            ..asked
        };
        assert_eq!(playing.answer_for(&right).unwrap_err().code, "no_such_prompt");
    }

    #[test]
    fn a_window_that_asks_nobody_cannot_close() {
        let mut playing = dealt();
        let times = WindowTimes {
            lasts_ms: 5,
            answer_limit_ms: 5,
        };
        playing.window = Some(Box::new(Window::open(0, 0, times)));
        let before = playing.table.digest();
        assert_eq!(playing.close_round(5).unwrap_err().code, "no_round");
        assert_eq!(playing.table.digest(), before);
    }
}

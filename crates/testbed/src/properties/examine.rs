//! One position, looked at from all sides.

use super::{Of, Walker};
use crate::json;
use crate::subject::Subject;
use engine::{Audience, Game, Mode, Outcome, Prompt, PromptId, Refused, Seat, Stamp};

type Asked<S> = Prompt<<Of<S> as Game>::Kind>;

/// More conceivable commands are not tried at every step.
const CONCEIVABLE_MANY: usize = 500;

fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

impl<S: Subject> Walker<S> {
    /// What is written is read back the same.
    pub(super) fn examine_words(&self) -> Result<(), String> {
        let setup = self.walk.table.setup();
        let options = serde_json::from_str(&json::line(&setup.options)).map_err(|error| error.to_string())?;
        ensure(setup.options == options, || {
            "options do not read as they are written".to_owned()
        })?;
        let deal = serde_json::from_str(&json::line(&setup.deal)).map_err(|error| error.to_string())?;
        ensure(setup.deal == deal, || {
            "the deal does not read as it is written".to_owned()
        })?;
        for command in &self.conceivable {
            let text = json::line(command);
            let read = serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))?;
            ensure(*command == read, || {
                format!("{text} does not read as it is written")
            })?;
        }
        Ok(())
    }

    /// Everything that must hold of the position the walk has come to.
    pub(super) fn examine(&mut self) -> Result<(), String> {
        Of::<S>::assert_sound(self.walk.table.state());
        let prompts = Of::<S>::prompts(self.walk.table.state());
        let is_over = self.walk.table.outcome().is_some();
        ensure(prompts.is_empty() == is_over, || {
            format!("prompts {prompts:?} at a table that is over: {is_over}")
        })?;
        for prompt in &prompts {
            self.examine_choices(prompt)?;
            self.examine_gate(prompt)?;
        }
        self.examine_other_inputs()?;
        self.examine_views()
    }

    /// Every command offered is accepted, every other one is refused, and a refusal changes nothing.
    fn examine_choices(&mut self, prompt: &Asked<S>) -> Result<(), String> {
        let table = &mut self.walk.table;
        let choices = table.choices(prompt);
        // A standing right may wait for something to use it on.
        ensure(!choices.is_empty() || !prompt.must, || {
            format!("{prompt:?} has no answer")
        })?;
        let digest = table.digest();
        let asked = table.prompts();
        let is_answered = !asked.contains(prompt);
        for command in &choices {
            ensure(self.conceivable.contains(command), || {
                format!("{command:?} is offered but not conceivable")
            })?;
            let count = choices.iter().filter(|other| *other == command).count();
            ensure(count == 1, || format!("{command:?} is offered {count} times"))?;
            let taken = table
                .clone()
                .command(Stamp(0), prompt.seat, prompt.id, *command, &mut ());
            match (prompt.mode, taken) {
                (Mode::Race, Err(Refused::ForTheReferee(_))) => {}
                (Mode::Sealed, Err(Refused::AlreadySealed(_))) if is_answered => {}
                (Mode::Open | Mode::Sealed, Ok(_)) if !is_answered => {}
                (_, taken) => return Err(format!("{command:?} is offered, but: {taken:?}")),
            }
        }
        // Where very many commands are conceivable, the table is tried with some, others at every step.
        let stride = self.conceivable.len() / CONCEIVABLE_MANY + 1;
        let tried = self.walk.rng.below(stride as u32) as usize;
        for (idx, command) in self.conceivable.iter().enumerate() {
            if choices.contains(command) {
                continue;
            }
            let Err(refusal) = Of::<S>::check(table.state(), prompt, *command) else {
                return Err(format!("{command:?} passes the check but is not offered"));
            };
            if idx % stride != tried {
                continue;
            }
            let refused = table.command(Stamp(0), prompt.seat, prompt.id, *command, &mut ());
            let expected = match prompt.mode {
                Mode::Race => Refused::ForTheReferee(prompt.id),
                Mode::Sealed if is_answered => Refused::AlreadySealed(prompt.id),
                Mode::Open | Mode::Sealed => Refused::Rules(refusal),
            };
            ensure(refused == Err(expected), || {
                format!("{command:?}: expected {expected:?}, found {refused:?}")
            })?;
        }
        ensure(table.digest() == digest && table.prompts() == asked, || {
            format!("a refusal changed the state, among those of {prompt:?} (TB-1.5)")
        })
    }

    /// TB-1.2, TB-2.2, TB-2.3: only the seat that is asked may answer, and only what is asked.
    fn examine_gate(&mut self, prompt: &Asked<S>) -> Result<(), String> {
        let seats = self.walk.seats();
        let table = &mut self.walk.table;
        let Some(command) = table.choices(prompt).first().copied() else {
            return Ok(());
        };
        let unknown = PromptId(u32::MAX);
        let mut attempts = vec![
            (Seat(seats), prompt.id, Refused::NoSuchSeat(Seat(seats))),
            (prompt.seat, unknown, Refused::NoSuchPrompt(unknown)),
        ];
        attempts.extend(
            (0..seats)
                .map(Seat)
                .filter(|seat| *seat != prompt.seat)
                .map(|seat| (seat, prompt.id, Refused::NotYourPrompt(prompt.id, prompt.seat))),
        );
        let before = (table.digest(), table.entries().len());
        for (seat, id, expected) in attempts {
            let refused = table.command(Stamp(0), seat, id, command, &mut ());
            ensure(refused == Err(expected), || {
                format!("{seat} answers {id:?}: expected {expected:?}, found {refused:?}")
            })?;
        }
        ensure(before == (table.digest(), table.entries().len()), || {
            "a refusal by the table changed the state (TB-1.5)".to_owned()
        })
    }

    /// TB-1.4, TB-2.5, TB-3.3, TB-4.2: what nobody waits for is refused.
    fn examine_other_inputs(&mut self) -> Result<(), String> {
        let verdicts = S::verdicts(self.walk.table.state());
        let table = &mut self.walk.table;
        let is_over = table.outcome().is_some();
        let waits = |wanted: &dyn Fn(&Asked<S>) -> bool| Of::<S>::prompts(table.state()).iter().any(wanted);
        let has_round = waits(&|prompt| prompt.mode == Mode::Sealed);
        let has_race = waits(&|prompt| prompt.mode == Mode::Race);
        let has_clock = waits(&|prompt| prompt.until.is_some());
        let over = |otherwise| if is_over { Refused::TableOver } else { otherwise };
        if !has_round {
            let refused = table.close_round(Stamp(0), &mut ());
            ensure(refused == Err(over(Refused::NoRound)), || {
                format!("closing no round: {refused:?}")
            })?;
        }
        if !has_clock {
            let refused = table.wake(Stamp(0), &mut ());
            ensure(refused == Err(over(Refused::NothingDue)), || {
                format!("waking for nothing: {refused:?}")
            })?;
        }
        if !has_race && let Some(verdict) = verdicts.first() {
            let refused = table.verdict(Stamp(0), verdict.clone(), &mut ());
            ensure(refused == Err(over(Refused::NoRace)), || {
                format!("judging no race: {refused:?}")
            })?;
        }
        if is_over && let Some(command) = self.conceivable.first() {
            let refused = table.command(Stamp(0), Seat(0), PromptId(0), *command, &mut ());
            ensure(refused == Err(Refused::TableOver), || {
                format!("after the end: {refused:?}")
            })?;
        }
        Ok(())
    }

    /// What was seen adds up to what is seen now, and is enough to imagine a whole world from.
    fn examine_views(&mut self) -> Result<(), String> {
        let state = self.walk.table.state();
        for (audience, known) in Audience::all(self.walk.seats()).zip(&self.knowledge) {
            let view = Of::<S>::view(state, audience);
            ensure(Of::<S>::view_known(known) == view, || {
                format!(
                    "{audience}: what was seen does not add up to the view {}",
                    json::line(&view)
                )
            })?;
            let world = Of::<S>::determinize(known, &mut self.walk.rng);
            Of::<S>::assert_sound(&world);
            ensure(Of::<S>::view(&world, audience) == view, || {
                format!("{audience}: an imagined world looks otherwise")
            })?;
            ensure(Of::<S>::outcome(&world) == Of::<S>::outcome(state), || {
                format!("{audience}: an imagined world ended otherwise")
            })?;
            let Audience::Seat(seat) = audience else { continue };
            let asked = |state| {
                Of::<S>::prompts(state)
                    .into_iter()
                    .filter(|prompt| prompt.seat == seat)
            };
            ensure(asked(&world).eq(asked(state)), || {
                format!("{audience}: an imagined world asks otherwise")
            })?;
            for prompt in asked(state) {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                Of::<S>::choices(state, &prompt, &mut here);
                Of::<S>::choices(&world, &prompt, &mut there);
                ensure(here == there, || {
                    format!("{audience}: an imagined world offers {there:?} instead of {here:?}")
                })?;
            }
        }
        Ok(())
    }

    /// The outcome names seats of this table, and fits a second look at the state.
    pub(super) fn examine_outcome(&self, outcome: &Outcome) -> Result<(), String> {
        let seats = self.walk.seats();
        ensure(outcome.winners.iter().all(|seat| seat.0 < seats), || {
            format!("winners who do not sit here: {:?}", outcome.winners)
        })?;
        if let Some(scores) = &outcome.scores {
            ensure(scores.seats() == seats, || {
                format!("{} scores for {seats} seats", scores.seats())
            })?;
        }
        S::check_outcome(self.walk.table.state(), outcome)
    }
}

//! One play of a game from deal to outcome, with its log.
//!
//! The table is the one gate through which inputs reach the rules. It checks what all games share (`TB` in
//! `docs/rules/table.md`): that the prompt is open, that it is the seat's own, that sealed answers stay sealed.

use crate::chance::{Chance, Draw, Keyed, LoggedDraw, Recorded, Recording, Secret};
use crate::digest::Digest;
use crate::game::{Audience, Each, Game, Input, Problem, Sink, Stamp};
use crate::outcome::{BreakOff, Outcome};
use crate::prompt::{Mode, Prompt, PromptId, Prompts};
use crate::refusal::Refused;
use crate::seat::{Seat, SeatSet};

mod setup;
mod simulated;

pub(crate) use setup::check;
pub use setup::{Holder, NewTable, Origin, Setup};

/// Room for the choices of most prompts, so that a list of them is not moved again and again while it grows.
const CHOICES_USUAL: usize = 64;

/// What one line of the log holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Act<G: Game> {
    /// An input to the rules.
    Input(Input<G>),
    /// A seat changes hands. Rare, so that the others need not be as large.
    Hand(Seat, Box<Holder>),
    /// The last input still standing is taken back.
    TakeBack,
    /// A seat was given advice about a prompt (TB-8.2). Nothing has changed.
    Advised(Seat, PromptId),
    /// The table ends here, although the rules would go on (TB-1.6). The last entry there is.
    BreakOff(BreakOff),
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: Game> {
    pub at: Stamp,
    pub act: Act<G>,
    /// How many draws it made.
    pub draws: u8,
}

/// What became of an accepted command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// It took effect.
    Applied,
    /// It lies sealed; `complete` when all prompts of the round have their answer.
    Sealed {
        /// Whether the round can be closed.
        complete: bool,
    },
}

/// One play of a game, with everything that led to where it stands.
#[derive(Clone)]
pub struct Table<G: Game, C: Chance = Keyed> {
    setup: Setup<G>,
    state: G::State,
    chance: C,
    entries: Vec<Entry<G>>,
    draws: Vec<Draw>,
    sealed: Vec<(PromptId, Seat, G::Command)>,
    /// Inputs that have not been taken back, as places in `entries`.
    standing: Vec<u32>,
    /// How many of `standing` can never be taken back, because something was turned up since.
    fixed: usize,
}

impl<G: Game> Table<G, Keyed> {
    /// Deals a table from a secret and the players' salts.
    ///
    /// # Errors
    /// The field at fault.
    pub fn shuffled<S: Sink<G::Event>>(
        new: NewTable<G>,
        secret: Secret,
        salts: Vec<String>,
        events: &mut S,
    ) -> Result<Table<G>, Problem> {
        let mut table = Table::deal(new, Keyed::new(secret, &salts), events)?;
        table.setup.commitment = Some(secret.commitment());
        table.setup.secret = Some(secret);
        table.setup.salts = salts;
        Ok(table)
    }
}

impl<G: Game, C: Chance> Table<G, C> {
    /// Deals a table from a source of chance.
    ///
    /// # Errors
    /// The field at fault.
    pub fn deal<S: Sink<G::Event>>(
        new: NewTable<G>,
        mut chance: C,
        events: &mut S,
    ) -> Result<Table<G, C>, Problem> {
        let setup = new.settle(&mut chance)?;
        Ok(Table::from_setup(setup, chance, events))
    }

    /// Lays out a table whose setup has been checked.
    pub(crate) fn from_setup<S: Sink<G::Event>>(setup: Setup<G>, chance: C, events: &mut S) -> Table<G, C> {
        let state = setup.lay_out(events);
        G::assert_sound(&state);
        Table {
            setup,
            state,
            chance,
            entries: Vec::new(),
            draws: Vec::new(),
            sealed: Vec::new(),
            standing: Vec::new(),
            fixed: 0,
        }
    }

    /// What was agreed and decided before the first input.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The whole truth. Local tools and tests may read it; nothing of it is sent.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The log so far.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// All draws after the deal, in order.
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }

    /// The deal with later draws filled in; dealing it again reproduces the table.
    pub fn settled_deal(&self) -> G::Deal
    where
        C: Clone,
    {
        G::settle_deal(&self.setup.deal, &self.draws, Some(&mut self.chance.clone()))
    }

    /// What is asked now; sealed prompts that have their answer are no longer asked.
    pub fn prompts(&self) -> Prompts<G::Kind> {
        if self.broken_off().is_some() {
            return Prompts::default();
        }
        let mut prompts = G::prompts(&self.state);
        if !self.sealed.is_empty() {
            prompts.retain(|prompt| !self.sealed.iter().any(|(id, ..)| *id == prompt.id));
        }
        prompts
    }

    /// Every legal answer to an open prompt.
    pub fn choices(&self, prompt: &Prompt<G::Kind>) -> Vec<G::Command> {
        let mut choices = Vec::with_capacity(CHOICES_USUAL);
        G::choices(&self.state, prompt, &mut choices);
        choices
    }

    /// What an audience sees now.
    pub fn view(&self, audience: Audience) -> G::View {
        G::view(&self.state, audience)
    }

    /// How the table ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let broken_off = self.broken_off().map(BreakOff::outcome);
        broken_off.or_else(|| G::outcome(&self.state))
    }

    /// Why the table was broken off, if it was.
    fn broken_off(&self) -> Option<BreakOff> {
        match self.entries.last()?.act {
            Act::BreakOff(why) => Some(why),
            _ => None,
        }
    }

    /// A digest of the state: equal for equal states.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.state)
    }

    /// The stamp an input gets that arrives at `at`: later than all before it (TB-1.3).
    fn stamp(&self, at: Stamp) -> Stamp {
        let at = at.min(Stamp::MAX);
        self.entries
            .last()
            .map_or(at, |last| at.max(Stamp(last.at.0 + 1)))
    }

    /// Takes a seat's answer to a prompt.
    ///
    /// # Refusals
    /// No such prompt, another seat's prompt, a race, or whatever the rules say. Nothing changes then.
    pub fn command<S: Sink<G::Event>>(
        &mut self,
        at: Stamp,
        seat: Seat,
        prompt: PromptId,
        command: G::Command,
        events: &mut S,
    ) -> Result<Accepted, Refused<G::Refusal>> {
        let asked = self.find_prompt(seat, prompt)?;
        match asked.mode {
            Mode::Race => Err(Refused::ForTheReferee(prompt)),
            Mode::Sealed => {
                G::check(&self.state, &asked, command).map_err(Refused::Rules)?;
                self.sealed.push((prompt, seat, command));
                let waiting = G::prompts(&self.state)
                    .iter()
                    .filter(|prompt| prompt.mode == Mode::Sealed)
                    .count();
                Ok(Accepted::Sealed {
                    complete: waiting == self.sealed.len(),
                })
            }
            Mode::Open => {
                self.input(
                    at,
                    Input::Command {
                        seat,
                        prompt,
                        command,
                    },
                    events,
                )?;
                Ok(Accepted::Applied)
            }
        }
    }

    /// Finds the open prompt a seat wants to answer (TB-2).
    fn find_prompt(&self, seat: Seat, id: PromptId) -> Result<Prompt<G::Kind>, Refused<G::Refusal>> {
        if seat.0 >= self.setup.seats {
            return Err(Refused::NoSuchSeat(seat));
        }
        self.check_running()?;
        let prompts = G::prompts(&self.state);
        let Some(prompt) = prompts.iter().find(|prompt| prompt.id == id).copied() else {
            return Err(Refused::NoSuchPrompt(id));
        };
        if prompt.seat != seat {
            return Err(Refused::NotYourPrompt(id, prompt.seat));
        }
        if self.sealed.iter().any(|(sealed, ..)| *sealed == id) {
            return Err(Refused::AlreadySealed(id));
        }
        Ok(prompt)
    }

    /// TB-1.4: when the table is over nothing moves any more.
    fn check_running(&self) -> Result<(), Refused<G::Refusal>> {
        match self.outcome() {
            Some(_) => Err(Refused::TableOver),
            None => Ok(()),
        }
    }

    /// What a seat has answered in the sealed round that is open, for that seat's eyes only (RF-10.11).
    pub fn sealed_answer(&self, seat: Seat) -> Option<&G::Command> {
        let mut sealed = self.sealed.iter();
        sealed.find_map(|(_, by, command)| (*by == seat).then_some(command))
    }

    /// Closes the sealed round: the play that counts becomes the input, the others are forgotten (TB-3.3).
    ///
    /// # Refusals
    /// If no sealed round is open.
    pub fn close_round<S: Sink<G::Event>>(
        &mut self,
        at: Stamp,
        events: &mut S,
    ) -> Result<(), Refused<G::Refusal>> {
        self.check_running()?;
        if !G::prompts(&self.state)
            .iter()
            .any(|prompt| prompt.mode == Mode::Sealed)
        {
            return Err(Refused::NoRound);
        }
        // An answer that a later input has made impossible counts as none.
        let prompts = G::prompts(&self.state);
        let still_legal = |(id, seat, command): (PromptId, Seat, G::Command)| {
            let prompt = prompts.iter().find(|prompt| prompt.id == id)?;
            G::check(&self.state, prompt, command).ok()?;
            Some((seat, command))
        };
        let answers: Vec<_> = std::mem::take(&mut self.sealed)
            .into_iter()
            .filter_map(still_legal)
            .collect();
        let play = G::first_sealed(&self.state, &answers);
        self.input(at, Input::Round { play }, events)
    }

    /// Takes the referee's verdict of a race.
    ///
    /// # Refusals
    /// Whatever the rules say of it.
    pub fn verdict<S: Sink<G::Event>>(
        &mut self,
        at: Stamp,
        verdict: G::Verdict,
        events: &mut S,
    ) -> Result<(), Refused<G::Refusal>> {
        self.input(at, Input::Verdict(verdict), events)
    }

    /// Tells the rules what time it is.
    ///
    /// # Refusals
    /// If no prompt was waiting for that time.
    pub fn wake<S: Sink<G::Event>>(&mut self, at: Stamp, events: &mut S) -> Result<(), Refused<G::Refusal>> {
        self.input(at, Input::Wake, events)
    }

    /// Whether the table waits for such an input at all.
    fn check_expected(&self, at: Stamp, input: &Input<G>) -> Result<(), Refused<G::Refusal>> {
        let expected = |wanted: &dyn Fn(&Prompt<G::Kind>) -> bool| G::prompts(&self.state).iter().any(wanted);
        match input {
            // Only a log can hold such a command: a table seals it (TB-3.3) or sends it to the referee (TB-4.1).
            Input::Command { prompt: id, .. } => {
                let of_mode = |mode| expected(&|prompt| prompt.id == *id && prompt.mode == mode);
                if of_mode(Mode::Race) {
                    Err(Refused::ForTheReferee(*id))
                } else if of_mode(Mode::Sealed) {
                    Err(Refused::NoRound)
                } else {
                    Ok(())
                }
            }
            Input::Round { play } => {
                let asks = |prompt: &Prompt<G::Kind>| {
                    prompt.mode == Mode::Sealed && play.is_none_or(|(seat, _)| prompt.seat == seat)
                };
                if expected(&asks) {
                    Ok(())
                } else {
                    Err(Refused::NoRound)
                }
            }
            Input::Verdict(_) if expected(&|prompt| prompt.mode == Mode::Race) => Ok(()),
            Input::Verdict(_) => Err(Refused::NoRace),
            Input::Wake if expected(&|prompt| prompt.until.is_some_and(|until| until <= at)) => Ok(()),
            Input::Wake => Err(Refused::NothingDue),
        }
    }

    /// Applies one input and writes it down.
    fn input<S: Sink<G::Event>>(
        &mut self,
        at: Stamp,
        input: Input<G>,
        events: &mut S,
    ) -> Result<(), Refused<G::Refusal>> {
        self.check_running()?;
        let at = self.stamp(at);
        self.check_expected(at, &input)?;
        let drawn = self.draws.len();
        let mut turned_up = false;
        let mut chance = Recording {
            source: &mut self.chance,
            draws: &mut self.draws,
        };
        let mut watched = Each(|event: G::Event| {
            turned_up |= G::turns_up(&event);
            events.put(event);
        });
        G::apply(&mut self.state, at, input.clone(), &mut chance, &mut watched).map_err(Refused::Rules)?;
        G::assert_sound(&self.state);
        self.forget_passed_answers();
        self.standing.push(self.entries.len() as u32);
        let draws = self.draws.len() - drawn;
        assert!(draws <= usize::from(u8::MAX), "one input made {draws} draws");
        self.entries.push(Entry {
            at,
            act: Act::Input(input),
            draws: draws as u8,
        });
        if turned_up || draws > 0 || !self.setup.practice {
            self.fixed = self.standing.len();
        }
        Ok(())
    }

    /// Drops sealed answers to prompts that are no longer open: their round has passed (TB-3.3).
    fn forget_passed_answers(&mut self) {
        if !self.sealed.is_empty() {
            let prompts = G::prompts(&self.state);
            self.sealed
                .retain(|(id, ..)| prompts.iter().any(|prompt| prompt.id == *id));
        }
    }

    /// Writes down that a seat changes hands.
    ///
    /// # Refusals
    /// If there is no such seat, or the table is over: its log is closed then.
    pub fn hand(&mut self, at: Stamp, seat: Seat, holder: Holder) -> Result<(), Refused<G::Refusal>> {
        if seat.0 >= self.setup.seats {
            return Err(Refused::NoSuchSeat(seat));
        }
        self.check_running()?;
        let at = self.stamp(at);
        self.entries.push(Entry {
            at,
            act: Act::Hand(seat, Box::new(holder)),
            draws: 0,
        });
        Ok(())
    }

    /// Writes down that a seat was given advice about a prompt (TB-8.2). Nothing changes by it.
    ///
    /// # Refusals
    /// If the prompt is not open, is another seat's, or has its answer; if there is no advice here.
    pub fn advised(&mut self, at: Stamp, seat: Seat, prompt: PromptId) -> Result<(), Refused<G::Refusal>> {
        self.find_prompt(seat, prompt)?;
        if !self.may_advise() {
            return Err(Refused::NoAdviceHere);
        }
        let at = self.stamp(at);
        self.entries.push(Entry {
            at,
            act: Act::Advised(seat, prompt),
            draws: 0,
        });
        Ok(())
    }

    /// Whether there may be advice: at a practice table, or where all seats but one are bots' (TB-8.3).
    pub fn may_advise(&self) -> bool {
        let mut bots = SeatSet::EMPTY;
        for entry in &self.entries {
            match &entry.act {
                Act::Hand(seat, holder) if matches!(**holder, Holder::Bot(_)) => bots.insert(*seat),
                Act::Hand(seat, _) => bots.remove(*seat),
                _ => {}
            }
        }
        self.setup.practice || bots.len() + 1 >= usize::from(self.setup.seats)
    }

    /// Whether the log says that advice was given about a prompt: then it need not say so again.
    pub fn is_advised(&self, prompt: PromptId) -> bool {
        let mut entries = self.entries.iter();
        entries.any(|entry| matches!(entry.act, Act::Advised(_, about) if about == prompt))
    }

    /// Ends the table here, although the rules would go on (TB-1.6). Nobody has won.
    ///
    /// # Refusals
    /// If the table is over.
    pub fn break_off(&mut self, at: Stamp, why: BreakOff) -> Result<(), Refused<G::Refusal>> {
        self.check_running()?;
        let at = self.stamp(at);
        self.sealed.clear();
        self.entries.push(Entry {
            at,
            act: Act::BreakOff(why),
            draws: 0,
        });
        Ok(())
    }

    /// Whether the last move can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.standing.len() > self.fixed && self.check_running().is_ok()
    }

    /// Takes the last move back (TB-5).
    ///
    /// # Refusals
    /// If the table is counted or over, or something was turned up since.
    pub fn take_back(&mut self, at: Stamp) -> Result<(), Refused<G::Refusal>> {
        self.check_running()?;
        if !self.can_take_back() {
            return Err(Refused::NothingToTakeBack);
        }
        let at = self.stamp(at);
        self.standing.pop();
        self.sealed.clear();
        self.state = self.state_after_standing();
        self.entries.push(Entry {
            at,
            act: Act::TakeBack,
            draws: 0,
        });
        Ok(())
    }

    /// The state after all inputs that have not been taken back. Draws come from the record.
    fn state_after_standing(&self) -> G::State {
        let mut state = self.setup.lay_out(&mut ());
        let mut recorded = Recorded::new(self.draws.iter().copied().map(LoggedDraw::from));
        for place in &self.standing {
            let entry = &self.entries[*place as usize];
            if let Act::Input(input) = &entry.act {
                let applied = G::apply(&mut state, entry.at, input.clone(), &mut recorded, &mut ());
                assert!(applied.is_ok(), "an input of the log was accepted before");
            }
        }
        state
    }

    /// The same table with another source of chance from here on.
    pub fn with_chance<D: Chance>(self, chance: D) -> Table<G, D> {
        let Table {
            setup,
            state,
            entries,
            draws,
            sealed,
            standing,
            fixed,
            ..
        } = self;
        Table {
            setup,
            state,
            chance,
            entries,
            draws,
            sealed,
            standing,
            fixed,
        }
    }
}

impl<G: Game> Table<G, Recorded> {
    /// Takes one entry of a log; its draws come from the record.
    ///
    /// # Refusals
    /// As for the input when it was new.
    pub(crate) fn replay<S: Sink<G::Event>>(
        &mut self,
        entry: &Entry<G>,
        draws: &[LoggedDraw],
        events: &mut S,
    ) -> Result<(), Refused<G::Refusal>> {
        self.chance = Recorded::new(draws.iter().cloned());
        match &entry.act {
            Act::Input(input) => {
                if let Input::Command { seat, prompt, .. } = input {
                    self.find_prompt(*seat, *prompt)?;
                }
                self.input(entry.at, input.clone(), events)
            }
            Act::Hand(seat, holder) => self.hand(entry.at, *seat, holder.as_ref().clone()),
            Act::TakeBack => self.take_back(entry.at),
            Act::Advised(seat, prompt) => self.advised(entry.at, *seat, *prompt),
            Act::BreakOff(why) => self.break_off(entry.at, *why),
        }
    }

    /// Whether the rules drew exactly what the log says they drew.
    pub(crate) fn drew_as_recorded(&self) -> bool {
        self.chance.is_exhausted()
    }
}

//! One table as an environment plays it: questions go out as action ids, answers come back as such.
//!
//! There is no clock. Whoever could act at the same moment is asked at once, and nobody learns what the others answer
//! before all have: a sealed round, the standing rights of a moment, a race. Where the rules would ask who was first,
//! lots decide, as they do at a table that cannot carry a race (R-CC-65).

mod asked;
mod record;
mod terms;
mod worlds;

pub(crate) use asked::Consulted;
pub(crate) use record::{Item, Record};
pub(crate) use terms::{End, Races, Terms, Trouble};

use crate::coded::{Code, Coded, PASS, Question};
use crate::legal::Legal;
use crate::pen::{Fill, Plan};
use arrayvec::ArrayVec;
use asked::{Asked, Questions, Step};
use bots::{BotInfo, Seated, seat_rng};
use engine::{Audience, Fast, Input, MAX_SEATS, Mode, Prompt, Prompts, Reaction, Seat, Sink, Stamp};
use std::sync::Arc;
use terms::{REACTION_MIN_MS, STEADY};

/// An answer that waits until all are there.
struct Answer<G: Coded> {
    prompt: Prompt<G::Kind>,
    /// Nothing if the seat keeps still.
    command: Option<G::Command>,
    /// When, if it is a bot's.
    after_ms: Option<u32>,
}

impl<G: Coded> Clone for Answer<G> {
    fn clone(&self) -> Answer<G> {
        *self
    }
}

impl<G: Coded> Copy for Answer<G> {}

/// What the answers are to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Duty,
    Rights,
    Sealed,
    Race,
}

/// Everybody who watches.
struct Around<G: Coded> {
    /// What each seat knows; nobody's where the state has it at hand.
    known: Vec<G::Knowledge>,
    /// The bots by their seats; none at all where only agents play.
    players: Vec<Option<Seated<G>>>,
    record: Option<Record<G>>,
    trace: G::Trace,
}

impl<G: Coded> Sink<G::Event> for Around<G> {
    #[inline]
    fn put(&mut self, event: G::Event) {
        for (seat, known) in (0..).map(Seat).zip(&mut self.known) {
            if let Some(sighting) = G::sighting(&event, Audience::Seat(seat)) {
                G::learn(known, &sighting);
            }
        }
        for player in self.players.iter_mut().flatten() {
            player.watch(&event);
        }
        if let Some(record) = &mut self.record {
            record.put(&event);
        }
        G::note(&mut self.trace, &event);
    }
}

/// One table.
pub(crate) struct Episode<G: Coded> {
    terms: Arc<Terms<G>>,
    state: G::State,
    chance: Fast,
    /// Decides where people would be quicker or slower: never the chance of the rules.
    order: Fast,
    at: Stamp,
    around: Around<G>,
    stage: Stage,
    asked: Questions<G>,
    answers: ArrayVec<Answer<G>, { 2 * MAX_SEATS }>,
    rights_passed: bool,
    inputs: u32,
    end: Option<End>,
}

impl<G: Coded> Episode<G> {
    /// Deals the table of a seed and plays up to the first question to an agent.
    pub(crate) fn deal(terms: &Arc<Terms<G>>, seed: u64) -> Result<Episode<G>, Trouble> {
        let mut chance = Fast::new(seed);
        let deal = G::shuffle(G::NEWEST, &terms.options, terms.seats, &mut chance);
        let mut events = Vec::new();
        let state = if terms.record {
            G::deal(G::NEWEST, &terms.options, terms.seats, &deal, &mut events)
        } else {
            G::deal(G::NEWEST, &terms.options, terms.seats, &deal, &mut ())
        };
        let know = |seat: u8| G::knowledge(&state, Audience::Seat(Seat(seat)));
        let record = terms.record.then(|| {
            let mut record = Record::new((0..terms.seats).map(know).collect());
            events.iter().for_each(|event| record.put(event));
            record.dealt = record.items.iter().map(Vec::len).collect();
            record.public = Some(G::knowledge(&state, Audience::Public));
            record
        });
        let mut episode = Episode::sit_down(terms, state, None, record, chance, seed);
        episode.advance()?;
        Ok(episode)
    }

    /// A table that goes on from a state, with all that was known to this moment.
    fn sit_down(
        terms: &Arc<Terms<G>>,
        state: G::State,
        known: Option<Vec<G::Knowledge>>,
        record: Option<Record<G>>,
        chance: Fast,
        seed: u64,
    ) -> Episode<G> {
        let know = |seat: u8| G::knowledge(&state, Audience::Seat(Seat(seat)));
        let is_at_hand = G::peek(&state).is_some();
        let known = match known {
            _ if is_at_hand => Vec::new(),
            Some(known) => known,
            None => (0..terms.seats).map(know).collect(),
        };
        let bots = (0..).map(Seat).zip(&terms.bots);
        let players = bots.map(|(seat, bot)| {
            let sit = |bot: &'static BotInfo<G>| {
                Seated::sit((bot.make)(), seat, know(seat.0), seat_rng(seed, seat))
            };
            bot.map(sit)
        });
        let players = match terms.bots.iter().any(Option::is_some) {
            true => players.collect(),
            false => Vec::new(),
        };
        Episode {
            terms: Arc::clone(terms),
            state,
            chance,
            order: Fast::new(!seed),
            at: Stamp(0),
            around: Around {
                known,
                players,
                record,
                trace: G::Trace::default(),
            },
            stage: Stage::Duty,
            asked: Questions::NONE,
            answers: ArrayVec::new(),
            rights_passed: false,
            inputs: 0,
            end: None,
        }
    }

    /// A table that goes on from a state drawn from what one seat knows.
    pub(crate) fn made_up(
        terms: &Arc<Terms<G>>,
        state: G::State,
        known: Vec<G::Knowledge>,
        record: Record<G>,
        seed: u64,
    ) -> Result<Episode<G>, Trouble> {
        let mut episode = Episode::sit_down(terms, state, Some(known), Some(record), Fast::new(seed), seed);
        episode.advance()?;
        Ok(episode)
    }

    pub(crate) fn record(&self) -> Option<&Record<G>> {
        self.around.record.as_ref()
    }

    /// What a seat knows.
    #[inline]
    pub(crate) fn known(&self, seat: Seat) -> &G::Knowledge {
        G::peek(&self.state).unwrap_or_else(|| &self.around.known[seat.idx()])
    }

    /// How it ended, if it has.
    #[inline]
    pub(crate) fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Whose answer comes next, if answers are given one after the other.
    #[inline]
    pub(crate) fn current(&self) -> Option<Seat> {
        let mut waiting = self.asked.iter().filter(|asked| !asked.is_answered);
        waiting.next().map(|asked| asked.prompt.seat)
    }

    #[inline]
    fn question(&self, seat: Seat) -> Option<&Asked<G>> {
        let mut waiting = self.asked.iter().filter(|asked| !asked.is_answered);
        waiting.find(|asked| asked.prompt.seat == seat)
    }

    /// Whether a seat is asked something now.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.question(seat).is_some()
    }

    /// What a seat is asked, for a bot to look at.
    pub(crate) fn consult(&self, seat: Seat) -> Option<Consulted<G>> {
        let asked = self.question(seat)?;
        let mut choices = Vec::new();
        G::choices(&self.state, &asked.prompt, &mut choices);
        if !self.terms.concede && choices.iter().any(|choice| !G::concedes(choice)) {
            choices.retain(|choice| !G::concedes(choice));
        }
        Some(Consulted {
            prompt: asked.prompt,
            choices,
            is_optional: matches!(self.stage, Stage::Rights | Stage::Race),
            begun: asked.begun,
        })
    }

    /// What a seat may answer: the ids of each command, one after the other, and the command; nothing is keeping still.
    pub(crate) fn commands(&self, seat: Seat) -> Vec<(Vec<u16>, Option<G::Command>)> {
        let Some(question) = self.consult(seat) else {
            return Vec::new();
        };
        let known = self.known(seat);
        let mut commands = Vec::new();
        if question.is_optional && !question.choices.iter().any(G::is_pass) {
            commands.push((vec![PASS], None));
        }
        for command in question.choices {
            let ids = match G::code(known, seat, &command) {
                _ if G::is_pass(&command) => vec![PASS],
                Code::One(id) => vec![id],
                Code::Pair { first, second } => vec![first[0], second[0]],
            };
            commands.push((ids, Some(command)));
        }
        commands
    }

    /// The legal actions of a seat, if it is asked.
    #[inline]
    pub(crate) fn legal(&self, seat: Seat) -> Option<&Legal> {
        self.question(seat).map(|asked| &asked.legal)
    }

    /// One of the legal actions of a seat, all equally likely.
    #[inline]
    pub(crate) fn pick(&self, seat: Seat, rng: &mut Fast) -> u16 {
        let legal = self.legal(seat);
        let picked = legal.and_then(|legal| legal.nth(rng.below(legal.len().max(1))));
        picked.unwrap_or(PASS)
    }

    /// Marks the legal actions of a seat; where nothing is asked, that is doing nothing.
    #[inline]
    pub(crate) fn mask(&self, seat: Seat, mask: &mut [i8]) {
        match self.legal(seat) {
            Some(legal) => legal.spread(mask),
            None => {
                mask.fill(0);
                if let Some(pass) = mask.first_mut() {
                    *pass = 1;
                }
            }
        }
    }

    /// Whether an action would be taken.
    #[inline]
    pub(crate) fn is_legal(&self, seat: Seat, action: usize) -> bool {
        self.legal(seat).is_some_and(|legal| legal.contains(action))
    }

    /// Writes what a seat knows, or without `recall` what it sees.
    pub(crate) fn observe(&self, seat: Seat, recall: bool, features: &mut [u8]) {
        let (known, question) = (self.known(seat), self.put_to(seat));
        let mut pen = Fill::new(features);
        G::write(known, seat, question, recall, &mut G::Trace::default(), &mut pen);
    }

    /// The same for whoever has kept what was written last time, for any seat, with the same `recall`: what has not
    /// changed since may be left as it is.
    #[inline]
    pub(crate) fn observe_on(&mut self, seat: Seat, recall: bool, features: &mut [u8]) {
        let question = self.put_to(seat);
        let Around { known, trace, .. } = &mut self.around;
        let known = G::peek(&self.state).unwrap_or_else(|| &known[seat.idx()]);
        G::write(known, seat, question, recall, trace, &mut Fill::new(features));
    }

    #[inline]
    fn put_to(&self, seat: Seat) -> Option<Question<G::Kind>> {
        self.question(seat).map(|asked| Question {
            kind: asked.prompt.kind,
            begun: asked.begun,
        })
    }

    /// How observations are laid out.
    pub(crate) fn plan(&self) -> Plan {
        let mut plan = Plan::default();
        let known = self.known(Seat(0));
        G::write(known, Seat(0), None, true, &mut G::Trace::default(), &mut plan);
        plan
    }

    /// Takes the answer of a seat; when all have answered, the table goes on.
    pub(crate) fn act(&mut self, seat: Seat, action: usize) -> Result<(), Trouble> {
        self.answer(seat, action)?;
        self.go_on()
    }

    /// Takes the answer of a seat; the table waits for [`Episode::go_on`].
    pub(crate) fn answer(&mut self, seat: Seat, action: usize) -> Result<(), Trouble> {
        if self.end.is_some() {
            return Err(Trouble::Over);
        }
        let known = G::peek(&self.state).unwrap_or_else(|| &self.around.known[seat.idx()]);
        let asked = |asked: &&mut Asked<G>| !asked.is_answered && asked.prompt.seat == seat;
        let Some(asked) = self.asked.iter_mut().find(asked) else {
            return Err(Trouble::NotAsked(seat));
        };
        let illegal = Trouble::Illegal { seat, action };
        let id = u16::try_from(action).map_err(|_| illegal.clone())?;
        let command = match asked.find(known, id).ok_or(illegal)? {
            Step::Begun => {
                asked.begun = Some(id);
                asked.note_legal();
                self.note(seat, id);
                return Ok(());
            }
            Step::Pass => asked.pass,
            Step::Whole(command) => Some(command),
        };
        asked.is_answered = true;
        let answer = Answer {
            prompt: asked.prompt,
            command,
            after_ms: None,
        };
        self.answers.push(answer);
        self.note(seat, id);
        Ok(())
    }

    fn note(&mut self, seat: Seat, action: u16) {
        if let Some(record) = &mut self.around.record {
            record.note(seat, action);
        }
    }

    /// Plays on, if all that were asked have answered.
    pub(crate) fn go_on(&mut self) -> Result<(), Trouble> {
        if self.end.is_some() || self.asked.iter().any(|asked| !asked.is_answered) {
            return Ok(());
        }
        self.resolve()?;
        self.advance()
    }

    /// Plays up to the next question to an agent.
    fn advance(&mut self) -> Result<(), Trouble> {
        while self.end.is_none() {
            if self.inputs >= self.terms.inputs_max {
                self.end = Some(End::CutOff);
                break;
            }
            let prompts = G::prompts(&self.state);
            if prompts.is_empty() {
                let outcome = G::outcome(&self.state);
                let outcome =
                    outcome.ok_or_else(|| Trouble::Bug("nobody is asked and nobody has won".to_owned()))?;
                self.end = Some(End::Over(outcome));
                break;
            }
            self.ask(&prompts);
            if !self.asked.is_empty() {
                break;
            }
            self.resolve()?;
        }
        Ok(())
    }

    /// Puts the questions of this moment; bots answer at once.
    fn ask(&mut self, prompts: &Prompts<G::Kind>) {
        let of_mode = |mode| prompts.iter().filter(move |prompt| prompt.mode == mode);
        if of_mode(Mode::Sealed).next().is_some() {
            self.stage = Stage::Sealed;
            of_mode(Mode::Sealed).for_each(|prompt| self.put(prompt));
        } else if of_mode(Mode::Race).next().is_some() {
            self.stage = Stage::Race;
            let races = of_mode(Mode::Race).filter(|prompt| !G::is_waiting(prompt.kind));
            races.for_each(|prompt| self.put(prompt));
        } else {
            let rights = || prompts.iter().filter(|prompt| !prompt.must);
            if !self.rights_passed && rights().next().is_some() {
                self.stage = Stage::Rights;
                return rights().for_each(|prompt| self.put(prompt));
            }
            self.stage = Stage::Duty;
            let duties = || prompts.iter().filter(|prompt| prompt.must);
            // Of several duties any may be first: at a table each would be answered by its own person.
            let chosen = match duties().count() {
                0 | 1 => 0,
                count => self.order.below(count as u32) as usize,
            };
            duties().skip(chosen).take(1).for_each(|prompt| self.put(prompt));
        }
    }

    fn put(&mut self, prompt: &Prompt<G::Kind>) {
        let asked = self.asked.add(*prompt);
        let is_bot = matches!(self.around.players.get(prompt.seat.idx()), Some(Some(_)));
        if !is_bot && G::find_legal(&self.state, prompt, &mut asked.legal) {
            return;
        }
        G::choices(&self.state, prompt, &mut asked.choices);
        let is_optional = matches!(self.stage, Stage::Rights | Stage::Race);
        if let Some(player) = self
            .around
            .players
            .get_mut(prompt.seat.idx())
            .and_then(Option::as_mut)
        {
            let reaction = match (is_optional, asked.choices.is_empty()) {
                (_, true) => None,
                (true, false) => player.react(prompt, &asked.choices),
                (false, false) => Some((1, player.answer(prompt, &asked.choices))),
            };
            self.answers.push(Answer {
                prompt: *prompt,
                command: reaction.map(|(_, command)| command),
                after_ms: reaction.map(|(after_ms, _)| after_ms),
            });
            return self.asked.withdraw();
        }
        if !self.terms.concede && asked.choices.iter().any(|choice| !G::concedes(choice)) {
            asked.choices.retain(|choice| !G::concedes(choice));
        }
        asked.pass = asked.choices.iter().copied().find(G::is_pass);
        if asked.pass.is_some() {
            asked.choices.retain(|choice| !G::is_pass(choice));
        }
        asked.may_pass = is_optional || asked.pass.is_some();
        // Whoever can only pass is not asked: nobody can tell the difference.
        if asked.choices.is_empty() && asked.may_pass {
            self.answers.push(Answer {
                prompt: *prompt,
                command: asked.pass,
                after_ms: None,
            });
            return self.asked.withdraw();
        }
        let known = G::peek(&self.state).unwrap_or_else(|| &self.around.known[prompt.seat.idx()]);
        let codes = asked
            .choices
            .iter()
            .map(|choice| G::code(known, prompt.seat, choice));
        asked.codes.extend(codes);
        asked.note_legal();
    }

    /// Makes an input of the answers.
    fn resolve(&mut self) -> Result<(), Trouble> {
        self.asked.clear();
        if self.stage == Stage::Duty {
            let answer = self.answers.pop();
            let answer = answer.and_then(|answer| Some((answer.prompt, answer.command?)));
            let (prompt, command) = answer.ok_or_else(|| Trouble::Bug("a duty has no answer".to_owned()))?;
            return self.command(prompt, command);
        }
        let answers = std::mem::take(&mut self.answers);
        match self.stage {
            Stage::Rights => {
                let mut used: ArrayVec<_, { 2 * MAX_SEATS }> = answers
                    .iter()
                    .filter_map(|answer| Some((answer.prompt, answer.command?)))
                    .collect();
                // Several at once: lots decide who was first, and the others are asked anew.
                let chosen = match used.len() {
                    0 => {
                        self.rights_passed = true;
                        return Ok(());
                    }
                    1 => 0,
                    count => self.order.below(count as u32) as usize,
                };
                let (prompt, command) = used.swap_remove(chosen);
                self.command(prompt, command)
            }
            Stage::Sealed => {
                let sealed: ArrayVec<(Seat, G::Command), { 2 * MAX_SEATS }> = answers
                    .iter()
                    .filter_map(|answer| Some((answer.prompt.seat, answer.command?)))
                    .collect();
                let play = G::first_sealed(&self.state, &sealed);
                self.input(1, Input::Round { play })
            }
            // Duties are done above.
            Stage::Race | Stage::Duty => self.race(&answers),
        }
    }

    fn race(&mut self, answers: &[Answer<G>]) -> Result<(), Trouble> {
        let mut reactions: ArrayVec<Reaction<G::Command>, { 2 * MAX_SEATS }> = ArrayVec::new();
        for answer in answers {
            let Some(command) = answer.command else { continue };
            let after_ms = match (self.terms.races, answer.after_ms) {
                (Races::Lots, _) => G::lot_ms(&self.state, &mut self.order),
                (Races::People, Some(after_ms)) => after_ms,
                (Races::People, None) => STEADY.sample(&mut self.order).max(REACTION_MIN_MS) as u32,
            };
            reactions.push(Reaction {
                seat: answer.prompt.seat,
                after_ms,
                command,
            });
        }
        let judged = G::judge(&self.state, &reactions, &mut self.order);
        let (verdict, took_ms) = judged.ok_or_else(|| Trouble::Bug("a race has no verdict".to_owned()))?;
        self.input(took_ms, Input::Verdict(verdict))
    }

    fn command(&mut self, prompt: Prompt<G::Kind>, command: G::Command) -> Result<(), Trouble> {
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        };
        self.input(1, input)
    }

    fn input(&mut self, after_ms: u32, input: Input<G>) -> Result<(), Trouble> {
        self.at.0 += u64::from(after_ms.max(1));
        self.inputs += 1;
        self.rights_passed = false;
        let taken = G::apply(
            &mut self.state,
            self.at,
            input,
            &mut self.chance,
            &mut self.around,
        );
        taken.map_err(|refusal| Trouble::Bug(format!("an offered answer was refused: {refusal:?}")))
    }

    /// What each seat has got: 1 for a win, −1 for a defeat, 0 while it goes on, and if nobody won.
    pub(crate) fn rewards(&self) -> [f32; MAX_SEATS] {
        let mut rewards = [0.0; MAX_SEATS];
        let Some(End::Over(outcome)) = &self.end else {
            return rewards;
        };
        // A solitaire that nobody wins is lost; a table that nobody wins is drawn.
        if outcome.break_off().is_none() && (!outcome.winners.is_empty() || self.terms.seats == 1) {
            for (seat, reward) in (0..self.terms.seats).map(Seat).zip(&mut rewards) {
                *reward = if outcome.winners.contains(seat) { 1.0 } else { -1.0 };
            }
        }
        rewards
    }

    /// What an audience sees now.
    pub(crate) fn view(&self, audience: Audience) -> G::View {
        G::view(&self.state, audience)
    }
}

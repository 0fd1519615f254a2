//! A table of one game's type.

mod answers;
mod late;
mod minds;
mod told;

use super::bots::Plan;
use super::mind::{Advising, Question, Thinking};
use super::race::{Running, Track};
use super::{Advice, Late, Match, OpenPrompt, Scene, Taken, Window, refusal};
use crate::HouseRefusal;
use crate::hosted::{Absence, Hosted};
use bots::{Seated, seat_rng};
use catalog::lesson::{Deed, Lesson};
use engine::log::{self, Chain, LogError};
use engine::table::{Act, Holder, NewTable, Table};
use engine::{
    Audience, BreakOff, Digest, Keyed, Mode, Phrase, Problem, PromptId, Refused, Seat, SeatMap, SeatSet,
    Secret, Sink, Stamp,
};
use late::Following;
use protocol::wire::{self, Choice, Glimpse, Json, JsonOf, Outline, Prompt, Trouble, Waiting};
use serde::Deserialize as _;
use serde_json::Value;

/// What a table is dealt from.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) seats: u8,
    pub(crate) options: Value,
    pub(crate) practice: bool,
    pub(crate) secret: Secret,
    pub(crate) salts: Vec<String>,
    /// The lesson that is dealt, if it is one: with seats, options and a deal of its own.
    pub(crate) lesson: Option<&'static Lesson>,
}

/// The longest gap that is told as sightings; whoever was away longer sees the table as it is.
const MISSED_MAX: u32 = 40;

/// The longest history that is told: the newest lines of it.
const TOLD_MAX: usize = 200;

/// A table of one game's type.
pub(crate) struct Playing<G: Hosted> {
    pub(crate) table: Table<G>,
    /// Most seats have none: a table must not keep room for one.
    pub(crate) bots: SeatMap<Option<Box<Seated<G>>>>,
    /// The bot that is out with a question: one at a time, so that no table keeps the minds from others.
    pub(super) thinking: Option<Thinking<G>>,
    /// Advice that is thought about: rare, so that a table need not keep room for it.
    advising: Option<Box<Advising<G>>>,
    /// The questions that go out.
    questions: Vec<Question>,
    /// The seats of bots that thought less than they do by themselves when they last did.
    hurried: SeatSet,
    /// What happened since it was last told.
    pub(crate) fresh: Vec<G::Event>,
    plans: Vec<Plan<G::Command>>,
    /// The window of reactions that is open.
    window: Option<Box<Window>>,
    /// Standing orders of those who gave some.
    orders: Vec<(Seat, G::Orders)>,
    /// The race that is on.
    pub(super) race: Option<Box<Running<G>>>,
    /// What is known of the races so far.
    pub(super) track: Track,
    /// Prompts bots have thought about.
    planned: Vec<PromptId>,
    chain: Chain,
    /// How many entries, and how many draws, are in lines that were taken.
    written: Option<(usize, usize)>,
    is_closed: bool,
    /// The bots' own chance; nobody else's.
    bot_seed: u64,
    /// The table as those see it who see it later.
    late: Option<Box<Following<G>>>,
}

/// Lets the bots watch, and keeps what happened until it is told.
pub(crate) struct Watching<'a, G: Hosted> {
    bots: &'a mut SeatMap<Option<Box<Seated<G>>>>,
    thinking: &'a mut Option<Thinking<G>>,
    fresh: &'a mut Vec<G::Event>,
}

impl<G: Hosted> Sink<G::Event> for Watching<'_, G> {
    fn put(&mut self, event: G::Event) {
        for bot in self.bots.iter_mut().filter_map(|(_, bot)| bot.as_mut()) {
            bot.watch(&event);
        }
        if let Some(thinking) = self.thinking {
            thinking.miss(&event);
        }
        self.fresh.push(event);
    }
}

/// The seed of the bots' chance: it follows from the secret and tells nothing of it.
fn bot_seed(secret: Secret) -> u64 {
    let digest = Digest::of_bytes(&[b"sexton bots 1\0", secret.to_hex().as_bytes()]);
    u64::from_le_bytes(digest.0[..8].try_into().expect("a digest has 32 bytes"))
}

impl<G: Hosted> Playing<G> {
    /// Deals a table.
    ///
    /// # Errors
    /// The field at fault.
    pub(crate) fn deal(start: &Start) -> Result<Playing<G>, Problem> {
        let new = match start.lesson {
            Some(lesson) => lesson.table::<G>()?,
            None => {
                let options = serde_json::from_value(start.options.clone())
                    .map_err(|problem| Problem::new("options", problem.to_string()))?;
                let practice = start.practice;
                NewTable {
                    practice,
                    ..NewTable::<G>::new(start.seats, options)
                }
            }
        };
        let mut fresh = Vec::new();
        let table = Table::shuffled(new, start.secret, start.salts.clone(), &mut fresh)?;
        Ok(Playing::new(table, start.secret, fresh))
    }

    /// Loads a table from its log.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn load(text: &str) -> Result<Playing<G>, LogError> {
        let log = log::Log::<G>::read(text)?;
        let table = log.table()?;
        let setup = table.setup();
        let no_secret = LogError::Unreadable {
            place: log::Place::Deal,
            message: "expected the secret of the shuffle".to_owned(),
        };
        let secret = setup.secret.ok_or(no_secret)?;
        let chance = Keyed::new(secret, &setup.salts);
        let table = table.with_chance(chance);
        Ok(Playing {
            written: Some((table.entries().len(), table.draws().len())),
            is_closed: log.is_closed(),
            chain: log.chain().clone(),
            ..Playing::new(table, secret, Vec::new())
        })
    }

    /// A table that is in no line yet, with nobody but people at it and nothing under way.
    fn new(table: Table<G>, secret: Secret, fresh: Vec<G::Event>) -> Playing<G> {
        Playing {
            bots: SeatMap::new(table.setup().seats, |_| None),
            table,
            fresh,
            thinking: None,
            advising: None,
            questions: Vec::new(),
            hurried: SeatSet::EMPTY,
            plans: Vec::new(),
            window: None,
            orders: Vec::new(),
            race: None,
            track: Track::default(),
            planned: Vec::new(),
            chain: Chain::default(),
            written: None,
            is_closed: false,
            bot_seed: bot_seed(secret),
            late: None,
        }
    }
}

impl<G: Hosted> Playing<G> {
    /// The last entry moved nothing: a window that was open before it still is.
    fn outlive_entry(&mut self) {
        let seq = self.seq();
        if let Some(window) = &mut self.window {
            window.outlive(seq);
        }
    }
}

impl<G: Hosted> Match for Playing<G> {
    fn seq(&self) -> u32 {
        self.table.entries().len() as u32
    }

    fn last_at(&self) -> u64 {
        self.table.entries().last().map_or(0, |entry| entry.at.0)
    }

    fn asked(&self) -> Vec<OpenPrompt> {
        let asked = |prompt: engine::Prompt<G::Kind>| OpenPrompt {
            id: prompt.id,
            seat: prompt.seat,
            mode: prompt.mode,
            must: prompt.must,
            until: prompt.until.map(|until| until.0),
            in_window: self.in_window(&prompt),
        };
        self.open_prompts().into_iter().map(asked).collect()
    }

    fn window(&self) -> Option<&Window> {
        self.window.as_deref()
    }

    fn window_mut(&mut self) -> Option<&mut Window> {
        self.window.as_deref_mut()
    }

    fn follow_window(&mut self) -> SeatSet {
        let times = G::window(self.table.state()).filter(|_| self.table.outcome().is_none());
        let Some(times) = times else {
            return self
                .window
                .take()
                .map(|window| window.close())
                .unwrap_or_default();
        };
        let seq = self.seq();
        if self.window.as_ref().is_some_and(|window| window.is_of(seq)) {
            return SeatSet::default();
        }
        let mut window = Window::open(seq, self.last_at(), times);
        let prompts = G::prompts(self.table.state());
        let is_open = |id| prompts.iter().any(|prompt| prompt.id == id);
        let before = self.window.take();
        let passed = before.map(|before| window.follow(*before, is_open));
        self.window = Some(Box::new(window));
        passed.unwrap_or_default()
    }

    fn command(&mut self, at: u64, seat: Seat, prompt: PromptId, command: &Value) -> Result<Taken, Trouble> {
        let command = G::Command::deserialize(command)
            .map_err(|problem| HouseRefusal::NotACommand.because(&problem))?;
        self.give(at, seat, prompt, command, true)
    }

    fn commands(&mut self, at: u64, seat: Seat, first: PromptId, commands: &[Value]) -> Result<(), Trouble> {
        let read = |command| G::Command::deserialize(command);
        let commands: Result<Vec<_>, _> = commands.iter().map(read).collect();
        let commands = commands.map_err(|problem| HouseRefusal::NotACommand.because(&problem))?;
        self.give_all(at, seat, first, &commands)
    }

    fn choose(&mut self, at: u64, seat: Seat, prompt: PromptId, choice: u16) -> Result<Taken, Trouble> {
        let command = self.command_of(seat, prompt, choice)?;
        self.give(at, seat, prompt, command, true)
    }

    fn chosen(&self, seat: Seat, prompt: PromptId, choice: u16) -> Result<Value, Trouble> {
        let command = self.command_of(seat, prompt, choice)?;
        Ok(serde_json::to_value(command).expect("a command is plain data"))
    }

    fn overdue(&mut self, at: u64, id: PromptId) -> Result<Taken, Trouble> {
        let no_prompt = || refusal(&Refused::<G::Refusal>::NoSuchPrompt(id));
        let prompt = self.find(id).ok_or_else(no_prompt)?;
        let answer = self.answer_for(&prompt)?;
        self.give(at, prompt.seat, id, answer, false)
    }

    fn close_round(&mut self, at: u64) -> Result<(), Trouble> {
        // All prompts of the rules: those that have their answer are of the round too.
        let all = G::prompts(self.table.state());
        if !all.iter().any(|prompt| prompt.mode == Mode::Sealed) {
            return self.pass_for_all(at);
        }
        self.input(|table, watching| table.close_round(Stamp(at), watching))
    }

    fn wake(&mut self, at: u64) -> Result<(), Trouble> {
        self.input(|table, watching| table.wake(Stamp(at), watching))
    }

    fn take_back(&mut self, at: u64) -> Result<(), Trouble> {
        self.plans.clear();
        self.planned.clear();
        self.input(|table, _| table.take_back(Stamp(at)))
    }

    fn hand(&mut self, at: u64, seat: Seat, holder: Holder) -> Result<(), Trouble> {
        self.input(|table, _| table.hand(Stamp(at), seat, holder))?;
        self.outlive_entry();
        Ok(())
    }

    fn seat_bot(&mut self, seat: Seat, level: Option<&str>) -> Result<(), Trouble> {
        self.plans.retain(|plan| plan.seat != seat);
        self.planned.clear();
        self.planned.extend(self.plans.iter().map(|plan| plan.prompt));
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| thinking.seat == seat)
        {
            // Whoever comes home to a seat that is taken is not let in.
            self.thinking = None;
            self.questions.clear();
        }
        self.hurried.remove(seat);
        let Some(level) = level else {
            self.bots[seat] = None;
            return Ok(());
        };
        let info = G::find_bot(level).map_err(|unknown| HouseRefusal::NoSuchBot.because(&unknown))?;
        let rng = seat_rng(self.bot_seed ^ self.table.entries().len() as u64, seat);
        let sit = |state: &G::State| {
            let knowledge = G::knowledge(state, Audience::Seat(seat));
            Seated::sit((info.make)(), seat, knowledge, rng)
        };
        let bot = if self.table.setup().practice {
            // Where moves are taken back, whoever sits down knows the table as it stands.
            sit(self.table.state())
        } else {
            // It has watched the table so far, as whoever sat there has; what was dealt it knows already.
            let past = self.table.past();
            let mut bot = sit(past.state());
            past.skip(1)
                .flat_map(|step| step.events)
                .for_each(|event| bot.watch(&event));
            bot
        };
        self.bots[seat] = Some(Box::new(bot));
        Ok(())
    }

    fn handed_lately(&self, seat: Seat) -> usize {
        let entries = self.table.entries().iter().rev();
        let entries = entries.filter(|entry| !matches!(entry.act, Act::Advised(..)));
        let hands = entries.map_while(|entry| match &entry.act {
            Act::Hand(of, _) => Some(*of),
            _ => None,
        });
        hands.filter(|of| *of == seat).count()
    }

    fn break_off(&mut self, at: u64, why: BreakOff) -> Result<(), Trouble> {
        self.input(|table, _| table.break_off(Stamp(at), why))?;
        // Whoever comes home finds nobody who asks.
        (self.thinking, self.advising, self.race) = (None, None, None);
        self.questions.clear();
        self.plans.clear();
        Ok(())
    }

    fn follow_late(&mut self, seen: u32) {
        self.late = Some(self.following(seen));
    }

    fn follow_no_longer(&mut self) {
        self.late = None;
    }

    fn late_due(&self) -> Option<u64> {
        self.next_unseen()
    }

    fn next_late(&mut self, until: u64, is_told: bool) -> Option<Option<Late>> {
        self.see_later(until, is_told)
    }

    fn late_view(&self) -> Option<Late> {
        self.seen_late(&[], true)
    }

    fn plan_bots(&mut self, now: u64, think_ms: (u32, u32)) {
        let open = self.open_prompts();
        self.planned
            .retain(|id| open.iter().any(|prompt| prompt.id == *id));
        self.plans
            .retain(|plan| open.iter().any(|prompt| prompt.id == plan.prompt));
        for prompt in &open {
            let Some(bot) = &mut self.bots[prompt.seat] else {
                continue;
            };
            if self.planned.contains(&prompt.id) {
                continue;
            }
            if let Some(plan) = Plan::of_duty(bot, prompt, now, think_ms) {
                self.planned.push(prompt.id);
                self.plans.push(plan);
            } else if prompt.mode == Mode::Race {
                self.planned.push(prompt.id);
            } else if self.thinking.is_none() {
                // A right is thought about at once; if another bot is out, when it is at home again.
                self.planned.push(prompt.id);
                self.send_out(*prompt, now);
            }
        }
    }

    fn bots_due(&self) -> Option<u64> {
        let can_begin = |plan: &&Plan<G::Command>| plan.settled.is_some() || self.thinking.is_none();
        self.plans.iter().filter(can_begin).map(|plan| plan.due).min()
    }

    fn move_bot(&mut self, now: u64) -> Result<Option<Taken>, Trouble> {
        Ok(self.begin_due(now))
    }

    fn hear_bot(&mut self, now: u64, is_paused: bool) -> Result<Option<Taken>, Trouble> {
        self.hear_home(now, is_paused)
    }

    fn ask_advice(&mut self, seat: Seat, prompt: PromptId) -> Result<(), Trouble> {
        self.send_for_advice(seat, prompt)
    }

    fn hear_advice(&mut self, at: u64) -> Option<Result<Advice, Trouble>> {
        self.hear_counsel(at)
    }

    fn take_questions(&mut self) -> Vec<Question> {
        std::mem::take(&mut self.questions)
    }

    fn hurried(&self) -> SeatSet {
        self.hurried
    }

    fn thinking_since(&self) -> Option<u64> {
        self.thinking.as_ref().map(|thinking| thinking.since)
    }

    fn take_lines(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.written.is_none() {
            lines.push(self.chain.header(self.table.setup()));
        }
        let (entries, mut draws) = self.written.unwrap_or_default();
        for (idx, entry) in self.table.entries().iter().enumerate().skip(entries) {
            let next = draws + usize::from(entry.draws);
            let drew = self.table.draws()[draws..next]
                .iter()
                .copied()
                .map(Into::into)
                .collect();
            lines.push(self.chain.entry(idx as u32 + 1, entry, drew));
            draws = next;
        }
        self.written = Some((self.table.entries().len(), draws));
        if !self.is_closed
            && let Some(end) = self.chain.end(&self.table)
        {
            self.is_closed = true;
            lines.push(end);
        }
        lines
    }

    fn scenes(&self, audiences: &[Audience]) -> Vec<Scene> {
        let mut all: Vec<Scene> = Vec::with_capacity(audiences.len());
        let mut before: Option<(Vec<G::Sighting>, G::View)> = None;
        for audience in audiences {
            let sightings = self
                .fresh
                .iter()
                .filter_map(|event| G::sighting(event, *audience));
            let (sightings, view): (Vec<_>, _) = (sightings.collect(), self.table.view(*audience));
            // Where nothing is hidden, all see the same: it is written once.
            let same = before.as_ref().zip(all.last());
            let seen = same
                .filter(|((seen, _), _)| *seen == sightings)
                .map_or_else(|| Self::write_seen(&sightings), |(_, last)| last.seen.clone());
            let shown = same
                .filter(|((_, shown), _)| *shown == view)
                .map_or_else(|| Outline::of(&view), |(_, last)| last.view.clone());
            all.push(Scene { seen, view: shown });
            before = Some((sightings, view));
        }
        all
    }

    fn forget_seen(&mut self) {
        self.fresh.clear();
    }

    fn view(&self, audience: Audience) -> Outline {
        Outline::of(&self.table.view(audience))
    }

    fn prompts(&self, seat: Seat) -> Vec<Prompt<JsonOf<Choice>>> {
        let prompts = self.open_prompts();
        let own = prompts.iter().filter(|prompt| prompt.seat == seat);
        let told = |prompt: &engine::Prompt<G::Kind>| {
            let choices = G::told_choices().of(&self.offers(prompt), Self::choice);
            Prompt {
                id: prompt.id,
                kind: Json::of(&prompt.kind),
                mode: prompt.mode.into(),
                must: prompt.must,
                choices: choices.into_iter().map(JsonOf::from_json).collect(),
                in_background: self.in_window(prompt) && self.is_passed_for(prompt),
            }
        };
        own.map(told).collect()
    }

    fn set_orders(&mut self, seat: Seat, orders: Option<&Value>) {
        self.orders.retain(|(of, _)| *of != seat);
        let read = orders.and_then(|orders| G::Orders::deserialize(orders).ok());
        self.orders.extend(read.map(|orders| (seat, orders)));
    }

    fn is_ordered(&self, prompt: PromptId) -> bool {
        self.find(prompt)
            .is_some_and(|prompt| self.is_passed_for(&prompt))
    }

    fn waiting(&self) -> Vec<Waiting> {
        Self::waiting_of(&self.open_prompts())
    }

    fn outcome(&self) -> Option<Json> {
        self.table.outcome().map(|outcome| Json::of(&outcome))
    }

    fn can_take_back(&self) -> bool {
        self.table.can_take_back()
    }

    fn missed(&self, since: u32, audience: Audience) -> JsonOf<Vec<Glimpse>> {
        JsonOf::of(&Self::write_seen(&self.sightings_since(since, audience)))
    }

    fn told(&self, since: u32, audience: Audience) -> JsonOf<Vec<wire::Phrase>> {
        self.history(since, self.seq(), audience)
    }

    fn absence(&self) -> Option<Absence> {
        G::absence(&self.table.setup().options)
    }

    fn awaits_ready(&self) -> bool {
        G::awaits_ready(&self.table.setup().options)
    }

    fn is_between_rounds(&self) -> bool {
        G::is_between_rounds(self.table.state())
    }

    fn carry_out(&mut self, at: u64, deed: &Deed) -> Result<(), Problem> {
        let mut watching = Watching {
            bots: &mut self.bots,
            thinking: &mut self.thinking,
            fresh: &mut self.fresh,
        };
        deed.carry_out(&mut self.table, Stamp(at), &mut watching)
    }

    fn say_command(&self, command: &Value) -> Option<Phrase> {
        let command = G::Command::deserialize(command).ok()?;
        Some(G::say_command(&command))
    }
}

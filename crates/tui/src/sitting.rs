//! A table with everybody at it: bots move, persons are asked, and every move is kept before it is shown.

mod chronicle;
mod live;

pub(crate) use chronicle::{Chronicle, StoryLine};
pub(crate) use live::Racing;

use crate::kept::{Kept, Trouble};
use crate::race::Race;
use crate::screen::Screen;
use crate::seating::{Player, Seating};
use crate::session::{Ended, Journal, Next};
use bots::advice::Advised;
use bots::{Seated, seat_rng};
use engine::past::Change;
use engine::table::Table;
use engine::{Audience, Game, Mode, Outcome, Phrase, Prompt, PromptId, Rule, Seat, SeatMap, Stamp};
use std::sync::OnceLock;
use std::time::Instant;
use words::Lang;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// A person.
    Person(Seat),
    /// No person: [`Sitting::advance`] goes on.
    Others,
    /// Everybody's hands and the clock: [`Sitting::tick`] goes on.
    Race,
    /// Nothing any more.
    Over,
}

/// An open prompt of a person, with its choices.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct OpenPrompt<G: Game> {
    pub(crate) prompt: Prompt<G::Kind>,
    pub(crate) choices: Vec<G::Command>,
}

/// Whoever sits in a seat, and what was seen from there.
struct Place<G: Game> {
    mind: Option<Seated<G>>,
    saw: Chronicle<G>,
}

/// A table with everybody at it.
pub(crate) struct Sitting<G: Screen> {
    kept: Kept<G>,
    places: SeatMap<Place<G>>,
    /// What everybody saw.
    all: Chronicle<G>,
    /// How many steps there were.
    step: u32,
    /// Whether the bots were asked about their standing rights since the table last moved.
    rights_asked: bool,
    race: Race<G>,
    /// The race by the clock; nothing where everybody is asked in turn.
    live: Option<live::Live<G>>,
}

impl<G: Screen> Sitting<G> {
    /// Everybody sits down. What has happened so far is seen again, so bots remember it.
    pub(crate) fn new(table: Table<G>, journal: Box<dyn Journal<G>>, seating: &Seating<G>) -> Sitting<G> {
        let mut places = SeatMap::new(table.setup().seats, |_| Place {
            mind: None,
            saw: Chronicle::default(),
        });
        let mut all = Chronicle::default();
        let mut step = 0;
        let past = table.past();
        seat_bots(&mut places, seating, past.state());
        for done in past {
            let events = &done.events;
            match done.change() {
                Change::Deal => {
                    places
                        .iter_mut()
                        .for_each(|(seat, place)| place.watch_deal(seat, events));
                    all.watch_deal(Audience::Public, events);
                }
                Change::Move => {
                    places
                        .iter_mut()
                        .for_each(|(seat, place)| place.watch(seat, step, events));
                    all.watch(Audience::Public, step, events, |_| {});
                }
                Change::TakeBack => {
                    places.iter_mut().for_each(|(_, place)| place.saw.take_back(step));
                    all.take_back(step);
                }
                Change::Nothing => continue,
            }
            step += 1;
        }
        let kept = Kept::new(table, journal);
        // What was shown once is not shown again.
        places.iter_mut().for_each(|(_, place)| place.saw.recent.clear());
        all.recent.clear();
        Sitting {
            kept,
            places,
            all,
            step,
            rights_asked: false,
            race: Race::new(seating.bot_seed),
            live: None,
        }
    }

    pub(crate) fn table(&self) -> &Table<G> {
        self.kept.table()
    }

    /// What an audience sees now.
    pub(crate) fn view(&self, audience: Audience) -> G::View {
        self.table().view(audience)
    }

    /// What everybody saw.
    pub(crate) fn chronicle(&self) -> &Chronicle<G> {
        &self.all
    }

    /// How many persons sit here.
    pub(crate) fn person_count(&self) -> usize {
        self.places
            .iter()
            .filter(|(_, place)| place.mind.is_none())
            .count()
    }

    /// The story as a seat may scroll back in it.
    pub(crate) fn story(&self, seat: Seat) -> &[StoryLine<G::Sighting>] {
        &self.places[seat].saw.story
    }

    /// What a seat saw of the last step.
    pub(crate) fn recent(&self, seat: Seat) -> &[G::Sighting] {
        &self.places[seat].saw.recent
    }

    /// How many steps there were.
    pub(crate) fn step(&self) -> u32 {
        self.step
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table().outcome()
    }

    /// How to come back to the game.
    pub(crate) fn place(&self) -> Option<String> {
        self.kept.place()
    }

    /// Whether the journal holds everything.
    pub(crate) fn is_kept(&self) -> bool {
        self.kept.is_complete()
    }

    /// From now on moves count although they cannot be written down.
    pub(crate) fn allow_unwritten(&mut self) {
        self.kept.allow_unwritten();
    }

    /// Gets up from the table.
    pub(crate) fn leave(self, next: Next, lang: Lang) -> Ended<G> {
        self.kept.leave(next, lang)
    }

    /// Whether somebody plays alone.
    pub(crate) fn is_alone(&self) -> bool {
        self.places.seats() == 1 && self.person_count() == 1
    }

    /// Whether moves may be taken back here at all: at a practice table, and never from others.
    pub(crate) fn is_practice(&self) -> bool {
        self.table().setup().practice && self.is_alone()
    }

    /// Whether the last move can be taken back.
    pub(crate) fn can_take_back(&self) -> bool {
        self.is_practice() && self.table().can_take_back()
    }

    /// Takes the last move back (TB-5.1). The story goes on from there.
    pub(crate) fn take_back(&mut self) -> Result<(), Trouble> {
        let now = self.kept.now();
        self.kept.change(|table, _| table.take_back(now))?;
        let saw = self.places.iter_mut().map(|(_, place)| &mut place.saw);
        saw.chain([&mut self.all])
            .for_each(|saw| saw.take_back(self.step));
        self.step += 1;
        Ok(())
    }

    /// Whether a sexton gives advice here: nobody but one person plays (TB-8.3).
    pub(crate) fn may_advise(&self) -> bool {
        self.person_count() == 1 && self.table().may_advise()
    }

    /// What a sexton would say of what a person is asked. That it was asked is in the journal before it is shown (TB-8.2).
    pub(crate) fn advise(&mut self, seat: Seat) -> Result<Vec<Advised<G::Command>>, Trouble> {
        let Some(asked) = self.prompts_of(seat).into_iter().next() else {
            return Err(Trouble::Refused(
                Phrase::new("tui-plain-nothing-asked"),
                Rule("TB-8.1"),
            ));
        };
        if !self.may_advise() {
            return Err(Trouble::Refused(
                Phrase::new("refused-no-advice-here"),
                Rule("TB-8.3"),
            ));
        }
        let (id, now) = (asked.prompt.id, self.kept.now());
        if !self.table().is_advised(id) {
            self.kept.change(|table, _| table.advised(now, seat, id))?;
        }
        let known = self.table().known_to(Audience::Seat(seat));
        Ok(G::advise(&known, &asked.prompt, &asked.choices, now_ms))
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.places[seat].mind.is_some()
    }

    /// Whether a race is on: nothing else is waited for then.
    fn is_race(&self) -> bool {
        let prompts = self.table().prompts();
        let lead = prompts.iter().find(|prompt| prompt.must).or(prompts.first());
        lead.is_some_and(|prompt| prompt.mode == Mode::Race)
    }

    /// Whether a prompt still waits for its seat; in a race everybody is asked once.
    fn waits(&self, prompt: &Prompt<G::Kind>) -> bool {
        match prompt.mode {
            Mode::Race => {
                let is_idle = self.live.is_none() && G::is_idle(prompt.kind);
                // Who has nothing to say is not asked.
                self.is_race()
                    && !is_idle
                    && !self.race.has(prompt)
                    && !self.table().choices(prompt).is_empty()
            }
            Mode::Open | Mode::Sealed => prompt.must,
        }
    }

    /// Who is asked and has not answered, bots and persons.
    pub(crate) fn asked(&self) -> engine::SeatSet {
        let prompts = self.table().prompts();
        let waiting = prompts.iter().filter(|prompt| self.waits(prompt));
        waiting.map(|prompt| prompt.seat).collect()
    }

    /// Who is asked as far as an onlooker may know, and whether somebody is asked in secret.
    pub(crate) fn asked_as_seen(&self, eyes: Option<Seat>) -> (engine::SeatSet, bool) {
        let prompts = self.table().prompts();
        let waiting = || prompts.iter().filter(|prompt| self.waits(prompt));
        let secret = Prompt::is_secret::<G>;
        let known = waiting().filter(|prompt| !secret(prompt) || Some(prompt.seat) == eyes);
        (known.map(|prompt| prompt.seat).collect(), waiting().any(secret))
    }

    /// What the table waits for. Of several persons the one at the keyboard comes first, then clockwise.
    pub(crate) fn due(&self, keyboard: Seat) -> Due {
        if self.outcome().is_some() {
            return Due::Over;
        }
        if self.is_live_race() {
            return Due::Race;
        }
        let asked = self.asked();
        if asked.iter().any(|seat| self.is_bot(seat)) || self.has_unasked_right() || self.can_go_on() {
            return Due::Others;
        }
        // Where nothing must be answered, somebody may still have a right.
        let waiting = if asked.is_empty() {
            self.rights().map(|prompt| prompt.seat).collect()
        } else {
            asked
        };
        let seats = self.places.seats();
        let order = [keyboard].into_iter().chain(keyboard.round_after(seats));
        let next = order.into_iter().find(|seat| waiting.contains(*seat));
        next.map_or(Due::Over, Due::Person)
    }

    /// Whether the table moves on although nobody has to answer any more.
    fn can_go_on(&self) -> bool {
        let prompts = self.table().prompts();
        let nobody_must = !prompts.iter().any(|prompt| self.waits(prompt));
        nobody_must
            && (self.is_race() || self.is_round_complete() || prompts.iter().any(|it| it.until.is_some()))
    }

    /// Whether a sealed round has all its answers (TB-3.3).
    fn is_round_complete(&self) -> bool {
        let sealed = |prompt: &Prompt<G::Kind>| prompt.mode == Mode::Sealed;
        G::prompts(self.table().state()).iter().any(sealed) && !self.table().prompts().iter().any(sealed)
    }

    /// Who takes the keyboard first: whoever is asked, or the first person.
    pub(crate) fn first_person(&self, seating: &Seating<G>) -> Seat {
        let first = seating.persons().next().unwrap_or(Seat(0));
        match self.due(first) {
            Due::Person(seat) => seat,
            Due::Others | Due::Race | Due::Over => first,
        }
    }

    fn has_unasked_right(&self) -> bool {
        !self.rights_asked && self.rights().any(|prompt| self.is_bot(prompt.seat))
    }

    /// Prompts that need not be answered.
    fn rights(&self) -> impl Iterator<Item = Prompt<G::Kind>> {
        self.table()
            .prompts()
            .into_iter()
            .filter(|prompt| !prompt.must && prompt.mode == Mode::Open)
    }

    /// The persons who may step in now.
    pub(crate) fn persons_with_rights(&self) -> Vec<Seat> {
        self.rights()
            .map(|prompt| prompt.seat)
            .filter(|seat| !self.is_bot(*seat))
            .collect()
    }

    /// The persons other than this one who may step in now.
    pub(crate) fn others_with_rights(&self, seat: Seat) -> Vec<Seat> {
        let mut others = self.persons_with_rights();
        others.retain(|other| *other != seat);
        others
    }

    /// Everything a person may answer now: what must be answered first.
    pub(crate) fn prompts_of(&mut self, seat: Seat) -> Vec<OpenPrompt<G>> {
        if self.is_bot(seat) || self.is_live_race() {
            return Vec::new();
        }
        if self.is_race() {
            self.race.shown();
        }
        // In a race the bots have their say first; then one person after the other is asked.
        let bots_first = self.asked().iter().any(|seat| self.is_bot(seat));
        let mut prompts: Vec<_> = self.table().prompts().into_iter().collect();
        prompts.retain(|prompt| prompt.seat == seat && (self.waits(prompt) || !prompt.must));
        prompts.retain(|prompt| prompt.mode != Mode::Race || self.waits(prompt) && !bots_first);
        prompts.sort_by_key(|prompt| !prompt.must);
        let asked = prompts.into_iter().map(|prompt| {
            let mut choices = self.table().choices(&prompt);
            choices.sort_by_key(G::order);
            OpenPrompt { prompt, choices }
        });
        asked.filter(|asked| !asked.choices.is_empty()).collect()
    }

    /// A person answers a prompt.
    pub(crate) fn answer(&mut self, seat: Seat, id: PromptId, command: G::Command) -> Result<(), Trouble> {
        let prompt = self.table().prompts().into_iter().find(|prompt| prompt.id == id);
        if let Some(prompt) = prompt
            && prompt.mode == Mode::Race
        {
            self.forget_recent();
            self.race.react(&prompt, Some(command));
            return Ok(());
        }
        self.command(seat, id, command)
    }

    /// A person lets a race go by.
    pub(crate) fn keep_still(&mut self, seat: Seat) {
        self.forget_recent();
        let prompts = self.table().prompts();
        for prompt in prompts
            .iter()
            .filter(|it| it.seat == seat && it.mode == Mode::Race)
        {
            self.race.react(prompt, None);
        }
    }

    fn command(&mut self, seat: Seat, id: PromptId, command: G::Command) -> Result<(), Trouble> {
        let now = self.kept.now();
        self.change(|table, events| table.command(now, seat, id, command, events).map(|_| ()))
    }

    /// Goes on where no person is needed: one step of a bot, the end of a sealed round or of a race, a deadline.
    pub(crate) fn advance(&mut self) -> Result<(), Trouble> {
        self.forget_recent();
        let now = self.kept.now();
        if self.is_race() {
            return self.run_race(now);
        }
        if !std::mem::replace(&mut self.rights_asked, true)
            && let Some((prompt, command)) = self.use_right()
        {
            let done = self.command(prompt.seat, prompt.id, command);
            self.rights_asked &= done.is_ok();
            return done;
        }
        let prompts = self.table().prompts();
        let duty = prompts
            .iter()
            .find(|prompt| prompt.must && self.is_bot(prompt.seat));
        if let Some(prompt) = duty {
            let command = self.think(prompt);
            return self.command(prompt.seat, prompt.id, command);
        }
        if self.is_round_complete() {
            return self.change(|table, events| table.close_round(now, events));
        }
        match prompts.iter().filter_map(|prompt| prompt.until).min() {
            Some(until) if !prompts.iter().any(|prompt| prompt.must) => {
                self.change(|table, events| table.wake(until.max(now), events))
            }
            _ => Ok(()),
        }
    }

    /// A bot's answer to a prompt it must answer.
    fn think(&mut self, prompt: &Prompt<G::Kind>) -> G::Command {
        let choices = self.table().choices(prompt);
        let mind = self.places[prompt.seat].mind.as_mut();
        mind.expect("only seats of bots are thought for")
            .answer(prompt, &choices)
    }

    /// The first bot that uses a standing right.
    fn use_right(&mut self) -> Option<(Prompt<G::Kind>, G::Command)> {
        let rights: Vec<_> = self.rights().collect();
        rights.into_iter().find_map(|prompt| {
            let (_, command) = self.react(&prompt)?;
            Some((prompt, command))
        })
    }

    fn react(&mut self, prompt: &Prompt<G::Kind>) -> Option<(u32, G::Command)> {
        let choices = self.table().choices(prompt);
        self.places[prompt.seat].mind.as_mut()?.react(prompt, &choices)
    }

    /// Bots put their hands in; when everybody has, the race is judged.
    fn run_race(&mut self, now: Stamp) -> Result<(), Trouble> {
        for prompt in self.table().prompts() {
            let is_asked = prompt.mode == Mode::Race && !G::is_idle(prompt.kind);
            if is_asked && self.is_bot(prompt.seat) && !self.race.has(&prompt) {
                let reaction = self.react(&prompt);
                self.race.react_after(&prompt, reaction);
            }
        }
        if !self.asked().is_empty() {
            return Ok(());
        }
        let judged = self.race.judge(self.kept.table().state());
        let verdict = judged.expect("a game with races judges them");
        self.change(|table, events| table.verdict(now, verdict, events))?;
        self.race.clear();
        Ok(())
    }

    fn change(
        &mut self,
        change: impl FnOnce(&mut Table<G>, &mut Vec<G::Event>) -> Result<(), engine::Refused<G::Refusal>>,
    ) -> Result<(), Trouble> {
        let (events, ()) = self.kept.change(change)?;
        for (seat, place) in self.places.iter_mut() {
            place.watch(seat, self.step, &events);
        }
        self.all.watch(Audience::Public, self.step, &events, |_| {});
        self.step += 1;
        if let Some(outcome) = self.outcome() {
            let minds = self
                .places
                .iter_mut()
                .filter_map(|(_, place)| place.mind.as_mut());
            minds.for_each(|mind| mind.over(&outcome));
        }
        // A sealed answer moves nothing: there is no new right to ask about.
        self.rights_asked &= events.is_empty();
        Ok(())
    }

    fn forget_recent(&mut self) {
        self.places
            .iter_mut()
            .for_each(|(_, place)| place.saw.recent.clear());
        self.all.recent.clear();
    }
}

/// The time bots think by.
fn now_ms() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let elapsed = START.get_or_init(Instant::now).elapsed();
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}

/// Puts the bots in their seats, with what they know at the deal.
fn seat_bots<G: Screen>(places: &mut SeatMap<Place<G>>, seating: &Seating<G>, dealt: &G::State) {
    for (seat, player) in seating.players.iter() {
        if let Player::Bot(info) = player {
            let knowledge = G::knowledge(dealt, Audience::Seat(seat));
            let rng = seat_rng(seating.bot_seed, seat);
            let mut bot = Seated::sit((info.make)(), seat, knowledge, rng);
            bot.take_clock(now_ms);
            places[seat].mind = Some(bot);
        }
    }
}

impl<G: Screen> Place<G> {
    /// Sees the deal. Bots know it already.
    fn watch_deal(&mut self, seat: Seat, events: &[G::Event]) {
        self.saw.watch_deal(Audience::Seat(seat), events);
    }

    /// Sees what happened.
    fn watch(&mut self, seat: Seat, step: u32, events: &[G::Event]) {
        let mind = &mut self.mind;
        self.saw.watch(Audience::Seat(seat), step, events, |sighting| {
            if let Some(mind) = mind {
                mind.see(sighting);
            }
        });
    }
}

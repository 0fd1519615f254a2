//! Who plays at a table of programs: its driver, and bots in the other seats.

use bots::{BotInfo, Seated, seat_rng};
use engine::table::{Holder, Table};
use engine::{Audience, Fast, Game, Mode, Prompt, PromptId, Reaction, Refused, Seat, SeatMap, Stamp};

/// Bots in some of the seats, and what the driver alone may see.
#[derive(Clone, Debug)]
pub struct Company<G: Game> {
    /// The bots: in the last seats, or in all but the driver's.
    bots: Vec<&'static BotInfo<G>>,
    /// The driver's one seat, if it plays and sees no other.
    seat: Option<Seat>,
}

impl<G: Game> Default for Company<G> {
    fn default() -> Company<G> {
        Company {
            bots: Vec::new(),
            seat: None,
        }
    }
}

impl<G: Game> Company<G> {
    /// Bots in the last seats; the driver plays the others and sees everything.
    pub fn last(bots: Vec<&'static BotInfo<G>>) -> Company<G> {
        Company { bots, seat: None }
    }

    /// The driver plays and sees one seat; the others are played by one bot each, or by the one there is.
    pub fn around(seat: Seat, bots: Vec<&'static BotInfo<G>>) -> Company<G> {
        Company {
            bots,
            seat: Some(seat),
        }
    }

    /// The driver's one seat, if it plays and sees no other.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Who plays which of so many seats; nothing for the driver's.
    ///
    /// # Errors
    /// If there are too few seats or bots, in words.
    pub fn places(&self, seats: u8) -> Result<Vec<Option<&'static BotInfo<G>>>, String> {
        let (seats, bots) = (usize::from(seats), self.bots.len());
        let Some(seat) = self.seat else {
            let driven = seats
                .checked_sub(bots)
                .filter(|driven| *driven > 0)
                .ok_or_else(|| format!("{bots} bots leave the driver no seat of {seats}"))?;
            let bots = self.bots.iter().copied().map(Some);
            return Ok(std::iter::repeat_n(None, driven).chain(bots).collect());
        };
        if seat.idx() >= seats {
            return Err(format!("there is no seat {} among {seats}", seat.0));
        }
        let others = seats - 1;
        let one = match self.bots.as_slice() {
            [] if others == 0 => None,
            [one] => Some(*one),
            _ if bots == others => None,
            _ => {
                return Err(format!(
                    "expected one bot, or one for each of {others} seats, found {bots}"
                ));
            }
        };
        let mut each = self.bots.iter().copied();
        let mut place = |other| match other {
            true => one.or_else(|| each.next()),
            false => None,
        };
        Ok((0..seats).map(|idx| place(idx != seat.idx())).collect())
    }
}

/// Who answered a race or a right, and after how many milliseconds with what; nothing where somebody keeps still.
type Hand<C> = (PromptId, Seat, Option<(u32, C)>);

/// The bots at a table, and the hands that are in.
pub(super) struct Players<G: Game> {
    /// Nothing where the driver plays.
    minds: SeatMap<Option<Seated<G>>>,
    has_bots: bool,
    /// What was answered to races and rights since the table last moved.
    hands: Vec<Hand<G::Command>>,
    /// The referee's own chance.
    chance: Fast,
}

impl<G: Game> Players<G> {
    /// Nobody but the driver.
    pub(super) fn none(seats: u8) -> Players<G> {
        Players {
            minds: SeatMap::new(seats, |_| None),
            has_bots: false,
            hands: Vec::new(),
            chance: Fast::new(0),
        }
    }

    /// Everybody sits down at a table that is just dealt.
    pub(super) fn sit_down(
        table: &mut Table<G>,
        places: &[Option<&'static BotInfo<G>>],
        seed: u64,
    ) -> Players<G> {
        for (seat, bot) in (0_u8..).map(Seat).zip(places) {
            let holder = bot.map_or(Holder::Person, |bot| Holder::Bot(bot.name.into()));
            let seated = table.hand(Stamp(0), seat, holder);
            debug_assert!(seated.is_ok(), "a new table has all its seats");
        }
        let state = table.state();
        let sit = |seat: Seat| {
            let bot = (places[seat.idx()]?.make)();
            let knowledge = G::knowledge(state, Audience::Seat(seat));
            Some(Seated::sit(bot, seat, knowledge, seat_rng(seed, seat)))
        };
        Players {
            minds: SeatMap::new(table.setup().seats, sit),
            has_bots: true,
            hands: Vec::new(),
            chance: Fast::new(!seed),
        }
    }

    /// Whether somebody would remember what is taken back.
    pub(super) fn has_minds(&self) -> bool {
        self.minds.iter().any(|(_, mind)| mind.is_some())
    }

    /// Whether the driver plays a seat.
    pub(super) fn is_driven(&self, seat: Seat) -> bool {
        self.minds[seat].is_none()
    }

    /// Whether a race or a right has its answer.
    pub(super) fn has_hand(&self, prompt: &Prompt<G::Kind>) -> bool {
        self.hands.iter().any(|(id, ..)| *id == prompt.id)
    }

    /// The driver's hand in a race, or a right it lets go by.
    pub(super) fn hand(&mut self, prompt: &Prompt<G::Kind>, played: Option<(u32, G::Command)>) {
        self.hands.push((prompt.id, prompt.seat, played));
    }

    /// Everybody sees what happened; what was in hand is for a moment that has passed.
    pub(super) fn watch(&mut self, table: &Table<G>, events: &[G::Event]) {
        self.hands.clear();
        if !self.has_bots {
            return;
        }
        let outcome = table.outcome();
        for (_, mind) in self.minds.iter_mut() {
            if let Some(mind) = mind {
                events.iter().for_each(|event| mind.watch(event));
                if let Some(outcome) = &outcome {
                    mind.over(outcome);
                }
            }
        }
    }

    /// Plays on until the driver is needed or the table is over; what happens is added to `events`.
    pub(super) fn go_on(
        &mut self,
        table: &mut Table<G>,
        at: Stamp,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refused<G::Refusal>> {
        if !self.has_bots && self.hands.is_empty() {
            return Ok(());
        }
        let mut choices = Vec::new();
        loop {
            let before = events.len();
            if !self.step(table, at, &mut choices, events)? {
                return Ok(());
            }
            // A sealed answer moves nothing: whoever declined a right has declined it.
            if events.len() > before {
                self.watch(table, &events[before..]);
            }
        }
    }

    /// One step nobody has to be asked about; whether there was one.
    fn step(
        &mut self,
        table: &mut Table<G>,
        at: Stamp,
        choices: &mut Vec<G::Command>,
        events: &mut Vec<G::Event>,
    ) -> Result<bool, Refused<G::Refusal>> {
        let prompts = table.prompts();
        let Some(lead) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
            // A sealed round that has all its answers.
            let is_open = G::prompts(table.state()).iter().any(|it| it.mode == Mode::Sealed);
            return match self.has_bots && is_open && table.outcome().is_none() {
                true => table.close_round(at, events).map(|()| true),
                false => Ok(false),
            };
        };
        if lead.mode == Mode::Race {
            return self.race(table, at, choices, events);
        }
        if !self.has_bots {
            return Ok(false);
        }
        let rights = prompts.iter().filter(|it| !it.must && it.mode == Mode::Open);
        for right in rights {
            if self.has_hand(right) {
                continue;
            }
            list::<G>(table, right, choices);
            if choices.is_empty() {
                continue;
            }
            let Some(mind) = &mut self.minds[right.seat] else {
                // The driver may step in here.
                return Ok(false);
            };
            let used = mind.react(right, choices);
            self.hands.push((right.id, right.seat, None));
            if let Some((_, command)) = used {
                table.command(at, right.seat, right.id, command, events)?;
                return Ok(true);
            }
        }
        if let Some(duty) = prompts.iter().find(|it| it.must && !self.is_driven(it.seat)) {
            list::<G>(table, duty, choices);
            if let Some(mind) = &mut self.minds[duty.seat] {
                let command = mind.answer(duty, choices);
                table.command(at, duty.seat, duty.id, command, events)?;
                return Ok(true);
            }
        }
        let sealed = |it: &Prompt<G::Kind>| it.mode == Mode::Sealed;
        if G::prompts(table.state()).iter().any(sealed) && !prompts.iter().any(sealed) {
            return table.close_round(at, events).map(|()| true);
        }
        // Nobody must answer and nobody wants to: time passes.
        match prompts.iter().filter_map(|prompt| prompt.until).min() {
            Some(until) if !prompts.iter().any(|prompt| prompt.must) => {
                table.wake(until.max(at), events).map(|()| true)
            }
            _ => Ok(false),
        }
    }

    /// Bots put their hands in; when everybody has, one clock judges.
    fn race(
        &mut self,
        table: &mut Table<G>,
        at: Stamp,
        choices: &mut Vec<G::Command>,
        events: &mut Vec<G::Event>,
    ) -> Result<bool, Refused<G::Refusal>> {
        // Where nobody has put a hand in, whoever drives may be the referee.
        if !self.has_bots && self.hands.is_empty() {
            return Ok(false);
        }
        let mut is_complete = true;
        for prompt in table.prompts().iter().filter(|it| it.mode == Mode::Race) {
            if self.has_hand(prompt) {
                continue;
            }
            list::<G>(table, prompt, choices);
            match &mut self.minds[prompt.seat] {
                _ if choices.is_empty() => {}
                Some(mind) => {
                    let played = mind.react(prompt, choices);
                    self.hands.push((prompt.id, prompt.seat, played));
                }
                None => is_complete = false,
            }
        }
        if !is_complete {
            return Ok(false);
        }
        let played = self.hands.iter().filter_map(|(_, seat, played)| {
            let (after_ms, command) = (*played)?;
            Some(Reaction {
                seat: *seat,
                after_ms,
                command,
            })
        });
        let played: Vec<_> = played.collect();
        let Some((verdict, took_ms)) = G::judge(table.state(), &played, &mut self.chance) else {
            return Ok(false);
        };
        let last = table.entries().last().map_or(0, |entry| entry.at.0);
        let at = at.max(Stamp(last + u64::from(took_ms)));
        table.verdict(at, verdict, events).map(|()| true)
    }
}

fn list<G: Game>(table: &Table<G>, prompt: &Prompt<G::Kind>, choices: &mut Vec<G::Command>) {
    choices.clear();
    G::choices(table.state(), prompt, choices);
}

//! Races of any game at a house: the common reveal, hands as they arrive, what is kept of them, the verdict.
//!
//! The referee is the game's own ([`engine::race`]); this is his hand on the table's clock. What is raced for is in the
//! log a moment before the first device gets it, and a hand is kept before it is answered, so that both stand whatever
//! happens to the house.

use super::Playing;
use super::mind::Thinking;
use crate::HouseRefusal;
use crate::hosted::Hosted;
use engine::race::{Hand, Heard, Millis, Race, Runner, quiet_races};
use engine::{Audience, Digest, Keyed, Mode, PromptId, Seat, SeatMap, SeatSet, Secret, Stamp};
use protocol::wire::{Json, Trouble};
use serde::Deserialize as _;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::VecDeque;

/// What is raced for is turned up and kept so long before the first device gets it, so that sending waits for nothing.
const KEEP_AHEAD_MS: u64 = 40;

/// A race that is taken up again is open from so much later on.
const AGAIN_MS: i64 = 500;

/// A race the rules have opened and nobody runs yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// Everybody waits for the start.
    Start,
    /// The house was away while it lay open.
    TakeUp,
}

/// When something happens: by the house's clock, and by the table's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) now: u64,
    pub(crate) at: u64,
}

/// A hand as a device sends it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pressed<'a> {
    pub(crate) prompt: PromptId,
    pub(crate) command: &'a Value,
    pub(crate) shown: Option<Millis>,
    pub(crate) pressed: Option<Millis>,
}

/// A race that was judged.
pub(crate) struct Judged {
    /// The photo finish for each audience; empty where nothing was measured.
    pub(crate) photos: Vec<(Audience, Json)>,
    /// All that was known, to be kept beside the verdict of this number in the log.
    pub(crate) evidence: Option<(u32, Box<RawValue>)>,
    /// Seats of whose hands something was kept.
    pub(crate) kept: SeatSet,
    /// Whether everybody must say that they are there before it goes on.
    pub(crate) is_quiet: bool,
}

/// A race that is on.
pub(super) struct Running<G: Hosted> {
    race: Box<dyn Race<G>>,
    /// The verdict that shows what is raced for; nothing once it is in the log.
    start: Option<G::Verdict>,
    /// When all see it, by the house's clock.
    shown_at: Millis,
    /// The prompts that a hand may name: those of before the start, too.
    prompts: Vec<(PromptId, Seat)>,
    /// Seats it has not been sent to.
    unreleased: Vec<Seat>,
    /// Whether everybody has been told.
    is_told: bool,
}

/// What outlives a race.
#[derive(Default)]
pub(super) struct Track {
    /// Each seat's last reactions.
    reactions: Vec<(Seat, VecDeque<Millis>)>,
    /// What was kept of hands when the house went.
    loaded: Vec<Box<RawValue>>,
    /// Seats of whose hands something is kept.
    kept: SeatSet,
}

/// A table that may be raced at. Nothing here happens in games without races.
pub(crate) trait Racing {
    /// Whether persons' lines must be measured.
    fn needs_lines(&self) -> bool;
    /// The race that is to be opened; one the rules have closed is forgotten.
    fn opening(&mut self) -> Option<Opening>;
    /// Opens it; gives the seats of bots that say at once what they will do.
    fn open_race(&mut self, now: u64, runners: &SeatMap<Runner>) -> Vec<Seat>;
    /// Whether a race is on.
    fn is_racing(&self) -> bool;
    /// Whether something is turned up in the log that not everybody may see yet.
    fn is_holding(&self) -> bool;
    /// When the race wants to be looked after again, by the house's clock.
    fn race_due(&self) -> Option<u64>;
    /// Turns up what is raced for, if it is time; nobody may be told before it is released. Bots say what they will do:
    /// gives the seats that have.
    fn reveal(&mut self, when: Moment) -> Result<Option<Vec<Seat>>, Trouble>;
    /// The seats it goes to now, and when their devices show it, by the house's clock.
    fn release(&mut self, now: u64) -> Option<(Vec<Seat>, Millis)>;
    /// Whether it is for everybody from now on; true once.
    fn tell_all(&mut self, now: u64) -> bool;
    /// Judges the race, if it is time.
    fn judge(&mut self, when: Moment) -> Result<Option<Box<Judged>>, Trouble>;
    /// A hand comes in.
    fn press(&mut self, now: u64, seat: Seat, pressed: Pressed<'_>) -> Result<Heard, Trouble>;
    /// A seat has lost its last line.
    fn leave_race(&mut self, seat: Seat);
    /// What is to be kept of a seat's hand.
    fn keep_hand(&mut self, seat: Seat) -> Option<Box<RawValue>>;
    /// What was kept of a hand when the house went.
    fn load_hand(&mut self, seat: Seat, kept: Box<RawValue>);
    /// Whether a seat's reactions are no person's.
    fn is_mechanical(&self, seat: Seat) -> bool;
    /// Somebody else sits there: nothing is known of his reactions.
    fn forget_reactions(&mut self, seat: Seat);
}

impl<G: Hosted> Running<G> {
    fn release_at(&self, seat: Seat) -> u64 {
        self.race.release_at(seat).max(0) as u64
    }

    fn first_release(&self) -> u64 {
        let releases = self.unreleased.iter().map(|seat| self.release_at(*seat));
        releases.min().unwrap_or(self.shown_at.max(0) as u64)
    }

    fn close_at(&self) -> Option<u64> {
        let close_at = self.race.close_at()?.max(self.shown_at);
        Some(close_at.max(0) as u64)
    }

    fn due(&self) -> Option<u64> {
        if self.start.is_some() {
            return Some(self.first_release().saturating_sub(KEEP_AHEAD_MS));
        }
        let release = (!self.unreleased.is_empty()).then(|| self.first_release());
        let told = (!self.is_told).then_some(self.shown_at.max(0) as u64);
        let close = self.close_at().filter(|_| self.is_told);
        [release, told, close].into_iter().flatten().min()
    }
}

impl<G: Hosted> Playing<G> {
    /// The referee's own chance: never that of the rules. It follows from the secret and tells nothing of it.
    fn referee(&self) -> Keyed {
        let hex = self.table.setup().secret.map(Secret::to_hex).unwrap_or_default();
        let digest = Digest::of_bytes(&[b"sexton referee 1\0", hex.as_bytes()]);
        Keyed::new(Secret::from_bytes(digest.0), &[])
    }

    fn race_prompts(&self) -> Vec<engine::Prompt<G::Kind>> {
        let mut prompts = self.table.prompts();
        prompts.retain(|prompt| prompt.mode == Mode::Race);
        prompts.into_iter().collect()
    }

    /// Bots say in advance after how long their hands come down; gives their seats.
    fn let_bots_race(&mut self) -> Vec<Seat> {
        let prompts = self.race_prompts();
        let Some(running) = &mut self.race else {
            return Vec::new();
        };
        running
            .prompts
            .extend(prompts.iter().map(|prompt| (prompt.id, prompt.seat)));
        let mut seats = Vec::new();
        for prompt in &prompts {
            let is_out = |thinking: &Thinking<G>| thinking.seat == prompt.seat;
            let plan = match &mut self.bots[prompt.seat] {
                Some(bot) => bot.react(prompt, &self.table.choices(prompt)),
                // It thinks about something that has passed.
                None if self.thinking.as_ref().is_some_and(is_out) => None,
                None => continue,
            };
            running.race.bot(self.table.state(), prompt.seat, plan);
            seats.push(prompt.seat);
        }
        seats
    }

    /// Notes the reactions of people, and whether everybody is quiet.
    fn note_reactions(&mut self, race: &dyn Race<G>, until: Millis) {
        let hands = race.finish(until).hands;
        for hand in hands
            .iter()
            .filter(|hand| hand.counts && self.bots[hand.seat].is_none())
        {
            let known = self
                .track
                .reactions
                .iter()
                .position(|(seat, _)| *seat == hand.seat);
            let idx = known.unwrap_or_else(|| {
                self.track.reactions.push((hand.seat, VecDeque::new()));
                self.track.reactions.len() - 1
            });
            let reactions = &mut self.track.reactions[idx].1;
            reactions.push_back(hand.measured_ms);
            if reactions.len() > G::WATCHED {
                reactions.pop_front();
            }
        }
    }
}

impl<G: Hosted> Racing for Playing<G> {
    fn needs_lines(&self) -> bool {
        G::needs_lines(&self.table.setup().options)
    }

    fn opening(&mut self) -> Option<Opening> {
        let prompts = self.table.prompts();
        if !prompts.iter().any(|prompt| prompt.mode == Mode::Race) {
            self.race = None;
            return None;
        }
        if self.race.is_some() {
            return None;
        }
        let starts = G::start(self.table.state(), &mut self.referee()).is_some();
        Some(if starts { Opening::Start } else { Opening::TakeUp })
    }

    fn open_race(&mut self, now: u64, runners: &SeatMap<Runner>) -> Vec<Seat> {
        let state = self.table.state();
        let now = now as Millis;
        let start = G::start(state, &mut self.referee());
        let (race, shown_at) = match &start {
            Some(start) => {
                let shown_at = now + start.delay_ms;
                (G::race(state, runners, shown_at), shown_at)
            }
            None => {
                let kept = std::mem::take(&mut self.track.loaded);
                let shown_at = now + AGAIN_MS;
                (G::take_up(state, runners, &kept, shown_at), shown_at)
            }
        };
        let Some(race) = race else { return Vec::new() };
        let is_taken_up = start.is_none();
        let prompts = self.race_prompts();
        self.race = Some(Box::new(Running {
            race,
            start: start.map(|start| start.verdict),
            shown_at,
            prompts: prompts.iter().map(|prompt| (prompt.id, prompt.seat)).collect(),
            unreleased: if is_taken_up {
                Vec::new()
            } else {
                runners.iter().map(|(seat, _)| seat).collect()
            },
            is_told: is_taken_up,
        }));
        if is_taken_up {
            self.let_bots_race()
        } else {
            Vec::new()
        }
    }

    fn is_racing(&self) -> bool {
        self.race.is_some()
    }

    fn is_holding(&self) -> bool {
        let is_holding = |running: &Running<G>| running.start.is_none() && !running.is_told;
        self.race.as_deref().is_some_and(is_holding)
    }

    fn race_due(&self) -> Option<u64> {
        self.race.as_ref()?.due()
    }

    fn reveal(&mut self, when: Moment) -> Result<Option<Vec<Seat>>, Trouble> {
        let is_due = |running: &&mut Box<Running<G>>| running.first_release() <= when.now + KEEP_AHEAD_MS;
        let Some(verdict) = self
            .race
            .as_mut()
            .filter(is_due)
            .and_then(|running| running.start.take())
        else {
            return Ok(None);
        };
        self.input(|table, watching| table.verdict(Stamp(when.at), verdict, watching))?;
        Ok(Some(self.let_bots_race()))
    }

    fn release(&mut self, now: u64) -> Option<(Vec<Seat>, Millis)> {
        let running = self.race.as_mut().filter(|running| running.start.is_none())?;
        let (due, later): (Vec<Seat>, Vec<Seat>) = running
            .unreleased
            .iter()
            .partition(|seat| running.release_at(**seat) <= now);
        running.unreleased = later;
        for seat in &due {
            running.race.released(*seat, now as Millis);
        }
        (!due.is_empty()).then_some((due, running.shown_at))
    }

    fn tell_all(&mut self, now: u64) -> bool {
        let is_time = |running: &&mut Box<Running<G>>| {
            running.start.is_none() && !running.is_told && running.shown_at <= now as Millis
        };
        let Some(running) = self.race.as_mut().filter(is_time) else {
            return false;
        };
        running.is_told = true;
        true
    }

    fn judge(&mut self, when: Moment) -> Result<Option<Box<Judged>>, Trouble> {
        let is_over = |running: &mut Box<Running<G>>| {
            let is_shown = running.is_told && running.shown_at <= when.now as Millis;
            is_shown && running.close_at().is_some_and(|close_at| close_at <= when.now)
        };
        let Some(running) = self.race.take_if(is_over) else {
            return Ok(None);
        };
        let (race, until) = (running.race, when.now as Millis);
        let verdict = race.verdict(&mut self.referee());
        self.input(|table, watching| table.verdict(Stamp(when.at), verdict, watching))?;
        self.note_reactions(race.as_ref(), until);
        let photo = |audience| Some((audience, Json::of(&race.photo(until, audience)?)));
        let number = self.table.entries().len() as u32;
        let quiet = quiet_races(&self.table);
        Ok(Some(Box::new(Judged {
            photos: Audience::all(self.table.setup().seats)
                .filter_map(photo)
                .collect(),
            evidence: race.evidence(until).map(|evidence| (number, evidence)),
            kept: std::mem::take(&mut self.track.kept),
            is_quiet: G::QUIET_MAX.is_some_and(|most| quiet > 0 && quiet.is_multiple_of(most)),
        })))
    }

    fn press(&mut self, now: u64, seat: Seat, pressed: Pressed<'_>) -> Result<Heard, Trouble> {
        let command = G::Command::deserialize(pressed.command)
            .map_err(|problem| HouseRefusal::NotACommand.because(problem))?;
        let prompts = self.race_prompts();
        let own = prompts.iter().find(|prompt| prompt.seat == seat);
        let is_offered = own.is_some_and(|prompt| self.table.choices(prompt).contains(&command));
        let names_it = |running: &&mut Box<Running<G>>| running.prompts.contains(&(pressed.prompt, seat));
        let Some(running) = self.race.as_mut().filter(names_it).filter(|_| is_offered) else {
            return Ok(Heard::Dropped);
        };
        let hand = Hand {
            seat,
            command,
            at: now as Millis,
            shown: pressed.shown,
            pressed: pressed.pressed,
        };
        Ok(running.race.hand(self.table.state(), hand))
    }

    fn leave_race(&mut self, seat: Seat) {
        if let Some(running) = &mut self.race {
            running.race.leave(seat);
        }
    }

    fn keep_hand(&mut self, seat: Seat) -> Option<Box<RawValue>> {
        let kept = self.race.as_ref()?.race.kept(seat)?;
        self.track.kept.insert(seat);
        Some(kept)
    }

    fn load_hand(&mut self, seat: Seat, kept: Box<RawValue>) {
        self.track.kept.insert(seat);
        self.track.loaded.push(kept);
    }

    fn is_mechanical(&self, seat: Seat) -> bool {
        let his = self.track.reactions.iter().find(|(of, _)| *of == seat);
        his.is_some_and(|(_, reactions)| {
            let reactions: Vec<Millis> = reactions.iter().copied().collect();
            G::is_mechanical(&reactions)
        })
    }

    fn forget_reactions(&mut self, seat: Seat) {
        self.track.reactions.retain(|(of, _)| *of != seat);
    }
}

//! Races by the clock at one keyboard: hands count by the moment at which they come down.
//!
//! The game's referee judges; here his start is given, persons and bots are brought before him, and his verdict
//! goes to the table. No clock is read: every time is handed in.

use super::Sitting;
use crate::kept::Trouble;
use crate::screen::Screen;
use engine::race::{self, Finish, Race, Runner};
use engine::{Game, Mode, Prompt, Seat, SeatMap, SeatSet};

/// So long hands are still noted for the photo finish when the race is decided.
const AFTERMATH_MS: i64 = 350;

/// The race by the clock, and the photo finish of the last one.
pub(super) struct Live<G: Game> {
    /// When the start is due, once it was drawn.
    start_at: Option<i64>,
    /// The hands of persons so far, early ones included.
    hands: Vec<(Seat, G::Command, i64)>,
    /// The referee, from the moment at which the start was seen.
    race: Option<Box<dyn Race<G>>>,
    finish: Option<Finish>,
}

/// A race by the clock as the model may know it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Racing<C> {
    /// When the race wants to be looked after again.
    pub(crate) wake_at: i64,
    /// Whose hand is down already, of the persons.
    pub(crate) hands: SeatSet,
    /// What each person may do.
    pub(crate) choices: Vec<(Seat, Vec<C>)>,
}

impl<G: Game> Live<G> {
    fn new() -> Live<G> {
        Live {
            start_at: None,
            hands: Vec::new(),
            race: None,
            finish: None,
        }
    }

    fn wake_at(&self) -> i64 {
        match (&self.race, self.start_at) {
            (Some(race), _) => closes_at(race.as_ref()),
            (None, Some(start_at)) => start_at,
            (None, None) => i64::MIN,
        }
    }
}

/// When the photo is taken.
fn closes_at<G: Game>(race: &dyn Race<G>) -> i64 {
    let close_at = race.close_at().unwrap_or(i64::MAX);
    if race.finish(close_at).hands.iter().any(|hand| hand.counts) {
        close_at.saturating_add(AFTERMATH_MS)
    } else {
        close_at
    }
}

impl<G: Screen> Sitting<G> {
    /// From now on races are run by the clock, if the game and the company allow it.
    pub(crate) fn go_live(&mut self) {
        let persons = self.persons().len();
        if G::is_live(&self.table().setup().options, persons) {
            self.live = Some(Live::new());
        }
    }

    /// Whether races are run by the clock.
    pub(crate) fn is_live(&self) -> bool {
        self.live.is_some()
    }

    fn persons(&self) -> SeatSet {
        let persons = self.places.iter().filter(|(_, place)| place.mind.is_none());
        persons.map(|(seat, _)| seat).collect()
    }

    /// Whether a race by the clock is on.
    pub(super) fn is_live_race(&self) -> bool {
        self.live.is_some() && self.is_race()
    }

    /// The photo finish of the last race.
    pub(crate) fn finish(&self) -> Option<&Finish> {
        self.live.as_ref().and_then(|live| live.finish.as_ref())
    }

    /// The race that is on, as the model may know it.
    pub(crate) fn racing(&self) -> Option<Racing<G::Command>> {
        let live = self.live.as_ref().filter(|_| self.is_race())?;
        let persons = self.race_prompts().into_iter();
        let persons = persons.filter(|prompt| !self.is_bot(prompt.seat));
        let down = live
            .hands
            .iter()
            .filter(|(_, command, _)| !G::keeps_still(command));
        Some(Racing {
            wake_at: live.wake_at(),
            hands: down.map(|(seat, ..)| *seat).collect(),
            choices: persons
                .map(|prompt| (prompt.seat, self.table().choices(&prompt)))
                .collect(),
        })
    }

    /// How long the seat has to answer what it must, from the moment it is asked, where time is limited.
    pub(crate) fn left_ms(&self, seat: Seat) -> Option<i64> {
        // Nobody is hurried where everybody seems to have gone: the next key goes on (CC-8.4).
        self.live.as_ref()?;
        let is_quiet = |most: u32| race::quiet_races(self.table()) >= most;
        if G::QUIET_MAX.is_some_and(is_quiet) {
            return None;
        }
        let prompts = self.table().prompts();
        let prompt = prompts.iter().find(|prompt| prompt.seat == seat && prompt.must)?;
        let asked_at = self.table().entries().last().map_or(0, |entry| entry.at.0);
        let left = prompt.until?.0.saturating_sub(asked_at);
        Some(i64::try_from(left).unwrap_or(i64::MAX))
    }

    /// The time to answer is over.
    pub(crate) fn time_up(&mut self) -> Result<(), Trouble> {
        self.forget_recent();
        let now = self.kept.now();
        let until = self
            .table()
            .prompts()
            .iter()
            .filter_map(|prompt| prompt.until)
            .min();
        match until {
            Some(until) => self.change(|table, events| table.wake(until.max(now), events)),
            None => Ok(()),
        }
    }

    /// A person's hand comes down, or lets the race go by.
    pub(crate) fn hand(&mut self, seat: Seat, command: G::Command, at: i64) {
        let state = self.kept.table().state();
        if let Some(live) = &mut self.live {
            live.hands.push((seat, command, at));
            if let Some(race) = &mut live.race {
                race.hand(state, hand(seat, command, at));
            }
        }
    }

    /// Looks after the race: gives the start, opens it when the start has been seen, closes it.
    pub(crate) fn tick(&mut self, at: i64) -> Result<(), Trouble> {
        self.forget_recent();
        let Some(live) = self.live.as_mut().filter(|live| live.race.is_none()) else {
            return self.close(at);
        };
        let start_at = live.start_at;
        match G::start(self.kept.table().state(), self.race.chance()) {
            Some(start) => {
                let start_at = start_at.unwrap_or(at.saturating_add(start.delay_ms));
                live.start_at = Some(start_at);
                live.finish = None;
                if at >= start_at {
                    let now = self.kept.now();
                    self.change(|table, events| table.verdict(now, start.verdict, events))?;
                    self.live.as_mut().expect("the race is on").start_at = None;
                }
                Ok(())
            }
            None => {
                self.open(at);
                Ok(())
            }
        }
    }

    fn race_prompts(&self) -> Vec<Prompt<G::Kind>> {
        let prompts = self.table().prompts().into_iter();
        prompts.filter(|prompt| prompt.mode == Mode::Race).collect()
    }

    /// The start was seen at this moment. Hands that were down before are told to the referee first.
    fn open(&mut self, shown_at: i64) {
        let prompts = self.race_prompts().into_iter();
        let bots = prompts.filter(|prompt| self.is_bot(prompt.seat));
        let bots: Vec<_> = bots.collect();
        let plans: Vec<_> = bots
            .iter()
            .map(|prompt| (prompt.seat, self.react(prompt)))
            .collect();
        let runners = SeatMap::new(self.places.seats(), |seat| {
            if self.is_bot(seat) {
                Runner::Bot
            } else {
                Runner::Local
            }
        });
        let state = self.kept.table().state();
        let Some(mut race) = G::race(state, &runners, shown_at) else {
            return;
        };
        if let Some(live) = &mut self.live {
            for (seat, command, at) in &live.hands {
                race.hand(state, hand(*seat, *command, *at));
            }
            for (seat, plan) in plans {
                race.bot(state, seat, plan);
            }
            live.race = Some(race);
        }
    }

    /// The verdict goes to the table when the race closes.
    fn close(&mut self, at: i64) -> Result<(), Trouble> {
        let race = self.live.as_ref().and_then(|live| live.race.as_deref());
        let Some(race) = race.filter(|race| at >= closes_at(*race)) else {
            return Ok(());
        };
        let finish = race.finish(closes_at(race));
        let verdict = race.verdict(self.race.chance());
        let now = self.kept.now();
        self.change(|table, events| table.verdict(now, verdict, events))?;
        self.live = Some(Live {
            finish: Some(finish),
            ..Live::new()
        });
        Ok(())
    }
}

/// A hand at the keyboard: its key was read at this moment.
fn hand<C>(seat: Seat, command: C, at: i64) -> race::Hand<C> {
    race::Hand {
        seat,
        command,
        at,
        shown: None,
        pressed: None,
    }
}

//! Races: prompts of mode [`Race`](crate::Mode::Race) are answered against time, and a referee of the game's own
//! turns the hands into the verdict that becomes the input.
//!
//! A race has no clock: every time is handed in, in whole milliseconds of one clock, that of whoever runs it. So a
//! house runs it over lines of any length, a terminal at one keyboard, and a test without any clock at all:
//!
//! 1. [`Races::start`] says how long the racers wait, and which verdict shows what they race for.
//! 2. [`Races::race`] opens it with one [`Runner`] for each seat. Bots say beforehand what they will do; people's
//!    hands are told to [`Race::hand`] as they arrive.
//! 3. At [`Race::close_at`] the referee gives his [`Race::verdict`], and what it rests on: [`Race::finish`] for people
//!    at one screen, [`Race::photo`] for an audience, [`Race::evidence`] for the archive.

mod samples;

pub use samples::{Sample, Samples};

use crate::chance::Chance;
use crate::game::{Audience, Game, Input};
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatMap};
use crate::table::{Act, Table};
use serde_json::value::RawValue;

/// Milliseconds of the clock a race is run by, or of a client's where it is said so.
pub type Millis = i64;

/// What the samples of a line say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineTimes {
    /// The smallest round trip.
    pub rtt_min: Millis,
    /// The round trip that 95 of 100 do not exceed.
    pub rtt_p95: Millis,
    /// The client's clock minus that of the race.
    pub theta: Millis,
}

/// Whether a line is good enough to race over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum LineQuality {
    /// Nothing to say.
    #[default]
    Good,
    /// The seat is warned: not all of the delay may be made up for.
    Long,
    /// The seat is marked for all to see: the delay is too long to be made up for.
    TooLong,
}

/// How a seat takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runner {
    /// Nobody who could stir: not here, or not measured well enough.
    Absent,
    /// A bot: what it will do is told beforehand.
    Bot,
    /// A person at the machine that runs the race: hands come at once, and times are exact.
    Local,
    /// A person at the one device all share, whose clock is believed; hands may overtake each other on their way.
    Shared,
    /// A person at the end of a line that was measured.
    Remote(LineTimes),
}

/// A person's hand as it arrives, or the word that the race may go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand<C> {
    /// Whose.
    pub seat: Seat,
    /// What it does.
    pub command: C,
    /// When it arrived.
    pub at: Millis,
    /// When the client says it showed what is raced for, by its own clock.
    pub shown: Option<Millis>,
    /// When the client says the hand came down, by its own clock.
    pub pressed: Option<Millis>,
}

/// What a hand is worth when it arrives. Only its own seat may be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It takes part.
    Taken,
    /// It was too early.
    FalseStart,
    /// It has no effect.
    Dropped,
}

/// What the racers wait for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start<V> {
    /// How long.
    pub delay_ms: Millis,
    /// The verdict that shows what is raced for.
    pub verdict: V,
}

/// A hand as the photo finish shows it to everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Placing {
    /// Whose hand.
    pub seat: Seat,
    /// How long after the showing, as it was judged; below 0 before it.
    pub ms: Millis,
    /// The same as it was measured, before anything agreed was added.
    pub measured_ms: Millis,
    /// What became of it.
    pub ruling: Phrase,
    /// Whether it took part.
    pub counts: bool,
}

/// The photo finish of a race.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Finish {
    /// Everybody's hand, the first one first.
    pub hands: Vec<Placing>,
    /// How clearly it was won.
    pub margin: Option<Phrase>,
}

/// One race with its referee, from the throw of a die or the turn of a card to the verdict.
pub trait Race<G: Game>: Send {
    /// When it is to be shown to a seat's device, so that all see it at the same moment.
    fn release_at(&self, seat: Seat) -> Millis;

    /// It went to a seat's device at this moment.
    fn released(&mut self, seat: Seat, at: Millis);

    /// A person's hand comes down, or lets the race go by.
    fn hand(&mut self, state: &G::State, hand: Hand<G::Command>) -> Heard;

    /// A bot says what it will do, and how long after the showing; nothing if it keeps still.
    fn bot(&mut self, state: &G::State, seat: Seat, plan: Option<(u32, G::Command)>);

    /// A seat has lost its line and does not stir any more. A hand that is down stays down.
    fn leave(&mut self, seat: Seat);

    /// When the race closes, as far as is known now; nothing if it waits for an answer without a limit.
    fn close_at(&self) -> Option<Millis>;

    /// The verdict on the hands that came in. `chance` is the referee's own, never that of the rules.
    fn verdict(&self, chance: &mut dyn Chance) -> G::Verdict;

    /// The photo finish, with the hands that came down by then: what a bot would have done later is nobody's business.
    fn finish(&self, until: Millis) -> Finish;

    /// The same as an audience may see it, in the game's words; nothing where nothing was measured.
    fn photo(&self, until: Millis, audience: Audience) -> Option<Box<RawValue>>;

    /// All that was known of these hands, to be kept beside the verdict.
    fn evidence(&self, until: Millis) -> Option<Box<RawValue>>;

    /// What is to be kept of a seat's hand, so that it stands if whoever runs the race goes away and comes back.
    fn kept(&self, seat: Seat) -> Option<Box<RawValue>>;
}

/// How a game is raced. A game without races keeps everything here.
pub trait Races: Game {
    /// After so many races without a hand, one after the other, everybody must say that they are there.
    const QUIET_MAX: Option<u32> = None;

    /// How many of a seat's last reactions tell whether they are a person's.
    const WATCHED: usize = 0;

    /// What the racers wait for; nothing if no race is on, or if what they race for lies open.
    fn start(_: &Self::State, _: &mut dyn Chance) -> Option<Start<Self::Verdict>> {
        None
    }

    /// Opens the race that is on, for what is shown at this moment.
    fn race(_: &Self::State, _: &SeatMap<Runner>, _shown_at: Millis) -> Option<Box<dyn Race<Self>>> {
        None
    }

    /// The same race where speed shall not count: everybody answers unseen and lots decide. Nothing if what the table
    /// has agreed on forbids it.
    fn lots(_: &Self::State) -> Option<Box<dyn Race<Self>>> {
        None
    }

    /// Takes up a race that lay open when whoever ran it went away, with what was kept of the hands.
    fn take_up(
        _: &Self::State,
        _: &SeatMap<Runner>,
        _kept: &[Box<RawValue>],
        _shown_at: Millis,
    ) -> Option<Box<dyn Race<Self>>> {
        None
    }

    /// Whether a person's line must be measured before they can take part.
    fn needs_lines(_: &Self::Options) -> bool {
        false
    }

    /// Whether a line is good enough.
    fn quality(_: &LineTimes) -> LineQuality {
        LineQuality::Good
    }

    /// Whether a seat's last reactions, [`Races::WATCHED`] of them, are no person's.
    fn is_mechanical(_: &[Millis]) -> bool {
        false
    }

    /// Whether a verdict ended a race, and if so whether nobody had stirred.
    fn was_quiet(_: &Self::Verdict) -> Option<bool> {
        None
    }

    /// Whether a command lets a race go by.
    fn keeps_still(_: &Self::Command) -> bool {
        false
    }
}

/// How many races nobody has stirred in, up to now and one after the other.
pub fn quiet_races<G: Races, C: Chance>(table: &Table<G, C>) -> u32 {
    let verdicts = table.entries().iter().rev().filter_map(|entry| match &entry.act {
        Act::Input(Input::Verdict(verdict)) => G::was_quiet(verdict),
        _ => None,
    });
    verdicts.take_while(|was_quiet| *was_quiet).count() as u32
}

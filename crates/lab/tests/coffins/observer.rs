//! Counts what everybody at a table sees, through the eyes of a bot.

use bots::clearing_coffins::{Racer, level};
use bots::{Bot, BotInfo, WithBots as _};
use clearing_coffins::parts::Throw;
use clearing_coffins::{ClearingCoffins, Command, Kind, Knowledge, Options, Phase, Sighting};
use engine::{Fast, Prompt};
use lab::Run;
use std::sync::Mutex;

/// A second bang within this of the first is close.
const CLOSE_MS: i32 = 50;

/// The columns of the second table of CC-15 (15a).
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) throws: u64,
    /// Throws on which somebody was first and did or tried something.
    pub(crate) claims: u64,
    /// Nobody, closed, own card claimed, other's card claimed, bat, moon, penalties, close second bangs.
    pub(crate) counts: [u64; 8],
    throw: Option<Throw>,
}

/// What all observers have seen since it was last taken.
static SEEN: Mutex<Seen> = Mutex::new(Seen::NOTHING);

impl Seen {
    const NOTHING: Seen = Seen {
        throws: 0,
        claims: 0,
        counts: [0; 8],
        throw: None,
    };

    fn merge(&mut self, other: &Seen) {
        self.throws += other.throws;
        self.claims += other.claims;
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
    }

    fn is_special(&self) -> bool {
        self.throw.is_some_and(|throw| throw.special().is_some())
    }

    fn see(&mut self, sighting: &Sighting) {
        let column = match sighting {
            Sighting::Revealed { throw } => {
                self.throws += 1;
                self.throw = Some(*throw);
                return;
            }
            Sighting::Judged { bangs, .. } => {
                let is_claim = !bangs.is_empty() && !self.throw.is_some_and(Throw::is_hands_off);
                self.claims += u64::from(is_claim);
                let is_close = bangs.len() > 1 && bangs[1].reaction_ms - bangs[0].reaction_ms <= CLOSE_MS;
                self.counts[7] += u64::from(is_claim && is_close);
                if !bangs.is_empty() {
                    return;
                }
                0
            }
            Sighting::Closed { .. } if !self.is_special() => 1,
            // Tried or done: a wrong claim shows the card.
            Sighting::Cleared { .. } if !self.is_special() => 2,
            Sighting::Shown { by, place, .. } => 2 + usize::from(*by != place.seat),
            Sighting::Exposed { .. } if !self.is_special() => 3,
            Sighting::Asked { phase, .. } => match phase {
                Phase::Bat { .. } => 4,
                Phase::MoonPick { .. } => 5,
                _ => return,
            },
            Sighting::PenaltyTurned { .. }
            | Sighting::PenaltyDrawn { .. }
            | Sighting::PenaltySpared { .. } => 6,
            _ => return,
        };
        self.counts[column] += 1;
    }
}

/// A racer that keeps count; what it has counted is added up when it leaves the table.
struct Observer {
    racer: Racer,
    seen: Seen,
}

impl Observer {
    fn boxed(level: level::Level) -> Box<dyn Bot<ClearingCoffins>> {
        Box::new(Observer {
            racer: Racer::new(level),
            seen: Seen::NOTHING,
        })
    }
}

impl Drop for Observer {
    fn drop(&mut self) {
        if let Ok(mut seen) = SEEN.lock() {
            seen.merge(&self.seen);
        }
    }
}

impl Bot<ClearingCoffins> for Observer {
    fn see(&mut self, sighting: &Sighting, rng: &mut Fast) {
        self.seen.see(sighting);
        self.racer.see(sighting, rng);
    }

    fn answer(
        &mut self,
        knowledge: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        self.racer.answer(knowledge, prompt, choices, rng)
    }

    fn react(
        &mut self,
        knowledge: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<(u32, Command)> {
        self.racer.react(knowledge, prompt, choices, rng)
    }
}

static STEADY: BotInfo<ClearingCoffins> = BotInfo {
    name: "steady observer",
    aliases: &[],
    about: "",
    is_level: false,
    make: &|| Observer::boxed(level::STEADY),
};

static UNDEAD: BotInfo<ClearingCoffins> = BotInfo {
    name: "undead observer",
    aliases: &[],
    about: "",
    is_level: false,
    make: &|| Observer::boxed(level::UNDEAD),
};

/// What is seen at so many tables of bots of one level. One call at a time.
pub(crate) fn watch(level: &str, seats: usize, games: u64) -> Seen {
    let mut bots = vec![ClearingCoffins::find_bot(level).expect("a level of CC-11.6"); seats];
    bots[0] = if level == "undead" { &UNDEAD } else { &STEADY };
    lab::simulate(&Run::new(bots, Options::default(), games, 16), &|_| {}).expect("seats can be played");
    let mut seen = SEEN.lock().expect("no observer panicked");
    std::mem::replace(&mut *seen, Seen::NOTHING)
}

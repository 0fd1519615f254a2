//! What a bot does: when to bang, and on what (CC-11.8).
//!
//! Of what its seat knows it uses only what lies open; what lies down it has in its own memory or not at all
//! (CC-11.5).

use super::level::Level;
use super::memory::Memory;
use crate::{Bot, pick};
use clearing_coffins::api::ClaimMode;
use clearing_coffins::parts::{Slot, Symbol, Throw};
use clearing_coffins::{
    Bat, Claim, ClearingCoffins, Command, Kind, Knowledge, Moon, Place, Public, Sighting, Target,
};
use engine::{Audience, Fast, Prompt, Seat};

/// A bot of some level.
#[derive(Clone, Debug)]
pub struct Racer {
    level: Level,
    /// Nothing before it sits down.
    memory: Option<Memory>,
    /// What it banged for, and in which round.
    plan: Option<(u32, Claim)>,
}

/// Why a bot bangs, and how much longer that takes than seeing an own Up card.
#[derive(Clone, Copy, Debug)]
struct Idea {
    claim: Claim,
    thought_ms: u32,
}

impl Racer {
    /// A bot that sits down now.
    pub fn new(level: Level) -> Racer {
        Racer {
            level,
            memory: None,
            plan: None,
        }
    }

    /// From now on it is of this level; what it remembers stays.
    #[cfg(test)]
    pub(super) fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// Its memory; a bot that was never told to sit down looks around when it is asked for the first time.
    fn memory(&mut self, seat: Seat, public: &Public) -> &Memory {
        self.memory.get_or_insert_with(|| Memory::new(seat, public))
    }

    /// Why to bang on an ordinary throw: the first that applies (CC-11.8). False alarms are not among it.
    fn idea(&mut self, seat: Seat, public: &Public, throw: Throw, rng: &mut Fast) -> Option<Idea> {
        let Level {
            thought,
            notices,
            exposes,
            ..
        } = self.level;
        let memory = self.memory(seat, public);
        if let Some(place) = believed_match(memory, public, seat, throw) {
            return Some(Idea {
                claim: Claim::Card(place),
                thought_ms: thought.own_down_ms,
            });
        }
        if let Some(place) = own_up_match(public, seat, throw)
            && notices.happens(rng)
        {
            return Some(Idea {
                claim: Claim::Card(place),
                thought_ms: 0,
            });
        }
        victim(memory, public, seat, throw)
            .filter(|_| exposes.happens(rng))
            .map(|place| Idea {
                claim: Claim::Card(place),
                thought_ms: thought.others_down_ms,
            })
    }

    /// The claim it banged for; if it did not bang itself, the best it can think of.
    fn claim(&mut self, seat: Seat, public: &Public, rng: &mut Fast) -> Claim {
        match (self.plan, public.throw) {
            (Some((round, claim)), _) if round == public.round => claim,
            (_, Some(throw)) => {
                let idea = self.idea(seat, public, throw, rng);
                idea.map_or(Claim::Concede, |idea| idea.claim)
            }
            (_, None) => Claim::Concede,
        }
    }

    /// Clears an own Down card, a forgotten one first; else closes any own Up card.
    fn use_bat(
        &mut self,
        seat: Seat,
        public: &Public,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<Command> {
        let memory = self.memory(seat, public);
        let forgotten = |choice: &Command| matches!(choice, Command::BatChoose(Bat::Clear(place)) if memory.believed(*place).is_none());
        let clears = |choice: &Command| matches!(choice, Command::BatChoose(Bat::Clear(_)));
        // R-CC-70: closing a rival's vampire, where that is allowed, would only help the rival.
        let closes =
            |choice: &Command| matches!(choice, Command::BatChoose(Bat::Close(place)) if place.seat == seat);
        pick(choices, forgotten, rng)
            .or_else(|| pick(choices, clears, rng))
            .or_else(|| pick(choices, closes, rng))
    }

    /// Turns up a forgotten card, else any.
    fn pay(&mut self, seat: Seat, public: &Public, choices: &[Command], rng: &mut Fast) -> Option<Command> {
        let memory = self.memory(seat, public);
        let forgotten = |choice: &Command| matches!(choice, Command::PenaltyPick { slot } if memory.believed(Place { seat, slot: *slot }).is_none());
        pick(choices, forgotten, rng).or_else(|| pick(choices, |_| true, rng))
    }
}

/// An own Down card believed to match.
fn believed_match(memory: &Memory, public: &Public, seat: Seat, throw: Throw) -> Option<Place> {
    let places = public.rows[seat].downs().iter().map(|slot| Place { seat, slot });
    let matches = |place: &Place| memory.believed(*place).is_some_and(|card| throw.matches(card));
    places.into_iter().find(matches)
}

/// An own Up card that matches.
fn own_up_match(public: &Public, seat: Seat, throw: Throw) -> Option<Place> {
    let is_match = |slot: Slot| slot.up().is_some_and(|card| throw.matches(card));
    let found = public.rows[seat].iter().find(|(_, slot)| is_match(*slot));
    found.map(|(slot, _)| Place { seat, slot })
}

/// A Down card of another seat believed to match: of the seat with most cleared cards; of these, the next clockwise.
fn victim(memory: &Memory, public: &Public, seat: Seat, throw: Throw) -> Option<Place> {
    let others = (1..public.seats()).map(|step| Seat((seat.0 + step) % public.seats()));
    let found = others.filter_map(|other| believed_match(memory, public, other, throw));
    found.reduce(|best, next| {
        let cleared = |place: Place| public.cleared[place.seat].len();
        if cleared(next) > cleared(best) { next } else { best }
    })
}

/// An exchange of an own card: an Up card for a Down card where that is allowed (CC-11.8).
fn pick_moon(seat: Seat, public: &Public, choices: &[Command], rng: &mut Fast) -> Option<Command> {
    let own_and_other = |choice: &Command| match *choice {
        // R-CC-71: two own cards may be a pair, too; that exchange brings nothing.
        Command::MoonPick(Moon::Cards { a, b }) if a.seat == b.seat => None,
        Command::MoonPick(Moon::Cards { a, b }) if a.seat == seat => Some((a, b)),
        Command::MoonPick(Moon::Cards { a, b }) if b.seat == seat => Some((b, a)),
        _ => None,
    };
    let up_for_down = |choice: &Command| {
        own_and_other(choice)
            .is_some_and(|(own, other)| public.slot(own) != Slot::Down && public.slot(other) == Slot::Down)
    };
    let declines = |choice: &Command| *choice == Command::MoonPick(Moon::Decline);
    pick(choices, up_for_down, rng)
        .or_else(|| pick(choices, |choice| own_and_other(choice).is_some(), rng))
        .or_else(|| pick(choices, declines, rng))
}

/// The hand as the claim mode wants it: with `pointed` it names what it is for, and a false alarm hits the garlic.
pub(super) fn hand(public: &Public, claim: Claim) -> Command {
    let target = match (public.options.claim_mode, claim) {
        (ClaimMode::Garlic, _) => None,
        (ClaimMode::Pointed, Claim::Card(place)) => Some(Target::Card(place)),
        (ClaimMode::Pointed, Claim::Concede) => Some(Target::Garlic),
    };
    Command::Bang { target }
}

impl Bot<ClearingCoffins> for Racer {
    fn sit(&mut self, knowledge: &Knowledge) {
        if let Audience::Seat(seat) = knowledge.audience {
            self.memory = Some(Memory::new(seat, &knowledge.public));
        }
    }

    fn see(&mut self, sighting: &Sighting, rng: &mut Fast) {
        if let Some(memory) = &mut self.memory {
            memory.see(sighting, &self.level, rng);
        }
    }

    fn answer(
        &mut self,
        knowledge: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        let (seat, public) = (prompt.seat, &knowledge.public);
        self.memory(seat, public);
        let chosen = match prompt.kind {
            Kind::Claim => Some(Command::Claim(self.claim(seat, public, rng))),
            Kind::Bat => self.use_bat(seat, public, choices, rng),
            Kind::MoonPick => pick_moon(seat, public, choices, rng),
            Kind::MoonDecide => Some(Command::MoonDecide { swap: true }),
            Kind::Penalty => self.pay(seat, public, choices, rng),
            Kind::Throw | Kind::Rolling | Kind::Bang => None,
        };
        chosen
            .filter(|chosen| choices.contains(chosen))
            .unwrap_or(choices[0])
    }

    fn react(
        &mut self,
        knowledge: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Option<(u32, Command)> {
        let (seat, public) = (prompt.seat, &knowledge.public);
        self.memory(seat, public);
        // R-CC-54: who sits out keeps still; and nobody bangs on dice that roll.
        if prompt.kind != Kind::Bang || public.sit_out[seat] > 0 {
            return None;
        }
        let throw = public.throw?;
        let Level {
            thought,
            false_alarm,
            slips,
            ..
        } = self.level;
        let special = Idea {
            claim: Claim::Concede,
            thought_ms: thought.special_ms,
        };
        let alarm = Idea {
            claim: Claim::Concede,
            thought_ms: 0,
        };
        let idea = match throw.special() {
            Some(Symbol::Skull) => slips.happens(rng).then_some(special),
            Some(Symbol::Bat | Symbol::Moon) => Some(special),
            None => self
                .idea(seat, public, throw, rng)
                .or_else(|| false_alarm.happens(rng).then_some(alarm)),
        };
        let Some(Idea { claim, thought_ms }) = idea else {
            // CC-4.6a: it has looked at everything before it says "not mine", where that may be said (R-CC-72).
            let looked_ms = self.level.react(thought.others_down_ms, rng);
            return choices
                .contains(&Command::Pass)
                .then_some((looked_ms, Command::Pass));
        };
        self.plan = Some((public.round, claim));
        Some((self.level.react(thought_ms, rng), hand(public, claim)))
    }
}

//! Exact sums over many tables. Whole numbers only, so that the order of adding does not matter.

use crate::playout::Playout;
use engine::{Game, MAX_SEATS, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A name a game gives to something: its own word in play, a copy of it when sums are read from a file.
pub type Name = Cow<'static, str>;

/// What all tables of a run add up to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Tables that came to an end.
    pub finished: u64,
    /// Tables that did not.
    pub unfinished: u64,
    /// Tables at which somebody who sees gave up looking; they are among the others.
    #[serde(default)]
    pub not_found_out: u64,
    /// How often each seat won.
    pub wins: [u64; MAX_SEATS],
    /// Tables that were won by several seats together.
    pub shared: u64,
    /// How often each seat had so many points; empty if the game counts none.
    pub scores: [Histogram; MAX_SEATS],
    /// Seats by what they had in common, in the order of names and numbers.
    #[serde(with = "list")]
    pub groups: BTreeMap<Group, GroupTally>,
    /// How often tables ended so, by name of the reason.
    pub reasons: Vec<ReasonTally>,
    /// The numbers of the game over all finished tables, in its own order.
    pub measures: Vec<MeasureTally>,
}

/// How often each number of points came up.
pub type Histogram = BTreeMap<i32, u64>;

/// What seats of several tables have in common, such as a family: a name and a number.
pub type Group = (Name, u32);

/// All seats of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GroupTally {
    /// How many seats at finished tables.
    pub seats: u64,
    /// How many of them won.
    pub wins: u64,
}

/// All tables that ended for one reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReasonTally {
    /// The code of the reason.
    pub reason: Name,
    /// How many tables.
    pub count: u64,
    /// The sums of the numbers of the game over these tables.
    pub sums: Vec<u64>,
}

/// One number of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MeasureTally {
    pub name: Name,
    pub sum: u64,
    /// The sum of the squares.
    pub squares: u128,
    /// The least value seen.
    pub min: u32,
    /// The greatest value seen.
    pub max: u32,
}

impl MeasureTally {
    fn new(name: &'static str) -> MeasureTally {
        MeasureTally {
            name: name.into(),
            sum: 0,
            squares: 0,
            min: u32::MAX,
            max: 0,
        }
    }

    fn add(&mut self, value: u32) {
        self.sum += u64::from(value);
        self.squares += u128::from(value) * u128::from(value);
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    fn merge(&mut self, other: &MeasureTally) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }
}

impl Tally {
    /// Counts one table of so many seats.
    pub fn add<G: Game>(&mut self, playout: &Playout<G>, seats: u8) {
        self.not_found_out += u64::from(playout.is_not_found_out());
        let state = playout.state();
        let Some(outcome) = G::outcome(state) else {
            self.unfinished += 1;
            return;
        };
        self.finished += 1;
        self.add_winners(&outcome);
        self.add_groups::<G>(state, seats, outcome.winners);
        let Tally {
            reasons, measures, ..
        } = self;
        let reason = reason_mut(reasons, &outcome.reason.into());
        reason.count += 1;
        let mut idx = 0;
        G::measures(state, &mut |name, value| {
            if idx == measures.len() {
                measures.push(MeasureTally::new(name));
            }
            if idx == reason.sums.len() {
                reason.sums.push(0);
            }
            measures[idx].add(value);
            reason.sums[idx] += u64::from(value);
            idx += 1;
        });
    }

    fn add_winners(&mut self, outcome: &Outcome) {
        for seat in outcome.winners.iter() {
            self.wins[seat.idx()] += 1;
        }
        self.shared += u64::from(outcome.winners.len() > 1);
        for (seat, score) in outcome.scores.iter().flat_map(|scores| scores.iter()) {
            *self.scores[seat.idx()].entry(*score).or_default() += 1;
        }
    }

    fn add_groups<G: Game>(&mut self, state: &G::State, seats: u8, winners: SeatSet) {
        for seat in (0..seats).map(Seat) {
            G::groups(state, seat, &mut |name, number| {
                let group = self.groups.entry((name.into(), number)).or_default();
                group.seats += 1;
                group.wins += u64::from(winners.contains(seat));
            });
        }
    }

    /// The sum of two tallies.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.not_found_out += other.not_found_out;
        self.wins
            .iter_mut()
            .zip(other.wins)
            .for_each(|(wins, more)| *wins += more);
        self.shared += other.shared;
        for (scores, more) in self.scores.iter_mut().zip(other.scores) {
            for (score, count) in more {
                *scores.entry(score).or_default() += count;
            }
        }
        for (name, more) in other.groups {
            let group = self.groups.entry(name).or_default();
            group.seats += more.seats;
            group.wins += more.wins;
        }
        for more in &other.reasons {
            let reason = reason_mut(&mut self.reasons, &more.reason);
            reason.count += more.count;
            reason.sums.resize(more.sums.len(), 0);
            reason
                .sums
                .iter_mut()
                .zip(&more.sums)
                .for_each(|(sum, more)| *sum += more);
        }
        if self.measures.is_empty() {
            self.measures = other.measures;
        } else {
            self.measures
                .iter_mut()
                .zip(&other.measures)
                .for_each(|(measure, more)| measure.merge(more));
        }
        self
    }
}

/// The tally of a reason, put in its place by name.
fn reason_mut<'a>(reasons: &'a mut Vec<ReasonTally>, reason: &Name) -> &'a mut ReasonTally {
    let place = reasons.binary_search_by(|tally| tally.reason.cmp(reason));
    let idx = place.unwrap_or_else(|idx| {
        let sums = Vec::new();
        let count = 0;
        let reason = reason.clone();
        reasons.insert(idx, ReasonTally { reason, count, sums });
        idx
    });
    &mut reasons[idx]
}

/// Groups as a list: a map of JSON has texts for keys.
mod list {
    use super::{Group, GroupTally};
    use serde::{Deserialize as _, Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub(super) fn serialize<S: Serializer>(
        groups: &BTreeMap<Group, GroupTally>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(groups)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<Group, GroupTally>, D::Error> {
        let list = Vec::<(Group, GroupTally)>::deserialize(deserializer)?;
        Ok(list.into_iter().collect())
    }
}

//! Hands of the race that is on, kept beside the log until the verdict is in it (R-CC-68).

use super::Track;
use crate::table::HouseTable;
use clearing_coffins::referee::{Answer, Hand};
use engine::Seat;
use serde::{Deserialize, Serialize};
use store::{Aside, Kept};

/// What is kept of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum KeptHand {
    /// A hand and all that was known of it.
    Hand(Hand),
    /// A sealed answer (CC-11.3).
    Answer(Answer),
}

/// As it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    round: u32,
    seat: Seat,
    kept: KeptHand,
}

const NAME: &str = "hand:";

impl Track {
    /// Reads what was kept when the house went.
    pub(in crate::table) fn load_hands(&mut self, kept: &Kept) {
        let hands = kept.asides.iter().filter(|(name, _)| name.starts_with(NAME));
        for (_, value) in hands {
            let Ok(written) = serde_json::from_str::<Written>(value) else {
                continue;
            };
            if written.seat.idx() < self.seats {
                self.hands_kept.insert(written.seat);
                self.hands.push((written.round, written.seat, written.kept));
            }
        }
    }

    /// What was kept of the race of this round, in the order of the seats.
    pub(super) fn take_kept(&mut self, round: u32) -> Vec<(Seat, KeptHand)> {
        let mut hands = std::mem::take(&mut self.hands);
        hands.retain(|(of, ..)| *of == round);
        hands.sort_by_key(|(_, seat, _)| *seat);
        hands.into_iter().map(|(_, seat, kept)| (seat, kept)).collect()
    }
}

impl HouseTable {
    /// A seat's hand is kept before anybody is told of it.
    pub(super) fn keep_hand(&mut self, seat: Seat) {
        let Some(running) = &self.race.running else { return };
        let Some(kept) = running.kept(seat) else { return };
        let written = Written {
            round: running.terms.round,
            seat,
            kept,
        };
        self.race.hands_kept.insert(seat);
        self.asides.push(Aside {
            name: format!("{NAME}{}", seat.0),
            value: Some(serde_json::to_string(&written).expect("a hand is plain data")),
        });
    }

    /// What bots have said in advance is kept with the dice.
    pub(super) fn keep_bots_hands(&mut self) {
        for idx in 0..self.book.seats.len() {
            if self.book.seats[idx].bot.is_some() {
                self.keep_hand(Seat(idx as u8));
            }
        }
    }

    /// The verdict is in the log: nothing more is kept of the race.
    pub(super) fn drop_hands(&mut self) {
        for seat in std::mem::take(&mut self.race.hands_kept) {
            self.asides.push(Aside {
                name: format!("{NAME}{}", seat.0),
                value: None,
            });
        }
    }
}

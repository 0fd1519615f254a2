//! An explicit deal (CC-2.3): tests, puzzles, tables dealt again.

use super::Options;
use crate::parts::{Card, Faces};
use crate::setup;
use engine::{Problem, Seat};
use serde::{Deserialize, Serialize};

/// Everything chance decides in a game, as far as it is settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who throws first.
    pub first_thrower: Seat,
    /// All 43 cards, top card first; each seat in turn gets four.
    pub deck: Vec<Card>,
    /// The dice of the first throws; later ones are left to chance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Faces>,
    /// The first picks of `penalty_pick = random`, as places among the Down cards; later ones are left to chance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<u8>,
}

impl Deal {
    /// Every card of CC-1.4 exactly once, a seat that is there, faces that dice have.
    pub(crate) fn check(&self, options: &Options, seats: u8) -> Result<(), Problem> {
        if self.first_thrower.0 >= seats {
            let message = format!("expected a seat below {seats}, found {}", self.first_thrower.0);
            return Err(Problem::new("deal.first_thrower", message));
        }
        if self.deck.len() != Card::DECK {
            let message = format!("expected {} cards, found {}", Card::DECK, self.deck.len());
            return Err(Problem::new("deal.deck", message));
        }
        let expected = setup::card_counts(options.deck_extra);
        for card in Card::ALL {
            let found = self.deck.iter().filter(|other| **other == card).count();
            let expected = usize::from(expected[card.idx()]);
            if found != expected {
                let message = format!("expected {card} {expected} times, found it {found} times");
                return Err(Problem::new("deal.deck", message));
            }
        }
        if let Some(faces) = self.dice.iter().find(|faces| faces.colour.max(faces.symbol) > 5) {
            let message = format!(
                "expected faces 0 to 5, found {} and {}",
                faces.colour, faces.symbol
            );
            return Err(Problem::new("deal.dice", message));
        }
        Ok(())
    }
}

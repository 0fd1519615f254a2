//! An explicit deal (RP-2.3): tests, puzzles, the house of the day.

use crate::parts::{Card, CardSet, Pattern, Secret};
use engine::Problem;
use serde::{Deserialize, Serialize};

/// Everything the shuffles of a game decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "Lists", into = "Lists")]
pub struct Deal {
    /// The secret of each room.
    pub secrets: [Secret; 13],
    /// The order of the clues from left to right.
    pub clues: Pattern,
    /// The deck, top card first.
    pub deck: [Card; 52],
    /// The order of the clues after the ghost has come; left out, the ghost draws it then.
    pub ghost: Option<Pattern>,
}

/// The deal as it is written, with lists of any length.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Lists {
    secrets: Vec<Secret>,
    clues: Pattern,
    deck: Vec<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ghost: Option<Pattern>,
}

impl From<Deal> for Lists {
    fn from(deal: Deal) -> Lists {
        let Deal {
            secrets,
            clues,
            deck,
            ghost,
        } = deal;
        Lists {
            secrets: secrets.to_vec(),
            clues,
            deck: deck.to_vec(),
            ghost,
        }
    }
}

impl TryFrom<Lists> for Deal {
    type Error = Problem;

    fn try_from(lists: Lists) -> Result<Deal, Problem> {
        let Lists {
            secrets,
            clues,
            deck,
            ghost,
        } = lists;
        let secrets = secrets.try_into().map_err(|found: Vec<Secret>| {
            Problem::new(
                "deal.secrets",
                format!("expected 13 secrets, one for each room, found {}", found.len()),
            )
        })?;
        let deck = deck.try_into().map_err(|found: Vec<Card>| {
            Problem::new("deal.deck", format!("expected 52 cards, found {}", found.len()))
        })?;
        let deal = Deal {
            secrets,
            clues,
            deck,
            ghost,
        };
        deal.check()?;
        Ok(deal)
    }
}

impl Deal {
    /// Every secret of RP-1.3 and every card exactly once.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        let mut seen = CardSet::EMPTY;
        for card in self.deck {
            if seen.contains(card) {
                return Err(Problem::new("deal.deck", format!("{card} is in the deck twice")));
            }
            seen.insert(card);
        }
        for secret in Secret::ALL {
            let count = |secrets: &[Secret]| secrets.iter().filter(|other| **other == secret).count();
            let (expected, found) = (count(&Secret::ALL), count(&self.secrets));
            if expected != found {
                let message = format!("expected {secret} {expected} times, found it {found} times");
                return Err(Problem::new("deal.secrets", message));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical() -> serde_json::Value {
        let deck: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        let secrets: Vec<String> = Secret::ALL.iter().map(|secret| secret.to_string()).collect();
        serde_json::json!({ "secrets": secrets, "clues": "SHC", "deck": deck })
    }

    fn check(change: impl FnOnce(&mut serde_json::Value), expected: &str) {
        let mut json = canonical();
        change(&mut json);
        let error = serde_json::from_value::<Deal>(json).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn a_deal_reads_as_it_is_written() {
        // RP-2.3
        let deal: Deal = serde_json::from_value(canonical()).unwrap();
        assert_eq!(serde_json::to_value(deal).unwrap(), canonical());
    }

    #[test]
    fn a_wrong_deal_names_the_field() {
        let pop = |json: &mut serde_json::Value, field: &str| {
            json[field].as_array_mut().unwrap().pop();
        };
        check(|json| pop(json, "deck"), "deal.deck: expected 52 cards, found 51");
        check(
            |json| pop(json, "secrets"),
            "deal.secrets: expected 13 secrets, one for each room, found 12",
        );
        check(
            |json| json["deck"][1] = "A♠".into(),
            "deal.deck: A♠ is in the deck twice",
        );
        check(
            |json| json["secrets"][0] = "Gh".into(),
            "deal.secrets: expected SHC 1 times, found it 0 times",
        );
        check(|json| json["deck"][0] = "1♠".into(), "expected a card such as");
        check(
            |json| json["clues"] = "SSS".into(),
            "expected an order of the clues",
        );
        check(|json| json["dice"] = 3.into(), "unknown field `dice`");
    }
}

//! An explicit deal (RF-2): tests, puzzles, a table dealt again.

use super::options::{Families, Options, Start};
use crate::parts::{Action, ActionSet, Family, Grave, SEATS_MAX};
use arrayvec::ArrayVec;
use engine::{Problem, Seat};
use serde::{Deserialize, Serialize};

/// Everything the shuffles of a game decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(try_from = "Lists", into = "Lists")]
pub struct Deal {
    /// The piles of the graves 1 to 5, top card first (RF-2.2).
    pub piles: [[Action; Action::COUNT]; Grave::COUNT],
    /// The families by seat; nothing if the players choose them (RF-2.4).
    pub families: Option<ArrayVec<Family, SEATS_MAX>>,
    /// Who starts (RF-2.6).
    pub start: Seat,
}

/// The deal as it is written, with lists of any length.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Lists {
    piles: Vec<Vec<Action>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    families: Option<Vec<Family>>,
    start: Seat,
}

impl From<Deal> for Lists {
    fn from(deal: Deal) -> Lists {
        Lists {
            piles: deal.piles.iter().map(|pile| pile.to_vec()).collect(),
            families: deal.families.map(|families| families.to_vec()),
            start: deal.start,
        }
    }
}

impl TryFrom<Lists> for Deal {
    type Error = Problem;

    fn try_from(lists: Lists) -> Result<Deal, Problem> {
        let count = lists.piles.len();
        let mut piles = ArrayVec::<_, { Grave::COUNT }>::new();
        for (pile, grave) in lists.piles.into_iter().zip(Grave::all()) {
            let pile: [Action; Action::COUNT] = pile.try_into().map_err(|found: Vec<Action>| {
                let message = format!("expected 5 shares of grave {grave}, found {}", found.len());
                Problem::new(format!("deal.piles[{}]", grave.idx()), message)
            })?;
            piles.push(pile);
        }
        let piles = piles.into_inner().ok().filter(|_| count == Grave::COUNT);
        let families = lists.families.map(|families| {
            ArrayVec::try_from(families.as_slice()).map_err(|_| {
                let message = format!("expected one family for each seat, found {}", families.len());
                Problem::new("deal.families", message)
            })
        });
        let deal = Deal {
            piles: piles.ok_or_else(|| {
                Problem::new(
                    "deal.piles",
                    format!("expected 5 piles, one for each grave, found {count}"),
                )
            })?,
            families: families.transpose()?,
            start: lists.start,
        };
        deal.check_pieces()?;
        Ok(deal)
    }
}

impl Deal {
    /// Each action once in every pile, no family twice.
    fn check_pieces(&self) -> Result<(), Problem> {
        for (pile, grave) in self.piles.iter().zip(Grave::all()) {
            let found: ActionSet = pile.iter().copied().collect();
            if let Some(missing) = ActionSet::ALL.without(found).iter().next() {
                let field = format!("deal.piles[{}]", grave.idx());
                return Err(Problem::new(
                    field,
                    format!("expected each action once, {missing} is missing"),
                ));
            }
        }
        let families = self.families.as_deref().unwrap_or_default();
        for (idx, family) in families.iter().enumerate() {
            if families[..idx].contains(family) {
                return Err(Problem::new(
                    "deal.families",
                    format!("family {family} is given out twice"),
                ));
            }
        }
        Ok(())
    }

    /// Every piece once, and as the options and the seats want it.
    pub(crate) fn check(&self, options: &Options, seats: u8) -> Result<(), Problem> {
        self.check_pieces()?;
        let expected = match (options.families, &self.families) {
            (Families::Choice, Some(_)) => Err("expected none: the players choose them".to_owned()),
            (Families::Random, None) => Err(format!("expected {seats}, one for each seat, found none")),
            (Families::Random, Some(families)) if families.len() != usize::from(seats) => Err(format!(
                "expected {seats}, one for each seat, found {}",
                families.len()
            )),
            _ => Ok(()),
        };
        expected.map_err(|message| Problem::new("deal.families", message))?;
        let found = self.start.0;
        let expected = match options.start {
            Start::Seat(seat) if seat != self.start => {
                Err(format!("expected {} as in the options, found {found}", seat.0))
            }
            _ if found >= seats => Err(format!("expected a seat from 0 to {}, found {found}", seats - 1)),
            _ => Ok(()),
        };
        expected.map_err(|message| Problem::new("deal.start", message))
    }
}

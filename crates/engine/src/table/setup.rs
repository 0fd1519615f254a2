//! What is agreed and decided before the first input.

use crate::chance::{Chance, Secret};
use crate::digest::Digest;
use crate::game::{Game, Problem, Sink};
use crate::version::{self, Version};
use serde::{Deserialize, Serialize};

/// Where the deal of a table came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Shuffled from the table's secret; can be verified once that is opened.
    Shuffled,
    /// Made up: a test, a puzzle, the house of the day.
    Explicit,
}

/// Who holds a seat. The rules do not care; the log does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Person,
    /// A bot of this name.
    Bot(Box<str>),
    Nobody,
}

/// What was agreed and decided before the first input.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    /// The version of the rules.
    pub rules: Version,
    /// How many sit.
    pub seats: u8,
    /// What they agreed on.
    pub options: G::Options,
    /// What the shuffles decided.
    pub deal: G::Deal,
    /// Where the deal came from.
    pub origin: Origin,
    /// Whether moves that turned up nothing may be taken back (TB-5).
    pub practice: bool,
    /// The hash that binds whoever shuffled to the secret.
    pub commitment: Option<Digest>,
    /// The secret, where it is open or never left the machine.
    pub secret: Option<Secret>,
    /// What the players mixed in.
    pub salts: Vec<String>,
}

impl<G: Game> Setup<G> {
    /// Lays out the deal and plays up to the first prompt.
    pub fn lay_out<S: Sink<G::Event>>(&self, events: &mut S) -> G::State {
        G::deal(self.rules, &self.options, self.seats, &self.deal, events)
    }
}

/// How a new table is to be dealt.
#[derive(Clone, Debug)]
pub struct NewTable<G: Game> {
    /// The version of the rules: the newest, unless an old table is to be told again.
    pub rules: Version,
    /// How many sit.
    pub seats: u8,
    /// What they agreed on.
    pub options: G::Options,
    /// A deal made up elsewhere; otherwise the table is shuffled.
    pub deal: Option<G::Deal>,
    /// Whether moves may be taken back.
    pub practice: bool,
}

impl<G: Game> NewTable<G> {
    /// A counted table to be shuffled.
    pub fn new(seats: u8, options: G::Options) -> NewTable<G> {
        NewTable {
            rules: G::NEWEST,
            seats,
            options,
            deal: None,
            practice: false,
        }
    }

    /// Checks everything and settles on a deal.
    ///
    /// # Errors
    /// The field at fault: seats, an option, or a part of the deal.
    pub(super) fn settle<C: Chance>(self, chance: &mut C) -> Result<Setup<G>, Problem> {
        let NewTable {
            rules,
            seats,
            options,
            deal,
            practice,
        } = self;
        check::<G>(rules, seats, &options, deal.as_ref())?;
        let (deal, origin) = match deal {
            Some(deal) => (deal, Origin::Explicit),
            None => (G::shuffle(rules, &options, seats, chance), Origin::Shuffled),
        };
        Ok(Setup {
            rules,
            seats,
            options,
            deal,
            origin,
            practice,
            commitment: None,
            secret: None,
            salts: Vec::new(),
        })
    }

    /// Checks seats, options and a deal made up elsewhere, by the newest rules.
    ///
    /// # Errors
    /// The field at fault.
    pub fn check(seats: u8, options: &G::Options, deal: Option<&G::Deal>) -> Result<(), Problem> {
        check::<G>(G::NEWEST, seats, options, deal)
    }
}

/// Checks version, seats, options and a deal made up elsewhere.
///
/// # Errors
/// The field at fault.
pub(crate) fn check<G: Game>(
    rules: Version,
    seats: u8,
    options: &G::Options,
    deal: Option<&G::Deal>,
) -> Result<(), Problem> {
    if !G::RULES.contains(&rules.0) {
        return Err(Problem::new("rules_version", version::unplayed::<G>(rules)));
    }
    if !G::SEATS.contains(&seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        let expected = if least == most {
            format!("{least}")
        } else {
            format!("{least} to {most}")
        };
        return Err(Problem::new(
            "seats",
            format!("{} is for {expected}, found {seats}", G::NAME),
        ));
    }
    version::check_options::<G>(rules, options)?;
    G::check_options(rules, options, seats)?;
    deal.map_or(Ok(()), |deal| G::check_deal(rules, options, seats, deal))
}

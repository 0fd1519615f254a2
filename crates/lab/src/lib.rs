//! The lab: many tables played by bots, and what they tell.
//!
//! ```
//! use bots::WithBots as _;
//! use lab::Run;
//! use rest_in_peace::{Options, RestInPeace};
//!
//! let bots = vec![RestInPeace::find_bot("mourner").unwrap()];
//! let run = Run::new(bots, Options::default(), 100, 7);
//! let simulation = lab::simulate(&run, &|_tables| {}).unwrap();
//! assert_eq!(simulation.report.games, 100);
//! println!("{}", simulation.report);
//! ```
//!
//! Reading order: [`run`] (what is played), [`player`] (by whom), [`playout`] (one table), [`tally`] (exact sums over many), [`report`]
//! (what they mean), [`statistics`]; [`pairs`] (every bot against every other); [`series`] (round robins and ladders,
//! which can be stopped and taken up again), [`findings`] (what they say, as text, CSV and a page), [`curve`].
//!
//! Every table has its own seed, so each can be played again alone, and all sums are whole numbers, so the report
//! does not depend on how many cores took part. Bots know what their seats saw and nothing else: their knowledge
//! is folded from sightings.

pub mod clairvoyant;
pub mod curve;
pub mod exploits;
pub mod findings;
pub mod odds;
pub mod pairs;
pub mod player;
pub mod playout;
pub mod referee;
pub mod report;
pub mod run;
pub mod series;
pub mod statistics;
pub mod tally;

pub use findings::Findings;
pub use pairs::{Pair, Tournament, tournament};
pub use player::{CLAIRVOYANT, Playable, Player};
pub use playout::{DECISIONS_MAX, Playout};
pub use report::{Report, Simulation, Timing};
pub use run::{Run, simulate, table_seed};
pub use series::{Format, NotResumed, Series, Standing};

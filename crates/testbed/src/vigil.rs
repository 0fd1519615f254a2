//! *Vigil*, a toy game for two to four seats that uses every part of the contract.
//!
//! Six graves hold the faces 1 to 6, and every seat an omen only it can see. Each night:
//!
//! 1. **Oath** (VI-1): all seats are asked at once, in any order, whether they stay awake.
//! 2. **Lantern** (VI-2): who is awake is asked in turn, until one peeks into a grave, lifts its slab for all to
//!    see, or all have passed.
//! 3. **Look** (VI-3): a lifted slab lies open until it is lowered, a time has passed, or another seat uses its
//!    standing right to ring the bell, which costs a candle unless agreed otherwise. Then the face is hidden again.
//! 4. **Stakes** (VI-4): a sealed round; the highest stake pays its candles and scores 1. It has a time limit.
//! 5. **Race** (VI-5): the referee says who was first at the bell; an owl lands on a grave and opens it for good,
//!    and the first scores its face. If nobody ran, the wind blows out a candle: a draw that shows nothing hidden.
//!
//! After the last night omens count too, and everything is opened (VI-6). A seat may leave instead of swearing.
//!
//! Two versions of the rules are played. Up to version 2 the wind blew out every candle of a seat (VI-5), there was no
//! bell unless it was agreed on, and nobody could agree on a free one (VI-3).
//!
//! [`Flawed`] is the same game with one mistake; each must be found by the checks of this crate.

mod api;
mod game;
mod known;
mod rules;

pub use api::{Command, Deal, Kind, Options, Phase, Refusal, Sighting, Verdict, View};
pub use game::{Event, Flawed, Vigil, flaw};
pub use known::Knowledge;
pub use rules::State;

//! What goes in and out of the rules: options, deals, commands, refusals, sightings and views.
//!
//! These are the only serializable types of the game; their names are fixed, because logs and clients use them.

mod command;
mod deal;
mod options;
mod orders;
mod presets;
mod refusal;
mod sighting;
mod truth;
mod view;

pub use command::{Answer, Command, How, Kind, Play};
pub use deal::Deal;
pub use options::{
    AnswerLimit, BitterGate, BoxLeftovers, ChipLimit, DocumentAlone, Families, HoldTimes, OPTIONS, Options,
    Start, TieBreak, WindowOrder, WindowPrivacy,
};
pub(crate) use options::{FIRST, LATER_OPTIONS};
pub use orders::{Orders, StandingOrder};
pub use presets::PRESETS;
pub use refusal::Refusal;
pub use sighting::{Reason, Sighting, Way, Whereabouts};
pub use truth::Hidden;
pub use view::{BurialView, EndView, GraveView, RelativeView, SeatView, ShareView, View};

//! The bots of *Ruhe in Frieden*.
//!
//! Reading order: [`taste`] (what the mourner cares about), `outlook` (the table as it sees it), `worth` (what that is
//! worth), `plan` and `shop` (a whole turn), `burial` and `reaction` (what to do about coffins and cards), [`mourner`],
//! [`Digger`] (searches).

mod burial;
mod digger;
pub mod mourner;
mod outlook;
mod plan;
mod reaction;
mod shop;
pub mod taste;
mod worth;

pub use digger::Digger;
pub use mourner::Mourner;
pub use taste::Taste;

use crate::search::Effort;
use crate::{BotInfo, Visitor, WithBots};
use ruhe_in_frieden::RuheInFrieden;

/// What *gravedigger* may take.
pub const GRAVEDIGGER: Effort = Effort {
    iterations: 120,
    most_ms: 80,
};

/// What *sexton* may take.
pub const SEXTON: Effort = Effort {
    iterations: 1_000,
    most_ms: 900,
};

impl WithBots for RuheInFrieden {
    const BOTS: &'static [BotInfo<RuheInFrieden>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "rf-bot-visitor",
            is_level: true,
            make: || Box::new(Visitor),
        },
        BotInfo {
            name: "mourner",
            aliases: &["sensible"],
            about: "rf-bot-mourner",
            is_level: true,
            make: || Box::new(Mourner::new(Taste::USUAL)),
        },
        BotInfo {
            name: "gravedigger",
            aliases: &[],
            about: "rf-bot-gravedigger",
            is_level: true,
            make: || Box::new(Digger::new(GRAVEDIGGER)),
        },
        BotInfo {
            name: "sexton",
            aliases: &[],
            about: "rf-bot-sexton",
            is_level: true,
            make: || Box::new(Digger::new(SEXTON)),
        },
    ];
    const USUAL_BOT: &'static str = "mourner";
}

#[cfg(test)]
mod tests;

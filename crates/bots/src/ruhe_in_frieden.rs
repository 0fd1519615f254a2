//! The bots of *Ruhe in Frieden*.
//!
//! Reading order: [`taste`] (what the mourner cares about), `outlook` (the table as it sees it), `worth` (what that is
//! worth), `plan` and `shop` (a whole turn), `burial` and `reaction` (what to do about coffins and cards), [`mourner`].

mod burial;
pub mod mourner;
mod outlook;
mod plan;
mod reaction;
mod shop;
pub mod taste;
mod worth;

pub use mourner::Mourner;
pub use taste::Taste;

use crate::{BotInfo, Visitor, WithBots};
use ruhe_in_frieden::RuheInFrieden;

impl WithBots for RuheInFrieden {
    const BOTS: &'static [BotInfo<RuheInFrieden>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "rf-bot-visitor",
            make: || Box::new(Visitor),
        },
        BotInfo {
            name: "mourner",
            aliases: &["sensible"],
            about: "rf-bot-mourner",
            make: || Box::new(Mourner::new(Taste::USUAL)),
        },
    ];
    const USUAL_BOT: &'static str = "mourner";
}

#[cfg(test)]
mod tests;

//! The bots of *Clearing Coffins*: people of four levels (CC-11.6 to CC-11.8).
//!
//! Reading order: [`level`] (how good they are), [`memory`] (what they remember), [`racer`] (what they do).

pub mod level;
pub mod memory;
pub mod racer;

pub use level::Level;
pub use memory::Memory;
pub use racer::Racer;

use crate::{BotInfo, Visitor, WithBots};
use clearing_coffins::ClearingCoffins;

impl WithBots for ClearingCoffins {
    const BOTS: &'static [BotInfo<ClearingCoffins>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "cc-bot-visitor",
            make: || Box::new(Visitor),
        },
        BotInfo {
            name: "sleepy",
            aliases: &[],
            about: "cc-bot-sleepy",
            make: || Box::new(Racer::new(level::SLEEPY)),
        },
        BotInfo {
            name: "steady",
            aliases: &["mourner"],
            about: "cc-bot-steady",
            make: || Box::new(Racer::new(level::STEADY)),
        },
        BotInfo {
            name: "quick",
            aliases: &[],
            about: "cc-bot-quick",
            make: || Box::new(Racer::new(level::QUICK)),
        },
        BotInfo {
            name: "undead",
            aliases: &[],
            about: "cc-bot-undead",
            make: || Box::new(Racer::new(level::UNDEAD)),
        },
    ];
    const USUAL_BOT: &'static str = "steady";
}

#[cfg(test)]
mod tests;

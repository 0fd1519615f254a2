//! The bots of *Clearing Coffins*: people of four levels (CC-11.6 to CC-11.8). The upper three of them are called as the
//! levels of every game are.
//!
//! Reading order: [`level`] (how good they are), [`memory`] (what they remember), [`racer`] (what they do), `advice`.

mod advice;
pub mod level;
pub mod memory;
pub mod racer;

pub use level::Level;
pub use memory::Memory;
pub use racer::Racer;

use crate::advice::Pondering;
use crate::search::{Effort, Weighed};
use crate::{BotInfo, Visitor, WithBots};
use clearing_coffins::{ClearingCoffins, Command, Kind, Knowledge};
use engine::{Fast, Phrase, Prompt};

/// What an adviser may take.
pub const ADVICE: Effort = Effort {
    iterations: 2_000,
    most_ms: 900,
};

impl WithBots for ClearingCoffins {
    const BOTS: &'static [BotInfo<ClearingCoffins>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "cc-bot-visitor",
            is_level: true,
            make: &|| Box::new(Visitor),
        },
        BotInfo {
            name: "sleepy",
            aliases: &[],
            about: "cc-bot-sleepy",
            is_level: false,
            make: &|| Box::new(Racer::new(level::SLEEPY)),
        },
        BotInfo {
            name: "mourner",
            aliases: &["steady"],
            about: "cc-bot-mourner",
            is_level: true,
            make: &|| Box::new(Racer::new(level::STEADY)),
        },
        BotInfo {
            name: "gravedigger",
            aliases: &["quick"],
            about: "cc-bot-gravedigger",
            is_level: true,
            make: &|| Box::new(Racer::new(level::QUICK)),
        },
        BotInfo {
            name: "sexton",
            aliases: &["undead"],
            about: "cc-bot-sexton",
            is_level: true,
            make: &|| Box::new(Racer::new(level::UNDEAD)),
        },
    ];
    const USUAL_BOT: &'static str = "mourner";
    const ADVISING: Effort = ADVICE;

    fn weigh(
        known: &Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        pondering: Pondering,
        rng: &mut Fast,
    ) -> Vec<Weighed<Command>> {
        advice::weigh(known, prompt, choices, pondering, rng)
    }

    fn reasons(known: &Knowledge, prompt: &Prompt<Kind>, choice: Option<&Command>) -> Vec<Phrase> {
        advice::reasons(known, prompt, choice)
    }
}

#[cfg(test)]
mod tests;

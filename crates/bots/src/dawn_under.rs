//! The bots of *Dawn Under*: one way to play, with better and worse memories (DU-9.8).
//!
//! Reading order: `sight` (what lies open), [`mind`] (what is believed of the rest), `openings` and `bats` (what things
//! are worth), [`mourner`] (the answers), `foresight` (how the table may go on), `advice`.

mod advice;
mod bats;
mod foresight;
pub mod mind;
pub mod mourner;
mod openings;
mod sight;

pub use bats::Nerve;
pub use foresight::knowing_all;
pub use mourner::Mourner;

use crate::advice::Pondering;
use crate::memory::Model;
use crate::search::{Effort, Weighed};
use crate::{BotInfo, Visitor, WithBots};
use dawn_under::{Command, DawnUnder, Kind, Known};
use engine::{Fast, Phrase, Prompt};

/// Remembers a handful of graves for a few turns, and not always the right ones.
pub const WEAK: Model = Model {
    span: 7,
    half_life: Some(12),
    confusion: 200,
};

/// Remembers as most people do who pay attention.
pub const HUMAN: Model = Model {
    span: 14,
    half_life: Some(30),
    confusion: 80,
};

/// Remembers as those do who always win this game.
pub const SHARP: Model = Model {
    span: 25,
    half_life: Some(80),
    confusion: 30,
};

/// What an adviser may take.
pub const ADVISER: Effort = Effort {
    iterations: 1_000,
    most_ms: 900,
};

impl WithBots for DawnUnder {
    const BOTS: &'static [BotInfo<DawnUnder>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "du-bot-visitor",
            is_level: true,
            make: &|| Box::new(Visitor),
        },
        BotInfo {
            name: "mourner-weak",
            aliases: &["forgetful"],
            about: "du-bot-mourner-weak",
            is_level: false,
            make: &|| Box::new(Mourner::new(WEAK)),
        },
        BotInfo {
            name: "mourner",
            aliases: &["sensible"],
            about: "du-bot-mourner",
            is_level: true,
            make: &|| Box::new(Mourner::new(HUMAN)),
        },
        BotInfo {
            name: "mourner-sharp",
            aliases: &["attentive"],
            about: "du-bot-mourner-sharp",
            is_level: false,
            make: &|| Box::new(Mourner::new(SHARP)),
        },
        BotInfo {
            name: "mourner-ideal",
            aliases: &["elephant"],
            about: "du-bot-mourner-ideal",
            is_level: false,
            make: &|| Box::new(Mourner::new(Model::IDEAL)),
        },
        BotInfo {
            name: "gravedigger",
            aliases: &[],
            about: "du-bot-gravedigger",
            is_level: true,
            make: &|| Box::new(Mourner::new(SHARP)),
        },
        BotInfo {
            name: "sexton",
            aliases: &[],
            about: "du-bot-sexton",
            is_level: true,
            make: &|| Box::new(Mourner::new(Model::IDEAL)),
        },
    ];
    const USUAL_BOT: &'static str = "mourner";
    const ADVISING: Effort = ADVISER;

    fn weigh(
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        pondering: Pondering,
        rng: &mut Fast,
    ) -> Vec<Weighed<Command>> {
        advice::weigh(known, prompt, choices, pondering, rng)
    }

    fn habit(known: &Known, prompt: &Prompt<Kind>, choices: &[Command], rng: &mut Fast) -> Option<Command> {
        Some(knowing_all(known, prompt.seat, choices, rng))
    }

    fn reasons(known: &Known, prompt: &Prompt<Kind>, choice: Option<&Command>) -> Vec<Phrase> {
        advice::reasons(known, prompt.seat, choice)
    }
}

#[cfg(test)]
mod tests;

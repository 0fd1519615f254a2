//! The bots of *Ruhe in Frieden*.
//!
//! Reading order: [`taste`] (what the mourner cares about), `outlook` (the table as it sees it), `worth` (what that is
//! worth), `plan` and `shop` (a whole turn), `burial` and `reaction` (what to do about coffins and cards), [`mourner`],
//! [`Digger`] (searches), `advice`.

mod advice;
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

use crate::advice::Pondering;
use crate::search::{Effort, Weighed};
use crate::{BotInfo, Visitor, WithBots};
use engine::{Fast, Phrase, Prompt};
use ruhe_in_frieden::{Command, Kind, Known, RuheInFrieden};

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
            make: &|| Box::new(Visitor),
        },
        BotInfo {
            name: "mourner",
            aliases: &["sensible"],
            about: "rf-bot-mourner",
            is_level: true,
            make: &|| Box::new(Mourner::new(Taste::USUAL)),
        },
        BotInfo {
            name: "rusher",
            aliases: &[],
            about: "rf-bot-rusher",
            is_level: false,
            make: &|| Box::new(Mourner::new(Taste::HASTY)),
        },
        BotInfo {
            name: "answerer",
            aliases: &[],
            about: "rf-bot-answerer",
            is_level: false,
            make: &|| Box::new(Mourner::new(Taste::CARING)),
        },
        BotInfo {
            name: "builder",
            aliases: &[],
            about: "rf-bot-builder",
            is_level: false,
            make: &|| Box::new(Mourner::new(Taste::BUILDING)),
        },
        BotInfo {
            name: "gravedigger",
            aliases: &[],
            about: "rf-bot-gravedigger",
            is_level: true,
            make: &|| Box::new(Digger::new(GRAVEDIGGER)),
        },
        BotInfo {
            name: "sexton",
            aliases: &[],
            about: "rf-bot-sexton",
            is_level: true,
            make: &|| Box::new(sexton()),
        },
    ];
    const USUAL_BOT: &'static str = "mourner";
    const ADVISING: Effort = SEXTON;

    fn weigh(
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        pondering: Pondering,
        rng: &mut Fast,
    ) -> Vec<Weighed<Command>> {
        advice::weigh(known, prompt, choices, pondering, rng)
    }

    fn reasons(known: &Known, prompt: &Prompt<Kind>, choice: Option<&Command>) -> Vec<Phrase> {
        advice::reasons(known, prompt.seat, choice)
    }
}

/// The best there is.
pub fn sexton() -> Digger {
    Digger::new(SEXTON)
}

#[cfg(test)]
mod tests;

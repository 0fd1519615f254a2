//! The bots of *Rest in Peace*: the three policies of RP-13, and two that search.

mod advice;
pub mod habit;
mod mourner;
mod seeker;

pub use mourner::{Mourner, score};
pub use seeker::{Insight, Seeker};

use crate::advice::Pondering;
use crate::search::{Effort, Weighed};
use crate::{Bot, BotInfo, Visitor, WithBots, pick};
use engine::{Fast, Game as _, Phrase, Prompt};
use rest_in_peace::{Command, Kind, Known, RestInPeace};

/// What *gravedigger* may take.
pub const GRAVEDIGGER: Effort = Effort {
    iterations: 1_000,
    most_ms: 80,
};

/// What *sexton* may take.
pub const SEXTON: Effort = Effort {
    iterations: 10_000,
    most_ms: 900,
};

impl WithBots for RestInPeace {
    const BOTS: &'static [BotInfo<RestInPeace>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "rp-bot-visitor",
            is_level: true,
            make: &|| Box::new(Visitor),
        },
        BotInfo {
            name: "forward",
            aliases: &[],
            about: "rp-bot-forward",
            is_level: false,
            make: &|| Box::new(Forward),
        },
        BotInfo {
            name: "mourner",
            aliases: &["sensible"],
            about: "rp-bot-mourner",
            is_level: true,
            make: &|| Box::new(Mourner),
        },
        BotInfo {
            name: "habit",
            aliases: &[],
            about: "rp-bot-habit",
            is_level: false,
            make: &|| Box::new(Habit),
        },
        BotInfo {
            name: "gravedigger",
            aliases: &[],
            about: "rp-bot-gravedigger",
            is_level: true,
            make: &|| Box::new(Seeker::new(GRAVEDIGGER)),
        },
        BotInfo {
            name: "sexton",
            aliases: &[],
            about: "rp-bot-sexton",
            is_level: true,
            make: &|| Box::new(Seeker::new(SEXTON)),
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

    fn reasons(known: &Known, _: &Prompt<Kind>, choice: Option<&Command>) -> Vec<Phrase> {
        advice::reasons(known, choice)
    }
}

/// Policy F of RP-13: always turns up clues and goes through any door; only without one anything else.
#[derive(Clone, Copy, Debug)]
pub struct Forward;

impl Bot<RestInPeace> for Forward {
    fn answer(&mut self, _: &Known, prompt: &Prompt<Kind>, choices: &[Command], rng: &mut Fast) -> Command {
        if prompt.kind == Kind::Clue {
            return Command::Flip;
        }
        let is_door = |choice: &Command| matches!(choice, Command::Door { .. } | Command::Fresh { .. });
        pick(choices, is_door, rng)
            .or_else(|| pick(choices, |choice| !RestInPeace::concedes(choice), rng))
            .unwrap_or(choices[0])
    }
}

/// What a seeker would do without a thought ([`habit`]).
#[derive(Clone, Copy, Debug)]
pub struct Habit;

impl Bot<RestInPeace> for Habit {
    fn answer(
        &mut self,
        known: &Known,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        rng: &mut Fast,
    ) -> Command {
        habit::answer(known, prompt.kind, choices, rng)
    }
}

#[cfg(test)]
mod tests;

//! The bots of *Rest in Peace*: the three policies of RP-13.

mod mourner;

pub use mourner::Mourner;

use crate::{Bot, BotInfo, Visitor, WithBots, pick};
use engine::{Fast, Game as _, Prompt};
use rest_in_peace::{Command, Kind, Known, RestInPeace};

impl WithBots for RestInPeace {
    const BOTS: &'static [BotInfo<RestInPeace>] = &[
        BotInfo {
            name: "visitor",
            aliases: &["random"],
            about: "rp-bot-visitor",
            make: || Box::new(Visitor),
        },
        BotInfo {
            name: "forward",
            aliases: &[],
            about: "rp-bot-forward",
            make: || Box::new(Forward),
        },
        BotInfo {
            name: "mourner",
            aliases: &["sensible"],
            about: "rp-bot-mourner",
            make: || Box::new(Mourner),
        },
    ];
    const USUAL_BOT: &'static str = "mourner";
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

#[cfg(test)]
mod tests;

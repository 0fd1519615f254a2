//! The bots of *Dawn Under*.

use crate::{BotInfo, Visitor, WithBots};
use dawn_under::DawnUnder;

impl WithBots for DawnUnder {
    const BOTS: &'static [BotInfo<DawnUnder>] = &[BotInfo {
        name: "visitor",
        aliases: &["random"],
        about: "du-bot-visitor",
        make: || Box::new(Visitor),
    }];
}

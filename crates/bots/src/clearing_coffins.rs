//! The bots of *Clearing Coffins*.

use crate::{BotInfo, Visitor, WithBots};
use clearing_coffins::ClearingCoffins;

impl WithBots for ClearingCoffins {
    const BOTS: &'static [BotInfo<ClearingCoffins>] = &[BotInfo {
        name: "visitor",
        aliases: &["random"],
        about: "cc-bot-visitor",
        make: || Box::new(Visitor),
    }];
}

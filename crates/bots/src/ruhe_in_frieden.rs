//! The bots of *Ruhe in Frieden*.

use crate::{BotInfo, Visitor, WithBots};
use ruhe_in_frieden::RuheInFrieden;

impl WithBots for RuheInFrieden {
    const BOTS: &'static [BotInfo<RuheInFrieden>] = &[BotInfo {
        name: "visitor",
        aliases: &["random"],
        about: "rf-bot-visitor",
        make: || Box::new(Visitor),
    }];
}

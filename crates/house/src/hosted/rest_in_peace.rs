//! *Rest in Peace*: one person, no clock.

use super::{Hosted, first_choice};
use crate::play::Offers;
use engine::Prompt;
use protocol::wire::Terms;
use rest_in_peace::{Command, RestInPeace};
use std::sync::LazyLock;

impl Hosted for RestInPeace {
    fn offers() -> &'static Offers<(Command, Terms)> {
        static OFFERS: LazyLock<Offers<(Command, Terms)>> = LazyLock::new(Offers::default);
        &OFFERS
    }

    fn default_answer(_: &Self::Knowledge, _: &Prompt<Self::Kind>, choices: &[Command]) -> Option<Command> {
        first_choice::<RestInPeace>(choices)
    }
}

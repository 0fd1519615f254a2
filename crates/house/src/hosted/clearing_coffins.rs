//! *Clearing Coffins*: the race is the referee's (`crate::table::race`); what is left here are turns with a time.

use super::{Hosted, first_choice};
use crate::play::Offers;
use clearing_coffins::{ClearingCoffins, Command, Options};
use engine::Prompt;
use protocol::wire::Terms;
use std::sync::LazyLock;

impl Hosted for ClearingCoffins {
    fn offers() -> &'static Offers<(Command, Terms)> {
        static OFFERS: LazyLock<Offers<(Command, Terms)>> = LazyLock::new(Offers::default);
        &OFFERS
    }

    const FORGETS: bool = true;

    /// CC-10.16: among strangers, banging without looking must not pay.
    fn proposed_options(strangers: bool) -> Options {
        if strangers {
            Options::for_strangers()
        } else {
            Options::for_friends()
        }
    }

    fn default_answer(_: &Self::Knowledge, _: &Prompt<Self::Kind>, choices: &[Command]) -> Option<Command> {
        first_choice::<ClearingCoffins>(choices)
    }
}

//! *Clearing Coffins*: the race is the referee's (`crate::table::race`); what is left here are turns with a time.

use super::{CHOICES_MAX, Hosted, first_choice};
use crate::play::Texts;
use clearing_coffins::api::ReactionMode;
use clearing_coffins::{ClearingCoffins, Command, Options};
use engine::{Problem, Prompt};
use protocol::wire::Terms;
use std::sync::LazyLock;

impl Hosted for ClearingCoffins {
    fn told_choices() -> &'static Texts<(Command, Terms)> {
        static CHOICES: LazyLock<Texts<(Command, Terms)>> = LazyLock::new(|| Texts::new(CHOICES_MAX));
        &CHOICES
    }

    /// CC-10.16: among strangers, banging without looking must not pay.
    fn proposed_options(strangers: bool) -> Options {
        if strangers {
            Options::for_strangers()
        } else {
            Options::for_friends()
        }
    }

    /// R-CC-67: the times of one shared device are taken as they are, which strangers at devices of their own could use.
    fn check_company(options: &Options, strangers: bool) -> Result<(), Problem> {
        if strangers && options.reaction_mode == ReactionMode::Hotseat {
            let message = "expected network or sealed where strangers may join, found hotseat";
            return Err(Problem::new("options.reaction_mode", message));
        }
        Ok(())
    }

    fn default_answer(_: &Self::Knowledge, _: &Prompt<Self::Kind>, choices: &[Command]) -> Option<Command> {
        first_choice::<ClearingCoffins>(choices)
    }
}

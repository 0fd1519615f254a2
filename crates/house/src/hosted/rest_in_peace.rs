//! *Rest in Peace*: one person, no clock.

use super::{Hosted, first_choice};
use engine::Prompt;
use rest_in_peace::{Command, RestInPeace};

impl Hosted for RestInPeace {
    fn default_answer(_: &Self::Knowledge, _: &Prompt<Self::Kind>, choices: &[Command]) -> Option<Command> {
        first_choice::<RestInPeace>(choices)
    }
}

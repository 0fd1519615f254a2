//! *Dawn Under*: a face is shown once (DU-9.3).

use super::{Hosted, first_choice};
use crate::play::Offers;
use dawn_under::{Command, DawnUnder};
use engine::Prompt;
use protocol::wire::Terms;
use std::sync::LazyLock;

impl Hosted for DawnUnder {
    fn offers() -> &'static Offers<(Command, Terms)> {
        static OFFERS: LazyLock<Offers<(Command, Terms)>> = LazyLock::new(Offers::default);
        &OFFERS
    }

    const FORGETS: bool = true;

    /// Who does not answer risks nothing: ends the turn, stops, believes, leaves empty; else the first choice.
    fn default_answer(_: &Self::Knowledge, _: &Prompt<Self::Kind>, choices: &[Command]) -> Option<Command> {
        let is_careful = |choice: &&Command| {
            matches!(
                choice,
                Command::EndTurn | Command::Stop | Command::Believe | Command::LeaveEmpty
            )
        };
        let careful = choices.iter().find(is_careful).copied();
        careful.or_else(|| first_choice::<DawnUnder>(choices))
    }
}

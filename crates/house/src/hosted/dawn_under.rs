//! *Dawn Under*: a face is shown once (DU-9.3).

use super::{Hosted, first_choice};
use dawn_under::{Command, DawnUnder};
use engine::Prompt;

impl Hosted for DawnUnder {
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

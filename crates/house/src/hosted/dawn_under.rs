//! *Dawn Under*: a face is shown once (DU-9.3).

use super::{CHOICES_MAX, Hosted, NoOrders, first_choice};
use crate::play::Texts;
use dawn_under::api::Sighting;
use dawn_under::{Command, DawnUnder, Kind};
use engine::Prompt;
use protocol::wire::Terms;

/// How many sightings are remembered. Most that are told come again with every turn; there are many more of what lies
/// in which grave, and those need not be kept.
const SIGHTINGS_MAX: usize = 1 << 11;

impl Hosted for DawnUnder {
    type Orders = NoOrders;

    fn told_choices() -> &'static Texts<(Command, Terms)> {
        static CHOICES: Texts<(Command, Terms)> = Texts::new(CHOICES_MAX);
        &CHOICES
    }

    fn told_sightings() -> Option<&'static Texts<Sighting>> {
        static SIGHTINGS: Texts<Sighting> = Texts::new(SIGHTINGS_MAX);
        Some(&SIGHTINGS)
    }

    /// Who does not answer risks nothing: ends the turn, stops, believes, keeps the garlic; else the first choice.
    fn default_answer(
        _: &Self::Knowledge,
        prompt: &Prompt<Self::Kind>,
        choices: &[Command],
    ) -> Option<Command> {
        let is_careful = |choice: &&Command| match choice {
            Command::EndTurn | Command::Stop | Command::Believe => true,
            // R-DU-58: after a bat a vampire goes in.
            Command::LeaveEmpty => prompt.kind == Kind::Garlic,
            _ => false,
        };
        let careful = choices.iter().find(is_careful).copied();
        careful.or_else(|| first_choice::<DawnUnder>(choices))
    }
}

//! *Clearing Coffins*: a race among people who may lose their line (CC-10.17).

use super::{Absence, CHOICES_MAX, Hosted, NoOrders, first_choice};
use crate::play::Texts;
use bots::WithBots as _;
use clearing_coffins::api::{Leave, ReactionMode};
use clearing_coffins::referee::{MISSED_MS, WAIT_MS};
use clearing_coffins::{ClearingCoffins, Command, Options, Phase, State};
use engine::{Problem, Prompt};
use protocol::wire::Terms;

impl Hosted for ClearingCoffins {
    type Orders = NoOrders;

    fn told_choices() -> &'static Texts<(Command, Terms)> {
        static CHOICES: Texts<(Command, Terms)> = Texts::new(CHOICES_MAX);
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

    /// CC-10.17, R-CC-66
    fn absence(options: &Options) -> Option<Absence> {
        Some(Absence {
            missed_ms: MISSED_MS as u64,
            wait_ms: match options.on_leave {
                Leave::Wait => WAIT_MS as u64,
                Leave::Bot | Leave::Empty => 0,
            },
            // R-CC-66
            stand_in: (options.on_leave == Leave::Bot).then_some(ClearingCoffins::USUAL_BOT),
            company: 2,
        })
    }

    /// R-CC-75: nobody is caught unawares by the first race; where answers are sealed there is none.
    fn awaits_ready(options: &Options) -> bool {
        options.reaction_mode != ReactionMode::Sealed
    }

    fn is_between_rounds(state: &State) -> bool {
        state.public().phase == Phase::AwaitThrow
    }

    fn default_answer(_: &Self::Knowledge, _: &Prompt<Self::Kind>, choices: &[Command]) -> Option<Command> {
        first_choice::<ClearingCoffins>(choices)
    }
}

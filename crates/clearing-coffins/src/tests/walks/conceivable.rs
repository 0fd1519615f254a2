//! Every command anybody could think of, against what is offered.

use crate::ClearingCoffins;
use crate::api::{Bat, Claim, Command, Kind, Moon, Place, Target};
use crate::state::State;
use engine::{Game, Prompt, Seat};

fn places(state: &State) -> impl Iterator<Item = Place> + Clone {
    let seats = state.public().seats();
    let slots = state
        .public()
        .rows
        .iter()
        .map(|(_, row)| row.len())
        .max()
        .unwrap_or(0);
    // One seat and one slot more than there are.
    (0..=seats).flat_map(move |seat| {
        (0..=slots).map(move |slot| Place {
            seat: Seat(seat),
            slot,
        })
    })
}

fn conceivable(state: &State) -> Vec<Command> {
    let mut all = vec![
        Command::Throw,
        Command::Pass,
        Command::Bang { target: None },
        Command::Bang {
            target: Some(Target::Garlic),
        },
        Command::Claim(Claim::Concede),
        Command::BatChoose(Bat::Decline),
        Command::MoonPick(Moon::Decline),
        Command::MoonDecide { swap: true },
        Command::MoonDecide { swap: false },
    ];
    for place in places(state) {
        all.extend([
            Command::Bang {
                target: Some(Target::Card(place)),
            },
            Command::Claim(Claim::Card(place)),
            Command::BatChoose(Bat::Close(place)),
            Command::BatChoose(Bat::Clear(place)),
            Command::BatChoose(Bat::Expose(place)),
            Command::PenaltyPick { slot: place.slot },
        ]);
    }
    all
}

/// The pair the rules mean by this command, the lower seat first (R-CC-43).
fn sorted(command: Command) -> Command {
    match command {
        Command::MoonPick(Moon::Cards { a, b }) => Command::MoonPick(Moon::Cards {
            a: a.min(b),
            b: a.max(b),
        }),
        other => other,
    }
}

/// Everything offered passes the check, and everything else does not.
pub(super) fn check_offer(state: &State, prompt: &Prompt<Kind>) {
    let mut choices = Vec::new();
    ClearingCoffins::choices(state, prompt, &mut choices);
    let mut all = conceivable(state);
    if prompt.kind == Kind::MoonPick {
        let pairs = places(state).flat_map(|a| places(state).map(move |b| Moon::Cards { a, b }));
        all.extend(pairs.map(Command::MoonPick));
    }
    for command in all {
        let offered = choices.contains(&sorted(command));
        let accepted = ClearingCoffins::check(state, prompt, command).is_ok();
        assert_eq!(offered, accepted, "{command:?} at {prompt:?}");
    }
    let mut unique = choices.clone();
    unique.dedup();
    assert_eq!(unique.len(), choices.len());
}

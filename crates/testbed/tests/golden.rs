//! A golden playthrough of the toy game: it shows how several seats, sealed rounds and races are written down.

use testbed::golden::{Playthrough, check, record};
use testbed::vigil::{Command, State, Verdict, Vigil};

struct Yard;

impl testbed::Subject for Yard {
    type Game = Vigil;

    fn conceivable(seats: u8) -> Vec<Command> {
        Command::conceivable(seats)
    }

    fn verdicts(state: &State) -> Vec<Verdict> {
        state.verdicts()
    }
}

const PLAY: Playthrough<'static> = Playthrough {
    name: "three-seats-2",
    options: "nights=2",
    seats: 3,
    seed: 2,
};

#[test]
fn a_table_of_three_plays_as_before() {
    check::<Yard>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), PLAY);
}

#[test]
fn the_same_play_is_written_down_the_same_way() {
    assert_eq!(record::<Yard>(PLAY), record::<Yard>(PLAY));
    assert_ne!(
        record::<Yard>(PLAY),
        record::<Yard>(Playthrough { seed: 3, ..PLAY })
    );
}

#[test]
fn tables_played_long_ago_replay_to_the_byte() {
    // TB-6.1: by both versions of the rules.
    let plays = [Playthrough {
        name: "three-seats",
        options: "nights=3",
        seats: 3,
        seed: 5,
    }];
    testbed::archive::check::<Yard>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive"), &plays);
}

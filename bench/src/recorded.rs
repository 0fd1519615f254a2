//! The rules through a table, which checks every input, asserts what must hold and keeps the log.

use crate::typed::{end_of, pick};
use engine::table::{NewTable, Table};
use engine::{Fast, Game, Stamp};
use rest_in_peace::{End, Options, RestInPeace};

/// A table of simulated games.
pub type FastTable = Table<RestInPeace, Fast>;

/// Random games are far shorter; only going to and fro through the passage could take longer.
const INPUTS: usize = 1_000;

/// Deals a table with room for its log.
pub fn deal(options: Options, seed: u64) -> FastTable {
    let new = NewTable::new(1, options);
    let mut table = Table::deal(new, Fast::new(seed), &mut ()).expect("one seat and good options");
    table.reserve(INPUTS);
    table
}

/// Plays a table with random choices. Gives the number of answers and the end.
#[inline]
pub fn play(
    table: &mut FastTable,
    choices: &mut Vec<<RestInPeace as Game>::Command>,
    rng: &mut Fast,
) -> (u64, End) {
    let mut inputs = 0;
    while let Some(prompt) = table.prompts().first().copied() {
        choices.clear();
        RestInPeace::choices(table.state(), &prompt, choices);
        let command = pick::<RestInPeace>(choices, rng);
        let taken = table.command(Stamp(inputs), prompt.seat, prompt.id, command, &mut ());
        assert!(taken.is_ok(), "what is offered is legal");
        inputs += 1;
    }
    (inputs, end_of(table.state()))
}

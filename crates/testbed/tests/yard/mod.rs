//! Tables of the toy game, for the rules every table shares.

use engine::table::{Accepted, NewTable};
use engine::{Mode, PromptId, Refused, Seat, Secret, Stamp, Table};
use testbed::vigil::{Command, Event, Options, Refusal, Vigil};

pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const BERT: Seat = Seat(1);

/// A shuffled table with the default options: two nights.
pub(crate) fn table(seats: u8, practice: bool) -> Table<Vigil> {
    let new = NewTable {
        practice,
        ..NewTable::new(seats, Options::default())
    };
    let salts = vec!["anna".to_owned(), "bert".to_owned()];
    Table::shuffled(new, Secret::from_seed(1), salts, &mut ()).expect("the options can be played")
}

/// The number of the prompt a seat has open.
pub(crate) fn prompt_of(table: &Table<Vigil>, seat: Seat) -> PromptId {
    table
        .prompts()
        .iter()
        .find(|prompt| prompt.seat == seat)
        .expect("the seat is asked")
        .id
}

/// A seat answers its open prompt.
pub(crate) fn answer(
    table: &mut Table<Vigil>,
    seat: Seat,
    command: Command,
) -> Result<Accepted, Refused<Refusal>> {
    let prompt = prompt_of(table, seat);
    table.command(Stamp(0), seat, prompt, command, &mut ())
}

/// A seat gives an answer that must be accepted.
pub(crate) fn plays(table: &mut Table<Vigil>, seat: Seat, command: Command) -> Vec<Event> {
    let mut events = Vec::new();
    let prompt = prompt_of(table, seat);
    let accepted = table.command(Stamp(0), seat, prompt, command, &mut events);
    assert!(accepted.is_ok(), "{command:?}: {accepted:?}");
    events
}

/// All seats swear to stay awake.
pub(crate) fn swear(table: &mut Table<Vigil>) {
    for seat in (0..table.setup().seats).map(Seat) {
        plays(table, seat, Command::Swear { stay: true });
    }
}

/// Up to the sealed round of the first night: everybody passes the lantern on.
pub(crate) fn come_to_stakes(table: &mut Table<Vigil>) {
    swear(table);
    while table.prompts()[0].mode == Mode::Open {
        let seat = table.prompts()[0].seat;
        plays(table, seat, Command::Pass);
    }
}

/// Up to the race of the first night: nobody stakes anything.
pub(crate) fn come_to_race(table: &mut Table<Vigil>) {
    come_to_stakes(table);
    table.close_round(Stamp(0), &mut ()).expect("the round is open");
}

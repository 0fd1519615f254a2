//! A contested burial to look at: `sexton play ruhe-in-frieden --seats 4` against three mourners, as `docs/bots.md` tells.

#![expect(
    clippy::unwrap_used,
    reason = "every command comes from the choices of its prompt"
)]

use bots::{Seated, WithBots as _, seat_rng};
use engine::table::{NewTable, Table};
use engine::{Audience, Game as _, Later, Mode, Seat, Secret, Stamp};
use ruhe_in_frieden::api::DocumentAlone;
use ruhe_in_frieden::{Event, Options, Play, RuheInFrieden, Sighting};

/// The seed and the log of its contest, as they stand in `docs/bots.md`.
const SEED: u64 = 81;
const CONTEST: &[&str] = &[
    "Declared { seat: Seat(3), relative: F4-5, grave: 4, docs: {5} }",
    "Played { seat: Seat(1), play: Illegible { grave: 3 } }",
    "BurialFailed { relative: F4-5, grave: 4 }",
    "Buried { relative: F4-5, way: New }",
];

/// A table of four: a person in seat 0 who always takes the first choice, and three mourners.
struct Evening {
    table: Table<RuheInFrieden>,
    /// Nobody thinks for the person in seat 0.
    minds: [Option<Seated<RuheInFrieden>>; 4],
    events: Vec<Event>,
}

impl Evening {
    fn new(seed: u64) -> Evening {
        // R-RF-63: where a document counts by itself they meet more often.
        let options = Options {
            document_alone: Later(DocumentAlone::Share),
            ..Options::default()
        };
        let new = NewTable::<RuheInFrieden>::new(4, options);
        let table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap();
        let mind = |seat: u8| {
            let knowledge = RuheInFrieden::knowledge(table.state(), Audience::Seat(Seat(seat)));
            let bot = (RuheInFrieden::find_bot("mourner").unwrap().make)();
            (seat > 0).then(|| Seated::sit(bot, Seat(seat), knowledge, seat_rng(seed, Seat(seat))))
        };
        Evening {
            minds: [0, 1, 2, 3].map(mind),
            table,
            events: Vec::new(),
        }
    }

    fn play(mut self) -> Vec<Event> {
        while self.step() {}
        self.events
    }

    /// One step, as the terminal makes it: rights of bots, then duties, then the end of a sealed round.
    fn step(&mut self) -> bool {
        let prompts = self.table.prompts();
        let rights = prompts.iter().filter(|prompt| !prompt.must);
        for prompt in rights {
            let choices = self.table.choices(prompt);
            let Some(mind) = &mut self.minds[prompt.seat.idx()] else {
                continue;
            };
            if let Some((_, command)) = mind.react(prompt, &choices) {
                self.take(|table, events| table.command(Stamp(0), prompt.seat, prompt.id, command, events));
                return true;
            }
        }
        let Some(first) = prompts.iter().find(|prompt| prompt.must).copied() else {
            return false;
        };
        let duties = prompts.iter().filter(|prompt| prompt.must);
        let count = if first.mode == Mode::Sealed {
            prompts.len()
        } else {
            1
        };
        for prompt in duties.take(count) {
            let choices = self.table.choices(prompt);
            let command = match &mut self.minds[prompt.seat.idx()] {
                Some(mind) => mind.answer(prompt, &choices),
                None => choices[0],
            };
            self.take(|table, events| table.command(Stamp(0), prompt.seat, prompt.id, command, events));
        }
        if first.mode == Mode::Sealed {
            self.take(|table, events| table.close_round(Stamp(0), events));
        }
        true
    }

    fn take<T, E: std::fmt::Debug>(
        &mut self,
        change: impl FnOnce(&mut Table<RuheInFrieden>, &mut Vec<Event>) -> Result<T, E>,
    ) {
        let mut events = Vec::new();
        change(&mut self.table, &mut events).unwrap();
        for mind in self.minds.iter_mut().flatten() {
            events.iter().for_each(|event| mind.watch(event));
        }
        self.events.extend(events);
    }
}

/// The events of every burial in which documents of two seats were turned over, from the declaration to the coffin.
fn contests(events: &[Event]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut open: Option<(Vec<String>, Vec<Seat>)> = None;
    for event in events {
        let Event::Seen(sighting) = event else { continue };
        match sighting {
            Sighting::Declared { seat, docs, .. } => {
                let (lines, seats) = open.get_or_insert_default();
                lines.push(event.to_string());
                seats.extend(docs.iter().map(|_| *seat));
            }
            Sighting::Played { seat, play } => {
                if let Some((lines, seats)) = &mut open {
                    lines.push(event.to_string());
                    seats.extend(matches!(play, Play::Illegible { .. }).then_some(*seat));
                }
            }
            Sighting::BurialFailed { .. } => {
                if let Some((lines, _)) = &mut open {
                    lines.push(event.to_string());
                }
            }
            Sighting::Buried { .. } => {
                if let Some((mut lines, seats)) = open.take() {
                    lines.push(event.to_string());
                    if seats.iter().any(|seat| *seat != seats[0]) {
                        found.push(lines);
                    }
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn two_documents_meet_in_a_contested_burial() {
    // RF-7.10: a document breaks the majority, another restores it.
    assert_eq!(contests(&Evening::new(SEED).play()).first().unwrap(), CONTEST);
}

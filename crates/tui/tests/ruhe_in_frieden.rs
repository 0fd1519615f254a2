//! A whole evening of *Ruhe in Frieden* in plain lines: a person who always takes the first choice, and three mourners.

#![expect(clippy::unwrap_used, reason = "a test may stop where it cannot go on")]

use bots::WithBots as _;
use engine::table::{NewTable, Table};
use engine::{Game as _, Seat, Secret, Version};
use ruhe_in_frieden::{Options, RuheInFrieden};
use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;
use tui::{Next, NoJournal, Player, Seating, Session, play_plain};

/// Everything that was said, heard by the person who answers.
#[derive(Clone, Default)]
struct Said(Rc<RefCell<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody who takes the first choice each time, and leaves after the end.
struct Person {
    said: Said,
    heard: usize,
    line: Vec<u8>,
    decisions: usize,
    looks_in_contests: bool,
}

impl Person {
    fn answer(&mut self) -> String {
        let all = self.said.0.borrow();
        let new = String::from_utf8(all[self.heard..].to_vec()).unwrap();
        self.heard = all.len();
        if new.contains("another game with the same people") || self.decisions > 3_000 {
            return "quit\n".to_owned();
        }
        if self.looks_in_contests && new.contains("plays Illegible Document") {
            self.looks_in_contests = false;
            self.heard = 0;
            return "look\n".to_owned();
        }
        self.decisions += 1;
        let first = new.lines().rev().find(|line| line.starts_with("1. "));
        let Some(first) = first else {
            return "\n".to_owned();
        };
        let place = first.split('“').nth(1).and_then(|rest| rest.split('”').next());
        format!("{}\n", place.unwrap_or("1"))
    }
}

impl Read for Person {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut line = self.fill_buf()?;
        let count = line.read(bytes)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Person {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            self.line = self.answer().into_bytes();
        }
        Ok(&self.line)
    }

    fn consume(&mut self, count: usize) {
        self.line.drain(..count);
    }
}

/// Plays to the end and returns what was said.
fn evening(seats: u8, seed: u64, options: Options, people: &[&str]) -> String {
    let new = NewTable::<RuheInFrieden>::new(seats, options);
    let table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap();
    let mourner = RuheInFrieden::find_bot("mourner").unwrap();
    let seating = Seating::new(seats, seed, |seat: Seat| match people.get(seat.idx()) {
        Some(name) => Player::Person(Some((*name).to_owned())),
        None => Player::Bot(mourner),
    });
    let said = Said::default();
    let person = Person {
        said: said.clone(),
        heard: 0,
        line: Vec::new(),
        decisions: 0,
        looks_in_contests: seed == 81,
    };
    let session = Session::new(table, Box::new(NoJournal));
    let ended = play_plain(session, &seating, person, said.clone()).unwrap();
    assert_eq!(ended.next, Next::Leave);
    assert!(ended.table.outcome().is_some(), "the evening came to its end");
    let said = said.0.borrow().clone();
    String::from_utf8(said).unwrap()
}

/// Whether everybody's points, their sum and the money are told: `1. Toad: 13 = 2+5+2+2+2; 2k`.
fn has_score_sheet(said: &str, seats: u8) -> bool {
    let entries = said
        .lines()
        .filter(|line| line.contains(" = ") && line.ends_with('k'));
    entries.count() == usize::from(seats)
}

#[test]
fn an_evening_against_three_mourners_ends_and_two_documents_fight_for_a_grave() {
    // RF-7.10; `docs/bots.md` names the seed. By the first rules a document counts alone (R-RF-63).
    let said = evening(4, 81, RuheInFrieden::default_options(Version(1)), &["Mina"]);
    let mut rest = said.as_str();
    for line in [
        "Toad claims grave 4 for Ernst Stone (5), with a document.",
        "Owl plays Illegible Document 3",
        // What a look tells of the fight.
        "Toad 1 : 1 Owl",
        "Toad IL5 › Owl IL3",
        "A tie: Toad is blocked.",
        "Ernst Stone (5) is refused grave 4.",
        "Ernst Stone (5) goes to the New Cemetery.",
    ] {
        let at = rest
            .find(line)
            .unwrap_or_else(|| panic!("{line} is not said in\n{said}"));
        rest = &rest[at..];
    }
    assert!(has_score_sheet(&said, 4), "the score sheet is read out:\n{said}");
    assert!(!said.contains('⟨'), "a message is missing:\n{said}");
}

#[test]
fn evenings_of_every_size_end_without_a_dead_end() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let said = evening(seats, seed, Options::default(), &["Mina"]);
        assert!(has_score_sheet(&said, seats), "{said}");
    }
    let said = evening(3, 5, Options::default(), &["Mina", "Ann"]);
    assert!(said.contains("Pass the keyboard to Ann."));
}

//! One house in the terminal, kept nowhere: `cargo run -p tui --example house -- [seed] [plain] [nocolor] [practice]
//! [broken] [auto] [de]`.

use engine::Secret;
use engine::table::{NewTable, Table};
use rest_in_peace::{Options, RestInPeace};
use std::error::Error;
use tui::{
    Colors, Journal, JournalError, NoJournal, Pace, Player, Seating, Session, play_full_screen, play_plain,
};
use words::Lang;

/// A disk that is full.
struct FullDisk;

impl Journal<RestInPeace> for FullDisk {
    fn append(&mut self, _: &Table<RestInPeace>) -> Result<(), JournalError> {
        Err(JournalError::new("no space left on the device"))
    }

    fn place(&self) -> Option<String> {
        Some("sexton play --resume example".to_owned())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let seed = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(7);
    let new = NewTable::<RestInPeace> {
        practice: has("practice"),
        ..NewTable::new(1, Options::default())
    };
    let table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ())?;
    let journal: Box<dyn Journal<RestInPeace>> = if has("broken") {
        Box::new(FullDisk)
    } else {
        Box::new(NoJournal)
    };
    let session = Session::new(table, journal)
        .with_lang(
            args.iter()
                .find_map(|arg| Lang::from_tag(arg))
                .unwrap_or_default(),
        )
        .with_colors(if has("nocolor") {
            Colors::None
        } else {
            Colors::from_environment()
        })
        .with_auto(has("auto"));
    let seating = Seating::new(1, seed, |_| Player::Person(None));
    let ended = if has("plain") {
        play_plain(session, &seating, std::io::stdin().lock(), std::io::stdout())?
    } else {
        play_full_screen(session, &seating, Pace::default())?
    };
    println!("{:?}, {:?}", ended.next, ended.outcome());
    Ok(())
}

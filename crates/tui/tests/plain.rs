//! Whole games in plain lines, with the transcripts under `tests/transcripts`; `SEXTON_BLESS=1` rewrites them.

#![expect(clippy::unwrap_used, reason = "a test may stop where it cannot go on")]

use engine::Secret;
use engine::table::{NewTable, Table};
use rest_in_peace::parts::Card;
use rest_in_peace::{Deal, Options, RestInPeace};
use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::rc::Rc;
use tui::{Ended, Journal, JournalError, Next, Player, Seating, Session, play_plain};
use words::Lang;

struct Disk(Rc<Cell<bool>>);

impl Journal<RestInPeace> for Disk {
    fn append(&mut self, _: &Table<RestInPeace>) -> Result<(), JournalError> {
        if self.0.get() {
            // The next attempt finds space.
            self.0.set(false);
            return Err(JournalError::new("no space left on the device"));
        }
        Ok(())
    }

    fn place(&self) -> Option<String> {
        Some("sexton play --resume cellar".to_owned())
    }
}

fn table(secrets: &str, clues: &str, ghost: Option<&str>, top: &str, practice: bool) -> Table<RestInPeace> {
    let secrets: Vec<_> = secrets.split(' ').map(|secret| secret.parse().unwrap()).collect();
    let mut deck: Vec<Card> = top.split(' ').map(|card| card.parse().unwrap()).collect();
    let rest: Vec<Card> = Card::all().filter(|card| !deck.contains(card)).collect();
    deck.extend(rest);
    let new = NewTable::<RestInPeace> {
        deal: Some(Deal {
            secrets: secrets.try_into().unwrap(),
            clues: clues.parse().unwrap(),
            deck: deck.try_into().unwrap(),
            ghost: ghost.map(|ghost| ghost.parse().unwrap()),
        }),
        practice,
        ..NewTable::new(1, Options::default())
    };
    Table::shuffled(new, Secret::from_seed(0), vec![], &mut ()).unwrap()
}

/// T-RP-3
fn win(practice: bool) -> Table<RestInPeace> {
    table(
        "Pa L♦ SHC CSH HSC Gh L♣ SCH L♠ CHS L♥ HCS Pa",
        "CSH",
        Some("SHC"),
        "3♥ 7♣ 3♦ J♣ Q♥ Q♣ 6♥ 4♥ 8♣ 5♠ 10♣ 7♦ 10♦ A♣ K♣ 4♦ 9♠ J♦",
        practice,
    )
}

/// T-RP-4
fn loss() -> Table<RestInPeace> {
    table(
        "L♠ SCH L♣ SHC L♥ Gh HCS CSH Pa Pa HSC CHS L♦",
        "CHS",
        None,
        "J♥ 7♣ Q♦ 10♣ 7♠ K♣ A♠ 7♦ Q♣ 9♣ 6♦ 8♣",
        false,
    )
}

/// Plays the lines and returns the end and what was told, with the lines typed after their prompts.
fn play(table: Table<RestInPeace>, lang: Lang, full: bool, lines: &str) -> (Ended<RestInPeace>, String) {
    let session = Session::new(table, Box::new(Disk(Rc::new(Cell::new(full))))).with_lang(lang);
    let mut output = Vec::new();
    let seating = Seating::new(1, 0, |_| Player::Person(None));
    let ended = play_plain(session, &seating, lines.as_bytes(), &mut output).unwrap();
    let told = String::from_utf8(output).unwrap();
    assert!(!told.contains('\u{1b}'), "plain lines have no escape codes");
    let mut typed = lines.lines();
    let mut pieces = told.split("> ");
    let mut transcript = pieces.next().unwrap().to_owned();
    for piece in pieces {
        transcript.push_str(&format!(
            "> {}\n{piece}",
            typed.next().unwrap_or("(end of input)")
        ));
    }
    (ended, transcript)
}

fn check(name: &str, transcript: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/transcripts")
        .join(format!("{name}.txt"));
    if std::env::var_os("SEXTON_BLESS").is_some() {
        fs::write(&path, transcript).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(transcript == golden, "{name} now tells\n{transcript}");
}

#[test]
fn a_whole_game_is_won_in_words() {
    // T-RP-3
    let lines = "door 7c\ndoor 3d\n1\nlook\ndoor 6h\n8♣\nhouse\n7d\nflip\nclose\ndoor A\nf\n3h\nflip\nclues\nfresh k\npassage\nagain\n";
    let (ended, transcript) = play(win(false), Lang::En, false, lines);
    check("won", &transcript);
    assert_eq!(ended.outcome().unwrap().reason, "won");
    assert_eq!((ended.next, ended.kept), (Next::SameDeal, true));
    assert_eq!(ended.farewell(), None);
}

#[test]
fn a_whole_game_is_lost_in_german() {
    // T-RP-4
    let lines = "tür 7c\n10♣\ntür 7\naufdecken\ntür q\ntür 7\nf\nschließen\n1\nf\nstapel\nablage\n1\nneu\n";
    let (ended, transcript) = play(loss(), Lang::De, false, lines);
    check("lost", &transcript);
    assert_eq!(ended.outcome().unwrap().reason, "ghost_with_bones");
    assert_eq!(ended.next, Next::NewGame);
}

#[test]
fn everything_can_be_asked_and_nothing_is_lost_by_nonsense() {
    let lines = "\nxyzzy\n7\nhelp\nhelp 1\nhelp 9\nclose\nflip\ndoor 5s\ndoor\npassage\nundo\nyes\nnew\nconcede\nno\nlanguage xx\nlanguage nl\nkijk\nquit\n";
    let (ended, transcript) = play(win(false), Lang::En, false, lines);
    check("asked", &transcript);
    assert_eq!(ended.table.entries().len(), 0);
    assert_eq!((ended.lang, ended.next), (Lang::Nl, Next::Leave));
}

#[test]
fn the_end_of_the_input_leaves_the_game_kept() {
    let (ended, transcript) = play(win(false), Lang::En, false, "door 7c\n");
    assert_eq!(ended.table.entries().len(), 1);
    assert!(
        transcript.ends_with("To come back: sexton play --resume cellar\n"),
        "{transcript}"
    );
    // The same table is resumed with its last move told.
    let (_, resumed) = play(ended.table, Lang::En, false, "");
    assert!(
        resumed.contains("You enter the next room: Wine Cellar (7)."),
        "{resumed}"
    );
    assert!(!resumed.contains("The house lets you in"), "{resumed}");
}

#[test]
fn a_full_disk_is_told_and_can_be_tried_again() {
    let (ended, transcript) = play(win(false), Lang::En, true, "door 7c\n1\nretry\nquit\n");
    assert!(
        transcript.contains("could not be saved: no space left on the device"),
        "{transcript}"
    );
    assert_eq!((ended.table.entries().len(), ended.kept), (1, true));
}

#[test]
fn practice_takes_back_and_conceding_wants_a_yes() {
    let lines = "2\n1\n1\n2\n1\n7d\nskip\nundo\nflip\nundo\nconcede\nyes\nquit\n";
    let (ended, transcript) = play(win(true), Lang::En, false, lines);
    assert!(
        transcript.contains("You take back your last move."),
        "{transcript}"
    );
    assert!(
        transcript.contains("There is nothing to take back"),
        "{transcript}"
    );
    assert_eq!(ended.outcome().unwrap().reason, "conceded");
}

#[test]
fn whoever_plays_alone_may_ask_the_sexton_and_the_log_says_so() {
    // TB-8.1, TB-8.2
    let (ended, told) = play(win(false), Lang::En, false, "advise\nw\nhelp\ndoor 7c\nquit\n");
    let lines: Vec<&str> = told.lines().collect();
    let best: Vec<&&str> = lines.iter().filter(|line| line.starts_with("* ")).collect();
    assert_eq!(best.len(), 2, "asked twice: {told}");
    assert!(best[0].contains(" % ± "), "{}", best[0]);
    assert!(
        told.contains("Nobody has been there yet"),
        "reasons are told: {told}"
    );
    assert!(
        told.contains("advise: what the sexton would do"),
        "help tells of it: {told}"
    );
    let advised = ended
        .table
        .entries()
        .iter()
        .filter(|entry| matches!(entry.act, engine::table::Act::Advised(..)));
    assert_eq!(advised.count(), 1, "once for a question");
    assert_eq!(ended.table.entries().len(), 2);
}

#[test]
fn a_full_disk_gives_no_advice_that_the_log_does_not_know_of() {
    // TB-8.2
    let (ended, told) = play(win(false), Lang::En, true, "advise\nretry\nadvise\nquit\n");
    assert!(told.contains("no space left on the device"), "{told}");
    let (before, after) = told.split_once("> retry").unwrap();
    assert!(!before.contains(" % ± ") && after.contains(" % ± "), "{told}");
    assert_eq!(ended.table.entries().len(), 1);
}

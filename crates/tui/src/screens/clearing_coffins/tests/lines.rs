//! The no-reflex table in plain lines (CC-11.3).

use super::stage::{seating, table};
use crate::session::{NoJournal, Session};
use crate::shell::plain::play_plain;

fn play(options: &str, people: &[&str], lines: &str) -> (String, bool) {
    let table = table(3, options, &[(0, 0)]);
    let mut output = Vec::new();
    let session = Session::new(table, Box::new(NoJournal));
    let ended = play_plain(session, &seating(3, people), lines.as_bytes(), &mut output).unwrap();
    (String::from_utf8(output).unwrap(), ended.outcome().is_some())
}

#[test]
fn everybody_is_asked_in_turn_and_lots_decide() {
    // R-CC-65
    for options in [r#"{"reaction_mode":"sealed"}"#, "{}"] {
        let (told, _) = play(options, &["Mina", "Ann"], "1\n1\n1\nlook\nquit\n");
        assert!(told.contains("The dice show yellow and skull."), "{told}");
        assert!(told.contains("Mina: Is it yours? Then bang!"), "{told}");
        assert!(
            !told.contains("Can you wait?"),
            "nobody is asked while the dice roll\n{told}"
        );
        assert!(
            !told.contains("Wait and see"),
            "there is a word for it already\n{told}"
        );
        assert!(told.contains("You were first. Which card?"), "{told}");
        assert!(told.contains("Sealed: no reflexes needed."), "{told}");
        assert_eq!(
            told.contains("There is no race in plain text"),
            options == "{}",
            "{told}"
        );
    }
}

#[test]
fn a_whole_game_is_played_in_lines() {
    let (told, is_over) = play("{}", &["Mina"], &"1\n2\n1 a1\n".repeat(200));
    assert!(is_over, "{told}");
    assert!(!told.contains('\u{1b}'));
}

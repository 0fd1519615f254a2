//! Where arbitrary input comes from. The targets are the tests of this package.
//!
//! Each target has a fixed number of cases, ten times as many with `SEXTON_SLOW=1`. A failing case is shrunk and
//! printed; it then becomes a scenario of the layer it broke.

pub mod burials;
pub mod coffins;

use engine::Digest;
use engine::table::{NewTable, Table};
use engine::{Fast, Secret, Stamp, log};
use proptest::prelude::*;
use rest_in_peace::api::{ClueFlip, EarlyLoss, EntranceGhost};
use rest_in_peace::parts::Card;
use rest_in_peace::{Command, Options, RestInPeace};

/// How hard a target is tried.
pub fn config(cases: u32) -> ProptestConfig {
    let slow = std::env::var_os("SEXTON_SLOW").is_some_and(|value| value != "0");
    ProptestConfig {
        cases: if slow { cases * 10 } else { cases },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Any command, legal or not.
pub fn command() -> impl Strategy<Value = Command> {
    let card = (0..52usize).prop_map(|idx| Card::all().nth(idx).expect("there are 52 cards"));
    prop_oneof![
        3 => Just(Command::Flip),
        2 => Just(Command::Skip),
        1 => Just(Command::Passage),
        2 => Just(Command::Close),
        1 => Just(Command::CloseViaPassage),
        6 => card.clone().prop_map(|card| Command::Door { card }),
        6 => card.prop_map(|card| Command::Fresh { card }),
    ]
}

/// Any options, sensible or not.
pub fn options() -> impl Strategy<Value = Options> {
    let switch = || {
        any::<bool>().prop_map(|on| {
            if on {
                engine::Switch::On
            } else {
                engine::Switch::Off
            }
        })
    };
    let switches = (switch(), switch(), switch(), switch(), switch());
    let rest = (0..7u8, any::<bool>(), any::<bool>(), 0..3usize);
    (switches, rest).prop_map(
        |((mulligan, same, first, saves, show), (doors, lose, auto, early))| Options {
            doors,
            entrance_ghost: if lose {
                EntranceGhost::Lose
            } else {
                EntranceGhost::Redeal
            },
            opening_mulligan: mulligan,
            bones_same_visit: same,
            bones_draw_first: first,
            passage_saves: saves,
            clue_flip: if auto { ClueFlip::Auto } else { ClueFlip::Ask },
            early_loss: [EarlyLoss::Auto, EarlyLoss::Hint, EarlyLoss::Off][early],
            show_closed_secrets: show,
        },
    )
}

/// The log of a table played by chance, over or not.
pub fn played_log(seed: u64, moves: usize, practice: bool) -> String {
    let new = NewTable::<RestInPeace> {
        practice,
        ..NewTable::new(1, Options::default())
    };
    let mut table = Table::shuffled(new, Secret::from_seed(seed), vec!["salt".into()], &mut ())
        .expect("the default options can be played");
    let mut chance = Fast::new(seed);
    for at in 0..moves as u64 {
        let Some(prompt) = table.prompts().first().copied() else {
            break;
        };
        let choices = table.choices(&prompt);
        let command = choices[chance.below(choices.len() as u32 - 1) as usize];
        let accepted = table.command(Stamp(at), prompt.seat, prompt.id, command, &mut ());
        assert!(accepted.is_ok(), "an offered choice is accepted");
        if practice && chance.below(3) == 0 {
            let _ = table.take_back(Stamp(at));
        }
    }
    log::write(&table)
}

/// Chains changed lines anew, so that what lies behind the hashes is reached.
pub fn rechain(text: &str) -> String {
    let mut hash = Digest::of_bytes(&[b"sexton log 1"]);
    let mut chained = String::new();
    for line in text.lines() {
        let body = line.rfind(",\"hash\":\"").map_or(line, |at| &line[..at]);
        let body = format!("{body}}}");
        hash = Digest::of_bytes(&[&hash.0, body.as_bytes()]);
        chained.push_str(&format!("{},\"hash\":\"{hash}\"}}\n", &body[..body.len() - 1]));
    }
    chained
}

//! Golden playthroughs and kept logs: whole tables, written down. The seeds are those whose tables end early.

mod cemetery;
mod script;

use testbed::golden::{Playthrough, check, check_story};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn golden(name: &str, options: &str, seats: u8, seed: u64) {
    let name = format!("{name}-{seats}-{seed}");
    let play = Playthrough {
        name: &name,
        options,
        seats,
        seed,
    };
    check::<cemetery::Cemetery>(FOLDER, play);
}

#[test]
fn the_default_game_plays_as_before() {
    for (seats, seed) in [(2, 8), (3, 379), (4, 28)] {
        golden("default", "", seats, seed);
    }
    golden("short", "max_rounds=3", 5, 5);
}

#[test]
fn the_game_with_every_option_flipped_plays_as_before() {
    let options = "families=choice start=1 box_leftovers=keep chip_limit=unlimited interrupts=off window_order=arrival \
                   window_privacy=relaxed tie_break=money idle_rounds=2 max_rounds=8 new_cemetery_points=1 \
                   finish_round=on bitter_gate=others open_actions=on document_alone=share burier_plays=off";
    golden("flipped", options, 3, 9);
}

#[test]
fn paul_and_dagmar_play_as_before() {
    // T-RF-64, T-RF-65
    let stories = [
        (
            "paul-and-dagmar",
            include_str!("scenarios/paul_is_blocked_by_dagmars_document.scn"),
        ),
        (
            "paul-and-dagmar-two-documents",
            include_str!("scenarios/paul_wins_with_a_second_document.scn"),
        ),
    ];
    for (name, story) in stories {
        check_story::<cemetery::Cemetery, script::Burials>(FOLDER, name, story);
    }
}

#[test]
fn tables_played_long_ago_replay_to_the_byte() {
    // TB-6.1, T-RF-4
    let plays = [
        Playthrough {
            name: "kept-3-seats",
            options: "max_rounds=4",
            seats: 3,
            seed: 379,
        },
        Playthrough {
            name: "flipped-4-seats",
            options: "max_rounds=4 bitter_gate=others open_actions=on document_alone=share burier_plays=off",
            seats: 4,
            seed: 28,
        },
        Playthrough {
            name: "later-2-seats",
            options: "max_rounds=4 hold_times=8/3 answer_limit=40",
            seats: 2,
            seed: 5,
        },
    ];
    testbed::archive::check::<cemetery::Cemetery>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive"),
        &plays,
    );
}

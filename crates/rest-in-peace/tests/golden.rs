//! Golden playthroughs and kept logs: whole tables, written down.

mod house;

use testbed::golden::{Playthrough, check};

fn golden(name: &str, options: &str, seed: u64) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let play = Playthrough {
        name,
        options,
        seats: 1,
        seed,
    };
    check::<house::House>(folder, play);
}

#[test]
fn the_default_game_plays_as_before() {
    golden("default-1", "", 1);
    golden("default-41", "", 41);
}

#[test]
fn the_easy_game_plays_as_before() {
    golden("easy-9", "doors=3", 9);
}

#[test]
fn the_game_with_every_option_flipped_plays_as_before() {
    let options = "doors=4 entrance_ghost=lose opening_mulligan=on bones_same_visit=off bones_draw_first=on \
                   passage_saves=off clue_flip=auto early_loss=off show_closed_secrets=off";
    golden("flipped-1", options, 1);
}

#[test]
fn the_game_with_hints_plays_as_before() {
    golden("hint-13", "early_loss=hint", 13);
}

#[test]
fn tables_played_long_ago_replay_to_the_byte() {
    // TB-6.1, T-RP-61
    let plays = [Playthrough {
        name: "kept",
        options: "",
        seats: 1,
        seed: 41,
    }];
    testbed::archive::check::<house::House>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive"), &plays);
}

//! Golden playthroughs and kept logs: whole tables, written down.

mod crypt;
mod lots;

use testbed::Subject;
use testbed::golden::{Playthrough, check};

fn golden(name: &str, options: &str, seats: u8, seed: u64) {
    golden_of::<crypt::Crypt>(name, options, seats, seed);
}

fn golden_of<S: Subject>(name: &str, options: &str, seats: u8, seed: u64) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let play = Playthrough {
        name,
        options,
        seats,
        seed,
    };
    check::<S>(folder, play);
}

#[test]
fn the_default_game_plays_as_before() {
    golden("default-2-seats-1", "max_throws=12", 2, 1);
    golden("default-4-seats-4", "max_throws=9", 4, 4);
    golden("default-6-seats-6", "max_throws=6", 6, 6);
}

#[test]
fn the_pointed_game_plays_as_before() {
    golden(
        "pointed-3-seats-3",
        "claim_mode=pointed sit_out=1 max_throws=12",
        3,
        3,
    );
}

#[test]
fn the_game_with_every_option_flipped_plays_as_before() {
    let options = "colour_die=2211 deck_extra=YK first_thrower=1 target=1 penalty_pick=random skull_touch=first \
                   moon_face_up=none_down moon_after_look=must_swap false_start=penalty tie_band_ms=10 \
                   sit_out=2 early_pass=off fairness=strict reaction_mode=sealed on_leave=bot max_throws=12";
    golden("flipped-5-seats-5", options, 5, 5);
}

#[test]
fn the_sealed_game_plays_as_before() {
    // CC-11.3, T-CC-66: answers in secret, reactions by lot.
    let garlic = "reaction_mode=sealed max_throws=9";
    golden_of::<lots::Lots>("sealed-3-seats-7", garlic, 3, 7);
    let pointed = "reaction_mode=sealed claim_mode=pointed sit_out=1 max_throws=9";
    golden_of::<lots::Lots>("sealed-pointed-4-seats-8", pointed, 4, 8);
}

#[test]
fn tables_played_long_ago_replay_to_the_byte() {
    // TB-6.1, T-CC-61, CC-10.18
    let plays = [
        Playthrough {
            name: "kept-3-seats",
            options: "max_throws=20",
            seats: 3,
            seed: 11,
        },
        Playthrough {
            name: "later-3-seats",
            options: "max_throws=20 bat_close=any moon_cards=any_two handicap=0/150",
            seats: 3,
            seed: 12,
        },
    ];
    testbed::archive::check::<crypt::Crypt>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive"), &plays);
}

//! Golden playthroughs and kept logs: whole tables, written down. The seeds are those whose tables end early.

mod crypt;

use testbed::golden::{Playthrough, check};

fn golden(name: &str, options: &str, seats: u8, seed: u64) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let name = format!("{name}-{seats}-{seed}");
    let play = Playthrough {
        name: &name,
        options,
        seats,
        seed,
    };
    check::<crypt::Crypt>(folder, play);
}

#[test]
fn the_base_game_plays_as_before() {
    for (seats, seed) in [(2, 1770), (3, 5183), (4, 354), (5, 326), (6, 404)] {
        golden("base", "", seats, seed);
    }
}

#[test]
fn the_expansion_plays_as_before() {
    for (seats, seed) in [(2, 5532), (3, 3643), (4, 323), (5, 186), (6, 299)] {
        golden("expansion", "expansion=on", seats, seed);
    }
}

#[test]
fn the_game_with_every_option_flipped_plays_as_before() {
    let options = "rats=active_only garlic=off continue_after_match=compulsory two_player_gift=2 gift_size=2 \
                   finish=shared bat_ends_turn=never lay_after_bat=must count_grave=owner lifted_lid=shown layout=L2";
    // Ends by the idle limit.
    golden("flipped", options, 2, 52);
    golden("flipped-expansion", &format!("{options} expansion=on"), 3, 349);
    // R-DU-56: a plague that opens all graves.
    golden("open-plague", "plague_ends=open", 4, 354);
}

#[test]
fn tables_played_long_ago_replay_to_the_byte() {
    // TB-6.1
    let plays = [
        Playthrough {
            name: "kept-2-seats",
            options: "",
            seats: 2,
            seed: 1770,
        },
        Playthrough {
            name: "kept-expansion-4-seats",
            options: "expansion=on",
            seats: 4,
            seed: 323,
        },
        Playthrough {
            name: "flipped-3-seats",
            options: "expansion=on plague_ends=open garlic=off continue_after_match=compulsory gift_size=2 finish=shared bat_ends_turn=never lay_after_bat=must count_grave=owner lifted_lid=shown layout=L2",
            seats: 3,
            seed: 9,
        },
    ];
    testbed::archive::check::<crypt::Crypt>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive"), &plays);
}

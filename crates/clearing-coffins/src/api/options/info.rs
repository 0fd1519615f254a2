//! The options as told to clients, in the order of the spec.

use engine::{OptionInfo, Rule};

const fn option(name: &'static str, values: &'static [&'static str], rule: &'static str) -> OptionInfo {
    OptionInfo {
        name,
        values,
        rule: Rule(rule),
    }
}

/// The options with values to choose from. Numbers may lie between those listed, dice may have any six faces.
pub const OPTIONS: &[OptionInfo] = &[
    option("colour_die", &["222", "2211", "YPT!!!"], "CC-1.6"),
    option("deck_extra", &["PB", "YK", "YM", "YB", "PK", "PM"], "CC-1.4"),
    option("first_thrower", &["random", "0", "1"], "CC-2.2"),
    option("target", &["4", "3", "2", "1"], "R-CC-45"),
    option("penalty_pick", &["offender", "shown_card", "random"], "R-CC-40"),
    option("skull_touch", &["all", "first"], "R-CC-20"),
    option("bat_close", &["own", "any"], "R-CC-70"),
    option("moon_cards", &["two_players", "any_two"], "R-CC-71"),
    option(
        "moon_face_up",
        &["literal", "none_down", "table_scarce"],
        "R-CC-17",
    ),
    option("moon_after_look", &["may_decline", "must_swap"], "R-CC-19"),
    option("false_start", &["lockout", "penalty", "ignore"], "CC-10.14"),
    option("tie_band_ms", &["0", "5", "10", "15"], "CC-10.12"),
    option("claim_mode", &["garlic", "pointed"], "CC-5.8"),
    option("sit_out", &["0", "1", "2", "3"], "CC-3.2"),
    option("early_pass", &["on", "off"], "CC-4.6a"),
    option("fairness", &["normal", "strict", "lenient", "level"], "R-CC-57"),
    option("reaction_mode", &["network", "hotseat", "sealed"], "CC-11.2"),
    option("handicap", &["none", "0/150", "200/100"], "R-CC-59"),
    option("on_leave", &["wait", "bot", "empty"], "CC-10.17"),
    option("max_throws", &["none", "50", "200", "2000"], "CC-8.3"),
    option("throw_ms", &["10000", "30000"], "CC-4.1"),
    option("roll_min_ms", &["900", "500"], "CC-10.6"),
    option("roll_max_ms", &["1800", "3000"], "CC-10.6"),
    option("window_ms", &["5000", "3000", "8000"], "R-CC-21"),
    option("claim_ms", &["5000", "10000"], "R-CC-26"),
    option("bat_ms", &["8000", "15000"], "R-CC-26"),
    option("moon_pick_ms", &["12000", "20000"], "R-CC-26"),
    option("moon_decide_ms", &["8000", "15000"], "R-CC-26"),
    option("penalty_ms", &["5000", "10000"], "CC-7.3"),
    option("show_ms", &["2000", "4000"], "CC-9.4"),
    option("floor_ms", &["preset", "80", "100", "150"], "R-CC-24"),
    option("arb_min_ms", &["preset", "100"], "CC-10.11"),
    option("arb_max_ms", &["preset", "200", "300", "400"], "CC-10.11"),
    option("owd_cap_ms", &["preset", "50", "100", "150"], "CC-10.7"),
    option("slack_min_ms", &["preset", "10"], "CC-10.7"),
    option("slack_max_ms", &["preset", "30", "60", "100"], "CC-10.7"),
    option("late_max_ms", &["preset", "50", "100", "150"], "CC-10.9"),
    option("lead_max_ms", &["preset", "80", "150", "220"], "CC-10.7"),
];

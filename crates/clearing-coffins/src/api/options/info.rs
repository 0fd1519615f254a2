//! The options as told to clients, in the order of the spec.

use engine::OptionInfo;
use engine::Topic::{End, Play, Race, Referee, Setup, Time};
use engine::Unit::Millis;

/// The options with values to choose from. Numbers may lie between those listed, dice may have any six faces.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(Setup, "colour_die", &["222", "2211", "YPT!!!"], "CC-1.6"),
    OptionInfo::new(
        Setup,
        "deck_extra",
        &["PB", "YK", "YM", "YB", "PK", "PM"],
        "CC-1.4",
    ),
    OptionInfo::new(Setup, "first_thrower", &["random", "0", "1"], "CC-2.2"),
    OptionInfo::new(End, "target", &["4", "3", "2", "1"], "R-CC-45"),
    OptionInfo::new(
        Play,
        "penalty_pick",
        &["offender", "shown_card", "random"],
        "R-CC-40",
    ),
    OptionInfo::new(Play, "skull_touch", &["all", "first"], "R-CC-20"),
    OptionInfo::new(Play, "bat_close", &["own", "any"], "R-CC-70"),
    OptionInfo::new(Play, "moon_cards", &["two_players", "any_two"], "R-CC-71"),
    OptionInfo::new(
        Play,
        "moon_face_up",
        &["literal", "none_down", "table_scarce"],
        "R-CC-17",
    ),
    OptionInfo::new(Play, "moon_after_look", &["may_decline", "must_swap"], "R-CC-19"),
    OptionInfo::new(Race, "false_start", &["lockout", "penalty", "ignore"], "CC-10.14"),
    OptionInfo::new(Race, "tie_band_ms", &["0", "5", "10", "15"], "CC-10.12").counting(Millis),
    OptionInfo::new(Race, "claim_mode", &["garlic", "pointed"], "CC-5.8"),
    OptionInfo::new(Race, "sit_out", &["0", "1", "2", "3"], "CC-3.2"),
    OptionInfo::new(Time, "early_pass", &["on", "off"], "CC-4.6a"),
    OptionInfo::new(
        Race,
        "fairness",
        &["normal", "strict", "lenient", "level"],
        "R-CC-57",
    ),
    OptionInfo::new(
        Race,
        "reaction_mode",
        &["network", "hotseat", "sealed"],
        "CC-11.2",
    ),
    OptionInfo::new(Race, "handicap", &["none", "0/150", "200/100"], "R-CC-59"),
    OptionInfo::new(End, "on_leave", &["wait", "bot", "empty"], "CC-10.17"),
    OptionInfo::new(End, "max_throws", &["none", "50", "200", "2000"], "CC-8.3"),
    OptionInfo::new(Time, "throw_ms", &["10000", "30000"], "CC-4.1").counting(Millis),
    OptionInfo::new(Time, "roll_min_ms", &["900", "500"], "CC-10.6").counting(Millis),
    OptionInfo::new(Time, "roll_max_ms", &["1800", "3000"], "CC-10.6").counting(Millis),
    OptionInfo::new(Time, "window_ms", &["5000", "3000", "8000"], "R-CC-21").counting(Millis),
    OptionInfo::new(Time, "claim_ms", &["5000", "10000"], "R-CC-26").counting(Millis),
    OptionInfo::new(Time, "bat_ms", &["8000", "15000"], "R-CC-26").counting(Millis),
    OptionInfo::new(Time, "moon_pick_ms", &["12000", "20000"], "R-CC-26").counting(Millis),
    OptionInfo::new(Time, "moon_decide_ms", &["8000", "15000"], "R-CC-26").counting(Millis),
    OptionInfo::new(Time, "penalty_ms", &["5000", "10000"], "CC-7.3").counting(Millis),
    OptionInfo::new(Time, "show_ms", &["2000", "4000"], "CC-9.4").counting(Millis),
    OptionInfo::new(Referee, "floor_ms", &["preset", "80", "100", "150"], "R-CC-24").counting(Millis),
    OptionInfo::new(Referee, "arb_min_ms", &["preset", "100"], "CC-10.11").counting(Millis),
    OptionInfo::new(
        Referee,
        "arb_max_ms",
        &["preset", "200", "300", "400"],
        "CC-10.11",
    )
    .counting(Millis),
    OptionInfo::new(Referee, "owd_cap_ms", &["preset", "50", "100", "150"], "CC-10.7").counting(Millis),
    OptionInfo::new(Referee, "slack_min_ms", &["preset", "10"], "CC-10.7").counting(Millis),
    OptionInfo::new(Referee, "slack_max_ms", &["preset", "30", "60", "100"], "CC-10.7").counting(Millis),
    OptionInfo::new(Referee, "late_max_ms", &["preset", "50", "100", "150"], "CC-10.9").counting(Millis),
    OptionInfo::new(Referee, "lead_max_ms", &["preset", "80", "150", "220"], "CC-10.7").counting(Millis),
];

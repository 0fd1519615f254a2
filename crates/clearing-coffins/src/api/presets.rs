//! Ways to play, by name (TB-7.1). Their messages are found by these names.

use engine::PresetInfo;
use engine::preset::AS_PRINTED;

/// The ways to play that have a name.
pub const PRESETS: &[PresetInfo] = &[
    PresetInfo {
        name: AS_PRINTED,
        options: &[],
    },
    PresetInfo {
        name: "family",
        options: &[
            ("target", "3"),
            ("false_start", "ignore"),
            ("claim_ms", "10000"),
            ("bat_ms", "15000"),
            ("moon_pick_ms", "20000"),
            ("moon_decide_ms", "15000"),
            ("penalty_ms", "10000"),
        ],
    },
    // R-CC-61: what a table starts with that strangers may join.
    PresetInfo {
        name: "club",
        options: &[("claim_mode", "pointed"), ("sit_out", "1")],
    },
    PresetInfo {
        name: "no-reflex",
        options: &[("claim_mode", "pointed"), ("reaction_mode", "sealed")],
    },
];

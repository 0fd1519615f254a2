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
            ("interrupts", "off"),
            ("hold_times", "8/3"),
            ("answer_limit", "40"),
            ("finish_round", "on"),
        ],
    },
    PresetInfo {
        name: "club",
        options: &[
            ("families", "choice"),
            ("tie_break", "money"),
            ("finish_round", "on"),
        ],
    },
    PresetInfo {
        name: "no-reflex",
        options: &[
            ("interrupts", "off"),
            ("hold_times", "15/5"),
            ("answer_limit", "60"),
        ],
    },
];

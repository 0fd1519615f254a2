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
        options: &[("doors", "3"), ("opening_mulligan", "on"), ("early_loss", "hint")],
    },
    PresetInfo {
        name: "club",
        options: &[
            ("entrance_ghost", "lose"),
            ("early_loss", "off"),
            ("show_closed_secrets", "off"),
        ],
    },
];

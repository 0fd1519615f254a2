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
        options: &[("rats", "off"), ("garlic", "off")],
    },
    PresetInfo {
        name: "expansion",
        options: &[("expansion", "on")],
    },
];

//! Options of any game, made from names and values.

use engine::preset::value_of;
use engine::{Fast, Game, Version};
use serde_json::Value;

/// The options with these values; the others are what a version of the rules means by saying nothing.
pub(crate) fn from_pairs<G: Game>(rules: Version, pairs: &[(&str, Value)]) -> Result<G::Options, String> {
    let mut options = serde_json::to_value(G::default_options(rules)).unwrap_or_default();
    for (name, value) in pairs {
        options[*name] = value.clone();
    }
    serde_json::from_value(options).map_err(|error| format!("options: {error}"))
}

/// The options written as on a command line: `doors=3 early_loss=off`.
///
/// # Panics
/// If the game has no such option or value.
pub fn read<G: Game>(text: &str) -> G::Options {
    let pairs: Vec<(&str, Value)> = text
        .split_whitespace()
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, "on"));
            (name, value_of(value))
        })
        .collect();
    from_pairs::<G>(G::NEWEST, &pairs).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Options of a version drawn at random: each stays at its default in half of the cases, so that combinations are varied and
/// ordinary tables are still common.
pub(crate) fn random<G: Game>(rules: Version, rng: &mut Fast) -> G::Options {
    let pairs: Vec<(&str, Value)> = G::OPTIONS
        .iter()
        .filter(|option| {
            let came_later = |(name, since): &(&str, u32)| *name == option.name && rules.0 < *since;
            !G::LATER_OPTIONS.iter().any(came_later)
        })
        .map(|option| {
            let idx = if rng.below(2) == 0 {
                0
            } else {
                rng.below(option.values.len() as u32) as usize
            };
            (option.name, value_of(option.values[idx]))
        })
        .collect();
    from_pairs::<G>(rules, &pairs).unwrap_or_else(|error| panic!("{} tells wrong options: {error}", G::NAME))
}

//! Rules that change without ending the games that are played by them.
//!
//! A log names the [`Version`] its table was dealt under. A game says which versions it still plays
//! ([`Game::RULES`](crate::Game::RULES)); the version goes from the log into the state, where the rules branch on it.

use crate::game::{Game, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// The version of a game's rules that a table is dealt under.
///
/// It adds nothing to a digest: a state is told apart by what happened, and the digests of old logs stay true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Version(pub u32);

impl Hash for Version {
    #[inline]
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Says that a version is not played, and which are.
pub(crate) fn unplayed<G: Game>(found: Version) -> String {
    let (oldest, newest) = (G::RULES.start(), G::RULES.end());
    let played = if oldest == newest {
        format!("version {newest}")
    } else {
        format!("versions {oldest} to {newest}")
    };
    let found_rules = format!("version {} of the rules of {}", found.0, G::NAME);
    if found > G::NEWEST {
        format!("{found_rules} is newer than this program, which plays {played}")
    } else {
        format!("{found_rules} is no longer played; this program plays {played}")
    }
}

/// The options as a log of this version writes them: without those that came later.
pub(crate) fn write_options<G: Game>(rules: Version, options: &G::Options) -> Value {
    let mut written = serde_json::to_value(options).expect("options are plain data");
    if let Value::Object(written) = &mut written {
        for (name, _) in unknown::<G>(rules) {
            written.shift_remove(*name);
        }
    }
    written
}

/// Reads the options of a log; what it leaves out is what its version meant by that.
///
/// # Errors
/// What was expected and found.
pub(crate) fn read_options<G: Game>(rules: Version, given: Value) -> Result<G::Options, String> {
    let told = |problem: serde_json::Error| format!("options: {problem}");
    let mut options = serde_json::to_value(G::default_options(rules)).map_err(told)?;
    match (&mut options, given) {
        (Value::Object(options), Value::Object(given)) => options.extend(given),
        (options, given) => *options = given,
    }
    serde_json::from_value(options).map_err(told)
}

/// Whether the options that came later are as this version plays without knowing them.
///
/// # Errors
/// The option at fault.
pub(crate) fn check_options<G: Game>(rules: Version, options: &G::Options) -> Result<(), Problem> {
    let of = |options: &G::Options| serde_json::to_value(options).unwrap_or_default();
    for (name, since) in unknown::<G>(rules) {
        if of(options)[name] != of(&G::default_options(rules))[name] {
            let message = format!(
                "it came with version {since} of the rules, and this is version {}",
                rules.0
            );
            return Err(Problem::new(format!("options.{name}"), message));
        }
    }
    Ok(())
}

/// The options this version does not know.
fn unknown<G: Game>(rules: Version) -> impl Iterator<Item = &'static (&'static str, u32)> {
    G::LATER_OPTIONS.iter().filter(move |(_, since)| rules.0 < *since)
}

/// A field of a state or of options that older tables did not have.
///
/// Its default is what they played by without knowing. While it holds that, it adds nothing to a digest, so that the
/// digests of old logs stay true. An option that came with a new version of the rules is named in
/// [`Game::LATER_OPTIONS`]; one that came without is left out of what is written while it is at its default
/// (`#[serde(skip_serializing_if = "Later::is_default")]`), so that the lines of old logs stay true as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Later<T>(pub T);

impl<T: Default + PartialEq> Later<T> {
    /// Whether it holds what older tables played by.
    pub fn is_default(&self) -> bool {
        self.0 == T::default()
    }
}

impl<T: Hash + Default + PartialEq> Hash for Later<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if !self.is_default() {
            self.0.hash(hasher);
        }
    }
}

impl<T> Deref for Later<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Later<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Digest;

    #[test]
    fn what_came_later_leaves_old_digests_alone() {
        assert_eq!(Digest::of(&(7u8, Version(2))), Digest::of(&7u8));
        assert_eq!(Digest::of(&(7u8, Later(0u8))), Digest::of(&7u8));
        assert_eq!(Digest::of(&(7u8, Later(1u8))), Digest::of(&(7u8, 1u8)));
    }
}

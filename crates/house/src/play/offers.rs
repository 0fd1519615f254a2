//! Choices as they are told, each written once: a table offers the same sixty graves again and again.

use rustc_hash::FxHashMap;
use serde_json::value::RawValue;
use std::hash::Hash;
use std::sync::{PoisonError, RwLock};

/// More are not remembered; then all are written anew. No game of ours has as many answers.
const OFFERS_MAX: usize = 1 << 15;

/// The choices of one game that have been told, as they are written. What is told of a choice follows from its key,
/// the command and what it costs and brings, so all tables share them.
pub(crate) struct Offers<C>(RwLock<FxHashMap<C, Box<RawValue>>>);

impl<C> Default for Offers<C> {
    fn default() -> Offers<C> {
        Offers(RwLock::default())
    }
}

impl<C: Copy + Eq + Hash> Offers<C> {
    /// Does something with choices as they are written; `write` writes those that were never told before.
    pub(crate) fn tell<T>(
        &self,
        commands: &[C],
        write: impl Fn(&C) -> Box<RawValue>,
        tell: impl FnOnce(Vec<&RawValue>) -> T,
    ) -> T {
        fn find<'a, C: Eq + Hash>(
            known: &'a FxHashMap<C, Box<RawValue>>,
            commands: &[C],
        ) -> Option<Vec<&'a RawValue>> {
            commands
                .iter()
                .map(|command| known.get(command).map(AsRef::as_ref))
                .collect()
        }
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = find(&known, commands) {
            return tell(found);
        }
        drop(known);
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() + commands.len() > OFFERS_MAX {
            known.clear();
        }
        for command in commands {
            known.entry(*command).or_insert_with(|| write(command));
        }
        tell(find(&known, commands).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::value::to_raw_value;
    use std::cell::Cell;

    #[test]
    fn a_choice_is_written_once() {
        let offers = Offers::default();
        let written = Cell::new(0);
        let tell = |commands: &[u32]| {
            let write = |command: &u32| {
                written.set(written.get() + 1);
                to_raw_value(command).unwrap()
            };
            let text = |found: Vec<&RawValue>| serde_json::to_string(&found).unwrap();
            offers.tell(commands, write, text)
        };
        assert_eq!(tell(&[3, 1]), "[3,1]");
        assert_eq!(tell(&[1, 2, 3]), "[1,2,3]");
        assert_eq!(tell(&[]), "[]");
        assert_eq!(written.get(), 3);
        let many: Vec<u32> = (0..OFFERS_MAX as u32).collect();
        tell(&many);
        assert_eq!(tell(&[OFFERS_MAX as u32, 5]), format!("[{OFFERS_MAX},5]"));
    }
}

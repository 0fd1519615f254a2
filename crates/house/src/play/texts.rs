//! Pieces of a game as they are told, each written once: a table offers the same sixty graves again and again.

use protocol::wire::Json;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::Hash;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// Pieces of one kind that have been told, as they are written. What is told of a piece follows from its key alone, so
/// all tables share them.
pub(crate) struct Texts<K> {
    known: RwLock<FxHashMap<K, Json>>,
    /// More are not remembered but written anew each time.
    most: usize,
}

impl<K: Clone + Eq + Hash> Texts<K> {
    pub(crate) const fn new(most: usize) -> Texts<K> {
        Texts {
            known: RwLock::new(FxHashMap::with_hasher(FxBuildHasher)),
            most,
        }
    }

    /// Pieces as they are written; `write` writes those that are not remembered.
    pub(crate) fn of(&self, keys: &[K], write: impl Fn(&K) -> Json) -> Vec<Json> {
        let mut texts = Vec::with_capacity(keys.len());
        let known = self.read();
        texts.extend(keys.iter().map_while(|key| known.get(key).cloned()));
        drop(known);
        let unknown = &keys[texts.len()..];
        if !unknown.is_empty() {
            self.learn(unknown, &write);
            let known = self.read();
            let text = |key| known.get(key).cloned().unwrap_or_else(|| write(key));
            texts.extend(unknown.iter().map(text));
        }
        texts
    }

    fn read(&self) -> RwLockReadGuard<'_, FxHashMap<K, Json>> {
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn learn(&self, keys: &[K], write: impl Fn(&K) -> Json) {
        if self.read().len() >= self.most {
            return;
        }
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        for key in keys {
            if known.len() < self.most && !known.contains_key(key) {
                known.insert(key.clone(), write(key));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_piece_is_written_once_as_long_as_there_is_room() {
        let texts = Texts::new(4);
        let written = Cell::new(0);
        let tell = |keys: &[u32]| {
            let write = |key: &u32| {
                written.set(written.get() + 1);
                Json::of(key)
            };
            serde_json::to_string(&texts.of(keys, write)).unwrap()
        };
        assert_eq!(tell(&[3, 1]), "[3,1]");
        assert_eq!(tell(&[1, 2, 3]), "[1,2,3]");
        assert_eq!(tell(&[]), "[]");
        assert_eq!(written.get(), 3);
        assert_eq!(tell(&[7, 2, 8, 9]), "[7,2,8,9]");
        assert_eq!(written.get(), 6);
        assert_eq!(tell(&[7, 8]), "[7,8]");
        assert_eq!(
            written.get(),
            7,
            "only the one there was no room for is written anew"
        );
    }
}

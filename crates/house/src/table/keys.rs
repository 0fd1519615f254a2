//! The keys of the latest inputs: a command that is said again is answered as before, and not carried out again.

use engine::Seat;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// How many keys are remembered for each seat; older ones name prompts that are gone.
const KEYS_MAX: usize = 64;

/// Fingerprints of keys, with the sequence they were acknowledged with.
type Answered = VecDeque<(u64, Option<u32>)>;

/// The keys of each seat.
#[derive(Debug, Default)]
pub(super) struct Keys(Vec<(Seat, Answered)>);

/// What is remembered of a key. Whoever finds two keys with the same one fools nobody but himself.
fn fingerprint(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

impl Keys {
    /// What a command of this key was answered, if it was.
    pub(super) fn answer(&self, seat: Seat, key: &str) -> Option<Option<u32>> {
        let (_, keys) = self.0.iter().find(|(of, _)| *of == seat)?;
        let print = fingerprint(key);
        keys.iter()
            .find(|(known, _)| *known == print)
            .map(|(_, seq)| *seq)
    }

    /// A command of this key was acknowledged.
    pub(super) fn note(&mut self, seat: Seat, key: &str, seq: Option<u32>) {
        let known = self.0.iter().position(|(of, _)| *of == seat);
        let idx = known.unwrap_or_else(|| {
            self.0.push((seat, VecDeque::new()));
            self.0.len() - 1
        });
        let keys = &mut self.0[idx].1;
        if keys.len() == KEYS_MAX {
            keys.pop_front();
        }
        keys.push_back((fingerprint(key), seq));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_to_its_own_seat_and_not_for_ever() {
        let mut keys = Keys::default();
        keys.note(Seat(1), "a", Some(4));
        keys.note(Seat(1), "b", None);
        assert_eq!(keys.answer(Seat(1), "a"), Some(Some(4)));
        assert_eq!(keys.answer(Seat(1), "b"), Some(None));
        assert_eq!(keys.answer(Seat(0), "a"), None);
        (0..KEYS_MAX - 1).for_each(|number| keys.note(Seat(1), &number.to_string(), None));
        assert_eq!(keys.answer(Seat(1), "a"), None);
        assert_eq!(keys.answer(Seat(1), "b"), Some(None));
    }
}

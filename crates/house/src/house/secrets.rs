//! Where the secrets of deals come from: chance, or the seed of a rehearsal.

use engine::{Digest, Secret};
use std::sync::atomic::{AtomicU64, Ordering};

/// Gives one secret after the other.
pub(super) struct Secrets {
    rehearsal: Option<u64>,
    /// How many a rehearsal has given: the same tables opened in the same order are dealt the same.
    given: AtomicU64,
}

impl Secrets {
    pub(super) fn new(rehearsal: Option<u64>) -> Secrets {
        Secrets {
            rehearsal,
            given: AtomicU64::new(0),
        }
    }

    pub(super) fn next(&self, entropy: &mut dyn FnMut(&mut [u8])) -> Secret {
        let Some(seed) = self.rehearsal else {
            let mut bytes = [0; 32];
            entropy(&mut bytes);
            return Secret::from_bytes(bytes);
        };
        let number = self.given.fetch_add(1, Ordering::Relaxed);
        let mark = b"sexton rehearsal 1\0";
        Secret::from_bytes(Digest::of_bytes(&[mark, &seed.to_le_bytes(), &number.to_le_bytes()]).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_two(rehearsal: Option<u64>, chance: u8) -> [String; 2] {
        let secrets = Secrets::new(rehearsal);
        [(); 2].map(|()| secrets.next(&mut |bytes| bytes.fill(chance)).to_hex())
    }

    #[test]
    fn a_rehearsal_repeats_its_deals_and_takes_nothing_from_chance() {
        assert_eq!(first_two(Some(7), 1), first_two(Some(7), 2));
        let [first, second] = first_two(Some(7), 1);
        assert_ne!(first, second);
        assert_ne!(first, first_two(Some(8), 1)[0]);
    }

    #[test]
    fn otherwise_a_secret_is_what_chance_gives() {
        assert_eq!(first_two(None, 0xa5), [(); 2].map(|()| "a5".repeat(32)));
    }
}

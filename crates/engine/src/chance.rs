//! Chance is handed in, draw by draw.
//!
//! Each draw is keyed by what it is for and which one of its kind it is. Under [`Keyed`] the key alone decides
//! the value, so an interrupt does not shift later cards and a what-if keeps the same deck. The shuffle and the
//! way from random bits to a number are our own and pinned by test vectors: tables must replay for years.

use crate::digest::{Digest, from_hex};
use chacha20::ChaCha12Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt;

/// What a draw is for, in the game's words: `deck`, `ghost`, `dice`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Purpose(pub &'static str);

/// One draw as it happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Draw {
    /// What it was for.
    pub purpose: Purpose,
    /// Which one of its purpose.
    pub index: u32,
    /// The number of equally likely values.
    pub below: u32,
    /// What came.
    pub value: u32,
}

/// A source of chance.
pub trait Chance {
    /// Draws one of the numbers `0..below`, all equally likely. `below` is at least 1.
    fn draw(&mut self, purpose: Purpose, index: u32, below: u32) -> u32;

    /// Shuffles by Fisher and Yates, from the last place down to the second.
    ///
    /// `attempt` tells repeated shuffles of one purpose apart.
    // Inlined: where it is known how many items there are, every place that is drawn is known to be one of theirs.
    #[inline]
    fn shuffle<T>(&mut self, purpose: Purpose, attempt: u32, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len() as u32).rev() {
            let other = self.draw(purpose, attempt << 10 | last, last + 1);
            items.swap(last as usize, other as usize);
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn draw(&mut self, purpose: Purpose, index: u32, below: u32) -> u32 {
        (**self).draw(purpose, index, below)
    }
}

/// Maps 32 random bits to `0..below` without bias: multiply, and try again in the few cases that would favour
/// some numbers.
#[inline]
fn below_from(below: u32, mut bits: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(bits()) * u64::from(below);
    if (product as u32) < below {
        let threshold = below.wrapping_neg() % below;
        while (product as u32) < threshold {
            product = u64::from(bits()) * u64::from(below);
        }
    }
    (product >> 32) as u32
}

/// The 32 secret bytes of a table. Printing it shows nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from bytes of the operating system's entropy.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of a numbered table, for practice, tests and puzzles.
    pub fn from_seed(seed: u64) -> Secret {
        Secret(Digest::of_bytes(&[b"sexton seed 1\0", &seed.to_le_bytes()]).0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Secret> {
        from_hex(text).map(Secret)
    }

    /// The secret in hexadecimal, for opening it.
    pub fn to_hex(self) -> String {
        Digest(self.0).to_string()
    }

    /// What is published at the deal: it binds the house to the secret without telling it.
    pub fn commitment(self) -> Digest {
        Digest::of_bytes(&[b"sexton commitment 1\0", &self.0])
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(▒)")
    }
}

/// Chance for play: a keyed function of secret, salts, purpose and index.
#[derive(Clone, Debug)]
pub struct Keyed {
    key: Digest,
}

impl Keyed {
    /// Mixes the players' salts into the table's secret.
    pub fn new(secret: Secret, salts: &[String]) -> Keyed {
        let mut bytes = b"sexton chance 1\0".to_vec();
        bytes.extend_from_slice(&secret.0);
        for salt in salts {
            // The length keeps ("ab", "c") apart from ("a", "bc").
            bytes.extend_from_slice(&(salt.len() as u64).to_le_bytes());
            bytes.extend_from_slice(salt.as_bytes());
        }
        Keyed {
            key: Digest::of_bytes(&[&bytes]),
        }
    }

    /// The draw of a purpose given by name, for checking a log. 0 if `below` is 0.
    pub fn draw_named(&self, purpose: &str, index: u32, below: u32) -> u32 {
        let key = Digest::of_bytes(&[&self.key.0, purpose.as_bytes()]);
        let mut rng = ChaCha12Rng::from_seed(key.0);
        rng.set_stream(u64::from(index));
        below_from(below, || rng.next_u32())
    }
}

impl Chance for Keyed {
    fn draw(&mut self, purpose: Purpose, index: u32, below: u32) -> u32 {
        self.draw_named(purpose.0, index, below)
    }
}

/// Chance for simulation: one fast stream that pays no heed to purpose and index.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A stream for rules that must be handed one and draw nothing: it costs less to make than that of a seed.
    #[inline]
    pub fn unused() -> Fast {
        Fast(Xoshiro256PlusPlus::from_seed([1; 32]))
    }

    /// One of the numbers `0..below`, for callers that need no purpose, such as bots.
    #[inline]
    pub fn below(&mut self, below: u32) -> u32 {
        below_from(below, || (self.0.next_u64() >> 32) as u32)
    }
}

impl Chance for Fast {
    #[inline]
    fn draw(&mut self, _: Purpose, _: u32, below: u32) -> u32 {
        self.below(below)
    }
}

/// Chance for tests: values written down by purpose; what is not written down comes from a fixed stream.
#[derive(Clone, Debug)]
pub struct Scripted {
    values: Vec<(Purpose, u32, u32)>,
    rest: Fast,
}

impl Scripted {
    /// Nothing written down yet.
    pub fn new(seed: u64) -> Scripted {
        Scripted {
            values: Vec::new(),
            rest: Fast::new(seed),
        }
    }

    /// Fixes the draw of a purpose and index.
    #[must_use]
    pub fn with(mut self, purpose: Purpose, index: u32, value: u32) -> Scripted {
        self.values.push((purpose, index, value));
        self
    }
}

impl Chance for Scripted {
    fn draw(&mut self, purpose: Purpose, index: u32, below: u32) -> u32 {
        let written = self.values.iter().find(|(p, i, _)| *p == purpose && *i == index);
        written.map_or_else(|| self.rest.below(below), |(_, _, value)| *value % below)
    }
}

/// Writes down every draw on its way from the source to the rules.
#[derive(Debug)]
pub(crate) struct Recording<'a, C> {
    pub(crate) source: &'a mut C,
    pub(crate) draws: &'a mut Vec<Draw>,
}

impl<C: Chance> Chance for Recording<'_, C> {
    #[inline]
    fn draw(&mut self, purpose: Purpose, index: u32, below: u32) -> u32 {
        let value = self.source.draw(purpose, index, below);
        self.draws.push(Draw {
            purpose,
            index,
            below,
            value,
        });
        value
    }
}

/// A draw as a log tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedDraw {
    /// What it was for.
    pub purpose: String,
    /// Which one of its purpose.
    pub index: u32,
    /// The number of equally likely values.
    pub below: u32,
    /// What came.
    pub value: u32,
}

impl From<Draw> for LoggedDraw {
    fn from(draw: Draw) -> LoggedDraw {
        let Draw {
            purpose,
            index,
            below,
            value,
        } = draw;
        LoggedDraw {
            purpose: purpose.0.to_owned(),
            index,
            below,
            value,
        }
    }
}

/// Chance for replay: the draws of the log, which must be asked for in the same order.
#[derive(Clone, Debug)]
pub struct Recorded {
    draws: VecDeque<LoggedDraw>,
    strayed: bool,
}

impl Recorded {
    /// The draws in the order in which they happened.
    pub fn new(draws: impl IntoIterator<Item = LoggedDraw>) -> Recorded {
        Recorded {
            draws: draws.into_iter().collect(),
            strayed: false,
        }
    }

    /// Whether exactly the recorded draws were asked for.
    pub fn is_exhausted(&self) -> bool {
        self.draws.is_empty() && !self.strayed
    }
}

impl Chance for Recorded {
    fn draw(&mut self, purpose: Purpose, index: u32, below: u32) -> u32 {
        match self.draws.pop_front() {
            Some(draw)
                if draw.purpose == purpose.0
                    && (draw.index, draw.below) == (index, below)
                    && draw.value < below =>
            {
                draw.value
            }
            _ => {
                self.strayed = true;
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: Purpose = Purpose("deck");

    #[test]
    fn keyed_draws_are_pinned() {
        let mut chance = Keyed::new(Secret::from_seed(1), &[]);
        let draws: Vec<u32> = (0..8).map(|index| chance.draw(DECK, index, 52)).collect();
        assert_eq!(draws, KEYED);
        let mut order: Vec<u32> = (0..10).collect();
        chance.shuffle(DECK, 0, &mut order);
        assert_eq!(order, SHUFFLED);
        assert_eq!(
            Secret::from_seed(1).commitment().to_string(),
            "3c8c26224efea4586695df704dd5cdc4f076b401efd620a884f6121b03d5685f"
        );
    }

    #[test]
    fn fast_draws_are_pinned() {
        let mut chance = Fast::new(1);
        let draws: Vec<u32> = (0..8).map(|_| chance.below(52)).collect();
        assert_eq!(draws, FAST);
    }

    const KEYED: [u32; 8] = [49, 38, 22, 20, 44, 7, 16, 2];
    const SHUFFLED: [u32; 10] = [5, 9, 3, 1, 4, 7, 2, 0, 6, 8];
    const FAST: [u32; 8] = [42, 38, 5, 38, 9, 30, 51, 27];

    #[test]
    fn a_draw_depends_on_its_key_alone() {
        let mut one = Keyed::new(Secret::from_seed(7), &[]);
        let mut two = one.clone();
        one.draw(Purpose("dice"), 0, 6);
        assert_eq!(one.draw(DECK, 3, 52), two.draw(DECK, 3, 52));
    }

    #[test]
    fn every_salt_counts_and_so_does_where_it_ends() {
        let with = |salts: &[&str]| {
            let salts: Vec<String> = salts.iter().map(|salt| (*salt).to_owned()).collect();
            let mut chance = Keyed::new(Secret::from_seed(7), &salts);
            (0..4)
                .map(|index| chance.draw(DECK, index, u32::MAX))
                .collect::<Vec<_>>()
        };
        assert_ne!(with(&["ab", "c"]), with(&["a", "bc"]));
        assert_ne!(with(&["ab"]), with(&[]));
        assert_eq!(with(&["ab"]), with(&["ab"]));
    }

    #[test]
    fn all_numbers_are_equally_likely() {
        let mut chance = Fast::new(3);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[chance.below(6) as usize] += 1);
        // Five standard errors of a count of 10,000 are 456.
        assert!(
            counts.iter().all(|count| count.abs_diff(10_000) < 456),
            "{counts:?}"
        );
    }

    #[test]
    fn what_is_scripted_comes() {
        let mut chance = Scripted::new(0).with(DECK, 2, 5);
        assert_eq!(chance.draw(DECK, 2, 6), 5);
    }
}

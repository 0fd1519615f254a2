//! Sets of action ids.

/// Room for the ids of the largest game.
const WORDS: usize = 20;

/// How many ids fit.
pub(crate) const IDS_MAX: usize = WORDS * 64;

/// A set of action ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Legal([u64; WORDS]);

impl Legal {
    /// Puts an id in; what no game has is left out.
    #[inline]
    pub(crate) fn insert(&mut self, action: u16) {
        if let Some(word) = self.0.get_mut(usize::from(action / 64)) {
            *word |= 1 << (action % 64);
        }
    }

    /// Puts as many ids in as there are bits, beginning with `start`.
    #[inline]
    pub(crate) fn insert_bits(&mut self, start: u16, bits: u64) {
        let (word, shift) = (usize::from(start / 64), u32::from(start % 64));
        self.0[word] |= bits << shift;
        if shift > 0 {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    #[inline]
    pub(crate) fn contains(&self, action: usize) -> bool {
        self.0
            .get(action / 64)
            .is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// All of them in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u16> {
        (0..).zip(self.0).flat_map(|(idx, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as u16)?;
                rest &= rest - 1;
                Some(idx * 64 + bit)
            })
        })
    }

    /// The one that so many come before.
    #[inline]
    pub(crate) fn nth(&self, mut place: u32) -> Option<u16> {
        for (idx, word) in (0..).zip(self.0) {
            let count = word.count_ones();
            if place >= count {
                place -= count;
                continue;
            }
            let mut rest = word;
            (0..place).for_each(|_| rest &= rest - 1);
            return Some(idx * 64 + rest.trailing_zeros() as u16);
        }
        None
    }

    /// A byte for each id, 1 if it is in the set.
    #[inline]
    pub(crate) fn spread(&self, mask: &mut [i8]) {
        let bytes = self.0.iter().flat_map(|word| word.to_le_bytes());
        for (bits, eight) in bytes.zip(mask.chunks_mut(8)) {
            // One bit to each byte, then to its lowest place; no byte carries into the next.
            let apart = u64::from(bits).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
            let flags = (apart + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
            let flags = flags.to_le_bytes().map(|flag| flag as i8);
            eight.copy_from_slice(&flags[..eight.len()]);
        }
    }
}

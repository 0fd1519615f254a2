//! Sets of action ids.

/// Room for the ids of the largest game.
const WORDS: usize = 20;

/// How many ids fit.
pub(crate) const IDS_MAX: usize = WORDS * 64;

/// A 1 in each byte of a word.
const EACH: u64 = 0x0101_0101_0101_0101;

/// A set of action ids.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Legal {
    words: [u64; WORDS],
    /// How many words are in use: most games have few ids, and what is beyond them is never looked at.
    used: u8,
}

impl Legal {
    #[inline]
    fn used(&self) -> &[u64] {
        &self.words[..usize::from(self.used).min(WORDS)]
    }

    /// Takes all ids out.
    #[inline]
    pub(crate) fn clear(&mut self) {
        let used = usize::from(self.used).min(WORDS);
        self.words[..used].fill(0);
        self.used = 0;
    }

    /// Puts an id in; what no game has is left out.
    #[inline]
    pub(crate) fn insert(&mut self, action: u16) {
        self.put(usize::from(action / 64), 1 << (action % 64));
    }

    /// Puts as many ids in as there are bits, beginning with `start`.
    #[inline]
    pub(crate) fn insert_bits(&mut self, start: u16, bits: u64) {
        let (word, shift) = (usize::from(start / 64), u32::from(start % 64));
        self.put(word, bits << shift);
        if shift > 0 {
            self.put(word + 1, bits >> (64 - shift));
        }
    }

    #[inline]
    fn put(&mut self, idx: usize, bits: u64) {
        if let Some(word) = self.words.get_mut(idx) {
            *word |= bits;
            self.used = self.used.max(idx as u8 + 1);
        }
    }

    #[inline]
    pub(crate) fn contains(&self, action: usize) -> bool {
        let word = self.words.get(action / 64);
        word.is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.used().iter().map(|word| word.count_ones()).sum()
    }

    /// All of them in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u16> {
        (0..).zip(self.used()).flat_map(|(idx, word)| {
            let mut rest = *word;
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
        for (idx, word) in (0..).zip(self.used()) {
            let ranks = ranks(*word);
            let count = (ranks >> 56) as u32;
            if place < count {
                return Some(idx * 64 + nth_bit(*word, ranks, place) as u16);
            }
            place -= count;
        }
        None
    }

    /// A byte for each id, 1 if it is in the set.
    #[inline]
    pub(crate) fn spread(&self, mask: &mut [i8]) {
        let (written, beyond) = mask.split_at_mut(mask.len().min(self.used().len() * 64));
        beyond.fill(0);
        for (word, part) in self.used().iter().zip(written.chunks_mut(64)) {
            if part.len() == 64 {
                for (bits, eight) in word.to_le_bytes().iter().zip(part.chunks_exact_mut(8)) {
                    eight.copy_from_slice(&apart(*bits));
                }
            } else {
                let bits = (0..).map(|bit| (word >> bit & 1) as i8);
                part.iter_mut().zip(bits).for_each(|(flag, bit)| *flag = bit);
            }
        }
    }
}

/// How many bits of a word are in its bytes up to each.
#[inline]
fn ranks(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH)
}

/// The bit of a word that so many come before; there is one.
#[inline]
fn nth_bit(word: u64, ranks: u64, place: u32) -> u32 {
    const TOPS: u64 = 0x80 * EACH;
    // The top of each byte up to which there are more than so many; no byte borrows from the next.
    let enough = ((ranks | TOPS) - (u64::from(place) + 1) * EACH) & TOPS;
    let start = enough.trailing_zeros() & !7;
    let before = (ranks << 8 >> start) as u32 & 0xff;
    let mut rest = word >> start;
    (before..place).for_each(|_| rest &= rest - 1);
    start + rest.trailing_zeros()
}

/// Eight bits as eight bytes.
#[inline]
fn apart(bits: u8) -> [i8; 8] {
    // One bit to each byte, then to its lowest place; no byte carries into the next.
    let apart = u64::from(bits).wrapping_mul(EACH) & 0x8040_2010_0804_0201;
    let flags = (apart + 0x7f * EACH) >> 7 & EACH;
    flags.to_le_bytes().map(|flag| flag as i8)
}

//! Decisions taken from bytes.

/// Bytes that are used up from the front; after the last one everything is 0.
#[derive(Clone, Copy, Debug)]
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// A number below a count that is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        let wide = usize::from(self.byte());
        let wide = if count > 256 {
            wide << 8 | usize::from(self.byte())
        } else {
            wide
        };
        wide % count
    }

    /// Any number; small ones are common.
    pub fn number(&mut self) -> u64 {
        let length = self.byte() % 9;
        (0..length).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }
}

//! A small generator for clients: enough to choose among choices, and the same in every run.

/// xorshift.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// One of many that differ by their number.
    pub(crate) fn of(number: u64) -> Chance {
        Chance(0x9e37_79b9_7f4a_7c15 ^ (number + 1))
    }

    /// Any number.
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    /// A number below another, which is not 0.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.draw() % end
    }

    /// Whether something happens that happens so many times of a hundred.
    pub(crate) fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

//! Money, in whole thousands (RF-1.4, RF-3.2).

use serde::{Serialize, Serializer};
use std::fmt;

/// A sum of Mäuse ("bucks"), a multiple of 1,000; written out in full: 5000.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money(u32);

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);

    /// So many thousands.
    pub const fn thousands(count: u32) -> Money {
        Money(count)
    }

    /// How many thousands it is.
    pub fn to_thousands(self) -> u32 {
        self.0
    }

    /// The sum in Mäuse.
    pub fn in_full(self) -> u32 {
        self.0.saturating_mul(1000)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Money) -> Money {
        // The bank never runs out (R-RF-41), but a purse is full one day.
        Money(self.0.saturating_add(other.0))
    }

    /// What is left after paying, or nothing if it cannot be paid in full (RF-4.2).
    #[inline]
    pub fn minus(self, price: Money) -> Option<Money> {
        self.0.checked_sub(price.0).map(Money)
    }

    /// So many times the sum.
    #[inline]
    #[must_use]
    pub fn times(self, count: u32) -> Money {
        Money(self.0.saturating_mul(count))
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}k", self.0)
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.in_full())
    }
}

/// All prices and sums of RF-1.8.
pub mod price {
    use super::Money;

    /// What everybody starts with.
    pub const START: Money = Money(5);
    /// Placebo or bitter pill for an own relative without prescription.
    pub const BRIBE: Money = Money(1);
    /// Swap of a prescription that lies there, to any kind (R-RF-11).
    pub const SWAP: Money = Money(2);
    /// Any chip for a foreign relative.
    pub const FOREIGN_PILL: Money = Money(1);
    /// Share of an empty grave.
    pub const SHARE_EMPTY: Money = Money(3);
    /// Share of an occupied grave.
    pub const SHARE_OCCUPIED: Money = Money(1);
    /// Inheritance for each death.
    pub const INHERITANCE: Money = Money(2);
    /// Grave Maintenance for each coffin.
    pub const MAINTENANCE: Money = Money(2);
}

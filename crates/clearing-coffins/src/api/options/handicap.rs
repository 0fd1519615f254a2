//! Handicaps: milliseconds that are added to a seat's measured reaction (R-CC-59).

use engine::{MAX_SEATS, NotAPiece, Seat, serde_as_text};
use std::fmt;
use std::str::FromStr;

/// How much later than measured the hand of each seat counts. Written `none`, or seat by seat from seat 0 on:
/// `0/150/40`. Seats that are not named have none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Handicaps([u16; MAX_SEATS]);

impl Handicaps {
    /// Nobody has one.
    pub const NONE: Handicaps = Handicaps([0; MAX_SEATS]);

    /// The largest that can be agreed.
    pub const MAX_MS: u32 = 2_000;

    /// Agrees one for a seat; a seat that no table has is left out.
    #[must_use]
    pub fn with(mut self, seat: Seat, ms: u16) -> Handicaps {
        if let Some(handicap) = self.0.get_mut(seat.idx()) {
            *handicap = ms;
        }
        self
    }

    /// That of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> u32 {
        self.0.get(seat.idx()).copied().map_or(0, u32::from)
    }

    /// The largest of all.
    pub fn most(&self) -> u32 {
        self.0.iter().copied().max().map_or(0, u32::from)
    }

    /// The seats that have one, and how much.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, u32)> + '_ {
        let seats = (0..MAX_SEATS as u8).map(Seat);
        seats.map(|seat| (seat, self.of(seat))).filter(|(_, ms)| *ms > 0)
    }
}

impl fmt::Display for Handicaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(last) = self.0.iter().rposition(|ms| *ms > 0) else {
            return f.write_str("none");
        };
        // Two at least: a single number could be taken for one that holds for everybody.
        for (idx, ms) in self.0.iter().enumerate().take(last.max(1) + 1) {
            let slash = if idx == 0 { "" } else { "/" };
            write!(f, "{slash}{ms}")?;
        }
        Ok(())
    }
}

impl FromStr for Handicaps {
    type Err = NotAPiece;

    fn from_str(text: &str) -> Result<Handicaps, NotAPiece> {
        if text == "none" {
            return Ok(Handicaps::NONE);
        }
        let mut handicaps = Handicaps::NONE;
        let parts = text.split('/').count();
        if !(2..=MAX_SEATS).contains(&parts) {
            return Err(NotAPiece);
        }
        for (handicap, part) in handicaps.0.iter_mut().zip(text.split('/')) {
            *handicap = part.parse().map_err(|_| NotAPiece)?;
        }
        Ok(handicaps)
    }
}

serde_as_text!(
    Handicaps,
    "\"none\" or milliseconds seat by seat such as \"0/150\""
);

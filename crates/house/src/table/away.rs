//! Who is away, and since when.

use engine::Seat;

/// Since when players have had no device at the table.
#[derive(Debug)]
pub(super) struct Away {
    gone: Vec<(Seat, u64)>,
    /// Until when the time that was waited is written down.
    charged: u64,
}

impl Away {
    /// Nobody is away yet, and nothing was waited before this time.
    pub(super) fn from(now: u64) -> Away {
        Away {
            gone: Vec::new(),
            charged: now,
        }
    }

    /// A seat's player is away, from this time on if that is news; or is not.
    pub(super) fn note(&mut self, seat: Seat, is_away: bool, from: u64) {
        if !is_away {
            self.gone.retain(|(of, _)| *of != seat);
        } else if self.since(seat).is_none() {
            self.gone.push((seat, from));
        }
    }

    /// Since when a seat's player is away.
    pub(super) fn since(&self, seat: Seat) -> Option<u64> {
        let gone = self.gone.iter().find(|(of, _)| *of == seat);
        gone.map(|(_, since)| *since)
    }

    /// Everybody's time of going.
    pub(super) fn times(&self) -> impl Iterator<Item = u64> {
        self.gone.iter().map(|(_, since)| *since)
    }

    /// The time since it was last asked.
    pub(super) fn charge(&mut self, now: u64) -> u64 {
        now.saturating_sub(std::mem::replace(&mut self.charged, now))
    }

    /// Until when the time that was waited is written down.
    pub(super) fn charged(&self) -> u64 {
        self.charged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_moment_counts_until_somebody_is_back() {
        let mut away = Away::from(0);
        away.note(Seat(1), true, 500);
        away.note(Seat(1), true, 900);
        away.note(Seat(2), true, 700);
        assert_eq!(away.since(Seat(1)), Some(500));
        assert_eq!(away.times().collect::<Vec<_>>(), [500, 700]);
        away.note(Seat(1), false, 1_000);
        assert_eq!(away.since(Seat(1)), None);
        away.note(Seat(1), true, 1_200);
        assert_eq!(away.since(Seat(1)), Some(1_200));
    }

    #[test]
    fn time_is_charged_once() {
        let mut away = Away::from(100);
        assert_eq!((away.charge(160), away.charge(160), away.charge(165)), (60, 0, 5));
        assert_eq!(away.charged(), 165);
    }
}

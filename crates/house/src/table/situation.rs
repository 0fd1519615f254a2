//! A table that is played, as it stands now: what clocks, windows, races and absence are judged by.

use super::Dealt;
use super::book::Book;
use super::devices::Devices;
use super::lines::Lines;
use crate::play::Match;
use crate::{ConnectionId, Settings};
use engine::race::{LineTimes, Runner};
use engine::{Seat, SeatMap};

/// A table that is played, as it stands now. Nothing here changes anything.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) book: &'a Book,
    pub(super) settings: &'a Settings,
    pub(super) devices: &'a Devices,
    pub(super) lines: &'a Lines,
    pub(super) dealt: &'a Dealt,
    pub(super) now: u64,
}

impl<'a> Situation<'a> {
    pub(super) fn play(&self) -> &'a dyn Match {
        self.dealt.play.as_ref()
    }

    pub(super) fn is_paused(&self) -> bool {
        self.book.paused_since_ms.is_some()
    }

    /// The time of grace, in table time.
    pub(super) fn grace_table_ms(&self) -> u64 {
        self.dealt.grace_until.saturating_sub(self.book.house_ms(0))
    }

    /// Whether the person who plays a seat has a device here.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let player = self.book.seats[seat].player();
        player.is_some_and(|person| self.devices.has(person.guest))
    }

    /// How a seat takes part in a race that starts now.
    fn runner(&self, seat: Seat) -> Runner {
        match line_of(self.book, self.devices, self.lines, seat) {
            _ if self.book.seats[seat].bot().is_some() => Runner::Bot,
            Some((_, line)) if self.play().needs_lines() => Runner::Remote(line),
            _ if self.play().needs_lines() || !self.is_here(seat) => Runner::Absent,
            _ => Runner::Shared,
        }
    }

    /// How the seats take part in a race that starts now.
    pub(super) fn runners(&self) -> SeatMap<Runner> {
        SeatMap::new(self.book.seats.len(), |seat| self.runner(seat))
    }

    /// How they take part in one that is taken up again: whoever is not back yet is asked too.
    pub(super) fn runners_again(&self) -> SeatMap<Runner> {
        let runner = |seat: Seat| match (self.book.seats[seat].bot(), self.book.seats[seat].player()) {
            (Some(_), _) => Runner::Bot,
            (None, Some(_)) => Runner::Shared,
            (None, None) => Runner::Absent,
        };
        SeatMap::new(self.book.seats.len(), runner)
    }

    /// Whether a race waits because the house was away and not everybody is back who could run it.
    pub(super) fn awaits_return(&self) -> bool {
        let cannot_run =
            |seat: Seat| self.book.seats[seat].player().is_some() && self.runner(seat) == Runner::Absent;
        self.now < self.dealt.grace_until
            && self.play().absence().is_some()
            && self.book.seats.seats().any(cannot_run)
    }
}

/// The newest device of a seat's player whose line is known, and what is known of it.
pub(super) fn line_of(
    book: &Book,
    devices: &Devices,
    lines: &Lines,
    seat: Seat,
) -> Option<(ConnectionId, LineTimes)> {
    let player = book.seats[seat].player()?;
    let mut newest = devices.of(player.guest).rev();
    newest.find_map(|conn| Some((conn, lines.line(conn)?)))
}

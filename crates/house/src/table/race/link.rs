//! Clock samples (CC-10.3, CC-10.4): a burst when a line comes up, then one every two seconds.

use super::Track;
use crate::ConnectionId;
use crate::table::HouseTable;
use clearing_coffins::ClearingCoffins;
use engine::race::{Line, LineQuality, Races as _, Sample, Samples};
use engine::{Chance as _, Game as _, Purpose, Seat};
use protocol::wire::ToClient;
use store::GuestId;

const BURST: u32 = 8;
const BURST_MS: u64 = 100;
const EVERY_MS: u64 = 2_000;
/// How much a sample may come earlier or later, so that nobody can foresee it.
const JITTER_MS: u32 = 200;
/// Pings that are not answered are forgotten.
const WAITING_MAX: usize = 4;
const JITTER: Purpose = Purpose("ping");

/// The line to one device.
pub(in crate::table) struct LinkState {
    samples: Samples,
    next_at: u64,
    sent: u32,
    /// Pings on their way: number and time.
    waiting: Vec<(u32, u64)>,
}

impl Track {
    /// What is known of a device's line, if it is enough to race with (CC-10.5).
    pub(super) fn line(&self, conn: ConnectionId) -> Option<Line> {
        self.links.get(&conn)?.samples.line()
    }

    pub(super) fn next_ping(&self) -> Option<u64> {
        self.links.values().map(|state| state.next_at).min()
    }
}

impl HouseTable {
    /// A device has come: its line is measured if it is a player's.
    pub(in crate::table) fn line_came(&mut self, conn: ConnectionId, guest: GuestId) {
        if self.book.game != ClearingCoffins::NAME || self.book.seat_of(guest).is_none() {
            return;
        }
        let now = self.now;
        let state = self.race.links.entry(conn).or_insert_with(|| LinkState {
            samples: Samples::default(),
            next_at: now,
            sent: 0,
            waiting: Vec::new(),
        });
        if state.sent >= BURST {
            // CC-10.4: after a reconnect the samples begin anew.
            state.samples = Samples::default();
            state.sent = 0;
            state.next_at = now;
        }
    }

    /// A device is gone: a seat without a line does not bang (CC-10.17).
    pub(in crate::table) fn line_gone(&mut self, conn: ConnectionId, guest: GuestId) {
        self.race.links.remove(&conn);
        let seat = self.book.seat_of(guest).filter(|_| !self.is_here(guest));
        if let (Some(seat), Some(running)) = (seat, &mut self.race.running) {
            running.leave(Seat(seat as u8));
        }
    }

    pub(super) fn send_pings(&mut self) {
        let now = self.now;
        let due: Vec<ConnectionId> = self
            .race
            .links
            .iter()
            .filter(|(_, state)| state.next_at <= now)
            .map(|(conn, _)| *conn)
            .collect();
        for conn in due {
            self.race.pings = self.race.pings.wrapping_add(1);
            // The table's own numbers: a device may be at several tables.
            let n = (self.id.0 as u32) << 16 | self.race.pings & 0xffff;
            let jitter = u64::from(
                self.race
                    .chance
                    .clone()
                    .draw(JITTER, self.race.pings, 2 * JITTER_MS),
            );
            if let Some(state) = self.race.links.get_mut(&conn) {
                state.sent += 1;
                state.waiting.push((n, now));
                if state.waiting.len() > WAITING_MAX {
                    state.waiting.remove(0);
                }
                state.next_at = if state.sent < BURST {
                    now + BURST_MS
                } else {
                    now + EVERY_MS + jitter - u64::from(JITTER_MS)
                };
            }
            self.tell(conn, &ToClient::Ping { n });
        }
    }

    /// A device tells its clock.
    pub(in crate::table) fn pong(&mut self, conn: ConnectionId, n: u32, c1: i64, c2: i64) {
        let now = self.now as i64;
        let Some(state) = self.race.links.get_mut(&conn) else {
            return;
        };
        let Some(idx) = state.waiting.iter().position(|(number, _)| *number == n) else {
            return;
        };
        let (_, sent) = state.waiting.remove(idx);
        if let Some(sample) = Sample::measure(sent as i64, c1, c2, now) {
            state.samples.note(sample);
        }
        let is_slow = |line: &Line| ClearingCoffins::quality(line) == LineQuality::TooLong;
        let slow = state.samples.line().as_ref().is_some_and(is_slow);
        let guest = self
            .here
            .iter()
            .find(|here| here.conn == conn)
            .map(|here| here.guest.id);
        let seat = guest.and_then(|guest| self.book.seat_of(guest));
        if let Some(seat) = seat
            && self.race.set_slow(seat, slow)
        {
            self.tell_table();
        }
    }
}

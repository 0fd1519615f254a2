//! Races at the table: lines are measured, what is raced for is shown to all at the same moment, hands are kept and
//! answered, the photo finish is told.
//!
//! The race itself is the game's ([`crate::play::Racing`]). Here it is decided which device is told what, and when.

use super::news::Writer;
use super::situation::line_of;
use super::{HouseTable, Mistake, Stage};
use crate::play::{self, Moment, Opening, Pressed};
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::race::{Heard, LineQuality};
use engine::{Audience, Digest, Keyed, Seat, Secret};
use protocol::wire::{HandHeard, PausedFor, SeatMark, ToClient, Trouble};
use store::GuestId;

/// Who is told what while something is turned up in the log that not everybody may see yet.
#[derive(Debug, Default)]
pub(super) struct Hold {
    /// Devices that came meanwhile, or asked again: they see the table when all do.
    later: Vec<ConnectionId>,
    /// Devices it has gone to, to be shown when all see it.
    released: Vec<ConnectionId>,
}

impl Hold {
    /// A device sees the table when all do.
    pub(super) fn tell_later(&mut self, conn: ConnectionId) {
        if !self.later.contains(&conn) {
            self.later.push(conn);
        }
    }

    /// It goes to a device; false if that came too late.
    fn release(&mut self, conn: ConnectionId) -> bool {
        let is_in_time = !self.later.contains(&conn);
        if is_in_time {
            self.released.push(conn);
        }
        is_in_time
    }
}

/// The name under which something of a seat's hand is kept.
pub(super) fn hand_name(seat: Seat) -> String {
    format!("hand:{}", seat.0)
}

impl HouseTable {
    /// A device has come: its line is measured if it is a player's, and the game needs it.
    pub(super) fn measure_line(&mut self, conn: ConnectionId, guest: GuestId) {
        let is_played = self.book.seat_of(guest).is_some();
        let races = match &self.stage {
            Stage::Gathering => play::needs_lines(&self.book.game, &self.book.options),
            Stage::Playing(dealt) => dealt.play.needs_lines(),
            Stage::Over(_) | Stage::Frozen => false,
        };
        if is_played && races {
            self.lines.come(conn, self.now);
        }
    }

    /// What is agreed has changed: all players' lines are measured, or none.
    pub(super) fn measure_lines(&mut self) {
        for (conn, guest) in self.connections() {
            if self.lines.line(conn).is_none() {
                self.measure_line(conn, guest.id);
            }
        }
    }

    /// A device is gone: a seat without a line takes no part in a race.
    pub(super) fn lose_line(&mut self, conn: ConnectionId, guest: GuestId) {
        self.lines.go(conn);
        let seat = self.book.seat_of(guest).filter(|_| !self.devices.has(guest));
        if let (Some(seat), Some(dealt)) = (seat, self.dealt_mut()) {
            dealt.play.leave_race(seat);
        }
    }

    pub(super) fn send_pings(&mut self) {
        if self.lines.due().is_none_or(|due| due > self.now) {
            return;
        }
        let digest = Digest::of_bytes(&[b"sexton lines 1\0", self.book.secret.as_bytes()]);
        let chance = Keyed::new(Secret::from_bytes(digest.0), &[]);
        // A device may be at several tables.
        let series = self.id.0 as u16;
        for (conn, n) in self.lines.pings(self.now, series, chance) {
            self.tell(conn, &ToClient::Ping { n });
        }
    }

    /// A device tells its clock.
    pub(super) fn pong(&mut self, conn: ConnectionId, n: u32, times: (i64, i64), transport_ms: Option<u32>) {
        let Some(guest) = self.devices.get(conn).map(|device| device.guest().id) else {
            return;
        };
        let quality = |table: &HouseTable| {
            let seat = table.book.seat_of(guest);
            seat.map_or(LineQuality::Good, |seat| table.line_quality(seat))
        };
        let before = quality(self);
        self.lines.pong(conn, n, times, transport_ms, self.now);
        let after = quality(self);
        if before == after {
            return;
        }
        if before.max(after) == LineQuality::TooLong {
            self.tell_table();
        }
        let conns: Vec<ConnectionId> = self.devices.of(guest).collect();
        for conn in conns {
            self.tell_you(conn, guest);
        }
    }

    /// Whether the line of a seat's player is good enough to race over; nothing to say before it is known.
    pub(super) fn line_quality(&self, seat: Seat) -> LineQuality {
        let line = line_of(&self.book, &self.devices, &self.lines, seat);
        line.map_or(LineQuality::Good, |(_, line)| {
            play::line_quality(&self.book.game, &line)
        })
    }

    /// What everybody should know of whoever sits there.
    pub(super) fn marks(&self, seat: Seat) -> Vec<SeatMark> {
        let is_mechanical = self.dealt().is_some_and(|dealt| dealt.play.is_mechanical(seat));
        let is_slow = self.line_quality(seat) == LineQuality::TooLong;
        let is_asked = matches!(self.book.paused(), Some(PausedFor::Quiet | PausedFor::Start));
        let is_ready = is_asked && self.dealt().is_some_and(|dealt| dealt.ready.contains(seat));
        let is_hurried = self
            .dealt()
            .is_some_and(|dealt| dealt.play.hurried().contains(seat));
        let marks = [
            (is_hurried, SeatMark::Hurried),
            (is_ready, SeatMark::Ready),
            (is_mechanical, SeatMark::Mechanical),
            (is_slow, SeatMark::SlowLine),
        ];
        let held = marks.into_iter().filter(|(is_so, _)| *is_so);
        held.map(|(_, mark)| mark).collect()
    }

    /// Opens a race where the rules have, and begins a pause that waited for its end.
    pub(super) fn follow_race(&mut self) {
        if self.book.paused_since_ms.is_some() {
            return;
        }
        let Some(dealt) = self.dealt_mut() else { return };
        let opening = dealt.play.opening();
        let Some(situation) = self.situation() else { return };
        let runners = match opening {
            Some(Opening::Start) if situation.awaits_return() => None,
            Some(Opening::Start) => Some(situation.runners()),
            Some(Opening::TakeUp) => Some(situation.runners_again()),
            None => None,
        };
        let now = self.now;
        let Some(dealt) = self.dealt_mut() else { return };
        if let Some(runners) = runners {
            let bots = dealt.play.open_race(now, &runners);
            self.keep_hands(&bots);
        } else if opening.is_none() && !dealt.play.is_racing() && self.book.pause_wanted {
            self.begin_pause(PausedFor::Host);
        }
    }

    /// Looks after the race: shows what it is about, and judges it when it is over.
    pub(super) fn run_race(&mut self) -> Result<(), Mistake> {
        let (now, at) = (self.now, self.book.table_ms(self.now));
        let is_paused = self.book.paused_since_ms.is_some();
        let Some(dealt) = self.dealt_mut().filter(|_| !is_paused) else {
            return Ok(());
        };
        if dealt.play.race_due().is_none_or(|due| due > now) {
            return Ok(());
        }
        let when = Moment { now, at };
        let mistake = |trouble: Trouble| Mistake::refused("a race", &trouble);
        // First it is in the log; it goes out with the next event.
        if let Some(bots) = dealt.play.reveal(when).map_err(mistake)? {
            self.keep_hands(&bots);
            return Ok(());
        }
        self.release();
        let Some(dealt) = self.dealt_mut() else {
            return Ok(());
        };
        if let Some(judged) = dealt.play.judge(when).map_err(mistake)? {
            dealt.moved = true;
            self.tell_finish(*judged);
        }
        Ok(())
    }

    /// Sends what is raced for to whom it is time for (CC-10.7): over the line that was measured, so that a second,
    /// quicker device shows it no earlier. Everybody else and those who watch see it when it is shown to all.
    fn release(&mut self) {
        let now = self.now;
        let Some(dealt) = self.dealt_mut() else { return };
        let needs_lines = dealt.play.needs_lines();
        if let Some((seats, shown_at)) = dealt.play.release(now) {
            for seat in seats.into_iter().filter(|_| needs_lines) {
                let Some((conn, line)) = line_of(&self.book, &self.devices, &self.lines, seat) else {
                    continue;
                };
                if self.dealt_mut().is_some_and(|dealt| dealt.hold.release(conn)) {
                    let told = self.moved_news(&[Audience::Seat(seat)], Some(shown_at + line.theta));
                    let writer = &mut Writer::default();
                    for (_, news) in told {
                        self.tell_lines(&[conn], &news, writer);
                    }
                }
            }
        }
        if self.dealt_mut().is_some_and(|dealt| dealt.play.tell_all(now)) {
            self.release_to_all();
        }
    }

    fn release_to_all(&mut self) {
        let Some(dealt) = self.dealt_mut() else { return };
        let Hold { later, released } = std::mem::take(&mut dealt.hold);
        let audiences: Vec<Audience> = self
            .audiences()
            .filter(|audience| self.listens(*audience))
            .collect();
        let writer = &mut Writer::default();
        for (audience, news) in self.moved_news(&audiences, None) {
            let is_left = |conn: &ConnectionId| !released.contains(conn) && !later.contains(conn);
            let conns: Vec<ConnectionId> = self.listeners(audience).filter(is_left).collect();
            self.tell_some(audience, &conns, &news, writer);
        }
        if let Some(dealt) = self.dealt_mut() {
            dealt.play.forget_seen();
        }
        for conn in later {
            if let Some(guest) = self.devices.get(conn).map(|device| device.guest().id) {
                self.tell_view(conn, guest, None);
            }
        }
    }

    /// What the verdict rests on is shown to all and kept (CC-10.18); after many quiet races everybody must be ready.
    fn tell_finish(&mut self, judged: play::Judged) {
        for seat in judged.kept.iter() {
            self.keep_aside(hand_name(seat), None);
        }
        self.tell_moves();
        for (audience, finish) in judged.photos {
            let table = self.id.to_string();
            self.tell_audience(audience, &ToClient::Finish { table, finish });
        }
        if let Some((number, evidence)) = judged.evidence {
            self.keep_aside(format!("evidence:{number}"), Some(evidence.get().to_owned()));
        }
        if judged.is_quiet {
            self.begin_pause(PausedFor::Quiet);
        }
    }

    /// Hands are kept before anybody is told of them.
    fn keep_hands(&mut self, seats: &[Seat]) {
        for seat in seats {
            let kept = self.dealt_mut().and_then(|dealt| dealt.play.keep_hand(*seat));
            if let Some(kept) = kept {
                self.keep_aside(hand_name(*seat), Some(kept.get().to_owned()));
            }
        }
    }

    /// A hand comes in. Answered by `heard`.
    pub(super) fn press(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
        pressed: Pressed<'_>,
    ) -> Result<(), Trouble> {
        let seat = self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let now = self.now;
        let taught = self.book.lesson.map(|_| self.press_in_lesson(pressed.command));
        let heard = match (&taught, self.dealt_mut()) {
            (Some(Ok(())), _) => Heard::Taken,
            (None, Some(dealt)) => dealt.play.press(now, seat, pressed)?,
            (Some(Err(_)), _) | (None, None) => Heard::Dropped,
        };
        if heard != Heard::Dropped {
            self.keep_hands(&[seat]);
        }
        let message = ToClient::Heard {
            key: key.cloned(),
            table: self.id.to_string(),
            prompt: pressed.prompt,
            heard: match heard {
                Heard::Taken => HandHeard::Taken,
                Heard::FalseStart => HandHeard::FalseStart,
                Heard::Dropped => HandHeard::Dropped,
            },
        };
        self.tell(conn, &message);
        taught.unwrap_or(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_while_it_is_held_back_is_not_told_early() {
        let mut hold = Hold::default();
        hold.tell_later(ConnectionId(2));
        hold.tell_later(ConnectionId(2));
        assert!(hold.release(ConnectionId(1)));
        assert!(!hold.release(ConnectionId(2)));
        assert_eq!(
            (hold.later, hold.released),
            (vec![ConnectionId(2)], vec![ConnectionId(1)])
        );
    }
}

//! Clock samples of devices: a burst of pings when a line comes up, then one every two seconds.
//!
//! What the samples say is [`engine::race::Samples`]; here it is decided when which device is asked for its clock. It
//! knows no game: a table measures the lines of those who race.

use crate::ConnectionId;
use engine::race::{LineTimes, Sample, Samples};
use engine::{Chance, Keyed, Purpose};
use std::collections::BTreeMap;

const BURST: u32 = 8;
const BURST_MS: u64 = 100;
const EVERY_MS: u64 = 2_000;
/// How much a sample may come earlier or later, so that nobody can foresee it.
const JITTER_MS: u32 = 200;
const JITTER: Purpose = Purpose("ping");
/// Pings that are not answered are forgotten; those of a burst over a long line are not.
const WAITING_MAX: usize = BURST as usize;

/// A line that is measured.
struct Measured {
    samples: Samples,
    next_at: u64,
    sent: u32,
    /// Pings on their way: number and time.
    waiting: Vec<(u32, u64)>,
}

impl Measured {
    fn from(now: u64) -> Measured {
        Measured {
            samples: Samples::default(),
            next_at: now,
            sent: 0,
            waiting: Vec::new(),
        }
    }
}

/// The lines that are measured.
#[derive(Default)]
pub(super) struct Lines {
    measured: BTreeMap<ConnectionId, Box<Measured>>,
    pings: u32,
}

impl Lines {
    /// A device comes up, or anew: the samples begin from nothing, unless its first burst is under way.
    pub(super) fn come(&mut self, conn: ConnectionId, now: u64) {
        let line = self.measured.entry(conn);
        let line = line.or_insert_with(|| Box::new(Measured::from(now)));
        if line.sent >= BURST {
            **line = Measured::from(now);
        }
    }

    /// A device is gone, or races no more.
    pub(super) fn go(&mut self, conn: ConnectionId) {
        self.measured.remove(&conn);
    }

    /// When the next device is asked.
    pub(super) fn due(&self) -> Option<u64> {
        self.measured.values().map(|line| line.next_at).min()
    }

    /// Whom to ask now, each with the number of the ping. `series` tells the pings of several tables apart.
    pub(super) fn pings(&mut self, now: u64, series: u16, mut chance: Keyed) -> Vec<(ConnectionId, u32)> {
        let mut due = Vec::new();
        for (conn, line) in self.measured.iter_mut().filter(|(_, line)| line.next_at <= now) {
            self.pings = self.pings.wrapping_add(1);
            let number = u32::from(series) << 16 | self.pings & 0xffff;
            line.sent += 1;
            line.waiting.push((number, now));
            if line.waiting.len() > WAITING_MAX {
                line.waiting.remove(0);
            }
            line.next_at = if line.sent < BURST {
                now + BURST_MS
            } else {
                let jitter = chance.draw(JITTER, self.pings, 2 * JITTER_MS);
                now + EVERY_MS + u64::from(jitter) - u64::from(JITTER_MS)
            };
            due.push((*conn, number));
        }
        due
    }

    /// A device tells its clock: when the ping came and when it was answered. `transport_ms` is the smallest round trip
    /// the operating system has seen on the way to it. Gives what is known of the line now.
    pub(super) fn pong(
        &mut self,
        conn: ConnectionId,
        number: u32,
        (c1, c2): (i64, i64),
        transport_ms: Option<u32>,
        now: u64,
    ) -> Option<LineTimes> {
        let line = self.measured.get_mut(&conn)?;
        let idx = line.waiting.iter().position(|(waiting, _)| *waiting == number)?;
        let (_, sent) = line.waiting.remove(idx);
        if let Some(sample) = Sample::measure(sent as i64, c1, c2, now as i64) {
            line.samples.note(sample);
        }
        if let Some(transport_ms) = transport_ms {
            line.samples.note_transport(transport_ms.into());
        }
        line.samples.line()
    }

    /// What is known of a device's line, if it is enough.
    pub(super) fn line(&self, conn: ConnectionId) -> Option<LineTimes> {
        self.measured.get(&conn)?.samples.line()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Secret;

    const HERE: ConnectionId = ConnectionId(4);

    fn chance() -> Keyed {
        Keyed::new(Secret::from_seed(1), &[])
    }

    /// Lets a line of so many milliseconds each way be measured for a while; gives when it was asked.
    fn measure(lines: &mut Lines, (mut now, until): (u64, u64), way_ms: u64) -> Vec<u64> {
        let mut asked = Vec::new();
        while let Some(at) = lines.due().filter(|at| *at <= until) {
            now = now.max(at);
            for (conn, number) in lines.pings(now, 7, chance()) {
                asked.push(now);
                let there = (now + way_ms) as i64 + 5_000;
                lines.pong(conn, number, (there, there), None, now + 2 * way_ms);
            }
        }
        asked
    }

    #[test]
    fn a_burst_and_then_one_every_two_seconds() {
        // CC-10.4
        let mut lines = Lines::default();
        lines.come(HERE, 1_000);
        let asked = measure(&mut lines, (1_000, 60_000), 30);
        assert_eq!(
            asked[..8],
            [1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600, 1_700]
        );
        let gaps: Vec<u64> = asked[7..].windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(gaps.iter().all(|gap| (1_800..=2_200).contains(gap)), "{gaps:?}");
        assert!(gaps.iter().any(|gap| *gap != gaps[0]), "nobody can foresee it");
        let line = lines.line(HERE).unwrap();
        assert_eq!((line.rtt_min, line.theta), (60, 5_000));
    }

    #[test]
    fn a_line_that_comes_up_anew_is_measured_anew() {
        // CC-10.4, CC-10.5
        let mut lines = Lines::default();
        lines.come(HERE, 0);
        measure(&mut lines, (0, 350), 10);
        assert_eq!(lines.line(HERE), None, "four samples are too few");
        // The burst goes on, however often the device says that it is there.
        lines.come(HERE, 360);
        measure(&mut lines, (360, 800), 10);
        assert!(lines.line(HERE).is_some());
        lines.come(HERE, 900);
        assert_eq!(lines.line(HERE), None);
        assert_eq!(lines.due(), Some(900));
        lines.go(HERE);
        assert_eq!(lines.due(), None);
    }

    #[test]
    fn only_an_answer_to_a_ping_is_a_sample() {
        let mut lines = Lines::default();
        lines.come(HERE, 0);
        let (_, first) = lines.pings(0, 7, chance())[0];
        assert_eq!(first >> 16, 7, "the pings of a table are its own");
        for _ in 0..10 {
            lines.pong(HERE, first, (0, 0), None, 20);
            lines.pong(HERE, first + 9, (0, 0), None, 20);
            lines.pong(ConnectionId(5), first, (0, 0), None, 20);
        }
        assert_eq!(lines.line(HERE), None);
        // What is not answered is forgotten in the end.
        let mut send = || {
            let due = lines.due().unwrap();
            lines.pings(due, 7, chance())[0].1
        };
        let sent: Vec<u32> = (0..9).map(|_| send()).collect();
        for number in &sent[..4] {
            lines.pong(HERE, *number, (0, 0), None, 9_000);
        }
        assert_eq!(lines.line(HERE), None, "one at first and three now");
        lines.pong(HERE, sent[4], (0, 0), None, 9_000);
        assert!(lines.line(HERE).is_some());
    }

    #[test]
    fn a_long_line_is_known_after_its_burst() {
        // CC-10.4, CC-10.5: all pings are on their way before the first is answered.
        let mut lines = Lines::default();
        lines.come(HERE, 0);
        let burst: Vec<u32> = (0..8).map(|n| lines.pings(n * 100, 7, chance())[0].1).collect();
        for (n, number) in (0..).zip(burst) {
            lines.pong(HERE, number, (0, 0), None, n * 100 + 800);
        }
        assert_eq!(lines.line(HERE).unwrap().rtt_min, 800);
    }

    #[test]
    fn the_transport_may_know_a_shorter_round_trip() {
        // CC-10.5: whoever holds back answers to look slow is found out.
        let mut lines = Lines::default();
        lines.come(HERE, 0);
        measure(&mut lines, (0, 800), 200);
        assert_eq!(lines.line(HERE).unwrap().rtt_min, 400);
        let due = lines.due().unwrap();
        let (_, number) = lines.pings(due, 7, chance())[0];
        let line = lines.pong(HERE, number, (0, 0), Some(24), due + 400);
        assert_eq!(line.unwrap().rtt_min, 24);
    }
}

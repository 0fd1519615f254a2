//! Clock synchronisation: samples of a line, and what they say.
//!
//! One exchange of four times gives the round trip and the difference of the two clocks. The sample with the smallest
//! round trip has waited least on its way, so it tells the difference best; the others tell how unsteady the line is.

use super::{LineTimes, Millis};
use arrayvec::ArrayVec;

/// How many samples are kept.
const SAMPLES_MAX: usize = 32;

/// With fewer samples a line is not known.
const SAMPLES_MIN: usize = 5;

/// The longest time a client may say that it needed to answer.
const ANSWER_MAX_MS: Millis = 5;

/// Times beyond this are no times; sums of those below it cannot overflow.
const TIME_MAX: Millis = 1 << 53;

/// One exchange of four times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The round trip.
    pub rtt: Millis,
    /// The client's clock minus that of the race; half a millisecond is rounded down.
    pub offset: Millis,
}

impl Sample {
    /// From the times of sending, receiving, answering (both by the client's clock) and receiving again. Nothing if
    /// they cannot be times.
    pub fn measure(s0: Millis, c1: Millis, c2: Millis, s3: Millis) -> Option<Sample> {
        if [s0, c1, c2, s3].iter().any(|time| time.abs() > TIME_MAX) || s3 < s0 {
            return None;
        }
        let answering = (c2 - c1).clamp(0, ANSWER_MAX_MS);
        Some(Sample {
            rtt: (s3 - s0 - answering).max(0),
            offset: ((c1 - s0) + (c2 - s3)).div_euclid(2),
        })
    }
}

/// The latest samples of one line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Samples {
    latest: ArrayVec<Sample, SAMPLES_MAX>,
    transport_rtt: Option<Millis>,
}

impl Samples {
    /// Takes a sample; the oldest makes room.
    pub fn note(&mut self, sample: Sample) {
        if self.latest.is_full() {
            self.latest.remove(0);
        }
        self.latest.push(sample);
    }

    /// The smallest round trip the operating system has measured to the same peer.
    pub fn note_transport(&mut self, rtt: Millis) {
        self.transport_rtt = Some(rtt.max(0));
    }

    /// What the samples say; nothing before there are enough.
    pub fn line(&self) -> Option<LineTimes> {
        if self.latest.len() < SAMPLES_MIN {
            return None;
        }
        // Of equal round trips the latest sample has drifted least.
        let best = self.latest.iter().rev().min_by_key(|sample| sample.rtt)?;
        let mut rtts: ArrayVec<Millis, SAMPLES_MAX> = self.latest.iter().map(|sample| sample.rtt).collect();
        rtts.sort_unstable();
        // Nearest rank: the smallest value that at least 95 of 100 do not exceed.
        let rank = (95 * rtts.len()).div_ceil(100);
        Some(LineTimes {
            rtt_min: self
                .transport_rtt
                .map_or(best.rtt, |transport| transport.min(best.rtt)),
            rtt_p95: rtts[rank - 1],
            theta: best.offset,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(all: &[(Millis, Millis)]) -> Samples {
        let mut samples = Samples::default();
        for (rtt, offset) in all {
            samples.note(Sample {
                rtt: *rtt,
                offset: *offset,
            });
        }
        samples
    }

    #[test]
    fn the_smallest_round_trip_tells_the_offset() {
        // T-CC-59, CC-10.4
        let mut samples = samples(&[(40, 5), (35, 4), (90, 30), (31, 3), (200, 80)]);
        let line = samples.line().unwrap();
        assert_eq!((line.rtt_min, line.theta, line.rtt_p95), (31, 3, 200));
        // R-CC-52: of equal round trips the latest.
        samples.note(Sample { rtt: 31, offset: -7 });
        assert_eq!(samples.line().unwrap().theta, -7);
    }

    #[test]
    fn four_times_make_a_sample() {
        // CC-10.3, CC-10.2: a client 1,000 ms ahead behind a line of 20 ms each way answers after 3 ms.
        let sample = Sample::measure(500, 1520, 1523, 543).unwrap();
        assert_eq!((sample.rtt, sample.offset), (40, 1000));
        // R-CC-52: a client that says it needed longer than 5 ms looks slower, not quicker.
        assert_eq!(Sample::measure(0, 0, 90, 100).unwrap().rtt, 95);
        assert_eq!(Sample::measure(0, 90, 0, 100).unwrap().rtt, 100);
        // Numbers that are no times are no sample.
        assert_eq!(Sample::measure(0, Millis::MAX, 0, 100), None);
        assert_eq!(Sample::measure(0, Millis::MIN + 1, 0, 100), None);
        assert_eq!(Sample::measure(100, 0, 0, 99), None);
    }

    #[test]
    fn the_last_samples_count() {
        // CC-10.4: 32 are kept; of 32 the 31st is the 95 % rank.
        let mut samples = samples(&[(1, 99)]);
        for rtt in 101..=132 {
            samples.note(Sample { rtt, offset: 0 });
        }
        let line = samples.line().unwrap();
        assert_eq!((line.rtt_min, line.theta, line.rtt_p95), (101, 0, 131));
        // The transport's own figure is used if it is smaller (CC-10.5).
        samples.note_transport(80);
        assert_eq!(samples.line().unwrap().rtt_min, 80);
        samples.note_transport(300);
        assert_eq!(samples.line().unwrap().rtt_min, 101);
    }

    #[test]
    fn a_line_is_known_after_five_samples() {
        // CC-10.5
        assert_eq!(samples(&[(20, 0); 4]).line(), None);
        assert!(samples(&[(20, 0); 5]).line().is_some());
    }
}

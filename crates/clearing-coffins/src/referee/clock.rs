//! Clock synchronisation: samples of a link, and what they say (CC-10.3 to CC-10.5).

use super::{Line, Millis};
use arrayvec::ArrayVec;

/// How many samples are kept (CC-10.4).
const SAMPLES_MAX: usize = 32;

/// How many samples a seat needs before it may bang (CC-10.5).
const SAMPLES_MIN: usize = 5;

/// The longest time a client may say that it needed to answer.
const ANSWER_MAX_MS: Millis = 5;

/// Times beyond this are no times; sums of those below it cannot overflow.
const TIME_MAX: Millis = 1 << 53;

/// One exchange of four times (CC-10.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The round trip.
    pub rtt: Millis,
    /// The client's clock minus the house's.
    pub offset: Millis,
}

impl Sample {
    /// From the times of sending (house), receiving, answering (client) and receiving again (house).
    /// Nothing if they cannot be times.
    pub fn measure(s0: Millis, c1: Millis, c2: Millis, s3: Millis) -> Option<Sample> {
        if [s0, c1, c2, s3].iter().any(|time| time.abs() > TIME_MAX) || s3 < s0 {
            return None;
        }
        // R-CC-52
        let answering = (c2 - c1).clamp(0, ANSWER_MAX_MS);
        Some(Sample {
            rtt: (s3 - s0 - answering).max(0),
            offset: ((c1 - s0) + (c2 - s3)).div_euclid(2),
        })
    }
}

/// How good a link is (CC-10.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkQuality {
    /// Not enough samples yet.
    Unknown,
    /// Nothing to say.
    Good,
    /// The seat is warned.
    Warned,
    /// The seat is marked; play goes on, but compensation stays capped.
    Slow,
}

/// The samples of one seat's link.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Link {
    samples: ArrayVec<Sample, SAMPLES_MAX>,
    transport_rtt: Option<Millis>,
}

impl Link {
    /// Takes a sample; the oldest makes room.
    pub fn note(&mut self, sample: Sample) {
        if self.samples.is_full() {
            self.samples.remove(0);
        }
        self.samples.push(sample);
    }

    /// The smallest round trip the operating system has measured to the same peer (CC-10.5).
    pub fn note_transport(&mut self, rtt: Millis) {
        self.transport_rtt = Some(rtt.max(0));
    }

    /// Forgets everything: the seat has connected anew (CC-10.4).
    pub fn reset(&mut self) {
        *self = Link::default();
    }

    /// Whether the seat may bang.
    pub fn may_bang(&self) -> bool {
        self.samples.len() >= SAMPLES_MIN
    }

    /// What the samples say; nothing while there are none.
    pub fn estimate(&self) -> Option<Line> {
        // R-CC-52: of equal round trips the latest sample has drifted least.
        let best = self.samples.iter().rev().min_by_key(|sample| sample.rtt)?;
        let mut rtts: ArrayVec<Millis, SAMPLES_MAX> = self.samples.iter().map(|sample| sample.rtt).collect();
        rtts.sort_unstable();
        // Nearest rank: the smallest value that at least 95 of 100 do not exceed.
        let rank = (95 * rtts.len()).div_ceil(100);
        Some(Line {
            rtt_min: self
                .transport_rtt
                .map_or(best.rtt, |transport| transport.min(best.rtt)),
            rtt_p95: rtts[rank - 1],
            theta: best.offset,
        })
    }

    /// How good the link is.
    pub fn quality(&self) -> LinkQuality {
        match self.estimate() {
            Some(line) if self.may_bang() => match line.rtt_min {
                ..=250 => LinkQuality::Good,
                251..=600 => LinkQuality::Warned,
                _ => LinkQuality::Slow,
            },
            _ => LinkQuality::Unknown,
        }
    }
}

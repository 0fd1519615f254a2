//! Simulated lines: delay, jitter, loss, unequal ways.

use bots::reaction::{exponential, unit};
use engine::Fast;

/// The quickest and the slowest round trip of a line without jitter.
pub const RTT_MS: (f64, f64) = (20.0, 400.0);

/// The least and the greatest mean of the jitter of one way.
const JITTER_MS: (f64, f64) = (0.5, 10.0);

/// The share of the round trip that is the way to the client, from and to.
const DOWN_SHARE: (f64, f64) = (0.35, 0.65);

/// The greatest loss; half of all lines lose nothing.
const LOSS_MAX: f64 = 0.02;

/// A lost message is sent again after this, or after two round trips if they take longer.
const RESEND_MS: f64 = 200.0;

/// The line between the house and one client.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wire {
    /// The way to the client, without jitter.
    pub down_ms: f64,
    /// The way back.
    pub up_ms: f64,
    /// The mean of what is added to each way; exponential.
    pub jitter_ms: f64,
    /// The chance of a message to be lost and sent again.
    pub loss: f64,
    /// The mean of what each way takes longer because the client comes in at another node than its table's: half of it
    /// always, half of it exponential.
    pub hop_ms: f64,
}

impl Wire {
    /// Any line: round trips are spread evenly over their logarithm.
    pub fn draw(rng: &mut Fast) -> Wire {
        let (quick, slow) = RTT_MS;
        let rtt = quick * (slow / quick).powf(unit(rng));
        let down_share = between(DOWN_SHARE, rng);
        let lossy = rng.below(2) == 1;
        Wire {
            down_ms: rtt * down_share,
            up_ms: rtt * (1.0 - down_share),
            jitter_ms: between(JITTER_MS, rng),
            loss: if lossy { LOSS_MAX * unit(rng) } else { 0.0 },
            hop_ms: 0.0,
        }
    }

    /// The round trip without jitter.
    pub fn rtt_ms(&self) -> f64 {
        self.down_ms + self.up_ms + 2.0 * self.hop_ms
    }

    /// How long a message takes to the client.
    pub fn down(&self, rng: &mut Fast) -> f64 {
        self.travel(self.down_ms, rng)
    }

    /// How long a message takes to the house.
    pub fn up(&self, rng: &mut Fast) -> f64 {
        self.travel(self.up_ms, rng)
    }

    fn travel(&self, way_ms: f64, rng: &mut Fast) -> f64 {
        let mut took = way_ms + self.jitter_ms * exponential(rng);
        let mut again_ms = RESEND_MS.max(2.0 * self.rtt_ms());
        while self.loss > 0.0 && unit(rng) <= self.loss {
            took += again_ms;
            again_ms *= 2.0;
        }
        if self.hop_ms > 0.0 {
            took += self.hop_ms * (0.5 + 0.5 * exponential(rng));
        }
        took
    }
}

fn between((least, most): (f64, f64), rng: &mut Fast) -> f64 {
    least + (most - least) * unit(rng)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_within_their_bounds_and_of_all_kinds() {
        let mut rng = Fast::new(1);
        let wires: Vec<Wire> = (0..2_000).map(|_| Wire::draw(&mut rng)).collect();
        assert!(wires.iter().all(|wire| (20.0..=400.0).contains(&wire.rtt_ms())));
        let count = |is: fn(&Wire) -> bool| wires.iter().filter(|wire| is(wire)).count();
        assert!((800..1_200).contains(&count(|wire| wire.loss > 0.0)));
        assert!((300..600).contains(&count(|wire| wire.rtt_ms() > 200.0)));
        assert!((800..1_200).contains(&count(|wire| wire.down_ms > wire.up_ms)));
    }

    #[test]
    fn a_lost_message_comes_late() {
        let wire = Wire {
            down_ms: 20.0,
            up_ms: 30.0,
            jitter_ms: 0.0,
            loss: 0.5,
            hop_ms: 0.0,
        };
        let mut rng = Fast::new(2);
        let took: Vec<f64> = (0..1_000).map(|_| wire.down(&mut rng)).collect();
        let at_once = took.iter().filter(|ms| **ms == 20.0).count();
        assert!((400..600).contains(&at_once), "{at_once}");
        assert!(took.contains(&220.0) && took.contains(&620.0));
    }
}

//! Simulated people at simulated devices, honest and not.

use super::wire::Wire;
use bots::clearing_coffins::level::{Level, QUICK, SLEEPY, STEADY, UNDEAD};
use bots::reaction::unit;
use clearing_coffins::referee::{Compensation as _, Conditions, LineTimes, Millis, Press, Race};
use engine::race::{Sample, Samples};
use engine::{Fast, Seat};

/// One frame of a display.
const FRAME_MS: f64 = 1000.0 / 60.0;

/// A key or a touch is noticed by the device within this.
const INPUT_MS: f64 = 8.0;

/// A client answers a ping within this.
const ANSWER_MS: f64 = 3.0;

/// The house sends the dice within this after the moment it meant.
const RELEASE_LATE_MS: f64 = 2.0;

/// No clock drifts more (CC-10.4).
const DRIFT_MAX: f64 = 50e-6;

/// How a client cheats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Forgery {
    /// Says the dice came late and the hand early, as far from the truth as can be.
    pub lies: bool,
    /// Looks at the dice when they arrive, and says they were shown when they should be.
    pub peeks: bool,
    /// Holds back all answers to pings, to look as slow as is compensated.
    pub drags: bool,
    /// Holds back some answers even longer, to look unsteady.
    pub shakes: bool,
}

impl Forgery {
    /// Does nothing of it.
    pub const HONEST: Forgery = Forgery {
        lies: false,
        peeks: false,
        drags: false,
        shakes: false,
    };
}

/// A device's clock.
#[derive(Clone, Copy, Debug)]
struct Clock {
    ahead_ms: f64,
    drift: f64,
}

impl Clock {
    fn reads(&self, at: f64) -> f64 {
        at + self.ahead_ms + self.drift * at
    }

    /// When it reads this.
    fn when(&self, reading: f64) -> f64 {
        (reading - self.ahead_ms) / (1.0 + self.drift)
    }
}

/// A ping with the ways it takes.
#[derive(Clone, Copy, Debug)]
struct Ping {
    sent_at: Millis,
    down_ms: f64,
    answer_ms: f64,
    up_ms: f64,
}

/// Everything chance decides about one person in one race, so that all modes judge the same race.
#[derive(Clone, Debug)]
pub(super) struct Client {
    pub(super) wire: Wire,
    /// From seeing the dice to the hand on the table.
    pub(super) reaction_ms: f64,
    clock: Clock,
    pings: Vec<Ping>,
    frame_phase_ms: f64,
    input_ms: f64,
    release_late_ms: f64,
    dice_down_ms: f64,
    bang_up_ms: f64,
}

/// A hand on its way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) arrival: Millis,
    pub(super) press: Press,
}

/// People are as quick as the bots of CC-11.6, which have reactions of recognition tasks.
pub(super) fn draw_level(rng: &mut Fast) -> Level {
    [SLEEPY, STEADY, QUICK, UNDEAD][rng.below(4) as usize]
}

impl Client {
    /// A person of a level, so far from the node of the table; the dice are shown at `reveal_at`, after so many pings.
    pub(super) fn draw(
        level: &Level,
        hop_ms: f64,
        reveal_at: Millis,
        ping_count: u32,
        rng: &mut Fast,
    ) -> Client {
        let wire = Wire {
            hop_ms,
            ..Wire::draw(rng)
        };
        let clock = Clock {
            ahead_ms: 1e6 * (unit(rng) - 0.5),
            drift: DRIFT_MAX * (2.0 * unit(rng) - 1.0),
        };
        let pings = (0..ping_count).map(|number| Ping {
            sent_at: ping_sent_at(number, ping_count, reveal_at),
            down_ms: wire.down(rng),
            answer_ms: ANSWER_MS * unit(rng),
            up_ms: wire.up(rng),
        });
        Client {
            pings: pings.collect(),
            wire,
            reaction_ms: f64::from(level.react(0, rng)),
            clock,
            frame_phase_ms: FRAME_MS * unit(rng),
            input_ms: INPUT_MS * unit(rng),
            release_late_ms: RELEASE_LATE_MS * unit(rng),
            dice_down_ms: wire.down(rng),
            bang_up_ms: wire.up(rng),
        }
    }

    /// What the referee's samples of the line say. `owd_cap_ms` and `slack_max_ms` are what a cheat aims at.
    pub(super) fn line(&self, forgery: Forgery, owd_cap_ms: u32, slack_max_ms: u32) -> LineTimes {
        let mut samples = Samples::default();
        let drag_ms = (2.0 * f64::from(owd_cap_ms) - self.wire.rtt_ms()).max(0.0);
        for (number, ping) in self.pings.iter().enumerate() {
            let arrives = ping.sent_at as f64 + ping.down_ms;
            let mut answers = arrives + ping.answer_ms;
            if forgery.drags {
                answers += drag_ms;
            }
            // A quarter is more than the twentieth that p95 leaves out.
            if forgery.shakes && number % 4 == 1 {
                answers += f64::from(slack_max_ms);
            }
            let read = |at: f64| self.clock.reads(at).floor() as Millis;
            let c1 = read(arrives);
            // Who holds an answer back does not say so.
            let c2 = if forgery.drags || forgery.shakes {
                c1
            } else {
                read(answers)
            };
            let s3 = (answers + ping.up_ms).floor() as Millis;
            samples.note(Sample::measure(ping.sent_at, c1, c2, s3).expect("simulated times are times"));
        }
        samples.line().expect("at least five pings were answered")
    }

    /// The hand over the referee's measurement: the dice are released when he says.
    pub(super) fn race(
        &self,
        forgery: Forgery,
        line: &LineTimes,
        terms: &Conditions,
        seat: Seat,
        race: &mut Race,
    ) -> Hand {
        let release_at = race.release_at(seat).expect("the seat takes part") as f64;
        let released_at = release_at + self.release_late_ms;
        race.released(seat, released_at.floor() as Millis);
        let dice_at = released_at + self.dice_down_ms;
        let meant = terms.reveal_at + line.theta;
        let shown_at = self.next_frame(if forgery.peeks {
            dice_at
        } else {
            dice_at.max(self.clock.when(meant as f64))
        });
        let pressed_at = shown_at + self.reaction_ms + self.input_ms;
        let mut arrival = (pressed_at + self.bang_up_ms).floor() as Millis;
        if forgery != Forgery::HONEST {
            arrival = arrival.max(self.safe_arrival(line, terms));
        }
        let (shown, pressed) = if forgery.lies {
            (Millis::MAX / 4, Millis::MIN / 4)
        } else {
            let shown = self.clock.reads(shown_at).floor() as Millis;
            let told = if forgery.peeks { shown.max(meant) } else { shown };
            (told, self.clock.reads(pressed_at).floor() as Millis)
        };
        Hand {
            arrival,
            press: Press {
                shown: Some(shown),
                pressed: Some(pressed),
                target: None,
                is_right: true,
            },
        }
    }

    /// A cheat holds back a hand that would count as a false start.
    fn safe_arrival(&self, line: &LineTimes, terms: &Conditions) -> Millis {
        let constants = terms.options.constants();
        let believed = line.owd(&constants) + line.slack(&constants);
        terms.reveal_at + believed + Millis::from(constants.floor_ms)
    }

    /// When the hand would arrive at a house that sends the dice at once and takes hands as they come.
    pub(super) fn plain_arrival(&self, reveal_at: Millis) -> f64 {
        let dice_at = reveal_at as f64 + self.release_late_ms + self.dice_down_ms;
        self.next_frame(dice_at) + self.reaction_ms + self.input_ms + self.bang_up_ms
    }

    fn next_frame(&self, at: f64) -> f64 {
        ((at - self.frame_phase_ms) / FRAME_MS).ceil() * FRAME_MS + self.frame_phase_ms
    }
}

/// CC-10.4: eight on joining, 100 ms apart; then one every two seconds.
fn ping_sent_at(number: u32, count: u32, reveal_at: Millis) -> Millis {
    const BURST: u32 = 8;
    let since_joining = |number: u32| {
        let burst = Millis::from(number.min(BURST - 1)) * 100;
        burst + Millis::from(number.saturating_sub(BURST - 1)) * 2_000
    };
    // The last one a second before the dice, and the way there and back.
    reveal_at - 2_000 - since_joining(count - 1) + since_joining(number)
}

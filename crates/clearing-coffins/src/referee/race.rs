//! One race: hands and passes in, one verdict out (CC-10.9 to CC-10.15, CC-4.6a, CC-4.7).
//!
//! Nothing is decided when a hand arrives, but for what it is worth alone. Which hands count is found from all of
//! them when the race closes, so the order in which they were handed in does not matter.

use super::lane::{Hand, Lane};
use super::line::{self, Compensation as _, Measured, Showing};
use super::{Conditions, Evidence, Heard, Millis, PhotoFinish, Press, Ruling, Runner};
use crate::api::{
    Anticipation, Bang, Bangs, ClaimMode, Constants, FalseStart, FalseStarts, ReactionMode, Target, Verdict,
};
use crate::order::{dist, sort_bangs, sort_false_starts};
use engine::{Seat, SeatMap};

/// One race, from the throw to the verdict.
#[derive(Clone, Debug)]
pub struct Race {
    terms: Conditions,
    constants: Constants,
    lanes: SeatMap<Lane>,
    /// How long hands may be on their way: `W` of the spec (CC-10.11).
    travel_ms: Millis,
    /// How long the arbitration waits for other hands.
    arbitration_ms: Millis,
}

impl Race {
    /// Opens a race when the dice are thrown. The dice are released as [`Race::release_at`] says.
    pub fn open(terms: Conditions, runners: &SeatMap<Runner>) -> Race {
        let constants = terms.options.constants();
        let slowest = runners.iter().filter_map(|(_, runner)| match runner {
            Runner::Remote(line) => Some(line.rtt_p95),
            _ => None,
        });
        // R-CC-67: hands that come from one device over several lines may overtake each other.
        let is_shared = runners.iter().any(|(_, runner)| *runner == Runner::Shared);
        let travel_ms = match terms.options.reaction_mode {
            // CC-11.2: at one device no hand is on its way.
            ReactionMode::Hotseat if !is_shared => 0,
            ReactionMode::Network | ReactionMode::Hotseat | ReactionMode::Sealed => slowest
                .max()
                .unwrap_or(0)
                .max(Millis::from(constants.arb_min_ms))
                .min(Millis::from(constants.arb_max_ms)),
        };
        let lane = |runner: Runner| Lane {
            runner,
            released_at: match runner {
                Runner::Remote(line) => line.release_at(terms.reveal_at, &constants),
                _ => terms.reveal_at,
            },
            hand: None,
            passed_at: None,
        };
        Race {
            terms,
            constants,
            lanes: SeatMap::new(runners.seats(), |seat| lane(runners[seat])),
            travel_ms,
            // R-CC-60: a hand with a handicap may come first and still be beaten.
            arbitration_ms: travel_ms + Millis::from(terms.options.handicap.most()),
        }
    }

    /// When the dice go to a seat.
    pub fn release_at(&self, seat: Seat) -> Option<Millis> {
        self.lanes.get(seat).map(|lane| lane.released_at)
    }

    /// The dice went to a seat later than planned.
    pub fn released(&mut self, seat: Seat, at: Millis) {
        if self.lanes.get(seat).is_some() {
            self.lanes[seat].released_at = at;
        }
    }

    /// How long the arbitration waits: `W` of the spec, and the largest handicap (R-CC-60).
    pub fn arbitration_ms(&self) -> Millis {
        self.arbitration_ms
    }

    /// A seat has lost its line: it does not bang any more (CC-10.17). A hand that is down stays down.
    pub fn leave(&mut self, seat: Seat) {
        if self.lanes.get(seat).is_some() {
            self.lanes[seat].runner = Runner::Absent;
        }
    }

    /// A hand comes in.
    pub fn bang(&mut self, seat: Seat, arrival: Millis, press: Press) -> Heard {
        let Some(lane) = self.lanes.get(seat) else {
            return Heard::Dropped;
        };
        // CC-4.7: a second hand, a seat that is locked out or cannot bang.
        if lane.hand.is_some() || lane.runner == Runner::Absent {
            return Heard::Dropped;
        }
        let mut evidence = self.measure(seat, lane, arrival, press);
        if evidence.ruling == Ruling::FalseStart {
            if self.terms.options.false_start == FalseStart::Ignore {
                return Heard::Dropped;
            }
            // R-CC-49
            let floor = Millis::from(self.constants.floor_ms);
            evidence.reaction = evidence.reaction.min(floor - 1);
        }
        let heard = match evidence.ruling {
            Ruling::Counted => Heard::Taken,
            Ruling::FalseStart => Heard::FalseStart,
            Ruling::TooLate => Heard::Dropped,
        };
        self.lanes[seat].hand = Some(Hand {
            target: press.target,
            is_right: press.is_right,
            evidence,
        });
        heard
    }

    /// A bot says in advance after how long its hand will come down.
    pub fn bot_bang(
        &mut self,
        seat: Seat,
        reaction: Millis,
        target: Option<Target>,
        is_right: bool,
    ) -> Heard {
        let at = self.terms.reveal_at.saturating_add(reaction);
        let press = Press {
            shown: None,
            pressed: None,
            target,
            is_right,
        };
        self.bang(seat, at, press)
    }

    /// A seat says "not mine" (CC-4.6a); shown to nobody.
    pub fn pass(&mut self, seat: Seat, at: Millis) {
        if self.lanes.get(seat).is_some() && at >= self.terms.reveal_at {
            self.lanes[seat].passed_at.get_or_insert(at);
        }
    }

    fn measure(&self, seat: Seat, lane: &Lane, arrival: Millis, press: Press) -> Evidence {
        let constants = &self.constants;
        let reveal_at = self.terms.reveal_at;
        let client = press.shown.zip(press.pressed);
        let (line, measured) = match lane.runner {
            Runner::Remote(line) => {
                let shown_at = line.shown_at(reveal_at, lane.released_at, constants);
                let showing = Showing { reveal_at, shown_at };
                (
                    Some(line),
                    line::measure(&line, showing, arrival, client, constants),
                )
            }
            Runner::Local | Runner::Shared | Runner::Bot | Runner::Absent => {
                // One clock: the reaction is exact.
                let r_server = arrival - reveal_at;
                let r_client = client.map(|(shown, pressed)| pressed.saturating_sub(shown));
                let reaction = r_client.unwrap_or(r_server);
                let measured = Measured {
                    r_client,
                    r_server,
                    reaction,
                };
                (None, measured)
            }
        };
        let is_early = arrival < reveal_at || measured.reaction < Millis::from(constants.floor_ms);
        let ruling = if measured.reaction > Millis::from(self.terms.options.window_ms) {
            Ruling::TooLate
        // CC-10.14: on `!+K` an early touch is a touch.
        } else if is_early && !self.terms.throw.is_hands_off() {
            Ruling::FalseStart
        } else {
            Ruling::Counted
        };
        let handicap = match ruling {
            Ruling::Counted => self.handicap(seat, measured.reaction),
            Ruling::FalseStart | Ruling::TooLate => 0,
        };
        Evidence {
            seat,
            arrival,
            theta: line.map_or(0, |line| line.theta),
            owd: line.map_or(0, |line| line.owd(constants)),
            slack: line.map_or(0, |line| line.slack(constants)),
            shown: press.shown,
            pressed: press.pressed,
            r_client: measured.r_client,
            r_server: measured.r_server,
            reaction: measured.reaction.saturating_add(handicap),
            handicap,
            ruling,
        }
    }

    /// What a seat's handicap adds to a reaction that counts; nothing is pushed out of the window by it (R-CC-59).
    fn handicap(&self, seat: Seat, measured: Millis) -> Millis {
        let room = Millis::from(self.terms.options.window_ms).saturating_sub(measured);
        Millis::from(self.terms.options.handicap.of(seat)).min(room)
    }

    fn hands(&self) -> impl Iterator<Item = &Hand> {
        self.lanes.iter().filter_map(|(_, lane)| lane.hand.as_ref())
    }

    /// Whether a hand opens the arbitration: a valid one, with `pointed` a right one (CC-10.11). On `!+K` none is
    /// right then (R-CC-50).
    fn opens_arbitration(&self, hand: &Hand) -> bool {
        let is_wanted = self.terms.options.claim_mode == ClaimMode::Garlic || hand.is_right;
        hand.evidence.ruling == Ruling::Counted && is_wanted && hand.evidence.arrival <= self.last_arrival()
    }

    /// The last moment at which a hand can arrive: `T + WINDOW_MS + W`.
    fn last_arrival(&self) -> Millis {
        self.terms.reveal_at + Millis::from(self.terms.options.window_ms) + self.travel_ms
    }

    /// When the arbitration was opened. A touch before the reveal waits for it (R-CC-48).
    fn arbitration_opened_at(&self) -> Option<Millis> {
        let opening = self.hands().filter(|hand| self.opens_arbitration(hand));
        let first = opening.map(|hand| hand.evidence.arrival).min();
        first.map(|first| first.max(self.terms.reveal_at))
    }

    /// Hands that arrive after this are void.
    fn arrivals_until(&self) -> Millis {
        let last = self.last_arrival();
        self.arbitration_opened_at()
            .map_or(last, |opened| last.min(opened + self.arbitration_ms))
    }

    /// When the race closes, as far as is known now; never before the dice are shown. More hands and passes can
    /// only bring it forward.
    pub fn close_at(&self) -> Millis {
        let until = self.arrivals_until();
        let lanes = || self.lanes.iter().map(|(_, lane)| lane);
        let early = match self.arbitration_opened_at() {
            // CC-10.11: closes early when nobody is left who could bang; a bot's hand is known in advance.
            Some(opened) if lanes().all(|lane| lane.is_settled(until)) => {
                let people = lanes().filter(|lane| lane.runner != Runner::Bot);
                people.filter_map(Lane::arrival).fold(opened, Millis::max)
            }
            // CC-4.6a, R-CC-51: closes at once when all who could still bang have passed.
            None if self.terms.options.early_pass.is_on() && lanes().all(|lane| lane.is_quiet(until)) => {
                let ends = lanes().filter_map(|lane| lane.arrival().or(lane.passed_at));
                ends.fold(self.terms.reveal_at, Millis::max)
            }
            _ => until,
        };
        early.min(until)
    }

    /// The hand of a seat, if it is down.
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        self.lanes.get(seat)?.hand
    }

    /// The verdict on the hands that came in, and what it rests on, by seat.
    pub fn verdict(&self) -> (Verdict, PhotoFinish) {
        let until = self.arrivals_until();
        let judged = |hand: &Hand| {
            let mut hand = *hand;
            // CC-4.7: also one that would have been a false start.
            if hand.evidence.arrival > until {
                hand.evidence.ruling = Ruling::TooLate;
            }
            hand
        };
        verdict_on(&self.terms, self.lanes.seats(), self.hands().map(judged))
    }
}

/// The verdict on hands, each with what became of it, in the order of their seats.
///
/// A race that was broken off is judged like this, on the hands that had come in (R-CC-68).
pub fn verdict_on(
    terms: &Conditions,
    seats: u8,
    hands: impl IntoIterator<Item = Hand>,
) -> (Verdict, PhotoFinish) {
    let (mut bangs, mut false_starts) = (Bangs::new(), FalseStarts::new());
    let mut photo = PhotoFinish::new();
    for Hand { target, evidence, .. } in hands {
        let (seat, reaction_ms) = (evidence.seat, whole(evidence.reaction));
        match evidence.ruling {
            Ruling::Counted => bangs.push(Bang {
                seat,
                reaction_ms,
                target,
            }),
            Ruling::FalseStart => false_starts.push(Anticipation { seat, reaction_ms }),
            Ruling::TooLate => {}
        }
        photo.push(evidence);
    }
    let dist = |seat: Seat| dist(seat, terms.thrower, seats);
    sort_bangs(&mut bangs, terms.options.tie_band_ms, dist);
    sort_false_starts(&mut false_starts, dist);
    (Verdict::Adjudicate { bangs, false_starts }, photo)
}

/// A reaction as verdicts write it. A hand long before the reveal is early enough as it is.
fn whole(reaction: Millis) -> i32 {
    reaction.clamp(Millis::from(i32::MIN), Millis::from(i32::MAX)) as i32
}

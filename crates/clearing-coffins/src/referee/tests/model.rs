//! A second referee, written from the words of CC-10 alone (T-CC-96): a clock ticks, hands are heard when they arrive,
//! and at every tick he asks whether the race is over. The real one finds all of it from the hands at once.

use super::T;
use crate::api::{ClaimMode, Constants, FalseStart, Options, ReactionMode};
use crate::referee::{Conditions, LineTimes, Millis, Press, Runner};
use engine::Seat;

/// What a seat does, and when the house hears of it. A bot says it in advance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    pub(super) at: Millis,
    pub(super) seat: Seat,
    /// A hand, or "not mine".
    pub(super) press: Option<Press>,
}

/// What became of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Worth {
    Counts(Millis),
    FalseStart(Millis),
    Nothing,
}

/// The end of a race.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct End {
    pub(super) at: Millis,
    /// Whether all who could still bang had passed.
    pub(super) by_passing: bool,
    /// Seats and reactions in adjudicated order.
    pub(super) bangs: Vec<(u8, Millis)>,
    pub(super) false_starts: Vec<(u8, Millis)>,
}

/// A race with all that will happen in it.
pub(super) struct Model<'a> {
    pub(super) terms: Conditions,
    pub(super) runners: &'a [Runner],
    pub(super) deeds: &'a [Deed],
}

impl Model<'_> {
    fn options(&self) -> &Options {
        &self.terms.options
    }

    fn ms(&self, of: impl Fn(&Constants) -> u32) -> Millis {
        Millis::from(of(&self.options().constants()))
    }

    /// CC-10.7: `owd` and `slack` of a line.
    fn owd_and_slack(&self, line: LineTimes) -> (Millis, Millis) {
        let owd = (line.rtt_min / 2).min(self.ms(|it| it.owd_cap_ms));
        let slack = (line.rtt_p95 - line.rtt_min).min(self.ms(|it| it.slack_max_ms));
        (owd, slack.max(self.ms(|it| it.slack_min_ms)))
    }

    /// CC-10.7: when the dice go out to a line.
    pub(super) fn rel(&self, line: LineTimes) -> Millis {
        let (owd, slack) = self.owd_and_slack(line);
        T - (owd + slack / 2).min(self.ms(|it| it.lead_max_ms))
    }

    /// CC-10.9: the reaction of a hand.
    fn reaction(&self, deed: Deed, press: Press) -> Millis {
        let client = press.shown.zip(press.pressed);
        let Runner::Remote(line) = self.runners[deed.seat.idx()] else {
            return client.map_or(deed.at - T, |(shown, pressed)| pressed - shown);
        };
        let (owd, slack) = self.owd_and_slack(line);
        let show_est = T.max(self.rel(line) + owd);
        let r_server = deed.at - owd - show_est;
        client.map_or(r_server, |(shown, pressed)| {
            let latest = show_est + self.ms(|it| it.late_max_ms);
            let shown = (shown - line.theta).max(T - 5).min(latest);
            let r_client = pressed - line.theta - shown;
            r_client.max(r_server - slack).min(r_server + slack)
        })
    }

    /// CC-4.7, CC-10.14, R-CC-49, R-CC-59: what a first hand is worth.
    fn worth(&self, deed: Deed, press: Press) -> Worth {
        let window = Millis::from(self.options().window_ms);
        let floor = self.ms(|it| it.floor_ms);
        let reaction = self.reaction(deed, press);
        if reaction > window {
            Worth::Nothing
        } else if (deed.at < T || reaction < floor) && !self.terms.throw.is_hands_off() {
            Worth::FalseStart(reaction.min(floor - 1))
        } else {
            let handicap = Millis::from(self.options().handicap.of(deed.seat));
            Worth::Counts((reaction + handicap).min(window))
        }
    }

    /// CC-10.11: how long a hand may be on its way; CC-11.2: at one device not at all, R-CC-67: but over several lines.
    fn w(&self) -> Millis {
        let slowest = self.runners.iter().map(|runner| match runner {
            Runner::Remote(line) => line.rtt_p95,
            _ => 0,
        });
        let slowest = slowest.max().unwrap_or(0).max(self.ms(|it| it.arb_min_ms));
        match self.options().reaction_mode {
            ReactionMode::Hotseat if !self.runners.contains(&Runner::Shared) => 0,
            _ => slowest.min(self.ms(|it| it.arb_max_ms)),
        }
    }

    /// The hands that are not dropped when they arrive (CC-4.7): the first of each seat that can bang.
    fn hands(&self) -> Vec<(Deed, Press, Worth)> {
        let mut hands: Vec<(Deed, Press, Worth)> = Vec::new();
        for deed in self.deeds {
            let Some(press) = deed.press else { continue };
            let second = hands.iter().any(|(hand, ..)| hand.seat == deed.seat);
            let absent = self.runners[deed.seat.idx()] == Runner::Absent;
            let worth = self.worth(*deed, press);
            let ignored =
                matches!(worth, Worth::FalseStart(_)) && self.options().false_start == FalseStart::Ignore;
            if !second && !absent && !ignored {
                hands.push((*deed, press, worth));
            }
        }
        hands
    }

    /// Lets the clock tick until the race is over.
    pub(super) fn run(&self) -> End {
        let hands = self.hands();
        let pointed = self.options().claim_mode == ClaimMode::Pointed;
        let last = T + Millis::from(self.options().window_ms) + self.w();
        let (mut now, mut deadline, mut opened) = (T, last, false);
        loop {
            // CC-10.11, R-CC-48, R-CC-60: the first valid hand opens the arbitration, but not before the dice are seen.
            let opens = |(hand, press, worth): &(Deed, Press, Worth)| {
                hand.at <= now && matches!(worth, Worth::Counts(_)) && (!pointed || press.is_right)
            };
            if !opened && hands.iter().any(opens) {
                opened = true;
                let handicaps =
                    (0..self.runners.len() as u8).map(|seat| self.options().handicap.of(Seat(seat)));
                deadline = last.min(now + self.w() + Millis::from(handicaps.max().unwrap_or(0)));
            }
            let seats = || (0u8..).map(Seat).zip(self.runners);
            let is_down = |seat: Seat| hands.iter().any(|(hand, ..)| hand.seat == seat && hand.at <= now);
            let passed = |seat: Seat| {
                let passes = |deed: &Deed| deed.press.is_none() && (T..=now).contains(&deed.at);
                self.deeds.iter().any(|deed| deed.seat == seat && passes(deed))
            };
            // CC-10.11: all have banged, cannot any more, or are bots, which are known in advance.
            let settled = opened
                && seats()
                    .all(|(seat, runner)| matches!(runner, Runner::Absent | Runner::Bot) || is_down(seat));
            // CC-4.6a, R-CC-51
            let by_passing = !opened
                && self.options().early_pass.is_on()
                && seats().all(|(seat, runner)| *runner == Runner::Absent || passed(seat) || is_down(seat));
            if settled || by_passing || now == deadline {
                return self.end(now, by_passing, if opened { deadline } else { now }, &hands);
            }
            now += 1;
        }
    }

    /// The hands that arrived in time, in order; those of bots are known until the deadline.
    fn end(&self, now: Millis, by_passing: bool, deadline: Millis, hands: &[(Deed, Press, Worth)]) -> End {
        let mut end = End {
            at: now,
            by_passing,
            ..End::default()
        };
        for (hand, _, worth) in hands {
            let is_bot = self.runners[hand.seat.idx()] == Runner::Bot;
            match *worth {
                _ if hand.at > if is_bot { deadline } else { now } => {}
                Worth::Counts(reaction) => end.bangs.push((hand.seat.0, reaction)),
                Worth::FalseStart(reaction) => end.false_starts.push((hand.seat.0, reaction)),
                Worth::Nothing => {}
            }
        }
        // CC-10.1, CC-10.12: by reaction, then clockwise from the thrower's left; the quickest and all within the tie
        // band of it are equal.
        let players = self.runners.len() as i32;
        let dist = |seat: u8| (i32::from(seat) - i32::from(self.terms.thrower.0) - 1).rem_euclid(players);
        let by_reaction =
            |list: &mut Vec<(u8, Millis)>| list.sort_by_key(|(seat, reaction)| (*reaction, dist(*seat)));
        by_reaction(&mut end.bangs);
        by_reaction(&mut end.false_starts);
        let band = end
            .bangs
            .first()
            .map_or(0, |(_, best)| best + Millis::from(self.options().tie_band_ms));
        let tied = end
            .bangs
            .iter()
            .take_while(|(_, reaction)| *reaction <= band)
            .count();
        end.bangs[..tied].sort_by_key(|(seat, _)| dist(*seat));
        end
    }
}

//! One race between two people, judged in every mode.

use super::client::{Client, Forgery, Hand};
use clearing_coffins::Options;
use clearing_coffins::api::{Constants, Preset, ReactionMode};
use clearing_coffins::referee::{Answer, Conditions, Evidence, LineTimes, Millis, Race, Runner, Sealed};
use clearing_coffins::{Bang, Verdict};
use engine::{Fast, Seat, SeatMap};
use serde::Serialize;

/// When the dice are shown, in milliseconds of the house's clock.
const REVEAL_AT: Millis = 100_000;

/// How hands are ordered (R-CC-57).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// As they arrive, by a house that measures nothing: what the others are compared with.
    Arrival,
    /// `fairness = strict`
    Strict,
    /// `fairness = normal`
    Balanced,
    /// `fairness = level`
    Level,
    /// `reaction_mode = sealed`
    Sealed,
}

engine::codes!(Mode {
    Arrival = "arrival",
    Strict = "strict",
    Balanced = "balanced",
    Level = "level",
    Sealed = "sealed",
});

impl Mode {
    /// Those in which the referee measures.
    pub const MEASURED: [Mode; 3] = [Mode::Strict, Mode::Balanced, Mode::Level];

    /// The options of a table in this mode.
    pub fn options(self) -> Options {
        Options {
            fairness: match self {
                Mode::Strict => Preset::Strict,
                Mode::Level => Preset::Level,
                Mode::Balanced | Mode::Arrival | Mode::Sealed => Preset::Normal,
            },
            reaction_mode: match self {
                Mode::Sealed => ReactionMode::Sealed,
                _ => ReactionMode::Network,
            },
            ..Options::default()
        }
    }

    /// The constants of CC-10 in this mode.
    pub fn constants(self) -> Constants {
        self.options().constants()
    }
}

/// Two people, their lines, and all that chance decides in their race.
#[derive(Clone, Debug)]
pub(super) struct Duel {
    pub(super) clients: [Client; 2],
    thrower: Seat,
    lottery: u64,
}

/// What became of a hand that may be forged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judged {
    /// Who acts.
    pub(super) winner: Option<Seat>,
    /// What the referee knew of the first client.
    pub(super) line: LineTimes,
    /// What he made of its hand.
    pub(super) evidence: Evidence,
}

impl Duel {
    /// A race of two people; of the same level if `equals`. The second comes in so far from the node of the table.
    pub(super) fn draw(equals: bool, hop_ms: f64, rng: &mut Fast) -> Duel {
        let first = super::client::draw_level(rng);
        let second = if equals {
            first
        } else {
            super::client::draw_level(rng)
        };
        // From somebody who has just joined to a full window of samples (CC-10.4).
        let ping_count = 8 + rng.below(25);
        Duel {
            clients: [(first, 0.0), (second, hop_ms)]
                .map(|(level, hop_ms)| Client::draw(&level, hop_ms, REVEAL_AT, ping_count, rng)),
            thrower: Seat(rng.below(2) as u8),
            lottery: u64::from(rng.below(u32::MAX)),
        }
    }

    /// The truly faster one, and by how much; nobody if both took the same time.
    pub(super) fn faster(&self) -> Option<(Seat, f64)> {
        let by = self.clients[1].reaction_ms - self.clients[0].reaction_ms;
        (by != 0.0).then(|| (Seat(u8::from(by < 0.0)), by.abs()))
    }

    /// How much longer the round trip of one is than that of the other.
    pub(super) fn line_difference(&self) -> f64 {
        (self.clients[0].wire.rtt_ms() - self.clients[1].wire.rtt_ms()).abs()
    }

    /// The longer round trip.
    pub(super) fn slower_line(&self) -> f64 {
        self.clients[0].wire.rtt_ms().max(self.clients[1].wire.rtt_ms())
    }

    fn terms(&self, mode: Mode) -> Conditions {
        Conditions {
            options: mode.options(),
            round: 1,
            thrower: self.thrower,
            throw: "!+B".parse().expect("a throw on which every hand is right"),
            reveal_at: REVEAL_AT,
        }
    }

    /// Who acts in a mode if both are honest.
    pub(super) fn winner(&self, mode: Mode) -> Option<Seat> {
        match mode {
            Mode::Arrival => {
                let [first, second] = [0, 1].map(|idx: usize| self.clients[idx].plain_arrival(REVEAL_AT));
                Some(Seat(u8::from(second < first)))
            }
            Mode::Sealed => {
                let mut sealed = Sealed::open(self.terms(mode), 2, |_| true);
                sealed.answer(Seat(0), Answer::Bang(None));
                sealed.answer(Seat(1), Answer::Bang(None));
                first_of(&sealed.verdict(&mut Fast::new(self.lottery)))
            }
            Mode::Strict | Mode::Balanced | Mode::Level => self.judge(mode, Forgery::HONEST).winner,
        }
    }

    /// The referee's verdict if the first of the two cheats so.
    pub(super) fn judge(&self, mode: Mode, forgery: Forgery) -> Judged {
        let constants = mode.constants();
        let forgeries = [forgery, Forgery::HONEST];
        let lines = [0, 1].map(|idx: usize| {
            self.clients[idx].line(forgeries[idx], constants.owd_cap_ms, constants.slack_max_ms)
        });
        let runners = SeatMap::new(2, |seat| Runner::Remote(lines[seat.idx()]));
        let terms = self.terms(mode);
        let mut race = Race::open(terms, &runners);
        for (idx, client) in self.clients.iter().enumerate() {
            let seat = Seat(idx as u8);
            let Hand { arrival, press } = client.race(forgeries[idx], &lines[idx], &terms, seat, &mut race);
            race.bang(seat, arrival, press);
        }
        let (verdict, evidence) = race.verdict();
        Judged {
            winner: first_of(&verdict),
            line: lines[0],
            evidence: evidence[0],
        }
    }
}

fn first_of(verdict: &Verdict) -> Option<Seat> {
    match verdict {
        Verdict::Adjudicate { bangs, .. } => bangs.first().map(|bang: &Bang| bang.seat),
        _ => None,
    }
}

//! One race that is on: who has been shown the dice, which hands have come, when it ends.

use super::kept::KeptHand;
use clearing_coffins::api::ReactionMode;
use clearing_coffins::referee::{
    Answer, Evidence, Hand, Heard, Press, Race, Runner, SEALED_ANSWER_MS, Sealed, Terms, verdict_on,
};
use clearing_coffins::{Command, Verdict};
use engine::{Chance, Seat, SeatMap};

/// How the hands of a race are found.
enum Course {
    /// By reactions.
    Run(Box<Race>),
    /// By sealed answers and lots (CC-11.3).
    Sealed(Sealed),
    /// No more of them: the house was away in the middle of it (R-CC-68).
    BrokenOff(Vec<Hand>),
}

/// A race that is on.
pub(super) struct Running {
    pub(super) terms: Terms,
    course: Course,
    seats: u8,
    /// Seats the dice have not been sent to.
    unreleased: Vec<Seat>,
    pub(super) is_revealed: bool,
    /// Whether those who watch have seen the dice.
    pub(super) is_told: bool,
}

impl Running {
    /// The dice roll.
    pub(super) fn open(terms: Terms, runners: &[Runner]) -> Running {
        let seats = runners.len() as u8;
        let runner = |seat: Seat| runners[seat.idx()];
        let course = match terms.options.reaction_mode {
            ReactionMode::Sealed => {
                Course::Sealed(Sealed::open(terms, seats, |seat| runner(seat) != Runner::Absent))
            }
            ReactionMode::Network | ReactionMode::Hotseat => {
                // R-CC-67: the hands of one device come over several lines and may overtake each other, so they are
                // waited for as those of several devices are.
                let mut run = terms;
                run.options.reaction_mode = ReactionMode::Network;
                Course::Run(Box::new(Race::open(run, &SeatMap::new(seats, runner))))
            }
        };
        Running {
            terms,
            course,
            seats,
            unreleased: (0..seats).map(Seat).collect(),
            is_revealed: false,
            is_told: false,
        }
    }

    fn shown(terms: Terms, seats: u8, course: Course) -> Running {
        Running {
            terms,
            course,
            seats,
            unreleased: Vec::new(),
            is_revealed: true,
            is_told: true,
        }
    }

    /// A sealed round is taken up again, with the answers that were kept.
    pub(super) fn take_up_sealed(terms: Terms, runners: &[Runner], kept: &[(Seat, KeptHand)]) -> Running {
        let seats = runners.len() as u8;
        let mut sealed = Sealed::open(terms, seats, |seat| runners[seat.idx()] != Runner::Absent);
        for (seat, kept) in kept {
            if let KeptHand::Answer(answer) = kept {
                sealed.answer(*seat, *answer);
            }
        }
        Running::shown(terms, seats, Course::Sealed(sealed))
    }

    /// A race was broken off: what counts are the hands of people, and those of bots that came before them.
    pub(super) fn broken_off(
        terms: Terms,
        seats: u8,
        kept: &[(Seat, KeptHand)],
        is_bot: impl Fn(Seat) -> bool,
    ) -> Running {
        let hands = kept.iter().filter_map(|(seat, kept)| match kept {
            KeptHand::Hand(hand) if hand.evidence.seat == *seat => Some(*hand),
            _ => None,
        });
        let mut hands: Vec<Hand> = hands.collect();
        let people = hands.iter().filter(|hand| !is_bot(hand.evidence.seat));
        let last = people.map(|hand| hand.evidence.arrival).max();
        hands.retain(|hand| last.is_some_and(|last| hand.evidence.arrival <= last));
        Running::shown(terms, seats, Course::BrokenOff(hands))
    }

    fn release_of(&self, seat: Seat) -> u64 {
        let at = match &self.course {
            Course::Run(race) => race.release_at(seat),
            // Without reflexes nobody gains by seeing the dice later.
            Course::Sealed(_) | Course::BrokenOff(_) => None,
        };
        at.unwrap_or(self.terms.reveal_at).max(0) as u64
    }

    /// When the dice go to the first seat.
    pub(super) fn first_release(&self) -> u64 {
        let releases = self.unreleased.iter().map(|seat| self.release_of(*seat));
        releases.min().unwrap_or(self.terms.reveal_at.max(0) as u64)
    }

    /// Seats the dice are to be sent to now.
    pub(super) fn take_releases(&mut self, now: u64) -> Vec<Seat> {
        let (due, later): (Vec<Seat>, Vec<Seat>) = self
            .unreleased
            .iter()
            .partition(|seat| self.release_of(**seat) <= now);
        self.unreleased = later;
        if let Course::Run(race) = &mut self.course {
            for seat in &due {
                race.released(*seat, now as i64);
            }
        }
        due
    }

    pub(super) fn is_shown_to_all(&self, now: u64) -> bool {
        self.is_told && self.terms.reveal_at <= now as i64
    }

    /// Whether dice are turned up in the log that not everybody may see yet.
    pub(super) fn is_holding(&self) -> bool {
        self.is_revealed && !self.is_told
    }

    /// When the race ends, as far as is known now.
    pub(super) fn close_at(&self) -> Option<u64> {
        let close = match &self.course {
            Course::Run(race) => race.close_at(),
            Course::Sealed(sealed) => sealed.close_at(Some(SEALED_ANSWER_MS))?,
            Course::BrokenOff(_) => self.terms.reveal_at,
        };
        Some(close.max(self.terms.reveal_at).max(0) as u64)
    }

    /// The next thing to do.
    pub(super) fn due(&self, ahead: u64) -> Option<u64> {
        if !self.is_revealed {
            return Some(self.first_release().saturating_sub(ahead));
        }
        let release = (!self.unreleased.is_empty()).then(|| self.first_release());
        let told = (!self.is_told).then_some(self.terms.reveal_at.max(0) as u64);
        let close = self.close_at().filter(|_| self.is_told);
        [release, told, close].into_iter().flatten().min()
    }

    pub(super) fn hand(&mut self, seat: Seat, at: i64, round: u32, press: Press) -> Heard {
        if round != self.terms.round {
            return Heard::Dropped;
        }
        let is_now = self.is_revealed && at >= self.terms.reveal_at;
        match &mut self.course {
            Course::Run(race) => race.bang(seat, at, press),
            Course::Sealed(sealed) if is_now => match sealed.answer(seat, Answer::Bang(press.target)) {
                true => Heard::Taken,
                false => Heard::Dropped,
            },
            Course::Sealed(_) | Course::BrokenOff(_) => Heard::Dropped,
        }
    }

    pub(super) fn bot_hand(&mut self, seat: Seat, after: u32, command: Command, is_right: bool) {
        match (command, &mut self.course) {
            (Command::Bang { target }, Course::Sealed(sealed)) => {
                sealed.answer(seat, Answer::Bang(target));
            }
            (Command::Bang { target }, Course::Run(race)) => {
                race.bot_bang(seat, i64::from(after), target, is_right);
            }
            (Command::Pass, Course::Run(race)) => race.pass(seat, self.terms.reveal_at + i64::from(after)),
            _ => {}
        }
    }

    /// A seat that has not answered a sealed race answers no: a bot that keeps still, a person who is gone (CC-10.17).
    pub(super) fn is_done(&mut self, seat: Seat) {
        if let Course::Sealed(sealed) = &mut self.course {
            sealed.answer(seat, Answer::NoBang);
        }
    }

    pub(super) fn pass(&mut self, seat: Seat, at: i64) {
        match &mut self.course {
            Course::Run(race) => race.pass(seat, at),
            Course::Sealed(sealed) => {
                sealed.answer(seat, Answer::NoBang);
            }
            Course::BrokenOff(_) => {}
        }
    }

    /// A seat has lost its line: it does not bang any more. A hand that is down stays down.
    pub(super) fn leave(&mut self, seat: Seat) {
        if let Course::Run(race) = &mut self.course {
            race.leave(seat);
        }
        self.is_done(seat);
    }

    /// What is kept of a seat's hand, if it has one.
    pub(super) fn kept(&self, seat: Seat) -> Option<KeptHand> {
        match &self.course {
            Course::Run(race) => race.hand(seat).map(KeptHand::Hand),
            Course::Sealed(sealed) => sealed.answer_of(seat).map(KeptHand::Answer),
            Course::BrokenOff(_) => None,
        }
    }

    pub(super) fn verdict(&self, chance: &mut impl Chance) -> (Verdict, Vec<Evidence>) {
        let (verdict, evidence) = match &self.course {
            Course::Sealed(sealed) => return (sealed.verdict(chance), Vec::new()),
            Course::Run(race) => race.verdict(),
            Course::BrokenOff(hands) => verdict_on(&self.terms, self.seats, hands.iter().copied()),
        };
        (verdict, evidence.to_vec())
    }
}

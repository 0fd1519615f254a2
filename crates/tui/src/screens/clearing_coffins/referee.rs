//! The referee at one device (CC-11.2): one clock, everybody's hand by the moment at which it comes down; or lots.

use crate::heat::{Finish, Heat, Ran, Start};
use clearing_coffins::api::Ruling;
use clearing_coffins::referee::{Answer, Press, Race, Runner, Sealed, Terms, roll_delay};
use clearing_coffins::{ClearingCoffins, Command, Phase, State, Target, Verdict, text};
use engine::{Fast, Reaction, Seat, SeatMap, SeatSet};

/// So long hands are still noted for the photo finish when the race is decided.
const AFTERMATH_MS: i64 = 350;

/// The dice roll for a secret while (CC-10.6).
pub(super) fn start(state: &State, chance: &mut Fast) -> Option<Start<Verdict>> {
    let public = state.public();
    (public.phase == Phase::Rolling).then(|| Start {
        delay_ms: roll_delay(&public.options, public.round, chance),
        verdict: Verdict::Reveal,
    })
}

fn terms(state: &State, reveal_at: i64) -> Option<Terms> {
    let public = state.public();
    if public.phase != Phase::Open {
        return None;
    }
    Some(Terms {
        options: public.options,
        round: public.round,
        thrower: public.thrower,
        throw: state.dice()?,
        reveal_at,
    })
}

/// The race for dice that were seen at `shown_at`.
pub(super) fn heat(state: &State, persons: SeatSet, shown_at: i64) -> Option<Box<dyn Heat<ClearingCoffins>>> {
    let terms = terms(state, shown_at)?;
    let public = state.public();
    let runner = |seat| match persons.contains(seat) {
        // R-CC-54
        _ if public.sit_out[seat] > 0 => Runner::Absent,
        true => Runner::Local,
        false => Runner::Bot,
    };
    Some(Box::new(OneDevice {
        race: Race::open(terms, SeatMap::new(public.seats(), runner)),
        round: terms.round,
        shown_at,
    }))
}

/// A race at one device.
struct OneDevice {
    race: Race,
    round: u32,
    shown_at: i64,
}

/// Whether a pointed hand is right; the referee asks the rules (CC-10.11).
fn is_right(state: &State, seat: Seat, target: Option<Target>) -> bool {
    target.is_some_and(|target| state.is_right(seat, target))
}

impl Heat<ClearingCoffins> for OneDevice {
    fn hand(&mut self, state: &State, seat: Seat, command: Command, at: i64) {
        match command {
            Command::Bang { target } => {
                let press = Press {
                    round: self.round,
                    shown: Some(self.shown_at),
                    pressed: Some(at),
                    target,
                    is_right: is_right(state, seat, target),
                };
                self.race.bang(seat, at, press);
            }
            Command::Pass => self.race.pass(seat, at),
            _ => {}
        }
    }

    fn bot(&mut self, state: &State, seat: Seat, command: Command, after_ms: u32) {
        let after_ms = i64::from(after_ms);
        match command {
            Command::Bang { target } => {
                let is_right = is_right(state, seat, target);
                self.race.bot_bang(seat, after_ms, target, is_right);
            }
            Command::Pass => self.race.pass(seat, self.shown_at.saturating_add(after_ms)),
            _ => {}
        }
    }

    fn close_at(&self) -> i64 {
        let close_at = self.race.close_at();
        let Verdict::Adjudicate { bangs, .. } = self.race.verdict().0 else {
            return close_at;
        };
        if bangs.is_empty() {
            close_at
        } else {
            close_at.saturating_add(AFTERMATH_MS)
        }
    }

    fn verdict(&self) -> (Verdict, Finish) {
        let (verdict, evidence) = self.race.verdict();
        let close_at = self.close_at();
        // CC-9.1: a bot's hand that has not come down by now is nobody's business.
        let came = evidence.iter().filter(|hand| hand.arrival <= close_at);
        let mut hands: Vec<_> = came.copied().collect();
        let rank = |ruling| Ruling::ALL.into_iter().position(|other| other == ruling);
        let place = |seat: Seat| match &verdict {
            Verdict::Adjudicate { bangs, .. } => bangs.iter().position(|bang| bang.seat == seat),
            _ => None,
        };
        hands.sort_by_key(|hand| (rank(hand.ruling), place(hand.seat), hand.reaction));
        let ran = hands.iter().map(|hand| Ran {
            seat: hand.seat,
            ms: hand.reaction,
            ruling: text::ruling(hand.ruling),
            counts: hand.ruling == Ruling::Counted,
        });
        let finish = Finish {
            hands: ran.collect(),
            margin: text::margin(&verdict),
        };
        (verdict, finish)
    }
}

/// Everybody was asked in turn: lots are drawn among those who banged (CC-11.3, R-CC-65), if the table's bounds allow every lot.
pub(super) fn draw_lots(
    state: &State,
    reactions: &[Reaction<Command>],
    chance: &mut Fast,
) -> Option<Verdict> {
    let terms = terms(state, 0)?;
    // R-CC-55 and CC-11.3: lots lie between 300 and 1299 ms.
    if terms.options.window_ms < 1_300 || terms.options.floor_ms() > 300 {
        return None;
    }
    let public = state.public();
    let mut sealed = Sealed::open(terms, public.seats(), |seat| public.sit_out[seat] == 0);
    for reaction in reactions {
        if let Command::Bang { target } = reaction.command {
            sealed.answer(reaction.seat, Answer::Bang(target));
        }
    }
    Some(sealed.verdict(chance))
}

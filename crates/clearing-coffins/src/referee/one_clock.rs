//! A race at one clock, where nothing is in dispute: simulation (CC-11.4).
//!
//! A hand arrives when it comes down, its reaction is exact, and nobody asks for evidence. So this finds what a
//! [`Race`](super::Race) of bots would find without what that keeps for lines and clients; a test compares the two.
//! Simulations judge a race at every throw.

use super::{Answer, Conditions, Sealed};
use crate::api::{
    Anticipation, Bang, Bangs, ClaimMode, Command, FalseStart, FalseStarts, Options, Phase, ReactionMode,
    Ruling, Target, Verdict,
};
use crate::order::{sort_bangs, sort_false_starts};
use crate::parts::Throw;
use crate::public::Public;
use crate::state::State;
use engine::{Chance, MAX_SEATS, Reaction, Seat};

/// How long the dice roll on the virtual clock (CC-11.4).
const ROLL_MS: u32 = 1_000;

/// The verdict on these hands and how long the race took; nothing if no race is on. Rolling dice are shown, whatever
/// the hands do meanwhile.
pub(crate) fn judge_on_one_clock<C: Chance>(
    state: &State,
    reactions: &[Reaction<Command>],
    chance: &mut C,
) -> Option<(Verdict, u32)> {
    let public = state.public();
    match public.phase {
        Phase::Rolling => return Some((Verdict::Reveal, ROLL_MS)),
        Phase::Open => {}
        _ => return None,
    }
    if public.options.reaction_mode == ReactionMode::Sealed {
        let terms = Conditions::of(state, 0)?;
        let may_bang = |seat| public.sit_out[seat] == 0;
        let mut sealed = Sealed::open(terms, public.seats(), may_bang);
        for reaction in reactions {
            if let Command::Bang { target } = reaction.command {
                sealed.answer(reaction.seat, Answer::Bang(target));
            }
        }
        return Some((sealed.verdict(chance), 0));
    }
    let throw = state.dice()?;
    let mut lanes = [Lane::default(); MAX_SEATS];
    for reaction in reactions
        .iter()
        .filter(|reaction| reaction.seat.0 < public.seats())
    {
        let lane = &mut lanes[reaction.seat.idx()];
        match reaction.command {
            // CC-4.7: the first hand of a seat stands; who sits out has none.
            Command::Bang { target } if lane.hand.is_none() && public.sit_out[reaction.seat] == 0 => {
                let is_right = || target.is_some_and(|target| state.is_right(reaction.seat, target));
                lane.hand = Hand::new(&public.options, throw, reaction, target, is_right);
            }
            // CC-4.6a
            Command::Pass => lane.passed_at = lane.passed_at.or(Some(reaction.after_ms)),
            _ => {}
        }
    }
    Some(judge(public, &lanes[..usize::from(public.seats())]))
}

/// What one seat does.
#[derive(Clone, Copy, Default)]
struct Lane {
    hand: Option<Hand>,
    passed_at: Option<u32>,
}

/// A hand that came down.
#[derive(Clone, Copy)]
struct Hand {
    at: u32,
    /// When it came down, and the handicap (R-CC-59).
    reaction_ms: u32,
    target: Option<Target>,
    ruling: Ruling,
    /// Whether it ends the race: it counts, and with `pointed` it is right (CC-10.11).
    ends_race: bool,
}

impl Hand {
    /// What a hand is worth alone (CC-10.13, CC-10.14); nothing if it is as though it had never come.
    fn new(
        options: &Options,
        throw: Throw,
        reaction: &Reaction<Command>,
        target: Option<Target>,
        is_right: impl FnOnce() -> bool,
    ) -> Option<Hand> {
        let at = reaction.after_ms;
        // CC-10.14: on `!+K` an early touch is a touch.
        let is_early = at < options.floor_ms() && !throw.is_hands_off();
        let ruling = if at > options.window_ms {
            Ruling::TooLate
        } else if !is_early {
            Ruling::Counted
        } else if options.false_start != FalseStart::Ignore {
            Ruling::FalseStart
        } else {
            return None;
        };
        // R-CC-59: nothing is pushed out of the window by a handicap.
        let handicap = match ruling {
            Ruling::Counted => options.handicap.of(reaction.seat).min(options.window_ms - at),
            Ruling::FalseStart | Ruling::TooLate => 0,
        };
        let is_wanted = || options.claim_mode == ClaimMode::Garlic || is_right();
        Some(Hand {
            at,
            reaction_ms: at + handicap,
            target,
            ruling,
            ends_race: ruling == Ruling::Counted && is_wanted(),
        })
    }
}

/// The verdict on what everybody did, and how long the race took.
fn judge(public: &Public, lanes: &[Lane]) -> (Verdict, u32) {
    let options = &public.options;
    let hands = || {
        (0u8..)
            .map(Seat)
            .zip(lanes)
            .filter_map(|(seat, lane)| Some((seat, lane.hand?)))
    };
    let ended_at = hands()
        .filter(|(_, hand)| hand.ends_race)
        .map(|(_, hand)| hand.at)
        .min();
    let travel_ms = travel_ms(options);
    let last = options.window_ms.saturating_add(travel_ms);
    let until = ended_at.map_or(last, |at| {
        // R-CC-60: a hand with a handicap may come first and still be beaten.
        last.min(
            at.saturating_add(travel_ms)
                .saturating_add(options.handicap.most()),
        )
    });
    let (mut bangs, mut false_starts) = (Bangs::new(), FalseStarts::new());
    for (seat, hand) in hands().filter(|(_, hand)| hand.at <= until) {
        let reaction_ms = hand.reaction_ms as i32;
        match hand.ruling {
            Ruling::Counted => bangs.push(Bang {
                seat,
                reaction_ms,
                target: hand.target,
            }),
            Ruling::FalseStart => false_starts.push(Anticipation { seat, reaction_ms }),
            Ruling::TooLate => {}
        }
    }
    let dist = |seat: Seat| public.dist(seat);
    sort_bangs(&mut bangs, options.tie_band_ms, dist);
    sort_false_starts(&mut false_starts, dist);
    // No hand is on its way when the window ends, so nobody waits for one any longer.
    let took_ms = ended_at
        .or_else(|| all_quiet_at(public, lanes, last))
        .map_or(options.window_ms, |at| at.min(options.window_ms));
    (Verdict::Adjudicate { bangs, false_starts }, took_ms)
}

/// When the last of those who could still bang has passed (CC-4.6a, R-CC-51), if all of them have.
fn all_quiet_at(public: &Public, lanes: &[Lane], last: u32) -> Option<u32> {
    let sitting_out = public.sitting_out();
    let is_quiet = |(seat, lane): (Seat, &Lane)| {
        sitting_out.contains(seat)
            || lane.passed_at.is_some()
            || lane.hand.is_some_and(|hand| hand.at <= last)
    };
    let all_quiet = public.options.early_pass.is_on() && (0u8..).map(Seat).zip(lanes).all(is_quiet);
    let ends = lanes
        .iter()
        .filter_map(|lane| lane.hand.map(|hand| hand.at).or(lane.passed_at));
    all_quiet.then(|| ends.max().unwrap_or(0))
}

/// How long the arbitration waits for other hands: `W` of the spec, which is as short as it may be where no line is
/// long (CC-10.11), and nothing at one device (CC-11.2).
fn travel_ms(options: &Options) -> u32 {
    match options.reaction_mode {
        ReactionMode::Hotseat => 0,
        ReactionMode::Network | ReactionMode::Sealed => {
            let constants = options.constants();
            constants.arb_min_ms.min(constants.arb_max_ms)
        }
    }
}

#[cfg(test)]
mod tests;

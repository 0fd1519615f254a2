//! A race at one clock, where nothing is in dispute: simulation (CC-11.4).

use super::{Answer, Race, Runner, Sealed, Terms};
use crate::api::{Command, Phase, ReactionMode, Verdict};
use crate::state::State;
use engine::{Chance, Reaction, SeatMap};

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
    let terms = Terms {
        options: public.options,
        round: public.round,
        thrower: public.thrower,
        throw: state.dice()?,
        reveal_at: 0,
    };
    let seats = public.seats();
    let may_bang = |seat| public.sit_out[seat] == 0;
    let hands = reactions.iter().filter_map(|reaction| match reaction.command {
        Command::Bang { target } => Some((reaction.seat, reaction.after_ms, target)),
        _ => None,
    });
    if public.options.reaction_mode == ReactionMode::Sealed {
        let mut sealed = Sealed::open(terms, seats, may_bang);
        for (seat, _, target) in hands {
            sealed.answer(seat, Answer::Bang(target));
        }
        return Some((sealed.verdict(chance), 0));
    }
    let runner = |seat| {
        if may_bang(seat) {
            Runner::Bot
        } else {
            Runner::Absent
        }
    };
    let mut race = Race::open(terms, SeatMap::new(seats, runner));
    for (seat, after_ms, target) in hands {
        let is_right = target.is_some_and(|target| state.is_right(seat, target));
        race.bot_bang(seat, i64::from(after_ms), target, is_right);
    }
    let took_ms = u32::try_from(race.close_at()).unwrap_or(0);
    Some((race.verdict().0, took_ms))
}

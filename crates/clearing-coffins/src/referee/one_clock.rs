//! A race at one clock, where nothing is in dispute: simulation (CC-11.4).

use super::{Answer, Conditions, Race, Runner, Sealed};
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
    let terms = Conditions::of(state, 0)?;
    let seats = public.seats();
    let may_bang = |seat| public.sit_out[seat] == 0;
    if public.options.reaction_mode == ReactionMode::Sealed {
        let mut sealed = Sealed::open(terms, seats, may_bang);
        for reaction in reactions {
            if let Command::Bang { target } = reaction.command {
                sealed.answer(reaction.seat, Answer::Bang(target));
            }
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
    let mut race = Race::open(terms, &SeatMap::new(seats, runner));
    for reaction in reactions {
        let after_ms = i64::from(reaction.after_ms);
        match reaction.command {
            Command::Bang { target } => {
                let is_right = target.is_some_and(|target| state.is_right(reaction.seat, target));
                race.bot_bang(reaction.seat, after_ms, target, is_right);
            }
            // CC-4.6a
            Command::Pass => race.pass(reaction.seat, after_ms),
            _ => {}
        }
    }
    // No hand is on its way when the window ends, so nobody waits for one any longer.
    let took_ms = race.close_at().clamp(0, i64::from(public.options.window_ms));
    Some((race.verdict().0, took_ms as u32))
}

#[cfg(test)]
mod tests;

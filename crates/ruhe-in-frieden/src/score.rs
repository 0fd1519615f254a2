//! The end of the game and the points (RF-9).

use crate::api::{Reason, TieBreak};
use crate::board::{Board, Condition};
use crate::parts::Grave;
use engine::{Seat, SeatMap, SeatSet};

/// The first end condition that holds (RF-9.1, RF-9.8), at a check that may end the game.
pub(crate) fn ending(board: &Board) -> Option<Reason> {
    let is_last_of_round = board.active.next_clockwise(board.seats) == board.start;
    // R-RF-62: with `finish_round` the check is made only when all have had equally many turns.
    if board.options.finish_round.is_on() && !is_last_of_round {
        return None;
    }
    condition(board)
}

fn condition(board: &Board) -> Option<Reason> {
    let seats = u32::from(board.seats);
    let options = &board.options;
    // The present turn counts as far as it has gone.
    let idle_turns = board.idle_turns + u32::from(board.idle);
    let is_standstill =
        options.idle_rounds > 0 && board.idle && idle_turns >= u32::from(options.idle_rounds) * seats;
    if Grave::all().all(|grave| board.is_occupied(grave)) {
        Some(Reason::GravesFull)
    } else if board.all_seats().any(|seat| board.is_gone(seat)) {
        Some(Reason::FamilyGone)
    } else if is_standstill {
        Some(Reason::Standstill)
    } else if options.max_rounds > 0 && board.turn >= u32::from(options.max_rounds) * seats {
        Some(Reason::RoundLimit)
    } else {
        None
    }
}

/// The points of everybody (RF-9.5).
pub(crate) fn scores(board: &Board) -> SeatMap<i32> {
    SeatMap::new(board.seats, |seat| relative_points(board, seat).sum())
}

/// The points of a seat's relatives, by the graves they wish for (RF-9.5).
pub(crate) fn relative_points(board: &Board, seat: Seat) -> impl Iterator<Item = i32> {
    Grave::all().map(move |wish| points(board, seat, wish))
}

fn points(board: &Board, seat: Seat, wish: Grave) -> i32 {
    match board.relatives[seat.idx()][wish.idx()] {
        Condition::Buried(grave) => grave_points(wish, grave),
        Condition::BuriedNew => i32::from(board.options.new_cemetery_points),
        Condition::Alive { .. } | Condition::Deceased => ALIVE_POINTS,
    }
}

/// What a relative costs who is still alive at the end (RF-9.5).
pub(crate) const ALIVE_POINTS: i32 = -2;

/// What a grave is worth to who wishes for another, or for it (RF-9.5).
pub fn grave_points(wish: Grave, grave: Grave) -> i32 {
    match grave.distance(wish) {
        0 => 5,
        1 => 4,
        _ => 3,
    }
}

/// Who has won (RF-9.6).
pub(crate) fn winners(board: &Board, scores: &SeatMap<i32>) -> SeatSet {
    // R-RF-43
    let rank = |seat: Seat| match board.options.tie_break {
        TieBreak::Shared => (scores[seat], 0),
        TieBreak::Money => (scores[seat], board.money[seat.idx()].to_thousands()),
    };
    let best = board.all_seats().map(rank).max();
    board
        .all_seats()
        .filter(|seat| Some(rank(*seat)) == best)
        .collect()
}

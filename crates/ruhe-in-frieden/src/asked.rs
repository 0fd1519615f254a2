//! Who is asked: in windows (RF-8.6), for standing rights (RF-8.2) and at burials (RF-8.12).
//!
//! All of it follows from public knowledge: these functions are given the board and nothing else. Only the
//! option `relaxed` looks at cards, in [`asked`].

use crate::api::WindowPrivacy;
use crate::board::Board;
use crate::cards;
use crate::parts::{Action, Grave, Money, Share};
use crate::phase::{Window, WindowKind};
use crate::state::State;
use engine::{Seat, SeatSet};

/// The asked set of the open round, whether or not somebody has answered.
pub(crate) fn asked(state: &State) -> SeatSet {
    let strict = asked_by_public(&state.board);
    match state.board.options.window_privacy {
        WindowPrivacy::Strict => strict,
        // R-RF-60: the strict set without those who have nothing to play.
        WindowPrivacy::Relaxed => strict
            .iter()
            .filter(|seat| cards::has_play(&state.board, state.hand(*seat), *seat))
            .collect(),
    }
}

/// The asked set by public knowledge (RF-8.6); empty while no window is open.
pub fn asked_by_public(board: &Board) -> SeatSet {
    let Some(window) = board.agenda.window() else {
        return SeatSet::EMPTY;
    };
    board
        .all_seats()
        .filter(|seat| !sits_out(board, window, *seat))
        .filter(|seat| might_act(board, *seat, true) || might_contest(board, window, *seat))
        .collect()
}

/// RF-8.4: at W-ADJ the active player counts as having passed in round 1.
fn sits_out(board: &Board, window: Window, seat: Seat) -> bool {
    window.kind == WindowKind::Adjust && window.round == 1 && seat == board.active
}

/// E-GM, E-SH and E-MX. A Maintenance that collects nothing brings nobody into a window (R-RF-35).
fn might_act(board: &Board, seat: Seat, must_collect: bool) -> bool {
    Grave::all().any(|grave| {
        if board.shares[seat.idx()][grave.idx()] == 0 || !board.is_occupied(grave) {
            return false;
        }
        let holds = |action| board.might_hold(seat, Share::new(action, grave));
        let maintains = || holds(Action::Maintenance) && (!must_collect || would_collect(board, seat, grave));
        let shocks = || holds(Action::Shock) && board.relatives[seat.idx()][grave.idx()].health().is_some();
        shocks() || might_mix_up(board, seat, grave) || maintains()
    })
}

/// E-MX for one grave.
fn might_mix_up(board: &Board, seat: Seat, grave: Grave) -> bool {
    board.is_occupied(grave)
        && board.might_hold(seat, Share::new(Action::MixUp, grave))
        && might_move(board, seat, grave)
}

/// Whether a coffin of the grave could go anywhere: into an empty grave, or by another share that might be a Double
/// Occupancy.
fn might_move(board: &Board, seat: Seat, from: Grave) -> bool {
    Grave::all().any(|to| {
        !board.is_occupied(to)
            || to != from && board.might_hold(seat, Share::new(Action::DoubleOccupancy, to))
    })
}

/// Whether a coffin in the grave belongs to another who has money.
fn would_collect(board: &Board, seat: Seat, grave: Grave) -> bool {
    board.graves[grave.idx()].iter().any(|coffin| {
        let owner = board.seat_of(coffin.family);
        owner.is_some_and(|owner| owner != seat && board.money[owner.idx()] > Money::ZERO)
    })
}

/// E-IL in an open window.
fn might_contest(board: &Board, window: Window, seat: Seat) -> bool {
    match window.kind {
        WindowKind::Bury { grave } => document_matters(board, seat, grave),
        _ => false,
    }
}

/// E-IL: whether a document of this seat could change the result of the burial in the declared grave.
pub(crate) fn document_matters(board: &Board, seat: Seat, grave: Grave) -> bool {
    let Some(burial) = board.agenda.burial() else {
        return false;
    };
    let pot = pot(board, seat, grave);
    if board.is_occupied(grave) || pot == 0 {
        return false;
    }
    let ahead = board.leads_with(burial.seat, grave, 0);
    if seat == burial.seat {
        !ahead && board.leads_with(seat, grave, pot)
    } else {
        ahead && board.total_with(seat, grave, pot) >= board.total(burial.seat, grave)
    }
}

/// `pot(P)`: of how many other graves the seat holds a share that might be the Illegible Document (RF-8.6).
fn pot(board: &Board, seat: Seat, target: Grave) -> u8 {
    let others = Grave::all().filter(|grave| *grave != target);
    others
        .filter(|grave| board.might_hold(seat, Share::new(Action::Illegible, *grave)))
        .count() as u8
}

/// Whether a seat has the standing right to interrupt, as far as all can tell (RF-8.2 c).
pub fn may_interrupt(board: &Board, seat: Seat) -> bool {
    board.options.interrupts.is_on() && seat != board.active && might_act(board, seat, false)
}

/// Whether, as far as all can tell, the burier has no choice but the New Cemetery (RF-8.12).
pub fn must_use_new_cemetery(board: &Board, burier: Seat) -> bool {
    !Grave::all().any(|grave| {
        let double =
            board.is_occupied(grave) && board.might_hold(burier, Share::new(Action::DoubleOccupancy, grave));
        // R-RF-64: a Mix-up is the one card that could open him a grave.
        let mix_up = || board.options.burier_plays.is_on() && might_mix_up(board, burier, grave);
        // A majority, with or without documents he might hold.
        double || board.leads_with(burier, grave, pot(board, burier, grave)) || mix_up()
    })
}

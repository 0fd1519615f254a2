//! Who is asked: in windows (RF-8.6), for standing rights (RF-8.2) and at burials (RF-8.12).
//!
//! All of it follows from public knowledge: these functions are given the board and nothing else. Only the
//! option `relaxed` looks at cards, in [`asked`].

use crate::api::WindowPrivacy;
use crate::board::Board;
use crate::cards;
use crate::parts::{Action, Grave, GraveSet, Money, Share};
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
    let occupied = board.occupied();
    board
        .all_seats()
        .filter(|seat| !sits_out(board, window, *seat))
        .filter(|seat| might_act(board, occupied, *seat, true) || might_contest(board, window, *seat))
        .collect()
}

/// RF-8.4: at W-ADJ the active player counts as having passed in round 1.
fn sits_out(board: &Board, window: Window, seat: Seat) -> bool {
    window.kind == WindowKind::Adjust && window.round == 1 && seat == board.active
}

/// E-GM, E-SH and E-MX, given the occupied graves. A Maintenance that collects nothing brings nobody into a window
/// (R-RF-35).
fn might_act(board: &Board, occupied: GraveSet, seat: Seat, must_collect: bool) -> bool {
    occupied.iter().any(|grave| {
        let might = board.might_hold_of(seat, grave);
        let maintains = || !must_collect || would_collect(board, seat, grave);
        let shocks = || board.relatives[seat.idx()][grave.idx()].health().is_some();
        might.contains(Action::Shock) && shocks()
            || might.contains(Action::MixUp) && might_move(board, occupied, seat, grave)
            || might.contains(Action::Maintenance) && maintains()
    })
}

/// Whether a coffin of the grave could go anywhere: into an empty grave, or by another share that might be a Double
/// Occupancy.
fn might_move(board: &Board, occupied: GraveSet, seat: Seat, from: Grave) -> bool {
    let might_double = |to: Grave| board.might_hold(seat, Share::new(Action::DoubleOccupancy, to));
    occupied != GraveSet::ALL || Grave::all().any(|to| to != from && might_double(to))
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
    board.options.interrupts.is_on()
        && seat != board.active
        && might_act(board, board.occupied(), seat, false)
}

/// All who have that right.
pub(crate) fn interrupters(board: &Board) -> SeatSet {
    if !board.options.interrupts.is_on() {
        return SeatSet::EMPTY;
    }
    let occupied = board.occupied();
    let others = board.all_seats().filter(|seat| *seat != board.active);
    others
        .filter(|seat| might_act(board, occupied, *seat, false))
        .collect()
}

/// Whether, as far as all can tell, the burier has no choice but the New Cemetery (RF-8.12).
pub fn must_use_new_cemetery(board: &Board, burier: Seat) -> bool {
    let occupied = board.occupied();
    !Grave::all().any(|grave| {
        if !occupied.contains(grave) {
            // A majority, with or without documents he might hold.
            return board.leads_with(burier, grave, pot(board, burier, grave));
        }
        let might = board.might_hold_of(burier, grave);
        // R-RF-64: a Mix-up is the one card that could open him a grave.
        let mixes_up = || board.options.burier_plays.is_on() && might_move(board, occupied, burier, grave);
        might.contains(Action::DoubleOccupancy) || might.contains(Action::MixUp) && mixes_up()
    })
}

//! The five action cards (RF-7): when they may be played, and which plays a hand has.
//!
//! Given are the board and the player's own hand: nothing the player does not know.

use crate::api::{Play, Refusal};
use crate::asked::document_matters;
use crate::board::{Board, ByGrave};
use crate::parts::{Action, ActionSet, Grave, Relative, Share};
use engine::Seat;

type Hand = ByGrave<ActionSet>;

fn holds(hand: &Hand, card: Share) -> bool {
    hand[card.grave.idx()].contains(card.action)
}

/// Whether a seat may play this card now; documents only in an answer to a declared burial.
///
/// # Refusals
/// The first rule that forbids it.
pub(crate) fn check(board: &Board, hand: &Hand, seat: Seat, play: Play) -> Result<(), Refusal> {
    let (card, second) = play.cards();
    // RF-7.1: only its owner plays a card.
    for card in [Some(card), second].into_iter().flatten() {
        if !holds(hand, card) {
            return Err(Refusal::NotYourCard(card));
        }
    }
    // RF-7.1: except for the document the card's own grave must be occupied.
    if card.action != Action::Illegible && !board.is_occupied(card.grave) {
        return Err(Refusal::GraveIsEmpty(card.grave));
    }
    match play {
        Play::MixUp { from, coffin, to } => check_move(board, from, coffin, to, false),
        Play::MixUpDouble { from, coffin, to } => check_move(board, from, coffin, to, true),
        Play::Shock { grave } => check_shock(board, seat, grave),
        // R-RF-35: legal even if nothing is collected.
        Play::Maintenance { .. } => Ok(()),
        Play::Illegible { grave } => check_document(board, seat, grave),
    }
}

/// RF-7.4, RF-7.5
fn check_move(board: &Board, from: Grave, coffin: Relative, to: Grave, double: bool) -> Result<(), Refusal> {
    if !board.graves[from.idx()].contains(&coffin) {
        Err(Refusal::NoSuchCoffin(coffin, from))
    } else if from == to {
        Err(Refusal::SameGrave(to))
    } else if !double && board.is_occupied(to) {
        Err(Refusal::MoveNeedsEmptyGrave(to))
    } else if double && !board.is_occupied(to) {
        Err(Refusal::MoveNeedsOccupiedGrave(to))
    } else {
        Ok(())
    }
}

/// R-RF-32
fn check_shock(board: &Board, seat: Seat, grave: Grave) -> Result<(), Refusal> {
    match board.relatives[seat.idx()][grave.idx()].health() {
        Some(_) => Ok(()),
        None => Err(Refusal::NobodyToShock(grave)),
    }
}

/// RF-7.8 and the last paragraph of RF-8.6.
fn check_document(board: &Board, seat: Seat, grave: Grave) -> Result<(), Refusal> {
    let Some(target) = board.declared() else {
        return Err(Refusal::OnlyForABurial(grave));
    };
    if grave == target {
        Err(Refusal::DocumentOfTheSameGrave(grave))
    } else if board.is_occupied(target) {
        Err(Refusal::DocumentTooLate(target))
    } else if !board.documents_count(seat, target) {
        // R-RF-63
        Err(Refusal::DocumentNeedsShare(target))
    } else if !document_matters(board, seat, target) {
        Err(Refusal::DocumentChangesNothing(grave))
    } else {
        Ok(())
    }
}

/// Gives every legal play of a hand, one after the other.
pub(crate) fn for_each_play(board: &Board, hand: &Hand, seat: Seat, mut each: impl FnMut(Play)) {
    for grave in Grave::all() {
        let held = hand[grave.idx()];
        if held.is_empty() {
            continue;
        }
        // What `check` asks, put so that most of it is asked once.
        if board.is_occupied(grave) {
            if held.contains(Action::MixUp) {
                for coffin in &board.graves[grave.idx()] {
                    for_each_move(board, hand, grave, *coffin, &mut each);
                }
            }
            if held.contains(Action::Shock) && check_shock(board, seat, grave).is_ok() {
                each(Play::Shock { grave });
            }
            if held.contains(Action::Maintenance) {
                each(Play::Maintenance { grave });
            }
        }
        if held.contains(Action::Illegible) && check_document(board, seat, grave).is_ok() {
            each(Play::Illegible { grave });
        }
    }
}

fn for_each_move(board: &Board, hand: &Hand, from: Grave, coffin: Relative, each: &mut impl FnMut(Play)) {
    for to in Grave::all().filter(|to| *to != from) {
        if !board.is_occupied(to) {
            each(Play::MixUp { from, coffin, to });
        } else if holds(hand, Share::new(Action::DoubleOccupancy, to)) {
            each(Play::MixUpDouble { from, coffin, to });
        }
    }
}

/// Whether a hand has any legal play.
pub(crate) fn has_play(board: &Board, hand: &Hand, seat: Seat) -> bool {
    let mut found = false;
    for_each_play(board, hand, seat, |_| found = true);
    found
}

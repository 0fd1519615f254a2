//! The invariants of RF-3.5.

use super::State;
use crate::board::{Board, Condition};
use crate::parts::{Action, ActionSet, Chips, Grave, Pill};
use crate::phase::Step;
use engine::SeatSet;

impl State {
    /// Asserts RF-3.5.
    ///
    /// # Panics
    /// If the program has made a mistake.
    pub(crate) fn assert_sound(&self) {
        assert_chips_sound(&self.board);
        assert_coffins_sound(&self.board);
        assert_turn_sound(&self.board);
        Grave::all().for_each(|grave| self.assert_shares_sound(grave));
        assert!(
            self.board.agenda.window().is_none() == (self.hidden.asked == SeatSet::EMPTY),
            "somebody is asked exactly while a window is open"
        );
    }

    /// RF-3.5.2: piles, hands, documents and removed cards are the five shares of the grave.
    fn assert_shares_sound(&self, grave: Grave) {
        let board = &self.board;
        let mut found: ActionSet = self.pile(grave).iter().map(|card| card.peek()).collect();
        let mut count = board.piles[grave.idx()];
        let mut add = |cards: ActionSet| {
            found = found.with(cards);
            count += cards.len();
        };
        add(board.revealed[grave.idx()]);
        for seat in board.all_seats() {
            let held = self.hidden.cards.held[seat.idx()][grave.idx()];
            let spent = self.hidden.cards.spent[seat.idx()][grave.idx()];
            assert_eq!(held.len(), board.shares[seat.idx()][grave.idx()], "shares held");
            assert_eq!(spent.len(), board.spent[seat.idx()][grave.idx()], "shares spent");
            add(held);
            add(spent);
            // R-RF-66: what all have seen is true.
            let open = if board.options.open_actions.is_on() {
                held
            } else {
                ActionSet::EMPTY
            };
            assert_eq!(
                board.hands[seat.idx()][grave.idx()],
                open,
                "actions that lie open"
            );
        }
        let top = self.pile(grave).first().map(|card| card.peek());
        let shown = top.filter(|_| board.options.open_actions.is_on());
        assert_eq!(board.tops[grave.idx()], shown, "the action on top of a pile");
        assert!(
            found == ActionSet::ALL && count == Action::COUNT as u8,
            "every share of grave {grave} is in exactly one place"
        );
        let documents = board.agenda.burial().map_or(0, |burial| {
            let documents = burial.documents.iter();
            documents.filter(|document| document.grave == grave).count()
        });
        let played = board.played.iter().filter(|card| card.grave == grave).count();
        assert_eq!(
            played + documents,
            usize::from(board.revealed[grave.idx()].len()),
            "what was seen is removed or lies in the burial"
        );
    }
}

/// RF-3.5.1: no chip comes from nowhere.
fn assert_chips_sound(board: &Board) {
    if !board.counts_chips() {
        return;
    }
    let mut chips = board.supply.plus(board.pill_box);
    for seat in board.all_seats() {
        for relative in board.relatives[seat.idx()] {
            if let Some(prescription) = relative.prescription() {
                if prescription.substitute {
                    assert_eq!(prescription.kind, Pill::White, "only pills have substitutes");
                } else {
                    chips.put(prescription.kind);
                }
                // RF-3.5.6
                assert!(
                    seat == board.active || prescription.by != seat,
                    "outside the own turn only others' chips lie there"
                );
            }
        }
    }
    assert_eq!(chips, Chips::ALL, "every chip is in exactly one place");
}

/// RF-3.5.3 and RF-3.5.5: every coffin lies where its relative is, two in a grave at most.
fn assert_coffins_sound(board: &Board) {
    let mut buried = 0;
    for seat in board.all_seats() {
        for wish in Grave::all() {
            let Some(relative) = board.relative(seat, wish) else {
                continue;
            };
            match board.relatives[seat.idx()][wish.idx()] {
                Condition::Alive { .. } | Condition::Deceased => {}
                Condition::Buried(grave) => {
                    assert!(
                        board.graves[grave.idx()].contains(&relative),
                        "{relative} is in grave {grave}"
                    );
                    buried += 1;
                }
                Condition::BuriedNew => {
                    assert!(
                        board.new_cemetery.contains(&relative),
                        "{relative} is in the New Cemetery"
                    );
                    buried += 1;
                }
            }
        }
    }
    // A grave has room for two, so a third coffin could not even be laid (R-RF-30).
    let coffins: usize = board.graves.iter().map(|grave| grave.len()).sum();
    assert_eq!(
        buried,
        coffins + board.new_cemetery.len(),
        "no coffin is a stranger's"
    );
}

/// RF-3.5.7: who died is buried before the turn ends.
fn assert_turn_sound(board: &Board) {
    let waits = board.next_burier().is_some();
    let refilling = matches!(board.agenda.step(), Some(Step::Families | Step::Refill) | None);
    assert!(!(waits && refilling), "nobody lies unburied between turns");
    if let Some(burial) = board.agenda.burial() {
        assert_eq!(
            board.find(burial.relative),
            Some((burial.seat, Condition::Deceased)),
            "who is being buried is dead"
        );
    }
    // A declared grave is part of its window, so it exists exactly while a W-BURY is open.
    assert!(
        board.declared().is_none() || board.agenda.burial().is_some(),
        "a grave is declared for a burial"
    );
}

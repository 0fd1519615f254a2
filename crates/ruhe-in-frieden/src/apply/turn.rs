//! The steps of a turn (RF-4), the end check and the end (RF-9).

use super::Happening;
use crate::api::{Kind, Sighting, Whereabouts};
use crate::board::Condition;
use crate::event::Event;
use crate::parts::money::price;
use crate::parts::{ActionSet, Grave, Money, Pill, Relative, Share};
use crate::phase::{Step, WindowKind};
use crate::prompts::{next_chooser, visit_price};
use crate::score;
use engine::{FaceDown, Seat, Seen, Sink};

impl<S: Sink<Event>> Happening<'_, S> {
    /// Takes a step that needs no decision; says whether it was one.
    pub(super) fn take_step(&mut self, step: Step) -> bool {
        match step {
            Step::Families if next_chooser(&self.state.board).is_some() => return false,
            Step::Families => self.begin_turn(self.state.board.start),
            Step::Refill => self.refill(),
            Step::Visits | Step::Pills | Step::Shares { .. } => return false,
            Step::Adjust => self.adjust(),
            Step::Reactions => self.last_reactions(),
            Step::PassBox => self.check_end(),
        }
        true
    }

    /// The first turn is the start player's (RF-2.6); with families to choose it comes after that.
    pub(crate) fn start(&mut self) {
        Grave::all().for_each(|grave| self.show_top(grave));
        if self.state.board.agenda.step() == Some(Step::Refill) {
            self.begin_turn(self.state.board.start);
        }
        self.run();
    }

    fn begin_turn(&mut self, seat: Seat) {
        let turn = self.state.board.turn + 1;
        self.see(Sighting::TurnBegan { seat, turn });
    }

    /// Step 1 (RF-4.3).
    fn refill(&mut self) {
        let board = &self.state.board;
        let chips = board.filled_box(board.living(board.active));
        self.see(Sighting::BoxFilled { chips });
    }

    /// Step 2, one visit (RF-4.7, RF-4.8).
    pub(super) fn visit(&mut self, relative: Relative, kind: Pill) {
        let board = &self.state.board;
        let condition = board.relatives[board.active.idx()][relative.wish.idx()];
        let is_swap = condition.prescription().is_some();
        self.see(Sighting::Visited {
            relative,
            kind,
            paid: visit_price(is_swap, kind),
            // RF-4.11
            substitute: !is_swap && board.pill_box.count(kind) == 0,
        });
    }

    pub(super) fn end_step(&mut self, step: Kind) {
        self.see(Sighting::StepEnded { step });
        let board = &self.state.board;
        // W-ADJ, unless nothing has changed since the last window (RF-8.4).
        if step == Kind::Shares && board.changed {
            let first = board.active.next_clockwise(board.seats);
            self.open_window(WindowKind::Adjust, first);
        }
    }

    /// Step 4, one share: the top card of the pile (RF-4.17).
    pub(super) fn buy_share(&mut self, seat: Seat, grave: Grave) {
        let action = self.state.pile(grave)[0].peek();
        let paid = self.state.board.share_price(grave);
        if self.state.board.options.open_actions.is_on() {
            // R-RF-66: all have seen what is bought, and now see what lay under it.
            self.see(Sighting::ShareBought {
                seat,
                grave,
                paid,
                action: Seen::Face(action),
            });
            return self.show_top(grave);
        }
        self.happen(Event::ShareBought {
            seat,
            grave,
            paid,
            action: FaceDown::new(action),
        });
    }

    /// R-RF-66: where actions lie open, all see the one on top of a pile.
    fn show_top(&mut self, grave: Grave) {
        if !self.state.board.options.open_actions.is_on() {
            return;
        }
        if let Some(top) = self.state.pile(grave).first() {
            let action = top.peek();
            self.see(Sighting::PileShows { grave, action });
        }
    }

    /// Step 5: all own relatives, then all chips (RF-4.19, RF-4.20).
    fn adjust(&mut self) {
        let seat = self.state.board.active;
        for wish in Grave::all() {
            let board = &self.state.board;
            let Condition::Alive {
                health,
                prescription: Some(prescription),
                ..
            } = board.relatives[seat.idx()][wish.idx()]
            else {
                continue;
            };
            let Some(relative) = board.relative(seat, wish) else {
                continue;
            };
            // RF-5.2
            let (after, better) = match prescription.kind {
                Pill::White => (Some(health.better().unwrap_or(health)), health.better()),
                Pill::Black => (health.worse(1), None),
                Pill::Red => (health.worse(2), None),
            };
            match after {
                Some(health) => {
                    // RF-5.3: only a level newly reached by improving pays.
                    let payouts = board.options.payouts;
                    let payout = better.map_or(Money::ZERO, |reached| payouts.payout(relative, reached));
                    self.see(Sighting::Adjusted {
                        relative,
                        health,
                        payout,
                    });
                }
                None => self.die(relative),
            }
        }
        self.see(Sighting::ChipsReturned);
    }

    /// RF-5.4
    pub(super) fn die(&mut self, relative: Relative) {
        self.see(Sighting::Died {
            relative,
            inherited: price::INHERITANCE,
        });
    }

    /// W-END, unless nothing has changed since the last window; a final one is never left out (RF-8.4, RF-9.3).
    fn last_reactions(&mut self) {
        let board = &self.state.board;
        let last = score::ending(board).is_some();
        if last || board.changed {
            self.open_window(WindowKind::End { last }, board.active);
        } else {
            self.pass_box();
        }
    }

    /// The end check (RF-9.2 to RF-9.4).
    fn check_end(&mut self) {
        let board = &self.state.board;
        let Some(reason) = score::ending(board) else {
            return self.pass_box();
        };
        if !board.last_was_final || board.changed {
            return self.open_window(WindowKind::End { last: true }, board.active);
        }
        let scores = score::scores(board);
        let winners = score::winners(board, &scores);
        self.see(Sighting::Ended {
            reason,
            winners,
            scores,
        });
        self.open_cards();
    }

    /// Step 6 (RF-4.22).
    fn pass_box(&mut self) {
        let board = &self.state.board;
        self.begin_turn(board.active.next_clockwise(board.seats));
    }

    /// RF-9.7: all hidden cards are shown.
    fn open_cards(&mut self) {
        for grave in Grave::all() {
            let left = self.state.pile(grave).len();
            for idx in 0..left {
                let action = self.state.pile(grave)[idx].peek();
                self.open_card(Share::new(action, grave), Whereabouts::Pile);
            }
            for seat in self.state.board.all_seats() {
                let cards = self.state.hidden.cards;
                let mut open = |actions: ActionSet, place: Whereabouts| {
                    for action in actions.iter() {
                        self.open_card(Share::new(action, grave), place);
                    }
                };
                open(cards.held[seat.idx()][grave.idx()], Whereabouts::Held(seat));
                open(cards.spent[seat.idx()][grave.idx()], Whereabouts::Spent(seat));
            }
        }
    }

    fn open_card(&mut self, card: Share, place: Whereabouts) {
        self.see(Sighting::CardOpened { card, place });
    }
}

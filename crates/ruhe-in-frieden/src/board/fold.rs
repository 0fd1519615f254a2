//! How a sighting changes the board. What is public comes from sightings and from nowhere else.

mod cards;
mod turn;

use super::Board;
use crate::api::Sighting;
use crate::parts::money::price;
use crate::parts::{ActionSet, Grave, Money};
use crate::phase::{Step, Task, Window, WindowKind};
use engine::Seat;

impl Board {
    /// Learns from one sighting; what is hidden in it plays no part.
    #[inline]
    pub fn see(&mut self, sighting: &Sighting) {
        if matches!(sighting, Sighting::Passed { .. }) {
            // Nobody but who passed sees it, so it is not on the board.
            return;
        }
        self.seen += 1;
        if is_change(sighting) {
            self.changed = true;
        }
        match *sighting {
            Sighting::FamilyChosen { seat, family } => self.families[seat.idx()] = Some(family),
            Sighting::PileShows { grave, action } => self.tops[grave.idx()] = Some(action),
            Sighting::TurnBegan { seat, turn } => self.begin_turn(seat, turn),
            Sighting::BoxFilled { chips } => self.fill_box(chips),
            Sighting::Visited {
                relative,
                kind,
                paid,
                substitute,
            } => self.visit(relative, kind, paid, substitute),
            Sighting::PillBought { seat, relative, kind } => {
                self.pay(seat, price::FOREIGN_PILL);
                self.pill_box.take(kind);
                self.prescribe(relative, kind, seat, false);
                self.idle = false;
                self.tally.foreign_pills += 1;
            }
            Sighting::ShareBought {
                seat,
                grave,
                paid,
                action,
            } => {
                self.buy_share(seat, grave, paid);
                self.note_open_share(seat, grave, action);
            }
            Sighting::StepEnded { step } => self.end_step(step),
            Sighting::Adjusted {
                relative,
                health,
                payout,
            } => {
                self.set_health(relative, health);
                if let Some(seat) = self.seat_of(relative.family) {
                    self.earn(seat, payout);
                }
            }
            Sighting::Shocked { relative, health } => self.set_health(relative, health),
            Sighting::Died { relative, inherited } => self.die(relative, inherited),
            Sighting::ChipsReturned => {
                Grave::all().for_each(|wish| self.take_chip(self.active, wish));
                self.agenda.set_step(Step::Reactions);
            }
            Sighting::Played { seat, play } => self.play(seat, play),
            Sighting::CoffinMoved { coffin, from, to } => {
                self.graves[from.idx()].retain(|other| *other != coffin);
                self.lay(coffin, Some(to));
            }
            Sighting::MaintenancePaid { from, to, paid } => {
                self.pay(from, paid);
                self.money[to.idx()] = self.money[to.idx()].plus(paid);
                self.idle &= paid == Money::ZERO;
            }
            Sighting::Declared {
                seat,
                relative,
                grave,
                docs,
            } => self.declare(seat, relative, grave, docs),
            Sighting::BurialFailed { .. } => self.tally.failed += 1,
            Sighting::Buried { relative, way } => self.bury(relative, way),
            Sighting::SharesSpent {
                seat, grave, count, ..
            } => {
                self.shares[seat.idx()][grave.idx()] -= count;
                self.spent[seat.idx()][grave.idx()] += count;
                self.hands[seat.idx()][grave.idx()] = ActionSet::EMPTY;
            }
            Sighting::WindowOpened { window, first } => self.open_window(window, first),
            Sighting::WindowClosed => self.close_window(),
            Sighting::Ended { reason, .. } => self.agenda.end(reason),
            Sighting::Passed { .. } | Sighting::CardOpened { .. } => {}
        }
    }

    fn open_window(&mut self, kind: WindowKind, first: Seat) {
        if matches!(kind, WindowKind::End { .. }) {
            self.agenda.set_step(Step::PassBox);
        }
        let round = 1;
        self.agenda.push(Task::Window(Window { kind, first, round }));
        self.tally.windows += 1;
    }

    fn close_window(&mut self) {
        let window = self.agenda.take_window();
        self.last_was_final = window.is_some_and(|window| window.kind == WindowKind::End { last: true });
        self.changed = false;
        self.standing = self.seen;
    }
}

/// Whether a sighting is a public change (R-RF-59).
fn is_change(sighting: &Sighting) -> bool {
    match sighting {
        Sighting::Declared { docs, .. } => !docs.is_empty(),
        Sighting::BoxFilled { .. }
        | Sighting::Visited { .. }
        | Sighting::PillBought { .. }
        | Sighting::ShareBought { .. }
        | Sighting::Adjusted { .. }
        | Sighting::Shocked { .. }
        | Sighting::Died { .. }
        | Sighting::ChipsReturned
        | Sighting::Played { .. }
        | Sighting::CoffinMoved { .. }
        | Sighting::MaintenancePaid { .. }
        | Sighting::Buried { .. } => true,
        _ => false,
    }
}

//! How a sighting changes the board. What is public comes from sightings and from nowhere else.

use super::{Board, Condition, Prescription};
use crate::api::{BoxLeftovers, Kind, Play, Sighting, Way};
use crate::parts::money::price;
use crate::parts::{Action, Chips, Grave, GraveSet, Health, Money, Pill, Relative, Share};
use crate::phase::{Burial, Document, Step, Task, Window, WindowKind};
use arrayvec::ArrayVec;
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
                seat, grave, paid, ..
            } => self.buy_share(seat, grave, paid),
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
            }
            Sighting::WindowOpened { window, first } => self.open_window(window, first),
            Sighting::WindowClosed => self.close_window(),
            Sighting::Ended { reason, .. } => self.agenda.end(reason),
            Sighting::Passed { .. } | Sighting::CardOpened { .. } => {}
        }
    }

    fn begin_turn(&mut self, seat: Seat, turn: u32) {
        // RF-9.8: idle turns are counted when the turn is over.
        if self.turn > 0 {
            self.idle_turns = if self.idle { self.idle_turns + 1 } else { 0 };
        }
        self.idle = true;
        self.active = seat;
        self.turn = turn;
        for relative in &mut self.relatives[seat.idx()] {
            if let Condition::Alive { visited, .. } = relative {
                *visited = false;
            }
        }
        self.agenda.set_step(Step::Refill);
    }

    fn fill_box(&mut self, chips: Chips) {
        let left = self.pill_box;
        if self.counts_chips() {
            self.supply = self.supply.plus(left).minus(chips);
        }
        self.pill_box = chips;
        self.agenda.set_step(Step::Visits);
        self.standing = self.seen;
    }

    /// What the box holds once it is filled for so many living relatives (RF-4.3, RF-4.4, R-RF-5).
    pub(crate) fn filled_box(&self, living: u16) -> Chips {
        let wanted = Chips::new(living, living.saturating_sub(1), 1);
        match (self.options.box_leftovers, self.counts_chips()) {
            (BoxLeftovers::Return, true) => wanted.at_most(self.supply.plus(self.pill_box)),
            (BoxLeftovers::Return, false) => wanted,
            (BoxLeftovers::Keep, true) => self.pill_box.plus(wanted.at_most(self.supply)),
            (BoxLeftovers::Keep, false) => self.pill_box.plus(wanted),
        }
    }

    fn visit(&mut self, relative: Relative, kind: Pill, paid: Money, substitute: bool) {
        let seat = self.active;
        self.pay(seat, paid);
        // R-RF-7: the old chip goes to the supply, not into the box.
        self.take_chip(seat, relative.wish);
        if !substitute {
            self.pill_box.take(kind);
        }
        self.prescribe(relative, kind, seat, substitute);
        if let Condition::Alive { visited, .. } = &mut self.relatives[seat.idx()][relative.wish.idx()] {
            *visited = true;
        }
        self.idle &= paid == Money::ZERO;
    }

    fn prescribe(&mut self, relative: Relative, kind: Pill, by: Seat, substitute: bool) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        if let Condition::Alive { prescription, .. } = &mut self.relatives[seat.idx()][relative.wish.idx()] {
            *prescription = Some(Prescription { kind, by, substitute });
        }
    }

    /// Takes a chip off a relative, back to the supply; a substitute vanishes (RF-4.11).
    fn take_chip(&mut self, seat: Seat, wish: Grave) {
        let counted = self.counts_chips();
        let Condition::Alive { prescription, .. } = &mut self.relatives[seat.idx()][wish.idx()] else {
            return;
        };
        if let Some(taken) = prescription.take()
            && !taken.substitute
            && counted
        {
            self.supply.put(taken.kind);
        }
    }

    fn buy_share(&mut self, seat: Seat, grave: Grave, paid: Money) {
        self.pay(seat, paid);
        self.piles[grave.idx()] -= 1;
        self.shares[seat.idx()][grave.idx()] += 1;
        let mut bought = self.bought();
        bought.insert(grave);
        self.agenda.set_step(Step::Shares { bought });
        self.idle = false;
        self.tally.shares += 1;
    }

    fn end_step(&mut self, step: Kind) {
        self.agenda.set_step(match step {
            Kind::Visits => Step::Pills,
            Kind::Pills => Step::Shares {
                bought: GraveSet::EMPTY,
            },
            _ => Step::Adjust,
        });
    }

    fn set_health(&mut self, relative: Relative, to: Health) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        if let Condition::Alive { health, .. } = &mut self.relatives[seat.idx()][relative.wish.idx()] {
            self.idle &= *health == to;
            *health = to;
        }
    }

    fn die(&mut self, relative: Relative, inherited: Money) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        self.take_chip(seat, relative.wish);
        self.relatives[seat.idx()][relative.wish.idx()] = Condition::Deceased;
        self.earn(seat, inherited);
        self.idle = false;
        self.tally.deaths += 1;
    }

    /// The bank pays.
    fn earn(&mut self, seat: Seat, sum: Money) {
        self.money[seat.idx()] = self.money[seat.idx()].plus(sum);
        self.tally.earned = self.tally.earned.plus(sum);
        self.idle &= sum == Money::ZERO;
    }

    fn pay(&mut self, seat: Seat, price: Money) {
        let left = self.money[seat.idx()].minus(price);
        self.money[seat.idx()] = left.expect("the rules have seen that it can be paid");
    }

    fn play(&mut self, seat: Seat, play: Play) {
        self.idle = false;
        let (card, second) = play.cards();
        self.turn_over(seat, card);
        if let Play::Illegible { grave } = play {
            let counts_for = self.declared();
            if let (Some(burial), Some(counts_for)) = (self.agenda.burial_mut(), counts_for) {
                burial.documents.push(Document {
                    seat,
                    grave,
                    counts_for,
                });
            }
        } else {
            self.played.push(card);
        }
        if let Some(second) = second {
            self.turn_over(seat, second);
            self.played.push(second);
        }
        // RF-8.5: a new round, in which who has just played comes last.
        let first = seat.next_clockwise(self.seats);
        if let Some(window) = self.agenda.window_mut() {
            window.first = first;
            window.round += 1;
        }
    }

    /// A share no longer counts as a certificate, and all have seen its action (RF-7.1).
    fn turn_over(&mut self, seat: Seat, card: Share) {
        self.shares[seat.idx()][card.grave.idx()] -= 1;
        self.revealed[card.grave.idx()].insert(card.action);
    }

    fn declare(&mut self, seat: Seat, relative: Relative, counts_for: Grave, docs: GraveSet) {
        for grave in docs.iter() {
            self.turn_over(seat, Share::new(Action::Illegible, grave));
            self.idle = false;
        }
        if self.agenda.burial().is_none() {
            self.agenda.push(Task::Burial(Burial {
                seat,
                relative,
                documents: ArrayVec::new(),
            }));
        }
        if let Some(burial) = self.agenda.burial_mut() {
            let documents = docs.iter().map(|grave| Document {
                seat,
                grave,
                counts_for,
            });
            burial.documents.extend(documents);
        }
    }

    fn bury(&mut self, relative: Relative, way: Way) {
        let grave = match way {
            Way::New => None,
            Way::Regular(grave) => {
                self.tally.regular += 1;
                Some(grave)
            }
            Way::Double(grave) => {
                self.tally.doubles += 1;
                let card = Share::new(Action::DoubleOccupancy, grave);
                if let Some(seat) = self.seat_of(relative.family) {
                    self.turn_over(seat, card);
                }
                self.played.push(card);
                Some(grave)
            }
        };
        self.lay(relative, grave);
        // RF-6.6: the burial is finished, its documents are out of the game.
        if let Some(burial) = self.agenda.take_burial() {
            let documents = burial.documents.iter();
            self.played
                .extend(documents.map(|document| Share::new(Action::Illegible, document.grave)));
        }
    }

    fn lay(&mut self, relative: Relative, grave: Option<Grave>) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        self.relatives[seat.idx()][relative.wish.idx()] =
            grave.map_or(Condition::BuriedNew, Condition::Buried);
        match grave {
            Some(grave) => self.graves[grave.idx()].push(relative),
            None => self.new_cemetery.push(relative),
        }
        self.idle = false;
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

//! Steps of the turn, health and money.

use crate::api::{BoxLeftovers, FIRST, Kind};
use crate::board::{Board, Condition, Prescription};
use crate::parts::{Action, Chips, Grave, GraveSet, Health, Money, Pill, Relative};
use crate::phase::Step;
use engine::{Seat, Seen};

impl Board {
    pub(super) fn begin_turn(&mut self, seat: Seat, turn: u32) {
        // RF-9.8: idle turns are counted when the turn is over.
        if self.turn > 0 {
            self.idle_turns = if self.idle { self.idle_turns + 1 } else { 0 };
        }
        self.idle = true;
        self.active = seat;
        self.turn = turn;
        *self.bought_before = GraveSet::EMPTY;
        for relative in &mut self.relatives[seat.idx()] {
            if let Condition::Alive { visited, .. } = relative {
                *visited = false;
            }
        }
        self.agenda.set_step(Step::Refill);
    }

    pub(super) fn fill_box(&mut self, chips: Chips) {
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

    pub(super) fn visit(&mut self, relative: Relative, kind: Pill, paid: Money, substitute: bool) {
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

    pub(super) fn prescribe(&mut self, relative: Relative, kind: Pill, by: Seat, substitute: bool) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        if let Condition::Alive { prescription, .. } = &mut self.relatives[seat.idx()][relative.wish.idx()] {
            *prescription = Some(Prescription { kind, by, substitute });
        }
    }

    /// Takes a chip off a relative, back to the supply; a substitute vanishes (RF-4.11).
    pub(super) fn take_chip(&mut self, seat: Seat, wish: Grave) {
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

    pub(super) fn buy_share(&mut self, seat: Seat, grave: Grave, paid: Money) {
        self.pay(seat, paid);
        self.piles[grave.idx()] -= 1;
        self.shares[seat.idx()][grave.idx()] += 1;
        let mut bought = self.bought();
        bought.insert(grave);
        self.agenda.set_step(Step::Shares { bought });
        self.idle = false;
        self.tally.shares += 1;
    }

    /// R-RF-66: where actions lie open, everybody has seen the card; elsewhere only the buyer has.
    pub(super) fn note_open_share(&mut self, seat: Seat, grave: Grave, action: Seen<Action>) {
        if let Seen::Face(action) = action
            && self.options.open_actions.is_on()
        {
            self.tops[grave.idx()] = None;
            self.hands[seat.idx()][grave.idx()].insert(action);
        }
    }

    pub(super) fn end_step(&mut self, step: Kind) {
        // RF-3.1: what was bought is told until the turn is over; the first version forgot it here.
        if step == Kind::Shares && self.rules > FIRST {
            *self.bought_before = self.bought();
        }
        self.agenda.set_step(match step {
            Kind::Visits => Step::Pills,
            Kind::Pills => Step::Shares {
                bought: GraveSet::EMPTY,
            },
            _ => Step::Adjust,
        });
    }

    pub(super) fn set_health(&mut self, relative: Relative, to: Health) {
        let Some(seat) = self.seat_of(relative.family) else {
            return;
        };
        if let Condition::Alive { health, .. } = &mut self.relatives[seat.idx()][relative.wish.idx()] {
            self.idle &= *health == to;
            *health = to;
        }
    }

    pub(super) fn die(&mut self, relative: Relative, inherited: Money) {
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
    pub(super) fn earn(&mut self, seat: Seat, sum: Money) {
        self.money[seat.idx()] = self.money[seat.idx()].plus(sum);
        self.tally.earned = self.tally.earned.plus(sum);
        self.idle &= sum == Money::ZERO;
    }

    pub(super) fn pay(&mut self, seat: Seat, price: Money) {
        let left = self.money[seat.idx()].minus(price);
        self.money[seat.idx()] = left.expect("the rules have seen that it can be paid");
    }
}

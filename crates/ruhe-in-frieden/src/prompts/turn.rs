//! Families, visits, pills and shares (RF-2.4, RF-4.6 to RF-4.18).

use super::Eyes;
use crate::api::{BitterGate, Command, Refusal};
use crate::board::{Condition, Prescription};
use crate::parts::money::price;
use crate::parts::{Family, Grave, Money, Pill, Relative};
use arrayvec::ArrayVec;
use engine::Seat;

/// What a visit costs: a swap of what lies there, or the first prescription (RF-4.7, RF-4.8, R-RF-11).
pub(crate) fn visit_price(is_swap: bool, kind: Pill) -> Money {
    match (is_swap, kind) {
        (true, _) => price::SWAP,
        (false, Pill::White) => Money::ZERO,
        (false, Pill::Black | Pill::Red) => price::BRIBE,
    }
}

impl Eyes<'_> {
    fn own_relatives(self) -> impl Iterator<Item = Relative> {
        Grave::all().filter_map(move |wish| self.board.relative(self.seat, wish))
    }

    #[inline]
    fn check_payable(self, price: Money) -> Result<(), Refusal> {
        match self.board.money[self.seat.idx()].minus(price) {
            Some(_) => Ok(()),
            None => Err(Refusal::CannotPay(price)),
        }
    }

    /// Whether the chip can be taken out of the box (RF-4.9, RF-4.10).
    #[inline]
    fn check_chip(self, kind: Pill) -> Result<(), Refusal> {
        let chips = self.board.pill_box;
        // R-RF-12: the black compartment is empty, nothing else.
        if kind == Pill::Red && chips.black > 0 {
            Err(Refusal::PlacebosFirst)
        } else if chips.count(kind) == 0 {
            Err(Refusal::NoChip(kind))
        } else {
            Ok(())
        }
    }

    /// Whether the doctor can give the chip to an own relative. Bitter pills wait for the placebos of the others, if that
    /// is agreed (R-RF-65).
    #[inline]
    fn check_own_chip(self, wish: Grave, kind: Pill) -> Result<(), Refusal> {
        if kind != Pill::Red || *self.board.options.bitter_gate == BitterGate::Box {
            return self.check_chip(kind);
        }
        self.check_gated_chip(wish)
    }

    fn check_gated_chip(self, wish: Grave) -> Result<(), Refusal> {
        let relatives = Grave::all().zip(&self.board.relatives[self.seat.idx()]);
        let mut others = relatives.filter(|(other, it)| *other != wish && it.health().is_some());
        let has_placebo = |it: &Condition| it.prescription().is_some_and(|chip| chip.kind == Pill::Black);
        if !others.all(|(_, it)| has_placebo(it)) {
            Err(Refusal::OthersNeedPlacebos)
        } else if self.board.pill_box.red == 0 {
            Err(Refusal::NoChip(Pill::Red))
        } else {
            Ok(())
        }
    }

    pub(super) fn check_family(self, family: Family) -> Result<(), Refusal> {
        match self.board.seat_of(family) {
            Some(_) => Err(Refusal::FamilyTaken(family)),
            None => Ok(()),
        }
    }

    pub(super) fn check_visit(self, relative: Relative, kind: Pill) -> Result<(), Refusal> {
        let (seat, condition) = self
            .board
            .find(relative)
            .ok_or(Refusal::NoSuchRelative(relative))?;
        if seat != self.seat {
            return Err(Refusal::NotYourRelative(relative));
        }
        let Condition::Alive {
            prescription,
            visited,
            ..
        } = condition
        else {
            return Err(Refusal::NotAlive(relative));
        };
        if visited {
            return Err(Refusal::VisitedAlready(relative));
        }
        self.check_prescription(relative.wish, prescription, kind)
    }

    /// Whether the doctor may give this to who has that already.
    #[inline]
    fn check_prescription(self, wish: Grave, old: Option<Prescription>, kind: Pill) -> Result<(), Refusal> {
        match old {
            // R-RF-11
            Some(old) if old.kind == kind => return Err(Refusal::SameKind(kind)),
            // RF-4.11: the compulsory pill never fails.
            None if kind == Pill::White => return Ok(()),
            _ => self.check_own_chip(wish, kind)?,
        }
        self.check_payable(visit_price(old.is_some(), kind))
    }

    /// RF-4.12
    pub(super) fn check_end_visits(self) -> Result<(), Refusal> {
        let waiting = self.own_relatives().find(|relative| {
            let condition = self.board.relatives[self.seat.idx()][relative.wish.idx()];
            condition.health().is_some() && condition.prescription().is_none()
        });
        waiting.map_or(Ok(()), |relative| Err(Refusal::NotVisitedYet(relative)))
    }

    pub(super) fn check_pill(self, relative: Relative, kind: Pill) -> Result<(), Refusal> {
        let (seat, condition) = self
            .board
            .find(relative)
            .ok_or(Refusal::NoSuchRelative(relative))?;
        // R-RF-10
        if seat == self.seat {
            return Err(Refusal::OnlyForOthers(relative));
        }
        if condition.health().is_none() {
            return Err(Refusal::DeadNeedNoPills(relative));
        }
        // R-RF-8, R-RF-9
        if condition.prescription().is_some() {
            return Err(Refusal::HasPrescription(relative));
        }
        self.check_chip(kind)?;
        self.check_payable(price::FOREIGN_PILL)
    }

    pub(super) fn check_share(self, grave: Grave) -> Result<(), Refusal> {
        // R-RF-50
        if self.board.piles[grave.idx()] == 0 {
            return Err(Refusal::PileIsEmpty(grave));
        }
        // R-RF-18
        if self.board.bought().contains(grave) {
            return Err(Refusal::OneSharePerGrave(grave));
        }
        self.check_payable(self.board.share_price(grave))
    }

    pub(super) fn family_choices(self, choices: &mut Vec<Command>) {
        let free = Family::all().filter(|family| self.check_family(*family).is_ok());
        choices.extend(free.map(|family| Command::ChooseFamily { family }));
    }

    pub(super) fn visit_choices(self, choices: &mut Vec<Command>) {
        for relative in self.own_relatives() {
            let condition = self.board.relatives[self.seat.idx()][relative.wish.idx()];
            let Condition::Alive {
                prescription,
                visited: false,
                ..
            } = condition
            else {
                continue;
            };
            for kind in Pill::ALL {
                let may = self.check_prescription(relative.wish, prescription, kind);
                if may.is_ok() {
                    choices.push(Command::Visit { relative, kind });
                }
            }
        }
        if self.check_end_visits().is_ok() {
            choices.push(Command::EndVisits);
        }
        self.card_choices(choices);
    }

    pub(super) fn pill_choices(self, choices: &mut Vec<Command>) {
        let can_buy = |kind: &Pill| self.check_chip(*kind).is_ok();
        let kinds: ArrayVec<Pill, 3> = match self.check_payable(price::FOREIGN_PILL) {
            Ok(()) => Pill::ALL.into_iter().filter(can_buy).collect(),
            Err(_) => ArrayVec::new(),
        };
        if !kinds.is_empty() {
            for seat in self.board.all_seats().filter(|seat| *seat != self.seat) {
                self.pills_for(seat, &kinds, choices);
            }
        }
        choices.push(Command::EndPills);
        self.card_choices(choices);
    }

    /// These kinds for each relative of another who has no prescription.
    fn pills_for(self, seat: Seat, kinds: &[Pill], choices: &mut Vec<Command>) {
        for (wish, it) in Grave::all().zip(&self.board.relatives[seat.idx()]) {
            if it.health().is_some()
                && it.prescription().is_none()
                && let Some(relative) = self.board.relative(seat, wish)
            {
                choices.extend(kinds.iter().map(|kind| Command::BuyPill {
                    relative,
                    kind: *kind,
                }));
            }
        }
    }

    pub(super) fn share_choices(self, choices: &mut Vec<Command>) {
        for grave in Grave::all() {
            if self.check_share(grave).is_ok() {
                choices.push(Command::BuyShare { grave });
            }
        }
        choices.push(Command::EndShares);
        self.card_choices(choices);
    }
}

//! Burials: who is buried, where and how (RF-6.2 to RF-6.5, RF-7.3).

use super::Eyes;
use crate::api::{Command, How, Refusal};
use crate::board::Condition;
use crate::parts::{Action, Grave, GraveSet, Relative, Share};

impl Eyes<'_> {
    pub(super) fn check_burial(self, relative: Relative, how: How) -> Result<(), Refusal> {
        let (seat, condition) = self
            .board
            .find(relative)
            .ok_or(Refusal::NoSuchRelative(relative))?;
        if seat != self.seat {
            return Err(Refusal::NotYourDeceased(relative));
        }
        if condition != Condition::Deceased {
            return Err(Refusal::NotDeceased(relative));
        }
        // R-RF-57: who was declared first is buried first.
        if let Some(burial) = self.board.agenda.burial()
            && burial.relative != relative
        {
            return Err(Refusal::OtherBurialFirst(burial.relative));
        }
        match how {
            How::New => Ok(()),
            How::Double { grave } => self.check_double(grave),
            How::Regular { grave, docs } => self.check_regular(grave, docs),
        }
    }

    fn check_double(self, grave: Grave) -> Result<(), Refusal> {
        let card = Share::new(Action::DoubleOccupancy, grave);
        if !self.holds(card) {
            Err(Refusal::NotYourCard(card))
        } else if !self.board.is_occupied(grave) {
            Err(Refusal::NobodyLiesThere(grave))
        } else {
            Ok(())
        }
    }

    fn check_regular(self, grave: Grave, docs: GraveSet) -> Result<(), Refusal> {
        let cards = docs.iter().map(|own| Share::new(Action::Illegible, own));
        for card in cards {
            if !self.holds(card) {
                return Err(Refusal::NotYourCard(card));
            }
            if card.grave == grave {
                return Err(Refusal::DocumentOfTheSameGrave(grave));
            }
        }
        if self.board.is_occupied(grave) {
            Err(Refusal::GraveIsOccupied(grave))
        } else if !docs.is_empty() && !self.board.documents_count(self.seat, grave) {
            // R-RF-63
            Err(Refusal::DocumentNeedsShare(grave))
        } else if !self.board.leads_with(self.seat, grave, docs.len()) {
            Err(Refusal::NoMajority(grave))
        } else {
            Ok(())
        }
    }

    fn holds(self, card: Share) -> bool {
        self.hand[card.grave.idx()].contains(card.action)
    }

    pub(super) fn burial_choices(self, choices: &mut Vec<Command>) {
        let documents: GraveSet = Grave::all()
            .filter(|grave| self.hand[grave.idx()].contains(Action::Illegible))
            .collect();
        for wish in self.board.deceased(self.seat) {
            let Some(relative) = self.board.relative(self.seat, wish) else {
                continue;
            };
            let mut offer = |how: How| {
                if self.check_burial(relative, how).is_ok() {
                    choices.push(Command::Bury { relative, how });
                }
            };
            offer(How::New);
            for grave in Grave::all() {
                offer(How::Double { grave });
                let mut usable = documents;
                usable.remove(grave);
                for docs in usable.subsets() {
                    offer(How::Regular { grave, docs });
                }
            }
        }
        // R-RF-64: what may be played at any time may be played before he declares.
        if self.board.options.burier_plays.is_on() {
            self.card_choices(choices);
        }
    }
}

//! Why the rules say no.

use super::command::Kind;
use crate::parts::{Action, Family, Grave, Money, Pill, Relative, Share};
use crate::text;
use engine::{Phrase, Refusing, Rule};

/// Why the rules say no, with what was asked and nothing the seat does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The prompt asks for something else.
    NotAskedFor(Kind),
    /// The family has been taken.
    FamilyTaken(Family),
    /// The family does not play.
    NoSuchRelative(Relative),
    /// The relative belongs to another player.
    NotYourRelative(Relative),
    /// The relative is dead.
    NotAlive(Relative),
    /// The doctor comes once a turn.
    VisitedAlready(Relative),
    /// A swap must change the kind.
    SameKind(Pill),
    /// The compartment of the box is empty.
    NoChip(Pill),
    /// Bitter pills only when no placebo is left in the box.
    PlacebosFirst,
    /// The price cannot be paid in full.
    CannotPay(Money),
    /// Somebody has no prescription yet.
    NotVisitedYet(Relative),
    /// Step 3 is for other families.
    OnlyForOthers(Relative),
    /// The dead need no pills.
    DeadNeedNoPills(Relative),
    /// One prescription at most.
    HasPrescription(Relative),
    /// The pile is sold out.
    PileIsEmpty(Grave),
    /// One share per grave and turn.
    OneSharePerGrave(Grave),
    /// The seat does not hold the card.
    NotYourCard(Share),
    /// The card's own grave must be occupied.
    GraveIsEmpty(Grave),
    /// A regular burial needs an empty grave.
    GraveIsOccupied(Grave),
    /// Double Occupancy needs a coffin in the grave.
    NobodyLiesThere(Grave),
    /// A coffin moves into an empty grave.
    MoveNeedsEmptyGrave(Grave),
    /// With Double Occupancy a coffin moves into an occupied grave.
    MoveNeedsOccupiedGrave(Grave),
    /// The coffin does not lie there.
    NoSuchCoffin(Relative, Grave),
    /// A coffin moves to another grave.
    SameGrave(Grave),
    /// The own relative who wishes for the grave is not alive.
    NobodyToShock(Grave),
    /// A document is for a declared burial.
    OnlyForABurial(Grave),
    /// A document counts for another grave than its own.
    DocumentOfTheSameGrave(Grave),
    /// The declared grave has been filled meanwhile.
    DocumentTooLate(Grave),
    /// The document could not change the result.
    DocumentChangesNothing(Grave),
    /// Somebody else's dead.
    NotYourDeceased(Relative),
    /// The relative does not wait to be buried.
    NotDeceased(Relative),
    /// Somebody else's burial is not finished.
    OtherBurialFirst(Relative),
    /// Not strictly the most shares.
    NoMajority(Grave),
    /// A document counts only beside a real share of the grave.
    DocumentNeedsShare(Grave),
    /// All other relatives of the family must have a placebo before one gets the bitter pill.
    OthersNeedPlacebos,
    /// The game knows no such input.
    UnknownInput,
}

impl Refusal {
    /// All reasons, with made-up arguments, for lists of messages.
    pub fn samples() -> Vec<Refusal> {
        let (Some(grave), Some(family)) = (Grave::all().next(), Family::all().next()) else {
            return Vec::new();
        };
        let relative = Relative { family, wish: grave };
        vec![
            Refusal::NotAskedFor(Kind::Visits),
            Refusal::FamilyTaken(family),
            Refusal::NoSuchRelative(relative),
            Refusal::NotYourRelative(relative),
            Refusal::NotAlive(relative),
            Refusal::VisitedAlready(relative),
            Refusal::SameKind(Pill::White),
            Refusal::NoChip(Pill::White),
            Refusal::PlacebosFirst,
            Refusal::CannotPay(Money::thousands(2)),
            Refusal::NotVisitedYet(relative),
            Refusal::OnlyForOthers(relative),
            Refusal::DeadNeedNoPills(relative),
            Refusal::HasPrescription(relative),
            Refusal::PileIsEmpty(grave),
            Refusal::OneSharePerGrave(grave),
            Refusal::NotYourCard(Share::new(Action::MixUp, grave)),
            Refusal::GraveIsEmpty(grave),
            Refusal::GraveIsOccupied(grave),
            Refusal::NobodyLiesThere(grave),
            Refusal::MoveNeedsEmptyGrave(grave),
            Refusal::MoveNeedsOccupiedGrave(grave),
            Refusal::NoSuchCoffin(relative, grave),
            Refusal::SameGrave(grave),
            Refusal::NobodyToShock(grave),
            Refusal::OnlyForABurial(grave),
            Refusal::DocumentOfTheSameGrave(grave),
            Refusal::DocumentTooLate(grave),
            Refusal::DocumentChangesNothing(grave),
            Refusal::NotYourDeceased(relative),
            Refusal::NotDeceased(relative),
            Refusal::OtherBurialFirst(relative),
            Refusal::NoMajority(grave),
            Refusal::DocumentNeedsShare(grave),
            Refusal::OthersNeedPlacebos,
            Refusal::UnknownInput,
        ]
    }
}

impl Refusing for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::NotAskedFor(_) => "RF-4.2",
            Refusal::FamilyTaken(_) => "RF-2.4",
            Refusal::NoSuchRelative(_) => "RF-1.7",
            Refusal::NotYourRelative(_) | Refusal::NotAlive(_) | Refusal::VisitedAlready(_) => "RF-4.6",
            Refusal::SameKind(_) => "R-RF-11",
            Refusal::NoChip(_) => "RF-4.9",
            Refusal::PlacebosFirst => "RF-4.10",
            Refusal::CannotPay(_) => "RF-4.2",
            Refusal::NotVisitedYet(_) => "RF-4.12",
            Refusal::OnlyForOthers(_) | Refusal::DeadNeedNoPills(_) | Refusal::HasPrescription(_) => {
                "RF-4.14"
            }
            Refusal::PileIsEmpty(_) | Refusal::OneSharePerGrave(_) => "RF-4.16",
            Refusal::NotYourCard(_) | Refusal::GraveIsEmpty(_) => "RF-7.1",
            Refusal::GraveIsOccupied(_) => "RF-6.3",
            Refusal::NobodyLiesThere(_) => "RF-7.3",
            Refusal::NoSuchCoffin(..) | Refusal::MoveNeedsEmptyGrave(_) => "RF-7.4",
            Refusal::MoveNeedsOccupiedGrave(_) => "RF-7.5",
            Refusal::SameGrave(_) => "R-RF-48",
            Refusal::NobodyToShock(_) => "RF-7.6",
            Refusal::OnlyForABurial(_) | Refusal::DocumentOfTheSameGrave(_) | Refusal::DocumentTooLate(_) => {
                "RF-7.8"
            }
            Refusal::DocumentChangesNothing(_) => "RF-8.6",
            Refusal::NotYourDeceased(_) | Refusal::NotDeceased(_) => "RF-6.1",
            Refusal::OtherBurialFirst(_) => "R-RF-57",
            Refusal::NoMajority(_) => "RF-6.3",
            Refusal::DocumentNeedsShare(_) => "R-RF-63",
            Refusal::OthersNeedPlacebos => "R-RF-65",
            Refusal::UnknownInput => "TB-1.1",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAskedFor(_) => "not_asked_for",
            Refusal::FamilyTaken(_) => "family_taken",
            Refusal::NoSuchRelative(_) => "no_such_relative",
            Refusal::NotYourRelative(_) => "not_your_relative",
            Refusal::NotAlive(_) => "not_alive",
            Refusal::VisitedAlready(_) => "visited_already",
            Refusal::SameKind(_) => "same_kind",
            Refusal::NoChip(_) => "no_chip",
            Refusal::PlacebosFirst => "placebos_first",
            Refusal::CannotPay(_) => "cannot_pay",
            Refusal::NotVisitedYet(_) => "not_visited_yet",
            Refusal::OnlyForOthers(_) => "only_for_others",
            Refusal::DeadNeedNoPills(_) => "dead_need_no_pills",
            Refusal::HasPrescription(_) => "has_prescription",
            Refusal::PileIsEmpty(_) => "pile_is_empty",
            Refusal::OneSharePerGrave(_) => "one_share_per_grave",
            Refusal::NotYourCard(_) => "not_your_card",
            Refusal::GraveIsEmpty(_) => "grave_is_empty",
            Refusal::GraveIsOccupied(_) => "grave_is_occupied",
            Refusal::NobodyLiesThere(_) => "nobody_lies_there",
            Refusal::MoveNeedsEmptyGrave(_) => "move_needs_empty_grave",
            Refusal::MoveNeedsOccupiedGrave(_) => "move_needs_occupied_grave",
            Refusal::NoSuchCoffin(..) => "no_such_coffin",
            Refusal::SameGrave(_) => "same_grave",
            Refusal::NobodyToShock(_) => "nobody_to_shock",
            Refusal::OnlyForABurial(_) => "only_for_a_burial",
            Refusal::DocumentOfTheSameGrave(_) => "document_of_the_same_grave",
            Refusal::DocumentTooLate(_) => "document_too_late",
            Refusal::DocumentChangesNothing(_) => "document_changes_nothing",
            Refusal::NotYourDeceased(_) => "not_your_deceased",
            Refusal::NotDeceased(_) => "not_deceased",
            Refusal::OtherBurialFirst(_) => "other_burial_first",
            Refusal::NoMajority(_) => "no_majority",
            Refusal::DocumentNeedsShare(_) => "document_needs_share",
            Refusal::OthersNeedPlacebos => "others_need_placebos",
            Refusal::UnknownInput => "unknown_input",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("rf-refused-{}", self.code().replace('_', "-")));
        match *self {
            Refusal::NotAskedFor(kind) => phrase.with("asked", text::kind(kind)),
            Refusal::FamilyTaken(family) => phrase.with("family", text::family(family)),
            Refusal::NoSuchRelative(relative)
            | Refusal::NotYourRelative(relative)
            | Refusal::NotAlive(relative)
            | Refusal::VisitedAlready(relative)
            | Refusal::NotVisitedYet(relative)
            | Refusal::OnlyForOthers(relative)
            | Refusal::DeadNeedNoPills(relative)
            | Refusal::HasPrescription(relative)
            | Refusal::NotYourDeceased(relative)
            | Refusal::NotDeceased(relative)
            | Refusal::OtherBurialFirst(relative) => phrase.with("relative", text::relative(relative)),
            Refusal::SameKind(kind) | Refusal::NoChip(kind) => phrase.with("kind", text::pill(kind)),
            Refusal::CannotPay(price) => phrase.with("money", price.in_full()),
            Refusal::NotYourCard(card) => phrase.with("card", text::share(card)),
            Refusal::NoSuchCoffin(relative, grave) => phrase
                .with("relative", text::relative(relative))
                .with("grave", grave.number()),
            Refusal::PileIsEmpty(grave)
            | Refusal::OneSharePerGrave(grave)
            | Refusal::GraveIsEmpty(grave)
            | Refusal::GraveIsOccupied(grave)
            | Refusal::NobodyLiesThere(grave)
            | Refusal::MoveNeedsEmptyGrave(grave)
            | Refusal::MoveNeedsOccupiedGrave(grave)
            | Refusal::DocumentTooLate(grave)
            | Refusal::SameGrave(grave)
            | Refusal::NobodyToShock(grave)
            | Refusal::OnlyForABurial(grave)
            | Refusal::DocumentOfTheSameGrave(grave)
            | Refusal::DocumentChangesNothing(grave)
            | Refusal::NoMajority(grave)
            | Refusal::DocumentNeedsShare(grave) => phrase.with("grave", grave.number()),
            Refusal::PlacebosFirst | Refusal::OthersNeedPlacebos | Refusal::UnknownInput => phrase,
        }
    }
}

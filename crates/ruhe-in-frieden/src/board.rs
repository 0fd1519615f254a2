//! What lies open on the table: everything public (RF-10), and questions about it.
//!
//! The rules change it only by way of sightings, through [`Board::see`], so everybody who saw them has the same
//! board. Whoever is given nothing but a board can tell nothing that is hidden.

mod fold;

use crate::api::{ChipLimit, DocumentAlone, Options};
use crate::parts::money::price;
use crate::parts::{
    Action, ActionSet, Chips, Family, Grave, GraveSet, Health, Money, Pill, Relative, SEATS_MAX, Share,
};
use crate::phase::{Agenda, Step, WindowKind};
use arrayvec::ArrayVec;
use engine::{Later, Seat, Version};

/// A prescription on a relative (RF-3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prescription {
    /// Of which kind.
    pub kind: Pill,
    /// Who placed it.
    pub by: Seat,
    /// Whether it is only a marker (RF-4.11).
    pub substitute: bool,
}

/// How a relative is (RF-3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    Alive {
        /// The level.
        health: Health,
        /// What the doctor gave.
        prescription: Option<Prescription>,
        /// Whether the doctor came this turn.
        visited: bool,
    },
    /// Dead and not buried yet.
    Deceased,
    /// In a grave.
    Buried(Grave),
    /// In the New Cemetery.
    BuriedNew,
}

impl Condition {
    /// The level of who is alive.
    #[inline]
    pub fn health(self) -> Option<Health> {
        match self {
            Condition::Alive { health, .. } => Some(health),
            _ => None,
        }
    }

    /// The prescription of who is alive and has one.
    #[inline]
    pub fn prescription(self) -> Option<Prescription> {
        match self {
            Condition::Alive { prescription, .. } => prescription,
            _ => None,
        }
    }
}

/// One of something for each seat the game can have.
pub type BySeat<T> = [T; SEATS_MAX];
/// One of something for each grave, or for each wish.
pub type ByGrave<T> = [T; Grave::COUNT];

/// How often things happened, for statistics.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Regular burials.
    pub regular: u8,
    /// Burials by Double Occupancy.
    pub doubles: u8,
    /// Declared burials that failed.
    pub failed: u8,
    pub deaths: u8,
    /// Shares bought.
    pub shares: u8,
    /// Chips bought for others.
    pub foreign_pills: u32,
    /// Windows that opened.
    pub windows: u32,
    /// All money the bank has paid out after the start.
    pub earned: Money,
}

/// Everything public.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The version of the rules it is played by.
    pub rules: Version,
    /// What the table agreed on.
    pub options: Options,
    /// How many sit.
    pub seats: u8,
    /// Who started.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn; the first is 1.
    pub turn: u32,
    /// What is still to do.
    pub agenda: Agenda,
    pub families: BySeat<Option<Family>>,
    /// What everybody has.
    pub money: BySeat<Money>,
    /// How everybody's relatives are, by wish.
    pub relatives: BySeat<ByGrave<Condition>>,
    /// The coffins in the graves, in the order in which they came.
    pub graves: ByGrave<ArrayVec<Relative, 2>>,
    /// The coffins in the New Cemetery, in the order in which they came.
    pub new_cemetery: ArrayVec<Relative, 25>,
    /// How many shares are left in the piles.
    pub piles: ByGrave<u8>,
    /// How many shares lie in front of the seats, certificate up.
    pub shares: BySeat<ByGrave<u8>>,
    /// Their actions, where all have seen them (R-RF-66).
    pub hands: Later<BySeat<ByGrave<ActionSet>>>,
    /// The action on top of each pile, where it lies open (R-RF-66).
    pub tops: Later<ByGrave<Option<Action>>>,
    /// Graves of which a share was bought this turn, once its step 4 is over.
    pub bought_before: Later<GraveSet>,
    /// How many shares the seats spent unseen.
    pub spent: BySeat<ByGrave<u8>>,
    /// Actions that were seen by all.
    pub revealed: ByGrave<ActionSet>,
    /// The cards removed in sight of all, in order.
    pub played: ArrayVec<Share, 25>,
    /// The chips nobody has.
    pub supply: Chips,
    /// The chips in the box.
    pub pill_box: Chips,
    /// Whether something public has happened since the last window closed (R-RF-59).
    pub changed: bool,
    /// Whether the last window that closed was a final W-END (RF-9.3).
    pub last_was_final: bool,
    /// How many idle turns came one after the other before this one (RF-9.8).
    pub idle_turns: u32,
    /// Whether this turn is idle so far.
    pub idle: bool,
    /// How many sightings there were; names the prompts.
    pub seen: u32,
    /// The number of sightings when the standing rights of this turn began or began anew.
    pub standing: u32,
    /// For statistics.
    pub tally: Tally,
}

impl Board {
    /// Before anything happened (RF-2).
    pub(crate) fn new(
        rules: Version,
        options: Options,
        seats: u8,
        start: Seat,
        families: &[Family],
    ) -> Board {
        let healthy = Condition::Alive {
            health: Health::Unwell,
            prescription: None,
            visited: false,
        };
        let mut by_seat = [None; SEATS_MAX];
        families
            .iter()
            .zip(&mut by_seat)
            .for_each(|(family, seat)| *seat = Some(*family));
        Board {
            rules,
            options,
            seats,
            start,
            active: start,
            turn: 0,
            agenda: Agenda::new(if families.is_empty() {
                Step::Families
            } else {
                Step::Refill
            }),
            families: by_seat,
            money: [price::START; SEATS_MAX],
            relatives: [[healthy; Grave::COUNT]; SEATS_MAX],
            graves: Default::default(),
            new_cemetery: ArrayVec::new(),
            piles: [Action::COUNT as u8; Grave::COUNT],
            shares: Default::default(),
            hands: Later::default(),
            tops: Later::default(),
            bought_before: Later::default(),
            spent: Default::default(),
            revealed: Default::default(),
            played: ArrayVec::new(),
            supply: Chips::ALL,
            pill_box: Chips::NONE,
            changed: false,
            last_was_final: false,
            idle_turns: 0,
            idle: true,
            seen: 0,
            standing: 0,
            tally: Tally::default(),
        }
    }

    /// All seats in rising order.
    #[inline]
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// All seats clockwise, beginning with this one.
    #[inline]
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (first.0..seats).chain(0..first.0).map(Seat)
    }

    /// The seat that plays a family.
    #[inline]
    pub fn seat_of(&self, family: Family) -> Option<Seat> {
        self.all_seats()
            .find(|seat| self.families[seat.idx()] == Some(family))
    }

    /// A relative of a seat.
    #[inline]
    pub fn relative(&self, seat: Seat, wish: Grave) -> Option<Relative> {
        self.families[seat.idx()].map(|family| Relative { family, wish })
    }

    /// How a relative is, and whose it is; nothing if the family does not play.
    #[inline]
    pub fn find(&self, relative: Relative) -> Option<(Seat, Condition)> {
        let seat = self.seat_of(relative.family)?;
        Some((seat, self.relatives[seat.idx()][relative.wish.idx()]))
    }

    /// How many of a seat's relatives are alive: `L(p)` of RF-3.4.
    pub fn living(&self, seat: Seat) -> u16 {
        let relatives = self.relatives[seat.idx()].iter();
        relatives.filter(|relative| relative.health().is_some()).count() as u16
    }

    /// Whether none of a seat's relatives is alive.
    pub fn is_gone(&self, seat: Seat) -> bool {
        let mut relatives = self.relatives[seat.idx()].iter();
        !relatives.any(|relative| relative.health().is_some())
    }

    /// The wishes of a seat's relatives that wait to be buried.
    #[inline]
    pub fn deceased(&self, seat: Seat) -> impl Iterator<Item = Grave> {
        let relatives = &self.relatives[seat.idx()];
        Grave::all().filter(|wish| matches!(relatives[wish.idx()], Condition::Deceased))
    }

    /// Whether a grave holds a coffin (RF-3.4).
    #[inline]
    pub fn is_occupied(&self, grave: Grave) -> bool {
        !self.graves[grave.idx()].is_empty()
    }

    /// All graves that hold a coffin.
    #[inline]
    pub fn occupied(&self) -> GraveSet {
        Grave::all().filter(|grave| self.is_occupied(*grave)).collect()
    }

    /// The actions of a grave not yet seen by all: `U(g)` of RF-3.4.
    #[inline]
    pub fn unseen(&self, grave: Grave) -> ActionSet {
        ActionSet::ALL.without(self.revealed[grave.idx()])
    }

    /// What a share of a grave costs now (RF-4.16, R-RF-19).
    pub fn share_price(&self, grave: Grave) -> Money {
        if self.is_occupied(grave) {
            price::SHARE_OCCUPIED
        } else {
            price::SHARE_EMPTY
        }
    }

    /// Whether a seat holds this card, as far as all can tell: it holds a share of the grave whose action nobody has seen,
    /// or the card itself where actions lie open (RF-8.6, R-RF-66).
    #[inline]
    pub fn might_hold(&self, seat: Seat, card: Share) -> bool {
        self.might_hold_of(seat, card.grave).contains(card.action)
    }

    /// The actions of all such cards of a grave.
    #[inline]
    pub(crate) fn might_hold_of(&self, seat: Seat, grave: Grave) -> ActionSet {
        if self.options.open_actions.is_on() {
            self.hands[seat.idx()][grave.idx()]
        } else if self.shares[seat.idx()][grave.idx()] > 0 {
            self.unseen(grave)
        } else {
            ActionSet::EMPTY
        }
    }

    /// Whether documents of a seat count for a grave: as agreed, only beside a real share (R-RF-63).
    #[inline]
    pub fn documents_count(&self, seat: Seat, grave: Grave) -> bool {
        *self.options.document_alone == DocumentAlone::Share || self.shares[seat.idx()][grave.idx()] > 0
    }

    /// Certificates and documents of a seat for a grave: `total(p,t)` of RF-6.3.
    pub fn total(&self, seat: Seat, grave: Grave) -> u8 {
        self.total_with(seat, grave, 0)
    }

    /// The same with so many more documents.
    pub(crate) fn total_with(&self, seat: Seat, grave: Grave, more: u8) -> u8 {
        if !self.documents_count(seat, grave) {
            return 0;
        }
        let documents = self
            .agenda
            .burial()
            .map_or(&[][..], |burial| &burial.documents[..]);
        let documents = documents
            .iter()
            .filter(|document| document.seat == seat && document.counts_for == grave);
        self.shares[seat.idx()][grave.idx()] + documents.count() as u8 + more
    }

    /// The most that any other seat has for a grave.
    pub fn rival(&self, seat: Seat, grave: Grave) -> u8 {
        let others = self.all_seats().filter(|other| *other != seat);
        others
            .map(|other| self.total(other, grave))
            .max()
            .unwrap_or_default()
    }

    /// Whether a seat would have the majority in an empty grave with so many more documents (RF-6.3).
    pub fn leads_with(&self, seat: Seat, grave: Grave, more: u8) -> bool {
        // More than everybody else is at least one.
        !self.is_occupied(grave) && self.total_with(seat, grave, more) > self.rival(seat, grave)
    }

    /// Who buries next when no burial is open (RF-6.1).
    #[inline]
    pub fn next_burier(&self) -> Option<Seat> {
        // Mostly nobody has to. That is asked several times for each input, and found without a branch for each relative.
        let relatives = self.relatives.as_flattened().iter();
        if !relatives.fold(false, |any, it| any | matches!(it, Condition::Deceased)) {
            return None;
        }
        self.clockwise_from(self.active)
            .find(|seat| self.deceased(*seat).next().is_some())
    }

    /// The grave of the declared burial that is being contested.
    pub fn declared(&self) -> Option<Grave> {
        match self.agenda.window()?.kind {
            WindowKind::Bury { grave } => Some(grave),
            _ => None,
        }
    }

    /// The graves of which a share was bought this turn.
    pub fn bought(&self) -> GraveSet {
        match self.agenda.step() {
            Some(Step::Shares { bought }) => bought,
            _ => *self.bought_before,
        }
    }

    /// Whether chips are counted (R-RF-6).
    pub fn counts_chips(&self) -> bool {
        self.options.chip_limit == ChipLimit::Printed
    }
}

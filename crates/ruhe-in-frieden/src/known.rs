//! What one audience knows: the board, and the actions of shares it has seen (RF-10).
//!
//! It changes only by way of sightings, through [`Known::see`]. Views and bots are made from it alone: they have
//! no way to tell more.

use crate::api::{Play, Sighting, Way, Whereabouts};
use crate::board::{Board, ByGrave, BySeat};
use crate::parts::{Action, ActionSet, Grave, Share};
use arrayvec::ArrayVec;
use engine::{Seat, Seen};

/// Actions of shares outside the piles, as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards {
    /// Those in front of the seats (RF-10.5).
    pub held: BySeat<ByGrave<ActionSet>>,
    /// Those the seats spent unseen (RF-10.8).
    pub spent: BySeat<ByGrave<ActionSet>>,
}

impl Cards {
    /// Learns from one sighting. Faces that are not shown are not learnt.
    pub(crate) fn see(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::ShareBought {
                seat,
                grave,
                action: Seen::Face(action),
                ..
            } => self.held[seat.idx()][grave.idx()].insert(action),
            Sighting::SharesSpent {
                seat,
                grave,
                actions: Seen::Face(actions),
                ..
            } => {
                let held = &mut self.held[seat.idx()][grave.idx()];
                *held = held.without(actions);
                let spent = &mut self.spent[seat.idx()][grave.idx()];
                *spent = spent.with(actions);
            }
            Sighting::Played { seat, play } => self.play(seat, play),
            Sighting::Declared { seat, docs, .. } => {
                let documents = docs.iter().map(|grave| Share::new(Action::Illegible, grave));
                documents.for_each(|card| self.lose(seat, card));
            }
            Sighting::Buried {
                way: Way::Double(grave),
                ..
            } => {
                // There is only one such card, wherever it lay.
                let card = Share::new(Action::DoubleOccupancy, grave);
                (0..self.held.len() as u8).for_each(|seat| self.lose(Seat(seat), card));
            }
            Sighting::CardOpened { card, place } => match place {
                Whereabouts::Pile => {}
                Whereabouts::Held(seat) => self.held[seat.idx()][card.grave.idx()].insert(card.action),
                Whereabouts::Spent(seat) => self.spent[seat.idx()][card.grave.idx()].insert(card.action),
            },
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, play: Play) {
        let (card, second) = play.cards();
        self.lose(seat, card);
        if let Some(second) = second {
            self.lose(seat, second);
        }
    }

    fn lose(&mut self, seat: Seat, card: Share) {
        self.held[seat.idx()][card.grave.idx()].remove(card.action);
    }

    /// Whether a seat is known to hold a card.
    #[inline]
    pub fn holds(&self, seat: Seat, card: Share) -> bool {
        self.held[seat.idx()][card.grave.idx()].contains(card.action)
    }
}

/// Everything one audience has seen, folded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Whose knowledge it is; nobody's in particular for the public.
    pub seat: Option<Seat>,
    /// What lies open.
    pub board: Board,
    /// The actions seen: the seat's own, and all after the end.
    pub cards: Cards,
    /// After the end: what was left in the piles, top card first.
    pub piles: ByGrave<ArrayVec<Action, { Action::COUNT }>>,
    /// Whether the seat has passed in the open round.
    pub passed: bool,
}

impl Known {
    /// Learns from one sighting.
    pub fn see(&mut self, sighting: &Sighting) {
        self.board.see(sighting);
        self.cards.see(sighting);
        match sighting {
            Sighting::Passed { .. } => self.passed = true,
            Sighting::WindowClosed | Sighting::Played { .. } => self.passed = false,
            Sighting::CardOpened {
                card,
                place: Whereabouts::Pile,
            } => self.piles[card.grave.idx()].push(card.action),
            _ => {}
        }
    }

    /// The actions of a grave of which it is not known where they are.
    pub fn unknown(&self, grave: Grave) -> ActionSet {
        let known = |cards: &BySeat<ByGrave<ActionSet>>| {
            let seats = cards.iter().map(|cards| cards[grave.idx()]);
            seats.fold(ActionSet::EMPTY, ActionSet::with)
        };
        let piles: ActionSet = self.piles[grave.idx()].iter().copied().collect();
        self.board
            .unseen(grave)
            .without(known(&self.cards.held))
            .without(known(&self.cards.spent))
            .without(piles)
            .without(self.board.tops[grave.idx()].into_iter().collect())
    }
}

//! The whole truth of a game (RF-3): what lies open, and what is hidden.

mod sound;

use crate::api::{Deal, Options};
use crate::board::{Board, ByGrave};
use crate::known::{Cards, Known};
use crate::parts::{Action, ActionSet, Grave};
use arrayvec::ArrayVec;
use engine::{Audience, FaceDown, Seat, SeatSet, Version};

/// The whole truth. Nothing of it is sent; views are made from [`Known`].
#[derive(Clone, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// What not everybody sees.
#[derive(Clone, Hash)]
pub(crate) struct Hidden {
    /// The piles as dealt, top card first; what was bought stays in place.
    pub(crate) piles: ByGrave<[FaceDown<Action>; Action::COUNT]>,
    /// The actions of all shares that left their piles and were not played.
    pub(crate) cards: Cards,
    /// Who is asked in the open round and has not passed. Empty while no window is open.
    ///
    /// It follows from the board and, with `relaxed`, from the cards; but a pass by arrival is known to nobody
    /// else (RF-8.9), so it is not on the board.
    pub(crate) asked: SeatSet,
}

impl State {
    /// Lays out a deal.
    pub(crate) fn laid_out(rules: Version, options: Options, seats: u8, deal: &Deal) -> State {
        let families = deal.families.as_deref().unwrap_or_default();
        State {
            board: Board::new(rules, options, seats, deal.start, families),
            hidden: Hidden {
                piles: deal.piles.map(|pile| pile.map(FaceDown::new)),
                cards: Cards::default(),
                asked: SeatSet::EMPTY,
            },
        }
    }

    /// What lies open on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The shares of a seat, by grave.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &ByGrave<ActionSet> {
        &self.hidden.cards.held[seat.idx()]
    }

    /// What is left of a pile, top card first.
    pub(crate) fn pile(&self, grave: Grave) -> &[FaceDown<Action>] {
        let left = usize::from(self.board.piles[grave.idx()]);
        &self.hidden.piles[grave.idx()][Action::COUNT - left..]
    }

    /// What an audience knows, made by leaving out the rest (RF-10.13).
    pub(crate) fn known(&self, audience: Audience) -> Known {
        let seat = match audience {
            // Who sits nowhere sees what the public sees.
            Audience::Seat(seat) => Some(seat).filter(|seat| seat.0 < self.board.seats),
            Audience::Public => None,
        };
        let over = self.board.agenda.over().is_some();
        let mut cards = Cards::default();
        for other in self.board.all_seats() {
            // RF-9.7: after the end all is shown. R-RF-66: where actions lie open, all have seen every card.
            if over || seat == Some(other) || self.board.options.open_actions.is_on() {
                cards.held[other.idx()] = self.hidden.cards.held[other.idx()];
                cards.spent[other.idx()] = self.hidden.cards.spent[other.idx()];
            }
        }
        let mut piles: ByGrave<ArrayVec<Action, { Action::COUNT }>> = Default::default();
        if over {
            for grave in Grave::all() {
                piles[grave.idx()].extend(self.pile(grave).iter().map(|card| card.peek()));
            }
        }
        Known {
            seat,
            board: self.board.clone(),
            cards,
            piles,
            passed: seat.is_some_and(|seat| self.has_passed(seat)),
        }
    }

    /// Whether a seat has passed in the open round, where the first answer to arrive counts.
    fn has_passed(&self, seat: Seat) -> bool {
        self.board.agenda.window().is_some()
            && !self.hidden.asked.contains(seat)
            && crate::asked::asked(self).contains(seat)
    }
}

//! The whole truth of a game: what is known, and what nobody has seen.

mod sound;

use crate::api::{Deal, Options};
use crate::known::Known;
use crate::parts::{Colour, End, Grave, Underside};
use crate::setup::HAND_MAX;
use arrayvec::ArrayVec;
use engine::{FaceDown, Seat, SeatMap, Version};

/// The whole truth. Nothing of it is sent; views are made from [`Known`].
#[derive(Clone, Hash)]
pub struct State {
    pub(crate) known: Known,
    pub(crate) hidden: Hidden,
}

/// A hand of vampires as it was dealt, from left to right. Which of them still lie face down is known.
pub(crate) type Hand = ArrayVec<FaceDown<Colour>, HAND_MAX>;

/// What nobody sees.
#[derive(Clone, Hash)]
pub(crate) struct Hidden {
    /// The lid of each grave; a lid from the reserve takes the place of a rat.
    pub(crate) lids: [FaceDown<Underside>; 60],
    /// The reserve as dealt, top first; what has been drawn stays in place.
    pub(crate) reserve: ArrayVec<FaceDown<Colour>, 6>,
    /// The hands as dealt.
    pub(crate) hands: SeatMap<Hand>,
    /// What was set aside.
    pub(crate) set_aside: Hand,
}

impl State {
    /// Lays out a checked deal; nothing is turned up yet.
    pub(crate) fn laid_out(rules: Version, options: Options, seats: u8, deal: &Deal) -> State {
        let hand = |hand: &[Colour]| hand.iter().copied().map(FaceDown::new).collect();
        State {
            known: Known::new(rules, options, seats, deal.start),
            hidden: Hidden {
                lids: std::array::from_fn(|idx| FaceDown::new(deal.lids[idx])),
                reserve: deal.reserve.iter().copied().map(FaceDown::new).collect(),
                hands: SeatMap::new(seats, |seat| hand(&deal.rows[seat.idx()])),
                set_aside: hand(&deal.set_aside),
            },
        }
    }

    /// What everybody knows who has forgotten nothing.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// The underside of the lid that belongs to a grave.
    #[inline]
    pub(crate) fn lid(&self, grave: Grave) -> Underside {
        self.hidden.lids[grave.idx()].peek()
    }

    /// The face-down vampire nearest to an end of a row.
    #[inline]
    pub(crate) fn next_vampire(&self, seat: Seat, end: End) -> Colour {
        let place = self.known.row(seat).next_down(end);
        self.hidden.hands[seat][place].peek()
    }

    /// The lids left in the reserve, top first.
    pub(crate) fn reserve(&self) -> &[FaceDown<Colour>] {
        let drawn = self.hidden.reserve.len() - usize::from(self.known.reserve);
        &self.hidden.reserve[drawn..]
    }

    /// A rat grave gets a lid, unseen (DU-5.9).
    pub(crate) fn replace_lid(&mut self, grave: Grave, lid: FaceDown<Colour>) {
        self.hidden.lids[grave.idx()] = FaceDown::new(Underside::Colour(lid.peek()));
    }
}

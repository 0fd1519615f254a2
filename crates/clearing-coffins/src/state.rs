//! The whole truth of a game (CC-3): what lies open, and what is hidden.

use crate::api::{Options, Phase, Place, Target};
use crate::known::{Knowledge, look};
use crate::parts::{Card, Faces, ROW_MAX, Slot, Throw};
use crate::public::Public;
use crate::setup::card_counts;
use arrayvec::ArrayVec;
use engine::{Audience, FaceDown, Seat, SeatMap};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The whole truth. Nothing of it is sent; views are made from [`Public`].
#[derive(Clone, Hash)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hidden: Hidden,
}

/// What nobody sees.
#[derive(Clone)]
pub(crate) struct Hidden {
    /// The faces of the cards that lie down, slot by slot.
    pub(crate) faces: SeatMap<[Option<FaceDown<Card>>; ROW_MAX]>,
    /// The pile, top card last.
    pub(crate) pile: ArrayVec<FaceDown<Card>, { Card::DECK }>,
    /// The dice under the cup, from the throw to the reveal.
    pub(crate) rolled: Option<FaceDown<Throw>>,
    /// The dice of the first throws, if the deal says so.
    pub(crate) dice: Arc<[Faces]>,
    /// The first random penalty picks, if the deal says so.
    pub(crate) picks: Arc<[u8]>,
    /// How many random penalty picks there were.
    pub(crate) picked: u32,
    /// How many throws there were.
    pub(crate) thrown: u32,
}

/// Dice and picks that are used up do not tell two states apart.
impl Hash for Hidden {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Hidden {
            faces,
            pile,
            rolled,
            dice,
            picks,
            picked,
            thrown,
        } = self;
        (faces, pile, rolled, picked, thrown).hash(state);
        dice.get(*thrown as usize..).unwrap_or_default().hash(state);
        picks.get(*picked as usize..).unwrap_or_default().hash(state);
    }
}

impl State {
    /// What lies open.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The face of a card that lies down.
    #[inline]
    pub(crate) fn face(&self, place: Place) -> Option<Card> {
        let face = self.hidden.faces.get(place.seat)?.get(usize::from(place.slot))?;
        face.map(FaceDown::peek)
    }

    #[inline]
    pub(crate) fn set_face(&mut self, place: Place, face: Option<Card>) {
        self.hidden.faces[place.seat][usize::from(place.slot)] = face.map(FaceDown::new);
    }

    /// The card at a place, whichever side is up.
    #[inline]
    pub(crate) fn card(&self, place: Place) -> Option<Card> {
        self.public.slot(place).up().or_else(|| self.face(place))
    }

    /// What the dice show, from the throw on. For the referee; nobody else may know before the reveal.
    pub fn dice(&self) -> Option<Throw> {
        self.public.throw.or(self.hidden.rolled.map(FaceDown::peek))
    }

    /// CC-5.8: whether a pointed bang of this seat is right. For the referee (CC-10.11); nobody else may ask.
    pub fn is_right(&self, seat: Seat, target: Target) -> bool {
        let Some(throw) = self.dice() else { return false };
        match (throw.special(), target) {
            (Some(symbol), Target::Garlic) => symbol != crate::parts::Symbol::Skull,
            (None, Target::Card(place)) => {
                // CC-5.7: another seat's Up card is no target.
                let may_be_named = place.seat == seat || self.public.slot(place) == Slot::Down;
                may_be_named && self.card(place).is_some_and(|card| throw.matches(card))
            }
            _ => false,
        }
    }

    /// What an audience that sits down now can know.
    pub(crate) fn knowledge(&self, audience: Audience) -> Knowledge {
        let mut knowledge = Knowledge::new(audience, self.public.clone());
        for look in self.look(audience) {
            knowledge.remember(look.place, Some(look.card));
        }
        knowledge
    }

    /// CC-9.3
    pub(crate) fn look(&self, audience: Audience) -> ArrayVec<crate::api::Look, 2> {
        look(&self.public, audience, |place| self.face(place))
    }

    /// Asserts CC-3.3.
    ///
    /// # Panics
    /// If the program has made a mistake.
    pub(crate) fn assert_sound(&self) {
        let public = &self.public;
        assert_eq!(
            usize::from(public.pile),
            self.hidden.pile.len(),
            "the pile is as high as it looks"
        );
        let rolling = public.phase == Phase::Rolling;
        assert_eq!(
            rolling,
            self.hidden.rolled.is_some(),
            "dice are hidden while they roll"
        );
        self.assert_cards_sound(&public.options);
        let over = matches!(public.phase, Phase::Over { .. });
        let target = usize::from(public.options.target);
        let mut winners = 0;
        for (seat, row) in public.rows.iter() {
            let (size, cleared) = (row.size(), public.cleared[seat].len());
            assert!(size + cleared >= 4, "{seat} has cards enough (CC-3.3.2)");
            if public.phase == Phase::AwaitThrow && public.pile > 0 {
                assert!(size >= 4, "the row of {seat} was refilled (CC-3.3.3)");
            }
            assert!(cleared <= target, "{seat} has not cleared too many (CC-3.3.4)");
            winners += usize::from(cleared == target);
        }
        assert!(
            winners == 0 || winners == 1 && over,
            "whoever has cleared enough has won (CC-3.3.4)"
        );
    }

    /// CC-3.3.1: pile, rows and cleared cards are the 43 cards; and only Down cards have hidden faces.
    fn assert_cards_sound(&self, options: &Options) {
        let mut counts = [0u8; 6];
        let mut count = |card: Card| counts[card.idx()] += 1;
        self.hidden.pile.iter().for_each(|card| count(card.peek()));
        for (seat, row) in self.public.rows.iter() {
            self.public.cleared[seat].iter().copied().for_each(&mut count);
            let faces = &self.hidden.faces[seat];
            for (slot, seen) in row.iter() {
                let face = faces[usize::from(slot)].map(FaceDown::peek);
                assert_eq!(
                    face.is_some(),
                    seen == Slot::Down,
                    "Down cards have a hidden face"
                );
                let lies = (row.cards().contains(slot), row.downs().contains(slot));
                assert_eq!(
                    lies,
                    (seen != Slot::Gap, seen == Slot::Down),
                    "a row knows where its cards lie"
                );
                face.or(seen.up()).into_iter().for_each(&mut count);
            }
            let beyond = &faces[usize::from(row.len())..];
            assert!(beyond.iter().all(Option::is_none), "no card lies beyond the row");
        }
        assert_eq!(
            counts,
            card_counts(options.deck_extra),
            "every card lies in exactly one place"
        );
    }
}

//! The whole truth of a game (RP-3): what the player knows, and what is hidden.

use crate::api::{Deal, End, Options};
use crate::known::{Known, Phase};
use crate::parts::{Card, CardSet, Pattern, Room, RoomSet, Secret};
use engine::{FaceDown, Version};
use std::hash::{Hash, Hasher};

/// The whole truth. Nothing of it is sent; views are made from [`Known`].
#[derive(Clone, Hash)]
pub struct State {
    pub(crate) known: Known,
    pub(crate) hidden: Hidden,
}

/// What nobody sees.
#[derive(Clone, Hash)]
pub(crate) struct Hidden {
    pub(crate) secrets: [FaceDown<Secret>; 13],
    pub(crate) clues: FaceDown<Pattern>,
    pub(crate) deck: Deck,
    /// The order the ghost will leave behind, if the deal says so.
    pub(crate) ghost: Option<FaceDown<Pattern>>,
}

impl Hidden {
    /// A deal, face down, with so many cards drawn from its deck.
    pub(crate) fn new(deal: &Deal, drawn: u8) -> Hidden {
        Hidden {
            secrets: deal.secrets.map(FaceDown::new),
            clues: FaceDown::new(deal.clues),
            deck: Deck {
                cards: deal.deck.map(FaceDown::new),
                drawn,
            },
            ghost: deal.ghost.map(FaceDown::new),
        }
    }
}

/// The whole deck as dealt, top card first; what has been drawn stays in place.
#[derive(Clone)]
pub(crate) struct Deck {
    cards: [FaceDown<Card>; Card::COUNT],
    drawn: u8,
}

/// How many were drawn follows from what is known, and is no part of digests.
impl Hash for Deck {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.cards.hash(hasher);
    }
}

impl Deck {
    /// Draws the top card, if there is one.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.cards.get(usize::from(self.drawn))?;
        self.drawn += 1;
        Some(card.peek())
    }

    /// What is left of it, top card first.
    pub(crate) fn left(&self) -> impl Iterator<Item = FaceDown<Card>> {
        self.cards[usize::from(self.drawn)..].iter().copied()
    }
}

impl State {
    /// Lays out a deal; nothing is turned up yet.
    pub(crate) fn laid_out(rules: Version, options: Options, deal: &Deal) -> State {
        State {
            known: Known::new(rules, options),
            hidden: Hidden::new(deal, 0),
        }
    }

    /// What the player knows.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Asserts RP-3.1.
    ///
    /// # Panics
    /// If the program has made a mistake.
    pub(crate) fn assert_sound(&self) {
        let known = &self.known;
        self.assert_cards_sound();
        assert!(
            known.closed.without(known.visited).is_empty(),
            "closed rooms are visited"
        );
        assert!(
            self.rooms_with_doors()
                .without(known.visited.without(known.closed))
                .is_empty(),
            "only visited rooms that are not closed have doors"
        );
        assert!(
            !known.closed.contains(Room::ENTRANCE),
            "the Main Entrance is never closed"
        );
        for room in self.rooms_with_doors().iter() {
            let doors = known.doors[room.idx()];
            assert!(
                !doors.has_two_of_a_rank(),
                "the doors of {room} have different ranks"
            );
            assert!(!doors.rooms().contains(room), "no door of {room} leads to itself");
        }
        let ghost_room = Room::all().find(|room| self.hidden.secrets[room.idx()].peek() == Secret::Ghost);
        let ghost_closed = ghost_room.is_some_and(|room| known.closed.contains(room));
        assert_eq!(
            known.ghost_found, ghost_closed,
            "the ghost is found when its room is closed"
        );
        if known.bones {
            assert_eq!(known.clues.len(), 3, "bones are taken with three clues");
            let room = known
                .pattern()
                .and_then(|pattern| known.pattern_rooms[pattern.idx()]);
            let home = known.phase == Phase::Over(End::Won) && room == Some(Room::ENTRANCE);
            assert!(
                home || room.is_some_and(|room| known.closed.contains(room)),
                "the bones' room is closed"
            );
        }
    }

    /// The rooms in which doors lie.
    fn rooms_with_doors(&self) -> RoomSet {
        Room::all()
            .filter(|room| !self.known.doors[room.idx()].is_empty())
            .collect()
    }

    /// RP-3.1: deck, discard pile, doors and fresh doors are the 52 cards, each once.
    fn assert_cards_sound(&self) {
        let known = &self.known;
        assert_eq!(
            usize::from(self.hidden.deck.drawn + known.deck.len()),
            Card::COUNT,
            "what was drawn is known"
        );
        let mut all = known.deck;
        let mut twice = CardSet::EMPTY;
        let mut gather = |cards: CardSet| {
            twice = twice.with(all.and(cards));
            all = all.with(cards);
        };
        let single = known.discard.iter().chain(&known.fresh);
        single.for_each(|card| gather(CardSet::only(*card)));
        known.doors.iter().for_each(|doors| gather(*doors));
        assert!(
            all == CardSet::ALL && twice.is_empty(),
            "every card lies in exactly one place"
        );
    }
}

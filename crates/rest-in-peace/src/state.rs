//! The whole truth of a game (RP-3): what the player knows, and what is hidden.

use crate::api::{Deal, End, Options};
use crate::known::{Known, Phase};
use crate::parts::{Card, CardSet, Pattern, Room, RoomSet, Secret};
use engine::{FaceDown, Version};

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
    /// The whole deck as dealt, top card first; what has been drawn stays in place.
    pub(crate) deck: [FaceDown<Card>; 52],
    /// The order the ghost will leave behind, if the deal says so.
    pub(crate) ghost: Option<FaceDown<Pattern>>,
}

impl State {
    /// Lays out a deal; nothing is turned up yet.
    pub(crate) fn laid_out(rules: Version, options: Options, deal: &Deal) -> State {
        State {
            known: Known::new(rules, options),
            hidden: Hidden {
                secrets: deal.secrets.map(FaceDown::new),
                clues: FaceDown::new(deal.clues),
                deck: deal.deck.map(FaceDown::new),
                ghost: deal.ghost.map(FaceDown::new),
            },
        }
    }

    /// What the player knows.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// The top card of the deck, if there is one.
    #[inline]
    pub(crate) fn top_card(&self) -> Option<Card> {
        let drawn = Card::COUNT - usize::from(self.known.deck.len());
        self.hidden.deck.get(drawn).map(|card| card.peek())
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

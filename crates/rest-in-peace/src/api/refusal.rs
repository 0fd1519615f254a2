//! Why the rules say no.

use crate::parts::{Card, Room};
use engine::{Phrase, Refusing, Rule};

/// Why the rules say no, with what was asked and nothing the player does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No clue may be turned up now.
    NoClueNow,
    /// First decide whether to turn up a clue.
    ClueFirst,
    /// The room is closed behind you: only a fresh door leads out.
    OnlyFreshDoors,
    /// Fresh doors are drawn only when a room closes.
    NoFreshDoors,
    /// The room has no such door.
    NoSuchDoor(Card),
    /// The door leads into a closed room.
    LeadsToClosedRoom(Card, Room),
    /// Of fresh doors of one rank the first drawn is used.
    SameRankTwice(Card),
    /// There is no usable passage here.
    NoPassage,
    /// A room without doors must be closed.
    MustClose,
    /// The Main Entrance never closes.
    EntranceNeverCloses,
    /// There is nothing left to draw.
    DeckEmpty,
    /// The game knows no such input.
    UnknownInput,
}

impl Refusal {
    /// All reasons, with made-up arguments, for lists of messages.
    pub fn samples() -> [Refusal; 12] {
        let card = Card::new(Room::ENTRANCE, crate::parts::Suit::Spades);
        [
            Refusal::NoClueNow,
            Refusal::ClueFirst,
            Refusal::OnlyFreshDoors,
            Refusal::NoFreshDoors,
            Refusal::NoSuchDoor(card),
            Refusal::LeadsToClosedRoom(card, Room::ENTRANCE),
            Refusal::SameRankTwice(card),
            Refusal::NoPassage,
            Refusal::MustClose,
            Refusal::EntranceNeverCloses,
            Refusal::DeckEmpty,
            Refusal::UnknownInput,
        ]
    }
}

impl Refusing for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::NoClueNow | Refusal::ClueFirst => "RP-4.5",
            Refusal::OnlyFreshDoors | Refusal::NoFreshDoors => "RP-5.5",
            Refusal::NoSuchDoor(_) => "RP-5.1",
            Refusal::LeadsToClosedRoom(..) => "R-RP-6",
            Refusal::SameRankTwice(_) => "RP-5.4",
            Refusal::NoPassage => "RP-3.2",
            Refusal::MustClose => "R-RP-7",
            Refusal::EntranceNeverCloses => "RP-6.1",
            Refusal::DeckEmpty => "R-RP-19",
            Refusal::UnknownInput => "TB-1.1",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NoClueNow => "no_clue_now",
            Refusal::ClueFirst => "clue_first",
            Refusal::OnlyFreshDoors => "only_fresh_doors",
            Refusal::NoFreshDoors => "no_fresh_doors",
            Refusal::NoSuchDoor(_) => "no_such_door",
            Refusal::LeadsToClosedRoom(..) => "leads_to_closed_room",
            Refusal::SameRankTwice(_) => "same_rank_twice",
            Refusal::NoPassage => "no_passage",
            Refusal::MustClose => "must_close",
            Refusal::EntranceNeverCloses => "entrance_never_closes",
            Refusal::DeckEmpty => "deck_empty",
            Refusal::UnknownInput => "unknown_input",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("rp-refused-{}", self.code().replace('_', "-")));
        match self {
            Refusal::NoSuchDoor(card) | Refusal::SameRankTwice(card) => phrase.with_text("card", card),
            Refusal::LeadsToClosedRoom(card, room) => phrase
                .with_text("card", card)
                .with("room", crate::text::room(*room)),
            _ => phrase,
        }
    }
}

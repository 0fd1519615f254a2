//! The 52 doors: an ordinary deck of cards.

use super::{NotAPiece, Room, RoomSet, serde_as_text};
use engine::bit_set;
use std::fmt;
use std::str::FromStr;

/// The suit of a door. It matters for locks only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    /// All suits in the order of the spec.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The sign printed on the card.
    pub fn sign(self) -> char {
        ['♠', '♥', '♦', '♣'][self as usize]
    }

    /// Reads the sign, or the English letter where signs are hard to type.
    pub fn from_sign(sign: char) -> Option<Suit> {
        Some(match sign {
            '♠' | 's' | 'S' => Suit::Spades,
            '♥' | 'h' | 'H' => Suit::Hearts,
            '♦' | 'd' | 'D' => Suit::Diamonds,
            '♣' | 'c' | 'C' => Suit::Clubs,
            _ => return None,
        })
    }
}

/// A door: its rank is the room it leads to. Written `3♦`, read also as `3d`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(u8);

impl Card {
    /// The number of doors.
    pub const COUNT: usize = 52;
    /// All doors, suit by suit.
    pub const ALL: [Card; Card::COUNT] = {
        let mut cards = [Card(0); Card::COUNT];
        let mut idx = 0;
        while idx < Card::COUNT {
            cards[idx] = Card(idx as u8);
            idx += 1;
        }
        cards
    };

    /// The door of a rank and suit.
    #[inline]
    pub fn new(room: Room, suit: Suit) -> Card {
        Card(suit as u8 * 13 + room.idx() as u8)
    }

    /// [`Card::ALL`], one after the other.
    pub fn all() -> impl Iterator<Item = Card> {
        Card::ALL.into_iter()
    }

    /// The room it leads to.
    #[inline]
    pub fn room(self) -> Room {
        Room::from_idx(usize::from(self.0 % 13))
    }

    /// Its suit.
    #[inline]
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 / 13) & 3]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.room(), self.suit().sign())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Card, NotAPiece> {
        let sign = text.chars().next_back().ok_or(NotAPiece)?;
        let suit = Suit::from_sign(sign).ok_or(NotAPiece)?;
        Ok(Card::new(text[..text.len() - sign.len_utf8()].parse()?, suit))
    }
}

serde_as_text!(Card, "a card such as \"3♦\" or \"10h\"");

bit_set! {
    /// A set of doors: one bit each, the thirteen ranks of a suit side by side.
    pub struct CardSet(u64) of Card {
        count: Card::COUNT,
        bit: |card| card.0,
        item: |bit| Card(bit),
        len: u8,
    }
}

impl CardSet {
    /// Whether two of the doors lead to one room.
    #[inline]
    pub fn has_two_of_a_rank(self) -> bool {
        let suits = [0, 13, 26, 39].map(|shift| self.0 >> shift & u64::from(RoomSet::ALL.bits()));
        let (mut once, mut twice) = (0, 0);
        for suit in suits {
            twice |= once & suit;
            once |= suit;
        }
        twice != 0
    }

    /// The rooms the doors lead to.
    #[inline]
    pub fn rooms(self) -> RoomSet {
        RoomSet::from_bits((self.0 | self.0 >> 13 | self.0 >> 26 | self.0 >> 39) as u16)
    }

    /// How many of the doors lead to a room.
    #[inline]
    pub fn count_to(self, room: Room) -> u8 {
        (self.0 >> room.idx() & 0x0080_0400_2001).count_ones() as u8
    }

    /// Those of the doors that lead into one of the rooms.
    #[inline]
    pub fn leading_to(self, rooms: RoomSet) -> CardSet {
        let bits = u64::from(rooms.bits());
        CardSet(self.0 & (bits | bits << 13 | bits << 26 | bits << 39))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_as_it_is_written() {
        // RP-1.2: 52 doors, rank = room, suit for locks.
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.room(), card.suit()), card);
        }
        assert_eq!("10h".parse::<Card>().unwrap().to_string(), "10♥");
        assert_eq!("k♣".parse::<Card>().unwrap().to_string(), "K♣");
        for wrong in ["", "♠", "11♠", "1♠", "3", "3x", "♠3", "AA"] {
            assert_eq!(wrong.parse::<Card>(), Err(NotAPiece), "{wrong}");
        }
    }

    #[test]
    fn a_set_knows_where_its_doors_lead() {
        let set: CardSet = ["3♦", "3♣", "K♠"]
            .iter()
            .map(|card| card.parse().unwrap())
            .collect();
        assert_eq!(
            set.rooms().iter().map(|room| room.number()).collect::<Vec<_>>(),
            [3, 13]
        );
        assert_eq!(
            (set.count_to(Room::from_idx(2)), set.count_to(Room::from_idx(3))),
            (2, 0)
        );
        assert_eq!(
            set.leading_to(RoomSet::only(Room::from_idx(12))).to_string_list(),
            ["K♠"]
        );
        assert!(set.has_two_of_a_rank());
        assert!(
            !set.leading_to(RoomSet::only(Room::from_idx(12)))
                .has_two_of_a_rank()
        );
        assert!(!(0..13).map(Card).collect::<CardSet>().has_two_of_a_rank());
        assert_eq!(
            (CardSet::ALL.len(), CardSet::ALL.count_to(Room::ENTRANCE)),
            (52, 4)
        );
    }

    impl CardSet {
        fn to_string_list(self) -> Vec<String> {
            self.iter().map(|card| card.to_string()).collect()
        }
    }
}

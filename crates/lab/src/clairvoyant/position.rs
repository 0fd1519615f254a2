//! A position of a house, as far as it matters to somebody who knows where everything lies.

use rest_in_peace::parts::{Card, Room};
use rest_in_peace::{Kind, Known};

/// Everything that still matters, packed; what lies hidden is the same in all positions of one house.
///
/// Suits do not matter any more once a door lies in a room (R-RP-5), nor do doors that lead nowhere (R-RP-6). How much
/// of the deck is left tells which cards come; which rooms are visited and closed tells of secrets, passages and ghost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Position([u64; 4]);

impl Position {
    pub(super) fn of(known: &Known) -> Position {
        let open = known.open();
        let mut packer = Packer::default();
        for room in Room::all() {
            packer.put(13, known.usable_doors(room).rooms().bits());
        }
        let fresh = known.fresh.iter().map(|card: &Card| card.room()).collect();
        packer.put(13, open.and(fresh).bits());
        packer.put(13, known.visited.bits());
        packer.put(13, known.closed.bits());
        packer.put(6, u16::from(known.deck.len()));
        packer.put(4, known.room.idx() as u16);
        packer.put(2, known.clues.len() as u16);
        packer.put(1, u16::from(known.bones));
        let kind = match known.phase.kind() {
            None => 0,
            Some(Kind::Clue) => 1,
            Some(Kind::Room) => 2,
            Some(Kind::Fresh) => 3,
        };
        packer.put(2, kind);
        Position(packer.words)
    }
}

/// Puts numbers of few bits side by side.
#[derive(Default)]
struct Packer {
    words: [u64; 4],
    bits: u32,
}

impl Packer {
    fn put(&mut self, bits: u32, value: u16) {
        debug_assert!(u32::from(value) < 1 << bits, "{value} has more than {bits} bits");
        let (word, shift) = ((self.bits / 64) as usize, self.bits % 64);
        self.words[word] |= u64::from(value) << shift;
        if shift + bits > 64 {
            self.words[word + 1] |= u64::from(value) >> (64 - shift);
        }
        self.bits += bits;
    }
}

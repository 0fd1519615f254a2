//! Every game in numbers: commands as action ids, what a seat knows as features.
//!
//! An id means the same at every table of a game, whatever its options and number of seats. Seats are counted from
//! whoever acts or looks, clockwise: 0 is oneself. The id 0 is *pass* in every game: let a right, a round or a race go
//! by, or do nothing where nothing is asked.

mod clearing_coffins;
mod dawn_under;
mod rest_in_peace;
mod ruhe_in_frieden;

use crate::legal::{IDS_MAX, Legal};
use crate::pen::Pen;
use bots::WithBots;
use engine::{Fast, Prompt, Seat};

/// The id of doing nothing.
pub(crate) const PASS: u16 = 0;

/// Actions of one kind: a name, and how many there are of it, in as many ways as its shape has numbers.
pub(crate) struct Block {
    pub(crate) name: &'static str,
    pub(crate) shape: &'static [usize],
}

impl Block {
    pub(crate) const fn one(name: &'static str) -> Block {
        Block { name, shape: &[] }
    }

    pub(crate) const fn of(name: &'static str, shape: &'static [usize]) -> Block {
        Block { name, shape }
    }

    pub(crate) const fn len(&self) -> usize {
        let mut len = 1;
        let mut idx = 0;
        while idx < self.shape.len() {
            len *= self.shape[idx];
            idx += 1;
        }
        len
    }
}

/// Where a block of this name begins.
///
/// # Panics
/// At compile time, if there is no such block.
pub(crate) const fn start(blocks: &[Block], name: &str) -> u16 {
    let mut at = 0;
    let mut idx = 0;
    while idx < blocks.len() {
        if is_same(blocks[idx].name, name) {
            return at as u16;
        }
        at += blocks[idx].len();
        idx += 1;
    }
    panic!("no block of this name")
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut idx = 0;
    while idx < one.len() {
        if one[idx] != other[idx] {
            return false;
        }
        idx += 1;
    }
    true
}

/// How many ids there are.
pub(crate) const fn count(blocks: &[Block]) -> usize {
    let mut count = 0;
    let mut idx = 0;
    while idx < blocks.len() {
        count += blocks[idx].len();
        idx += 1;
    }
    assert!(count <= IDS_MAX, "a set of ids has no room for them all");
    count
}

/// The name of an id, such as `open 24` or `bury_regular 0 3 1`.
pub(crate) fn name(blocks: &[Block], id: usize) -> Option<String> {
    let mut rest = id;
    for block in blocks {
        if rest >= block.len() {
            rest -= block.len();
            continue;
        }
        let mut numbers: Vec<usize> = Vec::new();
        for size in block.shape.iter().rev() {
            numbers.push(rest % size);
            rest /= size;
        }
        let numbers: String = numbers.iter().rev().map(|number| format!(" {number}")).collect();
        return Some(format!("{}{numbers}", block.name));
    }
    None
}

/// The id or ids of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    /// One id.
    One(u16),
    /// Two, one after the other; it can be begun with either half.
    Pair {
        /// With which it can begin.
        first: [u16; 2],
        /// What completes it then.
        second: [u16; 2],
    },
}

/// What a seat is asked, as far as its observation tells.
#[derive(Clone, Copy)]
pub(crate) struct Question<K> {
    /// What about.
    pub(crate) kind: K,
    /// The id that begins a command of two, if one was chosen.
    pub(crate) begun: Option<u16>,
}

/// A game in numbers.
pub(crate) trait Coded: WithBots {
    /// All actions.
    const BLOCKS: &'static [Block];

    /// What was last written of an observation, and what may have changed since, where it pays to write no more than that.
    type Trace: Default + Send;

    /// Notes what may have changed.
    fn note(_: &mut Self::Trace, _: &Self::Event) {}

    /// What a seat knows, where the state has it at hand: in games in which everybody knows the same.
    fn peek(_: &Self::State) -> Option<&Self::Knowledge> {
        None
    }

    /// Whether nobody is asked although a race is on: there is nothing to race for yet.
    fn is_waiting(_: Self::Kind) -> bool {
        false
    }

    /// Whether a command lets something go by: it has the id [`PASS`].
    fn is_pass(_: &Self::Command) -> bool {
        false
    }

    /// The ids of a command that is no pass, for whoever has this seat.
    fn code(known: &Self::Knowledge, seat: Seat, command: &Self::Command) -> Code;

    /// Finds the legal actions without listing commands, where that is quicker; says whether it did.
    fn find_legal(_: &Self::State, _: &Prompt<Self::Kind>, _: &mut Legal) -> bool {
        false
    }

    /// The command of a legal action, where [`Coded::find_legal`] has found it.
    fn decode(_known: &Self::Knowledge, _seat: Seat, _action: u16) -> Option<Self::Command> {
        None
    }

    /// Writes what a seat knows; without `recall` only what it sees now. The features are those that were written with
    /// this trace before, for any seat; with a new one they are whatever they may be.
    fn write(
        known: &Self::Knowledge,
        seat: Seat,
        question: Option<Question<Self::Kind>>,
        recall: bool,
        trace: &mut Self::Trace,
        pen: &mut impl Pen,
    );

    /// A reaction drawn by lot (CC-11.3).
    fn lot_ms(_: &Self::State, chance: &mut Fast) -> u32 {
        300 + chance.below(1_000)
    }

    /// What another seat knows in a world made up from what one seat knows. `public` is what everybody has seen.
    fn resit(state: &Self::State, seat: Seat, _public: &Self::Knowledge) -> Self::Knowledge {
        Self::knowledge(state, engine::Audience::Seat(seat))
    }
}

/// How far a seat is from whoever looks, clockwise.
#[inline]
pub(crate) fn offset(of: Seat, from: Seat, seats: u8) -> usize {
    usize::from((of.0 + seats - from.0) % seats)
}

/// All seats, beginning with whoever looks.
pub(crate) fn around(from: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    let beyond = move |seat: u8| if seat < seats { seat } else { seat - seats };
    (0..seats).map(move |step| Seat(beyond(from.0 + step)))
}

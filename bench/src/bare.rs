//! The yardstick: *Rest in Peace* as one would write it for a single experiment.
//!
//! Default options, random choices, the tests of RP-7.4 included. Rooms are bits, doors are masks of ranks, nothing
//! is recorded, nothing is checked. It was written from the spec, not from the engine.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rest_in_peace::{End, Loss};

/// Cards are `suit << 4 | rank`; secrets 0 to 5 are the patterns, then four locks, the passages and the ghost.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    secrets: [u8; 13],
    order: u8,
    order_after_ghost: u8,
    deck: [u8; 52],
}

const LOCK: u8 = 6;
const PASSAGE: u8 = 10;
const GHOST: u8 = 12;
const SECRETS: [u8; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 12];
const ALL: u16 = 0x1FFF;

const THROUGH: u32 = 1 << 13;
const CLOSE: u32 = 1 << 14;
const SEAL: u32 = 1 << 15;
const FLIP: u32 = 1 << 16;
const SKIP: u32 = 1 << 17;

const DECK: [u8; 52] = {
    let mut deck = [0; 52];
    let mut idx = 0;
    while idx < 52 {
        deck[idx] = (((idx / 13) << 4) | (idx % 13)) as u8;
        idx += 1;
    }
    deck
};

/// The generator, the same as the engine's for simulation.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    #[inline]
    pub(crate) fn below(&mut self, below: u32) -> u32 {
        let mut product = (self.0.next_u64() >> 32) * u64::from(below);
        if (product as u32) < below {
            let threshold = below.wrapping_neg() % below;
            while (product as u32) < threshold {
                product = (self.0.next_u64() >> 32) * u64::from(below);
            }
        }
        (product >> 32) as u32
    }

    #[inline]
    fn shuffle(&mut self, items: &mut [u8]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the bits of a mask.
    #[inline]
    fn bit_of(&mut self, mut mask: u16) -> usize {
        for _ in 0..self.below(mask.count_ones()) {
            mask &= mask - 1;
        }
        mask.trailing_zeros() as usize
    }
}

/// Shuffles as the engine does.
#[inline]
pub fn shuffle(rng: &mut Rng) -> Deal {
    let mut secrets = SECRETS;
    rng.shuffle(&mut secrets);
    while secrets[0] == GHOST {
        secrets = SECRETS;
        rng.shuffle(&mut secrets);
    }
    let order = rng.below(6) as u8;
    let mut deck = DECK;
    rng.shuffle(&mut deck);
    Deal {
        secrets,
        order,
        order_after_ghost: rng.below(6) as u8,
        deck,
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    Clue,
    Room,
    Fresh,
    Over(End),
}

/// A house in play.
#[derive(Clone, Copy)]
pub(crate) struct House<'a> {
    deal: &'a Deal,
    doors_limit: usize,
    order: u8,
    /// Clues turned up.
    k: u8,
    drawn: usize,
    /// Cards of each rank left in the deck, and which ranks are left.
    left: [u8; 13],
    ranks_left: u16,
    room: usize,
    doors: [u16; 13],
    fresh: u16,
    visited: u16,
    closed: u16,
    passages: u16,
    /// Where each pattern was seen, as a bit; 0 if nowhere.
    pattern_rooms: [u16; 6],
    bones: bool,
    ghost_found: bool,
}

/// Plays a deal with random choices. Gives the number of answers and the end.
#[inline]
pub fn play(deal: &Deal, doors_limit: usize, rng: &mut Rng) -> (u64, End) {
    let (house, ask) = House::start(deal, doors_limit);
    house.play_on(ask, rng)
}

impl<'a> House<'a> {
    /// A house and the first question in it.
    #[inline]
    pub(crate) fn start(deal: &'a Deal, doors_limit: usize) -> (House<'a>, Ask) {
        let mut house = House {
            deal,
            doors_limit,
            order: deal.order,
            k: 0,
            drawn: 0,
            left: [4; 13],
            ranks_left: ALL,
            room: 0,
            doors: [0; 13],
            fresh: 0,
            visited: 0,
            closed: 0,
            passages: 0,
            pattern_rooms: [0; 6],
            bones: false,
            ghost_found: false,
        };
        let ask = house.enter(0, true);
        (house, ask)
    }

    /// Plays on by chance. Gives the number of answers and the end.
    #[inline]
    pub(crate) fn play_on(mut self, mut ask: Ask, rng: &mut Rng) -> (u64, End) {
        let mut inputs = 0;
        loop {
            ask = match ask {
                Ask::Over(end) => return (inputs, end),
                Ask::Clue => {
                    if rng.below(2) == 0 {
                        self.k += 1;
                    }
                    self.arrive(false)
                }
                Ask::Fresh => {
                    let room = rng.bit_of(self.fresh);
                    self.enter(room, true)
                }
                Ask::Room => self.answer_room(rng),
            };
            inputs += 1;
        }
    }

    /// A deal that looks the same from here: what was not seen lies in another order.
    #[inline]
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Deal {
        let mut deal = *self.deal;
        let mut unseen = [0; 13];
        let mut count = 0;
        for room in 0..13 {
            if self.visited >> room & 1 == 0 {
                unseen[count] = deal.secrets[room];
                count += 1;
            }
        }
        rng.shuffle(&mut unseen[..count]);
        for room in 0..13 {
            if self.visited >> room & 1 == 0 {
                count -= 1;
                deal.secrets[room] = unseen[count];
            }
        }
        deal.order = match self.k {
            0 => rng.below(6) as u8,
            1 => (self.order & !1) + rng.below(2) as u8,
            _ => self.order,
        };
        deal.order_after_ghost = rng.below(6) as u8;
        rng.shuffle(&mut deal.deck[self.drawn..]);
        deal
    }

    /// The same house with another deal.
    #[inline]
    pub(crate) fn with<'b>(&self, deal: &'b Deal) -> House<'b>
    where
        'a: 'b,
    {
        House {
            deal,
            order: deal.order,
            ..*self
        }
    }

    /// What may be answered, one bit each: the thirteen rooms, the passage, closing, closing by the passage, a clue, none.
    #[inline]
    pub(crate) fn answers(&self, ask: Ask) -> u32 {
        match ask {
            Ask::Over(_) => 0,
            Ask::Clue => FLIP | SKIP,
            Ask::Fresh => u32::from(self.fresh),
            Ask::Room => {
                let mut answers = u32::from(self.doors[self.room] & self.open());
                let has_passage = self.passage() != 0;
                if has_passage {
                    answers |= THROUGH;
                }
                if self.room != 0 && self.drawn < 52 {
                    answers |= CLOSE;
                }
                if self.room != 0 && has_passage {
                    answers |= SEAL;
                }
                answers
            }
        }
    }

    /// Does what one bit stands for.
    #[inline]
    pub(crate) fn take(&mut self, ask: Ask, answer: u32) -> Ask {
        match answer {
            FLIP => {
                self.k += 1;
                self.arrive(false)
            }
            SKIP => self.arrive(false),
            THROUGH => {
                let other = self.passage().trailing_zeros() as usize;
                self.enter(other, false)
            }
            CLOSE => self.close(),
            SEAL => self.seal(),
            room => {
                let room = room.trailing_zeros() as usize;
                if ask == Ask::Room {
                    self.doors[self.room] &= !(1 << room);
                }
                self.enter(room, true)
            }
        }
    }

    /// What the last step turned up, mixed into one number.
    #[inline]
    pub(crate) fn mark(&self, ask: Ask) -> u64 {
        let secret = u64::from(self.deal.secrets[self.room]);
        let clues = match self.k {
            0 => 0,
            1 => 1 + u64::from(self.order >> 1),
            k => u64::from(k) * 8 + u64::from(self.order),
        };
        let fresh = if ask == Ask::Fresh { self.fresh } else { 0 };
        let seen = secret | clues << 4 | u64::from(self.doors[self.room]) << 16 | u64::from(fresh) << 32;
        seen.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    #[inline]
    fn open(&self) -> u16 {
        ALL & !self.closed
    }

    /// The other end of the passage, as a bit, if it can be used from here.
    #[inline]
    fn passage(&self) -> u16 {
        let ends = self.passages & !self.closed;
        if ends.count_ones() == 2 && ends >> self.room & 1 == 1 {
            ends & !(1 << self.room)
        } else {
            0
        }
    }

    #[inline]
    fn draw(&mut self) -> u8 {
        let card = self.deal.deck[self.drawn];
        self.drawn += 1;
        let rank = usize::from(card & 15);
        self.left[rank] -= 1;
        if self.left[rank] == 0 {
            self.ranks_left &= !(1 << rank);
        }
        card
    }

    #[inline]
    fn answer_room(&mut self, rng: &mut Rng) -> Ask {
        let doors = self.doors[self.room] & self.open();
        let passage = self.passage();
        let has_passage = u32::from(passage != 0);
        let can_close = u32::from(self.room != 0 && self.drawn < 52);
        let can_close_via = u32::from(self.room != 0) & has_passage;
        let mut choice = rng.below(doors.count_ones() + has_passage + can_close + can_close_via);
        if choice < doors.count_ones() {
            let mut mask = doors;
            for _ in 0..choice {
                mask &= mask - 1;
            }
            let room = mask.trailing_zeros() as usize;
            self.doors[self.room] &= !(1 << room);
            return self.enter(room, true);
        }
        choice -= doors.count_ones();
        if choice < has_passage {
            return self.enter(passage.trailing_zeros() as usize, false);
        }
        choice -= has_passage;
        if choice < can_close {
            return self.close();
        }
        self.seal()
    }

    #[inline]
    fn seal(&mut self) -> Ask {
        let other = self.passage().trailing_zeros() as usize;
        self.closed |= 1 << self.room;
        self.doors[self.room] = 0;
        self.enter(other, false)
    }

    #[inline]
    fn enter(&mut self, room: usize, by_door: bool) -> Ask {
        self.room = room;
        if self.bones && room == 0 {
            return Ask::Over(End::Won);
        }
        if self.visited >> room & 1 == 0 {
            self.visited |= 1 << room;
            match self.deal.secrets[room] {
                GHOST => {
                    if self.bones {
                        return Ask::Over(End::Lost(Loss::GhostWithBones));
                    }
                    self.order = self.deal.order_after_ghost;
                    self.k = 0;
                    self.ghost_found = true;
                    return self.close();
                }
                PASSAGE => self.passages |= 1 << room,
                pattern if pattern < LOCK => self.pattern_rooms[usize::from(pattern)] = 1 << room,
                _ => {}
            }
            return self.arrive(true);
        }
        if by_door && self.k < 3 && !self.bones {
            return Ask::Clue;
        }
        self.arrive(false)
    }

    #[inline]
    fn arrive(&mut self, first_visit: bool) -> Ask {
        let secret = self.deal.secrets[self.room];
        if !self.bones && self.k == 3 && secret == self.order {
            self.bones = true;
            if self.room == 0 {
                return Ask::Over(End::Won);
            }
            return self.close();
        }
        if first_visit {
            let mut doors = 0;
            for _ in 0..self.doors_limit.min(52 - self.drawn) {
                let card = self.draw();
                if secret != LOCK + (card >> 4) {
                    doors |= 1 << (card & 15);
                }
            }
            self.doors[self.room] = doors & !(1 << self.room);
        }
        if self.doors[self.room] & self.open() == 0 && self.passage() == 0 {
            if self.room == 0 {
                let loss = if first_visit {
                    Loss::StuckOpening
                } else {
                    Loss::StuckEntrance
                };
                return Ask::Over(End::Lost(loss));
            }
            if self.drawn == 52 {
                return Ask::Over(End::Lost(Loss::OutOfDoors));
            }
            return Ask::Room;
        }
        match self.certain_loss(None) {
            Some(loss) => Ask::Over(End::Lost(loss)),
            None => Ask::Room,
        }
    }

    #[inline]
    fn close(&mut self) -> Ask {
        self.closed |= 1 << self.room;
        self.doors[self.room] = 0;
        if self.drawn == 52 {
            return Ask::Over(End::Lost(Loss::OutOfDoors));
        }
        let mut fresh = 0;
        for _ in 0..self.doors_limit.min(52 - self.drawn) {
            fresh |= 1 << (self.draw() & 15);
        }
        self.fresh = fresh & self.open();
        if self.fresh == 0 {
            return Ask::Over(End::Lost(Loss::Trapped));
        }
        match self.certain_loss(Some(self.fresh)) {
            Some(loss) => Ask::Over(End::Lost(loss)),
            None => Ask::Fresh,
        }
    }

    /// RP-7.4, from the fresh doors or from the current room.
    #[inline]
    fn certain_loss(&self, fresh: Option<u16>) -> Option<Loss> {
        // The patterns that begin with the clues turned up: pairs share their first clue.
        let candidates: u8 = match self.k {
            0 => 0b11_1111,
            1 => 0b11 << (self.order & !1),
            _ => 1 << self.order,
        };
        let mut candidate_rooms = 0;
        let mut all_closed = true;
        for pattern in 0..6 {
            if candidates >> pattern & 1 == 1 {
                let room = self.pattern_rooms[pattern];
                candidate_rooms |= room;
                all_closed &= room & self.closed != 0;
            }
        }
        if !self.bones && self.ghost_found && all_closed {
            return Some(Loss::Sealed);
        }
        let mut reach = fresh.unwrap_or_else(|| self.expand(self.room));
        let mut waiting = reach;
        while waiting != 0 && reach != self.open() {
            let found = self.expand(waiting.trailing_zeros() as usize) & !reach;
            waiting &= waiting - 1;
            reach |= found;
            waiting |= found;
        }
        if reach & 1 == 0 {
            return Some(Loss::NoWayHome);
        }
        let hopeful = !self.visited | candidate_rooms;
        (!self.bones && reach & hopeful == 0).then_some(Loss::Sealed)
    }

    #[inline]
    fn expand(&self, room: usize) -> u16 {
        let unvisited = !self.visited;
        let ends = self.passages & !self.closed;
        let mut next = self.doors[room];
        if room != 0 {
            next |= self.ranks_left;
        }
        if ends >> room & 1 == 1 {
            next |= match self.passages.count_ones() {
                1 => unvisited,
                _ => ends & !(1 << room),
            };
        }
        if unvisited >> room & 1 == 1 {
            next |= unvisited | ends;
        }
        next & self.open()
    }
}

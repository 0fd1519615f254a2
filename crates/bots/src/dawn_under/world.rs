//! A table as somebody imagines it who remembers some graves, and not always rightly (DU-9.8).
//!
//! Of the information set only what lies open is taken, and what everybody can count; closed graves are as they are
//! remembered, and where nothing is remembered, chance fills them with what must lie somewhere.

use super::mind::{Belief, Recall};
use super::sight::Sight;
use arrayvec::ArrayVec;
use dawn_under::parts::{Colour, Colours, Content, GRAVES, Grave, PER_COLOUR, Underside, VAMPIRES};
use dawn_under::{DawnUnder, Known, State};
use engine::{Chance as _, Fast, Game as _, MAX_SEATS, Purpose, Seat};

const GUESS: Purpose = Purpose("guess");

/// A state that could be true as far as somebody knows who sees this and remembers that.
pub(super) fn imagine(known: &Known, me: Seat, mind: &dyn Recall, rng: &mut Fast) -> State {
    let mut world = World::of(known, me);
    for grave in Grave::all() {
        world.remember(grave, mind.recall(grave), mind.trust(), rng);
    }
    world.fill(rng);
    DawnUnder::determinize(&world.known, rng)
}

/// A table in the making.
struct World {
    known: Known,
    /// What must lie in closed graves: vampires, and garlic by its owner.
    vampires: usize,
    garlic: [usize; MAX_SEATS],
    /// The vampires that do not lie open, and the lids and rats that were not placed yet.
    colours: Colours,
    lids: [u8; 6],
    rats: usize,
    /// Closed graves of which nothing is remembered, and those that are thought to be empty.
    unknown: ArrayVec<Grave, GRAVES>,
    empty: ArrayVec<Grave, GRAVES>,
}

impl World {
    /// What lies open, with every closed grave forgotten.
    fn of(real: &Known, me: Seat) -> World {
        let sight = Sight::of(real, me);
        let mut known = real.clone();
        for grave in Grave::all() {
            known.contents[grave.idx()] = sight.content(grave).unwrap_or(Content::Empty);
            known.lids[grave.idx()] = sight.lid(grave);
        }
        let lies = |wanted: &dyn Fn(Content) -> bool| known.contents.iter().filter(|it| wanted(**it)).count();
        let vampires = lies(&|content| matches!(content, Content::Vampire(_)));
        let garlic = |seat: u8| {
            let open = lies(&|content| content == Content::Garlic(Seat(seat)));
            let all = if seat < known.seats() {
                sight.garlic_in_graves(Seat(seat))
            } else {
                0
            };
            all.saturating_sub(open)
        };
        let mut lids = [PER_COLOUR; 6];
        for lid in known.lids.iter().flatten() {
            if let Underside::Colour(colour) = lid {
                lids[colour.idx()] = lids[colour.idx()].saturating_sub(1);
            }
        }
        World {
            vampires: sight.vampires_in_graves().saturating_sub(vampires),
            garlic: std::array::from_fn(|seat| garlic(seat as u8)),
            colours: known.unseen_vampires(),
            lids,
            rats: known.unseen_rats(),
            unknown: ArrayVec::new(),
            empty: ArrayVec::new(),
            known,
        }
    }

    /// A closed grave is as it is remembered, as far as that can be. A memory that fails is not trusted altogether.
    fn remember(&mut self, grave: Grave, belief: Option<Belief>, trust: u32, rng: &mut Fast) {
        if self.known.open.contains(grave) {
            return;
        }
        let is_trusted = trust >= 1_000 || rng.below(1_000) < trust;
        let Some(belief) = belief.filter(|_| is_trusted) else {
            return self.unknown.push(grave);
        };
        self.put_lid(grave, belief.lid);
        match belief.content {
            Content::Empty => self.empty.push(grave),
            content if self.put(grave, content) => {}
            _ => self.unknown.push(grave),
        }
    }

    /// Puts something into a grave, if one of it is left.
    fn put(&mut self, grave: Grave, content: Content) -> bool {
        let is_left = match content {
            Content::Empty => false,
            Content::Vampire(colour) => self.vampires > 0 && self.colours.count(colour) > 0,
            Content::Garlic(owner) => self.garlic[owner.idx()] > 0,
        };
        if !is_left {
            return false;
        }
        match content {
            Content::Empty => {}
            Content::Vampire(colour) => {
                self.vampires -= 1;
                self.colours.take(colour);
            }
            Content::Garlic(owner) => self.garlic[owner.idx()] -= 1,
        }
        self.known.contents[grave.idx()] = content;
        true
    }

    /// A lid is as it is remembered, if one of its kind is left. Lids of the reserve are no rats.
    fn put_lid(&mut self, grave: Grave, lid: Option<Underside>) {
        match lid {
            Some(Underside::Colour(colour)) if self.lids[colour.idx()] > 0 => self.lids[colour.idx()] -= 1,
            Some(Underside::Rat) if self.rats > 0 && !self.known.replaced.contains(grave) => self.rats -= 1,
            _ => return,
        }
        self.known.lids[grave.idx()] = lid;
    }

    /// What must lie somewhere goes into graves of which nothing is known; if these are too few, into others.
    fn fill(&mut self, rng: &mut Fast) {
        let mut unknown = std::mem::take(&mut self.unknown);
        let mut empty = std::mem::take(&mut self.empty);
        rng.shuffle(GUESS, 0, &mut unknown);
        rng.shuffle(GUESS, 1, &mut empty);
        let mut graves = unknown.into_iter().chain(empty);
        let mut colours: ArrayVec<Colour, VAMPIRES> = self.colours.iter().collect();
        rng.shuffle(GUESS, 2, &mut colours);
        while self.vampires > 0
            && let Some(colour) = colours.pop()
            && let Some(grave) = graves.next()
        {
            self.put(grave, Content::Vampire(colour));
        }
        for owner in (0..self.known.seats()).map(Seat) {
            while self.garlic[owner.idx()] > 0
                && let Some(grave) = graves.next()
            {
                self.put(grave, Content::Garlic(owner));
            }
        }
        self.make_room_for_rats();
    }

    /// Rats lie under lids that are not known; where too many are remembered otherwise, some of that is wrong.
    fn make_room_for_rats(&mut self) {
        let known = &mut self.known;
        let may_be_rat =
            |known: &Known, grave: Grave| !known.replaced.contains(grave) && !known.open.contains(grave);
        let unseen = |known: &Known, grave: Grave| known.lids[grave.idx()].is_none();
        let room = Grave::all()
            .filter(|it| may_be_rat(known, *it) && unseen(known, *it))
            .count();
        let mut missing = self.rats.saturating_sub(room);
        for grave in Grave::all() {
            if missing > 0 && may_be_rat(known, grave) && !unseen(known, grave) {
                known.lids[grave.idx()] = None;
                missing -= 1;
            }
        }
    }
}

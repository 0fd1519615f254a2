//! What a bot believes of closed graves: traces of sightings, and guesses where there are none.

use super::bats::Nerve;
use super::sight::Sight;
use crate::memory::{Memory, Model};
use arrayvec::ArrayVec;
use dawn_under::Sighting;
use dawn_under::parts::{Colour, Content, GRAVES, Grave, GraveSet, Layout, PER_COLOUR, Underside};
use engine::{Fast, MAX_SEATS, Seat, Seen};
use std::cell::Cell;

/// What was last seen of a grave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Belief {
    /// What lies in it.
    pub content: Content,
    /// The underside of its lid, if that was ever seen.
    pub lid: Option<Underside>,
}

/// How often a seat opened a grave that everybody had seen being filled.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Record {
    slips: u32,
    openings: u32,
}

/// The memory of one bot. It is fed by sightings alone.
#[derive(Clone, Debug)]
pub struct Mind {
    memory: Memory<Belief, GRAVES>,
    /// What lies open, as last seen; it becomes memory when the grave is closed.
    open: [Option<Belief>; GRAVES],
    /// The open graves that I filled myself.
    mine: GraveSet,
    /// My seat, once I was asked something.
    me: Option<Seat>,
    records: [Record; MAX_SEATS],
    nerve: Nerve,
}

/// What I put into a grave myself is kept four times as long.
const CARE: u32 = 2;

impl Mind {
    /// Has seen nothing yet.
    pub fn new(model: Model) -> Mind {
        Mind {
            memory: Memory::new(model),
            open: [None; GRAVES],
            mine: GraveSet::EMPTY,
            me: None,
            records: [Record::default(); MAX_SEATS],
            nerve: Nerve::USUAL,
        }
    }

    /// From now on it bluffs and doubts like this.
    pub fn take_nerve(&mut self, nerve: Nerve) {
        self.nerve = nerve;
    }

    /// Learns where it sits; nothing is its own doing before it is asked something.
    pub(super) fn sit(&mut self, me: Seat) {
        self.me = Some(me);
    }

    /// What is remembered of a grave.
    pub fn recall(&self, grave: Grave) -> Option<Belief> {
        self.memory.recall(grave.idx())
    }

    /// How many graves were closed since this one was, if it is remembered.
    pub fn age(&self, grave: Grave) -> Option<u32> {
        self.memory.age(grave.idx())
    }

    /// Watches what happens. What is open needs no memory; what is closed does (DU-9.8).
    pub fn see(&mut self, sighting: &Sighting, rng: &mut Fast) {
        match *sighting {
            Sighting::Opened {
                seat,
                grave,
                lid,
                content,
            } => self.see_opened(seat, grave, lid, content),
            Sighting::LaidIn {
                seat, grave, vampire, ..
            } => self.see_content(Some(seat), grave, Content::Vampire(vampire)),
            Sighting::GarlicPut { seat, grave } => self.see_content(Some(seat), grave, Content::Garlic(seat)),
            Sighting::GarlicReturned { grave, .. } | Sighting::FoundTaken { grave, .. } => {
                self.see_content(None, grave, Content::Empty);
            }
            // A lid that nobody has seen takes the place of the rat (DU-5.9).
            Sighting::RatTaken { grave, .. } => {
                self.open[grave.idx()] = Some(Belief {
                    content: Content::Empty,
                    lid: None,
                });
            }
            Sighting::Closed { grave } | Sighting::LidReplaced { grave } => {
                if let Some(belief) = self.open[grave.idx()].take() {
                    let care = if self.mine.contains(grave) { CARE } else { 0 };
                    self.memory
                        .note(grave.idx(), belief, care, &neighbours(grave), rng);
                }
            }
            _ => {}
        }
    }

    fn see_opened(&mut self, seat: Seat, grave: Grave, lid: Seen<Underside>, content: Content) {
        let seen = match lid {
            Seen::Face(lid) => Some(lid),
            // Taken off, not turned (R-DU-43): what was known of it is still known.
            Seen::Back => self.recall(grave).and_then(|belief| belief.lid),
        };
        self.open[grave.idx()] = Some(Belief { content, lid: seen });
        self.mine.remove(grave);
        if matches!(lid, Seen::Face(_)) {
            let record = &mut self.records[seat.idx()];
            record.openings += 1;
            record.slips += u32::from(content != Content::Empty);
        }
    }

    /// Something was put in by somebody, or taken out.
    fn see_content(&mut self, by: Option<Seat>, grave: Grave, content: Content) {
        if let Some(belief) = &mut self.open[grave.idx()] {
            belief.content = content;
        }
        if by.is_some() && by == self.me {
            self.mine.insert(grave);
        }
    }
}

/// The graves around a grave; the same on all boards we have.
fn neighbours(grave: Grave) -> ArrayVec<usize, 8> {
    let around = Layout::L1.board().neighbours(grave);
    around.iter().map(Grave::idx).collect()
}

/// How likely things are in one grave, out of a thousand each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    pub(super) vampire: u32,
    pub(super) own_garlic: u32,
    pub(super) foreign_garlic: u32,
    /// The lid, if it is remembered.
    pub(super) lid: Option<Underside>,
}

impl Odds {
    pub(super) fn empty(self) -> u32 {
        1_000_u32.saturating_sub(self.vampire + self.own_garlic + self.foreign_garlic)
    }
}

/// What somebody has in mind of closed graves.
pub(super) trait Recall {
    /// What is believed of a grave.
    fn recall(&self, grave: Grave) -> Option<Belief>;

    /// How many graves were closed since this one was, if it is remembered.
    fn age(&self, grave: Grave) -> Option<u32>;

    /// How far it is trusted, out of a thousand.
    fn trust(&self) -> u32;

    /// How likely a seat is thought to have forgotten what lies in a grave that was closed so long ago, out of a thousand.
    fn has_forgotten(&self, seat: Seat, age: u32) -> u32;

    /// How it bluffs and doubts.
    fn nerve(&self) -> Nerve;
}

impl Recall for Mind {
    fn recall(&self, grave: Grave) -> Option<Belief> {
        Mind::recall(self, grave)
    }

    fn age(&self, grave: Grave) -> Option<u32> {
        Mind::age(self, grave)
    }

    fn trust(&self) -> u32 {
        self.memory.model().trust()
    }

    /// Everybody is thought to forget, until many openings without a slip tell otherwise.
    fn has_forgotten(&self, seat: Seat, age: u32) -> u32 {
        let Record { slips, openings } = self.records[seat.idx()];
        let forgetful = (1_000 * (8 * slips + 4) / (openings + 4)).min(1_000);
        forgetful * age / (age + 8)
    }

    fn nerve(&self) -> Nerve {
        self.nerve
    }
}

/// What a mind makes of the table at one moment.
pub(super) struct Outlook<'a> {
    pub(super) sight: &'a Sight<'a>,
    pub(super) mind: &'a dyn Recall,
    /// Empty graves remembered under a lid of each colour.
    beds: [u32; 6],
    /// Lids of each colour that are not remembered, and rats.
    unseen: [u32; 6],
    unseen_rats: u32,
    /// The odds of a grave of which nothing is remembered.
    unknown: Odds,
    /// What opening was found to be worth, by what is believed: many graves look alike.
    pub(super) openings: [Cell<Option<i32>>; LOOKS],
}

/// Whatever can be believed of a grave: five contents, and eight lids.
const LOOKS: usize = 5 * 8;

/// The place of a belief among [`LOOKS`].
pub(super) fn look(belief: Option<Belief>, me: Seat) -> usize {
    let Some(belief) = belief else {
        return 0;
    };
    let content = match belief.content {
        Content::Empty => 1,
        Content::Vampire(_) => 2,
        Content::Garlic(owner) if owner == me => 3,
        Content::Garlic(_) => 4,
    };
    let lid = match belief.lid {
        None => 0,
        Some(Underside::Rat) => 1,
        Some(Underside::Colour(colour)) => 2 + colour.idx(),
    };
    8 * content + lid
}

impl Outlook<'_> {
    pub(super) fn of<'a>(sight: &'a Sight<'a>, mind: &'a dyn Recall) -> Outlook<'a> {
        let mut outlook = Outlook {
            sight,
            mind,
            beds: [0; 6],
            unseen: [u32::from(PER_COLOUR); 6],
            unseen_rats: sight.rats_left() as u32,
            unknown: Odds {
                vampire: 0,
                own_garlic: 0,
                foreign_garlic: 0,
                lid: None,
            },
            openings: [const { Cell::new(None) }; LOOKS],
        };
        outlook.take_stock();
        outlook
    }

    /// Goes through all graves: what lies open, what is remembered, and what is left for the others.
    fn take_stock(&mut self) {
        let mut vampires = self.sight.vampires_in_graves() as u32;
        let me = self.sight.me;
        let mut own = self.sight.garlic_in_graves(me) as u32;
        let others = self.sight.others();
        let mut foreign: u32 = others
            .map(|(seat, _)| self.sight.garlic_in_graves(seat) as u32)
            .sum();
        let mut unknown = 0_u32;
        for grave in Grave::all() {
            let Some(belief) = self.belief(grave) else {
                unknown += 1;
                continue;
            };
            match belief.content {
                Content::Vampire(_) => vampires = vampires.saturating_sub(1),
                Content::Garlic(owner) if owner == me => own = own.saturating_sub(1),
                Content::Garlic(_) => foreign = foreign.saturating_sub(1),
                Content::Empty => {}
            }
            self.count_lid(grave, belief);
        }
        let share = |count: u32| (1_000 * count / unknown.max(1)).min(900);
        self.unknown = Odds {
            vampire: share(vampires),
            own_garlic: share(own),
            foreign_garlic: share(foreign),
            lid: None,
        };
    }

    fn count_lid(&mut self, grave: Grave, belief: Belief) {
        match belief.lid {
            Some(Underside::Colour(colour)) => {
                let unseen = &mut self.unseen[colour.idx()];
                *unseen = unseen.saturating_sub(1);
                let is_bed = belief.content == Content::Empty && !self.sight.open.contains(grave);
                self.beds[colour.idx()] += u32::from(is_bed);
            }
            Some(Underside::Rat) => self.unseen_rats = self.unseen_rats.saturating_sub(1),
            None => {}
        }
    }

    /// What is seen of a grave now, or remembered.
    fn belief(&self, grave: Grave) -> Option<Belief> {
        match self.sight.content(grave) {
            Some(content) => Some(Belief {
                content,
                lid: self.sight.lid(grave),
            }),
            None => self.mind.recall(grave),
        }
    }

    /// How likely things are in a closed grave. A memory that fails is not trusted altogether.
    pub(super) fn odds(&self, grave: Grave) -> Odds {
        let Some(belief) = self.mind.recall(grave) else {
            return self.unknown;
        };
        let trust = self.mind.trust();
        let mix = |is_so: bool, otherwise: u32| {
            let so = if is_so { 1_000 } else { 0 };
            (trust * so + (1_000 - trust) * otherwise) / 1_000
        };
        let me = self.sight.me;
        let is_foreign = |content| matches!(content, Content::Garlic(owner) if owner != me);
        Odds {
            vampire: mix(
                matches!(belief.content, Content::Vampire(_)),
                self.unknown.vampire,
            ),
            own_garlic: mix(belief.content == Content::Garlic(me), self.unknown.own_garlic),
            foreign_garlic: mix(is_foreign(belief.content), self.unknown.foreign_garlic),
            lid: belief.lid,
        }
    }

    /// How likely a lid is to have one of these colours, out of a thousand.
    pub(super) fn fits(&self, lid: Option<Underside>, colours: &[Colour]) -> u32 {
        let any = self.unseen_any();
        let unseen: u32 = colours.iter().map(|colour| self.unseen[colour.idx()]).sum();
        let by_chance = 1_000 * unseen / any;
        match lid {
            None => by_chance,
            Some(Underside::Colour(colour)) if colours.contains(&colour) => {
                let trust = self.mind.trust();
                trust + (1_000 - trust) * by_chance / 1_000
            }
            Some(_) => (1_000 - self.mind.trust()) * by_chance / 1_000,
        }
    }

    /// How likely a lid is to be a rat, out of a thousand.
    pub(super) fn is_rat(&self, lid: Option<Underside>) -> u32 {
        match lid {
            None => 1_000 * self.unseen_rats / self.unseen_any(),
            Some(Underside::Rat) => self.mind.trust(),
            Some(_) => 0,
        }
    }

    fn unseen_any(&self) -> u32 {
        (self.unseen.iter().sum::<u32>() + self.unseen_rats).max(1)
    }

    /// How easily a vampire of this colour finds a bed, in thousandths of a placement.
    pub(super) fn ease(&self, colour: Option<Colour>) -> i32 {
        let Some(colour) = colour else {
            return 200;
        };
        match self.beds[colour.idx()] {
            0 => (1_000 * self.unseen[colour.idx()] / self.unseen_any()) as i32,
            beds => 600 + 100 * beds.min(3) as i32,
        }
    }

    /// Whether opening a grave would show something new: nothing is remembered, or an empty grave without its lid.
    pub(super) fn is_unknown(&self, grave: Grave) -> bool {
        let is_new = |belief: Belief| belief.content == Content::Empty && belief.lid.is_none();
        self.mind.recall(grave).is_none_or(is_new)
    }
}

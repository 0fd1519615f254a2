//! What an ideal memory knows: the information set of the game (DU-9.7).
//!
//! There is no private information, so one information set serves all. It holds what lies open and what was seen
//! before: the content of every grave, because all start empty and every change happens openly, and the undersides
//! of lids that were turned over once. The rules change it only by way of sightings, through [`Known::see`]; views
//! and choices are made from it alone, and the views leave out what is only remembered.

mod see;

use crate::api::{CountGrave, Options, Phase, PlagueEnds, Rats, Rucola};
use crate::parts::{
    BATS, Colour, Colours, Content, End, GARLIC, GRAVES, Grave, GraveSet, RATS, Row, STAKES, Underside,
};
use crate::setup::{row_len, set_aside_len};
use arrayvec::ArrayVec;
use engine::{Later, Seat, SeatMap, Version};
use std::hash::{Hash, Hasher};

/// What lies in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Belongings {
    /// The row of vampires.
    pub row: Row,
    /// Stakes held.
    pub stakes: u8,
    /// Garlic in stock.
    pub garlic: u8,
    /// Bats not played yet.
    pub bats: u8,
    /// Rat lids taken.
    pub rats: u8,
}

/// The turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// The first turn is 1.
    pub number: u32,
    /// Vampires the active player has laid in, as DU-6.4 counts.
    pub placed: u8,
    /// Whether anybody has laid in a vampire; such a turn is not idle (R-DU-14).
    pub has_laid: bool,
    /// Whether a bat was played, where that alone lets one end the turn (R-DU-60).
    pub has_sent_bat: Later<bool>,
}

/// A plague that rages (DU-5). It stays as it is if the game ends in it (R-DU-50).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plague {
    /// Whose stint it is; the finder, who is the active player, has the first.
    pub stint: Seat,
    /// All graves around the rat graves.
    pub area: GraveSet,
    /// The rat graves, now without a lid, in the order in which they were found.
    pub rats: ArrayVec<Grave, RATS>,
    /// How many have stopped since the last opening, where it matters (R-DU-56).
    pub stops: Later<u8>,
}

/// Counts of what happened, for statistics. What must hold of a game does not depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Graves opened, in any way.
    pub openings: u32,
    /// Vampires laid into graves.
    pub placements: u32,
    /// Vampires given from row to row.
    pub gifts: u32,
    /// Stakes taken.
    pub stakes: u32,
    /// Garlic put into graves.
    pub garlic: u32,
    pub plagues: u32,
    /// Bats played.
    pub bats: u32,
    /// Claims doubted.
    pub doubts: u32,
    /// Vampires laid in with Rucola's help.
    pub helps: u32,
    /// Bats put on a grave that was taken, by intent or by mistake.
    pub bluffs: u32,
    /// Those of them that were doubted.
    pub bluffs_doubted: u32,
    /// How often Rucola came to another owner.
    pub count_changes: u32,
}

/// The counts of the first version of the rules. Those that came later are left out, so that the digest at the end of
/// an old log stays what it was.
impl Hash for Tally {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Tally {
            openings,
            placements,
            gifts,
            stakes,
            garlic,
            plagues,
            bats,
            doubts,
            helps,
            bluffs: _,
            bluffs_doubted: _,
            count_changes: _,
        } = self;
        for count in [
            openings, placements, gifts, stakes, garlic, plagues, bats, doubts, helps,
        ] {
            count.hash(hasher);
        }
    }
}

/// Everything that was ever seen, folded.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// The version of the rules it is played by.
    pub rules: Version,
    /// The options of the game.
    pub options: Options,
    /// Who decides what.
    pub phase: Phase,
    /// The number of prompts so far; names the prompt.
    pub asked: u32,
    /// The turn that is being played.
    pub turn: Turn,
    /// Completed turns since a vampire was laid in (R-DU-14).
    pub idle: u32,
    /// What lies in front of each seat.
    pub belongings: SeatMap<Belongings>,
    /// What lies in each grave; not shown while it is closed.
    pub contents: [Content; GRAVES],
    /// The underside of each lid, as far as it was seen; not shown unless it lies turned over.
    pub lids: [Option<Underside>; GRAVES],
    /// The graves that are open, those without a lid among them.
    pub open: GraveSet,
    /// Those of them whose lid lies turned over.
    pub turned: GraveSet,
    /// The graves whose lid came from the reserve, which holds no rats.
    pub replaced: GraveSet,
    /// Lids left in the reserve.
    pub reserve: u8,
    /// The plague, if one rages.
    pub plague: Option<Plague>,
    /// Where Rucola is.
    pub rucola: Rucola,
    /// Counts of what happened.
    pub tally: Tally,
    /// After the end: the lids left in the reserve, top first.
    pub reserve_revealed: ArrayVec<Colour, RATS>,
    /// After the end: the vampires set aside.
    pub set_aside_revealed: ArrayVec<Colour, 20>,
}

impl Known {
    /// Before anything is seen (DU-3).
    pub(crate) fn new(rules: Version, options: Options, seats: u8, start: Seat) -> Known {
        let expansion = options.expansion.is_on();
        Known {
            rules,
            options,
            phase: Phase::Moving,
            asked: 0,
            turn: Turn {
                active: start,
                number: 0,
                placed: 0,
                has_laid: false,
                has_sent_bat: Later(false),
            },
            idle: 0,
            belongings: SeatMap::new(seats, |_| Belongings {
                row: Row::face_down(row_len(seats)),
                stakes: 0,
                garlic: if options.garlic.is_on() { GARLIC } else { 0 },
                bats: if expansion { BATS } else { 0 },
                rats: 0,
            }),
            contents: [Content::Empty; GRAVES],
            lids: [None; GRAVES],
            open: GraveSet::EMPTY,
            turned: GraveSet::EMPTY,
            replaced: GraveSet::EMPTY,
            reserve: if options.rats == Rats::Off { 0 } else { RATS as u8 },
            plague: None,
            rucola: if expansion { Rucola::Centre } else { Rucola::Away },
            tally: Tally::default(),
            reserve_revealed: ArrayVec::new(),
            set_aside_revealed: ArrayVec::new(),
        }
    }

    /// How many sit at the table.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.belongings.seats()
    }

    /// A seat's row.
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.belongings[seat].row
    }

    /// Stakes in the supply (I-5 of DU-1.7).
    pub fn supply(&self) -> u8 {
        STAKES - self.belongings.iter().map(|(_, it)| it.stakes).sum::<u8>()
    }

    /// The graves that the active player can open, or claim with a bat: closed and not under Rucola (DU-4.6).
    #[inline]
    pub fn openable(&self) -> GraveSet {
        let is_owner = self.rucola.owner() == Some(self.turn.active);
        // R-DU-59: by agreement the owner may.
        if *self.options.count_grave == CountGrave::Owner && is_owner {
            GraveSet::ALL.without(self.open)
        } else {
            self.unwatched()
        }
    }

    /// The closed graves that Rucola does not stand on.
    #[inline]
    fn unwatched(&self) -> GraveSet {
        let closed = GraveSet::ALL.without(self.open);
        closed.without(self.rucola.grave().map_or(GraveSet::EMPTY, GraveSet::only))
    }

    /// The graves that can be opened in the plague (DU-5.2); none if none rages.
    #[inline]
    pub fn eligible(&self) -> GraveSet {
        let area = self.plague.as_ref().map_or(GraveSet::EMPTY, |plague| plague.area);
        // The sheet's own answer: nobody opens Rucola's grave in a plague, his owner included.
        area.without(GraveSet::ALL.without(self.unwatched()))
    }

    /// Whether everybody has stopped since the last opening of the plague (R-DU-56).
    pub fn all_have_stopped(&self) -> bool {
        let plague = self.plague.as_ref();
        plague.is_some_and(|plague| *plague.stops >= self.seats())
    }

    /// Whether whoever searches has to open a grave: all have stopped, and all graves are to be opened (R-DU-56).
    pub fn must_search_on(&self) -> bool {
        *self.options.plague_ends == PlagueEnds::Open
            && self.options.rats == Rats::Full
            && self.all_have_stopped()
    }

    /// Whether the grave has no lid because a rat was found on it (DU-5.1).
    pub fn is_lidless(&self, grave: Grave) -> bool {
        self.plague
            .as_ref()
            .is_some_and(|plague| plague.rats.contains(&grave))
    }

    /// The ends of a seat's row that match a colour. A row of one has one end (DU-4.4).
    #[inline]
    pub fn matching_ends(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = End> {
        let row = self.row(seat);
        let ends = row.ends().iter().copied();
        ends.filter(move |end| row.outer(*end) == Some(colour))
    }

    /// Whether the active player has made a placement in the actual turn (R-DU-41).
    #[inline]
    pub fn has_placed(&self) -> bool {
        self.turn.placed > 0
    }

    /// The coloured lids that have not been seen, on graves and in the reserve.
    pub fn unseen_lids(&self) -> Colours {
        let mut unseen = Colours::ALL;
        for lid in self.lids.iter().flatten() {
            if let Underside::Colour(colour) = lid {
                unseen.take(*colour);
            }
        }
        unseen
    }

    /// The rats on the board that have not been seen (DU-9.7).
    pub fn unseen_rats(&self) -> usize {
        let all = if self.options.rats == Rats::Off { 0 } else { RATS };
        let taken: usize = self.belongings.iter().map(|(_, it)| usize::from(it.rats)).sum();
        // A rat lid over a vampire is seen and put back (R-DU-18).
        let seen = self
            .lids
            .iter()
            .filter(|lid| **lid == Some(Underside::Rat))
            .count();
        all - taken - seen
    }

    /// The vampires that lie face down or are set aside: only their number of each colour is known.
    pub fn unseen_vampires(&self) -> Colours {
        let mut unseen = Colours::ALL;
        for (_, belongings) in self.belongings.iter() {
            belongings
                .row
                .vampires()
                .iter()
                .flatten()
                .for_each(|it| unseen.take(*it));
        }
        for content in &self.contents {
            if let Content::Vampire(colour) = content {
                unseen.take(*colour);
            }
        }
        self.phase.in_hand().into_iter().for_each(|it| unseen.take(it));
        unseen
    }

    /// How many vampires are set aside.
    pub(crate) fn set_aside(&self) -> usize {
        set_aside_len(self.seats())
    }
}

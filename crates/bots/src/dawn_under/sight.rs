//! What lies open on the table: all a bot takes from the information set, which remembers more than it may (DU-9.8).

use arrayvec::ArrayVec;
use dawn_under::Known;
use dawn_under::api::{Options, Phase, Rats, Rucola};
use dawn_under::known::{Belongings, Turn};
use dawn_under::parts::{Colour, Content, GARLIC, Grave, GraveSet, RATS, Underside, VAMPIRES};
use engine::{Seat, SeatMap};

/// How the table looks to somebody who remembers nothing (DU-9.1, DU-9.3).
pub(super) struct Sight<'a> {
    /// Whose eyes these are.
    pub(super) me: Seat,
    pub(super) options: &'a Options,
    pub(super) phase: Phase,
    pub(super) turn: Turn,
    pub(super) idle: u32,
    pub(super) belongings: &'a SeatMap<Belongings>,
    pub(super) rucola: Rucola,
    pub(super) open: GraveSet,
    known: &'a Known,
}

impl Sight<'_> {
    /// What the seat sees, and nothing of what it saw.
    pub(super) fn of(known: &Known, me: Seat) -> Sight<'_> {
        Sight {
            me,
            options: &known.options,
            phase: known.phase,
            turn: known.turn,
            idle: known.idle,
            belongings: &known.belongings,
            rucola: known.rucola,
            open: known.open,
            known,
        }
    }

    /// What lies in a grave, while it is open.
    pub(super) fn content(&self, grave: Grave) -> Option<Content> {
        let is_open = self.open.contains(grave);
        is_open.then(|| self.known.contents[grave.idx()])
    }

    /// The underside of a lid, while it lies turned over.
    pub(super) fn lid(&self, grave: Grave) -> Option<Underside> {
        let is_turned = self.known.turned.contains(grave);
        self.known.lids[grave.idx()].filter(|_| is_turned)
    }

    /// The graves that can be opened in the plague; none if none rages (DU-5.2).
    pub(super) fn eligible(&self) -> GraveSet {
        self.known.eligible()
    }

    pub(super) fn seats(&self) -> u8 {
        self.belongings.seats()
    }

    /// My row from left to right.
    pub(super) fn my_row(&self) -> &[Option<Colour>] {
        self.belongings[self.me].row.vampires()
    }

    /// My outer vampires; one if they are of one colour.
    pub(super) fn my_colours(&self) -> ArrayVec<Colour, 2> {
        outer_colours(self.my_row())
    }

    /// Everybody else, clockwise.
    pub(super) fn others(&self) -> impl Iterator<Item = (Seat, &Belongings)> {
        let others = self.belongings.iter();
        others.filter(|(seat, _)| *seat != self.me)
    }

    /// How many vampires lie in graves: those that are missing from the rows. Everybody can count them.
    pub(super) fn vampires_in_graves(&self) -> usize {
        let dealt = match self.seats() {
            2 => 40,
            _ => VAMPIRES,
        };
        let in_rows: usize = self.belongings.iter().map(|(_, it)| it.row.len()).sum();
        let in_hand = usize::from(self.phase.in_hand().is_some());
        dealt.saturating_sub(in_rows + in_hand)
    }

    /// How much of a seat's garlic lies in graves.
    pub(super) fn garlic_in_graves(&self, seat: Seat) -> usize {
        let all = if self.options.garlic.is_on() { GARLIC } else { 0 };
        usize::from(all.saturating_sub(self.belongings[seat].garlic))
    }

    /// The rats that have not been taken.
    pub(super) fn rats_left(&self) -> usize {
        let taken: usize = self.belongings.iter().map(|(_, it)| usize::from(it.rats)).sum();
        match self.options.rats {
            Rats::Off => 0,
            _ => RATS.saturating_sub(taken),
        }
    }
}

/// The colours at the ends of a row.
pub(super) fn outer_colours(row: &[Option<Colour>]) -> ArrayVec<Colour, 2> {
    let mut colours: ArrayVec<Colour, 2> = ArrayVec::new();
    for colour in [row.first(), row.last()].into_iter().flatten().flatten() {
        if !colours.contains(colour) {
            colours.push(*colour);
        }
    }
    colours
}

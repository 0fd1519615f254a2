//! Set-up (DU-3): the draws, and worlds that fit what is known.

use crate::api::{Deal, Options, Rats};
use crate::known::Known;
use crate::parts::{Colour, Colours, Grave, RATS, Underside, VAMPIRES};
use crate::state::{Hand, Hidden, State};
use arrayvec::ArrayVec;
use engine::{Chance, FaceDown, Purpose, Seat, SeatMap};

const LIDS: Purpose = Purpose("lids");
const RAT_LIDS: Purpose = Purpose("rats");
const VAMPIRE_ROWS: Purpose = Purpose("vampires");
const START: Purpose = Purpose("start");

/// The most vampires a seat is dealt, or that are set aside.
pub(crate) const HAND_MAX: usize = 20;

/// How many vampires each seat is dealt (DU-3.4, R-DU-2).
pub(crate) fn row_len(seats: u8) -> u8 {
    VAMPIRES as u8 / seats.max(3)
}

/// How many vampires are set aside: with two seats, the twenty a third would have.
pub(crate) fn set_aside_len(seats: u8) -> usize {
    VAMPIRES - usize::from(row_len(seats)) * usize::from(seats)
}

/// Draws a deal.
pub(crate) fn shuffle<C: Chance>(options: &Options, seats: u8, chance: &mut C) -> Deal {
    let (lids, reserve) = shuffle_lids(options, chance);
    let mut vampires: Vec<Colour> = Colours::ALL.iter().collect();
    chance.shuffle(VAMPIRE_ROWS, 0, &mut vampires);
    let set_aside = vampires.split_off(VAMPIRES - set_aside_len(seats));
    Deal {
        lids,
        reserve,
        rows: vampires
            .chunks(usize::from(row_len(seats)))
            .map(<[Colour]>::to_vec)
            .collect(),
        set_aside,
        // R-DU-4
        start: Seat(chance.draw(START, 0, u32::from(seats)) as u8),
    }
}

/// DU-3.1: six of the coloured lids are the reserve, and the rats are shuffled into the others.
fn shuffle_lids<C: Chance>(options: &Options, chance: &mut C) -> (Vec<Underside>, Vec<Colour>) {
    let mut coloured: Vec<Colour> = Colours::ALL.iter().collect();
    chance.shuffle(LIDS, 0, &mut coloured);
    let reserve = match options.rats {
        Rats::Off => Vec::new(),
        Rats::Full | Rats::ActiveOnly => coloured.split_off(VAMPIRES - RATS),
    };
    let mut lids: Vec<Underside> = coloured.into_iter().map(Underside::Colour).collect();
    lids.resize(VAMPIRES, Underside::Rat);
    if !reserve.is_empty() {
        chance.shuffle(RAT_LIDS, 0, &mut lids);
    }
    (lids, reserve)
}

const GUESS: Purpose = Purpose("guess");

/// A full state that fits what is known, each one equally likely (DU-9.7).
///
/// Nobody has private information, so how people played tells nothing: all arrangements of the unseen pieces are
/// equally likely. Only the first lids of the graves can be rats; the reserve holds none.
pub(crate) fn determinize<C: Chance>(known: &Known, chance: &mut C) -> State {
    let (lids, reserve) = guess_lids(known, chance);
    let mut vampires: ArrayVec<Colour, VAMPIRES> = known.unseen_vampires().iter().collect();
    chance.shuffle(GUESS, 1, &mut vampires);
    let mut next = || FaceDown::new(vampires.pop().unwrap_or(FILLER));
    let hands = SeatMap::new(known.seats(), |seat| {
        let down = known.row(seat).down();
        let dealt = 0..usize::from(row_len(known.seats()));
        let guess = |place| {
            if down.contains(&place) {
                next()
            } else {
                FaceDown::new(FILLER)
            }
        };
        dealt.map(guess).collect()
    });
    let revealed = known.set_aside_revealed.iter().copied().map(FaceDown::new);
    let mut set_aside: Hand = revealed.collect();
    while set_aside.len() < known.set_aside() {
        set_aside.push(next());
    }
    State {
        known: known.clone(),
        hidden: Hidden {
            lids,
            reserve,
            hands,
            set_aside,
        },
    }
}

/// Stands where a piece once lay that has been turned up or used since; nobody looks there.
const FILLER: Colour = Colour::Red;

type Lids = [FaceDown<Underside>; 60];
type Reserve = ArrayVec<FaceDown<Colour>, RATS>;

fn guess_lids<C: Chance>(known: &Known, chance: &mut C) -> (Lids, Reserve) {
    let mut unseen = known.unseen_lids();
    known.reserve_revealed.iter().for_each(|lid| unseen.take(*lid));
    let mut coloured: ArrayVec<Colour, VAMPIRES> = unseen.iter().collect();
    chance.shuffle(GUESS, 2, &mut coloured);

    let is_unseen = |grave: &Grave| known.lids[grave.idx()].is_none() && !known.is_lidless(*grave);
    let mut first: ArrayVec<Grave, 60> = Grave::all()
        .filter(|grave| is_unseen(grave) && !known.replaced.contains(*grave))
        .collect();
    chance.shuffle(GUESS, 3, &mut first);
    let rats = &first[..known.unseen_rats().min(first.len())];

    let mut lids = [FaceDown::new(Underside::Rat); 60];
    for grave in Grave::all() {
        let seen = known.lids[grave.idx()];
        let lid = match seen {
            Some(lid) => lid,
            None if !is_unseen(&grave) || rats.contains(&grave) => Underside::Rat,
            None => Underside::Colour(coloured.pop().unwrap_or(FILLER)),
        };
        lids[grave.idx()] = FaceDown::new(lid);
    }
    let reserve_len = if known.options.rats == Rats::Off { 0 } else { RATS };
    let drawn = reserve_len - usize::from(known.reserve);
    let mut reserve: Reserve = std::iter::repeat_n(FaceDown::new(FILLER), drawn).collect();
    reserve.extend(known.reserve_revealed.iter().copied().map(FaceDown::new));
    while reserve.len() < reserve_len {
        reserve.push(FaceDown::new(coloured.pop().unwrap_or(FILLER)));
    }
    (lids, reserve)
}

#[cfg(test)]
mod tests;

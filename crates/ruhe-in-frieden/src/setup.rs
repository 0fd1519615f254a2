//! Set-up (RF-2): the draws, and worlds that fit what somebody knows.

use crate::api::{Deal, Families, Options, Start, WindowPrivacy};
use crate::asked::{asked, asked_by_public};
use crate::known::Known;
use crate::parts::{Action, Family, Grave, SEATS_MAX};
use crate::state::{Hidden, State};
use arrayvec::ArrayVec;
use engine::{Chance, FaceDown, Purpose, Seat, SeatSet};

const PILES: [Purpose; Grave::COUNT] = [
    Purpose("pile-1"),
    Purpose("pile-2"),
    Purpose("pile-3"),
    Purpose("pile-4"),
    Purpose("pile-5"),
];
const FAMILIES: Purpose = Purpose("families");
const START: Purpose = Purpose("start");

/// Draws a deal.
pub(crate) fn shuffle<C: Chance>(options: &Options, seats: u8, chance: &mut C) -> Deal {
    let mut piles = [Action::ALL; Grave::COUNT];
    for (pile, purpose) in piles.iter_mut().zip(PILES) {
        chance.shuffle(purpose, 0, pile);
    }
    let families = match options.families {
        Families::Choice => None,
        Families::Random => {
            let mut families: ArrayVec<Family, SEATS_MAX> = Family::all().collect();
            chance.shuffle(FAMILIES, 0, &mut families);
            // Families not used stay out of the game (RF-2.4).
            families.truncate(usize::from(seats));
            Some(families)
        }
    };
    let start = match options.start {
        Start::Seat(seat) => seat,
        Start::Random => Seat(chance.draw(START, 0, u32::from(seats)) as u8),
    };
    Deal {
        piles,
        families,
        start,
    }
}

/// How often a guess is thrown away because in it nobody would be asked in the open window.
const GUESSES_MAX: u32 = 64;

/// A full state consistent with what somebody knows: the cards he cannot see are shuffled.
pub(crate) fn determinize<C: Chance>(known: &Known, chance: &mut C) -> State {
    let mut attempt = 0;
    loop {
        let mut state = guess(known, attempt, chance);
        if known.board.agenda.window().is_none() {
            return state;
        }
        state.hidden.asked = asked(&state);
        forget_own_pass(known, &mut state.hidden.asked);
        if !state.hidden.asked.is_empty() {
            return state;
        }
        attempt += 1;
        // With `relaxed` an open window tells that somebody has something to play. A guess in which nobody has
        // is thrown away; if that goes on too long, those are asked who might have something.
        if attempt == GUESSES_MAX || known.board.options.window_privacy == WindowPrivacy::Strict {
            state.hidden.asked = asked_by_public(&known.board);
            forget_own_pass(known, &mut state.hidden.asked);
            return state;
        }
    }
}

/// Who has passed in this round is not asked again; of others' passes nobody knows.
fn forget_own_pass(known: &Known, asked: &mut SeatSet) {
    if let Some(seat) = known.seat.filter(|_| known.passed) {
        asked.remove(seat);
    }
}

/// Deals the unknown shares of each grave to the places where unknown shares lie.
fn guess<C: Chance>(known: &Known, attempt: u32, chance: &mut C) -> State {
    const GUESS: [Purpose; Grave::COUNT] = [
        Purpose("guess-1"),
        Purpose("guess-2"),
        Purpose("guess-3"),
        Purpose("guess-4"),
        Purpose("guess-5"),
    ];
    let board = &known.board;
    let mut cards = known.cards;
    let mut piles = [[FaceDown::new(Action::MixUp); Action::COUNT]; Grave::COUNT];
    for grave in Grave::all() {
        let idx = grave.idx();
        let mut unknown: ArrayVec<Action, { Action::COUNT }> = known.unknown(grave).iter().collect();
        chance.shuffle(GUESS[idx], attempt, &mut unknown);
        let mut next = || unknown.pop().expect("as many cards are unknown as places");
        for seat in board.all_seats().map(Seat::idx) {
            for _ in cards.held[seat][idx].len()..board.shares[seat][idx] {
                cards.held[seat][idx].insert(next());
            }
            for _ in cards.spent[seat][idx].len()..board.spent[seat][idx] {
                cards.spent[seat][idx].insert(next());
            }
        }
        let left = usize::from(board.piles[idx]);
        // After the end the whole pile is open; before it the top card at most (R-RF-66).
        let top = board.tops[idx].filter(|_| known.piles[idx].is_empty());
        let opened = known.piles[idx].iter().copied().chain(top);
        let pile = opened.chain(std::iter::repeat_with(next)).take(left);
        let places = &mut piles[idx][Action::COUNT - left..];
        for (place, action) in places.iter_mut().zip(pile) {
            *place = FaceDown::new(action);
        }
    }
    State {
        board: board.clone(),
        hidden: Hidden {
            piles,
            cards,
            asked: SeatSet::EMPTY,
        },
    }
}

//! Set-up and chance (CC-2): the deck, the first thrower, the dice.

use crate::api::{Deal, FirstThrower, Options, Phase, Place};
use crate::known::Knowledge;
use crate::parts::{Card, Faces, ROW_MAX, Slot, Throw};
use crate::public::Public;
use crate::state::{Hidden, State};
use arrayvec::ArrayVec;
use engine::{Chance, Draw, FaceDown, Purpose, Seat, SeatMap, Version};
use std::sync::Arc;

const FIRST: Purpose = Purpose("first");
const DECK: Purpose = Purpose("deck");
const COLOUR: Purpose = Purpose("colour");
const SYMBOL: Purpose = Purpose("symbol");
const PENALTY: Purpose = Purpose("penalty");

/// How many of each combination there are (CC-1.4).
pub(crate) fn card_counts(extra: Card) -> [u8; 6] {
    let mut counts = [Card::OF_EACH; 6];
    counts[extra.idx()] += 1;
    counts
}

/// The deck before it is shuffled (CC-2.3).
pub(crate) fn canonical_deck(extra: Card) -> Vec<Card> {
    let counts = card_counts(extra);
    let copies = |card: Card| std::iter::repeat_n(card, usize::from(counts[card.idx()]));
    Card::ALL.into_iter().flat_map(copies).collect()
}

/// Draws a deal, in the order of CC-2.3.
pub(crate) fn shuffle<C: Chance>(options: &Options, seats: u8, chance: &mut C) -> Deal {
    let first_thrower = match options.first_thrower {
        FirstThrower::Random => Seat(chance.draw(FIRST, 0, u32::from(seats)) as u8),
        FirstThrower::Seat(seat) => seat,
    };
    let mut deck = canonical_deck(options.deck_extra);
    chance.shuffle(DECK, 0, &mut deck);
    Deal {
        first_thrower,
        deck,
        dice: Vec::new(),
        picks: Vec::new(),
    }
}

/// The table before the rows are dealt: every card in the pile.
pub(crate) fn lay_out(rules: Version, options: &Options, seats: u8, deal: &Deal) -> State {
    State {
        public: Public::new(rules, *options, seats, deal.first_thrower),
        hidden: Hidden {
            faces: SeatMap::new(seats, |_| [None; ROW_MAX]),
            pile: deal.deck.iter().rev().copied().map(FaceDown::new).collect(),
            rolled: None,
            dice: Arc::from(deal.dice.as_slice()),
            picks: Arc::from(deal.picks.as_slice()),
            picked: 0,
            thrown: 0,
        },
    }
}

/// CC-2.3: colour face, then symbol face; those of the deal come first.
pub(crate) fn throw_dice<C: Chance>(state: &mut State, chance: &mut C) -> Throw {
    let round = state.public.round;
    let written = state.hidden.dice.get(state.hidden.thrown as usize).copied();
    state.hidden.thrown += 1;
    let faces = written.unwrap_or_else(|| Faces {
        colour: chance.draw(COLOUR, round, 6) as u8,
        symbol: chance.draw(SYMBOL, round, 6) as u8,
    });
    Throw::of(state.public.options.colour_die, faces)
}

/// R-CC-40: a place among `count` Down cards in rising order.
pub(crate) fn pick_penalty<C: Chance>(state: &mut State, count: usize, chance: &mut C) -> usize {
    let index = state.hidden.picked;
    let written = state.hidden.picks.get(index as usize).copied();
    state.hidden.picked += 1;
    match written {
        Some(pick) => usize::from(pick) % count,
        None => chance.draw(PENALTY, index, count as u32) as usize,
    }
}

/// The deal with the dice and picks that came after those it named.
pub(crate) fn settle(deal: &Deal, drawn: &[Draw]) -> Deal {
    let mut settled = deal.clone();
    for draw in drawn {
        let value = draw.value as u8;
        match draw.purpose {
            COLOUR => settled.dice.push(Faces {
                colour: value,
                symbol: 0,
            }),
            SYMBOL => {
                if let Some(faces) = settled.dice.last_mut() {
                    faces.symbol = value;
                }
            }
            PENALTY => settled.picks.push(value),
            _ => {}
        }
    }
    settled
}

/// A full state consistent with what an audience knows: the cards it has not seen lie in a random order, and so do
/// dice that are rolling.
pub(crate) fn determinize<C: Chance>(knowledge: &Knowledge, chance: &mut C) -> State {
    const GUESS: Purpose = Purpose("guess");
    let public = &knowledge.public;
    let mut unseen = unseen_cards(knowledge);
    chance.shuffle(GUESS, 0, &mut unseen);
    let mut faces = SeatMap::new(public.seats(), |_| [None; ROW_MAX]);
    for (seat, row) in public.rows.iter() {
        for slot in row.downs().iter() {
            let face = knowledge.face(Place { seat, slot }).or_else(|| unseen.pop());
            faces[seat][usize::from(slot)] = face.map(FaceDown::new);
        }
    }
    let rolled = (public.phase == Phase::Rolling).then(|| {
        let faces = Faces {
            colour: chance.draw(GUESS, 1 << 20, 6) as u8,
            symbol: chance.draw(GUESS, 1 << 21, 6) as u8,
        };
        FaceDown::new(Throw::of(public.options.colour_die, faces))
    });
    let thrown = if public.phase == Phase::AwaitThrow {
        public.round - 1
    } else {
        public.round
    };
    State {
        public: public.clone(),
        hidden: Hidden {
            faces,
            pile: unseen.into_iter().map(FaceDown::new).collect(),
            rolled,
            dice: Arc::default(),
            picks: Arc::default(),
            picked: 0,
            thrown,
        },
    }
}

/// The cards of the deck that this audience does not see and does not remember.
fn unseen_cards(knowledge: &Knowledge) -> ArrayVec<Card, { Card::DECK }> {
    let public = &knowledge.public;
    let mut counts = card_counts(public.options.deck_extra);
    let mut seen = |card: Card| counts[card.idx()] -= 1;
    for (seat, row) in public.rows.iter() {
        public.cleared[seat].iter().copied().for_each(&mut seen);
        for (slot, what) in row.iter() {
            let face = match what {
                Slot::Gap => None,
                Slot::Down => knowledge.face(Place { seat, slot }),
                Slot::Up(card) => Some(card),
            };
            face.into_iter().for_each(&mut seen);
        }
    }
    let copies = |card: Card| std::iter::repeat_n(card, usize::from(counts[card.idx()]));
    Card::ALL.into_iter().flat_map(copies).collect()
}

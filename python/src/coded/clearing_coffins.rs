//! Clearing Coffins in numbers.

use super::{Block, Code, Coded, Question, around, offset, start};
use crate::pen::Pen;
use clearing_coffins::api::{Bat, Claim, Command, Kind, Moon, Phase, Place, Sighting, Target};
use clearing_coffins::known::Knowledge;
use clearing_coffins::parts::{Card, ROW_MAX, Slot, Symbol};
use clearing_coffins::{ClearingCoffins, State};
use engine::{Audience, Fast, Game as _, Seat};

const BLOCKS: &[Block] = &[
    Block::one("pass"),
    Block::one("throw"),
    Block::one("bang"),
    Block::one("bang_garlic"),
    // Cards by seat and slot.
    Block::of("bang_card", &[6, ROW_MAX]),
    Block::of("claim", &[6, ROW_MAX]),
    Block::one("claim_concede"),
    // What lies there decides what the bat does: an open card is closed, an own one cleared, another's exposed.
    Block::of("bat", &[6, ROW_MAX]),
    Block::one("bat_decline"),
    Block::of("moon_first", &[6, ROW_MAX]),
    Block::of("moon_second", &[6, ROW_MAX]),
    Block::one("moon_decline"),
    Block::one("moon_swap"),
    Block::one("moon_keep"),
    Block::of("penalty", &[ROW_MAX]),
];

const THROW: u16 = start(BLOCKS, "throw");
const BANG: u16 = start(BLOCKS, "bang");
const BANG_GARLIC: u16 = start(BLOCKS, "bang_garlic");
const BANG_CARD: u16 = start(BLOCKS, "bang_card");
const CLAIM: u16 = start(BLOCKS, "claim");
const CLAIM_CONCEDE: u16 = start(BLOCKS, "claim_concede");
const BAT: u16 = start(BLOCKS, "bat");
const BAT_DECLINE: u16 = start(BLOCKS, "bat_decline");
const MOON_FIRST: u16 = start(BLOCKS, "moon_first");
const MOON_SECOND: u16 = start(BLOCKS, "moon_second");
const MOON_DECLINE: u16 = start(BLOCKS, "moon_decline");
const MOON_SWAP: u16 = start(BLOCKS, "moon_swap");
const MOON_KEEP: u16 = start(BLOCKS, "moon_keep");
const PENALTY: u16 = start(BLOCKS, "penalty");

/// Features of a slot: down, the open face, the face that is known though it lies down, picked in the moonlight.
const CELL: usize = 1 + 6 + 6 + 1;
/// Features of a seat before its slots.
const SEAT: usize = 6 + 6;

impl Coded for ClearingCoffins {
    const BLOCKS: &'static [Block] = BLOCKS;

    type Trace = ();

    /// While the dice roll there is nothing to race for, and without a clock nobody starts too early.
    fn is_waiting(kind: Kind) -> bool {
        kind == Kind::Rolling
    }

    fn is_pass(command: &Command) -> bool {
        *command == Command::Pass
    }

    fn code(known: &Knowledge, seat: Seat, command: &Command) -> Code {
        let seats = known.public.seats();
        let place = |place: Place| {
            (offset(place.seat, seat, seats) * ROW_MAX + usize::from(place.slot).min(ROW_MAX - 1)) as u16
        };
        Code::One(match *command {
            Command::Throw => THROW,
            Command::Bang { target: None } => BANG,
            Command::Bang {
                target: Some(Target::Garlic),
            } => BANG_GARLIC,
            Command::Bang {
                target: Some(Target::Card(at)),
            } => BANG_CARD + place(at),
            Command::Pass => super::PASS,
            Command::Claim(Claim::Card(at)) => CLAIM + place(at),
            Command::Claim(Claim::Concede) => CLAIM_CONCEDE,
            Command::BatChoose(Bat::Close(at) | Bat::Clear(at) | Bat::Expose(at)) => BAT + place(at),
            Command::BatChoose(Bat::Decline) => BAT_DECLINE,
            Command::MoonPick(Moon::Cards { a, b }) => {
                let (a, b) = (place(a), place(b));
                return Code::Pair {
                    first: [MOON_FIRST + a, MOON_FIRST + b],
                    second: [MOON_SECOND + b, MOON_SECOND + a],
                };
            }
            Command::MoonPick(Moon::Decline) => MOON_DECLINE,
            Command::MoonDecide { swap: true } => MOON_SWAP,
            Command::MoonDecide { swap: false } => MOON_KEEP,
            Command::PenaltyPick { slot } => PENALTY + u16::from(slot),
        })
    }

    fn write(
        known: &Knowledge,
        seat: Seat,
        question: Option<Question<Kind>>,
        recall: bool,
        _: &mut (),
        pen: &mut impl Pen,
    ) {
        let public = &known.public;
        let kind = |kind: Kind| Kind::ALL.iter().position(|other| *other == kind);
        pen.section("asked", &[8]);
        pen.one_of(8, question.and_then(|question| kind(question.kind)));
        pen.section("phase", &[8]);
        pen.one_of(8, public.phase.kind().and_then(kind));
        pen.section("throw", &[7]);
        pen.one_of(4, public.throw.map(|throw| throw.face as usize));
        let symbol = |symbol: Symbol| Symbol::ALL.iter().position(|other| *other == symbol);
        pen.one_of(3, public.throw.and_then(|throw| symbol(throw.symbol)));
        pen.section("table", &[3]);
        pen.count(u32::from(public.pile));
        pen.count(public.round);
        pen.flag(matches!(public.phase, Phase::Over { .. }));
        let seats = public.seats();
        pen.section("seats", &[usize::from(seats), SEAT]);
        for other in around(seat, seats) {
            pen.flag(public.thrower == other);
            pen.flag(public.phase.seat() == Some(other));
            pen.flag(public.phase.owed().iter().any(|owes| owes == other));
            pen.count(u32::from(public.sit_out[other]));
            pen.count(u32::from(public.rows[other].len()));
            pen.count(public.cleared[other].len() as u32);
            for card in Card::ALL {
                pen.count(public.cleared[other].iter().filter(|it| **it == card).count() as u32);
            }
        }
        pen.section("slots", &[usize::from(seats), ROW_MAX, CELL]);
        let begun = question.and_then(|question| question.begun);
        let begun = begun.and_then(|id| id.checked_sub(MOON_FIRST)).map(usize::from);
        let picked = match public.phase {
            Phase::MoonDecide { a, b, .. } => Some([a, b]),
            _ => None,
        };
        // CC-9.3: the claimant looks at the two cards until it decides.
        let is_looking = matches!(public.phase, Phase::MoonDecide { seat: claimant, .. } if claimant == seat);
        for (distance, other) in around(seat, seats).enumerate() {
            let row = &public.rows[other];
            let cells = pen.block(ROW_MAX * CELL);
            for ((slot, lies), cell) in row.iter().zip(cells.chunks_exact_mut(CELL)) {
                let place = Place { seat: other, slot };
                let is_picked = picked.is_some_and(|picked| picked.contains(&place))
                    || begun == Some(distance * ROW_MAX + usize::from(slot));
                cell[CELL - 1] = u8::from(is_picked);
                match lies {
                    Slot::Gap => {}
                    Slot::Up(card) => cell[1 + card.idx()] = 1,
                    Slot::Down => {
                        cell[0] = 1;
                        let is_seen = recall || is_looking && is_picked;
                        if let Some(card) = known.face(place).filter(|_| is_seen) {
                            cell[7 + card.idx()] = 1;
                        }
                    }
                }
            }
        }
    }

    /// R-CC-55: every lot is a valid reaction.
    fn lot_ms(state: &State, chance: &mut Fast) -> u32 {
        let options = &state.public().options;
        let least = options.floor_ms().max(300).min(options.window_ms);
        least + chance.below((options.window_ms - least + 1).min(1_000))
    }

    /// Everybody has seen what the public has; only the look in the moonlight is somebody's own (CC-9.3).
    fn resit(state: &State, seat: Seat, public: &Knowledge) -> Knowledge {
        let mut knowledge = public.clone();
        knowledge.audience = Audience::Seat(seat);
        for look in ClearingCoffins::view(state, Audience::Seat(seat)).look {
            let (place, card) = (look.place, look.card);
            ClearingCoffins::learn(&mut knowledge, &Sighting::Looked { place, card });
        }
        knowledge
    }
}

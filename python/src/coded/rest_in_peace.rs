//! Rest in Peace in numbers.

use super::{Block, Code, Coded, Question, start};
use crate::pen::Pen;
use engine::Seat;
use rest_in_peace::api::{Command, Kind};
use rest_in_peace::known::{Known, Phase};
use rest_in_peace::parts::{Card, CardSet, Room, Secret};
use rest_in_peace::{RestInPeace, State};

const BLOCKS: &[Block] = &[
    Block::one("pass"),
    Block::one("flip"),
    Block::one("skip"),
    // By suit, then by the room it leads to.
    Block::of("door", &[4, Room::COUNT]),
    Block::one("passage"),
    Block::one("close"),
    Block::one("close_via_passage"),
    Block::of("fresh", &[4, Room::COUNT]),
    Block::one("concede"),
];

const FLIP: u16 = start(BLOCKS, "flip");
const SKIP: u16 = start(BLOCKS, "skip");
const DOOR: u16 = start(BLOCKS, "door");
const PASSAGE: u16 = start(BLOCKS, "passage");
const CLOSE: u16 = start(BLOCKS, "close");
const CLOSE_VIA_PASSAGE: u16 = start(BLOCKS, "close_via_passage");
const FRESH: u16 = start(BLOCKS, "fresh");
const CONCEDE: u16 = start(BLOCKS, "concede");

/// Features of a room: visited, closed, here, the secret (six patterns, four locks, passage, ghost), its doors, and how
/// often it was entered.
const CELL: usize = 3 + 12 + Card::COUNT + 2;

impl Coded for RestInPeace {
    const BLOCKS: &'static [Block] = BLOCKS;

    type Trace = ();

    #[inline]
    fn peek(state: &State) -> Option<&Known> {
        Some(state.known())
    }

    #[inline]
    fn code(_: &Known, _: Seat, command: &Command) -> Code {
        Code::One(match *command {
            Command::Flip => FLIP,
            Command::Skip => SKIP,
            Command::Door { card } => DOOR + card_idx(card) as u16,
            Command::Passage => PASSAGE,
            Command::Close => CLOSE,
            Command::CloseViaPassage => CLOSE_VIA_PASSAGE,
            Command::Fresh { card } => FRESH + card_idx(card) as u16,
            Command::Concede => CONCEDE,
        })
    }

    fn write(
        known: &Known,
        _: Seat,
        question: Option<Question<Kind>>,
        recall: bool,
        _: &mut (),
        pen: &mut impl Pen,
    ) {
        pen.section("asked", &[3]);
        pen.one_of(3, question.map(|question| question.kind as usize));
        pen.section("rooms", &[Room::COUNT, CELL]);
        let over = matches!(known.phase, Phase::Over(_));
        for room in Room::all() {
            let is_closed = known.closed.contains(room);
            // R-RP-23
            let is_shown = recall || !is_closed || over || known.options.show_closed_secrets.is_on();
            pen.flag(known.visited.contains(room));
            pen.flag(is_closed);
            pen.flag(known.room == room);
            let secret = known.secrets[room.idx()].filter(|_| is_shown);
            pen.one_of(12, secret.map(secret_idx));
            cards(pen, known.doors[room.idx()]);
            pen.count(u32::from(known.door_entries[room.idx()]));
            pen.count(u32::from(known.passage_entries[room.idx()]));
        }
        pen.section("deck", &[Card::COUNT]);
        cards(pen, known.deck);
        pen.section("fresh", &[Card::COUNT]);
        cards(pen, known.fresh.iter().copied().collect());
        pen.section("discard", &[Card::COUNT]);
        cards(pen, known.discard.iter().copied().collect());
        pen.section("clues", &[3, 3]);
        for place in 0..3 {
            pen.one_of(3, known.clues.get(place).map(|clue| *clue as usize));
        }
        pen.section("passage", &[Room::COUNT]);
        pen.one_of(Room::COUNT, known.passage_from(known.room).map(Room::idx));
        pen.section("table", &[6]);
        pen.flag(known.bones);
        pen.flag(known.ghost_found);
        pen.flag(known.doomed.is_some());
        pen.count(u32::from(known.entries));
        pen.count(u32::from(known.closings));
        pen.flag(over);
    }
}

fn card_idx(card: Card) -> usize {
    card.suit() as usize * Room::COUNT + card.room().idx()
}

fn secret_idx(secret: Secret) -> usize {
    match secret {
        Secret::Pattern(pattern) => pattern.idx(),
        Secret::Locked(suit) => 6 + suit as usize,
        Secret::Passage => 10,
        Secret::Ghost => 11,
    }
}

fn cards(pen: &mut impl Pen, cards: CardSet) {
    let features = pen.block(Card::COUNT);
    cards.iter().for_each(|card| features[card_idx(card)] = 1);
}

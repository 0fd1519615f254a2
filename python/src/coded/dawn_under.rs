//! Dawn Under in numbers.

use super::{Block, Code, Coded, Question, around, offset, start};
use crate::legal::Legal;
use crate::pen::Pen;
use dawn_under::api::{AfterReceive, Command, Gifts, Kind, Phase, Rucola};
use dawn_under::known::Known;
use dawn_under::parts::{Colour, Content, End, GRAVES, Grave, GraveSet, Underside};
use dawn_under::{DawnUnder, State};
use engine::{Game as _, Prompt, Seat, SeatSet};

const BLOCKS: &[Block] = &[
    Block::one("pass"),
    Block::of("open", &[GRAVES]),
    Block::of("bat", &[GRAVES]),
    Block::one("end_turn"),
    Block::of("lay", &[2]),
    Block::one("put_garlic"),
    Block::one("leave_empty"),
    Block::of("give", &[2]),
    Block::of("receive", &[2]),
    Block::one("stop"),
    Block::of("rucola", &[GRAVES]),
    Block::one("believe"),
    Block::one("doubt"),
    // The first is the left neighbour.
    Block::of("give_found", &[5]),
];

const OPEN: u16 = start(BLOCKS, "open");
const BAT: u16 = start(BLOCKS, "bat");
const END_TURN: u16 = start(BLOCKS, "end_turn");
const LAY: u16 = start(BLOCKS, "lay");
const PUT_GARLIC: u16 = start(BLOCKS, "put_garlic");
const LEAVE_EMPTY: u16 = start(BLOCKS, "leave_empty");
const GIVE: u16 = start(BLOCKS, "give");
const RECEIVE: u16 = start(BLOCKS, "receive");
const STOP: u16 = start(BLOCKS, "stop");
const RUCOLA: u16 = start(BLOCKS, "rucola");
const BELIEVE: u16 = start(BLOCKS, "believe");
const DOUBT: u16 = start(BLOCKS, "doubt");
const GIVE_FOUND: u16 = start(BLOCKS, "give_found");

/// Features of a grave: the underside (unknown, six colours, rat), the content (empty, six vampires, garlic; nothing if
/// it is hidden), and flags. Eight each, so that they are written at once.
const CELL: usize = 24;
const CONTENT: usize = 8;
const FLAGS: usize = 16;
/// Lid beside the grave, turned over; taken off without turning; gone.
const TURNED: usize = 0;
const TAKEN_OFF: usize = 1;
const MISSING: usize = 2;
/// The lid came from the reserve.
const REPLACED: usize = 3;
const UNDER_RUCOLA: usize = 4;
/// What is asked is about this grave.
const AT_ISSUE: usize = 5;
/// It can be opened in the plague.
const ELIGIBLE: usize = 6;
/// The garlic in it is one's own.
const OWN_GARLIC: usize = 7;

/// How many vampires are told of each end of a row.
const ROW: usize = 8;
const COLOURS: usize = Colour::ALL.len();

impl Coded for DawnUnder {
    const BLOCKS: &'static [Block] = BLOCKS;

    #[inline]
    fn peek(state: &State) -> Option<&Known> {
        Some(state.known())
    }

    #[inline]
    fn code(known: &Known, seat: Seat, command: &Command) -> Code {
        let grave = |grave: Grave| u16::from(grave.number());
        let end = |end: End| end as u16;
        Code::One(match *command {
            Command::Open { grave: at } => OPEN + grave(at),
            Command::Bat { grave: at } => BAT + grave(at),
            Command::EndTurn => END_TURN,
            Command::Lay { end: at } => LAY + end(at),
            Command::PutGarlic => PUT_GARLIC,
            Command::LeaveEmpty => LEAVE_EMPTY,
            Command::Give { end: at } => GIVE + end(at),
            Command::Receive { end: at } => RECEIVE + end(at),
            Command::Stop => STOP,
            Command::Rucola { grave: at } => RUCOLA + grave(at),
            Command::Believe => BELIEVE,
            Command::Doubt => DOUBT,
            // Never oneself (R-DU-37).
            Command::GiveFound { to } => {
                GIVE_FOUND + offset(to, seat, known.seats()).saturating_sub(1) as u16
            }
        })
    }

    /// Most questions are about the next grave to open, and a set of graves is a number.
    #[inline]
    fn find_legal(state: &State, prompt: &Prompt<Kind>, legal: &mut Legal) -> bool {
        if prompt.kind != Kind::Act {
            return false;
        }
        let openable = state.known().openable();
        // Few are shut to the seat, so these are the quicker ones to go through.
        let shut = GraveSet::ALL.without(openable);
        let all = (1u64 << GRAVES) - 1;
        let bits = shut
            .iter()
            .fold(all, |bits, grave| bits & !(1u64 << grave.number()));
        legal.insert_bits(OPEN, bits);
        // Whether a bat may be played does not depend on the grave, as long as that can be opened (DU-7.1).
        let bat = openable.first().map(|grave| Command::Bat { grave });
        if bat.is_some_and(|bat| DawnUnder::check(state, prompt, bat).is_ok()) {
            legal.insert_bits(BAT, bits);
        }
        if DawnUnder::check(state, prompt, Command::EndTurn).is_ok() {
            legal.insert(END_TURN);
        }
        true
    }

    #[inline]
    fn decode(_: &Known, _: Seat, action: u16) -> Option<Command> {
        let grave = |start: u16| Grave::new((action - start) as u8);
        match action {
            OPEN..BAT => Some(Command::Open { grave: grave(OPEN)? }),
            BAT..END_TURN => Some(Command::Bat { grave: grave(BAT)? }),
            END_TURN => Some(Command::EndTurn),
            _ => None,
        }
    }

    fn write(known: &Known, seat: Seat, question: Option<Question<Kind>>, recall: bool, pen: &mut impl Pen) {
        pen.section("asked", &[12]);
        pen.one_of(12, question.map(|question| question.kind as usize));
        pen.section("graves", &[GRAVES, CELL]);
        graves(known, seat, recall, pen.room(GRAVES * CELL));
        seats(known, seat, pen);
        pen.section("turn", &[15]);
        pen.count(known.turn.number);
        pen.count(u32::from(known.turn.placed));
        pen.count(known.idle);
        pen.count(u32::from(known.supply()));
        pen.count(u32::from(known.reserve));
        pen.one_of(6, known.phase.in_hand().map(Colour::idx));
        pen.flag(known.plague.is_some());
        pen.flag(matches!(
            known.phase,
            Phase::BatEnd {
                may_decline: true,
                ..
            }
        ));
        pen.flag(*known.turn.has_sent_bat);
        pen.flag(matches!(known.phase, Phase::Over(_)));
    }
}

fn graves(known: &Known, seat: Seat, recall: bool, cells: &mut [u8]) {
    let remembers = recall || matches!(known.phase, Phase::Over(_));
    // What is where follows no pattern, so nothing branches by it: the kinds of lids first, many at once, and only what
    // is in a grave one by one.
    let mut lids = [0; GRAVES];
    for (kind, lid) in lids.iter_mut().zip(&known.lids) {
        *kind = underside(*lid);
    }
    let (cells, _) = cells.as_chunks_mut::<CELL>();
    for (cell, lid) in cells.iter_mut().zip(lids) {
        cell[..CONTENT].copy_from_slice(one_of_eight(lid));
        cell[CONTENT..FLAGS].copy_from_slice(one_of_eight(0));
        cell[FLAGS..].fill(0);
    }
    let contents = known.contents.iter().enumerate();
    let mut taken = contents.fold(0u64, |taken, (bit, content)| {
        taken | u64::from(!matches!(content, Content::Empty)) << bit
    });
    while taken != 0 {
        let idx = taken.trailing_zeros() as usize;
        taken &= taken - 1;
        if let (Some(cell), Some(content)) = (cells.get_mut(idx), known.contents.get(idx)) {
            cell[CONTENT..FLAGS].copy_from_slice(one_of_eight(inside(*content)));
            cell[FLAGS + OWN_GARLIC] = u8::from(*content == Content::Garlic(seat));
        }
    }
    let mut flag = |grave: Grave, which: usize| cells[grave.idx()][FLAGS + which] = 1;
    for grave in known.open.iter() {
        flag(grave, lid_flag(known, grave));
    }
    if recall {
        known.replaced.iter().for_each(|grave| flag(grave, REPLACED));
    }
    if let Rucola::Grave { grave, .. } = known.rucola {
        flag(grave, UNDER_RUCOLA);
    }
    if let Some(grave) = at_issue(&known.phase) {
        flag(grave, AT_ISSUE);
    }
    if known.plague.is_some() {
        known.eligible().iter().for_each(|grave| flag(grave, ELIGIBLE));
    }
    if remembers {
        return;
    }
    // DU-9.3: what is only remembered is left out, as in the view.
    for (grave, cell) in Grave::all().zip(cells) {
        let is_open = known.open.contains(grave);
        if !is_open || lid_flag(known, grave) != TURNED {
            cell[..CONTENT].copy_from_slice(one_of_eight(0));
        }
        if !is_open {
            cell[CONTENT..FLAGS].fill(0);
            cell[FLAGS + OWN_GARLIC] = 0;
        }
    }
}

/// How the lid of an open grave lies.
fn lid_flag(known: &Known, grave: Grave) -> usize {
    if known.is_lidless(grave) {
        MISSING
    } else if known.turned.contains(grave) {
        TURNED
    } else {
        TAKEN_OFF
    }
}

/// Eight features of which one is 1.
#[inline]
fn one_of_eight(which: u8) -> &'static [u8; 8] {
    const ALL: [[u8; 8]; 8] = {
        let mut all = [[0; 8]; 8];
        let mut which = 0;
        while which < 8 {
            all[which][which] = 1;
            which += 1;
        }
        all
    };
    &ALL[usize::from(which & 7)]
}

/// Unknown, the six colours, a rat.
#[inline]
fn underside(lid: Option<Underside>) -> u8 {
    match lid {
        None => 0,
        Some(Underside::Colour(colour)) => 1 + colour as u8,
        Some(Underside::Rat) => 7,
    }
}

/// Empty, the six vampires, garlic.
#[inline]
fn inside(content: Content) -> u8 {
    match content {
        Content::Empty => 0,
        Content::Vampire(colour) => 1 + colour as u8,
        Content::Garlic(_) => 7,
    }
}

/// The grave a question is about.
fn at_issue(phase: &Phase) -> Option<Grave> {
    match *phase {
        Phase::PlaceMatch { grave, .. }
        | Phase::Garlic { grave, .. }
        | Phase::RucolaEnd { grave, .. }
        | Phase::MoveRucola { from: grave, .. }
        | Phase::Doubt { grave, .. }
        | Phase::GiveFound { grave, .. }
        | Phase::BatEnd { grave, .. } => Some(grave),
        Phase::Moving
        | Phase::Act { .. }
        | Phase::Give(_)
        | Phase::Receive { .. }
        | Phase::PlagueStep { .. }
        | Phase::PlaceRucola { .. }
        | Phase::Over(_) => None,
    }
}

/// Who gets gifts and who gives, if somebody does.
fn gifts(phase: &Phase) -> Option<Gifts> {
    match *phase {
        Phase::Give(gifts)
        | Phase::Receive {
            then: AfterReceive::Gifts(gifts),
            ..
        } => Some(gifts),
        _ => None,
    }
}

fn seats(known: &Known, seat: Seat, pen: &mut impl Pen) {
    let count = known.seats();
    pen.section("seats", &[usize::from(count), 2 * ROW * COLOURS + COLOURS + 12]);
    let asked = known.phase.asked().map(|(seat, _)| seat);
    let gifts = gifts(&known.phase);
    let waiting = gifts.map_or(SeatSet::EMPTY, |gifts| gifts.waiting);
    for other in around(seat, count) {
        let belongings = &known.belongings[other];
        let row = belongings.row.vampires();
        let mut ends = [0; 2 * ROW * COLOURS];
        let (places, _) = ends.as_chunks_mut::<COLOURS>();
        let (left, right) = places.split_at_mut(ROW);
        for (place, vampire) in left.iter_mut().zip(row) {
            *place = face(*vampire);
        }
        for (place, vampire) in right.iter_mut().zip(row.iter().rev()) {
            *place = face(*vampire);
        }
        pen.put(ends);
        // A byte for each colour, and one that nobody looks at for those that lie face down.
        let counts = row.iter().fold(0, |counts, vampire| {
            counts + u64::from_le_bytes(*one_of_eight(which_face(*vampire)))
        });
        let [red, yellow, white, blue, green, black, ..] = counts.to_le_bytes();
        pen.put([red, yellow, white, blue, green, black]);
        let flag = u8::from;
        pen.put([
            row.len() as u8,
            belongings.row.down().len() as u8,
            belongings.stakes,
            belongings.garlic,
            belongings.bats,
            belongings.rats,
            flag(known.turn.active == other),
            flag(asked == Some(other)),
            flag(known.rucola.owner() == Some(other)),
            flag(known.plague.as_ref().is_some_and(|plague| plague.stint == other)),
            flag(waiting.contains(other)),
            flag(gifts.is_some_and(|gifts| gifts.to == other)),
        ]);
    }
}

/// The six colours of a vampire that lies face up, of which one is 1.
#[inline]
fn face(vampire: Option<Colour>) -> [u8; COLOURS] {
    let [red, yellow, white, blue, green, black, ..] = *one_of_eight(which_face(vampire));
    [red, yellow, white, blue, green, black]
}

/// A colour, or the first number beyond them if it lies face down.
#[inline]
fn which_face(vampire: Option<Colour>) -> u8 {
    vampire.map_or(6, |colour| colour as u8)
}

//! Dawn Under in numbers.

use super::{Block, Code, Coded, Question, around, offset, start};
use crate::legal::Legal;
use crate::pen::Pen;
use dawn_under::api::{AfterReceive, Command, Gifts, Kind, Phase};
use dawn_under::known::Known;
use dawn_under::parts::{Colour, Content, End, GRAVES, Grave, GraveSet, Underside};
use dawn_under::{DawnUnder, Event, Sighting, State};
use engine::{Audience, Game as _, Prompt, Seat, SeatSet};

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
/// Features of a row: both ends, and how many of each colour lie face up.
const FACES: usize = 2 * ROW * COLOURS + COLOURS;
/// Features of a seat: its row and twelve numbers.
const SEAT: usize = FACES + 12;

impl Coded for DawnUnder {
    const BLOCKS: &'static [Block] = BLOCKS;

    type Trace = Trace;

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
        let bits = openable.bits();
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

    #[inline]
    fn note(trace: &mut Trace, event: &Event) {
        if let Some(sighting) = DawnUnder::sighting(event, Audience::Public) {
            trace.note(&sighting);
        }
    }

    fn write(
        known: &Known,
        seat: Seat,
        question: Option<Question<Kind>>,
        recall: bool,
        trace: &mut Trace,
        pen: &mut impl Pen,
    ) {
        pen.section("asked", &[12]);
        pen.one_of(12, question.map(|question| question.kind as usize));
        pen.section("graves", &[GRAVES, CELL]);
        graves(known, seat, recall, trace, pen.room(GRAVES * CELL));
        seats(known, seat, trace, pen);
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

/// What was last written, as far as it need not be written again: few graves and rows change between two questions.
pub(crate) struct Trace {
    is_written: bool,
    /// A bit for each grave of which lid or content may have changed.
    graves: u64,
    /// The seats whose rows may have changed.
    rows: SeatSet,
    /// By flag, a bit for each grave.
    flags: [u64; CELL - FLAGS],
    /// By seat, a bit for each grave that its garlic is in, as far as that is shown.
    garlic: [u64; SEATS_MAX],
    /// By seat, the features of its row, with room to write eight at a time.
    faces: [[u8; FACES + 2]; SEATS_MAX],
}

const SEATS_MAX: usize = *DawnUnder::SEATS.end() as usize;

impl Default for Trace {
    fn default() -> Trace {
        Trace {
            is_written: false,
            graves: GraveSet::ALL.bits(),
            rows: (0..SEATS_MAX as u8).map(Seat).collect(),
            flags: [0; CELL - FLAGS],
            garlic: [0; SEATS_MAX],
            faces: [[0; FACES + 2]; SEATS_MAX],
        }
    }
}

impl Trace {
    fn note(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::Opened { grave, .. }
            | Sighting::FoundTaken { grave, .. }
            | Sighting::GarlicPut { grave, .. }
            | Sighting::GarlicReturned { grave, .. }
            | Sighting::RatTaken { grave, .. }
            | Sighting::LidReplaced { grave }
            | Sighting::LidRevealed { grave, .. } => self.graves |= 1 << grave.number(),
            Sighting::LaidIn { seat, grave, .. } => {
                self.graves |= 1 << grave.number();
                self.rows.insert(seat);
            }
            Sighting::Turned { seat, .. }
            | Sighting::Given { from: seat, .. }
            | Sighting::Received { seat, .. }
            | Sighting::VampireRevealed { seat, .. } => self.rows.insert(seat),
            // All else is written every time.
            Sighting::TurnStarted { .. }
            | Sighting::StakeTaken { .. }
            | Sighting::StakesReturned { .. }
            | Sighting::StintStarted { .. }
            | Sighting::PlagueEnded
            | Sighting::Closed { .. }
            | Sighting::RucolaCame { .. }
            | Sighting::RucolaLost { .. }
            | Sighting::RucolaPlaced { .. }
            | Sighting::BatPut { .. }
            | Sighting::Doubted { .. }
            | Sighting::Stopped { .. }
            | Sighting::Believed { .. }
            | Sighting::LeftEmpty { .. }
            | Sighting::FoundGiven { .. }
            | Sighting::Asked { .. }
            | Sighting::TurnEnded { .. }
            | Sighting::Ended { .. }
            | Sighting::ReserveRevealed { .. }
            | Sighting::SetAsideRevealed { .. } => {}
        }
    }
}

fn graves(known: &Known, seat: Seat, recall: bool, trace: &mut Trace, cells: &mut [u8]) {
    let (cells, _) = cells.as_chunks_mut::<CELL>();
    if !std::mem::replace(&mut trace.is_written, true) {
        cells.fill([0; CELL]);
    }
    let open = known.open.bits();
    let rats = known.plague.iter().flat_map(|plague| &plague.rats);
    let lidless = open & rats.fold(0, |bits, grave| bits | 1 << grave.number());
    let turned = open & known.turned.bits() & !lidless;
    let remembers = recall || matches!(known.phase, Phase::Over(_));
    // DU-9.3: what is only remembered is left out, as in the view; what that is changes with every grave that closes.
    let all = GraveSet::ALL.bits();
    let (lids_shown, contents_shown) = if remembers { (all, all) } else { (turned, open) };
    let changed = if recall { trace.graves } else { all };
    trace.graves = 0;
    for_each_bit(changed, |idx| {
        let bit = 1 << idx;
        let lid = known.lids[idx].filter(|_| lids_shown & bit != 0);
        cells[idx][..CONTENT].copy_from_slice(one_of_eight(underside(lid)));
        let content = known.contents[idx];
        let is_shown = contents_shown & bit != 0;
        let features = if is_shown {
            one_of_eight(inside(content))
        } else {
            &[0; 8]
        };
        cells[idx][CONTENT..FLAGS].copy_from_slice(features);
        for (owner, graves) in (0..).map(Seat).zip(&mut trace.garlic) {
            let is_in = is_shown && content == Content::Garlic(owner);
            *graves = *graves & !bit | u64::from(is_in) << idx;
        }
    });
    let only = |grave: Option<Grave>| grave.map_or(0, |grave| 1 << grave.number());
    let mut flags = [0; CELL - FLAGS];
    flags[TURNED] = turned;
    flags[TAKEN_OFF] = open & !turned & !lidless;
    flags[MISSING] = lidless;
    flags[REPLACED] = if recall { known.replaced.bits() } else { 0 };
    flags[UNDER_RUCOLA] = only(known.rucola.grave());
    flags[AT_ISSUE] = only(at_issue(&known.phase));
    flags[ELIGIBLE] = known.eligible().bits();
    flags[OWN_GARLIC] = trace.garlic[seat.idx()];
    for (which, (before, now)) in trace.flags.iter_mut().zip(flags).enumerate() {
        let changed = std::mem::replace(before, now) ^ now;
        for_each_bit(changed, |idx| cells[idx][FLAGS + which] = (now >> idx & 1) as u8);
    }
}

/// The places of the bits that are set.
#[inline]
fn for_each_bit(mut bits: u64, mut work: impl FnMut(usize)) {
    while bits != 0 {
        work(bits.trailing_zeros() as usize);
        bits &= bits - 1;
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

fn seats(known: &Known, seat: Seat, trace: &mut Trace, pen: &mut impl Pen) {
    let count = known.seats();
    pen.section("seats", &[usize::from(count), SEAT]);
    let asked = known.phase.asked().map(|(seat, _)| seat);
    let gifts = gifts(&known.phase);
    let waiting = gifts.map_or(SeatSet::EMPTY, |gifts| gifts.waiting);
    for other in std::mem::replace(&mut trace.rows, SeatSet::EMPTY).iter() {
        if other.0 < count {
            faces(known.row(other).vampires(), &mut trace.faces[other.idx()]);
        }
    }
    for other in around(seat, count) {
        let Some(features) = pen.room(SEAT).first_chunk_mut::<SEAT>() else {
            continue;
        };
        features[..FACES].copy_from_slice(&trace.faces[other.idx()][..FACES]);
        let belongings = &known.belongings[other];
        let flag = u8::from;
        features[FACES..].copy_from_slice(&[
            belongings.row.len() as u8,
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

/// The colours of both ends of a row, and how many of each colour lie face up. Eight features are written at a time, of
/// which six are colours: the others are written over by what follows.
fn faces(row: &[Option<Colour>], features: &mut [u8; FACES + 2]) {
    let mut ends = [FACE_DOWN; 2 * ROW];
    let (left, right) = ends.split_at_mut(ROW);
    left.iter_mut()
        .zip(row)
        .for_each(|(place, vampire)| *place = face(*vampire));
    right
        .iter_mut()
        .zip(row.iter().rev())
        .for_each(|(place, vampire)| *place = face(*vampire));
    for (place, which) in ends.into_iter().enumerate() {
        features[place * COLOURS..][..8].copy_from_slice(one_of_eight(which));
    }
    let counts = row.iter().fold(0, |counts, vampire| {
        counts + u64::from_le_bytes(*one_of_eight(face(*vampire)))
    });
    features[2 * ROW * COLOURS..].copy_from_slice(&counts.to_le_bytes());
}

/// The number of a colour, or the first beyond them if the vampire lies face down.
#[inline]
fn face(vampire: Option<Colour>) -> u8 {
    vampire.map_or(FACE_DOWN, |colour| colour as u8)
}

const FACE_DOWN: u8 = COLOURS as u8;

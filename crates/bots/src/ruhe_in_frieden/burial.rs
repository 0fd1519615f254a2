//! Where to bury whom, and how likely it is that somebody objects (RF-6).

use super::outlook::Outlook;
use crate::best::Best;
use engine::{Fast, Seat};
use ruhe_in_frieden::parts::{Action, Grave, GraveSet, Share};
use ruhe_in_frieden::{Command, How, Known};

/// The best burial on offer.
pub(super) fn choose(
    known: &Known,
    outlook: &Outlook<'_>,
    choices: &[Command],
    rng: &mut Fast,
) -> Option<Command> {
    let mut best = Best::new();
    for choice in choices {
        if let Command::Bury { relative, how } = *choice {
            best.offer(worth(known, outlook, relative.wish, how), *choice, rng);
        }
    }
    best.take()
}

fn worth(known: &Known, outlook: &Outlook<'_>, wish: Grave, how: How) -> i32 {
    let me = outlook.me;
    let mut after = *outlook;
    match how {
        How::New => after.lay(me, wish, None),
        How::Double { grave } => {
            after.discard(Share::new(Action::DoubleOccupancy, grave));
            after.lay(me, wish, Some(grave));
        }
        How::Regular { grave, docs } => {
            let blocked = chance_of_a_block(known, grave, docs);
            for document in docs.iter() {
                after.discard(Share::new(Action::Illegible, document));
            }
            let mut failed = after;
            failed.lay(me, wish, None);
            after.lay(me, wish, Some(grave));
            after.spend(me, grave);
            return (after.worth() * (100 - blocked) + failed.worth() * blocked) / 100;
        }
    }
    after.worth()
}

/// How likely it is, in per cent, that somebody has the document it takes to stop a burial.
pub(super) fn chance_of_a_block(known: &Known, grave: Grave, docs: GraveSet) -> i32 {
    let board = &known.board;
    let Some(me) = known.seat else { return 0 };
    let own = board.total(me, grave) + docs.len();
    let others = board.all_seats().filter(|seat| *seat != me);
    let passes = others.map(|seat| {
        let missing = own.saturating_sub(board.total(seat, grave));
        100 - chance_of_documents(known, seat, grave, missing)
    });
    100 - passes.fold(100, |all, passes| all * passes / 100)
}

/// How likely it is, in per cent, that a seat holds so many documents for a grave, and plays them.
fn chance_of_documents(known: &Known, seat: Seat, target: Grave, count: u8) -> i32 {
    const PLAYS: i32 = 70;
    let board = &known.board;
    // R-RF-63
    if !board.documents_count(seat, target) {
        return 0;
    }
    let mut none = 100;
    for grave in Grave::all().filter(|grave| *grave != target) {
        // R-RF-66: what lies open is no guess.
        if board.hands[seat.idx()][grave.idx()].contains(Action::Illegible) {
            none = 0;
        }
        if board.options.open_actions.is_on() {
            continue;
        }
        let unknown = known.unknown(grave);
        if unknown.contains(Action::Illegible) {
            let held = i32::from(board.shares[seat.idx()][grave.idx()]);
            none = none * (100 - 100 * held / i32::from(unknown.len())) / 100;
        }
    }
    match count {
        0 => 0,
        1 => (100 - none) * PLAYS / 100,
        // Two documents in one hand are rare.
        _ => (100 - none) * (100 - none) / 400,
    }
}

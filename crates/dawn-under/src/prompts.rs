//! What a seat may do now: the decisions D1 to D12 (DU-4, DU-7).
//!
//! Everything here is made from what is known, and of that only from what lies open: no choice betrays what is
//! under a lid (DU-9.2).

use crate::api::{Command, ContinueAfterMatch, Kind, Phase, Refusal};
use crate::known::Known;
use crate::parts::{End, Grave, GraveSet, Underside};
use engine::{Mode, Prompt, PromptId, Prompts, Seat};

/// The one prompt there is, while the game is not over.
#[inline]
pub(crate) fn prompts(known: &Known) -> Prompts<Kind> {
    let asked = known.phase.asked().map(|(seat, kind)| Prompt {
        id: PromptId(known.asked),
        seat,
        kind,
        mode: Mode::Open,
        must: true,
        until: None,
    });
    asked.into_iter().collect()
}

/// Every legal answer to what is asked.
pub(crate) fn choices(known: &Known, choices: &mut Vec<Command>) {
    match known.phase {
        Phase::Moving | Phase::Over(_) => {}
        Phase::Act { seat } => act_choices(known, seat, choices),
        Phase::PlaceMatch { seat, grave } => {
            let ends = End::ALL.into_iter();
            let ends = ends.filter(|end| check_match(known, seat, grave, *end).is_ok());
            choices.extend(ends.map(|end| Command::Lay { end }));
        }
        Phase::Garlic { .. } => choices.extend([Command::PutGarlic, Command::LeaveEmpty]),
        Phase::Give(_) => choices.extend(End::ALL.map(|end| Command::Give { end })),
        Phase::Receive { .. } => choices.extend(End::ALL.map(|end| Command::Receive { end })),
        Phase::PlagueStep { .. } => {
            choices.extend(known.eligible().iter().map(|grave| Command::Open { grave }));
            if check_stop(known).is_ok() {
                choices.push(Command::Stop);
            }
        }
        Phase::PlaceRucola { .. } => {
            choices.extend(GraveSet::ALL.iter().map(|grave| Command::Rucola { grave }));
        }
        Phase::RucolaEnd { .. } => choices.extend(End::ALL.map(|end| Command::Lay { end })),
        Phase::BatEnd { may_decline, .. } => {
            choices.extend(End::ALL.map(|end| Command::Lay { end }));
            choices.extend(may_decline.then_some(Command::LeaveEmpty));
        }
        Phase::MoveRucola { from, .. } => {
            let next = known.options.layout.board().next_quarter(from);
            choices.extend(next.iter().map(|grave| Command::Rucola { grave }));
        }
        Phase::Doubt { .. } => choices.extend([Command::Believe, Command::Doubt]),
        Phase::GiveFound { seat, .. } => {
            let others = seat.round_after(known.seats()).filter(|to| *to != seat);
            choices.extend(others.map(|to| Command::GiveFound { to }));
        }
    }
}

/// D1: graves to open, then graves for a bat, then the end of the turn.
fn act_choices(known: &Known, seat: Seat, choices: &mut Vec<Command>) {
    let openable = known.openable();
    choices.extend(openable.iter().map(|grave| Command::Open { grave }));
    if known.belongings[seat].bats > 0 {
        choices.extend(openable.iter().map(|grave| Command::Bat { grave }));
    }
    if check_end_turn(known).is_ok() {
        choices.push(Command::EndTurn);
    }
}

/// Whether a command is a legal answer to what is asked.
///
/// # Refusals
/// The first rule that forbids it.
#[inline]
pub(crate) fn check(known: &Known, command: Command) -> Result<(), Refusal> {
    let Some((_, kind)) = known.phase.asked() else {
        return Err(Refusal::UnknownInput);
    };
    match (known.phase, command) {
        (Phase::Act { .. }, Command::Open { grave }) => check_openable(known, grave),
        (Phase::Act { seat }, Command::Bat { grave }) => check_bat(known, seat, grave),
        (Phase::Act { .. }, Command::EndTurn) => check_end_turn(known),
        (Phase::PlaceMatch { seat, grave }, Command::Lay { end }) => check_match(known, seat, grave, end),
        (Phase::Garlic { .. }, Command::PutGarlic | Command::LeaveEmpty)
        | (Phase::Give(_), Command::Give { .. })
        | (Phase::Receive { .. }, Command::Receive { .. })
        // R-DU-31, R-DU-33: no condition at all.
        | (Phase::PlaceRucola { .. }, Command::Rucola { .. })
        | (Phase::RucolaEnd { .. } | Phase::BatEnd { .. }, Command::Lay { .. })
        // R-DU-58
        | (Phase::BatEnd { may_decline: true, .. }, Command::LeaveEmpty)
        | (Phase::Doubt { .. }, Command::Believe | Command::Doubt) => Ok(()),
        (Phase::BatEnd { .. }, Command::LeaveEmpty) => Err(Refusal::MustLay),
        (Phase::PlagueStep { .. }, Command::Stop) => check_stop(known),
        (Phase::PlagueStep { .. }, Command::Open { grave }) => check_plague(known, grave),
        (Phase::PlagueStep { .. }, Command::Bat { .. }) => Err(Refusal::NoBatInPlague),
        (Phase::MoveRucola { from, .. }, Command::Rucola { grave }) => {
            let next = known.options.layout.board().next_quarter(from);
            if next.contains(grave) { Ok(()) } else { Err(Refusal::OtherQuarter(grave)) }
        }
        (Phase::GiveFound { seat, .. }, Command::GiveFound { to }) => {
            // R-DU-37: anybody else.
            if to != seat && to.0 < known.seats() { Ok(()) } else { Err(Refusal::NotToSeat(to)) }
        }
        _ => Err(Refusal::OtherQuestion(kind)),
    }
}

/// DU-4.6
fn check_openable(known: &Known, grave: Grave) -> Result<(), Refusal> {
    if known.openable().contains(grave) {
        Ok(())
    } else if known.open.contains(grave) {
        Err(Refusal::GraveOpen(grave))
    } else {
        // R-DU-29, R-DU-30: for everybody, the owner included.
        Err(Refusal::UnderRucola(grave))
    }
}

/// DU-5.2
fn check_plague(known: &Known, grave: Grave) -> Result<(), Refusal> {
    if known.eligible().contains(grave) {
        return Ok(());
    }
    if known.open.contains(grave) {
        Err(Refusal::GraveOpen(grave))
    } else if known.rucola.grave() == Some(grave) {
        Err(Refusal::UnderRucola(grave))
    } else {
        Err(Refusal::OutsidePlague(grave))
    }
}

/// R-DU-53: always, unless all graves are to be opened and nobody wants to (R-DU-56).
fn check_stop(known: &Known) -> Result<(), Refusal> {
    if known.must_search_on() {
        Err(Refusal::MustSearchOn)
    } else {
        Ok(())
    }
}

/// DU-7.1
fn check_bat(known: &Known, seat: Seat, grave: Grave) -> Result<(), Refusal> {
    if !known.options.expansion.is_on() {
        Err(Refusal::NoBats)
    } else if known.belongings[seat].bats == 0 {
        Err(Refusal::NoBatLeft)
    } else {
        check_openable(known, grave)
    }
}

/// DU-4.5, R-DU-6, R-DU-41, R-DU-53, R-DU-60
fn check_end_turn(known: &Known) -> Result<(), Refusal> {
    if !known.has_placed() && !*known.turn.has_sent_bat {
        Err(Refusal::MustOpen)
    } else if known.options.continue_after_match == ContinueAfterMatch::Compulsory {
        Err(Refusal::MustGoOn)
    } else {
        Ok(())
    }
}

/// DU-4.8, O4: the grave is open and its underside can be seen.
fn check_match(known: &Known, seat: Seat, grave: Grave, end: End) -> Result<(), Refusal> {
    let outer = known.row(seat).outer(end).map(Underside::Colour);
    if outer.is_some() && outer == known.lids[grave.idx()] {
        Ok(())
    } else {
        Err(Refusal::NoMatch(end))
    }
}

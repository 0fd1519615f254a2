//! What the player may do now (RP-5).

use crate::api::{Command, Kind, Refusal};
use crate::known::Known;
use crate::parts::{Card, CardSet, Room};
use engine::{Mode, Prompt, PromptId, Prompts, Seat};

/// The one prompt of a solitaire, while the game is not over.
#[inline]
pub(crate) fn prompts(known: &Known) -> Prompts<Kind> {
    known
        .phase
        .kind()
        .map(|kind| Prompt {
            id: PromptId(known.asked),
            seat: Seat(0),
            kind,
            mode: Mode::Open,
            must: true,
            until: None,
        })
        .into_iter()
        .collect()
}

/// Every legal answer; conceding comes last.
#[inline]
pub(crate) fn choices(known: &Known, kind: Kind, choices: &mut Vec<Command>) {
    match kind {
        Kind::Clue => choices.extend([Command::Flip, Command::Skip]),
        Kind::Room => room_choices(known, choices),
        Kind::Fresh => choices.extend(known.usable_fresh().map(|card| Command::Fresh { card })),
    }
    choices.push(Command::Concede);
}

/// RP-5.1
fn room_choices(known: &Known, choices: &mut Vec<Command>) {
    let room = known.room;
    choices.extend(known.usable_doors(room).iter().map(|card| Command::Door { card }));
    for command in [Command::Passage, Command::Close, Command::CloseViaPassage] {
        if check_room(known, command).is_ok() {
            choices.push(command);
        }
    }
}

/// Whether a command is a legal answer to a prompt of this kind.
///
/// # Refusals
/// The first rule that forbids it.
// Always inlined: whoever applies the command goes on where it was told apart from the others.
#[inline(always)]
pub(crate) fn check(known: &Known, kind: Kind, command: Command) -> Result<(), Refusal> {
    match (kind, command) {
        (_, Command::Concede) => Ok(()),
        (Kind::Clue, Command::Flip | Command::Skip) => Ok(()),
        (_, Command::Flip | Command::Skip) => Err(Refusal::NoClueNow),
        // R-RP-11: the clue is decided before anything else.
        (Kind::Clue, _) => Err(Refusal::ClueFirst),
        (Kind::Fresh, Command::Fresh { card }) => check_fresh(known, card),
        (Kind::Fresh, _) => Err(Refusal::OnlyFreshDoors),
        (Kind::Room, Command::Fresh { .. }) => Err(Refusal::NoFreshDoors),
        (Kind::Room, _) => check_room(known, command),
    }
}

fn check_fresh(known: &Known, card: Card) -> Result<(), Refusal> {
    let room = card.room();
    let fresh: CardSet = known.fresh.iter().copied().collect();
    if !fresh.contains(card) {
        Err(Refusal::NoSuchDoor(card))
    } else if known.closed.contains(room) {
        Err(Refusal::LeadsToClosedRoom(card, room))
    } else if fresh.count_to(room) > 1 && !known.usable_fresh().any(|usable| usable == card) {
        Err(Refusal::SameRankTwice(card))
    } else {
        Ok(())
    }
}

// Always inlined: where choices are listed, what the commands have in common is found out once for all of them.
#[inline(always)]
fn check_room(known: &Known, command: Command) -> Result<(), Refusal> {
    let room = known.room;
    let passage = known.passage_from(room);
    match command {
        Command::Door { card } if !known.doors[room.idx()].contains(card) => Err(Refusal::NoSuchDoor(card)),
        Command::Door { card } if known.closed.contains(card.room()) => {
            Err(Refusal::LeadsToClosedRoom(card, card.room()))
        }
        Command::Passage | Command::CloseViaPassage if passage.is_none() => Err(Refusal::NoPassage),
        // R-RP-7 with `passage_saves = off`: a room without doors must close. The Main Entrance cannot.
        Command::Passage
            if !known.options.passage_saves.is_on()
                && room != Room::ENTRANCE
                && known.usable_doors(room).is_empty() =>
        {
            Err(Refusal::MustClose)
        }
        // RP-6.1
        Command::Close | Command::CloseViaPassage if room == Room::ENTRANCE => {
            Err(Refusal::EntranceNeverCloses)
        }
        // R-RP-19: a game in which closing were the only option left is over already (RP-7.2).
        Command::Close if known.deck.is_empty() => Err(Refusal::DeckEmpty),
        _ => Ok(()),
    }
}

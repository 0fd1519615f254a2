//! What is asked, of whom, and what may be answered (CC-4.1). All of it follows from what lies open: the rules do
//! not hint (CC-5.2).

use crate::api::{
    Bat, BatClose, Claim, ClaimMode, Command, Kind, Moon, MoonAfterLook, MoonCards, MoonFaceUp, Phase, Place,
    ReactionMode, Refusal, Target,
};
use crate::order::{check_claim, check_target};
use crate::parts::{Card, Slot};
use crate::public::Public;
use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Mode, Prompt, PromptId, Prompts, Seat, SeatSet};

/// Names of prompts: eight for every phase, one for each seat.
const IDS_OF_A_PHASE: u32 = 8;

/// What is asked now.
pub(crate) fn prompts(public: &Public) -> Prompts<Kind> {
    let Some(kind) = public.phase.kind() else {
        return Prompts::new();
    };
    let prompt = |seat: Seat, mode, must, until| Prompt {
        id: PromptId(public.asked * IDS_OF_A_PHASE + u32::from(seat.0)),
        seat,
        kind,
        mode,
        must,
        until,
    };
    match waits_for(public) {
        Some(seat) => [prompt(seat, Mode::Open, true, public.until)]
            .into_iter()
            .collect(),
        // CC-4.4: all may bang, nobody must (R-CC-5).
        None => (0..public.seats())
            .map(|seat| prompt(Seat(seat), Mode::Race, false, None))
            .collect(),
    }
}

/// The one seat whose command is waited for; nothing while everybody races, and when the game is over.
pub(crate) fn waits_for(public: &Public) -> Option<Seat> {
    match public.phase {
        Phase::AwaitThrow => Some(public.thrower),
        phase => phase.seat(),
    }
}

/// Every legal answer to the prompt of this seat.
pub(crate) fn choices(public: &Public, kind: Kind, seat: Seat, choices: &mut Vec<Command>) {
    match kind {
        Kind::Throw => choices.push(Command::Throw),
        Kind::Rolling => bangs(public, seat, choices),
        Kind::Bang => {
            bangs(public, seat, choices);
            if check_pass(public, seat).is_ok() {
                choices.push(Command::Pass);
            }
        }
        Kind::Claim => {
            list_claimable(public, seat, choices, |place| Command::Claim(Claim::Card(place)));
            choices.push(Command::Claim(Claim::Concede));
        }
        Kind::Bat => {
            let closes_any = *public.options.bat_close == BatClose::Any;
            for (of, row) in public.rows.iter() {
                let is_own = of == seat;
                let usable = if is_own || closes_any {
                    row.cards()
                } else {
                    row.downs()
                };
                choices.extend(usable.iter().map(|slot| {
                    let place = Place { seat: of, slot };
                    Command::BatChoose(match row.downs().contains(slot) {
                        false => Bat::Close(place),
                        true if is_own => Bat::Clear(place),
                        true => Bat::Expose(place),
                    })
                }));
            }
            choices.push(Command::BatChoose(Bat::Decline));
        }
        Kind::MoonPick => moon_pairs(public, choices),
        Kind::MoonDecide => choices.extend(
            [true, false]
                .into_iter()
                .map(|swap| Command::MoonDecide { swap })
                .filter(|command| check(public, kind, seat, *command).is_ok()),
        ),
        Kind::Penalty => {
            let downs = public.rows[seat].downs().iter();
            choices.extend(downs.map(|slot| Command::PenaltyPick { slot }));
        }
    }
}

fn bangs(public: &Public, seat: Seat, choices: &mut Vec<Command>) {
    // R-CC-54: what would be dropped is not offered.
    if public.sit_out[seat] > 0 {
        return;
    }
    if public.options.claim_mode == ClaimMode::Garlic {
        return choices.push(Command::Bang { target: None });
    }
    let bang = |target| Command::Bang { target: Some(target) };
    choices.push(bang(Target::Garlic));
    list_claimable(public, seat, choices, |place| bang(Target::Card(place)));
}

/// Lists the cards a seat may point at (CC-5.2): its own, and the Down cards of the others.
#[inline]
fn list_claimable(
    public: &Public,
    seat: Seat,
    choices: &mut Vec<Command>,
    command: impl Fn(Place) -> Command,
) {
    for (of, row) in public.rows.iter() {
        let at = |slot| command(Place { seat: of, slot });
        if of != seat {
            choices.extend(row.downs().iter().map(at));
        } else if row.free_slot() == row.len() {
            choices.extend((0..row.len()).map(at));
        } else {
            choices.extend(row.cards().iter().map(at));
        }
    }
}

/// CC-6.4: every pair, the lower seat first, of one seat the lower slot (R-CC-43, R-CC-71).
fn moon_pairs(public: &Public, choices: &mut Vec<Command>) {
    let moonlit = moonlit(public);
    let mut eligible: ArrayVec<Place, { Card::DECK }> = ArrayVec::new();
    // Where the cards of the seats after this one begin.
    let mut ends: ArrayVec<usize, MAX_SEATS> = ArrayVec::new();
    for (seat, row) in public.rows.iter() {
        let slots = if moonlit.contains(seat) {
            row.cards()
        } else {
            row.downs()
        };
        eligible.extend(slots.iter().map(|slot| Place { seat, slot }));
        ends.push(eligible.len());
    }
    let of_one_seat = *public.options.moon_cards == MoonCards::AnyTwo;
    for (idx, a) in eligible.iter().enumerate() {
        let next = if of_one_seat { idx + 1 } else { ends[a.seat.idx()] };
        let others = eligible[next..].iter();
        choices.extend(others.map(|b| Command::MoonPick(Moon::Cards { a: *a, b: *b })));
    }
    choices.push(Command::MoonPick(Moon::Decline));
}

/// The seats whose Up cards may be picked in the moonlight, too (R-CC-17).
fn moonlit(public: &Public) -> SeatSet {
    let seats = || public.rows.iter().map(|(seat, _)| seat);
    let downs = |seat: Seat| public.rows[seat].down_count();
    match public.options.moon_face_up {
        MoonFaceUp::Literal => seats().filter(|seat| downs(*seat) < 2).collect(),
        MoonFaceUp::NoneDown => seats().filter(|seat| downs(*seat) == 0).collect(),
        // R-CC-47
        MoonFaceUp::TableScarce if seats().filter(|seat| downs(*seat) > 0).count() < 2 => seats().collect(),
        MoonFaceUp::TableScarce => SeatSet::EMPTY,
    }
}

/// Whether a card may be picked in the moonlight (CC-6.4).
#[inline]
fn check_moon_card(moonlit: SeatSet, place: Place, seen: Slot) -> Result<(), Refusal> {
    match seen {
        Slot::Gap => Err(Refusal::NoCard(place)),
        Slot::Up(_) if !moonlit.contains(place.seat) => Err(Refusal::OnlyDownCards(place)),
        Slot::Up(_) | Slot::Down => Ok(()),
    }
}

/// Whether the seat may give this answer to a prompt of this kind.
///
/// # Refusals
/// The first rule that forbids it.
pub(crate) fn check(public: &Public, kind: Kind, seat: Seat, command: Command) -> Result<(), Refusal> {
    match (kind, command) {
        (Kind::Throw, Command::Throw) => Ok(()),
        (Kind::Bang, Command::Pass) => check_pass(public, seat),
        (Kind::Rolling | Kind::Bang, Command::Bang { target }) => {
            if public.sit_out[seat] > 0 {
                return Err(Refusal::SitsOut);
            }
            check_target(public, seat, target)
        }
        (Kind::Claim, Command::Claim(Claim::Card(place))) => check_claim(public, seat, place),
        (Kind::Claim, Command::Claim(Claim::Concede)) => Ok(()),
        (Kind::Bat, Command::BatChoose(bat)) => check_bat(public, seat, bat),
        (Kind::MoonPick, Command::MoonPick(moon)) => check_moon(public, moon),
        (Kind::MoonDecide, Command::MoonDecide { swap }) => {
            // R-CC-19
            if !swap && public.options.moon_after_look == MoonAfterLook::MustSwap {
                return Err(Refusal::MustSwap);
            }
            Ok(())
        }
        (Kind::Penalty, Command::PenaltyPick { slot }) => {
            let place = Place { seat, slot };
            match public.slot(place) {
                Slot::Down => Ok(()),
                Slot::Up(_) => Err(Refusal::NothingToTurn(place)),
                Slot::Gap => Err(Refusal::NoCard(place)),
            }
        }
        _ => Err(Refusal::NotNow),
    }
}

/// R-CC-72: who may bang may pass where that does something; in sealed play it is the answer *no bang* (CC-11.3).
fn check_pass(public: &Public, seat: Seat) -> Result<(), Refusal> {
    let options = &public.options;
    let does_something = options.early_pass.is_on() || options.reaction_mode == ReactionMode::Sealed;
    match public.sit_out[seat] {
        0 if does_something => Ok(()),
        0 => Err(Refusal::NoPassing),
        _ => Err(Refusal::SitsOut),
    }
}

/// CC-6.2, R-CC-13: own cards are closed and cleared, those of others exposed; R-CC-70: anybody's may be closed.
fn check_bat(public: &Public, seat: Seat, bat: Bat) -> Result<(), Refusal> {
    let closes_any = *public.options.bat_close == BatClose::Any;
    let (place, own, anothers, down) = match bat {
        Bat::Close(place) => (place, !closes_any, false, false),
        Bat::Clear(place) => (place, true, false, true),
        Bat::Expose(place) => (place, false, true, true),
        Bat::Decline => return Ok(()),
    };
    match public.slot(place) {
        Slot::Gap => Err(Refusal::NoCard(place)),
        _ if own && place.seat != seat => Err(Refusal::NotOwn(place)),
        _ if anothers && place.seat == seat => Err(Refusal::NotAnothers(place)),
        Slot::Up(_) if down => Err(Refusal::NotDown(place)),
        Slot::Down if !down => Err(Refusal::NotUp(place)),
        Slot::Up(_) | Slot::Down => Ok(()),
    }
}

fn check_moon(public: &Public, moon: Moon) -> Result<(), Refusal> {
    let Moon::Cards { a, b } = moon else { return Ok(()) };
    if a == b && *public.options.moon_cards == MoonCards::AnyTwo {
        return Err(Refusal::SameCard);
    }
    if a.seat == b.seat && *public.options.moon_cards == MoonCards::TwoPlayers {
        return Err(Refusal::SameSeat);
    }
    let moonlit = moonlit(public);
    check_moon_card(moonlit, a, public.slot(a))?;
    check_moon_card(moonlit, b, public.slot(b))
}

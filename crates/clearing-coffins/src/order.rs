//! The order of hands (CC-10.1, CC-10.12) and the form of a verdict (R-CC-41).
//!
//! The referee sorts by the same functions by which the rules check that he did.

use crate::api::{Anticipation, Bang, Bangs, ClaimMode, FalseStart, FalseStarts, Place, Refusal, Target};
use crate::parts::{Slot, Throw};
use crate::public::Public;
use engine::{Seat, SeatSet};

/// How far a seat is from the thrower's left neighbour, clockwise (CC-10.1): the thrower is last.
#[inline]
pub(crate) fn dist(seat: Seat, thrower: Seat, seats: u8) -> u8 {
    (seat.0 + 2 * seats - thrower.0 - 1) % seats
}

/// Sorts bangs: those within the tie band of the quickest by seat, then the rest by reaction, then seat.
pub(crate) fn sort_bangs(bangs: &mut [Bang], tie_band_ms: u8, dist: impl Fn(Seat) -> u8) {
    let place = place_of_bangs(bangs, tie_band_ms, dist);
    bangs.sort_unstable_by_key(place);
}

/// By what bangs are sorted. No two seats have the same place.
fn place_of_bangs<D: Fn(Seat) -> u8>(
    bangs: &[Bang],
    tie_band_ms: u8,
    dist: D,
) -> impl Fn(&Bang) -> (i32, u8) + use<D> {
    let best = bangs
        .iter()
        .map(|bang| bang.reaction_ms)
        .min()
        .unwrap_or_default();
    let group_end = best.saturating_add(i32::from(tie_band_ms));
    move |bang| {
        let behind = if bang.reaction_ms <= group_end {
            best
        } else {
            bang.reaction_ms
        };
        (behind, dist(bang.seat))
    }
}

/// Sorts false starts by reaction, then seat; the tie band does not concern them.
pub(crate) fn sort_false_starts(false_starts: &mut [Anticipation], dist: impl Fn(Seat) -> u8) {
    false_starts.sort_unstable_by_key(|start| place_of_false_start(start, &dist));
}

fn place_of_false_start(start: &Anticipation, dist: impl Fn(Seat) -> u8) -> (i32, u8) {
    (start.reaction_ms, dist(start.seat))
}

/// Whether a verdict has the form the rules demand (R-CC-41).
///
/// # Refusals
/// The first thing that is wrong with it.
pub(crate) fn check_verdict(
    public: &Public,
    throw: Throw,
    bangs: &Bangs,
    false_starts: &FalseStarts,
) -> Result<(), Refusal> {
    check_seats(public, bangs, false_starts)?;
    check_reactions(public, throw, bangs, false_starts)?;
    let dist = |seat: Seat| public.dist(seat);
    if !bangs.is_sorted_by_key(place_of_bangs(bangs, public.options.tie_band_ms, dist)) {
        return Err(Refusal::BangsOutOfOrder);
    }
    if !false_starts.is_sorted_by_key(|start| place_of_false_start(start, dist)) {
        return Err(Refusal::FalseStartsOutOfOrder);
    }
    bangs
        .iter()
        .try_for_each(|bang| check_target(public, bang.seat, bang.target))
}

/// Seats exist and occur at most once over both lists.
fn check_seats(public: &Public, bangs: &Bangs, false_starts: &FalseStarts) -> Result<(), Refusal> {
    let mut named = SeatSet::EMPTY;
    let seats = bangs.iter().map(|bang| bang.seat);
    for seat in seats.chain(false_starts.iter().map(|start| start.seat)) {
        if seat.0 >= public.seats() {
            return Err(Refusal::NoSuchSeat(seat));
        }
        if named.contains(seat) {
            return Err(Refusal::SeatTwice(seat));
        }
        named.insert(seat);
    }
    Ok(())
}

fn check_reactions(
    public: &Public,
    throw: Throw,
    bangs: &Bangs,
    false_starts: &FalseStarts,
) -> Result<(), Refusal> {
    let options = &public.options;
    let (floor, window) = (i64::from(options.floor_ms()), i64::from(options.window_ms));
    for bang in bangs {
        let reaction = i64::from(bang.reaction_ms);
        // The engine has no clock, so it knows no lower bound for a touch on `!+K`.
        let too_quick = reaction < floor && !throw.is_hands_off();
        if too_quick || reaction > window {
            return Err(Refusal::ReactionOutOfBounds(bang.seat, bang.reaction_ms));
        }
    }
    let none_allowed = throw.is_hands_off() || options.false_start == FalseStart::Ignore;
    if none_allowed && !false_starts.is_empty() {
        return Err(Refusal::NoFalseStarts);
    }
    let not_early = false_starts
        .iter()
        .find(|start| i64::from(start.reaction_ms) >= floor);
    not_early.map_or(Ok(()), |start| {
        Err(Refusal::NotAFalseStart(start.seat, start.reaction_ms))
    })
}

/// What a bang of this seat may point at (CC-5.8, R-CC-41).
///
/// # Refusals
/// A target where none is wanted, none where one is, a gap, or another seat's Up card.
pub(crate) fn check_target(public: &Public, seat: Seat, target: Option<Target>) -> Result<(), Refusal> {
    match (public.options.claim_mode, target) {
        (ClaimMode::Garlic, None) | (ClaimMode::Pointed, Some(Target::Garlic)) => Ok(()),
        (ClaimMode::Garlic, Some(_)) => Err(Refusal::TargetUnwanted),
        (ClaimMode::Pointed, None) => Err(Refusal::TargetMissing),
        (ClaimMode::Pointed, Some(Target::Card(place))) => check_claim(public, seat, place),
    }
}

/// What a claimant may point at (CC-5.2): an own card, or another seat's Down card.
#[inline]
pub(crate) fn check_claim(public: &Public, seat: Seat, place: Place) -> Result<(), Refusal> {
    match public.slot(place) {
        Slot::Gap => Err(Refusal::NoCard(place)),
        // CC-5.7
        Slot::Up(_) if place.seat != seat => Err(Refusal::AnothersUpCard(place)),
        Slot::Up(_) | Slot::Down => Ok(()),
    }
}

//! What lies open on the table (CC-9.1), changed by sightings only.
//!
//! The state of a game is this plus what is hidden; the information set of an audience is this plus what it
//! remembers. Prompts, choices and views are made from it: they have no way to tell more.

use crate::api::{Options, Phase, Place, Sighting};
use crate::parts::{CLEARED_MAX, Card, Row, Slot, Throw};
use arrayvec::ArrayVec;
use engine::{Seat, SeatMap, SeatSet, Stamp, Version};

/// Counts worth a mean over many games (CC-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Throws nobody banged on.
    pub nobody: u32,
    /// Cards closed by a claim.
    pub closed: u32,
    /// Cards cleared by a claim.
    pub cleared: u32,
    /// Cards exposed by a claim.
    pub exposed: u32,
    /// Bats awarded.
    pub bats: u32,
    /// Moons awarded.
    pub moons: u32,
    /// Swaps made.
    pub swaps: u32,
    /// Penalties settled.
    pub penalties: u32,
    pub false_starts: u32,
    /// Bangs adjudicated.
    pub bangs: u32,
}

/// Everything everybody sees, and what follows from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Public {
    /// The version of the rules it is played by.
    pub rules: Version,
    /// The options of the game.
    pub options: Options,
    /// The row of each seat.
    pub rows: SeatMap<Row>,
    /// The cleared cards of each seat.
    pub cleared: SeatMap<ArrayVec<Card, CLEARED_MAX>>,
    /// Throws each seat still has to watch (CC-3.2).
    pub sit_out: SeatMap<u8>,
    /// How many cards are left in the pile.
    pub pile: u8,
    /// Who has the dice.
    pub thrower: Seat,
    /// The number of the throw, from 1.
    pub round: u32,
    /// The dice, from the reveal until they are passed on; kept when the game is over (R-CC-44).
    pub throw: Option<Throw>,
    /// What the round waits for.
    pub phase: Phase,
    /// Until when.
    pub until: Option<Stamp>,
    /// The number of phases so far; names the prompts.
    pub asked: u32,
    /// Counts.
    pub tally: Tally,
}

impl Public {
    /// Before anything is dealt.
    pub(crate) fn new(rules: Version, options: Options, seats: u8, first_thrower: Seat) -> Public {
        Public {
            rules,
            options,
            rows: SeatMap::new(seats, |_| Row::default()),
            cleared: SeatMap::new(seats, |_| ArrayVec::new()),
            sit_out: SeatMap::new(seats, |_| 0),
            pile: Card::DECK as u8,
            thrower: first_thrower,
            round: 0,
            throw: None,
            phase: Phase::AwaitThrow,
            until: None,
            asked: 0,
            tally: Tally::default(),
        }
    }

    /// Whether dice are out, rolling or shown, and everybody races (CC-4.4).
    pub fn is_racing(&self) -> bool {
        matches!(self.phase, Phase::Rolling | Phase::Open)
    }

    /// How many sit.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.rows.seats()
    }

    /// What lies at a place; places that are not there are gaps.
    #[inline]
    pub fn slot(&self, place: Place) -> Slot {
        self.rows
            .get(place.seat)
            .map_or(Slot::Gap, |row| row.get(place.slot))
    }

    /// Who watches this throw (CC-3.2).
    #[inline]
    pub fn sitting_out(&self) -> SeatSet {
        let watching = self.sit_out.iter().filter(|(_, throws)| **throws > 0);
        watching.map(|(seat, _)| seat).collect()
    }

    /// How far a seat is from the thrower's left neighbour, clockwise (CC-10.1): the thrower is last.
    #[inline]
    pub fn dist(&self, seat: Seat) -> u8 {
        crate::order::dist(seat, self.thrower, self.seats())
    }

    fn put(&mut self, place: Place, slot: Slot) {
        self.rows[place.seat].put(place.slot, slot);
    }

    fn draw(&mut self, place: Place, card: Card) {
        self.pile -= 1;
        self.put(place, Slot::Up(card));
    }

    /// CC-3.2, R-CC-37: one more than the option, because the round of the mistake does not count.
    fn settle_penalty(&mut self, seat: Seat) {
        self.tally.penalties += 1;
        if self.options.sit_out > 0 {
            self.sit_out[seat] = self.options.sit_out + 1;
        }
    }

    /// Whether the action of this round is the bat's.
    fn is_special(&self) -> bool {
        self.throw.is_some_and(|throw| throw.special().is_some())
    }

    /// Takes note of one sighting.
    #[inline]
    pub fn see(&mut self, sighting: &Sighting) {
        match *sighting {
            Sighting::Dealt { seat, cards } => {
                self.pile -= 4;
                self.rows[seat] = cards.into_iter().map(Slot::Up).collect();
            }
            Sighting::TurnBegan { thrower, round } => {
                self.thrower = thrower;
                self.round = round;
                self.throw = None;
            }
            Sighting::Revealed { throw } => self.throw = Some(throw),
            Sighting::Judged {
                ref bangs,
                ref false_starts,
            } => {
                self.tally.nobody += u32::from(bangs.is_empty());
                self.tally.bangs += bangs.len() as u32;
                self.tally.false_starts += false_starts.len() as u32;
            }
            Sighting::Asked { phase, until } => self.ask(phase, until),
            Sighting::Closed { place } => {
                self.put(place, Slot::Down);
                self.tally.closed += u32::from(!self.is_special());
            }
            Sighting::Cleared { place, card } => {
                self.put(place, Slot::Gap);
                self.cleared[place.seat].push(card);
                self.tally.cleared += u32::from(!self.is_special());
            }
            Sighting::Exposed { place, card, .. } => {
                self.put(place, Slot::Up(card));
                self.tally.exposed += u32::from(!self.is_special());
            }
            Sighting::Refilled { place, card } => self.draw(place, card),
            Sighting::Swapped { a, b } => {
                let (first, second) = (self.slot(a), self.slot(b));
                self.put(a, second);
                self.put(b, first);
                self.tally.swaps += 1;
            }
            Sighting::PenaltyTurned { place, card } => {
                self.put(place, Slot::Up(card));
                self.settle_penalty(place.seat);
            }
            Sighting::PenaltyDrawn { place, card } => {
                self.draw(place, card);
                self.settle_penalty(place.seat);
            }
            Sighting::PenaltySpared { seat } => self.settle_penalty(seat),
            Sighting::RoundEnded => {
                for (_, throws) in self.sit_out.iter_mut() {
                    *throws = throws.saturating_sub(1);
                }
            }
            Sighting::Ended { winners, reason } => self.ask(Phase::Over { winners, reason }, None),
            // What was shown lies down again; memory is the players' affair (CC-9.5).
            Sighting::Thrown
            | Sighting::Conceded { .. }
            | Sighting::Missed { .. }
            | Sighting::Shown { .. }
            | Sighting::Looked { .. }
            | Sighting::Kept { .. }
            | Sighting::Declined { .. }
            | Sighting::Opened { .. } => {}
        }
    }

    fn ask(&mut self, phase: Phase, until: Option<Stamp>) {
        self.tally.bats += u32::from(matches!(phase, Phase::Bat { .. }));
        self.tally.moons += u32::from(matches!(phase, Phase::MoonPick { .. }));
        self.phase = phase;
        self.until = until;
        self.asked += 1;
    }
}

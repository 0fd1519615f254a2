//! What the referee counts over many races.

use super::kept::KeptHand;
use super::link::LinkState;
use super::running::Running;
use crate::ConnectionId;
use crate::table::book::Book;
use clearing_coffins::ClearingCoffins;
use clearing_coffins::referee::{Evidence, Millis, Ruling};
use engine::race::Races as _;
use engine::{Digest, Keyed, PromptId, Seat, Secret};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// All the house knows of the races at a table.
pub(in crate::table) struct Track {
    pub(super) running: Option<Running>,
    pub(super) links: BTreeMap<ConnectionId, LinkState>,
    reactions: Vec<VecDeque<Millis>>,
    pub(in crate::table) ready: BTreeSet<usize>,
    /// The referee's own chance: never that of the rules.
    pub(super) chance: Keyed,
    /// When the dice are thrown for a thrower who is not here, in table time.
    pub(super) awaits_throw: Option<(u64, PromptId)>,
    /// Devices that came while dice were held back.
    later: Vec<ConnectionId>,
    /// Devices the dice have gone to before they are shown to all.
    released: Vec<ConnectionId>,
    pub(super) seats: usize,
    /// Hands of the race that was on when the house went.
    pub(super) hands: Vec<(u32, Seat, KeptHand)>,
    /// Seats something is kept of.
    pub(super) hands_kept: BTreeSet<Seat>,
    slow: BTreeSet<usize>,
    pub(super) pings: u32,
}

impl Track {
    pub(in crate::table) fn new(seats: usize, book: &Book) -> Track {
        let digest = Digest::of_bytes(&[b"sexton referee 1\0", book.secret.as_bytes()]);
        Track {
            running: None,
            links: BTreeMap::new(),
            reactions: vec![VecDeque::new(); seats],
            ready: BTreeSet::new(),
            chance: Keyed::new(Secret::from_bytes(digest.0), &[]),
            awaits_throw: None,
            later: Vec::new(),
            released: Vec::new(),
            seats,
            hands: Vec::new(),
            hands_kept: BTreeSet::new(),
            slow: BTreeSet::new(),
            pings: 0,
        }
    }

    /// Whether dice are out.
    pub(in crate::table) fn is_on(&self) -> bool {
        self.running.is_some()
    }

    /// Whether dice are turned up in the log that not everybody may see yet.
    pub(in crate::table) fn is_holding(&self) -> bool {
        self.running.as_ref().is_some_and(Running::is_holding)
    }

    /// A device came while dice are held back, or asks again: it sees the table when they are shown to all.
    pub(in crate::table) fn tell_later(&mut self, conn: ConnectionId) {
        if !self.later.contains(&conn) {
            self.later.push(conn);
        }
    }

    /// Notes that the dice go to a device; false if it came too late for that.
    pub(super) fn release_to(&mut self, conn: ConnectionId) -> bool {
        let is_in_time = !self.later.contains(&conn);
        if is_in_time {
            self.released.push(conn);
        }
        is_in_time
    }

    pub(super) fn take_released(&mut self) -> Vec<ConnectionId> {
        std::mem::take(&mut self.released)
    }

    pub(super) fn take_later(&mut self) -> Vec<ConnectionId> {
        std::mem::take(&mut self.later)
    }

    /// Takes note of a race that is over.
    pub(super) fn note(&mut self, evidence: &[Evidence]) {
        for hand in evidence.iter().filter(|hand| hand.ruling == Ruling::Counted) {
            if let Some(reactions) = self.reactions.get_mut(hand.seat.idx()) {
                reactions.push_back(hand.measured());
                if reactions.len() > ClearingCoffins::WATCHED {
                    reactions.pop_front();
                }
            }
        }
    }

    /// Whether a seat's reactions are no person's (CC-10.16).
    pub(in crate::table) fn is_marked(&self, seat: usize) -> bool {
        let is_mechanical = |last: &VecDeque<Millis>| {
            ClearingCoffins::is_mechanical(&last.iter().copied().collect::<Vec<_>>())
        };
        self.reactions.get(seat).is_some_and(is_mechanical)
    }

    /// Whether a seat's line is too slow to be made up for (CC-10.5).
    pub(in crate::table) fn is_slow(&self, seat: usize) -> bool {
        self.slow.contains(&seat)
    }

    /// Marks a seat's line; true if that is news.
    pub(super) fn set_slow(&mut self, seat: usize, slow: bool) -> bool {
        if slow {
            self.slow.insert(seat)
        } else {
            self.slow.remove(&seat)
        }
    }
}

//! The table as those see it who see it later: a second one that follows its log.

use super::Playing;
use crate::hosted::Hosted;
use crate::play::{Late, Racing as _};
use engine::table::Act;
use engine::{Audience, Follower};
use protocol::wire::{Json, JsonOf, Outline};

/// A table that is seen later.
pub(crate) struct Following<G: Hosted> {
    follower: Follower<G>,
    /// Whether the deal has been seen.
    is_dealt: bool,
}

impl<G: Hosted> Playing<G> {
    /// A table that follows this one, with so many entries seen already; without any, not even the deal is.
    pub(super) fn following(&self, seen: u32) -> Box<Following<G>> {
        let (mut follower, _) = self.table.follow();
        for _ in 0..seen {
            follower.step(&self.table);
        }
        let is_dealt = seen > 0;
        Box::new(Following { follower, is_dealt })
    }

    /// When the next entry came that is not seen yet, in table time.
    pub(super) fn next_unseen(&self) -> Option<u64> {
        let following = self.late.as_ref()?;
        if !following.is_dealt {
            return Some(0);
        }
        let (seen, entries) = (following.follower.table().entries().len(), self.table.entries());
        // What nobody may see yet is not seen later than by the players, but never before them either.
        let is_held = self.is_holding() && seen + 1 == entries.len();
        entries.get(seen).filter(|_| !is_held).map(|entry| entry.at.0)
    }

    /// Goes on by one entry if it came until then; what is to be told of it, if anybody listens.
    pub(super) fn see_later(&mut self, until: u64, is_told: bool) -> Option<Option<Late>> {
        self.next_unseen().filter(|at| *at <= until)?;
        let following = self.late.as_mut()?;
        if !std::mem::replace(&mut following.is_dealt, true) {
            return Some(self.seen_late(&[], true).filter(|_| is_told));
        }
        let events = following.follower.step(&self.table)?;
        if !is_told {
            return Some(None);
        }
        let taken_back = following.follower.table().entries().last();
        let is_from_nothing = taken_back.is_some_and(|entry| matches!(entry.act, Act::TakeBack));
        let sightings: Vec<G::Sighting> = events
            .iter()
            .filter_map(|event| G::sighting(event, Audience::Public))
            .collect();
        Some(self.seen_late(&sightings, is_from_nothing))
    }

    /// The table as it is seen now by those who see it later; nothing before the deal.
    pub(super) fn seen_late(&self, sightings: &[G::Sighting], is_from_nothing: bool) -> Option<Late> {
        let following = self.late.as_ref().filter(|following| following.is_dealt)?;
        let table = following.follower.table();
        let seq = table.entries().len() as u32;
        let told = match is_from_nothing {
            true => self.history(seq, seq, Audience::Public),
            false => JsonOf::of(&[(); 0]),
        };
        Some(Late {
            seq,
            told,
            seen: Self::write_seen(sightings),
            view: Outline::of(&table.view(Audience::Public)),
            waiting: Self::waiting_of(&table.prompts()),
            outcome: table.outcome().map(|outcome| Json::of(&outcome)),
            is_from_nothing,
        })
    }
}

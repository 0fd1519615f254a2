//! Another node, as far as it is known here.

use super::Cluster;
use crate::house::lock;
use std::time::Duration;
use tokio::time::Instant;

/// Another node.
#[derive(Debug)]
pub(super) struct Peer {
    pub(super) name: String,
    /// When it last answered.
    pub(super) heard: Instant,
    pub(super) is_silent: bool,
    /// The latest round trips to it.
    pub(super) round_trips: Vec<Duration>,
    /// The number of its last news that were heard; nothing before the first.
    news: Option<u64>,
    /// Whether some before it were not.
    has_missed: bool,
    /// How many it had told a beat ago.
    told: u64,
}

impl Peer {
    pub(super) fn new(name: String) -> Peer {
        Peer {
            name,
            heard: Instant::now(),
            is_silent: false,
            round_trips: Vec::new(),
            news: None,
            has_missed: false,
            told: 0,
        }
    }

    /// The round trip in the middle of the latest ones: a single slow one is nobody's distance.
    pub(super) fn round_trip(&self) -> Option<Duration> {
        let mut round_trips = self.round_trips.clone();
        round_trips.sort();
        round_trips.get(round_trips.len() / 2).copied()
    }

    /// Hears news of this number; false if they are old.
    pub(super) fn hears(&mut self, number: u64) -> bool {
        let is_new = self.news.is_none_or(|heard| number > heard);
        if is_new {
            self.has_missed |= self.news.is_some_and(|heard| number > heard + 1);
            self.news = Some(number);
        }
        is_new
    }

    /// It says how many news it has told; whether some were lost. Those of the last moment may be on their way.
    pub(super) fn misses(&mut self, told: u64) -> bool {
        let before = std::mem::replace(&mut self.told, told);
        let heard = *self.news.get_or_insert(told);
        let misses = std::mem::take(&mut self.has_missed) || heard < before.min(told);
        if misses {
            self.news = Some(told.max(heard));
        }
        misses
    }
}

impl Cluster {
    /// How far away each other node is: the round trip in the middle of the latest ones.
    pub(in crate::house) fn round_trips(&self) -> Vec<(String, Duration)> {
        let peers = lock(&self.peers);
        let known = peers
            .values()
            .filter_map(|peer| Some((peer.name.clone(), peer.round_trip()?)));
        known.collect()
    }
}

//! What is counted at a house, for whoever looks after it, and what of it goes into the log once a minute.
//!
//! Nothing here tells guests, addresses or cards apart: labels are games, states and codes.

use super::minds::Counts;
use super::nodes::{Cluster, Standing};
use super::{Inner, lock};
use crate::lobby::Census;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// How long a commit may take before it is called slow: people notice.
const SLOW: Duration = Duration::from_millis(500);

/// The upper ends of the buckets for commits and thoughts, in seconds.
const ENDS: [f64; 13] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfGame {
    game: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct InState {
    game: String,
    state: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Ended {
    game: String,
    how: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfCode {
    code: String,
}

/// Nodes have names that whoever looks after the house has given them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfPeer {
    peer: String,
}

/// What is counted.
pub(super) struct Metrics {
    pub(super) changes: Counter,
    pub(super) requests: Counter,
    pub(super) slow_dropped: Counter,
    pub(super) frozen: Counter,
    /// How long bots think, and how often they had to think less.
    pub(super) thinking: Counts,
    moves: Family<OfGame, Counter>,
    opened: Family<OfGame, Counter>,
    ended: Family<Ended, Counter>,
    refusals: Family<OfCode, Counter>,
    commits: Histogram,
    lately: Mutex<Lately>,
}

/// What the log has not told yet.
#[derive(Default)]
struct Lately {
    refusals: BTreeMap<String, u64>,
    slow_commits: u64,
    slowest: Duration,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            changes: Counter::default(),
            requests: Counter::default(),
            slow_dropped: Counter::default(),
            frozen: Counter::default(),
            thinking: Counts {
                times: Histogram::new(ENDS),
                hurried: Counter::default(),
            },
            moves: Family::default(),
            opened: Family::default(),
            ended: Family::default(),
            refusals: Family::default(),
            commits: Histogram::new(ENDS),
            lately: Mutex::default(),
        }
    }
}

impl Metrics {
    /// The counter of a game's moves, for a table to keep.
    pub(super) fn moves_of(&self, game: &str) -> Counter {
        let game = game.to_owned();
        self.moves.get_or_create_owned(&OfGame { game })
    }

    pub(super) fn opened(&self, game: &str) {
        let game = game.to_owned();
        self.opened.get_or_create(&OfGame { game }).inc();
    }

    pub(super) fn ended(&self, game: &str, how: &'static str) {
        let game = game.to_owned();
        self.ended.get_or_create(&Ended { game, how }).inc();
    }

    /// A request was refused.
    pub(super) fn refused(&self, code: &str) {
        let code = code.to_owned();
        *lock(&self.lately).refusals.entry(code.clone()).or_default() += 1;
        self.refusals.get_or_create(&OfCode { code }).inc();
    }

    /// Somebody has waited so long until a change was kept.
    pub(super) fn committed(&self, took: Duration) {
        self.commits.observe(took.as_secs_f64());
        if took >= SLOW {
            let mut lately = lock(&self.lately);
            lately.slow_commits += 1;
            lately.slowest = lately.slowest.max(took);
        }
    }

    /// Logs what there was since the last time: by kind, so that a flood is a line and not a flood.
    pub(super) fn report(&self) {
        let Lately {
            refusals,
            slow_commits,
            slowest,
        } = std::mem::take(&mut *lock(&self.lately));
        for (code, count) in refusals {
            tracing::info!(code, count, "requests were refused");
        }
        if slow_commits > 0 {
            let slowest_ms = slowest.as_millis() as u64;
            tracing::warn!(count = slow_commits, slowest_ms, "commits were slow");
        }
    }
}

impl Inner {
    /// Puts what is counted into a registry, as it stands now.
    pub(super) fn register(&self, registry: &mut Registry) {
        let Metrics {
            changes,
            requests,
            slow_dropped,
            frozen,
            thinking,
            moves,
            opened,
            ended,
            refusals,
            commits,
            lately: _,
        } = &self.metrics;
        let loaded = lock(&self.tables).len();
        registry.register("tables", "Tables that are not over", self.tables_by_state());
        registry.register("tables_loaded", "Tables in memory", gauge(loaded));
        registry.register("tables_opened", "Tables opened", opened.clone());
        let help = "Tables ended: finished, closed, abandoned, or undealt and gone";
        registry.register("tables_ended", help, ended.clone());
        let help = "Tables that froze on a mistake of the program";
        registry.register("tables_frozen", help, frozen.clone());
        let help = "Entries added to logs after the deal: moves, dice, ends";
        registry.register("moves", help, moves.clone());
        registry.register("requests", "Requests from devices", requests.clone());
        registry.register("refusals", "Requests refused, by code", refusals.clone());
        registry.register("changes", "Changes of tables that were saved", changes.clone());
        let help = "Changes that could not be saved";
        registry.register("changes_failed", help, ConstCounter::new(self.unkept.changes()));
        let help = "How long a table waited until a change was on disk";
        registry.register("commit_seconds", help, commits.clone());
        let help = "How long bots thought about a question";
        registry.register("bot_thinking_seconds", help, thinking.times.clone());
        let help = "Thoughts of bots, and advice, below their level because many were waiting";
        registry.register("bot_hurried", help, thinking.hurried.clone());
        let help = "Questions waiting for a bot to think about them";
        registry.register("bot_queue", help, gauge(self.minds.waiting()));
        let help = "Devices dropped because they did not read";
        registry.register("devices_dropped", help, slow_dropped.clone());
        if let Some(cluster) = &self.cluster {
            register_cluster(cluster, registry);
        }
    }

    fn tables_by_state(&self) -> Family<InState, Gauge> {
        let mut census = lock(&self.lobby).census();
        // A game nobody plays has a nought: whoever draws a graph wants a line.
        for game in catalog::games() {
            census.entry(game.name.to_owned()).or_default();
        }
        let tables = Family::<InState, Gauge>::default();
        for (
            game,
            Census {
                gathering,
                playing,
                frozen,
            },
        ) in census
        {
            for (state, count) in [("gathering", gathering), ("playing", playing), ("frozen", frozen)] {
                let game = game.clone();
                tables.get_or_create(&InState { game, state }).set(count as i64);
            }
        }
        tables
    }
}

/// What is counted of a node among others.
fn register_cluster(cluster: &Cluster, registry: &mut Registry) {
    let Standing {
        bus,
        lease,
        nodes,
        tables,
    } = cluster.standing();
    let counts = &cluster.counts;
    registry.register("nodes", "Nodes of the house that are alive", gauge(nodes));
    registry.register("bus_up", "Whether the bus can be reached", gauge(bus.into()));
    let help = "Whether the store takes this node for alive";
    registry.register("lease_held", help, gauge(lease.into()));
    registry.register("tables_owned", "Tables that belong to this node", gauge(tables));
    let help = "Tables claimed that were nobody's or this node's own";
    registry.register("tables_claimed", help, counts.claimed.clone());
    let help = "Tables taken over from a node that was gone";
    registry.register("tables_taken_over", help, counts.taken_over.clone());
    let help = "Tables lost to another node, or because the store was away";
    registry.register("tables_lost", help, counts.lost.clone());
    let help = "Tables released: nobody was at them, or the node was closing";
    registry.register("tables_released", help, counts.handed_over.clone());
    let help = "Requests of devices here that went to another node";
    registry.register("hops", help, counts.hops.clone());
    let help = "Messages for devices here that came from another node";
    registry.register("hops_back", help, counts.hops_back.clone());
    let help = "The round trip to another node, the one in the middle of the latest sixteen";
    registry.register("hop_seconds", help, round_trips(cluster));
    let help = "Streams between nodes that began anew because something was missing";
    registry.register("streams_broken", help, counts.broken.clone());
    let help = "Messages of the bus that made no sense";
    registry.register("bus_garbage", help, counts.garbage.clone());
    let traffic = cluster.traffic();
    let mut count = |name, help, value| registry.register(name, help, ConstCounter::new(value));
    count("bus_sent", "Messages sent over the bus", traffic.sent);
    count("bus_sent_bytes", "Bytes sent over the bus", traffic.sent_bytes);
    count("bus_heard", "Messages heard from the bus", traffic.heard);
    count("bus_heard_bytes", "Bytes heard from the bus", traffic.heard_bytes);
    count(
        "bus_dropped",
        "Messages dropped because too many waited or the bus was away",
        traffic.dropped,
    );
}

fn round_trips(cluster: &Cluster) -> Family<OfPeer, Gauge<f64, AtomicU64>> {
    let hops = Family::<OfPeer, Gauge<f64, AtomicU64>>::default();
    for (peer, round_trip) in cluster.round_trips() {
        hops.get_or_create(&OfPeer { peer }).set(round_trip.as_secs_f64());
    }
    hops
}

fn gauge(value: usize) -> ConstGauge {
    ConstGauge::new(value as i64)
}

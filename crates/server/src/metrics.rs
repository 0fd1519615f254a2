//! What is counted, in the text form Prometheus reads. Nothing here tells guests or addresses apart.

use crate::edge::Condition;
use crate::{Edge, process};
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;
use store::Health;

/// The form of the text, as the library writes it.
pub(crate) const FORM: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The upper ends of the buckets for answers, in seconds.
const ENDS: [f64; 12] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0,
];

/// The counters of the edge.
pub(crate) struct Metrics {
    /// Sockets that were let in.
    pub(crate) sockets: Counter,
    /// Sockets that were turned away.
    pub(crate) turned: Counter,
    /// Sockets that were dropped because they did not read.
    pub(crate) slow: Counter,
    /// Messages that came.
    pub(crate) received: Counter,
    /// Messages that were no requests, too big or too many.
    pub(crate) bad: Counter,
    /// Messages that were sent.
    pub(crate) sent: Counter,
    /// Bytes in them.
    pub(crate) sent_bytes: Counter,
    /// Guests that were made.
    pub(crate) guests: Counter,
    /// How long requests by HTTP took.
    http: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            sockets: Counter::default(),
            turned: Counter::default(),
            slow: Counter::default(),
            received: Counter::default(),
            bad: Counter::default(),
            sent: Counter::default(),
            sent_bytes: Counter::default(),
            guests: Counter::default(),
            http: Histogram::new(ENDS),
        }
    }
}

/// What runs here.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Build {
    version: &'static str,
    wire: u32,
    log: u32,
}

impl Metrics {
    /// Counts a request by HTTP.
    pub(crate) fn took(&self, time: Duration) {
        self.http.observe(time.as_secs_f64());
    }

    fn register(&self, registry: &mut Registry) {
        let counters = [
            ("sockets_opened", "Sockets let in", &self.sockets),
            (
                "sockets_turned",
                "Connections turned away by a limit",
                &self.turned,
            ),
            (
                "sockets_slow",
                "Sockets dropped because they did not read",
                &self.slow,
            ),
            ("messages_received", "Messages from clients", &self.received),
            (
                "messages_bad",
                "Messages that were no requests, too big or too many",
                &self.bad,
            ),
            ("messages_sent", "Messages to clients", &self.sent),
            (
                "message_bytes_sent",
                "Bytes in messages to clients",
                &self.sent_bytes,
            ),
            ("guests_made", "Guests seen for the first time", &self.guests),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        registry.register(
            "http_seconds",
            "How long requests by HTTP took",
            self.http.clone(),
        );
    }
}

/// Everything as text, as it stands now.
pub(crate) async fn write(edge: &Edge) -> String {
    let is_ready = edge.readiness().await.is_ok();
    let is_saving = edge.condition().await == Condition::Well;
    let store = edge.store().health().await.unwrap_or_default();
    let mut registry = Registry::default();
    let ours = registry.sub_registry_with_prefix("sexton");
    let build = Build {
        version: env!("CARGO_PKG_VERSION"),
        wire: protocol::wire::VERSION,
        log: engine::log::FORMAT,
    };
    ours.register("build", "What runs here", Info::new(build));
    ours.register(
        "ready",
        "1 while the house is ready for guests",
        gauge(u64::from(is_ready)),
    );
    ours.register("sockets", "Sockets open now", gauge(edge.gate().open() as u64));
    edge.metrics().register(ours);
    edge.house().register(ours);
    register_store(ours, store, is_saving);
    process::register(&mut registry);
    let mut text = String::new();
    text::encode(&mut text, &registry).expect("a text takes whatever is written to it");
    text
}

fn register_store(registry: &mut Registry, store: Health, is_saving: bool) {
    let help = "1 while the database saves what it is given";
    registry.register("store_saving", help, gauge(u64::from(is_saving)));
    let Health {
        commits,
        writes,
        lines,
        bytes,
    } = store;
    for (name, help, value) in [
        ("store_commits", "Commits", commits),
        ("store_writes", "Writes in those commits", writes),
        ("store_lines", "Lines appended to logs", lines),
    ] {
        registry.register(name, help, ConstCounter::new(value));
    }
    registry.register_with_unit("store", "Size of the file", Unit::Bytes, gauge(bytes));
}

/// A number that can fall.
pub(crate) fn gauge(value: u64) -> ConstGauge {
    ConstGauge::new(value as i64)
}

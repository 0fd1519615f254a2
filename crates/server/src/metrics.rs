//! What is counted, in the text form Prometheus reads. Nothing here tells guests or addresses apart.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the buckets for answers, in microseconds.
const ENDS_US: [u64; 12] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
];

/// The counters of the edge.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Sockets that were let in.
    pub(crate) sockets: AtomicU64,
    /// Sockets that were turned away.
    pub(crate) turned: AtomicU64,
    /// Sockets that were dropped because they did not read.
    pub(crate) slow: AtomicU64,
    /// Messages that came.
    pub(crate) received: AtomicU64,
    /// Messages that were no requests, too big or too many.
    pub(crate) bad: AtomicU64,
    /// Messages that were sent.
    pub(crate) sent: AtomicU64,
    /// Bytes in them.
    pub(crate) sent_bytes: AtomicU64,
    /// Guests that were made.
    pub(crate) guests: AtomicU64,
    /// Requests by HTTP.
    pub(crate) http: AtomicU64,
    /// How long requests by HTTP took: one bucket more than there are ends.
    took: [AtomicU64; ENDS_US.len() + 1],
    took_us: AtomicU64,
}

/// A number that is read when it is asked for.
pub(crate) struct Gauge {
    pub(crate) name: &'static str,
    pub(crate) help: &'static str,
    pub(crate) value: u64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    add(counter, 1);
}

/// Counts several more.
pub(crate) fn add(counter: &AtomicU64, more: u64) {
    counter.fetch_add(more, Ordering::Relaxed);
}

fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

impl Metrics {
    /// Counts a request by HTTP.
    pub(crate) fn took(&self, time: Duration) {
        let us = time.as_micros() as u64;
        let bucket = ENDS_US.iter().position(|end| us <= *end).unwrap_or(ENDS_US.len());
        count(&self.http);
        count(&self.took[bucket]);
        add(&self.took_us, us);
    }

    /// Everything as text.
    pub(crate) fn write(&self, gauges: &[Gauge]) -> String {
        let mut text = String::new();
        let counters = [
            ("sexton_sockets_total", "Sockets let in.", &self.sockets),
            (
                "sexton_sockets_turned_total",
                "Sockets turned away by a limit.",
                &self.turned,
            ),
            (
                "sexton_sockets_slow_total",
                "Sockets dropped because they did not read.",
                &self.slow,
            ),
            (
                "sexton_messages_received_total",
                "Messages from clients.",
                &self.received,
            ),
            (
                "sexton_messages_bad_total",
                "Messages that were no requests, too big or too many.",
                &self.bad,
            ),
            ("sexton_messages_sent_total", "Messages to clients.", &self.sent),
            (
                "sexton_message_bytes_sent_total",
                "Bytes in messages to clients.",
                &self.sent_bytes,
            ),
            (
                "sexton_guests_made_total",
                "Guests seen for the first time.",
                &self.guests,
            ),
        ];
        for (name, help, counter) in counters {
            let value = read(counter);
            let _ = write!(
                text,
                "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}\n"
            );
        }
        for Gauge { name, help, value } in gauges {
            let _ = write!(
                text,
                "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}\n"
            );
        }
        self.write_times(&mut text);
        text
    }

    fn write_times(&self, text: &mut String) {
        let name = "sexton_http_seconds";
        let _ = write!(
            text,
            "# HELP {name} How long requests by HTTP took.\n# TYPE {name} histogram\n"
        );
        let mut sum = 0;
        for (end, bucket) in ENDS_US.iter().zip(&self.took) {
            sum += read(bucket);
            let seconds = *end as f64 / 1e6;
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let all = read(&self.http);
        let seconds = read(&self.took_us) as f64 / 1e6;
        let _ = write!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {seconds}\n{name}_count {all}\n"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_can_be_read_by_prometheus() {
        let metrics = Metrics::default();
        count(&metrics.sockets);
        metrics.took(Duration::from_micros(300));
        metrics.took(Duration::from_secs(9));
        let gauge = Gauge {
            name: "sexton_sockets",
            help: "Sockets open now.",
            value: 4,
        };
        let text = metrics.write(&[gauge]);
        for line in [
            "# TYPE sexton_sockets_total counter",
            "sexton_sockets_total 1",
            "sexton_sockets 4",
            "sexton_http_seconds_bucket{le=\"0.00025\"} 0",
            "sexton_http_seconds_bucket{le=\"0.0005\"} 1",
            "sexton_http_seconds_bucket{le=\"1\"} 1",
            "sexton_http_seconds_bucket{le=\"+Inf\"} 2",
            "sexton_http_seconds_count 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(
            text.lines()
                .all(|line| line.starts_with('#') || line.split(' ').count() == 2)
        );
    }
}

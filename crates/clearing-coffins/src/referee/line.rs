//! What a line costs and how far its client is trusted: release of the dice (CC-10.7) and the reaction of a hand
//! (CC-10.9).

use super::{LineTimes, Millis};
use crate::api::Constants;
use engine::race::LineQuality;

/// How much too early a client may show the dice.
const EARLY_MAX_MS: Millis = 5;

/// How good a line is (CC-10.5).
pub(super) fn quality(line: &LineTimes) -> LineQuality {
    match line.rtt_min {
        ..=250 => LineQuality::Good,
        251..=600 => LineQuality::Long,
        _ => LineQuality::TooLong,
    }
}

/// What of a line is made up for, within the bounds of the table.
pub trait Compensation {
    /// The one-way delay that is compensated.
    fn owd(&self, constants: &Constants) -> Millis;

    /// The trust in times the client measured: as much as the line jitters, within bounds.
    fn slack(&self, constants: &Constants) -> Millis;

    /// When the dice are sent, so that they arrive just in time to be shown at `reveal_at` (CC-10.7).
    fn release_at(&self, reveal_at: Millis, constants: &Constants) -> Millis {
        let lead = self.owd(constants) + self.slack(constants) / 2;
        reveal_at - lead.min(Millis::from(constants.lead_max_ms))
    }

    /// When the seat presumably saw the dice that were released at `released_at`.
    fn shown_at(&self, reveal_at: Millis, released_at: Millis, constants: &Constants) -> Millis {
        reveal_at.max(released_at + self.owd(constants))
    }
}

impl Compensation for LineTimes {
    fn owd(&self, constants: &Constants) -> Millis {
        (self.rtt_min / 2).min(Millis::from(constants.owd_cap_ms))
    }

    fn slack(&self, constants: &Constants) -> Millis {
        let least = Millis::from(constants.slack_min_ms);
        let most = Millis::from(constants.slack_max_ms);
        (self.rtt_p95 - self.rtt_min).max(least).min(most)
    }
}

/// A reaction and how it was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Measured {
    pub(super) r_client: Option<Millis>,
    pub(super) r_server: Millis,
    pub(super) reaction: Millis,
}

/// When the dice were to be shown, and when they presumably were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Showing {
    pub(super) reveal_at: Millis,
    pub(super) shown_at: Millis,
}

/// The reaction of a hand over a line (CC-10.9): what the client measured, as far as the arrival proves it.
pub(super) fn measure(
    line: &LineTimes,
    showing: Showing,
    arrival: Millis,
    client: Option<(Millis, Millis)>,
    constants: &Constants,
) -> Measured {
    let r_server = arrival - line.owd(constants) - showing.shown_at;
    let r_client = client.map(|(shown, pressed)| {
        let earliest = showing.reveal_at - EARLY_MAX_MS;
        let latest = showing.shown_at + Millis::from(constants.late_max_ms);
        // A client may send any number; it gains nothing by a wild one.
        let shown = shown.saturating_sub(line.theta).clamp(earliest, latest);
        pressed.saturating_sub(line.theta).saturating_sub(shown)
    });
    let slack = line.slack(constants);
    let reaction = r_client.map_or(r_server, |r_client| {
        r_client.clamp(r_server - slack, r_server + slack)
    });
    Measured {
        r_client,
        r_server,
        reaction,
    }
}

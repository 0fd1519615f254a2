//! What guests report, and what becomes of it.

use super::*;
use protocol::wire::{AdminReport, ReportReason};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How long a report is kept.
const REPORT_MS: u64 = 90 * DAY_MS;

/// How many reports are kept; more are refused until some are dealt with.
const REPORTS_MAX: usize = 1_000;

/// Reports of one device within an hour, and of one address.
const PER_DEVICE: usize = 5;
const PER_ADDRESS: usize = 20;
const HOUR_MS: u64 = 3_600_000;

/// A report as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Report {
    table: String,
    by: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    reason: ReportReason,
    text: String,
}

/// When who has reported something lately; kept nowhere else.
#[derive(Debug, Default)]
pub(in crate::house) struct ReportRates(BTreeMap<Reporter, Vec<u64>>);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reporter {
    Device(GuestId),
    Address(AddressKey),
}

impl ReportRates {
    fn may_report(&mut self, guest: &Guest, address: Option<AddressKey>, now: u64) -> bool {
        self.0.retain(|_, times| {
            times.retain(|at| at + HOUR_MS > now);
            !times.is_empty()
        });
        let who = [
            Some((Reporter::Device(guest.device), PER_DEVICE)),
            address.map(|address| (Reporter::Address(address), PER_ADDRESS)),
        ];
        let who: Vec<_> = who.into_iter().flatten().collect();
        let count = |reporter: &Reporter| self.0.get(reporter).map_or(0, Vec::len);
        let may = who.iter().all(|(reporter, most)| count(reporter) < *most);
        if may {
            for (reporter, _) in who {
                self.0.entry(reporter).or_default().push(now);
            }
        }
        may
    }
}

/// What a table hands over of a report.
#[derive(Clone, Debug)]
pub(crate) struct Reported {
    pub(crate) by: Guest,
    pub(crate) about: Option<GuestId>,
    pub(crate) reason: ReportReason,
    pub(crate) text: String,
}

impl Inner {
    /// Keeps what a guest reports.
    pub(in crate::house) async fn report(
        &self,
        table: TableId,
        conn: ConnectionId,
        reported: Reported,
    ) -> Result<(), Trouble> {
        let address = self.address_of(conn);
        if !lock(&self.report_rates).may_report(&reported.by, address, self.now()) {
            return Err(HouseRefusal::TooManyReports.into());
        }
        let kept = self.read(self.store.notes("report".to_owned(), REPORTS_MAX).await)?;
        if kept.len() >= REPORTS_MAX {
            return Err(HouseRefusal::TooManyReports.into());
        }
        let report = Report {
            table: table.to_string(),
            by: reported.by.id.to_string(),
            about: reported.about.map(|guest| guest.to_string()),
            reason: reported.reason,
            text: reported.text,
        };
        let value = serde_json::to_string(&report).unwrap_or_default();
        self.note("report", REPORT_MS, value).await.map(|_| ())
    }

    async fn reports(&self) -> Result<Vec<AdminReport>, Trouble> {
        let notes = self.read(self.store.notes("report".to_owned(), REPORTS_MAX).await)?;
        let report = |note: &Note| {
            let report: Report = serde_json::from_str(&note.value).ok()?;
            Some(AdminReport {
                entry: note.id,
                at_ms: note.at_ms,
                table: report.table,
                by: report.by,
                about: report.about,
                reason: report.reason,
                text: report.text,
            })
        };
        Ok(notes.iter().filter_map(report).collect())
    }

    pub(super) async fn look_at_reports(&self) -> Result<AdminAnswer, Trouble> {
        let reports = self.reports().await?;
        Ok(AdminAnswer::Reports { reports })
    }

    /// What a guest has reported.
    pub(super) async fn reports_of(&self, guest: GuestId) -> Result<Vec<AdminReport>, Trouble> {
        let (mut reports, by) = (self.reports().await?, guest.to_string());
        reports.retain(|report| report.by == by);
        Ok(reports)
    }

    /// What a guest has reported, and what was reported of them, goes with them.
    pub(super) async fn drop_reports_of(&self, guest: GuestId) -> Result<(), Trouble> {
        let guest = guest.to_string();
        for report in self.reports().await? {
            if report.by == guest || report.about.as_ref() == Some(&guest) {
                self.kept(self.store.drop_note(report.entry).await)?;
            }
        }
        Ok(())
    }

    /// A report is dealt with.
    pub(super) async fn settle<F: Future<Output = Result<(), Trouble>>>(
        &self,
        entry: u64,
        down: impl FnOnce(String) -> F,
    ) -> Result<(), Trouble> {
        if !self.reports().await?.iter().any(|report| report.entry == entry) {
            return Err(HouseRefusal::NoSuchEntry.into());
        }
        down(entry.to_string()).await?;
        self.kept(self.store.drop_note(entry).await).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_reports_a_few_times_an_hour() {
        let mut rates = ReportRates::default();
        let guest = Guest::new(GuestId(1), "");
        let beside = Guest {
            id: GuestId(2),
            ..guest.clone()
        };
        assert!((0..5).all(|_| rates.may_report(&guest, None, 10)));
        assert!(!rates.may_report(&guest, None, 20));
        assert!(!rates.may_report(&beside, None, 20), "the same device");
        assert!(rates.may_report(&guest, None, 10 + HOUR_MS));
        let from = Some(AddressKey(7));
        let others = |number: u64| Guest::new(GuestId(100 + number), "");
        assert!((0..20).all(|number| rates.may_report(&others(number), from, 30)));
        assert!(!rates.may_report(&others(99), from, 30), "the same address");
    }
}

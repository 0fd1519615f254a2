//! What whoever looks after the house sees of tables and guests, and what guests see of themselves.

use super::acts::table_id;
use super::*;
use crate::table::book::Book;
use crate::table::roster::Place;
use protocol::wire::{AdminAct, AdminGuest, AdminSeat, AdminTable, TablePhase};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use store::{Phase, Summary};

/// How many guests a list shows.
const GUESTS_MAX: usize = 500;

/// How many acts a list shows, unless more are wanted.
const ACTS: u16 = 100;

fn seat(place: &Place) -> AdminSeat {
    AdminSeat {
        guest: place.person().map(|person| person.guest.to_string()),
        name: place.person().map(|person| person.name.clone()),
        bot: place.bot().map(str::to_owned),
    }
}

/// A table as its record tells it. One whose record makes no sense is frozen.
fn admin_table(summary: &Summary, devices: u32) -> AdminTable {
    let book = Book::read(&summary.record).ok();
    let phase = match (&book, summary.record.phase) {
        (_, Phase::Over) => TablePhase::Over,
        (Some(book), _) if book.frozen.is_some() => TablePhase::Frozen,
        (None, _) => TablePhase::Frozen,
        (_, Phase::Open) => TablePhase::Gathering,
        (_, Phase::Playing) => TablePhase::Playing,
    };
    AdminTable {
        table: summary.table.to_string(),
        game: summary.record.game.clone(),
        phase,
        seats: book
            .as_ref()
            .map_or_else(Vec::new, |book| book.seats.places().map(seat).collect()),
        host: book.map_or_else(String::new, |book| book.host.guest.to_string()),
        listed: summary.record.listed,
        made_ms: summary.record.made_ms,
        updated_ms: summary.updated_ms,
        devices,
        lines: summary.lines,
    }
}

impl Inner {
    /// How many devices are at each table.
    fn devices_at(&self) -> BTreeMap<TableId, u32> {
        let all: Vec<_> = lock(&self.connections).values().cloned().collect();
        let mut count = BTreeMap::new();
        for shared in all {
            for table in &lock(&shared.state).tables {
                *count.entry(*table).or_insert(0) += 1;
            }
        }
        count
    }

    /// Who is here, and with how many devices.
    fn here(&self) -> BTreeMap<GuestId, (String, u32)> {
        let all: Vec<_> = lock(&self.connections).values().cloned().collect();
        let mut here: BTreeMap<GuestId, (String, u32)> = BTreeMap::new();
        for shared in all {
            let guest = lock(&shared.state).guest.clone();
            here.entry(guest.id).or_insert((guest.name, 0)).1 += 1;
        }
        here
    }

    fn admin_tables(&self, summaries: &[Summary]) -> Vec<AdminTable> {
        let devices = self.devices_at();
        let at = |table: TableId| devices.get(&table).copied().unwrap_or(0);
        let tables = summaries.iter();
        tables
            .map(|summary| admin_table(summary, at(summary.table)))
            .collect()
    }

    pub(super) async fn look_at_tables(&self) -> Result<AdminAnswer, Trouble> {
        let summaries = self.read(self.store.unfinished().await)?;
        let tables = self.admin_tables(&summaries);
        Ok(AdminAnswer::Tables { tables })
    }

    pub(super) async fn look_at_table(&self, table: &str) -> Result<AdminAnswer, Trouble> {
        let summary = self.read(self.store.summary(table_id(table)?).await)?;
        let summary = summary.ok_or(HouseRefusal::NoSuchTable)?;
        let tables = self.admin_tables(&[summary]);
        Ok(AdminAnswer::Tables { tables })
    }

    pub(super) async fn look_at_guests(&self) -> Result<AdminAnswer, Trouble> {
        let mut here = self.here();
        let kept = self.read(self.store.guests(GUESTS_MAX).await)?;
        let mut guests: Vec<AdminGuest> = kept
            .into_iter()
            .map(|guest| AdminGuest {
                guest: guest.id.to_string(),
                devices: here.remove(&guest.id).map_or(0, |(_, devices)| devices),
                name: guest.name,
                made_ms: Some(guest.made_ms),
                seen_ms: Some(guest.seen_ms),
                tables: Vec::new(),
            })
            .collect();
        // Whoever only looks around is not kept.
        guests.extend(here.into_iter().map(|(guest, (name, devices))| AdminGuest {
            guest: guest.to_string(),
            name,
            made_ms: None,
            seen_ms: None,
            devices,
            tables: Vec::new(),
        }));
        guests.sort_by_key(|guest| guest.devices == 0);
        Ok(AdminAnswer::Guests { guests })
    }

    pub(super) async fn look_at_guest(&self, guest: &str) -> Result<AdminAnswer, Trouble> {
        let id: GuestId = guest.trim().parse().map_err(|_| HouseRefusal::NoSuchGuest)?;
        let kept = self.read(self.store.guest(id).await)?;
        let here = self.here().remove(&id);
        if kept.is_none() && here.is_none() {
            return Err(HouseRefusal::NoSuchGuest.into());
        }
        let summaries = self.read(self.store.tables_of(id).await)?;
        let (made_ms, seen_ms) = (
            kept.as_ref().map(|guest| guest.made_ms),
            kept.as_ref().map(|guest| guest.seen_ms),
        );
        let (live, devices) = here.unwrap_or_default();
        let guest = AdminGuest {
            guest: id.to_string(),
            name: kept.map_or(live, |guest| guest.name),
            made_ms,
            seen_ms,
            devices,
            tables: self.admin_tables(&summaries),
        };
        Ok(AdminAnswer::Guests { guests: vec![guest] })
    }

    pub(super) async fn look_at_acts(&self, limit: Option<u16>) -> Result<AdminAnswer, Trouble> {
        let limit = usize::from(limit.unwrap_or(ACTS));
        let notes = self.read(self.store.notes("audit".to_owned(), limit).await)?;
        let act = |note: &Note| {
            let value: Value = serde_json::from_str(&note.value).ok()?;
            Some(AdminAct {
                at_ms: note.at_ms,
                by: serde_json::from_value(value["by"].clone()).ok()?,
                act: value["act"].as_str()?.to_owned(),
                about: value["about"].as_str()?.to_owned(),
            })
        };
        let acts = notes.iter().filter_map(act).collect();
        Ok(AdminAnswer::Audit { acts })
    }

    /// Everything that is kept of guests, for themselves: nothing of it tells what they may not know of a table.
    pub(super) async fn export(&self, guests: &[GuestId]) -> Result<Value, Trouble> {
        let mut all = Vec::new();
        for id in guests {
            let kept = self.read(self.store.guest(*id).await)?;
            let summaries = self.read(self.store.tables_of(*id).await)?;
            let reports = self.reports_of(*id).await?;
            if kept.is_none() && summaries.is_empty() && reports.is_empty() {
                continue;
            }
            all.push(json!({
                "guest": id.to_string(),
                "name": kept.as_ref().map(|guest| &guest.name),
                "first_seen_ms": kept.as_ref().map(|guest| guest.made_ms),
                "last_seen_ms": kept.as_ref().map(|guest| guest.seen_ms),
                "tables": summaries.iter().map(|summary| own_table(summary, *id)).collect::<Vec<_>>(),
                "reports": reports,
            }));
        }
        Ok(json!({"exported_ms": self.now(), "guests": all}))
    }
}

/// A table as a guest who belongs to it gets it: their own part of it.
fn own_table(summary: &Summary, guest: GuestId) -> Value {
    let book = Book::read(&summary.record).ok();
    let seat = book.as_ref().and_then(|book| {
        let mut seats = book.seats.seats();
        seats.find(|seat| {
            book.seats[*seat]
                .person()
                .is_some_and(|person| person.guest == guest)
        })
    });
    let place = book.as_ref().zip(seat).map(|(book, seat)| &book.seats[seat]);
    let is_over = summary.record.phase == Phase::Over;
    json!({
        "table": summary.table.to_string(),
        "game": summary.record.game,
        "phase": summary.record.phase.code(),
        "opened_ms": summary.record.made_ms,
        "ended_ms": summary.record.ended_ms,
        "opened_by_you": book.as_ref().is_some_and(|book| book.host.guest == guest),
        "seat": seat.map(|seat| seat.0 + 1),
        "salt": place.and_then(Place::salt),
        "orders": place.and_then(Place::orders),
        "log": is_over.then(|| format!("/api/tables/{}/log", summary.table)),
    })
}

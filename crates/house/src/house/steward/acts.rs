//! What whoever looks after the house does.

use super::*;
use crate::table::book::Book;
use std::path::PathBuf;
use store::{Change, Summary};
use strum::VariantNames as _;

/// The longest time a measure or an announcement holds: ten years.
const MINUTES_MAX: u32 = 10 * 365 * 24 * 60;

/// Characters of an announcement.
const TEXT_MAX: usize = 500;

/// The name of a request as the wire has it.
fn name_of(request: &AdminRequest) -> String {
    let value = serde_json::to_value(request).unwrap_or_default();
    let name = value["do"].as_str().unwrap_or_default();
    debug_assert!(AdminRequest::VARIANTS.contains(&name));
    name.to_owned()
}

fn guest_id(text: &str) -> Result<GuestId, Trouble> {
    text.trim().parse().map_err(|_| HouseRefusal::NoSuchGuest.into())
}

pub(super) fn table_id(text: &str) -> Result<TableId, Trouble> {
    text.trim().parse().map_err(|_| HouseRefusal::NoSuchTable.into())
}

fn time_ms(minutes: u32) -> Result<u64, Trouble> {
    if (1..=MINUTES_MAX).contains(&minutes) {
        Ok(u64::from(minutes) * 60_000)
    } else {
        Err(HouseRefusal::BadTime.into())
    }
}

/// Words for everybody: one line of text.
fn words(text: &str) -> Result<String, Trouble> {
    let text = text.trim();
    let is_text = !text.is_empty() && text.chars().count() <= TEXT_MAX && !text.chars().any(char::is_control);
    is_text
        .then(|| text.to_owned())
        .ok_or(HouseRefusal::BadChat.into())
}

impl Inner {
    /// Writes an act down, and does it.
    pub(super) async fn act(
        self: &Arc<Inner>,
        by: AdminBy,
        request: AdminRequest,
        addresses: &dyn Addresses,
    ) -> Result<(), Trouble> {
        let name = name_of(&request);
        let down = |about: String| async move { self.write_down(by, &name, &about).await };
        match request {
            AdminRequest::Close { table } => {
                let table = table_id(&table)?;
                self.must_be_there(table).await?;
                down(table.to_string()).await?;
                self.rule(table, Deed::Close).await
            }
            AdminRequest::Mute { guest, minutes } => {
                let (guest, kept_ms) = (guest_id(&guest)?, time_ms(minutes)?);
                down(format!("{guest}, {minutes} min")).await?;
                let about = About {
                    guest: Some(guest.to_string()),
                    address: None,
                };
                self.measure(Measure::Mute, &about, kept_ms).await
            }
            AdminRequest::Ban {
                guest,
                address,
                with_address,
                minutes,
            } => {
                let guest = guest.as_deref().map(guest_id).transpose()?;
                let kept_ms = time_ms(minutes)?;
                let places = self.places(guest, address.as_deref(), with_address, addresses)?;
                let who = guest.map(|guest| guest.to_string());
                let from = (!places.is_empty()).then(|| format!("{} address(es)", places.len()));
                let about: Vec<String> = who.into_iter().chain(from).collect();
                down(format!("{}, {minutes} min", about.join(" and "))).await?;
                self.ban(guest, &places, kept_ms).await
            }
            AdminRequest::Lift { entry } => {
                let now = self.now();
                let is_there = lock(&self.order).list(now).iter().any(|ban| ban.entry == entry);
                if !is_there {
                    return Err(HouseRefusal::NoSuchEntry.into());
                }
                down(entry.to_string()).await?;
                self.kept(self.store.drop_note(entry).await)?;
                lock(&self.order).lift(entry);
                self.tell_nodes(News::Order {});
                Ok(())
            }
            AdminRequest::Delete { guest } => {
                let guest = guest_id(&guest)?;
                let is_known = self.read(self.store.guest(guest).await)?.is_some();
                if !is_known && self.read(self.store.tables_of(guest).await)?.is_empty() {
                    return Err(HouseRefusal::NoSuchGuest.into());
                }
                down(guest.to_string()).await?;
                self.forget(guest).await
            }
            AdminRequest::Announce { text, minutes } => {
                let (text, kept_ms) = (words(&text)?, time_ms(minutes)?);
                down(text.clone()).await?;
                let until_ms = self.now() + kept_ms;
                self.announce(text, until_ms);
                Ok(())
            }
            AdminRequest::Drain { draining } => {
                down(draining.to_string()).await?;
                self.is_draining.store(draining, Ordering::Relaxed);
                self.tell_nodes(News::Draining { draining });
                Ok(())
            }
            AdminRequest::Backup { file } => {
                let path = PathBuf::from(&file);
                if by != AdminBy::Local || !path.is_absolute() {
                    return Err(HouseRefusal::OnlyOnTheMachine.into());
                }
                down(file).await?;
                let copied = self.store.back_up(path).await;
                copied.map_err(|cause| {
                    tracing::error!(%cause, "a backup could not be made");
                    HouseRefusal::NoBackup.because(cause)
                })
            }
            AdminRequest::Settle { entry } => self.settle(entry, down).await,
            AdminRequest::Tables {}
            | AdminRequest::Table { .. }
            | AdminRequest::Guests {}
            | AdminRequest::Guest { .. }
            | AdminRequest::Bans {}
            | AdminRequest::Reports {}
            | AdminRequest::BotToken { .. }
            | AdminRequest::Audit { .. } => Ok(()),
        }
    }

    async fn must_be_there(&self, table: TableId) -> Result<(), Trouble> {
        let summary = self.read(self.store.summary(table).await)?;
        summary.map(|_| ()).ok_or(HouseRefusal::NoSuchTable.into())
    }

    /// A measure is kept first, and holds then.
    async fn measure(&self, measure: Measure, about: &About, kept_ms: u64) -> Result<(), Trouble> {
        let value = serde_json::to_string(about).unwrap_or_default();
        let note = self.note(measure.kind(), kept_ms, value).await?;
        lock(&self.order).add(measure, &note);
        self.tell_nodes(News::Order {});
        Ok(())
    }

    /// The addresses that are to be kept out.
    fn places(
        &self,
        guest: Option<GuestId>,
        typed: Option<&str>,
        with_address: bool,
        addresses: &dyn Addresses,
    ) -> Result<Vec<(AddressKey, String)>, Trouble> {
        let mut places = Vec::new();
        if let Some(typed) = typed {
            places.push(addresses.read(typed).ok_or(HouseRefusal::NoSuchAddress)?);
        }
        if with_address {
            let all: Vec<_> = lock(&self.connections).values().cloned().collect();
            let his = all.iter().filter(|shared| {
                let state = lock(&shared.state);
                guest == Some(state.guest.id) || guest == Some(state.guest.device)
            });
            let mut keys: Vec<AddressKey> = his.filter_map(|shared| shared.address).collect();
            keys.sort_unstable();
            keys.dedup();
            places.extend(
                keys.into_iter()
                    .filter_map(|key| Some((key, addresses.name(key)?))),
            );
        }
        if places.is_empty() && (guest.is_none() || with_address) {
            return Err(HouseRefusal::NoSuchAddress.into());
        }
        Ok(places)
    }

    async fn ban(
        &self,
        guest: Option<GuestId>,
        places: &[(AddressKey, String)],
        kept_ms: u64,
    ) -> Result<(), Trouble> {
        let who = guest.map(|guest| About {
            guest: Some(guest.to_string()),
            address: None,
        });
        let from = places.iter().map(|(_, address)| About {
            guest: None,
            address: Some(address.clone()),
        });
        for about in who.into_iter().chain(from) {
            self.measure(Measure::Ban, &about, kept_ms).await?;
        }
        let now = self.now();
        let guests: Vec<GuestId> = guest.into_iter().collect();
        let whom = Whom {
            devices: guests.clone(),
            guests,
            addresses: places.iter().map(|(place, _)| place.0).collect(),
        };
        self.send_home(&kept_out(now + kept_ms, now), true, whom);
        Ok(())
    }

    /// Forgets a guest and everything of theirs. Their names at tables become *somebody*; logs name nobody.
    pub(super) async fn forget(self: &Arc<Inner>, guest: GuestId) -> Result<(), Trouble> {
        let whom = Whom {
            guests: vec![guest],
            ..Whom::default()
        };
        self.send_home(&HouseRefusal::Forgotten.into(), false, whom);
        for summary in self.read(self.store.tables_of(guest).await)? {
            let table = summary.table;
            if self.rule(table, Deed::Forget(guest)).await.is_err() {
                // It cannot be played any more, but it still names them.
                self.kept(self.store.commit(without(summary, guest, self.now())).await)?;
            }
        }
        self.drop_reports_of(guest).await?;
        for program in self.drop_programs_of(guest).await? {
            Box::pin(self.forget(program)).await?;
        }
        self.kept(self.store.forget_guest(guest).await)
    }
}

/// The change that takes a guest off the record of a table that cannot be loaded.
fn without(summary: Summary, guest: GuestId, now: u64) -> Change {
    let mut record = summary.record;
    match Book::read(&record) {
        Ok(mut book) => {
            book.forget(guest);
            record.data = serde_json::to_string(&book).unwrap_or_default();
        }
        Err(_) => "{}".clone_into(&mut record.data),
    }
    "{}".clone_into(&mut record.public);
    record.members.retain(|member| *member != guest);
    let mut change = Change::of(summary.table, now);
    change.record = Some(record);
    change
}

//! Whoever looks after the house: looks at tables and guests, closes, keeps out, tells everybody, and empties the house.
//!
//! Every act is written down before it is done, with what it is about and from where; addresses are not.

mod acts;
mod looks;
mod reports;

pub(super) use reports::ReportRates;
pub(crate) use reports::Reported;

use super::nodes::{News, Whom};
use super::order::{About, Measure, Order};
use super::outbox::Outbox;
use super::programs::NewToken;
use super::{House, Inner, Mail, lock};
use crate::table::{Deed, Event};
use crate::{AddressKey, ConnectionId, Guest, HouseRefusal};
use bytes::Bytes;
use protocol::wire::{AdminAnswer, AdminBy, AdminRequest, Phrase, ToClient, Trouble};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{GuestId, Note, TableId};

/// What the edge knows of addresses, which the house does not.
pub trait Addresses: Sync {
    /// An address as it is counted, from what somebody typed.
    fn read(&self, text: &str) -> Option<(AddressKey, String)>;

    /// The address of a line that is open now.
    fn name(&self, key: AddressKey) -> Option<String>;

    /// A token for somebody new; nothing if the system gives no chance.
    fn new_token(&self) -> Option<NewToken>;
}

/// So long a table may take to do what it is told.
const DEED_WAIT: Duration = Duration::from_secs(10);

/// How many measures are read when a house opens; more hold, but only those.
const MEASURES_MAX: usize = 10_000;

const DAY_MS: u64 = 86_400_000;

/// How long it is kept what was done.
const AUDIT_MS: u64 = 365 * DAY_MS;

impl House {
    /// Answers whoever looks after the house.
    pub async fn administer(
        &self,
        by: AdminBy,
        request: AdminRequest,
        addresses: &dyn Addresses,
    ) -> AdminAnswer {
        let answer = Box::pin(self.0.administer(by, request, addresses)).await;
        answer.unwrap_or_else(|trouble| AdminAnswer::Refused { trouble })
    }

    /// Until when an address is kept out, as a refusal.
    pub fn keeps_out(&self, address: &str) -> Option<Trouble> {
        let now = self.0.now();
        lock(&self.0.order)
            .address_until(address, now)
            .map(|until| kept_out(until, now))
    }

    /// Whether the house is being emptied: nobody new is let in.
    pub fn is_draining(&self) -> bool {
        self.0.is_draining.load(Ordering::Relaxed)
    }

    /// Whether the house is being emptied and nobody plays any more.
    pub fn is_drained(&self) -> bool {
        self.is_draining() && !self.0.is_played()
    }

    /// Everything the house keeps of some guests, for themselves.
    ///
    /// # Errors
    /// If the store says no.
    pub async fn export(&self, guests: &[GuestId]) -> Result<serde_json::Value, Trouble> {
        self.0.export(guests).await
    }

    /// Forgets some guests and everything of theirs, because they want it.
    ///
    /// # Errors
    /// If the store says no.
    pub async fn forget(&self, guests: &[GuestId]) -> Result<(), Trouble> {
        for guest in guests {
            self.0
                .write_down(AdminBy::Guest, "delete", &guest.to_string())
                .await?;
            self.0.forget(*guest).await?;
        }
        Ok(())
    }
}

/// That somebody is kept out, and how long.
pub(super) fn kept_out(until: u64, now: u64) -> Trouble {
    let refusal = HouseRefusal::KeptOut;
    let minutes = until.saturating_sub(now).div_ceil(60_000) as i64;
    refusal.saying(refusal.phrase().with("minutes", minutes))
}

/// An announcement, and until when whoever comes is told it.
pub(super) struct Announcement {
    pub(super) text: String,
    pub(super) until_ms: u64,
}

impl Inner {
    /// Reads the measures that are kept.
    pub(super) async fn read_order(&self) -> Result<(), store::StoreError> {
        let mut order = Order::default();
        for measure in Measure::ALL {
            let notes = self.store.notes(measure.kind().to_owned(), MEASURES_MAX).await?;
            notes.iter().for_each(|note| order.add(measure, note));
        }
        *lock(&self.order) = order;
        Ok(())
    }

    async fn administer(
        self: &Arc<Inner>,
        by: AdminBy,
        request: AdminRequest,
        addresses: &dyn Addresses,
    ) -> Result<AdminAnswer, Trouble> {
        match &request {
            AdminRequest::Tables {} => return self.look_at_tables().await,
            AdminRequest::Table { table } => return self.look_at_table(table).await,
            AdminRequest::Guests {} => return self.look_at_guests().await,
            AdminRequest::Guest { guest } => return self.look_at_guest(guest).await,
            AdminRequest::Bans {} => {
                let bans = lock(&self.order).list(self.now());
                return Ok(AdminAnswer::Bans { bans });
            }
            AdminRequest::Reports {} => return self.look_at_reports().await,
            AdminRequest::Audit { limit } => return self.look_at_acts(*limit).await,
            AdminRequest::BotToken { name } => {
                let token = addresses.new_token().ok_or(HouseRefusal::NotKept)?;
                self.write_down(by, "bot_token", name).await?;
                let name = self.enrol(name, None, &token).await?;
                let (guest, token) = (token.guest.to_string(), token.text);
                return Ok(AdminAnswer::BotToken { guest, name, token });
            }
            _ => {}
        }
        self.act(by, request, addresses).await?;
        Ok(AdminAnswer::Done {})
    }

    /// Writes down what is about to be done. What cannot be written down is not done.
    async fn write_down(&self, by: AdminBy, act: &str, about: &str) -> Result<(), Trouble> {
        let value = serde_json::json!({"by": by, "act": act, "about": about});
        self.note("audit", AUDIT_MS, value.to_string()).await.map(|_| ())
    }

    /// Keeps a note for a time.
    async fn note(&self, kind: &str, kept_ms: u64, value: String) -> Result<Note, Trouble> {
        let at_ms = self.now();
        let mut note = Note {
            id: 0,
            kind: kind.to_owned(),
            at_ms,
            until_ms: Some(at_ms.saturating_add(kept_ms)),
            value,
        };
        note.id = self.kept(self.store.add_note(note.clone()).await)?;
        Ok(note)
    }

    /// Has a table do something, and waits until that is kept.
    async fn rule(self: &Arc<Inner>, table: TableId, deed: Deed) -> Result<(), Trouble> {
        let conn = ConnectionId(self.next_connection.fetch_add(1, Ordering::Relaxed));
        let outbox = Arc::new(Outbox::new(8, 1 << 16));
        let event = Event::Ruled {
            conn,
            key: Some("steward".to_owned()),
            deed,
        };
        let mail = Mail::new(self.now(), event, Some(outbox.clone()));
        let answered = async {
            self.post(table, mail).await;
            outbox.next().await
        };
        let told = tokio::time::timeout(DEED_WAIT, answered).await;
        let told = told.ok().flatten().unwrap_or_default();
        match serde_json::from_slice(&told) {
            Ok(ToClient::Done { .. }) => Ok(()),
            Ok(ToClient::Refused { trouble, .. }) => Err(trouble),
            _ => Err(HouseRefusal::NotKept.into()),
        }
    }

    /// Ends lines, at all nodes, and says why.
    fn send_home(&self, why: &Trouble, stay_away: bool, whom: Whom) {
        let say = why.say.clone();
        self.end_lines(&whom, &say, stay_away);
        self.tell_nodes(News::SentHome { whom, say, stay_away });
    }

    /// Ends lines that come to this node.
    pub(super) fn end_lines(&self, whom: &Whom, say: &Phrase, stay_away: bool) {
        let all: Vec<_> = lock(&self.connections).values().cloned().collect();
        for shared in all {
            let is_meant = whom.is(&lock(&shared.state).guest, shared.address);
            if is_meant {
                lock(&shared.state).is_sent_home = true;
                let say = say.clone();
                let last = ToClient::Goodbye { say, stay_away }.write();
                shared.outbox.close(Some(Bytes::from(last)));
            }
        }
    }

    /// Whether a table is played by somebody who is there.
    fn is_played(&self) -> bool {
        let all: Vec<_> = lock(&self.connections).values().cloned().collect();
        let lobby = lock(&self.lobby);
        all.iter().any(|shared| {
            lock(&shared.state)
                .tables
                .iter()
                .any(|table| lobby.is_playing(*table))
        })
    }

    /// What is announced now, for whoever comes.
    pub(super) fn announcement(&self) -> Option<ToClient> {
        let announced = lock(&self.announced);
        let announced = announced
            .as_ref()
            .filter(|announced| announced.until_ms > self.now())?;
        let text = announced.text.clone();
        Some(ToClient::Announced { text })
    }

    /// Why a guest cannot come in now, if so.
    pub(super) fn turns_away(&self, guest: &Guest) -> Option<Trouble> {
        let now = self.now();
        if let Some(until) = lock(&self.order).until(Measure::Ban, guest, now) {
            return Some(kept_out(until, now));
        }
        let is_draining = self.is_draining.load(Ordering::Relaxed);
        let is_new = is_draining && !lock(&self.lobby).plays(guest.id);
        is_new.then(|| HouseRefusal::Draining.into())
    }

    /// Whether a guest may speak.
    pub(super) fn is_muted(&self, guest: &Guest) -> bool {
        lock(&self.order)
            .until(Measure::Mute, guest, self.now())
            .is_some()
    }
}

//! The task of one table: take an event, keep what must be kept, then tell.

mod load;
#[cfg(test)]
mod tests;

use super::nodes::{Holding, Loss, Party, hold};
use super::outbox::Outbox;
use super::warden::Notice;
use super::{Inner, Mail, closed, lock};
use crate::lobby::Card;
use crate::table::{Errand, Event, HouseTable, Mistake, Out};
use crate::{ConnectionId, Guest, HouseRefusal};
use bytes::Bytes;
use load::load;
use prometheus_client::metrics::counter::Counter;
use protocol::wire::{ToClient, Trouble};
use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use store::{GuestId, StoreError, TableId};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

/// A table that will be woken sooner than this stays in memory.
const SOON_MS: u64 = 10_000;

/// A table that could not be read, or kept, is looked at again after this time.
const AGAIN_MS: u64 = 10_000;

/// One table's task.
struct Desk {
    inner: Arc<Inner>,
    id: TableId,
    machine: HouseTable,
    devices: BTreeMap<ConnectionId, Arc<Outbox>>,
    /// Devices that were here when the table was loaded anew: they come again.
    again: VecDeque<(ConnectionId, Guest)>,
    /// What came before the mailbox is looked into.
    waiting: VecDeque<Box<Mail>>,
    /// That the table is this node's, where there are several.
    holding: Option<Holding>,
    /// Whether it is so no longer.
    is_lost: bool,
    /// Who is asked, as far as lists know.
    asked: Option<Vec<GuestId>>,
    /// Rung when a bot of this table has thought.
    thought: Arc<Notify>,
    /// Counts the moves of its game.
    moves: Counter,
}

/// Runs a table until nobody needs it in memory.
pub(super) async fn run(inner: Arc<Inner>, id: TableId, mut mails: mpsc::Receiver<Box<Mail>>) {
    let Some(mail) = mails.recv().await else { return };
    let mut party = Party::default();
    party.waiting.push_back(mail);
    loop {
        // Boxed like everything rare below: a table that plays must not keep room for it.
        let mut desk = match Box::pin(take_up(&inner, id, &mut party, &mut mails)).await {
            Ok(Some(desk)) => desk,
            Ok(None) => break,
            Err(trouble) => {
                if trouble.code == HouseRefusal::NotKept.code() {
                    inner.wake_again(id);
                }
                party.refuse(&inner, &trouble);
                party.tell_away(&inner, id);
                return inner.refuse_all(id, mails, &trouble).await;
            }
        };
        desk.run(&mut mails).await;
        match Box::pin(desk.put_down()).await {
            Some(mut theirs) if inner.is_leaving() => {
                theirs.dismiss(&inner);
                let why = HouseRefusal::Closing.into();
                return inner.refuse_all(id, mails, &why).await;
            }
            Some(theirs) => party = theirs,
            None => break,
        }
    }
    inner.hand_over(id, mails).await;
}

/// Loads a table, if it is this node's; otherwise stands in for it as long as somebody here needs it.
async fn take_up(
    inner: &Arc<Inner>,
    id: TableId,
    party: &mut Party,
    mails: &mut mpsc::Receiver<Box<Mail>>,
) -> Result<Option<Desk>, Trouble> {
    let holding = match &inner.cluster {
        None => None,
        Some(_) => match hold(inner, id, party, mails).await? {
            None => return Ok(None),
            held => held,
        },
    };
    let machine = match load(inner, id, holding.as_ref()).await {
        Ok(machine) => machine,
        Err(trouble) => {
            if let Some(holding) = holding {
                holding.release(false).await;
            }
            return Err(trouble);
        }
    };
    let moves = inner.metrics.moves_of(&machine.book().game);
    let Party { devices, waiting } = std::mem::take(party);
    let again = devices.iter().map(|(conn, (guest, _))| (*conn, guest.clone()));
    Ok(Some(Desk {
        inner: inner.clone(),
        moves,
        id,
        machine,
        again: again.collect(),
        waiting,
        devices: devices
            .into_iter()
            .map(|(conn, (_, outbox))| (conn, outbox))
            .collect(),
        asked: None,
        thought: Arc::default(),
        holding,
        is_lost: false,
    }))
}

impl Inner {
    /// A table leaves memory. What came in the last moment is for whoever takes it up next, in its order; where the house
    /// closes nobody does.
    async fn hand_over(self: &Arc<Inner>, id: TableId, mut mails: mpsc::Receiver<Box<Mail>>) {
        if *self.closing.borrow() {
            return self.refuse_all(id, mails, &HouseRefusal::NotKept.into()).await;
        }
        {
            // Whoever has something to say from now on finds what is handed over before it.
            let mut tables = lock(&self.tables);
            mails.close();
            let waiting: Vec<_> = std::iter::from_fn(|| mails.try_recv().ok()).collect();
            if waiting.is_empty() {
                tables.remove(&id);
            } else {
                let mailbox = self.new_mailbox(&mut tables, id);
                for mail in waiting {
                    // As many fit into the new one as into the old one.
                    let _ = mailbox.try_send(mail);
                }
            }
        }
        // What was on its way into the old one.
        while let Some(mail) = mails.recv().await {
            self.post(id, *mail).await;
        }
    }

    /// A table leaves memory, and nobody is to take it up: whoever asked something is told why.
    async fn refuse_all(&self, id: TableId, mut mails: mpsc::Receiver<Box<Mail>>, why: &Trouble) {
        lock(&self.tables).remove(&id);
        mails.close();
        while let Some(mail) = mails.recv().await {
            refuse(self, &mail, why);
        }
    }
}

pub(super) fn refuse(inner: &Inner, mail: &Mail, trouble: &Trouble) {
    let Some((conn, key)) = mail.event.asker() else {
        return;
    };
    if let Some(outbox) = mail.outbox.clone().or_else(|| inner.outbox_of(conn)) {
        inner.metrics.refused(&trouble.code);
        let message = ToClient::Refused {
            key,
            table: None,
            trouble: trouble.clone(),
        };
        inner.push(&outbox, Bytes::from(message.write()));
    }
}

/// Why a table freezes in the middle of play. What the mistake was is in its report: it may tell cards, which a log must
/// not.
const A_MISTAKE: &str = "a mistake of the program";

impl Inner {
    /// The store has failed a table that has left memory: when it was to be woken nobody knows any more.
    fn wake_again(&self, table: TableId) {
        let _ = self.warden.send(Notice::Wake(table, self.now() + AGAIN_MS));
    }

    /// A table is frozen: counted, and logged once.
    fn froze(&self, table: TableId, cause: &str) {
        self.metrics.frozen.inc();
        tracing::error!(%table, cause, "a table is frozen; the report is kept with it");
    }
}

fn what(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied())
        .unwrap_or("a mistake without words")
        .to_owned()
}

/// The task is over: the table must be loaded anew, or is gone.
struct Over;

/// Waits until the table is another node's.
async fn lost(loss: &mut Option<Loss>) {
    if let Some(loss) = loss {
        loss.rung().await;
    }
}

impl Desk {
    async fn run(&mut self, mails: &mut mpsc::Receiver<Box<Mail>>) {
        let mut closing = self.inner.closing.subscribe();
        let mut loss = self.holding.as_ref().and_then(Holding::loss);
        let thought = self.thought.clone();
        // What is waited for besides mail is waited for all the time: to begin anew for every move would cost more than
        // some moves do. The alarm is left alone, too, where it rings too early: nothing is due then.
        tokio::pin! {
            let closed = closed(&mut closing);
            let thinker = thought.notified();
            let alarm = tokio::time::sleep_until(Instant::now());
        }
        let mut is_set = false;
        loop {
            let now = self.inner.now();
            let wake = self.machine.wake_at();
            let done = if let Some((conn, guest)) = self.again.pop_front() {
                match self.inner.outbox_of(conn) {
                    Some(_) => self.step(now, Event::again(conn, guest), None).await,
                    None => Ok(()),
                }
            } else if let Some(mail) = self.waiting.pop_front() {
                self.take(*mail).await
            } else if wake.is_some_and(|at| at <= now) {
                self.tick().await
            } else {
                let idle = self
                    .machine
                    .idle_since()
                    .map(|since| since + self.inner.settings.idle_ms);
                let next = wake.into_iter().chain(idle.map(|at| at.max(now + 1))).min();
                if let Some(at) = next.map(|at| self.inner.instant(at))
                    && (!is_set || at < alarm.deadline())
                {
                    alarm.as_mut().reset(at);
                    is_set = true;
                }
                tokio::select! {
                    biased;
                    () = lost(&mut loss), if loss.is_some() => Err(self.lose()),
                    mail = mails.recv() => match mail {
                        Some(mail) => self.take(*mail).await,
                        None => return,
                    },
                    () = &mut closed => return,
                    () = &mut thinker => {
                        thinker.set(thought.notified());
                        self.step(self.inner.now(), Event::Thought, None).await
                    }
                    () = &mut alarm, if is_set => {
                        is_set = false;
                        if self.may_leave(mails) {
                            return;
                        }
                        Ok(())
                    }
                }
            };
            if done.is_err() {
                return;
            }
        }
    }

    /// Whether the table can leave memory now. If so, the warden wakes it when it must be.
    fn may_leave(&mut self, mails: &mpsc::Receiver<Box<Mail>>) -> bool {
        let now = self.inner.now();
        let idle = self
            .machine
            .idle_since()
            .is_some_and(|since| since + self.inner.settings.idle_ms <= now);
        let wake = self.machine.wake_at();
        if !idle || !mails.is_empty() || wake.is_some_and(|at| at <= now + SOON_MS) {
            return false;
        }
        if let Some(at) = wake {
            let _ = self.inner.warden.send(Notice::Wake(self.id, at));
        }
        true
    }

    async fn tick(&mut self) -> Result<(), Over> {
        let at = self.inner.now();
        self.step(at, Event::Tick, None).await
    }

    async fn take(&mut self, mail: Mail) -> Result<(), Over> {
        let Mail {
            at, event, outbox, ..
        } = mail;
        // A device that has gone meanwhile would never go again, and the table would never be left.
        if let Event::Come { conn, .. } = &event
            && self.inner.outbox_of(*conn).is_none()
        {
            return Ok(());
        }
        let asker = event.asker();
        // A device that is not at the table is answered, and then forgotten.
        let passes_by = match &event {
            Event::Transferred { conn, .. } | Event::Ruled { conn, .. } => !self.devices.contains_key(conn),
            _ => false,
        };
        if let (Some((conn, _)), Some(outbox)) = (&asker, outbox) {
            self.devices.insert(*conn, outbox);
        }
        let passer_by = asker.as_ref().map(|(conn, _)| *conn).filter(|_| passes_by);
        let gone = match &event {
            Event::Gone { conn, .. } => Some(*conn),
            _ => None,
        };
        let done = self.step(at, event, asker).await;
        if let Some(conn) = gone.or(passer_by) {
            self.devices.remove(&conn);
        }
        done
    }

    /// The order, always: check, keep, then tell.
    async fn step(
        &mut self,
        at: u64,
        event: Event,
        asker: Option<(ConnectionId, Option<String>)>,
    ) -> Result<(), Over> {
        let stepped = catch_unwind(AssertUnwindSafe(|| self.machine.step(at, event)));
        let mistake = match stepped {
            Ok(Ok(out)) => Ok(out),
            Ok(Err(Mistake(report))) => Err(report),
            Err(panic) => Err(what(panic.as_ref())),
        };
        let out = mistake.unwrap_or_else(|report| {
            self.inner.froze(self.id, A_MISTAKE);
            self.machine.freeze(at, &report)
        });
        let Out {
            change,
            tell,
            errands,
            questions,
            listing,
            refused,
            ended,
            dissolved,
        } = out;
        let has_changed = change.is_some();
        if let Some(mut change) = change {
            change.epoch = self.holding.as_ref().map(|holding| holding.epoch);
            // The deal is no move.
            let moves = change.lines.iter().filter(|line| line.seq > 0).count() as u64;
            let began = Instant::now();
            match self.inner.store.commit(change).await {
                Ok(()) => {
                    self.inner.metrics.committed(began.elapsed());
                    self.inner.metrics.changes.inc();
                    self.moves.inc_by(moves);
                    self.inner.unkept.kept(Some(self.id));
                }
                Err(StoreError::Fenced(table)) => {
                    tracing::warn!(%table, "the table belongs to another node by now: nothing was kept");
                    return Err(self.lose());
                }
                Err(cause) => {
                    self.inner.unkept.not_kept(Some(self.id), &cause);
                    return Box::pin(self.not_kept(asker)).await;
                }
            }
        }
        if self.holding.as_ref().is_some_and(|holding| !holding.is_certain()) {
            return Err(self.lose());
        }
        self.tell_all(tell);
        if let Some(code) = refused {
            self.inner.metrics.refused(&code);
        }
        if let Some(how) = ended {
            let game = &self.machine.book().game;
            self.inner.metrics.ended(game, how);
            tracing::info!(table = %self.id, game, how, "a table ended");
        }
        for question in questions {
            self.inner.minds.ask(question, &self.thought);
        }
        if dissolved {
            self.inner.list(|lobby| lobby.remove(self.id));
            return Err(Over);
        }
        if listing {
            let machine = &self.machine;
            let asked = machine.guests_asked();
            let card = Card::of(machine.book(), asked.clone(), machine.ends_at());
            self.inner.list(|lobby| lobby.put(self.id, card));
            self.asked = Some(asked);
        } else if has_changed {
            let asked = self.machine.guests_asked();
            if self.asked.as_ref() != Some(&asked) {
                self.inner.list(|lobby| lobby.asks(self.id, asked.clone()));
                self.asked = Some(asked);
            }
        }
        for errand in errands {
            Box::pin(self.run_errand(errand)).await;
        }
        Ok(())
    }

    /// First everything is put where it belongs and then everybody is woken, so that a device is written to once.
    fn tell_all(&self, tell: Vec<(ConnectionId, Bytes)>) {
        let mut told: Vec<&Outbox> = Vec::with_capacity(tell.len());
        for (conn, message) in tell {
            if let Some(outbox) = self.devices.get(&conn) {
                self.inner.put(outbox, message);
                told.push(outbox);
            }
        }
        told.into_iter().for_each(Outbox::ring);
    }

    /// The table is not this node's any more.
    fn lose(&mut self) -> Over {
        self.is_lost = true;
        Over
    }

    /// The table leaves memory. Whoever was at it from here comes to it where it is next, if it goes on there.
    async fn put_down(self) -> Option<Party> {
        let Desk {
            inner,
            machine,
            mut devices,
            waiting,
            again,
            holding,
            is_lost,
            ..
        } = self;
        if let Some(holding) = holding {
            holding.release(is_lost).await;
        }
        if !is_lost {
            return None;
        }
        let here = machine.connections().into_iter().chain(again);
        let here: Vec<(ConnectionId, Guest)> = here
            .filter(|(conn, _)| lock(&inner.connections).contains_key(conn))
            .collect();
        let device = |(conn, guest)| Some((conn, (guest, devices.remove(&conn)?)));
        Some(Party {
            devices: here.into_iter().filter_map(device).collect(),
            waiting,
        })
    }

    /// Nothing has changed: the table is as it is kept, and everybody sees it anew.
    async fn not_kept(&mut self, asker: Option<(ConnectionId, Option<String>)>) -> Result<(), Over> {
        if let Some((conn, key)) = asker {
            self.refuse(conn, key, HouseRefusal::NotKept.into());
        }
        // What became of the change nobody may know; under a new claim what is kept is all there is.
        if self.holding.is_some() {
            return Err(self.lose());
        }
        self.again.extend(self.machine.connections());
        match load(&self.inner, self.id, None).await {
            Ok(machine) => self.machine = machine,
            Err(_) => {
                let away = ToClient::Away {
                    table: self.id.to_string(),
                    say: HouseRefusal::NotKept.phrase().into(),
                };
                self.again.iter().for_each(|(conn, _)| self.tell(*conn, &away));
                self.inner.wake_again(self.id);
                return Err(Over);
            }
        }
        Ok(())
    }

    fn tell(&self, conn: ConnectionId, message: &ToClient) {
        if let Some(outbox) = self.devices.get(&conn) {
            self.inner.push(outbox, Bytes::from(message.write()));
        }
    }

    fn refuse(&self, conn: ConnectionId, key: Option<String>, trouble: Trouble) {
        self.inner.metrics.refused(&trouble.code);
        let table = Some(self.id.to_string());
        self.tell(conn, &ToClient::Refused { key, table, trouble });
    }

    async fn run_errand(&mut self, errand: Errand) {
        match errand {
            Errand::Guessed { conn } => {
                let shared = lock(&self.inner.connections).get(&conn).cloned();
                if let Some(shared) = shared {
                    self.inner.guessed(&shared);
                } else if let Some(cluster) = &self.inner.cluster {
                    cluster.guessed(conn);
                }
            }
            Errand::Report { conn, key, reported } => {
                let kept = self.inner.report(self.id, conn, *reported).await;
                match (kept, key) {
                    (Ok(()), Some(key)) => self.tell(conn, &ToClient::Done { key, seq: None }),
                    (Ok(()), None) => {}
                    (Err(trouble), key) => self.refuse(conn, key, trouble),
                }
            }
            Errand::Ticket { conn, key, guest } => {
                let ticket = self.inner.write_ticket(self.id, guest).await;
                match ticket {
                    Ok(ticket) => {
                        let ticket = ToClient::Ticket {
                            key,
                            table: self.id.to_string(),
                            ticket,
                            left_ms: self.inner.settings.ticket_ms,
                        };
                        self.tell(conn, &ticket);
                    }
                    Err(trouble) => self.refuse(conn, key, trouble),
                }
            }
            Errand::Rematch { conn, key, book } => match self.inner.open_rematch(conn, *book).await {
                Ok(table) => {
                    let found = ToClient::Found {
                        key,
                        table: table.to_string(),
                    };
                    let at = self.inner.now();
                    let made = Box::pin(self.step(at, Event::RematchMade { table }, None)).await;
                    if made.is_ok() {
                        self.tell(conn, &found);
                    }
                }
                Err(trouble) => self.refuse(conn, key, trouble),
            },
        }
    }
}

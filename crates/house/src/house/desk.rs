//! What is not about one table: names, the lobby, opening and finding tables, tickets.

use super::connection::Shared;
use super::warden::Notice;
use super::{Inner, Mail, lock};
use crate::lobby::{Card, Wanted};
use crate::table::Event;
use crate::table::book::{Book, Lock, Name};
use crate::table::check_spectators;
use crate::table::door::lock_for;
use crate::table::roster::Roster;
use crate::{AddressKey, ConnectionId, Guest, HouseRefusal, day};
use crate::{names, play};
use bytes::Bytes;
use catalog::lesson::{LEARNER, Lesson};
use engine::{Seat, Secret};
use protocol::wire::{DeskRequest, Pace, PausedFor, Spectators, ToClient, Trouble};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Change, GuestId, StoreError, TableId, TokenHash};
use words::Lang;

/// Letters of codes: none that is taken for another.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The shortest code, and the longest.
const CODE_CHARS: (u32, u32) = (4, 8);

/// So many codes there are for each table, at least: whoever guesses, guesses as often before one is right.
const CODES_PER_TABLE: u64 = 100_000;

/// How long a code must be where so many tables are open.
fn code_chars(tables: usize) -> usize {
    let (shortest, longest) = CODE_CHARS;
    let wanted = CODES_PER_TABLE.saturating_mul(tables as u64 + 1);
    let is_enough = |chars: &u32| (LETTERS.len() as u64).pow(*chars) >= wanted;
    (shortest..longest).find(is_enough).unwrap_or(longest) as usize
}

/// How many codes are tried for a new table.
const CODES_TRIED: usize = 30;

/// How the names of all tries of a day begin; of no day in particular, of all.
pub(super) fn day_prefix(day: &str) -> String {
    if day.is_empty() {
        "day:".to_owned()
    } else {
        format!("day:{day}:")
    }
}

/// The name under which a device's try of a day is kept: several people at one device have one try among them.
fn day_name(day: &str, guest: &Guest) -> String {
    format!("{}{}", day_prefix(day), guest.device)
}

/// A guest's try of a day, as it is kept.
fn write_try(table: TableId, guest: &Guest) -> String {
    format!("{table} {}", guest.id)
}

/// Reads a try: the table, if it is this guest's own. Earlier versions did not write whose it is: the device's owner's.
fn read_try(kept: &str, guest: &Guest) -> Option<TableId> {
    let (table, by) = match kept.split_once(' ') {
        Some((table, by)) => (table, by.parse().ok()?),
        None => (kept, guest.device),
    };
    table.parse().ok().filter(|_| by == guest.id)
}

/// A guest without a name.
fn new_guest(id: GuestId, now: u64) -> store::Guest {
    store::Guest {
        id,
        name: String::new(),
        made_ms: now,
        seen_ms: now,
        data: "{}".to_owned(),
    }
}

/// Bytes in hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What a new table is opened with.
struct Opening {
    game: String,
    seats: Roster,
    options: Value,
    practice: bool,
    day: Option<String>,
    lesson: Option<u16>,
    pace: Pace,
    lang: Option<String>,
    listed: bool,
    programs: bool,
    spectators: Spectators,
    lock: Lock,
    admitted: Vec<GuestId>,
    kicked: Vec<GuestId>,
    muted: Vec<GuestId>,
    secret: Secret,
}

impl Inner {
    /// Whether the desk's change is kept; if not, whoever asked is told so, and the log why.
    pub(super) fn kept<T>(&self, answer: Result<T, StoreError>) -> Result<T, Trouble> {
        match answer {
            Ok(answer) => {
                self.unkept.kept(None);
                Ok(answer)
            }
            Err(cause) => {
                self.unkept.not_kept(None, &cause);
                Err(HouseRefusal::NotKept.into())
            }
        }
    }

    /// What the desk reads; if it cannot, whoever asked is told so, and the log why.
    pub(super) fn read<T>(&self, answer: Result<T, StoreError>) -> Result<T, Trouble> {
        answer.map_err(|cause| {
            self.unkept.not_read(None, &cause);
            HouseRefusal::NotKept.into()
        })
    }

    pub(super) fn tell(&self, shared: &Shared, message: &ToClient) {
        self.push(&shared.outbox, Bytes::from(message.write()));
    }

    pub(super) fn refuse(
        &self,
        shared: &Shared,
        key: Option<String>,
        table: Option<TableId>,
        trouble: Trouble,
    ) {
        self.metrics.refused(&trouble.code);
        let table = table.map(|table| table.to_string());
        self.tell(shared, &ToClient::Refused { key, table, trouble });
    }

    /// Answers what is not about one table.
    pub(super) async fn at_the_desk(
        self: &Arc<Inner>,
        shared: &Arc<Shared>,
        key: Option<String>,
        request: DeskRequest,
    ) {
        let guest = lock(&shared.state).guest.clone();
        let found = match request {
            DeskRequest::Name { name } => {
                return match self.rename(shared, guest, &name).await {
                    Ok(()) => self.done(shared, key),
                    Err(trouble) => self.refuse(shared, key, None, trouble),
                };
            }
            DeskRequest::Lobby { filter, page } => {
                return self.listen(shared, &guest, Wanted { filter, page }).await;
            }
            DeskRequest::LeaveLobby {} => {
                self.listen_no_more(shared);
                return self.done(shared, key);
            }
            DeskRequest::Open {
                game,
                seats,
                options,
                listed,
                practice,
                pace,
                lang,
                door,
                password,
                spectators,
            } => {
                let opening = self.opening(&game, seats, options.as_ref(), listed, practice);
                match opening.and_then(|opening| {
                    let spectators = spectators.unwrap_or(opening.spectators);
                    check_spectators(spectators)?;
                    let lang = lang.as_deref().and_then(Lang::from_tag);
                    Ok(Opening {
                        pace,
                        lang: lang.map(|lang| lang.tag().to_owned()),
                        spectators,
                        lock: lock_for(door, password.as_deref(), || hex(&self.random::<16>()))?,
                        ..opening
                    })
                }) {
                    Ok(opening) => self.open(&guest, shared.address, opening).await,
                    Err(trouble) => Err(trouble),
                }
            }
            DeskRequest::OpenDay {} => self.open_day(&guest, shared.address).await,
            DeskRequest::OpenLesson { game } => self.open_lesson(&guest, shared.address, &game).await,
            DeskRequest::Find { code } => self.find(shared, &code).await,
            // The table answers.
            DeskRequest::Redeem { ticket } => match self.redeem(shared, guest, key.clone(), &ticket).await {
                Ok(()) => return,
                Err(trouble) => Err(trouble),
            },
        };
        match found {
            Ok(table) => {
                let table = table.to_string();
                self.tell(shared, &ToClient::Found { key, table });
            }
            Err(trouble) => self.refuse(shared, key, None, trouble),
        }
    }

    fn done(&self, shared: &Shared, key: Option<String>) {
        if let Some(key) = key {
            self.tell(shared, &ToClient::Done { key, seq: None });
        }
    }

    /// Keeps a guest who was only passing by until now.
    pub(super) async fn keep_guest(&self, shared: &Shared, token: TokenHash) -> Result<(), Trouble> {
        let (id, now) = (lock(&shared.state).guest.id, self.now());
        // Another line of the same device may have come first, and have given a name.
        let put = match self.read(self.store.guest(id).await)? {
            Some(_) => None,
            None => Some(self.store.put_guest(new_guest(id, now))),
        };
        // Both are on their way before the first is waited for: one commit carries them.
        let known = self.store.put_token(token, id, now);
        if let Some(put) = put {
            self.kept(put.await)?;
        }
        self.kept(known.await)?;
        lock(&shared.state).unkept = None;
        Ok(())
    }

    async fn rename(self: &Arc<Inner>, shared: &Shared, mut guest: Guest, name: &str) -> Result<(), Trouble> {
        let name = names::clean(name, self.settings.limits.name_chars).ok_or(HouseRefusal::BadName)?;
        let tables = lock(&shared.state).tables.clone();
        if lock(&self.lobby).is_taken(&name, &tables, guest.id) {
            return Err(HouseRefusal::NameTaken.into());
        }
        let now = self.now();
        let kept = self.read(self.store.guest(guest.id).await)?;
        let mut kept = kept.unwrap_or_else(|| new_guest(guest.id, now));
        kept.name.clone_from(&name);
        kept.seen_ms = now;
        self.kept(self.store.put_guest(kept).await)?;
        guest.name = name;
        lock(&shared.state).guest = guest.clone();
        for table in tables {
            let event = Event::Renamed { guest: guest.clone() };
            self.post(table, Mail::new(now, event, None)).await;
        }
        Ok(())
    }

    /// A guest's own try of the house of a day.
    pub(super) async fn day_tried(&self, day: &str, guest: &Guest) -> Option<String> {
        let tried = self.store.setting(day_name(day, guest)).await;
        let tried = self.read(tried).unwrap_or_default()?;
        read_try(&tried, guest).map(|table| table.to_string())
    }

    fn opening(
        &self,
        game: &str,
        seats: Option<u8>,
        options: Option<&Value>,
        listed: bool,
        practice: bool,
    ) -> Result<Opening, Trouble> {
        let facts = catalog::facts(game).map_err(|wrong| HouseRefusal::BadOptions.because(&wrong))?;
        self.must_offer(game)?;
        let seats = seats.unwrap_or(*facts.seats.end());
        if practice && seats != 1 {
            return Err(HouseRefusal::PracticeIsForOne.into());
        }
        let options = play::check_options(game, seats, options, listed);
        Ok(Opening {
            game: game.to_owned(),
            seats: Roster::of(seats),
            options: options.map_err(|wrong| HouseRefusal::BadOptions.because(&wrong))?,
            practice,
            day: None,
            lesson: None,
            pace: Pace::Live,
            lang: None,
            listed: listed && seats > 1,
            programs: false,
            // A table for friends is not watched by whoever finds its code.
            spectators: if listed { Spectators::On } else { Spectators::Off },
            lock: Lock::Open,
            admitted: Vec::new(),
            kicked: Vec::new(),
            muted: Vec::new(),
            secret: self.secret(),
        })
    }

    async fn open(
        &self,
        guest: &Guest,
        address: Option<AddressKey>,
        mut opening: Opening,
    ) -> Result<TableId, Trouble> {
        if self.is_draining.load(Ordering::Relaxed) {
            return Err(HouseRefusal::Draining.into());
        }
        // Until it is in the lobby, where it counts from then on.
        let _opens = self.may_open(guest.id, address)?;
        if opening.seats[Seat(0)].is_empty() {
            opening.seats.sit(Seat(0), guest, 0, false);
        }
        let mut book = Book {
            game: opening.game,
            code: String::new(),
            made_ms: self.now(),
            host: Name::from(guest),
            seats: opening.seats,
            options: opening.options,
            practice: opening.practice,
            day: opening.day,
            lesson: opening.lesson,
            pace: opening.pace,
            lang: opening.lang,
            spectators: opening.spectators,
            listed: opening.listed,
            programs: opening.programs,
            lock: opening.lock,
            admitted: opening.admitted,
            secret: opening.secret.to_hex(),
            dealt_ms: None,
            ended_ms: None,
            paused_since_ms: None,
            paused_for: PausedFor::Host,
            pause_wanted: false,
            paused_ms: 0,
            rematch: None,
            kicked: opening.kicked,
            muted: opening.muted,
            frozen: None,
        };
        let table = TableId(u64::from_le_bytes(self.random()));
        let chars = code_chars(lock(&self.lobby).len());
        for _ in 0..CODES_TRIED {
            let mut letters = vec![0; chars];
            lock(&self.entropy)(&mut letters);
            book.code = letters
                .iter()
                .map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]))
                .collect();
            let mut change = Change::of(table, book.made_ms);
            change.record = Some(book.record(None));
            // Whoever opens a table and does not come leaves it to be looked after.
            let ends_ms = book.made_ms + self.settings.keeping.gathering_ms;
            change.deadline_ms = Some(Some(ends_ms));
            match self.store.commit(change).await {
                Err(StoreError::CodeTaken(_)) => {}
                answer => {
                    self.kept(answer)?;
                    let card = Card::of(&book, Vec::new(), Some(ends_ms));
                    self.list(|lobby| {
                        lobby.put(table, card);
                        address
                            .into_iter()
                            .for_each(|address| lobby.opened_from(table, address));
                    });
                    let _ = self.warden.send(Notice::Wake(table, ends_ms));
                    self.metrics.opened(&book.game);
                    let (game, seats) = (&book.game, book.seats.seats().count());
                    tracing::info!(%table, game, seats, "a table was opened");
                    return Ok(table);
                }
            }
        }
        Err(HouseRefusal::TooManyTables.into())
    }

    /// Whether a game can be played here.
    fn must_offer(&self, game: &str) -> Result<(), HouseRefusal> {
        if self.settings.offers(game) {
            Ok(())
        } else {
            Err(HouseRefusal::NotOffered)
        }
    }

    /// The same people at a new table, opened from where the device that asks for it is.
    pub(super) async fn open_rematch(&self, conn: ConnectionId, book: Book) -> Result<TableId, Trouble> {
        self.must_offer(&book.game)?;
        let host = book.host.to_guest();
        let address = self.address_of(conn);
        let opening = Opening {
            game: book.game,
            seats: book.seats,
            options: book.options,
            practice: book.practice,
            day: None,
            lesson: None,
            pace: book.pace,
            lang: book.lang,
            listed: book.listed,
            programs: book.programs,
            spectators: book.spectators,
            lock: book.lock,
            admitted: book.admitted,
            kicked: book.kicked,
            muted: book.muted,
            secret: self.secret(),
        };
        self.open(&host, address, opening).await
    }

    /// The house of the day: one try that counts for each device. Whoever comes again comes to his try.
    async fn open_day(&self, guest: &Guest, address: Option<AddressKey>) -> Result<TableId, Trouble> {
        let today = day::day_of(self.now());
        let name = day_name(&today, guest);
        let own = |kept: &str| read_try(kept, guest).ok_or_else(|| HouseRefusal::OneTryADay.into());
        if let Some(kept) = self.read(self.store.setting(name.clone()).await)? {
            return own(&kept);
        }
        let game = self.settings.offered_day_game().ok_or(HouseRefusal::NotOffered)?;
        let opening = self.opening(game, None, None, false, false)?;
        let table = self
            .open(
                guest,
                address,
                Opening {
                    secret: day::secret_of(self.house_secret, &today),
                    day: Some(today),
                    spectators: Spectators::Off,
                    ..opening
                },
            )
            .await?;
        // Two devices may ask at once: the first to be kept is the one that counts.
        let counts = self.store.setting_or(name, write_try(table, guest));
        own(&self.kept(counts.await)?)
    }

    /// A first game, guided: the deal and what happens are the lesson's.
    async fn open_lesson(
        &self,
        guest: &Guest,
        address: Option<AddressKey>,
        game: &str,
    ) -> Result<TableId, Trouble> {
        let lesson = catalog::lesson(game)
            .ok_or_else(|| HouseRefusal::BadOptions.because(catalog::unknown_game(game)))?;
        let mut opening = self.opening(game, Some(lesson.seats), Some(&lesson.options), false, false)?;
        let level = play::usual_bot(game);
        for seat in opening.seats.seats().filter(|seat| *seat != LEARNER) {
            opening.seats.put_bot(seat, &level, false);
        }
        let opening = Opening {
            lesson: Some(0),
            pace: Pace::Relaxed,
            spectators: Spectators::Off,
            secret: Lesson::secret(),
            ..opening
        };
        self.open(guest, address, opening).await
    }

    async fn find(&self, shared: &Shared, code: &str) -> Result<TableId, Trouble> {
        let code = code.trim().to_ascii_uppercase();
        let (shortest, longest) = CODE_CHARS;
        if !(shortest as usize..=longest as usize).contains(&code.len()) {
            return Err(HouseRefusal::NoSuchCode.into());
        }
        self.guess(shared)?;
        let found = self.read(self.store.find_code(code).await)?;
        let table = found.ok_or(HouseRefusal::NoSuchCode)?;
        self.guessed(shared);
        Ok(table)
    }

    /// A ticket for a guest's seat. Only its hash is kept.
    pub(super) async fn write_ticket(&self, table: TableId, guest: GuestId) -> Result<String, Trouble> {
        let bytes: [u8; 16] = self.random();
        let ticket = hex(&bytes);
        let until = self.now() + u64::from(self.settings.ticket_ms);
        let value = format!("{table} {guest}");
        self.kept(self.store.put_ticket(TokenHash::of(&ticket), value, until).await)?;
        Ok(ticket)
    }

    async fn redeem(
        self: &Arc<Inner>,
        shared: &Shared,
        guest: Guest,
        key: Option<String>,
        ticket: &str,
    ) -> Result<(), Trouble> {
        let at = self.now();
        let value = self.kept(self.store.take_ticket(TokenHash::of(ticket), at).await)?;
        let parsed = value
            .as_deref()
            .and_then(|value| value.split_once(' '))
            .and_then(|(table, from)| Some((table.parse::<TableId>().ok()?, from.parse::<GuestId>().ok()?)));
        let (table, from) = parsed.ok_or(HouseRefusal::BadTicket)?;
        let event = Event::Transferred {
            conn: shared.id,
            key,
            from,
            to: guest,
        };
        let outbox = Some(shared.outbox.clone());
        self.post(table, Mail::new(at, event, outbox)).await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_long_enough_for_the_tables_there_are() {
        for (tables, chars) in [
            (0, 4),
            (2, 4),
            (3, 5),
            (78, 5),
            (79, 6),
            (1_910, 6),
            (20_000, 7),
            (5_000_000, 8),
        ] {
            assert_eq!(code_chars(tables), chars, "{tables}");
            let codes = 24_u64.pow(chars as u32);
            assert!(codes >= CODES_PER_TABLE * (tables as u64 + 1) || chars == 8);
        }
    }
}

//! One table as a machine without input and output: events and times in, what is to be kept and told out.
//!
//! The order is always the same: [`HouseTable::step`] checks and applies in memory and says what must be kept; whoever
//! drives it keeps that first and tells the rest afterwards. If it cannot be kept, the machine is thrown away and
//! loaded again from what is kept, so nothing has changed.
//!
//! This file says what a table is: the [`Stage`] it has come to, and the parts that know nothing of each other.
//! `roster` has the seats, `devices` who is here, `lines` how far away they are, `keys` what was answered already,
//! `away` who is missed, `watchers` what is told later, `chat` what is said. Each can be read alone and has tests
//! of its own. What a table does is in `gather` (people come and go, the host), `seats` (seats change hands), `moves`
//! (commands), `advice`, `race` (hands and reveals), `ending` (closed or abandoned), `rule` (what whoever looks after the house does), `absence` and `pause` (when nothing moves) and `tell` (messages). When it
//! does something by itself follows from a [`Situation`] (`clock`, `windows`).

mod absence;
mod advice;
mod away;
pub(crate) mod book;
mod chat;
mod clock;
mod devices;
pub(crate) mod door;
mod ending;
mod gather;
mod host;
mod keys;
mod lesson;
mod lines;
mod load;
mod moves;
mod news;
mod pause;
mod race;
pub(crate) mod roster;
mod rule;
mod seats;
mod situation;
mod tell;
#[cfg(test)]
pub(crate) mod tests;
mod watchers;
mod windows;

use crate::house::Reported;
use crate::play::{Match, OpenPrompt, Question};
use crate::{ConnectionId, Guest, HouseRefusal, Settings};
use away::Away;
use book::Book;
use bytes::Bytes;
use devices::Devices;
use engine::{Audience, Mode, PromptId, SeatSet};
pub(crate) use host::check_spectators;
use keys::Keys;
use lines::Lines;
pub(crate) use load::LoadError;
use protocol::wire::{GuestRequest, HostRequest, TableRequest, ToClient, Trouble};
pub(crate) use rule::Deed;
use situation::Situation;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Aside, Change, GuestId, InputKey, LogLine, TableId};
use watchers::Watchers;

/// What can happen to a table.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// A device comes to the table.
    Come {
        conn: ConnectionId,
        guest: Guest,
        key: Option<String>,
        have: Option<u32>,
        password: Option<String>,
    },
    /// A device is gone: its line is lost, or it has asked to leave and is answered by its key.
    Gone { conn: ConnectionId, key: Option<String> },
    /// A device at the table wants something.
    Request {
        conn: ConnectionId,
        key: Option<String>,
        request: TableRequest,
    },
    /// A device has told its clock.
    Pong {
        conn: ConnectionId,
        n: u32,
        c1: i64,
        c2: i64,
        /// The smallest round trip the operating system has seen on the way to it.
        transport_ms: Option<u32>,
    },
    /// A guest goes by another name.
    Renamed { guest: Guest },
    /// The table for the rematch is there.
    RematchMade { table: TableId },
    /// A seat goes to another device's guest.
    Transferred {
        conn: ConnectionId,
        key: Option<String>,
        from: GuestId,
        to: Guest,
    },
    /// Whoever looks after the house wants something of the table.
    Ruled {
        conn: ConnectionId,
        key: Option<String>,
        deed: Deed,
    },
    /// A bot has thought.
    Thought,
    /// Time has passed.
    Tick,
}

impl Event {
    /// A device that was at the table comes again by itself.
    pub(crate) fn again(conn: ConnectionId, guest: Guest) -> Event {
        Event::Come {
            conn,
            guest,
            key: None,
            have: None,
            password: None,
        }
    }

    /// Who waits for an answer to it, and by which key.
    pub(crate) fn asker(&self) -> Option<(ConnectionId, Option<String>)> {
        match self {
            Event::Come { conn, key, .. }
            | Event::Request { conn, key, .. }
            | Event::Ruled { conn, key, .. }
            | Event::Transferred { conn, key, .. } => Some((*conn, key.clone())),
            Event::Gone { conn, key: Some(key) } => Some((*conn, Some(key.clone()))),
            Event::Gone { key: None, .. }
            | Event::Pong { .. }
            | Event::Renamed { .. }
            | Event::RematchMade { .. }
            | Event::Thought
            | Event::Tick => None,
        }
    }
}

/// Something the table wants done that is not its own business.
#[derive(Clone, Debug)]
pub(crate) enum Errand {
    /// Open a table for the same people.
    Rematch {
        conn: ConnectionId,
        key: Option<String>,
        book: Box<Book>,
    },
    /// Keep what a guest reports.
    Report {
        conn: ConnectionId,
        key: Option<String>,
        reported: Box<Reported>,
    },
    /// Whoever guessed a password was right, so the guess costs nothing.
    Guessed { conn: ConnectionId },
    /// Write a ticket for this guest's seat.
    Ticket {
        conn: ConnectionId,
        key: Option<String>,
        guest: GuestId,
    },
}

/// What becomes of a request: the sequence it moved the table to, if it moved it.
type Answer = Result<Option<u32>, Trouble>;

/// What comes of an event. First the change is kept, then the rest is told and done.
#[derive(Debug, Default)]
pub(crate) struct Out {
    pub(crate) change: Option<Change>,
    pub(crate) tell: Vec<(ConnectionId, Bytes)>,
    pub(crate) errands: Vec<Errand>,
    /// What a bot goes out to think about, and what advice is asked about.
    pub(crate) questions: Vec<Question>,
    /// Whether lists show the table differently now.
    pub(crate) listing: bool,
    /// The code by which a request was refused.
    pub(crate) refused: Option<String>,
    /// How the table ended, if it just did.
    pub(crate) ended: Option<&'static str>,
    /// Whether nothing is left of the table.
    pub(crate) dissolved: bool,
}

/// The program has made a mistake: what was due by the rules was refused by them. The table must freeze.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mistake(pub(crate) String);

impl Mistake {
    /// What was due, and why it could not be done.
    fn refused(what: &str, trouble: &Trouble) -> Mistake {
        let rule = trouble.rule.as_deref().unwrap_or("the house");
        Mistake(format!("{what} was due and {rule} refused it: {}", trouble.code))
    }
}

/// How far a table has come, with what exists only then.
enum Stage {
    /// People take seats and agree on options.
    Gathering,
    /// Dealt, and not over.
    Playing(Box<Dealt>),
    /// Over: one may look at it.
    Over(Box<Past>),
    /// The program has made a mistake: nothing moves any more, the log is kept.
    Frozen,
}

/// A table that is played. All times are the house's, unless said otherwise.
struct Dealt {
    play: Box<dyn Match>,
    keys: Keys,
    /// When prompts were first open, in table time.
    shown: BTreeMap<PromptId, u64>,
    away: Away,
    hold: race::Hold,
    /// Who has said that they are there, when everybody must.
    ready: SeatSet,
    /// When play begins, once everybody has said so before the first move.
    begins_at: Option<u64>,
    /// Nothing runs out before this time, so that people can come back to a house that was away.
    grace_until: u64,
    /// Who has asked for advice and waits for it.
    advising: Option<advice::Asker>,
    /// Whether something happened that is not told yet.
    moved: bool,
}

impl Dealt {
    fn new(play: Box<dyn Match>, now: u64, grace_until: u64) -> Dealt {
        Dealt {
            play,
            keys: Keys::default(),
            shown: BTreeMap::new(),
            away: Away::from(now),
            hold: race::Hold::default(),
            ready: SeatSet::default(),
            begins_at: None,
            grace_until,
            advising: None,
            moved: false,
        }
    }
}

/// A table that is over.
struct Past {
    play: Box<dyn Match>,
    keys: Keys,
}

/// What is in the store.
#[derive(Default)]
struct Stored {
    /// How many lines of the log.
    lines: u32,
    deadline: Option<u64>,
    /// Whether it says since when nobody is here.
    is_left: bool,
}

/// What an event leaves to be kept.
#[derive(Default)]
struct ToKeep {
    book: bool,
    asides: Vec<Aside>,
    /// The key of the input that is being carried out.
    input_key: Option<InputKey>,
}

/// One table.
pub(crate) struct HouseTable {
    id: TableId,
    settings: Arc<Settings>,
    /// What is kept beside the log; the seats are in it.
    book: Book,
    stage: Stage,
    devices: Devices,
    lines: Lines,
    watchers: Watchers,
    chat: chat::Talk,
    /// Who has knocked and waits for the host's nod.
    knocking: Vec<Guest>,
    stored: Stored,
    /// Until when the host was here; if he is away since before the table was loaded, when that was.
    host_seen: u64,
    /// Who stands in for the host and was told so.
    standing_in: Option<GuestId>,
    now: u64,
    /// The last time anything happened.
    touched: u64,
    /// Since when nobody is here.
    left: Option<u64>,
    /// When the house was opened.
    house_opened: u64,
    out: Out,
    to_keep: ToKeep,
}

impl HouseTable {
    /// Takes one event. `now` is the house's time in milliseconds and never goes back.
    ///
    /// # Errors
    /// If the program has made a mistake: the table must be frozen.
    pub(crate) fn step(&mut self, now: u64, event: Event) -> Result<Out, Mistake> {
        self.now = self.now.max(now);
        if !matches!(event, Event::Tick | Event::Thought) {
            self.touched = self.now;
        }
        self.out = Out::default();
        self.charge_waits();
        match event {
            Event::Come {
                conn,
                guest,
                key,
                have,
                password,
            } => {
                let came = self.come(conn, guest, have, password.as_deref())?;
                self.answer(conn, key, came);
            }
            Event::Gone { conn, key } => {
                self.gone(conn);
                self.answer(conn, key, Ok(None));
            }
            Event::Request { conn, key, request } => self.asked(conn, key, request),
            Event::Pong {
                conn,
                n,
                c1,
                c2,
                transport_ms,
            } => self.pong(conn, n, (c1, c2), transport_ms),
            Event::Renamed { guest } => self.renamed(&guest),
            Event::RematchMade { table } => {
                self.book.rematch = Some(table.to_string());
                self.change_book();
            }
            Event::Transferred { conn, key, from, to } => match self.transferred(from, &to) {
                Ok(()) => {
                    let table = self.id.to_string();
                    self.tell(conn, &ToClient::Found { key, table });
                }
                refused => self.answer(conn, key, refused.map(|()| None)),
            },
            Event::Ruled { conn, key, deed } => {
                let ruled = self.ruled(deed);
                self.answer(conn, key, ruled.map(|()| None));
            }
            Event::Thought => self.hear_bot()?,
            Event::Tick => self.tick()?,
        }
        self.settle()?;
        Ok(std::mem::take(&mut self.out))
    }

    /// A request with a key is answered exactly once.
    fn answer(&mut self, conn: ConnectionId, key: Option<String>, done: Answer) {
        match (done, key) {
            (Ok(seq), Some(key)) => self.tell(conn, &ToClient::Done { key, seq }),
            (Ok(_), None) => {}
            (Err(trouble), key) => {
                self.out.refused = Some(trouble.code.clone());
                let table = Some(self.id.to_string());
                self.tell(conn, &ToClient::Refused { key, table, trouble });
            }
        }
    }

    fn asked(&mut self, conn: ConnectionId, key: Option<String>, request: TableRequest) {
        let Some(guest) = self.devices.get(conn).map(|device| device.guest().clone()) else {
            return self.answer(conn, key, Err(HouseRefusal::JoinFirst.into()));
        };
        let is_possible = matches!(
            request,
            TableRequest::Guest(GuestRequest::Say { .. } | GuestRequest::Report { .. })
                | TableRequest::Host(HostRequest::Close {})
        );
        if matches!(self.stage, Stage::Frozen) && !is_possible {
            return self.answer(conn, key, Err(HouseRefusal::Frozen.into()));
        }
        let done = match request {
            TableRequest::Guest(request) => self.guest_asks(conn, &guest, key.as_ref(), request),
            TableRequest::Host(request) => Some(self.host_asks(&guest, request).map(|()| None)),
            TableRequest::Play(request) => self.player_asks(conn, &guest, key.as_ref(), request),
        };
        if let Some(done) = done {
            self.answer(conn, key, done);
        }
    }

    /// What anybody at the table may ask; nothing if it is answered in another way.
    fn guest_asks(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
        request: GuestRequest,
    ) -> Option<Answer> {
        let done = match request {
            GuestRequest::Sit { seat } => self.sit(guest, seat),
            GuestRequest::Knock {} => self.knock(guest),
            GuestRequest::Stand {} => self.stand(guest),
            GuestRequest::Salt { salt } => self.salt(guest, salt),
            GuestRequest::Say { text } => self.say(guest, &text),
            GuestRequest::Mute {
                guest: whom,
                muted,
                for_all,
            } => self.mute(guest, &whom, muted, for_all),
            GuestRequest::Report {
                guest: about,
                reason,
                text,
            } => {
                let reported = self.report(conn, guest, key, about.as_deref(), reason, &text);
                return reported.err().map(Err);
            }
            GuestRequest::Ticket {} => return self.ticket(conn, guest, key).err().map(Err),
            GuestRequest::Rematch {} => return self.rematch(conn, guest, key).err().map(Err),
        };
        Some(done.map(|()| None))
    }

    /// After every event: the table follows the game, bots think, what happened is told and kept.
    fn settle(&mut self) -> Result<(), Mistake> {
        self.follow_presence();
        self.follow_lesson()?;
        self.follow_play()?;
        self.send_bots();
        self.tell_moves();
        self.watchers_tell(None);
        self.follow_host();
        self.keep();
        Ok(())
    }

    /// Gathers what must be kept.
    fn keep(&mut self) {
        let mut change = Change::of(self.id, self.now);
        if self.out.dissolved {
            change.remove = true;
            self.out.change = Some(change);
            return;
        }
        let ToKeep {
            book,
            asides,
            input_key,
        } = std::mem::take(&mut self.to_keep);
        let play = match &mut self.stage {
            Stage::Playing(dealt) => Some(&mut dealt.play),
            Stage::Over(past) => Some(&mut past.play),
            Stage::Gathering | Stage::Frozen => None,
        };
        for text in play.into_iter().flat_map(|play| play.take_lines()) {
            let (seq, key) = (self.stored.lines, None);
            change.lines.push(LogLine { seq, key, text });
            self.stored.lines += 1;
        }
        if let Some(line) = change.lines.first_mut() {
            line.key = input_key;
        }
        change.asides = asides;
        if book {
            let outcome = self.play().and_then(|play| play.outcome());
            let outcome = outcome.map(|outcome| outcome.value());
            change.record = Some(self.book.record(outcome.as_ref()));
            self.out.listing = true;
        }
        let is_empty = change.lines.is_empty() && change.asides.is_empty() && change.record.is_none();
        // A house that comes back while a bot is out must know that there is something to do.
        let due = self.deadline().or(self.thinking_since());
        let deadline = due.into_iter().chain(self.ends_at()).min();
        if self.stored.deadline != deadline && (!is_empty || self.stored.deadline.is_none()) {
            self.stored.deadline = deadline;
            change.deadline_ms = Some(deadline);
        } else if is_empty {
            return;
        }
        self.out.change = Some(change);
    }

    /// The book has changed: it is kept, and everybody sees it.
    fn change_book(&mut self) {
        self.to_keep.book = true;
        self.tell_table();
    }

    /// Something is kept beside the log under this name, or taken away.
    fn keep_aside(&mut self, name: String, value: Option<String>) {
        self.to_keep.asides.push(Aside { name, value });
    }

    /// The game, once it is dealt.
    fn play(&self) -> Option<&dyn Match> {
        match &self.stage {
            Stage::Playing(dealt) => Some(dealt.play.as_ref()),
            Stage::Over(past) => Some(past.play.as_ref()),
            Stage::Gathering | Stage::Frozen => None,
        }
    }

    /// What exists while it is played.
    fn dealt(&self) -> Option<&Dealt> {
        match &self.stage {
            Stage::Playing(dealt) => Some(dealt),
            _ => None,
        }
    }

    fn dealt_mut(&mut self) -> Option<&mut Dealt> {
        match &mut self.stage {
            Stage::Playing(dealt) => Some(dealt),
            _ => None,
        }
    }

    /// A table that is played, as it stands now. In a lesson nothing happens by itself.
    fn situation(&self) -> Option<Situation<'_>> {
        Some(Situation {
            book: &self.book,
            settings: &self.settings,
            devices: &self.devices,
            lines: &self.lines,
            dealt: self.dealt().filter(|_| self.book.lesson.is_none())?,
            now: self.now,
        })
    }

    fn audience_of(&self, guest: GuestId) -> Audience {
        let seat = self.book.seat_of(guest);
        seat.map_or(Audience::Public, Audience::Seat)
    }

    /// The devices at the table, for whoever loads it again.
    pub(crate) fn connections(&self) -> Vec<(ConnectionId, Guest)> {
        let devices = self.devices.iter();
        devices
            .map(|device| (device.conn(), device.guest().clone()))
            .collect()
    }

    /// Another game in the place of the one that is played, to be tampered with.
    #[cfg(test)]
    pub(crate) fn set_play(&mut self, play: Box<dyn Match>) {
        self.stage = Stage::Playing(Box::new(Dealt::new(play, self.now, 0)));
    }

    /// What is kept of it beside the log.
    pub(crate) fn book(&self) -> &Book {
        &self.book
    }

    /// Since when nobody has done anything, if nobody is here and no bot is out.
    pub(crate) fn idle_since(&self) -> Option<u64> {
        let is_left = self.devices.is_empty() && self.thinking_since().is_none();
        is_left.then_some(self.touched)
    }

    /// The guests who are asked now and may be told so in a list.
    pub(crate) fn guests_asked(&self) -> Vec<GuestId> {
        let asked = self.dealt().map_or_else(Vec::new, |dealt| dealt.play.asked());
        // What is asked in secret is not in a list.
        let is_told = |asked: &&OpenPrompt| asked.must && asked.mode == Mode::Open && !asked.in_window;
        let seats = asked.iter().filter(is_told).map(|asked| asked.seat);
        let players = seats.filter_map(|seat| self.book.seats[seat].player());
        players.map(|person| person.guest).collect()
    }

    /// Something happened that must not: nothing moves any more, and nothing of the last event is kept.
    pub(crate) fn freeze(&mut self, now: u64, report: &str) -> Out {
        self.now = self.now.max(now);
        self.out = Out::default();
        self.to_keep = ToKeep::default();
        self.stage = Stage::Frozen;
        self.book.frozen = Some(report.to_owned());
        self.change_book();
        self.keep();
        std::mem::take(&mut self.out)
    }
}

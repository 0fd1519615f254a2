//! One table as a machine without input and output: events and times in, what is to be kept and told out.
//!
//! The order is always the same: [`HouseTable::step`] checks and applies in memory and says what must be kept; whoever
//! drives it keeps that first and tells the rest afterwards. If it cannot be kept, the machine is thrown away and
//! loaded again from what is kept, so nothing has changed.
//!
//! Reading order: this file (events, what comes out), `book` (what is kept), `gather` (seats and host), `moves`
//! (commands), `clock` (whose time is up), `round` (reactions), `race` (the referee), `absence` and `pause` (when nothing
//! moves), `tell` (messages).

mod absence;
pub(crate) mod book;
mod chat;
mod clock;
mod gather;
mod load;
mod moves;
mod pause;
mod race;
mod round;
mod seats;
mod tell;
#[cfg(test)]
mod tests;
mod watchers;

use crate::play::{Play, Question};
use crate::{ConnectionId, Guest, HouseRefusal, Settings};
use book::Book;
use bytes::Bytes;
use engine::{Audience, Seat};
pub(crate) use load::LoadError;
use moves::Given;
use protocol::wire::{GuestRequest, PlayRequest, TableRequest, ToClient, Trouble};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use store::{Aside, Change, GuestId, InputKey, Line, TableId};

/// How many keys are remembered for each seat; older ones name prompts that are gone.
const KEYS_MAX: usize = 64;

/// What can happen to a table.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// A device comes to the table.
    Come {
        conn: ConnectionId,
        guest: Guest,
        key: Option<String>,
        have: Option<u32>,
    },
    /// A device is gone: its line is lost, or it has asked to leave and is answered by its key.
    Gone { conn: ConnectionId, key: Option<String> },
    /// A device at the table wants something.
    Asked {
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
    /// A bot has thought.
    Thought,
    /// Time has passed.
    Tick,
}

impl Event {
    /// Who waits for an answer to it, and by which key.
    pub(crate) fn asker(&self) -> Option<(ConnectionId, Option<String>)> {
        match self {
            Event::Come { conn, key, .. }
            | Event::Asked { conn, key, .. }
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
    /// What a bot goes out to think about.
    pub(crate) question: Option<Question>,
    /// Whether lists show the table differently now.
    pub(crate) listing: bool,
}

/// A device at the table.
#[derive(Clone, Debug)]
struct Here {
    conn: ConnectionId,
    guest: Guest,
    /// Whom this device does not hear.
    muted: Vec<String>,
}

/// One table.
pub(crate) struct HouseTable {
    id: TableId,
    settings: Arc<Settings>,
    book: Book,
    play: Option<Box<dyn Play>>,
    here: Vec<Here>,
    /// Fingerprints of the keys of the latest inputs, by seat, with the sequence they were acknowledged with.
    keys: Vec<VecDeque<(u64, Option<u32>)>>,
    /// When prompts were first open, in table time.
    shown: BTreeMap<engine::PromptId, u64>,
    round: Option<round::Round>,
    /// Seats whose sealed answer is kept aside.
    sealed_aside: BTreeSet<usize>,
    race: race::Track,
    absence: absence::Absence,
    watchers: watchers::Watchers,
    chat: chat::Rates,
    /// How many lines of the log are kept.
    lines: u32,
    /// Nothing runs out before this time.
    grace_until: u64,
    deadline_kept: Option<u64>,
    /// The last time anything happened.
    touched: u64,
    now: u64,
    out: Out,
    book_changed: bool,
    /// Whether something happened that is not told yet.
    moved: bool,
    asides: Vec<Aside>,
    /// The key of the input that is being carried out.
    input_key: Option<InputKey>,
}

impl HouseTable {
    /// Takes one event. `now` is the house's time in milliseconds and never goes back.
    pub(crate) fn step(&mut self, now: u64, event: Event) -> Out {
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
            } => {
                let came = self.come(conn, guest, have);
                self.answer(conn, key, came);
            }
            Event::Gone { conn, key } => {
                self.gone(conn);
                self.answer(conn, key, Ok(None));
            }
            Event::Asked { conn, key, request } => self.asked(conn, key, request),
            Event::Pong { conn, n, c1, c2 } => self.pong(conn, n, c1, c2),
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
            Event::Thought => self.hear_bot(),
            Event::Tick => self.tick(),
        }
        self.settle();
        std::mem::take(&mut self.out)
    }

    /// A request with a key is answered exactly once.
    fn answer(&mut self, conn: ConnectionId, key: Option<String>, done: Answer) {
        match (done, key) {
            (Ok(seq), Some(key)) => self.tell(conn, &ToClient::Done { key, seq }),
            (Ok(_), None) => {}
            (Err(trouble), key) => {
                let table = Some(self.id.to_string());
                self.tell(conn, &ToClient::Refused { key, table, trouble });
            }
        }
    }

    fn asked(&mut self, conn: ConnectionId, key: Option<String>, request: TableRequest) {
        let Some(guest) = self
            .here
            .iter()
            .find(|here| here.conn == conn)
            .map(|here| here.guest.clone())
        else {
            return self.answer(conn, key, Err(HouseRefusal::JoinFirst.into()));
        };
        let may_talk = matches!(request, TableRequest::Guest(GuestRequest::Say { .. }));
        if self.book.frozen.is_some() && !may_talk {
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
            GuestRequest::Stand {} => self.stand(guest),
            GuestRequest::Salt { salt } => self.salt(guest, salt),
            GuestRequest::Say { text } => self.say(guest, &text),
            GuestRequest::Mute {
                guest: whom,
                muted,
                for_all,
            } => self.mute(conn, guest, &whom, muted, for_all),
            GuestRequest::Ticket {} => return self.ticket(conn, guest, key).err().map(Err),
            GuestRequest::Rematch {} => return self.rematch(conn, guest, key).err().map(Err),
        };
        Some(done.map(|()| None))
    }

    /// What a seat asks of the game; nothing if it is answered in another way.
    fn player_asks(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
        request: PlayRequest,
    ) -> Option<Answer> {
        let done = match request {
            PlayRequest::Command { prompt, command } => {
                return Some(self.command(guest, key, prompt, Given::Command(command)));
            }
            PlayRequest::Choose { prompt, choice } => {
                return Some(self.command(guest, key, prompt, Given::Choice(choice)));
            }
            PlayRequest::TakeBack {} => return Some(self.take_back(guest)),
            PlayRequest::Bang {
                round,
                shown,
                pressed,
                target,
            } => {
                return self
                    .bang(conn, guest, round, (shown, pressed), target.as_ref())
                    .map(Err);
            }
            PlayRequest::NotMine { round } => self.not_mine(guest, round),
            PlayRequest::Ready {} => self.ready(guest),
            PlayRequest::Hold { prompt } => self.hold(guest, prompt),
            PlayRequest::Orders { orders } => self.order(conn, guest, orders),
        };
        Some(done.map(|()| None))
    }

    /// After every event: bots think, clocks are read, what happened is told and kept.
    fn settle(&mut self) {
        self.follow_play();
        self.tell_moves();
        self.watchers_tell();
        self.keep();
    }

    /// Gathers what must be kept.
    fn keep(&mut self) {
        let mut change = Change::of(self.id, self.now);
        if let Some(play) = &mut self.play {
            for text in play.take_lines() {
                change.lines.push(Line {
                    seq: self.lines,
                    key: None,
                    text,
                });
                self.lines += 1;
            }
        }
        if let (Some(key), Some(line)) = (self.input_key.take(), change.lines.first_mut()) {
            line.key = Some(key);
        }
        change.asides = std::mem::take(&mut self.asides);
        if std::mem::take(&mut self.book_changed) {
            let outcome = self
                .play
                .as_ref()
                .and_then(|play| play.outcome())
                .map(|outcome| outcome.value());
            change.record = Some(self.book.record(outcome.as_ref()));
            self.out.listing = true;
        }
        let is_empty = change.lines.is_empty() && change.asides.is_empty() && change.record.is_none();
        // A house that comes back while a bot is out must know that there is something to do.
        let deadline = self.deadline().or(self.thinking_since());
        if self.deadline_kept != deadline && (!is_empty || self.deadline_kept.is_none()) {
            self.deadline_kept = deadline;
            change.deadline_ms = Some(deadline);
        } else if is_empty {
            return;
        }
        self.out.change = Some(change);
    }

    /// The book has changed: it is kept, and everybody sees it.
    fn change_book(&mut self) {
        self.book_changed = true;
        self.tell_table();
    }

    fn audience_of(&self, guest: GuestId) -> Audience {
        let seat = self.book.seat_of(guest);
        seat.map_or(Audience::Public, |seat| Audience::Seat(Seat(seat as u8)))
    }

    fn is_here(&self, guest: GuestId) -> bool {
        self.here.iter().any(|here| here.guest.id == guest)
    }

    /// The devices at the table, for whoever loads it again.
    pub(crate) fn connections(&self) -> Vec<(ConnectionId, Guest)> {
        self.here
            .iter()
            .map(|here| (here.conn, here.guest.clone()))
            .collect()
    }

    /// The game, to be tampered with.
    #[cfg(test)]
    pub(crate) fn play_mut(&mut self) -> Option<&mut Box<dyn Play>> {
        self.play.as_mut()
    }

    /// What is kept of it beside the log.
    pub(crate) fn book(&self) -> &Book {
        &self.book
    }

    /// Since when nobody has done anything, if nobody is here and no bot is out.
    pub(crate) fn idle_since(&self) -> Option<u64> {
        let is_left = self.here.is_empty() && self.thinking_since().is_none();
        is_left.then_some(self.touched)
    }

    /// The guests who are asked now and may be told so in a list.
    pub(crate) fn guests_asked(&self) -> Vec<GuestId> {
        let waiting = self.play.as_ref().map_or_else(Vec::new, |play| play.waiting());
        let guest = |waiting: &protocol::wire::Waiting| {
            let seat = self.book.seats.get(waiting.seat.idx())?;
            seat.player().map(|person| person.guest)
        };
        waiting.iter().filter_map(guest).collect()
    }

    /// Something happened that must not: nothing moves any more.
    pub(crate) fn freeze(&mut self, now: u64, report: &str) -> Out {
        self.now = self.now.max(now);
        self.out = Out::default();
        self.asides.clear();
        self.play = None;
        self.book.frozen = Some(report.to_owned());
        self.change_book();
        self.keep();
        std::mem::take(&mut self.out)
    }
}

//! What is told, to whom. A message is written once for each audience.

use super::HouseTable;
use crate::ConnectionId;
use crate::play::Happened;
use bytes::Bytes;
use engine::{Audience, Seat};
use protocol::wire::{
    Clock, Json, Person, Prompt, SeatHolder, SeatInfo, TableInfo, TablePhase, ToClient, Written,
};
use store::GuestId;

impl HouseTable {
    pub(super) fn tell(&mut self, conn: ConnectionId, message: &ToClient) {
        self.out.tell.push((conn, Bytes::from(message.write())));
    }

    /// Tells all devices of an audience the same bytes. Watchers may hear of it later.
    pub(super) fn tell_audience(&mut self, audience: Audience, message: &ToClient) {
        let listens = |here: &super::Here| self.audience_of(here.guest.id) == audience;
        let conns: Vec<ConnectionId> = self
            .here
            .iter()
            .filter(|here| listens(here))
            .map(|here| here.conn)
            .collect();
        self.tell_some(audience, &conns, message);
    }

    /// Tells some devices of an audience the same bytes.
    pub(super) fn tell_some(&mut self, audience: Audience, conns: &[ConnectionId], message: &ToClient) {
        if audience == Audience::Public {
            return self.tell_watchers(conns, message);
        }
        if conns.is_empty() {
            return;
        }
        let bytes = Bytes::from(message.write());
        self.out
            .tell
            .extend(conns.iter().map(|conn| (*conn, bytes.clone())));
    }

    pub(super) fn audiences(&self) -> impl Iterator<Item = Audience> + use<> {
        Audience::all(self.book.seats.len() as u8)
    }

    /// Everybody sees the table as it is now, apart from the game.
    pub(super) fn tell_table(&mut self) {
        let message = ToClient::Table { info: self.info() };
        for audience in self.audiences() {
            self.tell_audience(audience, &message);
        }
    }

    pub(super) fn person(&self, name: &super::book::Name) -> Person {
        Person {
            guest: name.guest.to_string(),
            name: name.name.clone(),
            here: self.is_here(name.guest),
        }
    }

    fn seat_info(&self, idx: usize) -> SeatInfo {
        let seat = &self.book.seats[idx];
        let person = seat.person.as_ref().map(|name| self.person(name));
        let (holder, kept_for) = match (&seat.bot, seat.player().is_some()) {
            (Some(level), _) => (SeatHolder::Bot(level.clone()), person),
            (None, true) => (person.map_or(SeatHolder::Nobody, SeatHolder::Person), None),
            (None, false) => (SeatHolder::Nobody, person),
        };
        SeatInfo {
            holder,
            kept_for,
            salted: seat.salt.is_some(),
            marked: self.race.is_marked(idx),
            slow: self.race.is_slow(idx),
        }
    }

    pub(super) fn phase(&self) -> TablePhase {
        match self.book.phase() {
            _ if self.book.frozen.is_some() => TablePhase::Frozen,
            store::Phase::Open => TablePhase::Gathering,
            store::Phase::Playing => TablePhase::Playing,
            store::Phase::Over => TablePhase::Over,
        }
    }

    /// Whether the secret may be shown: the table is over, and so is its day.
    pub(super) fn is_opened(&self) -> bool {
        let day_over = |day: &String| *day < crate::day::day_of(self.now);
        self.book.ended_ms.is_some() && self.book.day.as_ref().is_none_or(day_over)
    }

    pub(super) fn info(&self) -> TableInfo {
        let book = &self.book;
        let watching = self
            .here
            .iter()
            .filter(|here| book.seat_of(here.guest.id).is_none())
            .count();
        let salts = book.seats.iter().filter_map(|seat| seat.salt.clone());
        TableInfo {
            table: self.id.to_string(),
            code: book.code.clone(),
            game: book.game.clone(),
            phase: self.phase(),
            host: Some(self.person(&book.host)),
            seats: (0..book.seats.len()).map(|idx| self.seat_info(idx)).collect(),
            options: Json::of(&book.options),
            practice: book.practice,
            day: book.day.clone(),
            pace: book.pace,
            spectators: book.spectators,
            listed: book.listed,
            paused: book.paused_since_ms.is_some(),
            paused_for: book.paused(),
            watching: watching.min(usize::from(u16::MAX)) as u16,
            commitment: book.commitment().to_string(),
            salts: if book.dealt_ms.is_some() {
                salts.collect()
            } else {
                Vec::new()
            },
            secret: self.is_opened().then(|| book.secret.clone()),
            rematch: book.rematch.clone(),
        }
    }

    /// Tells a device what it is at this table.
    pub(super) fn tell_you(&mut self, conn: ConnectionId, guest: GuestId) {
        let seat = self.book.seat_of(guest);
        let muted = self
            .here
            .iter()
            .find(|here| here.conn == conn)
            .map(|here| here.muted.clone());
        let message = ToClient::You {
            table: self.id.to_string(),
            seat: seat.map(|seat| Seat(seat as u8)),
            host: self.is_host(guest),
            muted: muted.unwrap_or_default(),
            orders: seat.and_then(|seat| self.book.seats[seat].orders.clone()),
        };
        self.tell(conn, &message);
    }

    /// Tells all devices of a guest what he is, and what he sees now.
    pub(super) fn tell_anew(&mut self, guest: GuestId) {
        let conns: Vec<ConnectionId> = self
            .here
            .iter()
            .filter(|here| here.guest.id == guest)
            .map(|here| here.conn)
            .collect();
        for conn in conns {
            self.line_came(conn, guest);
            self.tell_you(conn, guest);
            self.tell_view(conn, guest, None);
        }
    }

    pub(super) fn clock(&self) -> Clock {
        Clock {
            left_ms: self.left_ms(),
            window: self.round.is_some(),
            held: self.round.as_ref().is_some_and(round_is_held),
        }
    }

    /// What one device sees now, from nothing.
    pub(super) fn tell_view(&mut self, conn: ConnectionId, guest: GuestId, have: Option<u32>) {
        let audience = self.audience_of(guest);
        if audience == Audience::Public && self.tell_watcher(conn) {
            return;
        }
        if self.race.is_holding() {
            return self.race.tell_later(conn);
        }
        let message = self.view_message(audience, guest, have);
        if let Some(message) = message {
            self.tell(conn, &message);
        }
    }

    pub(super) fn view_message(
        &self,
        audience: Audience,
        guest: GuestId,
        have: Option<u32>,
    ) -> Option<ToClient> {
        let play = self.play.as_ref()?;
        let since = self
            .book
            .seat_of(guest)
            .map_or(0, |seat| self.book.seats[seat].since);
        let missed = match (have, audience) {
            (Some(have), Audience::Seat(_)) => play.missed(have.max(since), audience),
            _ => Written::of(&[(); 0]),
        };
        Some(ToClient::View {
            table: self.id.to_string(),
            seq: play.seq(),
            view: play.view(audience),
            missed,
            prompts: self.prompts_of(audience),
            waiting: play.waiting(),
            clock: self.clock(),
            can_take_back: play.can_take_back(),
            outcome: play.outcome(),
        })
    }

    pub(super) fn prompts_of(&self, audience: Audience) -> Vec<Written<Prompt>> {
        match (audience, &self.play) {
            (Audience::Seat(seat), Some(play)) => {
                play.prompts(seat, self.book.seats[seat.idx()].orders.as_ref())
            }
            _ => Vec::new(),
        }
    }

    /// Tells everybody what happened, if something did.
    pub(super) fn tell_moves(&mut self) {
        // Dice that are held back are told one seat after the other, and everything else after them.
        if !self.moved || self.race.is_holding() {
            return;
        }
        self.moved = false;
        let all: Vec<Audience> = self.audiences().collect();
        self.tell_moved(&all, None);
        if let Some(play) = &mut self.play {
            play.forget_seen();
        }
    }

    /// Tells some audiences what happened.
    pub(super) fn tell_moved(&mut self, audiences: &[Audience], show_at: Option<i64>) {
        let mut listening = audiences.to_vec();
        listening.retain(|audience| self.listens(*audience));
        for (audience, message) in self.moved_messages(&listening, show_at) {
            self.tell_audience(audience, &message);
        }
    }

    pub(super) fn listens(&self, audience: Audience) -> bool {
        let listens = |here: &super::Here| self.audience_of(here.guest.id) == audience;
        self.here.iter().any(listens) || (audience == Audience::Public && self.keeps_for_watchers())
    }

    pub(super) fn moved_messages(
        &self,
        audiences: &[Audience],
        show_at: Option<i64>,
    ) -> Vec<(Audience, ToClient)> {
        let Some(play) = &self.play else { return Vec::new() };
        let happened = audiences.iter().zip(play.happened(audiences));
        // What is the same for all audiences is found out once.
        let (table, clock) = (self.id.to_string(), self.clock());
        let (waiting, outcome) = (play.waiting(), play.outcome());
        let message = |(audience, happened): (&Audience, Happened)| {
            let moved = ToClient::Moved {
                table: table.clone(),
                seq: play.seq(),
                seen: happened.seen,
                view: happened.view,
                prompts: self.prompts_of(*audience),
                waiting: waiting.clone(),
                clock,
                can_take_back: play.can_take_back(),
                outcome: outcome.clone(),
                show_at,
            };
            (*audience, moved)
        };
        happened.map(message).collect()
    }

    /// Tells one audience what it is asked now, when nothing else has changed.
    pub(super) fn tell_prompts(&mut self, audience: Audience) {
        // What is asked would tell that dice are about to be shown.
        let play = self.play.as_ref().filter(|_| !self.race.is_holding());
        let Some(play) = play else { return };
        let message = ToClient::Prompts {
            table: self.id.to_string(),
            seq: play.seq(),
            prompts: self.prompts_of(audience),
            waiting: play.waiting(),
            clock: self.clock(),
        };
        self.tell_audience(audience, &message);
    }
}

fn round_is_held(round: &super::round::Round) -> bool {
    !round.holders.is_empty()
}

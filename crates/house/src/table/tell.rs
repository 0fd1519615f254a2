//! What is told, to whom. A message is written once for each audience.

use super::{Dealt, HouseTable, Stage};
use crate::ConnectionId;
use crate::play::{Happened, Window};
use bytes::Bytes;
use engine::race::LineQuality;
use engine::{Audience, Seat};
use protocol::wire::{
    Clock, Json, JsonOf, Person, Prompt, SeatHolder, SeatInfo, TableInfo, TablePhase, ToClient,
};
use store::GuestId;

impl HouseTable {
    pub(super) fn tell(&mut self, conn: ConnectionId, message: &ToClient) {
        self.out.tell.push((conn, Bytes::from(message.write())));
    }

    /// The lines of an audience.
    pub(super) fn listeners(&self, audience: Audience) -> impl Iterator<Item = ConnectionId> {
        let listens = move |guest: GuestId| self.audience_of(guest) == audience;
        let devices = self.devices.iter();
        devices
            .filter(move |device| listens(device.guest().id))
            .map(|device| device.conn())
    }

    /// Tells all devices of an audience the same bytes. Watchers may hear of it later.
    pub(super) fn tell_audience(&mut self, audience: Audience, message: &ToClient) {
        let conns: Vec<ConnectionId> = self.listeners(audience).collect();
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
        Audience::all(self.book.seats.len())
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
            here: self.devices.has(name.guest),
        }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let place = &self.book.seats[seat];
        let person = place.person().map(|name| self.person(name));
        let (holder, kept_for) = match (place.bot(), place.player().is_some()) {
            (Some(level), _) => (SeatHolder::Bot(level.to_owned()), person),
            (None, true) => (person.map_or(SeatHolder::Nobody, SeatHolder::Person), None),
            (None, false) => (SeatHolder::Nobody, person),
        };
        SeatInfo {
            holder,
            kept_for,
            salted: place.salt().is_some(),
            marks: self.marks(seat),
        }
    }

    fn phase(&self) -> TablePhase {
        match self.stage {
            Stage::Gathering => TablePhase::Gathering,
            Stage::Playing(_) => TablePhase::Playing,
            Stage::Over(_) => TablePhase::Over,
            Stage::Frozen => TablePhase::Frozen,
        }
    }

    /// Whether the secret may be shown: the table is over, and so is its day.
    pub(super) fn is_opened(&self) -> bool {
        let day_over = |day: &String| *day < crate::day::day_of(self.now);
        self.book.ended_ms.is_some() && self.book.day.as_ref().is_none_or(day_over)
    }

    pub(super) fn info(&self) -> TableInfo {
        let book = &self.book;
        TableInfo {
            table: self.id.to_string(),
            code: book.code.clone(),
            game: book.game.clone(),
            phase: self.phase(),
            host: Some(self.person(&book.host)),
            seats: book.seats.seats().map(|seat| self.seat_info(seat)).collect(),
            options: Json::of(&book.options),
            practice: book.practice,
            day: book.day.clone(),
            pace: book.pace,
            spectators: book.spectators,
            listed: book.listed,
            paused: book.paused_since_ms.is_some(),
            paused_for: book.paused(),
            watching: self.watching().min(usize::from(u16::MAX)) as u16,
            commitment: book.commitment().to_string(),
            salts: match book.dealt_ms {
                Some(_) => book.seats.salts(),
                None => Vec::new(),
            },
            secret: self.is_opened().then(|| book.secret.clone()),
            kept_ms: book.kept_ms(&self.settings.keeping),
            rematch: book.rematch.clone(),
        }
    }

    /// Tells a device what it is at this table.
    pub(super) fn tell_you(&mut self, conn: ConnectionId, guest: GuestId) {
        let seat = self.book.seat_of(guest);
        let ids = |guests: &[GuestId]| guests.iter().map(GuestId::to_string).collect();
        let quality = seat.map_or(LineQuality::Good, |seat| self.line_quality(seat));
        let message = ToClient::You {
            table: self.id.to_string(),
            seat,
            host: self.is_host(guest),
            muted: ids(self.chat.muted_by(guest)),
            silenced: if guest == self.book.host.guest {
                ids(&self.book.muted)
            } else {
                Vec::new()
            },
            orders: seat.and_then(|seat| self.book.seats[seat].orders()).map(Json::of),
            long_line: quality != LineQuality::Good,
        };
        self.tell(conn, &message);
    }

    /// Tells all devices of a guest what he is, and what he sees now.
    pub(super) fn tell_anew(&mut self, guest: GuestId) {
        let conns: Vec<ConnectionId> = self.devices.of(guest).collect();
        for conn in conns {
            self.measure_line(conn, guest);
            self.tell_you(conn, guest);
            self.tell_view(conn, guest, None);
        }
    }

    fn clock(&self) -> Clock {
        let Some(situation) = self.situation() else {
            return Clock::default();
        };
        let window = situation.play().window();
        Clock {
            left_ms: situation.left_ms(),
            window: window.is_some(),
            held: window.is_some_and(Window::is_held),
        }
    }

    /// What one device sees now, from nothing.
    pub(super) fn tell_view(&mut self, conn: ConnectionId, guest: GuestId, have: Option<u32>) {
        let audience = self.audience_of(guest);
        if audience == Audience::Public && self.tell_watcher(conn) {
            return;
        }
        if let Some(dealt) = self.dealt_mut()
            && dealt.play.is_holding()
        {
            return dealt.hold.tell_later(conn);
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
        let play = self.play()?;
        let seat = self.book.seat_of(guest);
        let since = seat.map_or(0, |seat| self.book.seats[seat].since());
        let missed = match (have, audience) {
            (Some(have), Audience::Seat(_)) => play.missed(have.max(since), audience),
            _ => JsonOf::of(&[(); 0]),
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

    fn prompts_of(&self, audience: Audience) -> Vec<JsonOf<Prompt>> {
        match (audience, self.play()) {
            (Audience::Seat(seat), Some(play)) => play.prompts(seat),
            _ => Vec::new(),
        }
    }

    /// Tells everybody what happened, if something did.
    pub(super) fn tell_moves(&mut self) {
        // What is held back is told one seat after the other, and everything else after it.
        let is_told = |dealt: &&mut Dealt| dealt.moved && !dealt.play.is_holding();
        let Some(dealt) = self.dealt_mut().filter(is_told) else {
            return;
        };
        dealt.moved = false;
        let all: Vec<Audience> = self.audiences().collect();
        self.tell_moved(&all, None);
        if let Some(dealt) = self.dealt_mut() {
            dealt.play.forget_seen();
        }
    }

    /// Tells some audiences what happened.
    fn tell_moved(&mut self, audiences: &[Audience], show_at: Option<i64>) {
        let mut listening = audiences.to_vec();
        listening.retain(|audience| self.listens(*audience));
        for (audience, message) in self.moved_messages(&listening, show_at) {
            self.tell_audience(audience, &message);
        }
    }

    pub(super) fn listens(&self, audience: Audience) -> bool {
        // Whoever sees it later is told from the log.
        let is_late = audience == Audience::Public && self.is_delayed();
        !is_late && self.listeners(audience).next().is_some()
    }

    pub(super) fn moved_messages(
        &self,
        audiences: &[Audience],
        show_at: Option<i64>,
    ) -> Vec<(Audience, ToClient)> {
        let Some(play) = self.play() else {
            return Vec::new();
        };
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
        // What is asked would tell that something is about to be shown.
        let Some(play) = self.play().filter(|play| !play.is_holding()) else {
            return;
        };
        let message = ToClient::Prompts {
            table: self.id.to_string(),
            seq: play.seq(),
            prompts: self.prompts_of(audience),
            waiting: play.waiting(),
            clock: self.clock(),
        };
        self.tell_audience(audience, &message);
    }

    /// Tells everybody what they are asked now.
    pub(super) fn tell_all_prompts(&mut self) {
        for audience in self.audiences() {
            self.tell_prompts(audience);
        }
    }
}

//! What is told, to whom. What is told of the game is found once for each audience, and each line is told what is new
//! to it.

use super::news::{News, Position, Questions, Writer};
use super::{Dealt, HouseTable, Stage};
use crate::ConnectionId;
use crate::play::{Match, Scene, Window};
use bytes::Bytes;
use engine::race::LineQuality;
use engine::{Audience, Seat};
use protocol::wire::{Clock, Json, JsonOf, Person, SeatHolder, SeatInfo, TableInfo, TablePhase, ToClient};
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
        let is_later = audience == Audience::Public && self.is_delayed();
        if conns.is_empty() && !is_later {
            return;
        }
        let bytes = Bytes::from(message.write());
        if is_later {
            return self.tell_later(bytes);
        }
        let told = conns.iter().map(|conn| (*conn, bytes.clone()));
        self.out.tell.extend(told);
    }

    /// Tells all devices of an audience news of the game. Watchers may hear of it later.
    pub(super) fn tell_news(&mut self, audience: Audience, news: &News) {
        let conns: Vec<ConnectionId> = self.listeners(audience).collect();
        self.tell_some(audience, &conns, news, &mut Writer::default());
    }

    /// Tells some devices of an audience news of the game.
    pub(super) fn tell_some(
        &mut self,
        audience: Audience,
        conns: &[ConnectionId],
        news: &News,
        writer: &mut Writer,
    ) {
        // Whoever watches later is told from the log.
        if audience != Audience::Public || !self.is_delayed() {
            self.tell_lines(conns, news, writer);
        }
    }

    /// Tells some lines what is new to them, at once.
    pub(super) fn tell_lines(&mut self, conns: &[ConnectionId], news: &News, writer: &mut Writer) {
        let table = self.id.to_string();
        for conn in conns {
            if let Some(teller) = self.devices.teller(*conn) {
                let bytes = writer.write(&table, teller, news);
                self.out.tell.push((*conn, bytes));
            }
        }
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
            program: name.program,
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
            advice: self.advises(),
            day: book.day.clone(),
            lesson: self.lesson_info().map(Box::new),
            pace: book.pace,
            spectators: book.spectators,
            listed: book.listed,
            programs: book.programs,
            door: book.lock.door(),
            knocking: self
                .knocking
                .iter()
                .map(|guest| self.person(&guest.into()))
                .collect(),
            arriving: self.arriving(),
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
        let device = self.devices.get(conn);
        let is_welcome = device.is_some_and(|device| self.is_welcome(device.guest()));
        let quality = seat.map_or(LineQuality::Good, |seat| self.line_quality(seat));
        let message = ToClient::You {
            table: self.id.to_string(),
            seat,
            host: self.is_host(guest),
            welcome: is_welcome,
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
        let time = situation.time_left();
        Clock {
            left_ms: time.as_ref().map(|time| time.left_ms),
            of_ms: time.and_then(|time| time.of_ms),
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
        if let Some(news) = self.view_news(audience, guest, have) {
            self.tell_lines(&[conn], &news, &mut Writer::default());
        }
    }

    /// What an audience sees now, from nothing.
    pub(super) fn view_news(&self, audience: Audience, guest: GuestId, have: Option<u32>) -> Option<News> {
        let play = self.play()?;
        let seat = self.book.seat_of(guest);
        let since = seat.map_or(0, |seat| self.book.seats[seat].since());
        let missed = match (have, audience) {
            (Some(have), Audience::Seat(_)) => play.missed(have.max(since), audience),
            _ => JsonOf::of(&[(); 0]),
        };
        let now = Position {
            view: play.view(audience),
            questions: self.questions(play, audience),
            can_take_back: play.can_take_back(),
            outcome: play.outcome(),
        };
        let told = play.told(since, audience);
        Some(News::View { now, missed, told })
    }

    /// What an audience is asked now.
    fn questions(&self, play: &dyn Match, audience: Audience) -> Questions {
        let prompts = match audience {
            Audience::Seat(seat) => play.prompts(seat),
            Audience::Public => Vec::new(),
        };
        Questions {
            seq: play.seq(),
            prompts,
            waiting: play.waiting(),
            clock: self.clock(),
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
        let writer = &mut Writer::default();
        for (audience, news) in self.moved_news(&listening, show_at) {
            let conns: Vec<ConnectionId> = self.listeners(audience).collect();
            self.tell_some(audience, &conns, &news, writer);
        }
    }

    pub(super) fn listens(&self, audience: Audience) -> bool {
        // Whoever sees it later is told from the log.
        let is_late = audience == Audience::Public && self.is_delayed();
        !is_late && self.listeners(audience).next().is_some()
    }

    /// What audiences saw of what happened.
    pub(super) fn moved_news(&self, audiences: &[Audience], show_at: Option<i64>) -> Vec<(Audience, News)> {
        let Some(play) = self.play() else {
            return Vec::new();
        };
        // What is the same for all audiences is found out once.
        let common = self.questions(play, Audience::Public);
        let outcome = play.outcome();
        let news = |(audience, scene): (&Audience, Scene)| {
            let mut questions = common.clone();
            if let Audience::Seat(seat) = audience {
                questions.prompts = play.prompts(*seat);
            }
            let now = Position {
                view: scene.view,
                questions,
                can_take_back: play.can_take_back(),
                outcome: outcome.clone(),
            };
            let seen = scene.seen;
            (*audience, News::Moved { now, seen, show_at })
        };
        audiences.iter().zip(play.scenes(audiences)).map(news).collect()
    }

    /// Tells one audience what it is asked now, when nothing else has changed.
    pub(super) fn tell_prompts(&mut self, audience: Audience) {
        // What is asked would tell that something is about to be shown.
        let Some(play) = self.play().filter(|play| !play.is_holding()) else {
            return;
        };
        let news = News::Questions(self.questions(play, audience));
        self.tell_news(audience, &news);
    }

    /// Tells everybody what they are asked now.
    pub(super) fn tell_all_prompts(&mut self) {
        for audience in self.audiences() {
            self.tell_prompts(audience);
        }
    }
}

//! What the host may do.

use super::{Dealt, HouseTable, Stage};
use crate::play;
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::Problem;
use engine::table::Holder;
use protocol::wire::{HostRequest, Pace, PausedFor, Spectators, Trouble};
use serde_json::Value;
use store::GuestId;

/// The longest delay for spectators: an hour.
const DELAY_MAX_S: u16 = 3_600;

/// Whether spectators can be let in like this.
pub(crate) fn check_spectators(spectators: Spectators) -> Result<(), HouseRefusal> {
    match spectators {
        Spectators::Delayed { seconds } if !(1..=DELAY_MAX_S).contains(&seconds) => {
            Err(HouseRefusal::BadDelay)
        }
        Spectators::Off | Spectators::On | Spectators::Delayed { .. } => Ok(()),
    }
}

fn of_problem(wrong: Problem) -> Trouble {
    HouseRefusal::BadOptions.because(wrong)
}

impl HouseTable {
    /// Whether a guest may do what a host does, or most of it.
    pub(super) fn is_host(&self, guest: GuestId) -> bool {
        guest == self.book.host.guest || self.stand_in() == Some(guest)
    }

    /// Who stands in for a host who has been away for a while: the first person who is here.
    fn stand_in(&self) -> Option<GuestId> {
        let is_due = self.stand_in_at().is_some_and(|at| at <= self.now);
        is_due.then(|| self.first_here()).flatten()
    }

    /// When somebody stands in for a host who is away. A line that drops for a moment makes nobody else host.
    fn stand_in_at(&self) -> Option<u64> {
        let is_away = !self.devices.has(self.book.host.guest);
        is_away.then_some(self.host_seen + self.settings.host_wait_ms)
    }

    fn first_here(&self) -> Option<GuestId> {
        // A program is nobody's host.
        let people = self.book.seats.players().filter(|person| !person.program);
        let mut people = people.map(|person| person.guest);
        people.find(|person| self.devices.has(*person))
    }

    /// When somebody must be told that they stand in.
    pub(super) fn stand_in_due(&self) -> Option<u64> {
        let is_waited_for = matches!(self.stage, Stage::Gathering | Stage::Playing(_))
            && self.standing_in.is_none()
            && self.first_here().is_some();
        self.stand_in_at().filter(|_| is_waited_for)
    }

    /// Whoever stands in for the host now, or no longer, is told so.
    pub(super) fn follow_host(&mut self) {
        let stand_in = self.stand_in();
        let before = std::mem::replace(&mut self.standing_in, stand_in);
        if before == stand_in {
            return;
        }
        for guest in before.into_iter().chain(stand_in) {
            let conns: Vec<ConnectionId> = self.devices.of(guest).collect();
            conns.into_iter().for_each(|conn| self.tell_you(conn, guest));
        }
    }

    /// What is done to people is the host's own business, and nobody's who stands in.
    pub(super) fn must_be_host_himself(&self, guest: &Guest) -> Result<(), HouseRefusal> {
        if guest.id == self.book.host.guest {
            Ok(())
        } else {
            Err(HouseRefusal::NotTheHost)
        }
    }

    pub(super) fn must_be_host(&self, guest: &Guest) -> Result<(), HouseRefusal> {
        if self.is_host(guest.id) {
            Ok(())
        } else {
            Err(HouseRefusal::NotTheHost)
        }
    }

    pub(super) fn must_gather(&self) -> Result<(), HouseRefusal> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Playing(_) | Stage::Over(_) | Stage::Frozen => Err(HouseRefusal::AlreadyDealt),
        }
    }

    /// What only the host may ask.
    pub(super) fn host_asks(&mut self, guest: &Guest, request: HostRequest) -> Result<(), Trouble> {
        self.must_be_host(guest)?;
        match request {
            HostRequest::Close {} => return self.close(guest),
            HostRequest::Options { options } => self.set_options(&options)?,
            HostRequest::Seats { seats } => self.set_seats(seats)?,
            HostRequest::Listed { listed } => self.set_listed(listed)?,
            HostRequest::Door { door, password } => {
                self.must_be_host_himself(guest)?;
                self.set_door(door, password.as_deref())?;
                self.change_book();
                for (conn, guest) in self.connections() {
                    self.tell_you(conn, guest.id);
                }
                return Ok(());
            }
            HostRequest::Admit {
                guest: whom,
                admitted,
            } => return self.admit(guest, &whom, admitted),
            HostRequest::Pace { pace } => self.set_pace(pace)?,
            HostRequest::Spectators { spectators } => self.set_spectators(spectators)?,
            HostRequest::Programs { allowed } => self.book.programs = allowed,
            HostRequest::Start {} => return self.start(),
            HostRequest::Pause { paused } => return self.pause(paused),
            HostRequest::Kick { seat } => {
                self.must_be_host_himself(guest)?;
                return self.kick(seat);
            }
            HostRequest::BotIn { seat, level } => return self.bot_in(seat, &level),
            HostRequest::BotOut { seat } => return self.bot_out(seat),
        }
        self.change_book();
        Ok(())
    }

    fn set_options(&mut self, options: &Value) -> Result<(), Trouble> {
        self.must_gather()?;
        if self.book.day.is_some() {
            return Err(HouseRefusal::SameForEverybody.into());
        }
        let seats = self.book.seats.len();
        let checked = play::check_options(&self.book.game, seats, Some(options), self.book.listed);
        self.book.options = checked.map_err(of_problem)?;
        self.measure_lines();
        Ok(())
    }

    fn set_listed(&mut self, listed: bool) -> Result<(), Trouble> {
        let listed = listed && self.book.day.is_none();
        let (seats, options) = (self.book.seats.len(), Some(&self.book.options));
        play::check_options(&self.book.game, seats, options, listed).map_err(of_problem)?;
        self.book.listed = listed;
        Ok(())
    }

    fn set_seats(&mut self, seats: u8) -> Result<(), Trouble> {
        self.must_gather()?;
        let options = Some(&self.book.options);
        play::check_options(&self.book.game, seats, options, false).map_err(of_problem)?;
        if !self.book.seats.resize(seats) {
            return Err(HouseRefusal::SeatsAreTaken.into());
        }
        // Whoever sits further down has another number now.
        for (_, guest) in self.connections() {
            self.tell_anew(guest.id);
        }
        Ok(())
    }

    fn set_pace(&mut self, pace: Pace) -> Result<(), Trouble> {
        if matches!(self.stage, Stage::Over(_)) {
            return Err(HouseRefusal::AlreadyOver.into());
        }
        self.book.pace = pace;
        Ok(())
    }

    fn set_spectators(&mut self, spectators: Spectators) -> Result<(), Trouble> {
        check_spectators(spectators)?;
        let before = std::mem::replace(&mut self.book.spectators, spectators);
        if !matches!(self.stage, Stage::Gathering) {
            self.send_watchers_away();
            self.follow_delay(before);
        }
        Ok(())
    }

    /// Where nobody may watch, whoever does must go.
    fn send_watchers_away(&mut self) {
        if self.book.spectators == Spectators::Off {
            let book = &self.book;
            let away = self
                .devices
                .send_away(|guest| book.seat_of(guest.id).is_none() && !book.is_of_the_company(guest));
            self.send_off(away, HouseRefusal::NoSpectators);
        }
    }

    /// Deals.
    pub(super) fn start(&mut self) -> Result<(), Trouble> {
        self.must_gather()?;
        let seats = &self.book.seats;
        if seats.places().any(|place| place.is_empty()) {
            return Err(HouseRefusal::EmptySeats.into());
        }
        let start = play::Start {
            seats: seats.len(),
            options: self.book.options.clone(),
            practice: self.book.practice,
            secret: self.book.secret(),
            salts: seats.salts(),
            lesson: self.lesson(),
        };
        let mut play = play::deal(&self.book.game, &start).map_err(of_problem)?;
        for seat in seats.seats() {
            if let Some(level) = seats[seat].bot() {
                play.hand(0, seat, Holder::Bot(level.into()))?;
                // In a lesson the script plays for it.
                let is_played = self.book.lesson.is_none();
                play.seat_bot(seat, is_played.then_some(level))?;
            }
            play.set_orders(seat, seats[seat].orders());
        }
        let has_people = seats.places().any(|place| place.player().is_some());
        // In a lesson one reads for as long as one likes.
        let awaits_ready = has_people && play.awaits_ready() && self.book.lesson.is_none();
        let mut dealt = Dealt::new(play, self.now, 0);
        dealt.moved = true;
        self.stage = Stage::Playing(Box::new(dealt));
        self.book.dealt_ms = Some(self.now);
        self.send_watchers_away();
        self.follow_delay(Spectators::Off);
        self.change_book();
        if awaits_ready {
            self.begin_pause(PausedFor::Start);
        }
        Ok(())
    }
}

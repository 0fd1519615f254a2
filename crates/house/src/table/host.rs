//! What the host may do.

use super::{Dealt, HouseTable, Stage};
use crate::play;
use crate::{Guest, HouseRefusal};
use engine::Problem;
use engine::table::Holder;
use protocol::wire::{HostRequest, Pace, Spectators, Trouble};
use serde_json::Value;
use store::GuestId;

/// The longest delay for spectators: an hour.
const DELAY_MAX_S: u16 = 3_600;

fn of_problem(wrong: Problem) -> Trouble {
    HouseRefusal::BadOptions.because(wrong)
}

impl HouseTable {
    /// Whether a guest may do what a host does. If the host is not here, the first person who is stands in for him.
    pub(super) fn is_host(&self, guest: GuestId) -> bool {
        let host = self.book.host.guest;
        if guest == host || self.devices.has(host) {
            return guest == host;
        }
        let mut players = self.book.seats.players().map(|person| person.guest);
        players.find(|person| self.devices.has(*person)) == Some(guest)
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
            HostRequest::Options { options } => self.set_options(&options)?,
            HostRequest::Seats { seats } => self.set_seats(seats)?,
            HostRequest::Listed { listed } => self.set_listed(listed)?,
            HostRequest::Pace { pace } => self.set_pace(pace)?,
            HostRequest::Spectators { spectators } => self.set_spectators(spectators)?,
            HostRequest::Start {} => return self.start(),
            HostRequest::Pause { paused } => return self.pause(paused),
            HostRequest::Kick { seat } => return self.kick(seat),
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
        if let Spectators::Delayed { seconds } = spectators
            && !(1..=DELAY_MAX_S).contains(&seconds)
        {
            return Err(HouseRefusal::BadDelay.into());
        }
        self.book.spectators = spectators;
        if !matches!(self.stage, Stage::Gathering) {
            self.send_watchers_away();
        }
        Ok(())
    }

    /// Where nobody may watch, whoever does must go.
    fn send_watchers_away(&mut self) {
        if self.book.spectators == Spectators::Off {
            let seats = &self.book.seats;
            let away = self.devices.send_away(|guest| seats.seat_of(guest).is_none());
            self.send_off(away, HouseRefusal::NoSpectators);
        }
    }

    /// Deals.
    fn start(&mut self) -> Result<(), Trouble> {
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
        };
        let mut play = play::deal(&self.book.game, &start).map_err(of_problem)?;
        for seat in seats.seats() {
            if let Some(level) = seats[seat].bot() {
                play.hand(0, seat, Holder::Bot(level.into()))?;
                play.seat_bot(seat, Some(level))?;
            }
            play.set_orders(seat, seats[seat].orders());
        }
        let mut dealt = Dealt::new(play, self.now, 0);
        dealt.moved = true;
        self.stage = Stage::Playing(Box::new(dealt));
        self.book.dealt_ms = Some(self.now);
        self.send_watchers_away();
        self.change_book();
        Ok(())
    }
}

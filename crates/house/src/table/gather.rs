//! People come and go, and what the host may do.

use super::{Errand, Here, HouseTable};
use crate::play;
use crate::{ConnectionId, Guest, HouseRefusal};
use engine::table::Holder;
use engine::{Problem, Seat};
use protocol::wire::{HostRequest, Pace, Spectators, ToClient, Trouble};
use serde_json::Value;
use store::{GuestId, Phase};

/// The longest delay for spectators: an hour.
const DELAY_MAX_S: u16 = 3_600;

pub(super) fn of_problem(wrong: &Problem) -> Trouble {
    HouseRefusal::BadOptions.because(wrong)
}

impl HouseTable {
    /// A device comes to the table, or comes back.
    pub(super) fn come(
        &mut self,
        conn: ConnectionId,
        guest: Guest,
        have: Option<u32>,
    ) -> Result<Option<u32>, Trouble> {
        let limits = &self.settings.limits;
        let is_new = !self.here.iter().any(|here| here.conn == conn);
        let seated = self.book.seat_of(guest.id).is_some() || self.book.seat_kept_for(guest.id).is_some();
        if is_new && !seated {
            let watching = self
                .here
                .iter()
                .filter(|here| self.book.seat_of(here.guest.id).is_none())
                .count();
            let may_watch = self.book.phase() == Phase::Open || self.book.spectators != Spectators::Off;
            if !may_watch {
                return Err(HouseRefusal::NoSpectators.into());
            }
            if watching >= limits.spectators {
                return Err(HouseRefusal::TooMany.into());
            }
        }
        let devices = self.here.iter().filter(|here| here.guest.id == guest.id).count();
        if is_new && devices >= limits.devices_per_guest {
            return Err(HouseRefusal::TooManyDevices.into());
        }
        let was_here = self.is_here(guest.id);
        let id = guest.id;
        if is_new {
            self.here.push(Here {
                conn,
                guest,
                muted: Vec::new(),
            });
        }
        self.come_back(id);
        self.line_came(conn, id);
        if was_here {
            let info = self.info();
            self.tell(conn, &ToClient::Table { info });
        } else {
            self.tell_table();
            self.out.listing = true;
        }
        self.tell_you(conn, id);
        self.tell_view(conn, id, have);
        // Nobody learns from the sequence that dice are about to be shown.
        let seq = self.play.as_ref().map(|play| play.seq());
        Ok(seq.filter(|_| !self.race.is_holding()))
    }

    /// A device is gone; the guest keeps his seat.
    pub(super) fn gone(&mut self, conn: ConnectionId) {
        let Some(idx) = self.here.iter().position(|here| here.conn == conn) else {
            return;
        };
        let guest = self.here.remove(idx).guest.id;
        self.line_gone(conn, guest);
        if !self.is_here(guest) {
            self.tell_table();
            self.out.listing = true;
        }
    }

    pub(super) fn renamed(&mut self, guest: &Guest) {
        for here in self.here.iter_mut().filter(|here| here.guest.id == guest.id) {
            here.guest.name.clone_from(&guest.name);
        }
        let persons = self.book.seats.iter_mut().filter_map(|seat| seat.person.as_mut());
        for name in persons
            .chain([&mut self.book.host])
            .filter(|name| name.guest == guest.id)
        {
            name.name.clone_from(&guest.name);
        }
        self.change_book();
    }

    /// Whether a guest may do what a host does. If the host is not here, the first person who is stands in for him.
    pub(super) fn is_host(&self, guest: GuestId) -> bool {
        let host = self.book.host.guest;
        if guest == host || self.is_here(host) {
            return guest == host;
        }
        let players = self.book.seats.iter().filter_map(|seat| seat.player());
        players
            .map(|person| person.guest)
            .find(|person| self.is_here(*person))
            == Some(guest)
    }

    pub(super) fn must_be_host(&self, guest: &Guest) -> Result<(), Trouble> {
        if self.is_host(guest.id) {
            Ok(())
        } else {
            Err(HouseRefusal::NotTheHost.into())
        }
    }

    pub(super) fn must_gather(&self) -> Result<(), Trouble> {
        match self.book.phase() {
            Phase::Open => Ok(()),
            Phase::Playing | Phase::Over => Err(HouseRefusal::AlreadyDealt.into()),
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
        let seats = self.book.seats.len() as u8;
        let checked = play::check_options(&self.book.game, seats, Some(options), self.book.listed);
        self.book.options = checked.map_err(|wrong| of_problem(&wrong))?;
        Ok(())
    }

    fn set_listed(&mut self, listed: bool) -> Result<(), Trouble> {
        let listed = listed && self.book.day.is_none();
        let (seats, options) = (self.book.seats.len() as u8, Some(&self.book.options));
        let checked = play::check_options(&self.book.game, seats, options, listed);
        checked.map_err(|wrong| of_problem(&wrong))?;
        self.book.listed = listed;
        Ok(())
    }

    fn set_seats(&mut self, seats: u8) -> Result<(), Trouble> {
        self.must_gather()?;
        let options = Some(&self.book.options);
        play::check_options(&self.book.game, seats, options, false).map_err(|wrong| of_problem(&wrong))?;
        let seats = usize::from(seats);
        let taken = |seat: &super::book::SeatBook| !seat.is_empty();
        if self.book.seats.iter().filter(|seat| taken(seat)).count() > seats {
            return Err(HouseRefusal::SeatsAreTaken.into());
        }
        while self.book.seats.len() > seats {
            let free = self.book.seats.iter().rposition(|seat| !taken(seat));
            let Some(free) = free else { break };
            self.book.seats.remove(free);
        }
        self.book.seats.resize_with(seats, Default::default);
        self.keys.resize_with(seats, Default::default);
        // Whoever sits further down has another number now.
        let guests: Vec<GuestId> = self.here.iter().map(|here| here.guest.id).collect();
        guests.into_iter().for_each(|guest| self.tell_anew(guest));
        Ok(())
    }

    fn set_pace(&mut self, pace: Pace) -> Result<(), Trouble> {
        if self.book.phase() == Phase::Over {
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
        if spectators == Spectators::Off && self.book.dealt_ms.is_some() {
            self.send_watchers_away();
        }
        Ok(())
    }

    fn send_watchers_away(&mut self) {
        let watches = |here: &Here| self.book.seat_of(here.guest.id).is_none();
        let (away, here): (Vec<Here>, Vec<Here>) =
            std::mem::take(&mut self.here).into_iter().partition(watches);
        self.here = here;
        let message = ToClient::Away {
            table: self.id.to_string(),
            say: HouseRefusal::NoSpectators.phrase().into(),
        };
        away.into_iter().for_each(|here| self.tell(here.conn, &message));
    }

    /// Deals.
    fn start(&mut self) -> Result<(), Trouble> {
        self.must_gather()?;
        if self.book.seats.iter().any(super::book::SeatBook::is_empty) {
            return Err(HouseRefusal::EmptySeats.into());
        }
        let salts = self.book.seats.iter().filter_map(|seat| seat.salt.clone());
        let start = play::Start {
            seats: self.book.seats.len() as u8,
            options: self.book.options.clone(),
            practice: self.book.practice,
            secret: self.book.secret(),
            salts: salts.collect(),
        };
        let mut play = play::deal(&self.book.game, &start).map_err(|wrong| of_problem(&wrong))?;
        for (idx, seat) in self.book.seats.iter().enumerate() {
            if let Some(level) = &seat.bot {
                let seat = Seat(idx as u8);
                play.hand(0, seat, Holder::Bot(level.as_str().into()))?;
                play.seat_bot(seat, Some(level))?;
            }
        }
        self.play = Some(play);
        self.book.dealt_ms = Some(self.now);
        self.moved = true;
        if self.book.spectators == Spectators::Off {
            self.send_watchers_away();
        }
        self.change_book();
        Ok(())
    }

    /// Moves one's seat to another device.
    pub(super) fn ticket(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
    ) -> Result<(), Trouble> {
        if self.book.seat_of(guest.id).is_none() {
            return Err(HouseRefusal::NoSeat.into());
        }
        self.out.errands.push(Errand::Ticket {
            conn,
            key: key.cloned(),
            guest: guest.id,
        });
        Ok(())
    }

    /// The same people at a new table.
    pub(super) fn rematch(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
    ) -> Result<(), Trouble> {
        if self.book.phase() != Phase::Over {
            return Err(HouseRefusal::NotOver.into());
        }
        if self.book.day.is_some() {
            return Err(HouseRefusal::OneTryADay.into());
        }
        if self.book.seat_of(guest.id).is_none() {
            return Err(HouseRefusal::NoSeat.into());
        }
        if let Some(table) = self.book.table_of_rematch() {
            let table = table.to_string();
            self.tell(
                conn,
                &ToClient::Found {
                    key: key.cloned(),
                    table,
                },
            );
            return Ok(());
        }
        let mut book = self.book.clone();
        for seat in &mut book.seats {
            seat.salt = None;
            seat.since = 0;
            seat.waited_ms = 0;
            seat.stands_in = false;
            if seat.bot.is_some() || seat.is_left {
                seat.person = None;
                seat.is_left = false;
            }
        }
        self.out.errands.push(Errand::Rematch {
            conn,
            key: key.cloned(),
            book: Box::new(book),
        });
        Ok(())
    }
}

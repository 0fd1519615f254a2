//! People come to the table and go.

use super::devices::Device;
use super::{Errand, HouseTable, Mistake, Stage};
use crate::{ConnectionId, Guest, HouseRefusal};
use protocol::wire::{Person, Spectators, ToClient, Trouble};
use store::GuestId;

/// The most who are told by name to be on the way in.
const ARRIVING_MAX: usize = 12;

impl HouseTable {
    /// A device comes to the table, or comes back.
    pub(super) fn come(
        &mut self,
        conn: ConnectionId,
        guest: Guest,
        have: Option<u32>,
        password: Option<&str>,
    ) -> Result<super::Answer, Mistake> {
        if self.devices.get(conn).is_none() {
            let may_come = self.may_come(&guest);
            let may_come = may_come.and_then(|()| self.unlock(conn, &guest, password));
            if let Err(refused) = may_come {
                return Ok(Err(refused.into()));
            }
        }
        if self.book.lesson.is_some() && matches!(self.stage, Stage::Gathering) {
            // Nobody is waited for.
            if let Err(trouble) = self.start() {
                return Err(Mistake::refused("the deal of a lesson", &trouble));
            }
        }
        let id = guest.id;
        let was_here = self.devices.has(id);
        self.devices.come(conn, guest);
        self.come_back(id)?;
        self.measure_line(conn, id);
        if was_here {
            let info = self.info();
            self.tell(conn, &ToClient::Table { info });
        } else {
            self.tell_table();
            self.out.listing = true;
        }
        self.tell_you(conn, id);
        self.tell_view(conn, id, have);
        self.tell_talk(conn, id);
        // Nobody learns from the sequence that something is about to be shown.
        let seq = self
            .play()
            .filter(|play| !play.is_holding())
            .map(|play| play.seq());
        Ok(Ok(seq))
    }

    fn may_come(&self, guest: &Guest) -> Result<(), HouseRefusal> {
        let limits = &self.settings.limits;
        let seats = &self.book.seats;
        if seats.seat_of(guest.id).is_none() && seats.seat_kept_for(guest.id).is_none() {
            if self.book.is_kicked(guest) {
                return Err(HouseRefusal::Kicked);
            }
            // When it is over, whoever has the link may look back at it.
            let is_open = matches!(self.stage, Stage::Gathering) || self.is_opened();
            if !is_open && self.book.spectators == Spectators::Off && !self.book.is_of_the_company(guest) {
                return Err(HouseRefusal::NoSpectators);
            }
            if self.watching() >= limits.spectators {
                return Err(HouseRefusal::TooMany);
            }
        }
        if self.devices.of(guest.id).count() >= limits.devices_per_guest {
            return Err(HouseRefusal::TooManyDevices);
        }
        Ok(())
    }

    /// How many devices are here that watch.
    pub(super) fn watching(&self) -> usize {
        let watches = |guest: GuestId| self.book.seat_of(guest).is_none();
        let devices = self.devices.iter();
        devices.filter(|device| watches(device.guest().id)).count()
    }

    /// Before the deal: who is here and has neither a seat nor asked for one, so that the host knows whom to wait for.
    pub(super) fn arriving(&self) -> Vec<Person> {
        if !matches!(self.stage, Stage::Gathering) {
            return Vec::new();
        }
        let mut found: Vec<&Guest> = Vec::new();
        for guest in self.devices.iter().map(Device::guest) {
            let is_known = self.book.seat_of(guest.id).is_some()
                || self
                    .knocking
                    .iter()
                    .chain(found.iter().copied())
                    .any(|other| other.id == guest.id);
            if !is_known && found.len() < ARRIVING_MAX {
                found.push(guest);
            }
        }
        found
            .into_iter()
            .map(|guest| self.person(&guest.into()))
            .collect()
    }

    /// A device is gone; the guest keeps his seat.
    pub(super) fn gone(&mut self, conn: ConnectionId) {
        let Some(guest) = self.devices.go(conn) else {
            return;
        };
        self.lose_line(conn, guest);
        if self.book.host.guest == guest {
            self.host_seen = self.now;
        }
        if !self.devices.has(guest) {
            self.stop_knocking(guest);
            self.tell_table();
            self.out.listing = true;
        }
    }

    pub(super) fn renamed(&mut self, guest: &Guest) {
        // The desk has looked; two may have chosen at the same moment, and here the first one keeps it.
        if self.book.seat_of(guest.id).is_some() && self.is_name_taken(guest) {
            return;
        }
        self.devices.rename(guest);
        self.book.seats.rename(guest);
        if self.book.host.guest == guest.id {
            self.book.host = guest.into();
        }
        self.change_book();
    }

    /// Moves one's seat to another device.
    pub(super) fn ticket(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
    ) -> Result<(), Trouble> {
        self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        self.out.errands.push(Errand::Ticket {
            conn,
            key: key.cloned(),
            guest: guest.id,
        });
        Ok(())
    }

    /// The same people at a new table. If the host has left, whoever asks for it is the host there.
    pub(super) fn rematch(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        key: Option<&String>,
    ) -> Result<(), Trouble> {
        if !matches!(self.stage, Stage::Over(_)) {
            return Err(HouseRefusal::NotOver.into());
        }
        if self.book.day.is_some() {
            return Err(HouseRefusal::OneTryADay.into());
        }
        self.book.seat_of(guest.id).ok_or(HouseRefusal::NoSeat)?;
        let key = key.cloned();
        if let Some(table) = self.book.table_of_rematch() {
            let table = table.to_string();
            self.tell(conn, &ToClient::Found { key, table });
            return Ok(());
        }
        let mut book = Box::new(self.book.clone());
        book.seats = self.book.seats.again();
        if !self.devices.has(book.host.guest) {
            book.host = guest.into();
        }
        self.out.errands.push(Errand::Rematch { conn, key, book });
        Ok(())
    }
}

//! The door of a table: who comes in with nothing, with a password, or with the host's nod.
//!
//! Whoever has a seat, or whose seat is kept, is always let in; so is the host. A door that has opened to a device stays
//! open to it. When the table is over, everybody may look back at it.

use super::book::Lock;
use super::{Errand, HouseTable};
use crate::{ConnectionId, Guest, HouseRefusal};
use protocol::wire::{Door, Trouble};
use store::GuestId;

/// So many devices a door remembers; the first are forgotten first.
const ADMITTED_MAX: usize = 200;

/// So many may knock at once.
const KNOCKING_MAX: usize = 20;

/// Characters of a password.
const PASSWORD_MAX: usize = 64;

/// The lock for what a host wants of a door. The salt must be another for each.
///
/// # Refusals
/// If the password is missing, or too long.
pub(crate) fn lock_for(
    door: Door,
    password: Option<&str>,
    salt: impl FnOnce() -> String,
) -> Result<Lock, HouseRefusal> {
    match (door, password) {
        (Door::Open, None) => Ok(Lock::Open),
        (Door::Nod, None) => Ok(Lock::Nod),
        (Door::Password, Some(password)) if (1..=PASSWORD_MAX).contains(&password.chars().count()) => {
            Ok(Lock::password(salt(), password))
        }
        _ => Err(HouseRefusal::BadPassword),
    }
}

impl HouseTable {
    /// Whether a guest needs nothing more to come in and to sit down.
    pub(super) fn is_welcome(&self, guest: &Guest) -> bool {
        let seats = &self.book.seats;
        self.book.lock.is_open()
            || self.is_opened()
            || guest.device == self.book.host.device()
            || seats.seat_of(guest.id).is_some()
            || seats.seat_kept_for(guest.id).is_some()
            || self.book.admitted.contains(&guest.device)
    }

    /// The door opens to a device from now on.
    fn welcome(&mut self, device: GuestId) {
        let admitted = &mut self.book.admitted;
        admitted.retain(|other| *other != device);
        if admitted.len() >= ADMITTED_MAX {
            admitted.remove(0);
        }
        admitted.push(device);
        self.to_keep.book = true;
    }

    /// Somebody comes to a door that may ask for a password.
    pub(super) fn unlock(
        &mut self,
        conn: ConnectionId,
        guest: &Guest,
        password: Option<&str>,
    ) -> Result<(), HouseRefusal> {
        let asks = matches!(self.book.lock, Lock::Password { .. }) && !self.is_welcome(guest);
        let Some(password) = password else {
            return if asks {
                Err(HouseRefusal::PasswordWanted)
            } else {
                Ok(())
            };
        };
        if asks && !self.book.lock.opens_to(password) {
            return Err(HouseRefusal::WrongPassword);
        }
        // It was counted as a guess before it came here.
        self.out.errands.push(Errand::Guessed { conn });
        if asks {
            self.welcome(guest.device);
        }
        Ok(())
    }

    /// Asks for a seat.
    pub(super) fn knock(&mut self, guest: &Guest) -> Result<(), Trouble> {
        if self.is_welcome(guest) || self.book.lock != Lock::Nod {
            return self.sit(guest, None);
        }
        self.may_sit_at_all(guest)?;
        if self.knocking.iter().any(|other| other.id == guest.id) {
            return Ok(());
        }
        if self.knocking.len() >= KNOCKING_MAX {
            return Err(HouseRefusal::TooMany.into());
        }
        self.knocking.push(guest.clone());
        self.tell_table();
        Ok(())
    }

    /// Whoever is gone does not wait any longer.
    pub(super) fn stop_knocking(&mut self, guest: GuestId) {
        self.knocking.retain(|other| other.id != guest);
    }

    /// The host nods, or does not.
    pub(super) fn admit(&mut self, host: &Guest, guest: &str, admitted: bool) -> Result<(), Trouble> {
        let idx = self
            .knocking
            .iter()
            .position(|other| other.id.to_string() == guest);
        let idx = idx.ok_or(HouseRefusal::NoSuchGuest)?;
        if !admitted {
            // What is done to people is the host's own business.
            self.must_be_host_himself(host)?;
        }
        let guest = self.knocking.remove(idx);
        if admitted {
            self.welcome(guest.device);
            let seated = self.sit(&guest, None);
            if seated.is_err() {
                // Somebody else has the last seat; whoever is welcome takes the next one.
                self.change_book();
                self.tell_anew(guest.id);
            }
            return Ok(());
        }
        self.keep_out(&guest);
        self.change_book();
        let away = self.devices.send_away(|other| other.id == guest.id);
        self.send_off(away, HouseRefusal::TurnedAway);
        Ok(())
    }

    /// The host wants something else of the door. Whoever is here stays welcome.
    pub(super) fn set_door(&mut self, door: Door, password: Option<&str>) -> Result<(), Trouble> {
        let salt = format!("{} {}", self.id, self.now);
        self.book.lock = lock_for(door, password, || salt)?;
        let here: Vec<GuestId> = self.devices.iter().map(|device| device.guest().device).collect();
        here.into_iter().for_each(|device| self.welcome(device));
        self.knocking.clear();
        Ok(())
    }
}

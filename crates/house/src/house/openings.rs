//! Tables that are being opened. They count from the moment they are asked for and not only when they are kept, so that
//! nobody gets past the limits by asking for many at once.

use super::{Inner, lock};
use crate::{AddressKey, HouseRefusal};
use std::sync::Mutex;
use store::GuestId;

/// Who opens tables at this moment, and from where.
#[derive(Debug, Default)]
pub(super) struct Openings(Mutex<Vec<(GuestId, Option<AddressKey>)>>);

/// A table that is being opened, until this is dropped.
pub(super) struct Opens<'a> {
    inner: &'a Inner,
    guest: GuestId,
    address: Option<AddressKey>,
}

impl Inner {
    /// Lets a guest open a table, if the limits allow one more.
    pub(super) fn may_open(
        &self,
        guest: GuestId,
        address: Option<AddressKey>,
    ) -> Result<Opens<'_>, HouseRefusal> {
        let limits = &self.settings.limits;
        let mut openings = lock(&self.openings.0);
        let lobby = lock(&self.lobby);
        let of_guest = openings.iter().filter(|(other, _)| *other == guest).count();
        if lobby.opened_by(guest) + of_guest >= limits.tables_per_guest {
            return Err(HouseRefusal::TooManyTables);
        }
        let of_address = openings.iter().filter(|(_, other)| *other == address).count();
        let from = address.map_or(0, |address| lobby.count_from(address) + of_address);
        if from >= limits.tables_per_address || lobby.len() + openings.len() >= limits.tables {
            return Err(HouseRefusal::HouseIsFull);
        }
        drop(lobby);
        openings.push((guest, address));
        drop(openings);
        Ok(Opens {
            inner: self,
            guest,
            address,
        })
    }
}

impl Drop for Opens<'_> {
    fn drop(&mut self) {
        let mut openings = lock(&self.inner.openings.0);
        let own = (self.guest, self.address);
        if let Some(place) = openings.iter().position(|opening| *opening == own) {
            openings.swap_remove(place);
        }
    }
}

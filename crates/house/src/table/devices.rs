//! The devices at a table: whose they are, and what they have been told.

use crate::{ConnectionId, Guest};
use protocol::wire::Teller;
use store::GuestId;

/// A device.
#[derive(Debug)]
pub(super) struct Device {
    conn: ConnectionId,
    guest: Guest,
    teller: Teller,
}

impl Device {
    /// Its line.
    pub(super) fn conn(&self) -> ConnectionId {
        self.conn
    }

    /// Whose it is.
    pub(super) fn guest(&self) -> &Guest {
        &self.guest
    }
}

/// The devices at a table, in the order in which they came.
#[derive(Debug, Default)]
pub(super) struct Devices(Vec<Device>);

impl Devices {
    /// A device comes; nothing new if it is here.
    pub(super) fn come(&mut self, conn: ConnectionId, guest: Guest) {
        if self.get(conn).is_none() {
            let teller = Teller::default();
            self.0.push(Device { conn, guest, teller });
        }
    }

    /// A device goes; gives whose it was.
    pub(super) fn go(&mut self, conn: ConnectionId) -> Option<GuestId> {
        let idx = self.0.iter().position(|device| device.conn == conn)?;
        Some(self.0.remove(idx).guest.id)
    }

    /// Devices are sent away; gives their lines.
    pub(super) fn send_away(&mut self, is_meant: impl Fn(&Guest) -> bool) -> Vec<ConnectionId> {
        let gone = self.0.extract_if(.., |device| is_meant(&device.guest));
        gone.map(|device| device.conn).collect()
    }

    /// The device of a line.
    pub(super) fn get(&self, conn: ConnectionId) -> Option<&Device> {
        self.0.iter().find(|device| device.conn == conn)
    }

    /// What the device of a line has been told.
    pub(super) fn teller(&mut self, conn: ConnectionId) -> Option<&mut Teller> {
        let device = self.0.iter_mut().find(|device| device.conn == conn)?;
        Some(&mut device.teller)
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &Device> {
        self.0.iter()
    }

    /// The lines of a guest's devices.
    pub(super) fn of(&self, guest: GuestId) -> impl DoubleEndedIterator<Item = ConnectionId> {
        let his = self.0.iter().filter(move |device| device.guest.id == guest);
        his.map(|device| device.conn)
    }

    /// Whether one of a guest's devices is here.
    pub(super) fn has(&self, guest: GuestId) -> bool {
        self.of(guest).next().is_some()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A guest goes by another name.
    pub(super) fn rename(&mut self, guest: &Guest) {
        for device in self.0.iter_mut().filter(|device| device.guest.id == guest.id) {
            device.guest.name.clone_from(&guest.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: u64) -> Guest {
        Guest::new(GuestId(number), format!("guest {number}"))
    }

    fn three() -> Devices {
        let mut devices = Devices::default();
        for (conn, number) in [(1, 7), (2, 8), (3, 7), (3, 7)] {
            devices.come(ConnectionId(conn), guest(number));
        }
        devices
    }

    #[test]
    fn a_guest_is_here_with_any_device() {
        let mut devices = three();
        assert_eq!(
            devices.of(GuestId(7)).collect::<Vec<_>>(),
            [ConnectionId(1), ConnectionId(3)]
        );
        assert_eq!(devices.go(ConnectionId(1)), Some(GuestId(7)));
        assert!(devices.has(GuestId(7)));
        assert_eq!(devices.go(ConnectionId(3)), Some(GuestId(7)));
        assert!(!devices.has(GuestId(7)));
        assert_eq!(devices.go(ConnectionId(3)), None);
    }

    #[test]
    fn whoever_is_sent_away_goes_with_all_devices() {
        let mut devices = three();
        let away = devices.send_away(|guest| guest.id == GuestId(7));
        assert_eq!(away, [ConnectionId(1), ConnectionId(3)]);
        assert_eq!(devices.iter().count(), 1);
        assert!(!devices.is_empty());
    }
}

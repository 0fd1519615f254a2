//! The devices at a table: whose they are, and whom they do not hear.

use crate::{ConnectionId, Guest};
use store::GuestId;

/// Mutes one device keeps.
const MUTED_MAX: usize = 50;

/// A device.
#[derive(Clone, Debug)]
pub(super) struct Device {
    conn: ConnectionId,
    guest: Guest,
    muted: Vec<GuestId>,
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

    /// Whether it hears what a guest says.
    pub(super) fn hears(&self, guest: GuestId) -> bool {
        !self.muted.contains(&guest)
    }

    /// Whom it does not hear.
    pub(super) fn muted(&self) -> &[GuestId] {
        &self.muted
    }
}

/// The devices at a table, in the order in which they came.
#[derive(Debug, Default)]
pub(super) struct Devices(Vec<Device>);

impl Devices {
    /// A device comes; nothing new if it is here.
    pub(super) fn come(&mut self, conn: ConnectionId, guest: Guest) {
        if self.get(conn).is_none() {
            self.0.push(Device {
                conn,
                guest,
                muted: Vec::new(),
            });
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

    /// A device hears no more of somebody, or hears them again. False if it has too many muted.
    pub(super) fn mute(&mut self, conn: ConnectionId, whom: GuestId, muted: bool) -> bool {
        let device = self.0.iter_mut().find(|device| device.conn == conn);
        device.is_none_or(|device| mute(&mut device.muted, whom, muted))
    }
}

/// Adds somebody to those who are muted, or takes them off. False if there are too many.
pub(super) fn mute(list: &mut Vec<GuestId>, whom: GuestId, muted: bool) -> bool {
    list.retain(|other| *other != whom);
    let has_room = list.len() < MUTED_MAX;
    if muted && has_room {
        list.push(whom);
    }
    has_room || !muted
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

    #[test]
    fn a_device_mutes_for_itself_and_not_without_end() {
        let mut devices = three();
        assert!(devices.mute(ConnectionId(1), GuestId(8), true));
        assert!(!devices.get(ConnectionId(1)).unwrap().hears(GuestId(8)));
        assert!(devices.get(ConnectionId(3)).unwrap().hears(GuestId(8)));
        assert!(devices.mute(ConnectionId(1), GuestId(8), false));
        assert!(devices.get(ConnectionId(1)).unwrap().hears(GuestId(8)));
        let mut list = Vec::new();
        assert!((0..50).all(|number| mute(&mut list, GuestId(number), true)));
        assert!(!mute(&mut list, GuestId(99), true));
        assert!(mute(&mut list, GuestId(99), false));
    }
}

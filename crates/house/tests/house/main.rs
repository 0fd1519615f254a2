//! A whole house on a virtual clock: devices come and go, play, lose their lines; the store fails; nothing is lost.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop")]

mod bytes;
mod client;
mod device;
mod doors;
mod ending;
mod faults;
mod games;
mod gathering;
mod hands;
mod knowing;
mod lobby;
mod logged;
mod paces;
mod races;
mod restart;
mod scene;
mod talk;
mod versions;
mod windows;

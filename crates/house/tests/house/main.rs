//! A whole house on a virtual clock: devices come and go, play, lose their lines; the store fails; nothing is lost.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop")]

mod advice;
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
mod lessons;
mod lobby;
mod logged;
mod nodes;
mod outages;
mod paces;
mod plans;
mod races;
mod ready;
mod restart;
mod scene;
mod steward;
mod taking_over;
mod talk;
mod telling;
mod versions;
mod windows;

//! The shell around every table, generic over the game: model, message, update, view.
//!
//! [`crate::screen::Screen`] is what a game brings. Reading order: `menu` (the choices as they are offered),
//! `model`, `message`, `update` (pure; effects are returned), `keys`, `view`, `run` (the loop around the terminal),
//! `plain` (the same table in lines).

pub(crate) mod keys;
pub(crate) mod menu;
pub(crate) mod message;
pub(crate) mod model;
pub(crate) mod plain;
pub(crate) mod run;
#[cfg(test)]
pub(crate) mod stage;
pub(crate) mod update;
pub(crate) mod view;
#[cfg(test)]
mod vigil;

/// How moves of others are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pace {
    /// One after the other, each for a while; any key goes on.
    #[default]
    Timed,
    /// One after the other; each waits for a key.
    Keys,
    /// All at once.
    Fast,
}

//! The screens of the games.

mod clearing_coffins;
mod dawn_under;
mod rest_in_peace;
mod ruhe_in_frieden;

//! Random walks over all seat counts and options: what must hold at every step (T-RF-114 to T-RF-118).
//!
//! `SEXTON_SLOW=1` walks ten times as far.
#![expect(clippy::unwrap_used, reason = "a walk that cannot go on has failed")]

mod asked;
mod bed;
#[path = "../cemetery/mod.rs"]
mod cemetery;
mod logs;
mod many;
mod play;
mod walk;
mod worlds;

//! Races on a clock of their own, golden frames and plain lines.

mod frames;
mod lines;
mod races;
mod stage;

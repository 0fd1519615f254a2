//! The house at the terminal: its frames, and what its keys do.

mod frames;
mod keys;
mod stage;

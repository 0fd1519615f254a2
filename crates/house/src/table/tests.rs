//! Tables as machines, where a test must lay out the deal itself.

pub(crate) mod contrary;
mod minds;
mod mistakes;
mod world;
mod worlds;

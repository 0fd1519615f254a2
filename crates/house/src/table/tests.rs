//! Tables as machines, where a test must lay out the deal itself.

mod world;
mod worlds;

//! Every scenario of the spec's section 11, through the public door.
#![expect(
    clippy::unwrap_used,
    reason = "a script that cannot go on shall stop the test"
)]

mod bats;
mod ending;
mod information;
mod openings;
mod plague;
mod rucola;
mod scene;

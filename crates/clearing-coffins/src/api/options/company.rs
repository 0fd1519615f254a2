//! What a table starts with, by who may sit down at it (R-CC-61).

use super::{ClaimMode, Options};

impl Options {
    /// For a table that strangers may join. Who bangs at every throw without looking would win there nearly always
    /// (CC-5.8, R-CC-36), so a bang must point, and a mistake costs a throw.
    pub fn for_strangers() -> Options {
        Options {
            claim_mode: ClaimMode::Pointed,
            sit_out: 1,
            ..Options::default()
        }
    }

    /// For a table among friends, at one device or against bots: as the rule sheet has it.
    pub fn for_friends() -> Options {
        Options::default()
    }
}

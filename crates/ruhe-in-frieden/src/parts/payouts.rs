//! What a relative pays for getting better (RF-1.9). The values are data; no rule depends on them.

mod reconstruction_1;

use super::{Health, Money, Relative};
use serde::{Deserialize, Serialize};

/// In thousands on reaching Weak, Unwell and Top Fit; by family, then by wish.
type Table = [[[u8; 3]; 5]; 5];

/// A table of payouts by its id (R-RF-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum PayoutTable {
    /// Our reconstruction; the printed values are not known.
    #[default]
    #[serde(rename = "reconstruction-1")]
    Reconstruction1,
}

impl PayoutTable {
    fn rows(self) -> &'static Table {
        match self {
            PayoutTable::Reconstruction1 => &reconstruction_1::TABLE,
        }
    }

    /// What is paid when the relative reaches this level by an improvement (R-RF-4).
    #[inline]
    pub fn payout(self, relative: Relative, reached: Health) -> Money {
        let row = self.rows()[relative.family.idx()][relative.wish.idx()];
        let thousands = match reached {
            Health::Weak => row[0],
            Health::Unwell => row[1],
            Health::TopFit => row[2],
            // Nobody gets better by being near death.
            Health::NearDeath => 0,
        };
        Money::thousands(u32::from(thousands))
    }
}

//! Standing orders: what is answered for a seat without showing it the window (RF-8.11).

use crate::parts::ActionSet;
use serde::{Deserialize, Serialize};

/// What to do with the windows of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// Show me.
    Show,
    /// Pass for me.
    Pass,
}

/// The private settings of a seat. Never shown to others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// W-BURY.
    pub bury: StandingOrder,
    /// W-AFTER.
    pub after: StandingOrder,
    /// W-ADJ.
    pub adjust: StandingOrder,
    /// W-END.
    pub end: StandingOrder,
    /// A final W-END.
    pub last: StandingOrder,
    /// Actions to be shown every window for in which one of their cards is legal.
    pub armed: ActionSet,
}

impl Default for Orders {
    fn default() -> Orders {
        Orders {
            bury: StandingOrder::Show,
            after: StandingOrder::Show,
            adjust: StandingOrder::Pass,
            end: StandingOrder::Pass,
            last: StandingOrder::Show,
            armed: ActionSet::EMPTY,
        }
    }
}

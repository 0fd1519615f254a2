//! What whoever looks after a house may ask of it, on the machine itself or by the page for it, and what is answered.
//!
//! Nothing here is secret to a table: no cards, no passwords, no addresses but those that are kept out.

use super::{TablePhase, Trouble};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What whoever looks after a house may ask. Guests, tables and entries are named as lists show them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum AdminRequest {
    /// The tables that are not over.
    Tables {},
    /// One table, also if it is over.
    Table {
        /// The table's name in links.
        table: String,
    },
    /// The guests who were here last, and whoever is here now.
    Guests {},
    /// One guest, with their tables.
    Guest { guest: String },
    /// Close a table: before the deal it is gone, afterwards it is over and nobody has won.
    Close {
        /// The table's name in links.
        table: String,
    },
    /// A guest says nothing at any table for a time.
    Mute { guest: String, minutes: u32 },
    /// Somebody does not come in for a time: a guest, an address, or both.
    Ban {
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        guest: Option<String>,
        /// From where; IPv6 addresses count by their first 64 bits.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        address: Option<String>,
        /// Whether the addresses the guest is connected from now stay out, too.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        with_address: bool,
        minutes: u32,
    },
    /// Who is kept out, and who must be quiet.
    Bans {},
    /// A ban or a mute ends.
    Lift {
        /// Its number in the list.
        #[cfg_attr(test, ts(type = "number"))]
        entry: u64,
    },
    /// Delete a guest and everything of theirs.
    Delete { guest: String },
    /// Tell everybody something, now and to whoever comes within a time.
    Announce {
        text: String,
        /// For how long.
        minutes: u32,
    },
    /// Nobody new comes in, tables go on; the house closes when nobody plays any more. Or let people in again.
    Drain { draining: bool },
    /// Copy everything that is saved to a new file; on the machine only.
    Backup { file: String },
    /// What guests have reported.
    Reports {},
    /// A report is dealt with.
    Settle {
        /// Its number in the list.
        #[cfg_attr(test, ts(type = "number"))]
        entry: u64,
    },
    /// A token for a program of whoever looks after the house.
    BotToken {
        /// What it is called at tables.
        name: String,
    },
    /// What was done, the last first.
    Audit {
        /// How many entries at most.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        limit: Option<u16>,
    },
}

impl AdminRequest {
    /// Whether it changes something, so that it is written down.
    pub fn is_act(&self) -> bool {
        !matches!(
            self,
            AdminRequest::Tables {}
                | AdminRequest::Table { .. }
                | AdminRequest::Guests {}
                | AdminRequest::Guest { .. }
                | AdminRequest::Bans {}
                | AdminRequest::Reports {}
                | AdminRequest::Audit { .. }
        )
    }
}

/// A seat as whoever looks after the house sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdminSeat {
    /// Who has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub guest: Option<String>,
    /// The name they go by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
}

/// A table as whoever looks after the house sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdminTable {
    /// The table's name in links.
    pub table: String,
    pub game: String,
    /// How far it is.
    pub phase: TablePhase,
    pub seats: Vec<AdminSeat>,
    /// Who opened it.
    pub host: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// When it was opened.
    #[cfg_attr(test, ts(type = "number"))]
    pub made_ms: u64,
    /// When it last changed.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_ms: u64,
    /// How many devices are there now.
    pub devices: u32,
    /// How many lines its log has.
    pub lines: u32,
}

/// A guest as whoever looks after the house sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdminGuest {
    pub guest: String,
    /// The name they go by.
    pub name: String,
    /// When they were first seen; nothing if they have not done anything yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub made_ms: Option<u64>,
    /// When they last gave a name, or came first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "number", optional))]
    pub seen_ms: Option<u64>,
    /// How many devices of theirs are connected.
    pub devices: u32,
    /// Tables they belong to; only where one guest was asked for.
    #[serde(default)]
    pub tables: Vec<AdminTable>,
}

/// Somebody who is kept out, or must be quiet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdminBan {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub entry: u64,
    /// Whether they may come in and only not speak.
    pub mute: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub guest: Option<String>,
    /// From where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub address: Option<String>,
    /// Since when.
    #[cfg_attr(test, ts(type = "number"))]
    pub at_ms: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub until_ms: u64,
}

/// Why somebody reports something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// What somebody says.
    Talk,
    /// What somebody calls themselves.
    Name,
    /// How somebody plays.
    Play,
    /// Something else.
    Other,
}

/// What a guest has reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdminReport {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub entry: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub at_ms: u64,
    /// At which table.
    pub table: String,
    /// Who reports it.
    pub by: String,
    /// Whom it is about, if it is about somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub about: Option<String>,
    pub reason: ReportReason,
    /// In the words of whoever reports it.
    pub text: String,
}

/// From where an act was done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AdminBy {
    /// On the machine itself.
    Local,
    /// By the page.
    Page,
    /// By the guest whom it concerns.
    Guest,
}

/// Something that was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AdminAct {
    #[cfg_attr(test, ts(type = "number"))]
    pub at_ms: u64,
    /// From where.
    pub by: AdminBy,
    /// What: the name of the request.
    pub act: String,
    /// To whom or what, without addresses.
    pub about: String,
}

/// What is answered to whoever looks after the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum AdminAnswer {
    /// Tables.
    Tables { tables: Vec<AdminTable> },
    /// Guests.
    Guests { guests: Vec<AdminGuest> },
    /// Who is kept out, and who must be quiet.
    Bans {
        /// The entries.
        bans: Vec<AdminBan>,
    },
    /// What guests have reported.
    Reports { reports: Vec<AdminReport> },
    /// What was done.
    Audit { acts: Vec<AdminAct> },
    /// A token, which is told once.
    BotToken {
        /// Who the program is.
        guest: String,
        /// What it is called at tables.
        name: String,
        /// The token; only its hash is kept.
        token: String,
    },
    /// It is done, and kept.
    Done {},
    /// It is not done.
    Refused { trouble: Trouble },
}

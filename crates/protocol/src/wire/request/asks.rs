//! The requests, by who answers them.

use crate::wire::{Door, LobbyFilter, Pace, ReportReason, Spectators};
use engine::PromptId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::VariantNames;

/// What the line itself answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum LineRequest {
    /// The first message; answered by `welcome`.
    Hello {
        /// The version of the wire the client speaks.
        version: u32,
    },
    /// Answers a `ping`. Times are milliseconds of the client's own clock.
    Pong {
        /// The number of the ping.
        n: u32,
        /// When the ping came.
        #[cfg_attr(test, ts(type = "number"))]
        c1: i64,
        /// When this was sent.
        #[cfg_attr(test, ts(type = "number"))]
        c2: i64,
    },
}

/// What the desk of the house answers: names, the lobby, tables one is not at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DeskRequest {
    /// The name one goes by from now on.
    Name {
        /// The name.
        name: String,
    },
    /// Send a page of the lobby now, answered by `lobby`, and what changes of it: `lobby_changed` and `yours`. Asked
    /// again, it is another page.
    Lobby {
        /// Which tables are wanted; all, if nothing is said.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<LobbyFilter>", optional))]
        filter: LobbyFilter,
        /// Which page of them, counted from 0.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<u16>", optional))]
        page: u16,
    },
    /// No more of the lobby.
    LeaveLobby {},
    /// Open a table and sit down; answered by `found`.
    Open {
        /// The game.
        game: String,
        /// How many seats; as many as the game has, if nothing is said.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seats: Option<u8>,
        /// What is agreed; what is not said is as usual.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "unknown", optional))]
        options: Option<Value>,
        /// Whether the lobby shows it, so that strangers come.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        listed: bool,
        /// Whether moves may be taken back; for one person only.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        practice: bool,
        /// How quickly answers are wanted.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<Pace>", optional))]
        pace: Pace,
        /// The language people speak there, such as `de`, for the lobby.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        lang: Option<String>,
        /// What the door asks of whoever has no seat.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<Door>", optional))]
        door: Door,
        /// The password, if the door asks for one.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        password: Option<String>,
        /// Who may watch; where nothing is said, everybody if the lobby shows it, and nobody otherwise.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        spectators: Option<Spectators>,
    },
    /// Play the house of the day; answered by `found`.
    OpenDay {},
    /// Begin a guided first game; answered by `found`.
    OpenLesson {
        /// The game.
        game: String,
    },
    /// Find the table of a code; answered by `found`. Guessing becomes slower with each miss.
    Find {
        /// The code.
        code: String,
    },
    /// Take the seat of a ticket; answered by `found`.
    Redeem {
        /// The ticket.
        ticket: String,
    },
}

/// A device comes to a table, or goes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DoorRequest {
    /// Come to a table: to one's seat, or to look who is there. Also how one comes back after a lost line.
    /// Answered by `table`, `you` and, once dealt, `view`.
    Join {
        /// The last sequence one has.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        have: Option<u32>,
        /// The password, if the door asks for one and one has not been here before.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        password: Option<String>,
    },
    /// Go away from a table without giving up one's seat.
    Leave {},
}

/// What anybody at a table may ask.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum GuestRequest {
    /// Sit down: at the seat named, or at any that is free; back to one's own if a bot plays it.
    Sit {
        /// The seat.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
    },
    /// Ask for a seat where the door asks for the host's nod; with it one sits down.
    Knock {},
    /// Give up one's seat.
    Stand {},
    /// Mix something into the shuffle, before the deal.
    Salt {
        /// Anything.
        salt: String,
    },
    /// Say something to all at the table.
    Say {
        /// What.
        text: String,
    },
    /// Hear no more of somebody; the host may do so for all.
    Mute {
        /// Who.
        guest: String,
        /// Whether he is to be quiet, or heard again.
        muted: bool,
        /// Host: for everybody.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        for_all: bool,
    },
    /// Tell whoever looks after the house of something that goes wrong here. Nobody at the table hears of it.
    Report {
        /// Whom it is about, if it is about somebody.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        guest: Option<String>,
        /// Why.
        reason: ReportReason,
        /// In one's own words; may be empty.
        text: String,
    },
    /// A ticket that moves one's seat to another device; answered by `ticket`.
    Ticket {},
    /// When it is over, for whoever has a seat: the same people at a new table; answered by `found`, and told to all by `table`.
    Rematch {},
}

/// What the host of a table may ask.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum HostRequest {
    /// Agree on options before the deal.
    Options {
        /// All options; what is not said is as usual.
        #[cfg_attr(test, ts(type = "unknown"))]
        options: Value,
    },
    /// So many seats, before the deal.
    Seats {
        /// How many.
        seats: u8,
    },
    /// Whether the lobby shows the table.
    Listed {
        /// Whether.
        listed: bool,
    },
    /// What the door asks of whoever has no seat. Whoever is here stays welcome.
    Door {
        /// What.
        door: Door,
        /// The password, if it is to ask for one.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        password: Option<String>,
    },
    /// Let somebody who has knocked sit down, or send them away for good.
    Admit {
        /// Who.
        guest: String,
        /// Whether they are let in.
        admitted: bool,
    },
    /// How quickly answers are wanted.
    Pace {
        /// How quickly.
        pace: Pace,
    },
    /// Who may watch.
    Spectators {
        /// Who.
        spectators: Spectators,
    },
    /// Whether programs may sit down. Those who sit there stay.
    Programs {
        /// Whether.
        allowed: bool,
    },
    /// Deal.
    Start {},
    /// Stop the clocks, or let them run again.
    Pause {
        /// Whether they stand still.
        paused: bool,
    },
    /// Take a seat from whoever holds it.
    Kick {
        /// The seat.
        seat: u8,
    },
    /// Let a bot play an empty seat, or one whose person is away.
    BotIn {
        /// The seat.
        seat: u8,
        /// The bot's level.
        level: String,
    },
    /// Take the bot away.
    BotOut {
        /// The seat.
        seat: u8,
    },
    /// Close the table; only whoever opened it. Before the deal it is gone and everybody hears `away`; afterwards it is
    /// over, and nobody has won.
    Close {},
}

/// What a seat may ask of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum PlayRequest {
    /// Answer a prompt.
    Command {
        /// The prompt that is answered.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// One of its choices.
        #[cfg_attr(test, ts(type = "unknown"))]
        command: Value,
    },
    /// Answer a prompt that must be answered by the place of a choice in its list. A standing right may change its list
    /// and keep its name, so it is answered by `command`.
    Choose {
        /// The prompt that is answered.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// The place of the choice, counted from 0.
        choice: u16,
    },
    /// Answer one question after the other, all or none: the first command answers the prompt, each of the others the
    /// question of the same kind that the seat is asked next.
    Commands {
        /// The prompt that is answered first.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// A choice of each, at most [`PlayRequest::COMMANDS_MAX`].
        #[cfg_attr(test, ts(type = "unknown[]"))]
        commands: Vec<Value>,
    },
    /// A hand in a race, or the word that it may go by; answered by `heard`. Times are milliseconds of the client's own
    /// clock.
    Hand {
        /// The prompt of the race, as it was last told.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// One of its choices.
        #[cfg_attr(test, ts(type = "unknown"))]
        command: Value,
        /// When what is raced for was shown; nothing if it was not yet.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number", optional))]
        shown: Option<i64>,
        /// When the hand came down.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number", optional))]
        pressed: Option<i64>,
    },
    /// One is there: everybody must say so after many races without a hand.
    Ready {},
    /// More time for this window of reactions.
    Hold {
        /// The prompt one needs longer for.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
    },
    /// Standing orders, which answer windows of reactions for one's seat.
    Orders {
        /// The orders, in the game's words.
        #[cfg_attr(test, ts(type = "unknown"))]
        orders: Value,
    },
    /// Take the last move back, at a practice table.
    TakeBack {},
    /// What a sexton would say of every choice (TB-8); answered by `advice`.
    Advise {
        /// The prompt one is asked.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
    },
    /// Go on from a step of a lesson: it has been read, or the move it asks for is made for one. Nothing happens if one
    /// is elsewhere by now.
    Learn {
        /// The step, counted from 0.
        step: u16,
    },
}

impl PlayRequest {
    /// The most commands that are given at once.
    pub const COMMANDS_MAX: usize = 32;
}

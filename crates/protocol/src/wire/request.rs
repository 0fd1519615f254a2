//! What a client may ask.

use super::{Pace, Spectators};
use engine::PromptId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One message of a client: what it wants, and the key it will be answered by.
///
/// Every request with a key is answered by exactly one `done` or `refused` with that key, or by the message it asks
/// for. A command must have a key: if the same key comes again from the same seat, it is not carried out again.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The client's name for this request, at most [`Request::KEY_MAX`] bytes.
    pub key: Option<String>,
    /// What is wanted.
    pub body: FromClient,
}

/// A command with its key, which is what comes most often: read in one go. Whatever else it may be, and whatever is
/// wrong with it, is found by reading it as any request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Command {
    #[serde(rename = "do")]
    _do: IsCommand,
    key: String,
    table: String,
    prompt: PromptId,
    command: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum IsCommand {
    Command,
}

impl Command {
    fn request(self) -> Option<Request> {
        let Command {
            key,
            table,
            prompt,
            command,
            ..
        } = self;
        let body = FromClient::Command {
            table,
            prompt,
            command,
        };
        Request::is_key(&key).then_some(Request { key: Some(key), body })
    }
}

/// Why a message is no request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct RequestError {
    /// The key, if that much could be read.
    pub key: Option<String>,
    /// What was expected and found.
    pub message: String,
}

impl Request {
    /// The longest key.
    pub const KEY_MAX: usize = 40;

    /// Reads a message.
    ///
    /// # Errors
    /// If it is not JSON, not a request, or has fields too many.
    pub fn read(text: &str) -> Result<Request, RequestError> {
        if let Some(request) = serde_json::from_str(text).ok().and_then(Command::request) {
            return Ok(request);
        }
        let error = |key: Option<&String>, message: String| RequestError {
            key: key.cloned(),
            message,
        };
        let mut fields: Map<String, Value> =
            serde_json::from_str(text).map_err(|problem| error(None, problem.to_string()))?;
        let key = match fields.remove("key") {
            None | Some(Value::Null) => None,
            Some(Value::String(key)) if Request::is_key(&key) => Some(key),
            Some(_) => {
                let message = format!("key: expected a text of 1 to {} bytes", Request::KEY_MAX);
                return Err(error(None, message));
            }
        };
        match serde_json::from_value(Value::Object(fields)) {
            Ok(body) => Ok(Request { key, body }),
            Err(problem) => Err(error(key.as_ref(), problem.to_string())),
        }
    }

    fn is_key(key: &str) -> bool {
        !key.is_empty() && key.len() <= Request::KEY_MAX
    }

    /// Writes a message.
    pub fn write(&self) -> String {
        let mut fields = serde_json::to_value(&self.body).expect("requests are plain data");
        if let (Some(fields), Some(key)) = (fields.as_object_mut(), &self.key) {
            fields.insert("key".to_owned(), Value::String(key.clone()));
        }
        fields.to_string()
    }
}

/// What to do with the windows of one kind (RF-8.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WindowOrder {
    /// Show me.
    Show,
    /// Pass for me.
    Pass,
}

/// The private settings of a seat in Ruhe in Frieden (RF-8.11). Never shown to others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// W-BURY.
    pub bury: WindowOrder,
    /// W-AFTER.
    pub after: WindowOrder,
    /// W-ADJ.
    pub adjust: WindowOrder,
    /// W-END.
    pub end: WindowOrder,
    /// A final W-END.
    pub last: WindowOrder,
    /// Cards to be shown every window for in which they are legal: the two letters of actions such as `MX`.
    pub armed: Vec<String>,
}

impl Default for Orders {
    fn default() -> Orders {
        Orders {
            bury: WindowOrder::Show,
            after: WindowOrder::Show,
            adjust: WindowOrder::Pass,
            end: WindowOrder::Pass,
            last: WindowOrder::Show,
            armed: Vec::new(),
        }
    }
}

/// What a client may ask. `table` is the table's name in links.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message; answered by `welcome`.
    Hello {
        /// The version of the wire the client speaks.
        version: u32,
    },
    /// The name one goes by from now on.
    Name {
        /// The name.
        name: String,
    },
    /// Send the lobby now and whenever it changes; answered by `lobby`.
    Lobby {},
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
    },
    /// Play the house of the day; answered by `found`.
    OpenDay {},
    /// Find the table of a code of four letters; answered by `found`.
    Find {
        /// The code.
        code: String,
    },
    /// Come to a table: to one's seat, or to look who is there. Also how one comes back after a lost line.
    /// Answered by `table`, `you` and, once dealt, `view`.
    Join {
        /// The table.
        table: String,
        /// The last sequence one has.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        have: Option<u32>,
    },
    /// Go away from a table without giving up one's seat.
    Leave {
        /// The table.
        table: String,
    },
    /// Sit down: at the seat named, or at any that is free; back to one's own if a bot plays it.
    Sit {
        /// The table.
        table: String,
        /// The seat.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        seat: Option<u8>,
    },
    /// Give up one's seat.
    Stand {
        /// The table.
        table: String,
    },
    /// Mix something into the shuffle, before the deal.
    Salt {
        /// The table.
        table: String,
        /// Anything.
        salt: String,
    },
    /// Host: agree on options before the deal.
    Options {
        /// The table.
        table: String,
        /// All options; what is not said is as usual.
        #[cfg_attr(test, ts(type = "unknown"))]
        options: Value,
    },
    /// Host: so many seats, before the deal.
    Seats {
        /// The table.
        table: String,
        /// How many.
        seats: u8,
    },
    /// Host: whether the lobby shows the table.
    Listed {
        /// The table.
        table: String,
        /// Whether.
        listed: bool,
    },
    /// Host: how quickly answers are wanted.
    Pace {
        /// The table.
        table: String,
        /// How quickly.
        pace: Pace,
    },
    /// Host: who may watch.
    Spectators {
        /// The table.
        table: String,
        /// Who.
        spectators: Spectators,
    },
    /// Host: deal.
    Start {
        /// The table.
        table: String,
    },
    /// Host: stop the clocks, or let them run again.
    Pause {
        /// The table.
        table: String,
        /// Whether they stand still.
        paused: bool,
    },
    /// Host: take a seat from whoever holds it.
    Kick {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// Host: let a bot play an empty seat, or one whose person is away.
    BotIn {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The bot's level.
        level: String,
    },
    /// Host: take the bot away.
    BotOut {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// Host, when it is over: the same people at a new table; answered by `found`, and told to all by `table`.
    Rematch {
        /// The table.
        table: String,
    },
    /// Answer a prompt.
    Command {
        /// The table.
        table: String,
        /// The prompt that is answered.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// One of its choices.
        #[cfg_attr(test, ts(type = "unknown"))]
        command: Value,
    },
    /// A hand in a race (CC-10.8); answered by `heard`. Times are milliseconds of the client's own clock.
    Bang {
        /// The table.
        table: String,
        /// The number of the throw.
        round: u32,
        /// When the dice were shown; nothing if they were not yet.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number", optional))]
        shown: Option<i64>,
        /// When the hand came down.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number", optional))]
        pressed: Option<i64>,
        /// What the hand points at, where that is agreed.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "unknown", optional))]
        target: Option<Value>,
    },
    /// "Not mine": no hand in this race (CC-4.6a).
    NotMine {
        /// The table.
        table: String,
        /// The number of the throw.
        round: u32,
    },
    /// Everybody must be ready after many quiet throws (CC-8.4).
    Ready {
        /// The table.
        table: String,
    },
    /// More time for this round of reactions (RF-8.10).
    Hold {
        /// The table.
        table: String,
        /// The prompt one needs longer for.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
    },
    /// Standing orders for reactions (RF-8.11).
    Orders {
        /// The table.
        table: String,
        /// The orders.
        orders: Orders,
    },
    /// Take the last move back, at a practice table.
    TakeBack {
        /// The table.
        table: String,
    },
    /// Say something to all at the table.
    Say {
        /// The table.
        table: String,
        /// What.
        text: String,
    },
    /// Hear no more of somebody; the host may do so for all.
    Mute {
        /// The table.
        table: String,
        /// Who.
        guest: String,
        /// Whether he is to be quiet, or heard again.
        muted: bool,
        /// Host: for everybody.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        for_all: bool,
    },
    /// A ticket that moves one's seat to another device; answered by `ticket`.
    Ticket {
        /// The table.
        table: String,
    },
    /// Take the seat of a ticket; answered by `found`.
    Redeem {
        /// The ticket.
        ticket: String,
    },
    /// Answers a `ping` (CC-10.3). Times are milliseconds of the client's own clock.
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

impl FromClient {
    /// The table it is about, if it is about one.
    pub fn table(&self) -> Option<&str> {
        use FromClient as F;
        match self {
            F::Hello { .. } | F::Name { .. } | F::Lobby {} | F::LeaveLobby {} | F::Open { .. } => None,
            F::OpenDay {} | F::Find { .. } | F::Redeem { .. } | F::Pong { .. } => None,
            F::Join { table, .. }
            | F::Leave { table }
            | F::Sit { table, .. }
            | F::Stand { table }
            | F::Salt { table, .. }
            | F::Options { table, .. }
            | F::Seats { table, .. }
            | F::Listed { table, .. }
            | F::Pace { table, .. }
            | F::Spectators { table, .. }
            | F::Start { table }
            | F::Pause { table, .. }
            | F::Kick { table, .. }
            | F::BotIn { table, .. }
            | F::BotOut { table, .. }
            | F::Rematch { table }
            | F::Command { table, .. }
            | F::Bang { table, .. }
            | F::NotMine { table, .. }
            | F::Ready { table }
            | F::Hold { table, .. }
            | F::Orders { table, .. }
            | F::TakeBack { table }
            | F::Say { table, .. }
            | F::Mute { table, .. }
            | F::Ticket { table } => Some(table),
        }
    }
}

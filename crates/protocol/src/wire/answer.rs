//! What a house tells.

use super::play::is_false;
use super::{
    Change, Clock, GameFacts, Glimpse, Json, JsonOf, Listing, LobbyInfo, Offer, Phrase, PlacedListing,
    Prompt, RecentTable, TableInfo, Waiting,
};
use engine::{PromptId, Seat};
use serde::{Deserialize, Serialize};

/// Why a request was not carried out. Nothing has changed then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Trouble {
    /// A stable name for machines.
    pub code: String,
    /// The rule that forbids it, if it is one of the game's or the table's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// What to tell.
    pub say: Phrase,
    /// If it only came too soon: after so many milliseconds it may be said again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub retry_ms: Option<u32>,
}

/// What became of a hand when it arrived; told to its seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandHeard {
    /// It takes part.
    Taken,
    /// It was too early.
    FalseStart,
    /// It has no effect.
    Dropped,
}

/// What is said of one choice (TB-8.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChoiceAdvice {
    /// How well it does, in thousandths: 1,000 is a win for certain. Nothing if there was no time to try it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<u16>,
    /// Half the width of a 95 % interval around it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub margin: Option<u16>,
    /// What it risks and what it gains.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Phrase>>", optional))]
    pub reasons: Vec<Phrase>,
    /// Whether a sexton would take it.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub best: bool,
}

/// What a house tells. `table` is the table's name in links.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum ToClient {
    /// Answers `hello`.
    Welcome {
        /// The version of the wire.
        version: u32,
        /// Who one is.
        guest: String,
        /// The name one goes by.
        name: String,
        /// The games there are.
        games: Vec<GameFacts>,
    },
    /// The lobby as it is now.
    Lobby { lobby: LobbyInfo },
    /// What has changed in the page of the lobby one follows. Take away what is gone and what is put, then put each table
    /// at its place, in this order.
    LobbyChanged {
        /// Tables that are not in it any more.
        gone: Vec<String>,
        /// Tables that are new or have changed.
        put: Vec<PlacedListing>,
        /// Whether there are more pages.
        more: bool,
    },
    /// One's own tables have changed.
    Yours {
        /// Tables one sits at, or has opened.
        yours: Vec<Listing>,
        /// Tables one sat at, if another one is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        recent: Option<Vec<RecentTable>>,
    },
    /// The table that was opened, found, or taken by a ticket. Join it next.
    Found {
        /// The client's key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
        table: String,
    },
    /// A request was carried out, and is kept.
    Done {
        /// The client's key.
        key: String,
        /// The sequence of the table, if the request moved it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seq: Option<u32>,
    },
    /// A request was not carried out.
    Refused {
        /// The client's key, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
        /// The table, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        table: Option<String>,
        trouble: Trouble,
    },
    /// The table and who sits there, as it is now.
    Table { info: TableInfo },
    /// What one is at this table.
    You {
        table: String,
        /// One's own seat.
        #[cfg_attr(test, ts(type = "number | null"))]
        seat: Option<Seat>,
        /// Whether one is the host.
        host: bool,
        /// Whether one may sit down without the host's nod.
        #[serde(default)]
        welcome: bool,
        /// Who one does not hear.
        muted: Vec<String>,
        /// Who may not speak here; told to the host himself.
        #[serde(default)]
        silenced: Vec<String>,
        /// One's standing orders, in the game's words, if it has them and one has given any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "unknown", optional))]
        orders: Option<Json>,
        /// Whether one's own line is so long that not all of its delay may be made up for in a race.
        #[serde(default)]
        long_line: bool,
    },
    /// What one sees now, from nothing: after joining, after coming back, and after a move was taken back.
    View {
        table: String,
        /// The sequence it belongs to.
        seq: u32,
        /// What is seen, in the game's words.
        #[cfg_attr(test, ts(type = "unknown"))]
        view: Json,
        /// What happened since the sequence one had, where nothing of it is hidden again.
        #[cfg_attr(test, ts(as = "Vec<Glimpse>"))]
        missed: JsonOf<Vec<Glimpse>>,
        /// What happened so far, as it may stand in a history: the newest lines, in order. Nothing in it tells of what is
        /// hidden again.
        #[cfg_attr(test, ts(as = "Vec<Phrase>"))]
        told: JsonOf<Vec<Phrase>>,
        /// What one is asked.
        prompts: Vec<Prompt>,
        /// Whom the table waits for.
        waiting: Vec<Waiting>,
        /// What runs out.
        clock: Clock,
        /// Whether the last move can be taken back.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        can_take_back: bool,
        /// How it ended, if it has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "unknown", optional))]
        outcome: Option<Json>,
    },
    /// Something happened: what one saw of it, and how it is now.
    Moved {
        table: String,
        /// The sequence after it.
        seq: u32,
        /// What one saw, in order.
        #[cfg_attr(test, ts(as = "Vec<Glimpse>"))]
        seen: JsonOf<Vec<Glimpse>>,
        /// What has changed in what one sees.
        #[cfg_attr(test, ts(as = "Vec<Change>"))]
        changes: JsonOf<Vec<Change>>,
        /// What one is asked.
        prompts: Vec<Prompt>,
        /// Whom the table waits for.
        waiting: Vec<Waiting>,
        /// What runs out.
        clock: Clock,
        /// Whether the last move can be taken back.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        can_take_back: bool,
        /// How it ended, if it has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "unknown", optional))]
        outcome: Option<Json>,
        /// When to show it, by the client's own clock as it told it in `pong`: the common reveal of a race (CC-10.7).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(type = "number", optional))]
        show_at: Option<i64>,
    },
    /// What one is asked and what runs out have changed, and nothing else.
    Prompts {
        table: String,
        /// The sequence it belongs to.
        seq: u32,
        /// What one is asked.
        prompts: Vec<Prompt>,
        /// Whom the table waits for.
        waiting: Vec<Waiting>,
        /// What runs out.
        clock: Clock,
    },
    /// What became of one's hand in a race.
    Heard {
        /// The client's key, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
        table: String,
        /// The prompt it named.
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// What became of it.
        heard: HandHeard,
    },
    /// What a sexton would say of the choices of a prompt. Like what is `fleeting`, it is shown and not kept.
    Advice {
        /// The client's key, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
        table: String,
        #[cfg_attr(test, ts(type = "number"))]
        prompt: PromptId,
        /// Of each of its choices, in their order.
        choices: Vec<ChoiceAdvice>,
        /// Of letting it pass, where that is possible.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pass: Option<ChoiceAdvice>,
    },
    /// The photo finish: what the verdict on a race rests on.
    Finish {
        table: String,
        /// In the game's words.
        #[cfg_attr(test, ts(type = "unknown"))]
        finish: Json,
    },
    /// Somebody said something.
    Said {
        table: String,
        guest: String,
        /// The name he goes by.
        name: String,
        text: String,
        /// When, in milliseconds since 1970: later than what was said before, so that what is told again to whoever comes
        /// back can be told apart.
        #[cfg_attr(test, ts(type = "number"))]
        at: u64,
    },
    /// A ticket for another device. It can be used once.
    Ticket {
        /// The client's key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
        table: String,
        ticket: String,
        /// How long it is good for.
        left_ms: u32,
    },
    /// One is no longer at this table: kicked, or the table does not let watch any more.
    Away {
        table: String,
        /// Why.
        say: Phrase,
    },
    /// Asks for the client's clock; answer with `pong` at once.
    Ping {
        /// A number.
        n: u32,
    },
    /// Whoever looks after the house tells everybody something.
    Announced {
        /// What, in their own words.
        text: String,
    },
    /// The line was too slow or the house is closing: what follows is lost. Come back and join again.
    Goodbye {
        /// Why.
        say: Phrase,
        /// Whether coming back is of no use: one is kept out.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        stay_away: bool,
    },
}

impl ToClient {
    /// The message as it is sent.
    pub fn write(&self) -> String {
        let mut text = Vec::with_capacity(self.size());
        serde_json::to_writer(&mut text, self).expect("messages are plain data");
        String::from_utf8(text).expect("JSON is text")
    }

    /// About how long it is, so that writing a large one does not move it again and again.
    fn size(&self) -> usize {
        let offer = |offer: &Offer| match offer {
            Offer::Known(_) => 4,
            Offer::New { choice, .. } => 24 + choice.text().len(),
        };
        let length = |prompts: &[Prompt]| -> usize {
            let offers = prompts.iter().flat_map(|prompt| &prompt.choices);
            offers.map(offer).sum()
        };
        384 + match self {
            ToClient::View {
                missed,
                told,
                view,
                prompts,
                ..
            } => missed.text().len() + told.text().len() + view.text().len() + length(prompts),
            ToClient::Prompts { prompts, .. } => length(prompts),
            _ => 0,
        }
    }
}

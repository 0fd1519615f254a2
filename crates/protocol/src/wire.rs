//! The wire: what goes between a house and its clients, one JSON object per message.
//!
//! A client sends [`Request`]s, a house sends [`ToClient`]. What belongs to one game (options, commands, views,
//! sightings, kinds of prompts, evidence) is [`Json`] here and fixed in that game's `api`. Nothing is a sentence: what
//! is told to people is a [`Phrase`], so that every reader reads in their own language.
//!
//! Reading order: [`Request`] and [`FromClient`] (what may be asked, and who answers), [`ToClient`] (what is told), [`TableInfo`] (a
//! table and who sits there), [`LobbyInfo`] (which tables there are), [`Prompt`] and [`Glimpse`] (the game
//! itself), [`Teller`] (what is told once), [`AdminRequest`] (what whoever looks after a house may ask).
//!
//! The same types for the browser are in `web/src/wire/wire.ts`, which a test keeps fresh.

mod admin;
mod answer;
mod change;
mod json;
mod lobby;
mod moved;
mod once;
mod outline;
mod phrase;
mod play;
mod request;
mod table;
#[cfg(test)]
mod tests;

pub use admin::{
    AdminAct, AdminAnswer, AdminBan, AdminBy, AdminGuest, AdminReport, AdminRequest, AdminSeat, AdminTable,
    ReportReason,
};
pub use answer::{ChoiceAdvice, HandHeard, ToClient, Trouble};
pub use change::{Change, Step};
pub use json::{Json, JsonOf};
pub use lobby::{
    AdviceFacts, BotFacts, DayInfo, GameFacts, Listing, LobbyFilter, LobbyInfo, OptionFacts, PlacedListing,
    PresetFacts, RecentTable,
};
pub use moved::Moved;
pub use once::{Listener, Teller};
pub use outline::Outline;
pub use phrase::{Arg, Phrase, Spoken};
pub use play::{Choice, Clock, Glimpse, Offer, Prompt, PromptMode, Terms, Waiting};
pub use request::{
    DeskRequest, DoorRequest, FromClient, GuestRequest, HostRequest, LineRequest, PlayRequest, Request,
    RequestError, TableRequest,
};
pub use table::{
    Door, LessonInfo, LessonStep, Pace, PausedFor, Person, SeatHolder, SeatInfo, SeatMark, Spectators,
    TableInfo, TablePhase,
};

/// The version of the wire. A client that speaks another is told so and left.
pub const VERSION: u32 = 2;

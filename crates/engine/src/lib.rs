//! The contract all games of Sexton fulfil, and the table that runs one of them.
//!
//! A table is a fold over its log: [`Game::deal`] lays out a state, [`Game::apply`] takes one input after the
//! other and answers with events or with a refusal. There is no clock, no input or output, no thread and no
//! ambient randomness here; whatever the rules need of the world is handed in.
//!
//! Reading order:
//!
//! * [`game`]: the trait [`Game`], its inputs and what a game says of itself
//! * [`seat`], [`prompt`], [`refusal`], [`outcome`]: who sits, what is asked, why not, how it ended
//! * [`race`]: speed decides, and a referee of the game's own judges
//! * [`chance`]: draws keyed by purpose and index, with commitment and salts
//! * [`hidden`]: faces that lie down
//! * [`table`]: one play from deal to outcome, sealed answers and taking back
//! * [`past`]: what has happened at a table, step by step
//! * [`log`]: the table as readable, hash-chained JSON lines; loading, replay and verification
//! * [`preset`]: ways to play, by name
//! * [`truth`]: what lies hidden, for tools on the same machine
//! * [`version`]: rules that change without ending the games that are played by them
//! * [`piece`]: the short text form of pieces, and their codes
//! * [`set`]: sets of pieces, one bit each
//! * [`digest`]: equal bytes for equal states
//! * [`phrase`]: what is said to people, as keys and arguments
//!
//! What is not here: rules of a game, sentences in any language, files, sockets.

#[cfg(feature = "browser")]
pub mod browser;
pub mod chance;
pub mod digest;
pub mod game;
pub mod hidden;
pub mod log;
pub mod outcome;
pub mod past;
pub mod phrase;
pub mod piece;
pub mod preset;
pub mod prompt;
pub mod race;
pub mod refusal;
pub mod seat;
pub mod set;
pub mod table;
pub mod truth;
pub mod version;

pub use chance::{Chance, Draw, Fast, Keyed, Purpose, Scripted, Secret};
pub use digest::Digest;
pub use game::{
    Advice, Audience, Difficulty, Game, Input, Never, OptionInfo, Problem, Sink, Stamp, Switch, Topic, Unit,
    advice,
};
pub use hidden::{FaceDown, Seen};
pub use log::{Log, LogError};
pub use outcome::{BreakOff, Outcome};
pub use past::{Follower, Past, Step};
pub use phrase::{Arg, Phrase};
pub use piece::NotAPiece;
pub use preset::PresetInfo;
pub use prompt::{Mode, Prompt, PromptId, Prompts, Reaction};
pub use refusal::{Refused, Refusing, Rule};
pub use seat::{MAX_SEATS, Seat, SeatMap, SeatSet};
pub use table::{Holder, Origin, Table};
pub use truth::Truth;
pub use version::{Later, Version};

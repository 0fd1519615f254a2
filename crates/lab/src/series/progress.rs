//! A standing as a text to be kept, and taken up again by the same series and by no other.

use super::{Format, Series, Standing};
use engine::{Digest, Game};
use serde::{Deserialize, Serialize};

/// Why a text is not taken up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotResumed {
    /// It is something else.
    #[error("expected the progress of a simulation, found something else ({0})")]
    Unreadable(String),
    /// It was changed, or not written to the end.
    #[error("the progress is damaged; delete the file to start again")]
    Damaged,
    /// It belongs to another series.
    #[error("this is the progress of another run: {what} is {found} there and {expected} here")]
    Other {
        /// In what they differ.
        what: &'static str,
        found: String,
        expected: String,
    },
    /// More is done than asked for.
    #[error("{found} tables of each meeting are played already, found --games {expected}")]
    Beyond { found: u64, expected: u64 },
}

/// What is written: the standing is a text in the text, so that its digest is that of its bytes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    what: String,
    series: Identity,
    digest: String,
    standing: String,
}

const WHAT: &str = "progress of sexton simulate";

/// What makes two series the same, but for their length: a longer one begins with the shorter.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Identity {
    version: String,
    game: String,
    rules_version: u32,
    format: Format,
    bots: Vec<String>,
    seats: u8,
    options: serde_json::Value,
    seed: u64,
    decisions_max: u32,
}

impl Identity {
    fn of<G: Game>(series: &Series<G>) -> Identity {
        // A bot that keeps its seat is named once for each.
        let seated = series
            .meetings()
            .next()
            .filter(|_| series.format == Format::Seated);
        let bots = match seated {
            Some(bots) => bots.iter().map(|bot| series.bots[*bot].name.to_owned()).collect(),
            None => series.bots.iter().map(|bot| bot.name.to_owned()).collect(),
        };
        Identity {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::NAME.to_owned(),
            rules_version: G::NEWEST.0,
            format: series.format,
            bots,
            seats: series.seats,
            options: serde_json::to_value(&series.options).unwrap_or_default(),
            seed: series.seed,
            decisions_max: series.decisions_max,
        }
    }

    /// Everything that must be the same, by name, in the order in which people should be told.
    fn parts(&self) -> [(&'static str, String); 9] {
        let format = match self.format {
            Format::Seated => "seated",
            Format::RoundRobin => "round robin",
            Format::Ladder => "ladder",
        };
        [
            ("the game", self.game.clone()),
            ("the format", format.to_owned()),
            ("the list of bots", self.bots.join(",")),
            ("the number of seats", self.seats.to_string()),
            ("the seed", self.seed.to_string()),
            ("the list of options", self.options.to_string()),
            ("the version of the program", self.version.clone()),
            ("the version of the rules", self.rules_version.to_string()),
            ("the most decisions of a table", self.decisions_max.to_string()),
        ]
    }
}

impl<G: Game> Series<G> {
    /// A standing as a text to be kept.
    pub fn write(&self, standing: &Standing) -> String {
        // Numbers, lists and maps of them: nothing that JSON cannot hold.
        let standing = serde_json::to_string(standing).unwrap_or_default();
        let page = Page {
            what: WHAT.to_owned(),
            series: Identity::of(self),
            digest: Digest::of_bytes(&[standing.as_bytes()]).to_string(),
            standing,
        };
        let mut text = serde_json::to_string_pretty(&page).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Takes up what was kept.
    ///
    /// # Errors
    /// If it is not the progress of this series, perhaps shorter or longer, in whole.
    pub fn resume(&self, text: &str) -> Result<Standing, NotResumed> {
        let unreadable = |error: serde_json::Error| NotResumed::Unreadable(error.to_string());
        let page: Page = serde_json::from_str(text).map_err(unreadable)?;
        if page.what != WHAT {
            return Err(NotResumed::Unreadable(page.what));
        }
        let (theirs, ours) = (page.series.parts(), Identity::of(self).parts());
        for ((what, found), (_, expected)) in theirs.into_iter().zip(ours) {
            if found != expected {
                return Err(NotResumed::Other {
                    what,
                    found,
                    expected,
                });
            }
        }
        let digest = Digest::of_bytes(&[page.standing.as_bytes()]).to_string();
        let standing = serde_json::from_str::<Standing>(&page.standing).ok();
        let whole = standing.filter(|standing| digest == page.digest && standing.fits(self.bots.len()));
        let standing = whole.ok_or(NotResumed::Damaged)?;
        if standing.rounds > self.games {
            return Err(NotResumed::Beyond {
                found: standing.rounds,
                expected: self.games,
            });
        }
        Ok(standing)
    }
}

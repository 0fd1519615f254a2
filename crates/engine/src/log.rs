//! The table as a file: readable JSON lines, each chained to the one before it by a hash.
//!
//! The first line says what was agreed and dealt, the others are the inputs in order, and a table that is over
//! ends with its outcome. Each line closes with the hash of everything up to it, so a changed byte anywhere is
//! found and named. The format is described in `docs/protocol.md`.

mod error;
mod lines;

pub use error::{LogError, Place};

use crate::chance::{Keyed, LoggedDraw, Recorded, Secret};
use crate::digest::Digest;
use crate::game::{Each, Game, Input, Stamp};
use crate::refusal::Refusing;
use crate::table::{self, Act, Entry, Origin, Setup, Table};
use crate::version::{self, Version};
use lines::{ActLine, AdvisedLine, CommandLine, EndLine, EntryLine, HandLine, HeaderLine, PlayLine};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::fmt::Write as _;

/// The version of the format itself; each game has a version of its rules beside it.
pub const FORMAT: u32 = 1;

/// Writes lines and keeps the hash that chains them.
#[derive(Clone, Debug)]
pub struct Chain(Digest);

impl Default for Chain {
    fn default() -> Chain {
        Chain(Digest::of_bytes(&[b"sexton log 1"]))
    }
}

/// What stands between a line's body and its hash.
const HASH_FIELD: &str = ",\"hash\":\"";

impl Chain {
    /// Closes a line with the hash of everything up to it. The body is a JSON object.
    fn seal(&mut self, body: &impl Serialize) -> String {
        let line = serde_json::to_string(body).expect("the types of a log are plain data");
        self.close(line)
    }

    /// Closes a line whose body is written.
    fn close(&mut self, mut line: String) -> String {
        self.0 = Digest::of_bytes(&[&self.0.0, line.as_bytes()]);
        line.pop();
        let _ = write!(line, "{HASH_FIELD}{}\"}}", self.0);
        line.push('\n');
        line
    }

    /// Takes the hash off a line and checks it. Gives the body, or nothing if the hash does not fit.
    fn open(&mut self, line: &str) -> Option<String> {
        let body_end = line.len().checked_sub(HASH_FIELD.len() + 64 + 2)?;
        let (body, hash) = (line.get(..body_end)?, line.get(body_end..)?);
        let hash = hash.strip_prefix(HASH_FIELD)?.strip_suffix("\"}")?;
        let body = format!("{body}}}");
        self.0 = Digest::of_bytes(&[&self.0.0, body.as_bytes()]);
        // Compared as text: a hash written with capital letters is a changed byte too.
        (self.0.to_string() == hash).then_some(body)
    }

    /// The line that says what was agreed and dealt.
    pub fn header<G: Game>(&mut self, setup: &Setup<G>) -> String {
        self.seal(&HeaderLine {
            sexton_log: FORMAT,
            game: G::NAME.to_owned(),
            rules_version: setup.rules.0,
            seats: setup.seats,
            options: version::write_options::<G>(setup.rules, &setup.options),
            practice: setup.practice,
            origin: setup.origin,
            commitment: setup.commitment.map(|hash| hash.to_string()),
            secret: setup.secret.map(Secret::to_hex),
            salts: setup.salts.clone(),
            deal: &setup.deal,
        })
    }

    /// The line of one entry; `seq` counts from 1, `draws` are those it made.
    pub fn entry<G: Game>(&mut self, seq: u32, entry: &Entry<G>, drew: Vec<LoggedDraw>) -> String {
        let act = match &entry.act {
            Act::Input(Input::Command {
                seat,
                prompt,
                command,
            }) => ActLine::Command(CommandLine {
                seat: *seat,
                prompt: *prompt,
                command: *command,
            }),
            Act::Input(Input::Round { play }) => {
                ActLine::Round(play.map(|(seat, command)| PlayLine { seat, command }))
            }
            Act::Input(Input::Verdict(verdict)) => ActLine::Verdict(verdict.clone()),
            Act::Input(Input::Wake) => ActLine::Wake,
            Act::Hand(seat, holder) => ActLine::Hand(HandLine {
                seat: *seat,
                to: holder.as_ref().clone(),
            }),
            Act::TakeBack => ActLine::TakeBack,
            Act::Advised(seat, prompt) => ActLine::Advised(AdvisedLine {
                seat: *seat,
                prompt: *prompt,
            }),
            Act::BreakOff(why) => ActLine::BreakOff(*why),
        };
        self.seal(&EntryLine::new(seq, entry.at, act, drew))
    }

    /// The closing line, if the table is over.
    pub fn end<G: Game, C: crate::Chance>(&mut self, table: &Table<G, C>) -> Option<String> {
        let end = serde_json::value::to_raw_value(&table.outcome()?).expect("an outcome is plain data");
        let digest = table.digest().to_string();
        Some(self.seal(&EndLine {
            end,
            digest,
            secret: table.setup().secret.map(Secret::to_hex),
        }))
    }
}

/// The whole log of a table as text.
pub fn write<G: Game, C: crate::Chance>(table: &Table<G, C>) -> String {
    let mut chain = Chain::default();
    let mut text = chain.header(table.setup());
    let mut draws = table.draws().iter();
    for (idx, entry) in table.entries().iter().enumerate() {
        let drew = draws
            .by_ref()
            .take(usize::from(entry.draws))
            .copied()
            .map(LoggedDraw::from)
            .collect();
        text.push_str(&chain.entry(idx as u32 + 1, entry, drew));
    }
    text.push_str(&chain.end(table).unwrap_or_default());
    text
}

/// Checks the chain of a log's lines, whatever the game: each with its line break, from the first on.
///
/// # Errors
/// The first line that is cut off or changed. Whether the lines say anything sensible is found by [`Log::read`].
pub fn check_chain<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<(), LogError> {
    let mut chain = Chain::default();
    for (seq, line) in (0..).zip(lines) {
        let place = match seq {
            0 => Place::Deal,
            _ if line.starts_with(END_START) => Place::End(seq + 1),
            _ => Place::Input(seq),
        };
        open_line(&mut chain, place, line)?;
    }
    Ok(())
}

/// Takes the hashes off a log's lines, for whoever keeps it small: they follow from what stands before them, and
/// [`with_hashes`] writes them again.
///
/// # Errors
/// The first line that is cut off or changed.
pub fn without_hashes<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Vec<String>, LogError> {
    let mut chain = Chain::default();
    let bodies = (0..).zip(lines).map(|(seq, line)| {
        let place = if seq == 0 { Place::Deal } else { Place::Input(seq) };
        open_line(&mut chain, place, line)
    });
    bodies.collect()
}

/// The lines of a log whose hashes were taken off.
pub fn with_hashes(bodies: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut chain = Chain::default();
    bodies.into_iter().map(|body| chain.close(body)).collect()
}

/// How the closing line begins.
const END_START: &str = "{\"end\":";

/// What the first line tells before the game is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    /// The game's name.
    pub game: String,
    /// How many sat.
    pub seats: u8,
}

/// Reads which game a log is of.
///
/// # Errors
/// If there is no first line, or it is not that of a log.
pub fn read_title(text: &str) -> Result<Title, LogError> {
    #[derive(Deserialize)]
    struct TitleLine {
        sexton_log: u32,
        game: String,
        seats: u8,
    }
    let line = text
        .lines()
        .next()
        .filter(|line| !line.trim().is_empty())
        .ok_or(LogError::Empty)?;
    if !text.contains('\n') {
        return Err(LogError::Truncated { place: Place::Deal });
    }
    let title: TitleLine = parse(Place::Deal, line)?;
    if title.sexton_log != FORMAT {
        return Err(LogError::Format {
            found: title.sexton_log,
        });
    }
    Ok(Title {
        game: title.game,
        seats: title.seats,
    })
}

fn parse<'a, T: Deserialize<'a>>(place: Place, text: &'a str) -> Result<T, LogError> {
    serde_json::from_str(text).map_err(|error| LogError::Unreadable {
        place,
        message: error.to_string(),
    })
}

/// A log that has been read and whose chain holds. Whether the rules agree is found by [`Log::replay`].
#[derive(Clone)]
pub struct Log<G: Game> {
    setup: Setup<G>,
    entries: Vec<(Entry<G>, Vec<LoggedDraw>)>,
    end: Option<(Box<RawValue>, String, Option<Secret>)>,
    chain: Chain,
}

impl<G: Game> Log<G> {
    /// Reads a log and checks its chain.
    ///
    /// # Errors
    /// The first line that is cut off, changed, unreadable or out of order.
    pub fn read(text: &str) -> Result<Log<G>, LogError> {
        let title = read_title(text)?;
        if title.game != G::NAME {
            return Err(LogError::OtherGame {
                expected: G::NAME,
                found: title.game,
            });
        }
        let mut chain = Chain::default();
        let mut lines = text.split_inclusive('\n');
        let header = lines.next().ok_or(LogError::Empty)?;
        let setup = read_header(&open_line(&mut chain, Place::Deal, header)?)?;
        let mut log = Log {
            setup,
            entries: Vec::new(),
            end: None,
            chain,
        };
        for line in lines {
            log.read_line(line)?;
        }
        Ok(log)
    }

    fn read_line(&mut self, line: &str) -> Result<(), LogError> {
        let seq = self.entries.len() as u32 + 1;
        let is_end = line.starts_with(END_START);
        let place = if is_end {
            Place::End(seq + 1)
        } else {
            Place::Input(seq)
        };
        if self.end.is_some() {
            let message = "the table was over before this line".to_owned();
            return Err(LogError::Unreadable {
                place: Place::End(seq + 2),
                message,
            });
        }
        let body = open_line(&mut self.chain, place, line)?;
        if is_end {
            let EndLine { end, digest, secret } = parse(place, &body)?;
            self.end = Some((end, digest, read_secret(place, secret.as_deref())?));
            return Ok(());
        }
        let entry: EntryLine<G::Command, G::Verdict> = parse(place, &body)?;
        if entry.seq != seq {
            return Err(LogError::OutOfOrder {
                place,
                expected: seq,
                found: entry.seq,
            });
        }
        if self
            .entries
            .last()
            .is_some_and(|(last, _)| last.at >= entry.at_ms)
        {
            let message = "expected a later time than in the line before".to_owned();
            return Err(LogError::Unreadable { place, message });
        }
        // Only a table that ran into the latest time counts on beyond it, one by one (TB-1.3).
        let next = self
            .entries
            .last()
            .map_or(Stamp::MAX, |(last, _)| Stamp(last.at.0 + 1));
        if entry.at_ms > Stamp::MAX && entry.at_ms != next {
            let message = format!("expected a time up to {}, found {}", Stamp::MAX.0, entry.at_ms.0);
            return Err(LogError::Unreadable { place, message });
        }
        let at = entry.at_ms;
        let Some((act, drew)) = entry.open() else {
            let message = "expected one thing that was done".to_owned();
            return Err(LogError::Unreadable { place, message });
        };
        let act = match act {
            ActLine::Command(CommandLine {
                seat,
                prompt,
                command,
            }) => Act::Input(Input::Command {
                seat,
                prompt,
                command,
            }),
            ActLine::Round(play) => Act::Input(Input::Round {
                play: play.map(|PlayLine { seat, command }| (seat, command)),
            }),
            ActLine::Verdict(verdict) => Act::Input(Input::Verdict(verdict)),
            ActLine::Wake => Act::Input(Input::Wake),
            ActLine::Hand(HandLine { seat, to }) => Act::Hand(seat, Box::new(to)),
            ActLine::TakeBack => Act::TakeBack,
            ActLine::Advised(AdvisedLine { seat, prompt }) => Act::Advised(seat, prompt),
            ActLine::BreakOff(why) => Act::BreakOff(why),
        };
        let Ok(draws) = u8::try_from(drew.len()) else {
            return Err(LogError::Draws { place });
        };
        self.entries.push((Entry { at, act, draws }, drew));
        Ok(())
    }

    /// What was agreed and dealt.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The inputs in order.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = &Entry<G>> {
        self.entries.iter().map(|(entry, _)| entry)
    }

    /// Whether the closing line is there.
    pub fn is_closed(&self) -> bool {
        self.end.is_some()
    }

    /// The chain after the last line, to go on writing.
    pub fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The table as the log leaves it, played through the rules.
    ///
    /// # Errors
    /// As [`Log::replay`].
    pub fn table(&self) -> Result<Table<G, Recorded>, LogError> {
        self.replay(|_, _| {})
    }

    /// As [`Log::table`], seen by somebody: `watch` is called with 0 and the events of the deal, then with each
    /// input's number and its events.
    ///
    /// # Errors
    /// The first input the rules refuse or draw otherwise, or an end that does not follow.
    pub fn replay(&self, mut watch: impl FnMut(u32, G::Event)) -> Result<Table<G, Recorded>, LogError> {
        let mut table = Table::from_setup(
            self.setup.clone(),
            Recorded::new([]),
            &mut Each(|event| watch(0, event)),
        );
        for (idx, (entry, draws)) in self.entries.iter().enumerate() {
            let place = Place::Input(idx as u32 + 1);
            let mut events = Each(|event| watch(idx as u32 + 1, event));
            table
                .replay(entry, draws, &mut events)
                .map_err(|refused| LogError::Refused {
                    place,
                    rule: refused.rule().0,
                    code: refused.code(),
                })?;
            if !table.drew_as_recorded() {
                return Err(LogError::Draws { place });
            }
        }
        if let Some((end, digest, _)) = &self.end {
            let outcome = table.outcome().map(|outcome| serde_json::to_string(&outcome));
            let follows = matches!(outcome, Some(Ok(outcome)) if outcome == end.get());
            if !follows || table.digest().to_string() != *digest {
                return Err(LogError::End {
                    place: Place::End(self.entries.len() as u32 + 2),
                });
            }
        }
        Ok(table)
    }

    /// Checks the shuffle against the opened secret. Gives whether there was anything to check: an explicit deal
    /// has no shuffle, and a secret may still be closed.
    ///
    /// # Errors
    /// If the secret is not the one promised, or the deal or a later draw is not the one it gives.
    pub fn verify_shuffle(&self) -> Result<bool, LogError> {
        let place = Place::Deal;
        let opened = self.end.as_ref().and_then(|(.., secret)| *secret);
        let Some(secret) = opened.or(self.setup.secret) else {
            return Ok(false);
        };
        if self
            .setup
            .commitment
            .is_some_and(|commitment| commitment != secret.commitment())
        {
            let message = "the secret is not the one that was promised at the deal";
            return Err(LogError::Shuffle { place, message });
        }
        let mut chance = Keyed::new(secret, &self.setup.salts);
        if self.setup.origin == Origin::Shuffled {
            let deal = G::shuffle(
                self.setup.rules,
                &self.setup.options,
                self.setup.seats,
                &mut chance,
            );
            if deal != self.setup.deal {
                return Err(LogError::Shuffle {
                    place,
                    message: "the deal is not the one the secret gives",
                });
            }
        }
        for (idx, (_, drew)) in self.entries.iter().enumerate() {
            if drew
                .iter()
                .any(|draw| draw.value != chance.draw_named(&draw.purpose, draw.index, draw.below))
            {
                let place = Place::Input(idx as u32 + 1);
                return Err(LogError::Shuffle {
                    place,
                    message: "a draw is not the one the secret gives",
                });
            }
        }
        Ok(true)
    }
}

/// Takes the line break and the hash off a line.
fn open_line(chain: &mut Chain, place: Place, line: &str) -> Result<String, LogError> {
    let line = line.strip_suffix('\n').ok_or(LogError::Truncated { place })?;
    chain.open(line).ok_or(LogError::Changed { place })
}

fn read_secret(place: Place, text: Option<&str>) -> Result<Option<Secret>, LogError> {
    let unreadable = || LogError::Unreadable {
        place,
        message: "secret: expected 64 hexadecimal digits".to_owned(),
    };
    text.map(|text| Secret::from_hex(text).ok_or_else(unreadable))
        .transpose()
}

/// Reads which version of the rules the log names. It comes before all else that the rules decide: a log of rules
/// that are not played may hold anything.
fn read_version<G: Game>(body: &str) -> Result<Version, LogError> {
    #[derive(Deserialize)]
    struct VersionLine {
        rules_version: u32,
    }
    let line: VersionLine = parse(Place::Deal, body)?;
    let rules = Version(line.rules_version);
    if G::RULES.contains(&rules.0) {
        Ok(rules)
    } else {
        Err(LogError::Rules {
            found: rules,
            message: version::unplayed::<G>(rules),
        })
    }
}

fn read_header<G: Game>(body: &str) -> Result<Setup<G>, LogError> {
    let place = Place::Deal;
    let rules = read_version::<G>(body)?;
    let header: HeaderLine<G::Deal> = parse(place, body)?;
    let unreadable = |message: String| LogError::Unreadable { place, message };
    let options = version::read_options::<G>(rules, header.options).map_err(unreadable)?;
    // The same checks as for a new table, without shuffling anything.
    table::check::<G>(rules, header.seats, &options, Some(&header.deal))
        .map_err(|problem| unreadable(problem.to_string()))?;
    let commitment = match header.commitment.as_deref() {
        Some(text) => Some(
            Digest::from_hex(text)
                .ok_or_else(|| unreadable("commitment: expected 64 hexadecimal digits".to_owned()))?,
        ),
        None => None,
    };
    Ok(Setup {
        rules,
        seats: header.seats,
        options,
        deal: header.deal,
        origin: header.origin,
        practice: header.practice,
        commitment,
        secret: read_secret(place, header.secret.as_deref())?,
        salts: header.salts,
    })
}

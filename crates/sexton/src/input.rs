//! What people hand to the program: options, deals, logs. Wrong input gets a message that says what to do.

use crate::cli::Dealing;
use engine::table::{NewTable, Table};
use engine::{Game, OptionInfo, Problem, Secret, Sink};
use std::io::Read as _;
use std::path::Path;
use words::Lang;

/// The input was wrong: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct BadInput(String);

impl BadInput {
    pub(crate) fn new(message: impl Into<String>) -> BadInput {
        BadInput(message.into())
    }
}

impl From<Problem> for BadInput {
    fn from(problem: Problem) -> BadInput {
        BadInput(problem.to_string())
    }
}

/// The largest file that is read: a log of a very long table is far smaller.
const FILE_BYTES_MAX: u64 = 64 << 20;

/// Reads a text file, or standard input for `-`.
pub(crate) fn read_file(path: &Path) -> Result<String, BadInput> {
    let name = path.display();
    let bad = |error: std::io::Error| BadInput::new(format!("{name}: {error}"));
    let mut text = Vec::new();
    if path == Path::new("-") {
        std::io::stdin()
            .lock()
            .take(FILE_BYTES_MAX + 1)
            .read_to_end(&mut text)
            .map_err(bad)?;
    } else {
        let file = std::fs::File::open(path).map_err(bad)?;
        file.take(FILE_BYTES_MAX + 1)
            .read_to_end(&mut text)
            .map_err(bad)?;
    }
    if text.len() as u64 > FILE_BYTES_MAX {
        return Err(BadInput::new(format!(
            "{name}: expected at most {} MiB",
            FILE_BYTES_MAX >> 20
        )));
    }
    String::from_utf8(text).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count()
            + 1;
        BadInput::new(format!("{name}: line {line} is not UTF-8 text"))
    })
}

/// Reads the language, or takes the one of the environment.
pub(crate) fn read_lang(tag: Option<&str>) -> Result<Lang, BadInput> {
    match tag {
        Some(tag) => Lang::from_tag(tag)
            .ok_or_else(|| BadInput::new(format!("--lang: expected en, de, fr or nl, found \"{tag}\""))),
        None => {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
            Ok(set.and_then(|tag| Lang::from_tag(&tag)).unwrap_or_default())
        }
    }
}

/// Reads a preset and options given as `name=value`, which go before it (TB-7.1).
pub(crate) fn read_options<G: Game>(preset: Option<&str>, pairs: &[String]) -> Result<G::Options, BadInput> {
    let mut all = match preset {
        Some(name) => engine::preset::find::<G>(name)?.values(),
        None => serde_json::Map::new(),
    };
    let mut object = serde_json::Map::new();
    for pair in pairs
        .iter()
        .map(|pair| pair.trim())
        .filter(|pair| !pair.is_empty())
    {
        let Some((name, value)) = pair.split_once('=') else {
            return Err(BadInput::new(format!(
                "--options: expected name=value, found \"{pair}\""
            )));
        };
        let Some(info) = G::OPTIONS.iter().find(|info| info.name == name) else {
            let names: Vec<&str> = G::OPTIONS.iter().map(|info| info.name).collect();
            let names = names.join(", ");
            let message = format!("options.{name}: {} has no such option; it has {names}", G::NAME);
            return Err(BadInput::new(message));
        };
        // People count seats from 1.
        let seat = value
            .strip_prefix("seat:")
            .and_then(|seat| seat.parse::<i64>().ok());
        let json = seat.map_or_else(|| engine::preset::value_of(value), |seat| (seat - 1).into());
        if object.insert(name.to_owned(), json.clone()).is_some() {
            return Err(BadInput::new(format!("options.{name}: given twice")));
        }
        let alone = serde_json::Map::from_iter([(name.to_owned(), json)]);
        if engine::preset::read::<G>(alone).is_err() {
            let values = values_to_type(info).join(", ");
            return Err(BadInput::new(format!(
                "options.{name}: expected one of {values}, found \"{value}\""
            )));
        }
    }
    all.extend(object);
    engine::preset::read::<G>(all).map_err(|error| BadInput::new(format!("options: {error}")))
}

/// Options as the fields of an object, all of them.
pub(crate) fn options_of<G: Game>(options: &G::Options) -> serde_json::Map<String, serde_json::Value> {
    match serde_json::to_value(options) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    }
}

/// The values of an option as people type them: where chance or a seat decides, a number is a seat, counted from 1.
pub(crate) fn values_to_type(info: &OptionInfo) -> Vec<String> {
    let is_seats = info.values.first() == Some(&"random");
    let typed = info.values.iter().map(|value| match value.parse::<u32>() {
        Ok(seat) if is_seats => format!("seat:{}", seat + 1),
        _ => (*value).to_owned(),
    });
    typed.collect()
}

/// Reads an explicit deal from a file.
fn read_deal<G: Game>(path: &Path) -> Result<G::Deal, BadInput> {
    parse_deal::<G>(path, &read_file(path)?)
}

/// Reads an explicit deal from the text of a file.
pub(crate) fn parse_deal<G: Game>(path: &Path, text: &str) -> Result<G::Deal, BadInput> {
    let name = path.display();
    // What `{"do":"deal"}` answers can be fed back as it is.
    #[derive(serde::Deserialize)]
    struct Answer<D> {
        deal: D,
    }
    let direct = serde_json::from_str::<G::Deal>(text);
    match direct {
        Ok(deal) => Ok(deal),
        Err(error) => serde_json::from_str::<Answer<G::Deal>>(text)
            .map(|answer| answer.deal)
            .map_err(|inner| {
                let wrapped = text.trim_start().starts_with("{\"deal\"");
                BadInput::new(format!("{name}: {}", if wrapped { inner } else { error }))
            }),
    }
}

/// Deals a table as the command line says.
pub(crate) fn deal_table<G: Game, S: Sink<G::Event>>(
    dealing: &Dealing,
    seats: Option<u8>,
    more_options: &[String],
    events: &mut S,
) -> anyhow::Result<Table<G>> {
    let pairs: Vec<String> = dealing.options.iter().chain(more_options).cloned().collect();
    let secret = match dealing.seed {
        Some(seed) => Secret::from_seed(seed),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            Secret::from_bytes(bytes)
        }
    };
    let seats = seats.unwrap_or(*G::SEATS.start());
    let new = NewTable::<G> {
        deal: dealing.deal.as_deref().map(read_deal::<G>).transpose()?,
        practice: dealing.practice,
        ..NewTable::new(seats, read_options::<G>(dealing.preset.as_deref(), &pairs)?)
    };
    Ok(Table::shuffled(new, secret, Vec::new(), events).map_err(BadInput::from)?)
}

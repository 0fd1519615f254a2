//! `sexton rules`: the rules in our own words, the numbered spec, the options.

mod markdown;
mod pager;

use crate::cli::{Book, Rules};
use crate::input::{BadInput, values_to_type};
use bots::{BotInfo, WithBots};
use catalog::Facts;
use engine::Phrase;
use std::io::{IsTerminal as _, Write as _};
use words::{Lang, Words};

/// The rules every table shares, whatever its game; their numbers begin with `TB`.
const TABLE: &str = include_str!("../../../../docs/rules/table.md");

pub(crate) fn run(rules: &Rules) -> anyhow::Result<()> {
    let lang = rules.lang.read()?;
    let on_terminal = std::io::stdout().is_terminal();
    let text = match &rules.game {
        None => list_games(),
        Some(name) => {
            let game = catalog::facts(name).map_err(BadInput::from)?;
            if rules.bots {
                let text =
                    catalog::with_game!(game.name, G => list_bots::<G>(lang)).map_err(BadInput::from)?;
                return Ok(std::io::stdout().lock().write_all(text.as_bytes())?);
            }
            match (&rules.rule, rules.options, rules.book) {
                (Some(number), ..) => find_rule(&game, number)?,
                (None, true, _) => list_options(&game, lang),
                (None, false, Book::Spec) if on_terminal => return Ok(pager::show(game.spec)?),
                (None, false, Book::Rules) if on_terminal => {
                    let book = words::rulebook_to_read(lang, game.name);
                    return Ok(pager::show(book.as_deref().unwrap_or(game.spec))?);
                }
                (None, false, Book::Spec) => game.spec.to_owned(),
                (None, false, Book::Rules) => {
                    words::rulebook(lang, game.name).unwrap_or(game.spec).to_owned()
                }
            }
        }
    };
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}

fn list_games() -> String {
    let line = |game: &Facts| {
        let (least, most) = (game.seats.start(), game.seats.end());
        let seats = if least == most {
            format!("{least}")
        } else {
            format!("{least}–{most}")
        };
        format!("{:<18} {} ({seats})\n", game.name, game.title)
    };
    catalog::games().iter().map(line).collect()
}

/// The levels people choose from, by the name one types, as it is called, and how it plays.
fn list_bots<G: WithBots>(lang: Lang) -> String {
    let words = Words::of(lang);
    let line = |bot: &BotInfo<G>| {
        let called = words.key(&format!("level-{}", bot.name));
        format!("{:<12} {called}\n    {}\n", bot.name, words.key(bot.about))
    };
    G::levels().map(line).collect()
}

fn list_options(game: &Facts, lang: Lang) -> String {
    let words = Words::of(lang);
    let prefix = game.prefix.to_lowercase();
    let mut text = String::new();
    let mut tell = |line: String, key: String| {
        text.push_str(&format!("{line}\n"));
        if words.knows(&key) {
            text.push_str(&format!("    {}\n", words.key(&key)));
            text.push_str(&format!(
                "    {}\n",
                words.say(&Phrase::new(format!("{key}-help")))
            ));
        }
    };
    for preset in game.presets {
        let pair = |(name, value): &(&str, &str)| format!(" {name}={value}");
        let options: String = preset.options.iter().map(pair).collect();
        tell(
            format!("--preset {}{options}  (TB-7.1)", preset.name),
            format!("{prefix}-preset-{}", preset.name),
        );
    }
    for option in game.options {
        let values = values_to_type(option).join(", ");
        tell(
            format!("{} = {values}  ({})", option.name, option.rule),
            format!("{prefix}-option-{}", option.name.replace('_', "-")),
        );
    }
    text
}

/// A table may write its numbers short: under the head `RF-10.n` the row `.3` is RF-10.3.
fn short_row(lines: &[&str], number: &str) -> Option<usize> {
    let (head, last) = number.rsplit_once('.')?;
    let (head, row) = (format!("| {head}.n |"), format!("| .{last} |"));
    let at = lines.iter().position(|line| line.starts_with(&head))?;
    let mut rows = lines[at..].iter().take_while(|line| line.starts_with('|'));
    rows.position(|line| line.starts_with(&row))
        .map(|below| at + below)
}

/// The lines that define a rule of the game or of every table: its paragraph, or its row of a table.
fn find_rule(game: &Facts, number: &str) -> Result<String, BadInput> {
    let number = number.trim().to_uppercase();
    let spec = if number.starts_with("TB-") {
        TABLE
    } else {
        game.spec
    };
    let (paragraph, row) = (format!("**{number}"), format!("| {number} |"));
    let lines: Vec<&str> = spec.lines().collect();
    let plain = format!("{number} ");
    let starts = |line: &str| {
        line.starts_with(&row)
            || line.starts_with(&plain)
            || line.find(&paragraph).is_some_and(|at| {
                // A number is not a longer one that begins with it.
                !line[at + paragraph.len()..].starts_with(|next: char| next.is_ascii_digit() || next == '.')
            })
    };
    let found = lines.iter().position(|line| starts(line));
    let Some(at) = found.or_else(|| short_row(&lines, &number)) else {
        return Err(BadInput::new(format!("{} has no rule {number}", game.name)));
    };
    let is_row = lines[at].starts_with('|');
    let more = lines[at + 1..].iter().take_while(|line| {
        let next_rule = line.starts_with("**") || line.starts_with(&format!("{}-", game.prefix));
        !is_row && !next_rule && !line.starts_with('#') && !line.starts_with("---")
    });
    let mut found: Vec<&str> = std::iter::once(&lines[at]).chain(more).copied().collect();
    while found.last().is_some_and(|line| line.trim().is_empty()) {
        found.pop();
    }
    Ok(found.join("\n") + "\n")
}

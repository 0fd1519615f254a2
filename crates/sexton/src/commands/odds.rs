//! `sexton odds`: the chance to win with every choice, and what a clairvoyant says.

use crate::cli::Odds as Args;
use crate::input::{BadInput, deal_table, parse_deal, read_file, read_options};
use bots::WithBots as _;
use engine::log::{Log, read_title};
use engine::table::{NewTable, Table};
use engine::{Audience, Chance, Game, LogError, Phrase, Seat, Secret};
use lab::clairvoyant::{self, Finding, POSITIONS_MAX};
use lab::odds::{Decision, Odds};
use rest_in_peace::{Command, RestInPeace, State};
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::Path;
use words::Words;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let words = Words::of(args.lang.read()?);
    let by = RestInPeace::find_bot(&args.by).map_err(|unknown| BadInput::new(format!("--by: {unknown}")))?;
    let state = read_state(args)?;
    let Some(prompt) = RestInPeace::prompts(&state).first().copied() else {
        return Err(BadInput::new("nothing is to be decided here: the game is over").into());
    };
    let mut choices = Vec::new();
    RestInPeace::choices(&state, &prompt, &mut choices);
    choices.retain(|choice| !RestInPeace::concedes(choice));
    let knowledge = RestInPeace::knowledge(&state, Audience::Seat(Seat(0)));
    let decision = Decision::<RestInPeace> {
        knowledge: &knowledge,
        prompt,
        choices: &choices,
        seats: 1,
    };
    let report = Report {
        by: by.name,
        won: decision.odds(by, args.houses, args.draw),
        possible: decision.count(args.houses.min(POSSIBLE_MAX), args.draw, |state, _| {
            clairvoyant::can_be_won(&state, HOUSE_POSITIONS_MAX) == Some(true)
        }),
        truth: (!args.honest).then(|| Truth::of(&decision, &state)),
    };
    let mut output = std::io::stdout().lock();
    if args.json {
        writeln!(output, "{:#}", report.to_json())?;
    } else {
        write!(output, "{}", report.in_words(words))?;
    }
    Ok(())
}

/// In so many of the houses the clairvoyant looks whether they can be won; each takes some time.
const POSSIBLE_MAX: u64 = 200;
/// A house that takes more positions than this counts as one that cannot be won: the share is "at least".
const HOUSE_POSITIONS_MAX: u64 = 2_000_000;

/// The house as the file, or the number, or the cards on the command line say.
fn read_state(args: &Args) -> anyhow::Result<State> {
    let Some(path) = args.file.as_deref() else {
        if args.dealing.seed.is_none() && args.dealing.deal.is_none() {
            let message = "expected a log or a deal, or --seed N for the house of a number";
            return Err(BadInput::new(message).into());
        }
        let table = deal_table::<RestInPeace, _>(&args.dealing, None, &[], &mut ())?;
        return settled(&table, args.at.unwrap_or(0));
    };
    let text = read_file(path)?;
    match read_title(&text) {
        Ok(title) => read_log(args, path, &text, &title.game),
        Err(_) => deal_file(args, path, &text),
    }
}

fn read_log(args: &Args, path: &Path, text: &str, game: &str) -> anyhow::Result<State> {
    let bad = |error: LogError| BadInput::new(format!("{}: {error}", path.display()));
    if game != RestInPeace::NAME {
        let message = format!(
            "{}: odds are told for {} only, found {game}",
            path.display(),
            RestInPeace::NAME
        );
        return Err(BadInput::new(message).into());
    }
    let log = Log::<RestInPeace>::read(text).map_err(bad)?;
    let table = log.replay(|_, _| {}).map_err(bad)?;
    // Where a game is over, the last decision of it is meant.
    let last = table.past().count() as u32 - 1;
    let at = args
        .at
        .unwrap_or(last - u32::from(table.outcome().is_some() && last > 0));
    settled(&table, at)
}

fn deal_file(args: &Args, path: &Path, text: &str) -> anyhow::Result<State> {
    let dealing = &args.dealing;
    let options = read_options::<RestInPeace>(dealing.preset.as_deref(), &dealing.options)?;
    let new = NewTable::<RestInPeace> {
        deal: Some(parse_deal::<RestInPeace>(path, text)?),
        ..NewTable::new(1, options)
    };
    let secret = Secret::from_seed(dealing.seed.unwrap_or_default());
    let table = Table::shuffled(new, secret, Vec::new(), &mut ()).map_err(BadInput::from)?;
    settled(&table, args.at.unwrap_or(0))
}

/// The state after so many steps.
fn settled<C: Chance>(table: &Table<RestInPeace, C>, at: u32) -> anyhow::Result<State> {
    let mut past = table.past();
    let steps = past.by_ref().take(at as usize + 1).count();
    if steps <= at as usize {
        let message = format!("--at: expected at most {}, found {at}", steps.saturating_sub(1));
        return Err(BadInput::new(message).into());
    }
    Ok(past.state().clone())
}

/// What the clairvoyant says of the house itself.
struct Truth {
    finding: Finding,
    /// Whether it can still be won after each choice, if that was found out.
    after: Vec<Option<bool>>,
}

impl Truth {
    fn of(decision: &Decision<'_, RestInPeace>, state: &State) -> Truth {
        let finding = clairvoyant::solve(state, POSITIONS_MAX);
        let after = |command: &Command| {
            let after = decision.after(state, *command, 0)?;
            clairvoyant::can_be_won(&after, POSITIONS_MAX)
        };
        Truth {
            after: decision.choices.iter().map(after).collect(),
            finding,
        }
    }
}

struct Report {
    by: &'static str,
    won: Vec<Odds<Command>>,
    possible: Vec<Odds<Command>>,
    truth: Option<Truth>,
}

impl Report {
    fn to_json(&self) -> Value {
        let share = |odds: &Odds<Command>| {
            let interval = odds.interval();
            json!({ "won": odds.won, "of": odds.of, "share": odds.share(), "low": interval.low, "high": interval.high })
        };
        let choices: Vec<Value> = (self.won.iter().zip(&self.possible).enumerate())
            .map(|(place, (won, possible))| {
                let mut choice =
                    json!({ "command": won.command, "odds": share(won), "possible": share(possible) });
                if let Some(truth) = &self.truth {
                    choice["clairvoyant"] = json!(truth.after[place]);
                }
                choice
            })
            .collect();
        let mut report = json!({ "by": self.by, "choices": choices });
        if let Some(truth) = &self.truth {
            report["clairvoyant"] = match &truth.finding {
                Finding::Won { line, is_shortest } => {
                    json!({ "can_be_won": true, "line": line, "is_shortest": is_shortest })
                }
                Finding::Lost => json!({ "can_be_won": false }),
                Finding::TooMany => json!({ "can_be_won": null }),
            };
        }
        report
    }

    fn in_words(&self, words: &Words) -> String {
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let say = |command: &Command| words.say(&RestInPeace::say_command(command));
        let of = |odds: &[Odds<Command>]| odds.first().map_or(0, |odds| odds.of as i64);
        let (houses, looked_at) = (of(&self.won), of(&self.possible));
        let title = Phrase::new("odds-title")
            .with("houses", houses)
            .with_text("bot", self.by);
        let mut text = format!("{}\n\n", words.say(&title));
        let width = self
            .won
            .iter()
            .map(|odds| say(&odds.command).chars().count())
            .max();
        for (place, (won, possible)) in self.won.iter().zip(&self.possible).enumerate() {
            let interval = won.interval();
            let line = Phrase::new("odds-choice")
                .with_text("share", format!("{:>5}", percent(won.share())))
                .with_text("low", percent(interval.low))
                .with_text("high", percent(interval.high))
                .with_text("possible", percent(possible.share()));
            let choice = say(&won.command);
            text.push_str(&format!(
                "  {choice:<width$}  {}",
                words.say(&line),
                width = width.unwrap_or(0)
            ));
            if let Some(truth) = &self.truth {
                let key = match truth.after[place] {
                    Some(true) => "odds-after-yes",
                    Some(false) => "odds-after-no",
                    None => "odds-after-unknown",
                };
                text.push_str(&format!("  {}", words.key(key)));
            }
            text.push('\n');
        }
        text.push_str(&format!(
            "\n{}\n",
            words.say(&Phrase::new("odds-note").with("houses", looked_at))
        ));
        if let Some(truth) = &self.truth {
            text.push_str(&format!("\n{}\n", truth.in_words(words)));
        }
        text
    }
}

impl Truth {
    fn in_words(&self, words: &Words) -> String {
        match &self.finding {
            Finding::Won { line, is_shortest } => {
                let key = if *is_shortest {
                    "odds-can-be-won"
                } else {
                    "odds-can-be-won-somehow"
                };
                let mut text = words.say(&Phrase::new(key).with("count", line.len() as i64));
                for (place, command) in line.iter().enumerate() {
                    text.push_str(&format!(
                        "\n  {:>2}  {}",
                        place + 1,
                        words.say(&RestInPeace::say_command(command))
                    ));
                }
                text
            }
            Finding::Lost => words.key("odds-cannot-be-won"),
            Finding::TooMany => words.key("odds-not-found-out"),
        }
    }
}

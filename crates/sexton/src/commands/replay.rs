//! `sexton replay`: step through a table as one audience saw it.

use crate::cli::Replay;
use crate::commands::verify;
use crate::input::{BadInput, read_file};
use engine::log::{Log, read_title};
use engine::table::Act;
use engine::{Audience, Game, Input, LogError, Seat, Step};
use serde_json::{Value, json};
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use words::Words;

pub(crate) fn run(replay: &Replay) -> anyhow::Result<()> {
    let text = read_file(&replay.log)?;
    if replay.verify {
        eprint!("{}", verify::check(&replay.log, &text)?);
    }
    let bad = |error: LogError| BadInput::new(format!("{}: {error}", replay.log.display()));
    let title = read_title(&text).map_err(bad)?;
    let audience = read_audience(&replay.audience, title.seats)?;
    catalog::with_game!(&title.game, G => {
        let table = Log::<G>::read(&text).and_then(|log| log.table()).map_err(bad)?;
        let steps: Vec<Step<'_, G>> = table.past().collect();
        if replay.json { print_json(&steps, audience) } else { show(&steps, audience, replay) }
    })
    .map_err(BadInput::from)?
}

fn read_audience(text: &str, seats: u8) -> Result<Audience, BadInput> {
    match text.parse() {
        // People count seats from 1.
        Ok(Audience::Seat(seat)) if (1..=seats).contains(&seat.0) => Ok(Audience::Seat(Seat(seat.0 - 1))),
        Ok(Audience::Seat(_)) => Err(BadInput::new(format!(
            "--as: expected seat:1 to seat:{seats}, found \"{text}\""
        ))),
        Ok(audience) => Ok(audience),
        Err(problem) => Err(BadInput::new(format!("--as: {}", problem.message))),
    }
}

fn print_json<G: Game>(steps: &[Step<'_, G>], audience: Audience) -> anyhow::Result<()> {
    let mut output = std::io::stdout().lock();
    for step in steps {
        let at_ms = step.entry.map(|entry| entry.at);
        let sightings: Vec<G::Sighting> = step.seen_by(audience).collect();
        let line = json!({ "seq": step.seq, "at_ms": at_ms, "act": act_json(step), "sightings": sightings });
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn act_json<G: Game>(step: &Step<'_, G>) -> Value {
    match step.entry.map(|entry| &entry.act) {
        None => json!("deal"),
        Some(Act::Input(Input::Command { seat, command, .. })) => {
            json!({ "command": { "seat": seat, "do": command } })
        }
        Some(Act::Input(Input::Round { play })) => {
            json!({ "round": play.map(|(seat, command)| json!({ "seat": seat, "do": command })) })
        }
        Some(Act::Input(Input::Verdict(verdict))) => json!({ "verdict": verdict }),
        Some(Act::Input(Input::Wake)) => json!("wake"),
        Some(Act::Hand(seat, holder)) => json!({ "hand": { "seat": seat, "to": holder } }),
        Some(Act::TakeBack) => json!("take_back"),
        Some(Act::Advised(seat, prompt)) => json!({ "advised": { "seat": seat, "prompt": prompt } }),
        Some(Act::BreakOff(why)) => json!({ "break_off": why }),
    }
}

/// Shows the steps in words; at a terminal one at a time.
fn show<G: Game>(steps: &[Step<'_, G>], audience: Audience, replay: &Replay) -> anyhow::Result<()> {
    let words = Words::of(replay.lang.read()?);
    let waits = !replay.all && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut output = std::io::stdout().lock();
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        writeln!(output, "{}", in_words(words, step, audience, steps.len() - 1))?;
        if !waits {
            at += 1;
            continue;
        }
        match ask(words, &mut output)? {
            Turn::Next => at += 1,
            Turn::Back => at = at.saturating_sub(1),
            Turn::Leave => break,
        }
    }
    Ok(())
}

enum Turn {
    Next,
    Back,
    Leave,
}

fn ask(words: &Words, output: &mut impl std::io::Write) -> std::io::Result<Turn> {
    write!(output, "{} ", words.key("replay-keys"))?;
    output.flush()?;
    let mut line = String::new();
    let read = std::io::stdin().lock().read_line(&mut line)?;
    Ok(match line.trim() {
        _ if read == 0 => Turn::Leave,
        "q" => Turn::Leave,
        "b" => Turn::Back,
        _ => Turn::Next,
    })
}

fn in_words<G: Game>(words: &Words, step: &Step<'_, G>, audience: Audience, last: usize) -> String {
    let (by, said) = step.say_act();
    let mut text = format!("{}/{last}  ", step.seq);
    if let Some(seat) = by.filter(|_| *G::SEATS.end() > 1) {
        text.push_str(&format!("{}: ", words.seat(seat, &[])));
    }
    text.push_str(&words.say(&said));
    for sighting in step.seen_by(audience) {
        // A log on this machine is open: what was shown for a moment is told, too.
        let told = [Some(G::say_sighting(&sighting)), G::say_reveal(&sighting)];
        for phrase in told.iter().flatten() {
            text.push_str("\n    ");
            text.push_str(&words.say(phrase));
        }
    }
    text
}

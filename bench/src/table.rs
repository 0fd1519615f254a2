//! `sexton table` by pipes: how many requests it answers in a second of its own processor time.

use crate::process;
use anyhow::Context as _;
use clap::Args;
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// How `sexton table` is measured.
#[derive(Args)]
pub(crate) struct Table {
    /// How many requests for each game and way.
    #[arg(long, default_value_t = 200_000)]
    requests: u64,
    /// The program; without it, the one beside this.
    #[arg(long)]
    sexton: Option<PathBuf>,
}

/// A table in a process of its own.
struct Desk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    line: String,
}

impl Desk {
    fn open(program: &Path, game: &str) -> anyhow::Result<Desk> {
        let mut child = Command::new(program)
            .args(["table", game, "--seed", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| {
                format!(
                    "{} cannot be started; build it with cargo build --release",
                    program.display()
                )
            })?;
        let input = child.stdin.take().context("no input")?;
        let output = BufReader::new(child.stdout.take().context("no output")?);
        Ok(Desk {
            child,
            input,
            output,
            line: String::new(),
        })
    }

    fn ask(&mut self, request: &str) -> anyhow::Result<&str> {
        self.input.write_all(request.as_bytes())?;
        self.line.clear();
        self.output.read_line(&mut self.line)?;
        Ok(&self.line)
    }

    fn processor_time(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        process::processor_time(&stat)
    }

    fn close(mut self) -> anyhow::Result<()> {
        drop(self.input);
        self.child.wait()?;
        Ok(())
    }
}

/// A whole table as lines, and what is asked of it.
struct Played {
    requests: Vec<String>,
}

/// Plays a table once with the first choices that do not give up, turning with the number of the prompt, and keeps what
/// was asked. The same seed and the same requests give the same table again.
fn play(program: &Path, game: &str) -> anyhow::Result<Played> {
    let mut desk = Desk::open(program, game)?;
    let mut requests = Vec::new();
    let mut answer: Value = serde_json::from_str(desk.ask("{\"do\":\"prompts\"}\n")?)?;
    while answer["outcome"].is_null() && requests.len() < 5_000 {
        let prompts = answer["prompts"].as_array().context("no prompts")?;
        let prompt = prompts.iter().find(|it| it["must"] == true).or(prompts.first());
        let prompt = prompt.context("nobody is asked")?;
        let (id, choices) = (
            prompt["id"].as_u64().unwrap_or(0),
            prompt["choices"].as_array().map_or(0, Vec::len),
        );
        let stays = |place: &usize| {
            !prompt["concedes"]
                .as_array()
                .is_some_and(|all| all.iter().any(|it| it == *place))
        };
        let stays: Vec<usize> = (0..choices).filter(stays).collect();
        let choice =
            stays.get((id.wrapping_mul(7_919) + requests.len() as u64) as usize % stays.len().max(1));
        let choice = choice.map_or("null".to_owned(), ToString::to_string);
        let request = format!("{{\"do\":\"answer\",\"prompt\":{id},\"choice\":{choice}}}\n");
        answer = serde_json::from_str(desk.ask(&request)?)?;
        anyhow::ensure!(
            answer.get("error").is_none() && answer.get("refused").is_none(),
            "{answer}"
        );
        requests.push(request);
    }
    desk.close()?;
    Ok(Played { requests })
}

/// What was found: requests, and the time of the table's own processor and of the wall.
struct Found {
    requests: u64,
    cpu: Duration,
    wall: Duration,
}

/// Asks the same table again and again, one request after the other, or as many at once as a table has.
fn measure(
    program: &Path,
    game: &str,
    played: &Played,
    requests: u64,
    at_once: bool,
) -> anyhow::Result<Found> {
    let mut desk = Desk::open(program, game)?;
    let new = "{\"do\":\"new\",\"seed\":1}\n".to_owned();
    desk.ask(&new)?;
    let (start, before) = (Instant::now(), desk.processor_time());
    let mut asked = 0;
    let lines: Vec<&String> = played.requests.iter().chain([&new]).collect();
    let all: String = lines.iter().map(|line| line.as_str()).collect();
    while asked < requests {
        if at_once {
            let Desk {
                input, output, line, ..
            } = &mut desk;
            // Both at once: a pipe holds less than a table's answers.
            std::thread::scope(|scope| -> anyhow::Result<()> {
                let writer = scope.spawn(|| input.write_all(all.as_bytes()));
                for _ in &lines {
                    line.clear();
                    output.read_line(line)?;
                }
                writer
                    .join()
                    .map_err(|_| anyhow::anyhow!("the writer panicked"))??;
                Ok(())
            })?;
        } else {
            for line in &lines {
                desk.ask(line)?;
            }
        }
        asked += lines.len() as u64;
    }
    anyhow::ensure!(
        desk.line.contains("\"outcome\":null"),
        "the same table again: {}",
        desk.line
    );
    let found = Found {
        requests: asked,
        cpu: desk.processor_time().saturating_sub(before),
        wall: start.elapsed(),
    };
    desk.close()?;
    Ok(found)
}

pub(crate) fn run(table: &Table) -> anyhow::Result<()> {
    let program = process::program(table.sexton.as_deref())?;
    println!("sexton table by pipes, answers by choice, one table after the other in one process");
    println!(
        "{:<20} {:>8} {:<18} {:>16} {:>14} {:>12}",
        "", "lines", "", "requests/CPU-s", "requests/s", "CPU each"
    );
    for game in catalog::games() {
        let played = play(&program, game.name)?;
        for (way, at_once) in [("one by one", false), ("a table at once", true)] {
            let Found { requests, cpu, wall } =
                measure(&program, game.name, &played, table.requests, at_once)?;
            println!(
                "{:<20} {:>8} {way:<18} {:>16.0} {:>14.0} {:>9.2} µs",
                game.name,
                played.requests.len(),
                requests as f64 / cpu.as_secs_f64().max(0.01),
                requests as f64 / wall.as_secs_f64(),
                cpu.as_secs_f64() * 1e6 / requests as f64,
            );
        }
    }
    Ok(())
}

//! Programs among the bots of a command line: found by command, path or short name, started once, told of at the end.

use crate::cli::ProgramArgs;
use crate::input::{BadInput, read_file};
use bots::{BotInfo, WithBots};
use programs::{Book, Limits, Program, Spec};
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

/// Whoever may sit down: our bots, and programs that were started for this command.
pub(crate) struct Roll {
    book: Book,
    limits: Limits,
    started: Vec<Arc<Program>>,
}

impl Drop for Roll {
    fn drop(&mut self) {
        self.started.iter().for_each(|program| program.end());
    }
}

impl Roll {
    /// Reads the file of short names, if there is one.
    pub(crate) fn open(args: &ProgramArgs, shows_errors: bool) -> Result<Roll, BadInput> {
        let usual = || {
            let path = dirs::config_dir()?.join("sexton").join("bots.toml");
            path.exists().then_some(path)
        };
        let book = match args.bots_file.clone().or_else(usual) {
            Some(path) => {
                Book::read(&path, &read_file(&path)?).map_err(|error| BadInput::new(error.to_string()))?
            }
            None => Book::default(),
        };
        Ok(Roll {
            book,
            limits: Limits {
                // An argument left out of a test is no time at all.
                answer: Duration::from_millis(match args.answer_ms {
                    0 => 10_000,
                    ms => ms,
                }),
                shows_errors,
                ..Limits::default()
            },
            started: Vec::new(),
        })
    }

    /// The bot of a name: ours, a command, a path, or a short name of the file.
    pub(crate) fn find<G: WithBots>(&mut self, name: &str) -> Result<&'static BotInfo<G>, BadInput> {
        let unknown = match G::find_bot(name) {
            Ok(bot) => return Ok(bot),
            Err(unknown) => unknown,
        };
        let Some(program) = self.program(name)? else {
            let more: Vec<&str> = self.book.names().collect();
            let more = match more.as_slice() {
                [] => String::new(),
                names => format!("; or a program: {}", names.join(", ")),
            };
            return Err(BadInput::new(format!("--bots: {unknown}{more}")));
        };
        let others: Vec<&str> = self
            .started
            .iter()
            .take_while(|other| !Arc::ptr_eq(other, &program))
            .map(|other| other.name())
            .collect();
        program
            .info::<G>(&others)
            .map_err(|error| BadInput::new(format!("--bots: {error}")))
    }

    /// The program of a name, started if it is not; nothing if no program is called so.
    pub(crate) fn program(&mut self, name: &str) -> Result<Option<Arc<Program>>, BadInput> {
        // Names the program itself: not every command has it after `--bots`.
        let bad = |error: &dyn std::fmt::Display| BadInput::new(error.to_string());
        let spec = match Spec::of_command(name) {
            Some(spec) => spec.map_err(|error| bad(&error))?,
            None => match self.book.find(name) {
                Some(spec) => spec,
                // A path needs no more than itself.
                None if name.contains('/') => Spec {
                    name: None,
                    command: vec![name.to_owned()],
                    folder: None,
                    settings: serde_json::Map::new(),
                },
                None => return Ok(None),
            },
        };
        if let Some(started) = self.started.iter().find(|program| *program.spec() == spec) {
            return Ok(Some(Arc::clone(started)));
        }
        let program = Program::start(spec, self.limits).map_err(|error| bad(&error))?;
        self.started.push(Arc::clone(&program));
        Ok(Some(program))
    }

    /// Says how the programs did.
    pub(crate) fn tell(&self, output: &mut impl Write) -> std::io::Result<()> {
        for program in &self.started {
            writeln!(output, "{}", program.marks())?;
        }
        Ok(())
    }

    /// Says what went wrong, if anything did.
    pub(crate) fn tell_failures(&self) {
        for marks in self.started.iter().map(|program| program.marks()) {
            if !marks.is_clean() {
                eprintln!("sexton: {marks}");
            }
        }
    }

    /// Writes what was found as JSON, with how the programs did, if there are any.
    pub(crate) fn write_json(&self, output: &mut impl Write, found: &impl Serialize) -> anyhow::Result<()> {
        if self.started.is_empty() {
            serde_json::to_writer_pretty(&mut *output, found)?;
        } else {
            let mut value = serde_json::to_value(found)?;
            let marks: Vec<_> = self.started.iter().map(|program| program.marks()).collect();
            value["programs"] = serde_json::to_value(marks)?;
            serde_json::to_writer_pretty(&mut *output, &value)?;
        }
        writeln!(output)?;
        Ok(())
    }
}

//! One process for many tables: started, greeted, started again when it ends.

use crate::marks::{Fault, Marks, Tally};
use crate::pipe::{Failed, Pipe};
use crate::remote::Remote;
use crate::spec::Spec;
use bots::{Bot, BotInfo, WithBots};
use protocol::bot::{Hello, ToBot, VERSION};
use serde_json::{Map, Value};
use std::io;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a program may take, and how much is put up with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// For each answer.
    pub answer: Duration,
    /// To say hello.
    pub hello: Duration,
    /// After so many failures it is not asked any more.
    pub patience: u32,
    /// Whether what it writes to standard error is shown.
    pub shows_errors: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            answer: Duration::from_secs(10),
            hello: Duration::from_secs(30),
            patience: 20,
            shows_errors: true,
        }
    }
}

/// How long a program may take to end when its input has ended.
const FAREWELL: Duration = Duration::from_secs(2);

/// The longest name.
const NAME_LETTERS_MAX: usize = 40;

/// Why a program cannot play.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// It cannot be started.
    #[error("{program}: cannot be started: {error}{hint}")]
    Start {
        /// Which.
        program: String,
        /// Why.
        error: io::Error,
        /// What may help.
        hint: &'static str,
    },
    /// It said nothing.
    #[error("{program}: expected a hello within {seconds} s, found nothing")]
    Silent {
        /// Which.
        program: String,
        /// How long was waited.
        seconds: u64,
    },
    /// It ended at once.
    #[error("{program}: ended before it said hello")]
    Ended {
        /// Which.
        program: String,
    },
    /// It said something else.
    #[error("{program}: expected {{\"do\":\"hello\",\"version\":1,\"name\":…}} first, found something else")]
    NoHello {
        /// Which.
        program: String,
    },
    /// It speaks another version.
    #[error("{program}: expected version {VERSION} of the bot protocol, found {found}")]
    Version {
        /// Which.
        program: String,
        /// The version it speaks.
        found: u32,
    },
    /// It does not play the game.
    #[error("{program}: plays {games}, not {game}")]
    OtherGames {
        /// Which.
        program: String,
        /// What it plays.
        games: String,
        /// What it should play.
        game: &'static str,
    },
    /// It has no such setting.
    #[error("{program}: has no setting {setting}; it has {settings}")]
    NoSetting {
        /// Which.
        program: String,
        /// What was set.
        setting: String,
        /// What can be set.
        settings: String,
    },
}

/// A program, in one process at a time.
pub struct Program {
    spec: Spec,
    limits: Limits,
    hello: Hello,
    name: &'static str,
    /// What it is told in every `sit`.
    settings: Map<String, Value>,
    running: Mutex<Option<Arc<Running>>>,
    next_table: AtomicU64,
    tally: Tally,
    failures: AtomicU32,
    is_dismissed: AtomicBool,
}

/// A process.
pub(crate) struct Running {
    pub(crate) pipe: Pipe,
    child: Mutex<Option<Child>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.pipe.hang_up();
        let child = self.child.get_mut().unwrap_or_else(PoisonError::into_inner);
        let Some(mut child) = child.take() else {
            return;
        };
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                _ => return,
            }
        }
        // It was told; whoever stays is ended.
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Program {
    /// Starts a program and greets it.
    ///
    /// # Errors
    /// If it cannot be started, or does not say hello as it should.
    pub fn start(spec: Spec, limits: Limits) -> Result<Arc<Program>, ProgramError> {
        let running = launch(&spec, &limits)?;
        Program::greet(spec, limits, running)
    }

    /// A program at the other end of two pipes. It cannot be started again.
    ///
    /// # Errors
    /// If it does not say hello as it should.
    pub fn over(
        input: impl io::Write + Send + 'static,
        output: impl io::Read + Send + 'static,
        limits: Limits,
    ) -> Result<Arc<Program>, ProgramError> {
        let spec = Spec {
            name: None,
            command: Vec::new(),
            folder: None,
            settings: Map::new(),
        };
        let running = Running {
            pipe: Pipe::new(input, output),
            child: Mutex::new(None),
        };
        Program::greet(spec, limits, running)
    }

    fn greet(spec: Spec, limits: Limits, running: Running) -> Result<Arc<Program>, ProgramError> {
        let hello = say_hello(&spec, &limits, &running)?;
        let program = spec.text();
        let mut settings = Map::new();
        for setting in &hello.settings {
            settings.insert(setting.name.clone(), setting.default.clone());
        }
        for (name, value) in &spec.settings {
            if settings.insert(name.clone(), value.clone()).is_none() {
                let all: Vec<&str> = hello.settings.iter().map(|it| it.name.as_str()).collect();
                return Err(ProgramError::NoSetting {
                    program,
                    setting: name.clone(),
                    settings: if all.is_empty() {
                        "none".to_owned()
                    } else {
                        all.join(", ")
                    },
                });
            }
        }
        let name = spec.name.as_deref().unwrap_or(&hello.name);
        let name: String = name
            .chars()
            .filter(|letter| !letter.is_control())
            .take(NAME_LETTERS_MAX)
            .collect();
        let name = match name.trim() {
            "" => program,
            name => name.to_owned(),
        };
        Ok(Arc::new(Program {
            limits,
            hello,
            // As many as the user names, for as long as the run lasts.
            name: Box::leak(name.into_boxed_str()),
            settings,
            running: Mutex::new(Some(Arc::new(running))),
            next_table: AtomicU64::new(1),
            tally: Tally::default(),
            failures: AtomicU32::new(0),
            is_dismissed: AtomicBool::new(false),
            spec,
        }))
    }

    /// What it is called.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What it said of itself.
    pub fn hello(&self) -> &Hello {
        &self.hello
    }

    /// How it is asked for.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// How long it may take.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn settings(&self) -> &Map<String, Value> {
        &self.settings
    }

    /// What went wrong so far.
    pub fn marks(&self) -> Marks {
        self.tally.marks(self.name, self.is_dismissed())
    }

    pub(crate) fn tally(&self) -> &Tally {
        &self.tally
    }

    pub(crate) fn is_dismissed(&self) -> bool {
        self.is_dismissed.load(Ordering::Relaxed)
    }

    /// Something went wrong. Where that happens again and again, nobody waits for it any longer.
    pub(crate) fn failed(&self, fault: Fault) {
        self.tally.failed(fault);
        if self.failures.fetch_add(1, Ordering::Relaxed) + 1 >= self.limits.patience {
            self.is_dismissed.store(true, Ordering::Relaxed);
            self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
    }

    /// Ends the process, which gets a moment to end by itself. Whoever asks it afterwards gets defaults.
    pub fn end(&self) {
        self.is_dismissed.store(true, Ordering::Relaxed);
        self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// A number for a table, and the process that plays there. Nothing if there is none and none can be started.
    pub(crate) fn sit_down(&self) -> (u64, Option<Arc<Running>>) {
        self.tally.sat_down();
        let table = self.next_table.fetch_add(1, Ordering::Relaxed);
        (table, self.running())
    }

    fn running(&self) -> Option<Arc<Running>> {
        if self.is_dismissed() {
            return None;
        }
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = running.as_ref().filter(|running| !running.pipe.is_closed()) {
            return Some(Arc::clone(running));
        }
        // It has ended: a new table gets a new process.
        *running = None;
        let again = match self.spec.command.is_empty() {
            true => None,
            false => launch(&self.spec, &self.limits)
                .and_then(|again| say_hello(&self.spec, &self.limits, &again).map(|_| Arc::new(again)))
                .ok(),
        };
        running.clone_from(&again);
        drop(running);
        if again.is_none() {
            self.failed(Fault::Crash);
        }
        again
    }

    /// The program as a bot of a game, for as long as the run lasts. A name that is taken gets a number.
    ///
    /// # Errors
    /// If it does not play the game.
    pub fn info<G: WithBots>(
        self: &Arc<Program>,
        taken: &[&str],
    ) -> Result<&'static BotInfo<G>, ProgramError> {
        let games = &self.hello.games;
        if !games.is_empty() && !games.iter().any(|game| game == G::NAME) {
            return Err(ProgramError::OtherGames {
                program: self.spec.text(),
                games: games.join(", "),
                game: G::NAME,
            });
        }
        let is_taken = |name: &str| taken.contains(&name) || G::BOTS.iter().any(|bot| bot.is_called(name));
        let mut name = self.name;
        if is_taken(name) {
            let numbered = (2..).map(|number| format!("{} {number}", self.name));
            let free = numbered.into_iter().find(|name| !is_taken(name));
            name = Box::leak(free.unwrap_or_default().into_boxed_str());
        }
        let program = Arc::clone(self);
        let make = move || -> Box<dyn Bot<G>> { Box::new(Remote::new(Arc::clone(&program))) };
        Ok(Box::leak(Box::new(BotInfo {
            name,
            aliases: &[],
            about: "",
            is_level: false,
            make: Box::leak(Box::new(make)),
        })))
    }
}

/// Starts a process.
fn launch(spec: &Spec, limits: &Limits) -> Result<Running, ProgramError> {
    let (program, args) = spec.command.split_first().expect("a command has a first word");
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
    command.stderr(if limits.shows_errors {
        Stdio::inherit()
    } else {
        Stdio::null()
    });
    if let Some(folder) = &spec.folder {
        command.current_dir(folder);
    }
    let cannot = |error: io::Error| ProgramError::Start {
        program: spec.text(),
        hint: match error.kind() {
            io::ErrorKind::PermissionDenied => {
                "; make it executable (chmod +x), or name what runs it, such as cmd:'python3 mybot.py'"
            }
            _ => "",
        },
        error,
    };
    let mut child = command.spawn().map_err(cannot)?;
    let (input, output) = (child.stdin.take(), child.stdout.take());
    let missing = || cannot(io::Error::other("it has no pipes"));
    let pipe = Pipe::new(input.ok_or_else(missing)?, output.ok_or_else(missing)?);
    Ok(Running {
        pipe,
        child: Mutex::new(Some(child)),
    })
}

fn say_hello(spec: &Spec, limits: &Limits, running: &Running) -> Result<Hello, ProgramError> {
    let program = spec.text();
    let mut line = serde_json::to_vec(&ToBot::<Value>::Hello { version: VERSION }).unwrap_or_default();
    line.push(b'\n');
    let hello = running
        .pipe
        .greet(line, limits.hello)
        .map_err(|failed| match failed {
            Failed::Silence => ProgramError::Silent {
                program: program.clone(),
                seconds: limits.hello.as_secs(),
            },
            Failed::Garbage => ProgramError::NoHello {
                program: program.clone(),
            },
            Failed::Closed => ProgramError::Ended {
                program: program.clone(),
            },
        })?;
    if hello.version != VERSION {
        let found = hello.version;
        return Err(ProgramError::Version { program, found });
    }
    Ok(hello)
}

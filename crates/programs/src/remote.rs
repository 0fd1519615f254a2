//! A program in a seat: a bot that asks over a pipe.

use crate::marks::Fault;
use crate::pipe::{Failed, Reply};
use crate::program::{Program, Running};
use bots::{Bot, Visitor};
use engine::{Fast, Game, Mode, Outcome, Prompt, Seat};
use protocol::bot::{Answer, Clock, ToBot};
use protocol::lines::FullPrompt;
use serde::Serialize;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// So long a hand takes whose time is not told.
const HAND_MS: u32 = 500;

/// A program in a seat.
pub(crate) struct Remote<G: Game> {
    program: Arc<Program>,
    seat: Seat,
    seed: u32,
    line: Option<Conversation>,
    is_marked: bool,
    game: std::marker::PhantomData<fn() -> G>,
}

/// The line to a process, as one table has it.
struct Conversation {
    table: u64,
    running: Arc<Running>,
    replies: Receiver<Reply>,
    /// What is to be told with the next question.
    told: Vec<u8>,
}

impl Conversation {
    fn tell(&mut self, told: &impl Serialize) {
        serde_json::to_writer(&mut self.told, told).expect("what is told is plain data");
        self.told.push(b'\n');
    }

    /// The last word.
    fn leave<R: Serialize>(mut self, outcome: Option<R>) {
        let table = self.table;
        self.tell(&ToBot::<(), (), (), (), R>::Over { table, outcome });
        self.running.pipe.send(std::mem::take(&mut self.told));
        self.running.pipe.close(table);
    }
}

/// What a program wants.
enum Wanted<C> {
    Choice(C, Option<u32>),
    Still,
}

impl<G: Game> Remote<G> {
    pub(crate) fn new(program: Arc<Program>) -> Remote<G> {
        Remote {
            program,
            seat: Seat(0),
            seed: 0,
            line: None,
            is_marked: false,
            game: std::marker::PhantomData,
        }
    }

    /// Asks, and makes one of the choices of the answer; nothing if a default is to be played.
    fn ask(
        &mut self,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
    ) -> Option<Wanted<G::Command>> {
        let wanted = self.wanted(knowledge, prompt, choices);
        if wanted.is_none() {
            self.program.tally().played_default();
        }
        wanted
    }

    fn wanted(
        &mut self,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
    ) -> Option<Wanted<G::Command>> {
        if self.program.is_dismissed() {
            self.line = None;
        }
        let wait = self.program.limits().answer;
        let line = self.line.as_mut()?;
        let table = line.table;
        let view = self.program.hello().views.then(|| G::view_known(knowledge));
        line.tell(&ToBot::<(), G::View, (), FullPrompt<'_, G>, ()>::Asked {
            table,
            prompt: FullPrompt::of(prompt, choices),
            left_ms: u64::try_from(wait.as_millis()).unwrap_or(u64::MAX),
            view,
        });
        let told = std::mem::take(&mut line.told);
        let is_answer = |answer: &Answer| answer.prompt == prompt.id;
        match line.running.pipe.ask(table, &line.replies, told, wait, is_answer) {
            Ok(answer) => match read::<G>(&answer, prompt, choices) {
                Some(wanted) => Some(wanted),
                None => self.fail(Fault::Garbage),
            },
            Err(Failed::Silence) => self.fail(Fault::Silence),
            Err(Failed::Garbage) => self.fail(Fault::Garbage),
            Err(Failed::Closed) => {
                self.line = None;
                self.fail(Fault::Crash)
            }
        }
    }

    fn fail<T>(&mut self, fault: Fault) -> Option<T> {
        if !std::mem::replace(&mut self.is_marked, true) {
            self.program.tally().marked();
        }
        self.program.failed(fault);
        None
    }
}

/// What an answer means; nothing if it was not offered.
fn read<G: Game>(
    answer: &Answer,
    prompt: &Prompt<G::Kind>,
    choices: &[G::Command],
) -> Option<Wanted<G::Command>> {
    let command = match (answer.choice, &answer.command) {
        (Some(place), None) => *choices.get(usize::from(place))?,
        (None, Some(command)) => {
            let command: G::Command = serde_json::from_value(command.clone()).ok()?;
            *choices.iter().find(|choice| **choice == command)?
        }
        (None, None) if prompt.mode == Mode::Race || !prompt.must => return Some(Wanted::Still),
        _ => return None,
    };
    Some(Wanted::Choice(command, answer.after_ms))
}

impl<G: Game> Bot<G> for Remote<G> {
    fn take_seat(&mut self, seat: Seat, rng: &mut Fast) {
        self.seat = seat;
        self.seed = rng.below(u32::MAX);
    }

    fn sit(&mut self, knowledge: &G::Knowledge) {
        let (table, running) = self.program.sit_down();
        let Some(running) = running else {
            self.is_marked = true;
            return self.program.tally().marked();
        };
        let (rules, seats, options) = G::agreed(knowledge);
        let mut line = Conversation {
            table,
            replies: running.pipe.open(table),
            running,
            told: Vec::new(),
        };
        line.tell(&ToBot::<&G::Options, G::View, (), (), ()>::Sit {
            table,
            game: G::NAME.to_owned(),
            rules_version: Some(rules.0),
            seat: self.seat,
            seats,
            options,
            clock: Clock {
                answer_ms: u64::try_from(self.program.limits().answer.as_millis()).unwrap_or(u64::MAX),
            },
            seed: self.seed,
            settings: self.program.settings().clone(),
            view: G::view_known(knowledge),
        });
        self.line = Some(line);
    }

    fn see(&mut self, sighting: &G::Sighting, _: &mut Fast) {
        if let Some(line) = &mut self.line {
            let (table, fleeting) = (line.table, G::is_fleeting(sighting));
            line.tell(&ToBot::<(), (), &G::Sighting, (), ()>::See {
                table,
                sighting,
                fleeting,
            });
        }
    }

    fn answer(
        &mut self,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command {
        match self.ask(knowledge, prompt, choices) {
            Some(Wanted::Choice(command, _)) => command,
            Some(Wanted::Still) | None => Bot::<G>::answer(&mut Visitor, knowledge, prompt, choices, rng),
        }
    }

    fn react(
        &mut self,
        knowledge: &G::Knowledge,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        _: &mut Fast,
    ) -> Option<(u32, G::Command)> {
        if choices.is_empty() {
            return None;
        }
        match self.ask(knowledge, prompt, choices)? {
            Wanted::Choice(command, after_ms) => Some((after_ms.unwrap_or(HAND_MS), command)),
            Wanted::Still => None,
        }
    }

    fn over(&mut self, outcome: &Outcome) {
        if let Some(line) = self.line.take() {
            line.leave(Some(outcome));
        }
    }
}

impl<G: Game> Drop for Remote<G> {
    fn drop(&mut self) {
        if let Some(line) = self.line.take() {
            line.leave(None::<()>);
        }
    }
}

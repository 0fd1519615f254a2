//! Bots think elsewhere: a bot goes out with a question and comes home with its answer.
//!
//! A [`Question`] holds all that is needed and can be thought about on any thread. What happens at the table meanwhile
//! is kept for the bot, which sees it when it comes home.

use bots::Seated;
use engine::{Game, Prompt, PromptId, Seat};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::OnceLock;
use std::time::Instant;
use tokio::sync::oneshot::{self, error::TryRecvError};

/// A question to a bot. Its answer goes home by itself.
pub(crate) struct Question(Box<dyn FnOnce() + Send>);

impl Question {
    /// Lets the bot think about it, for as long as it takes. A panic of the bot goes home as its answer.
    pub(crate) fn think(self) {
        (self.0)();
    }

    #[cfg(test)]
    pub(crate) fn of(think: impl FnOnce() + Send + 'static) -> Question {
        Question(Box::new(think))
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Question")
    }
}

/// The time bots think by: the machine's, whatever the clock of the table says.
fn now_ms() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let elapsed = START.get_or_init(Instant::now).elapsed();
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}

/// What a bot said.
pub(super) enum Said<C> {
    /// Its answer to what it must answer.
    Answer(C),
    /// What it makes of a right, after so many milliseconds; nothing if it lets it pass.
    Reaction(Option<(u32, C)>),
}

/// A bot that comes home.
struct Thought<G: Game> {
    bot: Box<Seated<G>>,
    said: Said<G::Command>,
}

/// A bot that is out with a question.
pub(super) struct Thinking<G: Game> {
    pub(super) seat: Seat,
    pub(super) prompt: PromptId,
    /// Since when, in table time.
    pub(super) since: u64,
    /// What it has not seen yet.
    missed: Vec<G::Event>,
    home: oneshot::Receiver<std::thread::Result<Thought<G>>>,
}

/// What has become of a bot that was out.
pub(super) enum Out<G: Game> {
    /// It still thinks.
    Still(Thinking<G>),
    /// It is at home again and has seen everything.
    Home(Box<Seated<G>>, Said<G::Command>),
    /// Nobody let it think: the house is closing.
    Lost,
}

impl<G: Game> Thinking<G> {
    /// A bot goes out with a prompt and its choices.
    pub(super) fn send(
        mut bot: Box<Seated<G>>,
        prompt: Prompt<G::Kind>,
        choices: Vec<G::Command>,
        since: u64,
    ) -> (Thinking<G>, Question) {
        bot.take_clock(now_ms);
        let (come_home, home) = oneshot::channel();
        let think = move || {
            let thought = catch_unwind(AssertUnwindSafe(move || {
                let said = if prompt.must {
                    Said::Answer(bot.answer(&prompt, &choices))
                } else {
                    Said::Reaction(bot.react(&prompt, &choices))
                };
                Thought { bot, said }
            }));
            // Where nobody waits any more, the prompt is gone, and so is the table or the bot's seat.
            let _ = come_home.send(thought);
        };
        let thinking = Thinking {
            seat: prompt.seat,
            prompt: prompt.id,
            since,
            missed: Vec::new(),
            home,
        };
        (thinking, Question(Box::new(think)))
    }

    /// Something happens while it is out.
    pub(super) fn miss(&mut self, event: &G::Event) {
        self.missed.push(event.clone());
    }

    /// Whether something has happened since it went out.
    pub(super) fn has_missed(&self) -> bool {
        !self.missed.is_empty()
    }

    /// Looks whether it is at home again.
    ///
    /// # Panics
    /// If the bot panicked: as if it had done so at the table.
    pub(super) fn look(mut self) -> Out<G> {
        match self.home.try_recv() {
            Err(TryRecvError::Empty) => Out::Still(self),
            Err(TryRecvError::Closed) => Out::Lost,
            Ok(Err(panic)) => resume_unwind(panic),
            Ok(Ok(Thought { mut bot, said })) => {
                self.missed.iter().for_each(|event| bot.watch(event));
                Out::Home(bot, said)
            }
        }
    }
}

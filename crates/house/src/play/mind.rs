//! Bots think elsewhere: a bot goes out with a question and comes home with its answer.
//!
//! A [`Question`] holds all that is needed and can be thought about on any thread. What happens at the table meanwhile
//! is kept for the bot, which sees it when it comes home.

use bots::advice::{Advised, advise};
use bots::{Seated, WithBots};
use engine::{Game, Prompt, PromptId, Seat};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::OnceLock;
use std::time::Instant;
use tokio::sync::oneshot::{self, error::TryRecvError};

/// A question to a bot. Its answer goes home by itself.
pub(crate) struct Question(Box<dyn FnOnce(u8) + Send>);

impl Question {
    /// Lets the bot think about it, for as long as it takes, so many levels lower than it is. A panic of the bot goes
    /// home as its answer.
    pub(crate) fn think(self, levels_less: u8) {
        (self.0)(levels_less);
    }

    #[cfg(test)]
    pub(crate) fn of(think: impl FnOnce() + Send + 'static) -> Question {
        Question(Box::new(move |_| think()))
    }

    #[cfg(test)]
    pub(crate) fn of_levels(think: impl FnOnce(u8) + Send + 'static) -> Question {
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
pub(super) enum BotAnswer<C> {
    /// Its answer to what it must answer.
    Answer(C),
    /// What it makes of a right, after so many milliseconds; nothing if it lets it pass.
    Reaction(Option<(u32, C)>),
}

/// A bot that comes home.
struct Thought<G: Game> {
    bot: Box<Seated<G>>,
    said: BotAnswer<G::Command>,
    /// Whether it thought less than it does by itself.
    is_hurried: bool,
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
    /// It is at home again and has seen everything; whether it thought less than it does by itself.
    Home(Box<Seated<G>>, BotAnswer<G::Command>, bool),
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
        let think = move |levels_less| {
            let thought = catch_unwind(AssertUnwindSafe(move || {
                let is_hurried = bot.hurry(levels_less);
                let said = if prompt.must {
                    BotAnswer::Answer(bot.answer(&prompt, &choices))
                } else {
                    BotAnswer::Reaction(bot.react(&prompt, &choices))
                };
                Thought {
                    bot,
                    said,
                    is_hurried,
                }
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
            Ok(Ok(Thought {
                mut bot,
                said,
                is_hurried,
            })) => {
                self.missed.iter().for_each(|event| bot.watch(event));
                Out::Home(bot, said, is_hurried)
            }
        }
    }
}

/// Advice that is thought about elsewhere.
pub(super) struct Advising<G: Game> {
    pub(super) prompt: Prompt<G::Kind>,
    /// What it is about: a right may change while it keeps its name.
    pub(super) choices: Vec<G::Command>,
    home: oneshot::Receiver<std::thread::Result<Vec<Advised<G::Command>>>>,
}

/// What has become of a question for advice.
pub(super) enum Counsel<G: Game> {
    /// It is still thought about.
    Still(Advising<G>),
    /// What is said of every choice.
    Given(Advising<G>, Vec<Advised<G::Command>>),
    /// Nobody thinks about it: the house is closing.
    Lost,
}

impl<G: WithBots> Advising<G> {
    /// Asks about a prompt and its choices, by what its seat knows.
    pub(super) fn send(
        knowledge: G::Knowledge,
        prompt: Prompt<G::Kind>,
        choices: Vec<G::Command>,
    ) -> (Advising<G>, Question) {
        let (come_home, home) = oneshot::channel();
        let about = choices.clone();
        let think = move |levels_less| {
            let effort = G::ADVISING.less(levels_less);
            let thought = catch_unwind(AssertUnwindSafe(move || {
                advise::<G>(&knowledge, &prompt, &about, effort, Some(now_ms))
            }));
            // Where nobody waits any more, the table has left memory.
            let _ = come_home.send(thought);
        };
        let advising = Advising {
            prompt,
            choices,
            home,
        };
        (advising, Question(Box::new(think)))
    }

    /// Looks whether it is there.
    ///
    /// # Panics
    /// If the adviser panicked: as if it had done so at the table.
    pub(super) fn look(mut self) -> Counsel<G> {
        match self.home.try_recv() {
            Err(TryRecvError::Empty) => Counsel::Still(self),
            Err(TryRecvError::Closed) => Counsel::Lost,
            Ok(Err(panic)) => resume_unwind(panic),
            Ok(Ok(advised)) => Counsel::Given(self, advised),
        }
    }
}

//! Lessons: a first game of each title, guided. They are data: `lessons/<game>.json` has the deal and what happens,
//! `text/<language>/lesson-<game>.ftl` the words.
//!
//! A lesson is a table with a made-up deal and a script. The learner has the first seat. Each step has something to
//! read, asks for one move of the learner, or is what the others do; only one thing can be done at a time, so a table
//! and the number of a step are all there is to know about how far somebody is. Chance after the deal comes from
//! [`Lesson::secret`]: everybody has the same first game.

use engine::table::{Accepted, NewTable, Table};
use engine::{Chance, Game, Mode, Problem, Seat, Secret, Sink, Stamp};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat(0);

/// A first game of a title, guided.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many sit at its table.
    pub seats: u8,
    /// What is agreed, in the game's words.
    pub options: Value,
    /// The deal, in the game's words.
    pub deal: Value,
    /// What is told and done, in order. The last one is read.
    pub steps: Vec<Step>,
    /// What is agreed at the real table afterwards, so that everything that was learnt is there: options of the game.
    pub afterwards: Option<Value>,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The last part of the key of its message; nothing if what was said before still holds.
    pub say: Option<String>,
    /// What the message is about: pieces and places of the board by the names the browser draws them by.
    #[serde(default)]
    pub point: Vec<String>,
    /// The one move that is asked for.
    #[serde(rename = "move")]
    pub command: Option<Value>,
    /// What happens before the next step, without the learner.
    #[serde(default, rename = "do")]
    pub deeds: Vec<Deed>,
    /// What the message claims: values of the learner's view while it is shown, by JSON pointers.
    #[serde(default)]
    pub expect: BTreeMap<String, Value>,
}

/// Something that happens at the table of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// A seat answers whatever it is asked that takes this answer. A hand in a race does nothing by itself: the verdict
    /// that follows tells what became of it.
    Answer {
        /// Who.
        seat: Seat,
        /// The answer, in the game's words.
        command: Value,
    },
    /// The referee of a race speaks.
    Verdict(Value),
    /// The sealed answers are opened.
    Close,
}

impl Lesson {
    pub(crate) fn read(text: &str) -> Lesson {
        serde_json::from_str(text).expect("the tests read every lesson")
    }

    /// Where all chance after the deal comes from.
    pub fn secret() -> Secret {
        Secret::from_seed(0)
    }

    /// How its table is dealt.
    ///
    /// # Errors
    /// The field at fault; never for a lesson that is tested.
    pub fn table<G: Game>(&self) -> Result<NewTable<G>, Problem> {
        let options = read::<G::Options>("options", &self.options)?;
        let mut new = NewTable::new(self.seats, options);
        new.deal = Some(read("deal", &self.deal)?);
        Ok(new)
    }
}

impl Step {
    /// The key of its message.
    pub fn key(&self, prefix: &str) -> Option<String> {
        let name = self.say.as_ref()?;
        Some(format!("lesson-{}-{name}", prefix.to_lowercase()))
    }

    /// Whether nobody is waited for: it happens at once.
    pub fn is_silent(&self) -> bool {
        self.say.is_none() && self.command.is_none()
    }
}

impl Deed {
    /// Does it.
    ///
    /// # Errors
    /// If the rules do not allow it here; never in a lesson that is tested.
    pub fn carry_out<G: Game, C: Chance, S: Sink<G::Event>>(
        &self,
        table: &mut Table<G, C>,
        at: Stamp,
        events: &mut S,
    ) -> Result<(), Problem> {
        let refused = |refused: engine::Refused<G::Refusal>| Problem::new("lesson", format!("{refused:?}"));
        match self {
            Deed::Answer { seat, command } => answer(table, at, *seat, read("command", command)?, events),
            Deed::Verdict(verdict) => {
                let verdict = read("verdict", verdict)?;
                table.verdict(at, verdict, events).map_err(refused)
            }
            Deed::Close => table.close_round(at, events).map_err(refused),
        }
    }
}

fn answer<G: Game, C: Chance, S: Sink<G::Event>>(
    table: &mut Table<G, C>,
    at: Stamp,
    seat: Seat,
    command: G::Command,
    events: &mut S,
) -> Result<(), Problem> {
    let takes = |prompt: &&engine::Prompt<G::Kind>| {
        prompt.seat == seat && G::check(table.state(), prompt, command).is_ok()
    };
    let prompts = table.prompts();
    let Some(prompt) = prompts.iter().find(takes) else {
        return Err(Problem::new("lesson", format!("nothing takes {command:?}")));
    };
    if prompt.mode == Mode::Race {
        return Ok(());
    }
    let done = table.command(at, seat, prompt.id, command, events);
    match done {
        Ok(Accepted::Applied | Accepted::Sealed { .. }) => Ok(()),
        Err(refused) => Err(Problem::new("lesson", format!("{refused:?}"))),
    }
}

fn read<T: DeserializeOwned>(field: &str, value: &Value) -> Result<T, Problem> {
    T::deserialize(value).map_err(|wrong| Problem::new(field, wrong.to_string()))
}

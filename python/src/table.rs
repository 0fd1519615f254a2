//! Whole tables as Python sees them: prompts, commands and sightings in the game's own words, and the log.

mod sitting;

use crate::fault::{Fault, guarded};
use crate::game::{Game, entropy, read_map};
use crate::state::{State, read_audience};
use crate::to_python;
use engine::{Log, Seat, Stamp, log};
use pyo3::prelude::*;
use serde_json::Value;
use sitting::{AnySitting, NewSitting, Sitting};

/// One play of a game from deal to outcome, with its log.
///
/// ``Table("dawn-under", seats=3, options={"expansion": True}, seed=7)``
///
/// ``seed``: the number of the table; without one it is drawn from the system's entropy.
/// ``deal``: a deal made up elsewhere; ``practice``: whether moves that turned up nothing may be taken back.
/// ``salts``: what the players mixed into the shuffle.
///
/// Commands, views and sightings are dictionaries, lists and strings as ``docs/protocol.md`` tells them.
#[pyclass(module = "sexton")]
pub(crate) struct Table {
    sitting: Box<dyn AnySitting>,
}

fn to_value(field: &str, value: &Bound<'_, PyAny>) -> Result<Value, Fault> {
    pythonize::depythonize(value).map_err(|error| Fault::argument(field, error.to_string()))
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, seats=None, *, options=None, preset=None, seed=None, deal=None, practice=false, salts=Vec::new()))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<u8>,
        options: Option<&Bound<'_, PyAny>>,
        preset: Option<String>,
        seed: Option<u64>,
        deal: Option<&Bound<'_, PyAny>>,
        practice: bool,
        salts: Vec<String>,
    ) -> PyResult<Table> {
        let new = NewSitting {
            seats,
            options: read_map(options)?,
            preset,
            deal: deal.map(|deal| to_value("deal", deal)).transpose()?,
            practice,
            seed: match seed {
                Some(seed) => seed,
                None => entropy(py)?,
            },
            salts,
        };
        let sitting = guarded(
            || catalog::with_game!(game, G => Sitting::<G>::deal(new).map(|it| Box::new(it) as Box<dyn AnySitting>))?,
        )?;
        Ok(Table { sitting })
    }

    /// The table a log tells of, to be looked at or played on.
    #[staticmethod]
    fn from_log(text: &str) -> PyResult<Table> {
        let sitting = guarded(|| {
            let title = log::read_title(text)?;
            catalog::with_game!(&title.game, G => Sitting::<G>::from_log(text).map(|it| Box::new(it) as Box<dyn AnySitting>))?
        })?;
        Ok(Table { sitting })
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.sitting.game()
    }

    /// How many sit.
    #[getter]
    fn seats(&self) -> u8 {
        self.sitting.seats()
    }

    /// What was agreed, in full.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.sitting.options())
    }

    /// What is asked now: a list of prompts with id, seat, kind, mode, must and until_ms.
    fn prompts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.sitting.prompts())
    }

    /// Every legal answer to an open prompt.
    fn choices<'py>(&self, py: Python<'py>, prompt: u32) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.sitting.choices(prompt)?)
    }

    /// Gives a seat's answer to a prompt. A sealed round closes when its last answer is in.
    ///
    /// Raises ``Refused`` with rule and code if the rules say no; nothing changes then.
    #[pyo3(signature = (seat, prompt, command, *, at_ms=0))]
    fn command(&mut self, seat: u8, prompt: u32, command: &Bound<'_, PyAny>, at_ms: u64) -> PyResult<()> {
        let command = to_value("command", command)?;
        Ok(guarded(|| {
            self.sitting.command(Stamp(at_ms), seat, prompt, command)
        })?)
    }

    /// Closes a sealed round before all have answered.
    #[pyo3(signature = (*, at_ms=0))]
    fn close_round(&mut self, at_ms: u64) -> PyResult<()> {
        Ok(guarded(|| self.sitting.close_round(Stamp(at_ms)))?)
    }

    /// Gives a referee's verdict on a race.
    #[pyo3(signature = (verdict, *, at_ms=0))]
    fn verdict(&mut self, verdict: &Bound<'_, PyAny>, at_ms: u64) -> PyResult<()> {
        let verdict = to_value("verdict", verdict)?;
        Ok(guarded(|| self.sitting.verdict(Stamp(at_ms), verdict))?)
    }

    /// Lets the game's own referee judge a race at one clock: ``hands`` are seat, milliseconds and command.
    #[pyo3(signature = (hands, *, seed=0, at_ms=0))]
    fn judge(&mut self, hands: Vec<(u8, u32, Bound<'_, PyAny>)>, seed: u64, at_ms: u64) -> PyResult<()> {
        let mut read = Vec::with_capacity(hands.len());
        for (seat, after_ms, command) in hands {
            read.push((seat, after_ms, to_value("hands", &command)?));
        }
        Ok(guarded(|| self.sitting.judge(Stamp(at_ms), read, seed))?)
    }

    /// Tells the rules what time it is.
    fn wake(&mut self, at_ms: u64) -> PyResult<()> {
        Ok(guarded(|| self.sitting.wake(Stamp(at_ms)))?)
    }

    /// Takes the last move back, at a practice table.
    #[pyo3(signature = (*, at_ms=0))]
    fn take_back(&mut self, at_ms: u64) -> PyResult<()> {
        Ok(guarded(|| self.sitting.take_back(Stamp(at_ms)))?)
    }

    /// What a seat, or ``"public"``, sees now.
    #[pyo3(signature = (audience=None))]
    fn view<'py>(&self, py: Python<'py>, audience: Option<&Bound<'_, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let audience = read_audience(audience, self.sitting.seats())?;
        to_python(py, &self.sitting.view(audience))
    }

    /// What a seat, or ``"public"``, has seen since the deal, or since its sighting of that number.
    #[pyo3(signature = (audience=None, since=0))]
    fn sightings<'py>(
        &self,
        py: Python<'py>,
        audience: Option<&Bound<'_, PyAny>>,
        since: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let audience = read_audience(audience, self.sitting.seats())?;
        to_python(py, &self.sitting.sightings(audience, since))
    }

    /// How many sightings a seat, or ``"public"``, has had.
    #[pyo3(signature = (audience=None))]
    fn seen(&self, audience: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
        Ok(self.sitting.seen(read_audience(audience, self.sitting.seats())?))
    }

    /// How the table ended: winners, reason and points; nothing before that.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.sitting.outcome())
    }

    /// The same table once more.
    fn clone(&self) -> Table {
        Table {
            sitting: self.sitting.copy(),
        }
    }

    /// A world in which a seat has seen the same, drawn by the seed. It never happened, so it has no log: it is a
    /// ``State``, played by action ids. Answers that lie sealed are asked for anew.
    fn resample(&self, py: Python<'_>, seat: u8, seed: u64) -> PyResult<State> {
        if seat >= self.sitting.seats() {
            let message = format!(
                "expected a seat from 0 to {}, found {seat}",
                self.sitting.seats() - 1
            );
            return Err(Fault::argument("seat", message).into());
        }
        let play = guarded(|| self.sitting.resample(Seat(seat), seed))?;
        let options = to_python(py, &self.sitting.options())?;
        let keywords = pyo3::types::PyDict::new(py);
        keywords.set_item("options", options)?;
        let arguments = (self.sitting.game(), self.sitting.seats());
        let game = py.get_type::<Game>().call(arguments, Some(&keywords))?;
        Ok(State::new(game.cast_into::<Game>()?.unbind(), play))
    }

    /// What one of our bots would answer in a seat: prompt, command and after how many milliseconds; nothing if it keeps
    /// still or is not asked. It is given what the seat has seen and nothing else.
    #[pyo3(signature = (seat, level, *, seed=0))]
    fn bot_answer<'py>(
        &self,
        py: Python<'py>,
        seat: u8,
        level: &str,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        if seat >= self.sitting.seats() {
            let message = format!(
                "expected a seat from 0 to {}, found {seat}",
                self.sitting.seats() - 1
            );
            return Err(Fault::argument("seat", message).into());
        }
        let answer = py.detach(|| guarded(|| self.sitting.bot_answer(Seat(seat), level, seed)))?;
        to_python(py, &answer)
    }

    /// The log: readable JSON lines, each chained to the one before it. It tells everything, the shuffle included.
    fn log(&self) -> String {
        self.sitting.log()
    }

    /// Reads the log again, plays it through the rules and checks the shuffle; as ``sexton.verify``.
    fn verify(&self) -> PyResult<bool> {
        verify(&self.sitting.log())
    }

    fn __repr__(&self) -> String {
        format!("<Table of {} for {}>", self.sitting.game(), self.sitting.seats())
    }
}

/// Checks a log: its chain, every move, and the shuffle. Gives whether there was a shuffle to check.
///
/// Raises ``LogError``, which says where it fails.
#[pyfunction]
pub(crate) fn verify(text: &str) -> PyResult<bool> {
    fn check<G: engine::Game>(text: &str) -> Result<bool, Fault> {
        let log = Log::<G>::read(text)?;
        log.table()?;
        Ok(log.verify_shuffle()?)
    }
    let checked = guarded(|| {
        let title = log::read_title(text)?;
        catalog::with_game!(&title.game, G => check::<G>(text))?
    });
    Ok(checked?)
}

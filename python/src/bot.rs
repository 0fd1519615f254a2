//! Our bots as Python sees them.

use crate::fault::{Fault, guarded};
use crate::game::Game;
use crate::play::{Mind, Play};
use crate::state::State;
use engine::Seat;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex};

/// One of our bots, looking on from a seat. It is given what that seat sees and nothing else.
///
/// ``level``: ``"visitor"``, ``"mourner"``, ``"gravedigger"`` or ``"sexton"``, or another bot of the game; the last
/// two levels search. By the same seed it answers the same.
#[pyclass(module = "sexton")]
pub(crate) struct Bot {
    mind: Arc<Mutex<Box<dyn Mind>>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level, seat, seed=0))]
    fn new(game: &Game, level: &str, seat: u8, seed: u64) -> PyResult<Bot> {
        if seat >= game.dealer.seats() {
            let message = format!(
                "expected a seat from 0 to {}, found {seat}",
                game.dealer.seats() - 1
            );
            return Err(Fault::argument("seat", message).into());
        }
        let mind = game.dealer.mind(level, Seat(seat), seed)?;
        Ok(Bot {
            mind: Arc::new(Mutex::new(mind)),
        })
    }

    /// The action it picks where its seat is asked.
    fn step(&self, py: Python<'_>, state: &State) -> PyResult<u16> {
        self.consult(py, state, |mind, play| mind.step(play))
    }

    /// What our search thinks of the actions, by what the seat knows and whatever the level of the bot: action, worth
    /// from 0 to 1, its standard error, and how often it was tried.
    fn advise(&self, py: Python<'_>, state: &State) -> PyResult<Vec<(u16, f64, f64, u32)>> {
        let advice = self.consult(py, state, |mind, play| mind.advise(play))?;
        let told = advice.iter().map(|it| (it.action, it.worth, it.error, it.times));
        Ok(told.collect())
    }
}

impl Bot {
    fn consult<T: Send>(
        &self,
        py: Python<'_>,
        state: &State,
        work: impl FnOnce(&mut dyn Mind, &dyn Play) -> Result<T, Fault> + Send,
    ) -> PyResult<T> {
        let done = py.detach(|| {
            guarded(|| {
                let mut mind = self
                    .mind
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                work(mind.as_mut(), state.look().play()?)
            })
        });
        Ok(done?)
    }
}

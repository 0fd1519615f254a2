//! Many tables at once as Python sees them.

use crate::fault::{Fault, guarded};
use crate::fleet::{Rows, Tables};
use crate::game::{Game, entropy};
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use std::sync::Mutex;

/// Many tables of a game, stepped at once on several cores.
///
/// The arrays are made once and written in place by every step: copy what is to be kept, and write nothing into
/// ``observations``, of which a step need not write again what has not changed. A table whose episode ends is
/// dealt anew in the same step; its row then shows the first question of the next episode, while ``rewards``,
/// ``terminations`` and ``truncations`` tell of the one that ended. The results do not depend on the number of threads.
///
/// ``VectorEnv(game, 1024, seed=7, recall=True, threads=0)``; 0 threads are as many as there are cores. Fewer than
/// 512 tables without bots are stepped by one thread: to wake the others would take longer.
#[pyclass(module = "sexton")]
pub(crate) struct VectorEnv {
    #[pyo3(get)]
    game: Py<Game>,
    /// How many tables there are.
    #[pyo3(get)]
    num_envs: usize,
    /// Whether observations remember.
    #[pyo3(get)]
    recall: bool,
    tables: Mutex<Option<Box<dyn Tables>>>,
    /// What the seat that is asked knows or sees: tables × features.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// Its legal actions: tables × actions.
    #[pyo3(get)]
    action_masks: Py<PyArray2<i8>>,
    /// The seat that is asked.
    #[pyo3(get)]
    players: Py<PyArray1<i8>>,
    /// What each seat got in the last step: tables × seats.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether an episode ended by the rules in the last step.
    #[pyo3(get)]
    terminations: Py<PyArray1<bool>>,
    /// Whether an episode was cut off in the last step.
    #[pyo3(get)]
    truncations: Py<PyArray1<bool>>,
    /// Where ``sample`` puts its actions.
    sampled: Py<PyArray1<i64>>,
}

/// What a step gives: the six arrays.
type Arrays<'py> = (
    Bound<'py, PyArray2<u8>>,
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray1<i8>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<bool>>,
);

fn in_use(error: impl std::fmt::Display) -> Fault {
    Fault::argument("buffers", error.to_string())
}

impl VectorEnv {
    fn arrays<'py>(&self, py: Python<'py>) -> Arrays<'py> {
        (
            self.observations.bind(py).clone(),
            self.action_masks.bind(py).clone(),
            self.players.bind(py).clone(),
            self.rewards.bind(py).clone(),
            self.terminations.bind(py).clone(),
            self.truncations.bind(py).clone(),
        )
    }

    /// Lets the tables write into the arrays.
    fn write(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Tables, bool, Rows<'_>) -> Result<(), Fault> + Send,
    ) -> PyResult<()> {
        let recall = self.recall;
        let (observations, masks, players, rewards, terminations, truncations) = self.arrays(py);
        let mut observations = observations.try_readwrite().map_err(in_use)?;
        let mut masks = masks.try_readwrite().map_err(in_use)?;
        let mut players = players.try_readwrite().map_err(in_use)?;
        let mut rewards = rewards.try_readwrite().map_err(in_use)?;
        let mut terminations = terminations.try_readwrite().map_err(in_use)?;
        let mut truncations = truncations.try_readwrite().map_err(in_use)?;
        let rows = Rows {
            observations: observations.as_slice_mut().map_err(in_use)?,
            masks: masks.as_slice_mut().map_err(in_use)?,
            seats: players.as_slice_mut().map_err(in_use)?,
            rewards: rewards.as_slice_mut().map_err(in_use)?,
            terminations: terminations.as_slice_mut().map_err(in_use)?,
            truncations: truncations.as_slice_mut().map_err(in_use)?,
        };
        let held = self
            .tables
            .get_mut()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let tables = held
            .as_mut()
            .ok_or_else(|| Fault::Bug("the tables failed before".to_owned()))?;
        let done = py.detach(|| guarded(|| work(tables.as_mut(), recall, rows)));
        if let Err(Fault::Bug(_)) = &done {
            *held = None;
        }
        Ok(done?)
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, *, seed=None, recall=true, threads=0))]
    fn new(
        game: &Bound<'_, Game>,
        num_envs: usize,
        seed: Option<u64>,
        recall: bool,
        threads: usize,
    ) -> PyResult<VectorEnv> {
        let py = game.py();
        if num_envs == 0 {
            return Err(Fault::argument("num_envs", "expected at least one table").into());
        }
        let seed = match seed {
            Some(seed) => seed,
            None => entropy(py)?,
        };
        let dealer = &game.get().dealer;
        let (actions, features) = (dealer.actions(), dealer.features());
        let seats = usize::from(dealer.seats());
        let tables = py.detach(|| guarded(|| dealer.fleet(num_envs, seed, threads)))?;
        let mut env = VectorEnv {
            game: game.clone().unbind(),
            num_envs,
            recall,
            tables: Mutex::new(Some(tables)),
            observations: PyArray2::zeros(py, [num_envs, features], false).unbind(),
            action_masks: PyArray2::zeros(py, [num_envs, actions], false).unbind(),
            players: PyArray1::zeros(py, [num_envs], false).unbind(),
            rewards: PyArray2::zeros(py, [num_envs, seats], false).unbind(),
            terminations: PyArray1::zeros(py, [num_envs], false).unbind(),
            truncations: PyArray1::zeros(py, [num_envs], false).unbind(),
            sampled: PyArray1::zeros(py, [num_envs], false).unbind(),
        };
        env.write(py, |tables, recall, rows| tables.reset(seed, recall, rows))?;
        Ok(env)
    }

    /// Deals all tables anew. Gives observations, masks, players, rewards, terminations and truncations.
    #[pyo3(signature = (seed=None))]
    fn reset<'py>(&mut self, py: Python<'py>, seed: Option<u64>) -> PyResult<Arrays<'py>> {
        let seed = match seed {
            Some(seed) => seed,
            None => entropy(py)?,
        };
        self.write(py, |tables, recall, rows| tables.reset(seed, recall, rows))?;
        Ok(self.arrays(py))
    }

    /// Takes one action (``int64``) for each table. Nothing is taken unless all are legal.
    fn step<'py>(&mut self, py: Python<'py>, actions: PyReadonlyArray1<'py, i64>) -> PyResult<Arrays<'py>> {
        if actions.len() != self.num_envs {
            let message = format!("expected {} of them, found {}", self.num_envs, actions.len());
            return Err(Fault::argument("actions", message).into());
        }
        let actions = actions.as_slice().map_err(in_use)?;
        self.write(py, |tables, recall, rows| tables.step(actions, recall, rows))?;
        Ok(self.arrays(py))
    }

    /// One legal action for each table, all equally likely; the array is written anew each time.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let sampled = self.sampled.bind(py).clone();
        let mut actions = sampled.try_readwrite().map_err(in_use)?;
        let held = self
            .tables
            .get_mut()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let tables = held
            .as_mut()
            .ok_or_else(|| Fault::Bug("the tables failed before".to_owned()))?;
        let actions = actions.as_slice_mut().map_err(in_use)?;
        tables.sample(actions);
        Ok(self.sampled.bind(py).clone())
    }

    fn __len__(&self) -> usize {
        self.num_envs
    }
}

//! Games as Python sees them: close to OpenSpiel, so that what is written against that is at home here.

use crate::episode::Races;
use crate::fault::{Fault, guarded};
use crate::play::{Dealer, Wishes, open};
use crate::state::State;
use crate::to_python;
use pyo3::prelude::*;
use serde_json::{Map, Value};

/// The facts of every game: name, title, seats, options, presets, bots.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    fn bots<G: bots::WithBots>() -> Vec<&'static str> {
        G::BOTS.iter().map(|bot| bot.name).collect()
    }
    let mut told = Vec::new();
    for facts in catalog::games() {
        let bots = catalog::with_game!(facts.name, G => bots::<G>()).map_err(Fault::from)?;
        told.push(serde_json::json!({
            "name": facts.name,
            "title": facts.title,
            "seats": [facts.seats.start(), facts.seats.end()],
            "options": facts.options.iter().map(|option| (option.name, option.values)).collect::<std::collections::BTreeMap<_, _>>(),
            "presets": facts.presets.iter().map(|preset| preset.name).collect::<Vec<_>>(),
            "bots": bots,
        }));
    }
    to_python(py, &told)
}

/// Reads the named options of a table.
pub(crate) fn read_map(options: Option<&Bound<'_, PyAny>>) -> Result<Map<String, Value>, Fault> {
    let Some(options) = options.filter(|options| !options.is_none()) else {
        return Ok(Map::new());
    };
    pythonize::depythonize(options).map_err(|error| Fault::argument("options", error.to_string()))
}

/// A game with its options and seats, from which tables are dealt.
///
/// ``Game("dawn-under", seats=3, options={"expansion": True}, opponents={1: "mourner"})``
///
/// ``seats``: how many sit; the fewest the game allows if nothing is said.
/// ``options``, ``preset``: as on the command line; ``sexton.games()`` lists them.
/// ``opponents``: bots for some of the seats, by name; the other seats are for agents.
/// ``races``: ``"lots"``: in a race everybody is equally likely to be first; ``"people"``: bots take the time they
/// take, and agents react like a steady person.
/// ``concede``: whether giving up is among the actions.
/// ``max_inputs``: after so many inputs to the rules an episode is truncated.
#[pyclass(module = "sexton", frozen)]
pub(crate) struct Game {
    pub(crate) dealer: Box<dyn Dealer>,
    pub(crate) actions: usize,
    pub(crate) features: usize,
    pub(crate) agents: Vec<u8>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats=None, *, options=None, preset=None, opponents=None, races="lots", concede=false, max_inputs=20_000))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        name: &str,
        seats: Option<u8>,
        options: Option<&Bound<'_, PyAny>>,
        preset: Option<String>,
        opponents: Option<std::collections::BTreeMap<u8, String>>,
        races: &str,
        concede: bool,
        max_inputs: u32,
    ) -> PyResult<Game> {
        let races = match races {
            "lots" => Races::Lots,
            "people" => Races::People,
            _ => {
                let message = format!("expected \"lots\" or \"people\", found \"{races}\"");
                return Err(Fault::argument("races", message).into());
            }
        };
        let wishes = Wishes {
            seats,
            options: read_map(options)?,
            preset,
            opponents: opponents.unwrap_or_default().into_iter().collect(),
            races,
            concede,
            inputs_max: max_inputs,
        };
        let dealer = guarded(|| catalog::with_game!(name, G => open::<G>(wishes)).map_err(Fault::from)?)?;
        Ok(Game {
            actions: dealer.actions(),
            features: dealer.features(),
            agents: dealer.agents(),
            dealer,
        })
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.dealer.game()
    }

    /// How many sit at the table, bots included.
    #[getter]
    fn seats(&self) -> u8 {
        self.dealer.seats()
    }

    /// The seats that are for agents.
    #[getter]
    fn agents(&self) -> Vec<u32> {
        // Bytes would be one object in Python.
        self.agents.iter().copied().map(u32::from).collect()
    }

    /// What is agreed, in full.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.dealer.options())
    }

    /// How many action ids there are.
    fn num_distinct_actions(&self) -> usize {
        self.actions
    }

    /// How many sit at the table, bots included.
    fn num_players(&self) -> u8 {
        self.dealer.seats()
    }

    /// What a defeat brings.
    fn min_utility(&self) -> f64 {
        -1.0
    }

    /// What a win brings.
    fn max_utility(&self) -> f64 {
        1.0
    }

    /// The shape of ``information_state_tensor``.
    fn information_state_tensor_shape(&self) -> Vec<usize> {
        vec![self.features]
    }

    /// The shape of ``observation_tensor``.
    fn observation_tensor_shape(&self) -> Vec<usize> {
        vec![self.features]
    }

    /// The name of an action id, such as ``"open 24"``.
    pub(crate) fn action_to_string(&self, action: usize) -> PyResult<String> {
        let name = self.dealer.action_name(action);
        let unknown = || {
            let message = format!(
                "expected an action from 0 to {}, found {action}",
                self.actions - 1
            );
            Fault::argument("action", message).into()
        };
        name.ok_or_else(unknown)
    }

    /// The names of all action ids, in order.
    fn action_names(&self) -> Vec<String> {
        (0..self.actions)
            .filter_map(|action| self.dealer.action_name(action))
            .collect()
    }

    /// How observations are laid out: for each section its name, where it begins, and its shape.
    fn layout(&self) -> Vec<(&'static str, usize, Vec<usize>)> {
        let sections = self.dealer.sections().into_iter();
        sections
            .map(|section| (section.name, section.start, section.shape))
            .collect()
    }

    /// Deals a table. The same seed deals the same table; without one it is drawn from the system's entropy.
    ///
    /// ``record``: whether everything seats see is kept, which information states and ``Bot`` need.
    #[pyo3(signature = (seed=None, *, record=true))]
    fn new_initial_state(slf: &Bound<'_, Game>, seed: Option<u64>, record: bool) -> PyResult<State> {
        let py = slf.py();
        let seed = match seed {
            Some(seed) => seed,
            None => entropy(py)?,
        };
        let game = slf.clone().unbind();
        let play = py.detach(|| guarded(|| Ok(game.get().dealer.deal(seed, record)?)))?;
        Ok(State::new(game, play))
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, seats={})", self.dealer.game(), self.dealer.seats())
    }
}

/// A seed nobody knows.
pub(crate) fn entropy(py: Python<'_>) -> PyResult<u64> {
    py.import("secrets")?.call_method1("randbits", (64,))?.extract()
}

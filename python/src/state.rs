//! States as Python sees them: a table in play, by action ids.

use crate::episode::Trouble;
use crate::fault::{Fault, guarded};
use crate::game::Game;
use crate::play::Play;
use crate::to_python;
use engine::{Audience, Seat};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use std::sync::{Mutex, MutexGuard};

/// A table in play, by action ids. Made by ``Game.new_initial_state``.
///
/// Questions come one after the other: ``current_player()`` says whose answer is next. Those who are asked at the same
/// moment (a sealed round, a race, standing rights) answer in turn, and nobody sees an answer before all are given.
#[pyclass(module = "sexton")]
pub(crate) struct State {
    game: Py<Game>,
    /// Nothing after a mistake of ours: then nothing is known of the table.
    play: Mutex<Option<Box<dyn Play>>>,
    mask: Vec<i8>,
    features: Vec<u8>,
}

/// The id of nobody in particular: the table is over.
const TERMINAL: i32 = -4;

fn broken() -> Fault {
    Fault::Bug("the table failed before".to_owned())
}

/// A table that is looked at.
pub(crate) struct Looked<'a>(MutexGuard<'a, Option<Box<dyn Play>>>);

impl Looked<'_> {
    pub(crate) fn play(&self) -> Result<&dyn Play, Fault> {
        self.0.as_deref().ok_or_else(broken)
    }
}

impl State {
    pub(crate) fn new(game: Py<Game>, play: Box<dyn Play>) -> State {
        let (actions, features) = (game.get().actions, game.get().features);
        State {
            game,
            play: Mutex::new(Some(play)),
            mask: vec![0; actions],
            features: vec![0; features],
        }
    }

    pub(crate) fn look(&self) -> Looked<'_> {
        Looked(
            self.play
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner),
        )
    }

    fn held(&mut self) -> Result<&mut Box<dyn Play>, Fault> {
        let play = self
            .play
            .get_mut()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        play.as_mut().ok_or_else(broken)
    }

    /// Lets the table go on; after a mistake of ours it is put away.
    fn go_on(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Play) -> Result<(), Trouble> + Send,
    ) -> Result<(), Fault> {
        let may_take_long = self.game.get().agents.len() < usize::from(self.game.get().dealer.seats());
        let play = self.held()?.as_mut();
        let done = if may_take_long {
            py.detach(|| guarded(|| Ok(work(play)?)))
        } else {
            guarded(|| Ok(work(play)?))
        };
        if let Err(Fault::Bug(_)) = &done {
            *self
                .play
                .get_mut()
                .unwrap_or_else(std::sync::PoisonError::into_inner) = None;
        }
        done
    }

    fn seat(&self, player: Option<i32>) -> Result<Seat, Fault> {
        let seats = self.game.get().dealer.seats();
        match player {
            None => {
                let current = self.look().play()?.current();
                current.ok_or(Fault::from(Trouble::Over))
            }
            Some(player) => {
                let seat = u8::try_from(player).ok().filter(|seat| *seat < seats);
                let wrong = || {
                    Fault::argument(
                        "player",
                        format!("expected a seat from 0 to {}, found {player}", seats - 1),
                    )
                };
                seat.map(Seat).ok_or_else(wrong)
            }
        }
    }

    fn tensor<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i32>,
        recall: bool,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(player)?;
        let mut features = std::mem::take(&mut self.features);
        let seen = self.held().map(|play| play.observe(seat, recall, &mut features));
        let tensor = PyArray1::from_iter(py, features.iter().map(|feature| f32::from(*feature)));
        self.features = features;
        seen?;
        Ok(tensor)
    }
}

#[pymethods]
impl State {
    /// The game it is a table of.
    fn get_game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// Whose answer comes next; ``-4`` when the table is over.
    fn current_player(&mut self) -> PyResult<i32> {
        let current = self.held()?.current();
        Ok(current.map_or(TERMINAL, |seat| i32::from(seat.0)))
    }

    /// All seats whose answers are waited for at this moment, nobody knowing those of the others.
    fn players_asked(&self) -> PyResult<Vec<u32>> {
        let looked = self.look();
        let play = looked.play()?;
        let seats = self.game.get().dealer.seats();
        let asked = (0..seats).filter(|seat| play.is_asked(Seat(*seat)));
        Ok(asked.map(u32::from).collect())
    }

    /// Whether the table is over, or was cut off.
    fn is_terminal(&self) -> PyResult<bool> {
        Ok(self.look().play()?.is_over())
    }

    /// Whether the table was cut off after too many inputs.
    fn is_truncated(&self) -> PyResult<bool> {
        Ok(self.look().play()?.is_cut_off())
    }

    /// Never: chance is settled by the seed.
    fn is_chance_node(&self) -> bool {
        false
    }

    /// Never: whoever is asked at the same moment answers in turn, unseen.
    fn is_simultaneous_node(&self) -> bool {
        false
    }

    /// How many sit at the table.
    fn num_players(&self) -> u8 {
        self.game.get().dealer.seats()
    }

    /// The legal actions of a seat, by default of the current one; none if nothing is asked of it.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&mut self, player: Option<i32>) -> PyResult<Vec<u16>> {
        if player.is_none() && self.held()?.is_over() {
            return Ok(Vec::new());
        }
        let seat = match player {
            None => self.held()?.current().ok_or(Fault::from(Trouble::Over))?,
            player => self.seat(player)?,
        };
        Ok(self.held()?.legal(seat))
    }

    /// What a seat may answer, by default the current one, in the game's words: for each command its ids, one after the
    /// other, and the command; ``None`` is keeping still.
    #[pyo3(signature = (player=None))]
    fn commands<'py>(&self, py: Python<'py>, player: Option<i32>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(player)?;
        to_python(py, &self.look().play()?.commands(seat))
    }

    /// A 1 for each legal action; where nothing is asked of the seat, only doing nothing (0) is.
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i32>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat(player)?;
        let mut mask = std::mem::take(&mut self.mask);
        let told = self.held().map(|play| play.mask(seat, &mut mask));
        let array = PyArray1::from_slice(py, &mask);
        self.mask = mask;
        told?;
        Ok(array)
    }

    /// Takes the answer of the current player.
    fn apply_action(&mut self, py: Python<'_>, action: i64) -> PyResult<()> {
        self.act(py, action).map(|_| ())
    }

    /// Takes the answer of the current player, and says whose is next; ``-4`` when the table is over.
    fn act(&mut self, py: Python<'_>, action: i64) -> PyResult<i32> {
        let seat = self.held()?.current().ok_or(Fault::from(Trouble::Over))?;
        let action = usize::try_from(action).unwrap_or(usize::MAX);
        self.go_on(py, |play| play.act(seat, action))?;
        self.current_player()
    }

    /// Takes the answers of several seats at once; whoever is not asked does nothing (0). Nothing is taken unless all
    /// are legal.
    fn apply_actions(
        &mut self,
        py: Python<'_>,
        actions: std::collections::BTreeMap<u8, i64>,
    ) -> PyResult<()> {
        let mut all = Vec::with_capacity(actions.len());
        for (seat, action) in actions {
            let seat = self.seat(Some(i32::from(seat)))?;
            all.push((seat, usize::try_from(action).unwrap_or(usize::MAX)));
        }
        Ok(self.go_on(py, |play| play.act_all(&all))?)
    }

    /// The name of an action, such as ``"open 24"``.
    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(&self, player_or_action: i64, action: Option<i64>) -> PyResult<String> {
        let action = usize::try_from(action.unwrap_or(player_or_action)).unwrap_or(usize::MAX);
        self.game.get().action_to_string(action)
    }

    /// What each seat has got so far: 1 for a win, -1 for a defeat, 0 if nobody has won.
    fn returns(&self) -> PyResult<Vec<f32>> {
        let rewards = self.look().play()?.rewards();
        Ok(rewards[..usize::from(self.num_players())].to_vec())
    }

    /// What a seat has got so far.
    fn player_return(&self, player: i32) -> PyResult<f32> {
        let seat = self.seat(Some(player))?;
        Ok(self.look().play()?.rewards()[seat.idx()])
    }

    /// How the table ended: winners, reason and points; nothing before that.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.look().play()?.outcome())
    }

    /// What a seat sees now, as text.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i32>) -> PyResult<String> {
        let seat = self.seat(player)?;
        Ok(self.look().play()?.view(Audience::Seat(seat)).to_string())
    }

    /// Everything a seat has seen and answered since the deal, as text.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<i32>) -> PyResult<String> {
        let seat = self.seat(player)?;
        let told = self.look().play()?.tell(seat);
        Ok(told.ok_or_else(no_record)?)
    }

    /// What a seat sees now, in numbers; ``Game.layout`` says which.
    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i32>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.tensor(py, player, false)
    }

    /// What a seat knows, with all it can remember, in numbers; ``Game.layout`` says which.
    #[pyo3(signature = (player=None))]
    fn information_state_tensor<'py>(
        &mut self,
        py: Python<'py>,
        player: Option<i32>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.tensor(py, player, true)
    }

    /// Observation and mask of a seat as PettingZoo wants them, one byte for each feature.
    fn observe<'py>(&mut self, py: Python<'py>, player: i32, recall: bool) -> PyResult<Bound<'py, PyDict>> {
        let seat = self.seat(Some(player))?;
        let (mut features, mut mask) = (std::mem::take(&mut self.features), std::mem::take(&mut self.mask));
        let told = self.held().map(|play| {
            play.observe(seat, recall, &mut features);
            play.mask(seat, &mut mask);
        });
        let arrays = (
            PyArray1::from_slice(py, &features),
            PyArray1::from_slice(py, &mask),
        );
        (self.features, self.mask) = (features, mask);
        told?;
        let seen = PyDict::new(py);
        seen.set_item(pyo3::intern!(py, "observation"), arrays.0)?;
        seen.set_item(pyo3::intern!(py, "action_mask"), arrays.1)?;
        Ok(seen)
    }

    /// What a seat, or ``"public"``, sees now.
    #[pyo3(signature = (audience=None))]
    fn view<'py>(&self, py: Python<'py>, audience: Option<&Bound<'_, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let audience = read_audience(audience, self.num_players())?;
        to_python(py, &self.look().play()?.view(audience))
    }

    /// All actions so far.
    fn history(&self) -> PyResult<Vec<u16>> {
        let history = self.look().play()?.history();
        Ok(history
            .ok_or_else(no_record)?
            .into_iter()
            .map(|(_, action)| action)
            .collect())
    }

    /// All actions so far with their seats.
    fn full_history(&self) -> PyResult<Vec<(u8, u16)>> {
        let history = self.look().play()?.history();
        Ok(history
            .ok_or_else(no_record)?
            .into_iter()
            .map(|(seat, action)| (seat.0, action))
            .collect())
    }

    /// The same table once more. Not with bots at it, who cannot be copied.
    fn clone(&self, py: Python<'_>) -> PyResult<State> {
        let copy = self.look().play()?.copy();
        let no_copy = || Fault::argument("clone", "a table with opponents cannot be copied: bots cannot");
        Ok(State::new(self.game.clone_ref(py), copy.ok_or_else(no_copy)?))
    }

    /// The table after an action, this one staying as it is.
    fn child(&self, py: Python<'_>, action: i64) -> PyResult<State> {
        let mut child = self.clone(py)?;
        child.apply_action(py, action)?;
        Ok(child)
    }

    /// Another world in which a seat has seen the same, drawn by the seed. What others know is what they would know
    /// there; their information states begin with this moment.
    fn resample(&self, py: Python<'_>, player: i32, seed: u64) -> PyResult<State> {
        let seat = self.seat(Some(player))?;
        let other = guarded(|| Ok(self.look().play()?.resample(seat, seed)?))?;
        Ok(State::new(self.game.clone_ref(py), other))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<State> {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<State> {
        self.clone(py)
    }

    fn __repr__(&self) -> PyResult<String> {
        let looked = self.look();
        let play = looked.play()?;
        let asks = match play.current() {
            Some(seat) => format!("seat {} is asked", seat.0),
            None => "over".to_owned(),
        };
        Ok(format!("<State of {}: {asks}>", self.game.get().dealer.game()))
    }
}

fn no_record() -> Fault {
    Fault::argument("record", "the table keeps no record; deal it with record=True")
}

/// Reads for whom something is to be shown: a seat by its number, or everybody.
pub(crate) fn read_audience(audience: Option<&Bound<'_, PyAny>>, seats: u8) -> Result<Audience, Fault> {
    let wrong = || {
        Fault::argument(
            "audience",
            format!("expected a seat from 0 to {} or \"public\"", seats - 1),
        )
    };
    let Some(audience) = audience.filter(|audience| !audience.is_none()) else {
        return Ok(Audience::Public);
    };
    if let Ok(text) = audience.cast::<PyString>() {
        return if *text == "public" {
            Ok(Audience::Public)
        } else {
            Err(wrong())
        };
    }
    let seat: Option<u8> = audience.extract().ok().filter(|seat| *seat < seats);
    seat.map(|seat| Audience::Seat(Seat(seat))).ok_or_else(wrong)
}

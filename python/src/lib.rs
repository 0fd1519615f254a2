//! Sexton for Python: the module `sexton._sexton`, on the typed engine.
//!
//! Reading order: [`coded`] (a game in numbers), [`episode`] (a table an environment plays), `play` (of any game), then
//! what Python sees: `game`, `state`, `bot`, `vector`, `table`.
//!
//! What is not here: rules, and anything that looks into a state. Observations are written from what a seat knows.

mod bot;
mod coded;
mod episode;
mod fault;
mod fleet;
mod game;
mod legal;
mod pen;
mod play;
mod state;
mod table;
mod vector;

use pyo3::prelude::*;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The typed engine behind `sexton`.
#[pymodule]
mod _sexton {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::table::{Table, verify};
    #[pymodule_export]
    use crate::vector::VectorEnv;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}

/// A value as Python has it.
fn to_python<'py>(py: Python<'py>, value: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    Ok(pythonize::pythonize(py, value)?)
}

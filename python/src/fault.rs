//! What can go wrong, as Python's exceptions of `sexton.errors`.

use crate::episode::Trouble;
use engine::{LogError, Problem, Refused, Refusing, Seat};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::panic::{AssertUnwindSafe, catch_unwind};
use words::{Lang, Words};

/// What can go wrong.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Options, seats, a deal or an argument are not what they should be.
    Problem(Problem),
    /// The rules said no.
    Refused {
        code: &'static str,
        rule: &'static str,
        message: String,
    },
    /// An action that is not legal.
    Illegal {
        seat: Option<Seat>,
        action: Option<usize>,
        message: String,
    },
    /// A log that does not hold.
    Log(LogError),
    /// Our own mistake.
    Bug(String),
}

impl Fault {
    pub(crate) fn argument(field: &str, message: impl Into<String>) -> Fault {
        Fault::Problem(Problem::new(field, message))
    }

    pub(crate) fn refused<R: Refusing>(refused: &Refused<R>) -> Fault {
        Fault::Refused {
            code: refused.code(),
            rule: refused.rule().0,
            message: Words::of(Lang::En).say(&refused.phrase()),
        }
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        Fault::Problem(problem)
    }
}

impl From<LogError> for Fault {
    fn from(error: LogError) -> Fault {
        Fault::Log(error)
    }
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        let illegal = |seat, action, message| Fault::Illegal {
            seat,
            action,
            message,
        };
        match trouble {
            Trouble::Illegal { seat, action } => {
                let message = format!("action {action} is not legal for seat {} now", seat.0);
                illegal(Some(seat), Some(action), message)
            }
            Trouble::NotAsked(seat) => illegal(
                Some(seat),
                None,
                format!("nothing is asked of seat {} now", seat.0),
            ),
            Trouble::Over => illegal(None, None, "the table is over".to_owned()),
            Trouble::Bug(message) => Fault::Bug(message),
        }
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        Python::attach(|py| raise(py, fault).unwrap_or_else(|error| error))
    }
}

fn raise(py: Python<'_>, fault: Fault) -> PyResult<PyErr> {
    let (class, arguments) = match fault {
        Fault::Problem(Problem { field, message }) => ("Problem", (field, message).into_pyobject(py)?),
        Fault::Refused { code, rule, message } => ("Refused", (code, rule, message).into_pyobject(py)?),
        Fault::Illegal {
            seat,
            action,
            message,
        } => {
            let seat = seat.map(|seat| seat.0);
            ("IllegalAction", (seat, action, message).into_pyobject(py)?)
        }
        Fault::Log(error) => ("LogError", (error.to_string(),).into_pyobject(py)?),
        Fault::Bug(message) => ("Bug", (message,).into_pyobject(py)?),
    };
    let arguments: Bound<'_, PyTuple> = arguments;
    let class = py.import("sexton.errors")?.getattr(class)?;
    Ok(PyErr::from_value(class.call1(arguments)?))
}

/// Makes an error of a panic, which is our own mistake.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().copied();
        let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        Err(Fault::Bug(text.unwrap_or("the rules panicked").to_owned()))
    })
}

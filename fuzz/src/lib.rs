//! Arbitrary bytes against every reader of input, the same for every game of the catalog.
//!
//! A [`Target`] takes bytes and panics if something is wrong:
//!
//! * [`inputs`]: the bytes choose options and inputs; each is accepted or refused, and a refusal changes nothing
//! * [`log`]: the bytes are a log; it is read, replayed and verified, or refused
//! * [`lines`]: the bytes are requests of the table protocol; each line gets one answer
//! * [`wire`]: the bytes are a message to a house; what is read is written and read again
//!
//! The tests of this package feed them for seconds. `cargo xtask fuzz` lets libFuzzer look for bytes that reach new
//! code, from [`seeds`] on. What it finds becomes a test of the layer it broke.

mod bytes;
pub mod inputs;
pub mod lines;
pub mod log;
pub mod seeds;
pub mod wire;

pub use bytes::Bytes;

use engine::Truth;

/// One reader of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// `inputs`, `log`, `lines` or `wire`.
    pub reader: &'static str,
    /// The game, where there is one.
    pub game: Option<&'static str>,
}

impl Target {
    /// All there are.
    pub fn all() -> Vec<Target> {
        let of = |game: catalog::Facts| {
            ["inputs", "log", "lines"].map(|reader| Target {
                reader,
                game: Some(game.name),
            })
        };
        let wire = Target {
            reader: "wire",
            game: None,
        };
        catalog::games().into_iter().flat_map(of).chain([wire]).collect()
    }

    /// The target of a name such as `log-dawn-under`.
    pub fn find(name: &str) -> Option<Target> {
        Target::all().into_iter().find(|target| target.name() == name)
    }

    /// Its name.
    pub fn name(&self) -> String {
        match self.game {
            Some(game) => format!("{}-{game}", self.reader),
            None => self.reader.to_owned(),
        }
    }

    /// Gives it bytes.
    ///
    /// # Panics
    /// If something is wrong with the program.
    pub fn feed(&self, data: &[u8]) {
        fn of<G: Truth>(reader: &str, data: &[u8]) {
            match reader {
                "inputs" => inputs::feed::<G>(data),
                "lines" => lines::feed::<G>(data),
                _ => log::feed::<G>(data),
            }
        }
        match self.game {
            Some(game) => {
                catalog::with_game!(game, G => of::<G>(self.reader, data)).expect("it is of the catalog")
            }
            None => wire::feed(data),
        }
    }
}

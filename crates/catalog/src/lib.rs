//! The list of games, and the one place that turns a game's name into its type.
//!
//! A caller that works for any game is generic over [`engine::Game`] and lets [`with_game!`] pick the type:
//!
//! ```
//! fn seats<G: engine::Game>() -> u8 {
//!     *G::SEATS.end()
//! }
//! assert_eq!(catalog::with_game!("rest-in-peace", G => seats::<G>()), Ok(1));
//! assert!(catalog::with_game!("chess", G => seats::<G>()).is_err());
//! ```

pub mod lesson;

use engine::{Advice, Difficulty, Game, OptionInfo, PresetInfo, Problem};
use lesson::Lesson;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// Makes a list of games into types, facts and [`with_game!`]. `$d` is a dollar sign for the macro it writes.
macro_rules! register {
    ($d:tt $($name:literal is $package:ident::$game:ident, $title:literal;)*) => {
        $(
            #[doc(hidden)]
            pub use $package::$game;
        )*

        /// Evaluates an expression with the type of the game of a name, or gives the [`Problem`] that there is none.
        #[macro_export]
        macro_rules! with_game {
            ($d name:expr, $d game:ident => $d body:expr) => {{
                let name: &str = $d name;
                match name {
                    $(
                        $name => {
                            type $d game = $crate::$game;
                            Ok($d body)
                        }
                    )*
                    _ => Err($crate::unknown_game(name)),
                }
            }};
        }

        /// All games.
        pub fn games() -> Vec<Facts> {
            vec![$(
                Facts::of::<$game>($title, include_str!(concat!("../../../docs/rules/", $name, ".md"))),
            )*]
        }

        /// The lesson of a game, if there is such a game.
        pub fn lesson(name: &str) -> Option<&'static Lesson> {
            match name {
                $($name => {
                    static LESSON: LazyLock<Lesson> =
                        LazyLock::new(|| Lesson::read(include_str!(concat!("../lessons/", $name, ".json"))));
                    Some(&LESSON)
                })*
                _ => None,
            }
        }
    };
}

// Every game has its line here, and nowhere else: what a client, a bot or a house must bring for it, the compiler asks
// for, and `cargo xtask tidy` asks for the rest. Its name is that of its crate, of its spec and of its folders.
register! { $
    "rest-in-peace" is rest_in_peace::RestInPeace, "Rest in Peace";
    "dawn-under" is dawn_under::DawnUnder, "Dawn Under";
    "clearing-coffins" is clearing_coffins::ClearingCoffins, "Clearing Coffins";
    "ruhe-in-frieden" is ruhe_in_frieden::RuheInFrieden, "Ruhe in Frieden";
}

/// What is told of a game before one sits down to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Its name in paths and on the command line.
    pub name: &'static str,
    /// The letters its rule numbers and message keys begin with.
    pub prefix: &'static str,
    /// Its title on screen; never translated.
    pub title: &'static str,
    /// How many may sit down.
    pub seats: RangeInclusive<u8>,
    /// Whether seats know what others do not.
    pub secrets: bool,
    /// Whether something that was seen can be hidden again.
    pub forgets: bool,
    /// Whether speed decides.
    pub races: bool,
    /// How many minutes a table usually takes.
    pub minutes: RangeInclusive<u8>,
    /// How hard it is for beginners.
    pub difficulty: Difficulty,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// What is worth knowing before the deal.
    pub advice: &'static [Advice],
    /// The ways to play it that have a name.
    pub presets: &'static [PresetInfo],
    /// Its spec.
    pub spec: &'static str,
}

impl Facts {
    fn of<G: Game>(title: &'static str, spec: &'static str) -> Facts {
        Facts {
            name: G::NAME,
            prefix: G::RULE_PREFIX,
            title,
            seats: G::SEATS,
            secrets: G::SECRETS,
            forgets: G::FORGETS,
            races: G::RACES,
            minutes: G::MINUTES,
            difficulty: G::DIFFICULTY,
            options: G::OPTIONS,
            advice: G::ADVICE,
            presets: G::PRESETS,
            spec,
        }
    }
}

/// The facts of a game.
///
/// # Errors
/// If there is no game of that name.
pub fn facts(name: &str) -> Result<Facts, Problem> {
    games()
        .into_iter()
        .find(|game| game.name == name)
        .ok_or_else(|| unknown_game(name))
}

/// There is no game of that name; says which there are.
pub fn unknown_game(name: &str) -> Problem {
    let names: Vec<&str> = games().iter().map(|game| game.name).collect();
    Problem::new(
        "game",
        format!("there is no game \"{name}\"; the games are {}", names.join(", ")),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_list_has_its_type() {
        for game in games() {
            assert_eq!(with_game!(game.name, G => G::NAME), Ok(game.name));
        }
    }

    fn check_presets<G: Game>() {
        assert_eq!(G::PRESETS[0].name, engine::preset::AS_PRINTED, "{}", G::NAME);
        for (idx, preset) in G::PRESETS.iter().enumerate() {
            let named = |name: &str| G::PRESETS.iter().position(|other| other.name == name);
            assert_eq!(named(preset.name), Some(idx), "{} is named twice", preset.name);
            assert_eq!(engine::preset::find::<G>(preset.name), Ok(preset));
            let options = engine::preset::options::<G>(preset).unwrap();
            for seats in G::SEATS {
                engine::table::NewTable::<G>::check(seats, &options, None).unwrap();
            }
            // What it names is listed, and is not as usual anyway.
            for (name, value) in preset.options {
                let option = G::OPTIONS.iter().find(|option| option.name == *name).unwrap();
                let place = option.values.iter().position(|listed| listed == value);
                assert!(place > Some(0), "{} {name}={value}", preset.name);
            }
        }
        let problem = engine::preset::find::<G>("as printed").unwrap_err().to_string();
        assert!(problem.contains("; it has as-printed"), "{problem}");
    }

    #[test]
    fn every_game_can_be_played_as_printed_and_by_each_of_its_presets() {
        // TB-7.1
        for game in games() {
            with_game!(game.name, G => check_presets::<G>()).unwrap();
            assert!(game.presets.len() >= 3, "{}", game.name);
        }
    }

    #[test]
    fn an_unknown_game_is_told_which_there_are() {
        let problem = facts("rip").unwrap_err().to_string();
        let told = "game: there is no game \"rip\"; the games are rest-in-peace, dawn-under, ";
        assert!(problem.starts_with(told), "{problem}");
    }
}

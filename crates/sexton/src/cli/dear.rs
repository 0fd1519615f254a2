//! How many tables the dear meetings of the strength table have.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// How many tables there are where somebody searches: a number for all games, for some of them, or both. What takes
/// seconds in one game takes a tenth of one in another, and a small gain needs many tables to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Dear {
    /// Where a game has no number of its own.
    all: Option<u64>,
    games: BTreeMap<String, u64>,
}

impl Dear {
    /// The number of a game, if it has one.
    pub(crate) fn of(&self, game: &str) -> Option<u64> {
        self.games.get(game).copied().or(self.all)
    }

    fn take(&mut self, part: &str) -> Result<(), String> {
        let (game, number) = match part.split_once('=') {
            Some((game, number)) => (Some(game), number),
            None => (None, part),
        };
        let wrong = |_| format!("expected a number of tables, or GAME=NUMBER, found \"{part}\"");
        let number = number.parse().map_err(wrong)?;
        let (before, what) = match game {
            Some(game) => {
                catalog::facts(game).map_err(|unknown| unknown.to_string())?;
                (self.games.insert(game.to_owned(), number), game)
            }
            None => (self.all.replace(number), "all games"),
        };
        match before {
            Some(_) => Err(format!("expected one number for {what}, found two")),
            None => Ok(()),
        }
    }
}

impl FromStr for Dear {
    type Err = String;

    fn from_str(text: &str) -> Result<Dear, String> {
        let mut dear = Dear::default();
        text.split(',').try_for_each(|part| dear.take(part))?;
        Ok(dear)
    }
}

/// As it is typed, so that a page can name the command that made it.
impl fmt::Display for Dear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.all.map(|number| number.to_string());
        let games = self.games.iter().map(|(game, number)| format!("{game}={number}"));
        let parts: Vec<String> = all.into_iter().chain(games).collect();
        f.write_str(&parts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_its_own_number_or_that_of_all() {
        let numbers = |text: &str| {
            let dear: Dear = text.parse().unwrap();
            assert_eq!(dear.to_string(), text);
            ["rest-in-peace", "dawn-under"].map(|game| dear.of(game))
        };
        assert_eq!(numbers("40"), [Some(40), Some(40)]);
        assert_eq!(numbers("40,rest-in-peace=600"), [Some(600), Some(40)]);
        assert_eq!(numbers("rest-in-peace=600"), [Some(600), None]);
        assert_eq!(numbers("dawn-under=2,rest-in-peace=1"), [Some(1), Some(2)]);
    }

    #[test]
    fn what_is_no_number_of_tables_is_told() {
        for (text, expected) in [
            ("", "expected a number of tables, or GAME=NUMBER, found \"\""),
            ("40,", "expected a number of tables, or GAME=NUMBER, found \"\""),
            (
                "many",
                "expected a number of tables, or GAME=NUMBER, found \"many\"",
            ),
            ("-1", "expected a number of tables, or GAME=NUMBER, found \"-1\""),
            (
                "dawn-under=",
                "expected a number of tables, or GAME=NUMBER, found \"dawn-under=\"",
            ),
            (
                "dawn-under=1=2",
                "expected a number of tables, or GAME=NUMBER, found \"dawn-under=1=2\"",
            ),
            ("1,2", "expected one number for all games, found two"),
            (
                "dawn-under=1,dawn-under=1",
                "expected one number for dawn-under, found two",
            ),
        ] {
            assert_eq!(text.parse::<Dear>(), Err(expected.to_owned()), "{text}");
        }
        let unknown = "nim=3".parse::<Dear>().unwrap_err();
        assert!(unknown.contains("nim"), "{unknown}");
    }
}

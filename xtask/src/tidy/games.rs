//! The games, found where they live: a spec in `docs/rules`, and a crate of the same name.

use crate::workspace;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// A set of rules with its spec.
#[derive(Debug)]
pub(crate) struct Game {
    /// The letters its numbers begin with.
    pub(crate) code: String,
    pub(crate) name: String,
    /// The crate that must exist before its rules need tests.
    pub(crate) folder: String,
    /// Whether the spec writes its numbers bare: `DU-1.1` at the line start, `- T-1`, `- I-1`.
    pub(crate) is_bare: bool,
}

impl Game {
    pub(crate) fn spec_path(&self) -> String {
        format!("docs/rules/{}.md", self.name)
    }

    /// Whether this is a game, and not the rules all tables share.
    pub(crate) fn is_played(&self) -> bool {
        self.name != TABLE
    }
}

/// The spec of the rules all tables share, whatever is played there.
const TABLE: &str = "table";

/// All sets of rules, in the order of their names.
pub(crate) static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| match workspace::root() {
    Ok(root) => read(&root),
    Err(_) => Vec::new(),
});

/// Whether a crate is a game.
pub(crate) fn is_game(name: &str) -> bool {
    GAMES.iter().any(|game| game.is_played() && game.name == name)
}

fn read(root: &Path) -> Vec<Game> {
    let files = fs::read_dir(root.join("docs/rules"))
        .into_iter()
        .flatten()
        .flatten();
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".md")?.to_owned()))
        .collect();
    names.sort();
    let game = |name: String| {
        let spec = fs::read_to_string(root.join(format!("docs/rules/{name}.md"))).ok()?;
        let (folder, code) = if name == TABLE {
            ("crates/engine".to_owned(), "TB".to_owned())
        } else {
            let folder = format!("crates/{name}");
            let tour = fs::read_to_string(root.join(&folder).join("src/lib.rs")).ok()?;
            let code = rule_prefix(&tour)?.to_owned();
            (folder, code)
        };
        let is_bare = !spec.contains(&format!("**{code}-"));
        Some(Game {
            code,
            name,
            folder,
            is_bare,
        })
    };
    names.into_iter().filter_map(game).collect()
}

/// The letters a game says its numbers begin with.
fn rule_prefix(tour: &str) -> Option<&str> {
    let (_, rest) = tour.split_once("const RULE_PREFIX: &'static str = \"")?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_are_found_with_their_letters() {
        let of = |name: &str| GAMES.iter().find(|game| game.name == name);
        let letters = |name| of(name).map(|game| (game.code.as_str(), game.is_bare));
        assert_eq!(letters("dawn-under"), Some(("DU", true)));
        assert_eq!(letters("rest-in-peace"), Some(("RP", false)));
        assert_eq!(letters("table"), Some(("TB", false)));
        assert!(is_game("dawn-under") && !is_game("table") && !is_game("engine"));
    }
}

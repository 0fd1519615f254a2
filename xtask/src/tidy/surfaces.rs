//! Every game is on every surface: what the compiler does not ask for is asked for here.
//!
//! A game begins as a spec and a crate. From then on each finding names the next thing to do, in the order of
//! `docs/adding-a-game.md`.

use super::Finding;
use super::games::{GAMES, Game};
use super::messages::LANGUAGES;
use crate::workspace::Tree;

/// Where the games are registered.
const CATALOG: &str = "crates/catalog/src/lib.rs";

/// Where the schemas are handed out.
const SCHEMAS: &str = "crates/protocol/src/schema.rs";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let games = GAMES.iter().filter(|game| game.is_played());
    games.flat_map(|game| missing(tree, game)).collect()
}

/// What a game still lacks.
fn missing(tree: &Tree, game: &Game) -> Vec<Finding> {
    let name = &game.name;
    let module = name.replace('-', "_");
    let mut findings = Vec::new();
    let mut ask = |is_there: bool, path: String, message: String| {
        if !is_there {
            let guide = "docs/adding-a-game.md says how";
            findings.push(Finding::new(&path, 0, format!("{message}; {guide}")));
        }
    };
    let says = |path: &str, text: &str| tree.file(path).is_some_and(|file| file.text.contains(text));

    let register = format!("`{name}` is not registered: expected its line in `register!`");
    ask(
        says(CATALOG, &format!("\"{name}\" is ")),
        CATALOG.to_owned(),
        register,
    );
    for (folder, extension, what) in [
        ("golden", "play", "a golden playthrough"),
        ("archive", "log", "a log that is kept for ever"),
    ] {
        let folder = format!("{}/tests/{folder}", game.folder);
        let kept = |file: &crate::workspace::File| file.is_below(&folder) && file.has_extension(&[extension]);
        let message = format!("expected {what} (`cargo xtask goldens` writes it)");
        ask(tree.files.iter().any(kept), folder.clone(), message);
    }
    for language in LANGUAGES {
        for (file, what) in [
            (format!("{name}.ftl"), "messages"),
            (format!("{name}.md"), "rulebook"),
            (format!("legend-{name}.ftl"), "goal and legend in the browser"),
        ] {
            let path = format!("text/{language}/{file}");
            let message = format!("expected the {what} of {name}");
            ask(tree.file(&path).is_some(), path, message);
        }
    }
    for (path, what) in [
        (
            format!("crates/protocol/tests/truth/{module}.rs"),
            "what the state of a table tells as the truth",
        ),
        (
            format!("crates/protocol/schema/{name}.json"),
            "the schema that the game's tests write",
        ),
        (
            format!("web/src/games/{name}/index.ts"),
            "the board in the browser",
        ),
        (
            format!("web/src/games/{name}/deal.ts"),
            "the deal as the browser draws it again",
        ),
    ] {
        ask(tree.file(&path).is_some(), path, format!("expected {what}"));
    }
    ask(
        says(SCHEMAS, &format!("\"{name}\": ")),
        SCHEMAS.to_owned(),
        format!("the schema of {name} is not handed out: expected its line in `schemas!`"),
    );
    let measured = |file: &crate::workspace::File| file.is_below("bench/src") && file.text.contains(&module);
    let message = format!("expected a line for {name} in `SUBJECTS`");
    ask(
        tree.files.iter().any(measured),
        "bench/src/playouts.rs".to_owned(),
        message,
    );
    for doc in ["README.md", "ARCHITECTURE.md", "docs/protocol.md", "docs/bots.md"] {
        ask(
            says(doc, name),
            doc.to_owned(),
            format!("expected a word about {name}"),
        );
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn what_a_new_game_lacks_is_named_with_the_place_to_put_it() {
        let tree = Tree::read(&workspace::root().unwrap()).unwrap();
        let game = |name: &str| Game {
            code: "ZZ".to_owned(),
            name: name.to_owned(),
            folder: format!("crates/{name}"),
            is_bare: false,
        };
        assert_eq!(missing(&tree, &game("dawn-under")), []);
        let told: Vec<String> = missing(&tree, &game("zombie-zoo"))
            .iter()
            .map(Finding::to_string)
            .collect();
        // One for the catalog, two for tests, twelve for texts, five for truth, schema and browser, five in bench and docs.
        assert_eq!(told.len(), 25, "{told:#?}");
        assert_eq!(
            told[0],
            "crates/catalog/src/lib.rs: `zombie-zoo` is not registered: expected its line in `register!`; \
             docs/adding-a-game.md says how"
        );
        for message in [
            "text/nl/zombie-zoo.md: expected the rulebook of zombie-zoo",
            "text/de/legend-zombie-zoo.ftl: expected the goal and legend in the browser of zombie-zoo",
            "crates/protocol/schema/zombie-zoo.json: expected the schema",
            "crates/protocol/src/schema.rs: the schema of zombie-zoo is not handed out",
        ] {
            assert!(
                told.iter().any(|told| told.starts_with(message)),
                "{message}: {told:#?}"
            );
        }
    }
}

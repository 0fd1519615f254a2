//! `sexton arena`: everybody meets everybody, in one game or in all.

use crate::cli::{Arena, Simulate};
use crate::commands::simulate::series::play_series;
use crate::input::BadInput;
use lab::Format;
use std::path::{Path, PathBuf};

pub(crate) fn run(arena: &Arena) -> anyhow::Result<()> {
    let games: Vec<String> = match arena.game.as_slice() {
        [] => catalog::games().iter().map(|game| game.name.to_owned()).collect(),
        named => named.to_vec(),
    };
    let is_one = games.len() == 1;
    for game in games {
        let facts = catalog::facts(&game).map_err(BadInput::from)?;
        // One number of seats does not suit all games.
        let seats = arena.seats.filter(|seats| is_one || facts.seats.contains(seats));
        let report = arena.report.as_deref().map(|path| match is_one {
            true => path.to_owned(),
            false => of_game(path, &game),
        });
        let simulate = Simulate {
            game: Some(game.clone()),
            bots: arena.bots.clone(),
            programs: arena.programs.clone(),
            games: Some(arena.games),
            seats,
            round_robin: true,
            seed: arena.seed,
            json: arena.json,
            report,
            ..Simulate::default()
        };
        let format = Format::RoundRobin;
        catalog::with_game!(&game, G => play_series::<G>(&simulate, format)).map_err(BadInput::from)??;
    }
    Ok(())
}

/// The file of a game: `arena.html` becomes `arena-dawn-under.html`.
fn of_game(path: &Path, game: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{game}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{game}"),
    };
    path.with_file_name(name)
}

//! `sexton play`: the terminal client, with every table kept on disk.

mod company;
mod solitaire;

use crate::cli::Play;
use crate::input::{BadInput, read_file, read_lang};
use crate::save::{self, LogFile};
use catalog::{ClearingCoffins, DawnUnder, RestInPeace, RuheInFrieden};
use engine::log::read_title;
use engine::table::{NewTable, Table};
use engine::{Game, Secret};
use std::io::IsTerminal as _;
use std::path::Path;
use tui::{Colors, Ended, Journal, JournalError, Session};
use words::Words;

pub(crate) fn run(play: &Play) -> anyhow::Result<()> {
    let game = game_name(play)?;
    catalog::facts(&game).map_err(BadInput::from)?;
    match game.as_str() {
        RestInPeace::NAME => solitaire::run(play),
        ClearingCoffins::NAME => company::run::<ClearingCoffins>(play),
        DawnUnder::NAME => company::run::<DawnUnder>(play),
        RuheInFrieden::NAME => company::run::<RuheInFrieden>(play),
        _ => {
            let message = format!("{game} has no screen yet; `sexton table {game}` plays it by program");
            Err(BadInput::new(message).into())
        }
    }
}

/// The game that was asked for, or the one a log is of.
fn game_name(play: &Play) -> anyhow::Result<String> {
    let log = match (&play.game, &play.resume) {
        (Some(game), _) => return Ok(game.clone()),
        (None, None) => return Ok(RestInPeace::NAME.to_owned()),
        (None, Some(Some(log))) => log.clone(),
        (None, Some(None)) => save::last_unfinished(&save::tables_folder(play.data.as_deref())?, None)?,
    };
    let title = read_title(&read_file(&log)?);
    let bad = |error| BadInput::new(format!("{}: {error}", log.display()));
    Ok(title.map_err(bad)?.game)
}

/// A session as the command line wants it shown.
fn session<G: Game>(play: &Play, table: Table<G>, kept: Kept) -> anyhow::Result<Session<G>> {
    let colors = if play.no_color {
        Colors::None
    } else {
        Colors::from_environment()
    };
    Ok(Session::new(table, Box::new(kept))
        .with_lang(read_lang(play.lang.as_deref())?)
        .with_colors(colors))
}

/// Whether to play in plain lines.
fn is_plain(play: &Play) -> bool {
    play.plain || !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal()
}

/// Says how to come back. Plain lines have said it already.
fn say_farewell<G: Game>(ended: &Ended<G>) {
    if let Some(farewell) = ended.farewell() {
        println!("{}", Words::of(ended.lang).say(&farewell));
    }
}

/// A table that goes on, and the file it is kept in.
fn resume<G: Game>(play: &Play, file: Option<&Path>) -> anyhow::Result<(Table<G>, Kept)> {
    let path = match file {
        Some(path) => path.to_owned(),
        None => save::last_unfinished(&save::tables_folder(play.data.as_deref())?, Some(G::NAME))?,
    };
    let (log, table) = LogFile::resume::<G>(&path)?;
    Ok((table, Kept(log)))
}

/// Begins the file of a new table.
fn keep<G: Game>(play: &Play, table: &Table<G>, path: Option<&Path>) -> anyhow::Result<Kept> {
    Ok(Kept(match path {
        Some(path) => LogFile::create(path, table)?,
        None => save::create_in(&save::tables_folder(play.data.as_deref())?, table)?,
    }))
}

/// The next table with the same options: shuffled, or dealt the same again.
fn another<G: Game>(ended: &Ended<G>, deal: Option<G::Deal>) -> anyhow::Result<Table<G>> {
    let setup = ended.table.setup();
    let new = NewTable {
        deal,
        practice: setup.practice,
        ..NewTable::new(setup.seats, setup.options.clone())
    };
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Table::shuffled(new, Secret::from_bytes(bytes), Vec::new(), &mut ()).map_err(BadInput::from)?)
}

/// The file a table is kept in, as the terminal client knows it.
struct Kept(LogFile);

impl<G: Game> Journal<G> for Kept {
    fn append(&mut self, table: &Table<G>) -> Result<(), JournalError> {
        let path = self.0.path().display().to_string();
        self.0
            .append(table)
            .map_err(|error| JournalError::new(format!("{path}: {error}")))
    }

    fn place(&self) -> Option<String> {
        Some(format!("sexton play --resume {}", shell_word(self.0.path())))
    }
}

/// A path as it can be typed at a shell.
fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = text
        .chars()
        .all(|letter| letter.is_alphanumeric() || "/._-".contains(letter));
    if plain {
        text
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

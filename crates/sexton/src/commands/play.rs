//! `sexton play`: the terminal client, with every table kept on disk.

use crate::cli::Play;
use crate::input::{BadInput, deal_table, read_lang};
use crate::save::{self, LogFile};
use catalog::RestInPeace;
use engine::table::{NewTable, Table};
use engine::{Game as _, Secret};
use std::io::IsTerminal as _;
use std::path::Path;
use tui::{Colors, Ended, Journal, JournalError, Next, Session};
use words::Words;

pub(crate) fn run(play: &Play) -> anyhow::Result<()> {
    let game = play.game.as_deref().unwrap_or(RestInPeace::NAME);
    // Rest in Peace is the one game with a screen so far; other names are refused here.
    catalog::facts(game).map_err(BadInput::from)?;
    let lang = read_lang(play.lang.as_deref())?;
    let (table, kept) = sit_down(play)?;
    let colors = if play.no_color {
        Colors::None
    } else {
        Colors::from_environment()
    };
    let mut session = Session::new(table, Box::new(kept))
        .with_lang(lang)
        .with_colors(colors);
    session.auto_close = play.auto_close;
    loop {
        let ended = play_once(play, session)?;
        let table = match ended.next {
            Next::Leave => return Ok(()),
            Next::NewGame => another(&ended, None)?,
            Next::SameDeal => another(&ended, Some(ended.table.settled_deal()))?,
        };
        let kept = Kept(save::create_in(
            &save::tables_folder(play.data.as_deref())?,
            &table,
        )?);
        session = Session {
            table,
            journal: Box::new(kept),
            lang: ended.lang,
            colors,
            auto_close: play.auto_close,
        };
    }
}

fn play_once(play: &Play, session: Session) -> anyhow::Result<Ended> {
    let (input, output) = (std::io::stdin(), std::io::stdout());
    if play.plain || !input.is_terminal() || !output.is_terminal() {
        Ok(tui::play_plain(session, input.lock(), output.lock())?)
    } else {
        let ended = tui::play_full_screen(session)?;
        // Plain lines have said it already.
        if let Some(farewell) = ended.farewell() {
            println!("{}", Words::of(ended.lang).say(&farewell));
        }
        Ok(ended)
    }
}

/// A new table or one that goes on, and the file it is kept in.
fn sit_down(play: &Play) -> anyhow::Result<(Table<RestInPeace>, Kept)> {
    let data = play.data.as_deref();
    if let Some(file) = &play.resume {
        let path = match file {
            Some(path) => path.clone(),
            None => save::last_unfinished::<RestInPeace>(&save::tables_folder(data)?)?,
        };
        let (log, table) = LogFile::resume::<RestInPeace>(&path)?;
        return Ok((table, Kept(log)));
    }
    let doors: Vec<String> = play.doors.iter().map(|doors| format!("doors={doors}")).collect();
    let table = deal_table::<RestInPeace, _>(&play.dealing, None, &doors, &mut ())?;
    let log = match &play.log {
        Some(path) => LogFile::create(path, &table)?,
        None => save::create_in(&save::tables_folder(data)?, &table)?,
    };
    Ok((table, Kept(log)))
}

/// The next table with the same options: shuffled, or dealt the same again.
fn another(ended: &Ended, deal: Option<rest_in_peace::Deal>) -> anyhow::Result<Table<RestInPeace>> {
    let setup = ended.table.setup();
    let new = NewTable {
        deal,
        practice: setup.practice,
        ..NewTable::new(setup.seats, setup.options)
    };
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Table::shuffled(new, Secret::from_bytes(bytes), Vec::new(), &mut ()).map_err(BadInput::from)?)
}

/// The file a table is kept in, as the terminal client knows it.
struct Kept(LogFile);

impl Journal for Kept {
    fn append(&mut self, table: &Table<RestInPeace>) -> Result<(), JournalError> {
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

//! `sexton play`: the terminal client, with every table kept on disk.

mod seating;

use crate::cli::Play;
use crate::input::{BadInput, deal_table, read_file};
use crate::programs::Roll;
use crate::save::{self, LogFile};
use anyhow::Context as _;
use bots::WithBots;
use engine::log::read_title;
use engine::table::{NewTable, Table};
use engine::{Game, Secret};
use seating::{fresh_seed, is_for_one};
use std::io::IsTerminal as _;
use std::path::Path;
use tui::{
    Colors, Ended, Journal, JournalError, Next, Pace, Screen, Seating, Session, play_full_screen, play_plain,
};
use words::Words;

pub(crate) fn run(play: &Play) -> anyhow::Result<()> {
    let game = game_name(play)?;
    catalog::with_game!(&game, G => play_table::<G>(play)).map_err(BadInput::from)?
}

/// Plays one table after the other, until the players leave.
fn play_table<G: Screen + WithBots>(play: &Play) -> anyhow::Result<()> {
    if !is_for_one::<G>() {
        refuse_what_is_for_one(play)?;
    }
    // What programs write to standard error would tear the screen.
    let mut roll = Roll::open(&play.programs, is_plain(play))?;
    let (mut table, mut kept, mut seating) = sit_down::<G>(play, &mut roll)?;
    let pace = match (play.fast, play.step) {
        (true, _) => Pace::Fast,
        (_, true) => Pace::Keys,
        _ => Pace::Timed,
    };
    let mut lang = None;
    loop {
        let mut session = session(play, table, kept)?;
        session.lang = lang.unwrap_or(session.lang);
        let ended = if is_plain(play) {
            let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
            play_plain(session, &seating, input, output)?
        } else {
            let ended = play_full_screen(session, &seating, pace)?;
            say_farewell(&ended);
            ended
        };
        table = match ended.next {
            Next::Leave => {
                roll.tell_failures();
                return Ok(());
            }
            Next::NewGame => another(&ended, None)?,
            Next::SameDeal => another(&ended, Some(ended.table.settled_deal()))?,
        };
        lang = Some(ended.lang);
        seating.bot_seed = fresh_seed()?;
        note_seats(&seating, &mut table);
        kept = keep(play, &table, None)?;
    }
}

fn refuse_what_is_for_one(play: &Play) -> Result<(), BadInput> {
    let games = games_for_one().join(" and ");
    if play.doors.is_some() || play.auto_close {
        return Err(BadInput::new(format!("--doors and --auto-close are for {games}")));
    }
    if play.dealing.practice {
        let why = "with others at the table nothing is taken back";
        return Err(BadInput::new(format!("--practice is for {games}: {why}")));
    }
    Ok(())
}

/// The games one plays alone.
fn games_for_one() -> Vec<&'static str> {
    let games = catalog::games().into_iter();
    let for_one = games.filter(|game| *game.seats.end() == 1);
    for_one.map(|game| game.name).collect()
}

/// A new table or one that goes on, its file, and who sits at it.
fn sit_down<G: Screen + WithBots>(
    play: &Play,
    roll: &mut Roll,
) -> anyhow::Result<(Table<G>, Kept, Seating<G>)> {
    let seed = match play.dealing.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    if let Some(file) = &play.resume {
        let (table, kept) = resume::<G>(play, file.as_deref())?;
        let seating = seating::resumed(play, &table, seed)?;
        return Ok((table, kept, seating));
    }
    let seating = seating::read::<G>(play, seed, roll)?;
    let doors: Vec<String> = play.doors.iter().map(|doors| format!("doors={doors}")).collect();
    let seats = seating.players.seats();
    let mut table = deal_table::<G, _>(&play.dealing, Some(seats), &doors, &mut ())?;
    note_seats(&seating, &mut table);
    let kept = keep(play, &table, play.log.as_deref())?;
    Ok((table, kept, seating))
}

/// Writes into the log who sits where, unless there is only one who could.
fn note_seats<G: WithBots>(seating: &Seating<G>, table: &mut Table<G>) {
    if !is_for_one::<G>() {
        seating.sit_down(table);
    }
}

/// The game that was asked for, or the one a log is of.
fn game_name(play: &Play) -> anyhow::Result<String> {
    let log = match (&play.game, &play.resume) {
        (Some(game), _) => return Ok(game.clone()),
        // Whoever names no game plays alone.
        (None, None) => {
            let alone = games_for_one().first().copied();
            return Ok(alone.context("expected a game for one")?.to_owned());
        }
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
        .with_lang(play.lang.read()?)
        .with_colors(colors)
        .with_auto(play.auto_close))
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

//! The archive: logs of tables played long ago, kept for ever.
//!
//! They replay to the byte, by the version of the rules they were dealt under, and a table that was left half way can
//! be played on. A log that does not replay any more means that saved tables are lost to their players: give the
//! changed rule a version of its own (`Game::RULES`) and keep the old one beside it.

use crate::golden::Playthrough;
use crate::subject::Subject;
use crate::walk::Walk;
use engine::table::NewTable;
use engine::{Game, Keyed, Log, Secret, Version, log};
use std::path::Path;

/// How far a table that was left half way is played on. Not every table ends by chance.
const MOVES_MAX: usize = 300;

/// Replays every log of an archive and plays half of it on. The newest rules must be in it with these plays; with
/// `SEXTON_BLESS` set a log that is missing is written. One that is there is never touched.
///
/// # Panics
/// If a log is missing, differs or cannot be played on; the message says which.
pub fn check<S: Subject>(folder: &str, plays: &[Playthrough<'_>]) {
    let newest = S::Game::NEWEST;
    for play in plays {
        let path = format!("{folder}/{}{}.log", prefix(newest), play.name);
        if !Path::new(&path).exists() {
            assert!(
                std::env::var_os("SEXTON_BLESS").is_some(),
                "{path} is missing: `cargo xtask goldens` writes it"
            );
            let kept = std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(&path, record::<S>(*play, newest)));
            kept.unwrap_or_else(|error| panic!("{path}: {error}"));
        }
    }
    let mut found = Vec::new();
    let files = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    for file in files {
        let path = file.unwrap_or_else(|error| panic!("{folder}: {error}")).path();
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let rules = replay::<S>(&text)
            .and_then(|rules| play_on::<S>(&text).map(|()| rules))
            .unwrap_or_else(|message| panic!("{}: {message}", path.display()));
        let name = path.file_name().map(|name| name.to_string_lossy());
        assert!(
            name.is_some_and(|name| name.starts_with(&prefix(rules))),
            "{}: expected a name that begins with the version of its rules, {}",
            path.display(),
            prefix(rules)
        );
        found.push(rules);
    }
    for rules in S::Game::RULES.map(Version) {
        assert!(
            found.contains(&rules),
            "{folder}: no log of {rules:?}, which is still played"
        );
    }
}

/// How the names of the logs of a version begin.
fn prefix(rules: Version) -> String {
    format!("v{}-", rules.0)
}

/// The log of a table that chance plays to its end by these rules.
///
/// # Panics
/// If the table cannot be dealt or does not end.
pub fn record<S: Subject>(play: Playthrough<'_>, rules: Version) -> String {
    let new = NewTable {
        rules,
        ..NewTable::new(play.seats, crate::options::read::<S::Game>(play.options))
    };
    let mut walk = Walk::<S>::new(new, play.seed).0;
    let finished = go_on(&mut walk, usize::MAX);
    finished.unwrap_or_else(|message| panic!("{}: {message}", play.name));
    log::write(&walk.table)
}

/// Replays a log to the byte; gives the version of its rules.
fn replay<S: Subject>(text: &str) -> Result<Version, String> {
    let kept = Log::<S::Game>::read(text).map_err(|error| error.to_string())?;
    let table = kept.table().map_err(|error| error.to_string())?;
    kept.verify_shuffle().map_err(|error| error.to_string())?;
    if log::write(&table) != text {
        return Err("it does not replay to the byte".to_owned());
    }
    Ok(table.setup().rules)
}

/// Takes a log up that was cut off half way, plays on, and reads again what came of it.
fn play_on<S: Subject>(text: &str) -> Result<(), String> {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let half = lines[..lines.len().div_ceil(2)].concat();
    let kept = Log::<S::Game>::read(&half).map_err(|error| error.to_string())?;
    let table = kept.table().map_err(|error| error.to_string())?;
    let setup = table.setup();
    let secret = setup.secret.unwrap_or(Secret::from_seed(0));
    let chance = Keyed::new(secret, &setup.salts);
    let mut walk = Walk::<S>::resume(table.with_chance(chance), 0);
    go_on(&mut walk, MOVES_MAX)?;
    replay::<S>(&log::write(&walk.table)).map(|_| ())
}

fn go_on<S: Subject>(walk: &mut Walk<S>, moves_max: usize) -> Result<(), String> {
    for _ in 0..moves_max {
        let Some((at, chosen)) = walk.choose()? else { break };
        chosen
            .perform(&mut walk.table, at, &mut Vec::new())
            .map_err(|refused| format!("{chosen:?} is refused: {refused:?}"))?;
    }
    Ok(())
}

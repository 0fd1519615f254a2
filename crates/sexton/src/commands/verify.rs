//! `sexton verify`: is this log what it says it is?

use crate::cli::Verify;
use crate::input::{BadInput, read_file};
use engine::log::{Log, read_title};
use engine::{Game, LogError, Origin};
use std::io::Write as _;
use std::path::Path;

pub(crate) fn run(verify: &Verify) -> anyhow::Result<()> {
    let text = read_file(&verify.log)?;
    let report = check(&verify.log, &text)?;
    Ok(std::io::stdout().lock().write_all(report.as_bytes())?)
}

/// Checks a log of any game; the report is for people.
///
/// # Errors
/// What is wrong, with the file's name.
pub(crate) fn check(path: &Path, text: &str) -> Result<String, BadInput> {
    let bad = |error: LogError| BadInput::new(format!("{}: {error}", path.display()));
    let title = read_title(text).map_err(bad)?;
    catalog::with_game!(&title.game, G => check_log::<G>(text).map_err(bad)).map_err(BadInput::from)?
}

fn check_log<G: Game>(text: &str) -> Result<String, LogError> {
    let log = Log::<G>::read(text)?;
    let table = log.table()?;
    let shuffle = match (log.verify_shuffle()?, log.setup().origin) {
        (true, Origin::Shuffled) => "deal and draws follow from the opened secret",
        (true, Origin::Explicit) => "the deal was given; later draws follow from the secret",
        (false, _) => "not checked: the secret is not open",
    };
    let end = match (table.outcome(), log.is_closed()) {
        (Some(outcome), true) => format!("over: {}", outcome.reason),
        (Some(outcome), false) => format!("over: {}, but the closing line is missing", outcome.reason),
        (None, _) => "not over".to_owned(),
    };
    let count = log.entries().len();
    Ok(format!(
        "game     {} (rules version {})\nchain    whole, {} lines\ninputs   {count}, all within the rules\n\
         shuffle  {shuffle}\nend      {end}\ndigest   {}\n",
        G::NAME,
        log.setup().rules.0,
        text.lines().count(),
        table.digest(),
    ))
}

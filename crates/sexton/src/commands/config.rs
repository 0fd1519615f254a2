//! `sexton config`: which settings are in force, and a file to start from.

use crate::cli::ConfigCommand;
use crate::commands::serve;
use crate::settings::{self, NoSettings};
use std::ffi::OsString;
use std::io::Write as _;
use std::path::Path;

pub(crate) fn run(command: &ConfigCommand) -> anyhow::Result<()> {
    let told = match command {
        ConfigCommand::Check { file, data } => check(file.as_deref(), data.as_deref())?,
        ConfigCommand::Example => settings::example(),
    };
    Ok(std::io::stdout().lock().write_all(told.as_bytes())?)
}

/// What `sexton serve` would be run with.
fn check(file: Option<&Path>, data: Option<&Path>) -> anyhow::Result<String> {
    let mut args: Vec<OsString> = vec!["sexton".into(), "serve".into()];
    for (flag, path) in [("--config", file), ("--data", data)] {
        if let Some(path) = path {
            args.extend([flag.into(), path.into()]);
        }
    }
    match settings::read(&args) {
        Ok(settings) => {
            serve::check(&settings.serve)?;
            Ok(settings.told())
        }
        Err(NoSettings::File(wrong)) => Err(wrong.into()),
        Err(NoSettings::Words(error)) => error.exit(),
    }
}

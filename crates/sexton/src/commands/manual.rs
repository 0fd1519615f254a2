//! `sexton manual`: the pages for `man`, one for the program and one for each command.

use crate::cli::Cli;
use crate::input::BadInput;
use clap::CommandFactory as _;
use std::path::Path;

pub(crate) fn run(folder: &Path) -> anyhow::Result<()> {
    let cannot = |error| BadInput::new(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(cannot)?;
    // The same page whatever the environment of whoever makes it says.
    let command = Cli::command().mut_subcommands(|command| command.mut_args(|arg| arg.hide_env_values(true)));
    clap_mangen::generate_to(command, folder).map_err(cannot)?;
    Ok(())
}

//! `sexton play`: the terminal client.

use crate::cli::Play;

pub(crate) fn run(_: &Play) -> anyhow::Result<()> {
    Ok(())
}

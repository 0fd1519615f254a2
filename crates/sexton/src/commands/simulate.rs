//! `sexton simulate`: bots play many tables.

use crate::cli::Simulate;

pub(crate) fn run(_: &Simulate) -> anyhow::Result<()> {
    Ok(())
}

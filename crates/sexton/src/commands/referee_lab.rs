//! `sexton referee-lab`: how fair the race of *Clearing Coffins* is.

use super::simulate::progress_bar;
use crate::cli::RefereeLab;
use std::io::Write as _;

pub(crate) fn run(args: &RefereeLab) -> anyhow::Result<()> {
    let bar = progress_bar(args.races, "races")?;
    let report = lab::referee::run(args.races, args.seed, args.hop, &|races| bar.inc(races));
    bar.finish_and_clear();
    let mut output = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut output, &report)?;
        writeln!(output)?;
    } else {
        write!(output, "{report}")?;
    }
    Ok(())
}

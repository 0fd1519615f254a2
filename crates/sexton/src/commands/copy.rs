//! `sexton copy`: a closed house moves to another store.

use crate::cli::CopyArgs;
use crate::input::BadInput;
use crate::stores::Place;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write as _;
use store::moving::{self, MoveError, Moved};

pub(crate) fn run(copy: &CopyArgs) -> anyhow::Result<()> {
    let (from, to) = (Place::of(&copy.from)?, Place::of(&copy.to)?);
    if from == to {
        return Err(BadInput::new("--to: expected another store than --from").into());
    }
    // A folder is made by whoever opens it, but nothing can be copied from a new one.
    if let Place::Folder(folder) = &from
        && !folder.join(store::sqlite::FILE_NAME).is_file()
    {
        let file = folder.join(store::sqlite::FILE_NAME);
        return Err(BadInput::new(format!("{}: there is no such file", file.display())).into());
    }
    let (source, target) = (from.open()?, to.open()?);
    let bar = ProgressBar::new_spinner();
    bar.set_style(
        ProgressStyle::with_template("{spinner} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    let copied = moving::copy(&*source, &*target, &mut |moved| {
        bar.set_message(told(moved));
        bar.tick();
    });
    bar.finish_and_clear();
    let moved = copied.map_err(|error| match error {
        MoveError::NotEmpty => BadInput::new(format!(
            "{}: expected an empty store, found a house in it; nothing was copied",
            to.shown()
        ))
        .into(),
        error => anyhow::Error::from(error).context(format!("{} is not complete", to.shown())),
    })?;
    source.close().wait()?;
    target.close().wait()?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "copied and compared: {}", told(&moved))?;
    for (table, what) in &moved.damaged {
        writeln!(out, "left behind, because it is damaged: table {table}: {what}")?;
    }
    if moved.damaged.is_empty() {
        Ok(())
    } else {
        anyhow::bail!("{} of the tables could not be copied", moved.damaged.len())
    }
}

fn told(moved: &Moved) -> String {
    let Moved {
        tables,
        lines,
        others,
        ..
    } = moved;
    format!("{tables} tables with {lines} lines, and {others} guests, tokens, settings and notes")
}

//! Markdown in the reader's pager.

use super::markdown;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

/// Wider lines are hard to read.
const MOST_COLUMNS: usize = 88;

/// Shows a text in `$PAGER`, else in `less`, else as it is.
pub(super) fn show(text: &str) -> io::Result<()> {
    let columns = crossterm::terminal::size().map_or(MOST_COLUMNS, |(columns, _)| usize::from(columns));
    let has_style = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let text = markdown::render(text, columns.min(MOST_COLUMNS), has_style);
    let pager = std::env::var("PAGER")
        .ok()
        .filter(|pager| !pager.trim().is_empty());
    let pager = pager.unwrap_or_else(|| "less".to_owned());
    let mut words = pager.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or("less"));
    command.args(words).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        // Colours as they are, and no pager for what fits the screen.
        command.env("LESS", "FRX");
    }
    let Ok(mut reader) = command.spawn() else {
        return io::stdout().lock().write_all(text.as_bytes());
    };
    if let Some(mut pipe) = reader.stdin.take() {
        match pipe.write_all(text.as_bytes()) {
            // Whoever has read enough closes the pager, and the pipe with it.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(error),
            _ => {}
        }
    }
    reader.wait().map(|_| ())
}

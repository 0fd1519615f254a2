//! Markdown on a terminal: headings, tables and paragraphs wrapped at words, in the reader's pager.

use std::io::{self, Write as _};
use std::process::{Command, Stdio};
use termimad::{FmtText, MadSkin, crossterm::style::Color};

/// Wider lines are hard to read.
const MOST_COLUMNS: usize = 88;

/// Shows a text in `$PAGER`, else in `less`, else as it is.
pub(super) fn show(markdown: &str) -> io::Result<()> {
    let (columns, _) = termimad::terminal_size();
    let text = render(markdown, usize::from(columns).min(MOST_COLUMNS), &skin());
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

fn skin() -> MadSkin {
    if std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        return MadSkin::no_style();
    }
    let mut skin = MadSkin::default();
    skin.set_headers_fg(Color::Yellow);
    skin
}

fn render(markdown: &str, columns: usize, skin: &MadSkin) -> String {
    FmtText::from(skin, markdown, Some(columns)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_at_words_and_tables_are_drawn() {
        let markdown = "# Health\n\nThere are four levels, and below the last one is the coffin.\n\n| chip | effect |\n|---|---|\n| pill | better |\n";
        let text = render(markdown, 30, &MadSkin::no_style());
        assert!(!text.contains('#'), "{text}");
        assert!(!text.contains("|---|"), "{text}");
        assert!(text.contains("There are four levels, and"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 30), "{text}");
    }
}

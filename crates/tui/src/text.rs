//! Texts, cut and wrapped to measure.

use ratatui::text::Line;

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    Line::raw(text).width()
}

/// The text, cut to a width with an ellipsis where it must be.
pub(crate) fn clip(text: &str, cells: usize) -> String {
    if width(text) <= cells {
        return text.to_owned();
    }
    let mut cut = text.to_owned();
    while !cut.is_empty() && width(&cut) + 1 > cells {
        cut.pop();
    }
    let cut = cut.trim_end();
    if cells == 0 {
        String::new()
    } else {
        format!("{cut}…")
    }
}

/// Whether a line may end here. A no-break space does not count: French sets one before its colon, and a colon must
/// not begin a line.
fn may_break(character: char) -> bool {
    character.is_whitespace() && !matches!(character, '\u{a0}' | '\u{202f}')
}

/// The text in lines of a width; words are kept whole where they fit.
pub(crate) fn wrap(text: &str, cells: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(may_break).filter(|word| !word.is_empty()) {
            let joined = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            if width(&joined) <= cells {
                line = joined;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line = clip(word, cells);
        }
        lines.push(line);
    }
    lines
}

/// The text in at most so many lines; the last ends in an ellipsis if more would follow.
pub(crate) fn wrap_within(text: &str, cells: usize, rows: usize) -> Vec<String> {
    let mut lines = wrap(text, cells);
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = if width(last) + 2 <= cells {
                format!("{last} …")
            } else {
                clip(&format!("{last} …"), cells)
            };
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_ends_at_a_no_break_space() {
        let lines = wrap("Un seul appareil\u{a0}: une touche  par personne", 16);
        assert_eq!(
            lines,
            ["Un seul", "appareil\u{a0}: une", "touche par", "personne"]
        );
    }
}

//! Markdown as lines of a terminal: paragraphs wrapped at words, lists indented, tables drawn.
//!
//! Written for our rulebooks and specs: the library that does this brings a whole engine for regular expressions with it,
//! and with that took longer to build than the rest of the terminal client.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthChar as _;

/// How a character looks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Look {
    heading: bool,
    bold: bool,
    italic: bool,
}

/// Characters with their looks; `\n` begins a new line.
type Rich = Vec<(char, Look)>;

/// The lines of a text, each at most so many columns wide where its words let it be.
pub(super) fn render(markdown: &str, columns: usize, has_style: bool) -> String {
    let mut page = Page {
        columns,
        has_style,
        text: String::new(),
        look: Look::default(),
        line: Rich::new(),
        lists: Vec::new(),
        mark: None,
        table: Vec::new(),
        is_verbatim: false,
    };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.text
}

struct Page {
    columns: usize,
    has_style: bool,
    text: String,
    look: Look,
    /// What is being read: a paragraph, a heading, the text of an item or of a cell.
    line: Rich,
    /// The lists one is in: the number of the next item, or nothing where items are not numbered.
    lists: Vec<Option<u64>>,
    /// What stands before the next line of an item.
    mark: Option<String>,
    /// The rows of a table, the first of which is its head.
    table: Vec<Vec<Rich>>,
    is_verbatim: bool,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.is_verbatim => self.verbatim(&text),
            Event::Text(text) | Event::Code(text) => self.write(&text),
            Event::SoftBreak => self.write(" "),
            Event::HardBreak => self.write("\n"),
            Event::Rule => {
                let rule = "─".repeat(self.columns);
                self.block(&rule);
            }
            _ => {}
        }
    }

    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { .. } => self.look.heading = true,
            Tag::Strong => self.look.bold = true,
            Tag::Emphasis => self.look.italic = true,
            Tag::CodeBlock(_) => self.is_verbatim = true,
            // An item with a list in it ends where the list begins.
            Tag::List(first) => {
                self.flush();
                self.lists.push(*first);
            }
            Tag::Item => {
                let mark = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".to_owned(),
                };
                self.mark = Some(mark);
            }
            Tag::Table(_) => self.table.clear(),
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.flush();
                self.look.heading = false;
                self.text.push('\n');
            }
            TagEnd::Paragraph => {
                self.flush();
                if self.lists.is_empty() {
                    self.text.push('\n');
                }
            }
            TagEnd::Strong => self.look.bold = false,
            TagEnd::Emphasis => self.look.italic = false,
            TagEnd::CodeBlock => {
                self.is_verbatim = false;
                self.text.push('\n');
            }
            TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.text.push('\n');
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.line);
                if let Some(row) = self.table.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.draw_table(),
            _ => {}
        }
    }

    fn write(&mut self, text: &str) {
        let look = self.look;
        self.line.extend(text.chars().map(|letter| (letter, look)));
    }

    /// A line as it is, with an empty one after it.
    fn block(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push_str("\n\n");
    }

    fn verbatim(&mut self, text: &str) {
        for line in text.lines() {
            self.text.push_str("    ");
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    /// Writes what was read, wrapped, behind the mark of its item.
    fn flush(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.is_empty() {
            return;
        }
        let depth = self.lists.len().saturating_sub(1) * 2;
        let mark = self.mark.take().unwrap_or_else(|| {
            let is_item = !self.lists.is_empty();
            if is_item { "  ".to_owned() } else { String::new() }
        });
        let indent = " ".repeat(depth + mark.chars().count());
        let room = self.columns.saturating_sub(indent.len()).max(1);
        for (idx, line) in wrap(&line, room).into_iter().enumerate() {
            let before = if idx == 0 {
                format!("{}{mark}", " ".repeat(depth))
            } else {
                indent.clone()
            };
            let line = self.styled(&line);
            self.text.push_str(&before);
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    fn draw_table(&mut self) {
        let rows = std::mem::take(&mut self.table);
        let count = rows.iter().map(Vec::len).max().unwrap_or_default();
        let columns = (0..count).map(|column| rows.iter().filter_map(move |row| row.get(column)));
        let wanted: Vec<(usize, usize)> = columns
            .map(|cells| {
                let words = cells
                    .clone()
                    .flat_map(|cell| cell.split(|(letter, _)| *letter == ' '));
                let word = words.map(width).max().unwrap_or_default();
                let whole = cells.map(|cell| width(cell)).max().unwrap_or_default();
                (word.max(1), whole.max(1))
            })
            .collect();
        let widths = share(&wanted, self.columns.saturating_sub(3 * count.saturating_sub(1)));
        let none = Rich::new();
        for (idx, row) in rows.iter().enumerate() {
            let cells: Vec<Vec<Rich>> = widths
                .iter()
                .enumerate()
                .map(|(column, width)| wrap(row.get(column).unwrap_or(&none), *width))
                .collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or_default();
            for line in 0..height {
                let parts = cells.iter().zip(&widths).map(|(cell, wide)| {
                    let text = cell.get(line).unwrap_or(&none);
                    let room = " ".repeat(wide.saturating_sub(width(text)));
                    format!("{}{room}", self.styled(text))
                });
                let parts: Vec<String> = parts.collect();
                self.text.push_str(parts.join(" │ ").trim_end());
                self.text.push('\n');
            }
            if idx == 0 {
                let lines: Vec<String> = widths.iter().map(|wide| "─".repeat(*wide)).collect();
                self.text.push_str(&lines.join("─┼─"));
                self.text.push('\n');
            }
        }
        self.text.push('\n');
    }

    fn styled(&self, line: &[(char, Look)]) -> String {
        let mut text = String::new();
        let mut now = Look::default();
        for (letter, look) in line {
            if self.has_style && *look != now {
                text.push_str("\x1b[0m");
                let codes = [
                    (look.heading, "\x1b[1;33m"),
                    (look.bold, "\x1b[1m"),
                    (look.italic, "\x1b[3m"),
                ];
                text.extend(codes.into_iter().filter_map(|(is, code)| is.then_some(code)));
                now = *look;
            }
            text.push(*letter);
        }
        if now != Look::default() {
            text.push_str("\x1b[0m");
        }
        text
    }
}

fn width(text: &[(char, Look)]) -> usize {
    text.iter()
        .map(|(letter, _)| letter.width().unwrap_or_default())
        .sum()
}

/// Breaks a text at its spaces; a word that is longer than a line stays whole.
fn wrap(text: &[(char, Look)], columns: usize) -> Vec<Rich> {
    let mut lines = Vec::new();
    for paragraph in text.split(|(letter, _)| *letter == '\n') {
        let mut line = Rich::new();
        for word in paragraph
            .split(|(letter, _)| *letter == ' ')
            .filter(|word| !word.is_empty())
        {
            if !line.is_empty() {
                if width(&line) + 1 + width(word) > columns {
                    lines.push(std::mem::take(&mut line));
                } else {
                    let [before, after] = [line.last(), word.first()].map(|end| end.map(|(_, look)| *look));
                    let look = before.filter(|_| before == after).unwrap_or_default();
                    line.push((' ', look));
                }
            }
            line.extend_from_slice(word);
        }
        lines.push(line);
    }
    lines
}

/// How wide columns are, together at most `room` if that can be: each has its longest word and its longest cell. No word
/// is broken, and what is left goes to whoever needs least of it first.
fn share(wanted: &[(usize, usize)], room: usize) -> Vec<usize> {
    let mut widths: Vec<usize> = wanted.iter().map(|(word, _)| *word).collect();
    let mut left = room.saturating_sub(widths.iter().sum());
    let mut open: Vec<usize> = (0..wanted.len()).collect();
    open.sort_by_key(|column| wanted[*column].1 - wanted[*column].0);
    for (idx, column) in open.iter().enumerate() {
        let (word, whole) = wanted[*column];
        let more = (whole - word).min(left / (open.len() - idx));
        widths[*column] += more;
        left -= more;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_at_words_and_tables_are_drawn() {
        let markdown = "# Health\n\nThere are *four* levels, and below the last one is the coffin.\n\n| chip | effect |\n|---|---|\n| pill | better, by one level each time |\n";
        let text = render(markdown, 30, false);
        let expected = "Health\n\nThere are four levels, and\nbelow the last one is the\ncoffin.\n\nchip │ effect\n─────┼────────────────────────\npill │ better, by one level\n     │ each time\n\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn items_are_indented_and_numbered() {
        let markdown =
            "1. Throw the dice.\n2. Bang:\n   - first hand\n   - every other hand, which pays\n3. Go on.\n";
        let text = render(markdown, 22, false);
        let expected = "1. Throw the dice.\n2. Bang:\n  • first hand\n  • every other hand,\n    which pays\n3. Go on.\n\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn looks_begin_and_end() {
        assert_eq!(
            render("A **bold** word", 30, true),
            "A \x1b[0m\x1b[1mbold\x1b[0m word\n\n"
        );
    }

    #[test]
    fn every_book_fits_a_terminal() {
        for game in catalog::games() {
            let text = render(game.spec, 100, false);
            let is_wide = |line: &&str| line.chars().filter_map(|letter| letter.width()).sum::<usize>() > 100;
            // Only what is written as it stands may be wider.
            let wide: Vec<&str> = text
                .lines()
                .filter(is_wide)
                .filter(|line| !line.starts_with("    "))
                .collect();
            assert!(wide.is_empty(), "{}: {wide:#?}", game.name);
        }
    }
}

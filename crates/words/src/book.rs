//! The rulebooks: whole, their first section, and the paragraph of a rule.
//!
//! A book is Markdown. Under a paragraph a comment names its rules, `<!-- RP-4.5, R-RP-2 -->`; pictures of pieces,
//! `![skull](piece:clue:skull)`, are for clients that can draw them.

use crate::Lang;

/// The rules of a game in our own words, as Markdown.
pub fn rulebook(lang: Lang, game: &str) -> Option<&'static str> {
    let mut books = lang.text().books.iter();
    books.find(|(name, _)| *name == game).map(|(_, book)| *book)
}

/// A book without its notes and pictures, still Markdown: what a terminal can show.
pub fn rulebook_to_read(lang: Lang, game: &str) -> Option<String> {
    let paragraphs = paragraphs(rulebook(lang, game)?).into_iter();
    let lines = paragraphs
        .filter(|paragraph| !paragraph.lines.is_empty())
        .map(|paragraph| paragraph.lines.join("\n"));
    Some(lines.collect::<Vec<String>>().join("\n\n") + "\n")
}

/// The first section of a book, with which a table can begin: its heading, then its paragraphs as plain text.
pub fn quick_start(lang: Lang, game: &str) -> Option<Vec<String>> {
    let mut sections = paragraphs(rulebook(lang, game)?)
        .into_iter()
        .skip_while(|paragraph| !paragraph.is_section());
    let heading = sections.next()?;
    let body = sections.take_while(|paragraph| !paragraph.is_section());
    let whole: Vec<String> = std::iter::once(heading)
        .chain(body)
        .map(|it| it.plain())
        .collect();
    Some(whole)
}

/// What a book says of a rule, or of the nearest one above it that the book names, as plain text.
pub fn rule_text(lang: Lang, game: &str, rule: &str) -> Option<String> {
    let paragraphs = paragraphs(rulebook(lang, game)?);
    let mut wanted = rule;
    loop {
        if let Some(found) = paragraphs.iter().find_map(|paragraph| paragraph.of_rule(wanted)) {
            return Some(found);
        }
        wanted = wanted.rsplit_once('.')?.0;
    }
}

/// Lines that belong together, and the rules they explain.
#[derive(Default)]
struct Paragraph {
    lines: Vec<String>,
    /// The rules of the paragraph, and those of a single line with the line's index.
    rules: Vec<(String, Option<usize>)>,
}

impl Paragraph {
    fn is_section(&self) -> bool {
        self.lines.first().is_some_and(|line| line.starts_with("## "))
    }

    fn plain(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(|line| plain(line)).collect();
        lines.join("\n")
    }

    fn of_rule(&self, wanted: &str) -> Option<String> {
        let (_, line) = self.rules.iter().find(|(rule, _)| rule == wanted)?;
        Some(match line.and_then(|line| self.lines.get(line)) {
            Some(line) => plain(line),
            None => self.plain(),
        })
    }

    fn is_list(&self) -> bool {
        let is_item =
            |line: &String| line.starts_with("- ") || line.starts_with(|sign: char| sign.is_ascii_digit());
        self.lines.iter().all(is_item)
    }

    fn read(&mut self, line: &str) {
        let (text, rules) = match line.split_once("<!-- ") {
            Some((text, note)) => (text.trim_end(), note.trim_end_matches(" -->")),
            None => (line, ""),
        };
        if !text.is_empty() && !text.starts_with("![") {
            self.lines.push(text.to_owned());
        }
        // A note beside an item of a list is for that item alone.
        let alone = (!text.is_empty()).then(|| self.lines.len().saturating_sub(1));
        let named = rules
            .split(", ")
            .chain(rules_of_row(text))
            .filter(|rule| !rule.is_empty());
        self.rules.extend(named.map(|rule| (rule.to_owned(), alone)));
    }
}

/// The rules in the last cell of a row of a table.
fn rules_of_row(line: &str) -> impl Iterator<Item = &str> {
    let last = line.strip_suffix(" |").and_then(|row| row.rsplit_once("| "));
    let cell = last.map_or("", |(_, cell)| cell);
    cell.split(", ")
        .filter(|rule| rule.contains('-') && rule.ends_with(|sign: char| sign.is_ascii_alphanumeric()))
}

fn paragraphs(book: &str) -> Vec<Paragraph> {
    let mut all: Vec<Paragraph> = Vec::new();
    for block in book.split("\n\n") {
        let mut paragraph = Paragraph::default();
        block.trim().lines().for_each(|line| paragraph.read(line));
        match all.last_mut() {
            // A note of its own is for the list above it.
            Some(above) if paragraph.lines.is_empty() && above.is_list() => {
                above.rules.append(&mut paragraph.rules)
            }
            _ => all.push(paragraph),
        }
    }
    all
}

/// A line without the signs of Markdown.
fn plain(line: &str) -> String {
    let line = line.trim_start_matches('#').trim_start();
    if let Some(row) = line.strip_prefix('|') {
        let cells: Vec<&str> = row
            .split('|')
            .map(str::trim)
            .filter(|cell| !cell.is_empty())
            .collect();
        return cells.join(" · ");
    }
    let bold = line.replace("**", "");
    // A star that stands alone marks a word; none is meant as a star.
    bold.replace('*', "")
}

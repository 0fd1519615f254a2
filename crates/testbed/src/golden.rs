//! Golden playthroughs: a whole table written down, with everything every audience sees.
//!
//! A difference in an old golden means that saved tables replay differently: the rules version must rise.

use crate::json;
use crate::scenario::{self, Script, Word};
use crate::subject::Subject;
use crate::walk::{Move, Walk};
use engine::table::NewTable;
use engine::{Audience, Game, Mode, Table};
use serde_json::Value;
use std::fmt::Write as _;

/// One playthrough: its file, and what is played there.
#[derive(Clone, Copy, Debug)]
pub struct Playthrough<'a> {
    /// The name of the file, without `.play`.
    pub name: &'a str,
    /// The options, as on a command line.
    pub options: &'a str,
    /// How many sit.
    pub seats: u8,
    /// What deals and plays it.
    pub seed: u64,
}

/// Compares a playthrough with its file. With `SEXTON_BLESS` set the file is written instead.
///
/// # Panics
/// If they differ; the message shows where.
pub fn check<S: Subject>(folder: &str, play: Playthrough<'_>) {
    compare(folder, play.name, &record::<S>(play));
}

/// Plays a story of a script and compares what happened with its file. With `SEXTON_BLESS` set the file is written
/// instead.
///
/// # Panics
/// If they differ, or if the story cannot be played; the message shows where.
pub fn check_story<S: Subject, P: Script<Game = S::Game>>(folder: &str, name: &str, script: &str) {
    compare(folder, name, &tell_story::<S, P>(name, script));
}

fn compare(folder: &str, name: &str, text: &str) {
    let path = format!("{folder}/{name}.play");
    if std::env::var_os("SEXTON_BLESS").is_some() {
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, text))
            .unwrap_or_else(|error| panic!("{path}: {error}"));
        return;
    }
    let expected = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{path}: {error}; `cargo xtask goldens` writes it"));
    if let Some(difference) = first_difference(&expected, text) {
        panic!(
            "{name}.play differs {difference}\n`cargo xtask goldens` rewrites it; say in the commit why it changed"
        );
    }
}

/// The first story of a script: how it came about line by line, then scene by scene.
fn tell_story<S: Subject, P: Script<Game = S::Game>>(name: &str, script: &str) -> String {
    let stories = scenario::parse(script).unwrap_or_else(|(line, why)| panic!("{name}:{line}: {why}"));
    let story = stories.first().unwrap_or_else(|| panic!("{name}: no story"));
    let mut book: Option<Book<S>> = None;
    scenario::inputs::<P>(story, |word, text, table, events| {
        let book = book.get_or_insert_with(|| {
            let mut book = Book::open(table);
            book.line(&format!("deal {}", json::line(&table.setup().deal)));
            book.line(&format!("\n{}\n\nhow it came about", story.title));
            book
        });
        match word {
            Word::Given => book.line(&format!("  {text}")),
            _ => book.scene(text, table, events),
        }
    })
    .unwrap_or_else(|(line, why)| panic!("{name}:{line}: {why}"));
    book.map(|book| book.text).unwrap_or_default()
}

/// Plays a table and writes everything down.
///
/// # Panics
/// If a move is refused or the walk does not end.
pub fn record<S: Subject>(play: Playthrough<'_>) -> String {
    let options = crate::options::read::<S::Game>(play.options);
    let (mut walk, events) = Walk::<S>::new(NewTable::new(play.seats, options), play.seed);
    let mut book = Book::<S>::open(&walk.table);
    book.line(&format!("seats {}, seed {}", play.seats, play.seed));
    book.line(&format!("deal {}", json::line(&walk.table.setup().deal)));
    book.scene("dealt", &walk.table, &events);
    for number in 1.. {
        let chosen = walk
            .choose()
            .unwrap_or_else(|error| panic!("{}: {error}", play.name));
        let Some((at, chosen)) = chosen else { break };
        let mut events = Vec::new();
        let done = chosen.perform(&mut walk.table, at, &mut events);
        assert!(done.is_ok(), "{}: {chosen:?} was refused: {done:?}", play.name);
        let title = format!("{number} at {} ms: {}", at.0, tell(&chosen));
        book.scene(&title, &walk.table, &events);
    }
    book.line("");
    book.line(&format!("outcome {}", json::line(&walk.table.outcome())));
    book.line(&format!("digest {}", walk.table.digest()));
    book.text
}

fn tell<G: Game>(chosen: &Move<G>) -> String {
    match chosen {
        Move::Answer(seat, prompt, command) => {
            format!("seat:{} answers {}: {}", seat.0, prompt.0, json::line(command))
        }
        Move::CloseRound => "the round closes".to_owned(),
        Move::Verdict(verdict) => format!("the referee says {}", json::line(verdict)),
        Move::Wake => "wake".to_owned(),
        Move::Hand(seat, holder) => format!("seat:{} goes to {}", seat.0, json::line(holder)),
    }
}

/// The text so far, and the views it told last.
struct Book<S: Subject> {
    text: String,
    views: Vec<Value>,
    _subject: std::marker::PhantomData<S>,
}

impl<S: Subject> Book<S> {
    /// A book that tells what is played, and as agreed on.
    fn open(table: &Table<S::Game>) -> Book<S> {
        let setup = table.setup();
        let mut book = Book {
            text: String::new(),
            views: vec![Value::Null; usize::from(setup.seats) + 1],
            _subject: std::marker::PhantomData,
        };
        let (name, version) = (S::Game::NAME, setup.rules.0);
        book.line(&format!("{name}, rules version {version}"));
        book.line(&format!("options {}", json::line(&setup.options)));
        book
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// One input: what happened, who saw what, what is seen and asked now.
    fn scene(&mut self, title: &str, table: &Table<S::Game>, events: &[<S::Game as Game>::Event]) {
        let _ = write!(self.text, "\n{title}\n");
        for event in events {
            self.event(table.setup().seats, event);
        }
        self.views(table);
        for prompt in table.prompts() {
            let must = if prompt.must { "must" } else { "may" };
            let mode = match prompt.mode {
                Mode::Open => "",
                Mode::Sealed => ", sealed",
                Mode::Race => ", a race",
            };
            let until = prompt
                .until
                .map_or(String::new(), |at| format!(", until {} ms", at.0));
            let choices: Vec<String> = table.choices(&prompt).iter().map(json::line).collect();
            self.line(&format!(
                "  prompt {} seat:{} {} {must}{mode}{until}: {}",
                prompt.id.0,
                prompt.seat.0,
                json::line(&prompt.kind),
                choices.join(" ")
            ));
        }
    }

    fn event(&mut self, seats: u8, event: &<S::Game as Game>::Event) {
        let seen: Vec<(Audience, Option<String>)> = Audience::all(seats)
            .map(|audience| {
                (
                    audience,
                    S::Game::sighting(event, audience).as_ref().map(json::line),
                )
            })
            .collect();
        let same = seen.iter().all(|(_, sighting)| *sighting == seen[0].1);
        match &seen[0].1 {
            Some(sighting) if same => self.line(&format!("  {event}  {sighting}")),
            _ => {
                self.line(&format!("  {event}"));
                for (audience, sighting) in seen {
                    let sighting = sighting.unwrap_or_else(|| "nothing".to_owned());
                    self.line(&format!("    {audience} sees {sighting}"));
                }
            }
        }
    }

    /// The views that changed, in full the first time and as differences later. What changes in the same way for
    /// several audiences is told once.
    fn views(&mut self, table: &Table<S::Game>) {
        let mut told: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for (idx, audience) in Audience::all(table.setup().seats).enumerate() {
            let view = json::value(&table.view(audience));
            let lines = if self.views[idx].is_null() {
                vec![json::sorted(&view)]
            } else {
                json::changes(&self.views[idx], &view)
            };
            self.views[idx] = view;
            match told.iter_mut().find(|(_, others)| *others == lines) {
                Some((audiences, _)) => audiences.push(audience.to_string()),
                None => told.push((vec![audience.to_string()], lines)),
            }
        }
        for (audiences, lines) in told.iter().filter(|(_, lines)| !lines.is_empty()) {
            self.line(&format!("  view {}", audiences.join(" ")));
            lines.iter().for_each(|line| self.line(&format!("    {line}")));
        }
    }
}

/// Where two texts differ first, with a few lines around it.
fn first_difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let at = (0..).find(|idx| old.get(*idx) != new.get(*idx))?;
    let mut text = format!("in line {}:\n", at + 1);
    for line in &old[at.saturating_sub(3)..at.min(old.len())] {
        let _ = writeln!(text, "  {line}");
    }
    let show = |text: &mut String, sign: char, lines: &[&str]| {
        for line in lines.iter().skip(at).take(3) {
            let _ = writeln!(text, "{sign} {line}");
        }
    };
    show(&mut text, '-', &old);
    show(&mut text, '+', &new);
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_what_stands_before_it() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(
            first_difference("a\nb\n", "a\nc\nd\n").as_deref(),
            Some("in line 2:\n  a\n- b\n+ c\n+ d\n")
        );
    }
}

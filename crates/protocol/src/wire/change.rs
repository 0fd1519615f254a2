//! What has changed between two views, as they are written.

use super::Json;
use super::outline::{Outline, Part};
use serde::{Deserialize, Serialize};

/// A step from a value to a part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Step {
    /// A place in a list, counted from 0.
    Place(u32),
    /// A field of an object.
    Field(String),
}

/// A part of the view that is not as it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Change {
    /// The way to it, from the outside in; empty for the whole view.
    pub at: Vec<Step>,
    /// What stands there now, whole, in the game's words.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub now: Json,
}

/// All that has changed since a view was written, as a list of [`Change`]s is written. A list with another length, and an
/// object with other fields, is told whole, and so is whatever is shorter to tell that way.
pub(super) fn changes(before: Option<&str>, now: &Outline) -> String {
    let mut comparison = Comparison {
        before: before.unwrap_or_default(),
        now,
        way: Vec::new(),
        text: String::from("["),
    };
    comparison.compare(0, 0);
    comparison.text.push(']');
    comparison.text
}

/// A step from a value to a part of it, as it is written.
#[derive(Clone, Copy)]
enum Way<'a> {
    Place(usize),
    Name(&'a str),
}

/// A text, without spaces, beside a value that may be another: what is the same is passed over whole.
struct Comparison<'a> {
    before: &'a str,
    now: &'a Outline,
    /// The way to the part that is compared.
    way: Vec<Way<'a>>,
    /// The changes that have been found, as they are written.
    text: String,
}

impl<'a> Comparison<'a> {
    /// The text of a part as it is now.
    fn text_of(&self, part: Part) -> &'a str {
        &self.now.text()[part.start()..part.end()]
    }

    /// Compares a part with the value that begins at `old`; gives where that ends.
    fn compare(&mut self, idx: usize, old: usize) -> usize {
        let part = self.now.parts()[idx];
        let text = self.text_of(part).as_bytes();
        let rest = &self.before.as_bytes()[old..];
        // A number may go on.
        let ends = |rest: &[u8]| rest.get(text.len()).is_none_or(|byte| b",]}".contains(byte));
        if rest.starts_with(text) && ends(rest) {
            return old + text.len();
        }
        let mark = self.text.len();
        if rest.first() == text.first()
            && let Some(end) = self.compare_parts(idx, old)
        {
            self.settle(part, mark);
            return end;
        }
        self.text.truncate(mark);
        self.tell(part);
        end_of(self.before, old)
    }

    /// Compares the parts of a list or an object, one after the other; nothing if the two are not of the same form.
    fn compare_parts(&mut self, idx: usize, old: usize) -> Option<usize> {
        let whole = self.now.parts()[idx];
        let (mut at, mut from) = (old, whole.start());
        let (mut next, mut place) = (idx + 1, 0);
        while next < whole.next() {
            let part = self.now.parts()[next];
            // A bracket or a comma, and in an object the name and its colon.
            let lead = &self.now.text()[from..part.start()];
            at = self.before.as_bytes()[at..]
                .starts_with(lead.as_bytes())
                .then_some(at + lead.len())?;
            let is_missing = self.before.as_bytes().get(at).is_none_or(|byte| *byte == b']');
            if is_missing {
                return None;
            }
            self.way.push(match lead.len() {
                1 => Way::Place(place),
                length => Way::Name(&lead[1..length - 1]),
            });
            at = self.compare(next, at);
            self.way.pop();
            (from, next, place) = (part.end(), part.next(), place + 1);
        }
        // A text or a number has no parts, and one of two lists may have more.
        let closing = &self.now.text()[from..whole.end()];
        let has_parts = whole.next() > idx + 1;
        let is_closed = self.before.as_bytes()[at..].starts_with(closing.as_bytes());
        (has_parts && is_closed).then_some(at + closing.len())
    }

    /// A list or an object has been compared: it is told whole if that is shorter.
    fn settle(&mut self, part: Part, mark: usize) {
        if self.text.len() - mark > part.end() - part.start() {
            let parts = self.text.split_off(mark);
            self.tell(part);
            // The way is part of the length.
            if self.text.len() - mark > parts.len() {
                self.text.truncate(mark);
                self.text.push_str(&parts);
            }
        }
    }

    /// What stands now at the end of the way.
    fn tell(&mut self, part: Part) {
        let now = self.text_of(part);
        let Comparison { way, text, .. } = self;
        text.push_str(if text.len() > 1 {
            r#",{"at":["#
        } else {
            r#"{"at":["#
        });
        for (number, step) in way.iter().enumerate() {
            if number > 0 {
                text.push(',');
            }
            match step {
                Way::Name(name) => text.push_str(name),
                Way::Place(place) => text.push_str(itoa::Buffer::new().format(*place)),
            }
        }
        text.push_str(r#"],"now":"#);
        text.push_str(now);
        text.push('}');
    }
}

/// Where the value that begins here ends.
fn end_of(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (start, 0u32);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => at = end_of_text(bytes, at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' | b':' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Where the closing quote of the text is that begins here, or the end if there is none.
fn end_of_text(bytes: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at
}

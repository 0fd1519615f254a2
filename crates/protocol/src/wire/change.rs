//! What has changed between two views, as they are written.

use super::{Json, JsonOf};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// A step from a value to a part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Step {
    /// A place in a list, counted from 0.
    Place(u32),
    /// A field of an object.
    Field(String),
}

/// A part of the view that is not as it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    /// The way to it, from the outside in; empty for the whole view.
    pub at: Vec<Step>,
    /// What stands there now, whole, in the game's words.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub now: Json,
}

/// All that has changed. A list with another length, and an object with other fields, is told whole, and so is whatever
/// is shorter to tell that way.
pub(super) fn changes(before: Option<&Json>, now: &Json) -> JsonOf<Vec<Change>> {
    let mut changes = Changes {
        way: Vec::new(),
        text: String::from("["),
    };
    match before {
        Some(before) => changes.compare(before.text(), now.text()),
        None => changes.tell(now.text()),
    }
    changes.text.push(']');
    JsonOf::from_text(changes.text)
}

/// A step as it is written.
enum Written<'a> {
    Place(usize),
    Field(&'a str),
}

/// Changes that have been found, as they are written.
struct Changes<'a> {
    /// The way to what is compared now.
    way: Vec<Written<'a>>,
    text: String,
}

impl<'a> Changes<'a> {
    fn compare(&mut self, before: &str, now: &'a str) {
        if before == now {
            return;
        }
        let start = self.text.len();
        let is_alike = self.compare_parts(before, now);
        if !is_alike || self.text.len() - start > now.len() {
            let parts = self.text.split_off(start);
            self.tell(now);
            // The way is part of the length.
            if is_alike && self.text.len() - start > parts.len() {
                self.text.truncate(start);
                self.text.push_str(&parts);
            }
        }
    }

    /// Compares part by part; false if the two are not of the same form.
    fn compare_parts(&mut self, before: &str, now: &'a str) -> bool {
        let (Some(mut olds), Some(news)) = (Parts::of(before), Parts::of(now)) else {
            return false;
        };
        for (place, (name, new)) in news.enumerate() {
            let Some((old_name, old)) = olds.next() else {
                return false;
            };
            if name != old_name {
                return false;
            }
            if old != new {
                self.way.push(match name {
                    "" => Written::Place(place),
                    name => Written::Field(name),
                });
                self.compare(old, new);
                self.way.pop();
            }
        }
        // An empty list is no empty object.
        olds.next().is_none() && before.as_bytes().first() == now.as_bytes().first()
    }

    fn tell(&mut self, now: &str) {
        let Changes { way, text } = self;
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
                Written::Place(place) => write!(text, "{place}").expect("a text has room"),
                Written::Field(name) => text.push_str(name),
            }
        }
        text.push_str(r#"],"now":"#);
        text.push_str(now);
        text.push('}');
    }
}

/// The parts of a list or an object that is written without spaces: the name as it is written, or nothing in a list,
/// and the value.
struct Parts<'a> {
    rest: &'a str,
    is_object: bool,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Option<Parts<'a>> {
        let is_object = text.starts_with('{');
        let rest = text.strip_prefix(['{', '['])?;
        Some(Parts { rest, is_object })
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        let mut rest = self.rest.strip_prefix(',').unwrap_or(self.rest);
        let mut name = "";
        if self.is_object {
            (name, rest) = rest.split_at(end(rest));
            rest = rest.strip_prefix(':')?;
        }
        let (value, rest) = rest.split_at(end(rest));
        self.rest = rest;
        (!value.is_empty()).then_some((name, value))
    }
}

/// Where the value at the beginning of a text ends.
fn end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0u32);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at += 1;
                while !matches!(bytes.get(at), None | Some(b'"')) {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'{' | b'[' => depth += 1,
            b',' | b':' | b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

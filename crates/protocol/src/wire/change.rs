//! What has changed between two views, as they are written.

use super::{Json, JsonOf};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

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
        let (Some(mut olds), Some(mut news)) = (Parts::of(before), Parts::of(now)) else {
            return false;
        };
        let mut place = 0;
        while let Some(new) = news.next() {
            // Most parts are as they were.
            if !olds.pass_by(new.text) {
                let Some(old) = olds.next().filter(|old| old.name == new.name) else {
                    return false;
                };
                self.way.push(match new.name {
                    "" => Written::Place(place),
                    name => Written::Field(name),
                });
                self.compare(old.value, new.value);
                self.way.pop();
                // Often nothing else is different, and the rest need not be taken apart.
                if olds.rest == news.rest {
                    return true;
                }
            }
            place += 1;
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

/// A part of a list or an object, as it is written.
struct Part<'a> {
    text: &'a str,
    /// Nothing in a list.
    name: &'a str,
    value: &'a str,
}

/// The parts of a list or an object that is written without spaces.
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

    /// Goes on behind the next part if it is this one.
    fn pass_by(&mut self, part: &str) -> bool {
        let rest = self.rest.strip_prefix(',').unwrap_or(self.rest);
        let Some(rest) = rest
            .strip_prefix(part)
            .filter(|rest| rest.starts_with([',', '}', ']']))
        else {
            return false;
        };
        self.rest = rest;
        true
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let whole = self.rest.strip_prefix(',').unwrap_or(self.rest);
        let (mut name, mut rest) = ("", whole);
        if self.is_object {
            (name, rest) = rest.split_at(end(rest));
            rest = rest.strip_prefix(':')?;
        }
        let (value, rest) = rest.split_at(end(rest));
        self.rest = rest;
        let text = &whole[..whole.len() - rest.len()];
        (!value.is_empty()).then_some(Part { text, name, value })
    }
}

/// What a byte is to whoever looks for the end of a value.
#[derive(Clone, Copy)]
enum Class {
    Other,
    Quote,
    Opens,
    Closes,
    Parts,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    classes[b'"' as usize] = Class::Quote;
    classes[b'{' as usize] = Class::Opens;
    classes[b'[' as usize] = Class::Opens;
    classes[b'}' as usize] = Class::Closes;
    classes[b']' as usize] = Class::Closes;
    classes[b',' as usize] = Class::Parts;
    classes[b':' as usize] = Class::Parts;
    classes
};

/// Where the value at the beginning of a text ends.
fn end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0u32);
    while at < bytes.len() {
        match CLASSES[usize::from(bytes[at])] {
            Class::Quote => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            Class::Opens => depth += 1,
            Class::Closes | Class::Parts if depth == 0 => return at,
            Class::Closes => depth -= 1,
            Class::Parts | Class::Other => {}
        }
        at += 1;
    }
    bytes.len()
}

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
    let before = before.map_or("", Json::text);
    let mut comparison = Comparison {
        before,
        now: now.text(),
        old: 0,
        new: 0,
        open: Vec::new(),
        text: String::from("["),
    };
    comparison.run();
    comparison.text.push(']');
    JsonOf::from_text(comparison.text)
}

/// A list or an object that both texts are in.
struct Open {
    /// Where it begins.
    old: usize,
    new: usize,
    /// Where the part of it begins that both texts are at.
    old_part: usize,
    new_part: usize,
    /// How many parts of it came before.
    place: usize,
    /// How long the name of that part is, once it has been read; an element of a list has none.
    name: Option<usize>,
    is_object: bool,
    /// How long the text of the changes was before it.
    mark: usize,
}

impl Open {
    /// How far behind the beginning of the part its value begins; nothing while it is still the name that is read.
    fn value(&self) -> Option<usize> {
        match self.name {
            Some(name) => Some(name + 1),
            None => (!self.is_object).then_some(0),
        }
    }
}

/// Two texts that are read side by side, as they are written: without spaces. What is the same at the beginning and at
/// the end, mostly nearly everything, is read once at most.
struct Comparison<'a> {
    before: &'a str,
    now: &'a str,
    /// How far both have been read.
    old: usize,
    new: usize,
    /// What both are in, from the outside in.
    open: Vec<Open>,
    /// The changes that have been found, as they are written.
    text: String,
}

impl Comparison<'_> {
    fn run(&mut self) {
        while self.before.as_bytes()[self.old..] != self.now.as_bytes()[self.new..] {
            self.pass_by();
            let Some(open) = self.open.last() else {
                return self.tell(0, self.now.len());
            };
            let value = open
                .value()
                .map(|value| (open.old_part + value, open.new_part + value));
            let ends = value.and_then(|(old, new)| {
                let (old_end, new_end) = (end_of(self.before, old), end_of(self.now, new));
                // If it is not the value that differs, it is what follows.
                let is_other = self.before[old..old_end] != self.now[new..new_end];
                (is_other && old < old_end && new < new_end).then_some((new, old_end, new_end))
            });
            match ends {
                Some((new, old_end, new_end)) => {
                    self.tell(new, new_end);
                    self.go_on(old_end, new_end);
                }
                None => self.tell_whole(),
            }
        }
        // The rest of everything that is still open is as it was.
        while let Some(open) = self.open.pop() {
            let has_many = self.text.len() - open.mark > self.new - open.new;
            if has_many {
                self.settle(&open, end_of(self.now, open.new));
            }
        }
    }

    /// Reads on as far as both are the same.
    fn pass_by(&mut self) {
        let (behind, start) = (self.old, self.new);
        let same = same_bytes(&self.before.as_bytes()[behind..], &self.now.as_bytes()[start..]);
        let now = &self.now.as_bytes()[..start + same];
        let mut at = start;
        while at < now.len() {
            let old = behind + (at - start);
            match CLASSES[usize::from(now[at])] {
                Class::Quote => at = end_of_text(now, at),
                Class::Opens => self.open.push(Open {
                    old,
                    new: at,
                    old_part: old + 1,
                    new_part: at + 1,
                    place: 0,
                    name: None,
                    is_object: now[at] == b'{',
                    mark: self.text.len(),
                }),
                Class::Closes => {
                    if let Some(open) = self.open.pop() {
                        self.settle(&open, at + 1);
                    }
                }
                Class::Comma => {
                    if let Some(open) = self.open.last_mut() {
                        (open.old_part, open.new_part, open.name) = (old + 1, at + 1, None);
                        open.place += 1;
                    }
                }
                Class::Colon => {
                    if let Some(open) = self.open.last_mut() {
                        open.name = Some(at - open.new_part);
                    }
                }
                Class::Other => {}
            }
            at += 1;
        }
        (self.old, self.new) = (behind + same, start + same);
    }

    /// Goes on behind a part that has been told.
    fn go_on(&mut self, old: usize, new: usize) {
        (self.old, self.new) = (old, new);
        // One of them has more parts.
        if self.before.as_bytes().get(old) != self.now.as_bytes().get(new) {
            self.tell_whole();
        }
    }

    /// The two are not of the same form here: the list or object they are in is told whole.
    fn tell_whole(&mut self) {
        let Some(open) = self.open.pop() else {
            return;
        };
        let (old_end, new_end) = (end_of(self.before, open.old), end_of(self.now, open.new));
        self.text.truncate(open.mark);
        self.tell(open.new, new_end);
        self.go_on(old_end, new_end);
    }

    /// A list or an object has been compared: it is told whole if that is shorter.
    fn settle(&mut self, open: &Open, end: usize) {
        if self.text.len() - open.mark > end - open.new {
            let parts = self.text.split_off(open.mark);
            self.tell(open.new, end);
            // The way is part of the length.
            if self.text.len() - open.mark > parts.len() {
                self.text.truncate(open.mark);
                self.text.push_str(&parts);
            }
        }
    }

    /// What stands now where both are.
    fn tell(&mut self, start: usize, end: usize) {
        let Comparison { now, open, text, .. } = self;
        text.push_str(if text.len() > 1 {
            r#",{"at":["#
        } else {
            r#"{"at":["#
        });
        for (number, open) in open.iter().enumerate() {
            if number > 0 {
                text.push(',');
            }
            match open.name {
                Some(name) => text.push_str(&now[open.new_part..open.new_part + name]),
                None => write!(text, "{}", open.place).expect("a text has room"),
            }
        }
        text.push_str(r#"],"now":"#);
        text.push_str(&now[start..end]);
        text.push('}');
    }
}

/// How many bytes at the beginning are the same.
fn same_bytes(one: &[u8], other: &[u8]) -> usize {
    const STRIDE: usize = 32;
    let strides = one.chunks_exact(STRIDE).zip(other.chunks_exact(STRIDE));
    let same = STRIDE * strides.take_while(|(one, other)| one == other).count();
    let rest = one[same..].iter().zip(&other[same..]);
    same + rest.take_while(|(one, other)| one == other).count()
}

/// What a byte is to whoever looks for the parts of a value.
#[derive(Clone, Copy)]
enum Class {
    Other,
    Quote,
    Opens,
    Closes,
    Comma,
    Colon,
}

const CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    classes[b'"' as usize] = Class::Quote;
    classes[b'{' as usize] = Class::Opens;
    classes[b'[' as usize] = Class::Opens;
    classes[b'}' as usize] = Class::Closes;
    classes[b']' as usize] = Class::Closes;
    classes[b',' as usize] = Class::Comma;
    classes[b':' as usize] = Class::Colon;
    classes
};

/// Where the closing quote of the text is that begins here, or the end if there is none.
fn end_of_text(bytes: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at
}

/// Where the value that begins here ends.
fn end_of(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (start, 0u32);
    while at < bytes.len() {
        match CLASSES[usize::from(bytes[at])] {
            Class::Quote => at = end_of_text(bytes, at),
            Class::Opens => depth += 1,
            Class::Closes | Class::Comma | Class::Colon if depth == 0 => return at,
            Class::Closes => depth -= 1,
            Class::Comma | Class::Colon | Class::Other => {}
        }
        at += 1;
    }
    bytes.len()
}

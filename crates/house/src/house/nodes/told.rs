//! What devices are told, as nodes write it to each other: most of what is on the bus.
//!
//! Their messages are JSON already and are put into the letter as they are. Before them it says how long they are, so
//! that whoever reads it cuts them out again without looking into them. To whoever does not know of that it is a letter
//! like any other.

use super::letter::{Mark, Say, VERSION};
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use store::NodeId;

/// Digits of a node's id.
const ID_DIGITS: usize = 16;

/// What one device is told, as it goes over the wire.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Told {
    pub(super) conn: u64,
    #[serde(with = "as_json")]
    pub(super) messages: Vec<Bytes>,
}

/// Writes what devices are told ([`Say::Told`]): their messages are neither read nor escaped.
pub(super) fn write(from: NodeId, visit: u64, at: Mark, told: &[Told]) -> Bytes {
    let Mark { sent, heard, .. } = at;
    let messages = || told.iter().flat_map(|told| &told.messages);
    let length: usize = messages().map(Bytes::len).sum();
    let mut letter = Vec::with_capacity(length + 8 * messages().count() + 64 * told.len() + 128);
    let mut head = format!(r#"{{"v":{VERSION},"from":"{from}","cut":["#);
    for (number, message) in messages().enumerate() {
        let _ = write!(head, "{}{}", comma(number), message.len());
    }
    let _ = write!(
        head,
        r#"],"say":{{"told":{{"visit":{visit},"at":{{"sent":{sent},"heard":{heard}}},"told":["#
    );
    letter.extend_from_slice(head.as_bytes());
    for (number, Told { conn, messages }) in told.iter().enumerate() {
        letter.extend_from_slice(format!(r#"{}{{"conn":{conn},"messages":["#, comma(number)).as_bytes());
        for (number, message) in messages.iter().enumerate() {
            letter.extend_from_slice(comma(number).as_bytes());
            letter.extend_from_slice(message);
        }
        letter.extend_from_slice(b"]}");
    }
    letter.extend_from_slice(b"]}}}");
    Bytes::from(letter)
}

fn comma(number: usize) -> &'static str {
    if number > 0 { "," } else { "" }
}

/// Reads what [`write`] has written; nothing if it is another letter, or was written otherwise.
pub(super) fn read(letter: &[u8]) -> Option<(NodeId, Say)> {
    let mut rest = Rest(std::str::from_utf8(letter).ok()?);
    rest.pass(r#"{"v":"#)?;
    if rest.number()? != u64::from(VERSION) {
        return None;
    }
    rest.pass(r#","from":""#)?;
    let from = rest.cut(ID_DIGITS)?.parse().ok()?;
    rest.pass(r#"","cut":["#)?;
    let lengths = rest.list(Rest::number)?;
    let mut lengths = lengths.into_iter();
    rest.pass(r#"],"say":{"told":{"visit":"#)?;
    let visit = rest.number()?;
    rest.pass(r#","at":{"sent":"#)?;
    let sent = rest.number()?;
    rest.pass(r#","heard":"#)?;
    let heard = rest.number()?;
    rest.pass(r#"},"told":["#)?;
    let told = rest.list(|rest| {
        rest.pass(r#"{"conn":"#)?;
        let conn = rest.number()?;
        rest.pass(r#","messages":["#)?;
        let messages = rest.list(|rest| {
            let length = usize::try_from(lengths.next()?).ok()?;
            // A copy: a message that waits must not keep everything that was read with it.
            Some(Bytes::copy_from_slice(rest.cut(length)?.as_bytes()))
        })?;
        rest.pass("]}")?;
        Some(Told { conn, messages })
    })?;
    let asks = false;
    let at = Mark { sent, heard, asks };
    let is_all = rest.0 == "]}}}" && lengths.next().is_none();
    is_all.then_some((from, Say::Told { visit, at, told }))
}

/// What is still to be read of a letter.
struct Rest<'a>(&'a str);

impl<'a> Rest<'a> {
    fn pass(&mut self, text: &str) -> Option<()> {
        self.0 = self.0.strip_prefix(text)?;
        Some(())
    }

    fn cut(&mut self, length: usize) -> Option<&'a str> {
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(text)
    }

    fn number(&mut self) -> Option<u64> {
        let digits = self.0.bytes().take_while(u8::is_ascii_digit).count();
        self.cut(digits)?.parse().ok()
    }

    /// One or several, with commas between them.
    fn list<T>(&mut self, mut one: impl FnMut(&mut Rest<'a>) -> Option<T>) -> Option<Vec<T>> {
        let mut list = vec![one(self)?];
        while self.pass(",").is_some() {
            list.push(one(self)?);
        }
        Some(list)
    }
}

/// Messages among other JSON.
mod as_json {
    use bytes::Bytes;
    use serde::ser::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};
    use serde_json::value::RawValue;

    pub(super) fn serialize<S: Serializer>(messages: &[Bytes], serializer: S) -> Result<S::Ok, S::Error> {
        let messages: Result<Vec<&RawValue>, _> =
            messages.iter().map(|json| serde_json::from_slice(json)).collect();
        serializer.collect_seq(messages.map_err(S::Error::custom)?)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Bytes>, D::Error> {
        let messages = Vec::<Box<RawValue>>::deserialize(deserializer)?;
        let bytes = |json| Bytes::from(Box::<str>::from(json).into_string());
        Ok(messages.into_iter().map(bytes).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::super::letter;
    use super::*;

    const NODE: NodeId = NodeId(7);
    const AT: Mark = Mark {
        sent: 3,
        heard: 9,
        asks: false,
    };

    fn told() -> Vec<Told> {
        let (one, two) = (r#"{"is":"done","key":"a\"b],ü"}"#, r#"{"is":"pong"}"#);
        let device = |conn, messages: &[&'static str]| Told {
            conn,
            messages: messages.iter().copied().map(Bytes::from).collect(),
        };
        vec![device(4, &[one, two]), device(7, &[two])]
    }

    /// What is told in a letter that was read.
    fn in_letter(read: Option<(NodeId, Say)>) -> Vec<Told> {
        match read {
            Some((
                NODE,
                Say::Told {
                    visit: 5,
                    at: AT,
                    told,
                },
            )) => told,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn it_is_cut_out_again_by_its_lengths() {
        assert_eq!(in_letter(read(&write(NODE, 5, AT, &told()))), told());
    }

    #[test]
    fn whoever_knows_no_lengths_reads_it_as_any_other_letter() {
        let letter = write(NODE, 5, AT, &told());
        let text = std::str::from_utf8(&letter).unwrap();
        assert_eq!(in_letter(letter::read_json(&letter)), told(), "{text}");
        let (visit, at) = (5, AT);
        let before = letter::write(
            NODE,
            Say::Told {
                visit,
                at,
                told: told(),
            },
        );
        assert_eq!(text.replace(r#""cut":[30,13,13],"#, "").as_bytes(), before);
        assert!(read(&before).is_none());
        assert_eq!(
            in_letter(letter::read(&before)),
            told(),
            "from a node that writes none"
        );
    }

    #[test]
    fn wrong_lengths_cut_nothing() {
        let letter = write(NODE, 5, AT, &told());
        let text = std::str::from_utf8(&letter).unwrap();
        for lengths in [
            "29,13,13",
            "30,13",
            "30,13,13,1",
            "30,13,99999999999999999999",
            "",
            "27,16,13",
        ] {
            let wrong = text.replace("30,13,13", lengths);
            assert!(read(wrong.as_bytes()).is_none(), "{wrong}");
        }
        for end in 0..text.len() {
            assert!(read(&letter[..end]).is_none());
        }
    }
}

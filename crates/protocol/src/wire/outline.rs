//! A value as it is written, with where its parts lie in the text, so that two of them can be compared part by part.
//!
//! A house writes a view for every move and tells what has changed in it. To find that in two texts alone, both would
//! have to be read again, letter by letter.

use super::Json;
use serde::{Serialize, Serializer, ser};
use serde_json::Error;
use std::sync::Arc;

/// A value as JSON, with where its parts lie. Clones share it.
#[derive(Clone, Debug)]
pub struct Outline {
    text: Arc<String>,
    parts: Arc<Vec<Part>>,
}

/// Where a value lies in the text. It is followed by the values in it, in their order.
// Small, because a view has hundreds: no text of a view is four gigabytes long.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    start: u32,
    end: u32,
    next: u32,
}

impl Part {
    pub(super) fn start(self) -> usize {
        self.start as usize
    }

    pub(super) fn end(self) -> usize {
        self.end as usize
    }

    /// The place of the first part behind it and everything in it.
    pub(super) fn next(self) -> usize {
        self.next as usize
    }
}

impl Outline {
    /// Writes plain data down, as [`Json::of`] does. It must not have pieces in it that are written already.
    ///
    /// # Panics
    /// As [`Json::of`].
    pub fn of(data: &(impl Serialize + ?Sized)) -> Outline {
        let mut draft = Draft {
            text: String::with_capacity(4 << 10),
            parts: Vec::with_capacity(512),
        };
        data.serialize(&mut draft)
            .expect("the types of a game's api are plain data");
        Outline {
            text: Arc::new(draft.text),
            parts: Arc::new(draft.parts),
        }
    }

    /// The text.
    pub fn text(&self) -> &Arc<String> {
        &self.text
    }

    /// All parts, the whole value first.
    pub(super) fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The text alone, as a piece of a message.
    pub fn to_json(&self) -> Json {
        Json::from_text(self.text.as_ref().clone())
    }
}

/// Whether nothing in a text needs to be escaped.
fn is_plain(text: &str) -> bool {
    let is_plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    text.bytes().fold(true, |all, byte| all & is_plain(byte))
}

/// A value that is being written.
struct Draft {
    text: String,
    parts: Vec<Part>,
}

impl Draft {
    /// A part begins here.
    fn begin(&mut self) -> usize {
        let start = self.text.len() as u32;
        let place = self.parts.len();
        let (end, next) = (start, place as u32 + 1);
        self.parts.push(Part { start, end, next });
        place
    }

    /// The part ends here.
    fn end(&mut self, part: usize) {
        let next = self.parts.len() as u32;
        let part = &mut self.parts[part];
        (part.end, part.next) = (self.text.len() as u32, next);
    }

    /// A part without parts.
    fn put(&mut self, text: &str) {
        let part = self.begin();
        self.text.push_str(text);
        self.end(part);
    }

    fn put_number(&mut self, number: impl itoa::Integer) {
        self.put(itoa::Buffer::new().format(number));
    }

    /// A part that is rarely met, as the library writes it.
    fn put_rare(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let text = serde_json::to_string(value)?;
        self.put(&text);
        Ok(())
    }

    /// The name of a field or a variant in quotes: one of ours, in which nothing needs to be escaped.
    fn put_name(&mut self, name: &'static str) {
        debug_assert!(is_plain(name), "{name}");
        self.text.push('"');
        self.text.push_str(name);
        self.text.push('"');
    }

    /// A text in quotes.
    fn quote(&mut self, text: &str) -> Result<(), Error> {
        if is_plain(text) {
            self.text.push('"');
            self.text.push_str(text);
            self.text.push('"');
        } else {
            self.text.push_str(&serde_json::to_string(text)?);
        }
        Ok(())
    }

    /// A list or an object begins here; `outer` is what ends with it.
    fn open(&mut self, bracket: char, closing: char, outer: Option<usize>) -> Within<'_> {
        let part = self.begin();
        self.text.push(bracket);
        Within {
            draft: self,
            part,
            closing,
            outer,
        }
    }

    /// An object with one field, whose value comes next.
    fn open_variant(&mut self, name: &'static str) -> usize {
        let part = self.begin();
        self.text.push('{');
        self.put_name(name);
        self.text.push(':');
        part
    }
}

/// A list or an object that is being written.
struct Within<'a> {
    draft: &'a mut Draft,
    part: usize,
    closing: char,
    /// The object around it, where it is the value of a variant.
    outer: Option<usize>,
}

impl Within<'_> {
    /// Another part follows.
    fn separate(&mut self) {
        if self.draft.parts.len() > self.part + 1 {
            self.draft.text.push(',');
        }
    }

    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.separate();
        value.serialize(&mut *self.draft)
    }

    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.separate();
        self.draft.put_name(name);
        self.draft.text.push(':');
        value.serialize(&mut *self.draft)
    }

    fn close(self) {
        self.draft.text.push(self.closing);
        self.draft.end(self.part);
        if let Some(outer) = self.outer {
            self.draft.text.push('}');
            self.draft.end(outer);
        }
    }
}

impl<'a> Serializer for &'a mut Draft {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Within<'a>;
    type SerializeTuple = Within<'a>;
    type SerializeTupleStruct = Within<'a>;
    type SerializeTupleVariant = Within<'a>;
    type SerializeMap = Within<'a>;
    type SerializeStruct = Within<'a>;
    type SerializeStructVariant = Within<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.put(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.put_number(value);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.put_number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.put_rare(&value)
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.put_rare(&value)
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        let part = self.begin();
        self.quote(value)?;
        self.end(part);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.put("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        let part = self.begin();
        self.put_name(variant);
        self.end(part);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let part = self.open_variant(variant);
        value.serialize(&mut *self)?;
        self.text.push('}');
        self.end(part);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Within<'a>, Error> {
        Ok(self.open('[', ']', None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Within<'a>, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, Error> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, Error> {
        let outer = self.open_variant(variant);
        Ok(self.open('[', ']', Some(outer)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Within<'a>, Error> {
        Ok(self.open('{', '}', None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, Error> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, Error> {
        let outer = self.open_variant(variant);
        Ok(self.open('{', '}', Some(outer)))
    }
}

/// Values one after the other, whatever serde calls what they are in.
macro_rules! in_order {
    ($($kind:ident, $put:ident;)*) => {$(
        impl ser::$kind for Within<'_> {
            type Ok = ();
            type Error = Error;

            fn $put<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )*};
}

in_order! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

/// Values with names.
macro_rules! by_name {
    ($($kind:ident)*) => {$(
        impl ser::$kind for Within<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        }
    )*};
}

by_name!(SerializeStruct SerializeStructVariant);

impl ser::SerializeMap for Within<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.separate();
        // Names are texts; a number becomes one.
        let key = serde_json::to_string(key)?;
        if key.starts_with('"') {
            self.draft.text.push_str(&key);
        } else {
            self.draft.quote(&key)?;
        }
        self.draft.text.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut *self.draft)
    }

    fn end(self) -> Result<(), Error> {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    enum Piece {
        Unit,
        New(u8),
        Pair(i8, f64),
        Named { at: Option<char>, rest: Vec<Piece> },
    }

    #[derive(Serialize)]
    struct Marker;

    #[derive(Serialize)]
    struct Wrapped(u64);

    #[derive(Serialize)]
    struct Both(bool, &'static str);

    #[derive(Serialize)]
    struct Whole {
        pieces: Vec<Piece>,
        names: BTreeMap<&'static str, (u16, i64)>,
        numbers: BTreeMap<i32, ()>,
        marker: Marker,
        wrapped: Wrapped,
        both: Both,
        empty: [u8; 0],
        awkward: &'static str,
    }

    fn whole() -> Whole {
        Whole {
            pieces: vec![
                Piece::Unit,
                Piece::New(7),
                Piece::Pair(-3, 0.5),
                Piece::Named {
                    at: Some('"'),
                    rest: vec![
                        Piece::Unit,
                        Piece::Named {
                            at: None,
                            rest: vec![],
                        },
                    ],
                },
            ],
            names: [("a", (1, -1)), ("b\n", (2, i64::MIN))].into(),
            numbers: [(-4, ()), (12, ())].into(),
            marker: Marker,
            wrapped: Wrapped(u64::MAX),
            both: Both(true, "ä♥"),
            empty: [],
            awkward: "\"\\\u{1}[{,:",
        }
    }

    #[test]
    fn the_text_is_that_of_the_library() {
        let outline = Outline::of(&whole());
        assert_eq!(**outline.text(), serde_json::to_string(&whole()).unwrap());
        assert_eq!(outline.to_json(), Json::of(&whole()));
    }

    /// How many values there are in a value, itself included.
    fn count(value: &serde_json::Value) -> usize {
        1 + match value {
            serde_json::Value::Array(parts) => parts.iter().map(count).sum(),
            serde_json::Value::Object(parts) => parts.values().map(count).sum(),
            _ => 0usize,
        }
    }

    #[test]
    fn every_part_is_a_value_with_its_parts_behind_it() {
        let outline = Outline::of(&whole());
        let parts = outline.parts();
        assert_eq!((parts[0].start(), parts[0].end()), (0, outline.text().len()));
        for (idx, part) in parts.iter().enumerate() {
            let value: serde_json::Value =
                serde_json::from_str(&outline.text()[part.start()..part.end()]).unwrap();
            assert_eq!(part.next() - idx, count(&value), "{value}");
        }
    }
}

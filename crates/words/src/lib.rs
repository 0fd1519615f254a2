//! Phrases in words: English, German, French and Dutch from one set of message files.
//!
//! The files lie in `text/<language>/*.ftl` and are shared by all clients. Every key exists in every language;
//! `cargo xtask tidy` and the tests of this crate see to that.

mod book;

pub use book::{quick_start, rule_text, rulebook, rulebook_to_read};

use engine::{Arg, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Dutch.
    Nl,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Fr, Lang::Nl];

    /// The two letters of the language.
    pub fn tag(self) -> &'static str {
        ["en", "de", "fr", "nl"][self as usize]
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        ["English", "Deutsch", "Français", "Nederlands"][self as usize]
    }

    /// Reads a tag such as `de`, `de-AT` or the `de_DE.UTF-8` of a locale.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let letters = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(letters))
    }

    fn text(self) -> &'static Text {
        &TEXTS[self as usize]
    }
}

/// What lies in the folder of a language, found by the build script.
struct Text {
    messages: &'static [&'static str],
    /// The rulebooks by the names of their games.
    books: &'static [(&'static str, &'static str)],
}

static TEXTS: [Text; 4] = include!(concat!(env!("OUT_DIR"), "/text.rs"));

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// One language, ready to speak.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language; made once and kept.
    pub fn of(lang: Lang) -> &'static Words {
        static WORDS: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];
        WORDS[lang as usize].get_or_init(|| Words::load(lang))
    }

    fn load(lang: Lang) -> Words {
        let id = lang.tag().parse().expect("our own tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for file in lang.text().messages {
            // A message that cannot be read is left out here; the tests of this crate do not let one pass.
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether a key is known.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A phrase in words. A key that is missing is said as it is, in angle brackets, never hidden.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_named(phrase, &[], None)
    }

    /// A phrase in words, with the names of those who sit at the table, seat by seat. A seat without a name is called
    /// by its number, counted from 1.
    ///
    /// `you` is the seat of the reader, if only one person reads. For a seat `$seat` a message can choose by
    /// `$seat-is`: it is `you` where the reader alone is meant and `other` everywhere else. Among several seats the
    /// reader is always "you".
    pub fn say_named(&self, phrase: &Phrase, names: &[String], you: Option<Seat>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(&phrase.key)
            .and_then(|message| message.value())
        else {
            return format!("⟨{}⟩", phrase.key);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            if let Some(is_reader) = is_reader(arg, you) {
                args.set(format!("{name}-is"), if is_reader { "you" } else { "other" });
            }
            args.set(*name, self.value(arg, names, you));
        }
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }

    /// A phrase without arguments in words.
    pub fn key(&self, key: &str) -> String {
        self.say(&Phrase::new(key))
    }

    /// What to call whoever sits there: the name, or the seat's number counted from 1.
    pub fn seat(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.idx()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("seat-number").with("number", seat.0 + 1)),
        }
    }

    fn value(&self, arg: &Arg, names: &[String], you: Option<Seat>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(self.seat(*seat, names)),
            Arg::Seats(seats) => {
                let called = seats.iter().map(|seat| match you {
                    Some(you) if you == seat && seats.len() > 1 => self.key("seat-you"),
                    _ => self.seat(seat, names),
                });
                FluentValue::from(called.collect::<Vec<String>>().join(", "))
            }
            Arg::Phrase(phrase) => FluentValue::from(self.say_named(phrase, names, you)),
        }
    }
}

/// Whether an argument means the reader and nobody else; nothing for what is no seat.
fn is_reader(arg: &Arg, you: Option<Seat>) -> Option<bool> {
    match arg {
        Arg::Seat(seat) => Some(you == Some(*seat)),
        Arg::Seats(seats) => Some(you.is_some_and(|you| seats.iter().eq([you]))),
        _ => None,
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("lang", &self.lang)
            .finish_non_exhaustive()
    }
}

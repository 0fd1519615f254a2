//! What people may call themselves: what is read is what is there, and nobody goes by another's name.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::skeleton;

/// So many marks may stand over one letter; more would reach into the lines above.
const MARKS_MAX: usize = 3;

/// The name as it is shown: one space between words, none around them. Nothing if it cannot be a name.
pub(crate) fn clean(name: &str, chars_max: usize) -> Option<String> {
    if name.chars().any(char::is_control) {
        return None;
    }
    let words: Vec<String> = name
        .split_whitespace()
        .map(|word| word.chars().filter(|sign| !is_selector(*sign)).collect())
        .filter(|word: &String| !word.is_empty())
        .collect();
    let name = words.join(" ");
    let mut marks = 0;
    for sign in name.chars() {
        marks = if is_mark(sign) { marks + 1 } else { 0 };
        if !is_seen(sign) || marks > MARKS_MAX {
            return None;
        }
    }
    let has_letters = name.chars().any(|sign| sign != ' ' && !is_mark(sign));
    (has_letters && name.chars().count() <= chars_max).then_some(name)
}

/// Whether one name is taken for the other, by people who look and do not compare (UTS 39).
pub(crate) fn is_alike(one: &str, other: &str) -> bool {
    let looks = |name: &str| -> String { skeleton(name).filter(|sign| !sign.is_whitespace()).collect() };
    let (small, other_small) = (one.to_lowercase(), other.to_lowercase());
    looks(one) == looks(other) || looks(&small) == looks(&other_small)
}

fn is_mark(sign: char) -> bool {
    sign.general_category_group() == GeneralCategoryGroup::Mark
}

/// Phones put it behind signs that come as a picture or as a letter. It is not seen and changes nothing.
fn is_selector(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether there is anything to see of it, and only where it stands: no control, no change of direction, no filler.
fn is_seen(sign: char) -> bool {
    let is_blank = matches!(sign,
        // Letters and marks of Default_Ignorable_Code_Point, and the empty cell of braille.
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}');
    let category = sign.general_category();
    let is_told = !matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    is_told && !is_blank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_is_read_of_it() {
        let check = |name: &str, expected: Option<&str>| {
            assert_eq!(clean(name, 24).as_deref(), expected, "{name:?}");
        };
        check("Anna", Some("Anna"));
        check("  Anna \u{a0} B. ", Some("Anna B."));
        check("Zoë 墓 Ольга", Some("Zoë 墓 Ольга"));
        check("Anna \u{2764}\u{fe0f}", Some("Anna \u{2764}"));
        check("Nguyễn", Some("Nguyễn"));
        check("", None);
        check(" \u{3000} ", None);
        check("a\nb", None);
        check("a\u{7}b", None);
        for (hidden, what) in [
            ("An\u{200b}na", "a space without width"),
            ("An\u{ad}na", "a soft hyphen"),
            ("\u{202e}annA", "a change of direction"),
            ("\u{2066}Anna\u{2069}", "an isolate"),
            ("Anna\u{feff}", "a byte order mark"),
            ("\u{3164}", "a filler"),
            ("\u{2800}", "an empty cell of braille"),
            ("Anna\u{e0041}", "a tag"),
            ("\u{e000}", "a private sign"),
            ("\u{301}", "a mark over nothing"),
            ("Z\u{301}\u{302}\u{303}\u{304}", "a tower of marks"),
        ] {
            assert_eq!(clean(hidden, 24), None, "{what}");
        }
        check(&"x".repeat(24), Some(&"x".repeat(24)));
        check(&"x".repeat(25), None);
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "\u{410}nna"),
            ("Bert", "Bеrt"),
            ("Ilse", "llse"),
            ("Paul", "Pau1"),
            ("Anna", "An na"),
        ] {
            assert!(is_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("guest 1", "guest 2"), ("Jan", "Jana")] {
            assert!(!is_alike(one, other), "{one} {other}");
        }
    }
}

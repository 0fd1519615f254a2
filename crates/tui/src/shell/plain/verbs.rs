//! The words one may type at a table of several seats.

use words::Words;

/// What a word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Look,
    Events,
    Help,
    Rules,
    Language,
    Quit,
    New,
    Retry,
    PlayOn,
    Yes,
    No,
}

impl Verb {
    /// All words, in the order of the help.
    pub(super) const ALL: [Verb; 11] = [
        Verb::Look,
        Verb::Events,
        Verb::Help,
        Verb::Rules,
        Verb::Language,
        Verb::Quit,
        Verb::New,
        Verb::Retry,
        Verb::PlayOn,
        Verb::Yes,
        Verb::No,
    ];

    /// The English words; they are understood in every language.
    fn english(self) -> &'static [&'static str] {
        match self {
            Verb::Look => &["look"],
            Verb::Events => &["log", "events"],
            Verb::Help => &["help", "?"],
            Verb::Rules => &["rules"],
            Verb::Language => &["language"],
            Verb::Quit => &["quit", "exit"],
            Verb::New => &["new"],
            Verb::Retry => &["retry"],
            Verb::PlayOn => &["unsaved"],
            Verb::Yes => &["yes", "y"],
            Verb::No => &["no"],
        }
    }

    /// The key of the word in the player's language.
    pub(super) fn key(self) -> String {
        match self {
            // At this table one looks at the table.
            Verb::Look => "tui-verb-look-around".to_owned(),
            _ => format!("tui-verb-{}", self.english()[0]),
        }
    }

    fn is_called(self, words: &Words, word: &str) -> bool {
        self.english().contains(&word) || words.key(&self.key()).to_lowercase() == word
    }
}

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked<'a> {
    /// An empty line: ask again.
    Nothing,
    /// The choice of this number, counted from 1, and what follows it.
    Number(usize, &'a str),
    /// A word, and what follows it.
    Verb(Verb, &'a str),
    /// Something else: the name of a place, perhaps.
    Other(&'a str),
}

/// Understands a line.
pub(super) fn read<'a>(words: &Words, line: &'a str) -> Asked<'a> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = first.to_lowercase();
    if line.is_empty() {
        Asked::Nothing
    } else if let Ok(number) = first.parse() {
        Asked::Number(number, rest.trim())
    } else {
        Verb::ALL
            .into_iter()
            .find(|verb| verb.is_called(words, &word))
            .map_or(Asked::Other(line), |verb| Asked::Verb(verb, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn english_is_understood_everywhere_and_every_language_has_its_words() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for verb in Verb::ALL {
                assert_eq!(read(words, verb.english()[0]), Asked::Verb(verb, ""), "{lang}");
                let own = words.key(&verb.key());
                assert_eq!(read(words, &own), Asked::Verb(verb, ""), "{lang}: {own}");
            }
        }
    }

    #[test]
    fn numbers_places_and_words_are_told_apart() {
        let words = Words::of(Lang::En);
        assert_eq!(read(words, " 2 "), Asked::Number(2, ""));
        assert_eq!(read(words, "1  c2"), Asked::Number(1, "c2"));
        assert_eq!(read(words, "c2"), Asked::Other("c2"));
        assert_eq!(read(words, "help 2"), Asked::Verb(Verb::Help, "2"));
        assert_eq!(read(words, ""), Asked::Nothing);
    }
}

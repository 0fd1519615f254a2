//! The words one may type at a table: those of every game, and those of its own.

use crate::screen::{Does, Screen, Word};
use words::Words;

/// What a word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Undo,
    Concede,
    Look,
    Events,
    Advise,
    Help,
    Rules,
    Language,
    Quit,
    New,
    Again,
    Retry,
    PlayOn,
    Yes,
    No,
}

impl Verb {
    /// All words, in the order of the help.
    const ALL: [Verb; 15] = [
        Verb::Undo,
        Verb::Concede,
        Verb::Look,
        Verb::Events,
        Verb::Advise,
        Verb::Help,
        Verb::Rules,
        Verb::Language,
        Verb::Quit,
        Verb::New,
        Verb::Again,
        Verb::Retry,
        Verb::PlayOn,
        Verb::Yes,
        Verb::No,
    ];

    /// The English words; they are understood in every language.
    fn english(self) -> &'static [&'static str] {
        match self {
            Verb::Undo => &["undo", "u"],
            Verb::Concede => &["concede", "x"],
            Verb::Look => &["look"],
            Verb::Events => &["log", "events", "e"],
            Verb::Advise => &["advise", "w"],
            Verb::Help => &["help", "h", "?"],
            Verb::Rules => &["rules"],
            Verb::Language => &["language", "l"],
            Verb::Quit => &["quit", "q", "exit"],
            Verb::New => &["new", "n"],
            Verb::Again => &["again", "r"],
            Verb::Retry => &["retry"],
            Verb::PlayOn => &["unsaved"],
            Verb::Yes => &["yes", "y"],
            Verb::No => &["no"],
        }
    }

    /// Whether it means nothing where others sit at the table.
    pub(super) fn is_for_one(self) -> bool {
        matches!(self, Verb::Undo | Verb::Concede | Verb::Again)
    }
}

/// A word, of every game or of this one.
pub(super) enum Keyword<G: Screen> {
    Shell(Verb),
    Game(&'static Word<G>),
}

impl<G: Screen> Clone for Keyword<G> {
    fn clone(&self) -> Keyword<G> {
        *self
    }
}

impl<G: Screen> Copy for Keyword<G> {}

impl<G: Screen> Keyword<G> {
    /// All words in the order of the help: what the game does, what every game knows, with what this one tells in
    /// its midst.
    pub(super) fn all() -> impl Iterator<Item = Keyword<G>> {
        let telling = |word: &&Word<G>| matches!(word.does, Does::Tell(_));
        let own = |tells| G::WORDS.iter().filter(move |word| telling(word) == tells);
        let shell = |verbs: &'static [Verb]| verbs.iter().copied().map(Keyword::Shell);
        let (first, rest) = Verb::ALL.split_at(3);
        let doing = own(false).map(Keyword::Game).chain(shell(first));
        doing.chain(own(true).map(Keyword::Game)).chain(shell(rest))
    }

    fn english(self) -> &'static [&'static str] {
        match self {
            Keyword::Shell(verb) => verb.english(),
            Keyword::Game(word) => word.english,
        }
    }

    /// The key of the word in the player's language.
    pub(super) fn key(self) -> String {
        format!("tui-verb-{}", self.english()[0])
    }

    fn is_called(self, words: &Words, word: &str) -> bool {
        self.english().contains(&word) || words.key(&self.key()).to_lowercase() == word
    }
}

/// What a line asks for.
pub(super) enum Request<'a, G: Screen> {
    /// An empty line: ask again.
    Nothing,
    /// The choice of this number, counted from 1, and what follows it.
    Number(usize, &'a str),
    /// A word, and what follows it.
    Word(Keyword<G>, &'a str),
    /// Something else: the name of a place or of a card, perhaps.
    Other(&'a str),
}

impl<G: Screen> Request<'_, G> {
    /// Whether it is this word of every game.
    pub(super) fn is(&self, verb: Verb) -> bool {
        matches!(self, Request::Word(Keyword::Shell(said), _) if *said == verb)
    }
}

/// Understands a line.
pub(super) fn read<'a, G: Screen>(words: &Words, line: &'a str) -> Request<'a, G> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = first.to_lowercase();
    if line.is_empty() {
        Request::Nothing
    } else if let Ok(number) = first.parse() {
        Request::Number(number, rest.trim())
    } else {
        Keyword::all()
            .find(|keyword| keyword.is_called(words, &word))
            .map_or(Request::Other(line), |keyword| {
                Request::Word(keyword, rest.trim())
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rest_in_peace::RestInPeace;
    use words::Lang;

    fn word(words: &Words, line: &str) -> Option<(String, String)> {
        match read::<RestInPeace>(words, line) {
            Request::Word(said, rest) => Some((said.key(), rest.to_owned())),
            _ => None,
        }
    }

    #[test]
    fn english_is_understood_everywhere_and_every_language_has_its_words() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for said in Keyword::<RestInPeace>::all() {
                let expected = Some((said.key(), String::new()));
                for english in said.english() {
                    assert_eq!(word(words, english), expected, "{lang}");
                }
                let own = words.key(&said.key());
                assert_eq!(word(words, &own), expected, "{lang}: {own}");
            }
        }
    }

    #[test]
    fn numbers_places_and_words_are_told_apart() {
        let words = Words::of(Lang::En);
        let read = |line| read::<RestInPeace>(words, line);
        assert!(matches!(read(" 2 "), Request::Number(2, "")));
        assert!(matches!(read("1  c2"), Request::Number(1, "c2")));
        assert!(matches!(read("c2"), Request::Other("c2")));
        assert!(matches!(read(""), Request::Nothing));
        assert!(read("help 2").is(Verb::Help));
        assert_eq!(
            word(words, "door  10h"),
            Some(("tui-verb-door".to_owned(), "10h".to_owned()))
        );
    }
}

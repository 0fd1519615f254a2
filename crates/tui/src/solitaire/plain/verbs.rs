//! The words a player may type.

use rest_in_peace::parts::Card;
use words::Words;

/// What a word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Flip,
    Skip,
    Door,
    Passage,
    Close,
    Seal,
    Concede,
    Undo,
    Help,
    Look,
    House,
    Deck,
    Discard,
    Clues,
    Events,
    Rules,
    Language,
    New,
    Again,
    Retry,
    PlayOn,
    Yes,
    No,
    Quit,
}

impl Verb {
    /// All words, in the order of the help.
    pub(super) const ALL: [Verb; 24] = [
        Verb::Door,
        Verb::Passage,
        Verb::Close,
        Verb::Seal,
        Verb::Flip,
        Verb::Skip,
        Verb::Undo,
        Verb::Concede,
        Verb::Look,
        Verb::House,
        Verb::Clues,
        Verb::Deck,
        Verb::Discard,
        Verb::Events,
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

    /// The English word; it is understood in every language, and so is its key in the full screen.
    fn english(self) -> &'static [&'static str] {
        match self {
            Verb::Flip => &["flip", "f"],
            Verb::Skip => &["skip", "s"],
            Verb::Door => &["door", "fresh", "go"],
            Verb::Passage => &["passage", "p"],
            Verb::Close => &["close", "c"],
            Verb::Seal => &["seal", "v"],
            Verb::Concede => &["concede", "x"],
            Verb::Undo => &["undo", "u"],
            Verb::Help => &["help", "h", "?"],
            Verb::Look => &["look"],
            Verb::House => &["house"],
            Verb::Deck => &["deck", "d"],
            Verb::Discard => &["discard"],
            Verb::Clues => &["clues"],
            Verb::Events => &["events", "e"],
            Verb::Rules => &["rules"],
            Verb::Language => &["language", "l"],
            Verb::New => &["new", "n"],
            Verb::Again => &["again", "r"],
            Verb::Retry => &["retry"],
            Verb::PlayOn => &["unsaved"],
            Verb::Yes => &["yes", "y"],
            Verb::No => &["no"],
            Verb::Quit => &["quit", "q", "exit"],
        }
    }

    /// The key of the word in the player's language.
    pub(super) fn key(self) -> String {
        format!("tui-verb-{}", self.english()[0])
    }

    /// Whether it only asks for something to be told.
    pub(super) fn is_question(self) -> bool {
        matches!(
            self,
            Verb::Help
                | Verb::Look
                | Verb::House
                | Verb::Deck
                | Verb::Discard
                | Verb::Clues
                | Verb::Events
                | Verb::Rules
                | Verb::Language
        )
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
    /// The choice of this number, counted from 1.
    Number(usize),
    /// The door of this card.
    Card(Card),
    /// A word, and what follows it.
    Verb(Verb, &'a str),
    /// Something nobody understands.
    Unknown,
}

/// Understands a line.
pub(super) fn read<'a>(words: &Words, line: &'a str) -> Asked<'a> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = first.to_lowercase();
    if line.is_empty() {
        Asked::Nothing
    } else if let (Ok(number), "") = (first.parse(), rest) {
        Asked::Number(number)
    } else if let (Ok(card), "") = (first.parse(), rest) {
        Asked::Card(card)
    } else {
        Verb::ALL
            .into_iter()
            .find(|verb| verb.is_called(words, &word))
            .map_or(Asked::Unknown, |verb| Asked::Verb(verb, rest.trim()))
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
    fn numbers_cards_and_nonsense_are_told_apart() {
        let words = Words::of(Lang::En);
        assert_eq!(read(words, " 2 "), Asked::Number(2));
        assert_eq!(read(words, "3d"), Asked::Card("3♦".parse().unwrap()));
        assert_eq!(read(words, "door 10h"), Asked::Verb(Verb::Door, "10h"));
        assert_eq!(read(words, "help  2"), Asked::Verb(Verb::Help, "2"));
        assert_eq!(read(words, ""), Asked::Nothing);
        assert_eq!(read(words, "xyzzy"), Asked::Unknown);
    }
}

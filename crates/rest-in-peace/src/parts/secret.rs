//! The thirteen secrets.

use super::{NotAPiece, Pattern, Suit, serde_as_text};
use std::fmt;
use std::str::FromStr;

/// What hides in a room (RP-1.3). Written `SHC`, `L♠`, `Pa`, `Gh`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Secret {
    /// One of the six orders of the clues.
    Pattern(Pattern),
    /// Doors of this suit are locked on the first visit.
    Locked(Suit),
    /// One end of the secret passage.
    Passage,
    /// Eva's ghost.
    Ghost,
}

impl Secret {
    /// The thirteen secrets of RP-1.3: six patterns, four locks, two passages, one ghost.
    pub const ALL: [Secret; 13] = [
        Secret::Pattern(Pattern::from_idx(0)),
        Secret::Pattern(Pattern::from_idx(1)),
        Secret::Pattern(Pattern::from_idx(2)),
        Secret::Pattern(Pattern::from_idx(3)),
        Secret::Pattern(Pattern::from_idx(4)),
        Secret::Pattern(Pattern::from_idx(5)),
        Secret::Locked(Suit::Spades),
        Secret::Locked(Suit::Hearts),
        Secret::Locked(Suit::Diamonds),
        Secret::Locked(Suit::Clubs),
        Secret::Passage,
        Secret::Passage,
        Secret::Ghost,
    ];

    /// The pattern, if it is one.
    #[inline]
    pub fn pattern(self) -> Option<Pattern> {
        match self {
            Secret::Pattern(pattern) => Some(pattern),
            _ => None,
        }
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Secret::Pattern(pattern) => fmt::Display::fmt(pattern, f),
            Secret::Locked(suit) => write!(f, "L{}", suit.sign()),
            Secret::Passage => f.write_str("Pa"),
            Secret::Ghost => f.write_str("Gh"),
        }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Secret {
    type Err = NotAPiece;
    fn from_str(text: &str) -> Result<Secret, NotAPiece> {
        let mut letters = text.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some('L'), Some(sign), None) => Suit::from_sign(sign).map(Secret::Locked).ok_or(NotAPiece),
            (Some('P'), Some('a'), None) => Ok(Secret::Passage),
            (Some('G'), Some('h'), None) => Ok(Secret::Ghost),
            _ => text.parse().map(Secret::Pattern),
        }
    }
}

serde_as_text!(Secret, "a secret such as \"SHC\", \"L♠\", \"Pa\" or \"Gh\"");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirteen_secrets_and_each_reads_as_it_is_written() {
        // RP-1.3, R-RP-1: 6 patterns + 4 locks + 2 passages + 1 ghost.
        let secrets = Secret::ALL;
        let count = |wanted: fn(&Secret) -> bool| secrets.iter().filter(|secret| wanted(secret)).count();
        assert_eq!(count(|secret| secret.pattern().is_some()), 6);
        assert_eq!(count(|secret| matches!(secret, Secret::Locked(_))), 4);
        assert_eq!(count(|secret| *secret == Secret::Passage), 2);
        assert_eq!(count(|secret| *secret == Secret::Ghost), 1);
        for secret in secrets {
            assert_eq!(secret.to_string().parse(), Ok(secret));
        }
        assert_eq!("LL".parse::<Secret>(), Err(NotAPiece));
        assert_eq!("SHS".parse::<Secret>(), Err(NotAPiece));
    }
}

//! Why the house says no. What the rules of a game refuse is the game's own ([`engine::Refusing`]).

use engine::Phrase;
use protocol::wire::Trouble;
use std::fmt;
use strum::{IntoStaticStr, VariantArray};

/// Why the house says no: to a request, to a device that must leave a table, or to a line that ends.
///
/// Each has a code for machines, which never changes, and a message for people: `NotTheHost` is `not_the_host` on the
/// wire and `house-not-the-host` in `text/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum HouseRefusal {
    AlreadyDealt,
    AlreadyOver,
    BadChat,
    BadDelay,
    BadName,
    BadOptions,
    BadOrders,
    BadPassword,
    BadSalt,
    BadTicket,
    BadTime,
    Closing,
    Damaged,
    Draining,
    EmptySeats,
    Forgotten,
    Frozen,
    HelloFirst,
    HouseIsFull,
    JoinFirst,
    KeptOut,
    KeyWanted,
    Kicked,
    KnockFirst,
    Muted,
    MutedEverywhere,
    NameTaken,
    NoAdviceHere,
    NoBackup,
    NoBotThere,
    NoFreeSeat,
    NoLesson,
    NoPrograms,
    NoSeat,
    NoSpectators,
    NoSuchAddress,
    NoSuchBot,
    NoSuchChoice,
    NoSuchCode,
    NoSuchEntry,
    NoSuchGuest,
    NoSuchSeat,
    NoSuchTable,
    NobodyThere,
    NotACommand,
    NotARequest,
    NotDealt,
    NotForPrograms,
    NotHere,
    NotInThisLesson,
    NotKept,
    NotOffered,
    NotOver,
    NotPaused,
    NotText,
    NotTheHost,
    NotTheHostHimself,
    NothingToHold,
    OneTryADay,
    OnlyOnTheMachine,
    OtherRules,
    OtherVersion,
    PasswordWanted,
    Paused,
    PracticeIsForOne,
    ReadOnFirst,
    SameForEverybody,
    SeatGivenUp,
    SeatRestless,
    SeatTaken,
    SeatedAlready,
    SeatsAreTaken,
    StillThinking,
    TableClosed,
    TooBig,
    TooFast,
    TooMany,
    TooManyDevices,
    TooManyGuesses,
    TooManyPrograms,
    TooManyReports,
    TooManyTables,
    TooMuchChat,
    TooSlow,
    TurnedAway,
    WrongPassword,
}

impl HouseRefusal {
    /// A stable name for machines.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// What to tell people.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("house-{}", self.code().replace('_', "-")))
    }

    /// The refusal with what was expected and found, in English, for the technical eye.
    pub(crate) fn because(self, problem: impl fmt::Display) -> Trouble {
        self.saying(self.phrase().with_text("problem", problem))
    }

    /// The refusal with its message filled in.
    pub fn saying(self, phrase: Phrase) -> Trouble {
        Trouble {
            code: self.code().to_owned(),
            rule: None,
            say: phrase.into(),
            retry_ms: None,
        }
    }

    /// The refusal of what only came too soon: after so long it may be said again.
    pub fn until(self, retry_ms: u32) -> Trouble {
        Trouble {
            retry_ms: Some(retry_ms),
            ..Trouble::from(self)
        }
    }
}

impl From<HouseRefusal> for Trouble {
    fn from(refusal: HouseRefusal) -> Trouble {
        refusal.saying(refusal.phrase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Lang, Words};

    #[test]
    fn whatever_the_house_refuses_can_be_told_in_every_language() {
        for refusal in HouseRefusal::VARIANTS {
            let key = refusal.phrase().key;
            for lang in Lang::ALL {
                assert!(Words::of(lang).knows(&key), "{lang}: {key}");
            }
        }
    }
}

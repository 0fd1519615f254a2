//! Why the house says no. What the rules of a game refuse is the game's own ([`engine::Refusing`]).

use engine::Phrase;
use protocol::wire::Trouble;
use std::fmt;

/// Names every refusal once, with its code on the wire.
macro_rules! refusals {
    ($($name:ident = $code:literal,)*) => {
        /// Why the house says no: to a request, to a device that must leave a table, or to a line that ends.
        ///
        /// Each has a code for machines, which never changes, and a message for people:
        /// `not_the_host` is `house-not-the-host` in `text/`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[expect(missing_docs, reason = "the messages in text/ say what each one means")]
        pub enum HouseRefusal {
            $($name,)*
        }

        impl HouseRefusal {
            /// Every refusal.
            pub const ALL: &'static [HouseRefusal] = &[$(HouseRefusal::$name),*];

            /// A stable name for machines.
            pub fn code(self) -> &'static str {
                match self {
                    $(HouseRefusal::$name => $code,)*
                }
            }
        }
    };
}

refusals! {
    AlreadyDealt = "already_dealt",
    AlreadyOver = "already_over",
    BadChat = "bad_chat",
    BadDelay = "bad_delay",
    BadName = "bad_name",
    BadOptions = "bad_options",
    BadOrders = "bad_orders",
    BadSalt = "bad_salt",
    BadTicket = "bad_ticket",
    Closing = "closing",
    Damaged = "damaged",
    EmptySeats = "empty_seats",
    Frozen = "frozen",
    HelloFirst = "hello_first",
    JoinFirst = "join_first",
    KeyWanted = "key_wanted",
    Kicked = "kicked",
    Muted = "muted",
    NoBotThere = "no_bot_there",
    NoFreeSeat = "no_free_seat",
    NoRaceNow = "no_race_now",
    NoSeat = "no_seat",
    NoSpectators = "no_spectators",
    NoSuchBot = "no_such_bot",
    NoSuchCode = "no_such_code",
    NoSuchGuest = "no_such_guest",
    NoSuchSeat = "no_such_seat",
    NoSuchTable = "no_such_table",
    NobodyThere = "nobody_there",
    NotACommand = "not_a_command",
    NotARequest = "not_a_request",
    NotAtATable = "not_at_a_table",
    NotDealt = "not_dealt",
    NotHere = "not_here",
    NotKept = "not_kept",
    NotOver = "not_over",
    NotPaused = "not_paused",
    NotText = "not_text",
    NotTheHost = "not_the_host",
    NotTheHostHimself = "not_the_host_himself",
    NothingToHold = "nothing_to_hold",
    OneTryADay = "one_try_a_day",
    OtherVersion = "other_version",
    Paused = "paused",
    PracticeIsForOne = "practice_is_for_one",
    SameForEverybody = "same_for_everybody",
    SeatGivenUp = "seat_given_up",
    SeatTaken = "seat_taken",
    SeatedAlready = "seated_already",
    SeatsAreTaken = "seats_are_taken",
    TooBig = "too_big",
    TooFast = "too_fast",
    TooMany = "too_many",
    TooManyDevices = "too_many_devices",
    TooManyTables = "too_many_tables",
    TooMuchChat = "too_much_chat",
    TooSlow = "too_slow",
}

impl HouseRefusal {
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
    use std::collections::BTreeSet;
    use words::{Lang, Words};

    #[test]
    fn whatever_the_house_refuses_can_be_told_in_every_language() {
        for refusal in HouseRefusal::ALL {
            let key = refusal.phrase().key;
            for lang in Lang::ALL {
                assert!(Words::of(lang).knows(&key), "{lang}: {key}");
            }
        }
    }

    #[test]
    fn every_refusal_has_a_code_of_its_own() {
        let codes: BTreeSet<&str> = HouseRefusal::ALL.iter().map(|refusal| refusal.code()).collect();
        assert_eq!(codes.len(), HouseRefusal::ALL.len());
    }
}

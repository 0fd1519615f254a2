//! Why the rules said no.

use crate::phrase::Phrase;
use crate::prompt::PromptId;
use crate::seat::Seat;
use serde::Serialize;
use std::fmt;

/// The number of a rule in the specs, such as `RF-4.3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What every refusal can say of itself.
///
/// A refusal carries what was asked and nothing the seat may not know.
pub trait Refusing {
    /// The rule that forbids it.
    fn rule(&self) -> Rule;
    /// A stable name for machines.
    fn code(&self) -> &'static str;
    /// What to tell the player.
    fn phrase(&self) -> Phrase;
}

/// A refused input: by the rules every table shares (`TB`), or by the rules of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The prompt named is not open: it has been answered, has passed, or never was.
    NoSuchPrompt(PromptId),
    /// The prompt named is open, but for another seat.
    NotYourPrompt(PromptId, Seat),
    /// There is no such seat at this table.
    NoSuchSeat(Seat),
    /// The table is over; nothing moves any more.
    TableOver,
    /// The prompt belongs to a race: the referee judges it, and his verdict is the input.
    ForTheReferee(PromptId),
    /// A sealed answer is final for its round.
    AlreadySealed(PromptId),
    /// There is no sealed round to close.
    NoRound,
    /// There is no race to judge.
    NoRace,
    /// No prompt waits for this time.
    NothingDue,
    /// Nothing can be taken back: the table is counted, or something was turned up since.
    NothingToTakeBack,
    /// Advice is only for whoever plays alone or with bots.
    NoAdviceHere,
    /// The rules of the game said no.
    Rules(R),
}

impl<R: Refusing> Refusing for Refused<R> {
    fn rule(&self) -> Rule {
        match self {
            Refused::NoSuchPrompt(_) => Rule("TB-2.2"),
            Refused::NotYourPrompt(..) => Rule("TB-2.3"),
            Refused::NoSuchSeat(_) => Rule("TB-1.2"),
            Refused::TableOver => Rule("TB-1.4"),
            Refused::ForTheReferee(_) => Rule("TB-4.1"),
            Refused::AlreadySealed(_) => Rule("TB-3.2"),
            Refused::NoRound => Rule("TB-3.3"),
            Refused::NoRace => Rule("TB-4.2"),
            Refused::NothingDue => Rule("TB-2.5"),
            Refused::NothingToTakeBack => Rule("TB-5.2"),
            Refused::NoAdviceHere => Rule("TB-8.3"),
            Refused::Rules(refusal) => refusal.rule(),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refused::NoSuchPrompt(_) => "no_such_prompt",
            Refused::NotYourPrompt(..) => "not_your_prompt",
            Refused::NoSuchSeat(_) => "no_such_seat",
            Refused::TableOver => "table_over",
            Refused::ForTheReferee(_) => "for_the_referee",
            Refused::AlreadySealed(_) => "already_sealed",
            Refused::NoRound => "no_round",
            Refused::NoRace => "no_race",
            Refused::NothingDue => "nothing_due",
            Refused::NothingToTakeBack => "nothing_to_take_back",
            Refused::NoAdviceHere => "no_advice_here",
            Refused::Rules(refusal) => refusal.code(),
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            Refused::NoSuchPrompt(id) => Phrase::new("refused-no-such-prompt").with("prompt", id.0),
            Refused::NotYourPrompt(id, seat) => Phrase::new("refused-not-your-prompt")
                .with("prompt", id.0)
                .with("seat", *seat),
            Refused::NoSuchSeat(seat) => {
                Phrase::new("refused-no-such-seat").with("number", seat.0.saturating_add(1))
            }
            Refused::TableOver => Phrase::new("refused-table-over"),
            Refused::ForTheReferee(id) => Phrase::new("refused-for-the-referee").with("prompt", id.0),
            Refused::AlreadySealed(id) => Phrase::new("refused-already-sealed").with("prompt", id.0),
            Refused::NoRound => Phrase::new("refused-no-round"),
            Refused::NoRace => Phrase::new("refused-no-race"),
            Refused::NothingDue => Phrase::new("refused-nothing-due"),
            Refused::NothingToTakeBack => Phrase::new("refused-nothing-to-take-back"),
            Refused::NoAdviceHere => Phrase::new("refused-no-advice-here"),
            Refused::Rules(refusal) => refusal.phrase(),
        }
    }
}

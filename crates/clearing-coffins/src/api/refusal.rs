//! Why the rules say no.

use super::Place;
use engine::{Phrase, Refusing, Rule, Seat};

/// Why the rules say no, with what was asked and nothing the seat does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game waits for another seat.
    NotYourChoice(Seat),
    /// The game waits for something else.
    NotNow,
    /// Hands on the garlic are judged by the referee.
    ForTheReferee,
    /// The seat has to watch this throw.
    SitsOut,
    /// With `early_pass = off` the full time is waited for.
    NoPassing,
    /// With `claim_mode = pointed` a bang points at something.
    TargetMissing,
    /// With `claim_mode = garlic` a bang points at nothing.
    TargetUnwanted,
    /// No card lies there.
    NoCard(Place),
    /// A card of another seat that lies up is no target.
    AnothersUpCard(Place),
    /// The card belongs to another seat.
    NotOwn(Place),
    /// The card is the claimant's own.
    NotAnothers(Place),
    /// The card lies down already.
    NotUp(Place),
    /// The card lies up.
    NotDown(Place),
    /// A penalty turns up a card that lies down.
    NothingToTurn(Place),
    /// Two cards of one seat cannot change places.
    SameSeat,
    /// A card cannot change places with itself.
    SameCard,
    /// This seat's cards that lie up may not be picked now.
    OnlyDownCards(Place),
    /// Who has looked must swap.
    MustSwap,
    /// Nothing may be revealed or judged now.
    NoRaceNow,
    /// A time limit means nothing here.
    NoTimeoutNow,
    /// The time has not come.
    NotDue,
    /// The verdict names a seat that is not there.
    NoSuchSeat(Seat),
    /// The verdict names a seat twice.
    SeatTwice(Seat),
    /// The bangs are not in order.
    BangsOutOfOrder,
    /// The false starts are not in order.
    FalseStartsOutOfOrder,
    /// No bang has such a reaction.
    ReactionOutOfBounds(Seat, i32),
    /// That is no false start.
    NotAFalseStart(Seat, i32),
    /// There are no false starts in this round.
    NoFalseStarts,
    /// The game knows no such input.
    UnknownInput,
}

impl Refusal {
    /// All reasons, with made-up arguments, for lists of messages.
    pub fn samples() -> [Refusal; 29] {
        let seat = Seat(1);
        let place = Place { seat, slot: 2 };
        [
            Refusal::NotYourChoice(seat),
            Refusal::NotNow,
            Refusal::ForTheReferee,
            Refusal::SitsOut,
            Refusal::NoPassing,
            Refusal::TargetMissing,
            Refusal::TargetUnwanted,
            Refusal::NoCard(place),
            Refusal::AnothersUpCard(place),
            Refusal::NotOwn(place),
            Refusal::NotAnothers(place),
            Refusal::NotUp(place),
            Refusal::NotDown(place),
            Refusal::NothingToTurn(place),
            Refusal::SameSeat,
            Refusal::SameCard,
            Refusal::OnlyDownCards(place),
            Refusal::MustSwap,
            Refusal::NoRaceNow,
            Refusal::NoTimeoutNow,
            Refusal::NotDue,
            Refusal::NoSuchSeat(seat),
            Refusal::SeatTwice(seat),
            Refusal::BangsOutOfOrder,
            Refusal::FalseStartsOutOfOrder,
            Refusal::ReactionOutOfBounds(seat, 50),
            Refusal::NotAFalseStart(seat, 500),
            Refusal::NoFalseStarts,
            Refusal::UnknownInput,
        ]
    }
}

impl Refusing for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Refusal::NotYourChoice(_) | Refusal::NotNow | Refusal::NoRaceNow => "CC-3.4",
            Refusal::ForTheReferee => "TB-4.1",
            Refusal::SitsOut => "R-CC-54",
            Refusal::NoPassing => "R-CC-72",
            Refusal::TargetMissing | Refusal::TargetUnwanted => "CC-5.8",
            Refusal::NoCard(_) => "CC-3.1",
            Refusal::AnothersUpCard(_) => "CC-5.7",
            Refusal::NotOwn(_) | Refusal::NotAnothers(_) | Refusal::NotUp(_) | Refusal::NotDown(_) => {
                "CC-6.2"
            }
            Refusal::NothingToTurn(_) => "CC-7.2",
            Refusal::SameSeat => "CC-6.4",
            Refusal::SameCard => "R-CC-71",
            Refusal::OnlyDownCards(_) => "R-CC-17",
            Refusal::MustSwap => "R-CC-19",
            Refusal::NoTimeoutNow => "R-CC-46",
            Refusal::NotDue => "TB-2.5",
            Refusal::NoSuchSeat(_)
            | Refusal::SeatTwice(_)
            | Refusal::BangsOutOfOrder
            | Refusal::FalseStartsOutOfOrder
            | Refusal::ReactionOutOfBounds(..)
            | Refusal::NotAFalseStart(..)
            | Refusal::NoFalseStarts => "R-CC-41",
            Refusal::UnknownInput => "TB-1.1",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NotYourChoice(_) => "not_your_choice",
            Refusal::NotNow => "not_now",
            Refusal::ForTheReferee => "for_the_referee",
            Refusal::SitsOut => "sits_out",
            Refusal::NoPassing => "no_passing",
            Refusal::TargetMissing => "target_missing",
            Refusal::TargetUnwanted => "target_unwanted",
            Refusal::NoCard(_) => "no_card",
            Refusal::AnothersUpCard(_) => "anothers_up_card",
            Refusal::NotOwn(_) => "not_own",
            Refusal::NotAnothers(_) => "not_anothers",
            Refusal::NotUp(_) => "not_up",
            Refusal::NotDown(_) => "not_down",
            Refusal::NothingToTurn(_) => "nothing_to_turn",
            Refusal::SameSeat => "same_seat",
            Refusal::SameCard => "same_card",
            Refusal::OnlyDownCards(_) => "only_down_cards",
            Refusal::MustSwap => "must_swap",
            Refusal::NoRaceNow => "no_race_now",
            Refusal::NoTimeoutNow => "no_timeout_now",
            Refusal::NotDue => "not_due",
            Refusal::NoSuchSeat(_) => "no_such_seat",
            Refusal::SeatTwice(_) => "seat_twice",
            Refusal::BangsOutOfOrder => "bangs_out_of_order",
            Refusal::FalseStartsOutOfOrder => "false_starts_out_of_order",
            Refusal::ReactionOutOfBounds(..) => "reaction_out_of_bounds",
            Refusal::NotAFalseStart(..) => "not_a_false_start",
            Refusal::NoFalseStarts => "no_false_starts",
            Refusal::UnknownInput => "unknown_input",
        }
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("cc-refused-{}", self.code().replace('_', "-")));
        match self {
            Refusal::NoCard(place)
            | Refusal::AnothersUpCard(place)
            | Refusal::NotOwn(place)
            | Refusal::NotAnothers(place)
            | Refusal::NotUp(place)
            | Refusal::NotDown(place)
            | Refusal::NothingToTurn(place)
            | Refusal::OnlyDownCards(place) => phrase.with("place", crate::text::place(*place)),
            Refusal::NotYourChoice(seat) | Refusal::NoSuchSeat(seat) | Refusal::SeatTwice(seat) => {
                phrase.with("seat", *seat)
            }
            Refusal::ReactionOutOfBounds(seat, ms) | Refusal::NotAFalseStart(seat, ms) => {
                phrase.with("seat", *seat).with("ms", *ms)
            }
            _ => phrase,
        }
    }
}

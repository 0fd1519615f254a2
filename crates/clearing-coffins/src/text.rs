//! What is said of the game, as keys of the message files.

use crate::api::{Bat, Claim, Command, End, Kind, Moon, Phase, Place, Sighting, Target};
use crate::parts::{Card, Face, Symbol, Throw};
use engine::{Phrase, Rule, Seat, SeatSet};

/// The name of a card.
pub fn card(card: Card) -> Phrase {
    Phrase::new(match card {
        Card::YellowSkull => "cc-card-yellow-skull",
        Card::YellowMoon => "cc-card-yellow-moon",
        Card::YellowBat => "cc-card-yellow-bat",
        Card::PurpleSkull => "cc-card-purple-skull",
        Card::PurpleMoon => "cc-card-purple-moon",
        Card::PurpleBat => "cc-card-purple-bat",
    })
}

/// The name of a symbol.
pub fn symbol(symbol: Symbol) -> Phrase {
    Phrase::new(match symbol {
        Symbol::Skull => "cc-symbol-skull",
        Symbol::Moon => "cc-symbol-moon",
        Symbol::Bat => "cc-symbol-bat",
    })
}

/// The name of a face of the colour die.
pub fn face(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Yellow => "cc-face-yellow",
        Face::Purple => "cc-face-purple",
        Face::TwoTone => "cc-face-two-tone",
        Face::Exclamation => "cc-face-exclamation",
    })
}

/// What both dice show.
pub fn throw(throw: Throw) -> Phrase {
    Phrase::new("cc-throw")
        .with("face", face(throw.face))
        .with("symbol", symbol(throw.symbol))
}

/// Where a card lies; slots are counted from 1 for people.
pub fn place(place: Place) -> Phrase {
    Phrase::new("cc-place")
        .with("seat", place.seat.0)
        .with("slot", place.slot.saturating_add(1))
}

/// What is asked.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Throw => "cc-asked-throw",
        Kind::Rolling => "cc-asked-rolling",
        Kind::Bang => "cc-asked-bang",
        Kind::Claim => "cc-asked-claim",
        Kind::Bat => "cc-asked-bat",
        Kind::MoonPick => "cc-asked-moon-pick",
        Kind::MoonDecide => "cc-asked-moon-decide",
        Kind::Penalty => "cc-asked-penalty",
    })
}

/// What a round waits for, and of whom.
fn phase(phase: Phase) -> Phrase {
    match (phase.kind(), phase.seat()) {
        (Some(asked), Some(seat)) => kind(asked).with("seat", seat.0),
        (Some(asked), None) => kind(asked),
        (None, _) => Phrase::new("cc-asked-nothing"),
    }
}

/// Seats in a row, for messages that name several; `count` chooses the plural.
fn seats(key: &str, seats: impl Iterator<Item = Seat>) -> Phrase {
    let numbers: Vec<String> = seats.map(|seat| seat.0.to_string()).collect();
    Phrase::new(key)
        .with("count", numbers.len() as u32)
        .with_text("seats", numbers.join(", "))
}

fn ended(winners: SeatSet, reason: End) -> Phrase {
    let key = match reason {
        End::Cleared => "cc-seen-ended-cleared",
        End::MaxThrows => "cc-seen-ended-max-throws",
    };
    seats(key, winners.iter())
}

/// What was seen.
pub(crate) fn sighting(sighting: &Sighting) -> Phrase {
    let at = |key: &str, at: Place| Phrase::new(key).with("place", place(at));
    let of = |key: &str, seat: Seat| Phrase::new(key).with("seat", seat.0);
    match *sighting {
        Sighting::Dealt { seat, cards } => {
            let [first, second, third, fourth] = cards.map(card);
            of("cc-seen-dealt", seat)
                .with("first", first)
                .with("second", second)
                .with("third", third)
                .with("fourth", fourth)
        }
        Sighting::TurnBegan { thrower, round } => of("cc-seen-turn-began", thrower).with("round", round),
        Sighting::Thrown => Phrase::new("cc-seen-thrown"),
        Sighting::Revealed { throw: shown } => Phrase::new("cc-seen-revealed").with("throw", throw(shown)),
        Sighting::Judged { ref bangs, .. } => match bangs.first() {
            None => Phrase::new("cc-seen-judged-nobody"),
            Some(first) => seats("cc-seen-judged", bangs.iter().map(|bang| bang.seat))
                .with("first", first.seat.0)
                .with("ms", first.reaction_ms),
        },
        Sighting::Asked { phase: asked, .. } => phase(asked),
        Sighting::Conceded { seat } => of("cc-seen-conceded", seat),
        Sighting::Missed { place } => at("cc-seen-missed", place),
        Sighting::Shown {
            by,
            place,
            card: shown,
        } => at("cc-seen-shown", place)
            .with("seat", by.0)
            .with("card", card(shown)),
        Sighting::Closed { place } => at("cc-seen-closed", place),
        Sighting::Cleared { place, card: shown } => at("cc-seen-cleared", place).with("card", card(shown)),
        Sighting::Exposed {
            by,
            place,
            card: shown,
        } => at("cc-seen-exposed", place)
            .with("seat", by.0)
            .with("card", card(shown)),
        Sighting::Refilled { place, card: shown } => at("cc-seen-refilled", place).with("card", card(shown)),
        Sighting::Looked { place, card: shown } => at("cc-seen-looked", place).with("card", card(shown)),
        Sighting::Swapped { a, b } => Phrase::new("cc-seen-swapped")
            .with("a", place(a))
            .with("b", place(b)),
        Sighting::Kept { seat } => of("cc-seen-kept", seat),
        Sighting::Declined { seat } => of("cc-seen-declined", seat),
        Sighting::PenaltyTurned { place, card: shown } => {
            at("cc-seen-penalty-turned", place).with("card", card(shown))
        }
        Sighting::PenaltyDrawn { place, card: shown } => {
            at("cc-seen-penalty-drawn", place).with("card", card(shown))
        }
        Sighting::PenaltySpared { seat } => of("cc-seen-penalty-spared", seat),
        Sighting::RoundEnded => Phrase::new("cc-seen-round-ended"),
        Sighting::Ended { winners, reason } => ended(winners, reason),
        Sighting::Opened { place, card: shown } => at("cc-seen-opened", place).with("card", card(shown)),
    }
}

/// The end of a command's key, shared by what it does and its help.
fn command_key(command: &Command) -> &'static str {
    match command {
        Command::Throw => "throw",
        Command::Bang { target: None } => "bang",
        Command::Bang {
            target: Some(Target::Garlic),
        } => "bang-garlic",
        Command::Bang {
            target: Some(Target::Card(_)),
        } => "bang-card",
        Command::Pass => "pass",
        Command::Claim(Claim::Card(_)) => "claim",
        Command::Claim(Claim::Concede) => "concede",
        Command::BatChoose(Bat::Close(_)) => "bat-close",
        Command::BatChoose(Bat::Clear(_)) => "bat-clear",
        Command::BatChoose(Bat::Expose(_)) => "bat-expose",
        Command::BatChoose(Bat::Decline) => "bat-decline",
        Command::MoonPick(Moon::Cards { .. }) => "moon-pick",
        Command::MoonPick(Moon::Decline) => "moon-decline",
        Command::MoonDecide { swap: true } => "moon-swap",
        Command::MoonDecide { swap: false } => "moon-keep",
        Command::PenaltyPick { .. } => "penalty-pick",
    }
}

/// What a command would do.
pub(crate) fn command(command: &Command) -> Phrase {
    let phrase = Phrase::new(format!("cc-do-{}", command_key(command)));
    match *command {
        Command::Bang {
            target: Some(Target::Card(at)),
        }
        | Command::Claim(Claim::Card(at))
        | Command::BatChoose(Bat::Close(at) | Bat::Clear(at) | Bat::Expose(at)) => {
            phrase.with("place", place(at))
        }
        Command::MoonPick(Moon::Cards { a, b }) => phrase.with("a", place(a)).with("b", place(b)),
        Command::PenaltyPick { slot } => phrase.with("slot", slot.saturating_add(1)),
        _ => phrase,
    }
}

/// The help behind a command: what it means and costs, in our own words.
pub fn help(command: &Command) -> Phrase {
    Phrase::new(format!("cc-help-{}", command_key(command)))
}

/// The rule behind a command.
pub(crate) fn rule_of(command: &Command) -> Rule {
    Rule(match command {
        Command::Throw => "CC-4.1",
        Command::Bang { target: None } => "CC-4.4",
        Command::Bang { target: Some(_) } => "CC-5.8",
        Command::Pass => "CC-4.6a",
        Command::Claim(_) => "CC-5.2",
        Command::BatChoose(_) => "CC-6.2",
        Command::MoonPick(_) | Command::MoonDecide { .. } => "CC-6.4",
        Command::PenaltyPick { .. } => "CC-7.2",
    })
}

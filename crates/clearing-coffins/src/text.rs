//! What is said of the game, as keys of the message files.

mod referee;

pub use referee::{margin, photo_finish, ruling, sign, verdict};

use crate::api::{Anticipation, Bang, Bat, Claim, Command, End, Kind, Moon, Phase, Place, Sighting, Target};
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
        .with("seat", place.seat)
        .with("slot", place.slot.saturating_add(1))
}

/// What is asked.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("cc-asked-{}", kind_key(kind)))
}

/// The rule behind what is asked, in a few words of our own.
pub fn kind_help(kind: Kind) -> Phrase {
    Phrase::new(format!("cc-rule-{}", kind_key(kind)))
}

/// The end of a kind's key, shared by the question and its help.
fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Throw => "throw",
        Kind::Rolling => "rolling",
        Kind::Bang => "bang",
        Kind::Claim => "claim",
        Kind::Bat => "bat",
        Kind::MoonPick => "moon-pick",
        Kind::MoonDecide => "moon-decide",
        Kind::Penalty => "penalty",
    }
}

/// What a round waits for, and of whom.
fn phase(phase: Phase) -> Phrase {
    match (phase.kind(), phase.seat()) {
        (Some(asked), Some(seat)) => Phrase::new("cc-seen-asked")
            .with("seat", seat)
            .with("question", kind(asked)),
        (Some(asked), None) => Phrase::new(format!("cc-seen-waits-{}", kind_key(asked))),
        (None, _) => Phrase::new("cc-seen-waits-nothing"),
    }
}

fn ended(winners: SeatSet, reason: End) -> Phrase {
    let key = match reason {
        End::Cleared => "cc-seen-ended-cleared",
        End::MaxThrows => "cc-seen-ended-max-throws",
    };
    Phrase::new(key)
        .with("count", winners.len() as u32)
        .with("seats", winners)
}

/// Who was first, before whom, and who was too early.
fn judged(bangs: &[Bang], false_starts: &[Anticipation]) -> Phrase {
    let order = match bangs {
        [] => Phrase::new("cc-seen-judged-nobody"),
        [first, others @ ..] => {
            let others: SeatSet = others.iter().map(|bang| bang.seat).collect();
            let key = if others.is_empty() {
                "cc-seen-judged-one"
            } else {
                "cc-seen-judged"
            };
            let phrase = Phrase::new(key)
                .with("seat", first.seat)
                .with("ms", first.reaction_ms);
            if others.is_empty() {
                phrase
            } else {
                phrase.with("others", others)
            }
        }
    };
    let early: SeatSet = false_starts.iter().map(|start| start.seat).collect();
    if early.is_empty() {
        return order;
    }
    Phrase::new("cc-seen-judged-early")
        .with("order", order)
        .with("seats", early)
}

/// What was seen, as it may stand in a history. It names no face and no dice: a card that lay up may be turned down
/// later, and then a history must not know it (CC-9.5, R-CC-62). Faces are told by [`reveal`].
pub(crate) fn sighting(sighting: &Sighting) -> Phrase {
    let at = |key: &str, at: Place| Phrase::new(key).with("place", place(at));
    let of = |key: &str, seat: Seat| Phrase::new(key).with("seat", seat);
    match *sighting {
        Sighting::Dealt { seat, .. } => of("cc-seen-dealt", seat),
        Sighting::TurnBegan { thrower, round } => of("cc-seen-turn-began", thrower).with("round", round),
        Sighting::Thrown => Phrase::new("cc-seen-thrown"),
        Sighting::Revealed { .. } => Phrase::new("cc-seen-revealed"),
        Sighting::Judged {
            ref bangs,
            ref false_starts,
        } => judged(bangs, false_starts),
        Sighting::Asked { phase: asked, .. } => phase(asked),
        Sighting::Conceded { seat } => of("cc-seen-conceded", seat),
        Sighting::Missed { place } => at("cc-seen-missed", place),
        Sighting::Shown { by, place, .. } => at("cc-seen-shown", place).with("seat", by),
        Sighting::Closed { place } => at("cc-seen-closed", place),
        // A cleared card lies open for good (R-CC-12).
        Sighting::Cleared { place, card: shown } => at("cc-seen-cleared", place).with("card", card(shown)),
        Sighting::Exposed { by, place, .. } => at("cc-seen-exposed", place).with("seat", by),
        Sighting::Refilled { place, .. } => at("cc-seen-refilled", place),
        Sighting::Looked { place, .. } => at("cc-seen-looked", place),
        Sighting::Swapped { a, b } => Phrase::new("cc-seen-swapped")
            .with("a", place(a))
            .with("b", place(b)),
        Sighting::Kept { seat } => of("cc-seen-kept", seat),
        Sighting::Declined { seat } => of("cc-seen-declined", seat),
        Sighting::PenaltyTurned { place, .. } => at("cc-seen-penalty-turned", place),
        Sighting::PenaltyDrawn { place, .. } => at("cc-seen-penalty-drawn", place),
        Sighting::PenaltySpared { seat } => of("cc-seen-penalty-spared", seat),
        Sighting::RoundEnded => Phrase::new("cc-seen-round-ended"),
        Sighting::Ended { winners, reason } => ended(winners, reason),
        // Nothing is secret any more (R-CC-56).
        Sighting::Opened { place, card: shown } => at("cc-seen-opened", place).with("card", card(shown)),
    }
}

/// What can be seen at this very moment and is not kept: faces and dice (CC-9.4).
pub fn reveal(sighting: &Sighting) -> Option<Phrase> {
    match *sighting {
        Sighting::Dealt { seat, cards } => {
            let [first, second, third, fourth] = cards.map(card);
            let phrase = Phrase::new("cc-reveal-dealt").with("seat", seat);
            let phrase = phrase.with("first", first).with("second", second);
            Some(phrase.with("third", third).with("fourth", fourth))
        }
        Sighting::Revealed { throw: shown } => {
            Some(Phrase::new("cc-reveal-dice").with("throw", throw(shown)))
        }
        Sighting::Shown {
            place: at,
            card: shown,
            ..
        }
        | Sighting::Exposed {
            place: at,
            card: shown,
            ..
        }
        | Sighting::Refilled {
            place: at,
            card: shown,
        }
        | Sighting::Looked {
            place: at,
            card: shown,
        }
        | Sighting::PenaltyTurned {
            place: at,
            card: shown,
        }
        | Sighting::PenaltyDrawn {
            place: at,
            card: shown,
        } => Some(
            Phrase::new("cc-reveal-card")
                .with("place", place(at))
                .with("card", card(shown)),
        ),
        _ => None,
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

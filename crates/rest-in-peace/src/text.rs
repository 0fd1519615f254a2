//! What is said of the game, as keys of the message files.

use crate::api::{Command, End, Fate, Kind, Loss, Sighting, Via};
use crate::parts::{Clue, Pattern, Room, Secret, Suit};
use engine::{Phrase, Rule};

/// The name of a room, with its rank.
pub fn room(room: Room) -> Phrase {
    Phrase::new(format!("rp-room-{}", room.number()))
}

/// The name of a clue.
pub fn clue(clue: Clue) -> Phrase {
    Phrase::new(match clue {
        Clue::Skull => "rp-clue-skull",
        Clue::Hourglass => "rp-clue-hourglass",
        Clue::Cross => "rp-clue-cross",
    })
}

/// The name of a suit.
pub fn suit(suit: Suit) -> Phrase {
    Phrase::new(match suit {
        Suit::Spades => "rp-suit-spades",
        Suit::Hearts => "rp-suit-hearts",
        Suit::Diamonds => "rp-suit-diamonds",
        Suit::Clubs => "rp-suit-clubs",
    })
}

/// A pattern, clue by clue.
pub fn pattern(pattern: Pattern) -> Phrase {
    let [first, second, third] = pattern.clues().map(clue);
    Phrase::new("rp-pattern")
        .with("first", first)
        .with("second", second)
        .with("third", third)
}

/// The name of a secret.
pub fn secret(secret: Secret) -> Phrase {
    match secret {
        Secret::Pattern(found) => Phrase::new("rp-secret-pattern").with("pattern", pattern(found)),
        Secret::Locked(locked) => Phrase::new("rp-secret-locked").with("suit", suit(locked)),
        Secret::Passage => Phrase::new("rp-secret-passage"),
        Secret::Ghost => Phrase::new("rp-secret-ghost"),
    }
}

/// Why a game was lost, as a sentence.
pub fn loss(loss: Loss) -> Phrase {
    Phrase::new(format!("rp-loss-{}", loss.code().replace('_', "-")))
}

/// What is asked.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Clue => "rp-asked-clue",
        Kind::Room => "rp-asked-room",
        Kind::Fresh => "rp-asked-fresh",
    })
}

/// What was seen.
pub(crate) fn sighting(sighting: &Sighting) -> Phrase {
    match *sighting {
        Sighting::Entered { room: entered, via } => Phrase::new(match via {
            Via::Start => "rp-seen-start",
            Via::Door => "rp-seen-entered-door",
            Via::Passage => "rp-seen-entered-passage",
        })
        .with("room", room(entered)),
        Sighting::DoorUsed { card } => Phrase::new("rp-seen-door-used").with_text("card", card),
        Sighting::FreshUsed { card } => Phrase::new("rp-seen-fresh-used").with_text("card", card),
        Sighting::SecretTurned {
            room: at,
            secret: found,
        } => Phrase::new("rp-seen-secret")
            .with("room", room(at))
            .with("secret", secret(found)),
        Sighting::CluesShuffled => Phrase::new("rp-seen-clues-shuffled"),
        Sighting::ClueTurned { clue: turned } => Phrase::new("rp-seen-clue").with("clue", clue(turned)),
        Sighting::ClueLeft => Phrase::new("rp-seen-clue-left"),
        Sighting::DoorDrawn { card, fate } => Phrase::new(match fate {
            Fate::Stays => "rp-seen-drawn-stays",
            Fate::BrickWall => "rp-seen-drawn-brick-wall",
            Fate::Locked => "rp-seen-drawn-locked",
            Fate::Duplicate => "rp-seen-drawn-duplicate",
            Fate::Unused => "rp-seen-drawn-unused",
        })
        .with_text("card", card)
        .with("room", room(card.room())),
        Sighting::BonesTaken { room: at } => Phrase::new("rp-seen-bones").with("room", room(at)),
        Sighting::RoomClosed { room: at } => Phrase::new("rp-seen-closed").with("room", room(at)),
        Sighting::FreshDrawn { card } => Phrase::new("rp-seen-fresh-drawn")
            .with_text("card", card)
            .with("room", room(card.room())),
        Sighting::Asked { kind: asked } => kind(asked),
        Sighting::Doomed { reason } => Phrase::new("rp-seen-doomed").with("reason", loss(reason)),
        Sighting::Ended { end: End::Won } => Phrase::new("rp-seen-won"),
        Sighting::Ended {
            end: End::Lost(reason),
        } => Phrase::new("rp-seen-lost").with("reason", loss(reason)),
        Sighting::SecretOpened {
            room: at,
            secret: found,
        } => Phrase::new("rp-seen-secret-opened")
            .with("room", room(at))
            .with("secret", secret(found)),
        Sighting::CluesOpened { order } => {
            Phrase::new("rp-seen-clues-opened").with("pattern", pattern(order))
        }
    }
}

/// What a command would do.
pub(crate) fn command(command: &Command) -> Phrase {
    match command {
        Command::Flip => Phrase::new("rp-do-flip"),
        Command::Skip => Phrase::new("rp-do-skip"),
        Command::Door { card } => Phrase::new("rp-do-door")
            .with_text("card", card)
            .with("room", room(card.room())),
        Command::Passage => Phrase::new("rp-do-passage"),
        Command::Close => Phrase::new("rp-do-close"),
        Command::CloseViaPassage => Phrase::new("rp-do-close-via-passage"),
        Command::Fresh { card } => Phrase::new("rp-do-fresh")
            .with_text("card", card)
            .with("room", room(card.room())),
        Command::Concede => Phrase::new("rp-do-concede"),
    }
}

/// The help behind a command: what it means and costs, in our own words.
pub fn help(command: &Command) -> Phrase {
    Phrase::new(match command {
        Command::Flip => "rp-help-flip",
        Command::Skip => "rp-help-skip",
        Command::Door { .. } => "rp-help-door",
        Command::Passage => "rp-help-passage",
        Command::Close => "rp-help-close",
        Command::CloseViaPassage => "rp-help-close-via-passage",
        Command::Fresh { .. } => "rp-help-fresh",
        Command::Concede => "rp-help-concede",
    })
}

/// The rule behind a command.
pub(crate) fn rule_of(command: &Command) -> Rule {
    Rule(match command {
        Command::Flip | Command::Skip => "RP-4.5",
        Command::Door { .. } | Command::Passage | Command::Concede => "RP-5.1",
        Command::Close => "RP-5.4",
        Command::CloseViaPassage => "RP-5.6",
        Command::Fresh { .. } => "RP-5.5",
    })
}

//! What is said of the game, as keys of the message files.
//!
//! What is told of a sighting may stay in a log people scroll back in, so it never names a grave together with what
//! lies in it or on its lid (DU-9.4). [`reveal`] does, for a voice or a line that is forgotten when the grave closes.

use crate::api::{Command, Kind, Phase, Reason, Sighting, Way};
use crate::parts::{Colour, Content, End, Underside};
use engine::{Phrase, Rule, Seat, Seen};

/// The name of a colour.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(format!("du-colour-{colour}"))
}

/// A vampire as the object of a sentence. Languages inflect colours, so a message is told the colour and not its name.
fn vampire(colour: Colour) -> Phrase {
    Phrase::new("du-vampire").with_text("colour", colour)
}

/// What is on the underside of a lid.
pub fn underside(lid: Underside) -> Phrase {
    match lid {
        Underside::Colour(it) => Phrase::new("du-lid-colour").with_text("colour", it),
        Underside::Rat => Phrase::new("du-lid-rat"),
    }
}

/// What lies in a grave.
pub fn content(content: Content) -> Phrase {
    match content {
        Content::Empty => Phrase::new("du-content-empty"),
        Content::Vampire(it) => Phrase::new("du-content-vampire").with_text("colour", it),
        Content::Garlic(seat) => Phrase::new("du-content-garlic").with("seat", seat),
    }
}

/// An end of a row.
pub fn end(end: End) -> Phrase {
    Phrase::new(match end {
        End::Left => "du-end-left",
        End::Right => "du-end-right",
    })
}

/// What is asked.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("du-asked-{}", kind.code().replace('_', "-")))
}

/// Why a game is over, as a sentence.
pub fn reason(reason: Reason) -> Phrase {
    Phrase::new(format!("du-reason-{}", reason.code().replace('_', "-")))
}

/// How long a reveal stays on screen at least, in milliseconds, unless a client lets its reader set another time
/// (DU-9.6): people must have the chance to memorise it, even if nothing has to be decided.
pub const REVEAL_MS: u32 = 2_500;

/// What was seen in a grave, with the grave; to be forgotten when it closes. Nothing for other sightings.
pub fn reveal(sighting: &Sighting) -> Option<Phrase> {
    let Sighting::Opened {
        grave,
        lid,
        content: found,
        ..
    } = *sighting
    else {
        return None;
    };
    let phrase = match lid {
        Seen::Face(lid) => Phrase::new("du-reveal-turned").with("lid", underside(lid)),
        Seen::Back => Phrase::new("du-reveal-lifted"),
    };
    Some(phrase.with_text("grave", grave).with("content", content(found)))
}

/// What was seen.
pub(crate) fn sighting(sighting: &Sighting) -> Phrase {
    let of = |key: &str, seat: Seat| Phrase::new(format!("du-seen-{key}")).with("seat", seat);
    match *sighting {
        Sighting::TurnStarted { seat } => of("turn-started", seat),
        Sighting::Opened {
            seat, lid, content, ..
        } => opened(seat, lid, content),
        Sighting::LaidIn {
            seat,
            vampire: laid,
            way,
            ..
        } => {
            let key = match way {
                Way::Match => "laid-in-match",
                Way::Help => "laid-in-help",
                Way::Bat => "laid-in-bat",
            };
            of(key, seat).with("vampire", vampire(laid))
        }
        Sighting::Turned {
            seat,
            end: at,
            vampire: turned,
        } => of("turned", seat)
            .with("end", end(at))
            .with("vampire", vampire(turned)),
        Sighting::GarlicPut { seat, .. } => of("garlic-put", seat),
        Sighting::LeftEmpty { seat } => of("left-empty", seat),
        Sighting::GarlicReturned { seat, .. } => of("garlic-returned", seat),
        Sighting::StakeTaken { seat } => of("stake-taken", seat),
        Sighting::StakesReturned { seat } => of("stakes-returned", seat),
        Sighting::Given {
            from,
            to,
            vampire: given,
            ..
        } => of("given", from).with("to", to).with("vampire", vampire(given)),
        Sighting::FoundTaken {
            seat, vampire: found, ..
        } => of("found-taken", seat).with("vampire", vampire(found)),
        Sighting::FoundGiven { to } => of("found-given", to),
        Sighting::Received {
            seat,
            end: at,
            vampire: received,
        } => of("received", seat)
            .with("end", end(at))
            .with("vampire", vampire(received)),
        Sighting::RatTaken { seat, .. } => of("rat-taken", seat),
        Sighting::StintStarted { seat } => of("stint-started", seat),
        Sighting::LidReplaced { grave } => Phrase::new("du-seen-lid-replaced").with_text("grave", grave),
        Sighting::PlagueEnded => Phrase::new("du-seen-plague-ended"),
        Sighting::Closed { grave } => Phrase::new("du-seen-closed").with_text("grave", grave),
        Sighting::RucolaCame { seat } => of("rucola-came", seat),
        Sighting::RucolaLost { from, to } => of("rucola-lost", from).with("to", to),
        Sighting::RucolaPlaced { seat, grave } => of("rucola-placed", seat).with_text("grave", grave),
        // The claim is told without its grave: the answer to it will tell what lies there.
        Sighting::BatPut { seat, .. } => of("bat-put", seat),
        Sighting::Believed { seat } => of("believed", seat),
        Sighting::Doubted { seat } => of("doubted", seat),
        Sighting::Stopped { seat } => of("stopped", seat),
        Sighting::Asked { phase } => asked(&phase),
        Sighting::TurnEnded { seat } => of("turn-ended", seat),
        Sighting::Ended { ending } => Phrase::new("du-seen-ended")
            .with("count", ending.winners.len() as u32)
            .with("seats", ending.winners)
            .with("reason", reason(ending.reason)),
        Sighting::LidRevealed { grave, lid } => Phrase::new("du-seen-lid-revealed")
            .with_text("grave", grave)
            .with("lid", underside(lid)),
        Sighting::VampireRevealed {
            seat,
            vampire: hidden,
        } => of("vampire-revealed", seat).with("vampire", vampire(hidden)),
        Sighting::ReserveRevealed { lid } => Phrase::new("du-seen-reserve-revealed").with_text("colour", lid),
        Sighting::SetAsideRevealed { vampire: aside } => {
            Phrase::new("du-seen-set-aside-revealed").with("vampire", vampire(aside))
        }
    }
}

/// DU-9.4: who opened, and what was found; not where.
fn opened(seat: Seat, lid: Seen<Underside>, found: Content) -> Phrase {
    let key = match (found, lid) {
        (Content::Vampire(_), _) => "du-seen-opened-vampire",
        (Content::Garlic(_), _) => "du-seen-opened-garlic",
        (Content::Empty, Seen::Back) => "du-seen-opened-empty",
        (Content::Empty, Seen::Face(Underside::Rat)) => "du-seen-opened-rat",
        (Content::Empty, Seen::Face(Underside::Colour(_))) => "du-seen-opened-colour",
    };
    let phrase = Phrase::new(key).with("seat", seat);
    match (found, lid) {
        (Content::Garlic(owner), _) => phrase.with("owner", owner),
        (Content::Empty, Seen::Face(Underside::Colour(it))) => phrase.with_text("colour", it),
        _ => phrase,
    }
}

/// Who is asked what.
fn asked(phase: &Phase) -> Phrase {
    match phase.asked() {
        Some((seat, asked)) => Phrase::new("du-seen-asked")
            .with("seat", seat)
            .with("question", kind(asked)),
        None => Phrase::new("du-seen-nobody-asked"),
    }
}

/// What a command would do.
pub(crate) fn command(command: &Command) -> Phrase {
    let phrase = Phrase::new(format!("du-do-{}", key(command)));
    match *command {
        Command::Open { grave } | Command::Bat { grave } | Command::Rucola { grave } => {
            phrase.with_text("grave", grave)
        }
        Command::Lay { end: at } | Command::Give { end: at } | Command::Receive { end: at } => {
            phrase.with("end", end(at))
        }
        Command::GiveFound { to } => phrase.with("seat", to),
        _ => phrase,
    }
}

/// The help behind a command: what it means and costs, in our own words.
pub fn help(command: &Command) -> Phrase {
    Phrase::new(format!("du-help-{}", key(command)))
}

fn key(command: &Command) -> &'static str {
    match command {
        Command::Open { .. } => "open",
        Command::Bat { .. } => "bat",
        Command::EndTurn => "end-turn",
        Command::Lay { .. } => "lay",
        Command::PutGarlic => "put-garlic",
        Command::LeaveEmpty => "leave-empty",
        Command::Give { .. } => "give",
        Command::Receive { .. } => "receive",
        Command::Stop => "stop",
        Command::Rucola { .. } => "rucola",
        Command::Believe => "believe",
        Command::Doubt => "doubt",
        Command::GiveFound { .. } => "give-found",
    }
}

/// The rule behind a command.
pub(crate) fn rule_of(command: &Command) -> Rule {
    Rule(match command {
        Command::Open { .. } => "DU-4.8",
        Command::Bat { .. } => "DU-7.1",
        Command::EndTurn => "DU-4.13",
        Command::Lay { .. } => "DU-4.1",
        Command::PutGarlic | Command::LeaveEmpty => "DU-4.12",
        Command::Give { .. } | Command::Receive { .. } => "DU-4.11",
        Command::Stop => "DU-5.4",
        Command::Rucola { .. } => "DU-6.6",
        Command::Believe | Command::Doubt => "DU-7.2",
        Command::GiveFound { .. } => "R-DU-37",
    })
}

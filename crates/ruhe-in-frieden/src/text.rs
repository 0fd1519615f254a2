//! What is said of the game, as keys of the message files.

mod sighting;

use crate::api::{Answer, Command, How, Kind, Play, Reason};
use crate::parts::{Action, Family, Health, Pill, Relative, Share};
use crate::phase::WindowKind;
use engine::{Phrase, Rule};

pub(crate) use sighting::sighting;

/// The name of a family.
pub fn family(family: Family) -> Phrase {
    Phrase::new(format!("rf-family-{family}"))
}

/// The name of a relative.
pub fn relative(relative: Relative) -> Phrase {
    Phrase::new(format!("rf-relative-{}-{}", relative.family, relative.wish))
}

/// The name of an action.
pub fn action(action: Action) -> Phrase {
    Phrase::new(format!("rf-action-{}", action.letters().to_lowercase()))
}

/// A share with its action.
pub fn share(share: Share) -> Phrase {
    Phrase::new("rf-share")
        .with("action", action(share.action))
        .with("grave", share.grave.number())
}

/// The name of a chip.
pub fn pill(pill: Pill) -> Phrase {
    Phrase::new(format!("rf-pill-{}", pill.name()))
}

/// The name of a level.
pub fn health(health: Health) -> Phrase {
    Phrase::new(format!("rf-health-{}", health.name()))
}

/// What is asked.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("rf-asked-{}", kind.code()))
}

/// The help behind a question: what it means and costs, in our own words.
pub fn kind_help(kind: Kind) -> Phrase {
    Phrase::new(format!("rf-asked-{}-help", kind.code()))
}

/// What a window is for.
pub fn window(window: WindowKind) -> Phrase {
    let phrase = Phrase::new(format!("rf-window-{}", window.name()));
    match window {
        WindowKind::Bury { grave } => phrase.with("grave", grave.number()),
        _ => phrase,
    }
}

/// Why the game was over.
pub fn reason(reason: Reason) -> Phrase {
    Phrase::new(format!("rf-reason-{}", reason.code().replace('_', "-")))
}

/// What a play would do.
pub fn play(play: Play) -> Phrase {
    let phrase = Phrase::new(format!("rf-play-{}", play_name(play)));
    match play {
        Play::MixUp { from, coffin, to } | Play::MixUpDouble { from, coffin, to } => phrase
            .with("relative", relative(coffin))
            .with("from", from.number())
            .with("to", to.number()),
        Play::Shock { grave } | Play::Maintenance { grave } | Play::Illegible { grave } => {
            phrase.with("grave", grave.number())
        }
    }
}

fn play_name(play: Play) -> &'static str {
    match play {
        Play::MixUp { .. } => "mix-up",
        Play::MixUpDouble { .. } => "mix-up-double",
        Play::Shock { .. } => "shock",
        Play::Maintenance { .. } => "maintenance",
        Play::Illegible { .. } => "illegible",
    }
}

/// The part of a key that belongs to a command, without what a card does.
fn command_name(command: &Command) -> &'static str {
    match command {
        Command::ChooseFamily { .. } => "choose-family",
        Command::Visit { .. } => "visit",
        Command::EndVisits => "end-visits",
        Command::BuyPill { .. } => "buy-pill",
        Command::EndPills => "end-pills",
        Command::BuyShare { .. } => "buy-share",
        Command::EndShares => "end-shares",
        Command::Bury { how: How::New, .. } => "bury-new",
        Command::Bury {
            how: How::Double { .. },
            ..
        } => "bury-double",
        Command::Bury {
            how: How::Regular { .. },
            ..
        } => "bury-regular",
        Command::Respond(Answer::Pass) => "pass",
        Command::PlayCard(card) | Command::Interrupt(card) | Command::Respond(Answer::Play(card)) => {
            play_name(*card)
        }
    }
}

/// What a command would do.
pub(crate) fn command(command: &Command) -> Phrase {
    let phrase = Phrase::new(format!("rf-do-{}", command_name(command)));
    match *command {
        Command::ChooseFamily { family: chosen } => phrase.with("family", family(chosen)),
        Command::Visit {
            relative: visited,
            kind,
        }
        | Command::BuyPill {
            relative: visited,
            kind,
        } => phrase
            .with("relative", relative(visited))
            .with("kind", pill(kind)),
        Command::BuyShare { grave } => phrase.with("grave", grave.number()),
        Command::PlayCard(card) | Command::Interrupt(card) | Command::Respond(Answer::Play(card)) => {
            play(card)
        }
        Command::Bury {
            relative: buried,
            how,
        } => {
            let phrase = phrase.with("relative", relative(buried));
            match how {
                How::New => phrase,
                How::Double { grave } => phrase.with("grave", grave.number()),
                How::Regular { grave, docs } => {
                    let documents: Vec<String> = docs.iter().map(|grave| grave.to_string()).collect();
                    phrase
                        .with("grave", grave.number())
                        .with("count", docs.len())
                        .with_text("docs", documents.join(", "))
                }
            }
        }
        Command::EndVisits | Command::EndPills | Command::EndShares | Command::Respond(Answer::Pass) => {
            phrase
        }
    }
}

/// The help behind a command: what it means and costs, in our own words.
pub fn help(command: &Command) -> Phrase {
    Phrase::new(format!("rf-help-{}", command_name(command)))
}

/// The rule behind a command.
pub(crate) fn rule_of(command: &Command) -> Rule {
    Rule(match command {
        Command::ChooseFamily { .. } => "RF-2.4",
        Command::Visit { .. } => "RF-4.6",
        Command::EndVisits => "RF-4.12",
        Command::BuyPill { .. } | Command::EndPills => "RF-4.13",
        Command::BuyShare { .. } | Command::EndShares => "RF-4.16",
        Command::Bury { how: How::New, .. } => "RF-6.2",
        Command::Bury {
            how: How::Double { .. },
            ..
        } => "RF-7.3",
        Command::Bury {
            how: How::Regular { .. },
            ..
        } => "RF-6.5",
        Command::Respond(Answer::Pass) => "RF-8.5",
        Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play)) => {
            match play {
                Play::MixUp { .. } => "RF-7.4",
                Play::MixUpDouble { .. } => "RF-7.5",
                Play::Shock { .. } => "RF-7.6",
                Play::Maintenance { .. } => "RF-7.7",
                Play::Illegible { .. } => "RF-7.8",
            }
        }
    })
}

//! What a story may say of a table.

use super::{Burials, relative_of};
use engine::{Audience, Game as _, Seen};
use ruhe_in_frieden::board::Condition;
use ruhe_in_frieden::phase::WindowKind;
use ruhe_in_frieden::{Kind, RuheInFrieden};
use testbed::scenario::{Script as _, StoryTable};

/// Whether something said in the game's words is so.
pub(super) fn check(table: &StoryTable<Burials>, text: &str) -> Result<(), String> {
    let (subject, expected) = text.split_once(": ").unwrap_or((text, ""));
    let found = match subject.split_once(' ') {
        Some(("money", who)) => {
            let seat = Burials::seat(who)?;
            format!("{}k", table.state().board().money[seat.idx()].to_thousands())
        }
        Some(("shares", who)) => shares(table, who)?,
        Some(("fate", relative)) => fate(table, relative)?,
        _ => match subject {
            "box" => {
                let chips = table.state().board().pill_box;
                format!("{}/{}/{}", chips.white, chips.black, chips.red)
            }
            "asked" => asked(table),
            "window" => window(table),
            "documents" => documents(table),
            "played" => {
                let cards = table.state().board().played.iter();
                cards.map(ToString::to_string).collect::<Vec<_>>().join(" ")
            }
            _ => return Err(format!("nobody knows what `{subject}` is")),
        },
    };
    let found = if found.is_empty() {
        "none".to_owned()
    } else {
        found
    };
    if found == expected {
        Ok(())
    } else {
        Err(format!("{subject}: expected `{expected}`, found `{found}`"))
    }
}

/// A seat's shares with the actions only it sees.
fn shares(table: &StoryTable<Burials>, who: &str) -> Result<String, String> {
    let seat = Burials::seat(who)?;
    let view = table.view(Audience::Seat(seat));
    let shares = view.seats[seat.idx()]
        .shares
        .iter()
        .map(|share| match share.action {
            Seen::Face(action) => format!("{action}{}", share.grave),
            Seen::Back => format!("?{}", share.grave),
        });
    Ok(shares.collect::<Vec<_>>().join(" "))
}

fn fate(table: &StoryTable<Burials>, relative: &str) -> Result<String, String> {
    let found = table.state().board().find(relative_of(relative)?);
    let (_, condition) = found.ok_or_else(|| format!("{relative} does not play"))?;
    Ok(match condition {
        Condition::Alive {
            health, prescription, ..
        } => match prescription {
            Some(prescription) => format!("{}, {}", health.name(), prescription.kind.name()),
            None => health.name().to_owned(),
        },
        Condition::Deceased => "dead".to_owned(),
        Condition::Buried(grave) => format!("in {grave}"),
        Condition::BuriedNew => "in the New Cemetery".to_owned(),
    })
}

/// Who has to answer, and what.
fn asked(table: &StoryTable<Burials>) -> String {
    let names = ["Paul", "Dagmar"];
    let asked: Vec<String> = RuheInFrieden::prompts(table.state())
        .iter()
        .filter(|prompt| prompt.kind != Kind::Interrupt)
        .map(|prompt| format!("{} {}", names[prompt.seat.idx()], prompt.kind.code()))
        .collect();
    asked.join(", ")
}

fn window(table: &StoryTable<Burials>) -> String {
    match table.state().board().agenda.window().map(|window| window.kind) {
        None => "none".to_owned(),
        Some(WindowKind::Bury { grave }) => format!("bury {grave}"),
        Some(kind) => kind.name().to_owned(),
    }
}

/// What lies turned over in the present burial.
fn documents(table: &StoryTable<Burials>) -> String {
    let burial = table.state().board().agenda.burial();
    let documents = burial.into_iter().flat_map(|burial| &burial.documents);
    let names = documents.map(|document| format!("IL{}", document.grave));
    names.collect::<Vec<_>>().join(" ")
}

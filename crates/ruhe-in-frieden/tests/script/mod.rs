//! How the stories of Ruhe in Frieden are read.
//!
//! Paul sits on seat 0 and has family 2, Dagmar on seat 1 with family 1, as in the example of the rules; `P3` is Paul's
//! relative with wish 3, and `F3-1` somebody of a family without a name.

mod holds;

use engine::Seat;
use ruhe_in_frieden::parts::{Action, Family, Grave, GraveSet, Pill, Relative, Share};
use ruhe_in_frieden::{Answer, Command, Deal, How, Play, RuheInFrieden};
use testbed::scenario::{Act, Script, StoryTable};

/// The cemetery of the stories.
pub(crate) struct Burials;

/// What lies in the piles, as far as a story cares.
#[derive(Default)]
pub(crate) struct Given {
    piles: [Vec<Action>; Grave::COUNT],
}

impl Script for Burials {
    type Game = RuheInFrieden;
    type Given = Given;

    /// `given pile 2: MX SH GM` puts these on top, from top to bottom.
    fn given(given: &mut Given, text: &str) -> Result<(), String> {
        let pile = text.strip_prefix("pile ").and_then(|rest| rest.split_once(": "));
        let (grave, actions) = pile.ok_or_else(|| format!("expected a pile, found `{text}`"))?;
        given.piles[grave_of(grave)?.idx()] = actions.split(' ').map(piece).collect::<Result<_, _>>()?;
        Ok(())
    }

    fn deal(given: &Given, seats: u8) -> Result<Option<Deal>, String> {
        let mut piles = [Action::ALL; Grave::COUNT];
        for (pile, top) in piles.iter_mut().zip(&given.piles) {
            let rest = Action::ALL.into_iter().filter(|action| !top.contains(action));
            let all: Vec<Action> = top.iter().copied().chain(rest).collect();
            *pile = all
                .try_into()
                .map_err(|pile| format!("no pile of five: {pile:?}"))?;
        }
        // Paul and Dagmar have families 2 and 1; more would follow in order.
        let order = [FAMILY_OF_PAUL, FAMILY_OF_DAGMAR, 3, 4, 5];
        let families = order.into_iter().filter_map(Family::from_number);
        Ok(Some(Deal {
            piles,
            families: Some(families.take(usize::from(seats)).collect()),
            start: Seat(0),
        }))
    }

    fn act(text: &str) -> Result<Act<RuheInFrieden>, String> {
        if text == "the round closes" {
            return Ok(Act::CloseRound);
        }
        let (who, what) = text
            .split_once(' ')
            .ok_or_else(|| format!("expected who does what, found `{text}`"))?;
        Ok(Act::Command(Burials::seat(who)?, command(what)?))
    }

    fn holds(table: &StoryTable<Burials>, text: &str) -> Result<(), String> {
        holds::check(table, text)
    }

    fn seat(text: &str) -> Result<Seat, String> {
        match text {
            "Paul" => Ok(Seat(0)),
            "Dagmar" => Ok(Seat(1)),
            _ => Err(format!("expected Paul or Dagmar, found `{text}`")),
        }
    }
}

const FAMILY_OF_PAUL: u8 = 2;
const FAMILY_OF_DAGMAR: u8 = 1;

fn command(text: &str) -> Result<Command, String> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words.as_slice() {
        ["gives", relative, kind] => Command::Visit {
            relative: relative_of(relative)?,
            kind: pill(kind)?,
        },
        ["ends", "visits"] => Command::EndVisits,
        ["sends", relative, kind] => Command::BuyPill {
            relative: relative_of(relative)?,
            kind: pill(kind)?,
        },
        ["ends", "pills"] => Command::EndPills,
        ["buys", grave] => Command::BuyShare {
            grave: grave_of(grave)?,
        },
        ["ends", "shares"] => Command::EndShares,
        ["buries", relative, how @ ..] => Command::Bury {
            relative: relative_of(relative)?,
            how: how_of(how)?,
        },
        ["passes"] => Command::Respond(Answer::Pass),
        ["answers", card] => Command::Respond(Answer::Play(play(card)?)),
        ["plays", card] => Command::PlayCard(play(card)?),
        _ => return Err(format!("expected a command, found `{text}`")),
    })
}

fn how_of(words: &[&str]) -> Result<How, String> {
    Ok(match words {
        ["new"] => How::New,
        ["double", grave] => How::Double {
            grave: grave_of(grave)?,
        },
        ["in", grave] => How::Regular {
            grave: grave_of(grave)?,
            docs: GraveSet::default(),
        },
        ["in", grave, "with", cards @ ..] => How::Regular {
            grave: grave_of(grave)?,
            docs: cards
                .iter()
                .map(|card| piece::<Share>(card).map(|card| card.grave))
                .collect::<Result<_, _>>()?,
        },
        _ => return Err(format!("expected new, double or in, found {words:?}")),
    })
}

/// A card that needs no more words.
fn play(card: &str) -> Result<Play, String> {
    let Share { grave, action } = piece(card)?;
    match action {
        Action::Shock => Ok(Play::Shock { grave }),
        Action::Maintenance => Ok(Play::Maintenance { grave }),
        Action::Illegible => Ok(Play::Illegible { grave }),
        Action::DoubleOccupancy | Action::MixUp => Err(format!("{card} needs more words")),
    }
}

/// `P3`, `D5` or `F3-1`.
fn relative_of(text: &str) -> Result<Relative, String> {
    let named = [("P", FAMILY_OF_PAUL), ("D", FAMILY_OF_DAGMAR)]
        .into_iter()
        .find_map(|(letter, family)| Some((family, text.strip_prefix(letter)?)));
    match named {
        Some((family, wish)) => piece(&format!("F{family}-{wish}")),
        None => piece(text),
    }
}

fn grave_of(text: &str) -> Result<Grave, String> {
    let number = text.parse().ok().and_then(Grave::from_number);
    number.ok_or_else(|| format!("expected a grave, found `{text}`"))
}

fn pill(text: &str) -> Result<Pill, String> {
    let found = Pill::ALL.into_iter().find(|pill| pill.name() == text);
    found.ok_or_else(|| format!("expected white, black or red, found `{text}`"))
}

/// A piece by its short form.
fn piece<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is not the short form of a piece"))
}

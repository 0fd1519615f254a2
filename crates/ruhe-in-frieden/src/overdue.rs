//! What is answered for a seat whose time has run out (R-RF-51), or whose player has left (R-RF-52).
//!
//! Given is what the seat knows and nothing else. When time has run out is for who keeps the clock to say.

use crate::api::{Answer, Command, How, Kind};
use crate::known::Known;
use crate::parts::{Grave, GraveSet, Pill};
use crate::prompts::Eyes;
use crate::score::grave_points;
use std::cmp::Reverse;

/// The answer to a prompt of this kind; nothing for a standing right, and for who has no seat.
pub fn answer(known: &Known, kind: Kind) -> Option<Command> {
    let seat = known.seat?;
    let eyes = Eyes {
        board: &known.board,
        seat,
        hand: &known.cards.held[seat.idx()],
    };
    match kind {
        Kind::Family => first_choice(eyes, kind),
        Kind::Visits => Some(next_visit(eyes)),
        Kind::Pills => Some(Command::EndPills),
        Kind::Shares => Some(Command::EndShares),
        Kind::Bury => best_burial(eyes),
        Kind::Respond => Some(Command::Respond(Answer::Pass)),
        Kind::Interrupt => None,
    }
}

fn first_choice(eyes: Eyes<'_>, kind: Kind) -> Option<Command> {
    let mut choices = Vec::new();
    eyes.choices(kind, &mut choices);
    choices.first().copied()
}

/// Pills for all still without, in the order of their wishes; foreign ones are kept.
fn next_visit(eyes: Eyes<'_>) -> Command {
    let bare = Grave::all().find(|wish| {
        let condition = eyes.board.relatives[eyes.seat.idx()][wish.idx()];
        condition.health().is_some() && condition.prescription().is_none()
    });
    let relative = bare.and_then(|wish| eyes.board.relative(eyes.seat, wish));
    relative.map_or(Command::EndVisits, |relative| Command::Visit {
        relative,
        kind: Pill::White,
    })
}

/// The regular burial without documents that scores best, else the lowest wish into the New Cemetery.
fn best_burial(eyes: Eyes<'_>) -> Option<Command> {
    let mut choices = Vec::new();
    eyes.choices(Kind::Bury, &mut choices);
    let regular = choices.iter().filter_map(|command| match command {
        Command::Bury {
            relative,
            how: How::Regular { grave, docs },
        } if *docs == GraveSet::EMPTY => {
            // On equal score the lowest grave, then the lowest wish.
            let rank = (
                grave_points(relative.wish, *grave),
                Reverse(*grave),
                Reverse(relative.wish),
            );
            Some((rank, *command))
        }
        _ => None,
    });
    // Choices come by wish, and the New Cemetery is the first of each.
    regular
        .max_by_key(|(rank, _)| *rank)
        .map(|(_, command)| command)
        .or_else(|| choices.first().copied())
}

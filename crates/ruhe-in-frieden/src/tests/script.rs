//! Words of the scenarios: `A4`, `w`, `play MX1 B1 to 4`.

use crate::api::{Answer, Command, How, Kind, Play};
use crate::parts::{Action, Family, Grave, Health, Pill, Relative, Share};
use engine::Seat;

/// The families of the players A to E.
pub(super) const FAMILIES: [u8; 5] = [2, 1, 3, 4, 5];

pub(super) fn seat(name: &str) -> Seat {
    Seat(
        "ABCDE"
            .find(name)
            .unwrap_or_else(|| panic!("{name} is no player")) as u8,
    )
}

pub(super) fn name(seat: Seat) -> char {
    ['A', 'B', 'C', 'D', 'E'][seat.idx()]
}

pub(super) fn grave(number: &str) -> Grave {
    number.parse().ok().and_then(Grave::from_number).unwrap()
}

/// `A4`
pub(super) fn relative(text: &str) -> Relative {
    let (owner, wish) = text.split_at(1);
    Relative {
        family: Family::from_number(FAMILIES[seat(owner).idx()]).unwrap(),
        wish: grave(wish),
    }
}

pub(super) fn pill(letter: &str) -> Pill {
    Pill::ALL["wbr".find(letter).unwrap()]
}

pub(super) fn pill_letter(pill: Pill) -> char {
    ['w', 'b', 'r'][pill as usize]
}

pub(super) fn health(letter: &str) -> Health {
    Health::ALL["TUWN".find(letter).unwrap()]
}

pub(super) fn health_letter(health: Health) -> &'static str {
    ["T", "U", "W", "N"][health as usize]
}

pub(super) fn card(text: &str) -> Share {
    text.parse().unwrap()
}

/// `MX1 B1 to 4`, `MX1+DO3 B1`, `SH2`, `GM4`, `IL5`
fn play(words: &[&str]) -> Play {
    if let Some((mix_up, double)) = words[0].split_once('+') {
        return Play::MixUpDouble {
            from: card(mix_up).grave,
            coffin: relative(words[1]),
            to: card(double).grave,
        };
    }
    let card = card(words[0]);
    let grave_of_card = card.grave;
    match card.action {
        Action::MixUp => Play::MixUp {
            from: grave_of_card,
            coffin: relative(words[1]),
            to: grave(words[3]),
        },
        Action::Shock => Play::Shock { grave: grave_of_card },
        Action::Maintenance => Play::Maintenance { grave: grave_of_card },
        Action::Illegible => Play::Illegible { grave: grave_of_card },
        Action::DoubleOccupancy => panic!("Double Occupancy is played in a burial or with Mix-up"),
    }
}

/// `new`, `DO3`, `in 2`, `in 2 with IL1 IL4`
fn how(words: &[&str]) -> How {
    match words {
        ["new"] => How::New,
        ["in", target] => How::Regular {
            grave: grave(target),
            docs: [].into_iter().collect(),
        },
        ["in", target, "with", documents @ ..] => How::Regular {
            grave: grave(target),
            docs: documents.iter().map(|document| card(document).grave).collect(),
        },
        [double] => How::Double {
            grave: card(double).grave,
        },
        _ => panic!("how to bury: {words:?}"),
    }
}

/// A command in the words of a player who is asked something of this kind.
pub(super) fn command(kind: Kind, text: &str) -> Command {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["visit", whom, with] => Command::Visit {
            relative: relative(whom),
            kind: pill(with),
        },
        ["buy", with, whom] => Command::BuyPill {
            relative: relative(whom),
            kind: pill(with),
        },
        ["share", of] => Command::BuyShare { grave: grave(of) },
        ["end", "visits"] => Command::EndVisits,
        ["end", "pills"] => Command::EndPills,
        ["end", "shares"] => Command::EndShares,
        ["family", number] => Command::ChooseFamily {
            family: Family::from_number(number.parse().unwrap()).unwrap(),
        },
        ["pass"] => Command::Respond(Answer::Pass),
        ["bury", whom, ..] => Command::Bury {
            relative: relative(whom),
            how: how(&words[2..]),
        },
        ["play", ..] => match kind {
            Kind::Respond => Command::Respond(Answer::Play(play(&words[1..]))),
            Kind::Interrupt => Command::Interrupt(play(&words[1..])),
            _ => Command::PlayCard(play(&words[1..])),
        },
        _ => panic!("no such command: {text}"),
    }
}

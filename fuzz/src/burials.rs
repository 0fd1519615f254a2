//! Arbitrary input for Ruhe in Frieden.

use engine::{Seat, Switch};
use proptest::prelude::*;
use ruhe_in_frieden::api::{BoxLeftovers, ChipLimit, Families, Start, TieBreak, WindowOrder, WindowPrivacy};
use ruhe_in_frieden::parts::{Family, Grave, GraveSet, Pill, Relative};
use ruhe_in_frieden::{Answer, Command, How, Options, Play};

fn grave() -> impl Strategy<Value = Grave> + Clone {
    (0..5usize).prop_map(|idx| Grave::all().nth(idx).expect("there are 5 graves"))
}

fn family() -> impl Strategy<Value = Family> + Clone {
    (0..5usize).prop_map(|idx| Family::all().nth(idx).expect("there are 5 families"))
}

fn relative() -> impl Strategy<Value = Relative> + Clone {
    (family(), grave()).prop_map(|(family, wish)| Relative { family, wish })
}

fn pill() -> impl Strategy<Value = Pill> + Clone {
    (0..3usize).prop_map(|idx| Pill::ALL[idx])
}

fn play() -> impl Strategy<Value = Play> {
    let moved = (grave(), relative(), grave(), any::<bool>());
    let moved = moved.prop_map(|(from, coffin, to, double)| match double {
        true => Play::MixUpDouble { from, coffin, to },
        false => Play::MixUp { from, coffin, to },
    });
    prop_oneof![
        2 => moved,
        1 => grave().prop_map(|grave| Play::Shock { grave }),
        1 => grave().prop_map(|grave| Play::Maintenance { grave }),
        1 => grave().prop_map(|grave| Play::Illegible { grave }),
    ]
}

fn how() -> impl Strategy<Value = How> {
    let docs =
        prop::collection::vec(grave(), 0..3).prop_map(|graves| graves.into_iter().collect::<GraveSet>());
    prop_oneof![
        Just(How::New),
        grave().prop_map(|grave| How::Double { grave }),
        (grave(), docs).prop_map(|(grave, docs)| How::Regular { grave, docs }),
    ]
}

/// Any command, legal or not.
pub fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        1 => family().prop_map(|family| Command::ChooseFamily { family }),
        8 => (relative(), pill()).prop_map(|(relative, kind)| Command::Visit { relative, kind }),
        2 => Just(Command::EndVisits),
        3 => (relative(), pill()).prop_map(|(relative, kind)| Command::BuyPill { relative, kind }),
        2 => Just(Command::EndPills),
        3 => grave().prop_map(|grave| Command::BuyShare { grave }),
        2 => Just(Command::EndShares),
        2 => play().prop_map(Command::PlayCard),
        4 => (relative(), how()).prop_map(|(relative, how)| Command::Bury { relative, how }),
        1 => Just(Command::Respond(Answer::Pass)),
        2 => play().prop_map(|play| Command::Respond(Answer::Play(play))),
        2 => play().prop_map(Command::Interrupt),
    ]
}

/// Any options, sensible or not.
pub fn options() -> impl Strategy<Value = Options> {
    let switches = any::<[bool; 8]>();
    let numbers = (0..5u8, 0..6u16, 0..4u8, prop::option::of(0..7u8));
    (switches, numbers).prop_map(
        |(
            [
                choice,
                keep,
                unlimited,
                interrupts,
                arrival,
                relaxed,
                money,
                finish,
            ],
            (idle, rounds, points, start),
        )| {
            let switch = |on| if on { Switch::On } else { Switch::Off };
            let either = |on: bool| usize::from(on);
            Options {
                families: [Families::Random, Families::Choice][either(choice)],
                start: start.map_or(Start::Random, |seat| Start::Seat(Seat(seat))),
                box_leftovers: [BoxLeftovers::Return, BoxLeftovers::Keep][either(keep)],
                chip_limit: [ChipLimit::Printed, ChipLimit::Unlimited][either(unlimited)],
                interrupts: switch(interrupts),
                window_order: [WindowOrder::Clockwise, WindowOrder::Arrival][either(arrival)],
                window_privacy: [WindowPrivacy::Strict, WindowPrivacy::Relaxed][either(relaxed)],
                tie_break: [TieBreak::Shared, TieBreak::Money][either(money)],
                idle_rounds: idle,
                max_rounds: rounds,
                new_cemetery_points: points,
                finish_round: switch(finish),
                ..Options::default()
            }
        },
    )
}

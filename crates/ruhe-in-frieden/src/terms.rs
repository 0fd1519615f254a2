//! What a command costs and brings just now, for clients that show prices beside choices (RF-1.8, RF-9.5).
//!
//! Everything is computed from a view: what the audience cannot see has no part in it. Nothing here decides.

use crate::api::{Answer, Command, DocumentAlone, How, Options, Play, RelativeView, View};
use crate::parts::money::price;
use crate::parts::{Grave, Money, Relative};
use crate::prompts::visit_price;
use crate::score::{ALIVE_POINTS, grave_points};
use engine::Seat;

/// What one command costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// What is paid at once; nothing where nothing can be bought.
    pub price: Option<Money>,
    /// What Grave Maintenance would collect.
    pub collects: Option<Money>,
    /// The points of a coffin that lies where it is wanted, if the burial succeeds.
    pub points: Option<i32>,
}

/// What a command of a seat would cost and bring, by what the view shows.
pub fn terms(view: &View, seat: Seat, command: &Command) -> Terms {
    let paid = |price| Terms {
        price: Some(price),
        ..Terms::default()
    };
    match *command {
        Command::Visit { relative, kind } => {
            let found = find(view, relative);
            paid(visit_price(
                found.is_some_and(|(_, it)| it.prescription.is_some()),
                kind,
            ))
        }
        Command::BuyPill { .. } => paid(price::FOREIGN_PILL),
        Command::BuyShare { grave } => paid(view.graves[grave.idx()].price),
        Command::Bury { relative, how } => Terms {
            points: Some(match how {
                How::New => i32::from(view.options.new_cemetery_points),
                How::Double { grave } | How::Regular { grave, .. } => grave_points(relative.wish, grave),
            }),
            ..Terms::default()
        },
        Command::PlayCard(Play::Maintenance { grave })
        | Command::Interrupt(Play::Maintenance { grave })
        | Command::Respond(Answer::Play(Play::Maintenance { grave })) => Terms {
            collects: Some(collects(view, seat, grave)),
            ..Terms::default()
        },
        _ => Terms::default(),
    }
}

/// What Grave Maintenance would bring now (RF-7.7, R-RF-34): each owner pays what is due, or what is left.
fn collects(view: &View, seat: Seat, grave: Grave) -> Money {
    let coffins = &view.graves[grave.idx()].coffins;
    let payers = view.seats.iter().filter(|payer| payer.seat != seat);
    let paid = payers.map(|payer| {
        let own = coffins
            .iter()
            .filter(|coffin| Some(coffin.family) == payer.family);
        price::MAINTENANCE.times(own.count() as u32).min(payer.money)
    });
    paid.fold(Money::ZERO, Money::plus)
}

/// A relative on the table and whose it is.
pub fn find(view: &View, relative: Relative) -> Option<(Seat, &RelativeView)> {
    let mut all = view
        .seats
        .iter()
        .flat_map(|seat| seat.relatives.iter().map(move |it| (seat.seat, it)));
    all.find(|(_, it)| it.relative == Some(relative))
}

/// The points of one relative as things stand (RF-9.5).
pub fn points(options: &Options, relative: &RelativeView) -> i32 {
    match relative.grave {
        Some(grave) => grave_points(relative.wish, grave),
        None if relative.new_cemetery => i32::from(options.new_cemetery_points),
        None => ALIVE_POINTS,
    }
}

/// Certificates and documents of a seat for a grave: `total(p,t)` of RF-6.3.
pub fn total(view: &View, seat: Seat, grave: Grave) -> u8 {
    let shares = view.seats[seat.idx()]
        .shares
        .iter()
        .filter(|share| share.grave == grave);
    let documents = view
        .burial
        .iter()
        .flat_map(|burial| &burial.documents)
        .filter(|document| document.seat == seat && document.counts_for == grave);
    let shares = shares.count();
    // R-RF-63
    if shares == 0 && *view.options.document_alone == DocumentAlone::Beside {
        return 0;
    }
    (shares + documents.count()) as u8
}

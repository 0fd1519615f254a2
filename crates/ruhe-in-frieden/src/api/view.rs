//! What an audience sees now, made for drawing.

use super::command::Kind;
use super::options::Options;
use super::sighting::Reason;
use crate::board::{Board, ByGrave, BySeat, Condition};
use crate::known::Known;
use crate::parts::{Action, ActionSet, Chips, Family, Grave, GraveSet, Health, Money, Pill, Relative, Share};
use crate::phase::{Document, Step, WindowKind};
use crate::score;
use engine::{Seat, SeatMap, SeatSet, Seen};
use serde::Serialize;

/// One relative.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RelativeView {
    /// Who; nothing while the family is not chosen.
    pub relative: Option<Relative>,
    /// The grave wished for.
    pub wish: Grave,
    /// The level; nothing for the dead.
    pub health: Option<Health>,
    pub prescription: Option<Pill>,
    /// Who placed it.
    pub prescribed_by: Option<Seat>,
    /// Whether it is only a marker (RF-4.11).
    pub substitute: bool,
    /// Whether the doctor came this turn.
    pub visited: bool,
    /// The grave the coffin lies in.
    pub grave: Option<Grave>,
    /// Whether the coffin lies in the New Cemetery.
    pub new_cemetery: bool,
    /// What is paid on reaching Weak, Unwell and Top Fit.
    pub payouts: Option<[Money; 3]>,
}

/// One share outside the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ShareView {
    /// Of which grave.
    pub grave: Grave,
    /// Its action, if the audience knows it.
    pub action: Seen<Action>,
}

/// What lies in front of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatView {
    pub seat: Seat,
    /// Its family, once it has one.
    pub family: Option<Family>,
    /// Its money (R-RF-47).
    pub money: Money,
    /// Its relatives, by wish.
    pub relatives: Vec<RelativeView>,
    /// Its shares, by grave.
    pub shares: Vec<ShareView>,
    /// The shares it spent unseen, by grave.
    pub spent: Vec<ShareView>,
}

/// One grave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GraveView {
    pub grave: Grave,
    /// The coffins in it.
    pub coffins: Vec<Relative>,
    /// How many shares are left in its pile.
    pub pile: u8,
    /// The action on top of it, where it lies open (R-RF-66).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub top: Option<Action>,
    /// After the end: what they are, top card first.
    pub pile_opened: Vec<Action>,
    /// What a share costs now.
    pub price: Money,
    /// The actions nobody has shown yet.
    pub unseen: ActionSet,
}

/// A burial that is not finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BurialView {
    /// Who buries.
    pub seat: Seat,
    pub relative: Relative,
    /// The documents lying there.
    pub documents: Vec<Document>,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndView {
    pub reason: Reason,
    /// Who won.
    pub winners: SeatSet,
    /// The points.
    pub scores: SeatMap<i32>,
    /// What they are made of: the points of each relative, in the order of the relatives (RF-9.5).
    pub points: SeatMap<Vec<i32>>,
}

/// Everything on the table that the audience can see (RF-10). Never who is asked to react (RF-8.9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The options of the game.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub options: Options,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The graves in their row.
    pub graves: Vec<GraveView>,
    /// The coffins in the New Cemetery.
    pub new_cemetery: Vec<Relative>,
    /// The cards removed in sight of all.
    pub played: Vec<Share>,
    /// Who started.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn.
    pub turn: u32,
    /// The step the turn is at, if it waits for a decision of the active player.
    pub step: Option<Kind>,
    /// Graves of which a share was bought this turn.
    pub bought: GraveSet,
    /// The chips nobody has; nothing if they are not counted.
    pub supply: Option<Chips>,
    /// The chips in the box.
    pub pill_box: Chips,
    /// Who buries next, as soon as no window is open.
    pub burier: Option<Seat>,
    /// The burial that is not finished.
    pub burial: Option<BurialView>,
    /// The time for reactions, and what it is for.
    pub window: Option<WindowKind>,
    /// How many idle turns came before this one (RF-9.8).
    pub idle_turns: u32,
    /// How the game ended.
    pub end: Option<EndView>,
}

impl View {
    /// Draws up the view from what the audience knows; there is nothing else to draw it from.
    pub(crate) fn of(known: &Known) -> View {
        let board = &known.board;
        let over = board.agenda.over();
        View {
            options: board.options,
            seats: board.all_seats().map(|seat| SeatView::of(known, seat)).collect(),
            graves: Grave::all().map(|grave| GraveView::of(known, grave)).collect(),
            new_cemetery: board.new_cemetery.to_vec(),
            played: board.played.to_vec(),
            start: board.start,
            active: board.active,
            turn: board.turn,
            step: board.agenda.step().and_then(kind_of),
            bought: board.bought(),
            supply: board.counts_chips().then_some(board.supply),
            pill_box: board.pill_box,
            burier: board
                .agenda
                .burial()
                .map_or_else(|| board.next_burier(), |burial| Some(burial.seat)),
            burial: board.agenda.burial().map(|burial| BurialView {
                seat: burial.seat,
                relative: burial.relative,
                documents: burial.documents.to_vec(),
            }),
            window: board.agenda.window().map(|window| window.kind),
            idle_turns: board.idle_turns,
            end: over.map(|reason| {
                let scores = score::scores(board);
                EndView {
                    reason,
                    winners: score::winners(board, &scores),
                    points: SeatMap::new(board.seats, |seat| score::relative_points(board, seat).collect()),
                    scores,
                }
            }),
        }
    }
}

fn kind_of(step: Step) -> Option<Kind> {
    match step {
        Step::Families => Some(Kind::Family),
        Step::Visits => Some(Kind::Visits),
        Step::Pills => Some(Kind::Pills),
        Step::Shares { .. } => Some(Kind::Shares),
        Step::Refill | Step::Adjust | Step::Reactions | Step::PassBox => None,
    }
}

impl SeatView {
    fn of(known: &Known, seat: Seat) -> SeatView {
        let board = &known.board;
        SeatView {
            seat,
            family: board.families[seat.idx()],
            money: board.money[seat.idx()],
            relatives: Grave::all()
                .map(|wish| RelativeView::of(board, seat, wish))
                .collect(),
            shares: shares(seat, &board.shares, &known.cards.held),
            spent: shares(seat, &board.spent, &known.cards.spent),
        }
    }
}

/// Shares of a seat: faces that are known, and backs for the rest.
fn shares(seat: Seat, counts: &BySeat<ByGrave<u8>>, known: &BySeat<ByGrave<ActionSet>>) -> Vec<ShareView> {
    let of_grave = |grave: Grave| {
        let faces = known[seat.idx()][grave.idx()].iter().map(Seen::Face);
        let count = usize::from(counts[seat.idx()][grave.idx()]);
        let shown = faces.chain(std::iter::repeat(Seen::Back)).take(count);
        shown.map(move |action| ShareView { grave, action })
    };
    Grave::all().flat_map(of_grave).collect()
}

impl RelativeView {
    fn of(board: &Board, seat: Seat, wish: Grave) -> RelativeView {
        let condition = board.relatives[seat.idx()][wish.idx()];
        let relative = board.relative(seat, wish);
        let prescription = condition.prescription();
        let levels = [Health::Weak, Health::Unwell, Health::TopFit];
        RelativeView {
            relative,
            wish,
            health: condition.health(),
            prescription: prescription.map(|prescription| prescription.kind),
            prescribed_by: prescription.map(|prescription| prescription.by),
            substitute: prescription.is_some_and(|prescription| prescription.substitute),
            visited: matches!(condition, Condition::Alive { visited: true, .. }),
            grave: match condition {
                Condition::Buried(grave) => Some(grave),
                _ => None,
            },
            new_cemetery: condition == Condition::BuriedNew,
            payouts: relative
                .map(|relative| levels.map(|reached| board.options.payouts.payout(relative, reached))),
        }
    }
}

impl GraveView {
    fn of(known: &Known, grave: Grave) -> GraveView {
        let board = &known.board;
        GraveView {
            grave,
            coffins: board.graves[grave.idx()].to_vec(),
            pile: board.piles[grave.idx()],
            top: board.tops[grave.idx()],
            pile_opened: known.piles[grave.idx()].to_vec(),
            price: board.share_price(grave),
            unseen: board.unseen(grave),
        }
    }
}

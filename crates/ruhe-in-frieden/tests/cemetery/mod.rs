//! The game as the testbed knows it.

mod commands;

pub(crate) use commands::conceivable;

use engine::{Audience, Input, Outcome, Seat, SeatSet};
use ruhe_in_frieden::api::{TieBreak, WindowOrder, WindowPrivacy};
use ruhe_in_frieden::board::Condition;
use ruhe_in_frieden::parts::Pill;
use ruhe_in_frieden::{Answer, Command, Event, RuheInFrieden, State};
use serde_json::{Value, json};
use testbed::Subject;

/// The cemetery under test.
pub(crate) struct Cemetery;

impl Subject for Cemetery {
    type Game = RuheInFrieden;

    /// Some options have no round limit, and chance is in no hurry.
    const STEPS_MAX: usize = 20_000;

    fn conceivable(_: u8) -> Vec<Command> {
        conceivable()
    }

    /// The dice would rather bury than wait, so that walks come to an end.
    fn weight(command: &Command, _: Option<&Command>) -> u32 {
        match command {
            Command::Visit { kind, .. } => match kind {
                Pill::White => 10,
                Pill::Black | Pill::Red => 60,
            },
            Command::BuyPill { .. } => 3,
            Command::EndPills => 60,
            Command::EndShares => 20,
            Command::Respond(Answer::Pass) => 20,
            _ => 40,
        }
    }

    /// R-RF-60, RF-8.13: with `relaxed` being asked tells something, and by arrival a pass is noted at once. That is
    /// agreed on; but nobody is told who else is asked (RF-8.9).
    fn asks_openly(state: &State) -> bool {
        let options = state.board().options;
        options.window_privacy == WindowPrivacy::Strict && options.window_order == WindowOrder::Clockwise
    }

    /// R-RF-60: with `relaxed` a window that closes at once tells something. By arrival a pass closes a round or not,
    /// as others have passed.
    fn follows_openly(state: &State, input: &Input<RuheInFrieden>) -> bool {
        let options = state.board().options;
        let is_pass = matches!(
            input,
            Input::Command {
                command: Command::Respond(Answer::Pass),
                ..
            }
        );
        options.window_privacy == WindowPrivacy::Strict
            && !(is_pass && options.window_order == WindowOrder::Arrival)
    }

    /// RF-10.3, RF-10.5, RF-10.8, RF-10.11: no view has a pile, another's action or an answer.
    fn check_redacted(state: &State, audience: Audience, view: &Value) -> Result<(), String> {
        let over = state.board().agenda.over().is_some();
        // R-RF-66: where actions lie open, all have seen every card that left a pile.
        let open = state.board().options.open_actions.is_on();
        check_names(view)?;
        for grave in list(&view["graves"]) {
            let (left, opened) = (&grave["pile"], list(&grave["pile_opened"]).len());
            let expected = if over { left.as_u64().unwrap_or(99) } else { 0 };
            expect("cards shown of a pile", &expected, &(opened as u64))?;
            let shows_top = open && left.as_u64() > Some(0);
            expect("a top card shown", &shows_top, &!grave["top"].is_null())?;
        }
        for (seat, shown) in (0..).map(Seat).zip(list(&view["seats"])) {
            let is_own = audience == Audience::Seat(seat);
            for share in list(&shown["shares"]).iter().chain(list(&shown["spent"])) {
                let is_shown = !share["action"].is_null();
                expect(
                    &format!("an action of {seat} shown"),
                    &(over || open || is_own),
                    &is_shown,
                )?;
            }
        }
        Ok(())
    }

    /// RF-4.17, R-RF-28, RF-8.9: what only one seat sees of an event.
    fn check_sighting(event: &Event, audience: Audience, sighting: &Value) -> Result<(), String> {
        let is_own = |seat: &Seat| audience == Audience::Seat(*seat);
        match event {
            Event::ShareBought { seat, action, .. } => {
                let face = is_own(seat).then(|| action.peek());
                expect("the action", &json!(face), &sighting["share_bought"]["action"])
            }
            Event::SharesSpent { seat, actions, .. } => {
                let faces = is_own(seat).then(|| actions.peek());
                expect("the actions", &json!(faces), &sighting["shares_spent"]["actions"])
            }
            Event::Passed { seat } => expect("who sees a pass", &true, &is_own(seat)),
            Event::Seen(_) => Ok(()),
        }
    }

    /// RF-9.5, RF-9.6: the points counted by hand, from the relatives instead of from the graves.
    fn check_outcome(state: &State, outcome: &Outcome) -> Result<(), String> {
        let board = state.board();
        let points = |wish: u8, condition: &Condition| match condition {
            Condition::Buried(grave) => [5, 4, 3, 3, 3][usize::from(grave.number().abs_diff(wish))],
            Condition::BuriedNew => i32::from(board.options.new_cemetery_points),
            Condition::Alive { .. } | Condition::Deceased => -2,
        };
        let scores: Vec<(Seat, i32)> = board
            .all_seats()
            .map(|seat| {
                let relatives = (1..).zip(&board.relatives[seat.idx()]);
                (
                    seat,
                    relatives.map(|(wish, condition)| points(wish, condition)).sum(),
                )
            })
            .collect();
        for (seat, score) in &scores {
            let found = outcome.scores.as_ref().and_then(|scores| scores.get(*seat));
            expect(&format!("points of {seat}"), &Some(score), &found)?;
        }
        let by_money = board.options.tie_break == TieBreak::Money;
        let rank = |(seat, score): (Seat, i32)| {
            let money = board.money[seat.idx()].to_thousands();
            (score, if by_money { money } else { 0 })
        };
        let best = scores.iter().map(|it| rank(*it)).max();
        let best: SeatSet = scores
            .iter()
            .filter(|it| Some(rank(**it)) == best)
            .map(|(seat, _)| *seat)
            .collect();
        expect("winners", &best, &outcome.winners)
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn expect<T: PartialEq + std::fmt::Debug>(what: &str, expected: &T, found: &T) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}: expected {expected:?}, found {found:?}"))
}

/// What a view tells, and nothing beside it. Who adds a name here has asked who may know it.
fn check_names(view: &Value) -> Result<(), String> {
    let names = |value: &Value| {
        let mut names: Vec<String> = value
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| name.clone())
            .collect();
        names.sort_unstable();
        names.join(" ")
    };
    let expected = "active bought burial burier end graves idle_turns new_cemetery options pill_box played seats start \
                    step supply turn window";
    expect("the view", &expected.to_owned(), &names(view))?;
    for seat in list(&view["seats"]) {
        let expected = "family money relatives seat shares spent".to_owned();
        expect("a seat", &expected, &names(seat))?;
    }
    Ok(())
}

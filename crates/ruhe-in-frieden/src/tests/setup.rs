//! Set-up, options and deals (RF-2).

use super::{Position, Scene};
use crate::api::{Families, OPTIONS, Options, Start};
use crate::board::Condition;
use crate::parts::{ActionSet, Chips, Grave, Health, Money};
use crate::{Deal, RuheInFrieden, State};
use engine::table::{NewTable, Table};
use engine::{Digest, Fast, Game as _, Problem, Seat, Secret, Stamp};

fn new_state(seats: u8, options: Options, seed: u64) -> State {
    let deal = RuheInFrieden::shuffle(RuheInFrieden::NEWEST, &options, seats, &mut Fast::new(seed));
    RuheInFrieden::check_deal(RuheInFrieden::NEWEST, &options, seats, &deal).unwrap();
    State::laid_out(RuheInFrieden::NEWEST, options, seats, &deal)
}

#[test]
fn a_new_game_lies_as_the_rules_say() {
    // T-RF-1, T-RF-2, RF-1.2, RF-1.3, RF-1.4, RF-1.8, RF-2.1, RF-2.2, RF-2.3, RF-2.4, RF-2.5, RF-2.6, RF-2.7,
    // R-RF-1: two to five play by the same rules.
    for seats in 2..=5 {
        let state = new_state(seats, Options::default(), u64::from(seats));
        state.assert_sound();
        let board = &state.board;
        for seat in board.all_seats() {
            assert!(board.families[seat.idx()].is_some());
            assert_eq!(board.money[seat.idx()], Money::thousands(5));
            for wish in Grave::all() {
                let unwell = Condition::Alive {
                    health: Health::Unwell,
                    prescription: None,
                    visited: false,
                };
                assert_eq!(board.relatives[seat.idx()][wish.idx()], unwell);
            }
        }
        let different: std::collections::BTreeSet<_> = board.families.iter().flatten().collect();
        assert_eq!(different.len(), usize::from(seats));
        for grave in Grave::all() {
            assert!(!board.is_occupied(grave));
            let pile: ActionSet = state.pile(grave).iter().map(|card| card.peek()).collect();
            assert_eq!((state.pile(grave).len(), pile), (5, ActionSet::ALL));
        }
        assert!(board.new_cemetery.is_empty());
        assert_eq!(
            (board.supply, board.pill_box),
            (Chips::new(12, 10, 5), Chips::NONE)
        );
    }
    assert!(!RuheInFrieden::SEATS.contains(&1) && !RuheInFrieden::SEATS.contains(&6));
}

#[test]
fn the_start_is_drawn_or_named() {
    // RF-2.6, R-RF-2
    let starts: std::collections::BTreeSet<u8> = (0..50)
        .map(|seed| new_state(4, Options::default(), seed).board.start.0)
        .collect();
    assert_eq!(starts.len(), 4);
    let options = Options {
        start: Start::Seat(Seat(2)),
        ..Options::default()
    };
    assert!((0..10).all(|seed| new_state(4, options, seed).board.start == Seat(2)));
    assert_eq!(
        RuheInFrieden::check_options(RuheInFrieden::NEWEST, &options, 2),
        Err(Problem::new(
            "options.start",
            "expected \"random\" or a seat from 0 to 1, found 2"
        ))
    );
}

#[test]
fn families_are_chosen_from_the_start_player_clockwise() {
    // RF-2.4 with `families = choice`
    let options = Options {
        families: Families::Choice,
        start: Start::Seat(Seat(1)),
        ..Options::default()
    };
    let deal = RuheInFrieden::shuffle(RuheInFrieden::NEWEST, &options, 3, &mut Fast::new(1));
    assert_eq!(deal.families, None);
    let state = RuheInFrieden::deal(RuheInFrieden::NEWEST, &options, 3, &deal, &mut ());
    let mut scene = Scene::new(state, Vec::new());
    assert_eq!(scene.waits_for(), "B family");
    scene
        .refuses("B", "end visits", "RF-4.2")
        .does("B", "family 1")
        .refuses("C", "family 1", "RF-2.4")
        .does("C", "family 3")
        .does("A", "family 2");
    assert_eq!(
        (scene.waits_for().as_str(), scene.pill_box()),
        ("B visits", (5, 4, 1))
    );
}

#[test]
fn options_read_as_they_are_told() {
    // RF-11's list: every value told to clients can be read, and the first is the default.
    const LEFT_OUT: [&str; 2] = ["hold_times", "answer_limit"];
    let defaults = serde_json::to_value(Options::default()).unwrap();
    for option in OPTIONS {
        for (idx, value) in option.values.iter().enumerate() {
            let value = value
                .parse::<i64>()
                .map_or_else(|_| serde_json::Value::from(*value), serde_json::Value::from);
            let options: Options = serde_json::from_value(serde_json::json!({ option.name: value })).unwrap();
            RuheInFrieden::check_options(RuheInFrieden::NEWEST, &options, 2).unwrap();
            assert_eq!(options == Options::default(), idx == 0, "{}", option.name);
            // RF-8.10: times that are as usual are left out of what is written.
            if idx > 0 || !LEFT_OUT.contains(&option.name) {
                assert_eq!(serde_json::to_value(options).unwrap()[option.name], value);
            }
        }
    }
    assert_eq!(
        defaults.as_object().unwrap().len() + LEFT_OUT.len(),
        OPTIONS.len()
    );
    assert!(serde_json::from_str::<Options>(r#"{"haste":"on"}"#).is_err());
    let points = Options {
        new_cemetery_points: 3,
        ..Options::default()
    };
    let problem = RuheInFrieden::check_options(RuheInFrieden::NEWEST, &points, 2).unwrap_err();
    assert_eq!(problem.field, "options.new_cemetery_points");
}

fn deal_json() -> serde_json::Value {
    let pile = ["DO", "MX", "SH", "GM", "IL"];
    serde_json::json!({ "piles": vec![pile; 5], "families": [2, 1, 3], "start": 0 })
}

fn check_deal(change: impl FnOnce(&mut serde_json::Value), options: Options, expected: &str) {
    let mut json = deal_json();
    change(&mut json);
    let error = match serde_json::from_value::<Deal>(json) {
        Err(error) => error.to_string(),
        Ok(deal) => RuheInFrieden::check_deal(RuheInFrieden::NEWEST, &options, 3, &deal)
            .unwrap_err()
            .to_string(),
    };
    assert!(error.contains(expected), "{error}");
}

#[test]
fn a_wrong_deal_names_the_field() {
    // RF-2.2, RF-2.4, RF-2.6: explicit deals are checked piece by piece.
    let plain = Options::default();
    let deal: Deal = serde_json::from_value(deal_json()).unwrap();
    assert_eq!(serde_json::to_value(&deal).unwrap(), deal_json());
    RuheInFrieden::check_deal(RuheInFrieden::NEWEST, &plain, 3, &deal).unwrap();
    let pop = |json: &mut serde_json::Value| {
        json.as_array_mut().unwrap().pop();
    };
    check_deal(
        |json| pop(&mut json["piles"]),
        plain,
        "deal.piles: expected 5 piles, one for each grave, found 4",
    );
    check_deal(
        |json| pop(&mut json["piles"][2]),
        plain,
        "deal.piles[2]: expected 5 shares of grave 3, found 4",
    );
    check_deal(
        |json| json["piles"][1][0] = "MX".into(),
        plain,
        "deal.piles[1]: expected each action once, DO is missing",
    );
    check_deal(
        |json| json["piles"][1][0] = "XX".into(),
        plain,
        "expected an action",
    );
    check_deal(
        |json| json["families"][0] = 1.into(),
        plain,
        "deal.families: family 1 is given out twice",
    );
    check_deal(
        |json| json["families"][0] = 6.into(),
        plain,
        "expected a family from 1 to 5",
    );
    check_deal(
        |json| pop(&mut json["families"]),
        plain,
        "deal.families: expected 3, one for each seat, found 2",
    );
    check_deal(
        |json| json["families"] = serde_json::json!([1, 2, 3, 4, 5, 5]),
        plain,
        "deal.families: expected one family for each seat, found 6",
    );
    check_deal(
        |json| json["families"] = serde_json::Value::Null,
        plain,
        "deal.families: expected 3, one for each seat, found none",
    );
    check_deal(
        |json| json["start"] = 3.into(),
        plain,
        "deal.start: expected a seat from 0 to 2, found 3",
    );
    check_deal(|json| json["dice"] = 3.into(), plain, "unknown field `dice`");
    let named = Options {
        start: Start::Seat(Seat(1)),
        ..plain
    };
    check_deal(|_| {}, named, "deal.start: expected 1 as in the options, found 0");
    let choice = Options {
        families: Families::Choice,
        ..plain
    };
    check_deal(
        |_| {},
        choice,
        "deal.families: expected none: the players choose them",
    );
}

#[test]
fn same_seed_and_same_moves_give_the_same_table() {
    // T-RF-4, RF-10.12
    let play = || {
        let new = NewTable::<RuheInFrieden>::new(3, Options::default());
        let mut table = Table::shuffled(new, Secret::from_seed(4), vec![], &mut ()).unwrap();
        for _ in 0..200 {
            let Some(prompt) = table.prompts().first().copied() else {
                break;
            };
            let choices = table.choices(&prompt);
            let command = *choices.last().unwrap();
            table
                .command(Stamp(0), prompt.seat, prompt.id, command, &mut ())
                .unwrap();
        }
        (table.digest(), engine::log::write(&table))
    };
    assert_eq!(play(), play());
    let other = new_state(3, Options::default(), 5);
    assert_ne!(
        Digest::of(&new_state(3, Options::default(), 4)),
        Digest::of(&other)
    );
}

#[test]
fn the_deal_needs_no_later_draws() {
    let deal = RuheInFrieden::shuffle(RuheInFrieden::NEWEST, &Options::default(), 4, &mut Fast::new(3));
    assert_eq!(RuheInFrieden::settle_deal::<Fast>(&deal, &[], None), deal);
}

#[test]
fn a_made_up_position_is_sound() {
    // RF-3.1, RF-3.2, RF-3.3, RF-3.4: what the scenarios start from.
    let scene = Position::new(3)
        .money("A", 1)
        .holds("A", "MX2")
        .coffin("3", "B1")
        .chip("A3", "r", "B")
        .build();
    assert_eq!((scene.money("A"), scene.holds("A").as_str()), (1, "MX2"));
    assert_eq!(
        (scene.coffins("3").as_str(), scene.chip("A3").as_str()),
        ("B1", "r*")
    );
}

#[test]
fn two_players_are_told_that_three_are_better() {
    // R-RF-1
    let told = |seats| engine::advice::<RuheInFrieden>(&Options::default(), seats).count();
    assert_eq!((told(2), told(3)), (1, 0));
}

//! Scores of RP-13, row by row, in houses made up of sightings.

use super::mourner::{all_from, score};
use super::*;
use engine::{Audience, Mode, PromptId, Seat};
use rest_in_peace::api::{Fate, Sighting, Via};
use rest_in_peace::parts::{Card, Clue, Room, Secret};
use rest_in_peace::{Deal, Options};

/// What the player knows, built up by sightings as in play.
#[derive(Clone)]
struct House(Known);

impl House {
    /// At the Main Entrance with these doors; the deck holds all cards not drawn yet.
    fn new(secret: &str, doors: &[&str]) -> House {
        let deal: Deal = RestInPeace::shuffle(RestInPeace::NEWEST, &Options::default(), 1, &mut Fast::new(0));
        let state = RestInPeace::deal(RestInPeace::NEWEST, &Options::default(), 1, &deal, &mut ());
        let mut known = RestInPeace::knowledge(&state, Audience::Seat(Seat(0)));
        // Everything the deal turned up is laid back.
        known.deck = rest_in_peace::parts::CardSet::ALL;
        known.discard.clear();
        known.fresh.clear();
        known.doors = Default::default();
        known.secrets = Default::default();
        known.pattern_rooms = Default::default();
        known.visited = Default::default();
        known.passages = Default::default();
        House(known).visit("A", secret, doors)
    }

    fn see(mut self, sighting: Sighting) -> House {
        self.0.see(sighting);
        self
    }

    fn enter(self, room: &str, via: Via) -> House {
        self.see(Sighting::Entered { room: at(room), via })
    }

    /// Enters a room for the first time; these doors stay.
    fn visit(self, room: &str, secret: &str, doors: &[&str]) -> House {
        let secret: Secret = secret.parse().unwrap();
        let turned = Sighting::SecretTurned {
            room: at(room),
            secret,
        };
        let house = self.enter(room, Via::Door).see(turned);
        doors.iter().fold(house, |house, door| {
            let (card, fate) = (door.parse().unwrap(), Fate::Stays);
            house.see(Sighting::DoorDrawn { card, fate })
        })
    }

    fn clues(self, clues: &str) -> House {
        clues.chars().fold(self, |house, clue| {
            let clue: Clue = clue.to_string().parse().unwrap();
            house.see(Sighting::ClueTurned { clue })
        })
    }

    fn close(self, room: &str) -> House {
        self.see(Sighting::RoomClosed { room: at(room) })
    }

    fn ghost_found(self) -> House {
        self.see(Sighting::CluesShuffled)
    }

    fn bones(self) -> House {
        let room = self.0.room;
        self.see(Sighting::BonesTaken { room })
    }

    /// Leaves only these cards in the deck.
    fn deck(mut self, cards: &[&str]) -> House {
        self.0.deck = cards.iter().map(|card| card.parse::<Card>().unwrap()).collect();
        self
    }

    fn door(&self, card: &str) -> f64 {
        let card = card.parse().unwrap();
        score(&self.0, Command::Door { card })
    }

    fn passage(&self) -> f64 {
        score(&self.0, Command::Passage)
    }

    fn close_score(&self) -> f64 {
        score(&self.0, Command::Close)
    }

    fn answer(&self, bot: &mut impl Bot<RestInPeace>, kind: Kind, choices: &[Command]) -> Command {
        let prompt = Prompt {
            id: PromptId(1),
            seat: Seat(0),
            kind,
            mode: Mode::Open,
            must: true,
            until: None,
        };
        bot.answer(&self.0, &prompt, choices, &mut Fast::new(1))
    }
}

fn at(room: &str) -> Room {
    room.parse().unwrap()
}

fn door(card: &str) -> Command {
    Command::Door {
        card: card.parse().unwrap(),
    }
}

/// In room 5 with an unvisited world around: room 1 keeps one door.
fn house() -> House {
    House::new("L♠", &["3♦"]).visit("5", "L♥", &["9♦"])
}

#[test]
fn unvisited_rooms_are_worth_less_with_every_clue_while_the_ghost_is_about() {
    // RP-13: 30 − 5k without bones, 20 once the ghost was found; with bones 5 and 35.
    assert_eq!(house().door("9♦"), 30.0);
    assert_eq!(house().clues("SH").door("9♦"), 20.0);
    assert_eq!(house().ghost_found().clues("S").door("9♦"), 20.0);
    assert_eq!(house().clues("SHC").bones().door("9♦"), 5.0);
    assert_eq!(house().ghost_found().clues("SHC").bones().door("9♦"), 35.0);
}

#[test]
fn home_without_bones_is_a_trap_unless_a_way_leads_out() {
    // RP-13: 25 + 10·[by door, k < 3] − 15·[by door]; −1000 without a door, by passage or without one there.
    assert_eq!(house().door("A♦"), 20.0);
    assert_eq!(house().clues("SHC").door("A♦"), 10.0);
    let no_door = House::new("L♠", &[]).visit("5", "L♥", &[]);
    assert_eq!(no_door.door("A♦"), -1000.0);
    let door_to_closed = house().close("3");
    assert_eq!(door_to_closed.door("A♦"), -1000.0);

    let passage = House::new("Pa", &[]).visit("7", "Pa", &[]);
    assert_eq!(passage.door("A♦"), 20.0, "by door, the passage leads out again");
    assert_eq!(passage.passage(), -1000.0, "by passage only the way back is left");
    let passage = House::new("Pa", &["3♦"]).visit("7", "Pa", &[]);
    assert_eq!(passage.passage(), 25.0);
}

#[test]
fn home_with_bones_and_the_target_with_three_clues_are_taken_at_once() {
    // RP-13: at once, by door or by passage.
    let most = 1000.0;
    assert!(house().clues("SHC").bones().door("A♦") > most);
    let passage = House::new("Pa", &[]).visit("7", "Pa", &[]).clues("SHC").bones();
    assert!(passage.passage() > most);
    let target = house().visit("8", "SHC", &[]).visit("9", "L♦", &[]);
    assert!(target.clone().clues("SHC").door("8♦") > most);
    assert!(
        target.clues("SCH").door("8♦") < most,
        "another pattern is no target"
    );
    // RP-6.2: the Main Entrance may be the target.
    let entrance = House::new("SHC", &[]).visit("9", "L♦", &[]).clues("SHC");
    assert!(entrance.door("A♦") > most);
}

#[test]
fn a_visited_room_is_worth_its_doors() {
    // RP-13: 25 + 10·[k < 3] + 30·u(d); a dead end −60 if it holds a candidate, else −10; −10 for the target.
    let doors = house().visit("8", "L♦", &["J♦", "Q♦"]).visit("9", "L♣", &[]);
    assert_eq!(doors.door("8♦"), 95.0);
    assert_eq!(
        doors.clone().close("J").door("8♦"),
        65.0,
        "doors to closed rooms do not count"
    );
    assert_eq!(doors.clues("SHC").door("8♦"), 85.0);

    let dead_end = house().visit("8", "L♦", &[]).visit("9", "L♣", &[]);
    assert_eq!(dead_end.door("8♦"), 25.0);

    let maybe = house().visit("8", "SHC", &[]).visit("9", "L♣", &[]);
    assert_eq!(maybe.door("8♦"), -25.0);
    assert_eq!(maybe.clone().clues("S").door("8♦"), -25.0);
    assert_eq!(maybe.clone().clues("H").door("8♦"), 25.0, "no longer a candidate");
    assert_eq!(
        maybe.clues("SH").door("8♦"),
        -35.0,
        "with two clues it is the target"
    );

    let passage = house()
        .visit("7", "Pa", &[])
        .visit("8", "Pa", &[])
        .visit("9", "L♣", &[]);
    assert_eq!(passage.door("8♦"), 35.0, "a passage is a way out");
    assert_eq!(passage.close("7").door("8♦"), 25.0);
}

#[test]
fn with_bones_a_visited_room_is_worth_its_ace() {
    // RP-13: 30 + 40·[Ace in d] + 5·u(d) + 10·p(d).
    let with_bones = |house: House| house.visit("9", "L♣", &[]).clues("SHC").bones();
    assert_eq!(with_bones(house().visit("8", "L♦", &["J♦"])).door("8♦"), 35.0);
    assert_eq!(
        with_bones(house().visit("8", "L♦", &["A♦", "Q♦"])).door("8♦"),
        80.0
    );
    let passage = house().visit("7", "Pa", &[]).visit("8", "Pa", &[]);
    assert_eq!(with_bones(passage).door("8♦"), 40.0);
}

#[test]
fn the_passage_is_worth_the_doors_at_its_other_end() {
    // RP-13: 15 + 30·u(d), −30 without doors; with bones 30 + 40·[Ace in d] + 5·u(d), −25 without an Ace.
    let to = |doors: &[&str]| house().visit("7", "Pa", doors).visit("8", "Pa", &[]);
    assert_eq!(to(&["Q♦"]).passage(), 45.0);
    assert_eq!(to(&[]).passage(), -15.0);
    assert_eq!(to(&["Q♦"]).clues("SHC").bones().passage(), 10.0);
    assert_eq!(to(&["A♦"]).clues("SHC").bones().passage(), 75.0);
}

#[test]
fn closing_is_weighed_by_what_may_be_drawn() {
    // RP-13: (−50 if maybe) − 60·q without bones, 5 + 60·a − 60·q with them. In room 5; room 3 is closed.
    let house = House::new("L♠", &["4♦"]).visit("3", "L♦", &[]).close("3");
    let plain = house
        .clone()
        .visit("5", "L♥", &[])
        .deck(&["3♣", "5♣", "9♣", "A♣"]);
    assert_eq!(plain.close_score(), -60.0 * (2.0 / 4.0) * (1.0 / 3.0));
    assert_eq!(
        plain.clone().clues("SHC").bones().close_score(),
        5.0 + 60.0 * 0.5 - 60.0 * (2.0 / 4.0) * (1.0 / 3.0)
    );
    let maybe = house.visit("5", "SHC", &[]).deck(&["9♣", "J♣"]);
    assert_eq!(maybe.close_score(), -50.0);
    assert_eq!(maybe.clues("H").close_score(), 0.0);
}

#[test]
fn an_ace_is_no_use_without_bones_if_home_has_no_way_out() {
    // RP-13: for q, without bones and with u(1) = 0.
    let house = House::new("L♠", &[])
        .visit("5", "L♥", &[])
        .deck(&["A♣", "A♥", "9♣"]);
    assert_eq!(house.close_score(), -60.0 * (2.0 / 3.0) * (1.0 / 2.0));
    assert_eq!(house.clues("SHC").bones().close_score(), 65.0);
}

#[test]
fn the_chance_of_drawing_only_marked_cards() {
    assert_eq!(all_from(2, 4, 2), 2.0 / 4.0 * (1.0 / 3.0));
    assert_eq!(all_from(1, 4, 2), 0.0);
    assert_eq!(all_from(3, 3, 3), 1.0);
}

#[test]
fn the_mourner_does_not_go_to_and_fro() {
    // RP-7.5, RP-13: after an entry by passage neither Passage nor CloseViaPassage if anything else is possible.
    let ends = house().visit("7", "Pa", &["2♦", "4♦"]).visit("8", "Pa", &[]);
    let choices = [
        Command::Passage,
        Command::Close,
        Command::CloseViaPassage,
        Command::Concede,
    ];
    let by_door = ends.clone().enter("8", Via::Door);
    assert_eq!(
        by_door.answer(&mut Mourner, Kind::Room, &choices),
        Command::Passage
    );
    let by_passage = ends.enter("8", Via::Passage);
    assert_eq!(
        by_passage.answer(&mut Mourner, Kind::Room, &choices),
        Command::Close
    );
    let only_back = [Command::Passage, Command::Concede];
    assert_eq!(
        by_passage.answer(&mut Mourner, Kind::Room, &only_back),
        Command::Passage,
        "with nothing else left it does"
    );
}

#[test]
fn the_mourner_takes_the_highest_score_and_any_of_equal_ones() {
    // RP-13
    let house = house().visit("8", "L♦", &["J♦", "Q♦"]).enter("5", Via::Door);
    let choices = [door("9♦"), door("8♦"), Command::Close, Command::Concede];
    assert_eq!(house.answer(&mut Mourner, Kind::Room, &choices), door("8♦"));
    let prompt = Prompt {
        id: PromptId(1),
        seat: Seat(0),
        kind: Kind::Room,
        mode: Mode::Open,
        must: true,
        until: None,
    };
    let equal = [door("9♦"), door("J♦"), door("K♦"), Command::Concede];
    let mut rng = Fast::new(2);
    let mut counts = [0; 3];
    for _ in 0..3_000 {
        let answer = Mourner.answer(&house.0, &prompt, &equal, &mut rng);
        counts[equal.iter().position(|choice| *choice == answer).unwrap()] += 1;
    }
    // Five standard errors of 1,000 are 129.
    assert!(
        counts.iter().all(|count: &u32| count.abs_diff(1_000) < 129),
        "{counts:?}"
    );
}

#[test]
fn forward_prefers_doors_and_always_turns_up_clues() {
    // RP-13
    let clue = [Command::Flip, Command::Skip, Command::Concede];
    assert_eq!(house().answer(&mut Forward, Kind::Clue, &clue), Command::Flip);
    assert_eq!(house().answer(&mut Mourner, Kind::Clue, &clue), Command::Flip);
    let choices = [door("9♦"), Command::Passage, Command::Close, Command::Concede];
    assert_eq!(house().answer(&mut Forward, Kind::Room, &choices), door("9♦"));
    let no_door = [Command::Close, Command::Concede];
    assert_eq!(house().answer(&mut Forward, Kind::Room, &no_door), Command::Close);
}

#[test]
fn the_visitor_takes_everything_but_conceding_equally_often() {
    // RP-13, policy U
    let choices = [door("9♦"), Command::Passage, Command::Close, Command::Concede];
    let mut rng = Fast::new(3);
    let mut counts = [0u32; 4];
    for _ in 0..3_000 {
        let answer = crate::pick(&choices, |choice| !RestInPeace::concedes(choice), &mut rng).unwrap();
        counts[choices.iter().position(|choice| *choice == answer).unwrap()] += 1;
    }
    assert_eq!(counts[3], 0);
    assert!(
        counts[..3].iter().all(|count| count.abs_diff(1_000) < 129),
        "{counts:?}"
    );
    assert_eq!(
        house().answer(&mut Visitor, Kind::Room, &[Command::Concede]),
        Command::Concede,
        "only if nothing else is offered"
    );
}

#[test]
fn habit_goes_home_with_the_bones_and_does_not_shuttle() {
    // RP-4.2, RP-7.5
    let with_bones = house().clues("SHC").bones().visit("9", "L♦", &["A♦", "4♣"]);
    assert_eq!(
        with_bones.answer(
            &mut Habit,
            Kind::Room,
            &[door("4♣"), door("A♦"), Command::Close, Command::Concede]
        ),
        door("A♦")
    );
    let shuttling = House::new("Pa", &["3♦"])
        .visit("7", "Pa", &[])
        .enter("A", Via::Passage);
    let choices = [Command::Passage, door("3♦"), Command::Concede];
    assert_eq!(shuttling.answer(&mut Habit, Kind::Room, &choices), door("3♦"));
    let nowhere_else = [Command::Passage, Command::Concede];
    assert_eq!(
        shuttling.answer(&mut Habit, Kind::Room, &nowhere_else),
        Command::Passage
    );
}

#[test]
fn nothing_hidden_is_in_the_numbers_of_a_step() {
    // RP-8: two houses that look alike describe every option alike.
    let mut compared = 0;
    for seed in 0..40 {
        let options = Options::default();
        let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut Fast::new(seed));
        let here = RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ());
        let there = RestInPeace::determinize(here.known(), &mut Fast::new(!seed));
        let Some(prompt) = RestInPeace::prompts(&here).first().copied() else {
            continue;
        };
        let mut choices = Vec::new();
        RestInPeace::choices(&here, &prompt, &mut choices);
        for choice in choices {
            let steps = [here.known(), there.known()].map(|known| habit::Scene::of(known).step(choice));
            assert_eq!(steps[0], steps[1]);
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}

//! Redaction over the wire: two houses whose deals differ only in what a device may not know tell it the same bytes at
//! the same moments, until the difference is shown to it by the rules.

use super::world::{WATCHER, World, conn_of};
use crate::ConnectionId;
use crate::hosted::Hosted;
use clearing_coffins::ClearingCoffins;
use dawn_under::DawnUnder;
use engine::{Chance as _, Fast, Purpose, Seat};
use ruhe_in_frieden::RuheInFrieden;
use serde_json::{Value, json};

/// Two worlds and what they differ in.
struct Worlds<'a> {
    here: World,
    there: World,
    /// The device of each seat.
    lines: Vec<ConnectionId>,
    rng: Fast,
    /// Whether the rules have shown the difference to a device, by what it and everybody else has seen so far.
    is_shown: &'a dyn Fn(&World, ConnectionId) -> bool,
    /// How many messages were compared, and how many lines the difference was seen on.
    compared: usize,
    different: usize,
}

/// A deal of a game, and the same with a change.
fn deals<G: Hosted>(seats: u8, options: &Value, seed: u64, change: impl FnOnce(&mut Value)) -> [Value; 2] {
    let agreed: G::Options = serde_json::from_value(options.clone()).unwrap();
    let deal = json!(G::shuffle(G::NEWEST, &agreed, seats, &mut Fast::new(seed)));
    let mut other = deal.clone();
    change(&mut other);
    assert_ne!(deal, other);
    [deal, other]
}

fn swap(list: &mut Value, one: usize, two: usize) {
    list.as_array_mut().unwrap().swap(one, two);
}

impl<'a> Worlds<'a> {
    fn new<G: Hosted>(
        seats: u8,
        options: &Value,
        [here, there]: &[Value; 2],
        is_shown: &'a dyn Fn(&World, ConnectionId) -> bool,
    ) -> Worlds<'a> {
        let agreed: G::Options = serde_json::from_value(options.clone()).unwrap();
        let options = json!(agreed);
        Worlds {
            here: World::deal::<G>(seats, &options, here),
            there: World::deal::<G>(seats, &options, there),
            lines: (0..seats).map(Seat).map(conn_of).collect(),
            rng: Fast::new(5),
            is_shown,
            compared: 0,
            different: 0,
        }
    }

    fn below(&mut self, below: u32) -> u32 {
        self.rng.draw(Purpose("walk"), 0, below)
    }

    fn both(&mut self, mut change: impl FnMut(&mut World)) {
        change(&mut self.here);
        change(&mut self.there);
    }

    /// Compares what every device was told since the last time; true if some device knows the difference.
    fn compare(&mut self) -> bool {
        let conns: Vec<ConnectionId> = self.here.told.keys().copied().collect();
        self.different = 0;
        for conn in conns {
            let (here, there) = (&self.here.told[&conn], &self.there.told[&conn]);
            self.compared += here.len();
            if here == there {
                continue;
            }
            self.different += 1;
            if !(self.is_shown)(&self.here, conn) {
                let at = (0..).find(|at| here.get(*at) != there.get(*at)).unwrap();
                panic!("{conn:?} can tell: {:?}\n{:?}", here.get(at), there.get(at));
            }
        }
        if self.different == 0 {
            // Moments tell something too.
            assert_eq!(self.here.machine.wake_at(), self.there.machine.wake_at());
        }
        self.different > 0
    }

    /// Some seat answers what it is asked, with something that is possible in both worlds.
    fn answer(&mut self) -> bool {
        let seats = self.lines.len();
        let first = self.below(seats as u32) as usize;
        for step in 0..seats {
            let conn = self.lines[(first + step) % seats];
            let (here, there) = (self.here.asked(conn), self.there.asked(conn));
            let choices = |asked: &Value, prompt: &Value| -> Vec<Value> {
                let prompts = asked["prompts"].as_array().unwrap();
                let same = prompts.iter().find(|other| other["id"] == prompt["id"]);
                let choices = same.map(|same| same["choices"].as_array().unwrap());
                let commands = choices
                    .into_iter()
                    .flatten()
                    .map(|choice| choice["command"].clone());
                commands.filter(|command| command != "concede").collect()
            };
            let prompts = here["prompts"].as_array().cloned().unwrap_or_default();
            for prompt in &prompts {
                let (mine, others) = (choices(&here, prompt), choices(&there, prompt));
                let common: Vec<&Value> = mine.iter().filter(|choice| others.contains(choice)).collect();
                if common.is_empty() || prompt["must"] != true && self.below(4) > 0 {
                    continue;
                }
                let command = common[self.below(common.len() as u32) as usize].clone();
                let message = if prompt["mode"] != "race" {
                    json!({"do": "command", "prompt": prompt["id"], "command": command})
                } else if command.get("bang").is_some() {
                    json!({"do": "hand", "prompt": prompt["id"], "command": command})
                } else {
                    continue;
                };
                self.both(|world| world.ask(conn, message.clone()));
                return true;
            }
        }
        false
    }

    /// Plays until the difference is known to somebody, the table is over, or for so many steps.
    fn walk(&mut self, steps: usize) {
        for step in 0..steps {
            if self.compare() || self.here.is_over() {
                return;
            }
            if step % 40 == 25 {
                self.come_and_go(step);
            }
            self.move_on();
        }
    }

    /// A player comes back on another device, and somebody comes to watch.
    fn come_and_go(&mut self, step: usize) {
        let idx = step / 40 % 2;
        let gone = self.lines[idx];
        let have = self.here.asked(gone)["seq"]
            .as_u64()
            .map(|seq| seq.saturating_sub(3) as u32);
        let mut conn = gone;
        self.both(|world| {
            world.gone(gone);
            conn = world.come(idx as u64, have);
            world.come(WATCHER + 1 + step as u64, None);
        });
        self.lines[idx] = conn;
    }

    fn move_on(&mut self) {
        self.answer();
        let ms = u64::from(self.below(1_500));
        self.both(|world| world.pass(ms));
    }
}

fn count(seen: &[Value], kinds: &[&str]) -> usize {
    let is_one = |sighting: &&Value| kinds.iter().any(|kind| sighting.get(*kind).is_some());
    seen.iter().filter(is_one).count()
}

#[test]
fn in_dawn_under_nobody_can_tell_lids_apart_before_they_are_turned() {
    // DU-9.2
    let mut shown = 0;
    for seed in 0..12 {
        let options = if seed % 2 == 0 {
            json!({})
        } else {
            json!({"expansion": "on"})
        };
        let (one, two) = (7, 41);
        let deals = deals::<DawnUnder>(2, &options, seed, |deal| {
            let lids = deal["lids"].as_array().unwrap();
            let other = (one + 1..60).find(|at| lids[*at] != lids[one]).unwrap();
            swap(&mut deal["lids"], one, other);
            swap(&mut deal["lids"], other, two);
        });
        let changed: Vec<usize> = (0..60)
            .filter(|at| deals[0]["lids"][at] != deals[1]["lids"][at])
            .collect();
        let is_shown = |world: &World, _: ConnectionId| {
            // Everybody sees the same in this game; the first line has watched from the beginning.
            let seen = world.seen(ConnectionId(3));
            seen.iter()
                .filter_map(|sighting| sighting.get("opened"))
                .any(|opened| changed.contains(&(opened["grave"].as_u64().unwrap() as usize)))
                || world.is_over()
        };
        let mut worlds = Worlds::new::<DawnUnder>(2, &options, &deals, &is_shown);
        worlds.walk(150);
        assert!(worlds.compared > 100);
        shown += worlds.different;
    }
    assert!(shown > 0, "a lid that is turned is seen");
}

#[test]
fn in_ruhe_in_frieden_a_card_is_known_to_its_buyer_alone() {
    // RF-8.12, RF-9: two cards of one pile have changed places.
    let mut shown = 0;
    for seed in 0..8 {
        let options = json!({"max_rounds": 6, "start": 0});
        let (pile, one, two) = (seed as usize % 5, 0, 2);
        let deals =
            deals::<RuheInFrieden>(3, &options, seed, |deal| swap(&mut deal["piles"][pile], one, two));
        let is_shown = |world: &World, conn: ConnectionId| {
            if world.is_over() {
                return true;
            }
            let seen = world.seen(ConnectionId(4));
            let bought = seen.iter().filter_map(|sighting| sighting.get("share_bought"));
            let of_pile: Vec<&Value> = bought
                .filter(|bought| bought["grave"] == json!(pile + 1))
                .collect();
            let buyers = [of_pile.get(one), of_pile.get(two)].into_iter().flatten();
            let mut seats = buyers.map(|bought| bought["seat"].as_u64().unwrap());
            seats.any(|seat| world.owners[&conn] == seat)
        };
        let mut worlds = Worlds::new::<RuheInFrieden>(3, &options, &deals, &is_shown);
        for step in 0..250 {
            worlds.compare();
            if worlds.here.is_over() {
                break;
            }
            // What a buyer knows changes nothing about when the table moves.
            assert_eq!(worlds.here.machine.wake_at(), worlds.there.machine.wake_at());
            if step % 40 == 25 {
                worlds.come_and_go(step);
            }
            worlds.move_on();
            shown += worlds.different;
        }
        assert!(worlds.compared > 100);
    }
    assert!(shown > 0, "a buyer sees his card");
}

#[test]
fn in_clearing_coffins_nobody_knows_the_pile() {
    // CC-9.1: with races, claims and penalties; a card is seen when it is drawn.
    let mut shown = 0;
    for seed in 0..8 {
        let options =
            json!({"claim_mode": if seed % 2 == 0 { "garlic" } else { "pointed" }, "claim_ms": 700});
        let dealt = 8;
        let deals = deals::<ClearingCoffins>(2, &options, seed, |deal| {
            let deck = deal["deck"].as_array().unwrap();
            let other = (dealt + 2..43).find(|at| deck[*at] != deck[dealt + 1]).unwrap();
            swap(&mut deal["deck"], dealt + 1, other);
        });
        let is_shown = |world: &World, _: ConnectionId| {
            count(&world.seen(ConnectionId(3)), &["refilled", "penalty_drawn"]) > 1 || world.is_over()
        };
        let mut worlds = Worlds::new::<ClearingCoffins>(2, &options, &deals, &is_shown);
        worlds.walk(150);
        assert!(worlds.compared > 100);
        shown += worlds.different;
    }
    assert!(shown > 0, "a card that is drawn is seen");
}

#[test]
fn who_comes_later_cannot_tell_what_lies_down() {
    // CC-9.5, T-CC-46: in one world a yellow skull was closed, in the other a purple moon.
    let options = json!({"claim_ms": 700, "first_thrower": 0, "colour_die": "YYYPPP", "on_leave": "empty"});
    let mut worlds: Vec<World> = Vec::new();
    for (card, face) in [
        ("YK", json!({"colour": 0, "symbol": 0})),
        ("PM", json!({"colour": 3, "symbol": 2})),
    ] {
        let [mut deal, _] = deals::<ClearingCoffins>(2, &options, 3, |deal| swap(&mut deal["deck"], 0, 42));
        let deck = deal["deck"].as_array().unwrap();
        // Both cards lie at the bottom of the pile, where nobody comes; one of them is dealt.
        let places: Vec<usize> = ["YK", "PM"]
            .iter()
            .map(|card| deck.iter().rposition(|other| other == card).unwrap())
            .collect();
        swap(&mut deal["deck"], places[0], 42);
        let second = deal["deck"]
            .as_array()
            .unwrap()
            .iter()
            .rposition(|other| other == "PM")
            .unwrap();
        swap(&mut deal["deck"], second, 41);
        let at = if card == "YK" { 42 } else { 41 };
        swap(&mut deal["deck"], 0, at);
        deal["dice"] =
            json!([face, {"colour": 0, "symbol": 4}, {"colour": 3, "symbol": 4}, {"colour": 0, "symbol": 4}]);
        worlds.push(World::deal::<ClearingCoffins>(2, &options, &deal));
    }
    let mut late = Vec::new();
    for world in &mut worlds {
        world.pass(2_000);
        let throw = world.asked(conn_of(Seat(0)));
        let prompt = &throw["prompts"][0];
        world.ask(
            conn_of(Seat(0)),
            json!({"do": "command", "prompt": prompt["id"], "command": "throw"}),
        );
        world.pass(2_500);
        let race = world.asked(conn_of(Seat(0)))["prompts"][0]["id"].clone();
        world.ask(
            conn_of(Seat(0)),
            json!({"do": "hand", "prompt": race, "command": {"bang": {}}}),
        );
        world.pass(400);
        let claim = world.asked(conn_of(Seat(0)))["prompts"][0]["id"].clone();
        let card = json!({"claim": {"card": {"seat": 0, "slot": 0}}});
        world.ask(
            conn_of(Seat(0)),
            json!({"do": "command", "prompt": claim, "command": card}),
        );
        assert_eq!(
            world.asked(conn_of(Seat(0)))["view"]["seats"][0]["row"][0],
            "down",
            "it was closed"
        );
        // Somebody comes to watch, and a player comes back on another device.
        world.gone(conn_of(Seat(1)));
        late.push([world.come(WATCHER + 1, None), world.come(1, Some(1))]);
        for _ in 0..12 {
            world.pass(5_000);
        }
    }
    assert_eq!(late[0], late[1]);
    for conn in late[0] {
        let [here, there] = [&worlds[0].told[&conn], &worlds[1].told[&conn]];
        assert!(here.len() > 10);
        assert_eq!(here, there);
    }
    assert_ne!(
        worlds[0].told[&conn_of(Seat(0))],
        worlds[1].told[&conn_of(Seat(0))]
    );
}

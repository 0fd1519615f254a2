//! Whoever looks after the house: looks, closes, mutes, keeps out, deletes, tells everybody, empties; and what is offered.

use crate::client::{Client, pass, settle};
use crate::scene::{START_MS, gather, house, house_on, play_to_the_end, pump, settings, table};
use engine::Fast;
use house::{AddressKey, Addresses, Guest, House, HouseError, NewToken};
use protocol::wire::{AdminAnswer, AdminBy, AdminRequest};
use serde_json::{Value, json};
use store::memory::MemoryStore;
use store::{GuestId, Store as _, TableId, TokenHash};

/// Two addresses, of which the second is typed.
struct Street;

impl Addresses for Street {
    fn read(&self, text: &str) -> Option<(AddressKey, String)> {
        (text == "203.0.113.8").then(|| (AddressKey(8), text.to_owned()))
    }

    fn name(&self, key: AddressKey) -> Option<String> {
        (key == AddressKey(7)).then(|| "203.0.113.7".to_owned())
    }

    fn new_token(&self) -> Option<NewToken> {
        Some(NewToken {
            guest: GuestId(900),
            text: "token".to_owned(),
            hash: TokenHash::of("token"),
        })
    }
}

#[tokio::test(start_paused = true)]
async fn a_program_is_made_sits_where_it_may_and_goes_with_its_owner() {
    let store = MemoryStore::default();
    let house = house_on(&store, settings(), 1, START_MS).await;
    let made = ask(&house, json!({"do": "bot_token", "name": "  owl "})).await;
    assert_eq!(
        (&made["is"], &made["name"], &made["token"]),
        (&json!("bot_token"), &json!("owl"), &json!("token"))
    );
    let kept = store.guest_of(TokenHash::of("token")).await.unwrap().unwrap();
    assert!(Guest::kept(kept).is_program);
    assert_eq!(
        refused(&house, json!({"do": "bot_token", "name": ""})).await,
        "bad_name"
    );
    // A guest has a few of their own, and no more.
    let owner = GuestId(5);
    for number in 0..5_u64 {
        let token = NewToken {
            guest: GuestId(1_000 + number),
            text: String::new(),
            hash: TokenHash::of(&number.to_string()),
        };
        house.enrol("raven", owner, &token).await.unwrap();
    }
    let more = NewToken {
        guest: GuestId(2_000),
        text: String::new(),
        hash: TokenHash::of("more"),
    };
    assert_eq!(
        house.enrol("raven", owner, &more).await.unwrap_err().code,
        "too_many_programs"
    );
    // They go with whoever made them.
    house.forget(&[owner]).await.unwrap();
    assert!(store.guest_of(TokenHash::of("3")).await.unwrap().is_none());
    assert!(store.guest_of(TokenHash::of("token")).await.unwrap().is_some());
}

async fn ask(house: &House, request: Value) -> Value {
    let request: AdminRequest = serde_json::from_value(request).unwrap();
    let answer = house.administer(AdminBy::Local, request, &Street).await;
    serde_json::to_value(answer).unwrap()
}

async fn must(house: &House, request: Value) {
    assert_eq!(
        ask(house, request.clone()).await,
        json!({"is": "done"}),
        "{request}"
    );
}

async fn refused(house: &House, request: Value) -> String {
    let answer = ask(house, request).await;
    assert_eq!(answer["is"], "refused", "{answer}");
    answer["trouble"]["code"].as_str().unwrap().to_owned()
}

fn id(number: u64) -> String {
    GuestId(number).to_string()
}

/// Why a guest cannot come in.
fn turned_away(house: &House, number: u64) -> Option<String> {
    match house.connect(Guest::new(GuestId(number), "x")) {
        Ok(_) => None,
        Err(HouseError::TurnedAway(trouble)) => Some(trouble.code),
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test(start_paused = true)]
async fn tables_and_guests_are_looked_at_without_their_secrets() {
    let (_, house) = house(1).await;
    let clients = table(&house, "ruhe-in-frieden", 3, json!({})).await;
    let told = ask(&house, json!({"do": "tables"})).await;
    let listed = &told["tables"][0];
    assert_eq!(
        (&listed["phase"], &listed["devices"]),
        (&json!("playing"), &json!(3))
    );
    assert_eq!(listed["seats"][1]["name"], "guest 2");
    assert_eq!(listed["host"], id(1));
    let one = ask(&house, json!({"do": "table", "table": clients[0].table})).await;
    assert_eq!(one["tables"][0], *listed);
    let code = clients[0].info["code"].as_str().unwrap();
    let text = told.to_string();
    assert!(
        !text.contains(code) && !text.contains("secret") && !text.contains("orders"),
        "{text}"
    );
    let guests = ask(&house, json!({"do": "guests"})).await;
    assert_eq!(guests["guests"].as_array().unwrap().len(), 3);
    let guest = ask(&house, json!({"do": "guest", "guest": id(2)})).await;
    assert_eq!(guest["guests"][0]["tables"][0]["table"], listed["table"]);
    assert_eq!(
        refused(&house, json!({"do": "guest", "guest": id(99)})).await,
        "no_such_guest"
    );
    assert_eq!(
        refused(&house, json!({"do": "table", "table": "x"})).await,
        "no_such_table"
    );
}

#[tokio::test(start_paused = true)]
async fn a_table_is_closed_before_the_deal_and_after() {
    let (store, house) = house(1).await;
    let mut gathering = gather(&house, "dawn-under", 2, json!({})).await;
    must(&house, json!({"do": "close", "table": gathering[0].table})).await;
    pump(&mut gathering).await;
    assert_eq!(gathering[1].all("away").len(), 1);
    let mut playing = table(&house, "dawn-under", 2, json!({})).await;
    let name = playing[0].table.clone();
    must(&house, json!({"do": "close", "table": name})).await;
    pump(&mut playing).await;
    assert!(playing.iter().all(Client::is_over));
    assert_eq!(
        refused(&house, json!({"do": "close", "table": name})).await,
        "already_over"
    );
    let gone = json!({"do": "close", "table": TableId(77).to_string()});
    assert_eq!(refused(&house, gone).await, "no_such_table");
    assert!(store.summary(name.parse().unwrap()).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_muted_guest_is_heard_nowhere_until_it_ends() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    must(&house, json!({"do": "mute", "guest": id(2), "minutes": 5})).await;
    let say = json!({"do": "say", "text": "boo"});
    assert_eq!(clients[1].refused(say.clone()).await, "muted_everywhere");
    clients[0].must(say.clone()).await;
    pass(5 * 60_000).await;
    clients[1].must(say).await;
}

#[tokio::test(start_paused = true)]
async fn a_ban_ends_lines_holds_for_the_device_survives_a_restart_and_ends() {
    let store = MemoryStore::default();
    let house = house_on(&store, settings(), 1, START_MS).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    must(&house, json!({"do": "ban", "guest": id(2), "minutes": 60})).await;
    pump(&mut clients).await;
    let goodbye = clients[1].all("goodbye")[0].clone();
    assert_eq!(goodbye["stay_away"], true);
    assert_eq!(goodbye["say"]["args"]["minutes"], 60);
    assert!(clients[0].all("goodbye").is_empty());
    assert_eq!(turned_away(&house, 2).as_deref(), Some("kept_out"));
    let beside = Guest {
        device: GuestId(2),
        ..Guest::new(GuestId(20), "x")
    };
    assert!(
        matches!(house.connect(beside), Err(HouseError::TurnedAway(_))),
        "the same device"
    );
    house.close().await;
    let later = house_on(&store, settings(), 2, START_MS + 30 * 60_000).await;
    assert_eq!(turned_away(&later, 2).as_deref(), Some("kept_out"));
    pass(31 * 60_000).await;
    assert_eq!(turned_away(&later, 2), None);
    assert_eq!(ask(&later, json!({"do": "bans"})).await["bans"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn an_address_is_kept_out_and_kept_only_as_long() {
    let (store, house) = house(1).await;
    let mut stranger = Client::come_from(&house, 5, AddressKey(7)).await;
    let mut neighbour = Client::come_from(&house, 6, AddressKey(8)).await;
    must(
        &house,
        json!({"do": "ban", "guest": id(5), "with_address": true, "minutes": 10}),
    )
    .await;
    assert!(house.keeps_out("203.0.113.7").is_some() && house.keeps_out("203.0.113.8").is_none());
    pump(std::slice::from_mut(&mut stranger)).await;
    assert_eq!(stranger.all("goodbye").len(), 1);
    must(
        &house,
        json!({"do": "ban", "address": "203.0.113.8", "minutes": 20}),
    )
    .await;
    pump(std::slice::from_mut(&mut neighbour)).await;
    assert_eq!(neighbour.all("goodbye").len(), 1);
    for wrong in [
        json!({"do": "ban", "address": "nowhere", "minutes": 1}),
        json!({"do": "ban", "minutes": 1}),
        json!({"do": "ban", "guest": id(99), "with_address": true, "minutes": 1}),
    ] {
        assert_eq!(refused(&house, wrong).await, "no_such_address");
    }
    let never = json!({"do": "ban", "guest": id(5), "minutes": 0});
    assert_eq!(refused(&house, never).await, "bad_time");
    let bans = ask(&house, json!({"do": "bans"})).await;
    assert_eq!(bans["bans"].as_array().unwrap().len(), 3);
    must(&house, json!({"do": "lift", "entry": bans["bans"][0]["entry"]})).await;
    assert!(house.keeps_out("203.0.113.8").is_none());
    assert_eq!(
        refused(&house, json!({"do": "lift", "entry": 999})).await,
        "no_such_entry"
    );
    // When it is over, the store knows no address any more; what was done never named one.
    pass(12 * 60_000).await;
    assert_eq!(store.notes("ban".to_owned(), 9).await.unwrap(), []);
    let acts = ask(&house, json!({"do": "audit"})).await.to_string();
    assert!(
        acts.contains("address(es)") && !acts.contains("203.0.113"),
        "{acts}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_is_deleted_becomes_somebody_and_logs_still_hold() {
    let (store, house) = house(1).await;
    let mut rng = Fast::new(3);
    let mut finished = table(&house, "dawn-under", 2, json!({})).await;
    play_to_the_end(&mut finished, &mut rng).await;
    let over: TableId = finished[0].table.parse().unwrap();
    let log = store.load(over).await.unwrap().unwrap().log();
    let mut playing = table(&house, "dawn-under", 3, json!({})).await;
    let mut alone = Client::come(&house, 2).await;
    alone.open("rest-in-peace", 1, json!({})).await;
    alone.must(json!({"do": "start"})).await;
    let solo: TableId = alone.table.parse().unwrap();
    playing[1]
        .must(json!({"do": "report", "guest": id(1), "reason": "talk", "text": "rude"}))
        .await;
    must(&house, json!({"do": "delete", "guest": id(2)})).await;
    pump(&mut playing).await;
    // The finished table: the same log, and nobody's name.
    let kept = store.load(over).await.unwrap().unwrap();
    assert_eq!(kept.log(), log);
    let (data, public) = (&kept.summary.record.data, &kept.summary.record.public);
    assert!(!data.contains("guest 2") && !data.contains(&id(2)), "{data}");
    assert!(
        public.contains("\"somebody\"") && public.contains("guest 1"),
        "{public}"
    );
    assert_eq!(kept.summary.record.members, [GuestId(1)]);
    // The table that is played: the seat is free, and the others go on.
    assert_eq!(playing[0].info["seats"][1]["holder"], "nobody");
    assert!(!playing[0].is_over());
    // Nobody else plays the solitaire.
    let solo = store.load(solo).await.unwrap().unwrap();
    assert_eq!(solo.summary.record.phase, store::Phase::Over);
    assert!(!solo.summary.record.data.contains("guest 2"));
    assert!(store.tables_of(GuestId(2)).await.unwrap().is_empty());
    assert!(store.guest(GuestId(2)).await.unwrap().is_none());
    assert_eq!(ask(&house, json!({"do": "reports"})).await["reports"], json!([]));
    assert_eq!(
        refused(&house, json!({"do": "delete", "guest": id(2)})).await,
        "no_such_guest"
    );
}

#[tokio::test(start_paused = true)]
async fn a_guest_gets_what_is_kept_of_them_and_no_secret_of_a_table() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "ruhe-in-frieden", 3, json!({})).await;
    clients[0].send(json!({"do": "name", "name": "Änne"})).await;
    pump(&mut clients).await;
    clients[0]
        .must(json!({"do": "report", "reason": "other", "text": "it is dark"}))
        .await;
    let data = house.export(&[GuestId(1), GuestId(50)]).await.unwrap();
    let mine = &data["guests"][0];
    assert_eq!(data["guests"].as_array().unwrap().len(), 1, "only who is known");
    assert_eq!(
        (&mine["name"], &mine["tables"][0]["seat"]),
        (&json!("Änne"), &json!(1))
    );
    assert_eq!(mine["tables"][0]["log"], Value::Null, "it is not over");
    assert_eq!(mine["reports"][0]["text"], "it is dark");
    let text = data.to_string();
    assert!(!text.contains("guest 2") && !text.contains("secret"), "{text}");
    house.forget(&[GuestId(1)]).await.unwrap();
    assert_eq!(house.export(&[GuestId(1)]).await.unwrap()["guests"], json!([]));
    let acts = ask(&house, json!({"do": "audit"})).await;
    assert_eq!(
        (&acts["acts"][0]["by"], &acts["acts"][0]["act"]),
        (&json!("guest"), &json!("delete"))
    );
}

#[tokio::test(start_paused = true)]
async fn reports_are_few_and_dealt_with() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let report = json!({"do": "report", "guest": id(2), "reason": "name", "text": "a bad one"});
    for _ in 0..5 {
        clients[0].must(report.clone()).await;
    }
    assert_eq!(clients[0].refused(report.clone()).await, "too_many_reports");
    let long = json!({"do": "report", "reason": "name", "text": "x".repeat(501)});
    assert_eq!(clients[1].refused(long).await, "bad_chat");
    pump(&mut clients).await;
    assert!(
        clients[1]
            .heard
            .iter()
            .all(|told| !told.to_string().contains("a bad one")),
        "nobody at the table hears of it"
    );
    let told = ask(&house, json!({"do": "reports"})).await;
    let first = &told["reports"][0];
    assert_eq!(
        (&first["by"], &first["about"], &first["reason"]),
        (&json!(id(1)), &json!(id(2)), &json!("name"))
    );
    must(&house, json!({"do": "settle", "entry": first["entry"]})).await;
    assert_eq!(
        ask(&house, json!({"do": "reports"})).await["reports"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
    assert_eq!(
        refused(&house, json!({"do": "settle", "entry": first["entry"]})).await,
        "no_such_entry"
    );
}

#[tokio::test(start_paused = true)]
async fn an_announcement_is_heard_by_all_and_by_whoever_comes_in_time() {
    let (_, house) = house(1).await;
    let mut here = Client::come(&house, 1).await;
    must(
        &house,
        json!({"do": "announce", "text": "We close at dawn.", "minutes": 5}),
    )
    .await;
    here.pump().await;
    assert_eq!(here.all("announced")[0]["text"], "We close at dawn.");
    let mut later = Client::come(&house, 2).await;
    later.pump().await;
    assert_eq!(later.all("announced").len(), 1);
    pass(5 * 60_000).await;
    let mut too_late = Client::come(&house, 3).await;
    too_late.pump().await;
    assert!(too_late.all("announced").is_empty());
    assert_eq!(
        refused(&house, json!({"do": "announce", "text": " ", "minutes": 5})).await,
        "bad_chat"
    );
}

#[tokio::test(start_paused = true)]
async fn a_house_that_is_emptied_lets_players_finish() {
    let (_, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let mut watcher = Client::come(&house, 9).await;
    assert!(!house.is_drained());
    must(&house, json!({"do": "drain", "draining": true})).await;
    assert!(!house.is_drained(), "somebody plays");
    assert_eq!(turned_away(&house, 30).as_deref(), Some("draining"));
    assert_eq!(
        watcher.refused(json!({"do": "open", "game": "dawn-under"})).await,
        "draining"
    );
    clients[1].lose();
    assert_eq!(turned_away(&house, 2), None, "whoever plays may come back");
    let mut rng = Fast::new(5);
    clients[1].connect(&house).await;
    let name = clients[0].table.clone();
    clients[1].join(&name).await;
    play_to_the_end(&mut clients, &mut rng).await;
    settle().await;
    assert!(house.is_drained());
    must(&house, json!({"do": "drain", "draining": false})).await;
    assert!(!house.is_drained());
    assert_eq!(turned_away(&house, 30), None);
}

#[tokio::test(start_paused = true)]
async fn every_act_is_written_down_and_what_cannot_be_is_not_done() {
    let (store, house) = house(1).await;
    must(&house, json!({"do": "mute", "guest": id(2), "minutes": 5})).await;
    let page = AdminRequest::Ban {
        guest: Some(id(3)),
        address: None,
        with_address: false,
        minutes: 60,
    };
    let done = house.administer(AdminBy::Page, page, &Street).await;
    assert_eq!(done, AdminAnswer::Done {});
    let backup = AdminRequest::Backup {
        file: "/copy.db".to_owned(),
    };
    let answer = house.administer(AdminBy::Page, backup, &Street).await;
    let AdminAnswer::Refused { trouble } = answer else {
        panic!("{answer:?}");
    };
    assert_eq!(trouble.code, "only_on_the_machine");
    let acts = ask(&house, json!({"do": "audit", "limit": 9})).await;
    let acts = acts["acts"].as_array().unwrap();
    let told: Vec<(&Value, &Value, &Value)> = acts
        .iter()
        .map(|act| (&act["by"], &act["act"], &act["about"]))
        .collect();
    let (ban, mute) = (
        json!(format!("{}, 60 min", id(3))),
        json!(format!("{}, 5 min", id(2))),
    );
    assert_eq!(
        told,
        [
            (&json!("page"), &json!("ban"), &ban),
            (&json!("local"), &json!("mute"), &mute)
        ]
    );
    store.faults().fail_all(true);
    assert_eq!(
        refused(&house, json!({"do": "ban", "guest": id(4), "minutes": 5})).await,
        "not_kept"
    );
    store.faults().fail_all(false);
    assert_eq!(turned_away(&house, 4), None);
}

#[tokio::test(start_paused = true)]
async fn games_that_are_not_offered_are_not_opened() {
    let store = MemoryStore::default();
    let everything = house_on(&store, settings(), 1, START_MS).await;
    let mut old = table(&everything, "dawn-under", 2, json!({})).await;
    let name = old[0].table.clone();
    everything.close().await;
    let mut only = settings();
    only.games = vec!["clearing-coffins".to_owned()];
    let house = house_on(&store, only, 2, START_MS + 1_000).await;
    let mut guest = Client::come(&house, 1).await;
    guest.pump().await;
    let games = guest.all("welcome")[0]["games"].clone();
    assert_eq!(
        (games.as_array().unwrap().len(), &games[0]["name"]),
        (1, &json!("clearing-coffins"))
    );
    for wanted in [
        json!({"do": "open", "game": "dawn-under", "seats": 2}),
        json!({"do": "open_day"}),
    ] {
        assert_eq!(guest.refused(wanted).await, "not_offered");
    }
    guest
        .must(json!({"do": "open", "game": "clearing-coffins", "seats": 2}))
        .await;
    guest.send(json!({"do": "lobby"})).await;
    settle().await;
    guest.pump().await;
    assert_eq!(guest.all("lobby")[0]["lobby"]["day"], Value::Null);
    // What was open already is played to its end, and no further.
    for client in &mut old {
        client.connect(&house).await;
        client.join(&name).await;
    }
    play_to_the_end(&mut old, &mut Fast::new(7)).await;
    assert_eq!(old[0].refused(json!({"do": "rematch"})).await, "not_offered");
}

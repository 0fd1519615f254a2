//! Tables that end before their game does, and tables that wait for somebody.

use crate::client::{Client, pass, settle};
use crate::scene::{START_MS, gather, house, house_on, play_to_the_end, pump, settings, table};
use engine::{Fast, Log};
use house::{AddressKey, Guest, House, TableFile, Visitor};
use serde_json::json;
use store::memory::MemoryStore;
use store::{GuestId, Store as _, TableId};

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

fn id(client: &Client) -> TableId {
    client.table.parse().unwrap()
}

/// The log of a table that is over: its chain, its end and its shuffle hold.
async fn verified(house: &House, game: &str, table: TableId) -> String {
    fn verify<G: engine::Game>(log: &str) {
        let log = Log::<G>::read(log).unwrap();
        let table = log.table().unwrap();
        assert!(table.outcome().is_some() && log.is_closed() && log.verify_shuffle().unwrap());
    }
    let TableFile::Log(log) = house.table_file(table).await.unwrap() else {
        panic!("the table is not over");
    };
    catalog::with_game!(game, G => verify::<G>(&log)).unwrap();
    log
}

#[tokio::test(start_paused = true)]
async fn the_host_closes_a_table_before_the_deal_and_all_hear_why() {
    let (store, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 3, json!({})).await;
    assert_eq!(clients[1].refused(json!({"do": "close"})).await, "not_the_host");
    let code = clients[0].info["code"].clone();
    clients[0].must(json!({"do": "close"})).await;
    pump(&mut clients).await;
    for client in &clients {
        let away = client.all("away").pop().unwrap().clone();
        assert_eq!(away["say"]["key"], "house-table-closed");
    }
    assert_eq!(clients[1].refused(json!({"do": "join"})).await, "no_such_table");
    clients[1].table.clear();
    assert_eq!(
        clients[1].refused(json!({"do": "find", "code": code})).await,
        "no_such_code"
    );
    assert_eq!(
        store.summary(id(&clients[0])).await.unwrap(),
        None,
        "nothing is kept"
    );
    assert_eq!(house.figures().tables, 0);
}

#[tokio::test(start_paused = true)]
async fn the_host_closes_a_table_that_is_played_and_nobody_has_won() {
    // TB-1.6, in every game and in the middle of it.
    for (game, persons) in [("dawn-under", 3), ("ruhe-in-frieden", 2), ("clearing-coffins", 3)] {
        let (store, house) = house(1).await;
        let mut clients = table(&house, game, persons, json!({})).await;
        let mut rng = Fast::new(3);
        for _ in 0..9 {
            crate::scene::move_one(&mut clients, &mut rng).await;
            pump(&mut clients).await;
        }
        clients[0].must(json!({"do": "close"})).await;
        pump(&mut clients).await;
        for client in &clients {
            assert_eq!(client.outcome["reason"], "closed", "{game}");
            assert_eq!(client.outcome["winners"], json!([]));
            assert_eq!(client.info["phase"], "over");
            assert!(client.prompts.is_empty(), "nothing is asked any more");
        }
        let log = verified(&house, game, id(&clients[0])).await;
        assert!(log.contains(r#""break_off":"closed""#));
        let kept = store.load(id(&clients[0])).await.unwrap().unwrap();
        let secrets = |name: &str| name.starts_with("sealed:") || name.starts_with("hand:");
        assert!(
            !kept.asides.iter().any(|(name, _)| secrets(name)),
            "{:?}",
            kept.asides
        );
        assert_eq!(clients[0].refused(json!({"do": "close"})).await, "already_over");
    }
}

#[tokio::test(start_paused = true)]
async fn a_solitaire_is_given_up_and_a_new_one_takes_its_place() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    for _ in 0..5 {
        host.seq = 0;
        host.open("rest-in-peace", 1, json!({})).await;
        host.must(json!({"do": "start"})).await;
    }
    for _ in 0..10 {
        let first = host.table.clone();
        host.must(json!({"do": "close"})).await;
        let found = host.must(json!({"do": "rematch"})).await;
        let second = found["table"].as_str().unwrap().to_owned();
        assert_ne!(first, second);
        host.must(json!({"do": "leave"})).await;
        host.seq = 0;
        host.join(&second).await;
        host.must(json!({"do": "start"})).await;
    }
    assert_eq!(house.figures().tables, 5);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_not_dealt_and_that_nobody_is_at_goes_after_minutes() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    // Some are opened and never come to, one is left.
    for _ in 0..4 {
        let open = json!({"do": "open", "game": "dawn-under", "seats": 3, "listed": true});
        host.must(open).await;
    }
    host.open("dawn-under", 3, json!({})).await;
    assert_eq!(host.info["kept_ms"], 10 * MINUTE_MS);
    host.table.clear();
    assert_eq!(
        host.refused(json!({"do": "open", "game": "dawn-under"})).await,
        "too_many_tables"
    );
    pass(11 * MINUTE_MS).await;
    assert_eq!(house.figures().tables, 1, "he is still at one of them");
    host.lose();
    pass(9 * MINUTE_MS).await;
    assert_eq!(house.figures().tables, 1);
    pass(2 * MINUTE_MS).await;
    assert_eq!(house.figures().tables, 0);
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_comes_back_to_ends_as_abandoned_when_it_was_told() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("rest-in-peace", 1, json!({})).await;
    host.must(json!({"do": "start"})).await;
    let kept_ms = host.info["kept_ms"].as_u64().unwrap();
    assert_eq!(kept_ms, 14 * DAY_MS);
    let mut other = Client::come(&house, 1).await;
    host.lose();
    pass(kept_ms - DAY_MS).await;
    other.send(json!({"do": "lobby"})).await;
    settle().await;
    other.pump().await;
    let yours = other.all("lobby").pop().unwrap()["lobby"]["yours"][0].clone();
    let ends_ms = yours["ends_ms"].as_u64().unwrap();
    assert!(ends_ms.abs_diff(START_MS + kept_ms) < MINUTE_MS, "{yours}");
    assert_eq!(
        (&yours["table"], &yours["host"]),
        (&json!(host.table), &json!(true))
    );
    // Whoever comes back finds it as it was, and it is kept as long again.
    let name = host.table.clone();
    other.join(&name).await;
    assert_eq!(other.view, host.view);
    other.lose();
    pass(kept_ms - DAY_MS).await;
    assert_eq!(house.figures().tables, 1);
    pass(2 * DAY_MS).await;
    assert_eq!(house.figures().tables, 0);
    let log = verified(&house, "rest-in-peace", id(&host)).await;
    assert!(log.contains(r#""break_off":"abandoned""#));
    host.connect(&house).await;
    host.seq = 0;
    host.join(&name).await;
    assert_eq!(host.outcome["reason"], "abandoned");
}

#[tokio::test(start_paused = true)]
async fn what_a_table_does_by_itself_does_not_keep_it() {
    // By mail somebody's turn passes each day; nobody is there all the same.
    let (store, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 2, json!({})).await;
    clients[0].must(json!({"do": "pace", "pace": "by_mail"})).await;
    clients[0].deal().await;
    clients.iter_mut().for_each(Client::lose);
    for _ in 0..29 {
        pass(DAY_MS).await;
    }
    let kept = store.load(id(&clients[0])).await.unwrap().unwrap();
    assert!(kept.lines.len() > 20, "{} lines", kept.lines.len());
    assert_eq!(house.figures().tables, 1);
    pass(2 * DAY_MS).await;
    assert_eq!(house.figures().tables, 0);
    let log = verified(&house, "dawn-under", id(&clients[0])).await;
    assert!(log.contains(r#""break_off":"abandoned""#));
}

#[tokio::test(start_paused = true)]
async fn a_restart_does_not_begin_to_count_anew() {
    let (store, first) = house(1).await;
    let mut host = Client::come(&first, 1).await;
    host.open("rest-in-peace", 1, json!({})).await;
    host.must(json!({"do": "start"})).await;
    let mut absent = Client::come(&first, 2).await;
    absent.open("dawn-under", 2, json!({})).await;
    pass(DAY_MS).await;
    host.lose();
    absent.lose();
    pass(MINUTE_MS).await;
    first.crash().await;
    // The house stays closed for ten days; whoever comes back at once still finds the table that is not dealt.
    let second = house_on(&store, settings(), 2, START_MS + 11 * DAY_MS).await;
    assert_eq!(second.figures().tables, 2);
    pass(9 * MINUTE_MS).await;
    assert_eq!(second.figures().tables, 2);
    pass(2 * MINUTE_MS).await;
    assert_eq!(second.figures().tables, 1);
    pass(3 * DAY_MS).await;
    assert_eq!(second.figures().tables, 1, "it was left on the second day");
    pass(2 * DAY_MS).await;
    assert_eq!(second.figures().tables, 0);
    verified(&second, "rest-in-peace", id(&host)).await;
}

#[tokio::test(start_paused = true)]
async fn tables_are_limited_by_address_too() {
    let store = MemoryStore::default();
    let mut limited = settings();
    limited.limits.tables_per_address = 3;
    let house = house_on(&store, limited, 1, START_MS).await;
    let mut codes = Vec::new();
    for number in 1..=5_u64 {
        let guest = Guest::new(GuestId(number), format!("guest {number}"));
        let visitor = Visitor {
            guest,
            address: Some(AddressKey(7)),
            token: None,
        };
        let connection = house.connect(visitor).unwrap();
        connection
            .receive(&json!({"do": "hello", "version": protocol::wire::VERSION}).to_string())
            .await;
        connection
            .receive(&json!({"do": "open", "game": "rest-in-peace", "key": "k"}).to_string())
            .await;
        settle().await;
        while let Some(Some(bytes)) = connection.try_next() {
            let message: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
            codes.extend(message["trouble"]["code"].as_str().map(str::to_owned));
        }
    }
    assert_eq!(codes, ["house_is_full", "house_is_full"]);
    let mut elsewhere = Client::come(&house, 9).await;
    elsewhere.open("rest-in-peace", 1, json!({})).await;
}

#[tokio::test(start_paused = true)]
async fn a_rehearsal_can_let_the_time_of_the_house_go_faster() {
    let store = MemoryStore::default();
    let hurried = house::Settings {
        speed: 1_000.try_into().unwrap(),
        ..settings()
    };
    let house = house_on(&store, hurried, 1, START_MS).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 3, json!({})).await;
    host.lose();
    // Ten minutes are six tenths of a second.
    pass(550).await;
    assert_eq!(house.figures().tables, 1);
    pass(100).await;
    assert_eq!(house.figures().tables, 0);
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_many_tables_at_once_gets_no_more_than_one_after_the_other() {
    let store = MemoryStore::default();
    let mut limited = settings();
    limited.limits.tables_per_address = 3;
    limited.limits.tables_per_guest = 2;
    let house = house_on(&store, limited, 1, START_MS).await;
    let mut guests = Vec::new();
    for number in [1, 1, 1, 1, 2, 2, 2] {
        guests.push(Client::come_from(&house, number, AddressKey(7)).await);
    }
    // None of them is told that a table is kept before all have asked.
    store.faults().hold();
    let mut asking = tokio::task::JoinSet::new();
    for mut guest in guests {
        asking.spawn(async move {
            guest
                .send(json!({"do": "open", "game": "rest-in-peace", "key": "k"}))
                .await;
        });
    }
    settle().await;
    store.faults().release();
    asking.join_all().await;
    assert_eq!(house.figures().tables, 3);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_counts_for_its_address_like_any_other_table() {
    let store = MemoryStore::default();
    let mut limited = settings();
    limited.limits.tables_per_address = 2;
    let house = house_on(&store, limited, 1, START_MS).await;
    let mut guests = Vec::new();
    // Tables that are over are not counted; what is played instead of them is.
    for number in 1..=3 {
        let mut guest = Client::come_from(&house, number, AddressKey(7)).await;
        guest.open("rest-in-peace", 1, json!({})).await;
        guest.must(json!({"do": "start"})).await;
        guest.must(json!({"do": "close"})).await;
        guests.push(guest);
    }
    for guest in &mut guests[..2] {
        guest.must(json!({"do": "rematch"})).await;
    }
    assert_eq!(guests[2].refused(json!({"do": "rematch"})).await, "house_is_full");
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_changes_hands_again_and_again_does_not_fill_the_log() {
    let (store, house) = house(1).await;
    let mut clients = table(&house, "dawn-under", 3, json!({})).await;
    clients[2].lose();
    settle().await;
    let mut refused = 0;
    for round in 0..100 {
        let change = match round % 2 {
            0 => json!({"do": "bot_in", "seat": 2, "level": "mourner"}),
            _ => json!({"do": "bot_out", "seat": 2}),
        };
        let answer = clients[0].get(change).await;
        refused += usize::from(answer["trouble"]["code"] == "seat_restless");
    }
    assert!(refused > 40, "{refused}");
    // Standing up and sitting down is the same.
    for _ in 0..50 {
        clients[1].get(json!({"do": "stand"})).await;
        clients[1].get(json!({"do": "sit"})).await;
    }
    let kept = store.load(id(&clients[0])).await.unwrap().unwrap();
    let mut handed = [0; 3];
    for line in &kept.lines {
        let line: serde_json::Value = serde_json::from_str(&line.text).unwrap();
        match line["hand"]["seat"].as_u64() {
            Some(seat) => handed[seat as usize] += 1,
            None => handed = [0; 3],
        }
        assert!(handed.iter().all(|count| *count <= 6), "{line}");
    }
    clients.truncate(2);
    play_to_the_end(&mut clients, &mut Fast::new(5)).await;
}

#[tokio::test(start_paused = true)]
async fn bots_among_themselves_wait_until_somebody_looks() {
    for game in ["dawn-under", "clearing-coffins"] {
        let store = MemoryStore::default();
        let settings = house::Settings {
            bot_think_ms: (500, 900),
            ..settings()
        };
        let house = house_on(&store, settings, 1, START_MS).await;
        let mut host = Client::come(&house, 1).await;
        host.open(game, 3, json!({})).await;
        host.must(json!({"do": "stand"})).await;
        let level = host.all("welcome")[0]["games"]
            .as_array()
            .unwrap()
            .iter()
            .find(|facts| facts["name"] == game)
            .unwrap()["bots"][0]["level"]
            .clone();
        for seat in 0..3 {
            host.must(json!({"do": "bot_in", "seat": seat, "level": level}))
                .await;
        }
        host.must(json!({"do": "start"})).await;
        let name = host.table.clone();
        let table = id(&host);
        host.lose();
        pass(MINUTE_MS).await;
        let lines = store.log_length(table).await.unwrap();
        pass(60 * MINUTE_MS).await;
        assert_eq!(
            store.log_length(table).await.unwrap(),
            lines,
            "{game}: nobody looks"
        );
        host.connect(&house).await;
        host.seq = 0;
        host.join(&name).await;
        for _ in 0..20_000 {
            pass(500).await;
            host.pump().await;
            if host.is_over() {
                break;
            }
        }
        assert!(host.is_over(), "{game}");
        verified(&house, game, table).await;
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_watches_later_sees_the_past_also_after_a_restart() {
    let (store, first) = house(2).await;
    let mut clients = table(&first, "dawn-under", 2, json!({})).await;
    let name = clients[0].table.clone();
    clients[0]
        .must(json!({"do": "spectators", "spectators": {"delayed": {"seconds": 60}}}))
        .await;
    let mut rng = Fast::new(1);
    for _ in 0..4 {
        crate::scene::move_one(&mut clients, &mut rng).await;
        pump(&mut clients).await;
    }
    let early = clients[0].view.clone();
    pass(50_000).await;
    for _ in 0..4 {
        crate::scene::move_one(&mut clients, &mut rng).await;
        pump(&mut clients).await;
    }
    let present = clients[0].view.clone();
    assert_ne!(early, present);
    first.close().await;
    let second = house_on(&store, settings(), 2, START_MS + 70_000).await;
    let mut watcher = Client::come(&second, 9).await;
    watcher.join(&name).await;
    assert_eq!(watcher.view, early);
    pass(60_000).await;
    watcher.pump().await;
    assert_eq!(watcher.view, present);
}

#[tokio::test(start_paused = true)]
async fn finished_tables_are_kept_unless_the_house_says_otherwise() {
    for (kept_ms, is_kept) in [(None, true), (Some(2 * DAY_MS), false)] {
        let store = MemoryStore::default();
        let mut settings = settings();
        settings.keeping.finished_ms = kept_ms;
        let house = house_on(&store, settings, 1, START_MS).await;
        let mut host = Client::come(&house, 1).await;
        let day = host.must(json!({"do": "open_day"})).await;
        host.open("rest-in-peace", 1, json!({})).await;
        host.must(json!({"do": "start"})).await;
        host.must(json!({"do": "close"})).await;
        let table = id(&host);
        host.lose();
        pass(DAY_MS).await;
        assert!(store.summary(table).await.unwrap().is_some());
        pass(39 * DAY_MS).await;
        assert_eq!(
            store.summary(table).await.unwrap().is_some(),
            is_kept,
            "{kept_ms:?}"
        );
        let name = format!("day:2026-03-03:{:016x}", 1);
        assert_eq!(
            store.setting(name).await.unwrap(),
            None,
            "{day}: a try counts on its day"
        );
    }
}

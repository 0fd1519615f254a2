//! Lobby, seats, host.

use crate::client::{Client, pass, settle};
use crate::scene::{gather, house, play_to_the_end, pump, table};
use engine::Fast;
use serde_json::json;

#[tokio::test(start_paused = true)]
async fn people_find_a_table_by_its_code_and_in_the_lobby() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    let mut friend = Client::come(&house, 2).await;
    friend.send(json!({"do": "lobby"})).await;
    settle().await;
    friend.pump().await;
    assert_eq!(friend.all("lobby").last().unwrap()["lobby"]["listed"], json!([]));

    host.open("dawn-under", 3, json!({})).await;
    let code = host.info["code"].as_str().unwrap().to_lowercase();
    let found = friend.must(json!({"do": "find", "code": code})).await;
    assert_eq!(found["table"], host.info["table"]);
    assert_eq!(
        friend.refused(json!({"do": "find", "code": "AAAAA"})).await,
        "no_such_code"
    );

    host.must(json!({"do": "listed", "listed": true})).await;
    pass(600).await;
    friend.pump().await;
    let put = friend.all("lobby_changed").last().unwrap()["put"].clone();
    assert_eq!(put[0]["at"], 0);
    assert_eq!(put[0]["listing"]["names"], json!(["guest 1", null, null]));
    assert_eq!(put[0]["listing"]["free"], 2);
    let lobby = friend.all("lobby").last().unwrap()["lobby"].clone();
    assert_eq!(lobby["day"]["day"], "2026-03-03");
}

#[tokio::test(start_paused = true)]
async fn a_table_of_strangers_is_played_as_printed_by_one_request() {
    // T-CC-95, R-CC-73, R-CC-61, TB-7.1: the house tells the presets, and a table tells its options in the same form.
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    let open = json!({"do": "open", "game": "clearing-coffins", "seats": 3, "listed": true});
    let found = host.must(open).await;
    host.join(found["table"].as_str().unwrap()).await;
    let games = host.all("welcome")[0]["games"].clone();
    let games = games.as_array().unwrap();
    let coffins = games
        .iter()
        .find(|game| game["name"] == "clearing-coffins")
        .unwrap();
    let options = |name: &str| {
        let presets = coffins["presets"].as_array().unwrap();
        let preset = presets.iter().find(|preset| preset["name"] == name);
        preset.unwrap()["options"].clone()
    };
    assert_eq!(host.info["options"], options("club"));
    host.must(json!({"do": "options", "options": options("as-printed")}))
        .await;
    assert_eq!(host.info["options"], options("as-printed"));
    assert_eq!(host.info["options"]["claim_mode"], "garlic");
    assert_eq!(host.info["options"]["sit_out"], 0);
}

#[tokio::test(start_paused = true)]
async fn only_the_host_does_what_a_host_does() {
    let (_, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 2, json!({})).await;
    for message in [
        json!({"do": "start"}),
        json!({"do": "kick", "seat": 0}),
        json!({"do": "options", "options": {}}),
        json!({"do": "pace", "pace": "by_mail"}),
        json!({"do": "bot_in", "seat": 1, "level": "visitor"}),
        json!({"do": "pause", "paused": true}),
    ] {
        assert_eq!(clients[1].refused(message).await, "not_the_host");
    }
}

#[tokio::test(start_paused = true)]
async fn somebody_stands_in_for_a_host_who_stays_away_and_does_nothing_to_people() {
    let (_, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 3, json!({})).await;
    let pace = json!({"do": "pace", "pace": "relaxed"});
    // A line that drops and comes back makes nobody host.
    clients[0].lose();
    pass(30_000).await;
    clients[0].connect(&house).await;
    let table = clients[0].table.clone();
    clients[0].join(&table).await;
    clients[0].lose();
    pass(59_000).await;
    pump(&mut clients).await;
    assert_eq!(clients[1].refused(pace.clone()).await, "not_the_host");
    assert_eq!(clients[1].you["host"], false);
    // After a while the first person who is here stands in, and is told so.
    pass(2_000).await;
    pump(&mut clients).await;
    assert_eq!(
        (&clients[1].you["host"], &clients[2].you["host"]),
        (&json!(true), &json!(false))
    );
    clients[1].must(pace).await;
    assert_eq!(clients[1].info["pace"], "relaxed");
    let guest = clients[2].guest.to_string();
    for message in [
        json!({"do": "kick", "seat": 2}),
        json!({"do": "mute", "guest": guest, "muted": true, "for_all": true}),
    ] {
        assert_eq!(clients[1].refused(message).await, "not_the_host");
    }
    clients[0].connect(&house).await;
    clients[0].join(&table).await;
    pump(&mut clients).await;
    assert_eq!(
        (&clients[0].you["host"], &clients[1].you["host"]),
        (&json!(true), &json!(false))
    );
}

#[tokio::test(start_paused = true)]
async fn options_are_checked_before_the_deal_and_fixed_after_it() {
    let (_, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 2, json!({})).await;
    let host = &mut clients[0];
    assert_eq!(
        host.refused(json!({"do": "options", "options": {"wings": 2}}))
            .await,
        "bad_options"
    );
    host.must(json!({"do": "options", "options": {"expansion": "on"}}))
        .await;
    assert_eq!(host.info["options"]["expansion"], "on");
    assert_eq!(
        host.refused(json!({"do": "seats", "seats": 9})).await,
        "bad_options"
    );
    assert_eq!(
        host.refused(json!({"do": "seats", "seats": 1})).await,
        "bad_options"
    );
    host.must(json!({"do": "seats", "seats": 4})).await;
    assert_eq!(host.info["seats"].as_array().unwrap().len(), 4);
    assert_eq!(host.refused(json!({"do": "start"})).await, "empty_seats");
    host.must(json!({"do": "seats", "seats": 2})).await;
    host.must(json!({"do": "start"})).await;
    assert_eq!(
        host.refused(json!({"do": "options", "options": {}})).await,
        "already_dealt"
    );
    assert_eq!(
        host.refused(json!({"do": "salt", "salt": "late"})).await,
        "already_dealt"
    );
}

#[tokio::test(start_paused = true)]
async fn whoever_is_kicked_is_away_and_stays_away() {
    let (_, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 2, json!({})).await;
    clients[0].must(json!({"do": "kick", "seat": 1})).await;
    pump(&mut clients).await;
    assert_eq!(clients[1].all("away").len(), 1);
    assert_eq!(clients[0].info["seats"][1]["holder"], "nobody");
    let join = json!({"do": "join", "table": clients[0].table});
    assert_eq!(clients[1].refused(join.clone()).await, "kicked");
    assert_eq!(
        clients[0].refused(json!({"do": "kick", "seat": 0})).await,
        "not_the_host_himself"
    );
    // Not as somebody else from the same device either, nor by somebody's ticket.
    let mut beside = Client::come_beside(&house, 7, 2).await;
    assert_eq!(beside.refused(join).await, "kicked");
    let ticket = clients[0].must(json!({"do": "ticket"})).await["ticket"].clone();
    let redeem = json!({"do": "redeem", "ticket": ticket});
    assert_eq!(beside.refused(redeem).await, "kicked");
    pump(&mut clients).await;
    assert_eq!(clients[0].you["seat"], 0);
}

#[tokio::test(start_paused = true)]
async fn a_kick_at_the_hosts_own_device_is_for_that_person_alone() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 3, json!({})).await;
    let table = host.table.clone();
    let (mut child, mut other) = (
        Client::come_beside(&house, 5, 1).await,
        Client::come_beside(&house, 6, 1).await,
    );
    child.sit(&table).await;
    other.sit(&table).await;
    host.must(json!({"do": "kick", "seat": 1})).await;
    assert_eq!(child.refused(json!({"do": "join"})).await, "kicked");
    other.must(json!({"do": "stand"})).await;
    other.must(json!({"do": "sit"})).await;
}

/// Takes a name, which is asked of the desk and of no table; gives what became of it.
async fn rename(client: &mut Client, name: &str) -> String {
    let table = std::mem::take(&mut client.table);
    let answer = client.get(json!({"do": "name", "name": name})).await;
    client.table = table;
    let told = answer["trouble"]["code"].as_str().or(answer["is"].as_str());
    told.unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn nobody_sits_or_speaks_by_the_name_of_somebody_who_plays() {
    let (_, house) = house(1).await;
    let mut clients = gather(&house, "dawn-under", 2, json!({})).await;
    assert_eq!(rename(&mut clients[0], "Anna").await, "done");
    let cyrillic = "\u{410}nna";
    assert_eq!(rename(&mut clients[1], cyrillic).await, "name_taken");
    assert_eq!(rename(&mut clients[1], "An\u{200b}na").await, "bad_name");
    // Chosen elsewhere, it holds elsewhere.
    clients[0].must(json!({"do": "seats", "seats": 3})).await;
    let mut third = Client::come(&house, 3).await;
    assert_eq!(rename(&mut third, cyrillic).await, "done");
    let table = clients[0].table.clone();
    third.join(&table).await;
    assert_eq!(third.refused(json!({"do": "sit"})).await, "name_taken");
    assert_eq!(
        third.refused(json!({"do": "say", "text": "I concede"})).await,
        "name_taken"
    );
    assert_eq!(rename(&mut third, "  Zoë   墓 ").await, "done");
    third.must(json!({"do": "sit"})).await;
    pump(&mut clients).await;
    assert_eq!(clients[0].info["seats"][2]["holder"]["person"]["name"], "Zoë 墓");
}

#[tokio::test(start_paused = true)]
async fn a_leavers_seat_goes_to_a_bot_and_back() {
    let (store, house) = house(5).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    clients[1].lose();
    settle().await;
    // Nobody may have the seat of a person who is only away.
    let mut stranger = Client::come(&house, 9).await;
    let name = clients[0].table.clone();
    stranger.join(&name).await;
    assert_eq!(
        stranger.refused(json!({"do": "sit", "seat": 1})).await,
        "seat_taken"
    );
    clients[0]
        .must(json!({"do": "bot_in", "seat": 1, "level": "visitor"}))
        .await;
    assert_eq!(clients[0].info["seats"][1]["holder"], json!({"bot": "visitor"}));
    assert_eq!(clients[0].info["seats"][1]["kept_for"]["name"], "guest 2");
    assert_eq!(
        stranger.refused(json!({"do": "sit", "seat": 1})).await,
        "seat_taken"
    );
    clients[1].connect(&house).await;
    clients[1].sit(&name).await;
    assert_eq!(clients[1].info["seats"][1]["holder"]["person"]["name"], "guest 2");
    play_to_the_end(&mut clients, &mut Fast::new(1)).await;
    // The log tells who held the seat.
    let kept = store::Store::load(&store, name.parse().unwrap())
        .await
        .unwrap()
        .unwrap();
    let log = kept.log();
    assert!(
        log.contains(r#""hand":{"seat":1,"to":{"bot":"visitor"}}"#),
        "{log}"
    );
    assert!(log.contains(r#""hand":{"seat":1,"to":"person"}"#), "{log}");
}

#[tokio::test(start_paused = true)]
async fn somebody_else_may_take_a_seat_that_was_given_up() {
    let (_, house) = house(6).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    clients[1].must(json!({"do": "stand"})).await;
    assert!(clients[1].you["seat"].is_null());
    let mut friend = Client::come(&house, 3).await;
    let name = clients[0].table.clone();
    friend.sit(&name).await;
    assert_eq!(friend.you["seat"], 1);
    assert_eq!(clients[1].refused(json!({"do": "sit"})).await, "no_free_seat");
    let mut clients = vec![clients.remove(0), friend];
    play_to_the_end(&mut clients, &mut Fast::new(2)).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_plays_again_without_the_host_is_the_host() {
    let (_, house) = house(8).await;
    let mut clients = table(&house, "clearing-coffins", 2, json!({"max_throws": 3})).await;
    play_to_the_end(&mut clients, &mut Fast::new(3)).await;
    clients[0].lose();
    settle().await;
    let found = clients[1].must(json!({"do": "rematch"})).await;
    clients[1].join(found["table"].as_str().unwrap()).await;
    let host = clients[1].info["host"]["guest"].clone();
    assert_eq!(host, json!(clients[1].guest.to_string()));
}

#[tokio::test(start_paused = true)]
async fn the_same_people_play_again() {
    let (_, house) = house(7).await;
    let mut clients = table(&house, "clearing-coffins", 2, json!({"max_throws": 3})).await;
    assert_eq!(clients[0].refused(json!({"do": "rematch"})).await, "not_over");
    play_to_the_end(&mut clients, &mut Fast::new(3)).await;
    let found = clients[1].must(json!({"do": "rematch"})).await;
    let next = found["table"].as_str().unwrap().to_owned();
    pump(&mut clients).await;
    assert_eq!(clients[0].info["rematch"], json!(next));
    let again = clients[0].must(json!({"do": "rematch"})).await;
    assert_eq!(again["table"], json!(next));
    for client in &mut clients {
        client.seq = 0;
        client.outcome = serde_json::Value::Null;
        client.join(&next).await;
    }
    assert_eq!(clients[1].you["seat"], 1);
    assert_eq!(clients[0].info["options"]["max_throws"], 3);
    clients[0].deal().await;
    play_to_the_end(&mut clients, &mut Fast::new(4)).await;
}

#[tokio::test(start_paused = true)]
async fn a_ticket_moves_a_seat_to_another_device_once() {
    let (_, house) = house(8).await;
    let mut clients = table(&house, "dawn-under", 2, json!({})).await;
    let ticket = clients[1].must(json!({"do": "ticket"})).await;
    let mut phone = Client::come(&house, 22).await;
    let found = phone
        .must(json!({"do": "redeem", "ticket": ticket["ticket"]}))
        .await;
    let table = found["table"].as_str().unwrap().to_owned();
    phone.join(&table).await;
    assert_eq!(phone.you["seat"], 1);
    pump(&mut clients).await;
    assert!(clients[1].you["seat"].is_null());
    phone.table.clear();
    assert_eq!(
        phone
            .refused(json!({"do": "redeem", "ticket": ticket["ticket"]}))
            .await,
        "bad_ticket"
    );
}

#[tokio::test(start_paused = true)]
async fn a_ticket_for_a_seat_that_was_given_up_is_refused() {
    let (_, house) = house(8).await;
    let mut clients = table(&house, "dawn-under", 3, json!({})).await;
    let mut tickets = Vec::new();
    for client in &mut clients[1..] {
        tickets.push(client.must(json!({"do": "ticket"})).await["ticket"].clone());
    }
    clients[1].must(json!({"do": "stand"})).await;
    let mut phone = Client::come(&house, 22).await;
    let redeem = |ticket| json!({"do": "redeem", "ticket": ticket});
    assert_eq!(phone.refused(redeem(&tickets[0])).await, "seat_given_up");
    // Who sits there already needs no second seat.
    let name = std::mem::take(&mut clients[0].table);
    let second = clients[0].refused(redeem(&tickets[1])).await;
    assert_eq!(second, "seated_already");
    clients[0].table = name;
    pump(&mut clients).await;
    assert_eq!(clients[2].you["seat"], 2, "nothing has changed");
    assert_eq!(clients[2].info["seats"][1]["holder"], "nobody");
}

#[tokio::test(start_paused = true)]
async fn a_guest_may_not_open_tables_without_end() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    for _ in 0..5 {
        host.open("rest-in-peace", 1, json!({})).await;
    }
    host.table.clear();
    let open = json!({"do": "open", "game": "rest-in-peace"});
    assert_eq!(host.refused(open).await, "too_many_tables");
    assert_eq!(
        host.refused(json!({"do": "open", "game": "chess"})).await,
        "bad_options"
    );
}

#[tokio::test(start_paused = true)]
async fn the_house_of_the_day_is_the_same_for_everybody_and_counts_once() {
    let (store, house) = house(9).await;
    let mut commitments = Vec::new();
    let mut deals = Vec::new();
    for number in [1, 2] {
        let mut client = Client::come(&house, number).await;
        let found = client.must(json!({"do": "open_day"})).await;
        let table = found["table"].as_str().unwrap().to_owned();
        let again = client.must(json!({"do": "open_day"})).await;
        assert_eq!(again["table"], found["table"]);
        client.join(&table).await;
        assert_eq!(client.info["day"], "2026-03-03");
        assert_eq!(
            client.refused(json!({"do": "salt", "salt": "x"})).await,
            "same_for_everybody"
        );
        commitments.push(client.info["commitment"].clone());
        client.must(json!({"do": "start"})).await;
        let kept = store::Store::load(&store, table.parse().unwrap())
            .await
            .unwrap()
            .unwrap();
        let header: serde_json::Value = serde_json::from_str(&kept.lines[0].text).unwrap();
        deals.push(header["deal"].clone());
        // Several people at one device have one try among them.
        let mut beside = Client::come_beside(&house, number + 10, number).await;
        assert_eq!(beside.refused(json!({"do": "open_day"})).await, "one_try_a_day");
        let mut clients = vec![client];
        play_to_the_end(&mut clients, &mut Fast::new(number)).await;
        pump(&mut clients).await;
        // The day is not over, so its secret stays closed.
        assert_eq!(clients[0].info["phase"], "over");
        assert!(clients[0].info.get("secret").is_none());
        assert_eq!(
            house.table_file(table.parse().unwrap()).await.unwrap(),
            house::TableFile::NotYet
        );
        assert_eq!(
            clients[0].refused(json!({"do": "rematch"})).await,
            "one_try_a_day"
        );
    }
    assert_eq!(commitments[0], commitments[1]);
    assert_eq!(deals[0], deals[1]);
}

#[tokio::test(start_paused = true)]
async fn practice_moves_are_taken_back() {
    // TB-5.2: what turned something up stays; a seed whose game offers a move that did not is found first.
    let mut taken_back = 0;
    for seed in 0..10 {
        let (_, house) = house(seed).await;
        let mut host = Client::come(&house, 1).await;
        let open = json!({"do": "open", "game": "rest-in-peace", "practice": true});
        let found = host.must(open).await;
        host.join(found["table"].as_str().unwrap()).await;
        host.must(json!({"do": "start"})).await;
        let refused = host.refused(json!({"do": "take_back"})).await;
        assert_eq!(refused, "nothing_to_take_back");
        let mut rng = Fast::new(seed);
        while !host.is_over() {
            pump(std::slice::from_mut(&mut host)).await;
            let (seq, view, prompts) = (host.seq, host.view.clone(), host.prompts.clone());
            if !crate::scene::move_one(std::slice::from_mut(&mut host), &mut rng).await {
                break;
            }
            pump(std::slice::from_mut(&mut host)).await;
            let told = |heard: &&serde_json::Value| heard["is"] == "moved" || heard["is"] == "view";
            let last = host.heard.iter().rev().find(told).unwrap();
            if host.seq == seq || last["can_take_back"] != true || host.is_over() {
                continue;
            }
            let done = host.must(json!({"do": "take_back"})).await;
            assert_eq!(done["seq"], seq + 2, "taking back is an input of its own");
            assert_eq!(
                (&host.view, &host.prompts),
                (&view, &prompts),
                "as before the move"
            );
            taken_back += 1;
            if taken_back > 3 {
                return;
            }
        }
    }
    panic!("no move was taken back");
}

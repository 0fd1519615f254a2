//! Who comes in: codes that cannot be tried out, passwords, the host's nod, spectators.

use crate::client::{Client, pass, settle};
use crate::scene::{house, pump};
use house::AddressKey;
use serde_json::json;

#[tokio::test(start_paused = true)]
async fn codes_cannot_be_tried_out() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 2, json!({})).await;
    let code = host.info["code"].as_str().unwrap().to_owned();
    let mut strangers = Vec::new();
    for number in 10..20 {
        strangers.push(Client::come_from(&house, number, AddressKey(7)).await);
    }
    // Half an hour, ten lines of one address, each a guess a second.
    let (mut looked_up, mut refused) = (0, 0);
    for _ in 0..1_800 {
        for stranger in &mut strangers {
            match &*stranger.refused(json!({"do": "find", "code": "QQQQ"})).await {
                "no_such_code" => looked_up += 1,
                "too_many_guesses" => refused += 1,
                other => panic!("{other}"),
            }
        }
        pass(990).await;
    }
    assert!(
        (21..=60).contains(&looked_up),
        "{looked_up} codes were tried, {refused} were not"
    );
    // Whoever knows a code waits like the others there, and nobody waits elsewhere.
    let find = json!({"do": "find", "code": code});
    assert_eq!(strangers[0].refused(find.clone()).await, "too_many_guesses");
    let told = strangers[0].heard.last().unwrap()["trouble"]["say"].clone();
    assert!(
        told["args"]["seconds"]
            .as_i64()
            .is_some_and(|seconds| seconds > 0),
        "{told}"
    );
    let mut friend = Client::come_from(&house, 2, AddressKey(8)).await;
    friend.must(find.clone()).await;
    pass(60_000).await;
    strangers[0].must(find).await;
}

#[tokio::test(start_paused = true)]
async fn a_line_that_guesses_waits_wherever_it_comes_from() {
    let (_, house) = house(1).await;
    let mut stranger = Client::come(&house, 9).await;
    let find = json!({"do": "find", "code": "QQQQ"});
    for _ in 0..6 {
        assert_eq!(stranger.refused(find.clone()).await, "no_such_code");
    }
    assert_eq!(stranger.refused(find).await, "too_many_guesses");
}

#[tokio::test(start_paused = true)]
async fn a_password_is_asked_before_anything_is_seen_and_once() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    let open =
        json!({"do": "open", "game": "dawn-under", "seats": 3, "door": "password", "password": "bat wing"});
    let found = host.must(open).await;
    let table = found["table"].as_str().unwrap().to_owned();
    host.join(&table).await;
    assert_eq!(host.info["door"], "password");
    assert!(!host.info.to_string().contains("bat wing"));
    let mut friend = Client::come(&house, 2).await;
    let join = |password: Option<&str>| match password {
        Some(password) => json!({"do": "join", "table": table, "password": password}),
        None => json!({"do": "join", "table": table}),
    };
    assert_eq!(friend.refused(join(None)).await, "password_wanted");
    assert_eq!(friend.refused(join(Some("bat"))).await, "wrong_password");
    assert!(friend.all("table").is_empty(), "nothing is seen before");
    friend.must(join(Some("bat wing"))).await;
    table.clone_into(&mut friend.table);
    friend.must(json!({"do": "sit"})).await;
    friend.must(json!({"do": "stand"})).await;
    // The door stays open to the device, also for somebody else at it, and after the line was lost.
    friend.lose();
    friend.connect(&house).await;
    friend.must(join(None)).await;
    let mut beside = Client::come_beside(&house, 8, 2).await;
    beside.must(join(None)).await;
    // A password cannot be tried out either.
    let mut stranger = Client::come(&house, 9).await;
    for _ in 0..6 {
        assert_eq!(stranger.refused(join(Some("guess"))).await, "wrong_password");
    }
    assert_eq!(stranger.refused(join(Some("bat wing"))).await, "too_many_guesses");
    // The host changes it: whoever is here stays, others need the new one.
    host.must(json!({"do": "door", "door": "password", "password": "new moon"}))
        .await;
    let mut late = Client::come(&house, 3).await;
    assert_eq!(late.refused(join(Some("bat wing"))).await, "wrong_password");
    late.must(join(Some("new moon"))).await;
    for (door, password) in [("password", None), ("password", Some("")), ("open", Some("x"))] {
        let wrong = json!({"do": "door", "door": door, "password": password});
        assert_eq!(host.refused(wrong).await, "bad_password", "{door}");
    }
}

#[tokio::test(start_paused = true)]
async fn before_the_deal_all_see_who_is_on_the_way_in() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 2, json!({})).await;
    host.must(json!({"do": "door", "door": "nod"})).await;
    let table = host.table.clone();
    let arriving = |client: &Client| client.info["arriving"].as_array().unwrap().len();
    let mut guest = Client::come(&house, 2).await;
    guest.join(&table).await;
    host.pump().await;
    assert_eq!(host.info["arriving"][0]["name"], "guest 2");
    // Whoever has asked for a seat, or has one, is seen as such.
    guest.must(json!({"do": "knock"})).await;
    host.pump().await;
    assert_eq!(arriving(&host), 0);
    host.must(json!({"do": "admit", "guest": store::GuestId(2).to_string(), "admitted": true}))
        .await;
    let mut watcher = Client::come(&house, 3).await;
    watcher.join(&table).await;
    host.pump().await;
    assert_eq!(arriving(&host), 1);
    // Who watches a table that is dealt is nobody's business.
    host.must(json!({"do": "spectators", "spectators": "on"})).await;
    host.must(json!({"do": "start"})).await;
    host.pump().await;
    assert_eq!(arriving(&host), 0);
}

#[tokio::test(start_paused = true)]
async fn the_host_nods_or_does_not() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    host.open("dawn-under", 3, json!({})).await;
    host.must(json!({"do": "door", "door": "nod"})).await;
    let table = host.table.clone();
    let mut clients = vec![host];
    for number in [2, 3] {
        let mut client = Client::come(&house, number).await;
        client.join(&table).await;
        assert_eq!(client.you["welcome"], false);
        assert_eq!(client.refused(json!({"do": "sit"})).await, "knock_first");
        client.must(json!({"do": "knock"})).await;
        client.must(json!({"do": "knock"})).await;
        clients.push(client);
    }
    pump(&mut clients).await;
    let knocking = |clients: &[Client]| {
        let knocking = clients[0].info["knocking"].as_array().unwrap();
        knocking
            .iter()
            .map(|person| person["name"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(knocking(&clients), ["guest 2", "guest 3"]);
    let admit = |number: u64, admitted: bool| json!({"do": "admit", "guest": store::GuestId(number).to_string(), "admitted": admitted});
    assert_eq!(clients[1].refused(admit(2, true)).await, "not_the_host");
    clients[0].must(admit(2, true)).await;
    clients[0].must(admit(3, false)).await;
    assert_eq!(clients[0].refused(admit(3, true)).await, "no_such_guest");
    pump(&mut clients).await;
    assert_eq!(
        (&clients[1].you["seat"], &clients[1].you["welcome"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(clients[2].all("away").len(), 1);
    assert_eq!(clients[2].refused(json!({"do": "join"})).await, "kicked");
    assert_eq!(knocking(&clients), Vec::<serde_json::Value>::new());
    // Whoever goes away while he waits waits no longer.
    let mut fourth = Client::come(&house, 4).await;
    fourth.join(&table).await;
    fourth.must(json!({"do": "knock"})).await;
    pump(&mut clients).await;
    assert_eq!(knocking(&clients), ["guest 4"]);
    fourth.lose();
    settle().await;
    pump(&mut clients).await;
    assert_eq!(knocking(&clients), Vec::<serde_json::Value>::new());
}

#[tokio::test(start_paused = true)]
async fn a_table_for_friends_is_watched_by_nobody_until_the_host_says_so() {
    let (_, house) = house(1).await;
    let mut host = Client::come(&house, 1).await;
    for (listed, spectators) in [(true, "on"), (false, "off")] {
        host.table.clear();
        let open = json!({"do": "open", "game": "dawn-under", "seats": 2, "listed": listed});
        let found = host.must(open).await;
        host.join(found["table"].as_str().unwrap()).await;
        assert_eq!(host.info["spectators"], spectators);
    }
    let table = host.table.clone();
    let mut friend = Client::come(&house, 2).await;
    friend.sit(&table).await;
    // A big screen of somebody who plays, and a stranger.
    let mut screen = Client::come_beside(&house, 7, 2).await;
    screen.join(&table).await;
    let mut stranger = Client::come(&house, 9).await;
    stranger.join(&table).await;
    host.must(json!({"do": "start"})).await;
    let mut watchers = [screen, stranger];
    pump(&mut watchers).await;
    assert_eq!(watchers[1].all("away").len(), 1);
    assert_eq!(watchers[0].all("away").len(), 0);
    assert!(!watchers[0].view.is_null());
    assert_eq!(watchers[1].refused(json!({"do": "join"})).await, "no_spectators");
    host.must(json!({"do": "spectators", "spectators": "on"})).await;
    watchers[1].must(json!({"do": "join"})).await;
    host.must(json!({"do": "spectators", "spectators": "off"})).await;
    pump(&mut watchers).await;
    assert_eq!(watchers[1].refused(json!({"do": "join"})).await, "no_spectators");
    // When it is over, whoever has the link may look back at it, whatever the door asked for.
    host.must(json!({"do": "door", "door": "password", "password": "bat wing"}))
        .await;
    host.must(json!({"do": "close"})).await;
    watchers[1].must(json!({"do": "join"})).await;
}

//! Clearing Coffins over lines that take their time: the race is fair, whoever is away is done right by, and what was
//! heard stands (CC-10).

use crate::client::pass;
use crate::device::{Device, coffins, live, live_until};
use crate::restart::kept;
use crate::scene::{START_MS, house, house_on, settings};
use house::House;
use serde_json::{Value, json};
use store::memory::MemoryStore;

/// No throw tells hands off, so that every race is one to be first in.
pub(crate) fn ordinary() -> Value {
    json!({"colour_die": "YYYPPP", "claim_ms": 500, "penalty_ms": 500, "max_throws": 400})
}

fn with(mut options: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        options[name] = value.clone();
    }
    options
}

pub(crate) fn rounds(device: &Device) -> usize {
    device.seen("judged").len()
}

async fn until_round(devices: &mut [Device], round: usize) {
    live_until(devices, |devices| rounds(&devices[0]) >= round).await;
}

#[tokio::test(start_paused = true)]
async fn the_quicker_hand_wins_over_the_slower_line() {
    // CC-10.10: 180 ms to and fro against 8, and clocks that are hours apart; a few milliseconds decide.
    let (_, house) = house(1).await;
    let mut devices = coffins(&house, &[(4, 0), (90, 7_200_000), (40, -3_600_000)], ordinary()).await;
    for (round, reflexes) in [[400, 392, 410], [392, 400, 396], [500, 505, 495], [310, 640, 309]]
        .into_iter()
        .enumerate()
    {
        for (device, reflex) in devices.iter_mut().zip(reflexes) {
            device.reflex = Some(reflex);
        }
        until_round(&mut devices, round + 1).await;
        let judged = devices[0].seen("judged").pop().unwrap();
        let quickest = (0..3).min_by_key(|seat| reflexes[*seat]).unwrap();
        assert_eq!(judged["bangs"][0]["seat"], quickest, "{judged}");
        for bang in judged["bangs"].as_array().unwrap() {
            let reflex = reflexes[bang["seat"].as_u64().unwrap() as usize];
            let off = bang["reaction_ms"].as_i64().unwrap() - reflex;
            assert!(off.abs() <= 3, "{bang} for {reflex}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn all_see_the_dice_at_the_same_moment() {
    // CC-10.7: the house sends them earlier over a slower line, and says when to show them.
    let (_, house) = house(2).await;
    let mut devices = coffins(&house, &[(4, 500), (90, -500), (60, 0)], ordinary()).await;
    until_round(&mut devices, 3).await;
    let shown = |device: &Device, clock: i64| -> Vec<i64> {
        let reveals = device.heard.iter().filter(|(_, message)| {
            let seen = message["seen"].as_array();
            seen.is_some_and(|seen| seen.iter().any(|seen| seen["sighting"].get("revealed").is_some()))
        });
        reveals
            .map(|(came, message)| (message["show_at"].as_i64().unwrap() - clock).max(*came))
            .collect()
    };
    let all = [
        shown(&devices[0], 500),
        shown(&devices[1], -500),
        shown(&devices[2], 0),
    ];
    for round in 0..3 {
        let moments: Vec<i64> = all.iter().map(|shown| shown[round]).collect();
        let spread = moments.iter().max().unwrap() - moments.iter().min().unwrap();
        assert!(spread <= 3, "{moments:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_photo_finish_shows_every_hand_and_only_ones_own_line() {
    // CC-10.18, CC-9.1: reactions are public after the arbitration, round trips and offsets are one's own.
    let (store, house) = house(3).await;
    let mut devices = coffins(&house, &[(4, 1_000), (90, 0)], ordinary()).await;
    (devices[0].reflex, devices[1].reflex) = (Some(450), Some(430));
    until_round(&mut devices, 1).await;
    live_until(&mut devices, |devices| {
        devices.iter().all(|device| device.newest("finish").is_some())
    })
    .await;
    for own in [0, 1] {
        let finish = &devices[own].newest("finish").unwrap()["finish"];
        assert_eq!(finish["round"], 1);
        let hands = finish["hands"].as_array().unwrap();
        assert_eq!(hands.len(), 2);
        for (seat, hand) in hands.iter().enumerate() {
            assert_eq!(
                (&hand["seat"], &hand["ruling"]),
                (&json!(seat), &json!("counted"))
            );
            assert!((hand["reaction"].as_i64().unwrap() - [450, 430][seat]).abs() <= 3);
            assert_eq!(hand["handicap"], 0);
            assert_eq!(hand.get("timing").is_some(), seat == own, "{hand}");
        }
        let timing = &hands[own]["timing"];
        assert_eq!(timing["owd"], json!([4, 90][own]));
        let theta = timing["theta"].as_i64().unwrap() + START_MS as i64;
        assert!((theta - [1_000, 0][own]).abs() <= 1, "{theta}");
        assert!(timing["shown"].is_i64() && timing["pressed"].is_i64());
    }
    // All of it is kept beside the log.
    let asides = kept(&store, &devices[0].table).await.asides;
    let (_, kept) = asides
        .iter()
        .find(|(name, _)| name.starts_with("evidence:"))
        .unwrap();
    let kept: Value = serde_json::from_str(kept).unwrap();
    assert_eq!(kept["hands"][1]["owd"], 90);
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_while_dice_are_held_back_learns_them_with_the_others() {
    // CC-10.7: the dice are in the log before anybody may see them.
    let (store, house) = house(4).await;
    // The dice go out to the slow line long before the others see them.
    let mut devices = coffins(&house, &[(0, 0), (90, 0)], ordinary()).await;
    let table = devices[0].table.clone();
    let knows = |device: &Device| device.view().get("throw").is_some_and(|throw| !throw.is_null());
    for (tried, late) in [(0, 0), (1, 0), (2, 30), (3, 60), (4, 90)] {
        until_round(&mut devices, tried + 1).await;
        let text = |kept: &store::Kept| kept.lines.last().unwrap().text.clone();
        while knows(&devices[0]) || !text(&kept(&store, &table).await).contains("reveal") {
            live(&mut devices, 1).await;
        }
        live(&mut devices, late).await;
        assert!(!knows(&devices[0]), "nobody has seen them");
        // Both players on quicker devices, and somebody who watches.
        for (guest, idx) in [(1, 2), (2, 3), (60, 4)] {
            let mut other = Device::come(&house, guest, 0, 0);
            other.throws = false;
            other.table.clone_from(&table);
            other.ask(json!({"do": "join"}));
            devices.truncate(idx);
            devices.push(other);
        }
        let before = devices[0].heard.len();
        devices[0].ask(json!({"do": "join"}));
        while !knows(&devices[0]) {
            assert!(
                devices[2..].iter().all(|other| !knows(other)),
                "a new line is early"
            );
            let told: Vec<&Value> = devices[0].heard[before..].iter().map(|(_, told)| told).collect();
            assert!(!json!(told).to_string().contains("\"bang\""), "{told:?}");
            live(&mut devices, 1).await;
        }
        live(&mut devices, 20).await;
        assert!(devices[2..].iter().all(knows));
        devices.truncate(2);
    }
}

#[tokio::test(start_paused = true)]
async fn for_a_thrower_who_is_away_the_dice_are_thrown_after_two_seconds() {
    // CC-10.17, T-CC-62
    let (_, house) = house(5).await;
    let options = with(ordinary(), json!({"on_leave": "empty", "first_thrower": 2}));
    let mut devices = coffins(&house, &[(4, 0), (4, 0), (4, 0)], options).await;
    devices[2].throws = false;
    until_round(&mut devices, 3).await;
    live_until(&mut devices, |devices| devices[0].view()["thrower"] == 2).await;
    devices[2].lose();
    let gone = devices[0].now();
    live_until(&mut devices, |devices| devices[0].view()["phase"] == "rolling").await;
    let after = devices[0].now() - gone;
    assert!((2_000..2_020).contains(&after), "{after}");
    // He does not bang, and is back for the next throw.
    devices[2].connect(&house);
    devices[2].ask(json!({"do": "join"}));
    devices[2].reflex = Some(300);
    let round = rounds(&devices[0]);
    until_round(&mut devices, round + 2).await;
    let judged = devices[0].seen("judged").pop().unwrap();
    assert_eq!(judged["bangs"][0]["seat"], 2);
}

#[tokio::test(start_paused = true)]
async fn who_is_away_is_waited_for_a_minute_in_all() {
    // CC-10.17, R-CC-66, T-CC-86
    let (_, house) = house(6).await;
    let mut devices = coffins(&house, &[(4, 0), (4, 0), (4, 0)], ordinary()).await;
    until_round(&mut devices, 1).await;
    let mut waited = 0;
    // No dice are thrown for him while he is waited for.
    live_until(&mut devices, |devices| devices[0].view()["thrower"] == 2).await;
    devices[2].throws = false;
    for (away_ms, paused) in [(300, false), (30_000, true), (20_000, true), (80_000, true)] {
        devices[2].lose();
        live(&mut devices[..2], 1_500).await;
        if paused {
            live_until(&mut devices[..2], |devices| devices[0].info()["paused"] == true).await;
            assert_eq!(devices[0].info()["paused_for"], "away");
            let clock = &devices[0].newest("prompts").unwrap()["clock"];
            let left = clock["left_ms"].as_u64().unwrap();
            assert!(left.abs_diff(60_000 - waited) < 50, "{left} after {waited}");
        }
        let (round, from) = (rounds(&devices[0]), devices[0].now());
        let mut ended = None;
        for _ in 0..away_ms / 100 {
            live(&mut devices[..2], 100).await;
            if devices[0].info()["paused"] == false && paused {
                ended.get_or_insert(devices[0].now() - from);
            }
        }
        if paused && ended.is_none() {
            assert_eq!(rounds(&devices[0]), round, "nothing moves");
            waited += away_ms;
        }
        if let Some(ended) = ended {
            assert!(ended.abs_diff(60_000 - waited as i64) < 200, "{ended}");
            assert!(rounds(&devices[0]) > round, "it goes on without him");
            break;
        }
        devices[2].connect(&house);
        devices[2].ask(json!({"do": "join"}));
        live(&mut devices, 100).await;
        assert_eq!(devices[0].info()["paused"], false, "he is back");
        let round = rounds(&devices[0]);
        until_round(&mut devices, round + 1).await;
    }
    assert!(waited < 61_000);
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_and_gives_the_seat_back() {
    // CC-10.17, T-CC-87 with `on_leave = bot`
    let (store, house) = house(7).await;
    let options = with(ordinary(), json!({"on_leave": "bot"}));
    let mut devices = coffins(&house, &[(4, 0), (4, 0)], options).await;
    until_round(&mut devices, 1).await;
    devices[1].lose();
    let round = rounds(&devices[0]);
    let mut alone = vec![devices.remove(0)];
    live_until(&mut alone, |devices| {
        devices[0].info()["seats"][1]["holder"] == json!({"bot": "mourner"})
    })
    .await;
    assert_eq!(alone[0].info()["seats"][1]["kept_for"]["name"], "guest 2");
    until_round(&mut alone, round + 3).await;
    let mut devices = vec![alone.remove(0), devices.remove(0)];
    devices[1].connect(&house);
    devices[1].ask(json!({"do": "join"}));
    live(&mut devices, 100).await;
    assert_eq!(devices[1].newest("you").unwrap()["seat"], 1);
    assert_eq!(
        devices[0].info()["seats"][1]["holder"]["person"]["name"],
        "guest 2"
    );
    let log = kept(&store, &devices[0].table).await.log();
    assert!(
        log.contains(r#""hand":{"seat":1,"to":{"bot":"mourner"}}"#),
        "{log}"
    );
    assert!(log.contains(r#""hand":{"seat":1,"to":"person"}"#), "{log}");
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_for_whoever_gives_the_seat_up() {
    // CC-10.17, R-CC-66, T-CC-91
    let (_, house) = house(12).await;
    let options = with(ordinary(), json!({"on_leave": "bot"}));
    let mut devices = coffins(&house, &[(4, 0), (4, 0), (4, 0)], options).await;
    until_round(&mut devices, 1).await;
    let stand_in = json!({"bot": "mourner"});
    let holder = |device: &Device, seat: usize| device.info()["seats"][seat]["holder"].clone();
    for seat in [1, 2] {
        devices[seat].ask(json!({"do": "stand"}));
    }
    live_until(&mut devices, |devices| {
        [1, 2].iter().all(|seat| holder(&devices[0], *seat) == stand_in)
    })
    .await;
    let round = rounds(&devices[0]);
    until_round(&mut devices, round + 2).await;
    // A page that is loaded again takes nothing back; whoever sits down does, at any of the two seats.
    devices[1].lose();
    devices[1].connect(&house);
    devices[1].ask(json!({"do": "join"}));
    live(&mut devices, 100).await;
    assert_eq!(holder(&devices[0], 1), stand_in);
    devices[1].ask(json!({"do": "sit", "seat": 2}));
    devices[2].ask(json!({"do": "sit", "seat": 1}));
    live(&mut devices, 100).await;
    assert_eq!(holder(&devices[0], 2)["person"]["name"], "guest 2");
    assert_eq!(holder(&devices[0], 1)["person"]["name"], "guest 3");
    // Where the host wants no bot the seat stays empty.
    devices[2].ask(json!({"do": "stand"}));
    live_until(&mut devices, |devices| holder(&devices[0], 1) == stand_in).await;
    devices[0].ask(json!({"do": "bot_out", "seat": 1}));
    let round = rounds(&devices[0]);
    until_round(&mut devices, round + 2).await;
    assert_eq!(holder(&devices[0], 1), "nobody");
}

#[tokio::test(start_paused = true)]
async fn with_fewer_than_two_the_table_is_suspended() {
    // CC-10.17, T-CC-87
    let (_, house) = house(8).await;
    let options = with(ordinary(), json!({"on_leave": "empty"}));
    let mut devices = coffins(&house, &[(4, 0), (4, 0)], options).await;
    until_round(&mut devices, 1).await;
    devices[1].lose();
    live_until(&mut devices[..1], |devices| devices[0].info()["paused"] == true).await;
    assert_eq!(devices[0].info()["paused_for"], "company");
    let round = rounds(&devices[0]);
    live(&mut devices[..1], 20_000).await;
    assert_eq!(rounds(&devices[0]), round);
    // The host cannot play alone, but with a bot.
    devices[0].ask(json!({"do": "pause", "paused": false}));
    live(&mut devices[..1], 100).await;
    assert_eq!(devices[0].info()["paused_for"], "company");
    devices[0].ask(json!({"do": "bot_in", "seat": 1, "level": "sleepy"}));
    live(&mut devices[..1], 100).await;
    assert_eq!(devices[0].info()["paused"], false);
    until_round(&mut devices[..1], round + 2).await;
}

#[tokio::test(start_paused = true)]
async fn after_twenty_quiet_throws_everybody_must_be_ready() {
    // CC-8.4, T-CC-68; the pause outlives the house.
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 9, START_MS).await;
    let options = json!({"window_ms": 300, "throw_ms": 100, "roll_min_ms": 50, "roll_max_ms": 60});
    let mut devices = coffins(&first, &[(4, 0), (4, 0), (4, 0)], options).await;
    live_until(&mut devices, |devices| devices[0].info()["paused"] == true).await;
    assert_eq!(devices[0].info()["paused_for"], "quiet");
    assert_eq!(rounds(&devices[0]), 20);
    live(&mut devices, 5_000).await;
    assert_eq!(rounds(&devices[0]), 20);
    devices[0].ask(json!({"do": "ready"}));
    live(&mut devices, 100).await;
    first.crash().await;
    let second = house_on(&store, settings(), 10, START_MS + 60_000).await;
    come_back(&mut devices, &second).await;
    assert_eq!(devices[0].info()["paused_for"], "quiet");
    for seat in [0, 1] {
        devices[seat].ask(json!({"do": "ready"}));
        live(&mut devices, 100).await;
        assert_eq!(devices[0].info()["paused"], true);
    }
    // Whoever goes is not waited for.
    devices[2].lose();
    live(&mut devices, 100).await;
    assert_eq!(devices[0].info()["paused"], false, "{}", devices[0].info());
    let refused = devices[0].ask(json!({"do": "ready"}));
    live(&mut devices, 20).await;
    assert_eq!(
        devices[0].answer(&refused).unwrap()["trouble"]["code"],
        "not_paused"
    );
}

async fn come_back(devices: &mut [Device], house: &House) {
    for device in devices.iter_mut() {
        device.lose();
        device.connect(house);
        device.ask(json!({"do": "join"}));
    }
    live(devices, 50).await;
}

/// Crashes the house so many milliseconds after the dice were shown, and gives what was judged in that round.
async fn crashed(seed: u64, reflexes: [Option<i64>; 2], after_ms: u64, more: Value) -> Value {
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), seed, START_MS).await;
    let mut devices = coffins(&first, &[(4, 0), (4, 0)], with(ordinary(), more)).await;
    until_round(&mut devices, 1).await;
    for (device, reflex) in devices.iter_mut().zip(reflexes) {
        device.reflex = reflex;
    }
    let shown = |devices: &[Device]| devices.iter().all(|device| device.seen("revealed").len() == 2);
    live_until(&mut devices, shown).await;
    live(&mut devices, after_ms).await;
    first.crash().await;
    assert_eq!(rounds(&devices[0]), 1);
    let second = house_on(&store, settings(), seed + 1, START_MS + 100_000).await;
    come_back(&mut devices, &second).await;
    until_round(&mut devices, 2).await;
    let aside = kept(&store, &devices[0].table).await.asides;
    assert!(
        aside.iter().all(|(name, _)| !name.starts_with("hand:")),
        "{aside:?}"
    );
    devices[0].seen("judged").remove(1)
}

#[tokio::test(start_paused = true)]
async fn a_hand_that_was_heard_counts_although_the_house_was_away() {
    // R-CC-68, T-CC-89: what had come in is judged; what had not is void, as after every arbitration.
    let judged = crashed(11, [Some(300), Some(900)], 350, json!({})).await;
    let seats: Vec<&Value> = judged["bangs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bang| &bang["seat"])
        .collect();
    assert_eq!(seats, [&json!(0)]);
    assert!((judged["bangs"][0]["reaction_ms"].as_i64().unwrap() - 300).abs() <= 3);
}

#[tokio::test(start_paused = true)]
async fn a_race_without_a_hand_is_called_off_when_the_house_was_away() {
    // R-CC-68: nobody may think about dice that others have not seen.
    let judged = crashed(12, [Some(2_000), Some(2_000)], 700, json!({})).await;
    assert_eq!(judged["bangs"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn a_sealed_answer_to_a_race_survives_and_the_others_may_still_answer() {
    // R-CC-68, CC-11.3
    let sealed = json!({"reaction_mode": "sealed"});
    let judged = crashed(13, [Some(100), None], 300, sealed).await;
    let seats: Vec<&Value> = judged["bangs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bang| &bang["seat"])
        .collect();
    assert_eq!(seats, [&json!(0)]);
}

#[tokio::test(start_paused = true)]
async fn nobody_loses_a_throw_because_the_house_was_away() {
    // R-CC-68: dice that roll are shown when everybody is back and measured.
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 14, START_MS).await;
    let mut devices = coffins(&first, &[(4, 0), (90, 0)], ordinary()).await;
    until_round(&mut devices, 1).await;
    let rolls = |devices: &[Device]| devices[0].view()["phase"] == "rolling";
    live_until(&mut devices, rolls).await;
    first.crash().await;
    let second = house_on(&store, settings(), 15, START_MS + 100_000).await;
    devices[1].reflex = Some(400);
    devices[0].lose();
    devices[1].lose();
    devices[0].connect(&second);
    devices[0].ask(json!({"do": "join"}));
    // The other one takes five seconds longer.
    live(&mut devices, 5_000).await;
    devices[1].connect(&second);
    devices[1].ask(json!({"do": "join"}));
    until_round(&mut devices, 2).await;
    let judged = devices[0].seen("judged").remove(1);
    assert_eq!(judged["bangs"][0]["seat"], 1, "{judged}");
}

#[tokio::test(start_paused = true)]
async fn at_one_device_the_first_hand_is_first_whatever_line_it_takes() {
    // CC-11.2, R-CC-67, T-CC-88: three people at one clock; their hands may overtake each other on the way.
    let (_, house) = house(16).await;
    let options = with(ordinary(), json!({"reaction_mode": "hotseat"}));
    let mut devices = coffins(&house, &[(4, 0), (20, 0), (40, 0)], options).await;
    for (round, reflexes) in [[310, 305, 300], [300, 310, 305]].into_iter().enumerate() {
        for (device, reflex) in devices.iter_mut().zip(reflexes) {
            device.reflex = Some(reflex);
        }
        until_round(&mut devices, round + 1).await;
        let judged = devices[0].seen("judged").pop().unwrap();
        let bangs = judged["bangs"].as_array().unwrap();
        let mut expected: Vec<usize> = (0..3).collect();
        expected.sort_by_key(|seat| reflexes[*seat]);
        let order: Vec<usize> = bangs
            .iter()
            .map(|bang| bang["seat"].as_u64().unwrap() as usize)
            .collect();
        assert_eq!(order, expected);
        for bang in bangs {
            let seat = bang["seat"].as_u64().unwrap() as usize;
            assert_eq!(bang["reaction_ms"], reflexes[seat], "one clock is exact");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn strangers_do_not_race_at_one_device() {
    // R-CC-67
    let (_, house) = house(17).await;
    let mut host = crate::client::Client::come(&house, 1).await;
    let hotseat = json!({"reaction_mode": "hotseat"});
    let open =
        json!({"do": "open", "game": "clearing-coffins", "seats": 2, "listed": true, "options": hotseat});
    assert_eq!(host.refused(open).await, "bad_options");
    host.open("clearing-coffins", 2, hotseat).await;
    assert_eq!(
        host.refused(json!({"do": "listed", "listed": true})).await,
        "bad_options"
    );
    host.must(json!({"do": "options", "options": {}})).await;
    host.must(json!({"do": "listed", "listed": true})).await;
}

#[tokio::test(start_paused = true)]
async fn the_host_cannot_stop_a_race_that_is_on() {
    // R-CC-69, T-CC-90: the pause begins when the verdict is given.
    let (_, house) = house(18).await;
    let mut devices = coffins(&house, &[(4, 0), (4, 0)], ordinary()).await;
    devices[1].reflex = Some(600);
    until_round(&mut devices, 1).await;
    live_until(&mut devices, |devices| devices[0].seen("revealed").len() == 2).await;
    let paused = devices[0].ask(json!({"do": "pause", "paused": true}));
    live(&mut devices, 200).await;
    assert_eq!(devices[0].answer(&paused).unwrap()["is"], "done");
    assert_eq!(devices[0].info()["paused"], false);
    until_round(&mut devices, 2).await;
    let judged = devices[0].seen("judged").pop().unwrap();
    assert_eq!(judged["bangs"][0]["seat"], 1);
    assert_eq!(devices[0].info()["paused_for"], "host");
    pass(60_000).await;
    live(&mut devices, 10).await;
    assert_eq!(rounds(&devices[0]), 2);
    devices[0].ask(json!({"do": "pause", "paused": false}));
    until_round(&mut devices, 3).await;
}

#[tokio::test(start_paused = true)]
async fn quiet_throws_are_counted_although_the_house_was_away() {
    // CC-8.4
    let store = MemoryStore::default();
    let first = house_on(&store, settings(), 22, START_MS).await;
    let options = json!({"window_ms": 300, "throw_ms": 100, "roll_min_ms": 50, "roll_max_ms": 60});
    let mut devices = coffins(&first, &[(4, 0), (4, 0)], options).await;
    until_round(&mut devices, 12).await;
    first.crash().await;
    let second = house_on(&store, settings(), 23, START_MS + 60_000).await;
    come_back(&mut devices, &second).await;
    live_until(&mut devices, |devices| devices[0].info()["paused_for"] == "quiet").await;
    let round = devices[0].view()["round"].as_u64().unwrap();
    assert_eq!(round, 21, "after twenty throws");
}

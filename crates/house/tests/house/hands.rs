//! Lines that are long, and hands that name what they are meant for (CC-10.5, CC-4.7).

use crate::device::{Device, coffins, live, live_until};
use crate::races::{ordinary, rounds};
use crate::scene::house;
use serde_json::{Value, json};

#[tokio::test(start_paused = true)]
async fn a_long_line_is_its_own_seats_business_and_a_longer_one_everybodys() {
    // CC-10.5: warned above 250 ms, marked above 600 ms.
    let (_, house) = house(19).await;
    let devices = coffins(&house, &[(4, 0), (130, 0), (310, 0)], ordinary()).await;
    let warned: Vec<&Value> = devices
        .iter()
        .map(|device| &device.newest("you").unwrap()["long_line"])
        .collect();
    assert_eq!(warned, [&json!(false), &json!(true), &json!(true)]);
    for device in &devices {
        let info = device.info();
        let marks = |seat: usize| info["seats"][seat]["marks"].clone();
        assert_eq!((marks(0), marks(1)), (json!([]), json!([])), "{info}");
        assert_eq!(marks(2), json!(["slow_line"]), "{info}");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_holds_answers_back_is_as_near_as_the_transport_says() {
    // CC-10.5: the system acknowledges packets whatever the client does; the smaller round trip counts.
    let (_, house) = house(20).await;
    let mut devices = coffins(&house, &[(4, 0), (130, 0)], ordinary()).await;
    assert_eq!(devices[1].newest("you").unwrap()["long_line"], true);
    devices[1].transport_ms = Some(8);
    live(&mut devices, 3_000).await;
    assert_eq!(devices[1].newest("you").unwrap()["long_line"], false);
    devices[1].reflex = Some(500);
    live_until(&mut devices, |devices| devices[1].newest("finish").is_some()).await;
    let finish = &devices[1].newest("finish").unwrap()["finish"];
    assert_eq!(finish["hands"][0]["timing"]["owd"], 4, "{finish}");
}

#[tokio::test(start_paused = true)]
async fn a_hand_names_the_race_it_is_meant_for() {
    // CC-4.7, CC-10.14
    let (_, house) = house(21).await;
    let mut devices = coffins(&house, &[(4, 0), (4, 0)], ordinary()).await;
    let heard = |device: &Device| {
        device
            .all("heard")
            .map(|heard| heard["heard"].clone())
            .collect::<Vec<_>>()
    };
    let rolls = |devices: &[Device]| devices[1].view()["phase"] == "rolling";
    live_until(&mut devices, rolls).await;
    // A prompt of another race, one that is another's, and one that never was.
    let told = devices[1].newest("moved").unwrap();
    let id = told["prompts"][0]["id"].as_u64().unwrap();
    for prompt in [id - 8, id - 1, id + 800] {
        devices[1].ask(json!({"do": "hand", "prompt": prompt, "command": {"bang": {}}}));
    }
    live(&mut devices, 20).await;
    assert_eq!(heard(&devices[1]), ["dropped"; 3]);
    // What is no command at all is refused in words, and the key comes back.
    let wrong = devices[1].ask(json!({"do": "hand", "prompt": id, "command": {"clap": {}}}));
    live(&mut devices, 20).await;
    let answer = devices[1].answer(&wrong).unwrap();
    assert_eq!(answer["trouble"]["code"], "not_a_command");
    // On rolling dice it is too early, although it names the prompt that is open.
    let early = devices[1].ask(json!({"do": "hand", "prompt": id, "command": {"bang": {}}}));
    live(&mut devices, 20).await;
    assert_eq!(devices[1].answer(&early).unwrap()["heard"], "false_start");
    // The other one lets it go by.
    live_until(&mut devices, |devices| devices[0].view()["phase"] == "open").await;
    let prompt = devices[0].newest("moved").unwrap()["prompts"][0]["id"].clone();
    let pass = devices[0].ask(json!({"do": "hand", "prompt": prompt, "command": "pass"}));
    live(&mut devices, 20).await;
    assert_eq!(devices[0].answer(&pass).unwrap()["heard"], "taken");
    assert_eq!(rounds(&devices[0]), 1, "nobody is left who could bang");
}

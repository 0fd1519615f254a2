//! Redaction over the wire: whatever a device was told of the game is what its seat may know, and no more.
//!
//! Everything is recorded in random games with lost lines. Afterwards the log is played again, and each message is
//! compared with what the rules show that audience at that moment; the test bed has shown that this betrays nothing.

use crate::client::{Client, pass};
use crate::games::games;
use crate::restart::kept;
use crate::scene::{house, move_one, play_to_the_end, pump, table};
use engine::{Audience, Game, Seat};
use protocol::wire::Phrase;
use serde_json::{Value, json};

/// What the rules show, move by move.
struct Truth<G: Game> {
    tables: Vec<engine::Table<G, engine::chance::Recorded>>,
    events: Vec<(u32, G::Event)>,
}

impl<G: Game> Truth<G> {
    fn of(lines: &[String]) -> Truth<G> {
        let entries = lines.iter().filter(|line| line.starts_with("{\"seq\":")).count();
        let mut events = Vec::new();
        let replay = |count: usize| {
            let text: String = lines[..=count].concat();
            engine::Log::<G>::read(&text).unwrap()
        };
        let tables = (0..=entries)
            .map(|count| replay(count).table().unwrap())
            .collect();
        replay(entries)
            .replay(|number, event| events.push((number, event)))
            .unwrap();
        Truth { tables, events }
    }

    /// What was seen, with what it reveals for that moment, and whether it may be kept and told to others.
    fn seen(&self, after: Option<u32>, until: u32, audience: Audience) -> Vec<Value> {
        let told = |number: u32| number <= until && after.is_none_or(|after| number > after);
        let events = self.events.iter().filter(|(number, _)| told(*number));
        events
            .filter_map(|(_, event)| G::sighting(event, audience))
            .map(|sighting| {
                let reveal = G::say_reveal(&sighting).map(Phrase::from);
                let (is_fleeting, is_private) = (G::is_fleeting(&sighting), G::is_private(&sighting));
                assert!(!is_fleeting || G::FORGETS, "{sighting:?}");
                assert!(
                    reveal.is_none() || is_fleeting,
                    "{sighting:?} shows what may be kept"
                );
                json!([sighting, reveal, is_fleeting, is_private])
            })
            .collect()
    }

    /// The lines an audience may keep: of what is not hidden again, the newest 200.
    fn history(&self, until: u32, audience: Audience) -> Vec<Phrase> {
        let events = self.events.iter().filter(|(number, _)| *number <= until);
        let lines: Vec<Phrase> = events
            .filter_map(|(_, event)| G::sighting(event, audience))
            .filter(|sighting| !G::is_fleeting(sighting) && !G::is_question(sighting))
            .map(|sighting| G::say_sighting(&sighting).into())
            .collect();
        lines[lines.len().saturating_sub(200)..].to_vec()
    }

    /// Checks all messages of one device.
    fn check(&self, audience: Audience, heard: &[Value]) {
        let mut last = None;
        for message in heard {
            let Some(seq) = message["seq"]
                .as_u64()
                .filter(|_| message.get("waiting").is_some())
            else {
                continue;
            };
            let table = &self.tables[seq as usize];
            if let Some(view) = message.get("view") {
                assert_eq!(*view, json!(table.view(audience)), "{audience} at {seq}");
            }
            if message["is"] == "moved" {
                let seen: Vec<Value> = message["seen"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|seen| {
                        let mark = |name: &str| seen[name] == true;
                        json!([
                            seen["sighting"],
                            seen["reveal"],
                            mark("fleeting"),
                            mark("private")
                        ])
                    })
                    .collect();
                let allowed = self.seen(last, seq as u32, audience);
                assert_eq!(seen, allowed, "{audience} at {seq} after {last:?}");
            }
            if message["is"] == "view" {
                assert!(message["missed"].as_array().unwrap().is_empty() || last.is_some());
                let told = self.history(seq as u32, audience);
                assert_eq!(message["told"], json!(told), "{audience} at {seq}");
            }
            if message["is"] != "prompts" {
                last = Some(seq as u32);
            }
            self.check_prompts(table, audience, &message["prompts"]);
        }
    }

    fn check_prompts(
        &self,
        table: &engine::Table<G, engine::chance::Recorded>,
        audience: Audience,
        told: &Value,
    ) {
        for told in told.as_array().unwrap() {
            let prompts = table.prompts();
            let own = prompts
                .iter()
                .find(|prompt| json!(prompt.id) == told["id"])
                .unwrap();
            assert_eq!(Audience::Seat(own.seat), audience);
            let choices: Vec<Value> = table.choices(own).iter().map(|choice| json!(choice)).collect();
            let offered: Vec<Value> = told["choices"]
                .as_array()
                .unwrap()
                .iter()
                .map(|choice| choice["command"].clone())
                .collect();
            assert_eq!(offered, choices);
        }
    }
}

fn check<G: Game>(lines: &[String], devices: &[(Audience, Vec<Value>)]) {
    let truth = Truth::<G>::of(lines);
    for (audience, heard) in devices {
        truth.check(*audience, heard);
    }
}

#[tokio::test(start_paused = true)]
async fn a_device_is_told_what_its_seat_may_know_and_no_more() {
    for (number, (game, persons, options)) in games().into_iter().enumerate() {
        let (store, house) = house(400 + number as u64).await;
        let mut clients = table(&house, game, persons, options).await;
        let name = clients[0].table.clone();
        let mut watcher = Client::come(&house, 99).await;
        watcher.join(&name).await;
        let mut rng = engine::Fast::new(number as u64);
        for step in 0..400 {
            pump(&mut clients).await;
            watcher.pump().await;
            if clients.iter().any(Client::is_over) {
                break;
            }
            if step % 37 == 36 {
                let idx = rng.below(clients.len() as u32) as usize;
                clients[idx].lose();
                clients[idx].connect(&house).await;
                clients[idx].join(&name).await;
            }
            if !move_one(&mut clients, &mut rng).await {
                pass(100).await;
            }
        }
        play_to_the_end(&mut clients, &mut rng).await;
        pump(&mut clients).await;
        watcher.pump().await;
        let secret = clients[0].info["secret"].as_str().unwrap().to_owned();
        let opened = clients[0]
            .heard
            .iter()
            .position(|heard| heard["info"]["secret"].is_string())
            .unwrap();
        let early = json!(clients[0].heard[..opened]).to_string();
        assert!(
            !early.contains(&secret),
            "{game}: the secret is closed until the end"
        );
        let lines: Vec<String> = kept(&store, &name)
            .await
            .lines
            .into_iter()
            .map(|line| line.text)
            .collect();
        let seat = |client: &Client| Audience::Seat(Seat(client.you["seat"].as_u64().unwrap() as u8));
        let mut devices: Vec<(Audience, Vec<Value>)> = clients
            .iter()
            .map(|client| (seat(client), client.heard.clone()))
            .collect();
        devices.push((Audience::Public, watcher.heard));
        catalog::with_game!(game, G => check::<G>(&lines, &devices)).unwrap();
    }
}

/// Each line is told what is new to it; together that is the same for all.
#[tokio::test(start_paused = true)]
async fn devices_of_one_seat_see_the_same_however_late_they_come() {
    // In a race devices are told at different moments.
    let mut games = games();
    games.retain(|(game, ..)| !catalog::facts(game).unwrap().races);
    for (number, (game, persons, options)) in games.into_iter().enumerate() {
        let (_, house) = house(700 + number as u64).await;
        let mut clients = table(&house, game, persons, options).await;
        let name = clients[0].table.clone();
        let mut rng = engine::Fast::new(number as u64);
        let mut later: Vec<Client> = Vec::new();
        for step in 0..120 {
            pump(&mut clients).await;
            pump(&mut later).await;
            for device in &later {
                let seen = |client: &Client| {
                    let mut newest = client.heard.iter().rev();
                    let asked = newest.find(|message| message.get("prompts").is_some()).unwrap();
                    json!([client.seq, client.view, asked["prompts"], client.outcome])
                };
                assert_eq!(seen(device), seen(&clients[0]), "{game} at step {step}");
            }
            if clients.iter().any(Client::is_over) {
                break;
            }
            if step % 9 == 8 && later.len() < 3 {
                let mut device = Client::come(&house, 1).await;
                device.join(&name).await;
                later.push(device);
            }
            if !move_one(&mut clients, &mut rng).await {
                pass(100).await;
            }
        }
        assert!(!later.is_empty(), "{game}");
    }
}

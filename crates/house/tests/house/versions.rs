//! Rules may change without ending games: a table of every version that is still played is taken up and played on.

use crate::restart::kept;
use crate::scene::{START_MS, house, house_on, play_to_the_end, pump, settings, table};
use engine::{Digest, Fast, Game, Log};
use house::TableFile;
use serde_json::{Value, json};
use store::memory::MemoryStore;
use store::{Change, LogLine, Store as _};

/// The kept logs of a game that are played by people to their end.
fn kept_logs(game: &str) -> Vec<String> {
    let folder = format!("{}/../{game}/tests/archive", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    files
        .filter(|file| file.file_name().to_string_lossy().contains("-kept"))
        .map(|file| std::fs::read_to_string(file.path()).unwrap())
        .collect()
}

/// A house in whose store such a table lies half played, as an older program has left it, takes it up.
async fn take_up(game: &str, text: &str) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let header: Value = serde_json::from_str(lines[0]).unwrap();
    let seats = header["seats"].as_u64().unwrap() as u8;
    let (dealt, first) = house(7).await;
    let mut clients = table(&first, game, seats, header["options"].clone()).await;
    let name = clients[0].table.clone();
    first.crash().await;

    let record = kept(&dealt, &name).await.summary.record;
    let store = MemoryStore::default();
    let mut change = Change::of(name.parse().unwrap(), START_MS);
    change.record = Some(record);
    let half = (0..).zip(&lines[..lines.len() / 2]);
    change.lines = half.map(|(seq, line)| LogLine::new(seq, *line)).collect();
    store.commit(change).await.unwrap();

    let house = house_on(&store, settings(), 9, START_MS + 3_600_000).await;
    for client in &mut clients {
        client.lose();
        client.connect(&house).await;
        client.join(&name).await;
    }
    play_to_the_end(&mut clients, &mut Fast::new(5)).await;
    pump(&mut clients).await;
    let TableFile::Log(log) = house.table_file(name.parse().unwrap()).await.unwrap() else {
        panic!("{game}: the table is over");
    };
    log
}

fn verify<G: Game>(before: &str, after: &str) -> u32 {
    let (before, after) = (Log::<G>::read(before).unwrap(), Log::<G>::read(after).unwrap());
    after.table().unwrap();
    assert!(
        after.is_closed() && after.verify_shuffle().unwrap(),
        "{}",
        G::NAME
    );
    assert_eq!(after.setup().rules, before.setup().rules, "{}", G::NAME);
    assert_eq!(after.setup().options, before.setup().options, "{}", G::NAME);
    after.setup().rules.0
}

#[tokio::test(start_paused = true)]
async fn a_table_of_every_version_is_taken_up_and_played_to_its_end() {
    for game in catalog::games() {
        let mut versions = Vec::new();
        for text in kept_logs(game.name) {
            let log = take_up(game.name, &text).await;
            versions.push(catalog::with_game!(game.name, G => verify::<G>(&text, &log)).unwrap());
        }
        let played = catalog::with_game!(game.name, G => G::RULES).unwrap();
        for version in played {
            assert!(
                versions.contains(&version),
                "{}: no kept table of version {version}",
                game.name
            );
        }
    }
}

/// The first line of a log as a program with newer rules would write it.
fn of_other_rules(line: &str) -> String {
    let mut deal: Value = serde_json::from_str(line).unwrap();
    deal.as_object_mut().unwrap().remove("hash");
    deal["rules_version"] = json!(99);
    let body = deal.to_string();
    let hash = Digest::of_bytes(&[&Digest::of_bytes(&[b"sexton log 1"]).0, body.as_bytes()]);
    format!("{},\"hash\":\"{hash}\"}}\n", &body[..body.len() - 1])
}

#[tokio::test(start_paused = true)]
async fn a_table_this_program_does_not_play_is_left_as_it_is() {
    let (dealt, first) = house(7).await;
    let mut clients = table(&first, "dawn-under", 2, json!({})).await;
    let name = clients[0].table.clone();
    first.crash().await;
    let before = kept(&dealt, &name).await;

    let store = MemoryStore::default();
    let mut change = Change::of(name.parse().unwrap(), START_MS);
    change.record = Some(before.summary.record.clone());
    let mut lines: Vec<String> = before.lines.iter().map(|line| line.text.clone()).collect();
    lines[0] = of_other_rules(&lines[0]);
    change.lines = (0..)
        .zip(&lines)
        .map(|(seq, line)| LogLine::new(seq, line))
        .collect();
    store.commit(change).await.unwrap();
    let house = house_on(&store, settings(), 9, START_MS + 3_600_000).await;
    let client = &mut clients[0];
    client.lose();
    client.connect(&house).await;
    for _ in 0..2 {
        let answer = client.get(json!({"do": "join"})).await;
        assert_eq!(answer["trouble"]["code"], "other_rules", "{answer}");
        let problem = answer["trouble"]["say"]["args"]["problem"].as_str().unwrap();
        assert!(problem.contains("99"), "{problem}");
    }
    assert_eq!(house.figures().frozen, 0);

    // Nothing was written, so the program that dealt it takes it up again.
    let after = kept(&store, &name).await;
    assert_eq!(after.summary.record.data, before.summary.record.data);
    let text: Vec<String> = after.lines.iter().map(|line| line.text.clone()).collect();
    assert_eq!(text, lines);
}

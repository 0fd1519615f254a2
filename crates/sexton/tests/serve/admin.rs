//! `sexton admin` on the machine: over the socket in the data folder, while a house is open.

use crate::client::Client;
use crate::place::{Place, sexton};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

fn admin(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let args = [&["admin", "--data", data.to_str().unwrap()][..], args].concat();
    let output = sexton(&args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn told(data: &Path, args: &[&str]) -> String {
    let (code, told, wrong) = admin(data, args);
    assert_eq!(code, Some(0), "{args:?}: {wrong}");
    told
}

fn json_of(data: &Path, args: &[&str]) -> Value {
    serde_json::from_str(&told(data, &[args, &["--json"]].concat())).unwrap()
}

#[test]
fn where_no_house_is_open_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let (code, _, wrong) = admin(folder.path(), &["tables"]);
    assert_eq!(code, Some(2));
    assert!(
        wrong.contains("no house is open") && wrong.contains("sexton serve"),
        "{wrong}"
    );
    // A house that was killed leaves its socket behind.
    let mut place = Place::open(folder.path());
    assert!(folder.path().join("admin.sock").exists());
    place.kill();
    let (_, _, wrong) = admin(folder.path(), &["tables"]);
    assert!(wrong.contains("no house is open"), "{wrong}");
    let place = Place::open(folder.path());
    assert_eq!(told(folder.path(), &["tables"]), "There is nothing to show.\n");
    place.terminate();
    assert!(!folder.path().join("admin.sock").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_is_looked_after_from_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let place = Place::open(data);
    let mode = std::fs::metadata(data.join("admin.sock"))
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
    let mut guest = Client::come(&place).await;
    guest.must(json!({"do": "name", "name": "Änne"})).await;
    let table = guest.open("dawn-under", 2, &json!({})).await;
    let tables = told(data, &["tables"]);
    assert!(
        tables.contains(&table) && tables.contains("Änne") && tables.contains("before the deal"),
        "{tables}"
    );
    assert!(told(data, &["tables", "--lang", "de"]).contains("vor dem Austeilen"));
    let guests = json_of(data, &["guests"]);
    let id = guests["guests"][0]["guest"].as_str().unwrap().to_owned();
    assert!(told(data, &["guest", &id]).contains(&table));

    told(data, &["announce", "We close at dawn."]);
    guest.until(|_, message| message["is"] == "announced").await;
    told(data, &["mute", &id, "--for", "1h"]);
    assert_eq!(
        guest
            .get(json!({"do": "say", "table": table, "text": "boo"}))
            .await["trouble"]["code"],
        "muted_everywhere"
    );
    let entry = json_of(data, &["bans"])["bans"][0]["entry"].to_string();
    told(data, &["lift", &entry]);
    guest
        .must(json!({"do": "say", "table": table, "text": "boo"}))
        .await;
    guest
        .must(json!({"do": "report", "table": table, "reason": "play", "text": "slow"}))
        .await;
    assert!(told(data, &["reports"]).contains("slow"));

    let copy = data.join("copy");
    std::fs::create_dir(&copy).unwrap();
    told(data, &["backup", copy.join("sexton.db").to_str().unwrap()]);
    let (code, _, wrong) = admin(data, &["backup", copy.join("sexton.db").to_str().unwrap()]);
    assert_eq!(code, Some(2), "nothing is overwritten");
    assert!(wrong.contains("sexton.db"), "{wrong}");
    let restored = Place::open(&copy);
    assert!(
        told(&copy, &["tables"]).contains(&table),
        "the copy is a whole house"
    );
    restored.terminate();

    told(data, &["ban", &id, "--for", "1d"]);
    guest.until(|_, message| message["is"] == "goodbye").await;
    told(data, &["delete", &id]);
    assert!(!told(data, &["guests"]).contains("Änne"));
    for (args, message) in [
        (&["close", "0000000000000001"][..], "no such table"),
        (&["ban", "x"][..], "no such guest"),
        (&["ban", "--address", "nowhere"][..], "no such address"),
        (&["lift", "99"][..], "no such entry"),
        (&["mute", &id, "--for", "soon"][..], "30m"),
        (&["ban"][..], "required"),
    ] {
        let (code, _, wrong) = admin(data, args);
        assert_eq!(code, Some(2), "{args:?}");
        assert!(wrong.contains(message), "{args:?}: {wrong}");
    }
    let audit = told(data, &["audit"]);
    for act in ["announce", "mute", "lift", "backup", "ban", "delete"] {
        assert!(audit.contains(act), "{act}: {audit}");
    }
    assert!(
        audit.contains("this machine") && !audit.contains("127.0.0.1"),
        "{audit}"
    );
    drop(place);
    let again = Place::open(data);
    assert!(told(data, &["bans"]).contains(&id), "a ban survives a restart");
    assert!(told(data, &["audit"]).contains("announce"));
    drop(again);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_drained_closes_when_nobody_plays() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::open(folder.path());
    let mut player = Client::come(&place).await;
    let table = player.open("rest-in-peace", 1, &json!({})).await;
    player.must(json!({"do": "start", "table": table})).await;
    told(folder.path(), &["drain"]);
    assert!(
        told(folder.path(), &["tables"]).contains("in play"),
        "it is still open"
    );
    player.must(json!({"do": "close", "table": table})).await;
    let last = place.wait();
    assert!(last.contains("Everything is saved"), "{last}");
}

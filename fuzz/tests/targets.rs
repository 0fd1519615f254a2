//! Every target with bytes from chance, from logs that were kept, and from requests that are almost right.
#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use engine::{Log, Stamp, Truth};
use fuzz::log::{rechain, survives};
use fuzz::{Target, lines};
use proptest::prelude::*;
use proptest::sample::Index;
use protocol::wire::{
    DeskRequest, DoorRequest, GuestRequest, HostRequest, LineRequest, PlayRequest, Request,
};
use serde_json::Value;
use strum::VariantNames as _;

/// How hard a target is tried: ten times as hard in a slow run.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases: testbed::times(u64::from(cases)) as u32,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn targets(reader: &str) -> Vec<Target> {
    let all = Target::all();
    assert!(
        all.iter()
            .all(|target| Target::find(&target.name()) == Some(*target))
    );
    all.into_iter().filter(|target| target.reader == reader).collect()
}

/// The logs that are kept of a game.
fn archive(game: &str) -> Vec<String> {
    let folder = format!("{}/../crates/{game}/tests/archive", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap();
    let mut logs: Vec<String> = files
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    // A table that was only dealt has no lines to change.
    logs.retain(|log| log.lines().count() > 2);
    logs.sort_by_key(String::len);
    // The shortest are enough: they are read hundreds of times.
    logs.truncate(2);
    logs
}

/// The bytes with some of them changed.
fn changed(text: &[u8], changes: &[(Index, u8)]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for (place, byte) in changes {
        let place = place.index(bytes.len());
        bytes[place] = *byte;
    }
    bytes
}

fn changes() -> impl Strategy<Value = Vec<(Index, u8)>> {
    prop::collection::vec((any::<Index>(), any::<u8>()), 0..6)
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn arbitrary_inputs_are_survived(data in prop::collection::vec(any::<u8>(), 0..1_500)) {
        // TB-1.5, T-RF-99, T-RF-114, CC-3.3, R-CC-41
        targets("inputs").iter().for_each(|target| target.feed(&data));
    }

    #[test]
    fn every_line_gets_one_answer(changes in changes(), data in prop::collection::vec(any::<u8>(), 0..60)) {
        for target in targets("lines").iter().chain(&targets("wire")) {
            target.feed(&data);
            for seed in target.seeds() {
                target.feed(&changed(&seed, &changes));
            }
        }
    }
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn arbitrary_text_is_no_log(text in any::<String>()) {
        targets("log").iter().for_each(|target| target.feed(text.as_bytes()));
    }

    #[test]
    fn a_changed_log_is_survived_even_with_fitting_hashes(which in any::<Index>(), changes in changes()) {
        for target in targets("log") {
            let logs = archive(target.game.unwrap());
            let text = String::from_utf8_lossy(&changed(logs[which.index(logs.len())].as_bytes(), &changes)).into_owned();
            target.feed(text.as_bytes());
        }
    }

    #[test]
    fn a_changed_byte_is_found(which in any::<Index>(), place in any::<Index>(), byte in any::<u8>()) {
        // TB-6.2
        for game in catalog::games() {
            let logs = archive(game.name);
            let text = &logs[which.index(logs.len())];
            let bytes = changed(text.as_bytes(), &[(place, byte)]);
            let other = String::from_utf8_lossy(&bytes);
            let is_right = catalog::with_game!(game.name, G => survives::<G>(&other)).unwrap();
            prop_assert_eq!(is_right, other == *text, "{}", game.name);
        }
    }

    #[test]
    fn lines_left_out_twice_or_swapped_are_found(
        which in any::<Index>(), one in any::<Index>(), two in any::<Index>(), how in 0..3u8,
    ) {
        // TB-6.2
        for game in catalog::games() {
            let logs = archive(game.name);
            let text = &logs[which.index(logs.len())];
            let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
            // The last line may be missing: then the table is simply not over yet.
            let (one, two) = (one.index(lines.len() - 1), two.index(lines.len() - 1));
            match how {
                0 => { lines.remove(one); }
                1 => lines.insert(one, lines[two]),
                _ => lines.swap(one, two),
            }
            let other = lines.concat();
            let is_right = catalog::with_game!(game.name, G => survives::<G>(&other)).unwrap();
            prop_assert_eq!(is_right, other == *text, "{}", game.name);
        }
    }
}

#[test]
fn the_seeds_name_every_request_and_each_is_understood() {
    for line in fuzz::seeds::WIRE.lines() {
        let request = Request::read(line);
        assert!(request.is_ok(), "{line}: {request:?}");
    }
    let named = |name: &&str| fuzz::seeds::WIRE.contains(&format!("\"do\":\"{name}\""));
    let requests = [
        LineRequest::VARIANTS,
        DeskRequest::VARIANTS,
        DoorRequest::VARIANTS,
        GuestRequest::VARIANTS,
        HostRequest::VARIANTS,
        PlayRequest::VARIANTS,
    ];
    assert_eq!(requests.concat().into_iter().find(|name| !named(name)), None);
}

#[test]
fn an_unchanged_log_is_accepted() {
    for game in catalog::games() {
        for text in archive(game.name) {
            assert!(catalog::with_game!(game.name, G => survives::<G>(&text)).unwrap());
            assert_eq!(
                rechain(&text),
                text,
                "chaining an unchanged log anew changes nothing"
            );
        }
    }
}

#[test]
fn a_line_too_long_is_refused_and_the_session_goes_on() {
    fn of<G: Truth>() {
        let mut input = vec![b'x'; 3 << 20];
        input.extend(b"\n{\"do\":\"prompts\"}\n");
        let answers = lines::answers(&mut lines::session::<G>(1), &input);
        assert_eq!(answers.len(), 2);
        assert_eq!(answers[0]["error"]["code"], "line_too_long");
        assert!(answers[1].get("prompts").is_some());
    }
    for game in catalog::games() {
        catalog::with_game!(game.name, G => of::<G>()).unwrap();
    }
}

#[test]
fn an_absurd_time_does_not_stop_the_clock() {
    // TB-1.3
    fn of<G: Truth>() {
        let mut session = lines::session::<G>(1);
        let mut stamped = Vec::new();
        let mut answer = lines::answers(&mut session, b"{\"do\":\"prompts\"}\n").remove(0);
        for at in [u64::MAX, 0] {
            let prompt = &answer["prompts"][0];
            let (seat, id, choice) = (&prompt["seat"], &prompt["id"], &prompt["choices"][0]);
            let ask = format!(
                "{{\"do\":\"command\",\"seat\":{seat},\"prompt\":{id},\"command\":{choice},\"at_ms\":{at}}}\n"
            );
            answer = lines::answers(&mut session, ask.as_bytes()).remove(0);
        }
        let log: Value = lines::answers(&mut session, b"{\"do\":\"log\"}\n").remove(0);
        let log = Log::<G>::read(log["log"].as_str().unwrap()).unwrap();
        stamped.extend(log.entries().map(|entry| entry.at));
        assert_eq!(
            stamped,
            [Stamp::MAX, Stamp(Stamp::MAX.0 + 1)][..stamped.len()],
            "{}",
            G::NAME
        );
        assert!(!stamped.is_empty(), "{}", G::NAME);
    }
    for game in catalog::games() {
        catalog::with_game!(game.name, G => of::<G>()).unwrap();
    }
}

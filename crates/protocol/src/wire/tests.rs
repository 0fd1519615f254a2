//! The wire as it is written and read, and as the browser knows it.

use super::*;
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use strum::VariantNames as _;
use ts_rs::{Config, TS};

#[test]
fn a_request_is_read_as_it_is_written() {
    let text =
        r#"{"do":"command","table":"00000000000000a1","prompt":7,"command":{"open":{"grave":3}},"key":"k1"}"#;
    let request = Request::read(text).unwrap();
    assert_eq!(request.key.as_deref(), Some("k1"));
    let FromClient::Table { table, .. } = &request.body else {
        panic!("{request:?}");
    };
    assert_eq!(table, "00000000000000a1");
    assert_eq!(request.write(), text);
}

#[test]
fn a_request_says_who_answers_it() {
    let read = |text: &str| Request::read(text).unwrap().body;
    let line = LineRequest::Hello { version: VERSION };
    assert_eq!(
        read(&format!(r#"{{"do":"hello","version":{VERSION}}}"#)),
        FromClient::Line(line)
    );
    let every_table = DeskRequest::Lobby {
        filter: LobbyFilter::default(),
        page: 0,
    };
    assert_eq!(read(r#"{"do":"lobby"}"#), FromClient::Desk(every_table));
    let (table, request) = (
        "t".to_owned(),
        DoorRequest::Join {
            have: Some(3),
            password: None,
        },
    );
    assert_eq!(
        read(r#"{"do":"join","table":"t","have":3}"#),
        FromClient::Door { table, request }
    );
    let at_table = |text: &str| match read(text) {
        FromClient::Table { table, request } if table == "t" => request,
        other => panic!("{other:?}"),
    };
    let sit = GuestRequest::Sit { seat: None };
    assert_eq!(at_table(r#"{"do":"sit","table":"t"}"#), TableRequest::Guest(sit));
    let start = HostRequest::Start {};
    assert_eq!(
        at_table(r#"{"do":"start","table":"t"}"#),
        TableRequest::Host(start)
    );
    let take_back = PlayRequest::TakeBack {};
    assert_eq!(
        at_table(r#"{"do":"take_back","table":"t"}"#),
        TableRequest::Play(take_back)
    );
}

#[test]
fn no_two_requests_have_the_same_name() {
    let groups = [
        LineRequest::VARIANTS,
        DeskRequest::VARIANTS,
        DoorRequest::VARIANTS,
        GuestRequest::VARIANTS,
        HostRequest::VARIANTS,
        PlayRequest::VARIANTS,
    ];
    let names = groups.concat();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
}

#[test]
fn what_is_no_request_is_told_so() {
    let message = |text: &str| Request::read(text).unwrap_err();
    assert!(message("garbage").message.contains("expected value"));
    assert!(
        message(r#"{"do":"fly"}"#)
            .message
            .contains("unknown request `fly`")
    );
    let unknown_field = message(r#"{"do":"lobby","key":"k","wings":2}"#);
    assert!(unknown_field.message.contains("unknown field `wings`"));
    assert_eq!(unknown_field.key.as_deref(), Some("k"));
    assert!(message(r#"{"do":"lobby","key":7}"#).message.starts_with("key:"));
    let long = format!(r#"{{"do":"lobby","key":"{}"}}"#, "x".repeat(Request::KEY_MAX + 1));
    assert!(message(&long).message.starts_with("key:"));
    assert!(message(r#"{"key":"k"}"#).message.contains("missing field `do`"));
    assert!(
        message(r#"{"do":"sit"}"#)
            .message
            .contains("missing field `table`")
    );
    assert!(message(r#"{"do":"sit","table":7}"#).message.starts_with("table:"));
    assert!(
        message(r#"{"do":"lobby","table":"t"}"#)
            .message
            .contains("unknown field `table`")
    );
    // A command is read in one go, and refused as everything else is.
    let command = |key: &str, more: &str| {
        format!(r#"{{"do":"command","table":"t","prompt":7,"command":"stop","key":"{key}"{more}}}"#)
    };
    assert!(Request::read(&command("k", "")).is_ok());
    let chosen = r#"{"do":"choose","table":"t","prompt":7,"choice":3,"key":"k"}"#;
    assert_eq!(Request::read(chosen).unwrap().write(), chosen);
    assert!(
        message(&command("k", r#","choice":3"#))
            .message
            .contains("unknown field `choice`")
    );
    assert!(message(&command("", "")).message.starts_with("key:"));
    assert!(message(&command(&"x".repeat(41), "")).message.starts_with("key:"));
    let wings = message(&command("k", r#","wings":2"#));
    assert!(wings.message.contains("unknown field `wings`"));
    assert_eq!(wings.key.as_deref(), Some("k"));
}

#[test]
fn an_answer_is_read_as_it_is_written() {
    let say = engine::Phrase::new("du-opened")
        .with("grave", 3u8)
        .with("what", engine::Phrase::new("du-garlic"))
        .with_text("at", "7♣");
    let moved = ToClient::Moved {
        table: "t".to_owned(),
        seq: 4,
        seen: JsonOf::of(&[Glimpse {
            sighting: Json::of(&json!({"opened": {"grave": 3}})),
            say: Phrase::from(say),
            reveal: None,
            fleeting: true,
            private: false,
            question: false,
        }]),
        changes: JsonOf::of(&json!([{"at": ["a", 1], "now": {"z": 1, "b": 2}}])),
        prompts: vec![Prompt {
            id: engine::PromptId(9),
            kind: Json::of("act"),
            mode: PromptMode::Open,
            must: true,
            choices: vec![
                Offer::Known(12),
                Offer::New {
                    id: 13,
                    choice: JsonOf::of(
                        &json!({"command": "stop", "say": {"key": "du-do-stop"}, "rule": "DU-5.3"}),
                    ),
                },
            ],
            in_background: false,
        }],
        waiting: vec![],
        clock: Clock::default(),
        can_take_back: false,
        outcome: None,
        show_at: None,
    };
    let text = moved.write();
    assert!(
        text.starts_with(r#"{"is":"moved","table":"t","seq":4,"seen":[{"sighting":{"opened":{"grave":3}},"#)
    );
    assert!(
        text.contains(r#""say":{"key":"du-opened","args":{"grave":3,"what":{"key":"du-garlic"},"at":"7♣"}}"#)
    );
    assert!(text.contains(
        r#""choices":[12,{"id":13,"choice":{"command":"stop","say":{"key":"du-do-stop"},"rule":"DU-5.3"}}]"#
    ));
    assert_eq!(serde_json::from_str::<ToClient>(&text).unwrap(), moved);
    assert!(
        text.contains(r#""fleeting":true}"#) && !text.contains("private"),
        "{text}"
    );
    // What was written in another form is still read as what it must be.
    let other = text.replace(r#""rule":"DU-5.3""#, r#""rule":7"#);
    assert!(serde_json::from_str::<ToClient>(&other).is_err());
}

#[test]
fn a_phrase_is_spoken_as_it_is_written() {
    let both: engine::SeatSet = [engine::Seat(0), engine::Seat(2)].into_iter().collect();
    let phrase = engine::Phrase::new("du-seen-opened")
        .with("seat", engine::Seat(1))
        .with("all", both)
        .with("number", -3i32)
        .with_text("card", "7♣ \"")
        .with(
            "what",
            engine::Phrase::new("du-lid").with("colour", engine::Phrase::new("du-red")),
        );
    for phrase in [engine::Phrase::new("du-alone"), phrase] {
        let written = serde_json::to_string(&Phrase::from(phrase.clone())).unwrap();
        assert_eq!(serde_json::to_string(&Spoken(phrase)).unwrap(), written);
    }
}

/// The types of the wire for the browser, as one file.
fn typescript() -> String {
    let config = Config::new();
    let mut text = String::from(
        "// The wire between house and client (docs/protocol.md). Made from crates/protocol: do not edit.\n\
         // SEXTON_UPDATE=1 cargo test -p protocol writes it anew.\n\n",
    );
    let _ = writeln!(text, "export const VERSION = {VERSION};\n");
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {$(
            text.push_str(&<$type as TS>::docs().unwrap_or_default());
            let _ = writeln!(text, "export {}\n", <$type as TS>::decl(&config));
        )*};
    }
    declare!(
        Arg,
        Phrase,
        Trouble,
        Pace,
        PausedFor,
        Spectators,
        Door,
        TablePhase,
        Person,
        SeatHolder,
        SeatMark,
        SeatInfo,
        LessonStep,
        LessonInfo,
        TableInfo,
        OptionFacts,
        AdviceFacts,
        PresetFacts,
        BotFacts,
        GameFacts,
        Listing,
        LobbyFilter,
        PlacedListing,
        RecentTable,
        DayInfo,
        LobbyInfo,
        PromptMode,
        Terms,
        Choice,
        Offer,
        Prompt,
        Waiting,
        Clock,
        Glimpse,
        Step,
        Change,
        HandHeard,
        ChoiceAdvice,
        ReportReason,
        LineRequest,
        DeskRequest,
        DoorRequest,
        GuestRequest,
        HostRequest,
        PlayRequest,
        ToClient,
        AdminSeat,
        AdminTable,
        AdminGuest,
        AdminBan,
        AdminReport,
        AdminBy,
        AdminAct,
        AdminRequest,
        AdminAnswer,
    );
    let mut text: String = text
        .lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    text.push_str(
        "/** What a client may ask. `table` is the table's name in links. */\n\
         export type FromClient =\n  \
           | LineRequest\n  \
           | DeskRequest\n  \
           | ({ table: string } & (DoorRequest | GuestRequest | HostRequest | PlayRequest));\n\n\
         /** A request with the key it will be answered by. */\n\
         export type Request = FromClient & { key?: string };\n",
    );
    text
}

#[test]
fn the_browser_knows_the_wire_as_it_is() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/wire.ts");
    let fresh = typescript();
    if std::env::var_os("SEXTON_UPDATE").is_some() {
        std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire")).unwrap();
        std::fs::write(path, &fresh).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == fresh,
        "web/src/wire/wire.ts is stale: run SEXTON_UPDATE=1 cargo test -p protocol"
    );
}

//! What every bus must do.

use bus::{Bus, BusError, Heard, Inbox};
use std::sync::Arc;
use std::time::Duration;

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(10);

/// A node at a bus.
pub(crate) type Joined = (Arc<dyn Bus>, Inbox);

/// Where nodes of one house meet.
pub(crate) trait Meeting {
    async fn join(&self, name: &str) -> Joined;
}

pub(crate) async fn hear(inbox: &mut Inbox) -> Heard {
    tokio::time::timeout(LONG, inbox.next()).await.unwrap().unwrap()
}

async fn text(inbox: &mut Inbox) -> String {
    String::from_utf8(hear(inbox).await.body.to_vec()).unwrap()
}

pub(crate) async fn check(meeting: &impl Meeting) {
    one_node_is_told_and_in_order(meeting).await;
    all_others_are_told(meeting).await;
    a_question_is_answered(meeting).await;
    no_answer_is_noticed(meeting).await;
    whoever_leaves_hears_nothing_more(meeting).await;
    any_bytes_are_carried(meeting).await;
    whoever_does_not_read_loses_messages_and_holds_up_nobody(meeting).await;
}

async fn one_node_is_told_and_in_order(meeting: &impl Meeting) {
    let (anna, mut to_anna) = meeting.join("anna-1").await;
    let (bert, mut to_bert) = meeting.join("bert-1").await;
    let (_carl, mut to_carl) = meeting.join("carl-1").await;
    for number in 0..500 {
        anna.send("bert-1", number.to_string().into());
    }
    for number in 0..500 {
        assert_eq!(text(&mut to_bert).await, number.to_string());
    }
    bert.send("anna-1", "so be it".into());
    assert_eq!(text(&mut to_anna).await, "so be it");
    bert.send("carl-1", "and you".into());
    assert_eq!(text(&mut to_carl).await, "and you", "nothing else was for him");
    let traffic = anna.traffic();
    assert_eq!((traffic.sent, traffic.heard, traffic.dropped), (500, 1, 0));
    assert_eq!((traffic.sent_bytes, traffic.heard_bytes), (10 + 180 + 1_200, 8));
}

async fn all_others_are_told(meeting: &impl Meeting) {
    let (anna, mut to_anna) = meeting.join("anna-2").await;
    let (bert, mut to_bert) = meeting.join("bert-2").await;
    let (_carl, mut to_carl) = meeting.join("carl-2").await;
    anna.tell_all("good evening".into());
    assert_eq!(text(&mut to_bert).await, "good evening");
    assert_eq!(text(&mut to_carl).await, "good evening");
    bert.send("anna-2", "and to you".into());
    assert_eq!(
        text(&mut to_anna).await,
        "and to you",
        "one does not hear oneself"
    );
}

async fn a_question_is_answered(meeting: &impl Meeting) {
    let (anna, _to_anna) = meeting.join("anna-3").await;
    let (_bert, mut to_bert) = meeting.join("bert-3").await;
    let asked = tokio::spawn(anna.ask("bert-3", "how much is 2 + 2".into(), LONG));
    let other = tokio::spawn(anna.ask("bert-3", "how much is 3 + 3".into(), LONG));
    let mut questions = vec![hear(&mut to_bert).await, hear(&mut to_bert).await];
    questions.sort_by_key(|heard| heard.body.clone());
    let answers = ["4", "6"].into_iter().rev().zip(questions.into_iter().rev());
    // In another order than they were asked.
    for (answer, question) in answers {
        question.reply.unwrap().answer(answer.into());
    }
    assert_eq!(asked.await.unwrap().unwrap(), "4");
    assert_eq!(other.await.unwrap().unwrap(), "6");
}

async fn no_answer_is_noticed(meeting: &impl Meeting) {
    let (anna, _to_anna) = meeting.join("anna-4").await;
    let (_bert, mut to_bert) = meeting.join("bert-4").await;
    let nobody = anna.ask("nobody", "hello".into(), LONG).await;
    assert_eq!(nobody, Err(BusError::Nobody));
    let short = Duration::from_millis(100);
    let asked = anna.ask("bert-4", "are you there".into(), short).await;
    assert_eq!(asked, Err(BusError::Silence));
    // An answer that comes too late is heard by nobody, and does no harm.
    hear(&mut to_bert).await.reply.unwrap().answer("yes".into());
    let asked = tokio::spawn(anna.ask("bert-4", "and now".into(), LONG));
    hear(&mut to_bert).await.reply.unwrap().answer("now".into());
    assert_eq!(asked.await.unwrap().unwrap(), "now");
}

async fn whoever_leaves_hears_nothing_more(meeting: &impl Meeting) {
    let (anna, _to_anna) = meeting.join("anna-5").await;
    let (bert, mut to_bert) = meeting.join("bert-5").await;
    assert!(bert.is_up());
    bert.close().await;
    drop(bert);
    // Leaving is not faster than the message that says so.
    while anna.ask("bert-5", "are you there".into(), LONG).await != Err(BusError::Nobody) {}
    while let Some(heard) = tokio::time::timeout(LONG, to_bert.next()).await.unwrap() {
        assert_eq!(heard.body, "are you there");
    }
    // Another one of his name is not he.
    let (_bert, mut to_bert) = meeting.join("bert-5").await;
    anna.send("bert-5", "welcome".into());
    assert_eq!(text(&mut to_bert).await, "welcome");
}

async fn any_bytes_are_carried(meeting: &impl Meeting) {
    let (anna, _to_anna) = meeting.join("anna-6").await;
    let (_bert, mut to_bert) = meeting.join("bert-6").await;
    let strange: Vec<u8> = (0..=255).cycle().take(300_000).collect();
    for body in [Vec::new(), b"\r\n".to_vec(), strange] {
        anna.send("bert-6", body.clone().into());
        assert_eq!(hear(&mut to_bert).await.body, body);
    }
}

async fn whoever_does_not_read_loses_messages_and_holds_up_nobody(meeting: &impl Meeting) {
    let (anna, _to_anna) = meeting.join("anna-7").await;
    let (_bert, mut to_bert) = meeting.join("bert-7").await;
    let (_carl, mut to_carl) = meeting.join("carl-7").await;
    for round in 0..60 {
        for number in 0..500 {
            anna.send("bert-7", (round * 500 + number).to_string().into());
        }
        anna.send("carl-7", round.to_string().into());
        assert_eq!(text(&mut to_carl).await, round.to_string());
    }
    let (mut last, mut count) = (None, 0);
    while let Ok(heard) = tokio::time::timeout(Duration::from_millis(300), to_bert.next()).await {
        let number: u32 = std::str::from_utf8(&heard.unwrap().body)
            .unwrap()
            .parse()
            .unwrap();
        assert!(last < Some(number), "in order, as far as they are there");
        (last, count) = (Some(number), count + 1);
    }
    assert!(
        (1_000..30_000).contains(&count),
        "{count} of 30000 were kept for him"
    );
    anna.send("bert-7", "30000".into());
    assert_eq!(text(&mut to_bert).await, "30000", "he hears again");
}

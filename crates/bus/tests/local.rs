//! The bus in one process.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop")]

mod suite;

use bus::local::{Exchange, Faults};
use bus::{Bus as _, BusError};
use std::time::Duration;
use suite::{Joined, Meeting};

impl Meeting for Exchange {
    async fn join(&self, name: &str) -> Joined {
        let (bus, inbox) = Exchange::join(self, name);
        (bus, inbox)
    }
}

#[tokio::test(start_paused = true)]
async fn it_does_what_every_bus_must() {
    suite::check(&Exchange::default()).await;
}

/// What is heard of a thousand messages.
async fn heard(faults: Faults, seed: u64) -> Vec<u32> {
    let exchange = Exchange::default();
    exchange.fail(faults, seed);
    let (anna, _) = exchange.join("anna");
    let (_bert, mut to_bert) = exchange.join("bert");
    for number in 0..1_000_u32 {
        anna.send("bert", number.to_string().into());
    }
    let mut all = Vec::new();
    while let Ok(Some(heard)) = tokio::time::timeout(Duration::from_secs(60), to_bert.next()).await {
        all.push(std::str::from_utf8(&heard.body).unwrap().parse().unwrap());
    }
    all
}

#[tokio::test(start_paused = true)]
async fn messages_are_lost_doubled_and_late_from_a_seed() {
    let faults = Faults {
        lost: 100,
        doubled: 100,
        late: 50,
        late_ms: 500,
    };
    let all = heard(faults, 7).await;
    let mut once = all.clone();
    once.sort_unstable();
    once.dedup();
    assert!((850..950).contains(&once.len()), "{} are not lost", once.len());
    let doubled = all.len() - once.len();
    assert!((50..150).contains(&doubled), "{doubled} are doubled");
    assert!(!all.is_sorted(), "some are late");
    assert_eq!(heard(faults, 7).await, all, "the same seed, the same faults");
    assert_ne!(heard(faults, 8).await, all);
}

#[tokio::test(start_paused = true)]
async fn whoever_is_cut_off_neither_hears_nor_speaks() {
    let exchange = Exchange::default();
    let (anna, mut to_anna) = exchange.join("anna");
    let (bert, mut to_bert) = exchange.join("bert");
    exchange.cut_off("bert", true);
    assert!(anna.is_up() && !bert.is_up());
    bert.send("anna", "help".into());
    anna.send("bert", "where are you".into());
    let second = Duration::from_secs(1);
    assert_eq!(
        anna.ask("bert", "hello".into(), second).await,
        Err(BusError::Silence)
    );
    assert_eq!(
        bert.ask("anna", "hello".into(), second).await,
        Err(BusError::Down)
    );
    exchange.cut_off("bert", false);
    bert.send("anna", "here I am".into());
    anna.send("bert", "good".into());
    assert_eq!(suite::hear(&mut to_anna).await.body, "here I am");
    assert_eq!(suite::hear(&mut to_bert).await.body, "good");
}

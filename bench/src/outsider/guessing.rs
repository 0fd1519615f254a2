//! An outsider tries codes and passwords, and makes up guests.

use super::finding::{Attack, Finding};
use super::honest::open_locked;
use super::{OUTSIDE, Scene, address};
use crate::chance::Chance;
use crate::line::{Incoming, connect, greet, hear, send};
use crate::web::Web;
use std::net::Ipv4Addr;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// So many lines guess at the same time.
const LINES: u64 = 10;

/// Slow enough not to be taken for a flood.
const GUESS_EVERY: Duration = Duration::from_millis(60);

/// So many guesses of one address are free; after those each waits twice as long as the one before, up to a minute.
const FREE: u64 = 20;

/// How many guesses an address may have in a time.
fn most(time: Duration) -> u64 {
    FREE + 8 + time.as_secs() / 60
}

/// How many connections ask for new guests at the same time.
const ASKING: usize = 8;

/// New guests of one address in a minute (`--arrivals-per-minute`).
const ARRIVALS: u64 = 240;

pub(super) async fn codes(scene: &Scene) -> anyhow::Result<Finding> {
    let request = |chance: &mut Chance| {
        let letters = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
        let letter = |chance: &mut Chance| char::from(letters[chance.below(24) as usize]);
        let code: String = (0..4).map(|_| letter(chance)).collect();
        format!(r#"{{"do":"find","code":"{code}","key":"g"}}"#)
    };
    let guessed = guess(scene, address(OUTSIDE, 2), request, "no_such_code").await?;
    Ok(guessed.finding(Attack::Codes, scene.time))
}

pub(super) async fn passwords(scene: &Scene) -> anyhow::Result<Finding> {
    let (_host, table) = open_locked(scene).await?;
    let request = move |chance: &mut Chance| {
        let word = chance.below(10_000);
        format!(r#"{{"do":"join","table":"{table}","password":"{word}","key":"g"}}"#)
    };
    let guessed = guess(scene, address(OUTSIDE, 3), request, "wrong_password").await?;
    Ok(guessed.finding(Attack::Passwords, scene.time))
}

#[derive(Clone, Copy, Default)]
struct Guessed {
    sent: u64,
    /// Guesses that were looked at.
    heard: u64,
    /// Guesses that were right.
    right: u64,
}

impl Guessed {
    fn finding(self, attack: Attack, time: Duration) -> Finding {
        Finding::new(attack)
            .figure("guesses sent", self.sent as f64)
            .figure("guesses looked at", self.heard as f64)
            .figure(
                "guesses looked at, a second",
                self.heard as f64 / time.as_secs_f64(),
            )
            .answer(
                "few guesses are looked at",
                (1..=most(time)).contains(&self.heard),
            )
            .answer("none is right", self.right == 0)
    }
}

/// Guesses over several lines, as fast as they are let.
async fn guess(
    scene: &Scene,
    from: Ipv4Addr,
    request: impl Fn(&mut Chance) -> String + Clone + Send + 'static,
    miss: &'static str,
) -> anyhow::Result<Guessed> {
    let mut lines = JoinSet::new();
    let end = scene.end();
    for number in 0..LINES {
        let mut socket = connect(scene.process.address, Some(from), "/ws").await?;
        greet(&mut socket).await?;
        let (request, mut chance) = (request.clone(), Chance::of(number));
        lines.spawn(async move {
            let mut guessed = Guessed::default();
            while Instant::now() < end {
                tokio::time::sleep(GUESS_EVERY).await;
                send(&mut socket, request(&mut chance)).await?;
                guessed.sent += 1;
                let text = hear(&mut socket).await?;
                let heard: Incoming<'_> = serde_json::from_str(&text)?;
                guessed.heard += u64::from(heard.refused() == Some(miss));
                guessed.right += u64::from(["found", "done", "table"].contains(&heard.is));
            }
            anyhow::Ok(guessed)
        });
    }
    let mut all = Guessed::default();
    for guessed in lines.join_all().await {
        let Guessed { sent, heard, right } = guessed?;
        all.sent += sent;
        all.heard += heard;
        all.right += right;
    }
    Ok(all)
}

pub(super) async fn guests(scene: &Scene) -> anyhow::Result<Finding> {
    let from = address(OUTSIDE, 4);
    let (house, end) = (scene.process.address, scene.end());
    let mut lines = JoinSet::new();
    for _ in 0..ASKING {
        lines.spawn(async move {
            let mut web = Web::connect(house, Some(from)).await?;
            let (mut made, mut refused) = (0_u64, 0_u64);
            while Instant::now() < end {
                match web.ask("POST", "/api/guest").await?.status {
                    200 => made += 1,
                    _ => refused += 1,
                }
            }
            anyhow::Ok((made, refused))
        });
    }
    let (mut made, mut refused) = (0, 0);
    for line in lines.join_all().await {
        let (more_made, more_refused) = line?;
        made += more_made;
        refused += more_refused;
    }
    let seconds = scene.time.as_secs_f64();
    let most = ARRIVALS + scene.time.as_secs() * ARRIVALS / 60 + ARRIVALS / 60;
    Ok(Finding::new(Attack::Guests)
        .figure("requests a second", (made + refused) as f64 / seconds)
        .figure("guests made", made as f64)
        .figure("guests a second", made as f64 / seconds)
        .answer("no more than 240 at once and 4 a second", made <= most))
}

//! A house on a clock of its own, and devices that come to it.

use house::{Connection, Guest, House, Settings};
use serde_json::json;
use std::future::Future;
use std::sync::Arc;
use store::GuestId;
use store::memory::MemoryStore;

/// Runs something on one thread whose clock passes as soon as nothing else is to be done.
///
/// # Panics
/// If the system starts no runtime.
pub fn on_its_own_clock<T>(work: impl Future<Output = T>) -> T {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    let runtime = builder.enable_time().start_paused(true).build();
    runtime
        .expect("a runtime for one thread can be started")
        .block_on(work)
}

/// A house on a store in memory, always with the same chance.
///
/// # Panics
/// If the house cannot be opened.
pub async fn open_house() -> House {
    let mut settings = Settings {
        bot_threads: 0,
        bot_think_ms: (200, 400),
        ..Settings::default()
    };
    settings.limits.tables_per_guest = usize::MAX;
    let mut next = 0_u64;
    let entropy = move |bytes: &mut [u8]| {
        next += 1;
        let digest = engine::Digest::of_bytes(&[&next.to_le_bytes()]);
        bytes
            .iter_mut()
            .zip(digest.0)
            .for_each(|(byte, chance)| *byte = chance);
    };
    let store = Arc::new(MemoryStore::default());
    let house = House::open(store, settings, 1_772_500_000_000, Box::new(entropy)).await;
    house.expect("a house can be opened on a store in memory")
}

/// A device of a guest comes in.
///
/// # Panics
/// If the house is closing.
pub async fn come(house: &House, number: u64) -> Connection {
    let guest = Guest::new(GuestId(number), format!("guest {number}"));
    let connection = house.connect(guest).expect("the house is open");
    let hello = json!({"do": "hello", "version": protocol::wire::VERSION});
    connection.receive(&hello.to_string()).await;
    connection
}

/// How many messages wait for a device, and their bytes; they are read.
pub fn drain(connection: &Connection) -> (usize, usize) {
    let waiting = std::iter::from_fn(|| connection.try_next().flatten());
    waiting.fold((0, 0), |(count, bytes), message| {
        (count + 1, bytes + message.len())
    })
}

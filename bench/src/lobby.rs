//! What it costs to keep visitors of the lobby up to date: bytes and processor time, without sockets.

use crate::visitors::{come, drain, on_its_own_clock, open_house};
use cpu_time::ProcessTime;
use house::Connection;
use serde_json::json;
use std::time::Duration;

/// What was told.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct LobbyCost {
    /// Bytes of the first page, for each visitor.
    pub whole_bytes: usize,
    /// Bytes of one change, for each visitor.
    pub change_bytes: usize,
    /// Messages of one change, for all visitors.
    pub messages: usize,
    /// Processor time of one change, for all visitors.
    pub cpu: Duration,
}

/// The first guest who opens tables; visitors come before.
const HOSTS: u64 = 1 << 32;

async fn open(connection: &Connection) {
    let open = json!({"do": "open", "game": "dawn-under", "seats": 4, "listed": true, "lang": "de"});
    connection.receive(&open.to_string()).await;
}

/// Tells so many visitors of a house with so many tables of so many changes, each a new table.
pub fn tell(visitors: u64, tables: u64, changes: u32) -> LobbyCost {
    on_its_own_clock(async {
        let house = open_house().await;
        let mut hosts = Vec::new();
        for number in 0..tables {
            let host = come(&house, HOSTS + number).await;
            open(&host).await;
            hosts.push(host);
        }
        let mut listening = Vec::new();
        for number in 0..visitors {
            let visitor = come(&house, number).await;
            drain(&visitor);
            visitor.receive(&json!({"do": "lobby"}).to_string()).await;
            listening.push(visitor);
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        let whole = listening.iter().map(drain).map(|(_, bytes)| bytes).sum::<usize>();
        let began = ProcessTime::now();
        let mut told = (0, 0);
        for number in 0..u64::from(changes) {
            let host = come(&house, 2 * HOSTS + number).await;
            open(&host).await;
            hosts.push(host);
            tokio::time::sleep(Duration::from_secs(1)).await;
            for (messages, bytes) in listening.iter().map(drain) {
                told = (told.0 + messages, told.1 + bytes);
            }
        }
        let cpu = began.elapsed() / changes.max(1);
        let all = (visitors * u64::from(changes)).max(1) as usize;
        LobbyCost {
            whole_bytes: whole / visitors.max(1) as usize,
            change_bytes: told.1 / all,
            messages: told.0 / changes.max(1) as usize,
            cpu,
        }
    })
}

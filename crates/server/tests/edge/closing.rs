//! Closing and opening again: nothing that was acknowledged is lost.

use crate::client::{Client, play_all, play_some, table};
use crate::place::{Place, config, settings};
use serde_json::json;
use server::Closed;
use std::sync::Arc;
use store::memory::{Fault, MemoryStore};
use store::sqlite::SqliteStore;

async fn open(folder: &std::path::Path) -> Place {
    let store = Arc::new(SqliteStore::open(folder).unwrap());
    Place::open_with(config(), settings(), store).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_says_come_back_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let place = open(folder.path()).await;
    let clients = play_some(table(&place, "dawn-under", 2, &json!({})).await, 8).await;
    let cookies: Vec<String> = clients.iter().map(|client| client.cookie.clone()).collect();
    let (id, mut seq) = (clients[0].table.clone(), 0);
    let mut place = place;
    place.begin_to_close();
    for mut client in clients {
        let mut said_goodbye = false;
        while let Some(message) = client.next().await {
            said_goodbye |= message["is"] == "goodbye";
        }
        assert!(said_goodbye);
        assert_eq!(client.closed, Some(1012));
        seq = seq.max(client.seq);
        for acknowledged in client.done.values() {
            seq = seq.max(*acknowledged);
        }
    }
    place.finish().await;
    // The same people at the same table, in another house on the same file.
    let place = open(folder.path()).await;
    let mut back = Vec::new();
    for cookie in &cookies {
        let mut client = Client::come_as(&place, cookie).await;
        client.join(&id, None).await;
        while client.view.is_null() {
            client.next().await.unwrap();
        }
        assert_eq!(client.seq, seq);
        back.push(client);
    }
    let ended = play_all(back).await;
    assert_eq!(ended[0].outcome, ended[1].outcome);
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_closes_says_whether_everything_is_kept() {
    let store = MemoryStore::default();
    let place = Place::open_with(config(), settings(), Arc::new(store.clone())).await;
    let mut client = Client::come(&place).await;
    client.must(json!({"do": "name", "name": "Anna"})).await;
    assert_eq!(place.close().await, Closed::Kept);

    let store = MemoryStore::default();
    let place = Place::open_with(config(), settings(), Arc::new(store.clone())).await;
    let mut client = Client::come(&place).await;
    // The guest is read, and then not written.
    store.faults().plan(2, Fault::Fails);
    client
        .send(json!({"do": "name", "name": "Anna", "key": "full"}))
        .await;
    loop {
        let message = client.next().await.unwrap();
        if message["key"] == "full" {
            assert_eq!(message["trouble"]["code"], "not_kept");
            break;
        }
    }
    assert_eq!(place.close().await, Closed::Unkept(1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closing_house_lets_nobody_in() {
    let folder = tempfile::tempdir().unwrap();
    let place = open(folder.path()).await;
    let address = place.address;
    place.close().await;
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
    // And the folder is free again.
    open(folder.path()).await.close().await;
}

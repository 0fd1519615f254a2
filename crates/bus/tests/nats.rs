//! The bus over a real NATS server, which each test starts on a free port and ends by its process.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on must stop")]

mod suite;

use bus::BusError;
use bus::nats::{Address, connect};
use std::time::{Duration, Instant};
use suite::{Joined, Meeting};
use testbed::nats::Nats;

/// A server of the tests' own.
struct Server(Nats);

impl Server {
    fn start(arguments: &[&str]) -> Option<Server> {
        Nats::start(arguments).map(Server)
    }

    fn address(&self) -> String {
        format!("nats://{}", self.0.address())
    }
}

impl Meeting for Server {
    async fn join(&self, name: &str) -> Joined {
        let address = Address::read(&self.address()).unwrap();
        connect(address, "house", name).await.unwrap()
    }
}

#[tokio::test]
async fn it_does_what_every_bus_must() {
    let Some(server) = Server::start(&[]) else { return };
    suite::check(&server).await;
}

#[tokio::test]
async fn houses_do_not_hear_each_other() {
    let Some(server) = Server::start(&[]) else {
        return;
    };
    let address = Address::read(&server.address()).unwrap();
    let (anna, _to_anna) = server.join("anna").await;
    let (_other, mut to_other) = connect(address, "other-house", "bert").await.unwrap();
    let (_bert, mut to_bert) = server.join("bert").await;
    anna.tell_all("all of ours".into());
    anna.send("bert", "one of ours".into());
    assert_eq!(suite::hear(&mut to_bert).await.body, "all of ours");
    assert_eq!(suite::hear(&mut to_bert).await.body, "one of ours");
    let nothing = tokio::time::timeout(Duration::from_millis(200), to_other.next()).await;
    assert!(nothing.is_err(), "{nothing:?}");
}

#[tokio::test]
async fn a_server_that_went_is_taken_up_again() {
    let Some(mut server) = Server::start(&[]) else {
        return;
    };
    let (anna, _to_anna) = server.join("anna").await;
    let (bert, mut to_bert) = server.join("bert").await;
    server.0.stop();
    let begun = Instant::now();
    while anna.is_up() || bert.is_up() {
        assert!(begun.elapsed() < Duration::from_secs(10), "nobody notices");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    anna.send("bert", "into the void".into());
    let second = Duration::from_secs(1);
    assert_eq!(
        anna.ask("bert", "hello".into(), second).await,
        Err(BusError::Down)
    );
    server.0.go_on();
    let begun = Instant::now();
    while !(anna.is_up() && bert.is_up()) {
        assert!(begun.elapsed() < Duration::from_secs(10), "nobody comes back");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // The server learns of a subscription a moment after the connection.
    while anna.ask("bert", "are you there".into(), second).await == Err(BusError::Nobody) {}
    anna.send("bert", "there you are".into());
    while suite::hear(&mut to_bert).await.body != "there you are" {}
}

#[tokio::test]
async fn only_whoever_has_the_password_is_let_in() {
    let Some(server) = Server::start(&["--user", "sexton", "--pass", "lan@tern"]) else {
        return;
    };
    let at = |who: &str| format!("nats://{who}127.0.0.1:{}", server.0.address().port());
    let (anna, mut to_anna) = connect(Address::read(&at("sexton:lan%40tern@")).unwrap(), "house", "anna")
        .await
        .unwrap();
    let (bert, _) = connect(Address::read(&at("sexton:lan%40tern@")).unwrap(), "house", "bert")
        .await
        .unwrap();
    assert!(anna.is_up());
    bert.send("anna", "hello".into());
    assert_eq!(suite::hear(&mut to_anna).await.body, "hello");
    for who in ["", "sexton:spade@"] {
        let Err(error) = connect(Address::read(&at(who)).unwrap(), "house", "carl").await else {
            panic!("{who} was let in");
        };
        assert!(!error.to_string().contains("spade"), "{error}");
    }
}

#[tokio::test]
async fn tls_is_by_the_address() {
    let folder = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).unwrap();
    let (cert, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    std::fs::write(&cert, made.cert.pem()).unwrap();
    std::fs::write(&key, made.key_pair.serialize_pem()).unwrap();
    let (cert, key) = (cert.to_str().unwrap(), key.to_str().unwrap());
    let Some(server) = Server::start(&["--tls", "--tlscert", cert, "--tlskey", key]) else {
        return;
    };
    let address = format!("tls://127.0.0.1:{}?ca={cert}", server.0.address().port());
    let (anna, mut to_anna) = connect(Address::read(&address).unwrap(), "house", "anna")
        .await
        .unwrap();
    let (bert, _) = connect(Address::read(&address).unwrap(), "house", "bert")
        .await
        .unwrap();
    bert.send("anna", "hello".into());
    assert_eq!(suite::hear(&mut to_anna).await.body, "hello");
    assert!(anna.is_up());
    let unknown = format!("tls://127.0.0.1:{}", server.0.address().port());
    let unknown = connect(Address::read(&unknown).unwrap(), "house", "carl").await;
    assert!(
        unknown.is_err(),
        "a certificate of nobody in particular is not trusted"
    );
}

#[test]
fn an_address_is_read_or_refused_without_repeating_it() {
    for right in [
        "nats://127.0.0.1:4222",
        "nats://user:secret@one.example:4222,nats://two.example:4222",
        "tls://one.example:4222?ca=/etc/sexton/ca.pem",
        "nats://[::1]:4222",
    ] {
        assert!(Address::read(right).is_ok(), "{right}");
    }
    for wrong in [
        "",
        "127.0.0.1:4222",
        "http://user:secret@one.example",
        "nats://",
        "nats://user:secret@one.example,",
        "nats://one.example?verify=no",
        "tls://one.example?ca=",
    ] {
        let Err(error) = Address::read(wrong) else {
            panic!("{wrong} was read");
        };
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn no_server_is_an_error_in_words() {
    let address = Address::read(&format!("nats://127.0.0.1:{}", testbed::free_port())).unwrap();
    let Err(error) = connect(address, "house", "anna").await else {
        panic!("there is nobody");
    };
    assert!(!error.to_string().is_empty());
    let address = Address::read("nats://127.0.0.1:4222").unwrap();
    assert!(
        connect(address, "a house", "anna").await.is_err(),
        "a name is one word"
    );
}

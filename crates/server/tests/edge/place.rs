//! A house with an open door on loopback.

use house::{House, Settings};
use server::{Closed, Config, Door, Edge, Tls};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;
use store::memory::MemoryStore;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A house that is open.
pub(crate) struct Place {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Closed>,
}

/// Bots do not think, nobody waits long for anybody, and deals are the same in every run: a solitaire that is lost as it
/// is dealt would fail one run in thirty.
pub(crate) fn settings() -> Settings {
    Settings {
        bot_think_ms: (0, 0),
        rehearsal: Some(1),
        empty_seat_ms: 50,
        ..Settings::default()
    }
}

/// The usual limits, but for those who play faster than people.
pub(crate) fn config() -> Config {
    let mut config = Config::default();
    config.limits.messages_per_second = 0;
    config
}

impl Place {
    /// A house with an empty store in memory.
    pub(crate) async fn open() -> Place {
        Place::open_with(config(), settings(), Arc::new(MemoryStore::default())).await
    }

    pub(crate) async fn open_with(config: Config, settings: Settings, store: Arc<dyn Store>) -> Place {
        Place::open_by(config, settings, store, Door::from).await
    }

    pub(crate) async fn open_by_tls(
        config: Config,
        settings: Settings,
        store: Arc<dyn Store>,
        tls: Tls,
    ) -> Place {
        Place::open_by(config, settings, store, |listener| Door::by_tls(listener, tls)).await
    }

    async fn open_by(
        config: Config,
        settings: Settings,
        store: Arc<dyn Store>,
        door: impl FnOnce(TcpListener) -> Door,
    ) -> Place {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let entropy = Box::new(|bytes: &mut [u8]| getrandom::fill(bytes).unwrap());
        let now_ms = since.as_millis() as u64;
        let house = House::open(Arc::clone(&store), settings, now_ms, entropy)
            .await
            .unwrap();
        let edge = Edge::new(house, store, config).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(server::serve(door(listener), edge, async {
            let _ = stopped.await;
        }));
        Place {
            address,
            stop: Some(stop),
            serving,
        }
    }

    /// The same house by another address, such as that of a proxy.
    pub(crate) fn at(address: SocketAddr) -> Place {
        Place {
            address,
            stop: None,
            serving: tokio::spawn(async { Closed::Kept }),
        }
    }

    /// Tells the house to close, and waits until it has.
    pub(crate) async fn close(mut self) -> Closed {
        self.begin_to_close();
        self.finish().await
    }

    /// Waits until a house that was told to close has.
    pub(crate) async fn finish(self) -> Closed {
        self.serving.await.unwrap()
    }

    /// Tells the house to close, and does not wait.
    pub(crate) fn begin_to_close(&mut self) {
        let _ = self.stop.take().unwrap().send(());
    }

    /// Asks by HTTP.
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[]).await
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.send(method, path, headers, "").await
    }

    /// Asks by HTTP, and says something.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {length}\r\n");
        if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            request += &format!("Host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        stream
            .write_all((request + "\r\n" + body).as_bytes())
            .await
            .unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        Answer::read(&bytes)
    }
}

/// An answer by HTTP.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn read(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let mut answer = Answer {
            status,
            head,
            body: bytes[end + 4..].to_vec(),
        };
        if answer.header("transfer-encoding") == Some("chunked") {
            answer.body = unchunk(&answer.body);
        }
        answer
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }
}

fn unchunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    loop {
        let end = bytes.windows(2).position(|window| window == b"\r\n").unwrap();
        let length = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).unwrap(), 16).unwrap();
        if length == 0 {
            return whole;
        }
        whole.extend_from_slice(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 4 + length..];
    }
}

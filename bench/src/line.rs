//! A socket to a house, from any address of this machine, and what is read of what the house says.

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::wire::VERSION;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket of a client.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a connection, from an address of this machine if one is named.
pub(crate) async fn dial(address: SocketAddr, from: Option<Ipv4Addr>) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind(SocketAddr::from((from, 0)))?;
    }
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Opens a connection that takes little before it is read.
pub(crate) async fn dial_narrow(address: SocketAddr, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4 << 10)?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(address).await
}

/// Opens a socket.
pub(crate) async fn connect(
    address: SocketAddr,
    from: Option<Ipv4Addr>,
    path: &str,
) -> anyhow::Result<Socket> {
    Ok(connect_as(address, from, path, None).await?.0)
}

/// Opens a socket with a cookie, and gives the cookie to come back with.
pub(crate) async fn connect_as(
    address: SocketAddr,
    from: Option<Ipv4Addr>,
    path: &str,
    cookie: Option<&str>,
) -> anyhow::Result<(Socket, Option<String>)> {
    let stream = dial(address, from).await?;
    upgrade(stream, address, path, cookie).await
}

/// Makes a socket of a connection.
pub(crate) async fn upgrade(
    stream: TcpStream,
    address: SocketAddr,
    path: &str,
    cookie: Option<&str>,
) -> anyhow::Result<(Socket, Option<String>)> {
    let config = WebSocketConfig::default()
        .read_buffer_size(4 << 10)
        .write_buffer_size(0);
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    let (socket, response) = client_async_with_config(request, stream, Some(config)).await?;
    let set = response.headers().get("set-cookie");
    let set = set.and_then(|set| set.to_str().ok()?.split(';').next().map(str::to_owned));
    Ok((socket, set.or_else(|| cookie.map(str::to_owned))))
}

/// What is read of a message; the rest is passed over.
#[derive(Deserialize)]
pub(crate) struct Incoming<'a> {
    pub(crate) is: &'a str,
    #[serde(default)]
    pub(crate) key: Option<&'a str>,
    #[serde(default)]
    pub(crate) table: Option<&'a str>,
    #[serde(default)]
    pub(crate) seq: Option<u32>,
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// The number of a ping.
    #[serde(default)]
    pub(crate) n: Option<u32>,
    #[serde(default)]
    pub(crate) prompts: Vec<OpenPrompt>,
    #[serde(default, borrow)]
    pub(crate) outcome: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub(crate) trouble: Option<Trouble<'a>>,
    #[serde(default, borrow)]
    pub(crate) info: Option<Info<'a>>,
}

impl Incoming<'_> {
    /// Whether the table it tells of is over.
    pub(crate) fn is_over(&self) -> bool {
        self.outcome.is_some_and(|outcome| outcome.get() != "null")
    }

    /// Why it was refused, if it was.
    pub(crate) fn refused(&self) -> Option<&str> {
        self.trouble.as_ref().map(|trouble| trouble.code)
    }
}

#[derive(Deserialize, Clone)]
pub(crate) struct OpenPrompt {
    pub(crate) id: u32,
    pub(crate) must: bool,
    #[serde(default)]
    pub(crate) mode: Mode,
    pub(crate) choices: Vec<IgnoredAny>,
}

/// How an answer is taken.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Mode {
    #[default]
    Open,
    Sealed,
    Race,
}

#[derive(Deserialize)]
pub(crate) struct Trouble<'a> {
    pub(crate) code: &'a str,
}

/// What is read of a table.
#[derive(Deserialize)]
pub(crate) struct Info<'a> {
    pub(crate) table: &'a str,
    pub(crate) code: &'a str,
    #[serde(default)]
    pub(crate) paused_for: Option<&'a str>,
}

pub(crate) async fn send(socket: &mut Socket, text: String) -> anyhow::Result<()> {
    Ok(socket.send(Message::text(text)).await?)
}

pub(crate) async fn hear(socket: &mut Socket) -> anyhow::Result<String> {
    loop {
        match socket.next().await.context("the server closed the socket")?? {
            Message::Text(text) => return Ok(text.to_string()),
            Message::Close(frame) => bail!("the server closed the socket: {frame:?}"),
            _ => {}
        }
    }
}

/// Reads on until a message of a kind comes; what was under way from the last game is passed over by its key.
pub(crate) async fn wait_for(socket: &mut Socket, is: &str, key: Option<&str>) -> anyhow::Result<String> {
    loop {
        let text = hear(socket).await?;
        let heard: Incoming<'_> = serde_json::from_str(&text)?;
        if heard.is == "refused" {
            bail!("refused: {text}");
        }
        if heard.is == is && heard.key == key {
            return Ok(text);
        }
    }
}

/// The first message, and what is answered.
pub(crate) async fn greet(socket: &mut Socket) -> anyhow::Result<()> {
    send(socket, format!(r#"{{"do":"hello","version":{VERSION}}}"#)).await?;
    wait_for(socket, "welcome", None).await.map(drop)
}

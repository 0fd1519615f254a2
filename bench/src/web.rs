//! As much HTTP as a script needs.

use crate::line::dial;
use anyhow::{Context as _, bail};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

/// A connection over which one question is asked after the other.
pub(crate) struct Web {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Web {
    pub(crate) async fn connect(address: SocketAddr, from: Option<Ipv4Addr>) -> std::io::Result<Web> {
        let stream = BufReader::new(dial(address, from).await?);
        Ok(Web { address, stream })
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str) -> anyhow::Result<Answer> {
        let host = self.address;
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n\r\n");
        self.stream.write_all(head.as_bytes()).await?;
        let first = self.line().await?;
        let status = first.split(' ').nth(1).context("no status came")?.parse()?;
        let mut length = None;
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = Some(value.trim().parse()?);
            }
        }
        let mut body = vec![0; length.context("the answer does not say how long it is")?];
        self.stream.read_exact(&mut body).await?;
        let body = String::from_utf8(body)?;
        Ok(Answer { status, body })
    }

    async fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            bail!("the connection was closed");
        }
        Ok(line.trim_end().to_owned())
    }
}

/// Asks by a connection of its own.
pub(crate) async fn ask(
    address: SocketAddr,
    from: Option<Ipv4Addr>,
    method: &str,
    path: &str,
) -> anyhow::Result<Answer> {
    Web::connect(address, from).await?.ask(method, path).await
}

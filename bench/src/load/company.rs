//! Tables of bots beside those that are measured: what they think about is not to be felt by strangers.

use super::servers::Servers;
use crate::line::{Incoming, Socket, connect, greet, hear, send, wait_for};
use anyhow::Context as _;
use std::net::SocketAddr;
use tokio::task::JoinSet;

/// So many tables of two bots of a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Company {
    pub(crate) level: String,
    pub(crate) tables: usize,
}

/// Tables of bots that play until this is dropped.
pub(crate) struct Seated(JoinSet<anyhow::Result<()>>);

impl Company {
    /// Lets them sit down and play, each watched by one socket, so that nobody waits for a person.
    pub(crate) async fn sit_down(&self, servers: &Servers<'_>, game: &str) -> anyhow::Result<Seated> {
        let mut playing = JoinSet::new();
        for number in 0..self.tables {
            let mut host = arrive(servers.address(number)).await?;
            deal(&mut host, game, &self.level).await?;
            let (game, level) = (game.to_owned(), self.level.clone());
            playing.spawn(async move {
                loop {
                    watch(&mut host).await?;
                    deal(&mut host, &game, &level).await?;
                }
            });
        }
        Ok(Seated(playing))
    }
}

impl Seated {
    /// Makes sure that all of them still play.
    ///
    /// # Errors
    /// Why one does not.
    pub(crate) fn check(&mut self) -> anyhow::Result<()> {
        match self.0.try_join_next() {
            None => Ok(()),
            Some(stopped) => stopped?.context("a table of bots stopped"),
        }
    }
}

async fn arrive(address: SocketAddr) -> anyhow::Result<Socket> {
    let mut host = connect(address, None, "/ws").await?;
    greet(&mut host).await?;
    Ok(host)
}

/// Opens a table for two bots and gets up to watch.
async fn deal(host: &mut Socket, game: &str, level: &str) -> anyhow::Result<()> {
    let open =
        format!(r#"{{"do":"open","game":"{game}","seats":2,"pace":"relaxed","spectators":"on","key":"o"}}"#);
    send(host, open).await?;
    let found = wait_for(host, "found", Some("o")).await?;
    let heard: Incoming<'_> = serde_json::from_str(&found)?;
    let table = heard.table.context("no table was named")?;
    let asks = [
        r#""do":"join""#.to_owned(),
        r#""do":"stand""#.to_owned(),
        format!(r#""do":"bot_in","seat":0,"level":"{level}""#),
        format!(r#""do":"bot_in","seat":1,"level":"{level}""#),
        r#""do":"start""#.to_owned(),
    ];
    for (number, ask) in asks.iter().enumerate() {
        send(host, format!(r#"{{{ask},"table":"{table}","key":"b{number}"}}"#)).await?;
        wait_for(host, "done", Some(&format!("b{number}"))).await?;
    }
    Ok(())
}

/// Reads until the table is over.
async fn watch(host: &mut Socket) -> anyhow::Result<()> {
    loop {
        let text = hear(host).await?;
        let heard: Incoming<'_> = serde_json::from_str(&text)?;
        if heard.is_over() {
            return Ok(());
        }
    }
}

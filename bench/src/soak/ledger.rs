//! Which moves the house has acknowledged, and whether they are in its logs: each of them, once.

use super::world::lock;
use crate::web;
use anyhow::{Context as _, bail};
use engine::{Game, Log};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Mutex;

/// A move: who answered what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Move {
    pub(crate) seat: u8,
    pub(crate) prompt: u32,
}

#[derive(Clone, Default)]
struct Known {
    game: String,
    is_dealt: bool,
    /// Whether it is a house of the day, whose log stays closed until the day is over.
    is_of_day: bool,
    /// Whether nobody plays there any more.
    is_left: bool,
    /// Acknowledged moves by their sequence.
    moves: BTreeMap<u32, Move>,
}

/// What was found of the tables so far.
#[derive(Clone, Copy, Default)]
pub(crate) struct Found {
    /// Tables whose log holds.
    pub(crate) logs: u64,
    /// Acknowledged moves that are in these logs.
    pub(crate) moves: u64,
    /// Tables that went before they were dealt.
    pub(crate) undealt: u64,
    /// Acknowledged moves at houses of the day that were swept before their log was open.
    pub(crate) unseen: u64,
}

/// All tables that were opened and not looked at since they are over.
#[derive(Default)]
pub(crate) struct Ledger {
    tables: Mutex<BTreeMap<String, Known>>,
    found: Mutex<Found>,
}

/// A line of a log, as far as it is looked at.
#[derive(Deserialize)]
struct LogLine {
    seq: Option<u32>,
    command: Option<Move>,
}

impl Ledger {
    pub(crate) fn opened(&self, table: &str, game: &str, is_of_day: bool) {
        let known = Known {
            game: game.to_owned(),
            is_of_day,
            ..Known::default()
        };
        lock(&self.tables)
            .entry(table.to_owned())
            .or_insert(known)
            .is_left = false;
    }

    pub(crate) fn dealt(&self, table: &str) {
        if let Some(known) = lock(&self.tables).get_mut(table) {
            known.is_dealt = true;
        }
    }

    /// Nobody plays there any more: from now on the table is looked at.
    pub(crate) fn left(&self, table: &str) {
        if let Some(known) = lock(&self.tables).get_mut(table) {
            known.is_left = true;
        }
    }

    /// The house has acknowledged a move.
    ///
    /// # Errors
    /// If it has acknowledged another one by the same sequence.
    pub(crate) fn acknowledge(&self, table: &str, seq: u32, made: Move) -> anyhow::Result<()> {
        let mut tables = lock(&self.tables);
        let known = tables.get_mut(table).context("nobody has opened this table")?;
        match known.moves.insert(seq, made) {
            Some(before) if before != made => {
                bail!("table {table}: {before:?} and {made:?} were both acknowledged as move {seq}")
            }
            _ => Ok(()),
        }
    }

    /// How many tables are not known to be over.
    pub(crate) fn open(&self) -> usize {
        lock(&self.tables).len()
    }

    /// What was found so far.
    pub(crate) fn found(&self) -> Found {
        *lock(&self.found)
    }

    /// The tables that are not known to be over and that nobody plays at.
    pub(crate) fn waiting(&self) -> Vec<String> {
        let tables = lock(&self.tables);
        let left = tables.iter().filter(|(_, known)| known.is_left);
        left.map(|(table, _)| table.clone()).collect()
    }

    /// Looks whether a table is over, and whether its log holds.
    ///
    /// # Errors
    /// If it does not hold, or is gone. That the house does not answer is no error: it is asked again later.
    pub(crate) async fn look_at(&self, address: SocketAddr, table: &str) -> anyhow::Result<()> {
        let path = format!("/api/tables/{table}/log");
        let Ok(answer) = web::ask(address, None, "GET", &path).await else {
            return Ok(());
        };
        // Any other status: it is not over, or the house closes.
        if ![200, 404].contains(&answer.status) {
            return Ok(());
        }
        let Some(known) = lock(&self.tables).remove(table) else {
            return Ok(());
        };
        let moves = known.moves.len() as u64;
        match answer.status {
            200 => {
                verify(&answer.body, &known).with_context(|| format!("table {table}"))?;
                let mut found = lock(&self.found);
                found.logs += 1;
                found.moves += moves;
            }
            _ if !known.is_dealt => lock(&self.found).undealt += 1,
            _ if known.is_of_day => lock(&self.found).unseen += moves,
            _ => bail!("table {table} is gone, and nobody has seen its log"),
        }
        Ok(())
    }
}

/// Whether a log holds, and has every acknowledged move where it was said to be.
fn verify(text: &str, known: &Known) -> anyhow::Result<()> {
    catalog::with_game!(&known.game, G => verify_log::<G>(text))??;
    let mut moves = known.moves.clone();
    for line in text.lines() {
        let LogLine { seq, command } = serde_json::from_str(line)?;
        let Some((seq, acknowledged)) = seq.and_then(|seq| Some((seq, moves.remove(&seq)?))) else {
            continue;
        };
        if command != Some(acknowledged) {
            bail!("move {seq} was acknowledged as {acknowledged:?}, and is {command:?} in the log");
        }
    }
    match moves.first_key_value() {
        None => Ok(()),
        Some((seq, lost)) => bail!("move {seq}, {lost:?}, was acknowledged and is not in the log"),
    }
}

fn verify_log<G: Game>(text: &str) -> anyhow::Result<()> {
    let log = Log::<G>::read(text)?;
    log.table()?;
    if !log.is_closed() || !log.verify_shuffle()? {
        bail!("the log is not closed, or its secret not open");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that was played to its end.
    const LOG: &str = include_str!("../../../crates/dawn-under/tests/archive/v1-kept-2-seats.log");

    #[test]
    fn a_move_that_was_acknowledged_must_be_where_it_was_said_to_be() {
        let lines: Vec<LogLine> = LOG
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let moves = lines.iter().filter_map(|line| Some((line.seq?, line.command?)));
        let mut known = Known {
            game: "dawn-under".to_owned(),
            moves: moves.collect(),
            ..Known::default()
        };
        assert!(known.moves.len() > 20);
        verify(LOG, &known).unwrap();
        let (seq, made) = known.moves.pop_first().unwrap();
        known.moves.insert(
            seq,
            Move {
                seat: made.seat + 1,
                ..made
            },
        );
        assert!(
            verify(LOG, &known)
                .unwrap_err()
                .to_string()
                .contains("acknowledged as")
        );
        known.moves = BTreeMap::from([(9_999, made)]);
        assert!(
            verify(LOG, &known)
                .unwrap_err()
                .to_string()
                .contains("not in the log")
        );
        known.moves.clear();
        let cut = LOG.lines().next().unwrap().len() + 1;
        assert!(verify(&LOG[..cut], &known).is_err(), "it is not closed");
    }

    #[test]
    fn two_moves_are_not_acknowledged_as_one() {
        let ledger = Ledger::default();
        ledger.opened("t", "dawn-under", false);
        let made = Move { seat: 0, prompt: 7 };
        ledger.acknowledge("t", 3, made).unwrap();
        ledger.acknowledge("t", 3, made).unwrap();
        assert!(ledger.acknowledge("t", 3, Move { seat: 1, ..made }).is_err());
    }
}

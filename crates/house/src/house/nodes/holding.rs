//! A table that is this node's, and what rings when it is so no longer.

use super::{Cluster, name_of};
use crate::house::{Inner, lock};
use std::sync::Arc;
use store::{Epoch, Node, TableId};
use tokio::sync::watch;

/// A table that is ours, until it is dropped.
pub(in crate::house) struct Holding {
    inner: Arc<Inner>,
    table: TableId,
    pub(in crate::house) epoch: Epoch,
    lapses: u64,
}

/// Rings when a table is ours no longer.
pub(in crate::house) struct Loss {
    go: watch::Receiver<bool>,
    lapses: watch::Receiver<u64>,
    lapsed: u64,
}

impl Loss {
    /// Waits until the table is lost, or to be handed over.
    pub(in crate::house) async fn rung(&mut self) {
        let Loss { go, lapses, lapsed } = self;
        // An error means that nobody could ring any more.
        tokio::select! {
            biased;
            _ = go.wait_for(|go| *go) => {}
            _ = lapses.wait_for(|count| count != lapsed) => {}
        }
    }
}

impl Holding {
    /// A table that was claimed, from whoever had it before.
    pub(super) fn new(
        inner: &Arc<Inner>,
        cluster: &Cluster,
        table: TableId,
        epoch: Epoch,
        before: Option<Node>,
    ) -> Holding {
        match before.filter(|node| node.id != cluster.id) {
            Some(node) => {
                cluster.counts.taken_over.inc();
                // Of a node that has left, or was replaced, only the id is known.
                let name = Some(name_of(&node)).filter(|name| !name.is_empty());
                let peer = name.unwrap_or_else(|| node.id.to_string());
                tracing::info!(%table, peer, epoch = epoch.0, "a table is taken over");
            }
            None => {
                cluster.counts.claimed.inc();
                tracing::debug!(%table, epoch = epoch.0, "a table is claimed");
            }
        }
        lock(&cluster.owned).insert(table, watch::Sender::new(false));
        Holding {
            inner: inner.clone(),
            table,
            epoch,
            lapses: *cluster.lapses.borrow(),
        }
    }

    fn cluster(&self) -> &Cluster {
        self.inner
            .cluster
            .as_ref()
            .expect("only a node among others holds tables")
    }

    /// What rings when the table is lost.
    pub(in crate::house) fn loss(&self) -> Option<Loss> {
        let cluster = self.cluster();
        Some(Loss {
            go: lock(&cluster.owned).get(&self.table)?.subscribe(),
            lapses: cluster.lapses.subscribe(),
            lapsed: self.lapses,
        })
    }

    /// Whether the table is ours beyond doubt: a node that slept must not show what may have changed since.
    pub(in crate::house) fn is_certain(&self) -> bool {
        let cluster = self.cluster();
        *cluster.lapses.borrow() == self.lapses && cluster.has_lease()
    }

    /// Lets the table go. Devices of other nodes come again wherever it is next.
    pub(in crate::house) async fn release(self, is_lost: bool) {
        let (inner, table, epoch) = (self.inner.clone(), self.table, self.epoch);
        let cluster = self.cluster();
        let is_leaving = cluster.takes_none();
        match (is_lost, is_leaving) {
            (true, false) => {
                cluster.counts.lost.inc();
                tracing::info!(%table, epoch = epoch.0, "a table is lost");
            }
            (true, true) => {
                cluster.counts.handed_over.inc();
                tracing::info!(%table, epoch = epoch.0, "a table is handed over");
            }
            // Nobody was at it.
            (false, _) => {
                cluster.counts.handed_over.inc();
                tracing::debug!(%table, epoch = epoch.0, "a table is released");
            }
        }
        // Whoever hears that it is free may claim it at once.
        if let Err(cause) = inner.store.release(table, epoch).await {
            tracing::debug!(%table, %cause, "a table could not be released: it is free when this node has gone");
        }
    }
}

impl Drop for Holding {
    fn drop(&mut self) {
        lock(&self.cluster().owned).remove(&self.table);
    }
}

//! Which node a table belongs to, where several share a store.
//!
//! A node keeps itself alive by beating; the store's own clock says when it has lapsed, because the clocks of nodes may
//! differ. A table that a living node has claimed belongs to it. Every claim has an epoch, and only changes made under
//! the table's epoch are kept: a node that slept while another one took its table cannot write.

use crate::{NodeId, TableId};
use std::collections::BTreeMap;

/// A node that is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub id: NodeId,
    /// How others reach it and what it is, as text of the house's own form.
    pub data: String,
}

/// One claim of a table. A later claim of the same table has a higher one, and no two claims have the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Epoch(pub u64);

/// What became of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The table belongs to whoever asked. Nothing that was asked for under an earlier epoch can come any more: what is
    /// loaded now is all there is.
    Mine {
        epoch: Epoch,
        /// Who had it until now and has not given it back: a node that is gone, or whoever asked. Of a node that has left
        /// nothing but the id is known.
        before: Option<Node>,
    },
    /// It belongs to another node, which is alive.
    Theirs(Node),
}

/// Nodes and owners, where one process has the whole store.
#[derive(Default)]
pub(crate) struct Leases {
    /// Each node, and when it lapses.
    nodes: BTreeMap<NodeId, (Node, u64)>,
    owners: BTreeMap<TableId, (NodeId, Epoch)>,
    last_epoch: u64,
}

impl Leases {
    pub(crate) fn beat(&mut self, node: Node, until_ms: u64) {
        self.nodes.insert(node.id, (node, until_ms));
    }

    pub(crate) fn leave(&mut self, node: NodeId) {
        self.nodes.remove(&node);
    }

    pub(crate) fn nodes(&self, now_ms: u64) -> Vec<Node> {
        let alive = self.nodes.values().filter(|(_, until_ms)| *until_ms > now_ms);
        alive.map(|(node, _)| node.clone()).collect()
    }

    /// The living node a table belongs to.
    pub(crate) fn owner(&self, table: TableId, now_ms: u64) -> Option<&Node> {
        let (owner, _) = self.owners.get(&table)?;
        let (node, until_ms) = self.nodes.get(owner)?;
        (*until_ms > now_ms).then_some(node)
    }

    /// A node, whether it is alive or not.
    fn node(&self, id: NodeId) -> Node {
        let known = self.nodes.get(&id).map(|(node, _)| node.clone());
        known.unwrap_or_else(|| Node {
            id,
            data: String::new(),
        })
    }

    pub(crate) fn claim(&mut self, table: TableId, node: NodeId, now_ms: u64) -> Claim {
        match self.owner(table, now_ms) {
            Some(owner) if owner.id != node => Claim::Theirs(owner.clone()),
            _ => {
                self.last_epoch += 1;
                let epoch = Epoch(self.last_epoch);
                let before = self.owners.insert(table, (node, epoch));
                Claim::Mine {
                    epoch,
                    before: before.map(|(id, _)| self.node(id)),
                }
            }
        }
    }

    pub(crate) fn release(&mut self, table: TableId, epoch: Epoch) {
        if self.epoch(table) == Some(epoch) {
            self.owners.remove(&table);
        }
    }

    /// The epoch under which a table is written to; nothing if nobody has claimed it.
    pub(crate) fn epoch(&self, table: TableId) -> Option<Epoch> {
        self.owners.get(&table).map(|(_, epoch)| *epoch)
    }

    /// The table is gone.
    pub(crate) fn forget(&mut self, table: TableId) {
        self.owners.remove(&table);
    }
}

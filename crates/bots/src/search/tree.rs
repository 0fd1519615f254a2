//! What was tried where, and how it did.

use super::{Manner, Weighed};
use engine::Seat;
use rustc_hash::FxHashMap;

/// The node of the question itself.
pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// An answer of a seat at a node.
struct Edge<C> {
    seat: Seat,
    /// Nothing means to let it pass.
    command: Option<C>,
    /// The next edge of the same node.
    next: u32,
    times: u32,
    /// How often it could have been tried: in other states it may not be possible.
    offered: u32,
    sum: f64,
    squares: f64,
}

/// All nodes and edges, in the room they were given.
pub(super) struct Tree<C> {
    /// The first edge of each node.
    nodes: Vec<u32>,
    edges: Vec<Edge<C>>,
    /// Which node follows a node by what happened there and what can be told apart then.
    children: FxHashMap<(u32, u64), u32>,
}

/// How many edges there is room for, for each node.
const EDGES_PER_NODE: usize = 6;

impl<C: Copy + Eq> Tree<C> {
    pub(super) fn new(nodes_max: u32) -> Tree<C> {
        let nodes_max = nodes_max.max(1) as usize;
        Tree {
            nodes: Vec::with_capacity(nodes_max),
            edges: Vec::with_capacity(nodes_max * EDGES_PER_NODE),
            children: FxHashMap::with_capacity_and_hasher(nodes_max, Default::default()),
        }
    }

    /// Forgets everything and keeps the room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.children.clear();
        self.nodes.push(NONE);
    }

    /// The node that follows, and whether it is new; nothing if it is new and there is no room for it.
    pub(super) fn follow(&mut self, node: u32, key: u64) -> Option<(u32, bool)> {
        if let Some(child) = self.children.get(&(node, key)) {
            return Some((*child, false));
        }
        if self.nodes.len() == self.nodes.capacity() {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(NONE);
        self.children.insert((node, key), child);
        Some((child, true))
    }

    /// Which answer a seat tries next at a node, of those that are possible now, the most promising first; nothing if
    /// there is no room for another.
    pub(super) fn choose(
        &mut self,
        node: u32,
        seat: Seat,
        answers: impl ExactSizeIterator<Item = Option<C>>,
        manner: &Manner,
    ) -> Option<u32> {
        let breadth = self.breadth(node, seat, manner);
        let mut best = None;
        for answer in answers.take(breadth) {
            let edge = self.edge(node, seat, answer)?;
            let it = &mut self.edges[edge as usize];
            it.offered += 1;
            if it.times == 0 {
                return Some(edge);
            }
            let times = it.times as f32;
            let promise =
                it.sum as f32 / times + manner.curiosity * ((it.offered as f32).ln() / times).sqrt();
            if best.is_none_or(|(_, most)| promise > most) {
                best = Some((edge, promise));
            }
        }
        best.map(|(edge, _)| edge)
    }

    /// How many answers are looked at: more with every visit.
    fn breadth(&self, node: u32, seat: Seat, manner: &Manner) -> usize {
        let visits: u32 = self.of(node, seat).map(|edge| edge.times).sum();
        let (first, power) = manner.breadth;
        first as usize + (visits as f32).powf(power) as usize
    }

    /// The edges of a seat at a node.
    fn of(&self, node: u32, seat: Seat) -> impl Iterator<Item = &Edge<C>> {
        let mut next = self.nodes[node as usize];
        let all = std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        });
        all.filter(move |edge| edge.seat == seat)
    }

    /// The edge of an answer; a new one, if there is room.
    fn edge(&mut self, node: u32, seat: Seat, command: Option<C>) -> Option<u32> {
        let mut last = NONE;
        let mut next = self.nodes[node as usize];
        while let Some(edge) = self.edges.get(next as usize) {
            if edge.seat == seat && edge.command == command {
                return Some(next);
            }
            (last, next) = (next, edge.next);
        }
        if self.edges.len() == self.edges.capacity() {
            return None;
        }
        let edge = self.edges.len() as u32;
        match self.edges.get_mut(last as usize) {
            Some(last) => last.next = edge,
            None => self.nodes[node as usize] = edge,
        }
        self.edges.push(Edge {
            seat,
            command,
            next: NONE,
            times: 0,
            offered: 0,
            sum: 0.0,
            squares: 0.0,
        });
        Some(edge)
    }

    /// The answer an edge stands for.
    pub(super) fn answer(&self, edge: u32) -> Option<C> {
        self.edges[edge as usize].command
    }

    /// Who answered.
    pub(super) fn seat(&self, edge: u32) -> Seat {
        self.edges[edge as usize].seat
    }

    /// Notes what came of an answer.
    pub(super) fn note(&mut self, edge: u32, worth: f32) {
        let edge = &mut self.edges[edge as usize];
        let worth = f64::from(worth);
        edge.times += 1;
        edge.sum += worth;
        edge.squares += worth * worth;
    }

    /// What a seat's answers at a node came to, in the order in which they were first looked at.
    pub(super) fn weighed(&self, node: u32, seat: Seat) -> impl Iterator<Item = Weighed<C>> {
        let edges = self.of(node, seat);
        edges.map(|edge| Weighed::new(edge.command, edge.times, edge.sum, edge.squares))
    }
}

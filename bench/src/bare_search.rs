//! The yardstick of the search: an information-set search as one would write it for *Rest in Peace* alone.
//!
//! It does what `bots::search` does with the same numbers: a house is drawn that looks the same, the tree chooses by upper
//! confidence bounds, one node is added, and the rest is played by chance.

use crate::bare::{Ask, Deal, House, Rng};
use rest_in_peace::End;

const CURIOSITY: f32 = 0.6;
/// More answers than a question has.
const ARMS: usize = 9;

#[derive(Clone, Copy, Default)]
struct Arm {
    answer: u32,
    times: u32,
    sum: f32,
}

#[derive(Clone, Copy)]
struct Node {
    arms: [Arm; ARMS],
    count: u8,
    times: u32,
}

/// A tree with the room it needs.
pub struct BareSearch {
    nodes: Vec<Node>,
    /// Which node follows by which key; 0 is nothing. Open addressing.
    places: Vec<(u64, u32)>,
    path: Vec<(u32, u8)>,
}

impl BareSearch {
    /// Makes room for so many iterations.
    pub fn new(iterations: u32) -> BareSearch {
        BareSearch {
            nodes: Vec::with_capacity(iterations as usize + 1),
            places: vec![(0, 0); (4 * iterations as usize).next_power_of_two()],
            path: Vec::with_capacity(1_024),
        }
    }

    /// Weighs the first answers to a deal: how often each was tried and how often it won.
    pub fn weigh(&mut self, deal: &Deal, doors: usize, iterations: u32, rng: &mut Rng) -> Vec<(u32, f32)> {
        let (house, ask) = House::start(deal, doors);
        if house.answers(ask) == 0 {
            return Vec::new();
        }
        self.nodes.clear();
        self.places.fill((0, 0));
        self.add(&house, ask);
        for _ in 0..iterations {
            self.iterate(&house, ask, rng);
        }
        let root = &self.nodes[0];
        let arms = root.arms[..usize::from(root.count)].iter();
        arms.map(|arm| (arm.times, arm.sum)).collect()
    }

    fn add(&mut self, house: &House<'_>, ask: Ask) -> u32 {
        let mut node = Node {
            arms: [Arm::default(); ARMS],
            count: 0,
            times: 0,
        };
        let mut answers = house.answers(ask);
        while answers != 0 {
            node.arms[usize::from(node.count)].answer = answers & answers.wrapping_neg();
            node.count += 1;
            answers &= answers - 1;
        }
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    fn iterate(&mut self, root: &House<'_>, asked: Ask, rng: &mut Rng) {
        let deal = root.imagine(rng);
        let mut house = root.with(&deal);
        let (mut ask, mut node) = (asked, 0);
        self.path.clear();
        let end = loop {
            let arm = self.choose(node);
            self.path.push((node, arm));
            let answer = self.nodes[node as usize].arms[usize::from(arm)].answer;
            ask = house.take(ask, answer);
            if let Ask::Over(end) = ask {
                break end;
            }
            let key =
                (u64::from(node) << 8 | u64::from(arm)).wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ house.mark(ask);
            match self.follow(key | 1, &house, ask) {
                Some(child) => node = child,
                None => break house.play_on(ask, rng).1,
            }
        };
        let won = f32::from(u8::from(end == End::Won));
        for (node, arm) in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.times += 1;
            let arm = &mut node.arms[usize::from(*arm)];
            arm.times += 1;
            arm.sum += won;
        }
    }

    /// The node that follows; nothing if it was added just now.
    fn follow(&mut self, key: u64, house: &House<'_>, ask: Ask) -> Option<u32> {
        let mask = self.places.len() - 1;
        let mut place = (key >> 20) as usize & mask;
        loop {
            match self.places[place] {
                (found, child) if found == key => return Some(child),
                (0, _) => break,
                _ => place = (place + 1) & mask,
            }
        }
        self.places[place] = (key, self.nodes.len() as u32);
        self.add(house, ask);
        None
    }

    fn choose(&self, node: u32) -> u8 {
        let node = &self.nodes[node as usize];
        let times = (node.times.max(1) as f32).ln();
        let (mut best, mut most) = (0, f32::MIN);
        for (idx, arm) in node.arms[..usize::from(node.count)].iter().enumerate() {
            if arm.times == 0 {
                return idx as u8;
            }
            let tried = arm.times as f32;
            let promise = arm.sum / tried + CURIOSITY * (times / tried).sqrt();
            if promise > most {
                (best, most) = (idx as u8, promise);
            }
        }
        best
    }
}

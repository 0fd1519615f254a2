//! What a seeker does without a thought: every option has a score learnt from millions of deals.
//!
//! An option is described by a few numbers that follow from what the player knows ([`Step`]), and its score is their sum,
//! each times a weight. The weights (`learnt.rs`) depend on what kind of step it is, on the bones and on the ghost; they
//! were found by playing, not by thought: `cargo run --release -p lab --example habit` finds such weights anew.

mod learnt;

use super::mourner::all_from;
use arrayvec::ArrayVec;
use engine::Fast;
use rest_in_peace::api::Via;
use rest_in_peace::parts::{CardSet, Room, RoomSet};
use rest_in_peace::{Command, Kind, Known};

/// How many numbers describe an option.
pub const NUMBERS: usize = 17;
/// How many kinds of steps there are, each with and without bones, and with the ghost about or gone.
pub const STEPS: usize = 7 * 4;
/// A weight for each number of each kind of step.
pub type Weights = [[f32; NUMBERS]; STEPS];
/// More options than a prompt has: five doors, the passage, two ways to close.
const OPTIONS_MAX: usize = 9;

/// The weights by which a house of so many doors is played.
pub fn weights(doors: u8) -> &'static Weights {
    if doors <= 2 {
        &learnt::TWO_DOORS
    } else {
        &learnt::THREE_DOORS
    }
}

/// An option as its score sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// Which weights count.
    pub kind: usize,
    /// What is added up.
    pub numbers: [f32; NUMBERS],
}

impl Step {
    /// The sum.
    #[inline]
    pub fn score(&self, weights: &Weights) -> f32 {
        let weights = &weights[self.kind];
        self.numbers
            .iter()
            .zip(weights)
            .map(|(number, weight)| number * weight)
            .sum()
    }
}

/// The option with the highest score; of equal ones any, all equally likely.
pub(super) fn answer(known: &Known, kind: Kind, choices: &[Command], rng: &mut Fast) -> Command {
    let weights = weights(known.options.doors);
    let scene = Scene::of(known);
    let mut best = (choices[0], f32::NEG_INFINITY);
    let mut ties = 0;
    for choice in sensible(known, kind, choices) {
        let score = scene.step(choice).score(weights);
        if score > best.1 {
            (best, ties) = ((choice, score), 1);
        } else if score == best.1 {
            ties += 1;
            if rng.below(ties) == 0 {
                best.0 = choice;
            }
        }
    }
    best.0
}

/// What may be considered: not giving up, and not the passage twice in a row unless nothing else is left (RP-7.5).
pub fn sensible(known: &Known, kind: Kind, choices: &[Command]) -> ArrayVec<Command, OPTIONS_MAX> {
    let goes_back = |choice: &Command| matches!(choice, Command::Passage | Command::CloseViaPassage);
    let playing = || {
        choices
            .iter()
            .copied()
            .filter(|choice| *choice != Command::Concede)
    };
    let elsewhere = || playing().filter(|choice| !goes_back(choice));
    let may_shuttle = kind == Kind::Room && known.via == Via::Passage;
    if may_shuttle && elsewhere().next().is_some() {
        elsewhere().collect()
    } else {
        playing().collect()
    }
}

/// A house at one moment, with what all options have in common.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    known: &'a Known,
    unvisited: RoomSet,
    /// Where to go, once that is known: home with the bones, before that the room they must lie in.
    goal: Option<Room>,
    /// Rooms from which doors that lie there lead to the goal in one step, and in two.
    near: [RoomSet; 2],
    /// How likely an unvisited room holds a candidate.
    unvisited_holds: f32,
}

impl<'a> Scene<'a> {
    /// What the player makes of it.
    pub fn of(known: &'a Known) -> Scene<'a> {
        let unvisited = RoomSet::ALL.without(known.visited);
        let goal = if known.bones {
            Some(Room::ENTRANCE)
        } else if known.clues.len() >= 2 {
            let pattern = known.candidates().next();
            let room = pattern.and_then(|pattern| known.pattern_rooms[pattern.idx()]);
            room.filter(|room| !known.closed.contains(*room))
        } else {
            None
        };
        let unseen = known
            .candidates()
            .filter(|it| known.pattern_rooms[it.idx()].is_none());
        let unvisited_holds = if known.bones {
            0.0
        } else {
            unseen.count() as f32 / f32::from(unvisited.len().max(1))
        };
        let mut scene = Scene {
            known,
            unvisited,
            goal,
            near: [RoomSet::EMPTY; 2],
            unvisited_holds,
        };
        if let Some(goal) = goal {
            let one = scene.leading_to(RoomSet::only(goal));
            scene.near = [one, scene.leading_to(one)];
        }
        scene
    }

    /// Open rooms in which a door to one of these lies, or from which the passage leads there.
    fn leading_to(&self, rooms: RoomSet) -> RoomSet {
        let leads = |room: &Room| {
            let passage = self.known.passage_from(*room);
            !self.known.doors[room.idx()].leading_to(rooms).is_empty()
                || passage.is_some_and(|other| rooms.contains(other))
        };
        self.known
            .visited
            .without(self.known.closed)
            .iter()
            .filter(leads)
            .collect()
    }

    /// An option.
    pub fn step(&self, command: Command) -> Step {
        let known = self.known;
        let here = known.usable_doors(known.room).len();
        let mut numbers = [0.0; NUMBERS];
        let deed = match command {
            Command::Door { card } | Command::Fresh { card } => {
                let left = here.saturating_sub(u8::from(matches!(command, Command::Door { .. })));
                self.describe_entry(card.room(), left, &mut numbers);
                match card.room() {
                    Room::ENTRANCE => 2,
                    room if self.unvisited.contains(room) => 0,
                    _ => 1,
                }
            }
            Command::Passage => {
                if let Some(room) = known.passage_from(known.room) {
                    self.describe_entry(room, here, &mut numbers);
                }
                3
            }
            Command::Close => {
                self.describe_closing(&mut numbers);
                4
            }
            Command::CloseViaPassage => {
                if let Some(room) = known.passage_from(known.room) {
                    self.describe_entry(room, here, &mut numbers);
                }
                5
            }
            Command::Flip => {
                self.describe_moment(&mut numbers);
                numbers[10] = f32::from(u8::from(known.holds_candidate(known.room)));
                numbers[15] = f32::from(here);
                6
            }
            // What a clue is compared with.
            Command::Skip | Command::Concede => return Step { kind: 0, numbers },
        };
        let kind = deed * 4 + 2 * usize::from(known.bones) + usize::from(known.ghost_found);
        Step { kind, numbers }
    }

    /// What is the same for all options of a moment: it counts beside the kind of step.
    fn describe_moment(&self, numbers: &mut [f32; NUMBERS]) {
        let known = self.known;
        numbers[0] = 1.0;
        if let clues @ 1..=3 = known.clues.len() {
            numbers[6 + clues] = 1.0;
        }
        numbers[14] = f32::from(self.unvisited.len()) / 12.0;
        numbers[16] = f32::from(known.deck.count_to(Room::ENTRANCE)) / 4.0;
    }

    /// Going into a room; so many usable doors stay behind.
    fn describe_entry(&self, room: Room, left: u8, numbers: &mut [f32; NUMBERS]) {
        let known = self.known;
        self.describe_moment(numbers);
        let exits = known.usable_doors(room);
        let has_passage = known.passage_from(room).is_some();
        let is_visited = known.visited.contains(room);
        numbers[1] = f32::from(u8::from(is_visited && exits.is_empty() && !has_passage));
        numbers[2] = f32::from(exits.leading_to(known.visited).len());
        numbers[3] = f32::from(exits.leading_to(self.unvisited).len());
        numbers[4] = f32::from(u8::from(has_passage));
        numbers[5] = f32::from(known.deck.count_to(room)) / 4.0;
        numbers[6] = self.doors_to(room);
        numbers[10] = if !is_visited {
            self.unvisited_holds
        } else {
            f32::from(u8::from(!known.bones && known.holds_candidate(room)))
        };
        let is_goal = self.goal == Some(room);
        let [one, two] = self.near;
        numbers[11] = f32::from(u8::from(is_goal));
        numbers[12] = f32::from(u8::from(!is_goal && one.contains(room)));
        numbers[13] = f32::from(u8::from(!is_goal && !one.contains(room) && two.contains(room)));
        numbers[15] = f32::from(left);
    }

    /// How many doors to a room lie in other rooms than this one.
    fn doors_to(&self, room: Room) -> f32 {
        let others = self.known.visited.without(RoomSet::only(self.known.room));
        let leads = |other: &Room| self.known.doors[other.idx()].count_to(room) > 0;
        others.iter().filter(leads).count() as f32
    }

    /// Closing this room and drawing fresh doors.
    fn describe_closing(&self, numbers: &mut [f32; NUMBERS]) {
        let known = self.known;
        self.describe_moment(numbers);
        let here = RoomSet::only(known.room);
        let exits = known.usable_doors(known.room);
        numbers[2] = f32::from(exits.leading_to(known.visited).len());
        numbers[3] = f32::from(exits.leading_to(self.unvisited).len());
        numbers[4] = f32::from(u8::from(known.passages.contains(known.room)));
        numbers[5] = f32::from(known.deck.count_to(known.room)) / 4.0;
        numbers[6] = self.doors_to(known.room);
        numbers[10] = f32::from(u8::from(!known.bones && known.holds_candidate(known.room)));
        let open = known.open().without(here);
        let missing = |wanted: CardSet| {
            let total = u32::from(known.deck.len());
            let drawn = u32::from(known.options.doors).min(total);
            all_from(total - u32::from(wanted.len()), total, drawn) as f32
        };
        numbers[11] = missing(known.deck.leading_to(open));
        let goal = self.goal.map_or(RoomSet::EMPTY, RoomSet::only).and(open);
        numbers[12] = 1.0 - missing(known.deck.leading_to(goal));
        numbers[13] = 1.0 - missing(known.deck.leading_to(open.and(known.visited)));
        numbers[15] = f32::from(exits.len());
    }
}

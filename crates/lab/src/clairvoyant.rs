//! The clairvoyant of *Rest in Peace*: can this house be won at all by somebody who sees what is hidden, and how soon?
//!
//! It is no player: it is given the whole truth. Its answers are exact. A win is shown by a shortest line of commands,
//! and "no" means that every line was followed to its end, or to a position from which all had been followed before.
//!
//! Positions are compared by everything that still matters and by nothing else (`Position`); no two different ones
//! are taken for one another. What is cut off is cut off for certain: the rules' own tests (RP-7.4), and a house in
//! which neither order of the clues leads to a room that can still be entered.

mod position;

use arrayvec::ArrayVec;
use bots::rest_in_peace::score;
use engine::{Fast, Game as _, Input, Prompt, Stamp, Truth as _};
use position::Position;
use rest_in_peace::api::ClueFlip;
use rest_in_peace::parts::{Pattern, Room, RoomSet, Secret};
use rest_in_peace::{Command, Kind, Known, RestInPeace, State};
use rustc_hash::FxHashMap;

/// What the clairvoyant found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The house can be won by these commands.
    Won {
        /// What to do, first command first.
        line: Vec<Command>,
        /// Whether it takes no fewer; otherwise there were too many positions to be sure.
        is_shortest: bool,
    },
    /// No line of play wins.
    Lost,
    /// There were too many positions to look at.
    TooMany,
}

impl Finding {
    /// Whether the house can be won, if that was found out.
    pub fn is_won(&self) -> Option<bool> {
        match self {
            Finding::Won { .. } => Some(true),
            Finding::Lost => Some(false),
            Finding::TooMany => None,
        }
    }
}

/// So many positions are looked at before the clairvoyant gives up, unless more are allowed; remembering them takes less
/// than 200 MB.
pub const POSITIONS_MAX: u64 = 3_000_000;

/// Whether a house can be won, and by which shortest line, from where it stands.
///
/// # Panics
/// If the rules refuse what they offer.
pub fn solve(state: &State, positions_max: u64) -> Finding {
    let mut search = Search::new(state, positions_max);
    match search.follow(state, ANY) {
        None => return Finding::TooMany,
        Some(false) => return Finding::Lost,
        Some(true) => {}
    }
    let line = search.take_line();
    // Where a line won, what was left behind on the way is not settled: a position may have been given up because it led
    // back to one that won in the end.
    search.lost.clear();
    for limit in search.least(state)..line.len() as u8 {
        match search.follow(state, limit) {
            Some(false) => {}
            Some(true) => {
                return Finding::Won {
                    line: search.take_line(),
                    is_shortest: true,
                };
            }
            None => {
                return Finding::Won {
                    line,
                    is_shortest: false,
                };
            }
        }
    }
    Finding::Won {
        line,
        is_shortest: true,
    }
}

/// Whether a house can be won from where it stands; nothing if there were too many positions to look at.
pub fn can_be_won(state: &State, positions_max: u64) -> Option<bool> {
    Search::new(state, positions_max).follow(state, ANY)
}

/// As [`solve`], but content with any line that wins: nobody asks whether it is a shortest one.
pub fn winning_line(state: &State, positions_max: u64) -> Finding {
    let mut search = Search::new(state, positions_max);
    match search.follow(state, ANY) {
        Some(true) => Finding::Won {
            line: search.take_line(),
            is_shortest: false,
        },
        Some(false) => Finding::Lost,
        None => Finding::TooMany,
    }
}

/// As many commands as it takes.
const ANY: u8 = u8::MAX;

struct Search {
    house: House,
    /// With how many commands left a position was found to be lost, or is being looked at.
    lost: FxHashMap<Position, u8>,
    positions_left: u64,
    /// The line that won, last command first.
    line: Vec<Command>,
    choices: Vec<Command>,
}

/// What lies where; it never changes.
struct House {
    pattern_rooms: [Room; Pattern::COUNT],
    ghost_room: Room,
    /// The orders of the clues before and after the ghost; unknown if the ghost still has to draw.
    orders: Option<[Pattern; 2]>,
}

impl House {
    fn of(state: &State) -> House {
        let hidden = RestInPeace::hidden(state);
        let room_of = |wanted: Secret| {
            let place = hidden.secrets.iter().position(|secret| *secret == wanted);
            Room::from_idx(place.expect("every secret lies in some room"))
        };
        let rooms: Vec<Room> = Pattern::all().map(|it| room_of(Secret::Pattern(it))).collect();
        let after = if state.known().ghost_found {
            Some(hidden.clues)
        } else {
            hidden.ghost
        };
        House {
            pattern_rooms: rooms.try_into().expect("there are six patterns"),
            ghost_room: room_of(Secret::Ghost),
            orders: after.map(|after| [hidden.clues, after]),
        }
    }

    /// Whether the bones may lie in a room, by the order of the clues as it is or as the ghost will leave it.
    fn may_hold_bones(&self, room: Room) -> bool {
        self.orders
            .is_none_or(|orders| orders.iter().any(|order| self.pattern_rooms[order.idx()] == room))
    }

    /// Whether no order of the clues, as it is or as the ghost will leave it, leads to a room that can still be entered.
    fn is_sealed(&self, state: &State) -> bool {
        let known = state.known();
        let is_closed = |order: Pattern| known.closed.contains(self.pattern_rooms[order.idx()]);
        let may_come = !known.visited.contains(self.ghost_room);
        !known.bones
            && self
                .orders
                .is_some_and(|[before, after]| is_closed(after) && (!may_come || is_closed(before)))
    }
}

impl Search {
    fn new(state: &State, positions_max: u64) -> Search {
        Search {
            house: House::of(state),
            lost: FxHashMap::default(),
            positions_left: positions_max,
            line: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// Whether the house can be won from here with so many commands; nothing if that takes too long.
    fn follow(&mut self, state: &State, left: u8) -> Option<bool> {
        let Some(prompt) = RestInPeace::prompts(state).first().copied() else {
            return Some(RestInPeace::outcome(state).is_some_and(|outcome| !outcome.winners.is_empty()));
        };
        if left < self.least(state) || self.house.is_sealed(state) {
            return Some(false);
        }
        // Whoever comes back to a position that is being looked at has gone in a circle.
        let position = Position::of(state.known());
        let known_lost = self.lost.entry(position).or_default();
        if *known_lost >= left {
            return Some(false);
        }
        *known_lost = left;
        self.positions_left = self.positions_left.checked_sub(1)?;
        for command in self.promising(state, &prompt) {
            let mut next = state.clone();
            let input = Input::Command {
                seat: prompt.seat,
                prompt: prompt.id,
                command,
            };
            // The ghost's order is settled; an order drawn here would be the same in every line.
            RestInPeace::apply(&mut next, Stamp(0), input, &mut Fast::new(0), &mut ())
                .expect("what is offered is accepted");
            let then = if left == ANY { ANY } else { left - 1 };
            if self.follow(&next, then)? {
                self.line.push(command);
                self.lost.remove(&position);
                return Some(true);
            }
        }
        Some(false)
    }

    /// No line wins with fewer commands than this: each clue takes an entry and a flip, and the bones the way home.
    fn least(&self, state: &State) -> u8 {
        let known = state.known();
        if known.bones {
            return 1;
        }
        // The room that holds the bones closes, and a new door leads home; unless they lie at home.
        let way_home = u8::from(!self.house.may_hold_bones(Room::ENTRANCE));
        let clues_left = 3 - known.clues.len() as u8;
        if clues_left == 0 {
            return 1 + way_home;
        }
        // A clue is turned up where one has been before, and comes by door (RP-4.5). By agreement it turns up by itself.
        let each = match known.options.clue_flip {
            ClueFlip::Ask => 2,
            ClueFlip::Auto => 1,
        };
        let next = match known.phase.kind() {
            Some(Kind::Clue) => 1,
            Some(Kind::Room) if Search::leads_back(known, known.usable_doors(known.room).rooms()) => each,
            Some(Kind::Fresh)
                if Search::leads_back(known, known.fresh.iter().map(|card| card.room()).collect()) =>
            {
                each
            }
            _ => each + 1,
        };
        next + each * (clues_left - 1) + way_home
    }

    fn leads_back(known: &Known, rooms: RoomSet) -> bool {
        !rooms.and(known.visited).and(known.open()).is_empty()
    }

    /// What can be done, what a mourner likes best first: where there is a win, it is found soon.
    fn promising(&mut self, state: &State, prompt: &Prompt<Kind>) -> ArrayVec<Command, COMMANDS_MAX> {
        self.choices.clear();
        RestInPeace::choices(state, prompt, &mut self.choices);
        let goes_on = |choice: &Command| !RestInPeace::concedes(choice);
        let mut choices: ArrayVec<Command, COMMANDS_MAX> =
            self.choices.iter().copied().filter(goes_on).collect();
        let score = |choice: &Command| score(state.known(), *choice);
        choices.sort_by(|one, other| score(other).total_cmp(&score(one)));
        choices
    }

    /// The line that was found, first command first.
    fn take_line(&mut self) -> Vec<Command> {
        self.line.reverse();
        std::mem::take(&mut self.line)
    }
}

/// Five doors, the passage, and two ways to close.
const COMMANDS_MAX: usize = 9;

#[cfg(test)]
mod tests;

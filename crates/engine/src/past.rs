//! What has happened at a table, walked through once more.
//!
//! The table is dealt again on the side and given its own entries with the draws they made, so what comes of each is
//! what came of it then. Nothing is written or read on the way; [`crate::log`] is for tables that come from outside.

use crate::chance::{Chance, Draw, LoggedDraw, Recorded};
use crate::game::{Audience, Game, Input};
use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::table::{Act, Entry, Table};

/// A table that follows another one, as far behind it as one likes. It holds one state, however long the way is.
pub struct Follower<G: Game> {
    again: Table<G, Recorded>,
    /// How many draws the entries so far have made.
    drawn: usize,
}

impl<G: Game> Follower<G> {
    /// The table as it was then.
    pub fn table(&self) -> &Table<G, Recorded> {
        &self.again
    }

    /// Takes the next entry of the table that is followed, if there is one, and gives what came of it.
    ///
    /// # Panics
    /// If the rules do not answer an entry as they did when it was new: then the program has made a mistake.
    pub fn step<C: Chance>(&mut self, table: &Table<G, C>) -> Option<Vec<G::Event>> {
        self.take(table.entries(), table.draws())
    }

    fn take(&mut self, entries: &[Entry<G>], draws: &[Draw]) -> Option<Vec<G::Event>> {
        let seq = self.again.entries().len();
        let entry = entries.get(seq)?;
        let drawn = self.drawn + usize::from(entry.draws);
        let drew: Vec<LoggedDraw> = draws[self.drawn..drawn]
            .iter()
            .copied()
            .map(LoggedDraw::from)
            .collect();
        self.drawn = drawn;
        let mut events = Vec::new();
        let taken = self.again.replay(entry, &drew, &mut events);
        assert!(
            taken.is_ok() && self.again.drew_as_recorded(),
            "entry {} was accepted before",
            seq + 1
        );
        Some(events)
    }
}

/// A walk through a table's past: the deal, then one entry of its log after the other.
pub struct Past<'a, G: Game> {
    follower: Follower<G>,
    /// What happened at the deal, until that step is taken.
    dealt: Option<Vec<G::Event>>,
    entries: &'a [Entry<G>],
    draws: &'a [Draw],
}

/// One step of the past.
pub struct Step<'a, G: Game> {
    /// 0 for the deal, then the entry's number in the log.
    pub seq: u32,
    /// The entry; nothing for the deal.
    pub entry: Option<&'a Entry<G>>,
    /// What came of it.
    pub events: Vec<G::Event>,
}

/// What a step changes of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It was dealt.
    Deal,
    /// The game went on.
    Move,
    /// The newest move that stands was taken back.
    TakeBack,
    /// Nothing: it is about the table.
    Nothing,
}

impl<G: Game, C: Chance> Table<G, C> {
    /// What has happened since the deal.
    pub fn past(&self) -> Past<'_, G> {
        let (follower, dealt) = self.follow();
        Past {
            follower,
            dealt: Some(dealt),
            entries: self.entries(),
            draws: self.draws(),
        }
    }

    /// All an audience has seen since the deal, but for what was taken back. Where something that was seen is hidden again,
    /// this is more than [`Game::knowledge`] tells of the state: it remembers.
    pub fn known_to(&self, audience: Audience) -> G::Knowledge {
        let past = self.past();
        let mut learner = past.learner(audience);
        past.for_each(|step| learner.watch(&step));
        learner.known
    }

    /// A table that follows this one from the deal on, and what happened at the deal.
    pub fn follow(&self) -> (Follower<G>, Vec<G::Event>) {
        let mut dealt = Vec::new();
        let again = Table::from_setup(self.setup().clone(), Recorded::new([]), &mut dealt);
        (Follower { again, drawn: 0 }, dealt)
    }
}

impl<G: Game> Past<'_, G> {
    /// The state after the last step taken; before the first, that of the deal.
    pub fn state(&self) -> &G::State {
        self.follower.again.state()
    }

    /// An audience that is to watch the steps from here on.
    pub fn learner(&self, audience: Audience) -> Learner<G> {
        Learner {
            audience,
            known: G::knowledge(self.state(), audience),
            before: self.follower.again.setup().practice.then(Vec::new),
        }
    }
}

/// An audience that watches a past, step by step, and forgets what was taken back.
pub struct Learner<G: Game> {
    audience: Audience,
    known: G::Knowledge,
    /// What was known before each move that stands; only where moves can be taken back.
    before: Option<Vec<G::Knowledge>>,
}

impl<G: Game> Learner<G> {
    /// Sees a step.
    pub fn watch(&mut self, step: &Step<'_, G>) {
        match step.change() {
            // What was dealt is known already.
            Change::Deal | Change::Nothing => {}
            Change::Move => {
                if let Some(before) = &mut self.before {
                    before.push(self.known.clone());
                }
                for seen in step.seen_by(self.audience) {
                    G::learn(&mut self.known, &seen);
                }
            }
            Change::TakeBack => {
                if let Some(known) = self.before.as_mut().and_then(Vec::pop) {
                    self.known = known;
                }
            }
        }
    }

    /// All it has seen so far.
    pub fn known(&self) -> &G::Knowledge {
        &self.known
    }
}

/// What is told of each step that stands: of the deal and of the moves that were not taken back.
pub fn standing<'a, G: Game, T>(
    steps: impl Iterator<Item = Step<'a, G>>,
    mut tell: impl FnMut(Step<'a, G>) -> T,
) -> Vec<T> {
    let mut told = Vec::new();
    for step in steps {
        match step.change() {
            Change::Deal | Change::Move => told.push(tell(step)),
            Change::TakeBack => drop(told.pop()),
            Change::Nothing => {}
        }
    }
    told
}

impl<'a, G: Game> Iterator for Past<'a, G> {
    type Item = Step<'a, G>;

    /// Takes the next step.
    ///
    /// # Panics
    /// If the rules do not answer an entry as they did when it was new: then the program has made a mistake.
    fn next(&mut self) -> Option<Step<'a, G>> {
        if let Some(events) = self.dealt.take() {
            return Some(Step {
                seq: 0,
                entry: None,
                events,
            });
        }
        let taken = self.follower.again.entries().len();
        let entry = self.entries.get(taken)?;
        let events = self.follower.take(self.entries, self.draws)?;
        Some(Step {
            seq: taken as u32 + 1,
            entry: Some(entry),
            events,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let taken = self.follower.again.entries().len();
        let left = self.entries.len() - taken + usize::from(self.dealt.is_some());
        (left, Some(left))
    }
}

impl<G: Game> ExactSizeIterator for Past<'_, G> {}

impl<G: Game> Step<'_, G> {
    /// What an audience saw of it.
    pub fn seen_by(&self, audience: Audience) -> impl Iterator<Item = G::Sighting> {
        self.events
            .iter()
            .filter_map(move |event| G::sighting(event, audience))
    }

    /// What it changed.
    pub fn change(&self) -> Change {
        match self.entry.map(|entry| &entry.act) {
            None => Change::Deal,
            Some(Act::Input(_)) => Change::Move,
            Some(Act::TakeBack) => Change::TakeBack,
            Some(Act::Hand(..) | Act::Advised(..) | Act::BreakOff(_)) => Change::Nothing,
        }
    }

    /// Who did it, if somebody did, and what is told of it.
    pub fn say_act(&self) -> (Option<Seat>, Phrase) {
        match self.entry.map(|entry| &entry.act) {
            None => (None, Phrase::new("replay-deal")),
            Some(Act::Input(Input::Command { seat, command, .. }))
            | Some(Act::Input(Input::Round {
                play: Some((seat, command)),
            })) => (Some(*seat), G::say_command(command)),
            Some(Act::Input(Input::Round { play: None })) => (None, Phrase::new("replay-round")),
            Some(Act::Input(Input::Verdict(verdict))) => {
                let said = G::say_verdict(verdict);
                (None, said.unwrap_or_else(|| Phrase::new("replay-verdict")))
            }
            Some(Act::Input(Input::Wake)) => (None, Phrase::new("replay-wake")),
            Some(Act::Hand(seat, _)) => (Some(*seat), Phrase::new("replay-hand")),
            Some(Act::TakeBack) => (None, Phrase::new("replay-take-back")),
            Some(Act::Advised(seat, _)) => (Some(*seat), Phrase::new("replay-advised")),
            Some(Act::BreakOff(why)) => (None, why.phrase()),
        }
    }
}

//! What must hold at every step of a random walk, whatever the game.
//!
//! Tables with random seats, options and kinds are dealt and played by dice. At every step everything anybody
//! could ask for is tried; at the end the log is written, read and played again.

mod examine;
mod replay;

use crate::json;
use crate::subject::Subject;
use crate::walk::{Move, Walk};
use engine::{Audience, Digest, Game, PromptId, Stamp};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

type Of<S> = <S as Subject>::Game;

/// What the walks came by, so that a test can say that they came by enough.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many steps were made.
    pub steps: usize,
    /// How many moves were taken back.
    pub taken_back: usize,
    /// How many tables ended for each reason.
    pub reasons: BTreeMap<&'static str, usize>,
}

/// Walks with each of the seeds and asserts that everything holds.
///
/// # Panics
/// If something does not; the message names the seed.
pub fn assert_hold<S: Subject>(seeds: Range<u64>) -> Summary {
    hold::<S>(seeds).unwrap_or_else(|message| panic!("{message}"))
}

/// Walks with each of the seeds.
///
/// # Errors
/// The first thing that does not hold, with its seed and step.
pub fn hold<S: Subject>(seeds: Range<u64>) -> Result<Summary, String> {
    let mut summary = Summary::default();
    for seed in seeds {
        Walker::<S>::walk(seed, &mut summary)?;
    }
    Ok(summary)
}

/// What is remembered from before a move, to compare with after it was taken back.
struct Before<S: Subject> {
    digest: Digest,
    knowledge: Vec<<Of<S> as Game>::Knowledge>,
    open: BTreeSet<PromptId>,
    gone: BTreeSet<PromptId>,
}

/// A walk under examination.
struct Walker<S: Subject> {
    walk: Walk<S>,
    conceivable: Vec<<Of<S> as Game>::Command>,
    /// One information set per audience, folded from sightings alone.
    knowledge: Vec<<Of<S> as Game>::Knowledge>,
    /// Moves that may be taken back, by a count of our own.
    standing: Vec<Before<S>>,
    open: BTreeSet<PromptId>,
    gone: BTreeSet<PromptId>,
    /// Everything done, to do it again.
    done: Vec<(Stamp, Done<S>)>,
    digests: Vec<Digest>,
}

/// Something done to the table.
enum Done<S: Subject> {
    Moved(Move<Of<S>>),
    TakenBack,
}

impl<S: Subject> Walker<S> {
    fn walk(seed: u64, summary: &mut Summary) -> Result<(), String> {
        let (walk, _) = Walk::<S>::random(seed);
        let seats = walk.seats();
        let knowledge = Audience::all(seats)
            .map(|audience| Of::<S>::knowledge(walk.table.state(), audience))
            .collect();
        let mut walker = Walker {
            conceivable: S::conceivable(seats),
            digests: vec![walk.table.digest()],
            walk,
            knowledge,
            standing: Vec::new(),
            open: BTreeSet::new(),
            gone: BTreeSet::new(),
            done: Vec::new(),
        };
        let steps = summary.steps;
        let walked = walker.finish(summary);
        let named = |message| {
            let (step, options) = (
                summary.steps - steps,
                json::line(&walker.walk.table.setup().options),
            );
            format!("seed {seed}, step {step}, {seats} seats, options {options}: {message}")
        };
        walked.map_err(named)
    }

    fn finish(&mut self, summary: &mut Summary) -> Result<(), String> {
        self.examine_words()?;
        loop {
            self.note_prompts()?;
            self.examine()?;
            summary.taken_back += usize::from(self.take_back_now_and_then()?);
            let Some((at, chosen)) = self.walk.choose()? else {
                break;
            };
            self.advance(at, chosen)?;
            summary.steps += 1;
            // One look at the log in the middle of the table is enough; the last is at its end.
            if summary.steps.is_multiple_of(16) {
                self.examine_log()?;
            }
        }
        let outcome = self
            .walk
            .table
            .outcome()
            .ok_or("the walk ended, the table did not")?;
        *summary.reasons.entry(outcome.reason).or_default() += 1;
        self.examine_outcome(&outcome)?;
        self.examine_log()?;
        self.examine_second_run()
    }

    /// Makes a move, and folds what was seen of it.
    fn advance(&mut self, at: Stamp, chosen: Move<Of<S>>) -> Result<(), String> {
        let before = Before {
            digest: self.walk.table.digest(),
            knowledge: self.knowledge.clone(),
            open: self.open.clone(),
            gone: self.gone.clone(),
        };
        let (entries, draws) = (self.walk.table.entries().len(), self.walk.table.draws().len());
        let mut events = Vec::new();
        chosen
            .perform(&mut self.walk.table, at, &mut events)
            .map_err(|refused| format!("{chosen:?} was offered and then refused: {refused:?}"))?;
        for event in &events {
            for (audience, known) in Audience::all(self.walk.seats()).zip(&mut self.knowledge) {
                if let Some(sighting) = Of::<S>::sighting(event, audience) {
                    Of::<S>::learn(known, &sighting);
                }
            }
        }
        // Sealed answers and changes of hands are no inputs to the rules.
        let is_input = self.walk.table.entries().len() > entries && !matches!(chosen, Move::Hand(..));
        if is_input {
            self.standing.push(before);
            let turned_up = events.iter().any(Of::<S>::turns_up);
            // TB-5.2
            if turned_up || self.walk.table.draws().len() > draws || !self.walk.table.setup().practice {
                self.standing.clear();
            }
        } else if self.walk.table.digest() != before.digest {
            return Err(format!(
                "{chosen:?} is no input to the rules, but changed the state"
            ));
        }
        self.done.push((at, Done::Moved(chosen)));
        self.digests.push(self.walk.table.digest());
        Ok(())
    }

    /// TB-5.1, TB-5.2: a move can be taken back exactly if nothing was turned up since, and nothing is left of it.
    fn take_back_now_and_then(&mut self) -> Result<bool, String> {
        let can = self.walk.table.can_take_back();
        if can == self.standing.is_empty() && self.walk.table.outcome().is_none() {
            return Err(format!(
                "the last move can be taken back: expected {}, found {can}",
                !can
            ));
        }
        if can && self.walk.rng.below(4) > 0 {
            return Ok(false);
        }
        let taken = self.walk.table.take_back(Stamp(0));
        if !can {
            return match taken {
                Err(_) => Ok(false),
                Ok(()) => Err("a move was taken back that cannot be".to_owned()),
            };
        }
        taken.map_err(|refused| format!("the last move cannot be taken back: {refused:?}"))?;
        let Some(before) = self.standing.pop() else {
            return Err("there was no move to take back".to_owned());
        };
        if self.walk.table.digest() != before.digest {
            return Err("something is left of a move that was taken back (TB-5.1)".to_owned());
        }
        self.knowledge = before.knowledge;
        self.open = before.open;
        self.gone = before.gone;
        self.done.push((Stamp(0), Done::TakenBack));
        self.digests.push(before.digest);
        self.note_prompts()?;
        Ok(true)
    }

    /// TB-2.1: a prompt that is no longer asked never comes back.
    fn note_prompts(&mut self) -> Result<(), String> {
        let prompts = Of::<S>::prompts(self.walk.table.state());
        let open: BTreeSet<PromptId> = prompts.iter().map(|prompt| prompt.id).collect();
        if open.len() != prompts.len() {
            return Err(format!("two open prompts have one number: {prompts:?}"));
        }
        self.gone.extend(self.open.difference(&open));
        if let Some(id) = open.intersection(&self.gone).next() {
            return Err(format!("prompt {} was asked twice", id.0));
        }
        self.open = open;
        Ok(())
    }
}

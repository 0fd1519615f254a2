//! Redaction: two worlds that differ only in what an audience may not know look the same to it, to the byte.
//!
//! At every step of a random walk the audience's knowledge is turned into another world. Views, prompts, choices
//! and refusals must be equal before a move; after it too, unless the move turned up something that differs.

use crate::json;
use crate::subject::Subject;
use crate::walk::Walk;
use engine::table::Act;
use engine::{Audience, Digest, Fast, Game, Input, Prompts, Stamp};
use std::ops::Range;

type Of<S> = <S as Subject>::Game;

/// What the walks came by, so that a test can say that the comparison was worth something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Pairs of worlds that were compared.
    pub pairs: usize,
    /// Pairs whose hidden parts really differed.
    pub different: usize,
    /// Pairs that still looked the same after a move.
    pub same_after: usize,
}

/// Walks with each of the seeds and asserts that no audience can tell two worlds apart.
///
/// # Panics
/// If one can; the message names the seed.
pub fn assert_equal<S: Subject>(seeds: Range<u64>) -> Summary {
    compare::<S>(seeds).unwrap_or_else(|message| panic!("{message}"))
}

/// Walks with each of the seeds.
///
/// # Errors
/// The first thing that tells two worlds apart, with its seed.
pub fn compare<S: Subject>(seeds: Range<u64>) -> Result<Summary, String> {
    let mut summary = Summary::default();
    for seed in seeds {
        walk::<S>(seed, &mut summary).map_err(|message| format!("seed {seed}: {message}"))?;
    }
    Ok(summary)
}

fn walk<S: Subject>(seed: u64, summary: &mut Summary) -> Result<(), String> {
    let (mut walk, events) = Walk::<S>::random(seed);
    let seats = walk.seats();
    let conceivable = S::conceivable(seats);
    let mut knowledge: Vec<_> = Audience::all(seats)
        .map(|audience| Of::<S>::knowledge(walk.table.state(), audience))
        .collect();
    search::<S>(walk.table.state(), seats, &events)?;
    loop {
        let chosen = walk.choose()?;
        let here = walk.table.state().clone();
        let mut events = Vec::new();
        let entries = walk.table.entries().len();
        if let Some((at, chosen)) = &chosen {
            chosen
                .perform(&mut walk.table, *at, &mut events)
                .map_err(|refused| format!("{chosen:?} was offered and then refused: {refused:?}"))?;
        }
        // The input as the log has it: of a sealed round only the play that counts.
        let input = walk
            .table
            .entries()
            .get(entries)
            .and_then(|entry| match &entry.act {
                Act::Input(input) => Some((entry.at, input.clone())),
                _ => None,
            });
        for (audience, known) in Audience::all(seats).zip(&mut knowledge) {
            let there = Of::<S>::determinize(known, &mut walk.rng);
            let pair = Pair::<S> {
                here: here.clone(),
                there,
                audience,
                conceivable: &conceivable,
            };
            pair.compare(input.as_ref(), summary)
                .map_err(|message| format!("{audience} can tell two worlds apart: {message}"))?;
            for event in &events {
                if let Some(sighting) = Of::<S>::sighting(event, audience) {
                    Of::<S>::learn(known, &sighting);
                }
            }
        }
        if chosen.is_none() {
            return Ok(());
        }
        search::<S>(walk.table.state(), seats, &events)?;
    }
}

/// Looks for hidden things in what is sent.
fn search<S: Subject>(
    state: &<Of<S> as Game>::State,
    seats: u8,
    events: &[<Of<S> as Game>::Event],
) -> Result<(), String> {
    for audience in Audience::all(seats) {
        S::check_redacted(state, audience, &json::value(&Of::<S>::view(state, audience)))
            .map_err(|message| format!("the view of {audience} shows what is hidden: {message}"))?;
        for event in events {
            let Some(sighting) = Of::<S>::sighting(event, audience) else {
                continue;
            };
            S::check_sighting(event, audience, &json::value(&sighting))
                .map_err(|message| format!("{audience} sees what is hidden: {message}"))?;
        }
    }
    Ok(())
}

/// Two worlds one audience cannot tell apart.
struct Pair<'a, S: Subject> {
    here: <Of<S> as Game>::State,
    there: <Of<S> as Game>::State,
    audience: Audience,
    conceivable: &'a [<Of<S> as Game>::Command],
}

impl<S: Subject> Pair<'_, S> {
    fn compare(mut self, input: Option<&(Stamp, Input<Of<S>>)>, summary: &mut Summary) -> Result<(), String> {
        summary.pairs += 1;
        summary.different += usize::from(Digest::of(&self.here) != Digest::of(&self.there));
        self.look("before a move")?;
        let Some((at, input)) = input else { return Ok(()) };
        if !S::follows_openly(&self.here, input) {
            return Ok(());
        }
        let (here, there) = (self.apply(true, *at, input), self.apply(false, *at, input));
        let (here, there) = match (here, there) {
            (Ok(here), Ok(there)) => (here, there),
            (here, there) if here.as_ref().err() == there.as_ref().err() => return Ok(()),
            // What another seat may do can depend on what only that seat knows.
            _ if !self.is_own(input) => return Ok(()),
            (here, there) => {
                return Err(format!("{input:?} gives {:?} and {:?}", here.err(), there.err()));
            }
        };
        if here.seen != there.seen {
            let (here_seen, there_seen) = (here.seen.join(" "), there.seen.join(" "));
            return if here.turned_up || there.turned_up {
                Ok(())
            } else {
                Err(format!(
                    "nothing was turned up, but {input:?} shows {here_seen} and {there_seen}"
                ))
            };
        }
        summary.same_after += 1;
        self.look("after the same sightings")
    }

    fn is_own(&self, input: &Input<Of<S>>) -> bool {
        let by = match input {
            Input::Command { seat, .. } => *seat,
            Input::Round {
                play: Some((seat, _)),
            } => *seat,
            _ => return true,
        };
        self.audience == Audience::Seat(by)
    }

    /// Everything the audience is sent, compared byte by byte.
    fn look(&self, when: &str) -> Result<(), String> {
        for (here, there) in self.face(&self.here).into_iter().zip(self.face(&self.there)) {
            if here != there {
                return Err(format!("{when}\n  {here}\n  {there}"));
            }
        }
        for prompt in self.own_prompts(&self.here) {
            for command in self.conceivable {
                let told = |state| Of::<S>::check(state, &prompt, *command).err();
                let (here, there) = (told(&self.here), told(&self.there));
                if here != there {
                    return Err(format!(
                        "{when}\n  {command:?} is refused: {here:?} and {there:?}"
                    ));
                }
            }
        }
        Ok(())
    }

    /// The view, who is asked what, and for a seat's own prompts the choices.
    fn face(&self, state: &<Of<S> as Game>::State) -> Vec<String> {
        let own = self.own_prompts(state);
        let asked = if S::asks_openly(state) {
            Of::<S>::prompts(state)
        } else {
            own.clone()
        };
        let mut face = vec![
            json::line(&Of::<S>::view(state, self.audience)),
            format!("{asked:?}"),
        ];
        for prompt in &own {
            let mut choices = Vec::new();
            Of::<S>::choices(state, prompt, &mut choices);
            face.push(json::line(&choices));
        }
        face
    }

    fn own_prompts(&self, state: &<Of<S> as Game>::State) -> Prompts<<Of<S> as Game>::Kind> {
        let mut prompts = Of::<S>::prompts(state);
        prompts.retain(|prompt| self.audience == Audience::Seat(prompt.seat));
        prompts
    }

    /// Applies the input in one of the worlds; both have the same luck.
    fn apply(
        &mut self,
        is_here: bool,
        at: Stamp,
        input: &Input<Of<S>>,
    ) -> Result<Aftermath, <Of<S> as Game>::Refusal> {
        let state = if is_here { &mut self.here } else { &mut self.there };
        let mut events = Vec::new();
        Of::<S>::apply(state, at, input.clone(), &mut Fast::new(at.0), &mut events)?;
        let sightings = events
            .iter()
            .filter_map(|event| Of::<S>::sighting(event, self.audience));
        Ok(Aftermath {
            seen: sightings.map(|sighting| json::line(&sighting)).collect(),
            turned_up: events.iter().any(Of::<S>::turns_up),
        })
    }
}

/// What an input brought about in one world.
struct Aftermath {
    seen: Vec<String>,
    turned_up: bool,
}

//! A memory that fails as people's do, for games in which faces are turned back.
//!
//! A [`Memory`] keeps one fact for each of a number of places: graves, coffins. It is told of facts as they go out
//! of sight, and it fails in three ways, which a [`Model`] measures: only so many facts fit in (span), they fade as
//! others come (decay), and now and then one is put beside its place (confusion of neighbours). What comes again
//! while it is remembered is kept longer, and so is what one did oneself.
//!
//! Chance comes from the bot's own generator, and everything is counted in whole numbers, so a table played again is
//! remembered and forgotten alike. An ideal memory draws nothing and loses nothing.
//!
//! ```
//! use bots::memory::{Memory, Model};
//! use engine::Fast;
//!
//! let mut rng = Fast::new(1);
//! let mut memory: Memory<char, 8> = Memory::new(Model::IDEAL);
//! memory.note(3, 'k', 0, &[2, 4], &mut rng);
//! assert_eq!((memory.recall(3), memory.recall(4)), (Some('k'), None));
//! ```

use engine::Fast;

/// How a memory fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Model {
    /// At most so many facts are kept at once; the faintest goes first.
    pub span: usize,
    /// When so many more facts have come, half of those kept are gone. Nothing fades if there is no such number.
    pub half_life: Option<u32>,
    /// Of a thousand facts so many are put at a neighbouring place.
    pub confusion: u32,
}

impl Model {
    /// Keeps everything where it was.
    pub const IDEAL: Model = Model {
        span: usize::MAX,
        half_life: None,
        confusion: 0,
    };

    /// How far its owner trusts it, out of a thousand.
    pub fn trust(self) -> u32 {
        1_000 - self.confusion.min(1_000)
    }
}

/// What is remembered of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Trace<T> {
    fact: T,
    /// When it came.
    noted: u32,
    /// When it is gone.
    until: Option<u32>,
    /// How often the same came again while it was remembered.
    repeats: u32,
}

/// What comes again is kept twice as long, but not for ever.
const REPEATS_MAX: u32 = 3;

/// One fact at each of `N` places, as far as it is remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory<T, const N: usize> {
    model: Model,
    traces: [Option<Trace<T>>; N],
    /// How many facts have come.
    now: u32,
}

impl<T: Copy + Eq, const N: usize> Memory<T, N> {
    /// Remembers nothing yet.
    pub fn new(model: Model) -> Memory<T, N> {
        Memory {
            model,
            traces: [None; N],
            now: 0,
        }
    }

    /// How it fails.
    pub fn model(&self) -> Model {
        self.model
    }

    /// A fact goes out of sight at a place. It may be put at one of the neighbours instead, and it may push out or
    /// outlast another. With each step of `care` it is kept twice as long, as if it had come before.
    ///
    /// # Panics
    /// If the place or a neighbour is not one of the `N` places.
    pub fn note(&mut self, place: usize, fact: T, care: u32, neighbours: &[usize], rng: &mut Fast) {
        self.now += 1;
        let place = match neighbours.len() as u32 {
            0 => place,
            len if self.confuses(rng) => neighbours[rng.below(len) as usize],
            _ => place,
        };
        let repeats = match &self.traces[place] {
            Some(trace) if trace.fact == fact => trace.repeats + 1,
            _ => 0,
        };
        let repeats = repeats.max(care).min(REPEATS_MAX);
        self.traces[place] = Some(Trace {
            fact,
            noted: self.now,
            until: self.life(repeats, rng).map(|life| self.now + life),
            repeats,
        });
        self.fade();
    }

    /// What lies at a place, if that is remembered.
    pub fn recall(&self, place: usize) -> Option<T> {
        self.traces.get(place)?.map(|trace| trace.fact)
    }

    /// How many facts have come since that of this place, if it is remembered.
    pub fn age(&self, place: usize) -> Option<u32> {
        self.traces.get(place)?.map(|trace| self.now - trace.noted)
    }

    /// Every place that is remembered, with its fact.
    pub fn iter(&self) -> impl Iterator<Item = (usize, T)> {
        let places = self.traces.iter().enumerate();
        places.filter_map(|(place, trace)| Some((place, trace.as_ref()?.fact)))
    }

    fn confuses(&self, rng: &mut Fast) -> bool {
        self.model.confusion > 0 && rng.below(1_000) < self.model.confusion
    }

    /// How long a fact stays: each half-life is survived with even odds.
    fn life(&self, repeats: u32, rng: &mut Fast) -> Option<u32> {
        let half_life = self.model.half_life? << repeats;
        let mut life = 1 + rng.below(half_life.max(1));
        // So many heads in a row do not come.
        while rng.below(2) == 0 && life < u32::MAX / 4 {
            life += half_life;
        }
        Some(life)
    }

    /// What has had its time is gone, and of too many those that would be gone next; the oldest if none would.
    fn fade(&mut self) {
        let now = self.now;
        for trace in &mut self.traces {
            if trace.is_some_and(|it| it.until.is_some_and(|until| until <= now)) {
                *trace = None;
            }
        }
        while self.iter().count() > self.model.span {
            let kept = self.traces.iter_mut().filter(|trace| trace.is_some());
            let faintness = |it: &Trace<T>| (it.until.unwrap_or(u32::MAX), it.noted);
            let faintest = kept.min_by_key(|trace| trace.as_ref().map(faintness));
            faintest.into_iter().for_each(|trace| *trace = None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAKY: Model = Model {
        span: usize::MAX,
        half_life: Some(20),
        confusion: 0,
    };

    #[test]
    fn an_ideal_memory_keeps_everything_and_draws_nothing() {
        // DU-9.7, DU-9.8
        let mut rng = Fast::new(1);
        let mut memory: Memory<usize, 60> = Memory::new(Model::IDEAL);
        for round in 0..5 {
            (0..60).for_each(|place| memory.note(place, place + round, 0, &[59 - place], &mut rng));
        }
        assert!(memory.iter().eq((0..60).map(|place| (place, place + 4))));
        assert_eq!((memory.age(59), memory.age(0)), (Some(0), Some(59)));
        assert_eq!(rng.below(1_000), Fast::new(1).below(1_000));
        assert_eq!(Model::IDEAL.trust(), 1_000);
    }

    #[test]
    fn more_than_the_span_is_not_kept_and_the_oldest_goes_first() {
        let model = Model {
            span: 3,
            ..Model::IDEAL
        };
        let mut memory: Memory<u8, 10> = Memory::new(model);
        let mut rng = Fast::new(1);
        for place in [4, 7, 1, 9, 7] {
            memory.note(place, 0, 0, &[], &mut rng);
        }
        assert!(memory.iter().map(|(place, _)| place).eq([1, 7, 9]));
        memory.note(0, 0, 0, &[], &mut rng);
        assert!(memory.iter().map(|(place, _)| place).eq([0, 7, 9]));
    }

    /// Of a thousand memories, how many still know place 0 after so many other facts.
    fn kept(model: Model, care: u32, repeats: usize, others: usize) -> usize {
        let knows = |seed: &u64| {
            let mut rng = Fast::new(*seed);
            let mut memory: Memory<u8, 100> = Memory::new(model);
            (0..=repeats).for_each(|_| memory.note(0, 7, care, &[], &mut rng));
            (1..=others).for_each(|place| memory.note(place, 0, 0, &[], &mut rng));
            memory.recall(0) == Some(7)
        };
        (0..1_000).filter(knows).count()
    }

    #[test]
    fn half_is_gone_after_each_half_life() {
        assert_eq!(kept(LEAKY, 0, 0, 0), 1_000);
        for (others, expected) in [(20, 500), (40, 250), (80, 62)] {
            let kept = kept(LEAKY, 0, 0, others);
            assert!(kept.abs_diff(expected) < 60, "{kept} of {expected}");
        }
    }

    #[test]
    fn what_comes_again_or_was_done_with_care_is_kept_longer() {
        let plain = kept(LEAKY, 0, 0, 40);
        assert!(kept(LEAKY, 0, 2, 40) > plain + 200);
        let careful = kept(LEAKY, 1, 0, 40);
        assert!(careful.abs_diff(500) < 60, "{careful}: twice the half-life");
    }

    #[test]
    fn what_was_done_with_care_outlasts_the_span() {
        let model = Model { span: 3, ..LEAKY };
        let keeps = |care: u32| {
            let keeps = |seed: &u64| {
                let mut rng = Fast::new(*seed);
                let mut memory: Memory<u8, 20> = Memory::new(model);
                memory.note(0, 7, care, &[], &mut rng);
                (1..12).for_each(|place| memory.note(place, 0, 0, &[], &mut rng));
                memory.recall(0).is_some()
            };
            (0..1_000).filter(keeps).count()
        };
        assert!(keeps(2) > 2 * keeps(0), "{} {}", keeps(2), keeps(0));
    }

    #[test]
    fn some_facts_are_put_beside_their_place() {
        let model = Model {
            confusion: 200,
            ..Model::IDEAL
        };
        let strays = |seed: &u64| {
            let mut memory: Memory<u8, 10> = Memory::new(model);
            memory.note(5, 1, 0, &[4, 6], &mut Fast::new(*seed));
            assert!([4, 5, 6].iter().any(|place| memory.recall(*place) == Some(1)));
            memory.recall(5).is_none()
        };
        let strays = (0..1_000).filter(strays).count();
        assert!(strays.abs_diff(200) < 50, "{strays}");
        // A place without neighbours is confused with none.
        let mut memory: Memory<u8, 10> = Memory::new(Model {
            confusion: 1_000,
            ..model
        });
        memory.note(5, 1, 0, &[], &mut Fast::new(1));
        assert_eq!(memory.recall(5), Some(1));
    }

    #[test]
    fn there_is_nothing_to_recall_outside_the_places() {
        let memory: Memory<u8, 4> = Memory::new(Model::IDEAL);
        assert_eq!((memory.recall(4), memory.age(9)), (None, None));
    }
}

//! How fast the search is: inputs applied inside it beside random games of the same title, and iterations beside a search
//! written by hand.
//!
//! Both sides choose by chance beyond the tree, so that what is compared is the search itself: drawing states, keeping the
//! tree, listing and trying answers. What a bot thinks about on the way comes on top and is not measured here.

use crate::bare_search::BareSearch;
use crate::rounds::Spread;
use crate::{allocations, bare, playouts};
use bots::search::{Budget, Guide, Manner, Search};
use clearing_coffins::ClearingCoffins;
use cpu_time::ThreadTime;
use dawn_under::DawnUnder;
use engine::{Audience, Fast, Game, Mode, Prompt, Seat};
use rest_in_peace::{Options, RestInPeace};
use ruhe_in_frieden::RuheInFrieden;

/// A game as its search is measured.
#[derive(Clone, Copy, Debug)]
pub struct Subject {
    /// What to call it in a table.
    pub title: &'static str,
    /// Searches the first questions of so many deals, all decided by one seed.
    pub search: fn(u64, u64) -> Searched,
    /// Plays so many random games of the same title.
    pub play: fn(u64, u64) -> playouts::Played,
}

/// What is measured.
pub const SUBJECTS: &[Subject] = &[
    Subject {
        title: "Rest in Peace",
        search: |deals, seed| search::<RestInPeace>(1, "{}", deals, seed),
        play: |games, seed| playouts::play::<RestInPeace>(1, "{}", games, seed),
    },
    Subject {
        title: "Dawn Under, 2 seats",
        search: |deals, seed| search::<DawnUnder>(2, "{}", deals, seed),
        play: |games, seed| playouts::play::<DawnUnder>(2, "{}", games, seed),
    },
    Subject {
        title: "Ruhe in Frieden, 2 seats",
        search: |deals, seed| search::<RuheInFrieden>(2, "{}", deals, seed),
        play: |games, seed| playouts::play::<RuheInFrieden>(2, "{}", games, seed),
    },
    Subject {
        title: "Clearing Coffins, 2 seats",
        search: |deals, seed| search::<ClearingCoffins>(2, r#"{"max_throws":200}"#, deals, seed),
        play: |games, seed| playouts::play::<ClearingCoffins>(2, r#"{"max_throws":200}"#, games, seed),
    },
];

/// What many searches add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Searched {
    /// Iterations in all.
    pub iterations: u64,
    /// Inputs that were applied in them.
    pub inputs: u64,
    /// What was taken from the heap, once the tree had its room.
    pub allocations: u64,
}

/// So many iterations for each question.
const ITERATIONS: u32 = 300;

/// Answers by chance; rights are used now and then, and everybody reacts to a race.
struct AtRandom<'a, G: Game>(&'a G::Knowledge);

impl<G: Game> Guide<G> for AtRandom<'_, G> {
    fn imagine(&mut self, rng: &mut Fast) -> G::State {
        G::determinize(self.0, rng)
    }

    fn answer(
        &mut self,
        _: &G::State,
        _: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> G::Command {
        choices[rng.below(choices.len() as u32) as usize]
    }

    fn react(
        &mut self,
        _: &G::State,
        prompt: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> Option<(u32, G::Command)> {
        let is_used = prompt.mode == Mode::Race || rng.below(8) == 0;
        if choices.is_empty() || !is_used {
            return None;
        }
        let choice = choices[rng.below(choices.len() as u32) as usize];
        Some((300 + rng.below(1_000), choice))
    }
}

fn search<G: Game>(seats: u8, options: &str, deals: u64, seed: u64) -> Searched {
    let options: G::Options = serde_json::from_str(options).expect("our own options are good");
    let manner = Manner {
        nodes_max: ITERATIONS + 1,
        ..Manner::default()
    };
    let budget = Budget {
        iterations: ITERATIONS,
        is_over: None,
    };
    let mut search = Search::<G>::new(manner);
    let mut rng = Fast::new(seed);
    let mut searched = Searched::default();
    let mut choices = Vec::with_capacity(1_024);
    for _ in 0..deals {
        let deal = G::shuffle(G::NEWEST, &options, seats, &mut rng);
        let state = G::deal(G::NEWEST, &options, seats, &deal, &mut ());
        let prompts = G::prompts(&state);
        let Some(prompt) = prompts
            .iter()
            .find(|prompt| prompt.must)
            .or(prompts.first())
            .copied()
        else {
            continue;
        };
        choices.clear();
        G::choices(&state, &prompt, &mut choices);
        let knowledge = G::knowledge(&state, Audience::Seat(prompt.seat));
        let before = search.inputs();
        let (tried, count) = allocations::count(|| {
            let weighed = search.weigh(
                &mut AtRandom::<G>(&knowledge),
                &prompt,
                &choices,
                budget,
                &mut rng,
            );
            weighed.iter().map(|one| u64::from(one.times)).sum::<u64>()
        });
        searched.iterations += tried;
        searched.inputs += search.inputs() - before;
        searched.allocations += count;
    }
    searched
}

/// How fast the search of a title is.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Inputs in a second of one processor, in random games.
    pub playing: Spread,
    /// The same inside the search.
    pub searching: Spread,
    /// The second divided by the first, in the same round.
    pub ratio: Spread,
    /// Iterations in a second of one processor.
    pub iterations: Spread,
    /// What all searches together took from the heap.
    pub allocations: u64,
}

/// Plays and searches in turn, so many rounds, on so many deals each.
pub fn measure(subject: &Subject, rounds: u64, deals: u64) -> Measured {
    let (mut playing, mut searching, mut ratio, mut iterations) = (vec![], vec![], vec![], vec![]);
    let mut allocations = 0;
    for round in 0..rounds {
        // About as much work on both sides.
        let (played, played_s) = time(|| (subject.play)(deals * u64::from(ITERATIONS) / 4, round));
        let (searched, searched_s) = time(|| (subject.search)(deals, round));
        let (plays, searches) = (
            played.inputs as f64 / played_s,
            searched.inputs as f64 / searched_s,
        );
        playing.push(plays);
        searching.push(searches);
        ratio.push(searches / plays);
        iterations.push(searched.iterations as f64 / searched_s);
        allocations += searched.allocations;
    }
    Measured {
        playing: Spread::of(playing),
        searching: Spread::of(searching),
        ratio: Spread::of(ratio),
        iterations: Spread::of(iterations),
        allocations,
    }
}

fn time<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = ThreadTime::now();
    let done = work();
    (done, start.elapsed().as_secs_f64())
}

/// Both searches of *Rest in Peace*, side by side.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sought {
    /// Iterations in all.
    pub iterations: u64,
    /// The best answer of each deal, as the search saw it, added up over deals.
    pub best: f64,
    /// Deals in which something was to be decided.
    pub deals: u64,
}

/// How many iterations each question gets when the searches are compared.
const SOLITAIRE_ITERATIONS: u32 = 2_000;

/// The search written by hand.
pub fn seek_bare(deals: u64, doors: u8, seed: u64) -> Sought {
    let mut rng = bare::Rng::new(seed);
    let mut search = BareSearch::new(SOLITAIRE_ITERATIONS);
    let mut sought = Sought::default();
    for _ in 0..deals {
        let deal = bare::shuffle(&mut rng);
        let weighed = search.weigh(&deal, usize::from(doors), SOLITAIRE_ITERATIONS, &mut rng);
        let best = weighed.iter().copied().max_by_key(|(times, _)| *times);
        sought.add(best.map(|(times, sum)| f64::from(sum) / f64::from(times)));
    }
    sought
}

/// The search of the bots, with random play beyond the tree.
pub fn seek_typed(deals: u64, doors: u8, seed: u64) -> Sought {
    let options = Options {
        doors,
        ..Options::default()
    };
    let manner = Manner {
        nodes_max: SOLITAIRE_ITERATIONS + 1,
        ..Manner::default()
    };
    let budget = Budget {
        iterations: SOLITAIRE_ITERATIONS,
        is_over: None,
    };
    let mut search = Search::<RestInPeace>::new(manner);
    let mut rng = Fast::new(seed);
    let mut choices = Vec::with_capacity(16);
    let mut sought = Sought::default();
    for _ in 0..deals {
        let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut rng);
        let state = RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ());
        let Some(prompt) = RestInPeace::prompts(&state).first().copied() else {
            sought.add(None);
            continue;
        };
        choices.clear();
        RestInPeace::choices(&state, &prompt, &mut choices);
        let mut guide = Marked(AtRandom(state.known()));
        let weighed = search.weigh(&mut guide, &prompt, &choices, budget, &mut rng);
        sought.add(bots::search::favourite(weighed).map(|best| best.worth));
    }
    sought
}

impl Sought {
    fn add(&mut self, best: Option<f64>) {
        if let Some(best) = best {
            self.iterations += u64::from(SOLITAIRE_ITERATIONS);
            self.best += best;
            self.deals += 1;
        }
    }

    /// What the best answers came to on average.
    pub fn mean(&self) -> f64 {
        self.best / self.deals.max(1) as f64
    }
}

/// Tells apart what a seeker tells apart.
struct Marked<'a>(AtRandom<'a, RestInPeace>);

impl Guide<RestInPeace> for Marked<'_> {
    fn imagine(&mut self, rng: &mut Fast) -> rest_in_peace::State {
        self.0.imagine(rng)
    }

    fn mark(&self, state: &rest_in_peace::State, seat: Seat) -> u64 {
        bots::rest_in_peace::Insight(state.known()).mark(state, seat)
    }

    fn answer(
        &mut self,
        state: &rest_in_peace::State,
        prompt: &Prompt<rest_in_peace::Kind>,
        choices: &[rest_in_peace::Command],
        rng: &mut Fast,
    ) -> rest_in_peace::Command {
        self.0.answer(state, prompt, choices, rng)
    }
}

/// Iterations in a second of one processor, by hand and by the bots' search, and the second divided by the first.
pub fn compare(rounds: u64, deals: u64, doors: u8) -> [Spread; 3] {
    let mut found = [vec![], vec![], vec![]];
    for round in 0..rounds {
        let (bare, bare_s) = time(|| seek_bare(deals, doors, round));
        let (typed, typed_s) = time(|| seek_typed(deals, doors, round));
        let (bare, typed) = (bare.iterations as f64 / bare_s, typed.iterations as f64 / typed_s);
        found[0].push(bare);
        found[1].push(typed);
        found[2].push(typed / bare);
    }
    found.map(Spread::of)
}

//! The search in *Vigil*, which has every kind of question, and in *Rest in Peace*.

use super::*;
use ::rest_in_peace::{Options, RestInPeace};
use engine::{Audience, Fast, Game, Input, Mode, Prompt, Seat, Stamp};
use testbed::vigil::{Command, Kind, State, Vigil};

/// Plays on at random, from what a seat of *Vigil* knows.
struct AtRandom<G: Game> {
    knowledge: G::Knowledge,
    horizon: u32,
}

impl<G: Game> Guide<G> for AtRandom<G> {
    fn imagine(&mut self, rng: &mut Fast) -> G::State {
        G::determinize(&self.knowledge, rng)
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
        _: &Prompt<G::Kind>,
        choices: &[G::Command],
        rng: &mut Fast,
    ) -> Option<(u32, G::Command)> {
        let choice = choices.get(rng.below(4) as usize)?;
        Some((300 + rng.below(500), *choice))
    }

    fn horizon(&self) -> u32 {
        self.horizon
    }
}

fn knowledge<G: Game>(state: &G::State, seat: Seat) -> G::Knowledge {
    G::knowledge(state, Audience::Seat(seat))
}

fn choices<G: Game>(state: &G::State, prompt: &Prompt<G::Kind>) -> Vec<G::Command> {
    let mut choices = Vec::new();
    G::choices(state, prompt, &mut choices);
    choices
}

fn weigh<G: Game>(state: &G::State, prompt: &Prompt<G::Kind>, iterations: u32) -> Vec<Weighed<G::Command>> {
    let mut guide = AtRandom::<G> {
        knowledge: knowledge::<G>(state, prompt.seat),
        horizon: 200,
    };
    let budget = Budget {
        iterations,
        is_over: None,
    };
    let mut search = Search::<G>::new(Manner::default());
    let choices = choices::<G>(state, prompt);
    search
        .weigh(&mut guide, prompt, &choices, budget, &mut Fast::new(5))
        .to_vec()
}

/// Walks through a game by the first answers, and looks at every prompt on the way.
fn walk(seed: u64, mut look: impl FnMut(&State, &Prompt<Kind>)) {
    let mut rng = Fast::new(seed);
    let options = Default::default();
    let deal = Vigil::shuffle(Vigil::NEWEST, &options, 3, &mut rng);
    let mut state = Vigil::deal(Vigil::NEWEST, &options, 3, &deal, &mut ());
    for step in 0..60 {
        let prompts = Vigil::prompts(&state);
        let Some(first) = prompts
            .iter()
            .find(|prompt| prompt.must)
            .or(prompts.first())
            .copied()
        else {
            break;
        };
        prompts.iter().for_each(|prompt| look(&state, prompt));
        let pick = |choices: Vec<Command>, rng: &mut Fast| {
            let stay: Vec<Command> = choices.into_iter().filter(|it| !Vigil::concedes(it)).collect();
            stay[rng.below(stay.len() as u32) as usize]
        };
        let input = match first.mode {
            Mode::Open => Input::Command {
                seat: first.seat,
                prompt: first.id,
                command: pick(choices::<Vigil>(&state, &first), &mut rng),
            },
            Mode::Sealed => {
                let answers: Vec<_> = prompts
                    .iter()
                    .map(|prompt| (prompt.seat, pick(choices::<Vigil>(&state, prompt), &mut rng)))
                    .collect();
                Input::Round {
                    play: Vigil::first_sealed(&state, &answers),
                }
            }
            Mode::Race => match Vigil::judge(&state, &[], &mut rng) {
                Some((verdict, _)) => Input::Verdict(verdict),
                None => Input::Verdict(state.verdicts()[0]),
            },
        };
        Vigil::apply(&mut state, Stamp(step + 1), input, &mut rng, &mut ()).unwrap();
    }
}

#[test]
fn every_kind_of_question_is_weighed() {
    let mut modes = Vec::new();
    let mut rights = 0;
    for seed in 0..4 {
        walk(seed, |state, prompt| {
            let offered = choices::<Vigil>(state, prompt);
            let weighed = weigh::<Vigil>(state, prompt, 60);
            assert!(!weighed.is_empty(), "{prompt:?}");
            assert!(
                weighed
                    .iter()
                    .all(|one| one.command.is_none_or(|it| offered.contains(&it)))
            );
            assert!(weighed.iter().all(|one| (0.0..=1.0).contains(&one.worth)));
            let may_pass = weighed.iter().any(|one| one.command.is_none());
            let is_duty = prompt.must && prompt.mode != Mode::Race;
            assert_eq!(may_pass, !is_duty, "{prompt:?}");
            modes.push(prompt.mode);
            rights += u32::from(!prompt.must && prompt.mode == Mode::Open);
        });
    }
    for mode in [Mode::Open, Mode::Sealed, Mode::Race] {
        assert!(modes.contains(&mode), "{mode:?}");
    }
    assert!(rights > 0, "a standing right was asked about");
}

#[test]
fn nobody_in_a_sealed_round_learns_what_another_chose() {
    // Whatever the other seats hold, the numbers of a seat are made of draws from its own knowledge.
    let mut rounds = 0;
    walk(3, |state, prompt| {
        if prompt.mode != Mode::Sealed {
            return;
        }
        rounds += 1;
        let there = Vigil::determinize(&knowledge::<Vigil>(state, prompt.seat), &mut Fast::new(8));
        assert_eq!(
            weigh::<Vigil>(state, prompt, 200),
            weigh::<Vigil>(&there, prompt, 200)
        );
    });
    assert!(rounds > 0);
}

fn house(seed: u64) -> ::rest_in_peace::State {
    let options = Options::default();
    let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut Fast::new(seed));
    RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ())
}

#[test]
fn the_same_budget_gives_the_same_answer_and_iterations_are_counted() {
    let state = house(1);
    let prompt = RestInPeace::prompts(&state)[0];
    let weighed = weigh::<RestInPeace>(&state, &prompt, 500);
    assert_eq!(weighed, weigh::<RestInPeace>(&state, &prompt, 500));
    assert_eq!(weighed.iter().map(|one| one.times).sum::<u32>(), 500);
    assert!(
        weighed
            .iter()
            .all(|one| one.command != Some(::rest_in_peace::Command::Concede)),
        "giving up is not considered"
    );
}

#[test]
fn a_search_stops_when_its_time_is_over() {
    let state = house(1);
    let prompt = RestInPeace::prompts(&state)[0];
    let looks = std::cell::Cell::new(0);
    let is_over = || {
        looks.set(looks.get() + 1);
        looks.get() == 3
    };
    let mut guide = AtRandom::<RestInPeace> {
        knowledge: knowledge::<RestInPeace>(&state, Seat(0)),
        horizon: 200,
    };
    let budget = Budget {
        iterations: 1_000_000,
        is_over: Some(&is_over),
    };
    let mut search = Search::new(Manner::default());
    let offered = choices::<RestInPeace>(&state, &prompt);
    let weighed = search.weigh(&mut guide, &prompt, &offered, budget, &mut Fast::new(1));
    assert_eq!(
        weighed.iter().map(|one| one.times).sum::<u32>(),
        3 * LOOK_EVERY - 1
    );
}

#[test]
fn a_full_tree_goes_on_without_growing() {
    let state = house(1);
    let prompt = RestInPeace::prompts(&state)[0];
    let mut guide = AtRandom::<RestInPeace> {
        knowledge: knowledge::<RestInPeace>(&state, Seat(0)),
        horizon: 200,
    };
    let manner = Manner {
        nodes_max: 3,
        ..Manner::default()
    };
    let budget = Budget {
        iterations: 300,
        is_over: None,
    };
    let mut search = Search::new(manner);
    let offered = choices::<RestInPeace>(&state, &prompt);
    let weighed = search.weigh(&mut guide, &prompt, &offered, budget, &mut Fast::new(1));
    assert_eq!(weighed.iter().map(|one| one.times).sum::<u32>(), 300);
}

#[test]
fn what_two_searches_found_is_put_together() {
    let one = |times, sum, squares| Weighed::new(Some('a'), times, sum, squares);
    let mut both = vec![one(100, 60.0, 60.0)];
    merge(
        &mut both,
        &[one(300, 120.0, 120.0), Weighed::new(None, 1, 1.0, 1.0)],
    );
    assert_eq!((both[0].times, both.len()), (400, 2));
    let whole = one(400, 180.0, 180.0);
    assert!((both[0].worth - whole.worth).abs() < 1e-9);
    assert!((both[0].error - whole.error).abs() < 2e-3, "{both:?} {whole:?}");
    assert_eq!(favourite(&both).unwrap().command, Some('a'));
    assert_eq!(favourite::<char>(&[]), None);
}

#[test]
fn habit_is_left_only_for_what_is_clearly_better() {
    let one =
        |command, times, wins: u32| Weighed::new(Some(command), times, f64::from(wins), f64::from(wins));
    // 60 of 100 against 50 of 100: the difference has a standard error of 0.07.
    let weighed = [one('a', 100, 50), one('b', 100, 60), one('c', 1, 1)];
    assert_eq!(improve(&weighed, 'a', 1.0), 'b');
    assert_eq!(improve(&weighed, 'a', 2.0), 'a', "it may be luck");
    assert_eq!(improve(&weighed, 'b', 1.0), 'b');
    // What was not looked at cannot be compared with.
    assert_eq!(improve(&weighed, 'd', 1.0), 'b');
    assert_eq!(improve(&[], 'd', 1.0), 'd');
}

//! Bots that search know what their seats know: every state they imagine fits it, the true one is among them, and worlds
//! that differ only in what is hidden get the same answers, sealed ones and reactions included.
#![expect(
    clippy::unwrap_used,
    reason = "a table that cannot be played shall stop the test"
)]

use bots::advice::{Advised, advise};
use bots::rest_in_peace::Insight;
use bots::search::{Effort, Guide as _};
use bots::{LEVELS, Seated, WithBots, seat_rng};
use clearing_coffins::ClearingCoffins;
use engine::table::{NewTable, Table};
use engine::{
    Audience, Fast, Game, Input, Mode, Prompt, Prompts, Reaction, Seat, Secret, Stamp, Switch, Truth as _,
};
use rest_in_peace::{Options, RestInPeace};
use ruhe_in_frieden::RuheInFrieden;
use std::ops::Range;

/// A table in which everybody answers at random, and now and then uses a right or reacts in a race; looked at by each
/// question, before it is answered.
fn walk<G: Game>(
    seats: u8,
    options: G::Options,
    seed: u64,
    decisions: u32,
    mut look: impl FnMut(&G::State, &Prompt<G::Kind>),
) {
    let mut rng = Fast::new(seed);
    let deal = G::shuffle(G::NEWEST, &options, seats, &mut rng);
    let mut state = G::deal(G::NEWEST, &options, seats, &deal, &mut ());
    for number in 0..decisions {
        let prompts = G::prompts(&state);
        prompts.iter().for_each(|prompt| look(&state, prompt));
        let Some(input) = at_random::<G>(&state, &prompts, &mut rng) else {
            return;
        };
        G::apply(&mut state, Stamp(u64::from(number) + 1), input, &mut rng, &mut ()).unwrap();
    }
}

/// What happens next; nothing if nobody is asked any more.
fn at_random<G: Game>(state: &G::State, prompts: &Prompts<G::Kind>, rng: &mut Fast) -> Option<Input<G>> {
    let first = prompts.iter().find(|prompt| prompt.must).or(prompts.first())?;
    let pick = |prompt: &Prompt<G::Kind>, rng: &mut Fast| {
        let mut choices = choices::<G>(state, prompt);
        choices.retain(|choice| !G::concedes(choice));
        let count = choices.len() as u32;
        (count > 0).then(|| choices[rng.below(count) as usize])
    };
    // Whoever need not answer mostly does not, so that the table goes on.
    let react = |prompt: &Prompt<G::Kind>, rng: &mut Fast| match rng.below(8) {
        0 => pick(prompt, rng),
        _ => None,
    };
    let open = |prompt: &Prompt<G::Kind>, command| Input::Command {
        seat: prompt.seat,
        prompt: prompt.id,
        command,
    };
    Some(match first.mode {
        Mode::Open => {
            let mut rights = prompts.iter().filter(|prompt| !prompt.must);
            let used = rights.find_map(|prompt| Some(open(prompt, react(prompt, rng)?)));
            used.unwrap_or_else(|| open(first, pick(first, rng).unwrap()))
        }
        Mode::Sealed => {
            let sealed = prompts.iter().filter(|it| it.mode == Mode::Sealed);
            let answers: Vec<(Seat, G::Command)> =
                sealed.map(|it| (it.seat, pick(it, rng).unwrap())).collect();
            Input::Round {
                play: G::first_sealed(state, &answers),
            }
        }
        Mode::Race => {
            let reactions: Vec<Reaction<G::Command>> = prompts
                .iter()
                .filter_map(|prompt| {
                    Some(Reaction {
                        seat: prompt.seat,
                        command: react(prompt, rng)?,
                        after_ms: 300 + rng.below(1_000),
                    })
                })
                .collect();
            Input::Verdict(G::judge(state, &reactions, rng).unwrap().0)
        }
    })
}

fn choices<G: Game>(state: &G::State, prompt: &Prompt<G::Kind>) -> Vec<G::Command> {
    let mut choices = Vec::new();
    G::choices(state, prompt, &mut choices);
    choices
}

/// Where worlds are compared: on random walks, at every so many of the questions that leave a choice.
#[derive(Clone)]
struct Trip {
    seeds: Range<u64>,
    decisions: u32,
    every: Asked,
}

/// A number for each way of asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asked {
    open: u32,
    sealed: u32,
    rights: u32,
    races: u32,
}

impl Asked {
    fn all(number: u32) -> Asked {
        Asked {
            open: number,
            sealed: number,
            rights: number,
            races: number,
        }
    }

    fn of<K>(&mut self, prompt: &Prompt<K>) -> &mut u32 {
        match prompt.mode {
            Mode::Sealed => &mut self.sealed,
            Mode::Race => &mut self.races,
            Mode::Open if prompt.must => &mut self.open,
            Mode::Open => &mut self.rights,
        }
    }
}

impl Trip {
    /// Compares a table with a second world that is made of what the seat knows, wherever there is something to decide.
    fn compare<G: WithBots>(
        mut self,
        seats: u8,
        options: G::Options,
        mut check: impl FnMut(&G::State, &G::State, &Prompt<G::Kind>),
    ) -> Asked {
        let (mut compared, mut seen) = (Asked::all(0), Asked::all(0));
        let mut look = |here: &G::State, prompt: &Prompt<G::Kind>| {
            let offered = choices::<G>(here, prompt);
            // A right or a race may be let pass, so that one choice is enough there.
            if offered.len() < if prompt.must { 2 } else { 1 } {
                return;
            }
            let number = seen.of(prompt);
            *number += 1;
            if *number % *self.every.of(prompt) != 0 {
                return;
            }
            let knowledge = G::knowledge(here, Audience::Seat(prompt.seat));
            let there = G::determinize(&knowledge, &mut Fast::new(u64::from(*number)));
            assert!(G::prompts(&there).contains(prompt), "{} at {prompt:?}", G::NAME);
            assert_eq!(offered, choices::<G>(&there, prompt), "{} at {prompt:?}", G::NAME);
            check(here, &there, prompt);
            *compared.of(prompt) += 1;
        };
        for seed in self.seeds {
            walk::<G>(seats, options.clone(), seed, self.decisions, &mut look);
        }
        compared
    }
}

/// What a bot of this level answers, or how it reacts, and when; nothing if it lets a race or a right pass.
fn answer<G: WithBots>(level: &str, state: &G::State, prompt: &Prompt<G::Kind>) -> Option<(u32, G::Command)> {
    let knowledge = G::knowledge(state, Audience::Seat(prompt.seat));
    let bot = (G::find_bot(level).unwrap().make)();
    let choices = choices::<G>(state, prompt);
    let mut bot = Seated::sit(bot, prompt.seat, knowledge, seat_rng(7, prompt.seat));
    if prompt.must {
        Some((0, bot.answer(prompt, &choices)))
    } else {
        bot.react(prompt, &choices)
    }
}

/// All levels must answer and react alike in both worlds. Gives besides how many reactions there were.
fn answers_alike<G: WithBots>(seats: u8, options: G::Options, trip: Trip) -> (Asked, u32) {
    let mut reactions = 0;
    let compared = trip.compare::<G>(seats, options, |here, there, prompt| {
        for level in G::levels() {
            let (one, other) = (
                answer::<G>(level.name, here, prompt),
                answer::<G>(level.name, there, prompt),
            );
            assert_eq!(one, other, "{} of {} at {prompt:?}", level.name, G::NAME);
            reactions += u32::from(!prompt.must && one.is_some());
        }
    });
    (compared, reactions)
}

#[test]
fn two_worlds_get_the_same_answers_in_rest_in_peace() {
    // RP-8, T-RP-59
    let options = Options {
        doors: 3,
        ..Options::default()
    };
    let trip = Trip {
        seeds: 3..4,
        decisions: 30,
        every: Asked::all(2),
    };
    let (compared, _) = answers_alike::<RestInPeace>(1, options, trip);
    assert!(compared.open > 2, "{compared:?}");
}

#[test]
fn two_worlds_get_the_same_answers_in_dawn_under() {
    // DU-9.8, DU-7: with bats, so that there is something to claim and to doubt.
    for seats in [2, 3] {
        let options = dawn_under::Options {
            expansion: Switch::On,
            ..Default::default()
        };
        let trip = Trip {
            seeds: 3..4,
            decisions: 60,
            every: Asked::all(4),
        };
        let (compared, _) = answers_alike::<dawn_under::DawnUnder>(seats, options, trip);
        assert!(compared.open > 8, "{seats} seats: {compared:?}");
    }
}

#[test]
fn two_worlds_get_the_same_answers_in_ruhe_in_frieden() {
    // RF-10, RF-8.12
    let mut used = 0;
    for seats in [2, 3] {
        let trip = Trip {
            seeds: 0..30,
            decisions: 3_000,
            every: Asked {
                open: 5_000,
                sealed: 10,
                ..Asked::all(1)
            },
        };
        let (compared, reactions) = answers_alike::<RuheInFrieden>(seats, Default::default(), trip);
        let Asked {
            open, sealed, rights, ..
        } = compared;
        assert!(
            open > 2 && sealed > 1 && rights > 30,
            "{seats} seats: {compared:?}"
        );
        used += reactions;
    }
    assert!(used > 10, "{used}");
}

#[test]
fn two_worlds_get_the_same_answers_in_clearing_coffins() {
    // CC-9.6, CC-11.5: hands in races, and what comes of them.
    for seats in [2, 3] {
        let trip = Trip {
            seeds: 3..4,
            decisions: 300,
            every: Asked::all(1),
        };
        let (compared, reactions) = answers_alike::<ClearingCoffins>(seats, coffins(), trip);
        assert!(
            compared.open > 5 && compared.races > 100,
            "{seats} seats: {compared:?}"
        );
        assert!(reactions > 100, "{seats} seats: {reactions}");
    }
}

/// A game that ends.
fn coffins() -> clearing_coffins::Options {
    clearing_coffins::Options {
        max_throws: Some(100),
        ..Default::default()
    }
}

#[test]
fn every_house_that_is_imagined_fits_what_is_known() {
    // RP-8: same view, same question, same choices.
    let mut rng = Fast::new(2);
    let mut imagined = 0;
    for seed in 0..20 {
        walk::<RestInPeace>(1, Options::default(), seed, 60, |state, prompt| {
            let knowledge = RestInPeace::knowledge(state, Audience::Seat(Seat(0)));
            let house = Insight(&knowledge).imagine(&mut rng);
            assert!(RestInPeace::knowledge(&house, Audience::Seat(Seat(0))) == knowledge);
            let asked = RestInPeace::prompts(&house)[0];
            assert_eq!(asked, *prompt);
            let choices = |state| {
                let mut choices = Vec::new();
                RestInPeace::choices(state, prompt, &mut choices);
                choices
            };
            assert_eq!(choices(state), choices(&house));
            imagined += 1;
        });
    }
    assert!(imagined > 100, "{imagined}");
}

#[test]
fn the_true_house_is_imagined_sooner_or_later() {
    // Late in a game with five doors a few cards and secrets are left: all their orders come up, equally often.
    let options = Options {
        doors: 5,
        ..Options::default()
    };
    let mut found = 0;
    for seed in 0..400 {
        walk::<RestInPeace>(1, options, seed, 60, |state, _| {
            let known = state.known();
            let unseen = known.secrets.iter().filter(|secret| secret.is_none()).count();
            if known.deck.len() > 2 || unseen > 2 || found > 5 || !known.ghost_found {
                return;
            }
            let truth = RestInPeace::hidden(state);
            let mut rng = Fast::new(seed);
            let mut is_true = |_: u32| RestInPeace::hidden(&Insight(known).imagine(&mut rng)) == truth;
            let times = (0..4_000).filter(|number| is_true(*number)).count();
            let clues = known.candidates().count();
            let orders = |count: usize| (1..=count).product::<usize>().max(1);
            // Two passages look alike, so a pair of them has one order only.
            let least = 4_000 / (orders(usize::from(known.deck.len())) * orders(unseen) * clues);
            assert!(times * 2 > least, "seed {seed}: {times} of {least}");
            found += 1;
        });
    }
    assert!(found > 2, "{found}");
}

#[test]
fn every_game_has_the_same_levels() {
    fn names<G: WithBots>() -> Vec<&'static str> {
        G::levels().map(|level| level.name).collect()
    }
    assert_eq!(names::<RestInPeace>(), LEVELS);
    assert_eq!(names::<dawn_under::DawnUnder>(), LEVELS);
    assert_eq!(names::<ruhe_in_frieden::RuheInFrieden>(), LEVELS);
    assert_eq!(names::<clearing_coffins::ClearingCoffins>(), LEVELS);
}

#[test]
fn a_bot_with_a_clock_stops_in_time() {
    use std::sync::atomic::{AtomicU64, Ordering};
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    // Every look at it takes ten milliseconds.
    fn clock() -> u64 {
        10 * LOOKS.fetch_add(1, Ordering::Relaxed)
    }
    let new = NewTable::<RestInPeace>::new(1, Options::default());
    let table = Table::shuffled(new, Secret::from_seed(7), vec![], &mut ()).unwrap();
    let prompt = table.prompts()[0];
    let knowledge = RestInPeace::knowledge(table.state(), Audience::Seat(Seat(0)));
    let bot = (RestInPeace::find_bot("gravedigger").unwrap().make)();
    let mut bot = Seated::sit(bot, Seat(0), knowledge, seat_rng(7, Seat(0)));
    bot.take_clock(clock);
    bot.answer(&prompt, &table.choices(&prompt));
    let looks = LOOKS.load(Ordering::Relaxed);
    assert!(
        (8..12).contains(&looks),
        "80 ms are over after eight looks, not {looks}"
    );
}

/// So much is thought about in tests.
const LITTLE: Effort = Effort {
    iterations: 60,
    most_ms: 1_000_000,
};

fn advice<G: WithBots>(state: &G::State, prompt: &Prompt<G::Kind>) -> Vec<Advised<G::Command>> {
    let knowledge = G::knowledge(state, Audience::Seat(prompt.seat));
    advise::<G>(&knowledge, prompt, &choices::<G>(state, prompt), LITTLE, None)
}

/// Advice is the same in both worlds, to the byte.
fn advised_alike<G: WithBots>(seats: u8, options: G::Options, trip: Trip) -> Asked {
    trip.compare::<G>(seats, options, |here, there, prompt| {
        let (one, other) = (advice::<G>(here, prompt), advice::<G>(there, prompt));
        assert_eq!(
            format!("{one:?}"),
            format!("{other:?}"),
            "{} at {prompt:?}",
            G::NAME
        );
        let told: Vec<_> = one.iter().filter_map(|it| it.command).collect();
        assert_eq!(
            told,
            choices::<G>(here, prompt),
            "something is said of every choice, in their order"
        );
        let may_pass = one.iter().any(|it| it.command.is_none());
        assert_eq!(may_pass, !prompt.must, "{one:?}");
        assert_eq!(one.iter().filter(|it| it.is_best).count(), 1, "{one:?}");
        assert!(
            one.iter()
                .all(|it| it.worth.is_some_and(|worth| worth.value <= 1_000))
        );
    })
}

#[test]
fn two_worlds_get_the_same_advice_in_rest_in_peace() {
    // TB-8.1, RP-8
    let trip = Trip {
        seeds: 5..6,
        decisions: 40,
        every: Asked::all(2),
    };
    let compared = advised_alike::<RestInPeace>(1, Options::default(), trip);
    assert!(compared.open > 2, "{compared:?}");
}

#[test]
fn two_worlds_get_the_same_advice_in_dawn_under() {
    // TB-8.1, DU-9.7
    for seats in [2, 3] {
        let trip = Trip {
            seeds: 5..6,
            decisions: 60,
            every: Asked::all(15),
        };
        let compared = advised_alike::<dawn_under::DawnUnder>(seats, Default::default(), trip);
        assert!(compared.open > 2, "{seats} seats: {compared:?}");
    }
}

#[test]
fn two_worlds_get_the_same_advice_in_ruhe_in_frieden() {
    // TB-8.1, RF-10, RF-8.12
    for seats in [2, 3] {
        let trip = Trip {
            seeds: 30..60,
            decisions: 3_000,
            every: Asked {
                open: 3_000,
                sealed: 5,
                ..Asked::all(8)
            },
        };
        let compared = advised_alike::<RuheInFrieden>(seats, Default::default(), trip);
        let Asked {
            open, sealed, rights, ..
        } = compared;
        assert!(
            open > 2 && sealed > 3 && rights > 3,
            "{seats} seats: {compared:?}"
        );
    }
}

#[test]
fn two_worlds_get_the_same_advice_in_clearing_coffins() {
    // TB-8.1, CC-9.6: of what lies down, of the dice that roll, and of hands in a race.
    for seats in [2, 3] {
        let trip = Trip {
            seeds: 5..6,
            decisions: 300,
            every: Asked {
                races: 10,
                ..Asked::all(1)
            },
        };
        let compared = advised_alike::<ClearingCoffins>(seats, coffins(), trip);
        assert!(
            compared.open > 5 && compared.races > 30,
            "{seats} seats: {compared:?}"
        );
    }
}

#[test]
fn the_chance_to_win_is_that_of_the_houses_that_fit() {
    // A door that carries the bones home wins for certain, and the sexton takes it.
    let mut found = 0;
    for seed in 0..300 {
        walk::<RestInPeace>(
            1,
            Options {
                doors: 5,
                ..Options::default()
            },
            seed,
            60,
            |state, prompt| {
                let known = state.known();
                let mut choices = Vec::new();
                RestInPeace::choices(state, prompt, &mut choices);
                let home = choices.iter().find(|choice| {
                matches!(choice, rest_in_peace::Command::Door { card } if card.room() == rest_in_peace::parts::Room::ENTRANCE)
            });
                if !known.bones || home.is_none() || found > 3 {
                    return;
                }
                let advised = advice::<RestInPeace>(state, prompt);
                let best = advised.iter().find(|one| one.is_best).unwrap();
                assert_eq!(best.worth.unwrap().value, 1_000, "{advised:?}");
                assert!(
                    best.worth.unwrap().margin < 200,
                    "as far as so few tries can tell"
                );
                assert_eq!(best.reasons[0].key, "rp-why-home");
                found += 1;
            },
        );
    }
    assert!(found > 0);
}

#[test]
fn whoever_is_hurried_plays_a_level_lower_and_later_as_before() {
    let new = NewTable::<RestInPeace>::new(1, Options::default());
    let table = Table::shuffled(new, Secret::from_seed(7), vec![], &mut ()).unwrap();
    let prompt = table.prompts()[0];
    let sit = |level| {
        let knowledge = RestInPeace::knowledge(table.state(), Audience::Seat(Seat(0)));
        let bot = (RestInPeace::find_bot(level).unwrap().make)();
        Seated::sit(bot, Seat(0), knowledge, seat_rng(7, Seat(0)))
    };
    let answer = |level, hurry| {
        let mut bot = sit(level);
        let is_hurried = bot.hurry(hurry);
        (is_hurried, bot.answer(&prompt, &table.choices(&prompt)))
    };
    assert!(answer("sexton", 1).0 && answer("sexton", 2).0 && answer("gravedigger", 1).0);
    assert!(!answer("gravedigger", 0).0);
    assert!(
        !answer("mourner", 2).0,
        "whoever does not search has nothing to leave out"
    );
}

//! Bots that search know what their seats know: every state they imagine fits it, the true one is among them, and worlds
//! that differ only in what is hidden get the same answers.
#![expect(
    clippy::unwrap_used,
    reason = "a table that cannot be played shall stop the test"
)]

use bots::advice::{Advised, advise};
use bots::rest_in_peace::Insight;
use bots::search::{Effort, Guide as _};
use bots::{LEVELS, Seated, WithBots, seat_rng};
use engine::table::{NewTable, Table};
use engine::{Audience, Fast, Game, Input, Mode, Prompt, Seat, Secret, Stamp, Truth as _};
use rest_in_peace::{Options, RestInPeace};

/// A table in which everybody answers at random, looked at before each decision that must be made openly.
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
        let Some(first) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
            return;
        };
        let mut pick = |prompt: &Prompt<G::Kind>| {
            let mut choices = Vec::new();
            G::choices(&state, prompt, &mut choices);
            choices.retain(|choice| !G::concedes(choice));
            choices[rng.below(choices.len() as u32) as usize]
        };
        let input = match first.mode {
            Mode::Open => {
                look(&state, first);
                Input::Command {
                    seat: first.seat,
                    prompt: first.id,
                    command: pick(first),
                }
            }
            Mode::Sealed => {
                let answers: Vec<(Seat, G::Command)> = prompts
                    .iter()
                    .filter(|it| it.mode == Mode::Sealed)
                    .map(|it| (it.seat, pick(it)))
                    .collect();
                Input::Round {
                    play: G::first_sealed(&state, &answers),
                }
            }
            Mode::Race => Input::Verdict(G::judge(&state, &[], &mut rng).unwrap().0),
        };
        G::apply(&mut state, Stamp(u64::from(number) + 1), input, &mut rng, &mut ()).unwrap();
    }
}

fn answer<G: WithBots>(level: &str, state: &G::State, prompt: &Prompt<G::Kind>) -> G::Command {
    let knowledge = G::knowledge(state, Audience::Seat(prompt.seat));
    let bot = (G::find_bot(level).unwrap().make)();
    let mut choices = Vec::new();
    G::choices(state, prompt, &mut choices);
    Seated::sit(bot, prompt.seat, knowledge, seat_rng(7, prompt.seat)).answer(prompt, &choices)
}

/// At every few decisions a second world is made of what the seat knows; all levels must answer alike in both.
fn answers_alike<G: WithBots>(seats: u8, options: G::Options, decisions: u32, every: u32) {
    let mut compared = 0;
    let mut seen = 0;
    walk::<G>(seats, options, 3, decisions, |here, prompt| {
        seen += 1;
        if seen % every != 0 {
            return;
        }
        let knowledge = G::knowledge(here, Audience::Seat(prompt.seat));
        let there = G::determinize(&knowledge, &mut Fast::new(u64::from(seen)));
        for level in G::levels() {
            let (one, other) = (
                answer::<G>(level.name, here, prompt),
                answer::<G>(level.name, &there, prompt),
            );
            assert_eq!(one, other, "{} of {} at {prompt:?}", level.name, G::NAME);
        }
        compared += 1;
    });
    assert!(compared > 2, "{}: {compared}", G::NAME);
}

#[test]
fn two_worlds_get_the_same_answers_in_rest_in_peace() {
    // RP-8, T-RP-59
    let options = Options {
        doors: 3,
        ..Options::default()
    };
    answers_alike::<RestInPeace>(1, options, 30, 2);
}

#[test]
fn two_worlds_get_the_same_answers_in_dawn_under() {
    // DU-9.8
    answers_alike::<dawn_under::DawnUnder>(2, Default::default(), 60, 15);
}

#[test]
fn two_worlds_get_the_same_answers_in_ruhe_in_frieden() {
    // RF-10
    answers_alike::<ruhe_in_frieden::RuheInFrieden>(2, Default::default(), 60, 15);
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
    let mut choices = Vec::new();
    G::choices(state, prompt, &mut choices);
    advise::<G>(&knowledge, prompt, &choices, LITTLE, None)
}

/// At every few decisions a second world is made of what the seat knows: advice is the same there, to the byte.
fn advised_alike<G: WithBots>(seats: u8, options: G::Options, decisions: u32, every: u32) {
    let (mut compared, mut seen) = (0, 0);
    walk::<G>(seats, options, 5, decisions, |here, prompt| {
        seen += 1;
        if seen % every != 0 {
            return;
        }
        let knowledge = G::knowledge(here, Audience::Seat(prompt.seat));
        let there = G::determinize(&knowledge, &mut Fast::new(u64::from(seen)));
        let (one, other) = (advice::<G>(here, prompt), advice::<G>(&there, prompt));
        assert_eq!(
            format!("{one:?}"),
            format!("{other:?}"),
            "{} at {prompt:?}",
            G::NAME
        );
        let mut choices = Vec::new();
        G::choices(here, prompt, &mut choices);
        let told: Vec<_> = one.iter().filter_map(|it| it.command).collect();
        assert_eq!(told, choices, "something is said of every choice, in their order");
        assert_eq!(one.iter().filter(|it| it.is_best).count(), 1, "{one:?}");
        assert!(
            one.iter()
                .all(|it| it.worth.is_some_and(|worth| worth.value <= 1_000))
        );
        compared += 1;
    });
    assert!(compared > 2, "{}: {compared}", G::NAME);
}

#[test]
fn two_worlds_get_the_same_advice_in_rest_in_peace() {
    // TB-8.1, RP-8
    advised_alike::<RestInPeace>(1, Options::default(), 40, 2);
}

#[test]
fn two_worlds_get_the_same_advice_in_dawn_under() {
    // TB-8.1, DU-9.7
    advised_alike::<dawn_under::DawnUnder>(2, Default::default(), 60, 15);
}

#[test]
fn two_worlds_get_the_same_advice_in_ruhe_in_frieden() {
    // TB-8.1, RF-10
    advised_alike::<ruhe_in_frieden::RuheInFrieden>(2, Default::default(), 60, 15);
}

#[test]
fn two_worlds_get_the_same_advice_in_clearing_coffins() {
    // TB-8.1, CC-9.6: what lies down is remembered as far as it was seen.
    let options = clearing_coffins::Options {
        max_throws: Some(100),
        ..Default::default()
    };
    advised_alike::<clearing_coffins::ClearingCoffins>(3, options, 200, 10);
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

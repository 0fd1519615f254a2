//! The clairvoyant against the rules: what it says can be won is won by its line, and what it says is lost nobody wins.

use super::*;
use bots::WithBots as _;
use engine::Audience;
use engine::Seat;
use rest_in_peace::api::{ClueFlip, EarlyLoss};
use rest_in_peace::{Deal, Options};

fn options(doors: u8) -> Options {
    Options {
        doors,
        ..Options::default()
    }
}

fn dealt(options: &Options, deal: &Deal) -> State {
    RestInPeace::deal(RestInPeace::NEWEST, options, 1, deal, &mut ())
}

fn house(options: &Options, seed: u64) -> State {
    let deal = RestInPeace::shuffle(RestInPeace::NEWEST, options, 1, &mut Fast::new(seed));
    dealt(options, &deal)
}

/// What a house becomes by a line of commands.
fn follow(state: &State, line: &[Command]) -> State {
    let mut state = state.clone();
    for command in line {
        let prompt = RestInPeace::prompts(&state)[0];
        let input = Input::Command {
            seat: Seat(0),
            prompt: prompt.id,
            command: *command,
        };
        RestInPeace::apply(&mut state, Stamp(0), input, &mut Fast::new(1), &mut ()).unwrap();
    }
    state
}

fn is_won(state: &State) -> bool {
    RestInPeace::outcome(state).is_some_and(|outcome| !outcome.winners.is_empty())
}

/// Whether any line of so many commands wins: nothing is cut off, and nothing is remembered.
fn wins_within(state: &State, commands: usize) -> bool {
    let Some(prompt) = RestInPeace::prompts(state).first().copied() else {
        return is_won(state);
    };
    let mut choices = Vec::new();
    RestInPeace::choices(state, &prompt, &mut choices);
    choices.retain(|choice| !RestInPeace::concedes(choice));
    commands > 0
        && choices
            .iter()
            .any(|choice| wins_within(&follow(state, &[*choice]), commands - 1))
}

#[test]
fn a_house_that_can_be_won_is_won_by_its_line() {
    for doors in 1..=5 {
        for seed in 0..testbed::times(6) {
            let state = house(&options(doors), seed);
            if let Finding::Won { line, .. } = solve(&state, POSITIONS_MAX) {
                assert!(
                    is_won(&follow(&state, &line)),
                    "{doors} doors, seed {seed}: {line:?}"
                );
            }
        }
    }
}

#[test]
fn no_line_is_shorter_than_the_shortest() {
    // With few commands left everything can be tried by hand.
    let mut compared = 0;
    for seed in 0..testbed::times(20) {
        let options = Options {
            clue_flip: if seed % 2 == 0 {
                ClueFlip::Ask
            } else {
                ClueFlip::Auto
            },
            ..options(2)
        };
        let state = house(&options, seed);
        let Finding::Won { line, is_shortest } = solve(&state, POSITIONS_MAX) else {
            continue;
        };
        assert!(is_shortest, "seed {seed}");
        let late = follow(&state, &line[..line.len().saturating_sub(8)]);
        let Finding::Won { line: rest, .. } = solve(&late, POSITIONS_MAX) else {
            panic!("seed {seed}: the rest of a winning line wins");
        };
        assert_eq!(
            rest.len(),
            line.len().min(8),
            "seed {seed}: a part of a shortest line is shortest"
        );
        assert!(
            wins_within(&late, rest.len()) && !wins_within(&late, rest.len() - 1),
            "seed {seed}"
        );
        compared += 1;
    }
    assert!(compared > 12, "{compared}");
}

#[test]
fn what_is_lost_nobody_wins() {
    // Random play and the best of luck: every house that somebody wins can be won.
    let mut lost = 0;
    for seed in 0..testbed::times(200) {
        let state = house(&options(2), seed);
        let finding = can_be_won(&state, POSITIONS_MAX).expect("few positions");
        lost += u32::from(!finding);
        for bot in ["visitor", "forward", "mourner"] {
            let bot = RestInPeace::find_bot(bot).unwrap();
            for again in 0..4 {
                let end = crate::Playout::resume(&[bot], state.clone(), again).play(&mut Vec::new());
                assert!(finding || !is_won(end.state()), "seed {seed}");
            }
        }
    }
    assert!(lost > 5, "{lost}");
}

#[test]
fn cutting_off_changes_no_answer() {
    // Without the rules' own tests (RP-7.4) everything is followed to its end, and the answers are the same.
    for doors in [1, 2] {
        let without = Options {
            early_loss: EarlyLoss::Off,
            ..options(doors)
        };
        for seed in 0..testbed::times(12) {
            let with = solve(&house(&options(doors), seed), POSITIONS_MAX);
            let without = solve(&house(&without, seed), POSITIONS_MAX);
            let len = |finding: &Finding| match finding {
                Finding::Won { line, .. } => Some(line.len()),
                _ => None,
            };
            assert_eq!(with.is_won(), without.is_won(), "{doors} doors, seed {seed}");
            assert_eq!(len(&with), len(&without), "{doors} doors, seed {seed}");
        }
    }
}

#[test]
fn a_house_that_takes_too_long_is_told() {
    assert_eq!(solve(&house(&options(2), 1), 3), Finding::TooMany);
    assert_eq!(can_be_won(&house(&options(2), 1), 3), None);
}

#[test]
fn odds_are_the_same_for_the_same_houses_and_do_not_know_the_truth() {
    let state = house(&options(2), 1);
    let knowledge = RestInPeace::knowledge(&state, Audience::Seat(Seat(0)));
    let other = RestInPeace::determinize(&knowledge, &mut Fast::new(9));
    let odds = |state: &State| {
        let knowledge = RestInPeace::knowledge(state, Audience::Seat(Seat(0)));
        let prompt = RestInPeace::prompts(state)[0];
        let mut choices = Vec::new();
        RestInPeace::choices(state, &prompt, &mut choices);
        let decision = crate::odds::Decision::<RestInPeace> {
            knowledge: &knowledge,
            prompt,
            choices: &choices,
            seats: 1,
        };
        decision.odds(RestInPeace::find_bot("mourner").unwrap(), 300, 4)
    };
    let here = odds(&state);
    assert_eq!(
        here,
        odds(&other),
        "another house that looks the same has the same odds"
    );
    assert!(here.iter().any(|odds| odds.won > 0));
    let last = here.last().unwrap();
    assert_eq!((last.command, last.won), (Command::Concede, 0));
    assert!(last.interval().high < 0.02);
}

//! Bots know what their seats see, and forget (CC-11.5); their games end (T-CC-64).

use super::driver::{Driver, Moment};
use crate::Bot as _;
use crate::clearing_coffins::level::{QUICK, SLEEPY, STEADY, UNDEAD};
use clearing_coffins::api::{ClaimMode, FalseStart, MoonAfterLook, MoonFaceUp, PenaltyPick, ReactionMode};
use clearing_coffins::{ClearingCoffins, Options};
use engine::{Audience, Fast, Game as _, Seat};

fn finish(driver: &mut Driver) {
    let mut steps = 0;
    while driver.step() {
        steps += 1;
        assert!(steps < 20_000, "the game ends");
    }
}

#[test]
fn a_thousand_games_of_two_bots_end_with_one_winner() {
    // T-CC-64, CC-11.4: no real time passes; the virtual clock does.
    for seed in 0..1_000 {
        let mut driver = Driver::deal(&Options::default(), &[STEADY, QUICK], seed);
        finish(&mut driver);
        let outcome = ClearingCoffins::outcome(&driver.state).unwrap();
        assert_eq!((outcome.winners.iter().count(), outcome.reason), (1, "cleared"));
        assert!(driver.at.0 >= 1_000 * u64::from(driver.state.public().round));
    }
}

#[test]
fn bots_play_every_option() {
    // CC-12; every command they make is offered, and every game ends.
    type Change = fn(&mut Options);
    let changes: [Change; 13] = [
        |options| options.claim_mode = ClaimMode::Pointed,
        |options| options.reaction_mode = ReactionMode::Sealed,
        |options| options.reaction_mode = ReactionMode::Hotseat,
        |options| options.colour_die = clearing_coffins::parts::ColourDie::TWO_TONE,
        |options| options.sit_out = 2,
        |options| options.penalty_pick = PenaltyPick::ShownCard,
        |options| options.penalty_pick = PenaltyPick::Random,
        |options| options.moon_face_up = MoonFaceUp::NoneDown,
        |options| options.moon_face_up = MoonFaceUp::TableScarce,
        |options| options.moon_after_look = MoonAfterLook::MustSwap,
        |options| options.false_start = FalseStart::Penalty,
        |options| options.target = 2,
        |options| options.early_pass = engine::Switch::Off,
    ];
    let levels = [SLEEPY, STEADY, QUICK, UNDEAD, SLEEPY, STEADY];
    for (first, change) in changes.iter().enumerate() {
        for second in &changes[first..] {
            for seats in 2..=6 {
                let mut options = Options::default();
                change(&mut options);
                second(&mut options);
                let mut driver = Driver::deal(&options, &levels[..seats], first as u64);
                finish(&mut driver);
                assert!(ClearingCoffins::outcome(&driver.state).is_some());
            }
        }
    }
}

/// Seats, and how many steps of a game lie behind them.
fn tables() -> impl Iterator<Item = (u64, Driver)> {
    (0..40).map(|seed| {
        let levels = [UNDEAD, QUICK, STEADY, SLEEPY];
        let mut driver = Driver::deal(&Options::default(), &levels, seed);
        for _ in 0..40 + 5 * (seed % 7) {
            driver.step();
        }
        (seed, driver)
    })
}

#[test]
fn a_bot_behaves_alike_whatever_it_never_saw() {
    // T-CC-65, CC-11.5: a bot sits down in the middle; what lies down is permuted.
    let (mut acts, mut parted) = (0, 0);
    for (seed, driver) in tables() {
        if ClearingCoffins::outcome(&driver.state).is_some() {
            continue;
        }
        let fresh = ClearingCoffins::knowledge(&driver.state, Audience::Seat(Seat(0)));
        let [one, two] = [1, 2].map(|world| {
            let state = ClearingCoffins::determinize(&fresh, &mut Fast::new(world));
            let mut driver = Driver::sit_down(state, &[UNDEAD, QUICK, STEADY, SLEEPY], seed);
            finish(&mut driver);
            driver.players.swap_remove(0).moments
        });
        let alike = one.iter().zip(&two).take_while(|(one, two)| one == two).count();
        acts += one[..alike]
            .iter()
            .filter(|moment| !matches!(moment, Moment::Saw(_)))
            .count();
        // Where the worlds part, it is by something seen, never by something done.
        if let (Some(one), Some(two)) = (one.get(alike), two.get(alike)) {
            assert!(
                matches!((one, two), (Moment::Saw(_), Moment::Saw(_))),
                "{one:?} {two:?}"
            );
            parted += 1;
        }
    }
    assert!(
        acts > 100 && parted > 20,
        "{acts} acts, {parted} pairs of worlds parted"
    );
}

#[test]
fn a_bot_uses_its_own_memory_and_not_what_its_seat_could_know() {
    // CC-11.5: the same answer whether the knowledge holds every face ever seen or none.
    let mut faces = 0;
    for (_, mut driver) in tables() {
        for _ in 0..60 {
            for prompt in ClearingCoffins::prompts(&driver.state) {
                let fresh = ClearingCoffins::knowledge(&driver.state, Audience::Seat(prompt.seat));
                let mut choices = Vec::new();
                ClearingCoffins::choices(&driver.state, &prompt, &mut choices);
                let player = &driver.players[prompt.seat.idx()];
                faces += usize::from(player.knowledge != fresh);
                let [full, none] = [&player.knowledge, &fresh].map(|knowledge| {
                    let (mut racer, mut rng) = (player.racer.clone(), player.rng.clone());
                    let reaction = racer.react(knowledge, &prompt, &choices, &mut rng);
                    (reaction, racer.answer(knowledge, &prompt, &choices, &mut rng))
                });
                assert_eq!(full, none);
            }
            driver.step();
        }
    }
    assert!(faces > 1_000, "{faces}");
}

#[test]
fn bots_draw_from_their_own_chance() {
    // CC-11.5: the same seat and seed do the same twice.
    let moments = || {
        let mut driver = Driver::deal(&Options::default(), &[SLEEPY, UNDEAD, QUICK], 5);
        finish(&mut driver);
        driver.players.swap_remove(1).moments
    };
    assert_eq!(moments(), moments());
}

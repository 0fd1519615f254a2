//! What must hold of every game, on random walks from many seeds.

#![expect(clippy::unwrap_used, reason = "a failed step is a failed test")]

mod house;

use engine::table::NewTable;
use engine::{Chance as _, Fast, Game, Input, Origin, Purpose, Secret, Stamp, Switch, Table};
use house::House;
use rest_in_peace::api::EntranceGhost;
use rest_in_peace::known::Phase;
use rest_in_peace::parts::{Card, CardSet, Room};
use rest_in_peace::{Command, Deal, End, Known, Loss, Options, RestInPeace, State};
use testbed::walk::Walk;
use testbed::{properties, times, two_worlds};

#[test]
fn every_position_keeps_every_promise() {
    // RP-3.1, T-RP-60 (an illegal command is rejected and changes nothing), T-RP-61 (the same set-up and commands
    // twice give the same game), RP-2.3 (from a shuffle or from explicit lists).
    let summary = properties::assert_hold::<House>(0..times(250));
    assert!(summary.reasons.len() >= 7, "{summary:?}");
    assert!(summary.taken_back > 20, "{summary:?}");
}

#[test]
fn games_equal_in_all_the_player_knows_look_alike() {
    // T-RP-59, RP-8.1: views, hints, choices and refusals.
    let summary = two_worlds::assert_equal::<House>(0..times(250));
    assert!(summary.different * 10 > summary.pairs * 9, "{summary:?}");
    assert!(summary.same_after * 10 > summary.pairs, "{summary:?}");
}

/// How a game is played by dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Policy {
    /// Every option alike, but never twice through the passage without another action between (RP-7.5).
    Uniform,
    /// Turns up every clue and prefers doors: F of section 13.
    Forward,
}

/// Plays one game, shows every position, and gives the last.
fn play(options: &Options, policy: Policy, rng: &mut Fast, mut watch: impl FnMut(&Known)) -> State {
    let deal = RestInPeace::shuffle(RestInPeace::NEWEST, options, 1, rng);
    let mut state = RestInPeace::deal(RestInPeace::NEWEST, options, 1, &deal, &mut ());
    let mut choices = Vec::new();
    let mut last = None;
    for step in 0.. {
        watch(state.known());
        let Some(prompt) = RestInPeace::prompts(&state).first().copied() else {
            break;
        };
        // RP-7.5: every game ends.
        assert!(step < 400, "{options:?} does not end");
        choices.clear();
        RestInPeace::choices(&state, &prompt, &mut choices);
        let is_shuttling = |command: &Command| *command == Command::Passage && last == Some(Command::Passage);
        choices.retain(|command| *command != Command::Concede && !is_shuttling(command));
        if policy == Policy::Forward {
            prefer(&mut choices, |command| *command == Command::Flip);
            prefer(&mut choices, |command| {
                matches!(command, Command::Door { .. } | Command::Fresh { .. })
            });
        }
        let command = match choices.len() {
            // Only the passage is left, to and fro (RP-7.5).
            0 => Command::Concede,
            count => choices[rng.draw(Purpose("walk"), step, count as u32) as usize],
        };
        last = Some(command);
        let input = Input::Command {
            seat: prompt.seat,
            prompt: prompt.id,
            command,
        };
        let applied = RestInPeace::apply(&mut state, Stamp(0), input, rng, &mut ());
        assert_eq!(applied, Ok(()), "{command:?}");
    }
    state
}

/// Keeps only what is wanted, if there is any.
fn prefer(choices: &mut Vec<Command>, wanted: impl Fn(&Command) -> bool) {
    if choices.iter().any(&wanted) {
        choices.retain(|command| wanted(command));
    }
}

/// RP-9.2: *n* leave by the doors of a room, the last closes it.
fn assert_few_entries(known: &Known) {
    for room in Room::all() {
        let entries = known.door_entries[room.idx()];
        let is_passage = known.passages.contains(room);
        assert!(
            entries <= known.options.doors + 1 || is_passage,
            "{room} was entered by door {entries} times"
        );
    }
}

#[test]
fn with_two_doors_the_deck_never_runs_out() {
    // T-RP-57, RP-7.6: at least 4 cards are left; RP-9.2: at most 3 entries by door; RP-7.5: all games end.
    let options = Options::default();
    let mut rng = Fast::new(57);
    let mut fewest = 52;
    for game in 0..times(100_000) {
        let policy = if game % 2 == 0 {
            Policy::Uniform
        } else {
            Policy::Forward
        };
        let state = play(&options, policy, &mut rng, |_| {});
        let known = state.known();
        fewest = fewest.min(known.deck.len());
        // The start counts as an entry by door but uses none.
        let by_door: u32 = known.door_entries.iter().map(|count| u32::from(*count)).sum();
        assert!(by_door <= 1 + 48, "{by_door} entries by door");
        assert_few_entries(known);
    }
    assert!(fewest >= 4, "{fewest} cards were left");
}

#[test]
fn with_more_doors_the_deck_can_run_out_but_entries_stay_few() {
    // RP-7.6, RP-9.2
    let mut rng = Fast::new(76);
    let mut out_of_doors = 0;
    for game in 0..times(20_000) {
        let options = Options {
            doors: 1 + (game % 5) as u8,
            ..Options::default()
        };
        let state = play(&options, Policy::Uniform, &mut rng, |_| {});
        assert_few_entries(state.known());
        let is_out = state.known().phase == Phase::Over(End::Lost(Loss::OutOfDoors));
        assert!(!is_out || options.doors >= 3, "{options:?}");
        out_of_doors += u32::from(is_out);
    }
    assert!(out_of_doors > 0);
}

#[test]
fn no_game_with_a_hint_is_won() {
    // T-RP-58: the tests of RP-7.4 are sound. Games with a hint must be frequent, and so must wins without one.
    let mut rng = Fast::new(58);
    let (mut hints, mut wins) = (0, 0);
    for game in 0..times(20_000) {
        let options = Options {
            doors: 2 + (game % 2) as u8,
            early_loss: rest_in_peace::api::EarlyLoss::Hint,
            ..Options::default()
        };
        let state = play(&options, Policy::Forward, &mut rng, |_| {});
        let known = state.known();
        let is_won = known.phase == Phase::Over(End::Won);
        assert!(
            !is_won || known.doomed.is_none(),
            "a game with the hint {:?} was won",
            known.doomed
        );
        hints += u32::from(known.doomed.is_some());
        wins += u32::from(is_won);
    }
    assert!(hints > 500 && wins > 3_000, "{hints} hints, {wins} wins");
}

#[test]
fn shuffles_are_dealt_again_where_that_is_agreed() {
    // T-RP-6, T-RP-13, RP-2.2, R-RP-12: the ghost is never at the entrance, and a door can be used at the start.
    let mut rng = Fast::new(13);
    let (mut ghosts, mut stuck) = (0, 0);
    for game in 0..times(3_000) {
        let agreed = Options {
            opening_mulligan: Switch::On,
            ..Options::default()
        };
        let literal = Options {
            entrance_ghost: EntranceGhost::Lose,
            ..Options::default()
        };
        let options = if game % 2 == 0 { agreed } else { literal };
        let deal = RestInPeace::shuffle(RestInPeace::NEWEST, &options, 1, &mut rng);
        RestInPeace::check_deal(RestInPeace::NEWEST, &options, 1, &deal).unwrap();
        let state = RestInPeace::deal(RestInPeace::NEWEST, &options, 1, &deal, &mut ());
        let lost_by = |loss| u32::from(state.known().phase == Phase::Over(End::Lost(loss)));
        let lost = (lost_by(Loss::GhostEntrance), lost_by(Loss::StuckOpening));
        if options == agreed {
            assert_eq!(lost, (0, 0));
        }
        ghosts += lost.0;
        stuck += lost.1;
    }
    // One game in 13, and one in 30.
    assert!(ghosts > 60 && stuck > 20, "{ghosts} ghosts, {stuck} stuck");
}

/// A deal whose room 1 has this secret and whose deck begins with these cards.
fn laid_out(secret: &str, top: &[&str]) -> Deal {
    let mut deal = RestInPeace::shuffle(RestInPeace::NEWEST, &Options::default(), 1, &mut Fast::new(65));
    let secret = secret.parse().unwrap();
    let place = deal.secrets.iter().position(|other| *other == secret).unwrap();
    deal.secrets.swap(0, place);
    for (place, card) in top.iter().enumerate() {
        let card = card.parse().unwrap();
        let found = deal.deck.iter().position(|other| *other == card).unwrap();
        deal.deck.swap(place, found);
    }
    deal
}

#[test]
fn what_is_laid_out_on_purpose_is_never_dealt_again() {
    // T-RP-65, R-RP-25, RP-2.3: refused with the reason, or dealt as it is.
    let redeal = Options {
        opening_mulligan: Switch::On,
        ..Options::default()
    };
    let literal = Options {
        entrance_ghost: EntranceGhost::Lose,
        ..Options::default()
    };
    let set_up = |options: Options, deal: Deal| {
        let new = NewTable::<RestInPeace> {
            deal: Some(deal),
            ..NewTable::new(1, options)
        };
        Table::shuffled(new, Secret::from_seed(1), Vec::new(), &mut ())
    };
    for (deal, told, loss) in [
        (
            laid_out("Gh", &[]),
            "deal.secrets: the ghost lies at the Main Entrance, and entrance_ghost=redeal would deal again",
            Loss::GhostEntrance,
        ),
        (
            laid_out("SHC", &["A♠", "A♥"]),
            "deal.deck: no door of the start can be used, and opening_mulligan=on would deal again",
            Loss::StuckOpening,
        ),
    ] {
        let problem = set_up(redeal, deal).err().unwrap().to_string();
        assert!(problem.starts_with(told), "{problem}");
        let table = set_up(literal, deal).unwrap();
        assert_eq!(
            (table.setup().origin, table.setup().deal),
            (Origin::Explicit, deal)
        );
        assert_eq!(table.outcome().unwrap().reason, loss.code());
    }
}

#[test]
fn a_hundred_thousand_games_over_all_seats_and_options_are_sound_and_end() {
    // RP-3.1, RP-7.5, RP-10: the invariants are asserted after every input. Some of them by default, and all with
    // `SEXTON_SLOW=1`.
    let games = if times(1) > 1 { 100_000 } else { 5_000 };
    let mut ends = std::collections::BTreeMap::new();
    for seed in 0..games {
        let mut walk = Walk::<House>::random(1_000_000 + seed).0;
        while let Some((at, chosen)) = walk.choose().unwrap() {
            chosen.perform(&mut walk.table, at, &mut Vec::new()).unwrap();
        }
        let outcome = walk.table.outcome().unwrap();
        *ends.entry(outcome.reason).or_insert(0_u32) += 1;
    }
    assert!(
        ends.len() == 10 && ends.values().all(|count| *count > 5),
        "{ends:?}"
    );
}

#[test]
fn what_is_left_in_the_deck_is_known_but_not_its_order() {
    // RP-5.7: the deck is what lies nowhere else.
    let mut rng = Fast::new(0);
    for _ in 0..times(300) {
        play(&Options::default(), Policy::Forward, &mut rng, |known| {
            let lying = known.doors.iter().flat_map(|doors| doors.iter());
            let lying: CardSet = lying
                .chain(known.discard.iter().copied())
                .chain(known.fresh.iter().copied())
                .collect();
            let left: CardSet = Card::all().filter(|card| !lying.contains(*card)).collect();
            assert_eq!(known.deck, left);
        });
    }
}

#[test]
fn candidates_are_the_patterns_that_begin_with_the_clues() {
    // RP-1.5: 6, 2, 1, 1 for k = 0 … 3.
    let mut rng = Fast::new(15);
    for _ in 0..times(300) {
        play(&Options::default(), Policy::Forward, &mut rng, |known| {
            assert_eq!(known.candidates().count(), [6, 2, 1, 1][known.clues.len()]);
        });
    }
}

#[test]
fn a_game_is_measured_by_what_happened_in_it() {
    // RP-7.7
    let mut rng = Fast::new(77);
    for _ in 0..times(300) {
        let state = play(&Options::default(), Policy::Forward, &mut rng, |_| {});
        let known = state.known();
        let mut measures = std::collections::BTreeMap::new();
        RestInPeace::measures(&state, &mut |name, value| {
            measures.insert(name, value);
        });
        let by_room = |entries: &[u8; 13]| entries.iter().map(|count| u32::from(*count)).sum::<u32>();
        assert_eq!(
            measures["entries"],
            by_room(&known.door_entries) + by_room(&known.passage_entries)
        );
        assert_eq!(measures["closings"], u32::from(known.closed.len()));
        assert_eq!(measures["cards_left"], u32::from(known.deck.len()));
        assert_eq!(measures["clues"], known.clues.len() as u32);
    }
}

#[test]
fn every_room_has_a_name_of_its_own() {
    // RP-1.4: names are data, kept with the messages and found by the number of the room.
    let keys: Vec<String> = Room::all()
        .map(|room| rest_in_peace::text::room(room).key)
        .collect();
    assert_eq!(keys[0], "rp-room-1");
    assert_eq!(keys[12], "rp-room-13");
    assert_eq!(keys.iter().collect::<std::collections::BTreeSet<_>>().len(), 13);
}

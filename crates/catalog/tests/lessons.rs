//! Every lesson is played by the real rules: each of its moves is legal, and what its messages claim is so.

#![expect(clippy::unwrap_used, reason = "a test may fail where it stands")]

use catalog::lesson::{Deed, LEARNER, Lesson, Step};
use engine::table::{NewTable, Table};
use engine::{Audience, Game, Keyed, Stamp};
use words::{Lang, Words};

/// The step and what is wrong with it.
fn at(game: &str, idx: usize, step: &Step) -> String {
    format!(
        "{game}, step {idx} ({})",
        step.say.as_deref().unwrap_or("says nothing")
    )
}

/// What a message claims is true while it is shown.
fn check_claims<G: Game>(table: &Table<G>, step: &Step, place: &str) {
    let view = serde_json::to_value(table.view(Audience::Seat(LEARNER))).unwrap();
    for (pointer, expected) in &step.expect {
        assert_eq!(view.pointer(pointer), Some(expected), "{place}: {pointer}");
    }
}

/// A move that is asked for is offered to the learner, exactly once.
fn check_offer<G: Game>(table: &Table<G>, command: &serde_json::Value, place: &str) {
    let own = table
        .prompts()
        .into_iter()
        .filter(|prompt| prompt.seat == LEARNER);
    let offered = own.flat_map(|prompt| table.choices(&prompt));
    let offered: Vec<_> = offered
        .map(|choice| serde_json::to_value(choice).unwrap())
        .collect();
    let count = offered.iter().filter(|choice| *choice == command).count();
    assert_eq!(count, 1, "{place}: {command} is not among {offered:?}");
}

/// What is agreed afterwards can be played.
fn check_afterwards<G: Game>(lesson: &Lesson) {
    let Some(afterwards) = &lesson.afterwards else {
        return;
    };
    let mut all = serde_json::to_value(G::Options::default()).unwrap();
    let named = afterwards.as_object().unwrap().clone();
    all.as_object_mut().unwrap().extend(named);
    let options = serde_json::from_value(all).unwrap();
    for seats in G::SEATS {
        NewTable::<G>::check(seats, &options, None).unwrap();
    }
}

fn play<G: Game>() {
    let lesson = catalog::lesson(G::NAME).unwrap();
    check_afterwards::<G>(lesson);
    let new = lesson.table::<G>().unwrap();
    let mut table = Table::<G, Keyed>::shuffled(new, Lesson::secret(), Vec::new(), &mut ()).unwrap();
    for (idx, step) in lesson.steps.iter().enumerate() {
        let place = at(G::NAME, idx, step);
        check_claims(&table, step, &place);
        let own = step.command.iter().map(|command| {
            check_offer(&table, command, &place);
            let command = command.clone();
            Deed::Answer {
                seat: LEARNER,
                command,
            }
        });
        let own: Vec<Deed> = own.collect();
        for deed in own.iter().chain(&step.deeds) {
            let done = deed.carry_out(&mut table, Stamp(1_000 * (idx as u64 + 1)), &mut ());
            assert_eq!(done, Ok(()), "{place}: {deed:?}");
        }
    }
}

#[test]
fn every_move_of_every_lesson_is_legal_and_does_what_is_said() {
    for game in catalog::games() {
        catalog::with_game!(game.name, G => play::<G>()).unwrap();
    }
}

#[test]
fn a_step_is_read_asks_for_a_move_or_is_done_by_the_others() {
    for game in catalog::games() {
        let lesson = catalog::lesson(game.name).unwrap();
        for (idx, step) in lesson.steps.iter().enumerate() {
            let place = at(game.name, idx, step);
            let is_done_by_others = !step.deeds.is_empty();
            assert_eq!(step.is_silent(), is_done_by_others, "{place}");
            // Whoever is shown something has something to read about it.
            assert!(step.say.is_some() || step.point.is_empty(), "{place}");
        }
        let last = lesson.steps.last().unwrap();
        assert!(last.say.is_some() && last.command.is_none(), "{}", game.name);
        assert!(lesson.steps[0].say.is_some(), "{}", game.name);
    }
}

#[test]
fn every_step_has_its_words_in_every_language_and_no_words_are_left_over() {
    for game in catalog::games() {
        let lesson = catalog::lesson(game.name).unwrap();
        let keys: Vec<String> = lesson
            .steps
            .iter()
            .filter_map(|step| step.key(game.prefix))
            .collect();
        for lang in Lang::ALL {
            for key in &keys {
                assert!(Words::of(lang).knows(key), "{lang}: {key}");
            }
        }
        let file = format!("../../text/en/lesson-{}.ftl", game.name);
        let text = std::fs::read_to_string(file).unwrap();
        let written = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
        for key in written {
            assert!(keys.iter().any(|used| used == key), "{key} is said nowhere");
        }
    }
}

#[test]
fn there_is_no_lesson_of_a_game_nobody_knows() {
    assert_eq!(catalog::lesson("chess"), None);
}

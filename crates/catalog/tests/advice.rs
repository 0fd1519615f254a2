//! What the sexton says of choices is said in every language, and nothing is written that it never says (TB-8.1).
#![expect(
    clippy::unwrap_used,
    reason = "a table that cannot be played shall stop the test"
)]

use bots::WithBots;
use engine::{Audience, Fast, Input, Mode, Prompt, Seat, Stamp};
use std::collections::BTreeSet;
use words::{Lang, Words};

/// Everybody does as a bot of the usual level would, or anything; before each decision everything is asked about.
fn listen<G: WithBots>(seats: u8, options: &G::Options, seed: u64, said: &mut BTreeSet<String>) {
    let mut rng = Fast::new(seed);
    let deal = G::shuffle(G::NEWEST, options, seats, &mut rng);
    let mut state = G::deal(G::NEWEST, options, seats, &deal, &mut ());
    let mut bots: Vec<_> = (0..seats).map(|_| (G::usual_bot().make)()).collect();
    // All each seat has seen: what is hidden again is remembered.
    let audience = |seat: u8| Audience::Seat(Seat(seat));
    let mut known: Vec<G::Knowledge> = (0..seats)
        .map(|seat| G::knowledge(&state, audience(seat)))
        .collect();
    for number in 0..400 {
        let prompts = G::prompts(&state);
        let Some(first) = prompts.iter().find(|prompt| prompt.must).or(prompts.first()) else {
            return;
        };
        let choices = |prompt: &Prompt<G::Kind>| {
            let mut choices = Vec::new();
            G::choices(&state, prompt, &mut choices);
            choices
        };
        for prompt in &prompts {
            let known = &known[prompt.seat.idx()];
            let all = choices(prompt).into_iter().map(Some).chain([None]);
            for reason in all.flat_map(|choice| G::reasons(known, prompt, choice.as_ref())) {
                for lang in Lang::ALL {
                    let words = Words::of(lang).say(&reason);
                    assert!(!words.contains(['⟨', '{', '}']), "{lang}: {words}");
                }
                said.insert(reason.key);
            }
        }
        let mut pick = |prompt: &Prompt<G::Kind>, rng: &mut Fast| {
            let mut choices = choices(prompt);
            choices.retain(|choice| !G::concedes(choice));
            if rng.below(3) == 0 {
                return choices[rng.below(choices.len() as u32) as usize];
            }
            bots[prompt.seat.idx()].answer(&known[prompt.seat.idx()], prompt, &choices, rng)
        };
        let input = match first.mode {
            Mode::Open => Input::Command {
                seat: first.seat,
                prompt: first.id,
                command: pick(first, &mut rng),
            },
            Mode::Sealed => {
                let answers: Vec<(Seat, G::Command)> = prompts
                    .iter()
                    .filter(|it| it.mode == Mode::Sealed)
                    .map(|it| (it.seat, pick(it, &mut rng)))
                    .collect();
                Input::Round {
                    play: G::first_sealed(&state, &answers),
                }
            }
            Mode::Race => {
                let hands: Vec<_> = prompts
                    .iter()
                    .filter(|it| it.mode == Mode::Race)
                    .filter_map(|it| {
                        let choices = choices(it);
                        let known = &known[it.seat.idx()];
                        let (after_ms, command) = bots[it.seat.idx()].react(known, it, &choices, &mut rng)?;
                        Some(engine::Reaction {
                            seat: it.seat,
                            after_ms,
                            command,
                        })
                    })
                    .collect();
                Input::Verdict(G::judge(&state, &hands, &mut rng).unwrap().0)
            }
        };
        let at = Stamp(10_000 * (number + 1));
        let mut events = Vec::new();
        G::apply(&mut state, at, input, &mut rng, &mut events).unwrap();
        for (seat, known) in (0..seats).zip(&mut known) {
            for sighting in events
                .iter()
                .filter_map(|event| G::sighting(event, audience(seat)))
            {
                G::learn(known, &sighting);
                bots[usize::from(seat)].see(&sighting, &mut rng);
            }
        }
    }
}

/// Tables of a game until nothing new is said for a while.
fn hears_everything<G: WithBots>(options: &[serde_json::Value]) {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../text/en/advice.ftl")).unwrap();
    let start = format!("{}-why-", G::RULE_PREFIX.to_lowercase());
    let keys = text.lines().filter_map(|line| line.split(" =").next());
    let written: BTreeSet<String> = keys
        .filter(|key| key.starts_with(&start))
        .map(str::to_owned)
        .collect();
    assert!(written.len() > 10, "{written:?}");
    let mut said = BTreeSet::new();
    for seed in 0..400 {
        let options = &options[seed as usize % options.len()];
        let options: G::Options = serde_json::from_value(options.clone()).unwrap();
        let seats = (*G::SEATS.start() + (seed % 3) as u8).min(*G::SEATS.end());
        listen::<G>(seats, &options, seed, &mut said);
        if said == written {
            return;
        }
    }
    let unsaid: Vec<&String> = written.difference(&said).collect();
    let unwritten: Vec<&String> = said.difference(&written).collect();
    panic!("{}: never said {unsaid:?}, not written {unwritten:?}", G::NAME);
}

#[test]
fn everything_is_said_of_rest_in_peace() {
    hears_everything::<rest_in_peace::RestInPeace>(&[serde_json::json!({}), serde_json::json!({"doors": 3})]);
}

#[test]
fn everything_is_said_of_dawn_under() {
    hears_everything::<dawn_under::DawnUnder>(&[
        serde_json::json!({"expansion": "on"}),
        serde_json::json!({}),
    ]);
}

#[test]
fn everything_is_said_of_ruhe_in_frieden() {
    hears_everything::<ruhe_in_frieden::RuheInFrieden>(&[
        serde_json::json!({}),
        serde_json::json!({"new_cemetery_points": 0, "families": "choice"}),
        serde_json::json!({"new_cemetery_points": 0, "document_alone": "share"}),
    ]);
}

#[test]
fn everything_is_said_of_clearing_coffins() {
    hears_everything::<clearing_coffins::ClearingCoffins>(&[
        serde_json::json!({"max_throws": 300}),
        serde_json::json!({"claim_mode": "pointed", "sit_out": 1, "max_throws": 300}),
        serde_json::json!({"moon_cards": "any_two", "max_throws": 300}),
    ]);
}

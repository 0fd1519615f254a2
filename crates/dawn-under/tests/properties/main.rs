//! Random walks over seeds, seat counts and all option combinations.
#![expect(clippy::unwrap_used, reason = "a failed walk shall stop at its first step")]

mod walk;

use dawn_under::api::{BatEndsTurn, ContinueAfterMatch, Finish, GraveView, LidView, Options, Rats};
use dawn_under::parts::{Content, Grave, Layout};
use dawn_under::{Command, DawnUnder, Known, Phase, Reason, Refusal, Sighting, View};
use engine::table::{NewTable, Table};
use engine::{Audience, Digest, Fast, Game, Input, Log, Seat, Secret, Seen, Stamp, Switch};
use walk::Walk;

/// All combinations of the options that can have an effect together, for a number of seats.
fn all_options() -> Vec<Options> {
    let mut all = vec![Options::default()];
    let mut vary = |change: &dyn Fn(&mut Options)| {
        let changed = all.iter().map(|options| {
            let mut options = *options;
            change(&mut options);
            options
        });
        let changed: Vec<Options> = changed.collect();
        all.extend(changed);
    };
    vary(&|options| options.expansion = Switch::On);
    vary(&|options| options.garlic = Switch::Off);
    vary(&|options| options.continue_after_match = ContinueAfterMatch::Compulsory);
    vary(&|options| options.two_player_gift = 2);
    vary(&|options| options.finish = Finish::Clockwise);
    vary(&|options| options.bat_ends_turn = BatEndsTurn::Yes);
    vary(&|options| options.layout = Layout::L2);
    let with_rats = |rats| {
        let all = all.iter().copied();
        all.map(move |options| Options { rats, ..options })
    };
    let rats = [Rats::Full, Rats::ActiveOnly, Rats::Off];
    rats.into_iter().flat_map(with_rats).collect()
}

#[test]
fn every_game_is_sound_and_ends() {
    // T-DU-77, DU-1.7, I-DU-1 to I-DU-7, R-DU-14: 384 combinations of options and five seat counts.
    let options = all_options();
    assert_eq!(options.len(), 384);
    for (seed, options) in options.iter().enumerate() {
        for seats in 2..=6 {
            let mut walk = Walk::new(*options, seats, seed as u64 * 10 + u64::from(seats));
            while walk.step() {
                DawnUnder::assert_sound(&walk.state);
            }
            assert!(
                DawnUnder::outcome(&walk.state).is_some(),
                "somebody is asked until the end"
            );
            // R-DU-14: at most 72 layings-in are possible.
            assert!(walk.state.known().tally.placements <= 72);
        }
    }
}

#[test]
fn one_seat_is_asked_at_any_moment_and_ids_rise() {
    // DU-4: at any moment at most one player has to decide (D1 to D12).
    for seed in 0..200 {
        let mut walk = Walk::of_seed(seed);
        let mut last = 0;
        while let Some(prompt) = walk.prompt() {
            assert_eq!(DawnUnder::prompts(&walk.state).len(), 1);
            assert!(prompt.must && prompt.id.0 > last);
            last = prompt.id.0;
            walk.step();
        }
    }
}

/// Commands somebody might think of, right or wrong.
fn conceivable() -> Vec<Command> {
    let mut commands = Vec::new();
    for grave in Grave::all() {
        commands.extend([
            Command::Open { grave },
            Command::Bat { grave },
            Command::Rucola { grave },
        ]);
    }
    for end in dawn_under::parts::End::ALL {
        commands.extend([
            Command::Lay { end },
            Command::Give { end },
            Command::Receive { end },
        ]);
    }
    commands.extend(
        (0..8)
            .chain([255])
            .map(|seat| Command::GiveFound { to: Seat(seat) }),
    );
    commands.extend([
        Command::EndTurn,
        Command::PutGarlic,
        Command::LeaveEmpty,
        Command::Stop,
        Command::Believe,
        Command::Doubt,
    ]);
    commands
}

#[test]
fn what_is_offered_is_accepted_and_everything_else_is_refused() {
    // TB-1.5, DU-9.5: a refusal changes nothing.
    let conceivable = conceivable();
    for seed in 0..60 {
        let mut walk = Walk::of_seed(seed);
        while let Some(prompt) = walk.prompt() {
            let offered = walk.choices();
            assert!(offered.iter().all(|command| conceivable.contains(command)));
            let before = Digest::of(&walk.state);
            for command in &conceivable {
                let allowed = DawnUnder::check(&walk.state, &prompt, *command);
                assert_eq!(allowed.is_ok(), offered.contains(command), "{command:?}");
                if let Err(refusal) = allowed {
                    assert_eq!(walk.try_to(*command), Err(refusal));
                    assert!(walk.events.is_empty());
                }
            }
            assert_eq!(before, Digest::of(&walk.state));
            walk.step();
        }
    }
}

#[test]
fn the_fold_of_sightings_is_what_is_known_and_seen() {
    // DU-9.1, DU-9.7: for the public and for every seat.
    for seed in 0..300 {
        let mut walk = Walk::of_seed(seed);
        let audiences: Vec<Audience> = Audience::all(walk.seats()).collect();
        let mut learnt: Vec<Known> = audiences
            .iter()
            .map(|audience| DawnUnder::knowledge(&walk.state, *audience))
            .collect();
        while walk.step() {
            for (audience, known) in audiences.iter().zip(&mut learnt) {
                for event in &walk.events {
                    let sighting = DawnUnder::sighting(event, *audience).unwrap();
                    DawnUnder::learn(known, &sighting);
                }
                assert!(*known == DawnUnder::knowledge(&walk.state, *audience));
                assert!(DawnUnder::view_known(known) == DawnUnder::view(&walk.state, *audience));
            }
        }
    }
}

/// What a grave held, followed from the sightings with the simplest rules there are.
fn follow(contents: &mut [Content; 60], sighting: &Sighting) {
    match *sighting {
        Sighting::LaidIn { grave, vampire, .. } => contents[grave.idx()] = Content::Vampire(vampire),
        Sighting::GarlicPut { grave, seat } => contents[grave.idx()] = Content::Garlic(seat),
        Sighting::GarlicReturned { grave, .. } | Sighting::FoundTaken { grave, .. } => {
            contents[grave.idx()] = Content::Empty;
        }
        Sighting::Opened { grave, content, .. } => {
            assert_eq!(
                contents[grave.idx()],
                content,
                "an ideal memory knows what lies in {grave}"
            );
        }
        _ => {}
    }
}

#[test]
fn an_ideal_memory_knows_the_content_of_every_grave() {
    // T-DU-75, DU-1.2, DU-3.2, DU-9.7
    for seed in 0..300 {
        let mut walk = Walk::of_seed(seed);
        let mut contents = [Content::Empty; 60];
        while walk.step() {
            for event in &walk.events {
                follow(
                    &mut contents,
                    &DawnUnder::sighting(event, Audience::Public).unwrap(),
                );
            }
            assert_eq!(contents, walk.state.known().contents);
        }
    }
}

#[test]
fn two_worlds_that_look_alike_stay_alike_until_something_is_turned_up() {
    // DU-9.2, R-DU-43: views, prompts, choices and refusals betray nothing.
    let conceivable = conceivable();
    for seed in 0..150 {
        let mut walk = Walk::of_seed(seed);
        let mut chance = Fast::new(seed ^ 0x5eed);
        loop {
            let known = DawnUnder::knowledge(&walk.state, Audience::Public);
            let mut other = walk.clone_with(DawnUnder::determinize(&known, &mut chance));
            DawnUnder::assert_sound(&other.state);
            assert_alike(&walk, &other, &conceivable);
            let Some(command) = walk.pick() else { break };
            walk.play(command);
            other.play(command);
            let seen = |walk: &Walk| -> Vec<Sighting> {
                let events = walk.events.iter();
                events
                    .map(|event| DawnUnder::sighting(event, Audience::Public).unwrap())
                    .collect()
            };
            let (here, there) = (seen(&walk), seen(&other));
            let same = here
                .iter()
                .zip(&there)
                .take_while(|(one, two)| one == two)
                .count();
            if here == there {
                assert_alike(&walk, &other, &conceivable);
            } else {
                // The first difference is a face that was turned up in both worlds.
                assert!(turns_up_alike(&here[same], &there[same]), "{here:?} {there:?}");
            }
        }
    }
}

#[test]
fn a_guessed_world_can_be_played_to_its_end() {
    // DU-9.7: bots look ahead in worlds made from what is known.
    for seed in 0..200 {
        let mut walk = Walk::of_seed(seed);
        let mut chance = Fast::new(seed);
        for _ in 0..chance.below(120) {
            walk.step();
        }
        let known = DawnUnder::knowledge(&walk.state, Audience::Public);
        let mut guess = walk.clone_with(DawnUnder::determinize(&known, &mut chance));
        while guess.step() {
            DawnUnder::assert_sound(&guess.state);
        }
        assert!(DawnUnder::outcome(&guess.state).is_some());
    }
}

#[test]
fn inputs_of_other_games_are_refused() {
    // TB-1.1: there are no sealed rounds, no races and no clocks here.
    let mut walk = Walk::of_seed(1);
    for input in [Input::Wake, Input::Round { play: None }] {
        let refused = DawnUnder::apply(&mut walk.state, Stamp(1), input, &mut Fast::new(0), &mut ());
        assert_eq!(refused, Err(Refusal::UnknownInput));
    }
}

fn assert_alike(one: &Walk, two: &Walk, conceivable: &[Command]) {
    for audience in [Audience::Public, Audience::Seat(Seat(1))] {
        assert!(DawnUnder::view(&one.state, audience) == DawnUnder::view(&two.state, audience));
    }
    assert_eq!(one.prompt(), two.prompt());
    assert_eq!(one.choices(), two.choices());
    if let Some(prompt) = one.prompt() {
        for command in conceivable {
            let judge = |walk: &Walk| DawnUnder::check(&walk.state, &prompt, *command);
            assert_eq!(judge(one), judge(two));
        }
    }
}

/// Whether two sightings turn up the same piece and differ in its face only.
fn turns_up_alike(one: &Sighting, two: &Sighting) -> bool {
    match (*one, *two) {
        (
            Sighting::Opened {
                seat, grave, content, ..
            },
            Sighting::Opened {
                seat: other_seat,
                grave: other_grave,
                content: other_content,
                ..
            },
        ) => (seat, grave, content) == (other_seat, other_grave, other_content),
        (
            Sighting::Turned { seat, end, .. },
            Sighting::Turned {
                seat: other_seat,
                end: other_end,
                ..
            },
        ) => (seat, end) == (other_seat, other_end),
        (Sighting::LidRevealed { grave, .. }, Sighting::LidRevealed { grave: other, .. }) => grave == other,
        (Sighting::VampireRevealed { .. }, Sighting::VampireRevealed { .. })
        | (Sighting::ReserveRevealed { .. }, Sighting::ReserveRevealed { .. })
        | (Sighting::SetAsideRevealed { .. }, Sighting::SetAsideRevealed { .. }) => true,
        _ => false,
    }
}

/// Nothing of a closed grave, of the reserve or of a face-down vampire is in a view (DU-9.2).
fn assert_view_is_blind(view: &View, known: &Known) {
    assert!(view.reserve_revealed.is_empty() && view.set_aside_revealed.is_empty());
    for (grave, shown) in Grave::all().zip(&view.graves) {
        let GraveView {
            lid,
            underside,
            content,
            ..
        } = *shown;
        assert_eq!(lid == LidView::Closed, !known.open.contains(grave));
        assert_eq!(underside == Seen::Back, lid != LidView::Turned);
        assert_eq!(content == Seen::Back, lid == LidView::Closed);
    }
    for (seat, shown) in view.seats.iter().enumerate() {
        let down = shown.row.iter().filter(|vampire| **vampire == Seen::Back).count();
        assert_eq!(down, known.row(Seat(seat as u8)).down().len());
    }
}

/// A closed grave is sent as closed, plus the figures that stand on it.
fn assert_sent_as_closed(view: &View) {
    let json = serde_json::to_value(view).unwrap();
    for (grave, shown) in view.graves.iter().enumerate() {
        if shown.lid == LidView::Closed {
            let drawn = serde_json::json!({
                "lid": "closed", "underside": null, "content": null, "rucola": shown.rucola, "bat": shown.bat,
            });
            assert_eq!(json["graves"][grave], drawn);
        }
    }
}

#[test]
fn no_view_shows_what_is_closed() {
    // T-DU-71, DU-9.2, DU-9.3, R-DU-44: 1,000 random games.
    for seed in 0..1_000 {
        let mut walk = Walk::of_seed(seed);
        while walk.step() {
            let view = DawnUnder::view(&walk.state, Audience::Public);
            if !matches!(view.phase, Phase::Over(_)) {
                assert_view_is_blind(&view, walk.state.known());
                // Writing JSON takes far longer than playing.
                if seed < 20 {
                    assert_sent_as_closed(&view);
                }
            }
        }
    }
}

#[test]
fn the_board_looks_the_same_after_closing_as_before_opening() {
    // T-DU-72, DU-9.4: in the base game one command opens, resolves and closes.
    let mut closed_at_once = 0;
    for seed in 0..300 {
        let options = Options {
            rats: Rats::Off,
            ..Options::default()
        };
        let mut walk = Walk::new(options, 2 + (seed % 5) as u8, seed);
        let blank = DawnUnder::view(&walk.state, Audience::Public).graves;
        while walk.step() {
            let view = DawnUnder::view(&walk.state, Audience::Public);
            if walk.state.known().open.is_empty() && !matches!(view.phase, Phase::Over(_)) {
                assert!(view.graves == blank);
                closed_at_once += 1;
            }
        }
    }
    assert!(closed_at_once > 1_000);
}

#[test]
fn after_the_end_everything_is_open() {
    // DU-9.9
    for seed in 0..200 {
        let mut walk = Walk::of_seed(seed);
        while walk.step() {}
        let view = DawnUnder::view(&walk.state, Audience::Public);
        assert_eq!(view.reserve_revealed.len(), usize::from(view.reserve));
        assert!(view.seats.iter().all(|seat| !seat.row.contains(&Seen::Back)));
        let is_shown = |grave: &GraveView| grave.lid == LidView::Missing || grave.underside.face().is_some();
        assert!(
            view.graves
                .iter()
                .all(|grave| is_shown(grave) && grave.content.face().is_some())
        );
        let aside = if walk.seats() == 2 { 20 } else { 0 };
        assert_eq!(view.set_aside_revealed.len(), aside);
    }
}

#[test]
fn the_same_seed_and_the_same_commands_give_the_same_game() {
    // T-DU-76, TB-6.1: dealt from a secret, written, read and played again.
    for seed in 0..40u64 {
        let walk = Walk::of_seed(seed);
        let new = NewTable::<DawnUnder>::new(walk.seats(), walk.state.known().options);
        let mut table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap();
        let mut rng = Fast::new(seed);
        let mut at = 0;
        while let Some(prompt) = table.prompts().first().copied() {
            let choices = table.choices(&prompt);
            let command = choices[rng.below(choices.len() as u32) as usize];
            at += 7;
            table
                .command(Stamp(at), prompt.seat, prompt.id, command, &mut ())
                .unwrap();
        }
        let text = engine::log::write(&table);
        let log = Log::<DawnUnder>::read(&text).unwrap();
        assert!(log.verify_shuffle().unwrap());
        let replayed = log.replay(|_, _| {}).unwrap();
        assert_eq!(replayed.digest(), table.digest());
        assert_eq!(engine::log::write(&replayed), text);
        assert_eq!(table.settled_deal(), table.setup().deal, "nothing is drawn later");
        assert!(table.draws().is_empty());
    }
}

#[test]
fn winners_have_no_vampires_or_the_fewest() {
    // DU-8.1, DU-8.5, R-DU-14, against a second way of counting.
    for seed in 0..500 {
        let mut walk = Walk::of_seed(seed);
        while walk.step() {}
        let view = DawnUnder::view(&walk.state, Audience::Public);
        let outcome = DawnUnder::outcome(&walk.state).unwrap();
        let left: Vec<usize> = view.seats.iter().map(|seat| seat.row.len()).collect();
        let Phase::Over(ending) = view.phase else {
            panic!("the game is over")
        };
        let least = *left.iter().min().unwrap();
        match ending.reason {
            Reason::LastVampire => assert_eq!(least, 0),
            Reason::IdleLimit => assert!(least > 0 && view.idle == 36),
        }
        let best: Vec<u8> = (0..walk.seats())
            .filter(|seat| left[usize::from(*seat)] == least)
            .collect();
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        assert_eq!(winners, best);
        let scores = outcome.scores.unwrap();
        assert!(
            scores
                .iter()
                .all(|(seat, score)| *score as usize == left[seat.idx()])
        );
    }
}

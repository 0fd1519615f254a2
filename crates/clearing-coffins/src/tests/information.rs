//! Who knows what (CC-9).

use super::scene::{CONCEDE, Scene, at, claim, moon, pick};
use crate::ClearingCoffins;
use crate::api::{Command, Place, Sighting};
use crate::parts::Card;
use crate::state::State;
use engine::{Audience, Fast, Game, Seat};
use std::collections::BTreeMap;

/// Everything sent to an audience about this moment.
fn sent(scene: &Scene, audience: Audience) -> String {
    let view = serde_json::to_string(&ClearingCoffins::view(&scene.state, audience)).unwrap();
    let history: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| event.sighting(audience))
        .map(|sighting| serde_json::to_string(&sighting).unwrap())
        .collect();
    let choices: Vec<Vec<Command>> = (0..scene.state.public.seats())
        .map(|seat| scene.choices(seat))
        .collect();
    format!(
        "{view}\n{}\n{}",
        history.join("\n"),
        serde_json::to_string(&choices).unwrap()
    )
}

#[test]
fn worlds_that_differ_in_down_cards_are_told_alike() {
    // T-CC-46, CC-9.2, CC-9.5, CC-9.7, CC-3.3.5, R-CC-22: up to the moment a card is turned up.
    let play = |hidden: &[&str; 2]| {
        let (first, second) = (
            format!("{} PB YM PB", hidden[0]),
            format!("{} PM PB YB", hidden[1]),
        );
        let mut scene = Scene::rows(&["YB …", &first, &second]);
        let mut told: Vec<Vec<String>> = Vec::new();
        let mut step = |scene: &mut Scene, act: &dyn Fn(&mut Scene)| {
            act(scene);
            told.push(Audience::all(3).map(|audience| sent(scene, audience)).collect());
        };
        step(&mut scene, &|scene| scene.throw("Y+K"));
        step(&mut scene, &|scene| scene.adj("S0:500"));
        step(&mut scene, &|scene| scene.say(0, CONCEDE));
        step(&mut scene, &|scene| scene.throw("Y+B"));
        step(&mut scene, &|scene| scene.adj("S0:400"));
        step(&mut scene, &|scene| scene.say(0, claim(0, 0)));
        step(&mut scene, &|scene| scene.throw("!+M"));
        step(&mut scene, &|scene| scene.adj("S0:400"));
        step(&mut scene, &|scene| scene.say(0, moon((1, 0), (2, 0))));
        (told, scene)
    };
    let (here, scene) = play(&["[YK]", "[PM]"]);
    let (there, _) = play(&["[PM]", "[YK]"]);
    let (last_here, last_there) = (here.last().unwrap(), there.last().unwrap());
    assert_eq!(here[..8], there[..8]);
    // CC-9.3: of the look the claimant alone is told.
    assert_ne!(last_here[0], last_there[0]);
    assert_eq!(last_here[1..], last_there[1..]);
    assert!(last_here[0].contains("\"YK\""));
    assert!(
        !last_here[3].contains("\"YK\""),
        "nobody else reads of a hidden card"
    );
    assert_eq!(scene.row(1), "[YK] PB YM PB");
}

#[test]
fn what_was_shown_is_in_no_later_view() {
    // CC-9.4, CC-9.5, CC-9.6
    let mut scene = Scene::rows(&["…", "[PM] [YK] YB PB", "PB YB YM PB"]);
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, claim(1, 0));
    for audience in Audience::all(3) {
        let seen = scene.events.iter().filter_map(|event| event.sighting(audience));
        let faces: Vec<Card> = seen
            .filter_map(|sighting| match sighting {
                Sighting::Shown { card, .. } => Some(card),
                _ => None,
            })
            .collect();
        assert_eq!(faces, [Card::PurpleMoon], "{audience} saw it once");
        let view = ClearingCoffins::view(&scene.state, audience);
        let row = serde_json::to_string(&view.seats[1].row).unwrap();
        assert_eq!(row, r#"["down","down",{"up":"YB"},{"up":"PB"}]"#);
        // Who sits down now knows nothing of it; who saw it does.
        let late = scene.state.knowledge(audience);
        assert_eq!((late.face(at(1, 0)), late.face(at(1, 1))), (None, None));
        assert_eq!(scene.known(audience).face(at(1, 0)), Some(Card::PurpleMoon));
        assert_eq!(scene.known(audience).face(at(1, 1)), None);
    }
    scene.say(1, pick(0));
    assert_eq!(
        scene.known(Audience::Public).face(at(1, 0)),
        None,
        "it lies up now"
    );
}

#[test]
fn knowledge_follows_closing_and_swapping() {
    // CC-9.1, CC-9.6: everybody saw the card before it was turned, and watched the swap.
    let mut scene = Scene::rows(&["…", "YK PM YB PB", "[PK] PB YM PB"]);
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, claim(1, 0));
    assert_eq!(scene.seen()[0], Sighting::Closed { place: at(1, 0) });
    scene.throw("!+M");
    scene.adj("S0:500");
    scene.say(0, moon((1, 0), (2, 0)));
    scene.say(0, Command::MoonDecide { swap: true });
    let claimant = scene.known(Audience::Seat(Seat(0)));
    assert_eq!(claimant.face(at(1, 0)), Some(Card::PurpleSkull));
    assert_eq!(claimant.face(at(2, 0)), Some(Card::YellowSkull));
    let watcher = scene.known(Audience::Seat(Seat(1)));
    assert_eq!(watcher.face(at(1, 0)), None, "only the claimant looked");
    assert_eq!(watcher.face(at(2, 0)), Some(Card::YellowSkull));
}

#[test]
fn dice_are_hidden_until_the_reveal() {
    // CC-9.1, CC-10.6
    let rolled = |throw: &str| {
        let mut scene = Scene::rows(&["…", "…"]);
        scene.roll(throw);
        let told: Vec<String> = Audience::all(2).map(|audience| sent(&scene, audience)).collect();
        (told, scene)
    };
    let ((here, _), (there, mut scene)) = (rolled("Y+K"), rolled("!+M"));
    assert_eq!(here, there);
    scene.verdict(crate::Verdict::Reveal).unwrap();
    let view = ClearingCoffins::view(&scene.state, Audience::Public);
    assert_eq!(view.throw.unwrap().to_string(), "!+M");
}

#[test]
fn a_made_up_world_fits_what_is_known() {
    // CC-9.1: what is remembered stays, what is unknown varies.
    let mut scene = Scene::rows(&["…", "YK PM YB PB", "[PK] [YM] YM PB"]);
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, claim(1, 0));
    let known = scene.known(Audience::Seat(Seat(0)));
    let worlds: Vec<Vec<Option<Card>>> = (0..50)
        .map(|seed| {
            let world = ClearingCoffins::determinize(known, &mut Fast::new(seed));
            ClearingCoffins::assert_sound(&world);
            [at(1, 0), at(2, 0), at(2, 1)]
                .map(|place| world.face(place))
                .to_vec()
        })
        .collect();
    assert!(worlds.iter().all(|faces| faces[0] == Some(Card::YellowSkull)));
    assert!(worlds.iter().any(|faces| faces[1] != worlds[0][1]));
}

/// What lies down and in the pile, and in which order.
fn lies_hidden(state: &State) -> Vec<Option<Card>> {
    let downs = state.public.rows.iter().flat_map(|(seat, row)| {
        let face = move |slot| state.face(Place { seat, slot });
        row.downs().iter().map(face).collect::<Vec<_>>()
    });
    downs
        .chain(state.hidden.pile.iter().map(|card| Some(card.peek())))
        .collect()
}

#[test]
fn every_world_that_fits_is_made_up_equally_often_the_true_one_among_them() {
    // CC-9.1: YK was seen before it was closed; PM, PK and the two YK of the pile can lie in twelve orders.
    let mut scene = super::scene::Position::rows(&["…", "YK [PM] [PK] PB", "YB PB"])
        .pile(2)
        .build();
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, claim(1, 0));
    let truth = lies_hidden(&scene.state);
    assert_eq!(truth.len(), 5, "{truth:?}");
    let known = scene.known(Audience::Seat(Seat(0)));
    let (mut chance, mut orders) = (Fast::new(11), BTreeMap::new());
    for _ in 0..6_000 {
        let world = ClearingCoffins::determinize(known, &mut chance);
        *orders.entry(format!("{:?}", lies_hidden(&world))).or_insert(0u32) += 1;
    }
    // 500 each; five standard errors are 107.
    assert_eq!(orders.len(), 12, "{orders:?}");
    assert!(
        orders.values().all(|times| times.abs_diff(500) < 107),
        "{orders:?}"
    );
    assert!(orders.contains_key(&format!("{truth:?}")), "{truth:?} {orders:?}");
}

#[test]
fn after_the_end_what_lies_down_is_opened() {
    // R-CC-56, CC-9.5: by sightings; no view has it even then (CC-3.3.5).
    let mut scene = super::scene::Position::rows(&["…", "[YK] [PM] YB PB"])
        .cleared(1, 3)
        .build();
    scene.throw("Y+K");
    scene.adj("S1:500");
    scene.say(1, claim(1, 0));
    let opened = Sighting::Opened {
        place: at(1, 1),
        card: Card::PurpleMoon,
    };
    assert_eq!(scene.seen().last(), Some(&opened));
    let view = ClearingCoffins::view(&scene.state, Audience::Public);
    assert_eq!(
        serde_json::to_string(&view.seats[1].row).unwrap(),
        r#"["gap","down",{"up":"YB"},{"up":"PB"}]"#
    );
}

//! Answers for who does not answer (R-RF-51, R-RF-52).

use super::{Position, Scene};
use crate::api::Command;
use crate::overdue;
use crate::phase::Step;
use engine::{Audience, Game as _, Mode, Seat};

/// Lets time run out for a player once.
fn run_out(scene: &mut Scene, who: &str) -> Command {
    let prompts = crate::RuheInFrieden::prompts(&scene.state);
    let prompt = prompts
        .iter()
        .find(|prompt| prompt.seat == super::script::seat(who))
        .unwrap();
    let known = scene.state.known(Audience::Seat(prompt.seat));
    let command = overdue::answer(&known, prompt.kind).unwrap();
    scene.gives(prompt, command);
    command
}

#[test]
fn pills_for_all_still_without_and_nothing_else() {
    // R-RF-51
    let mut scene = Position::new(3).chip("A2", "r", "B").build();
    scene.does("A", "visit A4 b");
    while scene.waits_for() != "A pills" {
        run_out(&mut scene, "A");
    }
    let chips: Vec<String> = (1..=5).map(|wish| scene.chip(&format!("A{wish}"))).collect();
    assert_eq!(chips, ["w", "r*", "w", "b", "w"]);
    assert_eq!(run_out(&mut scene, "A"), Command::EndPills);
    assert_eq!(run_out(&mut scene, "A"), Command::EndShares);
    assert_eq!(scene.waits_for(), "B visits");
}

#[test]
fn the_best_regular_burial_without_documents() {
    // R-RF-51
    let dead = |cards: &str, whom: &str| {
        let mut scene = Position::new(3)
            .holds("A", cards)
            .dead(whom)
            .at(Step::Reactions)
            .build();
        run_out(&mut scene, "A");
        scene.pass_all();
        scene
    };
    assert_eq!(dead("GM2 GM5 IL3", "A4 A5").fate("A5"), "5");
    // Equal scores: the lowest grave, then the lowest wish.
    let scene = dead("GM1 GM3", "A2");
    assert_eq!(scene.fate("A2"), "1");
    let scene = dead("GM3", "A4 A2");
    assert_eq!(
        (scene.fate("A2").as_str(), scene.fate("A4").as_str()),
        ("3", "new")
    );
    // No majority: the New Cemetery, though a document would have opened a grave.
    let mut scene = Position::new(2)
        .holds("A", "IL3 SH4")
        .holds("B", "GM3 GM4")
        .dead("A4 A2")
        .at(Step::Reactions)
        .build();
    run_out(&mut scene, "A");
    assert_eq!(
        (scene.fate("A2").as_str(), scene.fate("A4").as_str()),
        ("new", "dead")
    );
}

#[test]
fn windows_are_passed_and_rights_are_not_used() {
    // R-RF-51, R-RF-52
    let scene = Position::new(3).coffin("1", "A1").holds("B", "GM1").build();
    let known = scene.state.known(Audience::Seat(Seat(1)));
    assert_eq!(overdue::answer(&known, crate::Kind::Interrupt), None);
    let public = scene.state.known(Audience::Public);
    assert_eq!(overdue::answer(&public, crate::Kind::Visits), None);
    // A table that nobody answers at plays itself to an end.
    let mut scene = Position::new(3).build();
    let mut count = 0;
    while scene.over().is_none() {
        let prompts = crate::RuheInFrieden::prompts(&scene.state);
        if prompts[0].mode == Mode::Sealed {
            scene.close();
            continue;
        }
        let who = super::script::name(prompts[0].seat).to_string();
        run_out(&mut scene, &who);
        count += 1;
        assert!(count < 1000);
    }
    assert_eq!(scene.over(), Some("standstill"));
}

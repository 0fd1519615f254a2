//! What is due and cannot be done freezes the table with a report; it is not tried again and again.

use super::contrary::{Contrary, Refuses};
use super::world::World;
use crate::table::{Event, Mistake};
use dawn_under::DawnUnder;
use engine::{Fast, Game as _};
use serde_json::json;

fn world() -> World {
    let options = Default::default();
    let deal = json!(DawnUnder::shuffle(
        DawnUnder::NEWEST,
        &options,
        2,
        &mut Fast::new(1)
    ));
    World::deal::<DawnUnder>(2, &json!(options), &deal)
}

#[test]
fn whatever_is_due_and_refused_is_a_mistake() {
    for refuses in [
        Refuses::Wake,
        Refuses::Overdue,
        Refuses::Bot,
        Refuses::Window,
        Refuses::Race,
    ] {
        let mut machine = world().machine;
        machine.set_play(Box::new(Contrary::new(refuses)));
        let event = Event::Gone {
            conn: super::world::conn_of(engine::Seat(0)),
            key: None,
        };
        let now = machine.now;
        assert!(machine.step(now, event).is_ok());
        let mut due = machine.wake_at().unwrap();
        let mut stepped = machine.step(due, Event::Tick);
        // Where the answer is due later, somebody stands in for the host first.
        if let Some(next) = machine.wake_at().filter(|next| stepped.is_ok() && *next > due) {
            due = next;
            stepped = machine.step(due, Event::Tick);
        }
        let Err(Mistake(report)) = stepped else {
            panic!("{refuses:?} was refused, and it would be due again at once");
        };
        assert!(report.contains("not_here"), "{report}");
        let out = machine.freeze(due, &report);
        assert_eq!(machine.wake_at(), None, "nothing moves any more");
        let kept = out.change.unwrap();
        assert!(kept.lines.is_empty());
        assert!(
            kept.record.unwrap().data.contains("not_here"),
            "the report is kept"
        );
    }
}

//! Who is asked follows from public knowledge (T-RF-116).

use crate::walk::Walk;
use engine::{Game as _, Seat, SeatSet};
use ruhe_in_frieden::RuheInFrieden;
use ruhe_in_frieden::api::{WindowOrder, WindowPrivacy};
use ruhe_in_frieden::phase::WindowKind;
use testbed::times;

/// RF-8.6 once more, from a view alone and in other words.
fn asked_by_view(view: &serde_json::Value) -> SeatSet {
    let window = &view["window"];
    if window.is_null() {
        return SeatSet::EMPTY;
    }
    let list = |value: &serde_json::Value| value.as_array().unwrap().clone();
    let seats = list(&view["seats"]);
    let graves = list(&view["graves"]);
    let occupied = |grave: usize| !list(&graves[grave]["coffins"]).is_empty();
    let unseen = |grave: usize, action: &str| list(&graves[grave]["unseen"]).iter().any(|it| it == action);
    let certificates = |seat: usize, grave: usize| {
        let shares = list(&seats[seat]["shares"]);
        shares.iter().filter(|share| share["grave"] == grave + 1).count()
    };
    // R-RF-66: where actions lie open, everybody sees which card it is.
    let open = view["options"]["open_actions"] == "on";
    let holds = |seat: usize, grave: usize, action: &str| {
        let shares = list(&seats[seat]["shares"]);
        let is_it = |share: &serde_json::Value| share["grave"] == grave + 1 && share["action"] == action;
        if open {
            shares.iter().any(is_it)
        } else {
            certificates(seat, grave) > 0 && unseen(grave, action)
        }
    };
    let might = |seat: usize, grave: usize, action: &str| occupied(grave) && holds(seat, grave, action);
    // R-RF-63: without a real share documents count nothing.
    let alone = view["options"]["document_alone"] == "share";
    let total = |seat: usize, grave: usize| {
        let documents = view["burial"]["documents"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let documents = documents
            .iter()
            .filter(|document| document["seat"] == seat && document["counts_for"] == grave + 1);
        let counts = alone || certificates(seat, grave) > 0;
        (certificates(seat, grave) + documents.count()) * usize::from(counts)
    };
    let pays = |seat: usize, grave: usize| {
        list(&graves[grave]["coffins"]).iter().any(|coffin| {
            seats.iter().any(|owner| {
                owner["seat"] != seat
                    && owner["money"] != 0
                    && list(&owner["relatives"])
                        .iter()
                        .any(|relative| relative["relative"] == *coffin)
            })
        })
    };
    let mut asked = SeatSet::EMPTY;
    for seat in 0..seats.len() {
        let mut line = false;
        for grave in 0..5 {
            line |= might(seat, grave, "GM") && pays(seat, grave);
            let alive = !view["seats"][seat]["relatives"][grave]["health"].is_null();
            line |= might(seat, grave, "SH") && alive;
            let empty = (0..5).any(|other| !occupied(other));
            let double = (0..5).any(|other| other != grave && might(seat, other, "DO"));
            line |= might(seat, grave, "MX") && (empty || double);
        }
        if let Some(target) = window["bury"]["grave"].as_u64().map(|number| number as usize - 1)
            && !occupied(target)
        {
            let burier = view["burial"]["seat"].as_u64().unwrap() as usize;
            let others = |seat: usize| (0..seats.len()).filter(move |other| *other != seat);
            let ahead = others(burier).all(|other| total(burier, target) > total(other, target));
            let pot = (0..5)
                .filter(|grave| *grave != target && holds(seat, *grave, "IL"))
                .count();
            let pot = pot * usize::from(alone || certificates(seat, target) > 0);
            line |= if seat == burier {
                !ahead && others(seat).all(|other| total(seat, target) + pot > total(other, target))
            } else {
                ahead && pot >= 1 && total(seat, target) + pot >= total(burier, target)
            };
        }
        if line {
            asked.insert(Seat(seat as u8));
        }
    }
    asked
}

#[test]
fn who_is_asked_follows_from_any_view() {
    // T-RF-116, RF-8.6, RF-8.12, R-RF-40
    let mut windows = 0;
    for seed in 0..times(40) {
        let mut walk = Walk::random(seed);
        let options = walk.table.setup().options;
        let relaxed = options.window_privacy == WindowPrivacy::Relaxed;
        let arrival = options.window_order == WindowOrder::Arrival;
        while walk.table.outcome().is_none() {
            let state = walk.table.state();
            let prompts = RuheInFrieden::prompts(state);
            let window = state.board().agenda.window();
            let asked: SeatSet = prompts
                .iter()
                .filter(|_| window.is_some())
                .map(|prompt| prompt.seat)
                .collect();
            for audience in walk.audiences() {
                let view = serde_json::to_value(walk.table.view(audience)).unwrap();
                let mut expected = asked_by_view(&view);
                // RF-8.4: the round is not in the view, but everybody has seen how many cards were played.
                if let Some(window) = window
                    && window.kind == WindowKind::Adjust
                    && window.round == 1
                {
                    expected.remove(state.board().active);
                }
                if relaxed || arrival {
                    // R-RF-60: always a part of the strict set; and who has passed by arrival is not asked again.
                    assert!(asked.iter().all(|seat| expected.contains(seat)), "seed {seed}");
                } else {
                    assert_eq!(asked, expected, "seed {seed}: {audience}");
                    windows += u32::from(!asked.is_empty());
                }
            }
            walk.step();
        }
    }
    assert!(windows > 500, "{windows}");
}

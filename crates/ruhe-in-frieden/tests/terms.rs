//! Prices and points as clients show them are those of the rules, on tables played at random.

#![expect(clippy::unwrap_used, reason = "a test may stop where it cannot go on")]

use engine::table::{NewTable, Table};
use engine::{Audience, Fast, Game as _, Mode, Seat, Secret, Stamp};
use ruhe_in_frieden::api::Way;
use ruhe_in_frieden::parts::{Grave, Money};
use ruhe_in_frieden::{Command, How, Options, Play, RuheInFrieden, Sighting, View, grave_points, terms};

/// Plays a table at random. Of each open decision it tells the view before, who decided what, and what was seen.
fn play(seed: u64, visit: impl FnMut(&View, Seat, &Command, &[Sighting])) -> Table<RuheInFrieden> {
    play_with(seed, visit, |_| {})
}

/// Plays a table at random and shows it before every decision.
fn play_watched(seed: u64, watch: impl FnMut(&Table<RuheInFrieden>)) {
    play_with(seed, |_, _, _, _| {}, watch);
}

fn play_with(
    seed: u64,
    mut visit: impl FnMut(&View, Seat, &Command, &[Sighting]),
    mut watch: impl FnMut(&Table<RuheInFrieden>),
) -> Table<RuheInFrieden> {
    let new = NewTable::<RuheInFrieden>::new(4, Options::default());
    let mut table = Table::shuffled(new, Secret::from_seed(seed), vec![], &mut ()).unwrap();
    let mut rng = Fast::new(seed);
    while table.outcome().is_none() {
        watch(&table);
        let Some(prompt) = table.prompts().first().copied() else {
            table.close_round(Stamp(0), &mut ()).unwrap();
            continue;
        };
        let choices = table.choices(&prompt);
        let command = choices[rng.below(choices.len() as u32) as usize];
        let view = table.view(Audience::Seat(prompt.seat));
        let mut events = Vec::new();
        table
            .command(Stamp(0), prompt.seat, prompt.id, command, &mut events)
            .unwrap();
        if prompt.mode == Mode::Open {
            let seen = events.iter();
            let seen = seen.filter_map(|event| RuheInFrieden::sighting(event, Audience::Seat(prompt.seat)));
            visit(&view, prompt.seat, &command, &seen.collect::<Vec<_>>());
        }
    }
    table
}

#[test]
fn the_price_shown_is_the_price_paid() {
    // RF-1.8, RF-4.7, RF-4.8, RF-4.13, RF-4.16
    let (mut bought, mut swaps) = (0, 0);
    for seed in 0..40 {
        play(seed, |view, seat, command, seen| {
            let shown = terms::terms(view, seat, command).price;
            let paid = seen.iter().find_map(|sighting| match *sighting {
                Sighting::Visited { paid, .. } | Sighting::ShareBought { paid, .. } => Some(paid),
                Sighting::PillBought { .. } => Some(Money::thousands(1)),
                _ => None,
            });
            let buys = matches!(
                command,
                Command::Visit { .. } | Command::BuyPill { .. } | Command::BuyShare { .. }
            );
            assert_eq!(shown, paid.filter(|_| buys), "{command:?}");
            bought += u32::from(paid.is_some_and(|paid| paid > Money::ZERO));
            swaps += u32::from(paid == Some(Money::thousands(2)));
        });
    }
    assert!(bought > 500 && swaps > 20, "{bought} purchases, {swaps} swaps");
}

#[test]
fn maintenance_collects_what_is_shown_even_if_it_is_nothing() {
    // RF-7.7, R-RF-34, R-RF-35
    let (mut some, mut nothing) = (0, 0);
    for seed in 0..150 {
        play(seed, |view, seat, command, seen| {
            let Command::PlayCard(Play::Maintenance { .. }) = command else {
                return;
            };
            let paid = seen.iter().filter_map(|sighting| match *sighting {
                Sighting::MaintenancePaid { to, paid, .. } if to == seat => Some(paid),
                _ => None,
            });
            let paid = paid.fold(Money::ZERO, Money::plus);
            assert_eq!(terms::terms(view, seat, command).collects, Some(paid));
            match paid {
                Money::ZERO => nothing += 1,
                _ => some += 1,
            }
        });
    }
    assert!(
        some > 5 && nothing > 5,
        "{some} collected, {nothing} found nothing"
    );
}

#[test]
fn the_points_shown_for_a_burial_are_those_of_the_grave() {
    // RF-9.5
    let mut burials = 0;
    for seed in 0..40 {
        play(seed, |view, seat, command, seen| {
            let Command::Bury { relative, how } = *command else {
                return;
            };
            let shown = terms::terms(view, seat, command).points.unwrap();
            let way = seen.iter().find_map(|sighting| match *sighting {
                Sighting::Buried { relative: dead, way } if dead == relative => Some(way),
                _ => None,
            });
            match (how, way) {
                (_, Some(Way::New)) if how == How::New => assert_eq!(shown, 2),
                (_, Some(Way::Regular(grave) | Way::Double(grave))) => {
                    assert_eq!(shown, grave_points(relative.wish, grave));
                }
                _ => return,
            }
            burials += 1;
        });
    }
    assert!(burials > 100, "{burials}");
}

#[test]
fn the_points_of_the_relatives_add_up_to_the_score() {
    // RF-9.5
    for seed in 0..40 {
        let table = play(seed, |_, _, _, _| {});
        let view = table.view(Audience::Public);
        let end = view.end.as_ref().unwrap();
        for seat in &view.seats {
            let sum: i32 = seat
                .relatives
                .iter()
                .map(|relative| terms::points(&view.options, relative))
                .sum();
            assert_eq!(sum, end.scores[seat.seat]);
        }
    }
}

#[test]
fn totals_shown_in_a_contest_are_those_of_the_rules() {
    // RF-6.3
    let mut documents = 0;
    for seed in 0..150 {
        play_watched(seed, |table| {
            let (board, view) = (table.state().board(), table.view(Audience::Public));
            let Some(burial) = &view.burial else {
                return;
            };
            documents += burial.documents.len();
            for (seat, grave) in board
                .all_seats()
                .flat_map(|seat| Grave::all().map(move |grave| (seat, grave)))
            {
                assert_eq!(terms::total(&view, seat, grave), board.total(seat, grave));
            }
        });
    }
    assert!(documents > 20, "{documents}");
}

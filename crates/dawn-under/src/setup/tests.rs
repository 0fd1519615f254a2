//! Deals and guesses.

use super::*;
use crate::DawnUnder;
use engine::{Fast, Game as _};

fn deals(options: Options, seats: u8) -> impl Iterator<Item = Deal> {
    (0..20).map(move |seed| {
        let deal = shuffle(&options, seats, &mut Fast::new(seed));
        deal.check(&options, seats).unwrap();
        deal
    })
}

#[test]
fn everybody_is_dealt_the_same_number_of_vampires() {
    // T-DU-1, DU-1.3, DU-3.4, R-DU-2, I-DU-1
    for (seats, each, aside) in [(2, 20, 20), (3, 20, 0), (4, 15, 0), (5, 12, 0), (6, 10, 0)] {
        for deal in deals(Options::default(), seats) {
            assert_eq!(deal.rows.len(), usize::from(seats));
            assert!(deal.rows.iter().all(|row| row.len() == each));
            assert_eq!(deal.set_aside.len(), aside);
            let all = deal.rows.iter().flatten().chain(&deal.set_aside).copied();
            assert_eq!(all.collect::<Colours>(), Colours::ALL);
        }
    }
}

#[test]
fn six_rats_lie_on_the_board_and_six_coloured_lids_in_reserve() {
    // T-DU-2, DU-1.3, DU-3.1
    for deal in deals(Options::default(), 3) {
        let is_rat = |lid: &&Underside| **lid == Underside::Rat;
        assert_eq!(deal.lids.iter().filter(is_rat).count(), 6);
        assert_eq!(deal.reserve.len(), 6);
        let coloured = deal.lids.iter().filter_map(|lid| match lid {
            Underside::Colour(colour) => Some(*colour),
            Underside::Rat => None,
        });
        assert_eq!(
            coloured.chain(deal.reserve.clone()).collect::<Colours>(),
            Colours::ALL
        );
    }
}

#[test]
fn without_rats_all_coloured_lids_lie_on_the_board() {
    // T-DU-5, R-DU-17
    let options = Options {
        rats: Rats::Off,
        ..Options::default()
    };
    for deal in deals(options, 4) {
        assert!(deal.reserve.is_empty());
        let coloured = deal.lids.iter().map(|lid| match lid {
            Underside::Colour(colour) => *colour,
            Underside::Rat => panic!("a rat on the board"),
        });
        assert_eq!(coloured.collect::<Colours>(), Colours::ALL);
    }
}

#[test]
fn anybody_may_start() {
    // DU-3.6, R-DU-4: each of six seats with the same chance; five standard errors of 1,000 are 144.
    let mut chance = Fast::new(4);
    let mut counts = [0u32; 6];
    (0..6_000).for_each(|_| counts[shuffle(&Options::default(), 6, &mut chance).start.idx()] += 1);
    assert!(
        counts.iter().all(|count| count.abs_diff(1_000) < 144),
        "{counts:?}"
    );
}

#[test]
fn a_guess_is_any_world_that_fits_and_no_other() {
    // DU-9.7: the rats of a fresh deal are on each grave equally often, and never in the reserve.
    let options = Options::default();
    let deal = shuffle(&options, 2, &mut Fast::new(9));
    let mut state = State::laid_out(DawnUnder::NEWEST, options, 2, &deal);
    let rat = Grave::all()
        .find(|grave| state.lid(*grave) == Underside::Rat)
        .unwrap();
    let mut play = crate::apply::Happening {
        state: &mut state,
        events: &mut (),
    };
    play.start();
    play.command(crate::api::Command::Open { grave: rat });
    play.command(crate::api::Command::Stop);
    play.command(crate::api::Command::Stop);
    let known = state.known().clone();
    assert_eq!(
        (known.unseen_rats(), known.reserve, known.unseen_vampires().len()),
        (5, 5, 52)
    );
    let mut chance = Fast::new(10);
    let (mut rats, mut reds_aside) = ([0u32; 60], 0);
    let guesses = 6_000;
    for _ in 0..guesses {
        let guess = determinize(&known, &mut chance);
        guess.assert_sound();
        assert!(guess.known == known);
        for grave in Grave::all().filter(|grave| guess.lid(*grave) == Underside::Rat) {
            rats[grave.idx()] += 1;
        }
        reds_aside += guess
            .hidden
            .set_aside
            .iter()
            .filter(|it| it.peek() == Colour::Red)
            .count();
    }
    assert_eq!(rats[rat.idx()], 0, "the reserve holds no rats (DU-5.9)");
    // 59 graves share five rats: 508 expected each; six standard errors are 130.
    let others = Grave::all().filter(|grave| *grave != rat);
    assert!(
        others
            .into_iter()
            .all(|grave| rats[grave.idx()].abs_diff(508) < 130),
        "{rats:?}"
    );
    let unseen_reds = u32::from(known.unseen_vampires().count(Colour::Red));
    let expected = guesses * unseen_reds * 20 / 52;
    assert!(
        (reds_aside as u32).abs_diff(expected) < 500,
        "{reds_aside} instead of {expected}"
    );
}

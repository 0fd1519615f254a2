//! Golden frames under `tests/frames`, and secrets that must not be seen; `SEXTON_BLESS=1` rewrites the frames.

use super::*;
use crate::session::Colors;
use crate::shell::Pace;
use crate::shell::keys::Mode;
use crate::shell::model::Stage as Step;
use crate::shell::stage::{self, options, seating, table, text};
use crate::shell::view::whose_move;
use crate::text::width;
use engine::{Game as _, Seen, Version};
use ratatui::style::Color;
use ruhe_in_frieden::{Options, RuheInFrieden};
use words::Lang;

type Stage = stage::Stage<RuheInFrieden>;

impl Stage {
    /// These persons in the first seats; mourners in the others.
    fn new(seats: u8, seed: u64, options: Options, people: &[&str], lang: Lang) -> Stage {
        let seating = seating(seats, seed, people, "mourner");
        Stage::sit(table(seats, seed, options), &seating, lang, Pace::Keys)
    }

    /// The first choice that is listed, as the table of `docs/bots.md` wants it.
    fn take_first(&mut self) {
        if self.model.mode() == Mode::Play {
            self.model.shown.as_mut().unwrap().menu.select(0, 0);
        }
        self.press("enter");
    }

    /// Some choice, another one every time. Shares are bought, pills are not sent to others.
    fn take_any(&mut self) {
        if self.model.mode() == Mode::Play {
            self.moves += 7;
            let menu = &mut self.model.shown.as_mut().unwrap().menu;
            let wanted = |command: Option<Command>| match command {
                Some(Command::BuyShare { .. } | Command::EndPills) => 2,
                Some(Command::BuyPill { .. } | Command::EndShares) => 0,
                _ => 1,
            };
            let best = menu.offers().map(|(_, _, offer)| wanted(offer.command())).max();
            let offers = menu
                .offers()
                .filter(|(_, _, it)| Some(wanted(it.command())) == best);
            let offers: Vec<_> = offers.map(|(row, idx, _)| (row, idx)).collect();
            let (row, idx) = offers[self.moves % offers.len()];
            menu.select(row, idx);
        }
        self.press("enter");
    }

    /// Takes first choices until something is so.
    fn until(&mut self, found: impl Fn(&Stage) -> bool) {
        for _ in 0..4_000 {
            if found(self) {
                return;
            }
            assert_ne!(
                self.model.mode(),
                Mode::Over,
                "the game is over before it was seen"
            );
            self.take_first();
        }
        panic!("it was not seen in so many moves");
    }
}

fn check_both(name: &str, stage: &Stage) {
    stage.check(name, 80, 24);
    stage.check(name, 120, 40);
}

/// The table of `docs/bots.md` with the contested burial.
/// By the first rules a document counts alone, so that documents meet in more games (R-RF-63).
fn contest_table(lang: Lang) -> Stage {
    let options = RuheInFrieden::default_options(Version(1));
    Stage::new(4, 81, options, &["Mina"], lang)
}

#[test]
fn the_first_visit_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = contest_table(lang);
        stage.until(|stage| stage.model.stage == Step::Asked);
        check_both(&format!("visits-{lang}"), &stage);
    }
}

#[test]
fn five_families_fit_and_everybody_chooses_one() {
    let chosen = options::<RuheInFrieden>(r#"{"families":"choice"}"#);
    let mut stage = Stage::new(5, 4, chosen, &["Mina"], Lang::En);
    stage.until(|stage| stage.model.stage == Step::Asked);
    check_both("families", &stage);
    stage.until(|stage| {
        let step = stage.shown().and_then(|shown| shown.view.step);
        stage.model.stage == Step::Asked && step == Some(Kind::Pills)
    });
    check_both("pills", &stage);
}

#[test]
fn shares_have_their_prices() {
    let mut stage = contest_table(Lang::De);
    stage.until(|stage| {
        let step = stage.shown().and_then(|shown| shown.view.step);
        stage.model.stage == Step::Asked && step == Some(Kind::Shares)
    });
    check_both("shares", &stage);
    stage.press("?");
    stage.check("help", 80, 24);
}

#[test]
fn two_documents_are_seen_to_fight_for_a_grave() {
    // RF-7.10
    for lang in [Lang::En, Lang::De] {
        let mut stage = contest_table(lang);
        stage.until(|stage| {
            let burial = stage.shown().and_then(|shown| shown.view.burial.as_ref());
            burial.is_some_and(|burial| burial.documents.len() == 1)
        });
        check_both(&format!("claimed-{lang}"), &stage);
        stage.until(|stage| {
            let burial = stage.shown().and_then(|shown| shown.view.burial.as_ref());
            burial.is_some_and(|burial| burial.documents.len() == 2)
        });
        check_both(&format!("contest-{lang}"), &stage);
        stage.until(|stage| stage.saw(|it| matches!(it, Sighting::BurialFailed { .. })));
        stage.check(&format!("denied-{lang}"), 80, 24);
    }
}

#[test]
fn the_end_is_a_score_sheet() {
    let mut stage = Stage::new(4, 81, Options::default(), &[], Lang::En);
    while stage.model.mode() != Mode::Over {
        stage.press("enter");
    }
    check_both("end", &stage);
}

#[test]
fn a_curtain_hangs_between_persons() {
    let mut stage = Stage::new(3, 2, Options::default(), &["Mina", "Ann"], Lang::En);
    stage.check("curtain", 80, 24);
    stage.press("enter");
    stage.until(|stage| stage.model.shared && stage.model.stage == Step::Watching);
    stage.check("shared", 80, 24);
}

/// Every scene of a game with several persons.
fn scenes(people: &[&str], seed: u64, options: Options, lang: Lang, mut visit: impl FnMut(&Stage)) {
    let mut stage = Stage::new(4, seed, options, people, lang);
    for _ in 0..400 {
        visit(&stage);
        if stage.model.mode() == Mode::Over {
            return;
        }
        stage.take_any();
    }
}

/// Whether a share's action is seen in a sighting, and whose it is.
fn told_action(sighting: &Sighting) -> Option<Seat> {
    match sighting {
        Sighting::ShareBought {
            seat,
            action: Seen::Face(_),
            ..
        }
        | Sighting::SharesSpent {
            seat,
            actions: Seen::Face(_),
            ..
        } => Some(*seat),
        _ => None,
    }
}

#[test]
fn nobody_sees_another_seats_secrets_at_one_keyboard() {
    // RF-10.5, RF-10.8, RF-8.13
    let (mut own, mut shared) = (0, 0);
    scenes(
        &["Mina", "Ann", "Bob"],
        6,
        Options::default(),
        Lang::En,
        |stage| {
            let Some(shown) = stage.shown() else {
                assert!(
                    matches!(stage.model.stage, Step::HandOver(_)),
                    "only a curtain hides all"
                );
                return;
            };
            if shown.view.end.is_some() {
                return;
            }
            let may_see = |seat: Seat| !stage.model.shared && seat == stage.model.eyes;
            for seat in &shown.view.seats {
                let faces = seat.shares.iter().chain(&seat.spent);
                for share in faces.filter(|share| share.action.face().is_some()) {
                    assert!(may_see(seat.seat), "{share:?} of {:?} is seen", seat.seat);
                    own += 1;
                }
            }
            let told = shown
                .story
                .iter()
                .filter_map(|line| line.sighting.as_ref())
                .chain(&shown.recent);
            assert!(told.filter_map(told_action).all(may_see));
            shared += u32::from(stage.model.shared);
        },
    );
    assert!(
        own > 20 && shared > 20,
        "{own} own faces, {shared} scenes for all"
    );
}

#[test]
fn nobody_learns_who_is_asked_to_react() {
    // RF-8.9
    let mut windows = 0;
    for (seed, order) in (6..12).flat_map(|seed| [(seed, "clockwise"), (seed, "arrival")]) {
        let options = options::<RuheInFrieden>(&format!(r#"{{"window_order":"{order}"}}"#));
        scenes(&["Mina", "Ann"], seed, options, Lang::En, |stage| {
            let open = stage.shown().is_some_and(|shown| shown.view.window.is_some());
            if !open {
                return;
            }
            windows += 1;
            let own = stage.model.asked.iter().all(|seat| seat == stage.model.eyes);
            assert!(own && (!stage.model.shared || stage.model.asked.is_empty()));
            assert!(!whose_move(&stage.model).contains("Toad"));
        });
    }
    assert!(windows > 10, "{windows}");
}

#[test]
fn every_cell_is_one_sign_wide_and_no_message_is_missing() {
    for lang in Lang::ALL {
        let mut seen = 0;
        scenes(&["Mina"], 6, Options::default(), lang, |stage| {
            seen += 1;
            if seen % 3 != 0 {
                return;
            }
            for (columns, rows) in [(80, 24), (120, 40)] {
                let (buffer, _) = stage.render(columns, rows);
                for cell in buffer.content() {
                    assert_eq!(width(cell.symbol()), 1, "{:?}", cell.symbol());
                    assert_ne!(cell.symbol(), "⟨", "a message is missing:\n{}", text(&buffer));
                }
            }
        });
    }
}

#[test]
fn without_colours_the_same_is_shown_in_no_colour() {
    let mut stage = contest_table(Lang::En);
    stage.until(|stage| stage.model.stage == Step::Asked);
    let (colored, _) = stage.render(80, 24);
    stage.model.colors = Colors::None;
    let (plain, _) = stage.render(80, 24);
    assert_eq!(text(&colored), text(&plain));
    let no_colour = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
    assert!(plain.content().iter().all(no_colour));
}

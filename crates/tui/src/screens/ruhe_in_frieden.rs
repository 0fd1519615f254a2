//! *Ruhe in Frieden* at the terminal: the old cemetery, the families, the doctor's box, and the fight for a grave.
//!
//! Every seat knows the actions of its own shares alone (RF-10.5), so a curtain hangs between persons. Who is asked
//! to react is told to nobody else (RF-8.9).

mod contest;
mod describe;
mod families;
mod graves;
mod ledger;
mod signs;
#[cfg(test)]
mod tests;

use crate::screen::{Canvas, Group, Scene, Screen, Spot};
use crate::text::clip;
use bots::advice::{Advised, advise};
use bots::{Clock, WithBots as _};
use engine::{Arg, Game, Outcome, Phrase, Prompt, Rule, Seat};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ruhe_in_frieden::api::{How, Reason, Whereabouts};
use ruhe_in_frieden::parts::{Family, Grave, Money, Pill, Relative};
use ruhe_in_frieden::phase::WindowKind;
use ruhe_in_frieden::{Answer, Command, Kind, Play, RuheInFrieden, Sighting, View, terms, text};

/// Spots up to here are relatives: ten for each seat.
const GRAVES_FROM: u16 = 100;
/// The New Cemetery.
const NEW_CEMETERY: Spot = Spot(GRAVES_FROM);

fn relative_spot(seat: Seat, wish: Grave) -> Spot {
    Spot(u16::from(seat.0) * 10 + u16::from(wish.number()))
}

fn grave_spot(grave: Grave) -> Spot {
    Spot(GRAVES_FROM + u16::from(grave.number()))
}

/// Where a relative lies or sits, if the family plays.
fn spot_of(view: &View, relative: Relative) -> Option<Spot> {
    let (seat, _) = terms::find(view, relative)?;
    Some(relative_spot(seat, relative.wish))
}

/// What a seat is called when one types: a letter.
fn seat_letter(seat: Seat) -> char {
    char::from(b'a' + seat.0)
}

/// How much there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    /// A line for each family.
    Small,
    /// Three lines for each family, with names and levels in words.
    Large,
}

impl Size {
    fn of(columns: u16, rows: u16) -> Size {
        if columns >= 120 && rows >= 40 {
            Size::Large
        } else {
            Size::Small
        }
    }
}

/// The spots of a card that is played.
fn play_spots(view: &View, seat: Seat, play: Play) -> Vec<Spot> {
    match play {
        Play::MixUp { from, to, .. } | Play::MixUpDouble { from, to, .. } => {
            vec![grave_spot(to), grave_spot(from)]
        }
        Play::Shock { grave } => vec![relative_spot(seat, grave), grave_spot(grave)],
        Play::Maintenance { grave } => vec![grave_spot(grave)],
        Play::Illegible { grave } => match view.window {
            Some(WindowKind::Bury { grave: contested }) => vec![grave_spot(contested)],
            _ => vec![grave_spot(grave)],
        },
    }
}

impl Screen for RuheInFrieden {
    fn rows(view: &View, columns: u16, rows: u16) -> u16 {
        let size = Size::of(columns, rows);
        graves::height(size) + 1 + families::height(size, view.seats.len() as u16)
    }

    fn draw(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>) {
        let size = Size::of(canvas.frame.area().width, canvas.frame.area().height);
        let [above, status, below] = canvas.area.layout(&Layout::vertical([
            Constraint::Length(graves::height(size)),
            Constraint::Length(1),
            Constraint::Fill(1),
        ]));
        let [row, beside] = above.layout(&Layout::horizontal([
            Constraint::Length(graves::width(size)),
            Constraint::Fill(1),
        ]));
        graves::draw(scene, canvas, row, size);
        if scene.view.burial.is_some() {
            contest::draw(scene, canvas, beside);
        } else {
            graves::draw_new_cemetery(scene, canvas, beside);
        }
        draw_status(scene, canvas, status);
        families::draw(scene, canvas, below, size);
    }

    fn advise(
        known: &<RuheInFrieden as Game>::Knowledge,
        prompt: &Prompt<Kind>,
        choices: &[Command],
        clock: Clock,
    ) -> Vec<Advised<Command>> {
        advise::<RuheInFrieden>(known, prompt, choices, RuheInFrieden::ADVISING, Some(clock))
    }

    fn signs() -> &'static str {
        "tui-rf-signs"
    }

    fn progress(view: &View) -> Option<Phrase> {
        let round = view.turn.div_ceil(view.seats.len().max(1) as u32);
        let phrase = Phrase::new("tui-rf-turn")
            .with("turn", view.turn)
            .with("round", round);
        Some(phrase)
    }

    fn question(kind: Kind) -> Phrase {
        text::kind(kind)
    }

    fn rule(kind: Kind) -> Rule {
        kind.rule()
    }

    fn question_help(kind: Kind) -> Option<Phrase> {
        Some(text::kind_help(kind))
    }

    fn help(command: &Command) -> Phrase {
        text::help(command)
    }

    fn terms(view: &View, seat: Seat, command: &Command) -> Option<Phrase> {
        let terms = terms::terms(view, seat, command);
        if let Some(price) = terms.price {
            return Some(money_or(price, "tui-rf-free", "tui-rf-price"));
        }
        if let Some(collects) = terms.collects {
            // R-RF-35: the client warns.
            return Some(money_or(collects, "tui-rf-collects-nothing", "tui-rf-collects"));
        }
        let points = terms.points?;
        Some(Phrase::new("tui-rf-points").with("points", points))
    }

    fn brief(command: &Command) -> Option<Phrase> {
        match *command {
            Command::Visit { relative, kind } | Command::BuyPill { relative, kind } => {
                let what = Phrase::new(format!("tui-rf-pill-{}", kind.name()));
                Some(brief(what, relative))
            }
            Command::Bury { relative, how } => {
                let place = match how {
                    How::New => Phrase::new("tui-rf-new-cemetery"),
                    How::Double { grave } => grave_with(grave, "DO"),
                    How::Regular { grave, docs } => {
                        let cards: Vec<String> = docs.iter().map(|own| format!("IL{own}")).collect();
                        grave_with(grave, &cards.join("+"))
                    }
                };
                Some(brief(place, relative))
            }
            Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play)) => {
                brief_play(play)
            }
            _ => None,
        }
    }

    fn spots(view: &View, seat: Seat, command: &Command) -> Vec<Spot> {
        match *command {
            Command::Visit { relative, .. } | Command::BuyPill { relative, .. } => {
                spot_of(view, relative).into_iter().collect()
            }
            Command::BuyShare { grave } => vec![grave_spot(grave)],
            Command::Bury { relative, how } => {
                let place = match how {
                    How::New => NEW_CEMETERY,
                    How::Double { grave } | How::Regular { grave, .. } => grave_spot(grave),
                };
                [Some(place), spot_of(view, relative)]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            Command::PlayCard(play) | Command::Interrupt(play) | Command::Respond(Answer::Play(play)) => {
                play_spots(view, seat, play)
            }
            Command::ChooseFamily { .. }
            | Command::EndVisits
            | Command::EndPills
            | Command::EndShares
            | Command::Respond(Answer::Pass) => Vec::new(),
        }
    }

    fn group(command: &Command) -> Option<Group> {
        Some(match command {
            Command::Visit { kind, .. } => Group::Spots(match kind {
                Pill::White => "tui-rf-visit-white",
                Pill::Black => "tui-rf-visit-black",
                Pill::Red => "tui-rf-visit-red",
            }),
            Command::BuyPill { kind, .. } => Group::Spots(match kind {
                Pill::White => "tui-rf-send-white",
                Pill::Black => "tui-rf-send-black",
                Pill::Red => "tui-rf-send-red",
            }),
            Command::BuyShare { .. } => Group::Spots("tui-rf-buy-share"),
            Command::PlayCard(_) => Group::Heading("tui-rf-cards"),
            _ => return None,
        })
    }

    fn place(spot: Spot) -> Option<(i16, i16)> {
        let (row, column) = (spot.0 / 10, spot.0 % 10);
        Some((column as i16, row as i16))
    }

    fn spot_name(spot: Spot) -> Option<String> {
        match spot {
            NEW_CEMETERY => None,
            Spot(number) if number > GRAVES_FROM => Some(format!("g{}", number - GRAVES_FROM)),
            Spot(number) => Some(format!(
                "{}{}",
                seat_letter(Seat((number / 10) as u8)),
                number % 10
            )),
        }
    }

    fn tell(sighting: &Sighting) -> Option<Phrase> {
        match sighting {
            // What can be seen on the table, and the going on of every turn.
            Sighting::BoxFilled { .. }
            | Sighting::StepEnded { .. }
            | Sighting::ChipsReturned
            | Sighting::WindowClosed
            | Sighting::Passed { .. } => None,
            // The free pill is what everybody gets who gets nothing else (RF-4.7).
            Sighting::Visited {
                kind: Pill::White,
                paid: Money::ZERO,
                substitute: false,
                ..
            } => None,
            Sighting::WindowOpened { window, .. } => match window {
                WindowKind::Bury { .. } | WindowKind::End { last: true } => {
                    Some(RuheInFrieden::say_sighting(sighting))
                }
                WindowKind::After | WindowKind::Adjust | WindowKind::End { last: false } => None,
            },
            Sighting::CardOpened {
                place: Whereabouts::Pile,
                ..
            } => None,
            _ => Some(RuheInFrieden::say_sighting(sighting)),
        }
    }

    /// A claim and what became of it are shown long enough to be followed.
    fn has_passed(view: &View, sighting: &Sighting) -> bool {
        let fought = matches!(
            sighting,
            Sighting::Declared { .. } | Sighting::BurialFailed { .. } | Sighting::Played { .. }
        );
        fought && view.end.is_none()
    }

    fn describe(scene: &Scene<'_, RuheInFrieden>) -> Vec<String> {
        describe::describe(scene)
    }

    fn reason(outcome: &Outcome) -> Phrase {
        let reason = Reason::ALL
            .into_iter()
            .find(|reason| reason.code() == outcome.reason);
        text::reason(reason.unwrap_or(Reason::GravesFull))
    }

    fn standings(view: &View, outcome: &Outcome) -> Vec<(u32, Seat, Phrase)> {
        ledger::standings(view, outcome)
    }
}

fn money_or(money: Money, nothing: &str, some: &str) -> Phrase {
    match money {
        Money::ZERO => Phrase::new(nothing),
        _ => Phrase::new(some).with("thousands", money.to_thousands()),
    }
}

/// A few words and whom they are about.
fn brief(what: impl Into<Arg>, about: Relative) -> Phrase {
    Phrase::new("tui-rf-brief")
        .with("what", what)
        .with("for", text::relative(about))
}

/// A coffin that moves, by the letters of the cards.
fn brief_play(play: Play) -> Option<Phrase> {
    let (cards, coffin, from, to) = match play {
        Play::MixUp { from, coffin, to } => ("MX", coffin, from, to),
        Play::MixUpDouble { from, coffin, to } => ("MX+DO", coffin, from, to),
        _ => return None,
    };
    Some(brief(Arg::Text(format!("{cards} {from}→{to}")), coffin))
}

fn grave_with(grave: Grave, cards: &str) -> Phrase {
    match cards {
        "" => Phrase::new("tui-rf-grave").with("grave", grave.number()),
        _ => Phrase::new("tui-rf-grave-with")
            .with("grave", grave.number())
            .with_text("cards", cards),
    }
}

/// The family a seat plays, in words; a dash before it has one.
fn family_name(scene: &Scene<'_, RuheInFrieden>, family: Option<Family>) -> String {
    family.map_or_else(|| "–".to_owned(), |family| scene.say(&text::family(family)))
}

/// The step of the turn, the window that is open, or who buries.
fn stands(scene: &Scene<'_, RuheInFrieden>) -> Option<String> {
    let view = scene.view;
    let step = view
        .step
        .map(|step| Phrase::new(format!("tui-rf-step-{}", step.code())));
    let stands = match (view.window, view.burier) {
        (Some(window), _) => Some(text::window(window)),
        (None, Some(seat)) => Some(Phrase::new("tui-rf-buries").with("seat", seat)),
        (None, None) => step,
    };
    stands
        .filter(|_| view.end.is_none())
        .map(|stands| scene.say(&stands))
}

/// Where the turn stands, the box, the supply, and how long nothing has happened.
fn status(scene: &Scene<'_, RuheInFrieden>) -> String {
    let view = scene.view;
    let mut parts = Vec::from_iter(stands(scene));
    let chips = Phrase::new("tui-rf-box").with_text("chips", signs::chips(view.pill_box));
    parts.push(scene.say(&chips));
    if let Some(supply) = view.supply {
        let phrase = Phrase::new("tui-rf-supply").with_text("chips", signs::chips(supply));
        parts.push(scene.say(&phrase));
    }
    if view.idle_turns > 0 {
        parts.push(scene.say(&Phrase::new("tui-rf-idle").with("count", view.idle_turns)));
    }
    parts.join(" · ")
}

fn draw_status(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let text = clip(&status(scene), usize::from(area.width).saturating_sub(2));
    let style = match scene.view.window {
        Some(_) => scene.look.lamp(),
        None => scene.look.text(),
    };
    canvas
        .frame
        .render_widget(Line::styled(format!(" {text}"), style), area);
}

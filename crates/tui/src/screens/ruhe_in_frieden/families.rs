//! Everybody's family: levels, prescriptions, money and shares; below one's own what they pay and the cards.

use super::{Size, family_name, ledger, relative_spot, seat_letter, signs};
use crate::panel::lines;
use crate::screen::{Canvas, Scene};
use crate::text::{clip, width};
use engine::{Phrase, Seat, Seen};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ruhe_in_frieden::RuheInFrieden;
use ruhe_in_frieden::api::{RelativeView, SeatView, ShareView};
use ruhe_in_frieden::parts::{Grave, Share};
use ruhe_in_frieden::text;

/// Columns before the relatives.
const SIDE_SMALL: u16 = 26;
const SIDE_LARGE: u16 = 24;
/// Columns of one relative.
const CELL_SMALL: u16 = 7;
const CELL_LARGE: u16 = 19;

/// How many rows so many families take.
pub(super) fn height(size: Size, seats: u16) -> u16 {
    match size {
        // A heading, a line each, and two for the own payouts and cards.
        Size::Small => 1 + seats + 2,
        Size::Large => 4 * seats + 1,
    }
}

pub(super) fn draw(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect, size: Size) {
    match size {
        Size::Small => draw_small(scene, canvas, area),
        Size::Large => draw_large(scene, canvas, area),
    }
}

fn draw_small(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let mut rows = vec![heading(scene)];
    for seat in &scene.view.seats {
        let y = area.y + rows.len() as u16;
        note_spots(
            canvas,
            Rect { y, height: 1, ..area },
            seat,
            (SIDE_SMALL, CELL_SMALL),
        );
        rows.push(small_row(scene, seat));
        if is_own(scene, seat) && seat.family.is_some() {
            rows.push(payout_row(scene, seat));
        }
    }
    if !scene.shared && scene.view.end.is_none() {
        rows.push(Line::styled(
            format!(
                " {}",
                clip(
                    &own_cards(scene, usize::from(area.width) - 2),
                    usize::from(area.width) - 2
                )
            ),
            scene.look.bright(),
        ));
    }
    lines(canvas.frame, area, rows);
}

/// Whether these are the own cards of who looks, and the game goes on.
fn is_own(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView) -> bool {
    seat.seat == scene.eyes && !scene.shared && scene.view.end.is_none()
}

/// Remembers where the relatives of a seat lie.
fn note_spots(canvas: &mut Canvas<'_, '_>, row: Rect, seat: &SeatView, (side, cell): (u16, u16)) {
    for (idx, relative) in seat.relatives.iter().enumerate() {
        let place = Rect {
            x: row.x + side + idx as u16 * cell,
            width: cell,
            ..row
        };
        canvas.spot(place, relative_spot(seat.seat, relative.wish));
    }
}

/// The wishes over the relatives, and the graves over the shares.
fn heading(scene: &Scene<'_, RuheInFrieden>) -> Line<'static> {
    let side = usize::from(SIDE_SMALL);
    let wish = scene.key("tui-rf-wish");
    let mut text = format!("{:>side$}", format!("{} ", clip(&wish, side - 2)));
    for grave in Grave::all() {
        text.push_str(&format!("   {grave}   "));
    }
    text.push_str(&match scene.view.end {
        Some(_) => format!(" {}", scene.key("tui-rf-sum")),
        None => format!(" {} 12345", scene.key("tui-rf-shares")),
    });
    Line::styled(text, scene.look.dim())
}

/// Whose move it is, who sits there, the family and the money.
fn side(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView) -> (String, Style) {
    let look = scene.look;
    let asked = scene.asked.contains(seat.seat);
    let style = if asked {
        look.lamp()
    } else if scene.view.active == seat.seat {
        look.bright()
    } else {
        look.text()
    };
    let mark = match (asked, scene.view.active == seat.seat) {
        (true, _) => "►",
        (false, true) => "▸",
        _ => " ",
    };
    let name = clip(&scene.name(seat.seat), 10);
    (format!("{mark}{} {name}", seat_letter(seat.seat)), style)
}

fn padded(text: &str, cells: usize) -> String {
    format!("{text}{}", " ".repeat(cells.saturating_sub(width(text))))
}

fn small_row(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView) -> Line<'static> {
    let look = scene.look;
    let (name, style) = side(scene, seat);
    let family = clip(&family_name(scene, seat.family), 7);
    let mut spans = vec![
        Span::styled(padded(&name, 14), style),
        Span::styled(padded(&family, 8), look.warm()),
        Span::styled(format!("{:>3} ", seat.money.to_string()), look.bright()),
    ];
    for relative in &seat.relatives {
        spans.extend(cell(scene, seat.seat, relative));
    }
    if let Some(end) = &scene.view.end {
        spans.push(Span::styled(
            format!(" {:>3}", end.scores[seat.seat]),
            look.lamp(),
        ));
        return Line::from(spans);
    }
    let pad = width(&scene.key("tui-rf-shares")) + 2;
    spans.push(Span::raw(" ".repeat(pad)));
    spans.extend(Grave::all().map(|grave| share_count(scene, seat, grave)));
    Line::from(spans)
}

fn share_count(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView, grave: Grave) -> Span<'static> {
    let count = seat.shares.iter().filter(|share| share.grave == grave).count();
    match count {
        0 => Span::styled("·", scene.look.dim()),
        count => Span::styled(count.to_string(), scene.look.bright()),
    }
}

/// One relative in seven signs: level, prescription, and whether somebody else has sent it.
fn cell(scene: &Scene<'_, RuheInFrieden>, seat: Seat, relative: &RelativeView) -> Vec<Span<'static>> {
    let look = scene.look;
    let spot = relative_spot(seat, relative.wish);
    let selected = scene.selected.contains(&spot);
    let mut inner = match (scene.view.end.is_some(), relative.health) {
        (true, _) => vec![Span::styled(
            format!("{:^5}", ledger::entry(scene.view, relative)),
            look.bright(),
        )],
        (_, Some(health)) => {
            let mut spans = vec![Span::styled(
                signs::level(health),
                signs::level_style(look, health),
            )];
            spans.extend(prescription(scene, seat, relative));
            spans
        }
        (_, None) => vec![Span::styled(format!("{:^5}", rest(relative)), look.dim())],
    };
    let (left, right) = if selected { ("[", "]") } else { (" ", " ") };
    let style = if selected { look.selected() } else { look.text() };
    inner.insert(0, Span::styled(left, style));
    inner.push(Span::styled(right, style));
    inner
}

/// The chip on a card, two signs; half off the card if somebody else has sent it (RF-4.15).
fn prescription(scene: &Scene<'_, RuheInFrieden>, seat: Seat, relative: &RelativeView) -> [Span<'static>; 2] {
    let look = scene.look;
    let Some(pill) = relative.prescription else {
        return [Span::raw(" "), Span::raw(" ")];
    };
    let foreign = relative.prescribed_by.is_some_and(|by| by != seat);
    [
        Span::styled(signs::pill(pill), signs::pill_style(look, pill)),
        Span::styled(if foreign { "‹" } else { " " }, look.warning()),
    ]
}

/// Where the dead lie.
fn rest(relative: &RelativeView) -> String {
    match relative.grave {
        Some(grave) => format!("{}{grave}", signs::GRAVE),
        None if relative.new_cemetery => format!("{}N", signs::GRAVE),
        None => signs::DEAD.to_owned(),
    }
}

/// What each relative pays on reaching weak, unwell and top fit, in thousands.
fn payouts(relative: &RelativeView) -> String {
    let payouts = relative.payouts.unwrap_or_default();
    payouts.map(|money| money.to_thousands().to_string()).join("/")
}

fn payout_row(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView) -> Line<'static> {
    let side = usize::from(SIDE_SMALL);
    let label = clip(&scene.key("tui-rf-pays"), side - 2);
    let mut text = format!("{:>side$}", format!("{label} "));
    for relative in &seat.relatives {
        match relative.health {
            Some(_) => text.push_str(&format!(" {} ", payouts(relative))),
            None => text.push_str("       "),
        }
    }
    Line::styled(text, scene.look.dim())
}

/// The own cards by name; by their letters where names do not fit.
pub(super) fn own_cards(scene: &Scene<'_, RuheInFrieden>, cells: usize) -> String {
    let own = &scene.view.seats[scene.eyes.idx()];
    if own.shares.is_empty() {
        return scene.key("tui-rf-no-cards");
    }
    let names: Vec<String> = own.shares.iter().map(|share| card_name(scene, *share)).collect();
    let said = |cards: &str| scene.say(&Phrase::new("tui-rf-own-cards").with_text("cards", cards));
    let named = said(&names.join(", "));
    match width(&named) <= cells {
        true => named,
        false => said(&signs::shares(&own.shares)),
    }
}

fn card_name(scene: &Scene<'_, RuheInFrieden>, share: ShareView) -> String {
    match share.action {
        Seen::Face(action) => scene.say(&text::share(Share::new(action, share.grave))),
        Seen::Back => signs::share(share),
    }
}

fn draw_large(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let mut rows = vec![Line::raw("")];
    for seat in &scene.view.seats {
        let place = Rect {
            y: area.y + rows.len() as u16,
            height: 3,
            ..area
        };
        note_spots(canvas, place, seat, (SIDE_LARGE, CELL_LARGE));
        rows.extend(block(scene, seat));
        let below = match is_own(scene, seat) {
            true => format!("   {}", own_cards(scene, usize::from(area.width) - 4)),
            false => String::new(),
        };
        rows.push(Line::styled(below, scene.look.bright()));
    }
    lines(canvas.frame, area, rows);
}

/// A family in three rows: names, levels with prescriptions, payouts or where the dead lie.
fn block(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView) -> [Line<'static>; 3] {
    let look = scene.look;
    let room = usize::from(SIDE_LARGE) - 1;
    let (name, style) = side(scene, seat);
    let family = format!("   {}", clip(&family_name(scene, seat.family), 14));
    let money = scene.say(&Phrase::new("tui-rf-money").with("thousands", seat.money.to_thousands()));
    let shares = format!("   {}", shares_within(scene, seat, room - 3));
    let mut names = vec![Span::styled(padded(&name, room - 9), style)];
    names.push(Span::styled(format!("{money:>9} "), look.bright()));
    let mut levels = vec![Span::styled(padded(&clip(&family, room), room + 1), look.warm())];
    let mut last = vec![Span::styled(
        padded(&clip(&shares, room), room + 1),
        look.bright(),
    )];
    for relative in &seat.relatives {
        names.push(name_cell(scene, seat.seat, relative));
        levels.extend(level_cell(scene, seat.seat, relative));
        last.push(last_cell(scene, seat.seat, relative));
    }
    [Line::from(names), Line::from(levels), Line::from(last)]
}

/// Shares one by one; where they do not fit, how many of each grave. At the end, the points.
fn shares_within(scene: &Scene<'_, RuheInFrieden>, seat: &SeatView, cells: usize) -> String {
    if let Some(end) = &scene.view.end {
        return format!("= {}", end.scores[seat.seat]);
    }
    let shares = signs::shares(&seat.shares);
    if width(&shares) <= cells {
        return shares;
    }
    let count = |grave: Grave| {
        let count = seat.shares.iter().filter(|share| share.grave == grave).count();
        (count > 0).then(|| format!("{count}×{grave}"))
    };
    let counts: Vec<String> = Grave::all().filter_map(count).collect();
    counts.join(" ")
}

fn name_cell(scene: &Scene<'_, RuheInFrieden>, seat: Seat, relative: &RelativeView) -> Span<'static> {
    let cells = usize::from(CELL_LARGE);
    let name = match relative.relative {
        Some(relative) => scene.say(&text::relative(relative)),
        None => relative.wish.to_string(),
    };
    let name = clip(&name, cells - 1);
    let selected = scene.selected.contains(&relative_spot(seat, relative.wish));
    match selected {
        true => Span::styled(padded(&format!("►{name}"), cells), scene.look.selected()),
        false => Span::styled(padded(&format!(" {name}"), cells), scene.look.text()),
    }
}

fn level_cell(scene: &Scene<'_, RuheInFrieden>, seat: Seat, relative: &RelativeView) -> Vec<Span<'static>> {
    let look = scene.look;
    let cells = usize::from(CELL_LARGE);
    let Some(health) = relative.health else {
        let text = padded(&format!(" {}", rest(relative)), cells);
        return vec![Span::styled(text, look.dim())];
    };
    let style = signs::level_style(look, health);
    let mut spans = vec![Span::styled(format!(" {}", signs::level(health)), style)];
    spans.extend(prescription(scene, seat, relative));
    let words = clip(&scene.say(&text::health(health)), cells - 6);
    spans.push(Span::styled(padded(&words, cells - 6), style));
    spans
}

/// What the living pay; who sent them their prescription; at the end, the points.
fn last_cell(scene: &Scene<'_, RuheInFrieden>, seat: Seat, relative: &RelativeView) -> Span<'static> {
    let cells = usize::from(CELL_LARGE);
    let text = if scene.view.end.is_some() {
        ledger::entry(scene.view, relative)
    } else if relative.health.is_none() {
        String::new()
    } else {
        match relative.prescribed_by.filter(|by| *by != seat) {
            Some(by) => format!("{} ‹{}", payouts(relative), scene.name(by)),
            None => payouts(relative),
        }
    };
    let text = clip(&text, cells - 2);
    Span::styled(padded(&format!(" {text}"), cells), scene.look.dim())
}

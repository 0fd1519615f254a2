//! The sixty graves with the paths between them (DU-2).

use super::{grave_spot, signs};
use crate::screen::{Canvas, Scene};
use dawn_under::api::{LidView, Phase, Rucola};
use dawn_under::parts::{Content, Grave, Underside};
use dawn_under::{DawnUnder, Sighting};
use engine::Seen;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// How large graves are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// One row each.
    Small,
    /// A little stone each.
    Large,
}

/// The size for a window.
pub(super) fn size(columns: u16, rows: u16) -> Size {
    if columns >= 110 && rows >= 36 {
        Size::Large
    } else {
        Size::Small
    }
}

/// The width of the numbers at the side.
const SIDE: u16 = 3;
/// The width of the path.
const PATH: u16 = 2;
const COLUMNS: u16 = 10;
const HALF: u16 = 3;

impl Size {
    fn cell(self) -> (u16, u16) {
        match self {
            Size::Small => (4, 1),
            Size::Large => (6, 3),
        }
    }

    /// The width of the whole cemetery.
    pub(super) fn width(self) -> u16 {
        SIDE + COLUMNS * self.cell().0 + PATH
    }

    /// The height of the whole cemetery: letters, six rows, the path.
    pub(super) fn height(self) -> u16 {
        2 + 2 * HALF * self.cell().1
    }
}

/// What can be seen of a grave.
struct Sight {
    lid: LidView,
    underside: Option<Underside>,
    content: Option<Content>,
    /// Whether it has closed again and is only shown for a while.
    passed: bool,
}

pub(super) fn draw(scene: &Scene<'_, DawnUnder>, canvas: &mut Canvas<'_, '_>, area: Rect, size: Size) {
    let (width, height) = size.cell();
    let board = scene.view.options.layout.board();
    // Quarters 0 and 3 lie west of the path (DU-2.3), wherever it winds.
    let is_west = |grave: Grave| matches!(board.quarter(grave), 0 | 3);
    letters(scene, canvas, area, width);
    for grave in Grave::all() {
        let (column, row) = (u16::from(grave.number() % 10), u16::from(grave.number() / 10));
        let path = if is_west(grave) { 0 } else { PATH };
        let below = u16::from(row >= HALF);
        let place = Rect::new(
            area.x + SIDE + column * width + path,
            area.y + 1 + row * height + below,
            width - 1,
            height,
        );
        if place.bottom() > area.bottom() || place.right() > area.right() {
            continue;
        }
        if column == 0 {
            let label = Rect::new(area.x + 1, place.y + height / 2, 1, 1);
            put(canvas, label, (row + 1).to_string(), scene.look.dim());
        }
        let first_east = column > 0 && !is_west(grave) && Grave::new(grave.number() - 1).is_some_and(is_west);
        if first_east {
            for step in 0..height {
                let wall = Rect::new(place.x - PATH, place.y + step, 1, 1);
                put(canvas, wall, "║".to_owned(), scene.look.moss());
            }
        }
        draw_grave(scene, canvas, place, grave, size);
        canvas.spot(place, grave_spot(grave));
    }
    draw_path(scene, canvas, area, size);
}

fn put(canvas: &mut Canvas<'_, '_>, area: Rect, text: String, style: Style) {
    canvas.frame.render_widget(Line::styled(text, style), area);
}

/// A to J over the columns.
fn letters(scene: &Scene<'_, DawnUnder>, canvas: &mut Canvas<'_, '_>, area: Rect, width: u16) {
    for column in 0..COLUMNS {
        let path = if column < COLUMNS / 2 { 0 } else { PATH };
        let x = area.x + SIDE + column * width + path + (width - 1) / 2;
        let letter = char::from(b'A' + column as u8);
        put(
            canvas,
            Rect::new(x, area.y, 1, 1),
            letter.to_string(),
            scene.look.dim(),
        );
    }
}

/// The path across, with the stakes and, before anybody has him, the Count in the middle.
fn draw_path(scene: &Scene<'_, DawnUnder>, canvas: &mut Canvas<'_, '_>, area: Rect, size: Size) {
    let (width, height) = size.cell();
    let y = area.y + 1 + HALF * height;
    if y >= area.bottom() {
        return;
    }
    let centre = match scene.view.rucola {
        Rucola::Centre => signs::COUNT,
        _ => "╬",
    };
    let half = usize::from(COLUMNS / 2 * width);
    let line = Line::from(vec![
        Span::styled("═".repeat(half), scene.look.moss()),
        Span::styled(centre.to_owned(), scene.look.lamp()),
        Span::styled("═".repeat(half), scene.look.moss()),
    ]);
    let place = Rect::new(area.x + SIDE, y, area.width - SIDE, 1);
    canvas.frame.render_widget(line, place);
}

/// What can be seen of a grave: now, or from what just happened.
fn sight(scene: &Scene<'_, DawnUnder>, grave: Grave) -> Sight {
    let view = &scene.view.graves[grave.idx()];
    let mut seen = Sight {
        lid: view.lid,
        underside: view.underside.face(),
        content: view.content.face(),
        passed: false,
    };
    if view.lid != LidView::Closed || matches!(scene.view.phase, Phase::Over(_)) {
        return seen;
    }
    for sighting in scene.recent {
        watch(&mut seen, sighting, grave);
    }
    seen
}

/// Follows what happened at a grave that is closed again.
fn watch(seen: &mut Sight, sighting: &Sighting, here: Grave) {
    match *sighting {
        Sighting::Opened {
            grave, lid, content, ..
        } if grave == here => {
            *seen = Sight {
                lid: match lid {
                    Seen::Face(_) => LidView::Turned,
                    Seen::Back => LidView::TakenOff,
                },
                underside: lid.face(),
                content: Some(content),
                passed: true,
            };
        }
        _ if !seen.passed => {}
        Sighting::LaidIn { grave, vampire, .. } if grave == here => {
            seen.content = Some(Content::Vampire(vampire));
        }
        Sighting::GarlicPut { grave, seat } if grave == here => seen.content = Some(Content::Garlic(seat)),
        Sighting::GarlicReturned { grave, .. } | Sighting::FoundTaken { grave, .. } if grave == here => {
            seen.content = Some(Content::Empty);
        }
        Sighting::RatTaken { grave, .. } if grave == here => seen.lid = LidView::Missing,
        _ => {}
    }
}

/// Three signs: lid and content of an open grave, or a stone with whoever sits on it.
fn signs_of(scene: &Scene<'_, DawnUnder>, grave: Grave) -> Vec<Span<'static>> {
    let (words, look) = (scene.words, scene.look);
    let view = &scene.view.graves[grave.idx()];
    let seen = sight(scene, grave);
    let spot = grave_spot(grave);
    let selected = scene.selected.contains(&spot);
    let over = matches!(scene.view.phase, Phase::Over(_));
    if seen.lid != LidView::Closed || over {
        let (lid, lid_style) = match (seen.underside, seen.lid) {
            (Some(lid), _) => signs::lid(words, look, lid),
            (None, LidView::Missing) => ("×".to_owned(), look.dim()),
            (None, _) => ("-".to_owned(), look.dim()),
        };
        let (content, content_style) = match seen.content {
            Some(content) => signs::content(words, look, content),
            None => (signs::NOTHING.to_owned(), look.dim()),
        };
        let colon = match (selected, seen.passed) {
            (true, _) => Span::styled("►", look.lamp()),
            (_, true) => Span::styled(":", look.ghostly()),
            _ => Span::styled(":", look.text()),
        };
        return vec![
            Span::styled(lid, lid_style),
            colon,
            Span::styled(content, content_style),
        ];
    }
    let stone = if scene.offered.contains(&spot) || scene.offered.is_empty() {
        look.text()
    } else {
        look.dim()
    };
    // DU-5.2: the rats run over the graves that can be opened.
    let plague = scene.view.plague.as_ref();
    let plagued = plague.is_some_and(|plague| plague.eligible.contains(&grave));
    let (left, right) = match (view.bat, view.rucola, selected) {
        (true, ..) => (signs::BAT, signs::BAT),
        (_, true, true) => (signs::COUNT, "]"),
        (_, true, false) => (signs::COUNT, " "),
        (_, _, true) => ("[", "]"),
        _ if plagued => (signs::RAT, " "),
        _ => (" ", " "),
    };
    let beside = if view.bat || view.rucola {
        look.lamp()
    } else if selected {
        look.selected()
    } else {
        look.moss()
    };
    let side = |sign: &str| match sign {
        " " => Span::raw(" "),
        sign => Span::styled(sign.to_owned(), beside),
    };
    let stone = if selected { look.selected() } else { stone };
    vec![side(left), Span::styled("∩", stone), side(right)]
}

fn draw_grave(
    scene: &Scene<'_, DawnUnder>,
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    grave: Grave,
    size: Size,
) {
    let signs = signs_of(scene, grave);
    if size == Size::Small {
        canvas.frame.render_widget(Line::from(signs), place);
        return;
    }
    let look = scene.look;
    let spot = grave_spot(grave);
    let wall = if scene.selected.contains(&spot) {
        look.lamp()
    } else if scene.offered.contains(&spot) || scene.offered.is_empty() {
        look.warm()
    } else {
        look.dark_wall()
    };
    let row = |step| Rect {
        y: place.y + step,
        height: 1,
        ..place
    };
    put(canvas, row(0), "╭───╮".to_owned(), wall);
    let mut middle = vec![Span::styled("│", wall)];
    middle.extend(signs);
    middle.push(Span::styled("│", wall));
    canvas.frame.render_widget(Line::from(middle), row(1));
    put(canvas, row(2), format!("┴{grave}─┴"), wall);
}

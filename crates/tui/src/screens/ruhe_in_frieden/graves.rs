//! The five graves in their row, who lies in them, what their shares cost, and the New Cemetery beside them.

use super::{NEW_CEMETERY, Size, family_name, grave_spot, signs};
use crate::panel::lines;
use crate::screen::{Canvas, Scene, Spot};
use crate::text::{clip, width as cells, wrap_within};
use engine::Phrase;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ruhe_in_frieden::RuheInFrieden;
use ruhe_in_frieden::api::GraveView;
use ruhe_in_frieden::parts::{Family, Relative};
use ruhe_in_frieden::text;

/// How many rows the graves take.
pub(super) fn height(size: Size) -> u16 {
    match size {
        Size::Small => 4,
        Size::Large => 5,
    }
}

/// How wide one grave is.
fn stone_width(size: Size) -> u16 {
    match size {
        Size::Small => 9,
        Size::Large => 17,
    }
}

/// How wide the row of graves is.
pub(super) fn width(size: Size) -> u16 {
    1 + 5 * stone_width(size) + 1
}

pub(super) fn draw(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect, size: Size) {
    for (idx, grave) in scene.view.graves.iter().enumerate() {
        let place = Rect {
            x: area.x + 1 + idx as u16 * stone_width(size),
            width: stone_width(size),
            ..area
        };
        canvas.spot(place, grave_spot(grave.grave));
        draw_grave(scene, canvas, place, grave, size);
    }
}

/// The look of what can be pointed at.
fn wall(scene: &Scene<'_, RuheInFrieden>, spot: Spot) -> Style {
    let look = scene.look;
    if scene.selected.contains(&spot) {
        look.lamp()
    } else if scene.offered.is_empty() || scene.offered.contains(&spot) {
        look.warm()
    } else {
        look.dark_wall()
    }
}

fn draw_grave(
    scene: &Scene<'_, RuheInFrieden>,
    canvas: &mut Canvas<'_, '_>,
    place: Rect,
    grave: &GraveView,
    size: Size,
) {
    let look = scene.look;
    let spot = grave_spot(grave.grave);
    let wall = wall(scene, spot);
    let inside = usize::from(place.width) - 2;
    let number = match scene.selected.contains(&spot) {
        true => format!("►{}◄", grave.grave),
        false => format!(" {} ", grave.grave),
    };
    let mut rows = vec![Line::styled(format!("╭{number:─^inside$}╮"), wall)];
    for idx in 0..2 {
        let coffin = grave.coffins.get(idx);
        let name = coffin.map_or(String::new(), |coffin| coffin_name(scene, *coffin, inside, size));
        rows.push(framed(name, inside, (look.bright(), wall)));
    }
    if size == Size::Large {
        let unseen: Vec<String> = grave.unseen.iter().map(|action| action.to_string()).collect();
        rows.push(framed(unseen.join(" "), inside, (look.dim(), wall)));
    }
    let offer = match grave.pile {
        0 => scene.key("tui-rf-sold-out"),
        pile => {
            // R-RF-66: the action on top may lie open.
            let top = grave.top.map_or(signs::BACK.to_string(), |top| top.to_string());
            format!(" {} {top}{pile} ", grave.price)
        }
    };
    let offer = clip(&offer, inside);
    rows.push(Line::styled(format!("┴{offer:─^inside$}┴"), wall));
    lines(canvas.frame, place, rows);
}

fn framed(text: String, inside: usize, (style, wall): (Style, Style)) -> Line<'static> {
    let text = clip(&text, inside);
    let pad = " ".repeat(inside.saturating_sub(cells(&text)));
    Line::from(vec![
        Span::styled("│", wall),
        Span::styled(format!("{text}{pad}"), style),
        Span::styled("│", wall),
    ])
}

/// Who lies there: by name where there is room, otherwise by family and wish.
fn coffin_name(scene: &Scene<'_, RuheInFrieden>, coffin: Relative, inside: usize, size: Size) -> String {
    let name = scene.say(&text::relative(coffin));
    if size == Size::Large && cells(&name) <= inside {
        return name;
    }
    let family = clip(&family_name(scene, Some(coffin.family)), inside - 2);
    format!("{family} {}", coffin.wish)
}

/// The coffins of the New Cemetery: families, and the wishes nobody fulfilled.
pub(super) fn new_cemetery(scene: &Scene<'_, RuheInFrieden>) -> String {
    let of_family = |family: Family| {
        let coffins = scene.view.new_cemetery.iter();
        let wishes: Vec<String> = coffins
            .filter(|coffin| coffin.family == family)
            .map(|coffin| coffin.wish.to_string())
            .collect();
        (!wishes.is_empty()).then(|| format!("{} {}", family_name(scene, Some(family)), wishes.join(" ")))
    };
    let families: Vec<String> = Family::all().filter_map(of_family).collect();
    families.join(", ")
}

pub(super) fn draw_new_cemetery(scene: &Scene<'_, RuheInFrieden>, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let look = scene.look;
    canvas.spot(area, NEW_CEMETERY);
    let count = Phrase::new("tui-rf-new-cemetery-count").with("count", scene.view.new_cemetery.len() as u32);
    let mark = match scene.selected.contains(&NEW_CEMETERY) {
        true => "►",
        false => " ",
    };
    let mut rows = vec![Line::styled(
        clip(&format!("{mark}{}", scene.say(&count)), usize::from(area.width)),
        wall(scene, NEW_CEMETERY),
    )];
    let inside = usize::from(area.width).saturating_sub(2);
    let coffins = wrap_within(
        &new_cemetery(scene),
        inside,
        usize::from(area.height).saturating_sub(1),
    );
    rows.extend(
        coffins
            .into_iter()
            .map(|row| Line::styled(format!(" {row}"), look.text())),
    );
    lines(canvas.frame, area, rows);
}

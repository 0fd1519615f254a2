//! What a sexton says of every choice: the best first, with a bar, a value and the reasons.

use super::super::model::Model;
use crate::look::Look;
use crate::panel::paragraphs;
use crate::screen::Screen;
use crate::text::width;
use bots::advice::{Advised, Worth};
use engine::Phrase;
use ratatui::text::{Line, Span};

/// The cells of a full bar.
const BAR: u16 = 20;

/// What is said of one choice, in words.
pub(crate) struct Opinion {
    pub(crate) label: String,
    /// How well it does: the value and how sure it is.
    pub(crate) value: String,
    pub(crate) reasons: Vec<String>,
    pub(crate) is_best: bool,
    worth: Option<Worth>,
}

/// What is said of every choice in words, the best first.
pub(crate) fn opinions<G: Screen>(model: &Model<G>, advised: &[Advised<G::Command>]) -> Vec<Opinion> {
    let mut sorted: Vec<&Advised<G::Command>> = advised.iter().collect();
    sorted.sort_by_key(|one| {
        (
            !one.is_best,
            std::cmp::Reverse(one.worth.map(|worth| worth.value)),
        )
    });
    let opinion = |one: &Advised<G::Command>| Opinion {
        label: match one.command {
            Some(command) => model.say(&G::say_command(&command)),
            None => model.words().key("advice-pass"),
        },
        value: match one.worth {
            Some(Worth { value, margin }) => model.say(
                &Phrase::new("advice-value")
                    .with("value", (value + 5) / 10)
                    .with("margin", margin.div_ceil(10)),
            ),
            None => model.words().key("advice-untried"),
        },
        reasons: one.reasons.iter().map(|reason| model.say(reason)).collect(),
        is_best: one.is_best,
        worth: one.worth,
    };
    sorted.into_iter().map(opinion).collect()
}

/// The rows of the overlay.
pub(super) fn rows<G: Screen>(
    model: &Model<G>,
    advised: &[Advised<G::Command>],
    cells: u16,
    look: &Look,
) -> Vec<Line<'static>> {
    let mut rows: Vec<Line<'static>> =
        paragraphs(&model.words().key("advice-about"), cells, look.dim()).collect();
    for opinion in opinions(model, advised) {
        let (mark, style) = match opinion.is_best {
            true => ("►", look.bright()),
            false => ("·", look.text()),
        };
        rows.push(Line::raw(""));
        rows.extend(paragraphs(&format!("{mark} {}", opinion.label), cells, style));
        rows.push(Line::from(vec![
            Span::styled(bar(opinion.worth), look.bright()),
            Span::styled(format!(" {}", opinion.value), style),
        ]));
        let reasons = opinion.reasons.join(" ");
        if width(&reasons) > 0 {
            rows.extend(paragraphs(&reasons, cells, look.text()));
        }
    }
    rows
}

/// A bar as long as the value; what is not tried has none.
fn bar(worth: Option<Worth>) -> String {
    let full = worth.map_or(0, |worth| (worth.value * BAR + 500) / 1_000);
    let rest = BAR - full;
    format!(
        "{}{}",
        "█".repeat(usize::from(full)),
        "░".repeat(usize::from(rest))
    )
}

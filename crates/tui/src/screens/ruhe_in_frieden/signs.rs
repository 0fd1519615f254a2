//! Levels, chips and cards as signs. A colour never stands without its sign.

use crate::look::Look;
use engine::Seen;
use ratatui::style::{Color, Modifier, Style};
use ruhe_in_frieden::api::ShareView;
use ruhe_in_frieden::parts::{Chips, Health, Pill};

/// Somebody who waits to be buried.
pub(super) const DEAD: &str = "†";
/// A grave.
pub(super) const GRAVE: &str = "∩";
/// The back of a share.
pub(super) const BACK: &str = "▒";

/// How well somebody is: three bars are top fit, none is near death.
pub(super) fn level(health: Health) -> &'static str {
    match health {
        Health::TopFit => "≡≡≡",
        Health::Unwell => "≡≡·",
        Health::Weak => "≡··",
        Health::NearDeath => "···",
    }
}

/// The look of a level.
pub(super) fn level_style(look: &Look, health: Health) -> Style {
    let (color, modifier) = match health {
        Health::TopFit => (Color::LightGreen, Modifier::BOLD),
        Health::Unwell => (Color::Green, Modifier::empty()),
        Health::Weak => (Color::Yellow, Modifier::empty()),
        Health::NearDeath => (Color::LightRed, Modifier::BOLD),
    };
    look.style(color, modifier)
}

/// A pill, a placebo, a bitter pill.
pub(super) fn pill(pill: Pill) -> &'static str {
    match pill {
        Pill::White => "○",
        Pill::Black => "●",
        Pill::Red => "♦",
    }
}

/// The look of a chip.
pub(super) fn pill_style(look: &Look, pill: Pill) -> Style {
    match pill {
        Pill::White => look.bright(),
        Pill::Black => look.ghostly(),
        Pill::Red => look.warning(),
    }
}

/// So many chips of each kind.
pub(super) fn chips(chips: Chips) -> String {
    let count = |kind: Pill| format!("{}{}", pill(kind), chips.count(kind));
    Pill::ALL.map(count).join(" ")
}

/// A share: its action with its grave where it is known, otherwise its back.
pub(super) fn share(share: ShareView) -> String {
    match share.action {
        Seen::Face(action) => format!("{action}{}", share.grave),
        Seen::Back => format!("{BACK}{}", share.grave),
    }
}

/// Shares one after the other.
pub(super) fn shares(shares: &[ShareView]) -> String {
    let shares: Vec<String> = shares.iter().map(|it| share(*it)).collect();
    shares.join(" ")
}

//! Colours and letters by what they mean. Without colours, bold, dim and reversed letters remain.

use crate::session::Colors;
use ratatui::style::{Color, Modifier, Style};

/// The look of the screen: a graveyard at night, with a lamp.
pub struct Look {
    colors: Colors,
}

impl Look {
    pub(crate) fn new(colors: Colors) -> Look {
        Look { colors }
    }

    /// A colour and letters; the letters alone where there are no colours.
    pub fn style(&self, color: Color, modifier: Modifier) -> Style {
        match self.colors {
            Colors::Sixteen => only(modifier).fg(color),
            Colors::None => only(modifier),
        }
    }

    /// A colour where there are colours, something else where there are none.
    pub fn color_or(&self, color: Color, modifier: Modifier) -> Style {
        match self.colors {
            Colors::Sixteen => only(Modifier::empty()).fg(color),
            Colors::None => only(modifier),
        }
    }

    /// The ground everything stands on.
    pub fn night(&self) -> Style {
        match self.colors {
            Colors::Sixteen => Style::new().fg(Color::Gray).bg(Color::Black),
            Colors::None => Style::new(),
        }
    }

    /// Ordinary words.
    pub fn text(&self) -> Style {
        self.style(Color::Gray, Modifier::empty())
    }

    /// Words that count now.
    pub fn bright(&self) -> Style {
        self.style(Color::White, Modifier::BOLD)
    }

    /// What is past, closed or of less weight.
    pub fn dim(&self) -> Style {
        // Dark grey alone: dimming it once more would leave nothing on a black ground.
        self.color_or(Color::DarkGray, Modifier::DIM)
    }

    /// Where the lamp shines: the player's place.
    pub fn lamp(&self) -> Style {
        self.style(Color::LightYellow, Modifier::BOLD)
    }

    /// Rooms that have been lit.
    pub fn warm(&self) -> Style {
        self.style(Color::Yellow, Modifier::empty())
    }

    /// Rooms nobody has entered.
    pub fn dark_wall(&self) -> Style {
        self.color_or(Color::Blue, Modifier::DIM)
    }

    /// Keys to press.
    pub fn key(&self) -> Style {
        self.style(Color::LightGreen, Modifier::BOLD)
    }

    /// What is under the cursor.
    pub fn selected(&self) -> Style {
        match self.colors {
            Colors::Sixteen => only(Modifier::BOLD).fg(Color::Black).bg(Color::LightGreen),
            Colors::None => only(Modifier::REVERSED),
        }
    }

    /// What ought to make one think.
    pub fn warning(&self) -> Style {
        self.style(Color::LightRed, Modifier::BOLD)
    }

    /// The ghost and what belongs to it.
    pub fn ghostly(&self) -> Style {
        self.style(Color::LightCyan, Modifier::empty())
    }

    /// The moss of the graveyard.
    pub fn moss(&self) -> Style {
        self.style(Color::Green, Modifier::empty())
    }

    /// The moon and the stars.
    pub fn sky(&self) -> Style {
        self.color_or(Color::Blue, Modifier::DIM)
    }
}

/// These letters and no others, whatever was drawn there before.
fn only(modifier: Modifier) -> Style {
    Style::new()
        .add_modifier(modifier)
        .remove_modifier(Modifier::all().difference(modifier))
}

//! What lies hidden at this moment, for tools on the machine of whoever runs a table.

use crate::game::Game;
use serde::Serialize;

/// A game that can tell what lies face down.
///
/// This is a trait of its own so that whatever is generic over [`Game`] alone, such as a house or a bot, has no way
/// to a hidden face. Only the table protocol asks for it, which runs on the machine of whoever asks.
pub trait Truth: Game {
    /// What views leave out, as it lies now.
    type Hidden: Serialize;

    /// What lies hidden now. With the views it is the whole truth: every piece lies somewhere exactly once.
    fn hidden(state: &Self::State) -> Self::Hidden;
}

//! *Rest in Peace*: one person, no clock.

use super::{CHOICES_MAX, Hosted, NoOrders};
use crate::play::Texts;
use engine::Game as _;
use protocol::wire::Terms;
use rest_in_peace::{Command, RestInPeace};

/// The game of the house of the day: everybody alone with the same deal.
pub(crate) const DAY_GAME: &str = RestInPeace::NAME;

impl Hosted for RestInPeace {
    type Orders = NoOrders;

    fn told_choices() -> &'static Texts<(Command, Terms)> {
        static CHOICES: Texts<(Command, Terms)> = Texts::new(CHOICES_MAX);
        &CHOICES
    }
}

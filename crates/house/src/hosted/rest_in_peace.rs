//! *Rest in Peace*: one person, no clock.

use super::{CHOICES_MAX, Hosted, NoOrders};
use crate::play::Texts;
use protocol::wire::Terms;
use rest_in_peace::{Command, RestInPeace};

impl Hosted for RestInPeace {
    type Orders = NoOrders;

    const IS_OF_THE_DAY: bool = true;

    fn told_choices() -> &'static Texts<(Command, Terms)> {
        static CHOICES: Texts<(Command, Terms)> = Texts::new(CHOICES_MAX);
        &CHOICES
    }
}

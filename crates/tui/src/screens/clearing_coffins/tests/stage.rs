//! A table with a clock that stands still until it is moved.

use crate::seating::Seating;
use crate::shell::message::Message;
use crate::shell::model::Stage as At;
use crate::shell::update::patience;
use crate::shell::{Pace, stage};
use clearing_coffins::parts::Faces;
use clearing_coffins::{ClearingCoffins, Deal, Options, Phase};
use engine::table::{NewTable, Table};
use engine::{Seat, Secret};
use words::Lang;

pub(super) type Stage = stage::Stage<ClearingCoffins>;

/// A table whose first dice are given as faces 0 to 5 of the colour and of the symbol die.
pub(super) fn table(seats: u8, options: &str, dice: &[(u8, u8)]) -> Table<ClearingCoffins> {
    let options: Options = serde_json::from_str(options).unwrap();
    let shuffled = |deal| {
        let new = NewTable::<ClearingCoffins> {
            deal,
            ..NewTable::new(seats, options)
        };
        Table::shuffled(new, Secret::from_seed(5), vec![], &mut ()).unwrap()
    };
    let mut deal: Deal = shuffled(None).setup().deal.clone();
    deal.first_thrower = Seat(0);
    deal.dice = dice
        .iter()
        .map(|(colour, symbol)| Faces {
            colour: *colour,
            symbol: *symbol,
        })
        .collect();
    shuffled(Some(deal))
}

/// These persons, and bots who pay attention.
pub(super) fn seating(seats: u8, people: &[&str]) -> Seating<ClearingCoffins> {
    stage::seating(seats, 7, people, "steady")
}

impl Stage {
    pub(super) fn new(table: Table<ClearingCoffins>, people: &[&str], lang: Lang) -> Stage {
        let seating = seating(table.setup().seats, people);
        Stage::sit(table, &seating, lang, Pace::Timed)
    }

    /// Time passes, and whatever waits for it happens.
    pub(super) fn wait(&mut self, ms: i64) -> &mut Stage {
        let until = self.model.clock + ms;
        while let Some(patience) = patience(&self.model) {
            let left = i64::try_from(patience.as_millis()).unwrap();
            if self.model.clock + left > until {
                break;
            }
            self.model.clock += left;
            self.hear(Message::Elapsed);
        }
        self.model.clock = until;
        self
    }

    /// Waits until the dice have been seen, and returns the moment.
    pub(super) fn wait_for_dice(&mut self) -> i64 {
        for _ in 0..10_000 {
            let phase = self.shown().map(|shown| shown.view.phase);
            if self.model.stage == At::Racing && phase == Some(Phase::Open) {
                // The frame is drawn; the next look at the clock opens the race.
                self.hear(Message::Elapsed);
                return self.model.clock;
            }
            self.wait(1);
        }
        panic!("the dice never lie");
    }

    /// Seat 0 closes its first card, and is first in the moonlight that follows.
    pub(super) fn play_to_moonlight(&mut self) {
        self.press("enter");
        self.wait_for_dice();
        self.wait(300).press("a").wait(1_500).press("a").press("enter");
        self.wait_for_dice();
        self.wait(300).press("a").wait(1_500);
    }

    /// The photo finish: seats, milliseconds, whether they took part.
    pub(super) fn photo(&self) -> Vec<(u8, i64, bool)> {
        let finish = self.shown().and_then(|shown| shown.finish.as_ref());
        let hands = finish.map(|finish| finish.hands.clone()).unwrap_or_default();
        hands
            .iter()
            .map(|hand| (hand.seat.0, hand.ms, hand.counts))
            .collect()
    }

    pub(super) fn phase(&self) -> Phase {
        self.view().phase
    }
}

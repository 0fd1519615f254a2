//! What opening a grave is worth (DU-4.8, DU-5.6), in thousandths of a vampire got rid of.

use super::mind::{Odds, Outlook, look};
use super::sight::outer_colours;
use dawn_under::known::Belongings;
use dawn_under::parts::{Colour, End, Grave, STAKES_FULL, Underside};

/// The last vampire gone: more than anything else.
const WIN: i32 = 50_000;
/// Somebody else's last vampire gone by our doing.
const LOSS: i32 = -20_000;
/// A turn that goes on.
const GOES_ON: i32 = 300;
/// The finder of a rat searches first.
const PLAGUE: i32 = 400;

impl Outlook<'_> {
    /// The mean worth of opening a grave in turn or plague.
    pub(super) fn worth_of_opening(&self, grave: Grave) -> i32 {
        let found = &self.openings[look(self.mind.recall(grave), self.sight.me)];
        let worth = found.get().unwrap_or_else(|| {
            let odds = self.odds(grave);
            self.worth_of_content(odds) + mean(odds.empty(), self.worth_of_lid(odds.lid))
        });
        found.set(Some(worth));
        worth
    }

    fn worth_of_content(&self, odds: Odds) -> i32 {
        mean(odds.vampire, self.worth_of_stake())
            + mean(odds.foreign_garlic, self.worth_of_foreign_garlic())
            + mean(odds.own_garlic, self.worth_of_gifts_from_all())
    }

    /// An empty grave with this lid, or an unknown one.
    fn worth_of_lid(&self, lid: Option<Underside>) -> i32 {
        let fits = self.fits(lid, &self.sight.my_colours());
        mean(fits, self.worth_of_placement(lid)) + mean(self.is_rat(lid), PLAGUE)
    }

    /// One vampire less, and what comes into play behind it.
    pub(super) fn worth_of_placement(&self, lid: Option<Underside>) -> i32 {
        let row = self.sight.my_row();
        if row.len() <= 1 {
            return WIN;
        }
        let ends = End::ALL.into_iter().filter(|end| match lid {
            Some(Underside::Colour(colour)) => outer(row, *end) == Some(colour),
            _ => true,
        });
        let behind = ends.map(|end| self.worth_of_row(without(row, end))).max();
        1_000 + GOES_ON + behind.unwrap_or_default() / 4
    }

    /// DU-4.10: the third is dear, and so is what leads to it.
    pub(super) fn worth_of_stake(&self) -> i32 {
        let all = self.worth_of_gifts_from_all();
        match STAKES_FULL - self.sight.belongings[self.sight.me].stakes {
            0 | 1 => all,
            2 => all.max(-1_000 * self.gift_len() * i32::from(self.sight.seats())) * 2 / 5,
            _ => all.max(-1_000 * self.gift_len() * i32::from(self.sight.seats())) / 5,
        }
    }

    /// Everybody else gives: third stake, own garlic.
    fn worth_of_gifts_from_all(&self) -> i32 {
        if self.sight.others().any(|(_, it)| self.would_finish(it)) {
            return LOSS;
        }
        -1_000 * self.gift_len() * i32::from(self.sight.seats())
    }

    /// One other gives; whose garlic it is need not be known.
    fn worth_of_foreign_garlic(&self) -> i32 {
        let is_close = |it: &Belongings| self.would_finish(it) && it.garlic < dawn_under::parts::GARLIC;
        if self.sight.others().any(|(_, it)| is_close(it)) {
            return LOSS;
        }
        -1_000 * self.gift_len() - 1_000 / i32::from(self.sight.seats() - 1)
    }

    /// R-DU-3, R-DU-63
    fn gift_len(&self) -> i32 {
        i32::from(self.sight.options.vampires_of_gift(self.sight.seats()))
    }

    fn would_finish(&self, belongings: &Belongings) -> bool {
        belongings.row.len() as i32 <= self.gift_len()
    }

    /// Whether a remembered foreign garlic lies under a lid that fits: worth its gift when nothing else moves (DU-9.8).
    pub(super) fn is_garlic_over_a_bed(&self, grave: Grave) -> bool {
        let odds = self.odds(grave);
        let fits = matches!(odds.lid, Some(Underside::Colour(it)) if self.sight.my_colours().contains(&it));
        fits && odds.foreign_garlic > 500
    }

    /// What a row is worth by what lies at its ends: beds are known for them, or may be found.
    pub(super) fn worth_of_row(&self, row: &[Option<Colour>]) -> i32 {
        let outer = outer_colours(row);
        let ends: i32 = outer.iter().map(|colour| self.ease(Some(*colour))).sum();
        let second = [row.get(1), row.len().checked_sub(2).and_then(|idx| row.get(idx))];
        let behind: i32 = second
            .into_iter()
            .flatten()
            .map(|colour| self.ease(*colour))
            .sum();
        ends + behind / 4
    }
}

/// The vampire at an end.
pub(super) fn outer(row: &[Option<Colour>], end: End) -> Option<Colour> {
    match end {
        End::Left => row.first().copied().flatten(),
        End::Right => row.last().copied().flatten(),
    }
}

/// The row when the vampire at an end has left.
pub(super) fn without(row: &[Option<Colour>], end: End) -> &[Option<Colour>] {
    let last = row.len().saturating_sub(1);
    match end {
        End::Left => row.get(1..).unwrap_or_default(),
        End::Right => &row[..last],
    }
}

/// What a chance out of a thousand is worth on average.
pub(super) fn mean(chance: u32, worth: i32) -> i32 {
    (i64::from(chance) * i64::from(worth) / 1_000) as i32
}

//! An explicit deal (DU-3): tests, puzzles, replays.

use super::{Options, Rats};
use crate::parts::{Colour, Colours, GRAVES, RATS, Underside};
use crate::setup::{row_len, set_aside_len};
use engine::{Problem, Seat};
use serde::{Deserialize, Serialize};

/// Everything the shuffles of a game decide. Nothing is drawn later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The lid on each grave, in the order of the graves.
    pub lids: Vec<Underside>,
    /// The reserve of lids, top first; empty without rats.
    pub reserve: Vec<Colour>,
    /// Each seat's row from left to right.
    pub rows: Vec<Vec<Colour>>,
    /// The vampires set aside; empty with three or more seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<Colour>,
    /// Who starts.
    pub start: Seat,
}

impl Deal {
    /// Every piece exactly once and in its place (DU-3.1, DU-3.4, DU-3.6).
    pub(crate) fn check(&self, options: &Options, seats: u8) -> Result<(), Problem> {
        self.check_lids(options)?;
        self.check_vampires(seats)?;
        if self.start.0 < seats {
            return Ok(());
        }
        let message = format!("expected a seat below {seats}, found {}", self.start.0);
        Err(Problem::new("deal.start", message))
    }

    fn check_lids(&self, options: &Options) -> Result<(), Problem> {
        let rats = if options.rats == Rats::Off { 0 } else { RATS };
        check_count("deal.lids", "lids, one for each grave", GRAVES, self.lids.len())?;
        check_count("deal.reserve", "lids", rats, self.reserve.len())?;
        let rats_found = self.lids.iter().filter(|lid| **lid == Underside::Rat).count();
        check_count("deal.lids", "rats", rats, rats_found)?;
        let coloured = self.lids.iter().filter_map(|lid| match lid {
            Underside::Colour(colour) => Some(*colour),
            Underside::Rat => None,
        });
        check_colours(
            "deal.lids",
            coloured.chain(self.reserve.iter().copied()).collect(),
        )
    }

    fn check_vampires(&self, seats: u8) -> Result<(), Problem> {
        check_count(
            "deal.rows",
            "rows, one for each seat",
            usize::from(seats),
            self.rows.len(),
        )?;
        for (seat, row) in self.rows.iter().enumerate() {
            let field = format!("deal.rows.{seat}");
            check_count(&field, "vampires", usize::from(row_len(seats)), row.len())?;
        }
        check_count(
            "deal.set_aside",
            "vampires",
            set_aside_len(seats),
            self.set_aside.len(),
        )?;
        let vampires = self.rows.iter().flatten().chain(&self.set_aside).copied();
        check_colours("deal.rows", vampires.collect())
    }
}

fn check_count(field: &str, what: &str, expected: usize, found: usize) -> Result<(), Problem> {
    if expected == found {
        return Ok(());
    }
    Err(Problem::new(
        field,
        format!("expected {expected} {what}, found {found}"),
    ))
}

/// DU-1.3: ten of each colour.
fn check_colours(field: &str, found: Colours) -> Result<(), Problem> {
    let differs = |colour: &Colour| found.count(*colour) != Colours::ALL.count(*colour);
    let Some(colour) = Colour::ALL.into_iter().find(differs) else {
        return Ok(());
    };
    let (expected, found) = (Colours::ALL.count(colour), found.count(colour));
    Err(Problem::new(
        field,
        format!("expected {expected} {colour} in all, found {found}"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Fast;

    fn check(seats: u8, change: impl FnOnce(&mut Deal), expected: &str) {
        let options = Options::default();
        let mut deal = crate::setup::shuffle(&options, seats, &mut Fast::new(1));
        deal.check(&options, seats).unwrap();
        change(&mut deal);
        let problem = deal.check(&options, seats).unwrap_err();
        assert_eq!(problem.to_string(), expected);
    }

    /// Every piece of one colour takes another one.
    fn paint(pieces: &mut [Colour], from: Colour, to: Colour) {
        pieces
            .iter_mut()
            .filter(|piece| **piece == from)
            .for_each(|piece| *piece = to);
    }

    #[test]
    fn a_wrong_number_names_the_field() {
        // DU-3.1, DU-3.4, DU-3.6
        let lids = "deal.lids: expected 60 lids, one for each grave, found 59";
        check(3, |deal| deal.lids.truncate(59), lids);
        let reserve = "deal.reserve: expected 6 lids, found 5";
        check(3, |deal| deal.reserve.truncate(5), reserve);
        let rows = "deal.rows: expected 3 rows, one for each seat, found 2";
        check(3, |deal| deal.rows.truncate(2), rows);
        let row = "deal.rows.2: expected 15 vampires, found 14";
        check(4, |deal| deal.rows[2].truncate(14), row);
        let aside = "deal.set_aside: expected 20 vampires, found 19";
        check(2, |deal| deal.set_aside.truncate(19), aside);
        let aside = "deal.set_aside: expected 0 vampires, found 1";
        check(5, |deal| deal.set_aside.push(Colour::Red), aside);
        let start = "deal.start: expected a seat below 3, found 3";
        check(3, |deal| deal.start = Seat(3), start);
    }

    #[test]
    fn a_piece_too_many_is_found() {
        // DU-1.3, DU-3.1, DU-3.4
        let rats = "deal.lids: expected 6 rats, found 60";
        check(3, |deal| deal.lids.fill(Underside::Rat), rats);
        let rows = "deal.rows: expected 10 red in all, found 20";
        let black_to_red = |deal: &mut Deal| {
            for row in &mut deal.rows {
                paint(row, Colour::Black, Colour::Red);
            }
        };
        check(6, black_to_red, rows);
        let lids = "deal.lids: expected 10 red in all, found 0";
        let red_to_blue = |deal: &mut Deal| {
            paint(&mut deal.reserve, Colour::Red, Colour::Blue);
            let red = |lid: &&mut Underside| **lid == Underside::Colour(Colour::Red);
            let reds = deal.lids.iter_mut().filter(red);
            reds.for_each(|lid| *lid = Underside::Colour(Colour::Blue));
        };
        check(3, red_to_blue, lids);
    }

    #[test]
    fn a_deal_reads_as_it_is_written() {
        for seats in 2..=6 {
            let deal = crate::setup::shuffle(&Options::default(), seats, &mut Fast::new(7));
            let json = serde_json::to_string(&deal).unwrap();
            assert_eq!(serde_json::from_str::<Deal>(&json).unwrap(), deal);
        }
        let error = serde_json::from_str::<Deal>(r#"{"lids":["pink"]}"#).unwrap_err();
        assert!(error.to_string().contains("expected a lid such as"), "{error}");
    }
}

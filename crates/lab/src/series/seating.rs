//! Who sits where: meetings of bots, and the line-up of each of their tables.

use super::Format;
use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Problem};

/// Bots that meet, by their places in the series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meeting {
    /// Everybody keeps the seat they were given.
    Seated(Vec<usize>),
    /// Seats change from table to table, so that none favours a bot.
    Turning(Vec<usize>),
}

/// Who sits at a table, seat by seat, and which deal they get.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LineUp {
    pub(super) bots: ArrayVec<usize, MAX_SEATS>,
    pub(super) deal: u64,
}

impl Meeting {
    /// All meetings of a format.
    pub(super) fn all(format: Format, names: &[&str], seats: u8) -> Result<Vec<Meeting>, Problem> {
        let count = names.len();
        if format == Format::Seated {
            return seat(names, seats).map(|bots| vec![Meeting::Seated(bots)]);
        }
        if count < 2 {
            return Err(Problem::new(
                "bots",
                format!("expected two or more, found {count}"),
            ));
        }
        if let Some(twice) = (1..count).find(|idx| names[..*idx].contains(&names[*idx])) {
            let message = format!("expected each bot once, found {} twice", names[twice]);
            return Err(Problem::new("bots", message));
        }
        let met = match format {
            // Who plays alone meets the others on the same deals.
            _ if seats == 1 => choices(count, 1),
            Format::Ladder => (1..count).map(|idx| vec![idx, idx - 1]).collect(),
            _ => choices(count, usize::from(seats).min(count)),
        };
        Ok(met.into_iter().map(Meeting::Turning).collect())
    }

    pub(super) fn bots(&self) -> &[usize] {
        match self {
            Meeting::Seated(bots) | Meeting::Turning(bots) => bots,
        }
    }

    /// The table of this meeting in a round.
    ///
    /// As many tables in a row as there are seats have the same deal, and everybody sits in every seat once. Then the
    /// order of the neighbours changes, and so does whoever sits twice where there are more seats than bots.
    pub(super) fn line_up(&self, round: u64, seats: u8) -> LineUp {
        let bots = match self {
            Meeting::Seated(bots) => {
                let bots = bots.iter().copied().collect();
                return LineUp { bots, deal: round };
            }
            Meeting::Turning(bots) => bots,
        };
        let (deal, turn) = (round / u64::from(seats), round % u64::from(seats));
        let (met, first) = (bots.len() as u64, deal % bots.len() as u64);
        let filled = (0..u64::from(seats)).map(|idx| bots[((first + idx) % met) as usize]);
        let mut bots: ArrayVec<usize, MAX_SEATS> = filled.collect();
        if let Some((_, others)) = bots.split_first_mut() {
            permute(others, deal / met);
        }
        bots.rotate_left(turn as usize);
        LineUp { bots, deal }
    }
}

/// One bot for all seats, or one for each.
fn seat(names: &[&str], seats: u8) -> Result<Vec<usize>, Problem> {
    // Each bot has one place in the series, however many seats it has.
    let mut once: Vec<&str> = Vec::new();
    let mut place = |name| {
        once.iter().position(|other| *other == name).unwrap_or_else(|| {
            once.push(name);
            once.len() - 1
        })
    };
    match names.len() {
        1 => Ok(vec![0; usize::from(seats)]),
        count if count == usize::from(seats) => Ok(names.iter().map(|name| place(*name)).collect()),
        count => Err(Problem::new(
            "bots",
            format!("expected one bot, or one for each of {seats} seats, found {count}"),
        )),
    }
}

/// Every choice of so many out of `count`, in the order of a dictionary.
fn choices(count: usize, chosen: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for _ in 0..chosen {
        let longer = |some: &Vec<usize>| {
            let some = some.clone();
            let next = some.last().map_or(0, |last| last + 1);
            (next..count).map(move |idx| [some.as_slice(), &[idx]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Puts things into the order of a number; as many numbers in a row as there are orders give all of them.
fn permute(things: &mut [usize], mut number: u64) {
    for idx in 0..things.len() {
        let left = (things.len() - idx) as u64;
        things[idx..].rotate_left((number % left) as usize);
        number /= left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn all(format: Format, names: &[&str], seats: u8) -> Vec<Vec<usize>> {
        let meetings = Meeting::all(format, names, seats).unwrap();
        meetings.iter().map(|meeting| meeting.bots().to_vec()).collect()
    }

    #[test]
    fn everybody_who_fits_at_a_table_meets() {
        let names = ["a", "b", "c"];
        assert_eq!(all(Format::RoundRobin, &names, 1), [[0], [1], [2]]);
        assert_eq!(all(Format::RoundRobin, &names, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(all(Format::RoundRobin, &names, 3), [[0, 1, 2]]);
        assert_eq!(all(Format::RoundRobin, &names, 6), [[0, 1, 2]]);
        assert_eq!(all(Format::Ladder, &names, 2), [[1, 0], [2, 1]]);
        assert_eq!(all(Format::Ladder, &names, 1), [[0], [1], [2]]);
        assert_eq!(all(Format::Seated, &["b", "a", "b"], 3), [[0, 1, 0]]);
        assert_eq!(all(Format::Seated, &["b"], 2), [[0, 0]]);
    }

    #[test]
    fn bots_that_do_not_suit_the_format_are_refused() {
        let refused = |format, names: &[&str], seats| {
            let problem = Meeting::all(format, names, seats).unwrap_err();
            problem.to_string()
        };
        assert_eq!(
            refused(Format::RoundRobin, &["a"], 2),
            "bots: expected two or more, found 1"
        );
        assert_eq!(
            refused(Format::Ladder, &["a", "b", "a"], 2),
            "bots: expected each bot once, found a twice"
        );
        assert_eq!(
            refused(Format::Seated, &["a", "b"], 3),
            "bots: expected one bot, or one for each of 3 seats, found 2"
        );
    }

    #[test]
    fn a_deal_is_played_from_every_seat() {
        let meeting = Meeting::Turning(vec![4, 7, 9]);
        for deal in 0..6 {
            let tables: Vec<LineUp> = (3 * deal..3 * deal + 3)
                .map(|round| meeting.line_up(round, 3))
                .collect();
            for seat in 0..3 {
                let mut sat: Vec<usize> = tables.iter().map(|table| table.bots[seat]).collect();
                sat.sort_unstable();
                assert_eq!(sat, [4, 7, 9], "deal {deal}, seat {seat}");
            }
            assert!(tables.iter().all(|table| table.deal == deal));
        }
    }

    #[test]
    fn every_order_of_four_comes_up_equally_often() {
        let meeting = Meeting::Turning(vec![0, 1, 2, 3]);
        let mut orders: BTreeMap<Vec<usize>, u32> = BTreeMap::new();
        for round in 0..4 * 4 * 6 {
            *orders.entry(meeting.line_up(round, 4).bots.to_vec()).or_default() += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| *count == 4), "{orders:?}");
    }

    #[test]
    fn with_more_seats_than_bots_each_sits_equally_often_in_each_seat() {
        let meeting = Meeting::Turning(vec![0, 1]);
        let mut sat = [[0; 2]; 5];
        for round in 0..5 * 2 * 24 {
            for (seat, bot) in meeting.line_up(round, 5).bots.into_iter().enumerate() {
                sat[seat][bot] += 1;
            }
        }
        assert_eq!(sat, [[120, 120]; 5]);
    }
}

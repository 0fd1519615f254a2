//! Who won, and in which order the others follow (DU-8).

use crate::api::{Ending, Phase};
use crate::known::Known;
use engine::{Outcome, SeatMap, SeatSet};

/// The seats without vampires.
pub(crate) fn finished(known: &Known) -> SeatSet {
    let rows = known.belongings.iter().filter(|(_, it)| it.row.is_empty());
    rows.map(|(seat, _)| seat).collect()
}

/// The seats with the fewest vampires (R-DU-14).
pub(crate) fn fewest(known: &Known) -> SeatSet {
    let least = known.belongings.iter().map(|(_, it)| it.row.len()).min();
    let rows = known
        .belongings
        .iter()
        .filter(|(_, it)| Some(it.row.len()) == least);
    rows.map(|(seat, _)| seat).collect()
}

/// How the table ended; the score of a seat is the number of vampires it has left, so fewer is better.
pub(crate) fn outcome(known: &Known) -> Option<Outcome> {
    let Phase::Over(Ending { winners, reason }) = known.phase else {
        return None;
    };
    Some(Outcome {
        winners,
        reason: reason.code(),
        scores: Some(vampires_left(known)),
    })
}

fn vampires_left(known: &Known) -> SeatMap<i32> {
    SeatMap::new(known.seats(), |seat| known.row(seat).len() as i32)
}

/// The rank of each seat by remaining vampires (DU-8.6): winners first; ties share a rank and use up the next ones.
pub fn ranks(outcome: &Outcome, seats: u8) -> SeatMap<u8> {
    let standing = SeatMap::new(seats, |seat| {
        let left = outcome.scores.as_ref().and_then(|scores| scores.get(seat));
        (!outcome.winners.contains(seat), left.copied().unwrap_or_default())
    });
    SeatMap::new(seats, |seat| {
        let better = standing.iter().filter(|(_, other)| **other < standing[seat]);
        1 + better.count() as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    #[test]
    fn ties_share_a_rank_and_use_up_the_next_ones() {
        // DU-8.6: 1, 2, 2, 4; two joint winners: 1, 1, 3.
        let check = |scores: &[i32], winners: &[u8], expected: &[u8]| {
            let seats = scores.len() as u8;
            let outcome = Outcome {
                winners: winners.iter().map(|seat| Seat(*seat)).collect(),
                reason: "last_vampire",
                scores: Some(SeatMap::new(seats, |seat| scores[seat.idx()])),
            };
            let ranks = ranks(&outcome, seats);
            assert_eq!(ranks.iter().map(|(_, rank)| *rank).collect::<Vec<_>>(), expected);
        };
        check(&[0, 4, 4, 9], &[0], &[1, 2, 2, 4]);
        check(&[3, 0, 0], &[1, 2], &[3, 1, 1]);
        // DU-8.3 with `finish = clockwise`: the first empty row wins alone.
        check(&[12, 0, 1], &[1], &[3, 1, 2]);
    }
}

//! The cemetery as data: which quarter a grave belongs to, and which graves lie around it (DU-2).

use super::{GRAVES, Grave, GraveSet};
use serde::{Deserialize, Serialize};

/// How many quarters the paths make.
pub const QUARTERS: u8 = 4;

const COLUMNS: usize = 10;

/// The arrangement of the graves (DU-3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Layout {
    /// Four quarters of fifteen graves (DU-2.2).
    #[default]
    L1,
    /// The winding path: quarters of 17, 13, 16 and 14 (DU-2.6).
    L2,
}

impl Layout {
    /// The board of this layout.
    #[inline]
    pub fn board(self) -> &'static Board {
        match self {
            Layout::L1 => &L1,
            Layout::L2 => &L2,
        }
    }
}

/// The quarters of L1, grave by grave, clockwise from the north-west (DU-2.3).
static L1: Board = Board::new([
    b"0000011111",
    b"0000011111",
    b"0000011111",
    b"3333322222",
    b"3333322222",
    b"3333322222",
]);

/// The quarters of L2 (DU-2.6).
static L2: Board = Board::new([
    b"0000001111",
    b"0000001111",
    b"0000011111",
    b"3333322222",
    b"3333322222",
    b"3333222222",
]);

/// A layout laid out: no rule assumes anything else about the board.
#[derive(Clone, Debug)]
pub struct Board {
    quarters: [u8; GRAVES],
    quarter_graves: [GraveSet; QUARTERS as usize],
    neighbours: [GraveSet; GRAVES],
}

impl Board {
    /// Reads the rows of a map whose digits are quarters.
    const fn new(map: [&[u8; COLUMNS]; GRAVES / COLUMNS]) -> Board {
        let mut board = Board {
            quarters: [0; GRAVES],
            quarter_graves: [GraveSet::EMPTY; QUARTERS as usize],
            neighbours: [GraveSet::EMPTY; GRAVES],
        };
        let mut bits = [0u64; QUARTERS as usize];
        let mut idx = 0;
        while idx < GRAVES {
            let quarter = map[idx / COLUMNS][idx % COLUMNS] - b'0';
            board.quarters[idx] = quarter;
            bits[quarter as usize] |= 1 << idx;
            board.quarter_graves[quarter as usize] = GraveSet::from_bits(bits[quarter as usize]);
            board.neighbours[idx] = GraveSet::from_bits(around(idx));
            idx += 1;
        }
        board
    }

    /// The quarter a grave belongs to.
    #[inline]
    pub fn quarter(&self, grave: Grave) -> u8 {
        self.quarters[grave.idx()]
    }

    /// The graves of the next quarter clockwise from that of a grave (DU-2.4).
    #[inline]
    pub fn next_quarter(&self, grave: Grave) -> GraveSet {
        self.quarter_graves[usize::from((self.quarter(grave) + 1) % QUARTERS)]
    }

    /// The graves around a grave; paths do not separate them (DU-2.5, R-DU-47).
    #[inline]
    pub fn neighbours(&self, grave: Grave) -> GraveSet {
        self.neighbours[grave.idx()]
    }
}

/// The up to eight places around a place of the grid, as bits.
const fn around(idx: usize) -> u64 {
    let (row, column) = (idx / COLUMNS, idx % COLUMNS);
    let mut bits = 0;
    let mut other = 0;
    while other < GRAVES {
        let near =
            row.abs_diff(other / COLUMNS) <= 1 && column.abs_diff(other % COLUMNS) <= 1 && other != idx;
        if near {
            bits |= 1 << other;
        }
        other += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn neighbours(number: u8) -> Vec<u8> {
        let grave = Grave::new(number).unwrap();
        L1.neighbours(grave).iter().map(Grave::number).collect()
    }

    #[test]
    fn neighbours_are_those_of_the_spec() {
        // T-DU-4, DU-2.5, R-DU-47: E3 (24) and F4 (35) are neighbours across both paths.
        assert_eq!(neighbours(0), [1, 10, 11]);
        assert_eq!(neighbours(24), [13, 14, 15, 23, 25, 33, 34, 35]);
        assert_eq!(neighbours(59), [48, 49, 58]);
        let degrees: Vec<usize> = Grave::all().map(|grave| L1.neighbours(grave).len()).collect();
        let with = |degree| degrees.iter().filter(|other| **other == degree).count();
        assert_eq!((with(3), with(5), with(8)), (4, 24, 32));
        assert_eq!(degrees.iter().sum::<usize>(), 2 * 194);
        for grave in Grave::all() {
            assert!(!L1.neighbours(grave).contains(grave));
            let back = |other: Grave| L1.neighbours(other).contains(grave);
            assert!(L1.neighbours(grave).iter().all(back));
        }
    }

    #[test]
    fn quarters_go_round_clockwise() {
        // DU-2.1, DU-2.3, DU-2.4
        let quarter = |number| L1.quarter(Grave::new(number).unwrap());
        assert_eq!([0, 9, 59, 50].map(quarter), [0, 1, 2, 3]);
        assert!(L1.quarter_graves.iter().all(|graves| graves.len() == 15));
        for (from, to) in [(12, 1), (15, 2), (40, 0), (39, 3)] {
            let grave = Grave::new(from).unwrap();
            assert_eq!(L1.next_quarter(grave), L1.quarter_graves[to], "from {grave}");
        }
    }

    #[test]
    fn the_winding_path_changes_the_quarters_only() {
        // DU-2.6
        let sizes = L2.quarter_graves.map(GraveSet::len);
        assert_eq!(sizes, [17, 13, 16, 14]);
        let quarter = |number| L2.quarter(Grave::new(number).unwrap());
        assert_eq!([5, 15, 25, 34, 53, 54].map(quarter), [0, 0, 1, 3, 3, 2]);
        assert!(Grave::all().all(|grave| L1.neighbours(grave) == L2.neighbours(grave)));
    }
}

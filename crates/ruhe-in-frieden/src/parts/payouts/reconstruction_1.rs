//! `reconstruction-1` (RF-1.9, RF-1.10): a Latin square of the profiles A to E.

use super::Table;

const A: [u8; 3] = [0, 0, 3];
const B: [u8; 3] = [0, 1, 2];
const C: [u8; 3] = [0, 2, 1];
const D: [u8; 3] = [0, 3, 0];
const E: [u8; 3] = [1, 1, 1];

pub(super) const TABLE: Table = [
    [B, C, D, E, A],
    [D, E, A, B, C],
    [A, B, C, D, E],
    [C, D, E, A, B],
    [E, A, B, C, D],
];

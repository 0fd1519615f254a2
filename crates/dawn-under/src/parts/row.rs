//! A row of vampires (DU-4.1 to DU-4.4).

use super::{Colour, VAMPIRES};
use serde::{Deserialize, Serialize};

/// One of the two ends of a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Index 0.
    Left,
    /// The last index.
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [End; 2] = [End::Left, End::Right];
}

/// A row of vampires as it lies: each face up or face down, the face-down ones together in the middle.
///
/// Which vampires lie face down is nowhere in here; they are the dealt ones from `first_down` on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// From left to right; nothing for a face-down vampire, and nothing beyond the end.
    places: [Option<Colour>; VAMPIRES],
    len: u8,
    down: u8,
    first_down: u8,
}

impl Row {
    /// A row of so many face-down vampires.
    pub fn face_down(len: u8) -> Row {
        Row {
            places: [None; VAMPIRES],
            len,
            down: len,
            first_down: 0,
        }
    }

    /// How many vampires are in the row.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no vampire left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The vampires from left to right; nothing where one lies face down.
    #[inline]
    pub fn vampires(&self) -> &[Option<Colour>] {
        &self.places[..self.len()]
    }

    /// Which of the dealt vampires still lie face down.
    #[inline]
    pub fn down(&self) -> std::ops::Range<usize> {
        usize::from(self.first_down)..usize::from(self.first_down + self.down)
    }

    /// The outer vampire of an end. Every outer vampire is face up (I-7), so there is one unless the row is empty.
    #[inline]
    pub fn outer(&self, end: End) -> Option<Colour> {
        let last = self.len().checked_sub(1)?;
        match end {
            End::Left => self.places[0],
            End::Right => self.places[last],
        }
    }

    /// The ends a vampire can leave from: one if it is the only one (DU-4.4).
    #[inline]
    pub fn ends(&self) -> &'static [End] {
        &End::ALL[..self.len().min(2)]
    }

    /// The outer vampire of an end leaves.
    #[inline]
    pub(crate) fn leave(&mut self, end: End) {
        let last = self.len() - 1;
        if end == End::Left {
            self.places.copy_within(1..=last, 0);
        }
        self.places[last] = None;
        self.len -= 1;
    }

    /// A vampire is laid face up at an end; those behind it stay as they are (DU-4.3, R-DU-10).
    #[inline]
    pub(crate) fn join(&mut self, end: End, vampire: Colour) {
        let len = self.len();
        match end {
            End::Left => {
                self.places.copy_within(0..len, 1);
                self.places[0] = Some(vampire);
            }
            End::Right => self.places[len] = Some(vampire),
        }
        self.len += 1;
    }

    /// The end at which a vampire must be turned up, if any: the two outermost at each end are face up (DU-4.2).
    #[inline]
    pub(crate) fn wants_turning(&self) -> Option<End> {
        let is_down = |(idx, vampire): (usize, &Option<Colour>)| idx < 2 && vampire.is_none();
        let vampires = self.vampires();
        if self.down == 0 {
            None
        } else if vampires.iter().enumerate().any(is_down) {
            Some(End::Left)
        } else {
            vampires
                .iter()
                .rev()
                .enumerate()
                .any(is_down)
                .then_some(End::Right)
        }
    }

    /// The face-down vampire nearest to an end, as its place among the dealt ones.
    #[inline]
    pub(crate) fn next_down(&self, end: End) -> usize {
        match end {
            End::Left => self.down().start,
            End::Right => self.down().end - 1,
        }
    }

    /// The face-down vampire nearest to an end is turned up.
    #[inline]
    pub(crate) fn turn_up(&mut self, end: End, vampire: Colour) {
        let len = self.len();
        let is_down = |place: &Option<Colour>| place.is_none();
        let place = match end {
            End::Left => self.places[..len].iter().position(is_down),
            End::Right => self.places[..len].iter().rposition(is_down),
        };
        if let Some(place) = place {
            self.places[place] = Some(vampire);
            self.down -= 1;
            self.first_down += u8::from(end == End::Left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vampires_leave_and_join_at_the_ends() {
        // DU-4.1, DU-4.3, DU-4.4, R-DU-10
        let mut row = Row::face_down(5);
        while let Some(end) = row.wants_turning() {
            row.turn_up(end, Colour::ALL[row.next_down(end)]);
        }
        let letters = |row: &Row| -> String {
            let letter = |vampire: &Option<Colour>| vampire.map_or('-', Colour::letter);
            row.vampires().iter().map(letter).collect()
        };
        assert_eq!(letters(&row), "RY-BG");
        row.join(End::Left, Colour::Black);
        row.join(End::Right, Colour::Black);
        assert_eq!(letters(&row), "KRY-BGK");
        assert_eq!((row.down(), row.wants_turning()), (2..3, None));
        row.leave(End::Right);
        row.leave(End::Left);
        row.leave(End::Left);
        assert_eq!(letters(&row), "Y-BG");
        assert_eq!(row.wants_turning(), Some(End::Left));
        row.turn_up(End::Left, Colour::White);
        assert_eq!((letters(&row).as_str(), row.down().len()), ("YWBG", 0));
        (0..3).for_each(|_| row.leave(End::Right));
        assert_eq!(row.ends(), [End::Left]);
        assert_eq!(row.outer(End::Left), row.outer(End::Right));
        row.leave(End::Left);
        assert_eq!(
            (row.is_empty(), row.ends(), row.outer(End::Left)),
            (true, &[][..], None)
        );
    }
}

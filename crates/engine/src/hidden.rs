//! Faces that lie down.

use serde::Serialize;
use std::fmt;

/// A piece whose face nobody may see: it cannot be sent, and printing it shows no face.
///
/// It is kept in private fields of a state. A game looks at the face with [`FaceDown::peek`] when the rules turn
/// it up; searching for that word finds every place where hidden knowledge is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FaceDown<T>(T);

impl<T: Copy> FaceDown<T> {
    /// Lays a piece face down.
    pub fn new(face: T) -> FaceDown<T> {
        FaceDown(face)
    }

    /// Looks at the face.
    pub fn peek(self) -> T {
        self.0
    }
}

impl<T> fmt::Debug for FaceDown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("▒")
    }
}

/// What an audience sees of a piece: its face, or only its back (`null` on the wire).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Seen<T> {
    /// The piece lies face up.
    Face(T),
    /// The piece lies face down.
    Back,
}

impl<T: Copy> Seen<T> {
    /// The face, if it is up.
    pub fn face(self) -> Option<T> {
        match self {
            Seen::Face(face) => Some(face),
            Seen::Back => None,
        }
    }
}

impl<T> Seen<T> {
    /// Whether only the back is seen.
    pub fn is_back(&self) -> bool {
        matches!(self, Seen::Back)
    }
}

impl<T> From<Option<T>> for Seen<T> {
    fn from(face: Option<T>) -> Seen<T> {
        face.map_or(Seen::Back, Seen::Face)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printing_a_face_down_piece_shows_no_face() {
        assert_eq!(
            format!("{:?}", FaceDown::new("ghost")),
            format!("{:?}", FaceDown::new("lock"))
        );
        assert_eq!(FaceDown::new(7).peek(), 7);
    }

    #[test]
    fn a_back_is_null_on_the_wire() {
        assert_eq!(
            serde_json::to_string(&[Seen::Face(3), Seen::Back]).unwrap(),
            "[3,null]"
        );
    }
}

//! Equal bytes for equal states, on every platform that stores the low byte first.

use sha2::{Digest as _, Sha256};
use std::fmt;
use std::hash::{Hash, Hasher};

/// The SHA-256 of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of several byte strings one after the other.
    pub fn of_bytes(parts: &[&[u8]]) -> Digest {
        let mut sha = Sha256::new();
        parts.iter().for_each(|part| sha.update(part));
        Digest(sha.finalize().into())
    }

    /// The digest of a value by way of its `Hash`.
    pub fn of<T: Hash>(value: &T) -> Digest {
        let mut hasher = PortableHasher(Sha256::new());
        value.hash(&mut hasher);
        Digest(hasher.0.finalize().into())
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Digest> {
        from_hex(text).map(Digest)
    }
}

/// Reads 64 hexadecimal digits as 32 bytes.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (idx, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * idx..2 * idx + 2], 16).ok()?;
    }
    Some(bytes)
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.as_chunks().0.iter();
        words
            .copied()
            .map(u64::from_be_bytes)
            .try_for_each(|word| write!(f, "{word:016x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Feeds a `Hash` into SHA-256 with fixed byte order and width, so that platforms agree.
struct PortableHasher(Sha256);

macro_rules! write_little_endian {
    ($($name:ident $number:ty => $wide:ty;)*) => {$(
        fn $name(&mut self, number: $number) {
            self.0.update((number as $wide).to_le_bytes());
        }
    )*};
}

impl Hasher for PortableHasher {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    write_little_endian! {
        write_u8 u8 => u8;
        write_u16 u16 => u16;
        write_u32 u32 => u32;
        write_u64 u64 => u64;
        write_usize usize => u64;
        write_i8 i8 => i8;
        write_i16 i16 => i16;
        write_i32 i32 => i32;
        write_i64 i64 => i64;
        write_isize isize => i64;
    }

    fn finish(&self) -> u64 {
        let bytes: [u8; 32] = self.0.clone().finalize().into();
        u64::from_le_bytes(bytes[..8].try_into().expect("a digest has more than eight bytes"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_pinned() {
        assert_eq!(
            Digest::of_bytes(&[b"a", b"bc"]).to_string(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(Digest::of(&(1u8, 2u16)), Digest::of_bytes(&[&[1, 2, 0]]));
        assert_eq!(
            Digest::of(&3usize),
            Digest::of_bytes(&[&[3, 0, 0, 0, 0, 0, 0, 0]])
        );
    }

    #[test]
    fn hexadecimal_goes_there_and_back() {
        let digest = Digest::of_bytes(&[b"x"]);
        assert_eq!(Digest::from_hex(&digest.to_string()), Some(digest));
        assert_eq!(Digest::from_hex("zz"), None);
        assert_eq!(Digest::from_hex(&"é".repeat(32)), None);
    }
}

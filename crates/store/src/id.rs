//! Names of tables, guests and nodes: numbers drawn by chance, written with sixteen hexadecimal digits.

use std::fmt;
use std::str::FromStr;

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 16 hexadecimal digits")]
pub struct NotAnId;

fn read(text: &str) -> Result<u64, NotAnId> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if text.len() != 16 || !text.bytes().all(is_digit) {
        return Err(NotAnId);
    }
    u64::from_str_radix(text, 16).map_err(|_| NotAnId)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:016x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                read(text).map($name)
            }
        }
    )*};
}

ids! {
    /// One table.
    TableId,
    /// One guest: a name, and the tokens that stand for it.
    GuestId,
    /// One run of the program among several that share a store; drawn anew at each start, so that a node that comes
    /// back is not taken for the one that went.
    NodeId,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let table = TableId(0xdead_beef);
        assert_eq!(table.to_string(), "00000000deadbeef");
        assert_eq!("00000000deadbeef".parse(), Ok(table));
        for wrong in [
            "",
            "deadbeef",
            "00000000DEADBEEF",
            "+0000000deadbeef",
            "00000000deadbeeg",
        ] {
            assert_eq!(wrong.parse::<TableId>(), Err(NotAnId), "{wrong}");
        }
    }
}

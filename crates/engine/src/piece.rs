//! The short text form of pieces, used in logs, scripts and goldens, and the codes of closed lists.

/// A text is not the short form of the piece wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the short form of a piece")]
pub struct NotAPiece;

/// Writes and reads a piece by its short text form: its `Display` and `FromStr`.
///
/// ```
/// use engine::{NotAPiece, serde_as_text};
///
/// struct Stake;
///
/// impl std::fmt::Display for Stake {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         f.write_str("†")
///     }
/// }
///
/// impl std::str::FromStr for Stake {
///     type Err = NotAPiece;
///     fn from_str(text: &str) -> Result<Stake, NotAPiece> {
///         if text == "†" { Ok(Stake) } else { Err(NotAPiece) }
///     }
/// }
///
/// serde_as_text!(Stake, "a stake");
///
/// assert_eq!(serde_json::to_string(&Stake).unwrap(), "\"†\"");
/// let wrong = serde_json::from_str::<Stake>("\"x\"").err().unwrap();
/// assert!(wrong.to_string().starts_with("expected a stake, found \"x\""));
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($piece:ty, $expecting:literal) => {
        impl serde::Serialize for $piece {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $piece {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$piece, D::Error> {
                let text =
                    <std::borrow::Cow<'de, str> as serde::Deserialize<'de>>::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    serde::de::Error::custom(format_args!("expected {}, found \"{}\"", $expecting, text))
                })
            }
        }

        #[cfg(test)]
        $crate::written_as!($piece, "string");
    };
}

/// Gives an enum without data its list and its codes: the stable names that are written, logged and sent.
///
/// A variant that is left out does not compile.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum End {
///     Dawn,
///     LastCandle,
/// }
///
/// engine::codes!(End {
///     Dawn = "dawn",
///     LastCandle = "last_candle",
/// });
///
/// assert_eq!(End::ALL, [End::Dawn, End::LastCandle]);
/// assert_eq!(End::LastCandle.code(), "last_candle");
/// ```
#[macro_export]
macro_rules! codes {
    ($type:ident { $($variant:ident = $code:literal),+ $(,)? }) => {
        impl $type {
            /// All there are, in order.
            pub const ALL: [$type; [$($code),+].len()] = [$($type::$variant),+];

            /// The stable name, as it is written.
            pub fn code(self) -> &'static str {
                match self {
                    $($type::$variant => $code),+
                }
            }
        }
    };
}

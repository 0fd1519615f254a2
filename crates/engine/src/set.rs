//! Sets of small pieces, one bit each.

/// Declares a set of pieces that are numbered from 0.
///
/// `bit` is the number of a piece, `item` the piece of a number, and `len` the type that counts them. The bits are in
/// a field `0`, for what only one set can do.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub struct Lid(u8);
///
/// engine::bit_set! {
///     /// A set of lids.
///     pub struct LidSet(u8) of Lid {
///         count: 6,
///         bit: |lid| lid.0,
///         item: |bit| Lid(bit),
///         len: u8,
///     }
/// }
///
/// let set: LidSet = [Lid(4), Lid(1)].into_iter().collect();
/// assert!(set.contains(Lid(4)) && !set.contains(Lid(2)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Lid(1), Lid(4)]);
/// assert_eq!(LidSet::ALL.without(set).len(), 4);
/// assert_eq!(format!("{set:?}"), "{Lid(1), Lid(4)}");
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $set:ident($bits:ty) of $item:ty {
            count: $count:expr,
            bit: |$one:ident| $bit:expr,
            item: |$place:ident| $from:expr,
            len: $len:ty,
        }
    ) => {
        $crate::bit_set! {
            $(#[$meta])*
            $vis struct $set($bits) of $item {
                count: $count,
                bit: |$one| $bit,
                item: |$place| $from,
                len: $len,
                shown: |item| item,
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $set:ident($bits:ty) of $item:ty {
            count: $count:expr,
            bit: |$one:ident| $bit:expr,
            item: |$place:ident| $from:expr,
            len: $len:ty,
            shown: |$seen:ident| $shown:expr,
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $set($bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);
            /// Everything there is.
            pub const ALL: $set = $set(((1_u128 << $count) - 1) as $bits);

            /// The set of one.
            #[inline]
            pub fn only($one: $item) -> $set {
                $set(1 << $bit)
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, $one: $item) {
                self.0 |= 1 << $bit;
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, $one: $item) {
                self.0 &= !(1 << $bit);
            }

            /// Whether it is in the set.
            #[inline]
            pub fn contains(self, $one: $item) -> bool {
                self.0 & (1 << $bit) != 0
            }

            /// Whether nothing is in the set.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub fn len(self) -> $len {
                self.0.count_ones() as $len
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub fn with(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The first in order.
            #[inline]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| {
                    let $place = self.0.trailing_zeros() as u8;
                    $from
                })
            }

            /// All that are in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let first = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map(|$seen| $shown)).finish()
            }
        }
    };
}

/// Writes a set as a list of what is in it.
#[macro_export]
macro_rules! serialize_as_list {
    ($set:ty) => {
        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

//! The types of a game as the browser knows them, made from the Rust types by the tests of each game; `testbed` writes them.
//!
//! Only with the feature `browser`, which is for tests.

pub use ts_rs;

use crate::{Later, PromptId, Seat, SeatMap, SeatSet, Seen, Stamp, Switch};
use ts_rs::{Config, TS};

/// Says how a type that writes itself in its own way looks to the browser.
#[macro_export]
macro_rules! written_as {
    ($type:ty, $text:expr) => {
        impl $crate::browser::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &$crate::browser::ts_rs::Config) -> String {
                String::from($text)
            }
            fn inline(config: &$crate::browser::ts_rs::Config) -> String {
                <Self as $crate::browser::ts_rs::TS>::name(config)
            }
        }
    };
}

written_as!(Seat, "number");
written_as!(SeatSet, "number[]");
written_as!(PromptId, "number");
written_as!(Stamp, "number");
written_as!(Switch, "\"on\" | \"off\"");

macro_rules! wraps {
    ($type:ident, $write:expr) => {
        impl<T: TS + 'static> TS for $type<T> {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(config: &Config) -> String {
                $write(T::name(config))
            }
            fn inline(config: &Config) -> String {
                $write(T::inline(config))
            }
        }
    };
}

wraps!(Later, |inner: String| inner);
wraps!(SeatMap, |inner: String| format!("Array<{inner}>"));
wraps!(Seen, |inner: String| format!("{inner} | null"));

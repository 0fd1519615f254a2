//! The types of a game as the browser knows them, made from the Rust types in the tests of each game.
//!
//! Only with the feature `browser`, which is for tests.

pub use ts_rs;

use crate::{PromptId, Seat, SeatMap, SeatSet, Seen, Stamp, Switch};
use std::path::Path;
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

wraps!(SeatMap, |inner: String| format!("Array<{inner}>"));
wraps!(Seen, |inner: String| format!("{inner} | null"));

/// The declaration of one type, with its comment.
pub fn declare<T: TS>() -> String {
    let config = Config::new().with_large_int("number");
    format!("{}export {}\n\n", T::docs().unwrap_or_default(), T::decl(&config))
}

/// Compares the declarations of a game with `web/src/wire/NAME.ts`; with `SEXTON_UPDATE` set it writes them.
///
/// # Panics
/// If the file is stale.
pub fn check(name: &str, declarations: &[String]) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire");
    let path = Path::new(folder).join(format!("{name}.ts"));
    let text = declarations.concat();
    let lines: String = text
        .lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    let fresh = format!(
        "// What goes in and out of the rules of {name} (docs/protocol.md). Made from its crate: do not edit.\n\
         // SEXTON_UPDATE=1 cargo test -p {name} writes it anew.\n\n{}\n",
        lines.trim_end()
    );
    if std::env::var_os("SEXTON_UPDATE").is_some() {
        std::fs::write(&path, &fresh).expect("the folder of the browser's types can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == fresh,
        "{} is stale: run SEXTON_UPDATE=1 cargo test -p {name}",
        path.display()
    );
}

//! A target fed by coverage. `cargo xtask fuzz` builds and runs it; `SEXTON_FUZZ` names the target.
#![no_main]

use fuzz::Target;
use std::sync::LazyLock;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("SEXTON_FUZZ").unwrap_or_default();
    Target::find(&name).unwrap_or_else(|| {
        let names: Vec<String> = Target::all().iter().map(Target::name).collect();
        panic!(
            "SEXTON_FUZZ: expected one of {}, found \"{name}\"",
            names.join(", ")
        )
    })
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| TARGET.feed(data));

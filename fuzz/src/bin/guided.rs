//! A target fed by coverage. `cargo xtask fuzz` builds and runs it; `SEXTON_FUZZ` names the target, and
//! `SEXTON_FUZZ_SEEDS` the folder its first bytes are written to.
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

fn write_seeds() {
    let Some(folder) = std::env::var_os("SEXTON_FUZZ_SEEDS") else {
        return;
    };
    for (idx, seed) in TARGET.seeds().iter().enumerate() {
        let path = std::path::Path::new(&folder).join(format!("seed-{idx}"));
        std::fs::write(&path, seed).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

libfuzzer_sys::fuzz_target!(init: write_seeds(), |data: &[u8]| TARGET.feed(data));

//! Whatever the house refuses can be told in every language.

use std::path::Path;
use words::{Lang, Words};

fn codes(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            codes(&path, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for call in ["trouble(", "problem(", "house_phrase(", "farewell("] {
            let after = text.split(call).skip(1);
            let quoted = after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
            found.extend(quoted.map(str::to_owned));
        }
    }
}

#[test]
fn whatever_the_house_refuses_can_be_told_in_every_language() {
    let mut found = Vec::new();
    codes(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
    assert!(found.len() > 50, "{found:?}");
    for code in found {
        let key = format!("house-{}", code.replace('_', "-"));
        for lang in Lang::ALL {
            assert!(Words::of(lang).knows(&key), "{lang}: {key}");
        }
    }
}

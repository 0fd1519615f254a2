//! Lists what lies in `text/` for `src/lib.rs`: a game's messages and its rulebook are found by their names.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// In the order of `Lang::ALL`.
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "nl"];

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let text = here.join("../../text");
    println!("cargo::rerun-if-changed={}", text.display());
    let languages = LANGUAGES.map(|language| list(&text.join(language)));
    let list = format!("[{}]", languages.concat());
    fs::write(out.join("text.rs"), list).expect("the output folder can be written");
}

/// The files of one language, as an expression. Those of the browser alone are left to it.
fn list(folder: &Path) -> String {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> = files
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    let (mut messages, mut books) = (String::new(), String::new());
    for name in names.iter().filter(|name| !name.starts_with("web")) {
        let include = format!("include_str!({:?})", folder.join(name).display().to_string());
        let written = match name.rsplit_once('.') {
            Some((_, "ftl")) => write!(messages, "{include},"),
            Some((game, "md")) => write!(books, "({game:?}, {include}),"),
            _ => Ok(()),
        };
        written.expect("a text can be written to");
    }
    format!("Text {{ messages: &[{messages}], books: &[{books}] }},")
}

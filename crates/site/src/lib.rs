//! The browser client as files in the binary.
//!
//! `build.rs` builds `web/` and lists what came out. The list is empty where there was no Node.js to build with; then
//! a server serves everything else and says so.
//!
//! ```
//! if let Some(page) = site::find("index.html") {
//!     assert!(page.bytes.starts_with(b"<!doctype html>"));
//! }
//! assert!(site::find("no-such-file").is_none());
//! ```

/// One file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path without a leading slash.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same compressed with Brotli, where that is smaller.
    pub brotli: Option<&'static [u8]>,
}

impl File {
    /// Its media type.
    pub fn media_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map(|(_, end)| end) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("txt") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Whether its name changes with its content, so that browsers may keep it for ever.
    pub fn is_immutable(&self) -> bool {
        self.path.starts_with("assets/")
    }
}

/// All files, sorted by path; none if the client was left out.
pub const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of a path.
pub fn find(path: &str) -> Option<&'static File> {
    let place = FILES.binary_search_by_key(&path, |file| file.path).ok()?;
    FILES.get(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_and_has_a_media_type() {
        for file in FILES {
            assert_eq!(find(file.path).map(|found| found.path), Some(file.path));
            assert_ne!(file.media_type(), "application/octet-stream", "{}", file.path);
        }
    }

    #[test]
    fn a_client_has_a_page_that_names_its_script() {
        if let Some(page) = find("index.html") {
            let text = std::str::from_utf8(page.bytes).unwrap();
            assert!(text.contains("/assets/index-"), "{text}");
        }
    }

    #[test]
    fn compressed_files_are_smaller() {
        for file in FILES {
            assert!(
                file.brotli.is_none_or(|brotli| brotli.len() < file.bytes.len()),
                "{}",
                file.path
            );
        }
    }
}

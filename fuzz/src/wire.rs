//! A message to a house is a request or is refused; what was read is written and read again.

use protocol::wire::Request;

/// Reads the bytes as a message.
///
/// # Panics
/// If what was read cannot be written and read again.
pub fn feed(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(request) = Request::read(text) {
        let written = request.write();
        let again = Request::read(&written);
        assert_eq!(again.as_ref(), Ok(&request), "{text} is written {written}");
    }
}

//! What the operating system knows of a connection: the smallest round trip it has seen.
//!
//! A device that holds back its answers to pings looks further away than it is, and is compensated for it. The
//! acknowledgements of its packets come from its operating system and are not held back (CC-10.5).

use tokio::net::TcpStream;

/// The smallest round trip seen so far, in whole milliseconds, rounded up; nothing where the system does not tell.
#[cfg(target_os = "linux")]
pub(crate) fn rtt_min_ms(stream: &TcpStream) -> Option<u32> {
    /// What the system says before it has seen a round trip.
    const UNKNOWN: u32 = u32::MAX;
    let rtt_us = tcp_info(stream)?.tcpi_min_rtt;
    (rtt_us != UNKNOWN).then(|| rtt_us.div_ceil(1_000))
}

/// The smallest round trip seen so far; this system does not tell.
#[cfg(not(target_os = "linux"))]
pub(crate) fn rtt_min_ms(_: &TcpStream) -> Option<u32> {
    None
}

#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "no library we use asks for TCP_INFO")]
fn tcp_info(stream: &TcpStream) -> Option<libc::tcp_info> {
    use std::mem::{MaybeUninit, size_of};
    use std::os::fd::AsRawFd as _;

    let mut info = MaybeUninit::<libc::tcp_info>::zeroed();
    let mut length = size_of::<libc::tcp_info>() as libc::socklen_t;
    // SAFETY: `info` and `length` outlive the call, `length` is the size of `info`, and the descriptor is open as long
    // as the stream is borrowed.
    let answer = unsafe {
        libc::getsockopt(
            stream.as_raw_fd(),
            libc::IPPROTO_TCP,
            libc::TCP_INFO,
            info.as_mut_ptr().cast(),
            &raw mut length,
        )
    };
    // An older system fills less of it, and knows nothing of the smallest round trip.
    let is_whole = answer == 0 && length as usize >= std::mem::offset_of!(libc::tcp_info, tcpi_min_rtt) + 4;
    // SAFETY: a structure of numbers that was all zeroes, and was filled from its beginning.
    is_whole.then(|| unsafe { info.assume_init() })
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn the_system_knows_the_round_trip_of_a_connection() {
        // CC-10.5
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let near = TcpStream::connect(listener.local_addr().unwrap());
        let (near, far) = tokio::join!(near, listener.accept());
        let (mut near, (mut far, _)) = (near.unwrap(), far.unwrap());
        near.write_all(b"knock").await.unwrap();
        let mut heard = [0; 5];
        far.read_exact(&mut heard).await.unwrap();
        far.write_all(b"knock").await.unwrap();
        near.read_exact(&mut heard).await.unwrap();
        assert!(rtt_min_ms(&near).unwrap() < 1_000);
    }
}

//! Messages that go out together, as whole frames: long ones without being copied into one piece.

use arrayvec::ArrayVec;
use bytes::{Buf as _, Bytes};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, IoSlice};
use std::ops::Range;
use std::pin::Pin;
use tokio::io::{AsyncWrite, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// The longest head of a frame that goes to a client.
const HEAD_BYTES_MAX: usize = 10;

/// How many pieces go to the system in one call: a move is told in two messages.
const TOGETHER: usize = 8;

/// So many bytes are copied into one piece: the system takes one more cheaply than several.
const SHORT_BYTES_MAX: usize = 2 << 10;

/// One frame: what is left of its head, then of its text.
struct Frame {
    head: [u8; HEAD_BYTES_MAX],
    /// Which part of the head is left.
    left: Range<usize>,
    text: Bytes,
}

/// Whole frames in order.
#[derive(Default)]
pub(crate) struct Batch {
    frames: VecDeque<Frame>,
    bytes: usize,
}

impl Batch {
    /// Appends a text as one frame.
    pub(crate) fn put_text(&mut self, text: Bytes) {
        let header = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let mut head = [0; HEAD_BYTES_MAX];
        let mut room = head.as_mut_slice();
        header
            .format(text.len() as u64, &mut room)
            .expect("a head for a client fits in");
        let left = 0..HEAD_BYTES_MAX - room.len();
        self.bytes += left.len() + text.len();
        self.frames.push_back(Frame { head, left, text });
    }

    /// How many bytes are left.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    /// What is left, piece by piece.
    fn pieces(&self) -> impl Iterator<Item = &[u8]> {
        let frames = self.frames.iter();
        frames.flat_map(|frame| [&frame.head[frame.left.clone()], &frame.text])
    }

    /// Writes all that is left.
    pub(crate) async fn write_to(&mut self, stream: &mut (impl AsyncWrite + Unpin)) -> io::Result<()> {
        while self.bytes > 0 {
            let written = if self.bytes <= SHORT_BYTES_MAX {
                // Copied anew whenever it is tried: a line that waits must not keep room for it.
                poll_fn(|context| {
                    let mut whole = ArrayVec::<u8, SHORT_BYTES_MAX>::new();
                    for piece in self.pieces() {
                        whole.try_extend_from_slice(piece).expect("what is short fits in");
                    }
                    Pin::new(&mut *stream).poll_write(context, &whole)
                })
                .await?
            } else {
                let mut slices = [IoSlice::new(&[]); TOGETHER];
                let mut count = 0;
                for (slice, piece) in slices.iter_mut().zip(self.pieces()) {
                    *slice = IoSlice::new(piece);
                    count += 1;
                }
                stream.write_vectored(&slices[..count]).await?
            };
            match written {
                0 => return Err(io::ErrorKind::WriteZero.into()),
                written => self.advance(written),
            }
        }
        // TLS may hold something back.
        stream.flush().await
    }

    fn advance(&mut self, mut count: usize) {
        self.bytes -= count;
        while let Some(frame) = self.frames.front_mut() {
            let of_head = count.min(frame.left.len());
            frame.left.start += of_head;
            count -= of_head;
            if !frame.left.is_empty() {
                return;
            }
            if count < frame.text.len() {
                return frame.text.advance(count);
            }
            count -= frame.text.len();
            self.frames.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use std::task::{Context, Poll};
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::{Role, WebSocket};

    /// A slow line: it takes a few bytes at a time.
    struct Slow {
        step: usize,
        taken: Vec<u8>,
    }

    impl AsyncWrite for Slow {
        fn poll_write(
            self: Pin<&mut Self>,
            context: &mut Context<'_>,
            bytes: &[u8],
        ) -> Poll<io::Result<usize>> {
            self.poll_write_vectored(context, &[IoSlice::new(bytes)])
        }

        fn poll_write_vectored(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
            slices: &[IoSlice<'_>],
        ) -> Poll<io::Result<usize>> {
            let offered = slices.iter().flat_map(|slice| slice.iter().copied());
            let before = self.taken.len();
            let step = self.step;
            self.taken.extend(offered.take(step));
            Poll::Ready(Ok(self.taken.len() - before))
        }

        fn is_write_vectored(&self) -> bool {
            true
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    fn batch(texts: &[&str]) -> Batch {
        let mut batch = Batch::default();
        for text in texts {
            batch.put_text(Bytes::from((*text).to_owned()));
        }
        batch
    }

    #[tokio::test]
    async fn every_message_arrives_whole() {
        let long = ["x".repeat(125), "y".repeat(126), "z".repeat(70_000)];
        let texts = ["", "done", &long[0], &long[1], "", &long[2], "last", ""];
        for step in [1, 2, 7, 1 << 20] {
            let taken = Vec::new();
            let mut slow = Slow { step, taken };
            let mut batch = batch(&texts);
            let bytes = batch.bytes();
            batch.write_to(&mut slow).await.unwrap();
            assert_eq!((batch.bytes(), slow.taken.len()), (0, bytes));
            let mut client = WebSocket::from_raw_socket(Cursor::new(slow.taken), Role::Client, None);
            for text in texts {
                assert_eq!(client.read().unwrap(), Message::text(text));
            }
        }
    }

    #[tokio::test]
    async fn a_line_that_takes_nothing_is_an_error() {
        let (step, taken) = (0, Vec::new());
        let written = batch(&["done"]).write_to(&mut Slow { step, taken }).await;
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::WriteZero);
    }
}

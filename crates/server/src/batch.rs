//! Messages that go out together, as whole frames, without being copied into one piece.

use bytes::{Buf, Bytes};
use std::collections::VecDeque;
use std::io::IoSlice;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// The longest head of a frame that goes to a client.
const HEAD_BYTES_MAX: usize = 10;

/// Whole frames in order: of each its head and its text.
#[derive(Default)]
pub(crate) struct Batch {
    pieces: VecDeque<Bytes>,
    bytes: usize,
}

impl Batch {
    /// Appends a text as one frame.
    pub(crate) fn put_text(&mut self, text: Bytes) {
        let header = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let mut head = Vec::with_capacity(HEAD_BYTES_MAX);
        header
            .format(text.len() as u64, &mut head)
            .expect("a list of bytes can be written to");
        self.bytes += head.len() + text.len();
        self.pieces.extend([head.into(), text]);
    }
}

impl Buf for Batch {
    fn remaining(&self) -> usize {
        self.bytes
    }

    fn chunk(&self) -> &[u8] {
        self.pieces.front().map_or(&[], |piece| piece)
    }

    fn advance(&mut self, mut count: usize) {
        self.bytes -= count;
        while let Some(piece) = self.pieces.front_mut() {
            if count < piece.len() {
                return piece.advance(count);
            }
            count -= piece.len();
            self.pieces.pop_front();
        }
    }

    fn chunks_vectored<'a>(&'a self, slices: &mut [IoSlice<'a>]) -> usize {
        for (slice, piece) in slices.iter_mut().zip(&self.pieces) {
            *slice = IoSlice::new(piece);
        }
        slices.len().min(self.pieces.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::{Role, WebSocket};

    /// Writes a batch a few bytes at a time, as a slow line would take it.
    fn written(batch: &mut Batch, step: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        while batch.has_remaining() {
            let mut slices = [IoSlice::new(&[]); 3];
            let count = batch.chunks_vectored(&mut slices);
            let mut taken: Vec<u8> = slices[..count].iter().flat_map(|slice| slice.to_vec()).collect();
            assert!(taken.starts_with(batch.chunk()));
            taken.truncate(step);
            batch.advance(taken.len());
            bytes.extend(taken);
        }
        bytes
    }

    #[test]
    fn every_message_arrives_whole() {
        let texts = [
            "",
            "done",
            &"x".repeat(125),
            &"y".repeat(126),
            &"z".repeat(70_000),
        ];
        for step in [1, 7, 1 << 20] {
            let mut batch = Batch::default();
            texts
                .iter()
                .for_each(|text| batch.put_text(Bytes::from(text.to_string())));
            let bytes = written(&mut batch, step);
            let mut client = WebSocket::from_raw_socket(Cursor::new(bytes), Role::Client, None);
            for text in texts {
                assert_eq!(client.read().unwrap(), Message::text(text));
            }
        }
    }
}

//! A connection that does not wait for somebody who does not read.

use crate::stream::Stream;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// Within the time limit at least so much must be taken, or all that is left: a byte now and then holds no place.
const TAKEN_MIN_BYTES: usize = 4 << 10;

/// A connection whose other end must take what is written within a time.
pub(crate) struct Impatient {
    stream: Stream,
    limit: Duration,
    stuck: Option<Stuck>,
}

/// Something is written that the other end does not take at once.
struct Stuck {
    until: Pin<Box<Sleep>>,
    /// What was taken since the time began to run.
    taken_bytes: usize,
}

impl Impatient {
    pub(crate) fn new(stream: Stream, limit: Duration) -> Impatient {
        Impatient {
            stream,
            limit,
            stuck: None,
        }
    }

    /// The connection itself.
    pub(crate) fn into_stream(self) -> Stream {
        self.stream
    }

    /// What becomes of writing so many bytes, now that the connection has said what it makes of them.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        offered_bytes: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) if bytes < offered_bytes => {
                if let Some(stuck) = &mut self.stuck {
                    stuck.taken_bytes += bytes;
                }
            }
            Poll::Ready(_) => self.stuck = None,
            Poll::Pending => return Poll::Ready(Err(ready!(self.wait(context)))),
        }
        written
    }

    /// What becomes of pushing out what TLS holds back. A plain connection holds back nothing.
    fn judge_rest(&mut self, context: &mut Context<'_>, done: Poll<io::Result<()>>) -> Poll<io::Result<()>> {
        match done {
            Poll::Ready(_) => self.stuck = None,
            Poll::Pending => return Poll::Ready(Err(ready!(self.wait(context)))),
        }
        done
    }

    /// Waits for the other end; it is an error when that takes next to nothing within the time.
    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let limit = self.limit;
        let stuck = self.stuck.get_or_insert_with(|| Stuck {
            until: Box::pin(tokio::time::sleep(limit)),
            taken_bytes: 0,
        });
        ready!(stuck.until.as_mut().poll(context));
        if stuck.taken_bytes < TAKEN_MIN_BYTES {
            return Poll::Ready(io::ErrorKind::TimedOut.into());
        }
        stuck.taken_bytes = 0;
        stuck.until.as_mut().reset(Instant::now() + limit);
        let until = stuck.until.as_mut().poll(context);
        until.map(|()| io::ErrorKind::TimedOut.into())
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let offered_bytes = slices.iter().map(|slice| slice.len()).sum();
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.judge(context, offered_bytes, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.judge_rest(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge_rest(context, shut)
    }
}

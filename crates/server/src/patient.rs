//! A connection that is closed when the other end stops reading.

use std::io::{Error, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// How long the other end may read nothing while something is waiting for it.
const PATIENCE: Duration = Duration::from_secs(10);

/// A stream that fails with [`ErrorKind::TimedOut`] when the other end stops reading.
pub(crate) struct Patient<S> {
    stream: S,
    /// Runs while something waits to be read.
    until: Pin<Box<Sleep>>,
    waits: bool,
}

impl<S: Unpin> Patient<S> {
    pub(crate) fn new(stream: S) -> Patient<S> {
        Patient { stream, until: Box::pin(sleep(PATIENCE)), waits: false }
    }

    /// Passes on the result of a write, or an error if writes have made no progress for too long.
    fn judge<T>(&mut self, context: &mut Context<'_>, written: Poll<Result<T, Error>>) -> Poll<Result<T, Error>> {
        if written.is_ready() {
            self.waits = false;
            return written;
        }
        if !self.waits {
            self.waits = true;
            self.until.as_mut().reset(Instant::now() + PATIENCE);
        }
        ready!(self.until.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize, Error>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<Result<usize, Error>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_nothing_is_disconnected() {
        let (here, _there) = duplex(16);
        let began = Instant::now();
        let error = Patient::new(here).write_all(&[0; 64]).await.unwrap_err();
        assert_eq!((error.kind(), began.elapsed()), (ErrorKind::TimedOut, PATIENCE));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_slowly_stays_connected() {
        let (here, mut there) = duplex(16);
        let reading = tokio::spawn(async move {
            let mut all = Vec::new();
            while all.len() < 64 {
                tokio::time::sleep(PATIENCE / 2).await;
                all.push(there.read_u8().await.unwrap());
            }
        });
        Patient::new(here).write_all(&[0; 64]).await.unwrap();
        reading.await.unwrap();
    }
}

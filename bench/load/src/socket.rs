//! A minimal WebSocket, because the load generator shares the machine with the server and must not cost it much.

use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead as _, AsyncReadExt as _, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;

/// The buffer for incoming data. It grows for longer messages.
const ROOM: usize = 8 << 10;

/// The kinds of frames that matter here (RFC 6455, section 5.2), with the bit that marks the last frame.
const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;

/// The connection of a seat.
pub(crate) struct Socket {
    stream: TcpStream,
    /// The received bytes, and the range that has not been read yet.
    came: Vec<u8>,
    read: usize,
    end: usize,
}

impl Socket {
    /// Connects to a path.
    pub(crate) async fn open(authority: &str, path: &str) -> Result<Socket, String> {
        let mut socket = Socket::connect(authority, path).await.map_err(|error| error.to_string())?;
        loop {
            let head = &socket.came[..socket.end];
            if let Some(at) = head.windows(4).position(|four| four == b"\r\n\r\n") {
                socket.read = at + 4;
                return match head.strip_prefix(b"HTTP/1.1 101 ") {
                    Some(_) => Ok(socket),
                    None => Err(format!("no WebSocket at {path}: {}", String::from_utf8_lossy(head))),
                };
            }
            match socket.stream.read(&mut socket.came[socket.end..]).await {
                Ok(0) => return Err(format!("no WebSocket at {path}: it was closed")),
                Ok(n) => socket.end += n,
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    async fn connect(authority: &str, path: &str) -> std::io::Result<Socket> {
        let mut stream = TcpStream::connect(authority).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {authority}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bG9hZC1sb2FkLWxvYWQtIQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        Ok(Socket { stream, came: vec![0; ROOM], read: 0, end: 0 })
    }

    /// Sends a text.
    pub(crate) async fn say(&mut self, text: &str) -> Result<(), String> {
        let mut frame = Vec::with_capacity(text.len() + 14);
        frame.push(TEXT);
        match text.len() {
            len @ ..126 => frame.push(0x80 | len as u8),
            len => {
                let len = u16::try_from(len).map_err(|_| "nothing as long as that is ever said".to_owned())?;
                frame.push(0x80 | 126);
                frame.extend(len.to_be_bytes());
            }
        }
        // A client must mask its messages. A mask of zeros leaves them unchanged.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await.map_err(|error| error.to_string())
    }

    /// The next message, once it has arrived.
    pub(crate) fn poll_hear(&mut self, cx: &mut Context<'_>) -> Poll<Result<&str, String>> {
        loop {
            match self.frame() {
                Some((TEXT, from, to)) => {
                    let text = str::from_utf8(&self.came[from..to]);
                    return Poll::Ready(text.map_err(|error| error.to_string()));
                }
                // A client that keeps sending need not answer pings.
                Some((PING | PONG, ..)) => {}
                Some((CLOSE, ..)) => return Poll::Ready(Err("a connection was closed".to_owned())),
                Some((kind, ..)) => return Poll::Ready(Err(format!("a frame that is none of a table: {kind:#x}"))),
                None => ready!(self.poll_more(cx))?,
            }
        }
    }

    /// The next frame, if it is complete: its kind, and where it begins and ends.
    fn frame(&mut self) -> Option<(u8, usize, usize)> {
        let came = &self.came[self.read..self.end];
        let (&[kind, short], rest) = came.split_first_chunk()?;
        let (len, head) = match short {
            126 => (usize::from(u16::from_be_bytes(*rest.first_chunk()?)), 4),
            127 => (usize::try_from(u64::from_be_bytes(*rest.first_chunk()?)).ok()?, 10),
            short => (usize::from(short), 2),
        };
        let from = self.read + head;
        if self.came.len() - self.read < head + len {
            self.came.resize(self.read + head + len, 0);
        }
        if self.end < from + len {
            return None;
        }
        self.read = from + len;
        Some((kind, from, from + len))
    }

    /// Reads more bytes.
    fn poll_more(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), String>> {
        if self.read > 0 {
            self.came.copy_within(self.read..self.end, 0);
            (self.read, self.end) = (0, self.end - self.read);
        }
        let mut room = ReadBuf::new(&mut self.came[self.end..]);
        ready!(Pin::new(&mut self.stream).poll_read(cx, &mut room)).map_err(|error| error.to_string())?;
        let n = room.filled().len();
        self.end += n;
        Poll::Ready(if n == 0 { Err("a connection was closed".to_owned()) } else { Ok(()) })
    }
}

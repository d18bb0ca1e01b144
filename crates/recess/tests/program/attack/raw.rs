//! Connections that do not behave, from addresses of their own.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// Somebody with an address: every address of 127.0.0.0/8 is this machine's.
#[derive(Copy, Clone)]
pub(super) struct Client {
    pub(super) from: Ipv4Addr,
    pub(super) to: SocketAddr,
}

impl Client {
    pub(super) async fn dial(&self) -> io::Result<TcpStream> {
        self.dial_with(None).await
    }

    /// A connection with a small buffer for what it does not read.
    pub(super) async fn dial_with(&self, buffer: Option<u32>) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(size) = buffer {
            socket.set_recv_buffer_size(size)?;
        }
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.to).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends a request on a connection that stays open, and reads the answer.
    pub(super) async fn ask(
        &self,
        on: &mut TcpStream,
        method: &str,
        path: &str,
        body: &str,
    ) -> io::Result<(u16, String)> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.to,
            body.len()
        );
        on.write_all(format!("{head}{body}").as_bytes()).await?;
        let mut read = Vec::new();
        let mut buffer = vec![0; 16 << 10];
        let bad = || io::Error::from(io::ErrorKind::InvalidData);
        loop {
            let n = on.read(&mut buffer).await?;
            if n == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            read.extend_from_slice(&buffer[..n]);
            let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = String::from_utf8_lossy(&read[..end]).to_ascii_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length:"));
            let length: usize = length.and_then(|length| length.trim().parse().ok()).ok_or_else(bad)?;
            if read.len() >= end + 4 + length {
                let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(bad)?;
                return Ok((status, String::from_utf8_lossy(&read[end + 4..]).into_owned()));
            }
        }
    }

    /// Makes a table. Returns its id and the secret of the first seat.
    pub(super) async fn table(&self, options: &Value, start: bool) -> io::Result<(String, String)> {
        let body = json!({"name": "Mallory", "options": options, "start": start}).to_string();
        let (_, answer) = self.ask(&mut self.dial().await?, "POST", "/api/tables", &body).await?;
        let made: Value = serde_json::from_str(&answer).unwrap_or_default();
        match (made["id"].as_str(), made["token"].as_str()) {
            (Some(id), Some(token)) => Ok((id.to_owned(), token.to_owned())),
            _ => Err(io::Error::other(answer)),
        }
    }

    /// Connects to a table and says hello.
    pub(super) async fn enter(&self, table: &str, token: Option<&str>, buffer: Option<u32>) -> io::Result<Socket> {
        let stream = self.dial_with(buffer).await?;
        let url = format!("ws://{}/api/tables/{table}/ws", self.to);
        let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.map_err(io::Error::other)?;
        let hello = json!({"type": "hello", "token": token}).to_string();
        socket.send(Message::text(hello)).await.map_err(io::Error::other)?;
        Ok(Socket(socket))
    }
}

/// A connection to a table.
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(super) async fn say(&mut self, message: &Value) -> io::Result<()> {
        self.0.send(Message::text(message.to_string())).await.map_err(io::Error::other)
    }

    /// The next message.
    pub(super) async fn hear(&mut self) -> io::Result<Value> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).map_err(io::Error::other),
                Some(Ok(Message::Close(_))) | None => return Err(io::ErrorKind::UnexpectedEof.into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }
}

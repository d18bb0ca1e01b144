//! Tables over HTTP and WebSocket.
//!
//! [`wire`] is what is said, [`seated`] what a table is to the rest of the server.

pub mod seated;
pub mod wire;

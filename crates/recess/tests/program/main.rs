//! The program as a process: what its commands print, save and serve.
//!
//! All of this is one test binary, so that it links once and its tests share the cores.

mod arena;
#[cfg(target_os = "linux")]
mod attack;
mod cheat;
mod cli;
mod command;
mod crash;
mod escapes;
#[cfg(unix)]
mod join;
mod lab;
mod munchkin;
#[cfg(unix)]
mod own_set;
#[cfg(unix)]
mod pty;
mod readme;
mod review;
#[cfg(unix)]
mod serve;
mod set;
mod snapshots;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod upgrade;
mod verify;

//! A shell on a pseudo-terminal, and its screen.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read as _, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A shell on a terminal, and its screen.
pub(crate) struct Session {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    shell: Box<dyn Child + Send + Sync>,
    pub(crate) screen: Arc<Mutex<vt100::Parser>>,
    asked: usize,
}

pub(crate) const SIZE: (u16, u16) = (80, 24);

const fn size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn rows_or_columns(n: u16) -> std::num::NonZero<u16> {
    std::num::NonZero::new(n).unwrap()
}

impl Session {
    pub(crate) fn start(data: &Path) -> Session {
        let pair = native_pty_system().openpty(size(SIZE)).unwrap();
        let mut command = CommandBuilder::new("sh");
        command.arg("-i");
        command.env_clear();
        command.env("PATH", std::env::var("PATH").unwrap_or_default());
        command.env("TERM", "xterm-256color");
        command.env("PS1", "ready> ");
        command.env("LANG", "en");
        command.env("XDG_DATA_HOME", data);
        command.cwd(data);
        let shell = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(rows_or_columns(SIZE.1), rows_or_columns(SIZE.0), 0)));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let seen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = reader.read(&mut bytes) {
                seen.lock().unwrap().process(&bytes[..n]);
            }
        });
        let writer = pair.master.take_writer().unwrap();
        let mut session = Session { master: pair.master, writer, shell, screen, asked: 0 };
        session.wait("ready>");
        session
    }

    pub(crate) fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    pub(crate) fn text(&self) -> String {
        let text = self.screen.lock().unwrap().screen().contents();
        text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// The screen when nothing more arrives.
    pub(crate) fn settled(&mut self) -> String {
        let (mut text, mut since) = (self.text(), Instant::now());
        while since.elapsed() < Duration::from_millis(300) {
            std::thread::sleep(Duration::from_millis(10));
            let now = self.text();
            if now != text {
                (text, since) = (now, Instant::now());
            }
        }
        text
    }

    /// Waits until something holds.
    pub(crate) fn until(&mut self, what: &str, holds: impl Fn(&vt100::Screen) -> bool) {
        let begun = Instant::now();
        while !holds(self.screen.lock().unwrap().screen()) {
            assert!(begun.elapsed() < Duration::from_secs(30), "no {what} in:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    pub(crate) fn wait(&mut self, text: &str) {
        self.until(text, |screen| screen.contents().contains(text));
    }

    /// The output of a command in the shell, once it has ended.
    pub(crate) fn ask(&mut self, command: &str) -> String {
        self.asked += 1;
        let (begin, end) = (format!("<{}<", self.asked), format!(">{}>", self.asked));
        // Composed by the shell, so that the typed line is not mistaken for the answer.
        let n = self.asked;
        self.send(&format!("printf '<%s<' {n}; {command}; printf '>%s>' {n}\n"));
        self.wait(&end);
        let text = self.text().replace('\n', "");
        let from = text.rfind(&begin).unwrap() + begin.len();
        text[from..text.rfind(&end).unwrap()].trim().to_owned()
    }

    /// Waits until the table is shown.
    pub(crate) fn wait_for_table(&mut self) {
        self.until("table", |screen| screen.alternate_screen() && screen.contents().contains("On the table"));
        self.until("mouse", |screen| screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None);
    }

    /// Checks that the shell is back, and the terminal as before.
    pub(crate) fn is_as_before(&mut self, modes: &str) {
        self.until("shell", |screen| {
            let mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
            mouse && !screen.alternate_screen() && !screen.hide_cursor()
        });
        self.until("prompt", |screen| screen.contents().trim_end().ends_with("ready>"));
        assert_eq!(self.ask("stty -g"), modes);
    }

    pub(crate) fn resize(&mut self, to: (u16, u16)) {
        self.screen.lock().unwrap().screen_mut().set_size(rows_or_columns(to.1), rows_or_columns(to.0));
        self.master.resize(size(to)).unwrap();
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.shell.kill();
    }
}

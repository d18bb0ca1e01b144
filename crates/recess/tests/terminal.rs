//! A real session on a pseudo-terminal: the program is started from a shell with job control, played,
//! resized, suspended, brought back and ended in every way there is, and the terminal is as before.
#![cfg(unix)]

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read as _, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A shell on a terminal, and what is on the screen.
struct Session {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    shell: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
    asked: usize,
}

const SIZE: (u16, u16) = (80, 24);

const fn size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn rows_or_columns(n: u16) -> std::num::NonZero<u16> {
    std::num::NonZero::new(n).unwrap()
}

impl Session {
    fn start(data: &Path) -> Session {
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

    fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    fn text(&self) -> String {
        let text = self.screen.lock().unwrap().screen().contents();
        text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// The screen when nothing more comes.
    fn settled(&mut self) -> String {
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
    fn until(&mut self, what: &str, holds: impl Fn(&vt100::Screen) -> bool) {
        let begun = Instant::now();
        while !holds(self.screen.lock().unwrap().screen()) {
            assert!(begun.elapsed() < Duration::from_secs(30), "no {what} in:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn wait(&mut self, text: &str) {
        self.until(text, |screen| screen.contents().contains(text));
    }

    /// What a command in the shell says, when it is done.
    fn ask(&mut self, command: &str) -> String {
        self.asked += 1;
        let (begin, end) = (format!("<{}<", self.asked), format!(">{}>", self.asked));
        // Put together by the shell, so that the line that is typed is not taken for the answer.
        let n = self.asked;
        self.send(&format!("printf '<%s<' {n}; {command}; printf '>%s>' {n}\n"));
        self.wait(&end);
        let text = self.text().replace('\n', "");
        let from = text.rfind(&begin).unwrap() + begin.len();
        text[from..text.rfind(&end).unwrap()].trim().to_owned()
    }

    /// The table is there.
    fn wait_for_table(&mut self) {
        self.until("table", |screen| screen.alternate_screen() && screen.contents().contains("On the table"));
        self.until("mouse", |screen| screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None);
    }

    /// The shell is there, and the terminal as it was.
    fn is_as_before(&mut self, modes: &str) {
        self.until("shell", |screen| {
            let mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
            mouse && !screen.alternate_screen() && !screen.hide_cursor()
        });
        self.until("prompt", |screen| screen.contents().trim_end().ends_with("ready>"));
        assert_eq!(self.ask("stty -g"), modes);
    }

    fn resize(&mut self, to: (u16, u16)) {
        self.screen.lock().unwrap().screen_mut().set_size(rows_or_columns(to.1), rows_or_columns(to.0));
        self.master.resize(size(to)).unwrap();
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.shell.kill();
    }
}

#[test]
fn a_terminal_is_given_back_as_it_was() {
    let data = tempfile::tempdir().unwrap();
    let mut session = Session::start(data.path());
    let modes = session.ask("stty -g");
    let recess = env!("CARGO_BIN_EXE_recess");
    session.send(&format!("clear; {recess} play --players 3 --seed 7 --name Eve\n"));
    session.wait_for_table();

    // Play: the others at once, then the first choice, a few times.
    for _ in 0..3 {
        session.send(" ");
        session.wait("Your choice");
        session.send("1\r");
    }
    session.send(" ");
    session.wait("Your choice");

    // A larger window, one that is too small, and back.
    session.resize((130, 40));
    session.until("wide table", |screen| {
        screen.rows(0, 130).next().is_some_and(|row| row.chars().count() > 120 && row.contains("Lunch Money"))
    });
    session.resize((50, 10));
    session.wait("The table needs 80 × 24");
    session.resize(SIZE);
    session.wait("Your choice");
    session.send("r");
    session.wait("The rulebook");
    session.send("\x1b");
    session.wait("Your choice");
    let question = session.settled();

    // Ctrl-Z and back.
    session.send("\x1a");
    session.is_as_before(&modes);
    session.send("fg\n");
    session.wait_for_table();
    session.wait("Your choice");
    assert_eq!(session.settled(), question);

    // Ctrl-C ends it; what was decided is kept, and the same is asked again.
    session.send("\x03");
    session.is_as_before(&modes);
    let files: Vec<_> = std::fs::read_dir(data.path().join("recess")).unwrap().collect();
    assert_eq!(files.len(), 1);
    session.send(&format!("clear; {recess} play --resume\n"));
    session.wait_for_table();
    session.wait("Your choice");
    assert_eq!(session.settled(), question);

    // So does q, and so does somebody who ends it from outside.
    session.send("q");
    session.wait("recess play --resume");
    session.is_as_before(&modes);
    for signal in ["-TERM", "-HUP"] {
        session.send(&format!("clear; sh -c 'echo $$ > pid; exec {recess} play --resume'\n"));
        session.wait_for_table();
        let pid = std::fs::read_to_string(data.path().join("pid")).unwrap();
        // The shell has a `kill` of its own.
        let kill = format!("kill {signal} {}", pid.trim());
        assert!(std::process::Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        session.is_as_before(&modes);
    }

    // A saved game is shown, back and forth.
    let file = files[0].as_ref().unwrap().path();
    session.send(&format!("clear; {recess} replay --screen {}\n", file.display()));
    session.wait("step 0 of");
    session.send("\x1b[C");
    session.wait("step 1 of");
    session.send("q");
    session.is_as_before(&modes);
}

#[test]
fn munchkin_is_played_and_plain_stays_plain() {
    let data = tempfile::tempdir().unwrap();
    let mut session = Session::start(data.path());
    let modes = session.ask("stty -g");
    let recess = env!("CARGO_BIN_EXE_recess");
    session.send(&format!("clear; NO_COLOR=1 {recess} play munchkin-bites --players 3 --seed 7 --lang cs\n"));
    session.until("table", |screen| screen.contents().contains("Na stole"));
    session.send(" ");
    session.wait("Tvá volba");
    let coloured = {
        let parser = session.screen.lock().unwrap();
        let screen = parser.screen();
        let cells = (0..SIZE.1).flat_map(|row| (0..SIZE.0).filter_map(move |column| screen.cell(row, column)));
        cells.filter(|cell| cell.fgcolor() != vt100::Color::Default).count()
    };
    assert_eq!(coloured, 0);
    session.send("q");
    session.is_as_before(&modes);
    session.send(&format!("clear; {recess} play --plain --seed 1\n"));
    session.until("prompt", |screen| !screen.alternate_screen() && screen.contents().contains("Your choice (1 to"));
    session.send("quit\n");
    session.is_as_before(&modes);
}

#[test]
fn a_terminal_that_is_gone_takes_the_game_with_it() {
    let data = tempfile::tempdir().unwrap();
    let mut session = Session::start(data.path());
    let recess = env!("CARGO_BIN_EXE_recess");
    session.send(&format!("clear; sh -c 'echo $$ > pid; exec {recess} play --seed 7'\n"));
    session.wait_for_table();
    let pid = std::fs::read_to_string(data.path().join("pid")).unwrap();
    drop(session);
    let lives = || {
        let ask = format!("kill -0 {} 2>/dev/null", pid.trim());
        // Where nobody buries orphans, a dead process keeps its number.
        let dead =
            std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).is_ok_and(|stat| stat.contains(") Z "));
        !dead && std::process::Command::new("sh").args(["-c", &ask]).status().unwrap().success()
    };
    let begun = Instant::now();
    while lives() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{pid} goes on without a terminal");
        std::thread::sleep(Duration::from_millis(50));
    }
}

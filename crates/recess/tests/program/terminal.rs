//! A real session on a pseudo-terminal. The program is started from a shell with job control, played, resized,
//! suspended, brought back, and ended in every possible way; each time the terminal must be as before.

use crate::pty::{SIZE, Session};
use std::time::{Duration, Instant};

#[test]
fn a_terminal_is_given_back_as_it_was() {
    let data = tempfile::tempdir().unwrap();
    let mut session = Session::start(data.path());
    let modes = session.ask("stty -g");
    let recess = env!("CARGO_BIN_EXE_recess");
    session.send(&format!("clear; {recess} play --players 3 --seed 7 --name Eve\n"));
    session.wait_for_table();

    // A few turns: the others first, then the first choice.
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

    // So does q, and so does a signal from outside.
    session.send("q");
    session.wait("recess play --resume");
    session.is_as_before(&modes);
    for signal in ["-TERM", "-HUP"] {
        session.send(&format!("clear; sh -c 'echo $$ > pid; exec {recess} play --resume'\n"));
        session.wait_for_table();
        let pid = std::fs::read_to_string(data.path().join("pid")).unwrap();
        // The shell's own `kill`.
        let kill = format!("kill {signal} {}", pid.trim());
        assert!(std::process::Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        session.is_as_before(&modes);
    }

    // In lines of text the same question is asked.
    session.send(&format!("clear; {recess} play --resume --plain\n"));
    session.wait("Your choice (1 to");
    session.send("quit\n");
    session.wait("recess play --resume");
    session.is_as_before(&modes);

    // A saved game is shown, forwards and backwards.
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
fn the_game_ends_when_its_terminal_is_gone() {
    let data = tempfile::tempdir().unwrap();
    let mut session = Session::start(data.path());
    let recess = env!("CARGO_BIN_EXE_recess");
    session.send(&format!("clear; sh -c 'echo $$ > pid; exec {recess} play --seed 7'\n"));
    session.wait_for_table();
    let pid = std::fs::read_to_string(data.path().join("pid")).unwrap();
    drop(session);
    let lives = || {
        let ask = format!("kill -0 {} 2>/dev/null", pid.trim());
        // Where nobody reaps orphans, a dead process keeps its number.
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

#[test]
fn a_progress_bar_is_as_wide_as_the_terminal() {
    let data = tempfile::tempdir().unwrap();
    let mut session = Session::start(data.path());
    let recess = env!("CARGO_BIN_EXE_recess");
    session.send(&format!("clear; {recess} sim lunch-money --games 10000000 --threads 1\n"));
    // Drawn again and again, it stays on its line.
    for _ in 0..3 {
        session.until("bar", |screen| screen.contents().contains("/10,000,000  "));
        let bars: Vec<String> = session.text().lines().filter(|row| row.contains('░')).map(str::to_owned).collect();
        assert!(bars.len() == 1 && bars[0].contains("/s"), "{bars:#?}");
        assert!(bars[0].chars().count() <= usize::from(SIZE.0), "{bars:#?}");
        std::thread::sleep(Duration::from_millis(150));
    }
    session.send("\x03");
    session.wait("games/s");
}

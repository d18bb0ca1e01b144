//! Takes over the terminal, feeds the client, and gives the terminal back in every case.

use crate::client::{Client, Effect, Input};
use crate::draw::draw;
use crate::table::Table;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use std::io::{self, Stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

/// The interval for checking whether the program must end.
const GLANCE: Duration = Duration::from_millis(200);

/// How long the program may take to end when it is told to.
const PATIENCE: Duration = Duration::from_secs(2);

/// Plays or shows a game on the whole terminal until the user leaves.
///
/// # Errors
///
/// If the terminal cannot be read or written. It is given back in any case.
pub fn run<T: Table>(client: &mut Client<T>) -> io::Result<()> {
    let ended = Arc::new(AtomicBool::new(false));
    let end = Arc::clone(&ended);
    // Ctrl-C is an ordinary key here. The handler is for signals from outside. A program has only one such handler, so
    // if one exists already, it stays.
    let _ = ctrlc::set_handler(move || {
        end.store(true, Ordering::Relaxed);
        // Reading from a closed terminal never returns.
        std::thread::sleep(PATIENCE);
        give_back();
        std::process::exit(1);
    });
    let mut screen = Screen::take()?;
    let size = screen.terminal.size()?;
    client.update(Input::Resize(size.width, size.height));
    let mut drawn = false;
    let mut before = Instant::now();
    while !ended.load(Ordering::Relaxed) {
        if !drawn {
            screen.draw(client)?;
            drawn = true;
        }
        let pause = client.rests().map_or(GLANCE, |rests| rests.min(GLANCE));
        let input = if event::poll(pause)? { read()? } else { None };
        let now = Instant::now();
        let tick = Input::Tick(now - before);
        before = now;
        for input in [Some(tick), input].into_iter().flatten() {
            match client.update(input) {
                Effect::Nothing => {}
                Effect::Draw => drawn = false,
                Effect::Quit => return Ok(()),
                Effect::Suspend => {
                    screen.suspend()?;
                    let size = screen.terminal.size()?;
                    client.update(Input::Resize(size.width, size.height));
                    drawn = false;
                }
            }
        }
    }
    Ok(())
}

fn read() -> io::Result<Option<Input>> {
    Ok(match event::read()? {
        Event::Key(key) => Some(Input::Key(key)),
        Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
        Event::Resize(columns, rows) => Some(Input::Resize(columns, rows)),
        _ => None,
    })
}

/// The terminal while the client owns it. Dropping this gives it back.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn take() -> io::Result<Screen> {
        // A panic message must appear on the normal screen.
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let tell = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                give_back();
                tell(panic);
            }));
        });
        enter().inspect_err(|_| give_back())?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout())).inspect_err(|_| give_back())?;
        Ok(Screen { terminal })
    }

    fn draw<T: Table>(&mut self, client: &mut Client<T>) -> io::Result<()> {
        let mut regions = Vec::new();
        self.terminal.draw(|frame| regions = draw(client, frame))?;
        client.drawn(regions);
        Ok(())
    }

    /// Stops the program as a shell expects on Ctrl-Z, and redraws when it continues.
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        stop();
        enter()?;
        // A new terminal assumes nothing about the screen. `clear` would ask for the cursor position, which not every
        // terminal answers.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whether the client owns the terminal.
static TAKEN: AtomicBool = AtomicBool::new(false);

fn enter() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture, cursor::Hide)
}

/// Gives the terminal back, once. Doing it again would move the cursor back over text written since. There is no remedy
/// if it fails.
fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
}

/// Stops the whole job, as the terminal would have done, including a `make` that started the program.
#[cfg(unix)]
fn stop() {
    let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
}

#[cfg(not(unix))]
fn stop() {}

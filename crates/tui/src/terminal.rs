//! The terminal: taken over, fed, and given back as it was, whatever happens.

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

/// How often it is looked whether somebody wants the program to end.
const GLANCE: Duration = Duration::from_millis(200);

/// How long the program may take to end by itself when it is told to.
const PATIENCE: Duration = Duration::from_secs(2);

/// Plays or shows a game on the whole terminal, until the user has had enough.
///
/// # Errors
/// If the terminal cannot be read or written. It is given back in any case.
pub fn run<T: Table>(client: &mut Client<T>) -> io::Result<()> {
    let ended = Arc::new(AtomicBool::new(false));
    let end = Arc::clone(&ended);
    // Ctrl-C is a key here; this is for whoever ends or hangs up the program from outside. A program
    // has one such handler: if it has one already, that one does its work.
    let _ = ctrlc::set_handler(move || {
        end.store(true, Ordering::Relaxed);
        // On a terminal that is gone, reading never comes back.
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

/// The terminal while it is ours. It is given back when this is dropped.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn take() -> io::Result<Screen> {
        // A panic is told on a terminal that can show it.
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

    /// Stops, as a shell expects it of Ctrl-Z, and comes back when it says so.
    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        stop();
        enter()?;
        // A new one takes nothing of what was drawn for granted; `clear` would ask where the cursor is,
        // which not every terminal answers.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whether the terminal is ours.
static TAKEN: AtomicBool = AtomicBool::new(false);

fn enter() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture, cursor::Hide)
}

/// Gives the terminal back, once: doing it again would put the cursor back to where it was, over what
/// has been written since. If it fails, nothing better can be done.
fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
}

/// Everybody of the job stops, as if the terminal had sent it: also a `make` that started us.
#[cfg(unix)]
fn stop() {
    let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
}

#[cfg(not(unix))]
fn stop() {}

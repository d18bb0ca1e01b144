//! Everything is printed here. Standard output does not panic: a closed pipe ends the program quietly, a full disk
//! with a message. Text from files and servers is made safe, so that it cannot give the terminal orders.

use std::fmt::Display;
use std::io::{ErrorKind, Write as _};
use std::sync::OnceLock;
use words::{Lang, Words};

static LANG: OnceLock<Lang> = OnceLock::new();

/// Sets the language of error messages.
pub(crate) fn speak(lang: Lang) {
    let _ = LANG.set(lang);
}

/// Prints a line.
pub(crate) fn line(text: impl Display) {
    checked(writeln!(std::io::stdout().lock(), "{}", clean::shown(&text.to_string())));
}

/// Prints text as it is and flushes it.
pub(crate) fn text(text: impl Display) {
    let mut stdout = std::io::stdout().lock();
    checked(write!(stdout, "{}", clean::shown(&text.to_string())).and_then(|()| stdout.flush()));
}

/// Prints a line to standard error. If that fails, there is nobody to tell.
pub(crate) fn complain(text: impl Display) {
    let _ = writeln!(std::io::stderr().lock(), "{}", clean::shown(&text.to_string()));
}

/// Escapes text for HTML and SVG, between tags or in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn checked(written: std::io::Result<()>) {
    let Err(error) = written else { return };
    // The reader closed the pipe and needs no more.
    if error.kind() == ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    let words = Words::new(LANG.get().copied().unwrap_or_default());
    let what = words.fill("cli-cannot-write", &[("path", "-"), ("error", &crate::files::trouble(&words, &error))]);
    complain(words.fill("cli-error", &[("what", &what)]));
    std::process::exit(1);
}

//! Writes finished files, completely or not at all.

use std::path::{Path, PathBuf};
use words::Words;

/// Makes sure that a directory exists and can be written to.
pub(crate) fn prepare(words: &Words, dir: &Path) -> Result<(), String> {
    let probe = dir.join(".recess-probe");
    std::fs::create_dir_all(dir)
        .and_then(|()| std::fs::write(&probe, ""))
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(|error| cannot_write(words, dir, &error))
}

/// Makes sure that a file can be written, before any work is done for it.
pub(crate) fn ready(words: &Words, path: &Path) -> Result<(), String> {
    let part = part(path);
    let tried = if path.is_dir() {
        Err(std::io::Error::from(std::io::ErrorKind::IsADirectory))
    } else {
        std::fs::write(&part, "").and_then(|()| std::fs::remove_file(&part))
    };
    tried.map_err(|error| cannot_write(words, path, &error))
}

/// The name under which a file is written first.
fn part(path: &Path) -> PathBuf {
    path.with_extension("part")
}

/// Writes a file under another name first, so that nobody ever sees half of it.
pub(crate) fn whole(path: &Path, text: impl AsRef<[u8]>) -> std::io::Result<()> {
    let part = part(path);
    let written = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, path));
    written.inspect_err(|_| drop(std::fs::remove_file(&part)))
}

/// The message for the user.
pub(crate) fn cannot_write(words: &Words, path: &Path, error: &std::io::Error) -> String {
    words.fill(
        "cli-cannot-write",
        &[("path", &path.display().to_string()), ("error", &crate::files::trouble(words, error))],
    )
}

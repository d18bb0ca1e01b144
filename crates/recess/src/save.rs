//! Writing finished games, whole or not at all.

use std::path::Path;
use words::Words;

/// Makes sure that a directory is there and can be written into.
pub(crate) fn prepare(words: &Words, dir: &Path) -> Result<(), String> {
    let probe = dir.join(".recess-probe");
    std::fs::create_dir_all(dir)
        .and_then(|()| std::fs::write(&probe, ""))
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(|error| cannot_write(words, dir, &error))
}

/// Writes a file under another name first, so that no half-written one is ever seen.
pub(crate) fn whole(path: &Path, text: impl AsRef<[u8]>) -> std::io::Result<()> {
    let part = path.with_extension("part");
    let written = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, path));
    written.inspect_err(|_| drop(std::fs::remove_file(&part)))
}

/// What to tell the user.
pub(crate) fn cannot_write(words: &Words, path: &Path, error: &std::io::Error) -> String {
    words.fill("cli-cannot-write", &[("path", &path.display().to_string()), ("error", &error.to_string())])
}

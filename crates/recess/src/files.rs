//! Reads what the user names: files, directories, standard input.

use std::io::{Error, ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use words::Words;

/// The longest input that is read into memory.
const LONGEST: u64 = 64 << 20;

/// The bytes of a file, or of standard input for `-`. Input without end is cut off just beyond the limit, and its
/// reader rejects it as too long.
pub(crate) fn bytes(path: &str) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == "-" {
        std::io::stdin().lock().take(LONGEST).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(path)?.take(LONGEST).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// What the system says about a file. It speaks English, so its common answers have texts of their own.
pub(crate) fn trouble(words: &Words, error: &Error) -> String {
    let key = match error.kind() {
        ErrorKind::NotFound => "cli-no-such-file",
        ErrorKind::PermissionDenied => "cli-no-permission",
        ErrorKind::IsADirectory => "cli-is-a-directory",
        ErrorKind::NotADirectory => "cli-not-a-directory",
        ErrorKind::ReadOnlyFilesystem => "cli-read-only",
        ErrorKind::StorageFull => "cli-disk-full",
        _ => return error.to_string(),
    };
    words.get(key)
}

/// Says that a file cannot be read, and why.
pub(crate) fn cannot_read(words: &Words, path: &str, error: &Error) -> String {
    words.fill("cli-cannot-read", &[("path", path), ("error", &trouble(words, error))])
}

/// Every playbook in a directory and its subdirectories, sorted by name.
pub(crate) fn playbooks(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut entries: Vec<_> = std::fs::read_dir(dir)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        // Links to directories are not followed: they may lead back here.
        if entry.file_type()?.is_dir() {
            found.extend(playbooks(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "play") {
            found.push(path);
        }
    }
    Ok(found)
}

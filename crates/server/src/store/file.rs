//! The file of the tables on the disk: only its owner may read it, only one server may use it, and it has to
//! stay where it is.

use super::StoreError;
use super::schema::about;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The file of the tables, locked for as long as this lives. The lock is on the file itself, so that
/// neither another name for it nor a deleted lock file lets a second server in.
///
/// SQLite's own locks belong to the process and are lost when any handle of the file is closed: this one is
/// closed last.
pub(super) struct DataFile {
    path: PathBuf,
    #[cfg_attr(not(unix), expect(dead_code, reason = "it is locked as long as it is open"))]
    file: File,
}

/// How long a file may still be locked by a server that has just been killed: the system closes its files a
/// moment after it is gone.
const PATIENCE: Duration = Duration::from_secs(1);

impl DataFile {
    /// Opens a file, or makes it.
    pub(super) fn open(path: &Path) -> Result<DataFile, StoreError> {
        let unwritable = |error: std::io::Error| with(about(path, "serve-store-unwritable"), &error.to_string());
        let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !dir.exists() {
            let StoreError(phrase) = about(path, "serve-store-no-directory");
            return Err(StoreError(phrase.with("dir", dir.display().to_string())));
        }
        let file = open_for_lock(path).map_err(unwritable)?;
        let patience = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(DataFile { path: path.to_owned(), file }),
                Err(TryLockError::WouldBlock) if Instant::now() < patience => std::thread::sleep(PATIENCE / 20),
                Err(TryLockError::WouldBlock) => return Err(about(path, "serve-store-locked")),
                Err(TryLockError::Error(error)) => return Err(unwritable(error)),
            }
        }
    }

    /// Whether the file is still found by its name.
    pub(super) fn is_there(&self) -> Result<(), StoreError> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt as _;
            let id = |found: std::fs::Metadata| (found.dev(), found.ino());
            let (named, open) = (std::fs::metadata(&self.path).map(id), self.file.metadata().map(id));
            if named.ok() != open.ok() {
                return Err(about(&self.path, "serve-store-gone"));
            }
        }
        Ok(())
    }
}

/// A message with what the system says.
pub(super) fn with(StoreError(phrase): StoreError, error: &str) -> StoreError {
    StoreError(phrase.with("error", error.to_owned()))
}

#[cfg(unix)]
fn open_for_lock(path: &Path) -> std::io::Result<File> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let file = File::options().create(true).truncate(false).read(true).write(true).mode(0o600).open(path)?;
    // SQLite makes the files beside it with the same permissions.
    let found = file.metadata()?;
    if found.is_file() && found.permissions().mode() & 0o077 != 0 {
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(file)
}

/// Where a lock keeps its owner from reading as well, it is on a file beside.
#[cfg(not(unix))]
fn open_for_lock(path: &Path) -> std::io::Result<File> {
    let mut lock = path.as_os_str().to_owned();
    lock.push(".lock");
    File::options().create(true).truncate(false).write(true).open(lock)
}

//! The data file on disk. Only its owner may read it, only one server may use it, and it must stay in its place.

use super::StoreError;
use super::schema::about;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The data file, locked for as long as this value lives. The lock is on the file itself, so a second server is kept
/// out even if it uses another name for the file or somebody deletes a lock file.
///
/// SQLite's own locks belong to the process and are lost when any handle of the file is closed, so this handle is
/// closed last.
pub(super) struct DataFile {
    path: PathBuf,
    #[cfg_attr(not(unix), expect(dead_code, reason = "it is locked as long as it is open"))]
    file: File,
}

/// How long to wait for the lock of a server that was just killed: the system closes its files a moment later.
const PATIENCE: Duration = Duration::from_secs(1);

impl DataFile {
    /// Opens the file, or creates it.
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

    /// Whether the file is still where its name says.
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

/// Adds the system's message to an error.
pub(super) fn with(StoreError(phrase): StoreError, error: &str) -> StoreError {
    StoreError(phrase.with("error", error.to_owned()))
}

#[cfg(unix)]
fn open_for_lock(path: &Path) -> std::io::Result<File> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let file = File::options().create(true).truncate(false).read(true).write(true).mode(0o600).open(path)?;
    // SQLite creates the files beside it with the same permissions.
    let found = file.metadata()?;
    if found.is_file() && found.permissions().mode() & 0o077 != 0 {
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(file)
}

/// On systems where a lock keeps even its owner from reading, a file beside it is locked instead.
#[cfg(not(unix))]
fn open_for_lock(path: &Path) -> std::io::Result<File> {
    let mut lock = path.as_os_str().to_owned();
    lock.push(".lock");
    File::options().create(true).truncate(false).write(true).open(lock)
}

//! The secrets of the user's seats at tables, by link, so that the user can come back.

use crate::screen::data_dir;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The file in the user's directory.
const FILE: &str = "seats.json";

/// How many seconds a table is remembered after its last use: 90 days.
const FORGOTTEN: u64 = 90 * 24 * 3600;

#[derive(Clone, Serialize, Deserialize)]
struct StoredSeat {
    token: String,
    /// When it was last used, in seconds since 1970.
    when: u64,
    /// Whether the seat was left to a bot. The secret can win it back.
    #[serde(default)]
    left: bool,
}

/// Where the secrets are stored; nowhere if the user has no data directory.
pub(crate) struct Seats {
    path: Option<PathBuf>,
}

impl Seats {
    pub(crate) fn of_user() -> Seats {
        Seats { path: data_dir().map(|dir| dir.join(FILE)) }
    }

    fn read(&self) -> BTreeMap<String, StoredSeat> {
        // A file that cannot be read counts as empty: the user takes a new seat.
        let text = self.path.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// The secret of the user's seat at a table.
    pub(crate) fn at(&self, link: &str) -> Option<String> {
        self.read().remove(link).filter(|kept| !kept.left).map(|kept| kept.token)
    }

    /// The secret of a seat that the user has left.
    pub(crate) fn left_at(&self, link: &str) -> Option<String> {
        self.read().remove(link).filter(|kept| kept.left).map(|kept| kept.token)
    }

    /// Stores the secret of a seat that the user has left.
    ///
    /// # Errors
    ///
    /// If the file cannot be written, with its path.
    pub(crate) fn keep_left(&self, link: &str, token: &str) -> Result<(), (PathBuf, std::io::Error)> {
        self.put(link, Some((token, true)))
    }

    /// Stores a secret, or forgets it with `None`.
    ///
    /// # Errors
    ///
    /// If the file cannot be written, with its path.
    pub(crate) fn keep(&self, link: &str, token: Option<&str>) -> Result<(), (PathBuf, std::io::Error)> {
        self.put(link, token.map(|token| (token, false)))
    }

    fn put(&self, link: &str, token: Option<(&str, bool)>) -> Result<(), (PathBuf, std::io::Error)> {
        let Some(path) = &self.path else { return Ok(()) };
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let mut all = self.read();
        all.retain(|_, kept| now.saturating_sub(kept.when) < FORGOTTEN);
        match token {
            Some((token, left)) => {
                drop(all.insert(link.to_owned(), StoredSeat { token: token.to_owned(), when: now, left }))
            }
            None => drop(all.remove(link)),
        }
        let text = serde_json::to_string_pretty(&all).unwrap_or_default();
        write(path, &text).map_err(|error| (path.clone(), error))
    }
}

/// Writes a file that only its owner can read, completely or not at all.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(dir) = path.parent() {
        std::fs::create_dir_all(dir)?;
    }
    let part = path.with_extension("part");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&part)?.write_all(text.as_bytes())?;
    std::fs::rename(&part, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_owner_can_read_stored_secrets() {
        let dir = tempfile::tempdir().unwrap();
        let seats = Seats { path: Some(dir.path().join("recess").join(FILE)) };
        assert_eq!(seats.at("http://a/t/x"), None);
        seats.keep("http://a/t/x", Some("5d41")).unwrap();
        seats.keep("http://a/t/y", Some("402a")).unwrap();
        assert_eq!(seats.at("http://a/t/x").as_deref(), Some("5d41"));
        seats.keep("http://a/t/x", None).unwrap();
        assert_eq!((seats.at("http://a/t/x"), seats.at("http://a/t/y").as_deref()), (None, Some("402a")));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(dir.path().join("recess").join(FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        // A seat that was left is not the user's any more, but can be won back.
        seats.keep_left("http://a/t/x", "5d41").unwrap();
        assert_eq!((seats.at("http://a/t/x"), seats.left_at("http://a/t/x").as_deref()), (None, Some("5d41")));
        // A broken file stops nobody.
        std::fs::write(dir.path().join("recess").join(FILE), "{").unwrap();
        assert_eq!(seats.at("http://a/t/y"), None);
        seats.keep("http://a/t/z", Some("1")).unwrap();
        assert_eq!(seats.at("http://a/t/z").as_deref(), Some("1"));
    }
}

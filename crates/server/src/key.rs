//! The key with which the server signs records. It is in a file beside the tables, which only the server's owner may read.

use fair::Seal;
use std::fs::File;
use std::io::{Error, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use table::Phrase;

/// The key of the server with this data file. It is made when the server is started for the first time.
pub(crate) fn of(data: &Path) -> Result<Seal, Phrase> {
    // By whatever name the file goes, it has one key.
    let path = beside(&data.canonicalize().unwrap_or_else(|_| data.to_owned()));
    found(&path)
        .or_else(|error| match error.kind() {
            ErrorKind::NotFound => made(&path),
            _ => Err(error),
        })
        .map_err(|error| {
            let about = Phrase::new("serve-key-unusable").with("path", path.display().to_string());
            about.with("error", error.to_string())
        })
}

/// Where the key is.
fn beside(data: &Path) -> PathBuf {
    let mut path = data.as_os_str().to_owned();
    path.push(".key");
    PathBuf::from(path)
}

fn found(path: &Path) -> Result<Seal, Error> {
    let mut file = File::open(path)?;
    keep_private(&file)?;
    let mut secret = [0; 32];
    file.read_exact(&mut secret)?;
    if file.read(&mut [0])? > 0 {
        return Err(Error::from(ErrorKind::InvalidData));
    }
    Ok(Seal::new(&secret))
}

/// Makes a key. It gets its name only when it is whole, so a server that is killed meanwhile leaves no half of one.
fn made(path: &Path) -> Result<Seal, Error> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| Error::other(error.to_string()))?;
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".new");
    let unfinished = PathBuf::from(unfinished);
    match std::fs::remove_file(&unfinished) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = private(&unfinished)?;
    file.write_all(&secret)?;
    file.sync_all()?;
    std::fs::rename(&unfinished, path)?;
    Ok(Seal::new(&secret))
}

#[cfg(unix)]
fn private(path: &Path) -> Result<File, Error> {
    use std::os::unix::fs::OpenOptionsExt as _;
    File::options().create_new(true).write(true).mode(0o600).open(path)
}

#[cfg(not(unix))]
fn private(path: &Path) -> Result<File, Error> {
    File::options().create_new(true).write(true).open(path)
}

#[cfg(unix)]
fn keep_private(file: &File) -> Result<(), Error> {
    use std::os::unix::fs::PermissionsExt as _;
    if file.metadata()?.permissions().mode() & 0o077 != 0 {
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(_: &File) -> Result<(), Error> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_keeps_its_key_and_to_itself() {
        let dir = tempfile::tempdir().unwrap();
        let data = dir.path().canonicalize().unwrap().join("tables.db");
        std::fs::write(&data, "").unwrap();
        let first = of(&data).unwrap().public();
        assert_eq!(of(&data).unwrap().public(), first);
        assert_ne!(of(&dir.path().join("other.db")).unwrap().public(), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let alias = dir.path().join("alias.db");
            std::os::unix::fs::symlink(&data, &alias).unwrap();
            assert_eq!(of(&alias).unwrap().public(), first);
            let mode = || std::fs::metadata(beside(&data)).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(), 0o600);
            std::fs::set_permissions(beside(&data), std::fs::Permissions::from_mode(0o644)).unwrap();
            of(&data).unwrap();
            assert_eq!(mode(), 0o600);
        }
        // A damaged key is not replaced: players would take the server for another one.
        for wrong in [&b"short"[..], &[7; 33]] {
            std::fs::write(beside(&data), wrong).unwrap();
            assert_eq!(of(&data).unwrap_err().key, "serve-key-unusable");
        }
    }
}

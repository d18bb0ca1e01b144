//! Opens saved games to replay or review them.

use crate::check::unreadable_text;
use crate::files;
use crate::game::{self, Reader};
use crate::out;
use crate::records;
use kit::Kit;
use table::playbook::{Example, Script};
use words::Words;

/// Checks only that an example can be loaded.
struct LoadCheck;

impl Reader for LoadCheck {
    type Out = ();

    fn read<K: Kit>(self, _: &'static K::Notation, _: &Script<K::Notation>) {}
}

/// Opens all games of a file, of a link to a game on a server, or of standard input for `-`. If one cannot be understood,
/// prints why and returns `None`.
///
/// # Errors
///
/// If the file cannot be read.
pub(crate) fn open(words: &Words, file: &str) -> Result<Option<Vec<Example>>, String> {
    Ok(understood(words, file)?.map_err(out::complain).ok())
}

/// The games of a file like [`open`], or where it cannot be understood.
pub(crate) fn understood(words: &Words, file: &str) -> Result<Result<Vec<Example>, String>, String> {
    let bytes = match records::linked(words, file) {
        Some(fetched) => fetched?,
        None => files::bytes(file).map_err(|error| files::cannot_read(words, file, &error))?,
    };
    let read = game::read(&bytes).and_then(|examples| {
        examples.iter().try_for_each(|example| game::load(example, LoadCheck))?;
        Ok(examples)
    });
    Ok(read.map_err(|unreadable| unreadable_text(words, file, &unreadable)))
}

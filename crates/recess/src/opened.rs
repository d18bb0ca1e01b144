//! Games that were written down, opened for those who retell or review them.

use crate::check::unreadable_text;
use crate::files;
use crate::game::{self, Reader};
use crate::out;
use kit::Kit;
use table::playbook::{Example, Script};
use words::Words;

/// Wants to know only whether an example can be understood.
struct Understood;

impl Reader for Understood {
    type Out = ();

    fn read<K: Kit>(self, _: &'static K::Notation, _: &Script<K::Notation>) {}
}

/// Opens a file, or standard input for `-`: all of its games or none. `None` if it cannot be understood,
/// which is said.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn open(words: &Words, file: &str) -> Result<Option<Vec<Example>>, String> {
    let bytes = files::bytes(file)
        .map_err(|error| words.fill("cli-cannot-read", &[("path", file), ("error", &error.to_string())]))?;
    let read = game::read(&bytes).and_then(|examples| {
        examples.iter().try_for_each(|example| game::load(example, Understood))?;
        Ok(examples)
    });
    match read {
        Ok(examples) => Ok(Some(examples)),
        Err(unreadable) => {
            out::complain(unreadable_text(words, file, &unreadable));
            Ok(None)
        }
    }
}

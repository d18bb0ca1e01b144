//! Games that were written down, opened for those who retell or review them.

use crate::check::unreadable_text;
use crate::files;
use crate::game::{Loaded, Notations};
use table::playbook::{self, Example};
use words::Words;

/// The games of a file, understood.
pub(crate) struct Opened {
    pub(crate) notations: Notations,
    pub(crate) scripts: Vec<Loaded>,
    /// The same, as they were read.
    pub(crate) examples: Vec<Example>,
}

impl Opened {
    /// Opens a file, or standard input for `-`: all of its games or none. `None` if it cannot be understood,
    /// which is said.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn open(words: &Words, file: &str) -> Result<Option<Opened>, String> {
        let bytes = files::bytes(file)
            .map_err(|error| words.fill("cli-cannot-read", &[("path", file), ("error", &error.to_string())]))?;
        let notations = Notations::new();
        let read = playbook::read(&bytes).and_then(|examples| {
            let scripts: Result<Vec<_>, _> = examples.iter().map(|example| notations.load(example)).collect();
            Ok((scripts?, examples))
        });
        match read {
            Ok((scripts, examples)) => Ok(Some(Opened { notations, scripts, examples })),
            Err(unreadable) => {
                eprintln!("{}", unreadable_text(words, file, &unreadable));
                Ok(None)
            }
        }
    }
}

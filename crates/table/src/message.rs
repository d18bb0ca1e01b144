//! Something to tell a person, before it is put into words.

/// The key of a message and what to fill in. The kernel and the games speak no language; the
/// `words` crate turns messages into text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key, such as `playbook-unknown-seat`.
    pub key: &'static str,
    /// Names and values to fill in.
    pub args: Vec<(&'static str, String)>,
}

impl Message {
    /// A message with nothing to fill in.
    #[must_use]
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The same message with one more thing filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Message {
        self.args.push((name, value.to_string()));
        self
    }
}

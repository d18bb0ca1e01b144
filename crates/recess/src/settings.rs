//! Settings of the command line.

use crate::out;
use clap::ArgMatches;
use words::Words;

/// A number within bounds, or a message that says what is allowed.
pub(crate) fn number(words: &Words, args: &ArgMatches, name: &str, bounds: (u64, u64)) -> Result<Option<u64>, String> {
    let Some(value) = args.get_one::<String>(name) else { return Ok(None) };
    let (least, most) = bounds;
    match value.replace('_', "").parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
        _ => {
            let option = format!("--{name}");
            let (least, most) = (least.to_string(), most.to_string());
            let args = [("name", option.as_str()), ("least", &least), ("most", &most), ("value", value)];
            Err(words.fill("cli-bad-number", &args))
        }
    }
}

/// Prints a warning.
pub(crate) fn warn(words: &Words, what: &str) {
    out::complain(words.fill("cli-warning", &[("what", what)]));
}

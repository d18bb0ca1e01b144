//! What is wrong with a TOML file, in words that can be translated.

use crate::Phrase;

/// Turns the message of the TOML parser about a line, which is in English, into a phrase.
#[must_use]
pub fn toml_fault(line: &str, message: &str) -> Phrase {
    let has = |parts: &[&str]| parts.iter().any(|part| message.contains(part));
    Phrase::new(if line.trim_end().ends_with('=') {
        "toml-value"
    } else if has(&["duplicate key"]) {
        "toml-twice"
    } else if has(&["comma"]) {
        "toml-comma"
    } else if has(&["unclosed", "missing array opening", "missing inline table opening"]) {
        "toml-bracket"
    } else if has(&["basic string", "literal string", "must be quoted", "opening quote", "escape"]) {
        "toml-quotes"
    } else if has(&["with no value", "missing value", "missing assignment", "extra `=`", "extra assignment"]) {
        "toml-value"
    } else {
        "toml-line"
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_faults_are_told_apart() {
        for (message, key) in [
            ("duplicate key", "toml-twice"),
            ("missing comma between array elements", "toml-comma"),
            ("unclosed array", "toml-bracket"),
            ("invalid basic string", "toml-quotes"),
            ("string values must be quoted", "toml-quotes"),
            ("key with no value", "toml-value"),
            ("invalid unquoted key", "toml-line"),
            ("something new", "toml-line"),
        ] {
            assert_eq!(toml_fault("x = 1", message), Phrase::new(key), "{message}");
        }
        // The parser takes the missing value for text without quotes.
        assert_eq!(toml_fault("x = ", "string values must be quoted"), Phrase::new("toml-value"));
    }
}

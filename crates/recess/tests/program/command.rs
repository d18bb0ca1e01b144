//! Runs the program for tests, for a user whose environment sets neither language nor width.

use assert_cmd::Command;

/// Runs the program and returns exit code, standard output and standard error.
pub(crate) fn run(args: &[&str], input: &(impl AsRef<[u8]> + ?Sized)) -> (i32, String, String) {
    let mut command = Command::cargo_bin("recess").unwrap();
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let output = command.env("COLUMNS", "80").args(args).write_stdin(input.as_ref()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let (told, wrong) = (text(output.stdout), text(output.stderr));
    assert!(!wrong.contains("panicked"), "{args:?} panics: {wrong}");
    (output.status.code().unwrap_or(-1), told, wrong)
}

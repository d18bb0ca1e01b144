//! The command line's shape. Its texts are messages like all others.

use clap::{Arg, ArgAction, Command};
use words::{Lang, Words};

/// The language asked for on the command line, or that of the environment.
///
/// Looked for before the command line is understood, because `--help` speaks it too. A language
/// nobody speaks here is reported by the command line itself.
pub(crate) fn words() -> Words {
    let args: Vec<String> = std::env::args().collect();
    let said = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang") {
        Some("") => args.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    let environment = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
    let lang = said.or_else(environment).and_then(|code| Lang::parse(&code));
    Words::new(lang.unwrap_or_default())
}

/// The whole command line.
pub(crate) fn command(words: &Words) -> Command {
    let text = |key: &str| words.get(key);
    let bad_lang = |lang: &str| words.fill("cli-bad-lang", &[("lang", lang)]);
    // clap wants parsers that own what they say.
    let complaint: String = bad_lang("%");
    let lang = Arg::new("lang").long("lang").value_name("LANG").global(true).help(text("cli-lang")).value_parser(
        move |value: &str| match Lang::parse(value) {
            Some(lang) => Ok(lang.code()),
            None => Err(complaint.replace('%', value)),
        },
    );
    Command::new("recess")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text("cli-about"))
        .after_help(text("cli-after"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(lang)
        .subcommand(
            Command::new("check")
                .about(text("cli-check-about"))
                .after_help(text("cli-check-after"))
                .arg(
                    Arg::new("files")
                        .value_name("FILE|DIR|-")
                        .required(true)
                        .num_args(1..)
                        .help(text("cli-check-files")),
                )
                .arg(
                    Arg::new("quiet").long("quiet").short('q').action(ArgAction::SetTrue).help(text("cli-check-quiet")),
                ),
        )
}

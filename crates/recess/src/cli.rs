//! The shape of the command line. Its texts are messages like all others.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::error::Error as _;
use words::{Lang, Words};

/// The language asked for on the command line, or that of the environment.
///
/// It is found before the command line is parsed, because `--help` needs it. If there is no such language, the parser
/// reports that.
pub(crate) fn words() -> Words {
    let args: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let said = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang") {
        Some("") => args.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    let environment = || {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        variables.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
    };
    let lang = said.or_else(environment).and_then(|code| Lang::parse(&code));
    Words::new(lang.unwrap_or_default())
}

/// The whole command line.
pub(crate) fn command(words: &Words) -> Command {
    let text = |key: &str| words.get(key);
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(text(help)).allow_hyphen_values(true)
    };
    let flag = |name: &'static str, help: &str| Arg::new(name).long(name).action(ArgAction::SetTrue).help(text(help));
    let deck = || option("deck", "DECKS", "cli-deck").default_value("base,sticks-and-stones");
    // Each game has its own standard rules.
    let rules = || option("rules", "RULES", "cli-rules");
    let games = games::listed().collect::<Vec<_>>().join(", ");
    let of_games = |key: &str| words.fill(key, &[("games", &games)]);
    let game = || Arg::new("game").value_name("GAME").help(of_games("cli-sim-game"));
    let named_game =
        |help: &str| Arg::new("game").long("game").value_name("GAME").help(of_games(help)).default_value(games::USUAL);
    let sets = || {
        Arg::new("sets")
            .long("set")
            .value_name("DIR")
            .help(text("cli-sets"))
            .action(ArgAction::Append)
            .allow_hyphen_values(true)
    };
    let iterations = || option("iterations", "N", "cli-iterations");
    let seconds = || option("seconds", "S", "cli-seconds");
    let set = || Arg::new("set").value_name("bites|DIR").required(true).help(text("cli-set-set"));
    // A subcommand's messages are named after both commands: `set-check`.
    let subcommand = |name: &'static str| {
        let own = name.rsplit('-').next().unwrap_or(name);
        Command::new(own).about(text(&format!("cli-{name}-about"))).after_help(text(&format!("cli-{name}-after")))
    };
    // clap needs a parser that owns its message.
    let bad_lang = words.fill("cli-bad-lang", &[("lang", "%")]);
    let lang = Arg::new("lang").long("lang").value_name("LANG").global(true).help(text("cli-lang")).value_parser(
        move |value: &str| Lang::parse(value).map(Lang::code).ok_or_else(|| bad_lang.replace('%', value)),
    );
    let command = Command::new("recess")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text("cli-about"))
        .after_help(text("cli-after"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(lang)
        .subcommand(
            subcommand("play")
                .arg(game().default_value(games::USUAL))
                .arg(flag("plain", "cli-play-plain"))
                .arg(option("players", "N", "cli-play-players").default_value("4"))
                .arg(option("bots", "BOTS", "cli-play-bots"))
                .arg(seconds())
                .arg(iterations())
                .arg(option("name", "NAME", "cli-play-name"))
                .arg(option("seed", "N", "cli-seed"))
                .arg(deck())
                .arg(rules())
                .arg(sets())
                .arg(option("save", "DIR", "cli-play-save"))
                .arg(
                    option("resume", "FILE", "cli-play-resume")
                        .num_args(0..=1)
                        .default_missing_value("")
                        .allow_hyphen_values(false),
                ),
        )
        .subcommand(
            subcommand("host")
                .arg(Arg::new("url").value_name("URL").required(true).help(text("cli-host-url")))
                .arg(game().default_value(games::USUAL))
                .arg(option("players", "N", "cli-host-players").default_value("4"))
                .arg(option("bots", "BOTS", "cli-host-bots"))
                .arg(option("name", "NAME", "cli-join-name"))
                .arg(deck())
                .arg(rules())
                .arg(sets())
                .arg(option("pace", "PACE", "cli-host-pace"))
                .arg(option("beat", "MS", "cli-host-beat"))
                .arg(option("number", "NAME=N", "cli-host-number").action(ArgAction::Append))
                .arg(flag("strict", "cli-host-strict"))
                .arg(flag("hints", "cli-host-hints"))
                .arg(flag("public", "cli-host-public"))
                .arg(flag("start", "cli-host-start"))
                .arg(flag("plain", "cli-play-plain")),
        )
        .subcommand(
            subcommand("join")
                .arg(Arg::new("url").value_name("URL").required(true).help(text("cli-join-url")))
                .arg(option("name", "NAME", "cli-join-name"))
                .arg(flag("watch", "cli-join-watch"))
                .arg(sets())
                .arg(flag("plain", "cli-play-plain")),
        )
        .subcommand(
            subcommand("check")
                .arg(
                    Arg::new("files")
                        .value_name("FILE|DIR|-")
                        .required(true)
                        .num_args(1..)
                        .help(text("cli-check-files")),
                )
                .arg(sets())
                .arg(flag("quiet", "cli-check-quiet").short('q')),
        )
        .subcommand(
            subcommand("rules")
                .arg(Arg::new("what").value_name("CLAUSE|CARD|WORD").num_args(0..).help(text("cli-rules-what")))
                .arg(named_game("cli-rules-game"))
                .arg(flag("examples", "cli-rules-examples-help"))
                .arg(flag("list", "cli-rules-list")),
        )
        .subcommand(
            subcommand("sim")
                .arg(game().required(true))
                .arg(option("players", "N", "cli-sim-players").default_value("4"))
                .arg(option("games", "N", "cli-sim-games").default_value("10000"))
                .arg(option("seed", "N", "cli-sim-seed").default_value("1"))
                .arg(deck())
                .arg(rules())
                .arg(sets())
                .arg(option("bots", "BOTS", "cli-sim-bots").default_value("random"))
                .arg(iterations())
                .arg(flag("cards", "cli-sim-cards"))
                .arg(option("threads", "N", "cli-sim-threads"))
                .arg(option("save", "DIR", "cli-sim-save"))
                .arg(flag("json", "cli-sim-json")),
        )
        .subcommand(
            subcommand("arena")
                .arg(named_game("cli-sim-game"))
                .arg(option("bots", "BOTS", "cli-arena-bots").default_value("hard,normal,normal,normal"))
                .arg(option("games", "N", "cli-arena-games").default_value("2000"))
                .arg(option("seed", "N", "cli-sim-seed").default_value("1"))
                .arg(deck())
                .arg(rules())
                .arg(sets())
                .arg(seconds())
                .arg(iterations())
                .arg(option("threads", "N", "cli-sim-threads"))
                .arg(option("out", "DIR", "cli-arena-out"))
                .arg(flag("json", "cli-sim-json")),
        )
        .subcommand(
            subcommand("lab")
                .subcommand_required(true)
                .arg_required_else_help(true)
                .subcommand(
                    subcommand("lab-run")
                        .arg(Arg::new("experiment").value_name("EXPERIMENT").required(true).help(text("cli-lab-file")))
                        .arg(option("out", "DIR", "cli-lab-out").short('o').required(true))
                        .arg(option("games", "N", "cli-lab-games"))
                        .arg(sets())
                        .arg(option("threads", "N", "cli-sim-threads")),
                )
                .subcommand(
                    subcommand("lab-report")
                        .arg(Arg::new("dir").value_name("DIR").required(true).help(text("cli-lab-dir")))
                        .arg(sets()),
                ),
        )
        .subcommand(
            subcommand("replay")
                .arg(Arg::new("file").value_name("FILE|URL|-").required(true).help(text("cli-replay-file")))
                .arg(option("seat", "NAME", "cli-replay-seat"))
                .arg(sets())
                .arg(flag("screen", "cli-replay-screen").conflicts_with("spell-out"))
                .arg(flag("spell-out", "cli-replay-spell"))
                .arg(
                    option("verify", "HASH", "cli-replay-verify")
                        .num_args(0..=1)
                        .default_missing_value("")
                        .conflicts_with_all(["seat", "screen", "spell-out"]),
                )
                .arg(option("key", "KEY", "cli-replay-key").requires("verify"))
                .arg(option("head", "HEAD", "cli-replay-head").requires("verify")),
        )
        .subcommand(
            subcommand("serve")
                .arg(option("listen", "ADDRESS", "cli-serve-listen"))
                .arg(option("data", "FILE", "cli-serve-data"))
                .arg(option("admin", "ADDRESS", "cli-serve-admin"))
                .arg(option("log", "text|json|off", "cli-serve-log"))
                .arg(option("with", "GAME", "cli-serve-with").action(ArgAction::Append))
                .arg(sets())
                .arg(flag("open", "cli-serve-open"))
                .arg(
                    option("behind-proxy", "NETWORKS", "cli-serve-behind-proxy")
                        .num_args(0..=1)
                        .require_equals(true)
                        .default_missing_value("127.0.0.0/8,::1"),
                )
                .arg(option("max-tables", "N", "cli-serve-max-tables"))
                .arg(option("max-connections", "N", "cli-serve-max-connections"))
                .arg(option("max-connections-each", "N", "cli-serve-max-connections-each"))
                .arg(option("max-tables-each", "N", "cli-serve-max-tables-each"))
                .arg(option("max-requests-each", "N", "cli-serve-max-requests-each"))
                .arg(option("max-messages", "N", "cli-serve-max-messages"))
                .arg(option("rehearse", "SEED", "cli-serve-rehearse")),
        )
        .subcommand(
            subcommand("review")
                .arg(Arg::new("file").value_name("FILE|URL|-").required(true).help(text("cli-replay-file")))
                .arg(option("out", "FILE", "cli-review-out").short('o'))
                .arg(option("seat", "NAME", "cli-review-seat"))
                .arg(sets())
                .arg(option("iterations", "N", "cli-review-iterations").default_value("3000"))
                .arg(option("seed", "N", "cli-review-seed").default_value("1"))
                .arg(option("threads", "N", "cli-sim-threads"))
                .arg(flag("json", "cli-review-json")),
        )
        .subcommand(
            subcommand("set")
                .subcommand_required(true)
                .arg_required_else_help(true)
                .subcommand(subcommand("set-check").arg(set()))
                .subcommand(
                    subcommand("set-show")
                        .arg(set())
                        .arg(Arg::new("card").value_name("CARD").num_args(0..).help(text("cli-set-card"))),
                ),
        );
    localised(command, words)
}

/// What is wrong with a command line, which clap would say in English. `None` if help is the answer.
pub(crate) fn complaint(words: &Words, error: &clap::Error) -> Option<String> {
    let told = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(all)) => Some(all.join(", ")),
        Some(ContextValue::StyledStr(text)) => Some(text.to_string()),
        Some(ContextValue::StyledStrs(all)) => Some(all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
        Some(ContextValue::Number(n)) => Some(n.to_string()),
        _ => None,
    };
    let of = |kind| told(kind).unwrap_or_default();
    // Of several the likeliest is the last.
    let suggested = |kind| match error.get(kind) {
        Some(ContextValue::Strings(all)) => all.last().cloned(),
        _ => told(kind),
    };
    let arg = of(ContextKind::InvalidArg);
    let say = |key: &str, args: &[(&str, &str)]| words.fill(key, args);
    let near = |keys: [&str; 2], near: Option<String>, args: &[(&str, &str)]| match near {
        None => say(keys[0], args),
        Some(near) => say(keys[1], &[args, &[("near", &near)]].concat()),
    };
    let what = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::InvalidSubcommand => near(
            ["cli-no-command", "cli-no-command-near"],
            suggested(ContextKind::SuggestedSubcommand),
            &[("name", &of(ContextKind::InvalidSubcommand))],
        ),
        ErrorKind::UnknownArgument => {
            near(["cli-no-option", "cli-no-option-near"], suggested(ContextKind::SuggestedArg), &[("option", &arg)])
        }
        // Our own parsers say it in the user's language already.
        ErrorKind::ValueValidation => match error.source() {
            Some(source) => source.to_string(),
            None => say("cli-bad-value", &[("option", &arg), ("value", &of(ContextKind::InvalidValue))]),
        },
        ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            match told(ContextKind::InvalidValue).filter(|value| !value.is_empty()) {
                None => say("cli-no-value", &[("option", &arg)]),
                Some(value) => say("cli-bad-value", &[("option", &arg), ("value", &value)]),
            }
        }
        ErrorKind::TooManyValues => {
            say("cli-bad-value", &[("option", &arg), ("value", &of(ContextKind::InvalidValue))])
        }
        ErrorKind::NoEquals => say("cli-no-equals", &[("option", &arg)]),
        ErrorKind::ArgumentConflict => match told(ContextKind::PriorArg).filter(|other| *other != arg) {
            None => say("cli-option-twice", &[("option", &arg)]),
            Some(other) => say("cli-options-conflict", &[("option", &arg), ("other", &other)]),
        },
        ErrorKind::MissingRequiredArgument => say("cli-missing", &[("what", &arg)]),
        ErrorKind::InvalidUtf8 => words.get("cli-not-utf8"),
        _ => error.kind().to_string(),
    };
    let mut text = say("cli-error", &[("what", &what)]);
    if let Some(usage) = told(ContextKind::Usage) {
        let usage = usage.trim_start_matches("Usage:").trim();
        text.push_str(&format!("\n\n{} {usage}", words.get("cli-usage")));
    }
    text.push_str(&format!("\n\n{}", words.get("cli-see-help")));
    Some(text)
}

/// Translates headings and flags that clap writes in English.
fn localised(command: Command, words: &Words) -> Command {
    let text = |key: &str| words.get(key);
    let mut template = format!("{{about-with-newline}}\n{} {{usage}}", text("cli-usage"));
    let parts = [
        (command.has_subcommands(), "cli-commands", "subcommands"),
        (command.get_positionals().next().is_some(), "cli-arguments", "positionals"),
        (true, "cli-options", "options"),
    ];
    for (_, heading, tag) in parts.iter().filter(|(there, _, _)| *there) {
        template.push_str(&format!("\n\n{}\n{{{tag}}}", text(heading)));
    }
    template.push_str("{after-help}");
    let mut command = command
        .help_template(template)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help(text("cli-help")));
    if command.get_version().is_some() {
        let version =
            Arg::new("version").short('V').long("version").action(ArgAction::Version).help(text("cli-version"));
        command = command.disable_version_flag(true).arg(version);
    }
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names.iter().fold(command, |command, name| command.mut_subcommand(name, |sub| localised(sub, words)))
}

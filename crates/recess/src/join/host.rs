//! `recess host`: a new table on a server, and the first seat there.

use super::{Address, Link, Seats, Way, info, own_name, play, told, wait_for};
use crate::game::{self, Command};
use crate::settings::number;
use crate::{opponents, out, screen};
use clap::ArgMatches;
use kit::Kit;
use std::process::ExitCode;
use wire::{Options, Pace};
use words::Words;

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let given = args.get_one::<String>("url").map_or("", String::as_str);
    let bad = || words.fill("host-bad-server", &[("server", given)]);
    let (address, _) = Address::read(given).filter(|(_, path)| path.is_empty()).ok_or_else(bad)?;
    let options = game::for_named(words, args, Chosen { words, args })?;
    let origin = address.origin();
    let failed = |error| told(words, &origin, &error);
    let server = address.server().map_err(failed)?;
    let wanted = serde_json::to_value(&options).unwrap_or_default();
    let seat = wait_for(words, server.create(&wanted, &own_name(words, args), false))?;
    let seat = seat.map_err(failed)?;
    let info = info(words, &server, &origin, &seat.id)?;
    let link = Link { address, table: seat.id, key: None };
    let plain = args.get_flag("plain") || !screen::is_there();
    out::line(words.fill("host-link", &[("link", &link.public())]));
    let way = Way {
        link,
        server,
        info,
        token: Some(seat.token),
        seats: Seats::of_user(),
        plain,
        starts: args.get_flag("start"),
    };
    way.keep(words);
    play(words, way)
}

/// How the new table is played, as the command line says.
struct Chosen<'a> {
    words: &'a Words,
    args: &'a ArgMatches,
}

impl Command for Chosen<'_> {
    type Out = Options;

    fn run<K: Kit>(self) -> Result<Options, String> {
        let Chosen { words, args } = self;
        let text = |name: &str| args.get_one::<String>(name).map(String::as_str);
        // Whatever makes no table is said before a server is asked.
        let players = game::kit::<K>(words, args, None)?.players();
        let mut options = Options {
            decks: game::decks::<K>(words, args)?.to_owned(),
            rules: text("rules").unwrap_or_default().to_owned(),
            public: args.get_flag("public"),
            hints: args.get_flag("hints"),
            strict: args.get_flag("strict"),
            ..Options::of(K::ID, players)
        };
        if let Some(bots) = text("bots") {
            options.bots = opponents::named::<K>(words, bots)?.into_iter().map(str::to_owned).collect();
            if ![1, players - 1].contains(&options.bots.len()) {
                opponents::seated::<K>(words, bots, players - 1)?;
            }
        }
        if let Some(name) = text("pace") {
            let pace = serde_json::from_value::<Pace>(name.into());
            options.pace = pace.map_err(|_| words.fill("host-bad-pace", &[("value", name), ("paces", &paces())]))?;
        }
        if let Some(beat) = number(words, args, "beat", (0, u64::from(Options::LONGEST_BEAT)))? {
            options.beat = beat as u16;
        }
        for given in args.get_many::<String>("number").into_iter().flatten() {
            let (name, value) = own_number::<K>(words, given)?;
            options.own.insert(name, value);
        }
        Ok(options)
    }
}

/// The paces of tables, as they are named.
fn paces() -> String {
    let name = |pace: &Pace| serde_json::to_value(pace).ok()?.as_str().map(str::to_owned);
    Pace::ALL.iter().filter_map(name).collect::<Vec<_>>().join(", ")
}

/// A number that only tables of this game have: `NAME=N`.
fn own_number<K: Kit>(words: &Words, given: &str) -> Result<(String, i64), String> {
    let numbers = K::own_numbers();
    let (name, value) = given.split_once('=').unwrap_or((given, ""));
    let Some(number) = numbers.iter().find(|number| number.name == name.trim()) else {
        let names = numbers.iter().map(|number| number.name.as_str()).collect::<Vec<_>>().join(", ");
        return Err(
            words.fill("host-no-number", &[("value", given), ("names", if names.is_empty() { "–" } else { &names })])
        );
    };
    match value.trim().parse::<i64>().ok().filter(|value| (number.least..=number.most).contains(value)) {
        Some(value) => Ok((number.name.clone(), value)),
        None => {
            let (least, most) = (number.least.to_string(), number.most.to_string());
            let option = format!("--number {}", number.name);
            let args = [("name", option.as_str()), ("least", &least), ("most", &most), ("value", value)];
            Err(words.fill("cli-bad-number", &args))
        }
    }
}

//! `recess serve`: tables for browsers.

use crate::out;
use crate::screen::data_dir;
use crate::settings::number;
use clap::ArgMatches;
use server::{Limits, Log, Proxies, Settings};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use words::Words;

/// The default address.
const USUAL: &str = "127.0.0.1:7777";

/// The file of tables in the user's directory.
const FILE: &str = "tables.db";

/// Runs the command.
pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let asked = asked(args, "listen", "RECESS_LISTEN");
    let address = asked.as_deref().unwrap_or(USUAL);
    let listen = place(address).ok_or_else(|| words.fill("serve-bad-address", &[("value", address)]))?;
    let admin = args
        .get_one::<String>("admin")
        .map(|address| place(address).ok_or_else(|| words.fill("serve-bad-admin", &[("value", address)])));
    let log = self::asked(args, "log", "RECESS_LOG").unwrap_or_else(|| "text".to_owned());
    let log = Log::named(&log).ok_or_else(|| words.fill("serve-bad-log", &[("value", &log)]))?;
    let data = self::asked(args, "data", "RECESS_DATA").map(PathBuf::from);
    let data = match data {
        Some(data) => data,
        None => {
            let dir = data_dir().ok_or_else(|| words.get("serve-no-home"))?;
            // Only our own directory is created. If that fails, the store says what is wrong.
            let _ = std::fs::create_dir_all(&dir);
            dir.join(FILE)
        }
    };
    let (admin, limits) = (admin.transpose()?, limits(words, args)?);
    let settings = Settings { listen, any_port: asked.is_none(), admin, data, limits };
    let with = args.get_many::<String>("with").into_iter().flatten();
    let also = with.flat_map(|ids| ids.split(',')).map(str::trim).filter(|id| !id.is_empty());
    let games = also.into_iter().try_fold(server::GAMES, |games, id| games.and(id));
    let games = games.map_err(|why| words.say(&why, &[]))?;
    let games = match number(words, args, "rehearse", (0, u64::MAX))? {
        None => games,
        // Anybody who knows the seed knows every card, so such a server is only for this machine.
        Some(_) if !listen.ip().is_loopback() => return Err(words.get("serve-rehearse-alone")),
        Some(seed) => games.rehearsed(seed),
    };
    let rehearsal = games.rehearsal.is_some();
    log.start();
    server::raise_file_limit();
    let listening = |at: SocketAddr, admin: Option<SocketAddr>| {
        let url = format!("http://{at}/").replace("0.0.0.0", "localhost").replace("[::]", "localhost");
        out::line(words.fill("serve-listening", &[("url", &url)]));
        out::line(words.fill("serve-data", &[("path", &settings.data.display().to_string())]));
        if let Some(admin) = admin {
            out::line(words.fill("serve-admin", &[("url", &format!("http://{admin}/"))]));
        }
        if !at.ip().is_loopback() {
            out::line(words.get("serve-everybody"));
        }
        if rehearsal {
            out::line(words.get("serve-rehearsal"));
        }
        out::line(words.get("serve-stop-how"));
        if args.get_flag("open") && !open(&url) {
            out::line(words.get("serve-cannot-open"));
        }
    };
    let served = server::run(games, &settings, listening, || out::line(words.get("serve-stopping")));
    served.map_err(|why| words.say(&why, &[]))?;
    out::line(words.get("serve-stopped"));
    Ok(ExitCode::SUCCESS)
}

/// Reads an address with a port. Names such as `localhost` are looked up.
fn place(text: &str) -> Option<SocketAddr> {
    let found = || -> Option<SocketAddr> {
        let all: Vec<SocketAddr> = text.to_socket_addrs().ok()?.collect();
        // Browsers and people try IPv4 first.
        all.iter().find(|address| address.is_ipv4()).or(all.first()).copied()
    };
    text.parse().ok().or_else(found)
}

/// The value of an option, or else of its environment variable.
fn asked(args: &ArgMatches, name: &str, variable: &str) -> Option<String> {
    let given = args.get_one::<String>(name).cloned();
    given.or_else(|| std::env::var(variable).ok().filter(|value| !value.is_empty()))
}

fn limits(words: &Words, args: &ArgMatches) -> Result<Limits, String> {
    let usual = Limits::default();
    let most =
        |name, usual: usize| Ok::<_, String>(number(words, args, name, (1, 1_000_000))?.map_or(usual, |n| n as usize));
    Ok(Limits {
        tables: most("max-tables", usual.tables)?,
        connections: most("max-connections", usual.connections)?,
        connections_each: most("max-connections-each", usual.connections_each)?,
        tables_each: most("max-tables-each", usual.tables_each as usize)? as u32,
        messages: most("max-messages", usual.messages as usize)? as u32,
        requests_each: most("max-requests-each", usual.requests_each as usize)? as u32,
        proxies: match args.get_one::<String>("behind-proxy") {
            Some(networks) => {
                Proxies::parse(networks).map_err(|value| words.fill("serve-bad-proxy", &[("value", &value)]))?
            }
            None => Proxies::default(),
        },
    })
}

/// Opens a browser, if there is a desktop to open it on.
fn open(url: &str) -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else if set("DISPLAY") || set("WAYLAND_DISPLAY") {
        "xdg-open"
    } else {
        return false;
    };
    let mut command = Command::new(program);
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

//! Drives many tables of a server over real sockets. Prints how many decisions per second it handles, and how long it
//! takes until everybody has heard of one.
//!
//! With `--rate` every table makes that many decisions per second, whatever the server does, so a slow server builds up
//! a queue that the figures show. Without it, every table goes on as soon as it can (a closed loop, which hides
//! queues).

use load::{Figures, Latencies, Plan, boardgame_io, tables};
use std::process::ExitCode;
use std::time::Duration;

const HELP: &str = "\
Drives tables of four people each at a server that runs already.

Usage: load-tables --server HOST:PORT [--tables N] [--seconds S] [--rate R] [--connect-only] [--json]

  --server HOST:PORT  the server
  --tables N          so many tables at once (100)
  --seats N           people at each (4)
  --seconds S         how long (10)
  --rate R            decisions a second at each table; without: as fast as they come
  --boardgame-io      the server is boardgame.io's, with the game in bench/peers/boardgame-io
  --connect-only      connect everybody, wait for a line on standard input, leave
  --json              figures for machines

Examples:
  load-tables --server 127.0.0.1:7777 --tables 2000 --rate 1
  load-tables --server 127.0.0.1:7777 --tables 50";

fn main() -> ExitCode {
    let mut plan = Plan { tables: 100, seats: 4, time: Duration::from_secs(10), rate: None, connect_only: false };
    let (mut server, mut json, mut peer) = (None, false, false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number = |name: &str| -> Result<f64, String> {
            let value = args.next().unwrap_or_default();
            value.parse().ok().filter(|n: &f64| *n > 0.0).ok_or(format!("{name} takes a number above 0, not “{value}”"))
        };
        let read = match arg.as_str() {
            "--tables" => number("--tables").map(|n| plan.tables = n as usize),
            "--seats" => number("--seats").map(|n| plan.seats = n as usize),
            "--seconds" => number("--seconds").map(|n| plan.time = Duration::from_secs_f64(n)),
            "--rate" => number("--rate").map(|n| plan.rate = Some(n)),
            "--server" => {
                server = args.next();
                Ok(())
            }
            "--boardgame-io" => {
                peer = true;
                Ok(())
            }
            "--connect-only" => {
                plan.connect_only = true;
                Ok(())
            }
            "--json" => {
                json = true;
                Ok(())
            }
            "--help" | "-h" => {
                println!("{HELP}");
                return ExitCode::SUCCESS;
            }
            other => Err(format!("unknown option “{other}”; see --help")),
        };
        if let Err(message) = read {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    }
    let Some(server) = server else {
        eprintln!("--server HOST:PORT is missing; see --help");
        return ExitCode::FAILURE;
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let figures = match runtime {
        Ok(runtime) if peer => runtime.block_on(boardgame_io::drive(&server, &plan)),
        Ok(runtime) => runtime.block_on(tables::drive(&server, &plan)),
        Err(error) => Err(error.to_string()),
    };
    match figures {
        Ok(figures) => {
            print(&figures, json);
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn print(figures: &Figures, json: bool) {
    let Figures { tables, seconds, decisions, broadcasts, messages, heard, kept } = figures;
    let per = |n: &u64| *n as f64 / seconds;
    let ms = |latencies: &Latencies, part: f64| latencies.at(part).as_secs_f64() * 1000.0;
    if json {
        println!(
            "{{\"tables\":{tables},\"seconds\":{seconds:.1},\"decisions_per_s\":{:.0},\"broadcasts_per_s\":{:.0},\
             \"messages_per_s\":{:.0},\"broadcast_p50_ms\":{:.3},\"broadcast_p99_ms\":{:.3},\"kept_p99_ms\":{:.3}}}",
            per(decisions),
            per(broadcasts),
            per(messages),
            ms(heard, 0.5),
            ms(heard, 0.99),
            ms(kept, 0.99),
        );
        return;
    }
    println!("{tables} tables, {seconds:.1} s");
    println!("decisions  {:>10.0} /s", per(decisions));
    println!("broadcasts {:>10.0} /s (decisions that everybody heard of)", per(broadcasts));
    println!("messages   {:>10.0} /s from the server", per(messages));
    for (name, latencies) in [("broadcast", heard), ("kept", kept)] {
        println!(
            "{name:<10} p50 {:>7.2} ms   p90 {:>7.2} ms   p99 {:>7.2} ms   worst {:>7.2} ms",
            ms(latencies, 0.5),
            ms(latencies, 0.9),
            ms(latencies, 0.99),
            ms(latencies, 1.0),
        );
    }
}

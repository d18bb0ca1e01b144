//! `recess replay`: a saved game, or any playbook, retold.

use crate::check::{failure_text, unreadable_text};
use crate::files;
use crate::out;
use clap::ArgMatches;
use lunch_money::notation::{Playbook, Record, write_game};
use lunch_money::{Decks, Event, LunchMoney, Rules};
use std::process::ExitCode;
use table::playbook::{self, Example, Failure, Run, SameShuffles, Script, seat_named};
use table::{Game, Seat};
use words::{Words, lunch_money as in_words};

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let file = args.get_one::<String>("file").map_or("-", String::as_str);
    let bytes = files::bytes(file)
        .map_err(|error| words.fill("cli-cannot-read", &[("path", file), ("error", &error.to_string())]))?;
    let notation = in_words::playbook();
    let read = playbook::read(&bytes).and_then(|examples| {
        let scripts: Result<Vec<_>, _> = examples.iter().map(|example| playbook::load(&notation, example)).collect();
        Ok((scripts?, examples))
    });
    let (scripts, examples) = match read {
        Ok(read) => read,
        Err(unreadable) => {
            eprintln!("{}", unreadable_text(words, file, &unreadable));
            return Ok(ExitCode::from(2));
        }
    };
    if args.get_flag("spell-out") {
        return spell_out(words, file, &notation, &scripts, &examples);
    }
    let seat_name = args.get_one::<String>("seat").map(String::as_str);
    let mut code = ExitCode::SUCCESS;
    for (n, (script, example)) in scripts.iter().zip(&examples).enumerate() {
        let seat =
            seat_name.map(|name| seat_named(&script.seats, name)).transpose().map_err(|what| words.message(&what))?;
        warn_about_version(words, example);
        if scripts.len() > 1 {
            let number = (n + 1).to_string();
            out::line(words.fill("cli-replay-example", &[("n", &number), ("title", &script.title)]));
        }
        let (run, result) = playbook::run(&notation, script);
        tell(words, script, &run, seat);
        if let Err(failure) = result {
            differs(words, file, script, &failure);
            code = ExitCode::from(1);
        }
        out::line("");
    }
    Ok(code)
}

fn warn_about_version(words: &Words, example: &Example) {
    let ours = env!("CARGO_PKG_VERSION");
    if let Some(line) = example.head.iter().find(|line| line.key == "version" && line.rest != ours) {
        let what = words.fill("cli-replay-version", &[("version", &line.rest), ("ours", ours)]);
        eprintln!("{}", words.fill("cli-warning", &[("what", &what)]));
    }
}

fn differs(words: &Words, file: &str, script: &Script<Playbook>, failure: &Failure) {
    eprintln!("{}", words.get("cli-replay-differs"));
    eprintln!("{}", failure_text(words, file, &script.title, failure));
}

/// Tells a run turn by turn, as a seat or the public saw it.
fn tell(words: &Words, script: &Script<Playbook>, run: &Run<LunchMoney>, seat: Option<Seat>) {
    let names = &script.seats;
    let mut turn = 1;
    heading(words, names, &run.start, turn);
    let mut game = run.start;
    let mut shuffles = SameShuffles::new(&run.shuffles);
    for played in &run.played {
        if let Some(talk) = &played.talk {
            let said = words.fill("event-says", &[("talk", talk)]);
            out::line(format_args!("  {}: {said}", names[played.seat.index()]));
        }
        let seen: Vec<Event> = played.events.iter().map(|event| event.seen_by(seat)).collect();
        game.play(played.seat, played.mv, &mut shuffles);
        for (told, began) in in_words::by_turn(&seen) {
            for line in in_words::events(words, names, told) {
                out::line(format_args!("  {line}"));
            }
            if began.is_some() {
                turn += 1;
                heading(words, names, &game, turn);
            }
        }
    }
}

fn heading(words: &Words, names: &[String], game: &LunchMoney, turn: usize) {
    let view = game.view(None);
    let standing: Vec<String> = view
        .seats
        .iter()
        .zip(names)
        .map(|(seat, name)| if seat.out { format!("{name} –") } else { format!("{name} {}", seat.counters) })
        .collect();
    let number = words.fill("cli-replay-turn", &[("n", &turn.to_string())]);
    out::line(format_args!("{number}: {}  ({})", names[view.turn.index()], standing.join(", ")));
}

/// Writes the (first) example so that it needs no random numbers.
fn spell_out(
    words: &Words,
    file: &str,
    notation: &Playbook,
    scripts: &[Script<Playbook>],
    examples: &[Example],
) -> Result<ExitCode, String> {
    let ([script, ..], [example, ..]) = (scripts, examples) else { return Ok(ExitCode::from(2)) };
    if scripts.len() > 1 {
        let what = words.get("cli-replay-several");
        eprintln!("{}", words.fill("cli-warning", &[("what", &what)]));
    }
    let (run, result) = playbook::run(notation, script);
    if let Err(failure) = result {
        differs(words, file, script, &failure);
        return Ok(ExitCode::from(1));
    }
    let value = |key: &str| example.head.iter().find(|line| line.key == key).map(|line| line.rest.as_str());
    let rules = Rules::read(value("rules").unwrap_or("english")).map_err(|what| words.message(&what))?;
    let decks = Decks::read(value("game").unwrap_or("lunch-money"), rules).map_err(|what| words.message(&what))?;
    let record = Record {
        version: value("version").unwrap_or(env!("CARGO_PKG_VERSION")).to_owned(),
        title: script.title.clone(),
        seats: script.seats.clone(),
        dealer: None,
        seed: value("seed").and_then(|seed| seed.parse().ok()).unwrap_or(1),
        date: value("date").map(str::to_owned),
    };
    let played = run.played.iter().map(|played| (played.seat, played.mv, played.talk.as_deref()));
    out::text(write_game(&record, &decks, &run.start, played, Some(&run.shuffles)));
    Ok(ExitCode::SUCCESS)
}

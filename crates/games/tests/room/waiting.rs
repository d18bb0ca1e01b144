//! How long people wait, and what the waiting tells them.

use games::{LunchMoneyKit, MunchkinKit};
use kit::Kit;
use room::Conn;
use room::testing::people::{Cost, play_at_ease};
use room::testing::{Bench, attack, options};
use serde_json::{Value, json};
use wire::Pace;

const REACTION: u64 = 1000;

/// Games with this many people, who take a second for every answer.
fn games<K: Kit>(people: usize) -> Vec<(Bench<K>, Cost)> {
    let play = |seed| {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &["normal"]), people);
        bench.say(0, &json!({"type": "start"}));
        let cost = play_at_ease(&mut bench, people, |_, _| REACTION);
        assert!(bench.is_over(), "seed {seed}");
        (bench, cost)
    };
    (0..8).map(play).collect()
}

/// Prints the cost of these games and returns the mean time in seconds.
fn told<K: Kit>(people: usize, games: &[(Bench<K>, Cost)]) -> f64 {
    let mean = |of: fn(&Cost) -> u64| games.iter().map(|(_, cost)| of(cost)).sum::<u64>() as f64 / games.len() as f64;
    let time = mean(|cost| cost.time) / 1000.0;
    let longest = games.iter().map(|(_, cost)| cost.time / 1000).max().unwrap_or(0);
    println!(
        "{} with {people} of 4 people: {time:.0} s in the mean, {longest} s at most; {:.0} windows, {:.0} prompts in \
         them, {} pointless",
        K::ID,
        mean(|cost| cost.windows as u64),
        mean(|cost| cost.prompts as u64),
        mean(|cost| cost.pointless as u64)
    );
    assert_eq!(mean(|cost| cost.pointless as u64), 0.0);
    time
}

#[test]
fn games_do_not_take_for_ever() {
    assert!(told(2, &games::<LunchMoneyKit>(2)) < 240.0);
    assert!(told(1, &games::<MunchkinKit>(1)) < 480.0);
    told(2, &games::<MunchkinKit>(2));
}

/// A dodged attack between two others, as a player without any answer experiences it.
#[test]
fn a_dodged_attack_between_others_is_soon_over() {
    let mut times = Vec::new();
    for (bench, _) in games::<LunchMoneyKit>(2) {
        for me in 0..2 {
            let mut attacked = None;
            let mut dodged = false;
            for (when, text) in &bench.heard[&Conn(me)] {
                let message: Value = serde_json::from_str(text).unwrap();
                if message["type"] != "update" {
                    continue;
                }
                let log = message["log"].as_array().unwrap();
                for event in log.iter().flat_map(|entry| entry["events"].as_array().unwrap()) {
                    if let (Some(since), true) = (attacked, dodged) {
                        times.push(when - since);
                        (attacked, dodged) = (None, false);
                    }
                    match event["event"].as_str() {
                        Some("played") if event["by"] != me && event["at"] != me => attacked = Some(*when),
                        Some("answered") if event["card"] == "dodge" && event["by"] != me => dodged = true,
                        Some("answered") => dodged = false,
                        _ => (attacked, dodged) = (None, false),
                    }
                }
                // This player has something to decide, so the time is their own.
                if !message["ask"].is_null() {
                    attacked = None;
                }
            }
        }
    }
    times.sort_unstable();
    let most = times.last().copied().unwrap_or(0);
    println!(
        "{} dodged attacks between others: {} ms in the median, {most} ms at most",
        times.len(),
        times[times.len() / 2]
    );
    assert!(times.len() > 10 && most <= 3000, "{times:?}");
}

/// The number of windows for the long form of the test: `ATTACK_WINDOWS=20000`.
fn long_form() -> Option<usize> {
    std::env::var("ATTACK_WINDOWS").ok().and_then(|text| text.parse().ok())
}

/// The number of windows to guess about in each game.
fn windows() -> usize {
    long_form().unwrap_or(8000)
}

fn nobody_can_tell<K: Kit>() {
    let cells: Vec<(Pace, &str, usize)> = Pace::ALL
        .into_iter()
        .flat_map(|pace| [(pace, "normal", 1)])
        // Bots that search take real time, so only the long form includes them.
        .chain(
            K::LEVELS
                .iter()
                .filter(|level| long_form().is_some() || !K::ponders(level))
                .map(|level| (Pace::Normal, *level, 2)),
        )
        .collect();
    let each = windows() / cells.len();
    let (mut sum, mut all, mut best): (f64, f64, f64) = (0.0, 0.0, 0.0);
    let mut by_name = std::collections::BTreeMap::<&str, f64>::new();
    for (pace, level, whose) in cells {
        let guesses = attack::guess::<K>(each, pace, level, whose);
        println!("{} {pace:?}, {level} bots, about seat {whose}: {guesses:.3?}", K::ID);
        for (name, right) in &guesses.right {
            *by_name.entry(name).or_default() += right * guesses.windows as f64;
        }
        all += guesses.windows as f64;
        sum += guesses.best() * guesses.windows as f64;
        best = best.max(guesses.best());
    }
    let by_name: Vec<(&str, f64)> = by_name.into_iter().map(|(name, right)| (name, right / all)).collect();
    println!(
        "{}: {all} windows, right: {by_name:.3?}; best of each cell {:.3}, best of all {best:.3}",
        K::ID,
        sum / all
    );
    // Half of the guesses are right by chance. With fewer windows, chance alone could exceed the limit.
    assert!(all >= 5000.0, "{all} windows");
    assert!(by_name.iter().all(|(_, right)| *right <= 0.53), "{by_name:?}");
}

#[test]
fn nobody_can_tell_who_could_answer_in_lunch_money() {
    nobody_can_tell::<LunchMoneyKit>();
}

#[test]
fn nobody_can_tell_who_could_answer_in_munchkin() {
    nobody_can_tell::<MunchkinKit>();
}

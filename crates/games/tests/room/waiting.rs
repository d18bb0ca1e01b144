//! How long people wait, and what the waiting tells them.

use games::{LunchMoneyKit, MunchkinKit};
use kit::Kit;
use room::Conn;
use room::testing::attack::{Cell, Halves, Leak};
use room::testing::people::{Cost, play_at_ease};
use room::testing::{Bench, attack, classify, options};
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

/// The number of windows to guess about in each game: more for the long form, `ATTACK_WINDOWS=60000`.
fn windows() -> usize {
    std::env::var("ATTACK_WINDOWS").ok().and_then(|text| text.parse().ok()).unwrap_or(8000)
}

/// Adds up the scores of all sorts of tables. The last are of classifiers that learn from all tables together.
fn nobody_can_tell<K: Kit>() {
    let cells = Cell::all::<K>();
    let each = windows() / cells.len();
    let (mut sum, mut all) = (Vec::new(), Halves::default());
    for (number, cell) in cells.into_iter().enumerate() {
        let mut halves = attack::windows::<K>(cell, each, None);
        classify::add(&mut sum, &halves.guessed());
        println!("{} {cell:?}: {} windows", K::ID, halves.windows());
        for sample in halves.learnt.iter_mut().chain(&mut halves.asked) {
            sample.heard.push(number as f64);
        }
        all.learnt.append(&mut halves.learnt);
        all.asked.append(&mut halves.asked);
    }
    let together = all.guessed();
    for score in sum.iter().chain(&together) {
        println!("{}: {} right in {:.3} ± {:.3}", K::ID, score.name, score.share(), score.margin());
    }
    for (feature, share) in attack::FEATURES.iter().zip(classify::by_feature(&all.learnt, &all.asked)) {
        println!("{}: from the {feature} alone {share:.3}", K::ID);
    }
    println!("{}: {} windows", K::ID, all.windows());
    // Half of the guesses are right by chance. With fewer windows, chance alone could exceed the limit.
    assert!(all.windows() >= 5000, "{} windows", all.windows());
    assert!(sum.iter().chain(&together).all(|score| score.share() <= 0.53), "{sum:?} {together:?}");
}

#[test]
fn nobody_can_tell_who_could_answer_in_lunch_money() {
    nobody_can_tell::<LunchMoneyKit>();
}

#[test]
fn nobody_can_tell_who_could_answer_in_munchkin() {
    nobody_can_tell::<MunchkinKit>();
}

/// The attack finds every fault that is put in on purpose, in fewer windows than the test above has.
#[test]
fn a_leak_would_be_found() {
    for leak in [Leak::Sooner, Leak::OffTick, Leak::Message, Leak::Clock] {
        let halves = attack::windows::<LunchMoneyKit>(Cell::of(Pace::Normal, "normal"), 3000, Some(leak));
        let best = halves.guessed().into_iter().max_by(|one, other| one.share().total_cmp(&other.share())).unwrap();
        println!("{leak:?}: {} is right in {:.3} of {}", best.name, best.share(), best.of);
        assert!(best.share() - best.margin() > 0.53, "{leak:?}: {best:?}");
    }
}

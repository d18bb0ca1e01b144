//! How long people wait, and what the waiting tells them.

use crate::screen::{Screen, Times};
use games::{LunchMoneyKit, MunchkinKit};
use kit::Kit;
use room::Conn;
use room::testing::attack::{Cell, Halves, Leak};
use room::testing::people::{Cost, play_at_ease};
use room::testing::{Bench, attack, classify, options};
use serde_json::{Value, json};
use wire::Pace;

const REACTION: u64 = 1000;

/// Games of four, some of them people, who take a second for every answer. With `times`, they first see on their screen
/// what came before.
fn games<K: Kit>(people: usize, level: &str, times: Option<&Times>, seeds: u64) -> Vec<(Bench<K>, Cost)> {
    let play = |seed| {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &[level]), people);
        bench.say(0, &json!({"type": "start"}));
        let mut screens: Vec<Screen> = (0..people).map(|_| Screen::default()).collect();
        let cost = play_at_ease(&mut bench, people, |bench, at| {
            REACTION + times.map_or(0, |times| screens[at].lag(times, bench, at))
        });
        assert!(bench.is_over(), "seed {seed}");
        (bench, cost)
    };
    (0..seeds).map(play).collect()
}

fn lunch_money() -> Times {
    Times::of::<LunchMoneyKit>(include_str!("../../../../web/src/lunch-money/times.json"))
}

fn munchkin() -> Times {
    Times::of::<MunchkinKit>(include_str!("../../../../web/src/munchkin/times.json"))
}

/// Prints what these games cost, and returns the mean and the median time in seconds.
fn told<K: Kit>(people: usize, level: &str, games: &[(Bench<K>, Cost)]) -> [u64; 2] {
    let mut times: Vec<u64> = games.iter().map(|(_, cost)| cost.time / 1000).collect();
    times.sort_unstable();
    let n = games.len();
    let mean = |of: fn(&Cost) -> usize| games.iter().map(|(_, cost)| of(cost)).sum::<usize>() / n;
    let (average, median) = (times.iter().sum::<u64>() / n as u64, times[n / 2]);
    println!(
        "{} with {people} of 4 people and {level} bots, {n} games: {average} s in the mean, {median} s in the median, \
         {} s at most; {} windows, {} prompts in them, {} pointless",
        K::ID,
        times[n - 1],
        mean(|cost| cost.windows),
        mean(|cost| cost.prompts),
        mean(|cost| cost.pointless)
    );
    assert!(games.iter().all(|(_, cost)| cost.pointless == 0));
    [average, median]
}

/// The bars, at normal pace and with everything that moves: four minutes for Lunch Money, eight for Munchkin.
#[test]
fn games_do_not_take_for_ever() {
    const SEEDS: u64 = 24;
    let (lunch_money, munchkin) = (lunch_money(), munchkin());
    let easy = told(2, "easy", &games::<LunchMoneyKit>(2, "easy", Some(&lunch_money), SEEDS));
    assert!(easy.into_iter().all(|time| time < 240));
    told(2, "normal", &games::<LunchMoneyKit>(2, "normal", Some(&lunch_money), SEEDS));
    for level in ["easy", "normal"] {
        let games = games::<MunchkinKit>(1, level, Some(&munchkin), SEEDS);
        assert!(told(1, level, &games).into_iter().all(|time| time < 480));
    }
    told(2, "easy", &games::<MunchkinKit>(2, "easy", Some(&munchkin), 8));
}

/// How long dodged attacks between two others take, as a player without any answer experiences them, in order.
fn dodged(times: Option<&Times>) -> Vec<u64> {
    let mut took = Vec::new();
    for (bench, _) in games::<LunchMoneyKit>(2, "normal", times, 8) {
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
                        took.push(when - since);
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
    took.sort_unstable();
    took
}

#[test]
fn a_dodged_attack_between_others_is_soon_over() {
    for (what, times) in [("the table alone", None), ("with what is shown", Some(&lunch_money()))] {
        let took = dodged(times);
        let (median, most) = (took[took.len() / 2], took[took.len() - 1]);
        println!("{} dodged attacks between others, {what}: {median} ms in the median, {most} ms at most", took.len());
        assert!(took.len() > 10 && median <= 3000 && (times.is_some() || most <= 3000), "{took:?}");
    }
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

//! People who play as well as the usual bot and take their time, to measure what a game costs them.

use super::Bench;
use crate::Millis;
use bots::Budget;
use kit::{Kit, MoveOf};
use serde_json::json;
use std::collections::BTreeMap;
use table::{Chair, Game, Rng, Seat};

/// What a game cost the people in it.
#[derive(Clone, Default, Debug)]
pub struct Cost {
    /// Its duration.
    pub time: Millis,
    /// How often somebody was asked in a window.
    pub prompts: usize,
    /// How often the question left no choice.
    pub pointless: usize,
    /// The number of windows.
    pub windows: usize,
}

/// Plays the game to its end. The first `people` seats answer after this delay.
pub fn play_at_ease<K: Kit>(
    bench: &mut Bench<K>,
    people: usize,
    mut takes: impl FnMut(&Bench<K>, usize) -> Millis,
) -> Cost {
    let began = bench.now;
    let mut cost = Cost::default();
    let mut due = BTreeMap::<usize, (u64, Millis)>::new();
    let mut window = None;
    for _ in 0..200_000 {
        if bench.is_over() {
            break;
        }
        let open = bench.room.run.as_ref().and_then(|run| run.window).map(|open| open.opened);
        cost.windows += usize::from(open.is_some() && open != window);
        window = open;
        for at in 0..people {
            let ask = bench.ask(at).filter(|ask| !bench.has_answered(at, ask));
            let Some(id) = ask.as_ref().and_then(|ask| ask["id"].as_u64()) else {
                due.remove(&at);
                continue;
            };
            if due.get(&at).is_none_or(|(other, _)| *other != id) {
                due.insert(at, (id, bench.now + takes(bench, at)));
                if bench.is_waited_for(at) {
                    let offered = ask.as_ref().and_then(|ask| ask["moves"].as_array()).map_or(0, Vec::len);
                    cost.prompts += 1;
                    cost.pointless += usize::from(offered < 2);
                }
            }
        }
        let next = due.iter().map(|(at, (id, when))| (*when, *at, *id)).min();
        match (next, bench.room.next_deadline()) {
            (Some((when, at, id)), deadline) if deadline.is_none_or(|deadline| when < deadline) => {
                bench.now = bench.now.max(when);
                due.remove(&at);
                if let Some(mv) = chosen(bench, Seat::new(at)) {
                    bench.say(at, &json!({"type": "move", "ask": id, "mv": mv}));
                }
            }
            (_, Some(_)) => drop(bench.wait()),
            (_, None) => break,
        }
    }
    cost.time = bench.now - began;
    cost
}

/// The move the usual bot would make in this seat.
pub(super) fn chosen<K: Kit>(bench: &Bench<K>, seat: Seat) -> Option<MoveOf<K>> {
    let run = bench.room.run.as_ref()?;
    let ask = run.asks[seat.index()].as_ref()?;
    let level = K::LEVELS.iter().rev().find(|level| !K::ponders(level)).copied().unwrap_or(K::USUAL);
    let mut last = None;
    for game in &ask.games {
        let rng = Rng::stream(run.seed, "people", u64::from(run.decisions) << 3 | seat.index() as u64);
        let mut bot = bench.room.kit.bot(level, Budget::iterations(1), rng);
        let mv = bot.choose(&Chair::new(game, seat, &run.events));
        last = Some(mv);
        if mv != game.default_move(seat) {
            break;
        }
    }
    last
}

//! A quick estimate of everybody's chances: features of a position and their weights.
//!
//! The weights were fitted to games of normal players (`fit-chances` in `bench/`). A seat's chance is its share of the
//! exponentials of the weighted sums.

use crate::search::power_of_e;
use munchkin::{Card, Effect, Kind, Munchkin, Number};
use table::{Game as _, Seat};

/// The number of features.
pub const LOOKED_AT: usize = 18;

/// The weight of each feature.
pub(super) const WEIGHTS: [f32; LOOKED_AT] = [
    0.013, 1.677, 0.123, 0.493, 0.805, -0.137, 0.558, -0.013, 0.297, 0.071, 0.183, 0.219, 0.127, 0.209, 0.189, -0.052,
    0.267, -0.065,
];

/// The features of a seat.
#[must_use]
pub fn looks(game: &Munchkin, seat: Seat) -> [f32; LOOKED_AT] {
    let sight = game.sight(seat);
    let level = sight.level(seat);
    let gear = (sight.strength(seat) - level) as f32 / 10.0;
    let share = level as f32 / 10.0;
    let can_sell = level < 9;
    let (mut raises, mut shots, mut hinders, mut prey, mut gold) = (0.0f32, 0.0f32, 0.0, 0.0, 0.0);
    for card in sight.hand() {
        let face = sight.set().get(card);
        match face.kind {
            Kind::GoUp if can_sell => raises += 1.0,
            Kind::Item => {
                gold += f32::from(face.gold) / 1000.0;
                shots += shot(face);
            }
            Kind::Enhancer | Kind::Twin | Kind::Wandering | Kind::Curse => hinders += 1.0,
            Kind::Monster if i32::from(face.level) < sight.strength(seat) => prey += 1.0,
            _ => {}
        }
    }
    for (card, in_use) in sight.items(seat) {
        let face = sight.set().get(card);
        if !in_use {
            gold += f32::from(face.gold) / 1000.0;
        }
        shots += shot(face);
    }
    let ranks: f32 = sight.powers(seat).iter().map(|&card| f32::from(sight.set().get(card).rank)).sum();
    let n = sight.seats();
    let ahead = sight.turn().steps_to(seat, n) as f32 / n as f32;
    let fight = sight.fray().filter(|fray| fray.main == seat && !fray.fled);
    let (winning, losing) = match fight {
        Some(fray) if fray.margin > 0 => (if level + fray.levels >= 10 { 3.0 } else { fray.levels as f32 }, 0.0),
        Some(_) => (0.0, 1.0),
        None => (0.0, 0.0),
    };
    [
        share,
        share * share,
        f32::from(u8::from(level >= 8)),
        f32::from(u8::from(level >= 9)),
        gear,
        gear * share,
        sight.hand_of(seat) as f32 / 5.0,
        raises.min((9 - level).max(0) as f32),
        shots,
        hinders / 3.0,
        if can_sell { gold } else { 0.0 },
        prey,
        sight.minions(seat).len() as f32,
        ranks / 3.0,
        f32::from(u8::from(!sight.living().has(seat))),
        ahead,
        winning,
        losing,
    ]
}

/// The sum of a one-shot's bonuses.
fn shot(card: &Card) -> f32 {
    let bonuses = card.lines.iter().filter(|_| card.one_shot).map(|line| match line.effect {
        Effect::Bonus(Number::Fixed(n)) => f32::from(n) / 10.0,
        _ => 0.0,
    });
    bonuses.sum()
}

/// Estimates each seat's chance to win.
pub(super) fn chances(game: &Munchkin, out: &mut [f32; Seat::MAX]) {
    *out = [0.0; Seat::MAX];
    let n = game.seats();
    let mut best = f32::NEG_INFINITY;
    for seat in Seat::all(n) {
        let looks = looks(game, seat);
        let score: f32 = looks.iter().zip(WEIGHTS).map(|(look, weight)| look * weight).sum();
        out[seat.index()] = score;
        best = best.max(score);
    }
    let mut sum = 0.0;
    for chance in &mut out[..n] {
        *chance = power_of_e(*chance - best);
        sum += *chance;
    }
    out[..n].iter_mut().for_each(|chance| *chance /= sum);
}

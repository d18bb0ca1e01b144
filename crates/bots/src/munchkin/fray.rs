//! Fights, one's own and those of others.

use super::judge::Judge;
use munchkin::{At, CardId, Effect, Fray, Kind, Move, Removal, Share, Terms};
use table::Seat;

/// How many of the treasures a helper gets on these terms.
pub(super) fn share(terms: Terms, treasures: i32) -> i32 {
    match terms.share {
        Share::Number(n) => i32::from(n).min(treasures),
        Share::Half => treasures / 2,
        Share::All => treasures,
    }
}

impl Judge<'_> {
    /// Whether winning the fight would win the game.
    pub(super) fn decides(&self, fray: &Fray) -> bool {
        self.sight.level(fray.main) + fray.levels >= 10
    }

    /// The value of winning to the main fighter, apart from winning the game.
    pub(super) fn prize(&self, fray: &Fray) -> f32 {
        let helpers = if fray.helper.is_some() { share(fray.terms, fray.treasures) } else { 0 };
        fray.levels as f32 + self.h.treasure() * (fray.treasures - helpers) as f32
    }

    /// The value of a won fight over a lost one, for this player as one of the fighters.
    pub(super) fn stake(&self, fray: &Fray) -> f32 {
        let flight = self.flight(self.me);
        if fray.main == self.me {
            let won = if self.decides(fray) { self.h.win() } else { self.prize(fray) };
            return won + flight;
        }
        let gain = self.h.treasure() * share(fray.terms, fray.treasures) as f32;
        let lost = if self.decides(fray) { self.h.stop() } else { self.rivalry(fray.main) * self.prize(fray) };
        gain + flight - lost
    }

    /// The largest effect that this player's cards could have for (`1`) or against (`-1`) the fighters.
    fn reserve(&self, sign: i32) -> i32 {
        let [up, down] = *self.reserves.get_or_init(|| self.all_reserves());
        if sign > 0 { up } else { down }
    }

    fn all_reserves(&self) -> [i32; 2] {
        const MOST: usize = 24;
        let mut counted: [(Option<CardId>, [i32; 2]); MOST] = [(None, [0; 2]); MOST];
        let mut len = 0;
        for &mv in self.moves {
            let (Move::Play { card, .. } | Move::Put { card, .. }) = mv else { continue };
            let tilt = self.sight.tilt(mv);
            let at = counted[..len].iter().position(|(other, _)| *other == Some(card)).unwrap_or(len);
            if at == MOST {
                continue;
            }
            len = len.max(at + 1);
            let best = counted[at].1;
            counted[at] = (Some(card), [best[0].max(tilt), best[1].max(-tilt)]);
        }
        counted[..len].iter().fold([0; 2], |sum, (_, best)| [sum[0] + best[0], sum[1] + best[1]])
    }

    /// The mark of a card or ability in a fight. `None` if it does not affect the fight.
    pub(super) fn fight(&self, fray: &Fray, mv: Move, cost: f32) -> Option<f32> {
        let fighter = fray.main == self.me || fray.helper == Some(self.me);
        let stake = if fighter { self.stake(fray) } else { self.spoiled(fray) };
        if let Some(mark) = self.turn_away(fray, mv, cost, fighter) {
            return Some(mark);
        }
        let tilt = self.sight.tilt(mv);
        if tilt == 0 {
            return None;
        }
        if !fighter || stake < 0.0 {
            return Some(self.spoil(fray, tilt, if fighter { -stake } else { stake }, cost));
        }
        // Helping one's own side: the cheapest play that wins. Nothing while already winning.
        if tilt < 0 || fray.margin > 0 {
            return Some(-1.0 - cost);
        }
        if fray.margin + tilt > 0 {
            return Some(stake - cost - 0.01 * tilt as f32);
        }
        if fray.margin + self.reserve(1) > 0 {
            // One play is not enough, so begin with the biggest.
            let rest = self.h.shot() * (1 - fray.margin - tilt) as f32;
            return Some(0.9 * stake - cost - rest + 0.02 * tilt as f32);
        }
        Some(-cost - 0.1)
    }

    /// The value of the fighters' defeat to an outsider.
    fn spoiled(&self, fray: &Fray) -> f32 {
        let lost = if self.decides(fray) { self.h.stop() } else { self.rivalry(fray.main) * self.prize(fray) };
        lost + self.rivalry(fray.main) * self.flight(fray.main)
    }

    /// The mark of a play against a fight.
    fn spoil(&self, fray: &Fray, tilt: i32, stake: f32, cost: f32) -> f32 {
        if tilt > 0 || fray.margin <= 0 {
            return -1.0 - cost;
        }
        let holds = self.h.holds() * (1.0 - self.answers(fray));
        if fray.margin + tilt <= 0 {
            return stake * holds - cost + 0.01 * tilt as f32;
        }
        let alone = fray.margin <= self.reserve(-1);
        let odds = if alone { 0.9 * holds } else { self.h.partly() * holds };
        let rest = self.h.hinder() * (fray.margin + tilt) as f32 / 5.0;
        stake * odds - cost - if alone { rest } else { 0.0 }
    }

    /// The probability that the main fighter can answer, judging by unseen cards.
    fn answers(&self, fray: &Fray) -> f32 {
        let shots = |card: CardId| {
            let face = self.card(card);
            face.one_shot && face.lines.iter().any(|line| matches!(line.effect, Effect::Bonus(_)))
        };
        let (these, all) = self.sight.unseen(shots);
        let each = these as f32 / all.max(1) as f32;
        (each * self.sight.hand_of(fray.main) as f32).min(0.8)
    }

    /// Plays that end a fight other than by its totals: monsters that leave, fighters who slip away or hand it on, and
    /// missing levels as a consequence.
    fn turn_away(&self, fray: &Fray, mv: Move, cost: f32, fighter: bool) -> Option<f32> {
        let Move::Play { card, line, at } = mv else { return None };
        let face = self.card(card);
        let main = fray.main == self.me;
        // With a level less, winning does not end the game.
        let lost = match (face.kind, at) {
            (Kind::Curse, At::Player(victim)) if victim == fray.main => self.levels_lost(card),
            (_, At::Player(victim)) if victim == fray.main => {
                match face.lines.get(usize::from(line)).map(|line| line.effect) {
                    Some(Effect::LoseLevel { n, .. }) => super::worth::amount(n) as i32,
                    Some(Effect::Steal(munchkin::Stolen::Level, _)) => 1,
                    _ => 0,
                }
            }
            _ => 0,
        };
        if lost > 0 && !fighter && fray.margin > 0 && self.decides(fray) {
            let level = self.sight.level(fray.main);
            let stops = (level - lost).max(1) + fray.levels < 10;
            return Some(if stops { 0.9 * self.h.stop() - cost } else { 0.1 - cost });
        }
        let effect = face.lines.get(usize::from(line))?.effect;
        match (effect, at) {
            _ if face.kind == Kind::Curse || face.kind == Kind::Enhancer => None,
            (Effect::Escape { .. }, _) => {
                let wanted = fighter && fray.margin <= 0 && fray.margin + self.reserve(1) <= 0;
                Some(if wanted { self.flight(self.me) - cost } else { -0.5 - cost })
            }
            (Effect::Remove(how), At::Monster(_)) if fray.monsters == 1 => {
                let reward = match how {
                    Removal::DrivenOff => 0.0,
                    Removal::WithTreasure => self.h.treasure() * fray.treasures as f32,
                    Removal::Killed if self.decides(fray) => self.h.win(),
                    Removal::Killed => self.prize(fray),
                };
                Some(match (main, fray.margin > 0) {
                    (true, false) => reward + self.flight(self.me) - cost,
                    (true, true) => -0.5 - cost,
                    // An outsider takes the monster away from the fighters.
                    (false, true) if how == Removal::DrivenOff && !fighter => self.spoiled(fray) - cost,
                    _ => -0.5 - cost,
                })
            }
            (Effect::Redirect(_), At::Player(other)) => {
                let onto = self.rivalry(other) * self.flight(other);
                Some(match (main, fray.margin > 0) {
                    (true, false) => self.flight(self.me) + onto - cost,
                    (false, true) if !fighter && self.decides(fray) => {
                        let next = self.sight.level(other) + fray.levels >= 10;
                        0.9 * self.h.stop() - cost - if next { self.h.stop() } else { 0.0 }
                    }
                    _ => -0.5 - cost,
                })
            }
            _ => None,
        }
    }

    /// The levels that a curse costs its victim.
    fn levels_lost(&self, card: CardId) -> i32 {
        let lost = self.card(card).lines.iter().filter_map(|line| match line.effect {
            Effect::LoseLevel { n, .. } => Some(super::worth::amount(n) as i32),
            _ => None,
        });
        lost.max().unwrap_or(0)
    }

    /// The value of a rival's level, relative to one's own.
    pub(super) fn rivalry(&self, seat: Seat) -> f32 {
        let level = self.sight.level(seat) as f32;
        let nearly = if level >= 9.0 { self.h.nearly() } else { 0.0 };
        (self.h.rival() + self.h.ahead() * (level - self.average) + nearly).clamp(0.0, 1.5)
    }
}

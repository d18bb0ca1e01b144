//! Rules of thumb for Cheat, from which `bots` makes easy, normal and hard players.

mod judge;

use crate::moves::Move;
use crate::state::Cheat;
use bots::{Policy, RulesOfThumb, Tuning};
use judge::Judge;
use table::{Chair, Game as _, MoveBuf, Rng, Seat};

/// Rules of thumb: every move gets a mark, and the best one is played.
#[derive(Copy, Clone, Debug)]
pub struct Thumb {
    /// The size of the random part of marks, so that moves with close marks take turns.
    mood: f32,
    /// The seat and the turn of the decision being searched.
    thinker: Option<(Seat, u16)>,
}

impl Thumb {
    /// Rules of thumb with moods of this size, in cards.
    #[must_use]
    pub fn new(mood: f32) -> Thumb {
        Thumb { mood, thinker: None }
    }

    /// The best of these moves, with a mood from `mood` added to each mark.
    fn best(game: &Cheat, seat: Seat, moves: &[Move], mut mood: impl FnMut() -> f32) -> Option<Move> {
        let judge = Judge::new(game, seat);
        let mut best = None;
        for mv in moves {
            let mark = judge.mark(mv) + mood();
            if best.is_none_or(|(highest, _)| mark > highest) {
                best = Some((mark, *mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

impl Policy<Cheat> for Thumb {
    /// Only one decision is searched, and all others follow rules of thumb. In a tree that everybody walks down, the
    /// others would learn which of the searching seat's claims are lies.
    fn moves(&self, game: &Cheat, seat: Seat, out: &mut MoveBuf<Move>) {
        game.moves(seat, out);
        if self.thinker.is_some_and(|thinker| thinker != (seat, game.turns()))
            && let Some(best) = Thumb::best(game, seat, out, || 0.0)
        {
            out.clear();
            out.push(best);
        }
    }

    fn marks(&self, game: &Cheat, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let judge = Judge::new(game, seat);
        out.clear();
        out.extend(moves.iter().map(|mv| judge.mark(mv)));
    }

    fn pick(&self, game: &Cheat, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<Move>) -> Option<Move> {
        game.moves(seat, moves);
        Thumb::best(game, seat, moves, || self.mood * (rng.bits() >> 40) as f32 / (1 << 24) as f32)
    }

    fn chances(&self, game: &Cheat, out: &mut [f32; Seat::MAX]) {
        judge::chances(game, out);
    }
}

impl RulesOfThumb<Cheat> for Thumb {
    /// Found by experiments.
    const HARD: Tuning = Tuning { explore: 0.6, points: 3.0, horizon: 100, narrow: 4.0, keeps: false };
    /// It often does not think of doubting.
    const FORGETS: usize = 40;

    fn easy() -> Thumb {
        Thumb::new(4.0)
    }

    fn normal() -> Thumb {
        Thumb::new(0.5)
    }

    fn imagined() -> Thumb {
        Thumb::new(1.0)
    }

    fn is_answer(game: &Cheat, _: Seat) -> bool {
        judge::is_answer(game)
    }

    fn search_for(&mut self, chair: &Chair<'_, Cheat>, rng: &mut Rng) {
        self.thinker = Some((chair.seat(), chair.guess(rng).turns()));
    }
}

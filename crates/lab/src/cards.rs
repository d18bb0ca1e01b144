//! What a card is worth to who has it.

use crate::row::Row;
use figures::Contrast;

/// Ways to have had a card.
const WAYS: usize = 3;

/// How those who had a card fared against those who had it not.
#[derive(Clone, Default, Debug)]
pub struct CardFigures {
    /// It was dealt to them: chance alone decides who has it.
    pub dealt: Contrast,
    /// It came to them at any time. Who is in the game for longer draws more.
    pub drawn: Contrast,
    /// They played it.
    pub played: Contrast,
}

/// The same for all cards.
#[derive(Clone, Debug)]
pub(crate) struct AllCards {
    pub(crate) cards: Vec<CardFigures>,
    /// For the game at hand: seats that had each card in each way, and what they won.
    now: Vec<[[f64; 2]; WAYS]>,
    /// Who was counted last with a card, so that copies count once.
    last: Vec<[usize; WAYS]>,
}

impl AllCards {
    pub(crate) fn new(cards: usize) -> AllCards {
        let now = vec![[[0.0; 2]; WAYS]; cards];
        AllCards { cards: vec![CardFigures::default(); cards], now, last: vec![[usize::MAX; WAYS]; cards] }
    }

    /// One more game.
    pub(crate) fn add(&mut self, game: &[Row]) {
        for (seat, row) in game.iter().enumerate() {
            for (way, list) in [&row.dealt, &row.drawn, &row.played].into_iter().enumerate() {
                for &card in list {
                    let card = usize::from(card);
                    if std::mem::replace(&mut self.last[card][way], seat) != seat {
                        let [seats, won] = &mut self.now[card][way];
                        *seats += 1.0;
                        *won += row.result;
                    }
                }
            }
        }
        let (seats, won) = (game.len() as f64, game.iter().map(|row| row.result).sum::<f64>());
        for ((figures, now), last) in self.cards.iter_mut().zip(&mut self.now).zip(&mut self.last) {
            *last = [usize::MAX; WAYS];
            let ways = [&mut figures.dealt, &mut figures.drawn, &mut figures.played];
            for (contrast, [with, theirs]) in ways.into_iter().zip(std::mem::take(now)) {
                contrast.add([seats - with, with], [won - theirs, theirs]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_count_once_and_games_one_by_one() {
        let seat = |result: f64, dealt: Vec<u16>| Row { result, dealt, ..Row::default() };
        let mut all = AllCards::new(2);
        all.add(&[seat(1.0, vec![0, 0, 1]), seat(0.0, vec![1])]);
        all.add(&[seat(0.0, vec![0]), seat(1.0, vec![])]);
        let card = &all.cards[0].dealt;
        assert_eq!((card.with(), card.rates()), (2, [0.5, 0.5]));
        assert_eq!(all.cards[1].dealt.rates(), [0.5, 0.5]);
        assert_eq!(all.cards[1].played.with(), 0);
    }
}

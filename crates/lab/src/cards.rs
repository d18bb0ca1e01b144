//! The value of a card to its owner.

use crate::row::Row;
use figures::Contrast;

/// The ways to have a card.
const WAYS: usize = 3;

/// Win rates of seats that had a card, compared with seats that had not.
#[derive(Clone, Default, Debug)]
pub struct CardFigures {
    /// Seats that were dealt it. Only chance decides who is dealt a card.
    pub dealt: Contrast,
    /// Seats that got it at any time. Players who are in the game for longer draw more.
    pub drawn: Contrast,
    /// Seats that played it.
    pub played: Contrast,
}

/// The figures of all cards.
#[derive(Clone, Debug)]
pub(crate) struct AllCards {
    pub(crate) cards: Vec<CardFigures>,
    /// For the current game, card and way: the number of seats, and their wins.
    now: Vec<[[f64; 2]; WAYS]>,
    /// The last seat counted for each card and way, so that copies count once.
    last: Vec<[usize; WAYS]>,
}

impl AllCards {
    pub(crate) fn new(cards: usize) -> AllCards {
        let now = vec![[[0.0; 2]; WAYS]; cards];
        AllCards { cards: vec![CardFigures::default(); cards], now, last: vec![[usize::MAX; WAYS]; cards] }
    }

    /// Adds a game.
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

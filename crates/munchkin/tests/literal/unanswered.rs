//! MB-DEFAULT-1: what is done for a player who does not answer.

use crate::referee::seat;
use crate::state::Literal;
use munchkin::{CardId, Condition, Effect, Move, Number, Question};

impl Literal {
    /// The move for a seat that does not answer, among those open to it. `None` where the rules do not tell: which of two
    /// effects, and a choice of which it cannot be seen whether it gives or takes.
    pub(crate) fn unanswered(&self, who: usize, question: Question, open: &[Move]) -> Option<Move> {
        let chosen = |mv: &Move| if let Move::Choose(card) = *mv { Some(card) } else { None };
        Some(match question {
            Question::BeforeDoor => Move::OpenDoor,
            Question::TurnedUp => Move::Keep,
            Question::Room => Move::LootRoom,
            Question::Fight => Move::Settle,
            Question::Ending => Move::EndTurn,
            Question::Flee => Move::Roll,
            Question::LayOut => Move::LayOut(0),
            // In the order the monsters came.
            Question::RunFrom => (0..).map(Move::RunFrom).find(|mv| open.contains(mv))?,
            Question::LastCall
            | Question::Window
            | Question::Help
            | Question::Trade
            | Question::Receive
            | Question::Cancel
            | Question::React
            | Question::Die
            | Question::Claim => Move::Pass,
            Question::Choose => {
                let cards: Vec<CardId> = open.iter().filter_map(chosen).collect();
                let mine = cards.iter().filter(|&&card| self.owns(who, card)).count();
                if !self.laid_out.is_empty() {
                    Move::Choose(*cards.iter().max_by_key(|&&card| self.worth(card))?)
                } else if mine < cards.len()
                    || self.players.iter().enumerate().any(|(other, player)| {
                        other != who && player.items.iter().any(|item| cards.contains(&item.card))
                    })
                {
                    return None;
                } else if open.contains(&Move::Pass) {
                    Move::Pass // MB-HELP-4: a promised item may be forgone; nothing is discarded for it
                } else {
                    Move::Choose(*cards.iter().min_by_key(|&&card| self.worth(card))?)
                }
            }
            Question::Charity => {
                let least = *self.players[who].hand.iter().min_by_key(|&&card| self.worth(card))?;
                let mut gifts = self.others_from(who).into_iter().map(|to| Move::Give { card: least, to: seat(to) });
                gifts.find(|mv| open.contains(mv)).unwrap_or(Move::Choose(least))
            }
            Question::Either | Question::Sex => return None,
        })
    }

    fn owns(&self, who: usize, card: CardId) -> bool {
        let player = &self.players[who];
        player.hand.contains(&card)
            || self.table_of(who).contains(&card)
            || player.curses.iter().any(|curse| curse.card == card)
    }

    /// Gold, then bonus, then card number. A bonus is a number on the card that asks for nothing.
    fn worth(&self, card: CardId) -> (u16, i32, CardId) {
        let asks = |condition: &Condition| !matches!(condition, Condition::Per(_));
        let bonuses = self.card(card).lines.iter().filter_map(|line| match line.effect {
            Effect::Bonus(Number::Fixed(n)) if !line.conditions.iter().any(asks) => Some(i32::from(n)),
            _ => None,
        });
        (self.card(card).gold, bonuses.sum(), card)
    }
}

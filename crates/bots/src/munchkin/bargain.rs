//! Bargaining: the price of help, for the helper and for the fighter.

use super::fray::share;
use super::judge::Judge;
use munchkin::{About, CardId, Fray, Move, Question, Share, Terms};
use table::{Phrase, Seat};

impl Judge<'_> {
    /// The cost of helping, without any reward: the rival's gain and the risk. `None` if helping is out of the
    /// question, because the fight would be lost anyway or the game with it.
    fn cost_of_helping(&self, fray: &Fray, helper: Seat, levels: i32) -> Option<f32> {
        let own = self.sight.level(helper) + levels >= 10;
        if (self.decides(fray) && !own) || fray.margin <= 0 {
            return None;
        }
        let won = fray.levels as f32 + self.h.treasure() * fray.treasures as f32;
        let gained = self.rivalry(fray.main) * (won + self.flight(fray.main)) - levels as f32;
        let risk = (1.0 - self.h.surely()) * self.flight(helper);
        Some(gained + risk + self.h.profit())
    }

    /// The smallest number of treasures that makes helping worthwhile. `None` if even all of them are too few.
    pub(super) fn fair_share(&self, fray: &Fray, helper: Seat, levels: i32) -> Option<i32> {
        let cost = self.cost_of_helping(fray, helper, levels)?;
        // A treasure for the helper is also one less for the rival.
        let each = self.h.treasure() * (1.0 + self.rivalry(fray.main));
        let least = (cost / each.max(0.05)).ceil().max(0.0) as i32;
        let thanks = self.thanks(helper);
        let least = (least - thanks).max(0);
        (least <= fray.treasures).then_some(least)
    }

    /// Treasures that the helper's own cards bring for helping.
    fn thanks(&self, helper: Seat) -> i32 {
        let own = self.sight.traits(helper).iter().chain(self.sight.powers(helper));
        let lines = own.flat_map(|&card| &self.card(card).lines);
        let helps = lines.filter(|line| line.timing == munchkin::Timing::When(munchkin::Event::YouHelp));
        helps
            .map(|line| match line.effect {
                munchkin::Effect::Reward(munchkin::Reward::Treasures, n) => i32::from(n),
                _ => 0,
            })
            .sum()
    }

    /// An offer that the other should accept, if one pays.
    pub(super) fn offer(&self, other: Seat) -> Option<Terms> {
        let (fray, levels) = self.sight.with_help(other)?;
        let n = self.fair_share(&fray, other, levels)?;
        Some(Terms { share: Share::Number(n as u8), ..Terms::default() })
    }

    /// The mark of asking for help.
    pub(super) fn ask(&self, other: Seat, terms: Terms) -> f32 {
        let (Some(fray), Some((helped, levels))) = (self.fray, self.sight.with_help(other)) else { return -1.0 };
        if fray.margin > 0 || helped.margin <= 0 {
            return -1.0;
        }
        let given = share(terms, helped.treasures);
        let wanted = self.fair_share(&helped, other, levels);
        let odds = match wanted {
            Some(wanted) if given >= wanted => self.h.asking(),
            Some(_) => 0.3,
            None => 0.02,
        };
        let again = if self.sight.offers(other).1 > 0 { 0.3 } else { 1.0 };
        let gain = self.stake(&Fray { helper: None, ..helped }) - self.h.treasure() * given as f32;
        // Of the players who would help, prefer one who is behind.
        odds * again * (gain - 0.1 * self.items_worth(fray.main, terms.items)) - 0.02 * self.sight.level(other) as f32
    }

    fn items_worth(&self, seat: Seat, items: u32) -> f32 {
        let there = self.sight.items(seat).enumerate().filter(|(at, _)| items >> at & 1 != 0);
        there.map(|(_, (card, in_use))| self.loss(seat, card, in_use)).sum()
    }

    /// The value of the terms on the table for this player.
    fn deal(&self, terms: Terms) -> Option<f32> {
        let (other, _) = self.sight.talks()?;
        let (fray, levels) = self.sight.with_help(other)?;
        let given = share(terms, fray.treasures) as f32;
        if other == self.me {
            let cost = self.cost_of_helping(&fray, self.me, levels)?;
            let each = self.h.treasure() * (1.0 + self.rivalry(fray.main));
            let items: f32 = self.promised(fray.main, terms.items).map(|card| self.wearing(card).max(0.1)).sum();
            return Some((given + self.thanks(self.me) as f32) * each + items - cost);
        }
        let gain = self.stake(&Fray { helper: None, ..fray }) - self.h.treasure() * given;
        Some(gain - self.items_worth(self.me, terms.items))
    }

    fn promised(&self, main: Seat, items: u32) -> impl Iterator<Item = CardId> {
        let there = self.sight.items(main).enumerate().filter(move |(at, _)| items >> at & 1 != 0);
        there.map(|(_, (card, _))| card)
    }

    /// The mark of accepting an offer of help or of a trade.
    pub(super) fn accept(&self) -> f32 {
        if let Some(About::Trade { from, give, want }) = self.sight.about() {
            let gets: f32 = self.promised(from, give).map(|card| self.wearing(card).max(0.1)).sum();
            let gives = self.items_worth(self.me, want);
            return gets - gives - 0.05;
        }
        let terms = self.sight.talks().map(|(_, terms)| terms);
        terms.and_then(|terms| self.deal(terms)).unwrap_or(-2.0)
    }

    /// The mark of a counter-offer: better for this player and still worthwhile for the other.
    pub(super) fn counter(&self, terms: Terms) -> f32 {
        let Some((other, on_table)) = self.sight.talks() else { return -1.0 };
        let Some((fray, levels)) = self.sight.with_help(other) else { return -1.0 };
        let Some(mark) = self.deal(terms) else { return -2.0 };
        let helps = other == self.me;
        let (now, then) = (share(on_table, fray.treasures), share(terms, fray.treasures));
        let odds = if helps {
            // The main fighter can pay up to what the fight is worth to them.
            let worth = fray.levels as f32 + self.h.treasure() * (fray.treasures - then) as f32;
            if then <= now || then > fray.treasures { 0.0 } else { (0.3 * worth).clamp(0.1, 0.6) }
        } else {
            let wanted = self.fair_share(&fray, other, levels);
            if wanted.is_some_and(|wanted| then >= wanted) && then < now { 0.6 } else { 0.1 }
        };
        // Talks must end. A deal in hand is better than a prospect.
        let patience = if self.sight.offers(other).0 > 1 { 1.0 } else { 0.3 };
        odds * patience * mark - 0.01
    }

    /// Adds sensible offers to the listed moves: a fair price, and the next better one.
    pub(super) fn offers(&self, question: Question, mut add: impl FnMut(Move)) {
        match question {
            Question::Fight if self.fray.is_some_and(|fray| fray.margin <= 0 && fray.helper.is_none()) => {
                for seat in self.sight.living().without(self.me) {
                    if self.sight.offers(seat).1 == 0
                        && let Some(terms) = self.offer(seat)
                    {
                        add(Move::Ask { seat, terms });
                    }
                }
            }
            Question::Help => {
                let Some((other, _)) = self.sight.talks() else { return };
                if self.sight.offers(other).0 > 0
                    && let Some(terms) = self.offer(other)
                {
                    add(Move::Counter(terms));
                }
            }
            _ => {}
        }
    }

    /// The reason given with a move in a bargain.
    pub(super) fn remark(&self, question: Question, mv: Move) -> Option<Phrase> {
        match (question, mv) {
            (Question::Fight, Move::Ask { seat, terms }) => {
                let (fray, _) = self.sight.with_help(seat)?;
                let n = share(terms, fray.treasures);
                Some(Phrase::new("talk-mb-ask").with("n", n))
            }
            (Question::Help, mv) => {
                let (other, on_table) = self.sight.talks()?;
                let (fray, levels) = self.sight.with_help(other)?;
                let now = share(on_table, fray.treasures);
                if other != self.me {
                    return Some(match mv {
                        Move::Accept => Phrase::new("talk-mb-pay").with("n", now),
                        Move::Counter(terms) => Phrase::new("talk-mb-less").with("n", share(terms, fray.treasures)),
                        _ => Phrase::new("talk-mb-too-much").with("n", now),
                    });
                }
                let fair = self.fair_share(&fray, self.me, levels);
                Some(match (mv, fair) {
                    (Move::Accept, Some(fair)) => Phrase::new("talk-mb-fair").with("n", fair),
                    (Move::Accept, None) => Phrase::new("talk-mb-pay").with("n", now),
                    (Move::Counter(terms), _) => Phrase::new("talk-mb-more").with("n", share(terms, fray.treasures)),
                    _ if fray.margin <= 0 => Phrase::new("talk-mb-hopeless"),
                    _ if self.decides(&fray) => Phrase::new("talk-mb-you-would-win"),
                    (_, Some(fair)) if fair > now => Phrase::new("talk-mb-refuse").with("n", fair),
                    _ => Phrase::new("talk-mb-never"),
                })
            }
            _ => None,
        }
    }
}

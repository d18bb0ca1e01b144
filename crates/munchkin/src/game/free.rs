//! Free moves (MB-FREE-1): trading, turning items, dropping or showing cards, accusing. Nobody is asked for them.

use super::moves::Move;
use super::putting::because;
use super::state::{Munchkin, Question};
use crate::card::CardId;
use table::{MoveBuf, Reason, Seat};

impl Move {
    /// Whether any living player may make this move between steps (MB-FREE-1).
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Move::Trade { .. } | Move::Turn { .. } | Move::Drop(_) | Move::Show { .. } | Move::Accuse { .. })
    }
}

impl Munchkin {
    /// Whether free moves are allowed now: a question is open outside a step (MB-FREE-1).
    pub(crate) fn is_between_steps(&self) -> bool {
        let open = matches!(
            self.ask.map(|ask| ask.question),
            Some(
                Question::BeforeDoor
                    | Question::Room
                    | Question::Ending
                    | Question::Fight
                    | Question::LastCall
                    | Question::Window
                    | Question::Help // MB-HELP-3: talks are not a step
                    | Question::RunFrom
                    | Question::Flee
                    | Question::Charity
            )
        );
        (open || self.picks_from_body()) && self.winners.is_empty()
    }

    /// MB-FREE-1: allowed to every living player while a question is open outside a step.
    pub(crate) fn may_freely(&self, seat: Seat, mv: Move) -> Result<(), Reason> {
        if self.dead.has(seat) {
            return Err(because("MB-DEATH-2", "why-mb-dead"));
        }
        if !self.is_between_steps() {
            return Err(because("MB-FREE-1", "why-mb-not-now"));
        }
        match mv {
            Move::Trade { to, give, want } => self.may_trade(seat, to, give, want),
            Move::Turn { item, in_use } => self.may_turn(seat, item, in_use),
            Move::Drop(card) => self.may_drop(seat, card),
            Move::Show { hand, to } => self.may_show(seat, hand, to),
            Move::Accuse { seat: other, card } => self.may_accuse(seat, other, card),
            _ => Err(because("MB-FREE-1", "why-mb-not-now")),
        }
    }

    /// Lists the sensible free moves: turn any item, drop any card in play, show the whole hand, accuse over any item
    /// in use. Trades are too many to list.
    pub(crate) fn list_free(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        out.clear();
        if !self.is_between_steps() || !self.living().has(seat) {
            return;
        }
        let me = self.player(seat);
        for (at, item) in me.items.iter().enumerate() {
            out.push(Move::Turn { item: at as u8, in_use: !item.in_use });
        }
        let mut last: Option<CardId> = None;
        let mut dropped = |card: CardId| {
            if last.replace(card) != Some(card) {
                out.push(Move::Drop(card));
            }
        };
        let in_play = me.traits.iter().chain(&me.half).chain(me.powers.iter()).chain(me.minions.iter()).copied();
        in_play.chain(me.items.iter().map(|item| item.card)).for_each(&mut dropped);
        let hand = 1u32.checked_shl(me.hand.len() as u32).map_or(u32::MAX, |beyond| beyond - 1);
        let others = || Seat::all(self.n()).filter(|&other| other != seat);
        others().map(Some).chain([None]).for_each(|to| out.push(Move::Show { hand, to }));
        for other in others() {
            let used = self.player(other).items.iter().filter(|item| item.in_use);
            used.for_each(|item| out.push(Move::Accuse { seat: other, card: item.card }));
        }
        out.retain(|mv| self.allows(seat, *mv).is_ok());
    }
}

//! Every move that a seat could think of with what it sees, legal or not.

use crate::referee::seat;
use crate::state::Literal;
use munchkin::{At, CardId, Kind, Move, Share, Terms};

impl Literal {
    pub(crate) fn thinkable(&self, who: usize) -> Vec<Move> {
        let mut moves = vec![
            Move::Pass,
            Move::OpenDoor,
            Move::Keep,
            Move::LootRoom,
            Move::EndTurn,
            Move::Accept,
            Move::Settle,
            Move::Roll,
            Move::Sacrifice { helper: false },
            Move::Sacrifice { helper: true },
            Move::Either { second: false },
            Move::Either { second: true },
            Move::LayOut(0),
        ];
        let player = &self.players[who];
        let mut held = player.hand.clone();
        held.sort();
        held.dedup();
        let table = self.table_of(who);
        let monsters = self.fight.as_ref().map_or(0, |fight| fight.monsters.len());
        moves.extend((0..monsters as u8 + 1).map(Move::RunFrom));
        for &card in &held {
            moves.extend([Move::Trouble(card), Move::Claim(card)]);
            moves.extend((0..self.n()).map(|to| Move::Give { card, to: seat(to) }));
        }
        let mut choices: Vec<CardId> = held.iter().chain(&table).chain(&self.laid_out).copied().collect();
        choices.extend(player.curses.iter().map(|curse| curse.card));
        choices.extend(self.players.iter().flat_map(|player| player.items.iter().map(|item| item.card)));
        choices.sort();
        choices.dedup();
        for &card in &choices {
            moves.push(Move::Choose(card));
            if table.contains(&card) || held.contains(&card) {
                moves.push(Move::Drop(card));
            }
        }
        moves.extend(self.thinkable_plays(who));
        // Sets of cards: each alone, all, all but one, and pairs.
        for hand in sets(player.hand.len()) {
            moves.push(Move::LayOut(hand));
        }
        for hand in sets(player.hand.len()) {
            moves.push(Move::Sell { hand, items: 0 });
            moves.push(Move::Sell { hand, items: (1 << player.items.len()) - 1 });
        }
        for items in sets(player.items.len()) {
            moves.push(Move::Sell { hand: 0, items });
        }
        for item in 0..player.items.len() as u8 {
            moves.extend([false, true].map(|in_use| Move::Turn { item, in_use }));
        }
        for other in 0..self.n() {
            for give in 0..player.items.len() {
                moves.push(Move::Trade { to: seat(other), give: 1 << give, want: 0 });
                for want in 0..self.players[other].items.len() {
                    moves.push(Move::Trade { to: seat(other), give: 1 << give, want: 1 << want });
                }
            }
            for item in &self.players[other].items {
                moves.push(Move::Accuse { seat: seat(other), card: item.card });
            }
        }
        if let Some(fight) = &self.fight {
            let items = self.players[fight.main].items.len();
            let mut all_terms = vec![Terms::default()];
            for share in [Share::Number(1), Share::Number(2), Share::Half, Share::All] {
                all_terms.push(Terms { items: 0, share, helper_first: share == Share::Half });
            }
            all_terms.extend((0..items).map(|item| Terms { items: 1 << item, ..Terms::default() }));
            for &terms in &all_terms {
                moves.push(Move::Counter(terms));
                moves.extend((0..self.n()).map(|other| Move::Ask { seat: seat(other), terms }));
            }
        }
        moves
    }

    /// Every card that a seat could put down or play, at anything.
    pub(crate) fn thinkable_plays(&self, who: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let player = &self.players[who];
        let mut held = player.hand.clone();
        held.sort();
        held.dedup();
        let mut table = self.table_of(who);
        table.sort();
        table.dedup();
        let monsters = self.fight.as_ref().map_or(0, |fight| fight.monsters.len());
        for &card in &held {
            moves.push(Move::Cheat(card));
            moves.push(Move::Put { card, carried: false, replaces: None });
            if self.card(card).kind == Kind::Item {
                moves.push(Move::Put { card, carried: true, replaces: None });
            }
            for &race in &player.races {
                moves.push(Move::Put { card, carried: false, replaces: Some(race) });
            }
            if self.card(card).kind == Kind::Item && self.card(card).big {
                for item in player.items.iter().filter(|item| self.card(item.card).big) {
                    moves.push(Move::Put { card, carried: false, replaces: Some(item.card) });
                }
            }
        }
        // Plays: any line of any card at anything.
        let mut playable: Vec<CardId> = held.iter().chain(&table).copied().collect();
        if let Some(fight) = &self.fight {
            playable.extend(fight.monsters.iter().map(|monster| monster.card));
        }
        playable.sort();
        playable.dedup();
        let with: Vec<CardId> = held.iter().copied().filter(|&card| self.card(card).kind == Kind::Monster).collect();
        for &card in &playable {
            for line in 0..self.card(card).lines.len().max(1) as u8 {
                let mut play = |at| moves.push(Move::Play { card, line, at });
                [At::Nothing, At::Fighters, At::Monsters].into_iter().for_each(&mut play);
                (0..self.n()).for_each(|who| play(At::Player(seat(who))));
                (0..monsters as u8 + 1).for_each(|at| play(At::Monster(at)));
                with.iter().for_each(|&card| play(At::With(card)));
            }
        }
        moves
    }
}

/// Nothing, each alone, pairs, all but one, all.
fn sets(n: usize) -> Vec<u32> {
    let n = n.min(20);
    let all = (1u32 << n) - 1;
    let mut sets = vec![0, all];
    for one in 0..n {
        sets.extend([1 << one, all & !(1 << one)]);
        sets.extend((0..one).map(|other| 1 << one | 1 << other));
    }
    sets.sort();
    sets.dedup();
    sets
}

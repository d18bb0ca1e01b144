//! What lies on the table, and the plainest things that happen to cards (section 1).

use crate::referee::{Referee, seat};
use munchkin::{Card, CardId, Deck, GameEvent, Options, Set, Terms};
use std::collections::HashMap;

/// Nothing more comes: the game is over.
pub(crate) struct Over;
pub(crate) type Step<T = ()> = Result<T, Over>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    pub(crate) level: i32,
    pub(crate) hand: Vec<CardId>,
    pub(crate) races: Vec<CardId>,
    pub(crate) half: Option<CardId>,
    pub(crate) powers: Vec<CardId>,
    pub(crate) minions: Vec<CardId>,
    pub(crate) items: Vec<Item>,
    pub(crate) curses: Vec<Curse>,
    pub(crate) dead: bool,
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Item {
    pub(crate) card: CardId,
    pub(crate) in_use: bool,
    /// Put down against the rules (MB-CHEAT-1): MB-CHECK-1 does not see it.
    pub(crate) cheated: bool,
    /// It may still be called.
    pub(crate) callable: bool,
}

#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Curse {
    pub(crate) card: CardId,
    /// A "next combat" curse that counts in this fight.
    pub(crate) counts: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Pile {
    /// The top card last.
    pub(crate) draw: Vec<CardId>,
    /// The top card last.
    pub(crate) discard: Vec<CardId>,
}

/// A monster in a fight. A monster and its twins are of one group (MB-TWIN-1).
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Monster {
    pub(crate) card: CardId,
    pub(crate) group: usize,
    pub(crate) twin: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Fight {
    pub(crate) main: usize,
    pub(crate) helper: Option<usize>,
    pub(crate) forced: bool,
    pub(crate) monsters: Vec<Monster>,
    pub(crate) enhancers: Vec<(CardId, usize)>,
    pub(crate) groups: usize,
    /// What one-shots add to the side of the fighters, and to that of the monsters.
    pub(crate) shots: [i32; 2],
    /// What each fighter has paid for (MB-POWER-3).
    pub(crate) paid: HashMap<usize, i32>,
    pub(crate) doublings: HashMap<usize, i32>,
    /// Who escapes all without a roll.
    pub(crate) slips: Vec<usize>,
    /// To be discarded when the fight is over.
    pub(crate) spent: Vec<CardId>,
    /// What is set aside (MB-FIGHT-7).
    pub(crate) levels_aside: i32,
    pub(crate) treasures_aside: i32,
    /// Monsters killed by cards, for what is printed on them.
    pub(crate) killed: Vec<CardId>,
    /// A monster left otherwise than as friendly.
    pub(crate) otherwise: bool,
    pub(crate) met_by: usize,
    pub(crate) settled: bool,
    pub(crate) fled: bool,
    pub(crate) terms: Terms,
    /// Items of the main fighter that are promised.
    pub(crate) promised: Vec<CardId>,
    pub(crate) offers: HashMap<(usize, usize), u8>,
    /// How often each line was used in this fight.
    pub(crate) used: HashMap<(usize, CardId, usize), u8>,
}

pub(crate) struct Literal {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) players: Vec<Player>,
    pub(crate) doors: Pile,
    pub(crate) treasures: Pile,
    pub(crate) starter: usize,
    pub(crate) turn: usize,
    pub(crate) round: u16,
    /// A monster was met this turn.
    pub(crate) met: bool,
    /// Every monster met left as friendly.
    pub(crate) all_friendly: bool,
    /// The first door of the game was opened.
    pub(crate) begun: bool,
    pub(crate) fight: Option<Fight>,
    /// Who died and has not drawn yet.
    pub(crate) reborn: Vec<usize>,
    pub(crate) trades: HashMap<(usize, usize), u8>,
    pub(crate) turnings: Vec<u8>,
    pub(crate) accused: Vec<usize>,
    pub(crate) used: HashMap<(usize, CardId, usize), u8>,
    pub(crate) bodies: Vec<usize>,
    /// Cards received and not yet asked about (MB-RECEIVE-1).
    pub(crate) received: Vec<(usize, CardId)>,
    /// They are being asked: what comes meanwhile is asked about with the rest.
    pub(crate) asking_receivers: bool,
    /// How many of the discarded Doors on top came there in this step (MB-FAST-1).
    pub(crate) topped: usize,
    /// Somebody is asked what they take from a body: outside a step (MB-DEATH-3, MB-FREE-1).
    pub(crate) looting: bool,
    /// A body is being looted. A free move meanwhile does not begin with the next.
    pub(crate) burying: bool,
    /// Cards laid out to choose from.
    pub(crate) laid_out: Vec<CardId>,
    pub(crate) winners: Vec<usize>,
    /// Treasures of a won fight are being handed out: the engine still shows the fight.
    pub(crate) paying_out: bool,
    /// Items that came to a table in this step (MB-ITEM-3).
    pub(crate) arrived: Vec<(usize, CardId)>,
    pub(crate) referee: Referee,
}

impl Literal {
    /// The same table, to try something on.
    pub(crate) fn on_trial(&self) -> Literal {
        Literal {
            players: self.players.clone(),
            doors: Pile::default(),
            treasures: Pile::default(),
            fight: self.fight.clone(),
            reborn: Vec::new(),
            trades: HashMap::new(),
            turnings: Vec::new(),
            accused: Vec::new(),
            used: HashMap::new(),
            bodies: Vec::new(),
            received: Vec::new(),
            laid_out: Vec::new(),
            winners: Vec::new(),
            arrived: Vec::new(),
            referee: Referee::new(self.referee.game, Default::default(), self.referee.rng.clone(), String::new()),
            ..*self
        }
    }

    pub(crate) fn n(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn card(&self, card: CardId) -> &'static Card {
        self.set.get(card)
    }

    /// All seats, clockwise from `first`.
    pub(crate) fn clockwise_from(&self, first: usize) -> Vec<usize> {
        (0..self.n()).map(|steps| (first + steps) % self.n()).collect()
    }

    /// The seats clockwise from `first`'s left, `first` not among them.
    pub(crate) fn others_from(&self, first: usize) -> Vec<usize> {
        (1..self.n()).map(|steps| (first + steps) % self.n()).collect()
    }

    pub(crate) fn living(&self, who: usize) -> bool {
        !self.players[who].dead
    }

    /// MB-STEP-1: "the player on your left" is the next living one.
    pub(crate) fn left_of(&self, who: usize) -> Option<usize> {
        self.others_from(who).into_iter().find(|&other| self.living(other))
    }

    pub(crate) fn right_of(&self, who: usize) -> Option<usize> {
        self.others_from(who).into_iter().rev().find(|&other| self.living(other))
    }

    pub(crate) fn is_fighter(&self, who: usize) -> bool {
        self.fight.as_ref().is_some_and(|fight| fight.main == who || fight.helper == Some(who))
    }

    pub(crate) fn pile(&mut self, deck: Deck) -> &mut Pile {
        match deck {
            Deck::Door => &mut self.doors,
            Deck::Treasure => &mut self.treasures,
        }
    }

    /// MB-SETUP-1: cards go to the pile of their back.
    pub(crate) fn discard(&mut self, card: CardId) {
        let deck = self.card(card).deck;
        self.pile(deck).discard.push(card);
        if deck == Deck::Door {
            self.topped += 1;
        }
    }

    /// MB-SETUP-1: a deck found empty when a card is due is reshuffled from its discards; if those are empty
    /// too, nobody draws from it.
    pub(crate) fn draw(&mut self, deck: Deck) -> Option<CardId> {
        if self.pile(deck).draw.is_empty() {
            if self.pile(deck).discard.is_empty() {
                return None;
            }
            if deck == Deck::Door {
                self.topped = 0;
            }
            let order = self.referee.reshuffled();
            let mut had = std::mem::take(&mut self.pile(deck).discard);
            let mut now = order.clone();
            had.sort();
            now.sort();
            if had != now {
                self.referee.fail(&format!("other cards are reshuffled: {had:?}, {now:?}"));
            }
            self.pile(deck).draw = order;
        }
        self.pile(deck).draw.pop()
    }

    /// MB-FIGHT-2: a one-shot stays until the fight and flight are over, then is discarded; so does an Evil Twin, which
    /// is an enhancer (MB-ENH-1, MB-WIN-1).
    pub(crate) fn spend(&mut self, card: CardId) {
        let stays = self.card(card).one_shot || self.card(card).kind == munchkin::Kind::Twin;
        match &mut self.fight {
            Some(fight) if stays => fight.spent.push(card),
            _ => self.discard(card),
        }
    }

    /// Into the hand; MB-RECEIVE-1 may ask about it later.
    pub(crate) fn receive(&mut self, who: usize, card: CardId) {
        self.players[who].hand.push(card);
        self.received.push((who, card));
    }

    pub(crate) fn draw_to_hand(&mut self, who: usize, deck: Deck, n: usize) -> usize {
        let mut drawn = 0;
        for _ in 0..n {
            if let Some(card) = self.draw(deck) {
                self.receive(who, card);
                drawn += 1;
            }
        }
        drawn
    }

    pub(crate) fn take_from_hand(&mut self, who: usize, card: CardId) {
        let at = self.players[who].hand.iter().position(|&held| held == card).expect("the card is in the hand");
        self.players[who].hand.remove(at);
        if !self.players[who].hand.contains(&card) {
            self.received.retain(|&received| received != (who, card));
        }
    }

    /// The card at that place of a hand, which chance has picked.
    pub(crate) fn take_from_hand_at(&mut self, who: usize, at: usize) -> CardId {
        let card = self.players[who].hand.remove(at);
        if !self.players[who].hand.contains(&card) {
            self.received.retain(|&received| received != (who, card));
        }
        card
    }

    /// Takes a card off a table, whatever it is. Gives back whether it lay there.
    pub(crate) fn take_from_table(&mut self, who: usize, card: CardId) -> bool {
        let player = &mut self.players[who];
        for pile in [&mut player.races, &mut player.powers, &mut player.minions] {
            if let Some(at) = pile.iter().position(|&other| other == card) {
                pile.remove(at);
                return true;
            }
        }
        if player.half == Some(card) {
            player.half = None;
            return true;
        }
        if let Some(at) = player.items.iter().position(|item| item.card == card) {
            player.items.remove(at);
            return true;
        }
        false
    }

    /// Everything of a player on the table but curses.
    pub(crate) fn table_of(&self, who: usize) -> Vec<CardId> {
        let player = &self.players[who];
        let mut cards = player.races.clone();
        cards.extend(player.half);
        cards.extend(&player.powers);
        cards.extend(&player.minions);
        cards.extend(player.items.iter().map(|item| item.card));
        cards
    }

    /// MB-LEVEL-1: nobody drops below 1. Gives back how many were lost.
    pub(crate) fn drop_levels(&mut self, who: usize, n: i32) -> i32 {
        let had = self.players[who].level;
        self.set_level(who, (had - n).max(1));
        had - self.players[who].level
    }

    /// MB-LEVEL-1: never the tenth. Gives back how many were gained.
    pub(crate) fn raise_levels(&mut self, who: usize, n: i32) -> i32 {
        let had = self.players[who].level;
        self.set_level(who, (had + n).min(9).max(had));
        self.players[who].level - had
    }

    pub(crate) fn set_level(&mut self, who: usize, level: i32) {
        if level != self.players[who].level {
            self.players[who].level = level;
            self.referee.tell(GameEvent::Level { seat: seat(who), level: level as u8 });
        }
    }
}

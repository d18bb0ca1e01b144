//! Set-up and the turn (sections 1 and 2).

use crate::plays::Moment;
use crate::referee::seat;
use crate::state::{Item, Literal, Over, Step};
use munchkin::{CardId, Deck, Event, GameEvent, Kind, Move, Purpose, Question};

impl Literal {
    /// Plays the whole game. Gives back how many decisions it took.
    pub(crate) fn play_game(mut self) -> usize {
        if self.set_up().is_ok() {
            while self.take_turn().is_ok() {}
        }
        self.compare();
        let outcome = table::Game::outcome(&self.referee.game)
            .map(|outcome| outcome.winners.into_iter().map(table::Seat::index).collect::<Vec<_>>());
        if outcome != Some(self.winners.clone()) {
            self.referee.fail(&format!("the rules say that {:?} win; the engine says {outcome:?}", self.winners));
        }
        self.referee.decisions()
    }

    /// MB-SETUP-2, MB-SETUP-3.
    fn set_up(&mut self) -> Step {
        let each = if self.options.fast { 4 } else { 2 };
        self.starter = self.highest_roll((0..self.n()).collect());
        self.turn = self.starter;
        for who in self.clockwise_from(self.starter) {
            self.draw_to_hand(who, Deck::Door, each);
            self.draw_to_hand(who, Deck::Treasure, each);
        }
        self.received.clear();
        for who in self.clockwise_from(self.starter) {
            let may = |this: &Literal, mv: Move| matches!(mv, Move::LayOut(bits) if this.may_lay_out(who, bits));
            // Asked is who has something to lay out.
            if !self.thinkable(who).into_iter().any(|mv| mv != Move::LayOut(0) && may(self, mv)) {
                continue;
            }
            let Move::LayOut(bits) = self.ask_in_step(who, Question::LayOut, &may)? else { panic!("a lay-out") };
            for card in self.at_bits(who, bits) {
                self.take_from_hand(who, card);
                self.put_down(who, card, false, None);
            }
        }
        Ok(())
    }

    /// The highest die; ties roll again.
    pub(crate) fn highest_roll(&mut self, mut among: Vec<usize>) -> usize {
        while among.len() > 1 {
            let rolls: Vec<(usize, u8)> = among.iter().map(|&who| (who, self.referee.roll())).collect();
            let most = rolls.iter().map(|roll| roll.1).max();
            among = rolls.into_iter().filter(|roll| Some(roll.1) == most).map(|roll| roll.0).collect();
        }
        among[0]
    }

    /// The cards at these places of the hand: Races first, so that what needs them finds them, items last.
    fn at_bits(&self, who: usize, bits: u32) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.players[who]
            .hand
            .iter()
            .enumerate()
            .filter(|(at, _)| bits >> at & 1 == 1)
            .map(|(_, &card)| card)
            .collect();
        let order = |kind: Kind| match kind {
            Kind::Race => 0,
            Kind::Half => 1,
            Kind::Power => 2,
            Kind::Minion => 3,
            _ => 4,
        };
        cards.sort_by_key(|&card| order(self.card(card).kind));
        // A Half-Breed needs a Race in play, a second Race the Half-Breed.
        if cards.len() > 2 && order(self.card(cards[2]).kind) == 1 {
            cards.swap(1, 2);
        }
        cards
    }

    fn may_lay_out(&self, who: usize, bits: u32) -> bool {
        if bits.checked_shr(self.players[who].hand.len() as u32).unwrap_or(0) != 0 {
            return false;
        }
        let cards = self.at_bits(who, bits);
        let count = |kind: Kind| cards.iter().filter(|&&card| self.card(card).kind == kind).count();
        let laid = |card: &CardId| {
            matches!(self.card(*card).kind, Kind::Race | Kind::Half | Kind::Power | Kind::Minion | Kind::Item)
        };
        if !cards.iter().all(laid) || count(Kind::Power) > 1 || count(Kind::Minion) > 1 || count(Kind::Half) > 1 {
            return false;
        }
        if cards.iter().any(|&card| self.card(card).rank > 1) {
            return false;
        }
        // One after another, as far as the rules let them lie there together.
        let mut trial = self.on_trial();
        for card in cards {
            if !trial.may_put(who, card, false, None) {
                return false;
            }
            trial.put_down(who, card, false, None);
        }
        true
    }

    fn take_turn(&mut self) -> Step {
        let who = self.turn;
        (self.met, self.all_friendly) = (false, false);
        // MB-TURN-1: the dead come back; a revived player whose turn it is draws.
        self.trades.clear();
        self.turnings = vec![0; self.n()];
        self.accused.clear();
        self.used.clear();
        if let Some(at) = self.reborn.iter().position(|&other| other == who) {
            self.reborn.remove(at);
            let each = if self.options.fast { 4 } else { 2 };
            self.draw_to_hand(who, Deck::Door, each);
            self.draw_to_hand(who, Deck::Treasure, each);
            self.received.clear();
            self.referee.tell(GameEvent::Back { seat: seat(who) });
        }
        self.referee.tell(GameEvent::Turn { seat: seat(who) });
        // Those who are back are looked at again (MB-CHECK-1).
        self.check_and_settle()?;
        self.turn_of(who)?;
        // The next turn.
        for player in &mut self.players {
            for item in &mut player.items {
                item.callable = false;
            }
        }
        for other in 0..self.n() {
            // MB-DEATH-2: dead until the turn ends.
            if std::mem::take(&mut self.players[other].dead) && !self.reborn.contains(&other) {
                self.reborn.push(other);
            }
        }
        self.turn = (who + 1) % self.n();
        if self.turn == self.starter {
            self.round += 1;
            if self.round >= self.options.rounds {
                return self.stalled();
            }
        }
        Ok(())
    }

    /// Own-turn moves and what comes between them, until the turn is over or its player dead.
    fn turn_of(&mut self, who: usize) -> Step {
        self.window(Moment::Window)?;
        if !self.living(who) {
            return Ok(());
        }
        if self.own_moves(who, Question::BeforeDoor, Move::OpenDoor)?.is_none() {
            return Ok(());
        }
        self.open_door(who)?;
        if !self.living(who) {
            return Ok(());
        }
        while !self.met || self.all_friendly {
            self.window(Moment::Window)?;
            if !self.living(who) {
                return Ok(());
            }
            let Some(mv) = self.own_moves(who, Question::Room, Move::LootRoom)? else { return Ok(()) };
            let Move::Trouble(card) = mv else {
                self.loot_room(who)?;
                break;
            };
            // MB-LOOT-1: also after trouble, if every monster of it left as friendly.
            self.trouble(who, card)?;
            if !self.living(who) {
                return Ok(());
            }
        }
        loop {
            if self.own_moves(who, Question::Ending, Move::EndTurn)?.is_none() {
                return Ok(());
            }
            // A play in the window gives you own-turn moves again.
            if !self.window(Moment::Window)? {
                break;
            }
            if !self.living(who) {
                return Ok(());
            }
        }
        self.charity(who)
    }

    /// MB-OWNTURN-1: moves until one that ends them, which is given back; `None` if the player died.
    fn own_moves(&mut self, who: usize, question: Question, end: Move) -> Step<Option<Move>> {
        loop {
            let may = |this: &Literal, mv: Move| {
                mv == end
                    || this.may(who, Moment::OwnTurn, mv)
                    || matches!(mv, Move::Trouble(card) if question == Question::Room && this.may_seek_trouble(who, card))
            };
            let Some(mv) = self.ask(who, question, &may)? else {
                if !self.living(who) {
                    return Ok(None);
                }
                continue;
            };
            if mv == end || matches!(mv, Move::Trouble(_)) {
                return Ok(Some(mv));
            }
            self.carry_out(who, mv)?;
            self.after_step()?;
            if !self.living(who) {
                return Ok(None);
            }
        }
    }

    /// MB-TROUBLE-1: only if no monster was met. A friendly monster was met all the same.
    fn may_seek_trouble(&self, who: usize, card: CardId) -> bool {
        !self.met && self.players[who].hand.contains(&card) && self.card(card).kind == Kind::Monster
    }

    /// MB-WINDOW-1. Whether anybody played something.
    pub(crate) fn window(&mut self, moment: Moment) -> Step<bool> {
        let mut first = (self.turn + 1) % self.n();
        let mut played = false;
        let mut passed: Vec<usize> = Vec::new();
        loop {
            let next = self
                .clockwise_from(first)
                .into_iter()
                .find(|&who| !passed.contains(&who) && self.is_asked(who, moment));
            let Some(who) = next else { return Ok(played) };
            let may = |this: &Literal, mv: Move| mv == Move::Pass || this.may(who, moment, mv);
            match self.ask(who, Question::Window, &may)? {
                None => {}
                Some(Move::Pass) => passed.push(who),
                Some(mv) => {
                    self.carry_out(who, mv)?;
                    self.after_step()?;
                    played = true;
                    // After a play all are asked again, from the left of who played.
                    passed.clear();
                    first = (who + 1) % self.n();
                }
            }
            // Who dies in their own turn is looted and the turn is over; in flight the others run on.
            if moment != Moment::BeforeRoll && !self.living(self.turn) {
                return Ok(played);
            }
        }
    }

    /// Asked is who holds or has something for that window.
    pub(crate) fn is_asked(&self, who: usize, moment: Moment) -> bool {
        self.living(who)
            && (who != self.turn || moment != Moment::Window)
            && self.thinkable_plays(who).into_iter().any(|mv| self.may(who, moment, mv))
    }

    /// MB-DOOR-1.
    fn open_door(&mut self, who: usize) -> Step {
        let card = self.draw(Deck::Door);
        self.begun = true;
        let Some(card) = card else { return self.after_step() }; // MB-SETUP-1: nothing is met
        match self.card(card).kind {
            Kind::Monster => self.begin_fight(who, card)?,
            Kind::Curse => {
                self.curse(who, card, who)?;
                self.after_step()?;
            }
            kind => {
                let may_put = |this: &Literal, replaces| {
                    matches!(kind, Kind::Race | Kind::Half | Kind::Power | Kind::Minion)
                        && this.may_put(who, card, false, replaces)
                };
                let mut ways = vec![None];
                ways.extend(self.players[who].races.iter().map(|&race| Some(race)));
                self.players[who].hand.push(card);
                if !ways.into_iter().any(|way| may_put(self, way)) {
                    return self.after_step();
                }
                loop {
                    let may = |this: &Literal, mv: Move| match mv {
                        Move::Keep => true,
                        Move::Put { card: put, carried, replaces } => {
                            put == card && !carried && may_put(this, replaces)
                        }
                        _ => false,
                    };
                    match self.ask(who, Question::TurnedUp, &may)? {
                        None => continue,
                        Some(Move::Put { replaces, .. }) => {
                            self.take_from_hand(who, card);
                            self.put_down(who, card, false, replaces);
                        }
                        Some(_) => {}
                    }
                    break;
                }
                self.after_step()?;
            }
        }
        Ok(())
    }

    /// MB-TROUBLE-1.
    fn trouble(&mut self, who: usize, card: CardId) -> Step {
        self.take_from_hand(who, card);
        self.happened(Event::Trouble, who)?;
        self.begin_fight(who, card)
    }

    /// MB-LOOT-1: face down into your hand.
    fn loot_room(&mut self, who: usize) -> Step {
        if let Some(card) = self.draw(Deck::Door) {
            self.players[who].hand.push(card);
        }
        self.after_step()
    }

    /// MB-CHARITY-1.
    fn charity(&mut self, who: usize) -> Step {
        let mut given = vec![0usize; self.n()];
        while self.players[who].hand.len() > self.most_in_hand(who) {
            let others: Vec<usize> = self.others_from(who).into_iter().filter(|&other| self.living(other)).collect();
            let least = others.iter().map(|&other| self.players[other].level).min();
            let lowest: Vec<usize> =
                others.into_iter().filter(|&other| Some(self.players[other].level) == least).collect();
            let is_lowest = least.is_none_or(|least| self.players[who].level <= least);
            if is_lowest {
                let may = |this: &Literal, mv: Move| matches!(mv, Move::Choose(card) if this.players[who].hand.contains(&card));
                let Some(mv) = self.ask(who, Question::Charity, &may)? else { continue };
                let Move::Choose(card) = mv else { panic!("a choice") };
                self.take_from_hand(who, card);
                self.discard(card);
                continue;
            }
            // Split evenly: nobody gets a second one before all have one.
            let fewest = lowest.iter().map(|&other| given[other]).min().expect("somebody is lowest");
            let next: Vec<usize> = lowest.into_iter().filter(|&other| given[other] == fewest).collect();
            let may = |this: &Literal, mv: Move| matches!(mv, Move::Give { card, to } if this.players[who].hand.contains(&card) && next.contains(&to.index()));
            let Some(mv) = self.ask(who, Question::Charity, &may)? else { continue };
            let Move::Give { card, to } = mv else { panic!("a gift") };
            self.take_from_hand(who, card);
            self.receive(to.index(), card);
            given[to.index()] += 1;
        }
        self.after_step()
    }

    /// MB-STALL-1: the highest level wins, ties by gold in play, then by seat from the starting player.
    fn stalled(&mut self) -> Step {
        let gold =
            |who: usize| self.players[who].items.iter().map(|item| i32::from(self.card(item.card).gold)).sum::<i32>();
        let mut best = self.starter;
        for who in self.clockwise_from(self.starter) {
            if (self.players[who].level, gold(who)) > (self.players[best].level, gold(best)) {
                best = who;
            }
        }
        self.winners = vec![best];
        self.referee.tell(GameEvent::Over);
        Err(Over)
    }

    /// What follows each step: MB-CHECK-1, what was received, bodies.
    pub(crate) fn after_step(&mut self) -> Step {
        self.check_and_settle()?;
        if self.fight.as_ref().is_none_or(|fight| !fight.fled) {
            self.loot_bodies()?;
        }
        Ok(())
    }

    /// MB-CHECK-1; then the top of the discards may be claimed, and what was received put down.
    pub(crate) fn check_and_settle(&mut self) -> Step {
        self.check()?;
        self.ask_claims()?;
        self.ask_receivers(None)
    }

    /// MB-RECEIVE-1: on another's turn one question after each receipt of cards, for those cards only. Clockwise from
    /// the turn player (MB-STEP-1), after a win the main fighter first (MB-WIN-1).
    pub(crate) fn ask_receivers(&mut self, first: Option<usize>) -> Step {
        while !self.asking_receivers {
            let could_put = |this: &Literal, who: usize, mv: Move| match mv {
                Move::Put { card, carried, replaces } => {
                    this.received.contains(&(who, card))
                        && this.players[who].hand.contains(&card)
                        && !(this.card(card).kind == Kind::Item && this.is_fighter(who))
                        && this.may_put(who, card, carried, replaces)
                }
                _ => false,
            };
            let able = |this: &Literal, who: usize| {
                who != this.turn
                    && this.living(who)
                    && this.received.iter().any(|entry| entry.0 == who)
                    && this.thinkable_plays(who).into_iter().any(|mv| could_put(this, who, mv))
            };
            let mut order = self.clockwise_from(self.turn);
            order.splice(0..0, first);
            let Some(who) = order.into_iter().find(|&who| able(self, who)) else {
                self.received.clear();
                break;
            };
            let may = |this: &Literal, mv: Move| mv == Move::Pass || could_put(this, who, mv);
            match self.ask(who, Question::Receive, &may)? {
                None => {}
                Some(Move::Put { card, carried, replaces }) => {
                    let at = self.received.iter().position(|&entry| entry == (who, card)).expect("it was received");
                    self.received.remove(at);
                    self.take_from_hand(who, card);
                    self.put_down(who, card, carried, replaces);
                    self.note_play();
                    self.asking_receivers = true;
                    self.check_and_settle()?;
                    self.asking_receivers = false;
                }
                Some(_) => self.received.retain(|entry| entry.0 != who),
            }
        }
        Ok(())
    }

    /// MB-LASTCALL-1: any card or ability used gives the main fighter the move again.
    fn note_play(&mut self) {
        if let Some(fight) = &mut self.fight {
            fight.settled = false;
        }
    }

    /// MB-FAST-1.
    pub(crate) fn ask_claims(&mut self) -> Step {
        let topped = std::mem::take(&mut self.topped);
        if !self.options.fast || topped == 0 {
            return Ok(());
        }
        let Some(&top) = self.doors.discard.last() else { return Ok(()) };
        if !matches!(self.card(top).kind, Kind::Race | Kind::Half | Kind::Power) {
            return Ok(());
        }
        let goups =
            |this: &Literal, who: usize| this.players[who].hand.iter().any(|&card| this.card(card).kind == Kind::GoUp);
        let asked: Vec<usize> = (0..self.n()).filter(|&who| self.living(who) && goups(self, who)).collect();
        let mut claims: Vec<(usize, CardId)> = Vec::new();
        for who in asked {
            let may = |this: &Literal, mv: Move| {
                mv == Move::Pass
                    || matches!(mv, Move::Claim(card) if this.card(card).kind == Kind::GoUp && this.players[who].hand.contains(&card))
            };
            if let Move::Claim(card) = self.ask_in_step(who, Question::Claim, &may)? {
                claims.push((who, card));
            }
        }
        if claims.is_empty() {
            return Ok(());
        }
        // One die for each, ties again.
        let who = self.highest_roll(claims.iter().map(|claim| claim.0).collect());
        let paid = claims.iter().find(|claim| claim.0 == who).expect("they claimed").1;
        self.take_from_hand(who, paid);
        self.doors.discard.pop();
        self.discard(paid);
        self.receive(who, top);
        self.topped = 0;
        self.check()?;
        self.ask_claims()
    }

    /// MB-CHECK-1, clockwise from the turn player, repeated until nothing changes.
    pub(crate) fn check(&mut self) -> Step {
        loop {
            let mut changed = false;
            // MB-DEATH-2: the dead give no answers; they are looked at when they are back.
            for who in self.clockwise_from(self.turn).into_iter().filter(|&who| self.living(who)).collect::<Vec<_>>() {
                while self.check_player(who)? {
                    changed = true;
                }
            }
            changed |= self.check_fight()?;
            if !changed {
                self.arrived.clear();
                return Ok(());
            }
        }
    }

    fn check_player(&mut self, who: usize) -> Step<bool> {
        // (1)
        if self.players[who].races.is_empty()
            && let Some(half) = self.players[who].half.take()
        {
            self.discard(half);
            return Ok(true);
        }
        // MB-RACE-1: two Races only with a Half-Breed.
        let room = if self.players[who].half.is_some() { 2 } else { 1 };
        if self.players[who].races.len() > room {
            let races = self.players[who].races.clone();
            let card = self.choose(who, Purpose::TooManyRaces, &races, 1)?;
            self.take_from_table(who, card);
            self.discard(card);
            return Ok(true);
        }
        // (2)
        if let Some(&power) = self.players[who].powers.iter().find(|&&power| !self.may_use(who, power)) {
            self.take_from_table(who, power);
            self.discard(power);
            return Ok(true);
        }
        // (3) MB-POWER-1: Changelings keep what they have.
        let changeling = self.set.id("changeling").is_some_and(|card| self.has(who, Literal::trait_of(card)));
        if !changeling && self.ranks(who) > self.most_ranks(who) {
            let powers = self.players[who].powers.clone();
            let card = self.choose(who, Purpose::TooManyRanks, &powers, 1)?;
            self.take_from_table(who, card);
            self.discard(card);
            return Ok(true);
        }
        // (4)
        if !self.bigs_fit(who) {
            let items = self.players[who].items.clone();
            let mut bigs: Vec<CardId> =
                items.iter().filter(|item| self.card(item.card).big && !item.cheated).map(|item| item.card).collect();
            // MB-ITEM-3: the others make room for what has come in this step.
            let others: Vec<CardId> =
                bigs.iter().copied().filter(|&card| !self.arrived.contains(&(who, card))).collect();
            if !others.is_empty() {
                bigs = others;
            }
            let card = self.choose(who, Purpose::TooBig, &bigs, 1)?;
            self.take_from_table(who, card);
            self.discard(card);
            return Ok(true);
        }
        // (5) MB-ITEM-2
        if let Some(at) = self.players[who].items.iter().position(|item| item.in_use && !self.may_use(who, item.card)) {
            self.players[who].items[at].in_use = false;
            return Ok(true);
        }
        if !self.slots_fit(who) {
            let items = self.players[who].items.clone();
            let helps = |at: usize| {
                // One of those that take the room that is short: without it less is missing.
                let mut without: Vec<Item> = items.clone();
                without[at].in_use = false;
                self.shortage(who, &without) < self.shortage(who, &items)
            };
            let cards: Vec<CardId> = (0..items.len())
                .filter(|&at| items[at].in_use && !items[at].cheated && helps(at))
                .map(|at| items[at].card)
                .collect();
            let card = self.choose(who, Purpose::NoSlot, &cards, 1)?;
            let at =
                self.players[who].items.iter().position(|item| item.card == card && item.in_use).expect("it is in use");
            self.players[who].items[at].in_use = false;
            return Ok(true);
        }
        Ok(false)
    }
}

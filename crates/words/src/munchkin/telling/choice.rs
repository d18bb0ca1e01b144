//! Moves as choices in a list.

use super::super::effect::signed;
use super::super::line::capital;
use super::{Telling, has_several_uses, picked, stays};
use munchkin::{About, At, CardId, Effect, Kind, Move, Number, Person, Purpose, Question, View};
use table::Seat;

/// Whose choices they are.
fn chooser(view: &View) -> Option<Seat> {
    view.seat.or(view.asked.map(|(seat, _)| seat))
}

fn person(view: &View, seat: Option<Seat>) -> Option<&Person> {
    seat.and_then(|seat| view.players.get(seat.index()))
}

fn question(view: &View) -> Option<Question> {
    view.asked.filter(|(seat, _)| Some(*seat) == chooser(view)).map(|(_, question)| question)
}

/// The cards at these places of a hand.
fn of_hand(person: Option<&Person>, places: u32) -> Vec<CardId> {
    picked(places, person.map_or(&[][..], |person| &person.hand).iter().copied())
}

/// The items at these places of a table.
fn of_items(person: Option<&Person>, places: u32) -> Vec<CardId> {
    picked(places, person.map_or(&[][..], |person| &person.items).iter().map(|(card, _)| *card))
}

impl Telling<'_> {
    /// A move, as a choice in a list for the seat whose view it is.
    #[must_use]
    pub fn choice(&self, view: &View, mv: &Move) -> String {
        let me = person(view, chooser(view));
        let plain = |key: &str| self.say(key, &[]);
        let of_card = |key: &str, card: CardId| self.say(key, &[("card", &self.card(card))]);
        let of_cards = |key: &str, cards: &[CardId]| self.say(key, &[("cards", &self.cards(cards))]);
        match *mv {
            Move::Pass => plain(pass(question(view))),
            Move::LayOut(which) => match of_hand(me, which).as_slice() {
                [] => plain("move-mb-nothing"),
                cards => of_cards("move-mb-lay-out", cards),
            },
            Move::OpenDoor => plain("move-mb-open"),
            Move::Keep => plain("move-mb-keep"),
            Move::Trouble(card) => of_card("move-mb-trouble", card),
            Move::LootRoom => plain("move-mb-loot"),
            Move::EndTurn => plain("move-mb-end"),
            Move::Put { card, replaces: Some(old), .. } => {
                self.say("move-mb-put-instead", &[("card", &self.card(card)), ("old", &self.card(old))])
            }
            Move::Put { card, carried, replaces: None } => {
                of_card(if carried { "move-mb-put-carried" } else { "move-mb-put" }, card)
            }
            Move::Play { card, line, at } => self.play(view, card, line, at),
            Move::Sell { hand, items } => self.sale(me, hand, items),
            Move::Ask { seat, terms } => {
                let main = chooser(view).unwrap_or(seat);
                let terms = self.terms(view, main, seat, terms);
                self.say("move-mb-ask", &[("other", self.who(seat)), ("terms", &terms)])
            }
            Move::Accept => plain("move-mb-accept"),
            Move::Counter(terms) => {
                let helper = view.offer.map(|(helper, _)| helper).or(chooser(view));
                let main = view.fight.as_ref().map(|fight| fight.main).or(chooser(view));
                let terms = match (main, helper) {
                    (Some(main), Some(helper)) => self.terms(view, main, helper, terms),
                    _ => String::new(),
                };
                self.say("move-mb-counter", &[("terms", &terms)])
            }
            Move::Settle => {
                let winning = view.fight.as_ref().is_some_and(|fight| fight.fighters_total > fight.monsters_total);
                plain(if winning { "move-mb-settle-winning" } else { "move-mb-settle-losing" })
            }
            Move::RunFrom(at) => self.say("move-mb-run-from", &[("monster", &self.monster(view, at))]),
            Move::Roll => plain("move-mb-roll"),
            Move::Sacrifice { helper } => {
                let fight = view.fight.as_ref().filter(|fight| Some(fight.main) == chooser(view));
                match fight.and_then(|fight| fight.helper) {
                    None => plain("move-mb-sacrifice"),
                    Some(other) => {
                        let key = if helper { "move-mb-sacrifice-both" } else { "move-mb-sacrifice-alone" };
                        self.say(key, &[("helper", self.who(other))])
                    }
                }
            }
            Move::Choose(card) => of_card(choose(view), card),
            Move::Either { second } => self.either(view, second),
            Move::Give { card, to } => self.say("move-mb-give", &[("card", &self.card(card)), ("to", self.who(to))]),
            Move::Trade { to, give, want } => {
                let (give, want) = (of_items(me, give), of_items(person(view, Some(to)), want));
                let key = match (give.as_slice(), want.as_slice()) {
                    (_, []) => "move-mb-gift",
                    ([], _) => "move-mb-beg",
                    _ => "move-mb-trade",
                };
                self.say(key, &[("to", self.who(to)), ("give", &self.cards(&give)), ("want", &self.cards(&want))])
            }
            Move::Turn { item, in_use } => {
                let card = me.and_then(|me| me.items.get(usize::from(item)));
                let card = card.map_or_else(|| "?".into(), |(card, _)| self.card(*card));
                self.say(if in_use { "move-mb-use" } else { "move-mb-carry" }, &[("card", &card)])
            }
            Move::Drop(card) => of_card("move-mb-discard", card),
            Move::Show { hand, to } => {
                let cards = self.cards(&of_hand(me, hand));
                let key = if to.is_some() { "move-mb-show" } else { "move-mb-show-all" };
                self.say(key, &[("cards", &cards), ("to", to.map_or("", |to| self.who(to)))])
            }
            Move::Cheat(card) => of_card("move-mb-cheat", card),
            Move::Accuse { seat, card } => {
                self.say("move-mb-accuse", &[("seat", self.who(seat)), ("card", &self.card(card))])
            }
            Move::Claim(card) => of_card("move-mb-claim", card),
            Move::Be { female } => plain(if female { "move-mb-be-female" } else { "move-mb-be-male" }),
        }
    }

    /// A card played, or an ability used.
    fn play(&self, view: &View, card: CardId, line: u8, at: At) -> String {
        let face = self.set.get(card);
        let used = face.lines.get(usize::from(line));
        let name = self.card(card);
        let cancelling = question(view) == Some(Question::Cancel);
        let how = if stays(face.kind, face.one_shot) { "use" } else { "play" };
        let say = |key: &str, args: &[(&str, &str)]| {
            let mut all = vec![("card", name.as_str()), ("how", how)];
            all.extend(args);
            self.say(key, &all)
        };
        let text = match at {
            At::Nothing if cancelling => say("move-mb-cancel", &[]),
            At::Nothing if face.kind == Kind::Monster => say("move-mb-join", &[]),
            At::Monster(at) if face.kind == Kind::Monster => {
                say("move-mb-buy-off", &[("card", &self.monster(view, at))])
            }
            At::Nothing => say("move-mb-play", &[]),
            At::Player(seat) if Some(seat) == chooser(view) => say("move-mb-play-self", &[]),
            At::Player(seat) => say("move-mb-play-at", &[("at", self.who(seat))]),
            At::Monster(at) => say("move-mb-play-on", &[("monster", &self.monster(view, at))]),
            At::Fighters => say("move-mb-play-fighters", &[]),
            At::Monsters => say("move-mb-play-monsters", &[]),
            At::With(monster) => say("move-mb-play-with", &[("monster", &self.card(monster))]),
        };
        let detail = match (face.kind, used) {
            (Kind::Enhancer, _) => {
                let levels = face.lines.iter().filter_map(|line| match line.effect {
                    Effect::Enhance(n) => Some(n),
                    _ => None,
                });
                levels.reduce(i8::saturating_add).map(signed)
            }
            (_, None) => None,
            (_, Some(line)) => match line.effect {
                Effect::Bonus(Number::Fixed(n)) if matches!(at, At::Fighters | At::Monsters) => Some(signed(n)),
                Effect::Bonus(Number::Die) => Some(self.deed(card, line)),
                Effect::Swarm(_) => None,
                // A card that is just played is known by its name; what an ability comes to is not.
                _ if how == "use" || line.cost.is_some() || has_several_uses(face) => Some(self.deed(card, line)),
                _ => None,
            },
        };
        match detail {
            Some(detail) => self.say("move-mb-detail", &[("move", &text), ("text", &detail)]),
            None => text,
        }
    }

    /// A sale, with what it brings (MB-SELL-1).
    fn sale(&self, seller: Option<&Person>, hand: u32, items: u32) -> String {
        let mut cards = of_hand(seller, hand);
        cards.extend(of_items(seller, items));
        let gold: u32 = cards.iter().map(|&card| u32::from(self.set.get(card).gold)).sum();
        let gold = gold * seller.map_or(1, |seller| self.worth(seller));
        let most = seller.map_or(0, |seller| 9u32.saturating_sub(u32::from(seller.level)));
        let levels = (gold / 1000).min(most);
        let args = [("cards", &self.cards(&cards)), ("gold", &gold.to_string()), ("levels", &levels.to_string())];
        self.say("move-mb-sell", &args.map(|(name, value)| (name, value.as_str())))
    }

    /// How many times their gold this player's items sell for.
    fn worth(&self, seller: &Person) -> u32 {
        let in_use = seller.items.iter().filter(|(_, in_use)| *in_use).map(|(card, _)| card);
        let in_force = seller.traits.iter().chain(&seller.powers).chain(&seller.minions).chain(in_use);
        let lines = in_force.flat_map(|&card| &self.set.get(card).lines);
        let worth = lines.filter_map(|line| match line.effect {
            Effect::Worth(n) => Some(u32::from(n)),
            _ => None,
        });
        worth.max().unwrap_or(1)
    }

    /// One of two lines.
    fn either(&self, view: &View, second: bool) -> String {
        let line = match view.about {
            Some(About::Either { card, line }) => {
                let at = usize::from(line) + usize::from(second);
                self.set.get(card).lines.get(at).map(|line| self.deed(card, line))
            }
            _ => None,
        };
        match line {
            Some(text) => capital(&text),
            None => self.say(if second { "move-mb-second" } else { "move-mb-first" }, &[]),
        }
    }
}

/// What it comes to, to pass.
const fn pass(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::Help | Question::Trade) => "move-mb-refuse",
        Some(Question::Receive | Question::LayOut) => "move-mb-nothing",
        Some(Question::Choose) => "move-mb-take-nothing",
        Some(Question::Cancel) => "move-mb-let-happen",
        Some(Question::Die) => "move-mb-leave-die",
        Some(Question::Claim) => "move-mb-claim-nothing",
        _ => "move-mb-pass",
    }
}

/// What becomes of a card that is chosen.
fn choose(view: &View) -> &'static str {
    if question(view) == Some(Question::Charity) {
        return "move-mb-discard";
    }
    let Some(About::Pick { purpose, .. }) = view.about else {
        return "move-mb-choose";
    };
    match purpose {
        Purpose::Lose | Purpose::TooManyRanks | Purpose::TooManyRaces | Purpose::TooBig => "move-mb-discard",
        Purpose::Pay => "move-mb-pay",
        Purpose::HandOver => "move-mb-hand-over",
        Purpose::Steal | Purpose::Share | Purpose::Loot => "move-mb-take",
        Purpose::Cure => "move-mb-cure",
        Purpose::NoSlot => "move-mb-carry",
        Purpose::KeepDrawn => "move-mb-keep-card",
    }
}

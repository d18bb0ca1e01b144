//! Moves as choices in a list.

use super::super::effect::signed;
use super::{Tale, Telling, deed, deed_chosen, has_several_uses, named, picked, stays, unknown};
use munchkin::{About, At, CardId, Effect, Kind, Move, Number, Person, Purpose, Question, View};
use table::{Arg, Phrase, Seat};

/// The player who chooses.
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
        self.say(&self.tale().choice(view, mv))
    }
}

impl Tale<'_> {
    /// A move, as a choice in a list for the seat whose view it is.
    #[must_use]
    pub fn choice(&self, view: &View, mv: &Move) -> Phrase {
        let me = person(view, chooser(view));
        let of_card = |key: &'static str, card: CardId| Phrase::new(key).with("card", named(self.set, card));
        let of_cards = |key: &'static str, cards: &[CardId]| Phrase::new(key).with("cards", self.cards(cards));
        match *mv {
            Move::Pass => Phrase::new(pass(question(view))),
            Move::LayOut(which) => match of_hand(me, which).as_slice() {
                [] => Phrase::new("move-mb-nothing"),
                cards => of_cards("move-mb-lay-out", cards),
            },
            Move::OpenDoor => Phrase::new("move-mb-open"),
            Move::Keep => Phrase::new("move-mb-keep"),
            Move::Trouble(card) => of_card("move-mb-trouble", card),
            Move::LootRoom => Phrase::new("move-mb-loot"),
            Move::EndTurn => Phrase::new("move-mb-end"),
            Move::Put { card, replaces: Some(old), .. } => {
                of_card("move-mb-put-instead", card).with("old", named(self.set, old))
            }
            Move::Put { card, carried, replaces: None } => {
                of_card(if carried { "move-mb-put-carried" } else { "move-mb-put" }, card)
            }
            Move::Play { card, line, at } => self.play(view, card, line, at),
            Move::Sell { hand, items } => self.sale(me, hand, items),
            Move::Ask { seat, terms } => {
                let main = chooser(view).unwrap_or(seat);
                Phrase::new("move-mb-ask").with("other", seat).with("terms", self.terms(view, main, seat, terms))
            }
            Move::Accept => Phrase::new("move-mb-accept"),
            Move::Counter(terms) => {
                let helper = view.offer.map(|(helper, _)| helper).or(chooser(view));
                let main = view.fight.as_ref().map(|fight| fight.main).or(chooser(view));
                let terms = match (main, helper) {
                    (Some(main), Some(helper)) => self.terms(view, main, helper, terms),
                    _ => unknown(),
                };
                Phrase::new("move-mb-counter").with("terms", terms)
            }
            Move::Settle => {
                let winning = view.fight.as_ref().is_some_and(|fight| fight.fighters_total > fight.monsters_total);
                Phrase::new(if winning { "move-mb-settle-winning" } else { "move-mb-settle-losing" })
            }
            Move::RunFrom(at) => Phrase::new("move-mb-run-from").with("monster", self.monster(view, at)),
            Move::Roll => Phrase::new("move-mb-roll"),
            Move::Sacrifice { helper } => {
                let fight = view.fight.as_ref().filter(|fight| Some(fight.main) == chooser(view));
                match fight.and_then(|fight| fight.helper) {
                    None => Phrase::new("move-mb-sacrifice"),
                    Some(other) => {
                        let key = if helper { "move-mb-sacrifice-both" } else { "move-mb-sacrifice-alone" };
                        Phrase::new(key).with("helper", other)
                    }
                }
            }
            Move::Choose(card) => of_card(choose(view), card),
            Move::Either { second } => self.either(view, second),
            Move::Give { card, to } => of_card("move-mb-give", card).with("to", to),
            Move::Trade { to, give, want } => {
                let (give, want) = (of_items(me, give), of_items(person(view, Some(to)), want));
                let key = match (give.as_slice(), want.as_slice()) {
                    (_, []) => "move-mb-gift",
                    ([], _) => "move-mb-beg",
                    _ => "move-mb-trade",
                };
                Phrase::new(key).with("to", to).with("give", self.cards(&give)).with("want", self.cards(&want))
            }
            Move::Turn { item, in_use } => {
                let card = me.and_then(|me| me.items.get(usize::from(item)));
                let card = card.map_or_else(unknown, |(card, _)| named(self.set, *card).into());
                Phrase::new(if in_use { "move-mb-use" } else { "move-mb-carry" }).with("card", card)
            }
            Move::Drop(card) => of_card("move-mb-discard", card),
            Move::Show { hand, to: None } => of_cards("move-mb-show-all", &of_hand(me, hand)),
            Move::Show { hand, to: Some(to) } => of_cards("move-mb-show", &of_hand(me, hand)).with("to", to),
            Move::Cheat(card) => of_card("move-mb-cheat", card),
            Move::Accuse { seat, card } => of_card("move-mb-accuse", card).with("seat", seat),
            Move::Claim(card) => of_card("move-mb-claim", card),
            Move::Be { female } => Phrase::new(if female { "move-mb-be-female" } else { "move-mb-be-male" }),
        }
    }

    /// Playing a card or using an ability.
    fn play(&self, view: &View, card: CardId, line: u8, at: At) -> Phrase {
        let face = self.set.get(card);
        let used = face.lines.get(usize::from(line));
        let cancelling = question(view) == Some(Question::Cancel);
        let how = if stays(face.kind, face.one_shot) { "use" } else { "play" };
        let say = |key: &'static str| Phrase::new(key).with("card", named(self.set, card)).with("how", how.to_owned());
        let phrase = match at {
            At::Nothing if cancelling => say("move-mb-cancel"),
            At::Nothing if face.kind == Kind::Monster => say("move-mb-join"),
            At::Monster(at) if face.kind == Kind::Monster => {
                say("move-mb-buy-off").with("card", self.monster(view, at))
            }
            At::Nothing => say("move-mb-play"),
            At::Player(seat) if Some(seat) == chooser(view) => say("move-mb-play-self"),
            At::Player(seat) => say("move-mb-play-at").with("at", seat),
            At::Monster(at) => say("move-mb-play-on").with("monster", self.monster(view, at)),
            At::Fighters => say("move-mb-play-fighters"),
            At::Monsters => say("move-mb-play-monsters"),
            At::With(monster) => say("move-mb-play-with").with("monster", named(self.set, monster)),
        };
        let deed = || Some(Arg::from(deed(self.set, card, line)));
        let detail = match (face.kind, used) {
            (Kind::Enhancer, _) => {
                let levels = face.lines.iter().filter_map(|line| match line.effect {
                    Effect::Enhance(n) => Some(n),
                    _ => None,
                });
                levels.reduce(i8::saturating_add).map(|n| signed(n).into())
            }
            (_, None) => None,
            (_, Some(line)) => match line.effect {
                Effect::Bonus(Number::Fixed(n)) if matches!(at, At::Fighters | At::Monsters) => Some(signed(n).into()),
                Effect::Bonus(Number::Die) => deed(),
                Effect::Swarm(_) => None,
                // A card with one use is known by its name; an ability must say what it does.
                _ if how == "use" || line.cost.is_some() || has_several_uses(face) => deed(),
                _ => None,
            },
        };
        match detail {
            Some(detail) => Phrase::new("move-mb-detail").with("move", phrase).with("text", detail),
            None => phrase,
        }
    }

    /// A sale, with the levels it brings (MB-SELL-1).
    fn sale(&self, seller: Option<&Person>, hand: u32, items: u32) -> Phrase {
        let mut cards = of_hand(seller, hand);
        cards.extend(of_items(seller, items));
        let gold: u32 = cards.iter().map(|&card| u32::from(self.set.get(card).gold)).sum();
        let gold = gold * seller.map_or(1, |seller| self.worth(seller));
        let most = seller.map_or(0, |seller| 9u32.saturating_sub(u32::from(seller.level)));
        let levels = (gold / 1000).min(most);
        Phrase::new("move-mb-sell").with("cards", self.cards(&cards)).with("gold", gold).with("levels", levels)
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
    fn either(&self, view: &View, second: bool) -> Phrase {
        let line = match view.about {
            Some(About::Either { card, line }) => {
                let at = line + u8::from(second);
                self.set.get(card).lines.get(usize::from(at)).map(|_| deed_chosen(self.set, card, at))
            }
            _ => None,
        };
        line.unwrap_or_else(|| Phrase::new(if second { "move-mb-second" } else { "move-mb-first" }))
    }
}

/// The message for a pass.
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

/// The message for a card that is chosen.
fn choose(view: &View) -> &'static str {
    if question(view) == Some(Question::Charity) {
        return "move-mb-discard";
    }
    let Some(About::Pick { purpose, .. }) = view.about else {
        return "move-mb-choose";
    };
    match purpose {
        Purpose::Lose | Purpose::TooManyRanks | Purpose::TooManyRaces => "move-mb-discard",
        Purpose::TooBig | Purpose::MakeRoom => "move-mb-discard",
        Purpose::Pay => "move-mb-pay",
        Purpose::HandOver => "move-mb-hand-over",
        Purpose::Steal | Purpose::Share | Purpose::Loot => "move-mb-take",
        Purpose::Cure => "move-mb-cure",
        Purpose::NoSlot => "move-mb-carry",
        Purpose::KeepDrawn => "move-mb-keep-card",
    }
}

//! Questions as sentences to who is asked.

use super::{Telling, picked};
use munchkin::{About, CardId, Event, Kind, Opening, Purpose, Question, View};
use table::Seat;

impl Telling<'_> {
    /// The question a seat is asked, as a sentence to that seat. Empty if nobody is asked in the open.
    #[must_use]
    pub fn question(&self, view: &View) -> String {
        let Some((asked, question)) = view.asked else {
            return String::new();
        };
        let plain = |key: &str| self.say(key, &[]);
        match question {
            Question::LayOut => plain("ask-mb-lay-out"),
            Question::BeforeDoor => plain("ask-mb-before-door"),
            Question::Room => plain("ask-mb-room"),
            Question::Ending => plain("ask-mb-ending"),
            Question::Fight => self.say("ask-mb-fight", &[("fight", &self.fight(view))]),
            Question::LastCall => self.say("ask-mb-last-call", &[("fight", &self.fight(view))]),
            Question::Window => self.ask_window(view, asked),
            Question::Help => self.ask_help(view, asked),
            Question::Trade => self.ask_trade(view, asked),
            Question::TurnedUp => {
                let card = match view.about {
                    Some(About::TurnedUp(card)) => self.card(card),
                    _ => "?".into(),
                };
                self.say("ask-mb-turned-up", &[("card", &card)])
            }
            Question::Cancel => self.ask_cancel(view, asked),
            Question::React => self.ask_react(view, asked),
            Question::Choose => self.ask_choose(view, asked),
            Question::Either => {
                let text = plain("ask-mb-either");
                match view.about {
                    Some(About::Either { card, .. }) => self.because_of(card, &text),
                    _ => text,
                }
            }
            Question::RunFrom => plain("ask-mb-run-from"),
            Question::Flee | Question::Die => self.ask_running(view, question),
            Question::Receive => {
                let cards = match &view.about {
                    Some(About::Received(cards)) => self.cards(cards),
                    _ => "?".into(),
                };
                self.say("ask-mb-receive", &[("cards", &cards)])
            }
            Question::Charity => {
                let n = match view.about {
                    Some(About::Excess(n)) => n,
                    _ => 1,
                };
                let key = if has_poorer(view, asked) { "ask-mb-charity" } else { "ask-mb-charity-discard" };
                self.say(key, &[("n", &n.to_string())])
            }
            Question::Claim => {
                let tops = view.discarded.iter().filter_map(|pile| pile.first().copied());
                let wanted = |card: &CardId| matches!(self.kind(*card), Kind::Race | Kind::Half | Kind::Power);
                self.say("ask-mb-claim", &[("cards", &self.cards(&tops.filter(wanted).collect::<Vec<_>>()))])
            }
            Question::Sex => plain("ask-mb-sex"),
        }
    }

    fn because_of(&self, card: CardId, question: &str) -> String {
        self.say("ask-mb-by-card", &[("card", &self.card(card)), ("question", question)])
    }

    fn ask_window(&self, view: &View, asked: Seat) -> String {
        let turn = |key: &str| self.say(key, &[("seat", self.who(view.turn))]);
        match view.about {
            Some(About::Window(Opening::TurnStart)) => turn("ask-mb-window-start"),
            Some(About::Window(Opening::BeforeRoom)) => turn("ask-mb-window-room"),
            Some(About::Window(Opening::TurnEnd)) => turn("ask-mb-window-end"),
            Some(About::Running { seat, monster, .. }) => {
                let key = if seat == asked { "ask-mb-window-run-you" } else { "ask-mb-window-run" };
                self.say(key, &[("seat", self.who(seat)), ("monster", &self.monster(view, monster))])
            }
            _ => self.say("ask-mb-window", &[]),
        }
    }

    fn ask_help(&self, view: &View, asked: Seat) -> String {
        let main = view.fight.as_ref().map_or(asked, |fight| fight.main);
        let (helper, terms) = view.offer.unwrap_or((asked, munchkin::Terms::default()));
        let terms = self.terms(view, main, helper, terms);
        if asked == main {
            return self.say("ask-mb-help-answer", &[("other", self.who(helper)), ("terms", &terms)]);
        }
        self.say("ask-mb-help", &[("fight", &self.fight(view)), ("main", self.who(main)), ("terms", &terms)])
    }

    fn ask_trade(&self, view: &View, asked: Seat) -> String {
        let Some(About::Trade { from, give, want }) = view.about else {
            return self.say("ask-mb-window", &[]);
        };
        let items = |seat: Seat, places: u32| {
            let items = view.players.get(seat.index()).map_or(&[][..], |person| &person.items);
            self.cards(&picked(places, items.iter().map(|(card, _)| *card)))
        };
        let key = match (give, want) {
            (_, 0) => "ask-mb-trade-gift",
            (0, _) => "ask-mb-trade-beg",
            _ => "ask-mb-trade",
        };
        self.say(key, &[("seat", self.who(from)), ("give", &items(from, give)), ("want", &items(asked, want))])
    }

    fn ask_cancel(&self, view: &View, asked: Seat) -> String {
        let Some(About::Coming { card, by, victim, monster, .. }) = view.about else {
            return self.say("ask-mb-react", &[]);
        };
        let key = match self.kind(card) {
            Kind::Curse if victim == asked => "ask-mb-cancel-curse-you",
            Kind::Curse => "ask-mb-cancel-curse",
            _ if monster.is_some() => "ask-mb-cancel-on",
            _ => "ask-mb-cancel",
        };
        let monster = monster.map_or_else(String::new, |at| self.monster(view, at));
        let card = self.card(card);
        let (by, victim) = (self.who(by), self.who(victim));
        self.say(key, &[("seat", by), ("card", &card), ("victim", victim), ("monster", &monster)])
    }

    fn ask_react(&self, view: &View, asked: Seat) -> String {
        let Some(About::Happened { event, whom }) = view.about else {
            return self.say("ask-mb-react", &[]);
        };
        let key = match event {
            Event::Trouble if whom == asked => "ask-mb-react-trouble-you",
            Event::Trouble => "ask-mb-react-trouble",
            Event::Death => "ask-mb-react-death",
            Event::LevelLost => "ask-mb-react-level",
            Event::Met
            | Event::Caught
            | Event::EscapedOrNot
            | Event::Won
            | Event::Drawn
            | Event::Cursed
            | Event::YouHelp
            | Event::YourRoll => "ask-mb-react",
        };
        self.say(key, &[("seat", self.who(whom))])
    }

    fn ask_choose(&self, view: &View, asked: Seat) -> String {
        let Some(About::Pick { purpose, of, to, n, by }) = view.about else {
            return self.say("ask-mb-choose", &[]);
        };
        let (key, seat) = match purpose {
            Purpose::Lose if of == asked => ("ask-mb-choose-lose", of),
            Purpose::Lose => ("ask-mb-choose-lose-other", of),
            Purpose::Pay => ("ask-mb-choose-pay", of),
            Purpose::HandOver => ("ask-mb-choose-hand-over", to),
            Purpose::Steal => ("ask-mb-choose-steal", of),
            Purpose::Cure => ("ask-mb-choose-cure", of),
            Purpose::TooManyRanks => ("ask-mb-choose-ranks", of),
            Purpose::TooManyRaces => ("ask-mb-choose-race", of),
            Purpose::TooBig => ("ask-mb-choose-big", of),
            Purpose::NoSlot => ("ask-mb-choose-slot", of),
            Purpose::Share => ("ask-mb-choose-share", of),
            Purpose::Loot => ("ask-mb-choose-loot", of),
            Purpose::KeepDrawn => ("ask-mb-choose-keep", of),
        };
        // A card that takes all there is counts further than anybody has cards.
        let n = usize::from(n).min(view.players.get(of.index()).map_or(1, |person| owned(person).max(1)));
        let text = self.say(key, &[("seat", self.who(seat)), ("n", &n.to_string())]);
        match by {
            Some(card) => self.because_of(card, &text),
            None => text,
        }
    }

    fn ask_running(&self, view: &View, question: Question) -> String {
        let (at, bonus, die, hopeless) = match view.about {
            Some(About::Running { monster, bonus, die, hopeless, .. }) => (monster, bonus, die, hopeless),
            _ => (0, 0, None, false),
        };
        let monster = self.monster(view, at);
        // MB-FLEE-1: 5 or more, of a die that shows 1 to 6.
        let need = (5 - bonus).clamp(1, 7).to_string();
        let key = match question {
            Question::Die => "ask-mb-die",
            _ if hopeless => "ask-mb-flee-hopeless",
            _ => "ask-mb-flee",
        };
        let die = die.map_or_else(|| "?".into(), |die| die.to_string());
        self.say(key, &[("monster", &monster), ("need", &need), ("die", &die)])
    }
}

/// Whether anybody living is of a lower level, and so gets what is too much (MB-CHARITY-1).
fn has_poorer(view: &View, asked: Seat) -> bool {
    let level = view.players.get(asked.index()).map_or(0, |person| person.level);
    view.players.iter().any(|person| !person.dead && person.level < level)
}

/// How many cards somebody has, in hand and in play.
fn owned(person: &munchkin::Person) -> usize {
    let hand = person.hand.len() + person.unknown.iter().sum::<usize>();
    hand + person.items.len() + person.traits.len() + person.powers.len() + person.minions.len() + person.curses.len()
}

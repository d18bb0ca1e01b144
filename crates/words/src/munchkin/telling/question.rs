//! Questions as sentences to the asked player.

use super::{Tale, Telling, named, picked, unknown};
use munchkin::{About, CardId, ESCAPES, Event, Kind, Opening, Purpose, Question, View};
use table::{Arg, Phrase, Seat};

impl Telling<'_> {
    /// The question a seat is asked, as a sentence to that seat. Empty if no question is visible.
    #[must_use]
    pub fn question(&self, view: &View) -> String {
        self.tale().question(view).map_or_else(String::new, |phrase| self.say(&phrase))
    }
}

impl Tale<'_> {
    /// The question a seat is asked, as a phrase to that seat. `None` if no question is visible.
    #[must_use]
    pub fn question(&self, view: &View) -> Option<Phrase> {
        let (asked, question) = view.asked?;
        Some(match question {
            Question::LayOut => Phrase::new("ask-mb-lay-out"),
            Question::BeforeDoor => Phrase::new("ask-mb-before-door"),
            Question::Room => Phrase::new("ask-mb-room"),
            Question::Ending => Phrase::new("ask-mb-ending"),
            Question::Fight => Phrase::new("ask-mb-fight").with("fight", self.fight(view)),
            Question::LastCall => Phrase::new("ask-mb-last-call").with("fight", self.fight(view)),
            Question::Window => self.ask_window(view, asked),
            Question::Help => self.ask_help(view, asked),
            Question::Trade => self.ask_trade(view, asked),
            Question::TurnedUp => {
                let card = match view.about {
                    Some(About::TurnedUp(card)) => named(self.set, card).into(),
                    _ => unknown(),
                };
                Phrase::new("ask-mb-turned-up").with("card", card)
            }
            Question::Cancel => self.ask_cancel(view, asked),
            Question::React => ask_react(view, asked),
            Question::Choose => self.ask_choose(view, asked),
            Question::Either => match view.about {
                Some(About::Either { card, .. }) => self.because_of(card, Phrase::new("ask-mb-either")),
                _ => Phrase::new("ask-mb-either"),
            },
            Question::RunFrom => Phrase::new("ask-mb-run-from"),
            Question::Flee | Question::Die => self.ask_running(view, question),
            Question::Receive => {
                let cards = match &view.about {
                    Some(About::Received(cards)) => self.cards(cards).into(),
                    _ => unknown(),
                };
                Phrase::new("ask-mb-receive").with("cards", cards)
            }
            Question::Charity => {
                let n = match view.about {
                    Some(About::Excess(n)) => n,
                    _ => 1,
                };
                let key = if has_poorer(view, asked) { "ask-mb-charity" } else { "ask-mb-charity-discard" };
                Phrase::new(key).with("n", n)
            }
            Question::Claim => {
                let tops = view.discarded.iter().filter_map(|pile| pile.first().copied());
                let wanted = |card: &CardId| matches!(self.kind(*card), Kind::Race | Kind::Half | Kind::Power);
                Phrase::new("ask-mb-claim").with("cards", self.cards(&tops.filter(wanted).collect::<Vec<_>>()))
            }
            Question::Sex => Phrase::new("ask-mb-sex"),
        })
    }

    fn because_of(&self, card: CardId, question: Phrase) -> Phrase {
        Phrase::new("ask-mb-by-card").with("card", named(self.set, card)).with("question", question)
    }

    fn ask_window(&self, view: &View, asked: Seat) -> Phrase {
        let turn = |key: &'static str| Phrase::new(key).with("seat", view.turn);
        match view.about {
            Some(About::Window(Opening::TurnStart)) => turn("ask-mb-window-start"),
            Some(About::Window(Opening::BeforeRoom)) => turn("ask-mb-window-room"),
            Some(About::Window(Opening::TurnEnd)) => turn("ask-mb-window-end"),
            Some(About::Running { seat, monster, .. }) => {
                let key = if seat == asked { "ask-mb-window-run-you" } else { "ask-mb-window-run" };
                Phrase::new(key).with("seat", seat).with("monster", self.monster(view, monster))
            }
            _ => Phrase::new("ask-mb-window"),
        }
    }

    fn ask_help(&self, view: &View, asked: Seat) -> Phrase {
        let main = view.fight.as_ref().map_or(asked, |fight| fight.main);
        let (helper, terms) = view.offer.unwrap_or((asked, munchkin::Terms::default()));
        let terms = self.terms(view, main, helper, terms);
        if asked == main {
            return Phrase::new("ask-mb-help-answer").with("other", helper).with("terms", terms);
        }
        Phrase::new("ask-mb-help").with("fight", self.fight(view)).with("main", main).with("terms", terms)
    }

    fn ask_trade(&self, view: &View, asked: Seat) -> Phrase {
        let Some(About::Trade { from, give, want }) = view.about else {
            return Phrase::new("ask-mb-window");
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
        Phrase::new(key).with("seat", from).with("give", items(from, give)).with("want", items(asked, want))
    }

    fn ask_cancel(&self, view: &View, asked: Seat) -> Phrase {
        let Some(About::Coming { card, by, victim, monster, .. }) = view.about else {
            return Phrase::new("ask-mb-react");
        };
        let coming = |key: &'static str| Phrase::new(key).with("seat", by).with("card", named(self.set, card));
        match (self.kind(card), monster) {
            (Kind::Curse, _) if victim == asked => coming("ask-mb-cancel-curse-you"),
            (Kind::Curse, _) => coming("ask-mb-cancel-curse").with("victim", victim),
            (_, Some(at)) => coming("ask-mb-cancel-on").with("monster", self.monster(view, at)),
            (_, None) => coming("ask-mb-cancel"),
        }
    }

    fn ask_choose(&self, view: &View, asked: Seat) -> Phrase {
        let Some(About::Pick { purpose, of, to, n, by }) = view.about else {
            return Phrase::new("ask-mb-choose");
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
            Purpose::MakeRoom => ("ask-mb-choose-make-room", of),
            Purpose::NoSlot => ("ask-mb-choose-slot", of),
            Purpose::Share => ("ask-mb-choose-share", of),
            Purpose::Loot => ("ask-mb-choose-loot", of),
            Purpose::KeepDrawn => ("ask-mb-choose-keep", of),
        };
        // A card that takes everything counts higher than anybody's number of cards.
        let n = usize::from(n).min(view.players.get(of.index()).map_or(1, |person| owned(person).max(1)));
        let phrase = Phrase::new(key).with("seat", seat).with("n", n);
        match by {
            Some(card) => self.because_of(card, phrase),
            None => phrase,
        }
    }

    fn ask_running(&self, view: &View, question: Question) -> Phrase {
        let (at, bonus, die, hopeless) = match view.about {
            Some(About::Running { monster, bonus, die, hopeless, .. }) => (monster, bonus, die, hopeless),
            _ => (0, 0, None, false),
        };
        let key = match question {
            Question::Die => "ask-mb-die",
            _ if hopeless => "ask-mb-flee-hopeless",
            _ => "ask-mb-flee",
        };
        // MB-FLEE-1: 5 or more, of a die that shows 1 to 6.
        let phrase =
            Phrase::new(key).with("monster", self.monster(view, at)).with("need", (ESCAPES - bonus).clamp(1, 7));
        phrase.with("die", die.map_or_else(unknown, Arg::from))
    }
}

fn ask_react(view: &View, asked: Seat) -> Phrase {
    let Some(About::Happened { event, whom }) = view.about else {
        return Phrase::new("ask-mb-react");
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
    Phrase::new(key).with("seat", whom)
}

/// Whether any living player has a lower level and so gets the excess cards (MB-CHARITY-1).
fn has_poorer(view: &View, asked: Seat) -> bool {
    let level = view.players.get(asked.index()).map_or(0, |person| person.level);
    view.players.iter().any(|person| !person.dead && person.level < level)
}

/// How many cards a player has, in hand and in play.
fn owned(person: &munchkin::Person) -> usize {
    let hand = person.hand.len() + person.unknown.iter().sum::<usize>();
    hand + person.items.len() + person.traits.len() + person.powers.len() + person.minions.len() + person.curses.len()
}

//! Lunch Money at a table.

use bots::lunch_money::{Easy, Hard, Normal};
use bots::{Bot, Budget, Estimate, Outlook, Random};
use kit::{Fields, Kit, fields};
use lunch_money::{Card, Decks, Event, LunchMoney, Move, Panel, Rules, View, Weirds};
use table::{Chair, Game, Log, Phrase, Refusal, Rng, Seat};
use wire::{Choice, Options, WindowKind};
use words::lunch_money as in_words;

/// The decks, with their rules, and how many play.
#[derive(Clone)]
pub struct LunchMoneyKit {
    decks: Decks,
    players: usize,
}

impl LunchMoneyKit {
    /// The decks and rules.
    #[must_use]
    pub fn decks(&self) -> &Decks {
        &self.decks
    }
}

impl Kit for LunchMoneyKit {
    type Game = LunchMoney;

    const ID: &'static str = "lunch-money";
    const LEVELS: &'static [&'static str] = &["random", "easy", "normal", "hard"];
    const USUAL: &'static str = "normal";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    fn new(options: &Options) -> Result<LunchMoneyKit, Phrase> {
        if !(2..=Seat::MAX).contains(&options.players) {
            return Err(Phrase::new("table-players").with("least", 2u8).with("most", Seat::MAX));
        }
        let or = |text: &str, usual: &str| if text.trim().is_empty() { usual.to_owned() } else { text.to_owned() };
        let rules = Rules::read(&or(&options.rules, "english"))?;
        let decks = or(&options.decks, "base,sticks-and-stones");
        let decks = Decks::read(&decks, rules)?;
        Ok(LunchMoneyKit { decks, players: options.players })
    }

    fn deal(&self, seed: u64, dealer: Option<Seat>, log: &mut impl Log<Event>) -> Option<LunchMoney> {
        let game = LunchMoney::deal(&self.decks, self.players, dealer, seed).ok()?;
        log.push(Event::TurnBegan { seat: game.active() });
        Some(game)
    }

    fn next_dealer(&self, start: &LunchMoney) -> Option<Seat> {
        Some(start.active()) // LM-SETUP-3: whoever began sat at the dealer's left.
    }

    fn bot(&self, level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<LunchMoney>> {
        match level {
            "hard" => Box::new(Hard::new(budget, rng)),
            "easy" => Box::new(Easy::new(rng)),
            "random" => Box::new(Random::new(rng)),
            _ => Box::new(Normal::new(rng)),
        }
    }

    fn ponders(level: &str) -> bool {
        level == "hard"
    }

    fn hint(&self, chair: &Chair<'_, LunchMoney>, budget: &Budget, rng: Rng) -> Vec<Estimate<Move>> {
        Hard::new(budget.clone(), rng).estimates(chair)
    }

    fn outlook(&self, chair: &Chair<'_, LunchMoney>, budget: &Budget, rng: Rng) -> Option<Outlook> {
        Hard::new(budget.clone(), rng).outlook(chair)
    }

    fn told(&self, events: &[Event]) -> Vec<(usize, Phrase)> {
        in_words::told(events).into_iter().map(|(events, phrase)| (events.len(), phrase)).collect()
    }

    fn question(&self, view: &View) -> Phrase {
        in_words::question_phrase(view).unwrap_or_else(|| self.window(view))
    }

    fn window(&self, view: &View) -> Phrase {
        match view.strip.last() {
            Some(Panel::Revival { who, .. }) => Phrase::new("window-revival").with("seat", *who),
            Some(Panel::Play { by, card, at, .. }) if at.is_empty() => {
                Phrase::new("window-alone").with("by", *by).with("card", in_words::named(*card))
            }
            Some(Panel::Play { by, card, at, .. }) => {
                Phrase::new("window-play").with("by", *by).with("card", in_words::named(*card)).with("at", at.clone())
            }
            Some(Panel::Humiliation { by, .. } | Panel::Backlash { by, .. }) => {
                Phrase::new("window-answer").with("by", *by)
            }
            Some(Panel::PileOn { .. }) | None => Phrase::new("window-open"),
        }
    }

    fn concerns(game: &LunchMoney, seat: Seat) -> bool {
        game.view(None).strip.last().is_some_and(|panel| match panel {
            Panel::Play { by, at, .. } => *by == seat || at.contains(&seat),
            Panel::Humiliation { by, on } | Panel::Backlash { by, on } => *by == seat || *on == seat,
            Panel::Revival { who, .. } => *who == seat,
            Panel::PileOn { .. } => true,
        })
    }

    const KINDS: &'static [WindowKind] = &[
        WindowKind { kind: "at-me", key: "window-kind-at-me" },
        WindowKind { kind: "by-me", key: "window-kind-by-me" },
        WindowKind { kind: "at-others", key: "window-kind-at-others" },
        WindowKind { kind: "defence", key: "window-kind-defence" },
        WindowKind { kind: "humiliation", key: "window-kind-humiliation" },
        WindowKind { kind: "revival", key: "window-kind-revival" },
    ];

    fn kind(game: &LunchMoney, seat: Seat) -> usize {
        match game.view(None).strip.last() {
            Some(Panel::Play { defence: Some(_), .. }) => 3,
            Some(Panel::Play { at, .. }) if at.contains(&seat) => 0,
            Some(Panel::Play { by, .. }) if *by == seat => 1,
            Some(Panel::Play { .. }) | None => 2,
            Some(Panel::Humiliation { .. } | Panel::Backlash { .. }) => 4,
            Some(Panel::Revival { .. } | Panel::PileOn { .. }) => 5,
        }
    }

    fn fields(to: &mut impl Fields<View>) {
        fields!(
            to,
            by all: rules, turn, seats, draw_pile, discard_pile, pile, quiet_rounds, strip, winner;
            by one: seat, hand, asked
        );
    }

    fn choice(&self, view: &View, mv: &Move) -> Choice<Move> {
        let say = in_words::choice_phrase(view, mv);
        let (card, at) = match *mv {
            Move::Play { card, at, also, .. } => (Some(card), std::iter::once(at).chain(also).collect()),
            Move::Alone(card) | Move::Answer { card, .. } => (Some(card), Vec::new()),
            Move::Escape { card, from } => (Some(card), vec![from]),
            Move::Aid(_) => (Some(Card::FirstAid), Vec::new()),
            _ => (None, Vec::new()),
        };
        Choice { mv: *mv, say, card: card.map(|card| card.slug().to_owned()), at, change: None }
    }

    fn why(&self, game: &LunchMoney, seat: Seat, card: &str, at: Option<Seat>) -> Result<(), Option<Refusal>> {
        let Some(card) = Card::ALL.into_iter().find(|known| known.slug() == card) else {
            return Err(None);
        };
        let plain = |at| Move::Play { card, weirds: Weirds::NONE, at, also: None, way: None };
        let answers = [false, true].map(|faster| Move::Answer { card, faster });
        let others = || Seat::all(game.seats()).filter(move |other| *other != seat && at.is_none_or(|at| at == *other));
        let ways = answers.into_iter().chain([Move::Aid(1), Move::Alone(card)]);
        let ways = ways.filter(|_| at.is_none());
        let ways = ways.filter(|mv| (*mv == Move::Aid(1)) == (card == Card::FirstAid));
        let ways = others().map(plain).chain(others().map(|from| Move::Escape { card, from })).chain(ways);
        // What is tried first is what people mean: an answer when somebody else acts, an attack on one's turn.
        let mut ways: Vec<Move> = ways.collect();
        if game.active() != seat {
            ways.reverse();
        }
        let mut first = None;
        for mv in ways {
            match game.check(seat, &mv) {
                Ok(()) => return Ok(()),
                Err(refusal) => first = first.or(Some(refusal)),
            }
        }
        Err(first)
    }
}

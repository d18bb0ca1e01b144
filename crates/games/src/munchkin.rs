//! Munchkin Bites! at a table.

use crate::facts::CardFacts;
use bots::munchkin::{Casual, Easy, Hard, Normal};
use bots::{Bot, Budget, Estimate, Outlook, Random};
use kit::{Fields, Kit, fields};
use munchkin::{At, Card, CardId, GameEvent, Kind, Move, Munchkin, Options as Rules, Set, View};
use table::{Chair, Game, Log, Numbered as _, Phrase, Refusal, Rng, Seat, Seats};
use wire::{Change, Choice, Options, WindowKind};
use words::munchkin::{CardNames, Tale, bites, messages_of};
use words::{Lang, Words};

/// The cards, the settings, and how many play.
#[derive(Clone)]
pub struct MunchkinKit {
    set: &'static Set,
    rules: Rules,
    players: usize,
}

impl MunchkinKit {
    /// The set that ships, as options call it.
    pub const SET: &'static str = "bites";
    /// For a game that was set up elsewhere, with whatever cards it is played with.
    #[must_use]
    pub fn of(game: &Munchkin) -> MunchkinKit {
        let set = game.sight(Seat::new(0)).set();
        MunchkinKit { set, rules: Rules::default(), players: game.seats() }
    }

    /// The cards that are not in the set that ships; they are numbered on from those that are.
    #[must_use]
    pub fn own_cards(&self) -> &'static [Card] {
        let shipped = bites().map_or(0, |set| set.cards().len());
        self.set.cards().get(shipped..).unwrap_or_default()
    }

    /// What a client needs to know about those.
    #[must_use]
    pub fn own_facts(&self) -> Vec<CardFacts> {
        self.own_cards().iter().map(|card| CardFacts::of(self.set, card)).collect()
    }

    /// Their texts in a language, in the format of Fluent.
    #[must_use]
    pub fn own_words(&self, lang: Lang) -> String {
        let names = CardNames::read(&munchkin::shipped_text("bites", lang.code()));
        messages_of(&Words::new(lang), &names, self.set, self.own_cards())
    }

    fn tale(&self) -> Tale<'static> {
        Tale { set: self.set, seats: self.players }
    }

    /// A card as the view writes it, by its number, or as card files do.
    fn card(&self, name: &str) -> Option<CardId> {
        let number = name.parse::<u16>().ok().filter(|number| usize::from(*number) < self.set.cards().len());
        number.map(CardId::numbered).or_else(|| self.set.id(name))
    }
}

impl Kit for MunchkinKit {
    type Game = Munchkin;

    const ID: &'static str = "munchkin-bites";
    const LEVELS: &'static [&'static str] = &["random", "casual", "easy", "normal", "hard"];
    const USUAL: &'static str = "normal";
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");
    const HAS_LAST_CALL: bool = true;

    fn new(options: &Options) -> Result<MunchkinKit, Phrase> {
        // MB-SETUP-1
        if !(2..=Seat::MAX).contains(&options.players) {
            return Err(Phrase::new("table-players").with("least", 2u8).with("most", Seat::MAX));
        }
        if !["", MunchkinKit::SET].contains(&options.decks.trim()) {
            return Err(Phrase::new("table-no-set").with("sets", MunchkinKit::SET.to_owned()));
        }
        let rules = Rules::read(&options.rules)?;
        let set = bites().ok_or_else(|| Phrase::new("cli-set-unsound"))?;
        Ok(MunchkinKit { set, rules, players: options.players })
    }

    fn deal(&self, seed: u64, _: Option<Seat>, log: &mut impl Log<GameEvent>) -> Option<Munchkin> {
        Munchkin::deal_telling(self.set, self.rules, self.players, seed, log).ok()
    }

    fn next_dealer(&self, _: &Munchkin) -> Option<Seat> {
        None // MB-SETUP-3: the die says who begins
    }

    fn bot(&self, level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<Munchkin>> {
        match level {
            "hard" => Box::new(Hard::new(budget, rng)),
            "easy" => Box::new(Easy::new(rng)),
            "casual" => Box::new(Casual::new(self.set, rng)),
            "random" => Box::new(Random::new(rng)),
            _ => Box::new(Normal::new(rng)),
        }
    }

    fn ponders(level: &str) -> bool {
        level == "hard"
    }

    fn hint(&self, chair: &Chair<'_, Munchkin>, budget: &Budget, rng: Rng) -> Vec<Estimate<Move>> {
        Hard::new(budget.clone(), rng).estimates(chair)
    }

    fn outlook(&self, chair: &Chair<'_, Munchkin>, budget: &Budget, rng: Rng) -> Option<Outlook> {
        Hard::new(budget.clone(), rng).outlook(chair)
    }

    fn told(&self, events: &[GameEvent]) -> Vec<(usize, Phrase)> {
        self.tale().events(events)
    }

    fn question(&self, view: &View) -> Phrase {
        self.tale().question(view).unwrap_or_else(|| self.window(view))
    }

    fn window(&self, view: &View) -> Phrase {
        match self.tale().combat(view).into_iter().next() {
            Some(fight) => Phrase::new("window-mb-fight").with("fight", fight),
            None => Phrase::new("window-open"),
        }
    }

    fn concerns(game: &Munchkin, seat: Seat) -> bool {
        game.is_about(seat)
    }

    const KINDS: &'static [WindowKind] = &[
        WindowKind { kind: "my-fight", key: "window-kind-my-fight" },
        WindowKind { kind: "fight", key: "window-kind-fight" },
        WindowKind { kind: "about-me", key: "window-kind-about-me" },
        WindowKind { kind: "about-others", key: "window-kind-about-others" },
    ];

    fn kind(game: &Munchkin, seat: Seat) -> usize {
        match game.view(None).fight {
            Some(fight) if fight.main == seat || fight.helper == Some(seat) => 0,
            Some(_) => 1,
            None if game.is_about(seat) => 2,
            None => 3,
        }
    }

    fn deliberates(concerned: Seats) -> bool {
        concerned.at_most_one() // their own cards to pay, keep, lay out
    }

    fn is_last_call(game: &Munchkin) -> bool {
        game.is_last_call()
    }

    fn is_free(mv: &Move) -> bool {
        matches!(mv, Move::Trade { .. } | Move::Turn { .. } | Move::Drop(_) | Move::Show { .. } | Move::Accuse { .. })
    }

    fn free(&self, game: &Munchkin, seat: Seat) -> Option<Vec<Move>> {
        let view = game.view(Some(seat));
        let me = view.players.get(seat.index())?;
        let items = me.items.iter().enumerate();
        let turned = items.map(|(at, (_, in_use))| Move::Turn { item: at as u8, in_use: !in_use });
        let in_play = me.traits.iter().chain(&me.half).chain(&me.powers).chain(&me.minions);
        let mut dropped: Vec<CardId> = in_play.copied().chain(me.items.iter().map(|(card, _)| *card)).collect();
        dropped.dedup();
        let hand = if me.hand.len() < 32 { (1u32 << me.hand.len()) - 1 } else { u32::MAX };
        let others = || Seat::all(game.seats()).filter(|other| *other != seat);
        let to = others().map(Some).chain([None]);
        let accused = others().flat_map(|other| {
            let items = view.players.get(other.index()).map_or(&[][..], |person| &person.items);
            items.iter().filter(|(_, in_use)| *in_use).map(move |(card, _)| Move::Accuse { seat: other, card: *card })
        });
        let moves = turned.chain(dropped.into_iter().map(Move::Drop));
        let moves = moves.chain(to.map(|to| Move::Show { hand, to })).chain(accused);
        Some(moves.filter(|mv| game.check(seat, mv).is_ok()).collect())
    }

    fn fields(to: &mut impl Fields<View>) {
        fields!(
            to,
            by all: turn, starter, round, drawable, discarded, fight, offer, winners;
            by one: seat, players, asked, about, laid_out
        );
    }

    fn choice(&self, view: &View, mv: &Move) -> Choice<Move> {
        let say = self.tale().choice(view, mv);
        let card = match *mv {
            Move::Trouble(card)
            | Move::Put { card, .. }
            | Move::Play { card, .. }
            | Move::Choose(card)
            | Move::Give { card, .. }
            | Move::Drop(card)
            | Move::Cheat(card)
            | Move::Accuse { card, .. }
            | Move::Claim(card) => Some(card),
            _ => None,
        };
        let at = match *mv {
            Move::Play { at: At::Player(seat), .. }
            | Move::Ask { seat, .. }
            | Move::Give { to: seat, .. }
            | Move::Trade { to: seat, .. }
            | Move::Show { to: Some(seat), .. }
            | Move::Accuse { seat, .. } => vec![seat],
            _ => Vec::new(),
        };
        Choice { mv: *mv, say, card: card.map(|card| card.index().to_string()), at, change: None }
    }

    fn change(&self, game: &Munchkin, seat: Seat, mv: &Move) -> Option<Change> {
        let munchkin::Change { strength, fight, levels, gold } = game.change(seat, *mv)?;
        Some(Change { strength, fight, levels, gold })
    }

    fn why(&self, game: &Munchkin, seat: Seat, card: &str, target: Option<Seat>) -> Result<(), Option<Refusal>> {
        let card = self.card(card).ok_or(None)?;
        let face = self.set.get(card);
        if let Some(target) = target {
            let lines = 0..face.lines.len().max(1) as u8;
            let plays = lines.map(|line| Move::Play { card, line, at: At::Player(target) });
            return first_legal(game, seat, plays.chain([Move::Give { card, to: target }]));
        }
        let put = Move::Put { card, carried: false, replaces: None };
        let at: Vec<At> = [At::Nothing, At::Fighters, At::Monsters]
            .into_iter()
            .chain((0..8).map(At::Monster))
            .chain(Seat::all(game.seats()).map(At::Player))
            .collect();
        let lines = 0..face.lines.len().max(1) as u8;
        let plays = lines.flat_map(|line| at.iter().map(move |at| Move::Play { card, line, at: *at }));
        // What people mean with a card of that sort comes first: why that is not legal is what they hear.
        let laid = matches!(
            face.kind,
            Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion | Kind::Item
        );
        let first = if laid && !face.one_shot { Some(put) } else { None };
        let first = first.or((face.kind == Kind::Monster).then_some(Move::Trouble(card)));
        let ways = first.into_iter().chain(plays).chain([put, Move::Trouble(card), Move::Claim(card)]);
        // What lies in front of one can be turned, given up, or found to be somebody else's.
        let view = game.view(Some(seat));
        let items = view.players.get(seat.index()).map_or(&[][..], |me| &me.items);
        let place = items.iter().position(|(item, _)| *item == card);
        let turned = place.map(|at| Move::Turn { item: at as u8, in_use: !items[at].1 });
        let ways = turned.into_iter().chain(ways).chain([Move::Drop(card)].into_iter().filter(|_| place.is_none()));
        first_legal(game, seat, ways)
    }
}

/// Whether one of these moves is legal; if not, what is wrong with the first.
fn first_legal(game: &Munchkin, seat: Seat, moves: impl IntoIterator<Item = Move>) -> Result<(), Option<Refusal>> {
    let mut refused = None;
    for mv in moves {
        match game.check(seat, &mv) {
            Ok(()) => return Ok(()),
            Err(refusal) => refused = refused.or(Some(refusal)),
        }
    }
    Err(refused)
}

//! Lunch Money, as the commands see it.

use super::{Played, Record, Spoken, Tabled};
use crate::rules;
use crate::settings::{number, warn};
use crate::sim::Turns;
use bots::lunch_money::{Easy, Hard, Normal};
use bots::{Bot, Budget, Compared, Estimate, Outlook, Random};
use clap::ArgMatches;
use lunch_money::notation::{self, Playbook, Said, write_game};
use lunch_money::{Card, Decks, Event, LunchMoney, Move, Question, Rules, View};
use table::playbook::{Example, Notation as _, Run};
use table::{Chair, Phrase, Rng, Seat};
use words::{Lang, Rulebook, Words, lunch_money as in_words};

/// Decks, rules and number of players.
pub(crate) struct LunchMoneyTable {
    decks: Decks,
    players: usize,
}

impl LunchMoneyTable {
    /// The decks, as they are written.
    fn deck_names(&self) -> String {
        let (base, expansion) = self.decks.counts();
        let copies = |name: &str, n: u8| match n {
            0 => None,
            1 => Some(name.to_owned()),
            n => Some(format!("{name} x{n}")),
        };
        let names = [copies("base", base), copies("sticks-and-stones", expansion)];
        names.into_iter().flatten().collect::<Vec<_>>().join(",")
    }

    /// Who dealt: the seat before the one that began.
    fn dealer(start: &LunchMoney) -> Seat {
        let players = table::Game::seats(start);
        start.active().left(players - 1, players)
    }
}

fn record(record: &Record, dealer: Option<Seat>) -> notation::Record {
    notation::Record {
        version: record.version.clone(),
        title: record.title.clone(),
        seats: record.seats.clone(),
        dealer,
        seed: record.seed,
        date: record.date.clone(),
        promise: None,
    }
}

impl Tabled for LunchMoneyTable {
    type Game = LunchMoney;
    type Notation = Playbook;
    type Watch = Turns;
    type Voice = LunchMoneyVoice;

    const ID: &'static str = "lunch-money";
    const BOTS: &'static [&'static str] = &["random", "easy", "normal", "hard"];
    const OPPONENT: &'static str = "normal";
    const TITLE: &'static str = "Lunch Money";
    const WELCOME: &'static str = "play-welcome";
    const HOW: &'static str = "play-how";
    const AGAIN: &'static str = "play-again";

    /// Reads `--deck`, `--rules` and `--players`.
    fn read(words: &Words, args: &ArgMatches, players: Option<usize>) -> Result<LunchMoneyTable, String> {
        let text = |name: &str, usual: &'static str| args.get_one::<String>(name).map_or(usual, String::as_str);
        let players = match players {
            Some(players) => players,
            None => number(words, args, "players", (2, 8))?.unwrap_or(4) as usize,
        };
        let table = Self::set_up(words, text("deck", ""), text("rules", "english"), players)?;
        if players > table.decks.comfortable() {
            let n = table.decks.comfortable().to_string(); // LM-SETUP-1
            warn(words, &words.fill("cli-seats-warning", &[("n", &n)]));
        }
        Ok(table)
    }

    fn set_up(words: &Words, decks: &str, rules: &str, players: usize) -> Result<LunchMoneyTable, String> {
        let rules = if rules.is_empty() { "english" } else { rules };
        let decks = if decks.is_empty() { "base,sticks-and-stones" } else { decks };
        let rules = Rules::read(rules).map_err(|what| words.say(&what, &[]))?;
        let decks = Decks::read(decks, rules).map_err(|what| words.say(&what, &[]))?;
        Ok(LunchMoneyTable { decks, players })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn rules(&self) -> String {
        self.decks.rules().to_string()
    }

    #[inline]
    fn deal(&self, seed: u64, dealer: Option<Seat>) -> Option<LunchMoney> {
        LunchMoney::deal(&self.decks, self.players, dealer, seed).ok()
    }

    #[inline]
    fn starter(game: &LunchMoney) -> Seat {
        game.active()
    }

    fn next_dealer(&self, start: &LunchMoney) -> Option<Seat> {
        Some(LunchMoneyTable::dealer(start).left(1, self.players)) // LM-SETUP-3
    }

    fn notation(&self) -> Option<Playbook> {
        Some(in_words::playbook())
    }

    fn bot(&self, name: &str, budget: &Budget, rng: Rng) -> Box<dyn Bot<LunchMoney>> {
        match name {
            "hard" => Box::new(Hard::new(budget.clone(), rng)),
            "normal" => Box::new(Normal::new(rng)),
            "easy" => Box::new(Easy::new(rng)),
            _ => Box::new(Random::new(rng)),
        }
    }

    fn hint(&self, chair: &Chair<'_, LunchMoney>, budget: &Budget, rng: Rng) -> Vec<Estimate<Move>> {
        Hard::new(budget.clone(), rng).estimates(chair)
    }

    fn compare(&self, chair: &Chair<'_, LunchMoney>, moves: &[Move], budget: &Budget, rng: Rng) -> Vec<Compared<Move>> {
        Hard::new(budget.clone(), rng).compare(chair, moves)
    }

    fn outlook(&self, chair: &Chair<'_, LunchMoney>, budget: &Budget, rng: Rng) -> Option<Outlook> {
        Hard::new(budget.clone(), rng).outlook(chair)
    }

    fn voice(_: &Words, _: &LunchMoney) -> LunchMoneyVoice {
        LunchMoneyVoice
    }

    fn own_voice(&self, _: &Words) -> LunchMoneyVoice {
        LunchMoneyVoice
    }

    /// Any cards may be discarded (LM-TURN-2).
    fn unlisted(&self, notation: &Playbook, names: &[String], view: &View, text: &str) -> Option<Move> {
        let Said::Discard(cards) = notation.read_move(names, text).ok()?.into_iter().next()? else { return None };
        let mut which = 0u16;
        for card in cards {
            let mut places = view.hand.iter().enumerate();
            which |= 1 << places.position(|(at, held)| *held == card && which >> at & 1 == 0)?;
        }
        Some(Move::Discard(which))
    }

    fn write<'a>(
        &self,
        _: &Playbook,
        head: &Record,
        start: &LunchMoney,
        played: impl Iterator<Item = Played<'a, LunchMoney>>,
    ) -> String {
        write_game(&record(head, Some(LunchMoneyTable::dealer(start))), &self.decks, start, played, None)
    }

    fn spell_out(
        words: &Words,
        _: &Playbook,
        head: &Record,
        example: &Example,
        run: &Run<LunchMoney>,
    ) -> Result<String, String> {
        let LunchMoneyTable { decks, .. } = LunchMoneyTable::recorded(words, example, 0)?;
        let played = run.played.iter().map(|played| (played.seat, played.mv, played.talk.as_deref()));
        Ok(write_game(&record(head, None), &decks, &run.start, played, Some(&run.chances)))
    }

    fn ways(&self, _: &Playbook, card: &str, names: &[String]) -> Vec<String> {
        let at = names.iter().skip(1).map(|name| format!("{card} > {name}"));
        std::iter::once(card.to_owned()).chain(at).collect()
    }

    fn recorded(words: &Words, example: &Example, players: usize) -> Result<LunchMoneyTable, String> {
        let value = |key: &str, usual: &'static str| example.value(key).unwrap_or(usual).to_owned();
        Self::set_up(words, &value("game", "lunch-money"), &value("rules", "english"), players)
    }

    fn book(lang: Lang) -> Rulebook {
        Rulebook::lunch_money(lang)
    }

    fn cards(words: &Words) -> Vec<String> {
        Card::ALL.map(|card| in_words::card(words, card)).to_vec()
    }

    fn look_up(words: &Words, what: &str, width: usize) -> Option<String> {
        rules::look_up(words, &Self::book(words.lang()), what, width)
    }

    fn sim_title(&self, words: &Words, seed: u64) -> String {
        let (players, rules, seed) = (self.players.to_string(), self.rules(), seed.to_string());
        let decks = self.deck_names();
        words.fill("cli-sim-title", &[("players", &players), ("decks", &decks), ("rules", &rules), ("seed", &seed)])
    }

    fn sim_settings(&self) -> Vec<(&'static str, serde_json::Value)> {
        vec![("decks", self.deck_names().into())]
    }
}

/// Lunch Money needs nothing to be told but words.
pub(crate) struct LunchMoneyVoice;

impl Spoken for LunchMoneyVoice {
    type Game = LunchMoney;

    fn examples(&self, names: &[String]) -> (String, String) {
        ("BLOCK".to_owned(), format!("KICK4 > {}", names[1]))
    }

    fn phrase(&self, words: &Words, names: &[String], phrase: &Phrase) -> String {
        words.say(phrase, names)
    }

    fn events(&self, words: &Words, names: &[String], events: &[Event]) -> Vec<String> {
        in_words::events(words, names, events)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn opening(game: &LunchMoney) -> Option<Event> {
        Some(Event::TurnBegan { seat: game.active() })
    }

    fn question(&self, words: &Words, names: &[String], view: &View) -> String {
        in_words::question(words, names, view)
    }

    fn choice(&self, words: &Words, names: &[String], view: &View, mv: &Move) -> String {
        in_words::choice(words, names, view, mv)
    }

    fn hand(&self, words: &Words, view: &View) -> Option<String> {
        (!view.hand.is_empty()).then(|| in_words::cards(words, &view.hand))
    }

    fn table(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        let line = |(seat, name): (Seat, &String)| {
            let seen = &view.seats[seat.index()];
            if seen.out {
                return words.fill("play-seat-out", &[("name", name)]);
            }
            let (n, cards) = (seen.counters.to_string(), seen.hand.to_string());
            let line = words.fill("play-seat", &[("name", name), ("n", &n), ("cards", &cards)]);
            let mut states = in_words::conditions(words, names, view, seat);
            if !seen.known.is_empty() && Some(seat) != view.seat {
                let cards = in_words::cards(words, &seen.known);
                states.push(words.fill("play-known", &[("cards", &cards)]));
            }
            if states.is_empty() {
                return line;
            }
            words.fill("play-seat-states", &[("seat", &line), ("states", &states.join(", "))])
        };
        let (draw, discard) = (view.draw_pile.to_string(), view.discard_pile.len().to_string());
        let pile = view.pile.to_string();
        let piles = words.fill("play-piles", &[("draw", &draw), ("discard", &discard), ("pile", &pile)]);
        Seat::all(names.len()).zip(names).map(line).chain(std::iter::once(piles)).collect()
    }

    fn reminder(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        match view.asked {
            Some((_, Question::Action)) => self.table(words, names, view),
            _ => Vec::new(),
        }
    }

    fn turn(view: &View) -> Seat {
        view.turn
    }

    fn score(view: &View, seat: Seat) -> Option<String> {
        let seat = &view.seats[seat.index()];
        (!seat.out).then(|| seat.counters.to_string())
    }
}

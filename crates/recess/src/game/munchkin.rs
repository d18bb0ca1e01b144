//! Munchkin Bites!, as the commands see it.

use super::{Played, Record, Spoken, Tabled};
use crate::rules;
use crate::settings::{number, warn};
use crate::sim::Fights;
use bots::munchkin::{Casual, Easy, Hard, Normal};
use bots::{Bot, Budget, Compared, Estimate, Outlook, Random};
use clap::ArgMatches;
use clap::parser::ValueSource;
use munchkin::notation::{self, Playbook, Said, write_game};
use munchkin::{GameEvent, Kind, Move, Munchkin, Options, Question, Set, View};
use table::playbook::{Example, Notation as _, Run};
use table::{Chair, Game as _, Phrase, Rng, Seat};
use words::munchkin::{CardNames, Telling};
use words::{Lang, Rulebook, Words};

/// Settings, number of players and the cards.
pub(crate) struct MunchkinTable {
    pub(crate) set: &'static Set,
    options: Options,
    players: usize,
}

fn record(record: &Record, example: Option<&Example>) -> notation::Record {
    let defined = example.into_iter().flat_map(|example| &example.head).filter(|line| line.key == "define");
    notation::Record {
        version: record.version.clone(),
        title: record.title.clone(),
        seats: record.seats.clone(),
        seed: record.seed,
        date: record.date.clone(),
        promise: None,
        defined: defined.map(|line| line.rest.clone()).collect(),
    }
}

impl Tabled for MunchkinTable {
    type Game = Munchkin;
    type Notation = Playbook;
    type Watch = Fights;
    type Voice = MunchkinVoice;

    const ID: &'static str = "munchkin-bites";
    const BOTS: &'static [&'static str] = &["random", "casual", "easy", "normal", "hard"];
    const OPPONENT: &'static str = "normal";
    const TITLE: &'static str = "Munchkin Bites!";
    const WELCOME: &'static str = "play-welcome-mb";
    const HOW: &'static str = "play-how-mb";
    const AGAIN: &'static str = "play-again-mb";

    /// Reads `--rules` and `--players`.
    fn read(words: &Words, args: &ArgMatches, players: Option<usize>) -> Result<MunchkinTable, String> {
        if args.value_source("deck") == Some(ValueSource::CommandLine) {
            return Err(words.get("cli-no-deck"));
        }
        let players = match players {
            Some(players) => players,
            None => number(words, args, "players", (2, 8))?.unwrap_or(4) as usize,
        };
        let rules = args.get_one::<String>("rules").map_or("", String::as_str);
        let table = Self::set_up(words, "", rules, players)?;
        if !(3..=6).contains(&players) {
            warn(words, &words.get("cli-mb-seats-warning")); // MB-SETUP-1
        }
        Ok(table)
    }

    fn set_up(words: &Words, decks: &str, rules: &str, players: usize) -> Result<MunchkinTable, String> {
        if !decks.is_empty() {
            return Err(words.get("cli-no-deck"));
        }
        let options = Options::read(rules).map_err(|what| words.say(&what, &[]))?;
        let set = words::munchkin::bites().ok_or_else(|| words.get("cli-set-unsound"))?;
        Ok(MunchkinTable { set, options, players })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn rules(&self) -> String {
        self.options.to_string()
    }

    #[inline]
    fn deal(&self, seed: u64, _: Option<Seat>) -> Option<Munchkin> {
        Munchkin::deal(self.set, self.options, self.players, seed).ok()
    }

    #[inline]
    fn starter(game: &Munchkin) -> Seat {
        game.starter()
    }

    fn next_dealer(&self, _: &Munchkin) -> Option<Seat> {
        None // MB-SETUP-3: the die says who begins
    }

    fn notation(&self) -> Option<Playbook> {
        words::munchkin::playbook()
    }

    fn bot(&self, name: &str, budget: &Budget, rng: Rng) -> Box<dyn Bot<Munchkin>> {
        match name {
            "casual" => Box::new(Casual::new(self.set, rng)),
            "easy" => Box::new(Easy::new(rng)),
            "normal" => Box::new(Normal::new(rng)),
            "hard" => Box::new(Hard::new(budget.clone(), rng)),
            _ => Box::new(Random::new(rng)),
        }
    }

    fn hint(&self, chair: &Chair<'_, Munchkin>, budget: &Budget, rng: Rng) -> Vec<Estimate<Move>> {
        Hard::new(budget.clone(), rng).estimates(chair)
    }

    fn compare(&self, chair: &Chair<'_, Munchkin>, moves: &[Move], budget: &Budget, rng: Rng) -> Vec<Compared<Move>> {
        Hard::new(budget.clone(), rng).compare(chair, moves)
    }

    fn outlook(&self, chair: &Chair<'_, Munchkin>, budget: &Budget, rng: Rng) -> Option<Outlook> {
        Hard::new(budget.clone(), rng).outlook(chair)
    }

    fn voice(words: &Words, game: &Munchkin) -> MunchkinVoice {
        MunchkinVoice::new(words, game.set())
    }

    fn own_voice(&self, words: &Words) -> MunchkinVoice {
        MunchkinVoice::new(words, self.set)
    }

    /// Any items may be traded (MB-TRADE-1).
    fn unlisted(&self, notation: &Playbook, names: &[String], view: &View, text: &str) -> Option<Move> {
        let Said::Trade { to, give, want } = notation.read_move(names, text).ok()?.into_iter().next()? else {
            return None;
        };
        let places = |owner: Seat, wanted: &[String]| {
            let items = &view.players.get(owner.index())?.items;
            wanted.iter().try_fold(0u32, |places, name| {
                let card = notation.find(name)?;
                let free = |(at, (held, _)): (usize, &(munchkin::CardId, bool))| *held == card && places >> at & 1 == 0;
                Some(places | 1 << items.iter().enumerate().position(free)?)
            })
        };
        Some(Move::Trade { to, give: places(view.seat?, &give)?, want: places(to, &want)? })
    }

    fn write<'a>(
        &self,
        notation: &Playbook,
        head: &Record,
        start: &Munchkin,
        played: impl Iterator<Item = Played<'a, Munchkin>>,
    ) -> String {
        write_game(notation, &record(head, None), start, played, None)
    }

    fn spell_out(
        _: &Words,
        notation: &Playbook,
        head: &Record,
        example: &Example,
        run: &Run<Munchkin>,
    ) -> Result<String, String> {
        let played = run.played.iter().map(|played| (played.seat, played.mv, played.talk.as_deref()));
        Ok(write_game(notation, &record(head, Some(example)), &run.start, played, Some(&run.chances)))
    }

    fn ways(&self, notation: &Playbook, card: &str, names: &[String]) -> Vec<String> {
        let kind = notation.find(card).map(|card| self.set.get(card).kind);
        let [put, trouble] = ["put", "trouble"].map(|word| format!("{word} {card}"));
        let mut ways = match kind {
            Some(Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion | Kind::Item) => {
                vec![put, card.to_owned()]
            }
            Some(Kind::Monster) => vec![trouble, card.to_owned()],
            _ => vec![card.to_owned()],
        };
        let sides = ["fighters", "monsters", "monster 1", "monster 2", "monster 3"].into_iter();
        ways.extend(sides.chain(names.iter().map(String::as_str)).map(|at| format!("{card} > {at}")));
        ways
    }

    fn recorded(words: &Words, example: &Example, players: usize) -> Result<MunchkinTable, String> {
        Self::set_up(words, "", example.value("rules").unwrap_or(""), players)
    }

    fn book(lang: Lang) -> Rulebook {
        Rulebook::munchkin_bites(lang)
    }

    fn cards(words: &Words) -> Vec<String> {
        crate::set::shipped_names(words)
    }

    fn look_up(words: &Words, what: &str, width: usize) -> Option<String> {
        rules::look_up_munchkin(words, &Self::book(words.lang()), what, width)
    }

    fn sim_title(&self, words: &Words, seed: u64) -> String {
        let (players, rules, seed) = (self.players.to_string(), self.rules(), seed.to_string());
        words.fill("cli-sim-title-mb", &[("players", &players), ("rules", &rules), ("seed", &seed)])
    }

    fn sim_settings(&self) -> Vec<(&'static str, serde_json::Value)> {
        Vec::new()
    }
}

/// Munchkin is told with the names of its cards.
pub(crate) struct MunchkinVoice {
    pub(crate) set: &'static Set,
    pub(crate) cards: CardNames,
}

impl MunchkinVoice {
    fn new(words: &Words, set: &'static Set) -> MunchkinVoice {
        let cards = CardNames::read(&munchkin::shipped_text("bites", words.lang().code()));
        MunchkinVoice { set, cards }
    }

    pub(crate) fn telling<'a>(&'a self, words: &'a Words, names: &'a [String]) -> Telling<'a> {
        Telling { words, cards: &self.cards, set: self.set, names }
    }
}

impl Spoken for MunchkinVoice {
    type Game = Munchkin;

    fn examples(&self, names: &[String]) -> (String, String) {
        let card = |slug: &str| self.cards.name(slug).to_uppercase();
        (card("banshee"), format!("{} > {}", card("trap-lightning"), names[1]))
    }

    fn phrase(&self, words: &Words, names: &[String], phrase: &Phrase) -> String {
        self.telling(words, names).say(phrase)
    }

    fn events(&self, words: &Words, names: &[String], events: &[GameEvent]) -> Vec<String> {
        self.telling(words, names).events(events)
    }

    fn begins(event: &GameEvent) -> bool {
        matches!(event, GameEvent::Turn { .. })
    }

    /// None while players lay out what they begin with (MB-SETUP-2).
    fn opening(game: &Munchkin) -> Option<GameEvent> {
        let setting_up = matches!(game.question(), Some((_, Question::LayOut | Question::Sex)));
        (!setting_up).then(|| GameEvent::Turn { seat: game.view(None).turn })
    }

    fn question(&self, words: &Words, names: &[String], view: &View) -> String {
        self.telling(words, names).question(view)
    }

    fn choice(&self, words: &Words, names: &[String], view: &View, mv: &Move) -> String {
        self.telling(words, names).choice(view, mv)
    }

    fn hand(&self, words: &Words, view: &View) -> Option<String> {
        let hand = &view.players[view.seat?.index()].hand;
        (!hand.is_empty()).then(|| self.telling(words, &[]).cards(hand))
    }

    fn table(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        let telling = self.telling(words, names);
        let mut lines: Vec<String> = Seat::all(names.len()).map(|seat| telling.person(view, seat)).collect();
        let [doors, treasures] = view.drawable.map(|n| n.to_string());
        lines.push(words.fill("play-piles-mb", &[("doors", &doors), ("treasures", &treasures)]));
        lines.extend(telling.combat(view));
        lines
    }

    fn reminder(&self, words: &Words, names: &[String], view: &View) -> Vec<String> {
        match view.asked {
            Some((_, Question::BeforeDoor | Question::LayOut)) => self.table(words, names, view),
            _ => {
                let fight = self.telling(words, names).combat(view);
                let question = self.question(words, names, view);
                // Some questions say themselves how the fight stands.
                let said = fight.first().is_some_and(|line| question.starts_with(line));
                fight.into_iter().skip(usize::from(said)).collect()
            }
        }
    }

    fn turn(view: &View) -> Seat {
        view.turn
    }

    fn score(view: &View, seat: Seat) -> Option<String> {
        let person = &view.players[seat.index()];
        (!person.dead).then(|| person.level.to_string())
    }
}

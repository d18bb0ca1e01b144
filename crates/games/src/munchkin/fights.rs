//! Simulation statistics for Munchkin: rounds, Races, what decides fights, and which cards are used.

use super::MunchkinKit;
use kit::{Counter, Kit as _, Lengths, Onlooker, percent};
use munchkin::{At, CardId, GameEvent, Kind, Move, Munchkin, Question, Set};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Log, Seat};
use words::Words;
use words::munchkin::{CardNames, kinds};

/// What can decide a fight: nothing, help, or a card of some kind.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Cause {
    Nothing,
    Help,
    Card(Kind),
}

impl Cause {
    fn word(self) -> &'static str {
        match self {
            Cause::Nothing => "none",
            Cause::Help => "help",
            Cause::Card(kind) => kind.word(),
        }
    }

    fn name(self, words: &Words) -> String {
        match self {
            Cause::Nothing => words.get("cli-sim-decided-none"),
            Cause::Help => words.get("cli-sim-decided-help"),
            Cause::Card(kind) => kinds(words, kind),
        }
    }
}

/// The fight in progress.
#[derive(Copy, Clone, Debug)]
struct OpenFight {
    /// Whether the fighters are winning. `None` before the first decision in the fight.
    winning: Option<bool>,
    /// The latest play.
    cause: Cause,
    /// The play that last changed which side is winning.
    decided: Cause,
}

/// How many players were of a kind at the end of a game, and how many of them won.
#[derive(Copy, Clone, Default, Debug)]
struct RaceCount {
    players: u64,
    wins: u64,
}

/// Collects statistics on games of Munchkin.
#[derive(Clone)]
pub struct Fights {
    turns: usize,
    rounds: Lengths,
    stalled: u64,
    /// By Races, as card numbers, and by whether the player is a Half-Breed.
    races: BTreeMap<(Vec<CardId>, bool), RaceCount>,
    decided: BTreeMap<Cause, u64>,
    fight: Option<OpenFight>,
    cards: Option<CardUse>,
}

impl Log<Munchkin> for Fights {
    #[inline]
    fn push(&mut self, event: GameEvent) {
        match event {
            GameEvent::Turn { .. } => self.turns += 1,
            GameEvent::Met { .. } => {
                self.fight = Some(OpenFight { winning: None, cause: Cause::Nothing, decided: Cause::Nothing });
            }
            // The fight has a result: somebody won, or somebody runs.
            GameEvent::Won { .. } | GameEvent::Escaped { .. } | GameEvent::Caught { .. } => {
                if let Some(fight) = self.fight.take() {
                    *self.decided.entry(fight.decided).or_default() += 1;
                }
            }
            _ => {}
        }
    }
}

impl Fights {
    fn count_folk(&mut self, game: &Munchkin) {
        let winners = table::Game::outcome(game).map(|outcome| outcome.winners).unwrap_or(table::Seats::NONE);
        for seat in Seat::all(table::Game::seats(game)) {
            let mut races: Vec<CardId> = game.races(seat).collect();
            races.sort_unstable();
            let folk = self.races.entry((races, game.is_half_breed(seat))).or_default();
            folk.players += 1;
            folk.wins += u64::from(winners.has(seat));
        }
    }

    fn fights(&self) -> u64 {
        self.decided.values().sum()
    }

    /// The Races by name with their shares of players and of wins, the most frequent first.
    fn folk(&self, name: impl Fn(&[CardId], bool) -> String) -> Vec<(String, RaceCount)> {
        let mut all: Vec<_> = self.races.iter().map(|((races, half), folk)| (name(races, *half), *folk)).collect();
        all.sort_by(|(one, few), (other, many)| many.players.cmp(&few.players).then_with(|| one.cmp(other)));
        all
    }
}

impl Onlooker<MunchkinKit> for Fights {
    fn begin(&mut self, game: &Munchkin) {
        self.turns = usize::from(MunchkinKit::opening(game).is_some());
        self.fight = None;
        if let Some(cards) = &mut self.cards {
            cards.look(game);
        }
    }

    #[inline]
    fn before(&mut self, game: &Munchkin, seat: Seat, mv: &Move) {
        if let Some(fight) = &mut self.fight {
            let card = |card: CardId| Cause::Card(game.set().get(card).kind);
            fight.cause = match *mv {
                Move::Play { card: played, .. } | Move::Put { card: played, .. } => card(played),
                Move::Drop(dropped) | Move::Cheat(dropped) => card(dropped),
                Move::Turn { .. } => Cause::Card(Kind::Item),
                Move::Accept if matches!(game.question(), Some((_, Question::Help))) => Cause::Help,
                _ => fight.cause,
            };
        }
        if let Some(cards) = &mut self.cards {
            cards.play(game, seat, mv);
        }
    }

    #[inline]
    fn after(&mut self, game: &Munchkin) {
        if let Some(fight) = &mut self.fight
            && let Some((ours, theirs)) = game.totals()
        {
            let winning = ours > theirs;
            if fight.winning.is_some_and(|before| before != winning) {
                fight.decided = fight.cause;
            }
            fight.winning = Some(winning);
        }
        if let Some(cards) = &mut self.cards {
            cards.look(game);
        }
    }

    fn end(&mut self, game: &Munchkin) {
        self.rounds.add(usize::from(game.round()));
        self.stalled += u64::from(game.stalled());
        self.count_folk(game);
        if let Some(cards) = &mut self.cards {
            cards.end();
        }
    }
}

impl Counter<MunchkinKit> for Fights {
    fn new(table: &MunchkinKit, cards: bool) -> Fights {
        Fights {
            turns: 0,
            rounds: Lengths::new(),
            stalled: 0,
            races: BTreeMap::new(),
            decided: BTreeMap::new(),
            fight: None,
            cards: cards.then(|| CardUse::new(table.set)),
        }
    }

    fn turns(&self) -> usize {
        self.turns
    }

    fn merge(&mut self, other: &Fights) {
        self.rounds.merge(&other.rounds);
        self.stalled += other.stalled;
        for (kind, theirs) in &other.races {
            let ours = self.races.entry(kind.clone()).or_default();
            ours.players += theirs.players;
            ours.wins += theirs.wins;
        }
        for (cause, n) in &other.decided {
            *self.decided.entry(*cause).or_default() += n;
        }
        if let (Some(ours), Some(theirs)) = (&mut self.cards, &other.cards) {
            ours.merge(theirs);
        }
    }

    fn json(&self, table: &MunchkinKit, games: u64) -> Vec<(&'static str, Value)> {
        let name = |races: &[CardId], half: bool| kind_of(table.set, races, half);
        let (players, wins) = self.folk_totals();
        let races: Map<String, Value> = self
            .folk(name)
            .into_iter()
            .map(|(name, folk)| {
                let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
                let figures = json!({
                    "players": folk.players,
                    "wins": folk.wins,
                    "share_of_players": share(folk.players, players),
                    "share_of_wins": share(folk.wins, wins),
                });
                (name, figures)
            })
            .collect();
        let decided: Map<String, Value> =
            self.decided.iter().map(|(cause, &n)| (cause.word().to_owned(), json!(n))).collect();
        let mut figures = vec![
            ("rounds_per_game", self.rounds.json(games)),
            ("stalled", json!(self.stalled)),
            ("races", Value::Object(races)),
            ("fights", json!(self.fights())),
            ("decided_by", Value::Object(decided)),
        ];
        if let Some(cards) = &self.cards {
            let rows = cards.rows().into_iter().map(|(card, held, used)| {
                let slug = &table.set.get(card).slug;
                json!({ "card": slug, "held": held, "used": used, "share": used as f64 / held.max(1) as f64 })
            });
            figures.push(("cards", rows.collect()));
        }
        figures
    }

    fn lines(&self, words: &Words, table: &MunchkinKit, games: u64) -> Vec<String> {
        let names = CardNames::read(&munchkin::shipped_text("bites", words.lang().code()));
        let called = |card: CardId| names.name(&table.set.get(card).slug).to_owned();
        let mut lines = vec![
            self.rounds.line(words, "cli-sim-rounds", games),
            words.fill("cli-sim-stalled", &[("share", &percent(self.stalled, games))]),
            words.get("cli-sim-races"),
        ];
        let name = |races: &[CardId], half: bool| {
            if races.is_empty() {
                return words.get("cli-sim-human");
            }
            let races: Vec<String> = races.iter().map(|&race| called(race)).collect();
            if half { words.fill("cli-sim-half", &[("races", &races.join(" + "))]) } else { races.join(" + ") }
        };
        let (players, wins) = self.folk_totals();
        for (name, folk) in self.folk(name) {
            let (of_players, of_wins) = (percent(folk.players, players), percent(folk.wins, wins));
            lines.push(words.fill("cli-sim-race", &[("race", &name), ("players", &of_players), ("wins", &of_wins)]));
        }
        let fights = self.fights();
        lines.push(words.fill("cli-sim-decided", &[("fights", &fights.to_string())]));
        let mut decided: Vec<_> = self.decided.iter().collect();
        decided.sort_by_key(|(cause, n)| (std::cmp::Reverse(**n), **cause));
        for (cause, &n) in decided {
            lines.push(words.fill("cli-sim-share", &[("what", &cause.name(words)), ("share", &percent(n, fights))]));
        }
        if let Some(cards) = &self.cards {
            lines.push(words.get("cli-sim-cards-title"));
            lines.extend(cards.rows().into_iter().map(|(card, held, used)| {
                let (share, held) = (percent(used, held), held.to_string());
                words.fill("cli-sim-card", &[("card", &called(card)), ("share", &share), ("games", &held)])
            }));
        }
        lines
    }
}

impl Fights {
    /// The numbers of all players and of all wins.
    fn folk_totals(&self) -> (u64, u64) {
        self.races.values().fold((0, 0), |(players, wins), folk| (players + folk.players, wins + folk.wins))
    }
}

/// In how many games somebody held a card, and in how many of those it was used.
#[derive(Clone)]
struct CardUse {
    set: &'static Set,
    /// For each card: whether it was held and used in this game.
    now: Vec<[bool; 2]>,
    /// For each card: the games in which it was held, and those in which it was used.
    all: Vec<[u64; 2]>,
}

impl CardUse {
    fn new(set: &'static Set) -> CardUse {
        let n = set.cards().len();
        CardUse { set, now: vec![[false; 2]; n], all: vec![[0; 2]; n] }
    }

    /// Notes the cards in all hands.
    fn look(&mut self, game: &Munchkin) {
        game.held().for_each(|card| self.now[card.index()][0] = true);
    }

    /// Notes the cards that a move plays, puts down, meets or uses.
    fn play(&mut self, game: &Munchkin, seat: Seat, mv: &Move) {
        used(game, seat, mv, |card| self.now[card.index()][1] = true);
    }

    fn end(&mut self) {
        for (now, all) in self.now.iter_mut().zip(&mut self.all) {
            let [held, used] = std::mem::take(now);
            all[0] += u64::from(held);
            all[1] += u64::from(held && used);
        }
    }

    fn merge(&mut self, other: &CardUse) {
        for (ours, theirs) in self.all.iter_mut().zip(&other.all) {
            ours[0] += theirs[0];
            ours[1] += theirs[1];
        }
    }

    /// Every card with the games in which it was held and used, the least used first.
    fn rows(&self) -> Vec<(CardId, u64, u64)> {
        let ids = self.set.cards().iter().filter_map(|card| self.set.id(&card.slug));
        let mut rows: Vec<_> = ids.zip(&self.all).map(|(card, &[held, used])| (card, held, used)).collect();
        // Shares are compared as fractions. Cards that nobody ever held come last.
        rows.sort_by(|&(one, held, used), &(other, held_too, used_too)| {
            let seen = (held == 0).cmp(&(held_too == 0));
            let share = (u128::from(used) * u128::from(held_too)).cmp(&(u128::from(used_too) * u128::from(held)));
            seen.then(share).then(held_too.cmp(&held)).then(one.cmp(&other))
        });
        rows
    }
}

/// The cards that a move plays, puts down, meets or uses.
pub(super) fn used(game: &Munchkin, seat: Seat, mv: &Move, mut used: impl FnMut(CardId)) {
    match *mv {
        Move::Play { card, at, .. } => {
            used(card);
            if let At::With(monster) = at {
                used(monster);
            }
        }
        Move::Put { card, .. } | Move::Trouble(card) | Move::Cheat(card) | Move::Claim(card) => used(card),
        Move::LayOut(which) => {
            let chosen = (0..32).filter(|at| which >> at & 1 != 0);
            chosen.filter_map(|at| game.hand_at(seat, at)).for_each(used);
        }
        _ => {}
    }
}

/// The Races of a player as one word: `human`, `vampire`, `half-breed+banshee+vampire`.
pub(super) fn kind_of(set: &Set, races: &[CardId], half: bool) -> String {
    let mut parts: Vec<&str> = races.iter().map(|&race| set.get(race).slug.as_str()).collect();
    if half {
        parts.insert(0, "half-breed");
    }
    if races.is_empty() { "human".to_owned() } else { parts.join("+") }
}

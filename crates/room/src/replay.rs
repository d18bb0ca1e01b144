//! Finished games, step by step, for anybody who wants to watch them again, and as playbooks.

use crate::{Record, promise};
use games::Visitor;
use kit::{Changes, EventOf, GameHead, Kit, MoveOf, Talk, in_sentences};
use serde_json::Value;
use table::playbook::{Promise, seat_words};
use table::{Game, Phrase, Seat};
use wire::http::{Replay, Step};
use wire::{LogEntry, Options};

/// A finished game as clients get it: views and events as JSON.
pub type GameReplay = Replay<Changes, Value>;

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// The options it was played with.
    pub options: Options,
    /// Who sat where when it ended.
    pub names: Vec<String>,
    /// The day on which it began (UTC), as `2026-11-16`.
    pub day: String,
    /// Its records, from the beginning to the end, with everybody who came and left in between.
    pub records: Vec<Record>,
}

/// Puts a phrase into words, given the players' names.
pub type Say<'a> = &'a dyn Fn(&Phrase, &[String]) -> String;

impl FinishedGame {
    /// The game with this number among a table's records. `None` if it is not there or not over.
    #[must_use]
    pub fn among(options: &Options, day: &str, records: &[Record], number: u32) -> Option<FinishedGame> {
        let first =
            records.iter().position(|record| matches!(record, Record::Began { number: n, .. } if *n == number))?;
        let last =
            records.iter().position(|record| matches!(record, Record::Ended { number: n, .. } if *n == number))?;
        let names = names(options.players, &records[..=last]);
        let (options, day, records) = (options.clone(), day.to_owned(), records.get(first..=last)?.to_vec());
        Some(FinishedGame { options, names, day, records })
    }

    /// Everything that a seat, or a spectator, could see of it. `None` if its records cannot be read.
    #[must_use]
    pub fn told(&self, seat: Option<Seat>) -> Option<GameReplay> {
        games::with(&self.options.game, ReplayVisitor(self, seat)).ok()?
    }

    /// The game as a playbook. `say` puts what bots remarked into words; it is asked in the order of the game. `None` if
    /// the records cannot be read.
    #[must_use]
    pub fn written(&self, id: &str, number: u32, say: Say<'_>) -> Option<String> {
        games::with(&self.options.game, PlaybookVisitor { id, number, game: self, say }).ok()?
    }

    /// What bots remarked, in the order of the game.
    pub fn remarks(&self) -> impl Iterator<Item = &Phrase> {
        let decisions = self.records.iter().flat_map(Record::decisions);
        decisions.filter_map(|(_, _, talk, _)| match talk {
            Some(Talk::Remark(remark)) => Some(remark),
            _ => None,
        })
    }
}

/// The names in the seats after all these records.
pub fn names<'a>(players: usize, records: impl IntoIterator<Item = &'a Record>) -> Vec<String> {
    let mut names = vec![String::new(); players];
    for record in records {
        if let Record::Sat { seat, name, .. } = record
            && let Some(place) = names.get_mut(Seat::index(*seat))
        {
            place.clone_from(name);
        }
    }
    names
}

/// The start of a game, from its records.
struct GameStart<'a> {
    seed: u64,
    salt: &'a str,
    dealer: Option<Seat>,
    version: &'a str,
}

impl GameStart<'_> {
    fn promise(&self) -> Promise {
        Promise { hash: promise(self.seed, self.salt), salt: self.salt.to_owned() }
    }
}

fn began(game: &FinishedGame) -> Option<GameStart<'_>> {
    game.records.iter().find_map(|record| match record {
        Record::Began { seed, salt, dealer, version, .. } => {
            Some(GameStart { seed: *seed, salt, dealer: *dealer, version })
        }
        _ => None,
    })
}

/// A decision of a game. A part that cannot be read is empty.
struct Decision<'a, K: Kit> {
    seat: Seat,
    mv: Option<MoveOf<K>>,
    talk: Option<&'a Talk>,
    events: Vec<EventOf<K>>,
}

fn decisions<K: Kit>(game: &FinishedGame) -> Vec<Decision<'_, K>> {
    let mut decisions = Vec::with_capacity(game.records.len());
    for record in &game.records {
        for (seat, mv, talk, events) in record.decisions() {
            let mv = serde_json::from_str(mv).ok();
            let events = serde_json::from_str(events).unwrap_or_default();
            decisions.push(Decision { seat, mv, talk, events });
        }
    }
    decisions
}

/// Makes the replay of a finished game, as a seat saw it.
struct ReplayVisitor<'a>(&'a FinishedGame, Option<Seat>);

impl Visitor for ReplayVisitor<'_> {
    type Out = Option<GameReplay>;

    fn visit<K: Kit>(self) -> Option<GameReplay> {
        told_of::<K>(self.0, self.1)
    }
}

fn told_of<K: Kit>(finished: &FinishedGame, seat: Option<Seat>) -> Option<GameReplay> {
    let host = K::new(&finished.options).ok()?;
    let began = began(finished)?;
    let decisions = decisions::<K>(finished);
    let mut opening = Vec::new();
    let start = host.deal(began.seed, began.dealer, &mut opening)?;
    let again = (began.version == K::VERSION).then(|| play_again::<K>(&start, &decisions)).flatten();
    let steps = match &again {
        Some(games) => {
            let after = games.iter().zip(&decisions);
            let after = after.map(|(game, made)| Consequence::<K> {
                game: Some(game),
                events: &made.events,
                talk: made.talk.cloned(),
            });
            shown(&host, Some(&start), &opening, seat, after)
        }
        None => {
            let after = decisions.iter();
            let after =
                after.map(|made| Consequence::<K> { game: None, events: &made.events, talk: made.talk.cloned() });
            shown(&host, None, &[], seat, after)
        }
    };
    let winners = finished.records.iter().find_map(|record| match record {
        Record::Ended { winners, .. } => Some(winners.clone()),
        _ => None,
    });
    Some(Replay {
        hash: promise(began.seed, began.salt),
        seed: began.seed.to_string(),
        salt: began.salt.to_owned(),
        version: began.version.to_owned(),
        views: again.is_some(),
        winners: winners.unwrap_or_default(),
        steps,
        names: finished.names.clone(),
        options: finished.options.clone(),
    })
}

/// The game after each decision; `None` if a decision is no longer legal.
fn play_again<K: Kit>(start: &K::Game, decisions: &[Decision<'_, K>]) -> Option<Vec<K::Game>> {
    let mut game = *start;
    let mut games = Vec::with_capacity(decisions.len());
    for &Decision { seat, mv, .. } in decisions {
        let mv = mv?;
        game.check(seat, &mv).ok()?;
        game.play(seat, mv, &mut table::NullLog);
        games.push(game);
    }
    Some(games)
}

/// What a decision brought about.
pub struct Consequence<'a, K: Kit> {
    /// The game after it.
    pub game: Option<&'a K::Game>,
    /// What happened.
    pub events: &'a [EventOf<K>],
    /// What the player said with it.
    pub talk: Option<Talk>,
}

/// The steps of a game as a seat saw it. A decision that the seat could not see is no step.
pub fn shown<'a, K: Kit>(
    host: &K,
    start: Option<&K::Game>,
    opening: &[EventOf<K>],
    seat: Option<Seat>,
    after: impl Iterator<Item = Consequence<'a, K>>,
) -> Vec<Step<Changes, Value>> {
    let mut view = start.map(|start| start.view(seat));
    let whole = view.as_ref().map(|view| Changes::between::<K>(None, view));
    let mut steps = vec![Step { view: whole, log: entries(host, opening, seat, None) }];
    for Consequence { game, events, talk } in after {
        let now = game.map(|game| game.view(seat));
        let changes = now.as_ref().map(|now| Changes::between::<K>(view.as_ref(), now));
        let log = entries(host, events, seat, talk);
        let changed = changes.as_ref().is_some_and(|changes| !changes.is_empty());
        if changed || !log.is_empty() {
            steps.push(Step { view: changes, log });
        }
        view = now.or(view);
    }
    steps
}

fn entries<K: Kit>(host: &K, events: &[EventOf<K>], seat: Option<Seat>, talk: Option<Talk>) -> Vec<LogEntry<Value>> {
    let seen: Vec<EventOf<K>> = events.iter().filter_map(|event| <K::Game as Game>::seen_by(event, seat)).collect();
    let told = in_sentences(host, &seen, talk).into_iter();
    let value = |event: &EventOf<K>| serde_json::to_value(event).ok();
    told.map(|LogEntry { say, events, talk, remark }| {
        let events = events.iter().filter_map(value).collect();
        LogEntry { say, events, talk, remark }
    })
    .collect()
}

/// The words that go with each decision in a playbook.
fn said<K: Kit>(decisions: &[Decision<'_, K>], names: &[String], say: Say<'_>) -> Vec<Option<String>> {
    let text = |talk: &Talk| match talk {
        Talk::Text(text) => text.clone(),
        Talk::Remark(remark) => say(remark, names).replace('"', "'"),
    };
    decisions.iter().map(|made| made.talk.map(text)).collect()
}

/// Writes a finished game as a playbook.
struct PlaybookVisitor<'a> {
    id: &'a str,
    number: u32,
    game: &'a FinishedGame,
    say: Say<'a>,
}

impl Visitor for PlaybookVisitor<'_> {
    type Out = Option<String>;

    fn visit<K: Kit>(self) -> Option<String> {
        let PlaybookVisitor { id, number, game, say } = self;
        let kit = K::new(&game.options).ok()?;
        let began = began(game)?;
        let start = kit.deal(began.seed, began.dealer, &mut table::NullLog)?;
        let seats = seat_words::<K::Notation>(&game.names);
        let mut head = GameHead::new(began.version, format!("{} {id}/{number}", K::TITLE), seats, began.seed);
        (head.date, head.promise) = (Some(game.day.clone()), Some(began.promise()));
        let played = decisions::<K>(game);
        let said = said(&played, &game.names, say);
        let played = played.into_iter().zip(&said);
        let played = played.map_while(|(made, said)| Some((made.seat, made.mv?, said.as_deref())));
        Some(kit.write(K::notation()?, &head, &start, played))
    }
}

//! Finished games, step by step, for anybody who wants to watch them again, and as playbooks.

use crate::Record;
use fair::{Chain, Seal, Shuffle};
use games::Visitor;
use kit::{Changes, EventOf, GameHead, Kit, MoveOf, Talk, in_sentences};
use serde_json::Value;
use table::playbook::{self, Promise, seat_words};
use table::{Game, Phrase, Seat};
use wire::http::{RecordProof, Replay, Step};
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
        let ends = |record: &Record| match record {
            Record::Ended { number: n, .. } | Record::Broken { number: n } => *n == number,
            _ => false,
        };
        let last = records.iter().position(ends)?;
        let names = names(options.players, &records[..=last]);
        let (options, day, records) = (options.clone(), day.to_owned(), records.get(first..=last)?.to_vec());
        Some(FinishedGame { options, names, day, records })
    }

    /// Everything that a seat, or a spectator, could see of it. `None` if its records cannot be read.
    #[must_use]
    pub fn told(&self, seat: Option<Seat>) -> Option<GameReplay> {
        self.told_sealed(seat, None)
    }

    /// The same with the server's signature under the record.
    #[must_use]
    pub fn told_sealed(&self, seat: Option<Seat>, seal: Option<&Seal>) -> Option<GameReplay> {
        games::with(&self.options.game, ReplayVisitor(self, seat, seal)).ok()?
    }

    /// The game as a playbook. `say` puts what bots remarked into words; it is asked in the order of the game. `None` if
    /// the records cannot be read.
    #[must_use]
    pub fn written(&self, id: &str, number: u32, say: Say<'_>) -> Option<String> {
        self.written_sealed((id, number), say, None)
    }

    /// The same with the server's signature under the record.
    #[must_use]
    pub fn written_sealed(&self, (id, number): (&str, u32), say: Say<'_>, seal: Option<&Seal>) -> Option<String> {
        games::with(&self.options.game, PlaybookVisitor { id, number, game: self, say, seal }).ok()?
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
    shuffle: &'a Shuffle,
    dealer: Option<Seat>,
    version: &'a str,
}

impl GameStart<'_> {
    /// The chain of the record, from the first decision to the last.
    fn chain(&self, game: &FinishedGame) -> Chain {
        let mut chain = Chain::new(self.shuffle, &game.options.game, self.version);
        for (seat, mv, ..) in game.records.iter().flat_map(Record::decisions) {
            chain.add(seat, mv);
        }
        chain
    }

    /// The lines of a playbook with which all this can be checked.
    fn promise(&self, game: &FinishedGame, seal: Option<&Seal>) -> Promise {
        let mut lines = vec![("hash", self.shuffle.hash())];
        match self.shuffle {
            Shuffle::Alone { salt, .. } => lines.push(("salt", salt.clone())),
            Shuffle::Together { secret, shares } => {
                lines.push(("secret", secret.clone()));
                for one in shares {
                    let share = one.share.as_deref().unwrap_or("-");
                    lines.push(("share", format!("{} {} {share}", one.seat.index(), one.hash)));
                }
                let chain = self.chain(game);
                lines.push(("chain", chain.head().to_owned()));
                if let Some(seal) = seal {
                    lines.extend([("key", seal.public()), ("signed", seal.sign(&chain.statement()))]);
                }
            }
        }
        if was_broken_off(game) {
            lines.push(("broken", "off".to_owned()));
        }
        Promise { lines }
    }

    /// The same for a page.
    fn proof(&self, game: &FinishedGame, seal: Option<&Seal>) -> Option<RecordProof> {
        let Shuffle::Together { secret, shares } = self.shuffle else { return None };
        let chain = self.chain(game);
        let decisions = game.records.iter().flat_map(Record::decisions);
        Some(RecordProof {
            secret: secret.clone(),
            shares: shares.clone(),
            moves: decisions.map(|(seat, mv, ..)| (seat, mv.to_owned())).collect(),
            chain: chain.head().to_owned(),
            key: seal.map(Seal::public),
            signed: seal.map(|seal| seal.sign(&chain.statement())),
        })
    }
}

fn was_broken_off(game: &FinishedGame) -> bool {
    game.records.iter().any(|record| matches!(record, Record::Broken { .. }))
}

fn began(game: &FinishedGame) -> Option<GameStart<'_>> {
    game.records.iter().find_map(|record| match record {
        Record::Began { shuffle, dealer, version, .. } => Some(GameStart { shuffle, dealer: *dealer, version }),
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
struct ReplayVisitor<'a>(&'a FinishedGame, Option<Seat>, Option<&'a Seal>);

impl Visitor for ReplayVisitor<'_> {
    type Out = Option<GameReplay>;

    fn visit<K: Kit>(self) -> Option<GameReplay> {
        told_of::<K>(self.0, self.1, self.2)
    }
}

fn told_of<K: Kit>(finished: &FinishedGame, seat: Option<Seat>, seal: Option<&Seal>) -> Option<GameReplay> {
    let host = K::new(&finished.options).ok()?;
    let began = began(finished)?;
    let decisions = decisions::<K>(finished);
    let mut opening = Vec::new();
    let start = host.deal(began.shuffle.seed(), began.dealer, &mut opening)?;
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
        hash: began.shuffle.hash(),
        seed: began.shuffle.seed().to_string(),
        salt: match began.shuffle {
            Shuffle::Alone { salt, .. } => salt.clone(),
            Shuffle::Together { .. } => String::new(),
        },
        proof: began.proof(finished, seal),
        broken: was_broken_off(finished),
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
    seal: Option<&'a Seal>,
}

impl Visitor for PlaybookVisitor<'_> {
    type Out = Option<String>;

    fn visit<K: Kit>(self) -> Option<String> {
        let PlaybookVisitor { id, number, game, say, seal } = self;
        let kit = K::new(&game.options).ok()?;
        let began = began(game)?;
        let seed = began.shuffle.seed();
        let start = kit.deal(seed, began.dealer, &mut table::NullLog)?;
        let seats = seat_words::<K::Notation>(&game.names);
        let mut head = GameHead::new(began.version, format!("{} {id}/{number}", K::TITLE), seats, seed);
        (head.date, head.promise) = (Some(game.day.clone()), Some(began.promise(game, seal)));
        let played = decisions::<K>(game);
        let said = said(&played, &game.names, say);
        let notation = K::notation()?;
        let write = |head: &GameHead| {
            let played = played.iter().zip(&said);
            let played = played.map_while(|(made, said)| Some((made.seat, made.mv?, said.as_deref())));
            kit.write(notation, head, &start, played)
        };
        let text = write(&head);
        let exact = exact::<K>(notation, &text, game);
        match &mut head.promise {
            Some(promise) if !exact.is_empty() => promise.lines.extend(exact),
            _ => return Some(text),
        }
        Some(write(&head))
    }
}

/// The moves that a playbook does not tell from others of the same effect, such as which of two equal cards is
/// discarded. The chain of the record needs them exactly.
fn exact<K: Kit>(notation: &K::Notation, text: &str, game: &FinishedGame) -> Vec<(&'static str, String)> {
    let examples = playbook::read(notation, text.as_bytes()).unwrap_or_default();
    let Some(script) = examples.first().and_then(|example| playbook::load(notation, example).ok()) else {
        return Vec::new();
    };
    let (run, _) = playbook::run(notation, &script);
    let recorded = game.records.iter().flat_map(Record::decisions).map(|(_, mv, ..)| mv);
    let both = recorded.zip(&run.played).enumerate();
    let differ = both.filter(|(_, (mv, read))| **mv != wire::json(&read.mv));
    differ.map(|(n, (mv, _))| ("exact", format!("{n} {mv}"))).collect()
}

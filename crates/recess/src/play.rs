//! `recess play --plain`: one person against bots, in lines of text.

use crate::out;
use crate::settings::{Settings, number};
use crate::{rules, save, sim};
use bots::{Bot, Casual};
use clap::ArgMatches;
use lunch_money::notation::{Playbook, Record, write_game};
use lunch_money::{Event, LunchMoney, Move, Question, View};
use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::playbook::Notation as _;
use table::{Game, MoveBuf, Refusal, Rng, Seat};
use words::{Rulebook, Words, lunch_money as in_words};

/// One person's game.
struct Table<'a> {
    words: &'a Words,
    notation: Playbook,
    settings: &'a Settings,
    names: Vec<String>,
    me: Seat,
    start: LunchMoney,
    game: LunchMoney,
    bots: Vec<Casual>,
    played: Vec<(Seat, Move, Option<String>)>,
    turns: usize,
}

/// What the person said.
enum Answer {
    Move(Move, Option<String>),
    Quit,
    EndOfInput,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let settings = Settings::read(words, args)?;
    let seed = number(words, args, "seed", (0, u64::MAX))?.unwrap_or_else(random_seed);
    let save = args.get_one::<String>("save").map(PathBuf::from);
    if let Some(dir) = &save {
        save::prepare(words, dir)?;
    }
    let name = args.get_one::<String>("name").map(String::as_str);
    let (mut seed, mut dealer) = (seed, None);
    loop {
        let mut table = Table::new(words, &settings, seed, dealer, name)?;
        table.welcome(seed);
        let code = table.play_on();
        if table.game.outcome().is_none() {
            return Ok(code);
        }
        if let Some(dir) = &save {
            table.save(dir, seed)?;
        }
        if !table.again() {
            return Ok(code);
        }
        dealer = Some(table.dealer().left(1, settings.players)); // LM-SETUP-3
        seed = Rng::stream(seed, "rematch", 0).bits() >> 16;
    }
}

/// A seed nobody has chosen.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    // The standard library's hash maps are seeded by the operating system.
    std::collections::hash_map::RandomState::new().build_hasher().finish() >> 16
}

impl<'a> Table<'a> {
    fn new(
        words: &'a Words,
        settings: &'a Settings,
        seed: u64,
        dealer: Option<Seat>,
        name: Option<&str>,
    ) -> Result<Table<'a>, String> {
        let me = Seat::new(0);
        let own: String =
            name.map_or_else(|| words.get("play-you"), |name| name.chars().filter(|c| c.is_alphanumeric()).collect());
        let own = if own.is_empty() { words.get("play-you") } else { own };
        let others = sim::NAMES.iter().filter(|name| !name.eq_ignore_ascii_case(&own)).take(settings.players - 1);
        let names: Vec<String> = std::iter::once(own.clone()).chain(others.map(|name| (*name).to_owned())).collect();
        let game =
            LunchMoney::deal(&settings.decks, settings.players, dealer, seed).map_err(|error| error.to_string())?;
        let bots = (0..settings.players).map(|seat| Casual::new(Rng::stream(seed, "bots", seat as u64))).collect();
        let notation = in_words::playbook();
        let start = game;
        Ok(Table { words, notation, settings, names, me, start, game, bots, played: Vec::new(), turns: 1 })
    }

    fn say(&self, key: &str, args: &[(&str, &str)]) {
        out::line(self.words.fill(key, args));
    }

    fn command(&self, name: &str) -> String {
        self.words.get(&format!("play-cmd-{name}"))
    }

    fn welcome(&self, seed: u64) {
        let (players, rules) = (self.settings.players.to_string(), self.settings.decks.rules().to_string());
        self.say("play-welcome", &[("players", &players), ("rules", &rules), ("seed", &seed.to_string())]);
        self.say("play-you-are", &[("name", &self.names[self.me.index()])]);
        self.help();
        let began = Event::TurnBegan { seat: self.game.active() };
        out::line("");
        out::line(in_words::event(self.words, &self.names, &began));
    }

    fn help(&self) {
        let names = ["hand", "table", "why", "rule", "quit"];
        let commands = names.map(|name| self.command(name));
        let example = format!("KICK4 > {}", self.names[1]);
        let mut args: Vec<(&str, &str)> = names.into_iter().zip(commands.iter().map(String::as_str)).collect();
        args.push(("example", &example));
        self.say("play-how", &args);
    }

    /// Plays until the game is over or the person stops.
    fn play_on(&mut self) -> ExitCode {
        while let Some(seat) = self.game.waiting_on().first() {
            let mut moves = MoveBuf::new();
            self.game.moves(seat, &mut moves);
            let view = self.game.view(Some(seat));
            if seat == self.me {
                match self.ask(&view, &moves) {
                    Answer::Move(mv, talk) => self.make(seat, mv, talk),
                    Answer::Quit => return ExitCode::SUCCESS,
                    Answer::EndOfInput => {
                        self.say("play-end-of-input", &[]);
                        return ExitCode::from(1);
                    }
                }
            } else {
                let mv = self.bots[seat.index()].choose(&view, &moves);
                self.make(seat, mv, None);
            }
        }
        self.say("play-over-after", &[("turns", &self.turns.to_string())]);
        match self.game.outcome().and_then(|outcome| outcome.winners.first()) {
            Some(winner) if winner == self.me => self.say("play-you-win", &[]),
            Some(winner) => self.say("play-winner", &[("seat", &self.names[winner.index()])]),
            None => {}
        }
        ExitCode::SUCCESS
    }

    /// Who dealt: the seat before the one that began.
    fn dealer(&self) -> Seat {
        let players = self.settings.players;
        self.start.active().left(players - 1, players)
    }

    /// Whether there is to be a rematch.
    fn again(&self) -> bool {
        let again = self.command("again");
        out::text(format_args!("{} ", self.words.fill("play-again", &[("again", &again)])));
        let mut line = String::new();
        let read = std::io::stdin().lock().read_line(&mut line);
        out::line("");
        read.is_ok() && line.trim().eq_ignore_ascii_case(&again)
    }

    /// Makes a move and tells what the person can see of it.
    fn make(&mut self, seat: Seat, mv: Move, talk: Option<String>) {
        let mut events = Vec::new();
        self.game.play(seat, mv, &mut events);
        self.turns += events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
        self.played.push((seat, mv, talk));
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Some(self.me))).collect();
        for (told, began) in in_words::by_turn(&seen) {
            for line in in_words::events(self.words, &self.names, told) {
                out::line(format_args!("  {line}"));
            }
            if let Some(began) = began {
                out::line("");
                out::line(in_words::event(self.words, &self.names, began));
            }
        }
    }

    /// Asks the person until they say something that can be done.
    fn ask(&self, view: &View, moves: &[Move]) -> Answer {
        out::line("");
        if let Some((_, Question::Action)) = view.asked {
            self.show_table(view);
        }
        self.show_hand(view);
        out::line(in_words::question(self.words, &self.names, view));
        for (n, mv) in moves.iter().enumerate() {
            let choice = in_words::choice(self.words, &self.names, view, mv);
            self.say("play-choice", &[("n", &(n + 1).to_string()), ("move", &choice)]);
        }
        loop {
            let n = moves.len().to_string();
            out::text(format_args!("{} ", self.words.fill("play-prompt", &[("n", &n)])));
            let _ = std::io::stdout().flush();
            let mut line = String::new();
            match std::io::stdin().lock().read_line(&mut line) {
                Ok(0) | Err(_) => {
                    out::line("");
                    return Answer::EndOfInput;
                }
                Ok(_) => {}
            }
            if let Some(answer) = self.understand(view, moves, line.trim()) {
                return answer;
            }
        }
    }

    /// A number, a command, or a move in the playbook's notation.
    fn understand(&self, view: &View, moves: &[Move], line: &str) -> Option<Answer> {
        if let Ok(n) = line.parse::<usize>()
            && let Some(mv) = n.checked_sub(1).and_then(|n| moves.get(n))
        {
            return Some(Answer::Move(*mv, None));
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let is = |name: &str| word.eq_ignore_ascii_case(name) || word.eq_ignore_ascii_case(&self.command(name));
        if is("quit") {
            return Some(Answer::Quit);
        } else if is("help") || word == "?" {
            self.help();
        } else if is("hand") {
            self.show_hand(view);
        } else if is("table") {
            self.show_table(view);
        } else if is("rule") {
            self.show_rule(rest);
        } else if is("why") {
            self.why(rest);
        } else if is("discard") && !rest.is_empty() {
            return self.written(&format!("discard {rest}"), moves.len());
        } else {
            return self.written(line, moves.len());
        }
        None
    }

    /// A move in the playbook's notation: `KICK4 > Ann`.
    fn written(&self, line: &str, n: usize) -> Option<Answer> {
        let (text, talk) = match line.split_once('"') {
            Some((text, talk)) => (text.trim(), Some(talk.trim_end_matches('"').to_owned())),
            None => (line, None),
        };
        let Some(said) = self.notation.read_move(&self.names, text).ok().and_then(|parts| parts.into_iter().next())
        else {
            let (n, help) = (n.to_string(), self.command("help"));
            self.say("play-not-understood", &[("text", line), ("n", &n), ("help", &help)]);
            return None;
        };
        let readings = self.notation.readings(&self.game, self.me, &said);
        let mut refusal = None;
        for mv in readings {
            match self.game.check(self.me, &mv) {
                Ok(()) => return Some(Answer::Move(mv, talk)),
                Err(why) => refusal = refusal.or(Some(why)),
            }
        }
        self.say("play-illegal", &[]);
        self.because(refusal.as_ref());
        None
    }

    /// Why a card cannot be played now, at anybody.
    fn why(&self, card: &str) {
        let seats = self.names.iter().skip(1);
        let said = match self.notation.read_move(&self.names, card) {
            Ok(parts) if !card.is_empty() => parts,
            Ok(_) | Err(_) => {
                let example = format!("{} BLOCK", self.command("why"));
                return self.say("play-why-which", &[("example", &example)]);
            }
        };
        let targeted = seats.filter_map(|name| self.notation.read_move(&self.names, &format!("{card} > {name}")).ok());
        let mut first = None;
        for part in std::iter::once(said).chain(targeted).filter_map(|parts| parts.into_iter().next()) {
            for mv in self.notation.readings(&self.game, self.me, &part) {
                match self.game.check(self.me, &mv) {
                    Ok(()) => return self.say("play-why-fine", &[("card", card)]),
                    Err(refusal) => first = first.or(Some(refusal)),
                }
            }
        }
        self.because(first.as_ref());
    }

    fn because(&self, refusal: Option<&Refusal>) {
        for (clause, why) in refusal.into_iter().flat_map(|refusal| in_words::reasons(self.words, refusal)) {
            self.say("play-because", &[("why", &why), ("clause", &clause)]);
        }
    }

    fn show_rule(&self, what: &str) {
        let book = Rulebook::lunch_money(self.words.lang());
        match rules::look_up(self.words, &book, what).filter(|_| !what.is_empty()) {
            Some(text) => out::text(text),
            None => self.say("cli-rules-none", &[("what", what)]),
        }
    }

    fn show_hand(&self, view: &View) {
        if view.hand.is_empty() {
            return self.say("play-hand-empty", &[]);
        }
        self.say("play-hand", &[("cards", &in_words::cards(self.words, &view.hand))]);
    }

    fn show_table(&self, view: &View) {
        for (seat, name) in Seat::all(self.names.len()).zip(&self.names) {
            let seen = &view.seats[seat.index()];
            if seen.out {
                self.say("play-seat-out", &[("name", name)]);
                continue;
            }
            let (n, cards) = (seen.counters.to_string(), seen.hand.to_string());
            let line = self.words.fill("play-seat", &[("name", name), ("n", &n), ("cards", &cards)]);
            let mut states = in_words::conditions(self.words, &self.names, view, seat);
            if !seen.known.is_empty() && seat != self.me {
                let cards = in_words::cards(self.words, &seen.known);
                states.push(self.words.fill("play-known", &[("cards", &cards)]));
            }
            if states.is_empty() {
                out::line(format_args!("{line}"));
            } else {
                self.say("play-seat-states", &[("seat", &line), ("states", &states.join(", "))]);
            }
        }
        let (draw, discard) = (view.draw_pile.to_string(), view.discard_pile.len().to_string());
        self.say("play-piles", &[("draw", &draw), ("discard", &discard), ("pile", &view.pile.to_string())]);
    }

    fn save(&self, dir: &Path, seed: u64) -> Result<(), String> {
        let record = Record {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            title: format!("Lunch Money, {}", self.names.join(", ")),
            seats: self.names.clone(),
            dealer: Some(self.dealer()),
            seed,
            date: None,
        };
        let played = self.played.iter().map(|(seat, mv, talk)| (*seat, *mv, talk.as_deref()));
        let text = write_game(&record, &self.settings.decks, &self.start, played, None);
        let path = dir.join(format!("lunch-money-{seed}.play"));
        save::whole(&path, &text).map_err(|error| save::cannot_write(self.words, &path, &error))?;
        self.say("play-saved", &[("path", &path.display().to_string())]);
        Ok(())
    }
}

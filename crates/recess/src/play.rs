//! `recess play`: one person against bots, on the whole screen or (`--plain`) in lines of text.

mod resume;

use crate::game::{self, Command, Unwritten, why_not, written};
use crate::opponents::Opponents;
use crate::out;
use crate::rules::{self, Examples, page_width};
use crate::screen::{self, SaveFile, Session, Store};
use crate::settings::{number, warn};
use crate::{save, sim};
use bots::{Bot as _, Estimate};
use clap::ArgMatches;
use kit::{Kit, by_turn};
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use table::playbook::{self, Notation};
use table::{Chair, Game, MoveBuf, NullLog, Refusal, Rng, Seat};
use words::{Words, lunch_money as in_words};

/// One person's game in lines of text.
struct PlainGame<'a, K: Kit> {
    words: &'a Words,
    notation: &'a K::Notation,
    table: &'a K,
    /// The kit of the game itself, whose cards may be its own.
    kit: K,
    /// The seats' names, first as playbooks write them, then for people.
    seats: Vec<String>,
    names: Vec<String>,
    me: Seat,
    start: K::Game,
    game: K::Game,
    seed: u64,
    /// The bots in the other seats.
    opponents: &'a Opponents,
    /// Everything that has happened.
    events: Vec<<K::Game as Game>::Event>,
    /// How many decisions there have been.
    decisions: u64,
    turns: usize,
    /// The file it is saved in, if any.
    saved: Option<SaveFile>,
}

type Move<K> = <<K as Kit>::Game as Game>::Move;
type View<K> = <<K as Kit>::Game as Game>::View;

/// What the person answered.
enum Answer<M> {
    Move(M, Option<String>),
    Quit,
    EndOfInput,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    if args.value_source("resume").is_some() {
        return resume::run(words, args);
    }
    struct Play<'a>(&'a Words, &'a ArgMatches);

    impl Command for Play<'_> {
        type Out = ExitCode;

        fn run<K: Kit>(self) -> Result<ExitCode, String> {
            play::<K>(self.0, self.1)
        }
    }

    game::for_named(words, args, Play(words, args))
}

fn play<K: Kit>(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let settings = game::kit::<K>(words, args, None)?;
    let opponents = Opponents::chosen::<K>(words, args, settings.players() - 1, None)?;
    let notation = game::notation::<K>(words)?;
    let seed = number(words, args, "seed", (0, u64::MAX))?.unwrap_or_else(random_seed);
    let save = args.get_one::<String>("save").map(PathBuf::from);
    if let Some(dir) = &save {
        save::prepare(words, dir)?;
    }
    let name = args.get_one::<String>("name").map(String::as_str);
    let seats = seats::<K::Notation>(words, settings.players(), name)?;
    if !args.get_flag("plain") && screen::is_there() {
        return on_screen(words, Session::new(words, settings, notation, seats, seed, Store::new(save), opponents)?);
    }
    // A game in a pipe is saved only if that is asked for.
    let store = (save.is_some() || std::io::stdin().is_terminal()).then(|| Store::new(save));
    let start = settings.deal(seed, None, &mut NullLog).ok_or_else(|| words.get("cli-cannot-deal"))?;
    let mut table = PlainGame::new(words, &settings, notation, &opponents, (seed, start), seats);
    table.keep(store.as_ref(), seed)?;
    table.welcome(seed);
    in_lines(table, seed, store.as_ref())
}

/// Plays in lines of text, one game after another.
fn in_lines<K: Kit>(mut table: PlainGame<'_, K>, mut seed: u64, store: Option<&Store>) -> Result<ExitCode, String> {
    loop {
        let code = table.play_on()?;
        let over = table.game.outcome().is_some();
        if let Some(saved) = &table.saved {
            let key = if over { "play-saved" } else { "play-resume-how" };
            table.say(key, &[("path", &saved.path())]);
        }
        if !over || !table.again() {
            return Ok(code);
        }
        let dealer = table.table.next_dealer(&table.start);
        seed = Rng::stream(seed, "rematch", 0).bits() >> 16;
        let dealt = table.table.deal(seed, dealer, &mut NullLog).ok_or_else(|| table.words.get("cli-cannot-deal"))?;
        table = PlainGame::new(table.words, table.table, table.notation, table.opponents, (seed, dealt), table.seats);
        table.keep(store, seed)?;
        table.welcome(seed);
    }
}

/// Plays on the whole screen, and says afterwards where the game is saved.
fn on_screen<K: Kit>(words: &Words, session: Session<K>) -> Result<ExitCode, String> {
    let notice = session.unkept().map(str::to_owned);
    let (session, words) = screen::play(words, session, notice)?;
    if let Some(path) = session.path() {
        let key = if session.is_over() { "play-saved" } else { "play-resume-how" };
        out::line(words.fill(key, &[("path", &path)]));
    }
    Ok(ExitCode::SUCCESS)
}

/// The longest name of a player, in characters.
const NAME_LENGTH: usize = 24;

/// The names of the person and the bots, as a playbook writes them.
fn seats<N: Notation>(words: &Words, players: usize, name: Option<&str>) -> Result<Vec<String>, String> {
    let own = name.map_or_else(|| words.get("play-you"), str::to_owned);
    let allowed = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '.' | '_');
    if !own.chars().all(allowed) || !own.chars().any(char::is_alphanumeric) || own.chars().count() > NAME_LENGTH {
        return Err(words.fill("play-name", &[("name", &own), ("most", &NAME_LENGTH.to_string())]));
    }
    let others = sim::NAMES.iter().filter(|name| !name.eq_ignore_ascii_case(&own)).take(players - 1);
    let names: Vec<String> = std::iter::once(own.clone()).chain(others.map(|name| (*name).to_owned())).collect();
    Ok(playbook::seat_words::<N>(&names))
}

/// A random seed.
fn random_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    // The operating system seeds the standard library's hash maps.
    std::collections::hash_map::RandomState::new().build_hasher().finish() >> 16
}

impl<'a, K: Kit> PlainGame<'a, K> {
    fn new(
        words: &'a Words,
        table: &'a K,
        notation: &'a K::Notation,
        opponents: &'a Opponents,
        (seed, game): (u64, K::Game),
        seats: Vec<String>,
    ) -> PlainGame<'a, K> {
        let me = Seat::new(0);
        let turns = usize::from(K::opening(&game).is_some());
        let kit = K::of(&game);
        let names = playbook::names_of(&seats);
        let (start, events, decisions, saved) = (game, Vec::new(), 0, None);
        PlainGame {
            words,
            notation,
            table,
            kit,
            seats,
            names,
            me,
            start,
            game,
            seed,
            opponents,
            events,
            decisions,
            turns,
            saved,
        }
    }

    /// Begins to save the game, if there is a place for it.
    fn keep(&mut self, store: Option<&Store>, seed: u64) -> Result<(), String> {
        let Some(store) = store else { return Ok(()) };
        match store.begin(self.words, self.table, self.notation, &self.seats, (seed, &self.start), self.opponents) {
            Ok(saved) => self.saved = saved,
            // If the user named the directory, failing to save is an error; otherwise it is not.
            Err(what) if store.is_named() => return Err(what),
            Err(what) => warn(self.words, &what),
        }
        Ok(())
    }

    fn say(&self, key: &str, args: &[(&str, &str)]) {
        out::line(self.words.fill(key, args));
    }

    fn command(&self, name: &str) -> String {
        self.words.get(&format!("play-cmd-{name}"))
    }

    fn welcome(&self, seed: u64) {
        self.greet(seed);
        if let Some(began) = K::opening(&self.game) {
            self.tell_turn(&began);
        }
    }

    fn greet(&self, seed: u64) {
        let (players, rules) = (self.table.players().to_string(), self.table.rules());
        self.say(K::GREETINGS.welcome, &[("players", &players), ("rules", &rules), ("seed", &seed.to_string())]);
        self.say("play-you-are", &[("name", &self.names[self.me.index()])]);
        self.help();
    }

    fn tell_turn(&self, began: &<K::Game as Game>::Event) {
        out::line("");
        self.kit.events(self.words, &self.names, std::slice::from_ref(began)).into_iter().for_each(out::line);
    }

    fn help(&self) {
        let names = ["hand", "table", "hint", "why", "rule", "quit"];
        let commands = names.map(|name| self.command(name));
        let (_, example) = self.kit.examples(self.words, &self.names);
        let mut args: Vec<(&str, &str)> = names.into_iter().zip(commands.iter().map(String::as_str)).collect();
        args.push(("example", &example));
        args.push(("other", &self.names[1]));
        self.say(K::GREETINGS.how, &args);
    }

    /// Plays until the game is over or the person stops.
    fn play_on(&mut self) -> Result<ExitCode, String> {
        let mut moves = MoveBuf::new();
        // If several are asked at once, the person answers last, so that they never wait for the bots.
        while let Some(seat) = {
            let asked = self.game.waiting_on();
            asked.without(self.me).first().or(asked.first())
        } {
            if seat == self.me {
                self.game.moves(seat, &mut moves);
                let view = self.game.view(Some(seat));
                match self.ask(&view, &moves) {
                    Answer::Move(mv, talk) => self.make(seat, mv, talk)?,
                    Answer::Quit => return Ok(ExitCode::SUCCESS),
                    Answer::EndOfInput => {
                        self.say("play-end-of-input", &[]);
                        return Ok(ExitCode::from(1));
                    }
                }
            } else {
                let chair = Chair::new(&self.game, seat, &self.events);
                let mut bot = self.opponents.bot(self.table, seat, self.seed, self.decisions);
                let mv = bot.choose(&chair);
                let talk = bot.remark().map(|remark| self.words.say(&remark, &[]));
                if let Some(talk) = &talk {
                    let said = self.words.fill("event-says", &[("talk", talk)]);
                    out::line(format_args!("  {}: {said}", self.names[seat.index()]));
                }
                self.make(seat, mv, talk)?;
            }
        }
        self.say("play-over-after", &[("turns", &self.turns.to_string())]);
        for winner in self.game.outcome().into_iter().flat_map(|outcome| outcome.winners) {
            if winner == self.me {
                self.say("play-you-win", &[]);
            } else {
                self.say("play-winner", &[("seat", &self.names[winner.index()])]);
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Whether the person wants a rematch.
    fn again(&self) -> bool {
        let again = self.command("again");
        out::text(format_args!("{} ", self.words.fill(K::GREETINGS.again, &[("again", &again)])));
        let mut line = String::new();
        let read = std::io::stdin().lock().read_line(&mut line);
        out::line("");
        read.is_ok() && line.trim().eq_ignore_ascii_case(&again)
    }

    /// Makes a move and returns its events.
    fn happens(&mut self, seat: Seat, mv: Move<K>) -> Vec<<K::Game as Game>::Event> {
        let mut events = Vec::new();
        self.game.play(seat, mv, &mut events);
        self.events.extend_from_slice(&events);
        self.turns += events.iter().filter(|event| K::begins(event)).count();
        self.decisions += 1;
        events
    }

    /// Saves a move, makes it, and prints what the person can see of it.
    fn make(&mut self, seat: Seat, mv: Move<K>, talk: Option<String>) -> Result<(), String> {
        let table = (self.notation, &self.game, &self.seats[..]);
        if let Some(saved) = &mut self.saved {
            saved.decides::<K>(self.words, table, seat, &mv, talk.as_deref())?;
        }
        let events = self.happens(seat, mv);
        if let Some(saved) = &mut self.saved {
            saved.ends::<K>(self.words, &self.game, &self.seats)?;
        }
        let seen: Vec<_> = events.iter().filter_map(|event| K::Game::seen_by(event, Some(self.me))).collect();
        for (told, began) in by_turn::<K>(&seen) {
            for line in self.kit.events(self.words, &self.names, told) {
                out::line(format_args!("  {line}"));
            }
            if let Some(began) = began {
                self.tell_turn(began);
            }
        }
        Ok(())
    }

    /// Asks the person until they answer with something that can be done.
    fn ask(&self, view: &View<K>, moves: &[Move<K>]) -> Answer<Move<K>> {
        out::line("");
        self.kit.reminder(self.words, &self.names, view).into_iter().for_each(out::line);
        self.show_hand(view);
        out::line(self.kit.question_text(self.words, &self.names, view));
        for (n, mv) in moves.iter().enumerate() {
            let choice = self.kit.choice_text(self.words, &self.names, view, mv);
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

    /// Reads a number, a command, or a move in the playbook's notation.
    fn understand(&self, view: &View<K>, moves: &[Move<K>], line: &str) -> Option<Answer<Move<K>>> {
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
            self.kit.table(self.words, &self.names, view).into_iter().for_each(out::line);
        } else if is("hint") {
            self.hint(view);
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

    /// Reads a move in the playbook's notation, such as `KICK4 > Ann`. It may also be a free move.
    fn written(&self, line: &str, n: usize) -> Option<Answer<Move<K>>> {
        match written(self.notation, &self.game, &self.seats, self.me, line) {
            Ok((mv, talk)) => return Some(Answer::Move(mv, talk)),
            Err(Unwritten::Illegal(refusal)) => {
                self.say("play-illegal", &[]);
                self.because(refusal.as_ref());
            }
            Err(Unwritten::Unreadable(why)) => {
                let (n, help, why) = (n.to_string(), self.command("help"), self.words.say(&why, &self.names));
                self.say("play-not-understood", &[("text", line), ("why", &why), ("n", &n), ("help", &help)]);
            }
        }
        None
    }

    /// Prints what the strongest bot would do, knowing only what the person knows.
    fn hint(&self, view: &View<K>) {
        let chair = Chair::new(&self.game, self.me, &self.events);
        let rng = Rng::stream(self.decisions, "hint", 0);
        let estimates = self.table.hint(&chair, &self.opponents.budget, rng);
        let choice = |mv| self.kit.choice_text(self.words, &self.names, view, mv);
        let sensible: Vec<_> = Estimate::sensible(&estimates).map(|one| (choice(&one.mv), one.chance)).collect();
        screen::hint_lines(self.words, &sensible).into_iter().for_each(out::line);
    }

    /// Prints why a card cannot be played now in any way.
    fn why(&self, card: &str) {
        if card.is_empty() || self.notation.read_move(&self.seats, card).is_err() {
            let (example, _) = self.kit.examples(self.words, &self.names);
            let example = format!("{} {example}", self.command("why"));
            return self.say("play-why-which", &[("example", &example)]);
        }
        match why_not(self.table, self.notation, &self.game, &self.seats, self.me, card) {
            Ok(()) => self.say("play-why-fine", &[("card", card)]),
            Err(refusal) => self.because(refusal.as_ref()),
        }
    }

    fn because(&self, refusal: Option<&Refusal>) {
        for (clause, why) in refusal.into_iter().flat_map(|refusal| in_words::reasons(self.words, refusal)) {
            self.say("play-because", &[("why", &why), ("clause", &clause)]);
        }
    }

    fn show_rule(&self, what: &str) {
        match rules::look_up::<K>(self.words, what, page_width(), Examples::Counted).filter(|_| !what.is_empty()) {
            Some(text) => out::text(text),
            None => self.say("cli-rules-none", &[("what", what)]),
        }
    }

    fn show_hand(&self, view: &View<K>) {
        match self.kit.hand(self.words, view) {
            Some(cards) => self.say("play-hand", &[("cards", &cards)]),
            None => self.say("play-hand-empty", &[]),
        }
    }
}

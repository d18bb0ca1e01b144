//! `recess play`: one person against bots, on the whole screen or (`--plain`) in lines of text.

mod resume;

use crate::game::{self, Command, Unwritten};
use crate::opponents::Opponents;
use crate::out;
use crate::rules::{self, Examples, page_width};
use crate::screen::{self, Session, SpokenTip, Store};
use crate::settings::{number, warn};
use crate::solo::{Solo, because};
use crate::{save, sim};
use clap::ArgMatches;
use kit::{Kit, by_turn};
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use table::playbook::{self, Notation};
use table::{Game, MoveBuf, Refusal, Rng, Seat};
use words::Words;

/// One person's game in lines of text.
struct PlainGame<'a, K: Kit> {
    words: &'a Words,
    solo: Solo<K>,
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
    let solo = Solo::new(words, settings, notation, seats, seed, store, opponents)?;
    let mut table = PlainGame { words, solo };
    table.keep()?;
    table.welcome();
    table.play_games()
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

impl<K: Kit> PlainGame<'_, K> {
    /// Plays one game after another.
    fn play_games(&mut self) -> Result<ExitCode, String> {
        loop {
            let code = self.play_on()?;
            let over = self.solo.is_over();
            if let Some(path) = self.solo.path() {
                let key = if over { "play-saved" } else { "play-resume-how" };
                self.say(key, &[("path", &path)]);
            }
            if !over || !self.again() {
                return Ok(code);
            }
            self.solo.deal_again(self.words)?;
            self.keep()?;
            self.welcome();
        }
    }

    /// Begins to save the game, if there is a place for it.
    fn keep(&mut self) -> Result<(), String> {
        match self.solo.keep(self.words) {
            // If the user named the directory, failing to save is an error; otherwise it is not.
            Err(what) if self.solo.must_be_kept() => Err(what),
            Err(what) => {
                warn(self.words, &what);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    fn say(&self, key: &str, args: &[(&str, &str)]) {
        out::line(self.words.fill(key, args));
    }

    fn command(&self, name: &str) -> String {
        self.words.get(&format!("play-cmd-{name}"))
    }

    fn welcome(&self) {
        self.greet();
        if let Some(began) = K::opening(&self.solo.game) {
            self.tell_turn(&began);
        }
    }

    fn greet(&self) {
        let seed = self.solo.seed;
        let (players, rules) = (self.solo.settings.players().to_string(), self.solo.settings.rules());
        self.say(K::GREETINGS.welcome, &[("players", &players), ("rules", &rules), ("seed", &seed.to_string())]);
        self.say("play-you-are", &[("name", &self.solo.names[self.solo.me.index()])]);
        self.help();
    }

    fn tell_turn(&self, began: &<K::Game as Game>::Event) {
        out::line("");
        self.solo.kit.events(self.words, &self.solo.names, std::slice::from_ref(began)).into_iter().for_each(out::line);
    }

    fn help(&self) {
        let names = ["hand", "table", "hint", "why", "rule", "quit"];
        let commands = names.map(|name| self.command(name));
        let (_, example) = self.solo.kit.examples(self.words, &self.solo.names);
        let mut args: Vec<(&str, &str)> = names.into_iter().zip(commands.iter().map(String::as_str)).collect();
        args.push(("example", &example));
        args.push(("other", &self.solo.names[1]));
        self.say(K::GREETINGS.how, &args);
    }

    /// Plays until the game is over or the person stops.
    fn play_on(&mut self) -> Result<ExitCode, String> {
        let mut moves = MoveBuf::new();
        // If several are asked at once, the person answers last, so that they never wait for the bots.
        while let Some(seat) = {
            let asked = self.solo.game.waiting_on();
            asked.without(self.solo.me).first().or(asked.first())
        } {
            if seat == self.solo.me {
                self.solo.game.moves(seat, &mut moves);
                let view = self.solo.game.view(Some(seat));
                match self.ask(&view, &moves) {
                    Answer::Move(mv, talk) => self.make(seat, mv, talk)?,
                    Answer::Quit => return Ok(ExitCode::SUCCESS),
                    Answer::EndOfInput => {
                        self.say("play-end-of-input", &[]);
                        return Ok(ExitCode::from(1));
                    }
                }
            } else {
                let (mv, talk) = self.solo.bot_decides(self.words, seat);
                if let Some(talk) = &talk {
                    let said = self.words.fill("event-says", &[("talk", talk)]);
                    out::line(format_args!("  {}: {said}", self.solo.names[seat.index()]));
                }
                self.make(seat, mv, talk)?;
            }
        }
        let winners = self.solo.game.outcome().into_iter().flat_map(|outcome| outcome.winners);
        let ended = screen::how_it_ended(self.words, &self.solo.names, self.solo.turns, winners, Some(self.solo.me));
        ended.into_iter().for_each(out::line);
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

    /// Saves a move, makes it, and prints what the person can see of it.
    fn make(&mut self, seat: Seat, mv: Move<K>, talk: Option<String>) -> Result<(), String> {
        let (events, saved) = self.solo.decide(self.words, seat, mv, talk.as_deref());
        saved?;
        let seen: Vec<_> = events.iter().filter_map(|event| K::Game::seen_by(event, Some(self.solo.me))).collect();
        for (told, began) in by_turn::<K>(&seen) {
            for line in self.solo.kit.events(self.words, &self.solo.names, told) {
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
        self.solo.kit.reminder(self.words, &self.solo.names, view).into_iter().for_each(out::line);
        self.show_hand(view);
        out::line(self.solo.kit.question_text(self.words, &self.solo.names, view));
        for (n, mv) in moves.iter().enumerate() {
            let choice = self.solo.kit.choice_text(self.words, &self.solo.names, view, mv);
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
            self.solo.kit.table(self.words, &self.solo.names, view).into_iter().for_each(out::line);
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
        match self.solo.read(line) {
            Ok((mv, talk)) => return Some(Answer::Move(mv, talk)),
            Err(Unwritten::Illegal(refusal)) => {
                self.say("play-illegal", &[]);
                self.because(refusal.as_ref());
            }
            Err(Unwritten::Unreadable(why)) => {
                let (n, help, why) = (n.to_string(), self.command("help"), self.words.say(&why, &self.solo.names));
                self.say("play-not-understood", &[("text", line), ("why", &why), ("n", &n), ("help", &help)]);
            }
        }
        None
    }

    /// Prints what the strongest bot would do, knowing only what the person knows.
    fn hint(&self, view: &View<K>) {
        let rng = Rng::stream(self.solo.decisions, "hint", 0);
        let (game, me, events) = (&self.solo.game, self.solo.me, &self.solo.events);
        let hint = self.solo.settings.advice(game, me, events, &self.solo.opponents.budget, rng);
        let tips: Vec<SpokenTip> = hint
            .tips
            .iter()
            .map(|tip| SpokenTip {
                mv: self.solo.kit.choice_text(self.words, &self.solo.names, view, &tip.mv),
                chance: tip.chance,
                equal: tip.equal,
                why: tip.why.as_ref().map(|why| self.solo.kit.say(self.words, &self.solo.names, why)),
            })
            .collect();
        screen::hint_lines(self.words, &tips).into_iter().for_each(out::line);
    }

    /// Prints why a card cannot be played now in any way.
    fn why(&self, card: &str) {
        if card.is_empty() || self.solo.notation.read_move(&self.solo.seats, card).is_err() {
            let (example, _) = self.solo.kit.examples(self.words, &self.solo.names);
            let example = format!("{} {example}", self.command("why"));
            return self.say("play-why-which", &[("example", &example)]);
        }
        match self.solo.why_not(card) {
            Ok(()) => self.say("play-why-fine", &[("card", card)]),
            Err(refusal) => self.because(refusal.as_ref()),
        }
    }

    fn because(&self, refusal: Option<&Refusal>) {
        because(self.words, refusal).into_iter().for_each(out::line);
    }

    fn show_rule(&self, what: &str) {
        match rules::look_up::<K>(self.words, what, page_width(), Examples::Counted).filter(|_| !what.is_empty()) {
            Some(text) => out::text(text),
            None => self.say("cli-rules-none", &[("what", what)]),
        }
    }

    fn show_hand(&self, view: &View<K>) {
        match self.solo.kit.hand(self.words, view) {
            Some(cards) => self.say("play-hand", &[("cards", &cards)]),
            None => self.say("play-hand-empty", &[]),
        }
    }
}

//! A server's table in lines of text, for pipes and screen readers.

use crate::out;
use crate::rules::{self, Examples, page_width};
use crate::screen::Guest;
use kit::Kit;
use std::collections::VecDeque;
use std::io::{BufRead as _, IsTerminal as _};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use tui::{News, Prompt, Question, Table as _, WaitsFor};
use words::Words;

/// How often to look for news.
const GLANCE: Duration = Duration::from_millis(50);

/// Something that was typed, or the end of input.
enum Input {
    Line(String),
    End,
}

/// A game in lines of text.
struct Plain<'a, K: Kit> {
    words: &'a Words,
    guest: Guest<K>,
    /// What has been printed so far: lines of the log, who is there, the question.
    told: usize,
    seats: Vec<String>,
    asked: Prompt,
    warning: Option<String>,
    /// A question to the table that has no answer yet.
    waits: Option<Question>,
    inputs: VecDeque<Input>,
    /// Whether the user has asked once to give up the seat.
    leaves: bool,
    /// Whether the output ends with a prompt.
    prompted: bool,
}

/// Plays until the user quits or the game ends.
pub(super) fn run<K: Kit>(words: &Words, guest: Guest<K>) -> (Guest<K>, ExitCode) {
    let input = listen();
    let mut plain = Plain {
        words,
        guest,
        told: 0,
        seats: Vec::new(),
        asked: Prompt::Shown,
        warning: None,
        waits: None,
        inputs: VecDeque::new(),
        leaves: false,
        prompted: false,
    };
    plain.help();
    let mut before = Instant::now();
    loop {
        let now = Instant::now();
        let news = plain.guest.take_in(now - before);
        before = now;
        if news != News::None {
            plain.tell();
        }
        if news == News::Closed {
            return (plain.guest, ExitCode::from(1));
        }
        if let Some(code) = plain.obey() {
            return (plain.guest, code);
        }
        match input.recv_timeout(GLANCE) {
            Ok(input) => plain.inputs.push_back(input),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => std::thread::sleep(GLANCE),
        }
    }
}

/// Reads lines on a thread of its own.
fn listen() -> Receiver<Input> {
    let (send, receive) = channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if send.send(Input::Line(line.trim().to_owned())).is_err() {
                return;
            }
        }
        let _ = send.send(Input::End);
    });
    receive
}

impl<K: Kit> Plain<'_, K> {
    fn say(&self, key: &str, args: &[(&str, &str)]) {
        out::line(self.words.fill(key, args));
    }

    fn command(&self, name: &str) -> String {
        self.words.get(&format!("play-cmd-{name}"))
    }

    /// Whether a word is a command, in English or in the user's language.
    fn is(&self, word: &str, command: &str) -> bool {
        word.eq_ignore_ascii_case(command) || word.eq_ignore_ascii_case(&self.command(command))
    }

    fn help(&self) {
        let names = [
            "hand", "table", "hint", "chances", "why", "rule", "say", "undo", "free", "stops", "again", "agree", "no",
            "record", "leave", "end", "quit",
        ];
        let commands = names.map(|name| self.command(name));
        let args: Vec<(&str, &str)> = names.into_iter().zip(commands.iter().map(String::as_str)).collect();
        self.say("join-how", &args);
    }

    /// Prints what is new.
    fn tell(&mut self) {
        let (words, scene) = (self.words, self.guest.scene(self.words));
        let log = self.guest.log(words);
        // After a new game or a new connection the log starts from the beginning.
        if log.len() < self.told {
            self.told = 0;
        }
        if self.told < log.len() {
            self.end_prompt();
        }
        for line in &log[self.told..] {
            if line.heading {
                out::line("");
            }
            out::line(format_args!("{}{}", if line.heading { "" } else { "  " }, line.text));
        }
        self.told = log.len();
        let seats = self.guest.seats(words);
        if seats != self.seats {
            self.say("join-seats", &[("seats", &seats.join("; "))]);
            self.seats = seats;
        }
        if scene.warning != self.warning {
            scene.warning.iter().for_each(out::line);
            self.warning = scene.warning;
        }
        self.answer();
        if scene.asked != self.asked {
            self.end_prompt();
            self.ask(&scene.asked);
            self.prompted = matches!(scene.asked, Prompt::You { .. });
            self.asked = scene.asked;
        }
    }

    /// Starts a new line if the output ends with a prompt.
    fn end_prompt(&mut self) {
        if std::mem::take(&mut self.prompted) {
            out::line("");
        }
    }

    fn ask(&self, asked: &Prompt) {
        match asked {
            Prompt::You { question, choices } => {
                out::line("");
                self.guest.reminder(self.words).iter().for_each(out::line);
                out::line(question);
                for (n, choice) in choices.iter().enumerate() {
                    let mark = if choice.kept { "✓ " } else { "" };
                    let text = format!("{mark}{}", choice.text);
                    self.say("play-choice", &[("n", &(n + 1).to_string()), ("move", &text)]);
                }
                if let Some(time) = self.guest.time_left() {
                    self.say("join-time", &[("seconds", &time.seconds().to_string())]);
                }
                out::text(format_args!("{} ", self.words.fill("play-prompt", &[("n", &choices.len().to_string())])));
            }
            Prompt::Others(who) => out::line(who),
            Prompt::Over(how) => {
                out::line("");
                how.iter().for_each(out::line);
                if self.guest.sits() {
                    let (again, record) = (self.command("again"), self.command("record"));
                    self.say("join-again", &[("again", &again), ("record", &record)]);
                }
            }
            Prompt::Shown => {}
        }
    }

    /// Handles what was typed. An answer waits until a question is asked.
    fn obey(&mut self) -> Option<ExitCode> {
        let asked =
            self.guest.waits_for() != WaitsFor::Elsewhere && self.asked != Prompt::Shown && !self.guest.has_answered();
        let now = match self.inputs.front()? {
            // Until the table has said who we are, the only command is to quit.
            Input::Line(line) if !self.guest.welcomed => self.is(line, "quit"),
            Input::Line(line) => asked || line.parse::<usize>().is_err(),
            // A spectator need not type anything.
            Input::End => asked && (self.guest.sits() || self.guest.is_over()),
        };
        if !now {
            return None;
        }
        match self.inputs.pop_front()? {
            Input::Line(line) => {
                // On a terminal, the user has just ended the line of the prompt.
                self.prompted &= !std::io::stdin().is_terminal();
                self.understand(&line)
            }
            Input::End if self.guest.is_over() => Some(ExitCode::SUCCESS),
            Input::End => {
                out::line("");
                self.say("play-end-of-input", &[]);
                Some(ExitCode::from(1))
            }
        }
    }

    /// Reads a number, a command, or a move that is written out.
    fn understand(&mut self, line: &str) -> Option<ExitCode> {
        let choices = match &self.asked {
            Prompt::You { choices, .. } => choices.len(),
            _ => 0,
        };
        if let Ok(n) = line.parse::<usize>()
            && (1..=choices).contains(&n)
        {
            let _ = self.guest.choose(self.words, n - 1);
            // The next question is printed even if it looks the same.
            self.asked = Prompt::Shown;
            return None;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let asked_once = std::mem::take(&mut self.leaves);
        let is = |name: &str| self.is(word, name);
        if line.is_empty() {
        } else if is("quit") {
            return Some(ExitCode::SUCCESS);
        } else if is("help") || word == "?" {
            self.help();
        } else if is("hand") {
            self.guest.reminder(self.words).last().into_iter().for_each(out::line);
        } else if is("table") {
            self.guest.in_words(self.words).iter().for_each(out::line);
        } else if is("rule") {
            match rules::look_up::<K>(self.words, rest, page_width(), Examples::Counted).filter(|_| !rest.is_empty()) {
                Some(text) => out::text(text),
                None => self.say("cli-rules-none", &[("what", rest)]),
            }
        } else if is("say") {
            self.guest.chat(rest);
        } else if is("undo") {
            self.guest.press('u');
        } else if is("free") {
            self.guest.press('f');
            self.tell();
        } else if is("again") {
            let _ = self.guest.again(self.words);
        } else if is("agree") {
            self.guest.press('y');
        } else if is("no") {
            self.guest.press('n');
        } else if is("hint") {
            self.wait_for(Question::Hint);
        } else if is("chances") {
            self.wait_for(Question::Chances);
        } else if is("record") && self.guest.is_over() {
            self.wait_for(Question::Record);
        } else if is("stops") {
            self.stops(rest);
        } else if is("end") && !self.guest.is_over() {
            self.guest.ask_to_end();
            self.tell();
        } else if is("leave") && self.guest.can_give_up() {
            self.leave(asked_once);
        } else if is("why") {
            let hand = self.guest.hand(self.words);
            match hand.iter().position(|card| card.eq_ignore_ascii_case(rest)) {
                Some(card) => self.wait_for(Question::Why(card)),
                None => {
                    let example = format!("{} {}", self.command("why"), hand.first().map_or("", String::as_str));
                    self.say("play-why-which", &[("example", &example)]);
                }
            }
        } else if self.guest.is_over() {
            return Some(ExitCode::SUCCESS);
        } else if let Err(why) = self.guest.write(self.words, line) {
            why.iter().for_each(out::line);
        } else {
            self.asked = Prompt::Shown;
        }
        None
    }

    /// Prints which windows prompt this player, after one of them was switched.
    fn stops(&mut self, which: &str) {
        if let Some(n) = which.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) {
            self.guest.flip_stop(n);
        }
        for (n, (what, on)) in self.guest.stops(self.words).iter().enumerate() {
            let tick = if *on { "[✓]" } else { "[ ]" };
            self.say("play-choice", &[("n", &(n + 1).to_string()), ("move", &format!("{tick} {what}"))]);
        }
    }

    /// Gives up the seat when the user confirms it.
    fn leave(&mut self, sure: bool) {
        if sure {
            return self.guest.give_up();
        }
        self.leaves = true;
        self.say("screen-give-up-sure", &[]);
        self.say("join-leave-sure", &[("leave", &self.command("leave"))]);
    }

    /// Prints the table's answer to a question, once it is there.
    fn answer(&mut self) {
        if let Some(question) = self.waits.take_if(|question| !self.guest.is_asking(*question)) {
            self.guest.answer(self.words, question, page_width()).iter().for_each(out::line);
        }
    }

    fn wait_for(&mut self, question: Question) {
        if self.guest.answers(question) {
            self.guest.think(self.words, question);
            self.waits = Some(question);
            self.answer();
        } else {
            self.say("screen-no-hint", &[]);
        }
    }
}

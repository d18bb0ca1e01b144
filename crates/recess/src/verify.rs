//! `recess replay --verify`: checks that a game was dealt as promised, and that its record is true.

use crate::check::failure_text;
use crate::game::Reader;
use crate::out;
use kit::Kit;
use std::process::ExitCode;
use table::Game as _;
use table::playbook::{self, Example, HeadLine, Script, StepKind};
use words::Words;

/// A record to check.
pub(crate) struct Verify<'a> {
    pub(crate) words: &'a Words,
    pub(crate) file: &'a str,
    pub(crate) example: &'a Example,
    /// The hash shown before the game, if it is known from elsewhere.
    pub(crate) shown: Option<&'a str>,
}

/// Why a record cannot be checked at all. What a check finds is a result instead.
type Obstacle = String;

impl Reader for Verify<'_> {
    type Out = Result<ExitCode, Obstacle>;

    fn read<K: Kit>(self, notation: &'static K::Notation, script: &Script<K::Notation>) -> Self::Out {
        self.run::<K>(notation, script)
    }
}

impl Verify<'_> {
    /// Checks the promise, then the game. The exit code says whether both hold.
    fn run<K: Kit>(&self, notation: &K::Notation, script: &Script<K::Notation>) -> Result<ExitCode, Obstacle> {
        let words = self.words;
        self.fits()?;
        let value = |key: &str| self.example.value(key);
        let seed: u64 = value("seed").and_then(|seed| seed.parse().ok()).ok_or_else(|| self.laid_out(None))?;
        let salt = value("salt").ok_or_else(|| words.fill("cli-verify-no-salt", &[("file", self.file)]))?;
        let shown = self.shown.map(|shown| self.hash(shown)).transpose()?;
        let written = value("hash").map(str::to_ascii_lowercase);
        if shown.is_none() && written.is_none() {
            return Err(words.fill("cli-verify-no-hash", &[("file", self.file)]));
        }
        let hash = room::promise(seed, salt);
        if let Some(promised) = [&shown, &written].into_iter().flatten().find(|promised| **promised != hash) {
            out::complain(words.fill("cli-verify-wrong", &[("promised", promised), ("hash", &hash)]));
            return Ok(ExitCode::from(1));
        }
        out::line(words.fill("cli-verify-kept", &[("hash", &hash)]));
        if let Err(said) = self.game::<K>(notation, script, seed) {
            out::complain(said);
            return Ok(ExitCode::from(1));
        }
        if shown.is_none() {
            out::line(words.get("cli-verify-compare"));
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Whether these rules can judge the record: it has the same version and is dealt from the seed.
    fn fits(&self) -> Result<(), Obstacle> {
        let ours = env!("CARGO_PKG_VERSION");
        if let Some(version) = self.example.value("version").filter(|version| *version != ours) {
            return Err(self.words.fill("cli-verify-version", &[("version", version), ("ours", ours)]));
        }
        match self.example.laid_out() {
            Some(line) => Err(self.laid_out(Some(line))),
            None => Ok(()),
        }
    }

    fn laid_out(&self, line: Option<&HeadLine>) -> Obstacle {
        let number = line.map_or(self.example.line, |line| line.line);
        let text = line.map(|line| format!("{} {}", line.key, playbook::short(&line.rest)));
        let place = format!("{}:{number}", self.file);
        let text = text.unwrap_or_else(|| self.example.title.clone());
        self.words.fill("cli-verify-laid-out", &[("place", &place), ("text", &text)])
    }

    /// A hash as a person copied it.
    fn hash(&self, text: &str) -> Result<String, Obstacle> {
        let hash = text.trim().to_ascii_lowercase();
        if hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Ok(hash);
        }
        Err(self.words.fill("cli-verify-bad-hash", &[("value", text)]))
    }

    /// Replays every move: each must be on record and legal, and the end must be the recorded one.
    fn game<K: Kit>(&self, notation: &K::Notation, script: &Script<K::Notation>, seed: u64) -> Result<(), String> {
        let words = self.words;
        let (run, result) = playbook::run(notation, script);
        if let Err(failure) = result {
            let said = failure_text(words, self.file, &script.title, &failure);
            return Err(format!("{}\n{said}", words.get("cli-verify-changed")));
        }
        let steps = &self.example.steps;
        let lines = steps.iter().filter(|step| matches!(step.kind, StepKind::Move { .. })).count();
        let left = run.played.len().saturating_sub(lines);
        if left > 0 {
            return Err(words.fill("cli-verify-left", &[("n", &left.to_string())]));
        }
        let Some(outcome) = run.end.outcome() else { return Err(words.get("cli-verify-unfinished")) };
        let names = outcome.winners.into_iter().map(|seat| script.seats[seat.index()].as_str());
        let winners = match names.collect::<Vec<_>>().join(", ") {
            none if none.is_empty() => "–".to_owned(),
            winners => winners,
        };
        let says = |step: &playbook::Step| matches!(&step.kind, StepKind::Expect(text) if text.starts_with("winner"));
        if !outcome.winners.is_empty() && !steps.iter().any(says) {
            return Err(words.fill("cli-verify-no-winner", &[("winners", &winners)]));
        }
        let (seed, n) = (seed.to_string(), run.played.len().to_string());
        out::line(words.fill("cli-verify-holds", &[("seed", &seed), ("n", &n), ("winners", &winners)]));
        Ok(())
    }
}

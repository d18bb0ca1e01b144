//! `recess replay --verify`: checks that a game was dealt as promised, and that its record is true.

use crate::check::failure_text;
use crate::game::Reader;
use crate::out;
use fair::{Chain, Fault, Shuffle, is_sealed};
use kit::{Kit, MoveOf};
use std::collections::HashMap;
use std::process::ExitCode;
use table::playbook::{self, Example, HeadLine, Notation as _, Run, SameChance, Script, StepKind};
use table::{Game as _, Seat, Seed};
use wire::Share;
use words::Words;

/// A record to check.
pub(crate) struct Verify<'a> {
    pub(crate) words: &'a Words,
    pub(crate) file: &'a str,
    pub(crate) example: &'a Example,
    /// The hash shown before the game, if it is known from elsewhere.
    pub(crate) shown: Option<&'a str>,
    /// The server's public key, if it is known from elsewhere.
    pub(crate) key: Option<&'a str>,
    /// A head of the record's chain that the table told during the game.
    pub(crate) head: Option<&'a str>,
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
        let seed: Seed = value("seed").and_then(|seed| seed.parse().ok()).ok_or_else(|| self.laid_out(None))?;
        let shuffle = self.shuffle(seed)?;
        let shown = self.shown.map(|shown| self.hash(shown)).transpose()?;
        let written = value("hash").map(str::to_ascii_lowercase);
        let promised: Vec<&String> = [&shown, &written].into_iter().flatten().collect();
        if promised.is_empty() {
            return Err(words.fill("cli-verify-no-hash", &[("file", self.file)]));
        }
        for promised in promised {
            if let Err(fault) = shuffle.check(promised, seed) {
                out::complain(self.fault(fault, promised, script));
                return Ok(ExitCode::from(1));
            }
        }
        out::line(words.fill("cli-verify-kept", &[("hash", &shuffle.hash())]));
        if let Shuffle::Together { shares, .. } = &shuffle {
            self.tell_shares(shares, script);
        }
        let checked = self.game::<K>(notation, script, &seed.to_string()).and_then(|run| match &shuffle {
            Shuffle::Together { .. } => self.record::<K>(notation, script, (&shuffle, &run)),
            Shuffle::Alone { .. } => Ok(()),
        });
        if let Err(said) = checked {
            out::complain(said);
            return Ok(ExitCode::from(1));
        }
        if shown.is_none() {
            out::line(words.get("cli-verify-compare"));
        }
        Ok(ExitCode::SUCCESS)
    }

    /// How the seed came about, according to the file.
    fn shuffle(&self, seed: Seed) -> Result<Shuffle, Obstacle> {
        let value = |key: &str| self.example.value(key);
        if let Seed::Quick(seed) = seed {
            let salt = value("salt").ok_or_else(|| self.words.fill("cli-verify-no-salt", &[("file", self.file)]))?;
            return Ok(Shuffle::Alone { seed, salt: salt.to_owned() });
        }
        let secret = value("secret").ok_or_else(|| self.words.fill("cli-verify-no-secret", &[("file", self.file)]))?;
        let share = |line: &HeadLine| {
            let [seat, hash, share] = line.rest.split_whitespace().collect::<Vec<_>>()[..] else { return None };
            let seat = seat.parse::<usize>().ok().filter(|seat| *seat < Seat::MAX).map(Seat::new)?;
            let share = Some(share.to_owned()).filter(|share| share != "-");
            Some(Share { seat, hash: hash.to_owned(), share })
        };
        let shares = self.example.lines("share").map(|line| share(line).ok_or_else(|| self.laid_out(Some(line))));
        Ok(Shuffle::Together { secret: secret.to_owned(), shares: shares.collect::<Result<_, _>>()? })
    }

    /// What is wrong with the shuffle.
    fn fault<N: playbook::Notation>(&self, fault: Fault, promised: &str, script: &Script<N>) -> String {
        let words = self.words;
        match fault {
            Fault::Secret(hash) => words.fill("cli-verify-wrong", &[("promised", promised), ("hash", &hash)]),
            Fault::Share(seat) => {
                let name = script.seats.get(seat.index()).map_or("?", String::as_str);
                words.fill("cli-verify-share", &[("name", name)])
            }
            Fault::Seed(seed) => words.fill("cli-verify-seed", &[("seed", &seed)]),
            Fault::Form => words.get("cli-verify-form"),
        }
    }

    /// Says whose clients took part in the shuffle.
    fn tell_shares<N: playbook::Notation>(&self, shares: &[Share], script: &Script<N>) {
        let words = self.words;
        let name = |share: &Share| script.seats.get(share.seat.index()).cloned().unwrap_or_default();
        let list = |shown: bool| {
            let some = shares.iter().filter(|share| share.share.is_some() == shown);
            some.map(name).collect::<Vec<_>>().join(", ")
        };
        out::line(match list(true) {
            none if none.is_empty() => words.get("cli-verify-nobody"),
            names => words.fill("cli-verify-shares", &[("names", &names)]),
        });
        let out = list(false);
        if !out.is_empty() {
            out::line(words.fill("cli-verify-left-out", &[("names", &out)]));
        }
    }

    /// Checks that the record is whole and signed.
    fn record<K: Kit>(
        &self,
        notation: &K::Notation,
        script: &Script<K::Notation>,
        (shuffle, run): (&Shuffle, &Run<K::Game>),
    ) -> Result<(), String> {
        let (words, value) = (self.words, |key: &str| self.example.value(key));
        let mut chain = Chain::new(shuffle, K::ID, K::VERSION);
        let mut is_told = self.head.is_none_or(|head| head == chain.head());
        let exact = self.example.lines("exact").filter_map(|line| line.rest.split_once(' '));
        let exact: HashMap<usize, &str> = exact.filter_map(|(n, mv)| Some((n.parse().ok()?, mv))).collect();
        let (mut game, mut same) = (run.start, SameChance::new(&run.chances));
        for (n, played) in run.played.iter().enumerate() {
            let read = wire::json(&played.mv);
            let mv = exact.get(&n).copied().unwrap_or(&read);
            // It may only say what the line says, too.
            let written = |mv: &MoveOf<K>| notation.write_move(&game, &script.seats, played.seat, mv);
            let means = serde_json::from_str::<MoveOf<K>>(mv).ok().map(|mv| written(&mv));
            if means != Some(written(&played.mv)) {
                return Err(words.get("cli-verify-chain"));
            }
            chain.add(played.seat, mv);
            is_told |= self.head == Some(chain.head());
            game.play(played.seat, played.mv, &mut same);
        }
        if value("chain") != Some(chain.head()) {
            return Err(words.get("cli-verify-chain"));
        }
        if !is_told {
            return Err(words.get("cli-verify-head"));
        }
        let (key, signed) = (value("key").unwrap_or_default(), value("signed").unwrap_or_default());
        if !is_sealed(&chain.statement(), key, signed) {
            return Err(words.get("cli-verify-unsigned"));
        }
        if self.key.is_some_and(|wanted| !wanted.eq_ignore_ascii_case(key)) {
            return Err(words.fill("cli-verify-key", &[("key", key)]));
        }
        out::line(words.fill("cli-verify-signed", &[("key", key)]));
        Ok(())
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
    fn game<K: Kit>(
        &self,
        notation: &K::Notation,
        script: &Script<K::Notation>,
        seed: &str,
    ) -> Result<Run<K::Game>, String> {
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
        let n = run.played.len().to_string();
        let Some(outcome) = run.end.outcome() else {
            if self.example.value("broken").is_none() {
                return Err(words.get("cli-verify-unfinished"));
            }
            out::line(words.fill("cli-verify-broken", &[("seed", seed), ("n", &n)]));
            return Ok(run);
        };
        let names = outcome.winners.into_iter().map(|seat| script.seats[seat.index()].as_str());
        let winners = match names.collect::<Vec<_>>().join(", ") {
            none if none.is_empty() => "–".to_owned(),
            winners => winners,
        };
        let says = |step: &playbook::Step| matches!(&step.kind, StepKind::Expect(text) if text.starts_with("winner"));
        if !outcome.winners.is_empty() && !steps.iter().any(says) {
            return Err(words.fill("cli-verify-no-winner", &[("winners", &winners)]));
        }
        out::line(words.fill("cli-verify-holds", &[("seed", seed), ("n", &n), ("winners", &winners)]));
        Ok(run)
    }
}

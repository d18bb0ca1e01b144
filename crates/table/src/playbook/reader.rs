//! Reads text into examples.

use super::runner::Notation;
use crate::Phrase;

/// One example: a head, then moves and expectations.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The comment before it.
    pub title: String,
    /// Its first line, counted from 1.
    pub line: usize,
    /// The lines of its head, in order. Missing `game` and `rules` lines are inherited.
    pub head: Vec<HeadLine>,
    /// The moves and expectations.
    pub steps: Vec<Step>,
}

impl Example {
    /// The value of a head line, the first if there are several.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&str> {
        self.head.iter().find(|line| line.key == key).map(|line| line.rest.as_str())
    }

    /// The id of its game.
    #[must_use]
    pub fn game(&self) -> &str {
        id_in(self.value("game").unwrap_or_default())
    }
}

/// A line of a head: a key word and the rest.
#[derive(Clone, PartialEq, Debug)]
pub struct HeadLine {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The key word, without its colon.
    pub key: String,
    /// The text after the key word.
    pub rest: String,
}

/// A line after the head.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The line's content.
    pub kind: StepKind,
}

/// The content of a line after the head.
#[derive(Clone, PartialEq, Debug)]
pub enum StepKind {
    /// `Seat: move "description"`
    Move {
        /// The name of the seat.
        seat: String,
        /// The move.
        text: String,
        /// The description, if there is one.
        talk: Option<String>,
    },
    /// `= ...`
    Expect(String),
    /// `! Seat: move ~ CLAUSE`
    Illegal {
        /// The name of the seat.
        seat: String,
        /// The move.
        text: String,
        /// The clause the refusal must cite.
        clause: Option<String>,
    },
    /// `...`
    Finish,
}

/// An error in a playbook.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadError {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The error, and what was expected.
    pub what: Phrase,
}

impl ReadError {
    /// An error in a line.
    #[must_use]
    pub fn new(line: usize, what: Phrase) -> ReadError {
        ReadError { line, what }
    }
}

/// A word that begins a line of a head.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum HeadWord {
    /// `seed 7`: the word, a space, the rest.
    Plain(&'static str),
    /// `deck: JAB, HOOK`: the word is written with a colon.
    Colon(&'static str),
}

impl HeadWord {
    /// The word, without a colon.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            HeadWord::Plain(word) | HeadWord::Colon(word) => word,
        }
    }
}

/// The head words of every game. A game's notation adds its own: [`Notation::HEADS`].
///
/// [`Notation::HEADS`]: super::Notation::HEADS
const COMMON: [HeadWord; 17] = [
    HeadWord::Plain("game"),
    HeadWord::Plain("rules"),
    HeadWord::Plain("cites"),
    HeadWord::Plain("seat"),
    HeadWord::Plain("seed"),
    HeadWord::Plain("version"),
    HeadWord::Plain("date"),
    HeadWord::Plain("hash"),
    HeadWord::Plain("salt"),
    HeadWord::Plain("secret"),
    HeadWord::Plain("share"),
    HeadWord::Plain("chain"),
    HeadWord::Plain("key"),
    HeadWord::Plain("signed"),
    HeadWord::Plain("broken"),
    HeadWord::Plain("exact"),
    HeadWord::Plain("bots"),
];

/// Whether every game has this head word.
pub(super) fn is_common(word: &str) -> bool {
    COMMON.iter().any(|head| head.word() == word)
}

/// Whether a word already has a meaning where the name of a seat is expected. Writers avoid such names.
#[must_use]
pub fn is_taken<N: Notation>(word: &str) -> bool {
    let heads = COMMON.iter().chain(N::HEADS).map(|head| head.word());
    let mut taken = heads.chain(N::RESERVED.iter().copied()).chain(N::AMBIGUOUS.iter().copied());
    taken.any(|other| other.eq_ignore_ascii_case(word))
}

/// Names for use in a playbook: single words without another meaning, and all different.
#[must_use]
pub fn seat_words<N: Notation>(names: &[String]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for name in names {
        let mut word = name.split_whitespace().collect::<Vec<_>>().join("_");
        let is_taken = |word: &str| is_taken::<N>(word) || words.iter().any(|other| other.eq_ignore_ascii_case(word));
        while word.is_empty() || is_taken(&word) {
            word.push('_');
        }
        words.push(word);
    }
    words
}

/// Names for people to read, with spaces instead of the underscores of a playbook.
#[must_use]
pub fn names_of(seats: &[String]) -> Vec<String> {
    let name = |seat: &String| match seat.replace('_', " ").trim() {
        "" => seat.clone(),
        name => name.to_owned(),
    };
    seats.iter().map(name).collect()
}

/// The greatest size of a file. Playbooks are written by people.
const LONGEST: usize = 16 << 20;

/// Reads a file of examples of one game.
pub fn read<N: Notation>(_: &N, bytes: &[u8]) -> Result<Vec<Example>, ReadError> {
    read_any(bytes, |_| Ok(N::HEADS))
}

/// Reads a file of examples of any games. `heads` returns the head words of a game by its id, or the error for an
/// unknown game.
pub fn read_any(
    bytes: &[u8],
    heads: impl Fn(&str) -> Result<&'static [HeadWord], Phrase>,
) -> Result<Vec<Example>, ReadError> {
    let (examples, faults) = read_every(bytes, heads);
    faults.into_iter().next().map_or(Ok(examples), Err)
}

/// Reads a file like [`read_any`], but goes on after errors. Returns the examples and every error, in order. Examples
/// leave out the lines with errors.
pub fn read_every(
    bytes: &[u8],
    heads: impl Fn(&str) -> Result<&'static [HeadWord], Phrase>,
) -> (Vec<Example>, Vec<ReadError>) {
    let whole = |what: ReadError| (Vec::new(), vec![what]);
    if bytes.len() > LONGEST {
        return whole(ReadError::new(1, Phrase::new("playbook-too-long").with("mib", LONGEST >> 20)));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count();
            return whole(ReadError::new(line, Phrase::new("playbook-not-utf8")));
        }
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut examples: Vec<Example> = Vec::new();
    let mut faults = Vec::new();
    let mut raw = RawExample::at(1);
    for (index, whole) in text.lines().enumerate() {
        let line = index + 1;
        let content = without_comment(whole).trim();
        if content == "---" {
            let done = std::mem::replace(&mut raw, RawExample::at(line + 1));
            examples.extend(done.sorted(examples.last(), &heads, &mut faults));
        } else if !content.is_empty() {
            raw.lines.push((line, content));
        } else if let Some(title) = whole.trim().strip_prefix('#')
            && raw.title.is_empty()
            && raw.lines.is_empty()
        {
            raw.title = title.trim();
        }
    }
    examples.extend(raw.sorted(examples.last(), &heads, &mut faults));
    if examples.is_empty() && faults.is_empty() {
        return whole(ReadError::new(1, Phrase::new("playbook-empty")));
    }
    (examples, faults)
}

/// The lines of an example whose game is not known yet.
struct RawExample<'a> {
    title: &'a str,
    line: usize,
    lines: Vec<(usize, &'a str)>,
}

impl<'a> RawExample<'a> {
    fn at(line: usize) -> RawExample<'a> {
        RawExample { title: "", line, lines: Vec::new() }
    }

    /// The example with its lines sorted into head and steps. `None` if it has no lines or its game is unknown. `game`
    /// and `rules` are those of the previous example, to be inherited.
    fn sorted(
        self,
        before: Option<&Example>,
        heads: impl Fn(&str) -> Result<&'static [HeadWord], Phrase>,
        faults: &mut Vec<ReadError>,
    ) -> Option<Example> {
        if self.lines.is_empty() {
            return None;
        }
        let mut head = Vec::new();
        for key in ["game", "rules"] {
            let own = self.lines.iter().any(|(_, content)| head_line(&[HeadWord::Plain(key)], content).is_some());
            let before = before.into_iter().flat_map(|before| &before.head);
            head.extend(before.filter(|line| !own && line.key == key).take(1).cloned());
        }
        let own = |&(line, content): &(usize, &str)| Some((line, head_line(&[HeadWord::Plain("game")], content)?.1));
        let game = self.lines.iter().find_map(own);
        let game =
            game.or_else(|| head.first().filter(|line| line.key == "game").map(|line| (line.line, line.rest.clone())));
        let heads = game
            .ok_or_else(|| ReadError::new(self.line, Phrase::new("playbook-no-game")))
            .and_then(|(line, game)| heads(id_in(&game)).map_err(|what| ReadError::new(line, what)));
        let heads = match heads {
            Ok(heads) => [&COMMON, heads].concat(),
            Err(fault) => {
                faults.push(fault);
                return None;
            }
        };
        let mut example = Example { title: self.title.to_owned(), line: self.line, head, steps: Vec::new() };
        for (line, content) in self.lines {
            let head = head_line(&heads, content);
            if example.steps.is_empty()
                && let Some((key, rest)) = head
            {
                example.head.push(HeadLine { line, key, rest });
                continue;
            }
            let blame = |wrong| head.and_then(|_| stranger(&example)).unwrap_or(wrong);
            match step(line, content).map_err(blame) {
                Ok(kind) => example.steps.push(Step { line, kind }),
                // One wrong word in the head may spoil several lines.
                Err(fault) if faults.contains(&fault) => {}
                Err(fault) => faults.push(fault),
            }
        }
        Some(example)
    }
}

/// The error if the head goes on after a line that looked like the first move. If no seat has that name, the line was
/// meant as a head line, and this game has no such head word.
fn stranger(example: &Example) -> Option<ReadError> {
    let Step { line, kind: StepKind::Move { seat, text, .. } } = example.steps.first()? else { return None };
    let mut seats = example.head.iter().filter(|line| line.key == "seat");
    let name = |line: &HeadLine| line.rest.split([' ', '\t', ':']).next().unwrap_or_default().to_owned();
    let seated = seats.any(|line| name(line).eq_ignore_ascii_case(seat));
    (!seated).then(|| not_understood(*line, &format!("{seat}: {text}")))
}

fn not_understood(line: usize, content: &str) -> ReadError {
    ReadError::new(line, Phrase::new("playbook-line").with("line", shortened(content)))
}

/// The line before a `#` outside quotes.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..at],
            _ => {}
        }
    }
    // A quote that is never closed does not hide a comment.
    if quoted { line.split('#').next().unwrap_or(line) } else { line }
}

/// Splits a line into its key word and the rest, if it begins with one of these head words.
fn head_line(heads: &[HeadWord], content: &str) -> Option<(String, String)> {
    let (word, rest) = content.split_once([' ', '\t']).unwrap_or((content, ""));
    let head = heads.iter().find(|head| match head {
        HeadWord::Plain(key) => word == *key,
        HeadWord::Colon(key) => word.strip_suffix(':') == Some(key),
    })?;
    Some((head.word().to_owned(), rest.trim().to_owned()))
}

/// The id in the rest of a `game` line. More may follow, such as `+ more decks`.
fn id_in(game: &str) -> &str {
    game.split(|c: char| c.is_whitespace() || c == '+').next().unwrap_or_default()
}

fn step(line: usize, content: &str) -> Result<StepKind, ReadError> {
    if content == "..." {
        return Ok(StepKind::Finish);
    }
    if let Some(expectation) = content.strip_prefix('=') {
        return Ok(StepKind::Expect(expectation.trim().to_owned()));
    }
    if let Some(illegal) = content.strip_prefix('!') {
        let (said, clause) = match illegal.rsplit_once('~') {
            Some((said, clause)) => (said, Some(clause.trim().to_owned())),
            None => (illegal, None),
        };
        let (seat, text, _) = said_by(line, said)?;
        return Ok(StepKind::Illegal { seat, text, clause });
    }
    let (seat, text, talk) = said_by(line, content)?;
    Ok(StepKind::Move { seat, text, talk })
}

/// `Seat: text "description"`.
fn said_by(line: usize, content: &str) -> Result<(String, String, Option<String>), ReadError> {
    let (seat, text) = content
        .split_once(':')
        .filter(|(seat, text)| {
            let seat = seat.trim();
            !seat.is_empty() && !seat.contains(char::is_whitespace) && !text.trim().is_empty()
        })
        .ok_or_else(|| not_understood(line, content))?;
    let (text, talk) = match text.split_once('"') {
        None => (text, None),
        Some((text, rest)) => {
            let talk = rest.trim_end().strip_suffix('"');
            let talk = talk.ok_or_else(|| ReadError::new(line, Phrase::new("playbook-open-quote")))?;
            (text, Some(talk.to_owned()))
        }
    };
    Ok((seat.trim().to_owned(), text.trim().to_owned(), talk))
}

/// A line shortened for use in a message.
pub(crate) fn shortened(text: &str) -> String {
    let short: String = text.chars().take(60).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(60).is_some() { short + "…" } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The head words of two games. One of them has its own.
    fn heads(id: &str) -> Result<&'static [HeadWord], Phrase> {
        match id {
            "tens" => Ok(&[HeadWord::Colon("pile"), HeadWord::Plain("lead")]),
            "x" => Ok(&[]),
            _ => Err(Phrase::new("unknown").with("id", id)),
        }
    }

    #[test]
    fn an_example_is_read() {
        let text = "# Title\ngame x # deck\nseat Bob 9: GRAB\n\nBob: HIDE \"behind # the bins\"\n! Ann: BLOCK ~ LM-GRAB-1\n= Bob 5\n...\n";
        let [example] = &read_any(text.as_bytes(), heads).unwrap()[..] else { panic!() };
        assert_eq!(example.title, "Title");
        assert_eq!(example.head[1], HeadLine { line: 3, key: "seat".into(), rest: "Bob 9: GRAB".into() });
        let talk = Some("behind # the bins".to_owned());
        assert_eq!(example.steps[0].kind, StepKind::Move { seat: "Bob".into(), text: "HIDE".into(), talk });
        assert_eq!(example.steps.len(), 4);
    }

    #[test]
    fn game_and_rules_are_inherited() {
        let text = "game x\nrules italian\nseat A:\n---\nseat B:\n";
        let examples = read_any(text.as_bytes(), heads).unwrap();
        let keys: Vec<_> = examples[1].head.iter().map(|line| line.key.as_str()).collect();
        assert_eq!(keys, ["game", "rules", "seat"]);
    }

    #[test]
    fn errors_name_their_line() {
        let line = |text: &[u8]| read_any(text, heads).unwrap_err().line;
        assert_eq!(line(b""), 1);
        assert_eq!(line(b"game x\nwhat is this\n"), 2);
        assert_eq!(line(b"game x\n\n\xff\n"), 3);
        assert_eq!(line(b"game x\nBob: HIDE \"open\n"), 2);
        assert_eq!(line(b"seat Bob:\n"), 1);
    }

    #[test]
    fn every_fault_of_a_file_is_found_in_one_reading() {
        let text = b"game x\nwhat is this\nAnn: 3\nBob: \"open\n---\ngame chess\nnonsense\n---\nAnn: 4\nor this\n";
        let (examples, faults) = read_every(text, heads);
        assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2, 4, 6, 10]);
        assert_eq!(examples.len(), 2);
    }

    #[test]
    fn every_game_has_heads_of_its_own() {
        let text = "seat Ann:\ngame tens + more\npile: 1, 2\nlead Ann\nAnn: 3\n---\npile: 4\nAnn: 5\n";
        let examples = read_any(text.as_bytes(), heads).unwrap();
        let keys = |at: usize| examples[at].head.iter().map(|line| line.key.as_str()).collect::<Vec<_>>();
        assert_eq!(examples[0].game(), "tens");
        assert_eq!(keys(0), ["seat", "game", "pile", "lead"]);
        assert_eq!((keys(1), examples[1].steps.len()), (vec!["game", "pile"], 1));
        // After the head, and in a game without that head word, it is the name of a seat.
        let text = "game tens\nseat Ann:\nAnn: 3\npile: 4\n---\ngame x\nseat pile:\npile: 4\n";
        let examples = read_any(text.as_bytes(), heads).unwrap();
        assert_eq!(examples.iter().map(|example| example.steps.len()).collect::<Vec<_>>(), [2, 1]);
    }

    #[test]
    fn a_head_word_of_another_game_is_reported() {
        let wrong = |text: &str| read_any(text.as_bytes(), heads).unwrap_err();
        let unknown = wrong("game x\nseat Ann:\npile: 1, 2\nseat Bob:\nBob: 3\n");
        let what = Phrase::new("playbook-line").with("line", "pile: 1, 2");
        assert_eq!(unknown, ReadError::new(3, what));
        assert_eq!(wrong("game x\nlead Ann\nseat Ann:\n").line, 2);
        assert_eq!(wrong("game x\nseat Ann:\nann: 3\nseat Bob:\n").line, 4);
    }

    #[test]
    fn an_unknown_game_is_named_where_it_stands() {
        let wrong = read_any(b"# Title\nseat Ann:\ngame chess\nwhat is this\n", heads).unwrap_err();
        assert_eq!(wrong, ReadError::new(3, Phrase::new("unknown").with("id", "chess")));
    }
}

//! Lines into examples.

use crate::Phrase;

/// One example: a head, then moves and expectations.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The comment at its top.
    pub title: String,
    /// The line it begins at, from 1.
    pub line: usize,
    /// The lines of its head, in order, `game` and `rules` inherited if need be.
    pub head: Vec<HeadLine>,
    /// What happens, and what must be true.
    pub steps: Vec<Step>,
}

impl Example {
    /// The value of a line of the head, the first if there are several.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&str> {
        self.head.iter().find(|line| line.key == key).map(|line| line.rest.as_str())
    }
}

/// A line of a head: a key word and the rest.
#[derive(Clone, PartialEq, Debug)]
pub struct HeadLine {
    /// Where it stands, from 1.
    pub line: usize,
    /// The key word, without its colon.
    pub key: String,
    /// Everything after it.
    pub rest: String,
}

/// A line after the head.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Where it stands, from 1.
    pub line: usize,
    /// What it says.
    pub kind: StepKind,
}

/// What a line after the head says.
#[derive(Clone, PartialEq, Debug)]
pub enum StepKind {
    /// `Seat: move "description"`
    Move {
        /// Who.
        seat: String,
        /// What.
        text: String,
        /// The description, if there is one.
        talk: Option<String>,
    },
    /// `= ...`
    Expect(String),
    /// `! Seat: move ~ CLAUSE`
    Illegal {
        /// Who.
        seat: String,
        /// What.
        text: String,
        /// The clause the refusal must cite.
        clause: Option<String>,
    },
    /// `...`
    Finish,
}

/// A place that cannot be read as a playbook.
#[derive(Clone, PartialEq, Debug)]
pub struct Unreadable {
    /// Where, from 1.
    pub line: usize,
    /// What is wrong, and what was expected there.
    pub what: Phrase,
}

impl Unreadable {
    /// Something wrong at a line.
    #[must_use]
    pub fn new(line: usize, what: Phrase) -> Unreadable {
        Unreadable { line, what }
    }
}

/// Key words that begin a line of a head, apart from `seat`, whose line may hold a colon.
///
/// They are those of all games; each game complains about what it does not know.
const KEYS: [&str; 26] = [
    "game",
    "rules",
    "cites",
    "state",
    "turn",
    "deck",
    "discard",
    "seed",
    "shuffled",
    "hands",
    "shuffle",
    "dealer",
    "version",
    "date",
    "hash",
    "salt",
    "seat",
    "table",
    "doors",
    "treasures",
    "dice",
    "chance",
    "define",
    "rank",
    "pile",
    "turns",
];

/// Whether a word begins a line of a head, in any game: no seat can have such a name.
#[must_use]
pub fn is_key(word: &str) -> bool {
    KEYS.iter().any(|key| key.eq_ignore_ascii_case(word))
}

/// The longest file that is read: a playbook is written by people.
const LONGEST: usize = 16 << 20;

/// Reads the bytes of a file.
pub fn read(bytes: &[u8]) -> Result<Vec<Example>, Unreadable> {
    if bytes.len() > LONGEST {
        return Err(Unreadable::new(1, Phrase::new("playbook-too-long").with("mib", LONGEST >> 20)));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count();
            return Err(Unreadable::new(line, Phrase::new("playbook-not-utf8")));
        }
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut examples: Vec<Example> = Vec::new();
    let mut example = Example { title: String::new(), line: 1, head: Vec::new(), steps: Vec::new() };
    for (index, whole) in text.lines().enumerate() {
        let line = index + 1;
        let content = without_comment(whole).trim();
        if content == "---" {
            let next = Example { title: String::new(), line: line + 1, head: Vec::new(), steps: Vec::new() };
            finish(std::mem::replace(&mut example, next), &mut examples)?;
            continue;
        }
        if content.is_empty() {
            if let Some(title) = whole.trim().strip_prefix('#')
                && example.title.is_empty()
                && example.head.is_empty()
                && example.steps.is_empty()
            {
                example.title = title.trim().to_owned();
            }
            continue;
        }
        if example.steps.is_empty()
            && let Some((key, rest)) = head_line(content)
        {
            example.head.push(HeadLine { line, key, rest });
        } else {
            example.steps.push(Step { line, kind: step(line, content)? });
        }
    }
    finish(example, &mut examples)?;
    if examples.is_empty() {
        return Err(Unreadable::new(1, Phrase::new("playbook-empty")));
    }
    Ok(examples)
}

/// Adds an example that has something in it, with `game` and `rules` of the one before.
fn finish(mut example: Example, examples: &mut Vec<Example>) -> Result<(), Unreadable> {
    if example.head.is_empty() && example.steps.is_empty() {
        return Ok(());
    }
    for key in ["rules", "game"] {
        if example.head.iter().any(|line| line.key == key) {
            continue;
        }
        let before = examples.last().and_then(|before| before.head.iter().find(|line| line.key == key));
        match before {
            Some(line) => example.head.insert(0, line.clone()),
            None if key == "game" => {
                return Err(Unreadable::new(example.line, Phrase::new("playbook-no-game")));
            }
            None => {}
        }
    }
    examples.push(example);
    Ok(())
}

/// The line up to a `#` that stands outside quotes.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..at],
            _ => {}
        }
    }
    // A quote that is never closed hides no comment.
    if quoted { line.split('#').next().unwrap_or(line) } else { line }
}

fn head_line(content: &str) -> Option<(String, String)> {
    let (word, rest) = content.split_once([' ', '\t']).unwrap_or((content, ""));
    let (key, colon) = match word.strip_suffix(':') {
        Some(key) => (key, true),
        None => (word, false),
    };
    let listed = matches!(key, "deck" | "discard" | "shuffle" | "doors" | "treasures" | "dice" | "chance");
    (KEYS.contains(&key) && colon == listed).then(|| (key.to_owned(), rest.trim().to_owned()))
}

fn step(line: usize, content: &str) -> Result<StepKind, Unreadable> {
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
fn said_by(line: usize, content: &str) -> Result<(String, String, Option<String>), Unreadable> {
    let (seat, text) = content
        .split_once(':')
        .filter(|(seat, text)| {
            let seat = seat.trim();
            !seat.is_empty() && !seat.contains(char::is_whitespace) && !text.trim().is_empty()
        })
        .ok_or_else(|| Unreadable::new(line, Phrase::new("playbook-line").with("line", shortened(content))))?;
    let (text, talk) = match text.split_once('"') {
        None => (text, None),
        Some((text, rest)) => {
            let talk = rest.trim_end().strip_suffix('"');
            let talk = talk.ok_or_else(|| Unreadable::new(line, Phrase::new("playbook-open-quote")))?;
            (text, Some(talk.to_owned()))
        }
    };
    Ok((seat.trim().to_owned(), text.trim().to_owned(), talk))
}

/// A line as it can be shown in a message.
pub(crate) fn shortened(text: &str) -> String {
    let short: String = text.chars().take(60).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(60).is_some() { short + "…" } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_read() {
        let text = "# Title\ngame lunch-money # deck\nseat Bob 9: GRAB\n\nBob: HIDE \"behind # the bins\"\n! Ann: BLOCK ~ LM-GRAB-1\n= Bob 5\n...\n";
        let [example] = &read(text.as_bytes()).unwrap()[..] else { panic!() };
        assert_eq!(example.title, "Title");
        assert_eq!(example.head[1], HeadLine { line: 3, key: "seat".into(), rest: "Bob 9: GRAB".into() });
        let talk = Some("behind # the bins".to_owned());
        assert_eq!(example.steps[0].kind, StepKind::Move { seat: "Bob".into(), text: "HIDE".into(), talk });
        assert_eq!(example.steps.len(), 4);
    }

    #[test]
    fn game_and_rules_are_inherited() {
        let text = "game lunch-money\nrules italian\nseat A:\n---\nseat B:\n";
        let examples = read(text.as_bytes()).unwrap();
        let keys: Vec<_> = examples[1].head.iter().map(|line| line.key.as_str()).collect();
        assert_eq!(keys, ["game", "rules", "seat"]);
    }

    #[test]
    fn what_cannot_be_read_names_its_line() {
        let line = |text: &[u8]| read(text).unwrap_err().line;
        assert_eq!(line(b""), 1);
        assert_eq!(line(b"game x\nwhat is this\n"), 2);
        assert_eq!(line(b"game x\n\n\xff\n"), 3);
        assert_eq!(line(b"game x\nBob: HIDE \"open\n"), 2);
        assert_eq!(line(b"seat Bob:\n"), 1);
    }
}

//! What a game has to do to be shown and played.

use crate::keys::KeyHint;
use crate::line::Vocabulary;
use crate::scene::{LogLine, Scene};
use std::time::Duration;
use words::Words;

/// A game that is played, or one that is shown.
///
/// Everything it says is said in the language of the words it is handed, so that the language can
/// change at any time.
pub trait Table {
    /// What is known of its game.
    type Lore: Lore;

    /// What the viewer sees.
    fn scene(&self, words: &Words) -> Scene;

    /// Everything that has happened so far, as far as the viewer may know.
    fn log(&self, words: &Words) -> Vec<LogLine>;

    /// Whom the game waits for.
    fn waits_for(&self) -> WaitsFor;

    /// Takes the choice of the viewer, by its number from 0.
    ///
    /// # Errors
    /// A message if it could not be written down; the choice was made all the same.
    fn choose(&mut self, words: &Words, n: usize) -> Result<(), String>;

    /// Takes a decision of the viewer that was written out, as in a playbook: there may be more of them
    /// than can be listed.
    ///
    /// # Errors
    /// Why it cannot be done, or a message if it could not be written down.
    fn write(&mut self, words: &Words, text: &str) -> Result<(), Vec<String>>;

    /// Something that could be written now, as an example.
    fn example(&self, words: &Words) -> String;

    /// What can be written now, to be completed.
    fn vocabulary(&self, _words: &Words) -> Vocabulary {
        Vocabulary::default()
    }

    /// Lets one of the others decide.
    ///
    /// # Errors
    /// A message if it could not be written down; the decision was made all the same.
    fn go_on(&mut self, words: &Words) -> Result<(), String>;

    /// Deals another game after this one. False if that is not possible.
    ///
    /// # Errors
    /// A message if it cannot be written down.
    fn again(&mut self, words: &Words) -> Result<bool, String>;

    /// How much of what happened the viewer has seen: it grows with every event.
    fn happened(&self) -> usize;

    /// Whether there is an answer to this question at this table at all.
    fn answers(&self, _question: Question) -> bool {
        false
    }

    /// Begins to look for an answer; the table stays alive meanwhile.
    fn think(&mut self, _words: &Words, _question: Question) {}

    /// What is known of the answer by now, in lines of any length; `width` is what a picture may take.
    fn answer(&self, words: &Words, question: Question, width: usize) -> Vec<String>;

    /// Nobody waits for the answer any more.
    fn stop_thinking(&mut self) {}

    /// Takes in what came from elsewhere in the meantime: a server, a thought. `time` has gone by.
    fn take_in(&mut self, _time: Duration) -> News {
        News::None
    }

    /// How long there is for what is asked now, if it matters.
    fn countdown(&self) -> Option<Countdown> {
        None
    }

    /// Whether others play elsewhere, at a pace of their own.
    fn is_live(&self) -> bool {
        false
    }

    /// Keys that only this table has, as they are now.
    fn keys(&self) -> Vec<KeyHint> {
        Vec::new()
    }

    /// One of these keys was pressed.
    fn press(&mut self, _key: char) {}

    /// Whether the table is put aside for something else: whoever has opened the screen goes on with that, and may open it
    /// again.
    fn is_aside(&self) -> bool {
        false
    }

    /// Whether there is anybody to talk to.
    fn can_chat(&self) -> bool {
        false
    }

    /// Says something to everybody at the table.
    fn chat(&mut self, _text: &str) {}

    /// On what occasions the viewer can be asked at this table, in words, and whether they are.
    fn stops(&self, _words: &Words) -> Vec<(String, bool)> {
        Vec::new()
    }

    /// From now on the viewer is asked on one of these occasions, or not any more.
    fn flip_stop(&mut self, _n: usize) {}

    /// Whether the viewer has a seat that can be given up.
    fn can_give_up(&self) -> bool {
        false
    }

    /// Gives the seat up for good.
    fn give_up(&mut self) {}

    /// The whole table, in words.
    fn in_words(&self, words: &Words) -> Vec<String>;

    /// Where a game that is shown has got to, and how many steps it has; `None` for one that is played.
    fn step(&self) -> Option<(usize, usize)> {
        None
    }

    /// Shows another step.
    fn show(&mut self, _step: Step) {}
}

/// What is known of a game, whoever plays it.
pub trait Lore {
    /// The keys of messages that explain its signs.
    const SIGNS: &'static [&'static str];

    /// What the rulebook has about something: cards that are called so, and clauses that speak of it; all clauses if
    /// nothing is asked.
    fn search(words: &Words, what: &str) -> Vec<Entry>;

    /// A card by its name, or a clause by its id with its examples, in lines of at most `width` columns.
    fn look_up(words: &Words, what: &str, width: usize) -> Option<String>;
}

/// Something that can be looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// A clause's id, or that it is a card.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What to look up.
    pub key: String,
}

/// Whom a game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// The viewer.
    You,
    /// Somebody else, whom [`Table::go_on`] lets decide.
    Others,
    /// Somebody elsewhere: it goes on by itself.
    Elsewhere,
    /// Nobody: it is over, or it is only shown.
    Nobody,
}

/// Something that takes a while to find out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Why this card of the hand cannot be played now, with the clauses; or that it can.
    Why(usize),
    /// What a strong player would do.
    Hint,
    /// How likely everybody is to win, over the game so far.
    Chances,
    /// Where the record of a game is that is over.
    Record,
    /// How its decisions are judged.
    Review,
}

/// What has come from elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    None,
    /// Something to look at.
    Some,
    /// The table is closed to the viewer: there is nothing more to show.
    Closed,
}

/// Time that runs out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// What is left.
    pub left: Duration,
    /// Of how much.
    pub total: Duration,
}

impl Countdown {
    /// What is left in whole seconds, the begun one included.
    #[must_use]
    pub fn seconds(self) -> u128 {
        self.left.as_millis().div_ceil(1000)
    }
}

/// A way through a game that is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they say it themselves")]
pub enum Step {
    Back,
    Forward,
    TurnBack,
    TurnForward,
    First,
    Last,
}

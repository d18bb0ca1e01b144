//! The interface of a game to the terminal.

use crate::keys::KeyHint;
use crate::line::Vocabulary;
use crate::scene::{LogLine, Scene};
use std::time::Duration;
use words::Words;

/// A game to play or to watch.
///
/// All text is in the language of the `words` passed, so the language can change at any time.
pub trait Table {
    /// The game's rulebook.
    type Lore: Lore;

    /// What the viewer sees.
    fn scene(&self, words: &Words) -> Scene;

    /// The log so far, as far as the viewer may know it.
    fn log(&self, words: &Words) -> Vec<LogLine>;

    /// The reader is at the beginning of the log and wants to see what came before, if there is anything.
    fn wants_earlier(&mut self) {}

    /// Whether earlier lines have come since the last call.
    fn has_earlier(&mut self) -> bool {
        false
    }

    /// Who the game is waiting for.
    fn waits_for(&self) -> WaitsFor;

    /// Makes the viewer's choice with this number, counted from 0.
    ///
    /// # Errors
    ///
    /// A message if it could not be saved. The choice counts all the same.
    fn choose(&mut self, words: &Words, n: usize) -> Result<(), String>;

    /// Makes a decision of the viewer in written form, as in a playbook. It may be one that is not listed.
    ///
    /// # Errors
    ///
    /// The reasons why it is not possible, or a message if it could not be saved.
    fn write(&mut self, words: &Words, text: &str) -> Result<(), Vec<String>>;

    /// An example of a decision in written form.
    fn example(&self, words: &Words) -> String;

    /// What can be written now, to be completed.
    fn vocabulary(&self, _words: &Words) -> Vocabulary {
        Vocabulary::default()
    }

    /// Lets one of the others decide.
    ///
    /// # Errors
    ///
    /// A message if it could not be saved. The decision counts all the same.
    fn go_on(&mut self, words: &Words) -> Result<(), String>;

    /// Deals another game after this one. Returns false if that is not possible.
    ///
    /// # Errors
    ///
    /// A message if it cannot be saved.
    fn again(&mut self, words: &Words) -> Result<bool, String>;

    /// How many events the viewer has seen.
    fn happened(&self) -> usize;

    /// Whether this table can answer such a question.
    fn answers(&self, _question: Question) -> bool {
        false
    }

    /// Begins to look for an answer; the table stays alive meanwhile.
    fn think(&mut self, _words: &Words, _question: Question) {}

    /// The answer as far as it is known, in lines of any length. `width` is the space for a picture.
    fn answer(&self, words: &Words, question: Question, width: usize) -> Vec<String>;

    /// Stops looking for an answer.
    fn stop_thinking(&mut self) {}

    /// Takes in what has arrived from a server or a background search. `time` has passed.
    fn take_in(&mut self, _time: Duration) -> News {
        News::None
    }

    /// The time left for the current question, if there is a limit.
    fn countdown(&self) -> Option<Countdown> {
        None
    }

    /// Whether others play elsewhere, at their own pace.
    fn is_live(&self) -> bool {
        false
    }

    /// Keys that only this table has, in their current state.
    fn keys(&self) -> Vec<KeyHint> {
        Vec::new()
    }

    /// Handles one of these keys.
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

    /// Sends a chat message to the table.
    fn chat(&mut self, _text: &str) {}

    /// The kinds of windows at this table, in words, each with whether the viewer is asked.
    fn stops(&self, _words: &Words) -> Vec<(String, bool)> {
        Vec::new()
    }

    /// Toggles whether the viewer is asked in one of these kinds of windows.
    fn flip_stop(&mut self, _n: usize) {}

    /// Whether the viewer has a seat to give up.
    fn can_give_up(&self) -> bool {
        false
    }

    /// Gives up the seat for good.
    fn give_up(&mut self) {}

    /// The whole table, in words.
    fn in_words(&self, words: &Words) -> Vec<String>;

    /// The current step of a recorded game, and their number. `None` for a live game.
    fn step(&self) -> Option<(usize, usize)> {
        None
    }

    /// Shows another step.
    fn show(&mut self, _step: Step) {}
}

/// The rulebook of a game.
pub trait Lore {
    /// The keys of messages that explain its signs.
    const SIGNS: &'static [&'static str];

    /// Search results in the rulebook: cards with this name, and clauses that mention it. An empty text finds all
    /// clauses.
    fn search(words: &Words, what: &str) -> Vec<SearchResult>;

    /// A card by its name, or a clause by its id with its examples, wrapped to `width` columns.
    fn look_up(words: &Words, what: &str, width: usize) -> Option<String>;
}

/// A search result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// A clause's id, or the word for a card.
    pub id: String,
    /// The title.
    pub title: String,
    /// What to look up with [`Lore::look_up`].
    pub key: String,
}

/// Who a game is waiting for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// The viewer.
    You,
    /// Somebody else, who decides when [`Table::go_on`] is called.
    Others,
    /// Somebody elsewhere. The game goes on by itself.
    Elsewhere,
    /// Nobody: the game is over or recorded.
    Nobody,
}

/// A question that takes time to answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Why this card of the hand cannot be played now, with the clauses, or that it can.
    Why(usize),
    /// A strong player's move.
    Hint,
    /// Everybody's chances to win, over the game so far.
    Chances,
    /// Where the record of a game is that is over.
    Record,
    /// How its decisions are judged.
    Review,
}

/// What has arrived from elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    None,
    /// Something new to look at.
    Some,
    /// The table is closed to the viewer, so nothing more will come.
    Closed,
}

/// A running time limit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// The time left.
    pub left: Duration,
    /// The total time.
    pub total: Duration,
}

impl Countdown {
    /// The whole seconds left, rounded up.
    #[must_use]
    pub fn seconds(self) -> u128 {
        self.left.as_millis().div_ceil(1000)
    }
}

/// A step through a recorded game.
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

//! A saved game, shown step by step, forwards and backwards.

use super::{LogEntry, Lore, log, opening, scene};
use kit::Kit;
use table::playbook::{Run, SameChance};
use table::{Game, Seat};
use tui::{LogLine, Prompt, Question, Scene, Step, WaitsFor};
use words::Words;

/// A game, and the step that is shown.
pub(crate) struct Walk<K: Kit> {
    title: String,
    names: Vec<String>,
    seat: Option<Seat>,
    kit: K,
    /// The game before each decision, and at the end.
    games: Vec<K::Game>,
    /// What happened before the first decision, and with each one.
    told: Vec<LogEntry<K::Game>>,
    at: usize,
}

impl<K: Kit> Walk<K> {
    /// A run, as a seat or the public saw it.
    pub(crate) fn new(title: String, names: Vec<String>, run: &Run<K::Game>, seat: Option<Seat>) -> Walk<K> {
        let mut games = vec![run.start];
        let mut told = vec![opening::<K>(&run.start)];
        let mut game = run.start;
        let mut same = SameChance::new(&run.chances);
        for played in &run.played {
            game.play(played.seat, played.mv, &mut same);
            games.push(game);
            let events = played.events.iter().filter_map(|event| K::Game::seen_by(event, seat)).collect();
            told.push(LogEntry { talk: played.talk.clone().map(|talk| (played.seat, talk)), events });
        }
        let mut walk = Walk { title, names, seat, kit: K::of(&run.start), games, told, at: 0 };
        walk.drop_unseen();
        walk
    }

    /// Removes decisions that the viewer cannot see.
    fn drop_unseen(&mut self) {
        let told = std::mem::take(&mut self.told);
        let games = std::mem::take(&mut self.games);
        for (told, game) in told.into_iter().zip(games) {
            let unseen = told.talk.is_none() && told.events.is_empty() && !self.games.is_empty();
            match self.games.last_mut() {
                Some(last) if unseen => *last = game,
                _ => {
                    self.games.push(game);
                    self.told.push(told);
                }
            }
        }
    }

    /// Whether a turn begins with this step.
    fn begins(&self, at: usize) -> bool {
        self.told[at].events.iter().any(K::begins)
    }

    fn last(&self) -> usize {
        self.games.len() - 1
    }

    fn view(&self) -> <K::Game as Game>::View {
        self.games[self.at].view(self.seat)
    }
}

impl<K: Kit> tui::Table for Walk<K> {
    type Lore = Lore<K>;

    fn scene(&self, words: &Words) -> Scene {
        let mut scene = scene(&self.kit, words, &self.names, self.title.clone(), &self.view(), self.seat);
        scene.asked = Prompt::Shown;
        // Nothing is dimmed, because nothing is chosen.
        scene.hand.iter_mut().for_each(|card| card.playable = true);
        scene
    }

    fn log(&self, words: &Words) -> Vec<LogLine> {
        log(&self.kit, words, &self.names, &self.told[..=self.at])
    }

    fn happened(&self) -> usize {
        self.at
    }

    fn waits_for(&self) -> WaitsFor {
        WaitsFor::Nobody
    }

    fn choose(&mut self, _: &Words, _: usize) -> Result<(), String> {
        Ok(())
    }

    fn write(&mut self, _: &Words, _: &str) -> Result<(), Vec<String>> {
        Ok(())
    }

    fn example(&self, words: &Words) -> String {
        self.kit.examples(words, &self.names).1
    }

    fn go_on(&mut self, _: &Words) -> Result<(), String> {
        Ok(())
    }

    fn again(&mut self, _: &Words) -> Result<bool, String> {
        Ok(false)
    }

    fn answer(&self, _: &Words, _: Question, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn in_words(&self, words: &Words) -> Vec<String> {
        self.kit.table(words, &self.names, &self.view())
    }

    fn step(&self) -> Option<(usize, usize)> {
        Some((self.at, self.last()))
    }

    fn show(&mut self, step: Step) {
        self.at = match step {
            Step::Back => self.at.saturating_sub(1),
            Step::Forward => (self.at + 1).min(self.last()),
            Step::TurnBack => (0..self.at).rev().find(|&at| self.begins(at)).unwrap_or(0),
            Step::TurnForward => (self.at + 1..self.games.len()).find(|&at| self.begins(at)).unwrap_or(self.last()),
            Step::First => 0,
            Step::Last => self.last(),
        };
    }
}

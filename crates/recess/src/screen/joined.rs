//! A server's table on the screen: the waiting room and the game.

use super::guest::LogItem;
use super::thinking::chance_lines;
use super::{Guest, Lore, Shows, SpokenTip, WATCH, choices, hint_lines, how_it_ended, others_think, scene};
use crate::game::vocabulary;
use kit::scene::{Mark, Middle, Place};
use kit::{Kit, MoveOf};
use std::path::PathBuf;
use std::time::Duration;
use table::playbook::Notation as _;
use table::{Game as _, Phrase, Seat};
use tui::ratatui::crossterm::event::KeyCode;
use tui::{Choice, Countdown, KeyHint, LogLine, News, Prompt, Question, Scene, Vocabulary, WaitsFor};
use wire::{
    Advice, AutoPass, ChatLine, FromClient, Proposal, ProposalKind, RefusalReason, Sitter, TableStage,
    WaitsFor as WaitsForSeat,
};
use words::Words;

const UNDO: KeyHint = ("u", "screen-key-undo", KeyCode::Char('u'));
const FREE: KeyHint = ("f", "screen-key-free", KeyCode::Char('f'));
const ASKED: KeyHint = ("f", "screen-key-asked", KeyCode::Char('f'));
const AGREE: KeyHint = ("y", "screen-key-agree", KeyCode::Char('y'));
const DECLINE: KeyHint = ("n", "screen-key-decline", KeyCode::Char('n'));
const MORE_TIME: KeyHint = ("x", "screen-key-stop", KeyCode::Char('x'));

const fn passing(now: AutoPass) -> KeyHint {
    let what = match now {
        AutoPass::Never => "screen-key-pass-never",
        AutoPass::NotMine => "screen-key-pass-not-mine",
        AutoPass::NotAtMe => "screen-key-pass-not-at-me",
        AutoPass::UntilMyTurn => "screen-key-pass-until",
    };
    ("p", what, KeyCode::Char('p'))
}

/// Each reason with its clauses.
fn reasons<K: Kit>(guest: &Guest<K>, words: &Words, reasons: &[RefusalReason]) -> Vec<String> {
    let names = guest.names(words);
    let told = reasons.iter().map(|why| {
        let said = guest.settings.say(words, &names, &why.say);
        match &why.clauses[..] {
            [] => said,
            clauses => words.fill("play-because", &[("why", &said), ("clause", &clauses.join(", "))]),
        }
    });
    told.collect()
}

impl<K: Kit> Guest<K> {
    /// Who sits in a seat, in a few words.
    fn sitter(&self, words: &Words, seat: Seat) -> String {
        let place = &self.info.seats[seat.index()];
        match place.who {
            Sitter::Nobody => words.get("screen-who-nobody"),
            Sitter::Person => words.get("screen-who-person"),
            Sitter::Away => words.get("screen-who-away"),
            Sitter::StoodIn => words.get("screen-who-stood-in"),
            Sitter::Bot => words.fill("screen-who-bot", &[("level", place.level.as_deref().unwrap_or(""))]),
        }
    }

    fn title(&self, words: &Words) -> String {
        let (rules, id) = (self.settings.rules(), &self.info.id);
        words.fill("screen-title-table", &[("game", K::TITLE), ("rules", &rules), ("id", id)])
    }

    /// The room before a game: who is there, and how friends can join.
    fn waiting_room(&self, words: &Words) -> Scene {
        let names = self.names(words);
        let place = |(seat, name): (Seat, String)| {
            let nobody = self.info.seats[seat.index()].who == Sitter::Nobody;
            Place {
                name,
                own: self.you == Some(seat),
                out: nobody,
                score: self.sitter(words, seat),
                ..Place::default()
            }
        };
        let free = self.info.seats.iter().filter(|place| place.who == Sitter::Nobody).count().to_string();
        let waits = words.fill("screen-room-waits", &[("free", &free)]);
        let asked = match self.you {
            None => Prompt::Others(waits),
            Some(_) => {
                let begin = words.fill("screen-room-begin", &[("free", &free)]);
                Prompt::You { question: waits, choices: vec![Choice { text: begin, cards: Vec::new(), kept: false }] }
            }
        };
        Scene {
            title: self.title(words),
            piles: words.fill("screen-watching", &[("n", &self.info.watching.to_string())]),
            room: 1,
            seats: Seat::all(names.len()).zip(names).map(place).collect(),
            middle: Middle::Notes(vec![
                Mark::plain(words.get("screen-room-link")),
                Mark::plain(self.link.clone()),
                Mark::plain(words.get(if self.info.options.hints {
                    "screen-room-hints"
                } else {
                    "screen-room-no-hints"
                })),
            ]),
            asked,
            ..Scene::default()
        }
    }

    fn warning(&self, words: &Words) -> Option<String> {
        if self.lost {
            return Some(words.get("screen-lost"));
        }
        reasons(self, words, &self.refused).into_iter().next().or_else(|| self.proposed(words))
    }

    /// What the table is asked to agree to, or what a guest without a seat is waiting for.
    fn proposed(&self, words: &Words) -> Option<String> {
        match self.waits_for_seat {
            Some(WaitsForSeat::Consent) => return Some(words.get("web-waits-consent")),
            Some(WaitsForSeat::NextGame) => return Some(words.get("web-waits-next")),
            None => {}
        }
        let proposal = self.proposal().or_else(|| self.info.proposals.first())?;
        let names = self.names(words);
        let bot = proposal.seat.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
        let key = match proposal.what {
            ProposalKind::Start => "wants-start",
            ProposalKind::Rematch => "wants-rematch",
            ProposalKind::Seat => "wants-seat",
        };
        let (n, needed) = (proposal.agreed.len().to_string(), proposal.needed.to_string());
        let mut said = words.fill(key, &[("name", &proposal.name), ("bot", bot)]);
        if !proposal.near.is_empty() {
            let near: Vec<&str> = proposal.near.iter().map(|seat| names[seat.index()].as_str()).collect();
            said = format!("{said} {}", words.fill("wants-near", &[("names", &near.join(", "))]));
        }
        Some(format!("{said} {}", words.fill("wants-count", &[("n", &n), ("needed", &needed)])))
    }

    /// A proposal that this player has not agreed to yet.
    fn proposal(&self) -> Option<&Proposal> {
        let you = self.you?;
        self.info.proposals.iter().find(|proposal| !proposal.agreed.contains(&you))
    }

    /// The question with the moves to choose from.
    fn question(&self, words: &Words, scene: &mut Scene) -> Option<Prompt> {
        let (view, voice, names) = (self.view.as_ref()?, &self.settings, self.names(words));
        let said = |phrase| voice.say(words, &names, phrase);
        let offered = self.offered().iter().map(|choice| (choice.mv, said(&choice.say)));
        let mut choices = choices(voice, view, offered, &mut scene.hand);
        if self.acts_freely {
            return Some(Prompt::You { question: words.get("screen-free"), choices });
        }
        let ask = self.ask.as_ref()?;
        for (choice, offered) in choices.iter_mut().zip(&ask.moves) {
            choice.kept = ask.kept == Some(offered.mv);
        }
        let mut question = said(&ask.say);
        if ask.kept.is_some() {
            question = format!("{question} {}", words.get("screen-kept"));
        }
        Some(Prompt::You { question, choices })
    }

    /// Everybody's chances, each time they were asked for.
    fn chances(&self, words: &Words, width: usize) -> Vec<String> {
        let mut lines = vec![words.get("screen-chances-asked"), String::new()];
        let chance = |at: usize, seat: usize| self.outlooks[at].get(seat).copied();
        lines.extend(chance_lines(&self.names(words), self.outlooks.len(), chance, width));
        let news = match &self.advice {
            Some(None) => Some(words.get("screen-asking")),
            Some(Some(_)) => reasons(self, words, &self.refused).into_iter().next(),
            None => Some(words.get("screen-no-hint")),
        };
        lines.extend(news.into_iter().flat_map(|news| [String::new(), news]));
        lines
    }

    /// The names of the cards in the hand.
    pub(crate) fn hand(&self, words: &Words) -> Vec<String> {
        let faces = self.view.as_ref().map(|view| self.settings.faces(words, view));
        faces.into_iter().flatten().map(|face| face.name).collect()
    }

    /// The table and the hand before a question, for players without a screen.
    pub(crate) fn reminder(&self, words: &Words) -> Vec<String> {
        let Some(view) = &self.view else { return Vec::new() };
        let (voice, names) = (&self.settings, self.names(words));
        let mut lines = voice.reminder(words, &names, view);
        lines.push(match voice.hand(words, view) {
            Some(cards) => words.fill("play-hand", &[("cards", &cards)]),
            None => words.get("play-hand-empty"),
        });
        lines
    }

    /// Who is there, line by line.
    pub(crate) fn seats(&self, words: &Words) -> Vec<String> {
        let names = self.names(words).into_iter();
        let seat = |(seat, name): (Seat, String)| format!("{name}: {}", self.sitter(words, seat));
        Seat::all(names.len()).zip(names).map(seat).collect()
    }
}

impl<K: Kit> Shows for Guest<K> {
    fn request(&mut self, words: &Words) -> Option<Result<PathBuf, String>> {
        let source = self.source();
        self.finished.request(words, source)
    }
}

impl<K: Kit> tui::Table for Guest<K> {
    type Lore = Lore<K>;

    fn scene(&self, words: &Words) -> Scene {
        let names = self.names(words);
        let Some(view) = &self.view else {
            return Scene { warning: self.warning(words), ..self.waiting_room(words) };
        };
        let mut scene = scene(&self.settings, words, &names, self.title(words), view, self.you);
        scene.warning = self.warning(words);
        for (seat, place) in Seat::all(names.len()).zip(&mut scene.seats) {
            if matches!(self.info.seats[seat.index()].who, Sitter::Away | Sitter::StoodIn) {
                place.lines.insert(0, Mark::plain(self.sitter(words, seat)));
            }
        }
        scene.asked = if self.is_over() {
            Prompt::Over(how_it_ended(words, &names, self.turns(), K::winners(view), self.you))
        } else {
            match self.question(words, &mut scene) {
                Some(asked) => asked,
                None if self.window => Prompt::Others(words.get("screen-window")),
                None => others_think::<K>(words, &names, view, self.you),
            }
        };
        scene
    }

    fn log(&self, words: &Words) -> Vec<LogLine> {
        let names = self.names(words);
        let mut lines = Vec::new();
        let mut line = |heading: bool, text: String| lines.push(LogLine { heading, text });
        // Whoever wants to check the shuffle has the promise from before the first move.
        if let Some(fair) = self.info.fair.as_ref().filter(|_| self.view.is_some()) {
            line(false, words.fill("join-promise", &[("hash", &fair.hash)]));
        }
        for told in &self.told {
            match told {
                LogItem::Happened(entry) => {
                    let heading = entry.events.iter().any(K::begins);
                    line(heading, self.settings.say(words, &names, &entry.say));
                    let remark = entry.remark.as_ref().map(|remark| self.settings.say(words, &names, remark));
                    for talk in entry.talk.iter().chain(&remark) {
                        line(false, words.fill("event-says", &[("talk", talk)]));
                    }
                }
                LogItem::Chat(ChatLine { say: Some(say), .. }) => line(false, words.say(say, &names)),
                LogItem::Chat(said) => {
                    let text = words.fill("event-says", &[("talk", &said.text)]);
                    let who = said.by.and_then(|seat| names.get(seat.index()));
                    line(false, who.map_or(text.clone(), |who| format!("{who}: {text}")));
                }
            }
        }
        lines
    }

    fn waits_for(&self) -> WaitsFor {
        match (self.is_over(), self.you) {
            (true, _) => WaitsFor::Nobody,
            (false, Some(_)) if self.view.is_none() || !self.offered().is_empty() => WaitsFor::You,
            _ => WaitsFor::Elsewhere,
        }
    }

    fn choose(&mut self, _: &Words, n: usize) -> Result<(), String> {
        if self.view.is_none() && self.info.stage == TableStage::Waiting {
            self.say(&FromClient::Start);
        } else if let Some(mv) = self.offered().get(n).map(|choice| choice.mv) {
            self.decide(mv, None, self.acts_freely);
        }
        Ok(())
    }

    fn write(&mut self, words: &Words, text: &str) -> Result<(), Vec<String>> {
        let (text, talk) = match text.split_once('"') {
            Some((text, talk)) => (text.trim(), Some(talk.trim_end_matches('"').replace('"', "'"))),
            None => (text, None),
        };
        let names = self.names(words);
        // An offered move may be typed as it is shown; other moves as playbooks write them.
        let shown = |mv: &&wire::Choice<_, _>| self.settings.say(words, &names, &mv.say).eq_ignore_ascii_case(text);
        let offered = self.offered().iter().find(shown).map(|choice| (choice.mv, self.acts_freely));
        let unlisted = || {
            let view = self.view.as_ref()?;
            let mv = self.settings.unlisted(self.notation, &names, view, text)?;
            Some((mv, K::Game::is_free(&mv)))
        };
        match offered.or_else(unlisted) {
            Some((mv, free)) => {
                self.decide(mv, talk, free);
                Ok(())
            }
            None => Err(vec![match self.notation.read_move(&names, text) {
                Ok(_) => words.fill("screen-not-offered", &[("text", text)]),
                Err(why) => words.fill("screen-not-understood", &[("text", text), ("why", &words.say(&why, &names))]),
            }]),
        }
    }

    fn vocabulary(&self, words: &Words) -> Vocabulary {
        let names = self.names(words);
        let moves = self.offered().iter().map(|choice| self.settings.say(words, &names, &choice.say)).collect();
        vocabulary::<K>(words, moves, &names)
    }

    fn example(&self, words: &Words) -> String {
        let names = self.names(words);
        let cards = self.hand(words);
        self.settings.unlisted_example(words, &names, &cards)
    }

    fn go_on(&mut self, _: &Words) -> Result<(), String> {
        Ok(())
    }

    fn again(&mut self, _: &Words) -> Result<bool, String> {
        if self.is_over() && self.you.is_some() {
            self.say(&FromClient::Rematch);
        }
        Ok(false)
    }

    fn happened(&self) -> usize {
        self.told.len()
    }

    fn answers(&self, question: Question) -> bool {
        match question {
            Question::Why(_) => self.you.is_some() && self.view.is_some(),
            // Where hints are off, the answer says so.
            Question::Hint | Question::Chances => self.you.is_some() && self.view.is_some(),
            Question::Record | Question::Review => self.is_over(),
        }
    }

    fn think(&mut self, words: &Words, question: Question) {
        match question {
            Question::Record | Question::Review => {
                if let Some(source) = self.source() {
                    self.finished.think(words, question, source);
                }
            }
            Question::Why(card) => {
                let Some(card) = self.view.as_ref().and_then(|view| K::card_id(view, card)) else { return };
                self.say(&FromClient::Why { card: card.clone(), at: None });
                self.why = Some((card, None));
            }
            Question::Hint | Question::Chances if !self.info.options.hints => {}
            // The chances come with the hint, which only an asked player gets.
            Question::Hint | Question::Chances if self.ask.is_none() => {}
            Question::Hint | Question::Chances
                if self.advice.as_ref().is_none_or(|known| known.as_ref().is_some_and(Vec::is_empty)) =>
            {
                self.refused.clear();
                self.say(&FromClient::Hint);
                self.advice = Some(None);
            }
            Question::Hint | Question::Chances => {}
        }
    }

    fn answer(&self, words: &Words, question: Question, width: usize) -> Vec<String> {
        let waits = || vec![words.get("screen-asking")];
        match question {
            Question::Why(card) => {
                let id = self.view.as_ref().and_then(|view| K::card_id(view, card));
                let name = self.hand(words).into_iter().nth(card).unwrap_or_default();
                match &self.why {
                    Some((asked, Some(why))) if Some(asked) == id.as_ref() => match &why[..] {
                        [] => vec![words.fill("play-why-fine", &[("card", &name)])],
                        why => reasons(self, words, why),
                    },
                    _ => waits(),
                }
            }
            Question::Hint | Question::Chances if !self.info.options.hints => vec![words.get("screen-hints-off")],
            Question::Hint if self.ask.is_none() => vec![words.get("screen-no-hint")],
            Question::Hint => match &self.advice {
                Some(Some(moves)) if moves.is_empty() => match &self.refused[..] {
                    [] => vec![words.get("screen-no-hint")],
                    why => reasons(self, words, why),
                },
                Some(Some(moves)) => {
                    let names = self.names(words);
                    let said = |phrase: &Phrase| self.settings.say(words, &names, phrase);
                    let spoken = |one: &Advice<MoveOf<K>>| SpokenTip {
                        mv: said(&one.say),
                        chance: one.chance,
                        equal: one.equal,
                        why: one.why.as_ref().map(said),
                    };
                    hint_lines(words, &moves.iter().map(spoken).collect::<Vec<_>>())
                }
                _ => waits(),
            },
            Question::Chances => self.chances(words, width),
            Question::Record | Question::Review => self.finished.answer(words, question),
        }
    }

    fn stop_thinking(&mut self) {
        self.finished.stop();
    }

    fn take_in(&mut self, time: Duration) -> News {
        self.listen(time)
    }

    fn countdown(&self) -> Option<Countdown> {
        self.time_left()
    }

    fn is_live(&self) -> bool {
        true
    }

    fn keys(&self) -> Vec<KeyHint> {
        let mut keys = if self.proposal().is_some() { vec![AGREE, DECLINE] } else { Vec::new() };
        if self.is_over() {
            keys.push(WATCH);
        }
        if self.you.is_none() || self.info.stage != TableStage::Playing {
            return keys;
        }
        if self.ask.as_ref().is_some_and(|ask| ask.kept.is_some()) {
            keys.push(UNDO);
        }
        if self.free.as_ref().is_some_and(|free| !free.is_empty()) {
            keys.push(if self.acts_freely { ASKED } else { FREE });
        }
        if self.time_left().is_some() {
            keys.push(MORE_TIME);
        }
        keys.push(passing(self.auto_pass));
        keys
    }

    fn press(&mut self, key: char) {
        match key {
            'u' => self.undo(),
            'f' => self.acts_freely = !self.acts_freely && self.free.is_some(),
            'x' => self.hold_on(),
            'p' => self.pass_otherwise(),
            'm' => self.finished.put_aside(),
            'y' | 'n' => {
                if let Some(to) = self.proposal().map(|proposal| proposal.id) {
                    self.say(&if key == 'y' { FromClient::Agree { to } } else { FromClient::Decline { to } });
                }
            }
            _ => {}
        }
    }

    fn is_aside(&self) -> bool {
        self.finished.is_aside()
    }

    fn can_chat(&self) -> bool {
        self.you.is_some()
    }

    fn chat(&mut self, text: &str) {
        self.say(&FromClient::Chat { text: text.to_owned() });
    }

    fn stops(&self, words: &Words) -> Vec<(String, bool)> {
        if self.you.is_none() {
            return Vec::new();
        }
        let asked = |kind: &str| !self.let_pass.iter().any(|one| one == kind);
        let kinds = K::KINDS.iter();
        kinds.map(|kind| (words.get(kind.key), asked(kind.kind))).collect()
    }

    fn flip_stop(&mut self, n: usize) {
        if let Some(kind) = K::KINDS.get(n) {
            self.flip(kind.kind);
        }
    }

    fn can_give_up(&self) -> bool {
        self.you.is_some()
    }

    fn give_up(&mut self) {
        self.stand_up();
    }

    fn in_words(&self, words: &Words) -> Vec<String> {
        match &self.view {
            Some(view) => self.settings.table(words, &self.names(words), view),
            None => self.seats(words),
        }
    }
}

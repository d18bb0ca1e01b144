//! Findings in words, tables and pictures.

use crate::findings::{CellFigures, Findings};
use crate::page::{Block, Page, Picture, Table};
use crate::plan::{Axis, Cell, Comparison, Plan};
use crate::plot::{self, Mark, Reference};
use crate::says::{self, difference, number, percent, with_give};
use figures::{Contrast, Estimate};
use words::Words;

/// The most cards shown in a picture and in a table.
const CARDS_SHOWN: usize = 30;
const CARDS_LISTED: usize = 60;
/// Kinds of players with fewer seats than this are not compared.
const FEWEST: u64 = 30;

/// Names that only the game knows.
pub struct Names<'a> {
    /// The game's name for people.
    pub game: &'a str,
    /// The command line that makes the report.
    pub command: String,
    /// Names a card, from its name in files.
    pub card: &'a dyn Fn(&str) -> String,
    /// Names a kind of player, from its name in files.
    pub kind: &'a dyn Fn(&str) -> String,
}

/// The differences as sentences.
#[must_use]
pub fn sentences(words: &Words, plan: &Plan, findings: &Findings) -> Vec<String> {
    let says = |comparison: &Comparison| {
        let what = says::what(words, plan, comparison);
        let told = says::sentence(words, &what, &findings.difference(comparison));
        let baseline = &plan.cells[comparison.baseline];
        let told = if baseline.is_baseline() { told } else { format!("({}) {told}", settings(baseline)) };
        words.fill("lab-at", &[("players", &plan.cells[comparison.cell].players.to_string()), ("what", &told)])
    };
    plan.comparisons().iter().map(says).collect()
}

/// The report.
#[must_use]
pub fn report(words: &Words, plan: &Plan, findings: &Findings, names: &Names<'_>) -> Page {
    let mut writer = Writer { words, plan, findings, names, blocks: Vec::new() };
    writer.opening();
    writer.differences();
    for cell in plan.baselines().filter(|&cell| findings.cell(cell).games() > 0) {
        writer.table(cell);
    }
    writer.all_cells();
    writer.notes();
    Page { lang: words.lang().code(), title: plan.title.clone(), blocks: writer.blocks }
}

struct Writer<'a> {
    words: &'a Words,
    plan: &'a Plan,
    findings: &'a Findings,
    names: &'a Names<'a>,
    blocks: Vec<Block>,
}

impl Writer<'_> {
    fn heading(&mut self, level: u8, key: &str, args: &[(&str, &str)]) {
        self.blocks.push(Block::Heading(level, self.words.fill(key, args)));
    }

    fn text(&mut self, key: &str, args: &[(&str, &str)]) {
        self.blocks.push(Block::Text(self.words.fill(key, args)));
    }

    fn rows(&mut self, head: &[&str], rows: Vec<Vec<String>>) {
        let head = head.iter().map(|key| self.words.get(key)).collect();
        self.blocks.push(Block::Table(Table { head, rows }));
    }

    fn picture(&mut self, name: String, about: String, svg: String) {
        self.blocks.push(Block::Picture(Picture { name, about, svg }));
    }

    fn opening(&mut self) {
        let (plan, played) = (self.plan, self.findings.games());
        let [cells, games, all] = [plan.cells.len() as u64, plan.games, plan.all_games()].map(grouped);
        let seed = plan.seed.to_string();
        let game = self.names.game;
        self.text("lab-intro", &[("game", game), ("cells", &cells), ("games", &games), ("all", &all), ("seed", &seed)]);
        if played < plan.all_games() {
            self.text("lab-partial", &[("done", &grouped(played)), ("all", &all)]);
        }
        self.blocks.push(Block::Command(self.names.command.clone()));
    }

    /// The effects of each switch, profile, deck and line-up.
    fn differences(&mut self) {
        let comparisons = self.plan.comparisons();
        if comparisons.is_empty() {
            return;
        }
        self.heading(2, "lab-differences", &[]);
        // There are up to three figures per comparison.
        let figures = comparisons.len() * 3;
        self.text("lab-differences-note", &[("n", &figures.to_string()), ("chance", &(figures / 20).to_string())]);
        for axis in Axis::ALL {
            let of_axis: Vec<&Comparison> = comparisons.iter().filter(|one| one.axis == axis).collect();
            let plan = self.plan;
            for group in of_axis.chunk_by(|one, next| context(plan, one) == context(plan, next)) {
                self.group(axis, group);
            }
        }
    }

    fn group(&mut self, axis: Axis, group: &[&Comparison]) {
        let (words, plan) = (self.words, self.plan);
        let Some(&first) = group.first() else { return };
        let (players, common) = context(plan, first);
        let players = players.to_string();
        let key = ["lab-switches-at", "lab-profiles-at", "lab-decks-at", "lab-bots-at"][axis as usize];
        self.heading(3, key, &[("players", &players), ("common", &common)]);
        let told: Vec<_> = group.iter().map(|one| (*one, self.findings.difference(one))).collect();
        let sentences = told.iter().map(|(one, found)| says::sentence(words, &says::what(words, plan, one), found));
        self.blocks.push(Block::List(sentences.collect()));
        let outs = told.iter().any(|(_, found)| found.out.is_some());
        let rows = told.iter().map(|(one, found)| {
            let mut row = vec![
                says::short(plan, one),
                difference(words, found.length.percent()),
                difference(words, found.first.percent()),
            ];
            if outs {
                row.push(found.out.map_or_else(|| "–".to_owned(), |out| difference(words, out.percent())));
            }
            row.push(grouped(found.games));
            row
        });
        let head = ["lab-col-what", "lab-col-length", "lab-col-first", "lab-col-out", "lab-col-pairs"];
        let head: Vec<&str> = head.into_iter().filter(|key| outs || *key != "lab-col-out").collect();
        self.rows(&head, rows.collect());
        let pictures = [("length", "lab-plot-length"), ("first", "lab-plot-first")];
        for (name, key) in pictures {
            let title = words.fill(key, &[("players", &players)]);
            let marks: Vec<Mark> = told
                .iter()
                .map(|(one, found)| {
                    let estimate = if name == "length" { found.length } else { found.first };
                    mark(says::short(plan, one), estimate.percent())
                })
                .collect();
            let axis = ["switches", "profiles", "decks", "bots"][axis as usize];
            let svg = plot::whiskers(&title, &marks, &words.get("lab-no-difference"), "");
            self.picture(format!("{axis}-{name}-{}", first.baseline), title, svg);
        }
    }

    /// The section on one table: seats, lengths, knock-outs, kinds and cards.
    fn table(&mut self, at: usize) {
        let (words, cell, figures) = (self.words, &self.plan.cells[at], self.findings.cell(at));
        let (players, common, games) = (cell.players.to_string(), settings(cell), grouped(figures.games()));
        self.heading(2, "lab-table", &[("players", &players), ("common", &common)]);
        self.text("lab-table-games", &[("games", &games)]);

        self.heading(3, "lab-seats", &[]);
        let fair = 1.0 / cell.players as f64;
        let wins: Vec<Estimate> = figures.wins().collect();
        let seat = |order: usize| words.fill("lab-seat", &[("n", &(order + 1).to_string())]);
        let seats: Vec<String> = (0..cell.players).map(seat).collect();
        let marks: Vec<Mark> = seats.iter().cloned().zip(&wins).map(|(name, wins)| mark(name, *wins)).collect();
        let title = words.fill("lab-plot-seats", &[("players", &players)]);
        let line =
            Reference { value: fair, label: words.fill("arena-fair", &[("fair", &number(words, 100.0 * fair, 1))]) };
        let svg = plot::bars(&title, &marks, Some(&line));
        self.picture(format!("seats-{at}"), title, svg);
        let rows = seats.iter().zip(&wins).map(|(name, wins)| vec![name.clone(), with_give(words, wins.percent(), 1)]);
        self.rows(&["lab-col-seat", "lab-col-wins"], rows.collect());
        self.groups(figures.bots(), "lab-by-bot", &|name| name.to_owned(), format!("bots-{at}"));

        self.lengths(at, figures, &players);
        if figures.knocks_out() {
            self.knock_outs(at, figures, &seats, &players);
        }
        let kind = self.names.kind;
        self.groups(figures.kinds(), "lab-by-kind", kind, format!("kinds-{at}"));
        self.cards(at, figures, &players);
    }

    fn lengths(&mut self, at: usize, figures: &CellFigures, players: &str) {
        let words = self.words;
        self.heading(3, "lab-lengths", &[]);
        let lengths = figures.lengths();
        let title = words.fill("lab-plot-lengths", &[("players", players)]);
        let svg = plot::heights(&title, &lengths, &words.get("lab-turns"));
        self.picture(format!("lengths-{at}"), title, svg);
        let quantile = |share: f64| lengths[((lengths.len() - 1) as f64 * share).round() as usize].to_string();
        let row = std::iter::once(with_give(words, figures.length(), 1));
        let row = row.chain([0.0, 0.1, 0.5, 0.9, 0.99, 1.0].map(quantile)).collect();
        let head = ["lab-col-mean", "lab-col-shortest", "lab-col-tenth", "lab-col-median", "lab-col-ninety"];
        self.rows(&[&head[..], &["lab-col-ninety-nine", "lab-col-longest"]].concat(), vec![row]);
    }

    fn knock_outs(&mut self, at: usize, figures: &CellFigures, seats: &[String], players: &str) {
        let words = self.words;
        self.heading(3, "lab-outs", &[]);
        let rows = seats.iter().enumerate().map(|(order, name)| {
            let (shares, mean) = figures.knocked_out(order);
            // The last player standing was not knocked out.
            let places = shares[..shares.len() - 1].iter().map(|&share| percent(words, share));
            let mean = mean.map_or_else(|| "–".to_owned(), |turn| number(words, turn, 1));
            std::iter::once(name.clone()).chain(places).chain([mean]).collect()
        });
        let rows: Vec<Vec<String>> = rows.collect();
        let place = |n: usize| words.fill("lab-col-place", &[("n", &(n + 1).to_string())]);
        let head = std::iter::once(words.get("lab-col-seat")).chain((0..seats.len() - 1).map(place));
        let head = head.chain([words.get("lab-col-out-turn")]).collect();
        self.blocks.push(Block::Table(Table { head, rows }));
        let title = words.fill("lab-plot-outs", &[("players", players)]);
        let lengths = figures.lengths();
        let until = lengths[(lengths.len() - 1) * 99 / 100];
        let svg =
            plot::curves(&title, seats, until, &words.get("lab-turns"), |seat, turn| figures.still_in(seat, turn));
        self.picture(format!("outs-{at}"), title, svg);
    }

    /// Each kind of player compared with all others.
    fn groups(&mut self, groups: Vec<(String, Contrast)>, key: &str, name: &dyn Fn(&str) -> String, file: String) {
        let words = self.words;
        let groups: Vec<_> = groups
            .into_iter()
            .filter(|(_, contrast)| contrast.with() >= FEWEST)
            .filter_map(|(group, contrast)| Some((name(&group), contrast, contrast.difference()?)))
            .collect();
        if groups.is_empty() {
            return;
        }
        self.heading(3, key, &[]);
        let mut by_effect: Vec<_> = groups.iter().collect();
        by_effect.sort_by(|one, other| other.2.value.total_cmp(&one.2.value));
        let marks: Vec<Mark> = by_effect.iter().map(|(name, _, found)| mark(name.clone(), found.percent())).collect();
        let title = words.get("lab-plot-groups");
        let svg = plot::whiskers(&title, &marks, &words.get("lab-no-difference"), "");
        self.picture(file, title, svg);
        let rows = groups.iter().map(|(name, contrast, found)| {
            let [without, with] = contrast.rates().map(|rate| percent(words, rate));
            vec![name.clone(), percent(words, contrast.share()), with, without, difference(words, found.percent())]
        });
        let head = ["lab-col-kind", "lab-col-share", "lab-col-with", "lab-col-others", "lab-col-difference"];
        self.rows(&head, rows.collect());
    }

    fn cards(&mut self, at: usize, figures: &CellFigures, players: &str) {
        let words = self.words;
        let cards = self.plan.cards.iter().zip(figures.cards());
        let mut cards: Vec<_> = cards
            .filter(|(_, figures)| figures.dealt.with() >= FEWEST)
            .filter_map(|(slug, figures)| Some(((self.names.card)(slug), figures, figures.dealt.difference()?)))
            .collect();
        if cards.is_empty() {
            return;
        }
        cards.sort_by(|one, other| other.2.value.total_cmp(&one.2.value).then_with(|| one.0.cmp(&other.0)));
        self.heading(3, "lab-cards", &[]);
        self.text("lab-cards-note", &[]);
        let title = words.fill("lab-plot-cards", &[("players", players)]);
        let marks: Vec<Mark> =
            ends(&cards, CARDS_SHOWN).map(|(name, _, found)| mark(name.clone(), found.percent())).collect();
        let svg = plot::whiskers(&title, &marks, &words.get("lab-no-difference"), "");
        self.picture(format!("cards-{at}"), title, svg);
        if cards.len() > CARDS_LISTED {
            let (shown, all) = (CARDS_LISTED.to_string(), cards.len().to_string());
            self.text("lab-cards-some", &[("shown", &shown), ("all", &all)]);
        }
        let effect = |contrast: &Contrast| {
            let enough = contrast.with() >= FEWEST;
            let found = contrast.difference().filter(|_| enough);
            found.map_or_else(|| "–".to_owned(), |found| difference(words, found.percent()))
        };
        let rows = ends(&cards, CARDS_LISTED).map(|(name, figures, _)| {
            vec![
                name.clone(),
                effect(&figures.dealt),
                effect(&figures.drawn),
                effect(&figures.played),
                percent(words, figures.drawn.share()),
            ]
        });
        let rows = rows.collect();
        self.rows(&["lab-col-card", "lab-col-dealt", "lab-col-drawn", "lab-col-played", "lab-col-seen"], rows);
    }

    fn all_cells(&mut self) {
        if self.plan.cells.len() < 2 {
            return;
        }
        let words = self.words;
        self.heading(2, "lab-all", &[]);
        let rows = self.plan.cells.iter().enumerate().map(|(at, cell)| {
            let figures = self.findings.cell(at);
            let first = figures.wins().next().map_or_else(String::new, |wins| with_give(words, wins.percent(), 1));
            let length = with_give(words, figures.length(), 1);
            let endless = grouped(figures.endless());
            vec![settings(cell), cell.players.to_string(), grouped(figures.games()), length, first, endless]
        });
        let rows = rows.collect();
        self.rows(
            &[
                "lab-col-settings",
                "lab-col-players",
                "lab-col-games",
                "lab-col-turns",
                "lab-col-first-wins",
                "lab-col-endless",
            ],
            rows,
        );
    }

    fn notes(&mut self) {
        self.heading(2, "lab-notes", &[]);
        let notes = [
            "lab-note-intervals",
            "lab-note-pairs",
            "lab-note-bots",
            "lab-note-cards",
            "lab-note-endless",
            "lab-note-data",
        ];
        self.blocks.push(Block::List(notes.iter().map(|key| self.words.get(key)).collect()));
    }
}

/// The number of players, and the settings of the baseline.
fn context(plan: &Plan, comparison: &Comparison) -> (usize, String) {
    (plan.cells[comparison.cell].players, settings(&plan.cells[comparison.baseline]))
}

fn mark(name: String, estimate: Estimate) -> Mark {
    Mark { name, value: estimate.value, interval: estimate.interval() }
}

/// All settings of a cell in written form.
fn settings(cell: &Cell) -> String {
    let bots = says::line_up(&cell.bots);
    let all = [cell.rules.as_str(), cell.decks.as_str(), bots.as_str()];
    all.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The first and the last items of a long list, or all of a short one.
fn ends<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    let half = most / 2;
    let hidden = if all.len() > most { half..all.len() - half } else { 0..0 };
    all.iter().enumerate().filter(move |(at, _)| !hidden.contains(at)).map(|(_, one)| one)
}

/// A whole number with spaces between thousands, as all our languages write it.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

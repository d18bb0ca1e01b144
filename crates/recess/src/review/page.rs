//! A review as a page: one file with everything in it, without scripts and network access.

use super::curve;
use super::judge::Effort;
use super::marks::{Mark, sure};
use super::sheet::{DecisionReport, Sheet};
use super::turning::{self, doubt, heading, percent, sentence};
use crate::out::escaped;
use bots::Measurement;
use std::fmt::Write as _;
use table::Seat;
use words::Words;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub(super) fn html(words: &Words, sheet: &Sheet) -> String {
    let page = Page { words, sheet };
    let mut html = String::new();
    page.head(&mut html);
    page.chances(&mut html);
    page.turning(&mut html);
    page.seats(&mut html);
    page.decisions(&mut html);
    page.measured(&mut html);
    html.push_str("</main>\n</body>\n</html>\n");
    html
}

struct Page<'a> {
    words: &'a Words,
    sheet: &'a Sheet,
}

impl Page<'_> {
    /// A message, escaped for the page.
    fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        escaped(&self.words.fill(key, args))
    }

    fn name(&self, seat: Seat) -> String {
        escaped(self.sheet.name(seat))
    }

    fn share(&self, chance: Measurement) -> String {
        self.say("review-percent", &[("n", &percent(chance.mean))])
    }

    fn head(&self, html: &mut String) {
        let sheet = self.sheet;
        let title = self.say("review-title", &[("game", sheet.game)]);
        let winners: Vec<&str> = sheet.winners.iter().map(|&seat| sheet.name(seat)).collect();
        let end = match winners.len() {
            0 => self.say("review-unfinished", &[]),
            n => self.say("review-won", &[("n", &n.to_string()), ("seats", &winners.join(", "))]),
        };
        let (scope, honest) = match sheet.viewer {
            None => (self.say("review-of-all", &[]), self.say("review-honest", &[])),
            Some(seat) => {
                let args = [("seat", sheet.name(seat))];
                (self.say("review-of-seat", &args), self.say("review-honest-seat", &args))
            }
        };
        let _ = write!(
            html,
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"dark light\">\n<title>{title}</title>\n<style>\n{STYLE}{}</style>\n</head>\n\
             <body>\n<header>\n<h1>{title}</h1>\n<p class=\"end\">{end}</p>\n<p>{scope}</p>\n\
             <p class=\"honest\">{honest}</p>\n</header>\n<main>\n",
            self.words.lang().code(),
            sheet.colours
        );
    }

    fn chances(&self, html: &mut String) {
        let sheet = self.sheet;
        let note = match sheet.viewer {
            None => self.say("review-curve-own", &[]),
            Some(seat) => self.say("review-curve-seat", &[("seat", sheet.name(seat))]),
        };
        let _ = write!(html, "<section>\n<h2>{}</h2>\n<figure>\n<ul class=\"legend\">", self.say("review-curve", &[]));
        for seat in Seat::all(sheet.names.len()) {
            let _ = write!(html, "<li>{}{}</li>", curve::sample(seat), self.name(seat));
        }
        let _ = write!(html, "</ul>\n{}<figcaption>{note}</figcaption>\n</figure>\n", curve::svg(self.words, sheet));
        let _ = write!(
            html,
            "<details>\n<summary>{}</summary>\n<div class=\"wide\"><table class=\"numbers\">\n<thead><tr><th scope=\"col\">{}</th>",
            self.say("review-as-table", &[]),
            self.say("review-turns", &[])
        );
        for seat in Seat::all(sheet.names.len()) {
            let _ = write!(html, "<th scope=\"col\">{}</th>", self.name(seat));
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for spot in &sheet.curve {
            let row = match sheet.turns[spot.turn].number {
                _ if spot.end => self.say("review-end", &[]),
                0 => self.say("review-setting-up", &[]),
                n => n.to_string(),
            };
            let _ = write!(html, "<tr><th scope=\"row\">{row}</th>");
            for chance in &spot.chances {
                let text = chance.map_or_else(|| "–".to_owned(), |chance| self.share(chance));
                let _ = write!(html, "<td>{text}</td>");
            }
            html.push_str("</tr>\n");
        }
        html.push_str("</tbody></table></div>\n</details>\n</section>\n");
    }

    fn turning(&self, html: &mut String) {
        let sheet = self.sheet;
        let _ = writeln!(html, "<section>\n<h2>{}</h2>", self.say("review-turning", &[]));
        if sheet.turning.is_empty() {
            let n = percent(turning::LEAST);
            let _ = writeln!(html, "<p>{}</p>", self.say("review-turning-none", &[("n", &n)]));
        } else {
            html.push_str("<ol class=\"turning\">\n");
            for turning in &sheet.turning {
                let turn = sheet.curve[turning.spot].turn;
                let told = escaped(&sentence(self.words, sheet, turning));
                let _ = write!(html, "<li><p>{told}");
                let verdict = |at: usize| Some((at, sheet.decisions[at].verdict?));
                if let Some((at, verdict)) = turning.decision.and_then(verdict) {
                    let _ = write!(html, " <a href=\"#d{at}\">{}</a>", self.badge(verdict.mark));
                }
                html.push_str("</p>\n");
                self.story(html, turn);
                html.push_str("</li>\n");
            }
            html.push_str("</ol>\n");
        }
        html.push_str("</section>\n");
    }

    /// What happened in a turn.
    fn story(&self, html: &mut String, turn: usize) {
        let story = &self.sheet.turns[turn].story;
        if !story.is_empty() {
            let _ = writeln!(html, "<p class=\"story\">{}</p>", escaped(&story.join(" ")));
        }
    }

    fn seats(&self, html: &mut String) {
        let sheet = self.sheet;
        let _ = writeln!(html, "<section>\n<h2>{}</h2>\n<ul class=\"seats\">", self.say("review-seats", &[]));
        for seat in sheet.reviewed() {
            let summary = sheet.summary(seat);
            let (n, lost) = (summary.decisions.to_string(), percent(summary.lost));
            let _ = write!(
                html,
                "<li>\n<h3>{}{}</h3>\n<p>{}</p>\n<ul class=\"tally\">",
                curve::sample(seat),
                self.name(seat),
                self.say("review-summary", &[("n", &n), ("lost", &lost)])
            );
            for mark in Mark::ALL {
                let n = summary.marks[mark as usize];
                let _ = write!(html, "<li class=\"{}\">{} <b>{n}</b></li>", mark.id(), self.badge(mark));
            }
            html.push_str("</ul>\n</li>\n");
        }
        html.push_str("</ul>\n</section>\n");
    }

    /// A mark as a symbol and a word, readable without colour.
    fn badge(&self, mark: Mark) -> String {
        format!(
            "<span class=\"mark {}\"><span aria-hidden=\"true\">{}</span> {}</span>",
            mark.id(),
            mark.symbol(),
            self.say(mark.key(), &[])
        )
    }

    fn decisions(&self, html: &mut String) {
        let sheet = self.sheet;
        let _ = writeln!(
            html,
            "<section class=\"decisions\">\n<h2>{}</h2>\n<p class=\"only\"><input type=\"checkbox\" id=\"only\"> \
             <label for=\"only\">{}</label></p>",
            self.say("review-decisions", &[]),
            self.say("review-only", &[])
        );
        for (turn, told) in sheet.turns.iter().enumerate() {
            let made: Vec<(usize, &DecisionReport)> =
                sheet.decisions.iter().enumerate().filter(|(_, decision)| decision.turn == turn).collect();
            if made.is_empty() {
                continue;
            }
            let bad = made.iter().any(|(_, decision)| decision.verdict.is_some_and(|verdict| verdict.mark.is_bad()));
            let standing = Seat::all(sheet.names.len()).zip(&told.standing);
            let standing = standing.map(|(seat, score)| {
                format!("<li>{} <b>{}</b></li>", self.name(seat), score.as_deref().unwrap_or("–"))
            });
            let _ = write!(
                html,
                "<section class=\"turn{}\">\n<h3>{}</h3>\n<ul class=\"standing\">{}</ul>\n",
                if bad { "" } else { " good" },
                escaped(&heading(self.words, sheet, turn)),
                standing.collect::<String>()
            );
            self.story(html, turn);
            for (n, decision) in made {
                self.decision(html, n, decision);
            }
            html.push_str("</section>\n");
        }
        html.push_str("</section>\n");
    }

    fn decision(&self, html: &mut String, n: usize, decision: &DecisionReport) {
        let bad = decision.verdict.is_some_and(|verdict| verdict.mark.is_bad());
        let mark = decision.verdict.map_or("", |verdict| verdict.mark.id());
        let _ = write!(
            html,
            "<article id=\"d{n}\" class=\"{mark}{}\">\n<p class=\"asked\"><b class=\"who\">{}{}</b> <q>{}</q></p>\n",
            if bad { "" } else { " good" },
            curve::sample(decision.seat),
            self.name(decision.seat),
            escaped(&decision.question)
        );
        if let Some(hand) = &decision.hand {
            let _ = writeln!(html, "<p class=\"hand\">{}</p>", self.say("review-hand", &[("cards", hand)]));
        }
        let _ = write!(html, "<p class=\"made\"><b>{}</b>", escaped(&decision.made.text));
        match decision.verdict {
            None => {
                let _ = writeln!(html, "</p>\n<p>{}</p>", self.say("review-unknown", &[]));
            }
            Some(verdict) => {
                let (before, after) = (percent(verdict.before.mean), percent(verdict.after.mean));
                let _ = write!(
                    html,
                    " {}</p>\n<p class=\"worth\">{}",
                    self.badge(verdict.mark),
                    self.say("review-before-after", &[("before", &before), ("after", &after)])
                );
                if bad {
                    let args = [
                        ("loss", percent(verdict.loss.mean)),
                        ("error", points(verdict.loss.error)),
                        ("sure", percent(sure(verdict.loss))),
                    ];
                    let args = args.each_ref().map(|(name, value)| (*name, value.as_str()));
                    let _ = write!(html, " {}", self.say("review-loss", &args));
                }
                html.push_str("</p>\n");
            }
        }
        self.alternatives(html, decision, bad);
        html.push_str("</article>\n");
    }

    fn alternatives(&self, html: &mut String, decision: &DecisionReport, open: bool) {
        if decision.alternatives.is_empty() {
            return;
        }
        let _ = write!(
            html,
            "<details{}>\n<summary>{}</summary>\n<ul class=\"moves\">\n",
            if open { " open" } else { "" },
            self.say("review-alternatives", &[])
        );
        for alternative in &decision.alternatives {
            let class = if alternative.made { " class=\"made\"" } else { "" };
            let _ = write!(html, "<li{class}><span class=\"move\">{}", escaped(&alternative.what.text));
            for (is, key) in [(alternative.choice, "review-choice"), (alternative.made, "review-made")] {
                if is {
                    let _ = write!(html, " <small>{}</small>", self.say(key, &[]));
                }
            }
            html.push_str("</span>");
            if let Some(chance) = alternative.chance {
                let _ = write!(
                    html,
                    "<span class=\"chance\">{} <small>± {}</small></span><span class=\"bar\" aria-hidden=\"true\">\
                     <i style=\"width:{:.1}%\"></i></span>",
                    self.share(chance),
                    points(chance.error),
                    100.0 * chance.mean
                );
            }
            html.push_str("</li>\n");
        }
        html.push_str("</ul>\n");
        if decision.others > 0 {
            let n = decision.others.to_string();
            let _ = writeln!(html, "<p class=\"others\">{}</p>", self.say("review-others", &[("n", &n)]));
        }
        html.push_str("</details>\n");
    }

    /// How the game was measured, and what the marks mean.
    fn measured(&self, html: &mut String) {
        let sheet = self.sheet;
        let numbers = [
            ("iterations", sheet.iterations.to_string()),
            ("each", sheet.each.to_string()),
            ("between", sheet.between.to_string()),
            ("seed", sheet.seed.to_string()),
            ("closely", Effort::CLOSELY.to_string()),
            ("doubt", doubt()),
            ("least", percent(turning::LEAST)),
        ];
        let args = numbers.each_ref().map(|(name, value)| (*name, value.as_str()));
        let _ = writeln!(html, "<section class=\"how\">\n<h2>{}</h2>", self.say("review-how", &[]));
        for key in ["review-how-search", "review-how-loss", "review-how-sure"] {
            let _ = writeln!(html, "<p>{}</p>", self.say(key, &args));
        }
        html.push_str("<dl>\n");
        for mark in Mark::ALL {
            let meaning = match (mark, mark.from()) {
                (_, Some(from)) => self.say("review-means-bad", &[("n", &percent(from))]),
                (Mark::Best, None) => self.say("review-means-best", &[]),
                (_, None) => {
                    let from = Mark::Inaccuracy.from().map(percent).unwrap_or_default();
                    self.say("review-means-fine", &[("n", &from)])
                }
            };
            let _ = writeln!(html, "<dt>{}</dt><dd>{meaning}</dd>", self.badge(mark));
        }
        html.push_str("</dl>\n");
        for key in ["review-how-curve", "review-how-limits"] {
            let _ = writeln!(html, "<p>{}</p>", self.say(key, &args));
        }
        html.push_str("</section>\n");
    }
}

/// An error in whole points, rounded up. Decimals would need each language's own separator.
fn points(error: f32) -> String {
    if error.is_finite() { format!("{:.0}", (100.0 * error).ceil()) } else { "?".to_owned() }
}

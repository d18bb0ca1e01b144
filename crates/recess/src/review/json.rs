//! A review for programs.

use super::marks::{DOUBT, Mark, sure};
use super::sheet::{DecisionReport, Sheet};
use super::turning::{self, sentence};
use bots::Measurement;
use serde_json::{Value, json};
use words::Words;

/// Everything that the page shows.
pub(super) fn json(words: &Words, sheet: &Sheet) -> Value {
    let curve = sheet.curve.iter().map(|spot| {
        let turn = &sheet.turns[spot.turn];
        json!({
            "turn": turn.number,
            "whose": sheet.name(turn.whose),
            "at": if spot.end { "end" } else { "start" },
            "chances": spot.chances.iter().map(|chance| mean(*chance)).collect::<Vec<_>>(),
            "errors": spot.chances.iter().map(|chance| error(*chance)).collect::<Vec<_>>(),
        })
    });
    let turning = sheet.turning.iter().map(|turning| {
        let swing = turning.swing;
        json!({
            "turn": sheet.turns[sheet.curve[turning.spot].turn].number,
            "seat": sheet.name(swing.seat),
            "from": mean(Some(swing.from)),
            "to": mean(Some(swing.to)),
            "decision": turning.decision,
            "sentence": sentence(words, sheet, turning),
        })
    });
    let summary = sheet.reviewed().into_iter().map(|seat| {
        let summary = sheet.summary(seat);
        let marks = Mark::ALL.map(|mark| (mark.id().to_owned(), Value::from(summary.marks[mark as usize])));
        json!({
            "seat": sheet.name(seat),
            "decisions": summary.decisions,
            "marks": Value::Object(marks.into_iter().collect()),
            "sure_loss": rounded(summary.lost),
        })
    });
    let from = |mark: Mark| mark.from().map(rounded);
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "game": sheet.id,
        "title": sheet.title,
        "seats": sheet.names,
        "winners": sheet.winners.iter().map(|&seat| sheet.name(seat)).collect::<Vec<_>>(),
        "seat": sheet.viewer.map(|seat| sheet.name(seat)),
        "lang": words.lang().code(),
        "iterations": sheet.iterations,
        "iterations_each": sheet.each,
        "iterations_between": sheet.between,
        "seed": sheet.seed,
        "knowledge": if sheet.viewer.is_some() { "the seat's" } else { "each seat's own" },
        "thresholds": {
            "standard_errors": DOUBT,
            "inaccuracy": from(Mark::Inaccuracy),
            "mistake": from(Mark::Mistake),
            "blunder": from(Mark::Blunder),
            "turning_point": rounded(turning::LEAST),
        },
        "summary": summary.collect::<Vec<_>>(),
        "curve": curve.collect::<Vec<_>>(),
        "turning_points": turning.collect::<Vec<_>>(),
        "decisions": sheet.decisions.iter().map(|judged| decision(sheet, judged)).collect::<Vec<_>>(),
    })
}

fn decision(sheet: &Sheet, judged: &DecisionReport) -> Value {
    let verdict = judged.verdict;
    let alternatives = judged.alternatives.iter().map(|alternative| {
        json!({
            "move": alternative.what.notation,
            "text": alternative.what.text,
            "chance": mean(alternative.chance),
            "error": error(alternative.chance),
            "behind": mean(alternative.behind),
            "behind_error": error(alternative.behind),
            "choice": alternative.choice,
            "made": alternative.made,
        })
    });
    json!({
        "turn": sheet.turns[judged.turn].number,
        "seat": sheet.name(judged.seat),
        "question": judged.question,
        "move": judged.made.notation,
        "text": judged.made.text,
        "mark": verdict.map(|verdict| verdict.mark.id()),
        "before": mean(verdict.map(|verdict| verdict.before)),
        "after": mean(verdict.map(|verdict| verdict.after)),
        "loss": mean(verdict.map(|verdict| verdict.loss)),
        "loss_error": error(verdict.map(|verdict| verdict.loss)),
        "sure_loss": verdict.map(|verdict| rounded(sure(verdict.loss))),
        "alternatives": alternatives.collect::<Vec<_>>(),
        "others": judged.others,
    })
}

fn mean(measured: Option<Measurement>) -> Value {
    measured.map_or(Value::Null, |measured| rounded(measured.mean))
}

fn error(measured: Option<Measurement>) -> Value {
    measured.map_or(Value::Null, |measured| rounded(measured.error))
}

/// Rounds to four decimal places, since more would be noise. A value that is not finite is unknown.
fn rounded(value: f32) -> Value {
    if value.is_finite() { ((f64::from(value) * 1e4).round() / 1e4).into() } else { Value::Null }
}

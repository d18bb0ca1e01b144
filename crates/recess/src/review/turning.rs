//! The turns that decided a game.

use super::marks::{DOUBT, sure};
use super::sheet::{DecisionReport, Sheet, Spot};
use bots::Measurement;
use table::Seat;
use words::Words;

/// The most turning points in a review.
const MOST: usize = 5;

/// A turn that certainly changes less than this is no turning point.
pub(super) const LEAST: f32 = 0.08;

/// Somebody's chances before and after a turn.
#[derive(Copy, Clone)]
pub(super) struct Swing {
    pub(super) seat: Seat,
    pub(super) from: Measurement,
    pub(super) to: Measurement,
}

impl Swing {
    fn change(&self) -> Measurement {
        self.to.above(self.from)
    }

    /// The certain part of the change, in either direction.
    fn size(&self) -> f32 {
        let change = self.change();
        sure(Measurement { mean: change.mean.abs(), error: change.error })
    }

    fn rises(&self) -> bool {
        self.change().mean > 0.0
    }
}

/// A turn that changed much.
pub(super) struct Turning {
    /// The index in [`Sheet::curve`] where it begins.
    pub(super) spot: usize,
    /// The seat whose chances changed most.
    pub(super) swing: Swing,
    /// The seat whose chances certainly changed most in the other direction, if any.
    pub(super) other: Option<Swing>,
    /// Its worst decision, if one was marked down.
    pub(super) decision: Option<usize>,
}

/// The few turns that changed most, in the order of play.
pub(super) fn points(curve: &[Spot], decisions: &[DecisionReport]) -> Vec<Turning> {
    let mut found: Vec<Turning> = curve
        .windows(2)
        .enumerate()
        .filter_map(|(spot, pair)| {
            let swings: Vec<Swing> = (0..pair[0].chances.len())
                .filter_map(|at| {
                    Some(Swing { seat: Seat::new(at), from: pair[0].chances[at]?, to: pair[1].chances[at]? })
                })
                .collect();
            let largest = |swings: &mut dyn Iterator<Item = &Swing>| {
                swings.max_by(|a, b| a.size().total_cmp(&b.size())).copied().filter(|swing| swing.size() > 0.0)
            };
            let swing = largest(&mut swings.iter()).filter(|swing| swing.size() >= LEAST)?;
            let other = largest(&mut swings.iter().filter(|other| other.rises() != swing.rises()));
            // The turns between two spots; more than one if a single step passed several.
            let within = |decision: &DecisionReport| (pair[0].turn..=pair[1].turn).contains(&decision.turn);
            let during = |decision: &DecisionReport| within(decision) && (pair[1].end || decision.turn < pair[1].turn);
            let loss = |at: &usize| decisions[*at].verdict.map_or(0.0, |verdict| sure(verdict.loss));
            let bad = |at: &usize| decisions[*at].verdict.is_some_and(|verdict| verdict.mark.is_bad());
            let decision = (0..decisions.len())
                .filter(|&at| during(&decisions[at]) && bad(&at))
                .max_by(|a, b| loss(a).total_cmp(&loss(b)));
            Some(Turning { spot, swing, other, decision })
        })
        .collect();
    found.sort_by(|a, b| b.swing.size().total_cmp(&a.swing.size()));
    found.truncate(MOST);
    found.sort_by_key(|turning| turning.spot);
    found
}

/// A turning point, in one to three sentences.
pub(super) fn sentence(words: &Words, sheet: &Sheet, turning: &Turning) -> String {
    let turn = heading(words, sheet, sheet.curve[turning.spot].turn);
    let [from, to] = [turning.swing.from, turning.swing.to].map(|chance| percent(chance.mean));
    let key = if turning.swing.rises() { "review-rises" } else { "review-falls" };
    let seat = sheet.name(turning.swing.seat);
    let mut told = words.fill(key, &[("turn", &turn), ("seat", seat), ("from", &from), ("to", &to)]);
    if let Some(other) = turning.other {
        let [from, to] = [other.from, other.to].map(|chance| percent(chance.mean));
        let key = if other.rises() { "review-gains" } else { "review-loses" };
        told.push(' ');
        told.push_str(&words.fill(key, &[("seat", sheet.name(other.seat)), ("from", &from), ("to", &to)]));
    }
    if let Some((decision, better)) = turning.decision.and_then(|at| {
        let decision = &sheet.decisions[at];
        Some((decision, decision.alternatives.iter().find(|alternative| alternative.choice)?))
    }) {
        let args = [
            ("seat", sheet.name(decision.seat)),
            ("made", decision.made.text.as_str()),
            ("better", better.what.text.as_str()),
        ];
        told.push(' ');
        told.push_str(&words.fill("review-instead", &args));
    }
    told
}

/// The heading of a turn.
pub(super) fn heading(words: &Words, sheet: &Sheet, turn: usize) -> String {
    let turn = &sheet.turns[turn];
    match turn.number {
        0 => words.get("review-setting-up"),
        n => words.fill("review-turn", &[("n", &n.to_string()), ("seat", sheet.name(turn.whose))]),
    }
}

/// A chance in whole percentage points.
pub(super) fn percent(chance: f32) -> String {
    format!("{:.0}", 100.0 * chance)
}

/// [`DOUBT`] as a text.
pub(super) fn doubt() -> String {
    format!("{DOUBT:.0}")
}

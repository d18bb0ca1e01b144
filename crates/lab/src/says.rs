//! Figures and differences in words.

use crate::findings::Difference;
use crate::plan::{Axis, Comparison, Plan};
use figures::Estimate;
use words::{Lang, Words};

/// A number with this many decimals, in the notation of the language.
pub(crate) fn number(words: &Words, value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let text = if text.trim_start_matches('-').chars().all(|digit| matches!(digit, '0' | '.')) {
        text.trim_start_matches('-').to_owned() // zero has no sign
    } else {
        text.replace('-', "\u{2212}")
    };
    if words.lang() == Lang::English { text } else { text.replace('.', ",") }
}

/// A share in per cent.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    format!("{}\u{a0}%", number(words, 100.0 * share, 1))
}

/// A figure with its interval: `12.3 ± 1.0`.
pub(crate) fn with_give(words: &Words, estimate: Estimate, digits: usize) -> String {
    let value = number(words, estimate.value, digits);
    estimate.give.map_or(value.clone(), |give| format!("{value}\u{a0}±\u{a0}{}", number(words, give, digits)))
}

/// A difference with its interval and its sign.
pub(crate) fn difference(words: &Words, estimate: Estimate) -> String {
    let text = with_give(words, estimate, 1);
    if estimate.value >= 0.05 { format!("+{text}") } else { text }
}

/// What distinguishes a cell from its baseline, in words.
pub(crate) fn what(words: &Words, plan: &Plan, comparison: &Comparison) -> String {
    let (cell, baseline) = (&plan.cells[comparison.cell], &plan.cells[comparison.baseline]);
    let instead = |key: &str, new: &str, old: &str| words.fill(key, &[("new", new), ("old", old)]);
    match comparison.axis {
        Axis::Switch => {
            let turned = cell.switch.split([',', ' ']).filter(|word| !word.is_empty()).map(|word| switch(words, word));
            turned.collect::<Vec<_>>().join(" + ")
        }
        Axis::Profile => instead("lab-profile", &cell.profile, &baseline.profile),
        Axis::Decks => instead("lab-decks", &cell.decks, &baseline.decks),
        Axis::Bots => instead("lab-bots", &line_up(&cell.bots), &line_up(&baseline.bots)),
    }
}

/// A house switch in words, or in written form if there are no words for it.
fn switch(words: &Words, written: &str) -> String {
    let name = written.trim_start_matches(['+', '-']);
    let (name, value) = match name.split_once('=') {
        Some((name, number)) => (name, number),
        None => (name, if written.starts_with('-') { "off" } else { "on" }),
    };
    let key = format!("lab-switch-{}", name.replace('_', "-"));
    let told = words.fill(&key, &[("value", value)]);
    if told == key { written.to_owned() } else { told }
}

/// What distinguishes a cell from its baseline, in written form.
pub(crate) fn short(plan: &Plan, comparison: &Comparison) -> String {
    let cell = &plan.cells[comparison.cell];
    match comparison.axis {
        Axis::Switch => cell.switch.clone(),
        Axis::Profile => cell.profile.clone(),
        Axis::Decks => cell.decks.clone(),
        Axis::Bots => line_up(&cell.bots),
    }
}

/// Bots by name. A single name if all are alike.
pub(crate) fn line_up(bots: &[String]) -> String {
    match bots {
        [first, rest @ ..] if rest.iter().all(|bot| bot == first) => first.clone(),
        bots => bots.join(","),
    }
}

/// A difference as a plain sentence.
pub(crate) fn sentence(words: &Words, what: &str, difference: &Difference) -> String {
    if difference.games > 0 && difference.changed == 0 {
        return words.fill("lab-sentence-none", &[("what", what), ("games", &difference.games.to_string())]);
    }
    let part = |estimate: Estimate, [less, same, more]: [&str; 3]| {
        let estimate = estimate.percent();
        let key = [less, same, more][(estimate.sign() + 1) as usize];
        let by = number(words, estimate.value.abs(), 1);
        let give = estimate.give.map_or_else(|| "?".to_owned(), |give| number(words, give, 1));
        words.fill(key, &[("by", &by), ("give", &give)])
    };
    let length = part(difference.length, ["lab-length-less", "lab-length-same", "lab-length-more"]);
    let first = part(difference.first, ["lab-first-less", "lab-first-same", "lab-first-more"]);
    match difference.out {
        Some(out) => {
            let out = part(out, ["lab-out-less", "lab-out-same", "lab-out-more"]);
            words.fill("lab-sentence-out", &[("what", what), ("length", &length), ("first", &first), ("out", &out)])
        }
        None => words.fill("lab-sentence", &[("what", what), ("length", &length), ("first", &first)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_claim_only_what_is_known() {
        let english = Words::new(Lang::English);
        let estimate = |value, give| Estimate { value, give: Some(give) };
        let difference = Difference {
            games: 10,
            changed: 7,
            length: estimate(-0.12, 0.01),
            first: estimate(0.001, 0.008),
            out: Some(estimate(0.03, 0.01)),
        };
        let discard = switch(&english, "+discard_cost=1");
        assert_eq!(
            sentence(&english, &discard, &difference),
            "discarding costs a counter: games are 12.0 % ± 1.0 % shorter, no difference seen for the first seat (± 0.8 points), \
             the first knock-out comes 3.0 % ± 1.0 % later."
        );
        let same = Difference { changed: 0, ..difference };
        assert_eq!(sentence(&english, "nothing", &same), "nothing: none of 10 games changed.");
        assert_eq!(switch(&english, "+no_such_switch"), "+no_such_switch");
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let written = |lang, value| number(&Words::new(lang), value, 1);
        assert_eq!(written(Lang::English, -1.25), "\u{2212}1.2");
        assert_eq!(written(Lang::Czech, 1.25), "1,2");
        assert_eq!(written(Lang::Italian, -0.01), "0,0");
    }
}

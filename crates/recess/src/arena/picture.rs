//! Win rates as a picture.

use super::figures::Figures;
use lab::plot::{Mark, Reference, bars};
use words::Words;

/// A bar for each kind of bot with its interval, and a line at the fair share.
pub(super) fn svg(words: &Words, title: &str, figures: &Figures) -> String {
    let games = figures.games().to_string();
    let heading = words.fill("arena-picture", &[("title", title), ("games", &games)]);
    let marks: Vec<Mark> = figures
        .lines()
        .iter()
        .filter_map(|line| {
            let name = if line.seats > 1 { format!("{} ×{}", line.name, line.seats) } else { line.name.to_owned() };
            Some(Mark { name, value: line.rate?, interval: line.interval })
        })
        .collect();
    let share = format!("{:.1}", 100.0 * figures.fair());
    let label = words.fill("arena-fair", &[("fair", &share)]);
    bars(&heading, &marks, Some(&Reference { value: figures.fair(), label }))
}

//! Win rates as a picture.

use super::figures::Figures;
use crate::out::escaped;
use std::fmt::Write as _;
use words::Words;

const LEFT: f64 = 110.0;
const WIDE: f64 = 420.0;
const ROW: f64 = 44.0;
const TOP: f64 = 64.0;

/// A bar for each kind of bot with its interval, and a line at the fair share.
pub(super) fn svg(words: &Words, title: &str, figures: &Figures) -> String {
    let tall = TOP + ROW * figures.lines().len() as f64 + 40.0;
    let most = figures.lines().iter().map(|line| line.interval.map_or(line.rate, |[_, high]| high));
    // Room to the right, on a round number.
    let most = (most.fold(figures.fair(), f64::max) * 10.0 + 0.5).ceil().clamp(1.0, 10.0) / 10.0;
    let at = |share: f64| LEFT + WIDE * share / most;
    let games = figures.games().to_string();
    let heading = escaped(&words.fill("arena-picture", &[("title", title), ("games", &games)]));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 {tall}\" font-family=\"sans-serif\" \
         font-size=\"14\" role=\"img\" aria-label=\"{heading}\">\n\
         <rect width=\"640\" height=\"{tall}\" fill=\"#ffffff\"/>\n\
         <text x=\"16\" y=\"30\" font-size=\"17\" fill=\"#222222\">{heading}</text>\n"
    );
    let bottom = tall - 40.0;
    for (row, line) in figures.lines().iter().enumerate() {
        let y = TOP + ROW * row as f64;
        let middle = y + 14.0;
        let name =
            escaped(&if line.seats > 1 { format!("{} ×{}", line.name, line.seats) } else { line.name.to_owned() });
        let right = at(line.rate) - LEFT;
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#222222\">{name}</text>",
            LEFT - 10.0,
            middle + 5.0
        );
        let _ = writeln!(svg, "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{right:.1}\" height=\"28\" fill=\"#4477aa\"/>");
        let mut end = at(line.rate);
        if let Some([low, high]) = line.interval {
            end = at(high);
            let _ = writeln!(
                svg,
                "<path d=\"M{0:.1} {middle}H{1:.1}M{0:.1} {2}v12M{1:.1} {2}v12\" stroke=\"#222222\" stroke-width=\"2\" fill=\"none\"/>",
                at(low),
                at(high),
                middle - 6.0
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" fill=\"#222222\">{:.1} %</text>",
            end + 8.0,
            middle + 5.0,
            100.0 * line.rate
        );
    }
    let fair = at(figures.fair());
    let share = format!("{:.1}", 100.0 * figures.fair());
    let label = escaped(&words.fill("arena-fair", &[("fair", &share)]));
    let _ = writeln!(
        svg,
        "<path d=\"M{fair:.1} {}V{bottom}\" stroke=\"#cc3311\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>",
        TOP - 8.0
    );
    let _ = writeln!(
        svg,
        "<text x=\"{fair:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#cc3311\">{label}</text>",
        bottom + 20.0
    );
    svg.push_str("</svg>\n");
    svg
}

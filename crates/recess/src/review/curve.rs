//! Everybody's chances as a picture.

use super::marks::Mark;
use super::sheet::Sheet;
use super::turning::{heading, percent};
use crate::out::escaped;
use std::fmt::Write as _;
use table::Seat;
use words::Words;

const WIDE: f32 = 720.0;
const TALL: f32 = 460.0;
const LEFT: f32 = 58.0;
const RIGHT: f32 = 18.0;
const TOP: f32 = 54.0;
const BOTTOM: f32 = 40.0;

/// Makes lines look like chalk.
const CHALK: &str = "<filter id=\"chalk\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"720\" height=\"460\">\
<feTurbulence type=\"fractalNoise\" baseFrequency=\".5\" numOctaves=\"2\" seed=\"7\" result=\"grain\"/>\
<feDisplacementMap in=\"SourceGraphic\" in2=\"grain\" scale=\"4\"/></filter>\n";

/// A line for each seat, distinguished by colour and dashes, with mistakes on the lines and turning points above.
pub(super) fn svg(words: &Words, sheet: &Sheet) -> String {
    let place = Place::new(sheet);
    let mut svg = format!(
        "<svg class=\"curve\" viewBox=\"0 0 {WIDE} {TALL}\" role=\"img\" aria-labelledby=\"curve-title curve-desc\">\n\
         <title id=\"curve-title\">{}</title>\n<desc id=\"curve-desc\">{}</desc>\n{CHALK}",
        escaped(&words.get("review-curve")),
        escaped(&description(words, sheet))
    );
    for quarter in 0..=4u8 {
        let chance = f32::from(quarter) / 4.0;
        let y = place.y(chance);
        let _ = writeln!(
            svg,
            "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDE - RIGHT,
            LEFT - 8.0,
            y + 6.0,
            percent(chance)
        );
    }
    place.turns(&mut svg);
    place.turning(&mut svg);
    svg.push_str("<g class=\"lines\">\n");
    for seat in Seat::all(sheet.names.len()) {
        let spots = sheet.curve.iter().enumerate();
        let spots: Vec<(f32, f32)> =
            spots.filter_map(|(at, spot)| Some((place.x(at), place.y(spot.chances[seat.index()]?.mean)))).collect();
        let mut path = String::new();
        for (n, (x, y)) in spots.iter().enumerate() {
            let _ = write!(path, "{}{x:.1} {y:.1}", if n == 0 { "M" } else { "L" });
        }
        let _ = writeln!(
            svg,
            "<path class=\"line s{}\" d=\"{path}\"><title>{}</title></path>",
            seat.index(),
            escaped(sheet.name(seat))
        );
    }
    svg.push_str("</g>\n");
    place.mistakes(words, &mut svg);
    svg.push_str("</svg>\n");
    svg
}

/// A sample of a seat's line, for the legend.
pub(super) fn sample(seat: Seat) -> String {
    format!(
        "<svg class=\"sample\" viewBox=\"0 0 44 10\" aria-hidden=\"true\"><path class=\"line s{}\" d=\"M2 5H42\"/></svg>",
        seat.index()
    )
}

/// The picture in one sentence.
fn description(words: &Words, sheet: &Sheet) -> String {
    let line = |seat: Seat| {
        let mut known = sheet.curve.iter().filter_map(|spot| spot.chances[seat.index()]);
        let first = known.next()?;
        let last = known.next_back().unwrap_or(first);
        let (from, to) = (percent(first.mean), percent(last.mean));
        Some(words.fill("review-line", &[("seat", sheet.name(seat)), ("from", &from), ("to", &to)]))
    };
    Seat::all(sheet.names.len()).filter_map(line).collect::<Vec<_>>().join(" ")
}

/// The layout of the picture.
struct Place<'a> {
    sheet: &'a Sheet,
    first: usize,
    last: usize,
}

impl Place<'_> {
    fn new(sheet: &Sheet) -> Place<'_> {
        let number = |at: usize| sheet.turns[sheet.curve[at].turn].number;
        let first = number(0);
        let end = sheet.curve.last().is_some_and(|spot| spot.end);
        Place { sheet, first, last: (number(sheet.curve.len() - 1) + usize::from(end)).max(first + 1) }
    }

    /// The position across: by turns, with the end after the last one.
    fn x(&self, spot: usize) -> f32 {
        let spot = &self.sheet.curve[spot];
        let number = if spot.end { self.last } else { self.sheet.turns[spot.turn].number };
        LEFT + (WIDE - LEFT - RIGHT) * (number - self.first) as f32 / (self.last - self.first) as f32
    }

    fn y(&self, chance: f32) -> f32 {
        TALL - BOTTOM - (TALL - TOP - BOTTOM) * chance
    }

    /// The numbers of turns below, as many as fit.
    fn turns(&self, svg: &mut String) {
        let all = self.last - self.first;
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| all / step <= 8).unwrap_or(1000);
        for (at, spot) in self.sheet.curve.iter().enumerate() {
            let number = self.sheet.turns[spot.turn].number;
            if (number.is_multiple_of(step) || number == self.first) && number > 0 && !spot.end {
                let x = self.x(at);
                let y = TALL - BOTTOM;
                let _ = writeln!(
                    svg,
                    "<path class=\"grid\" d=\"M{x:.1} {y}v6\"/><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text>",
                    y + 28.0
                );
            }
        }
    }

    /// The numbers of turning points above. Numbers that would touch are placed at two heights in turn.
    fn turning(&self, svg: &mut String) {
        let (mut before, mut high) = (f32::NEG_INFINITY, false);
        for (at, turning) in self.sheet.turning.iter().enumerate() {
            let x = (self.x(turning.spot) + self.x(turning.spot + 1)) / 2.0;
            high = x - before < 24.0 && !high;
            before = x;
            let y = TOP - if high { 32.0 } else { 9.0 };
            let _ = writeln!(
                svg,
                "<path class=\"turning\" d=\"M{x:.1} {:.1}V{:.1}\"/><text class=\"number\" x=\"{x:.1}\" y=\"{y:.1}\" \
                 text-anchor=\"middle\">{}</text>",
                y + 5.0,
                TALL - BOTTOM,
                at + 1
            );
        }
    }

    /// Mistakes and blunders, on the line of the player who made them, where the turn begins.
    fn mistakes(&self, words: &Words, svg: &mut String) {
        for decision in &self.sheet.decisions {
            let Some(verdict) = decision.verdict.filter(|verdict| verdict.mark >= Mark::Mistake) else { continue };
            let spot = self.sheet.curve.iter().rposition(|spot| spot.turn <= decision.turn && !spot.end);
            let Some(at) = spot else { continue };
            let Some(chance) = self.sheet.curve[at].chances[decision.seat.index()] else { continue };
            let title = format!(
                "{}: {}, {} ({})",
                heading(words, self.sheet, decision.turn),
                self.sheet.name(decision.seat),
                decision.made.text,
                words.get(verdict.mark.key())
            );
            let _ = writeln!(
                svg,
                "<g class=\"dot {} s{}\" transform=\"translate({:.1} {:.1})\"><title>{}</title>\
                 <circle r=\"15\"/><text text-anchor=\"middle\" y=\"7\">{}</text></g>",
                verdict.mark.id(),
                decision.seat.index(),
                self.x(at),
                self.y(chance.mean),
                escaped(&title),
                verdict.mark.symbol()
            );
        }
    }
}

//! Charts as SVG: bars, whiskers, histograms and curves. They are readable on light and dark backgrounds, and on a
//! phone.

use std::fmt::Write as _;

/// A named figure with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// The figure's name.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// The figure's interval.
    pub interval: Option<[f64; 2]>,
}

/// A line to compare figures with.
#[derive(Clone, PartialEq, Debug)]
pub struct Reference {
    /// Its value.
    pub value: f64,
    /// Its label.
    pub label: String,
}

const WIDTH: f64 = 480.0;
const TOP: f64 = 52.0;
const RIGHT: f64 = 16.0;
/// The approximate width of a letter.
const LETTER: f64 = 7.5;

const STYLE: &str = "<style>.rp-t{fill:#222}.rp-s{fill:#5f6672}.rp-b{fill:#4477aa}.rp-w{stroke:#222}.rp-r{stroke:#cc3311}\
    .rp-q{fill:#cc3311}.rp-g{stroke:#d8dbe0}.rp-p{fill:#fff}.rp-0{stroke:#4477aa}.rp-1{stroke:#ee7733}.rp-2{stroke:#228833}\
    .rp-3{stroke:#aa3377}.rp-4{stroke:#66aacc}.rp-5{stroke:#997700}.rp-6{stroke:#777777}.rp-7{stroke:#cc3311}\
    @media(prefers-color-scheme:dark){.rp-t{fill:#e6e8eb}.rp-s{fill:#9aa3b0}.rp-b{fill:#6699cc}.rp-w{stroke:#e6e8eb}\
    .rp-r{stroke:#ff7755}.rp-q{fill:#ff7755}.rp-g{stroke:#343a44}.rp-p{fill:#15181d}.rp-3{stroke:#dd77aa}.rp-5{stroke:#ccaa33}}\
    </style>\n";

/// A bar with an interval for each figure, in per cent, with a reference line.
#[must_use]
pub fn bars(title: &str, marks: &[Mark], reference: Option<&Reference>) -> String {
    let row = 34.0;
    let left = margin(marks.iter().map(|mark| mark.name.as_str()));
    let wide = WIDTH - left - RIGHT - 56.0;
    let bottom = TOP + row * marks.len() as f64;
    let highest = marks.iter().map(|mark| mark.interval.map_or(mark.value, |[_, high]| high));
    // Leaves room at the right, up to a round number.
    let most = highest.fold(reference.map_or(0.0, |line| line.value), f64::max);
    let most = (most * 10.0 + 0.5).ceil().clamp(1.0, 10.0) / 10.0;
    let at = |share: f64| left + wide * share / most;
    let mut svg = opening(title, bottom + 40.0);
    for (place, mark) in marks.iter().enumerate() {
        let y = TOP + row * place as f64;
        let middle = y + 12.0;
        label(&mut svg, left - 8.0, middle + 5.0, "end", &mark.name);
        let length = at(mark.value) - left;
        let _ = writeln!(svg, "<rect class=\"rp-b\" x=\"{left:.1}\" y=\"{y}\" width=\"{length:.1}\" height=\"24\"/>");
        let mut end = at(mark.value);
        if let Some([low, high]) = mark.interval {
            end = at(high);
            whisker(&mut svg, at(low), at(high), middle);
        }
        label(&mut svg, end + 6.0, middle + 5.0, "start", &format!("{:.1} %", 100.0 * mark.value));
    }
    if let Some(line) = reference {
        guide(&mut svg, at(line.value), TOP - 8.0, bottom, &line.label);
    }
    svg.push_str("</svg>\n");
    svg
}

/// A dot with an interval for each figure, around a line labelled `nothing`.
#[must_use]
pub fn whiskers(title: &str, marks: &[Mark], nothing: &str, unit: &str) -> String {
    let row = 22.0;
    let left = margin(marks.iter().map(|mark| mark.name.as_str()));
    let wide = WIDTH - left - RIGHT;
    let bottom = TOP + row * marks.len() as f64;
    let ends = marks.iter().flat_map(|mark| mark.interval.unwrap_or([mark.value; 2]).into_iter().chain([mark.value]));
    let (least, most) = ends.fold((0.0f64, 0.0f64), |(least, most), end| (least.min(end), most.max(end)));
    let step = round_step((most - least) / 5.0);
    let (least, most) = ((least / step).floor() * step, (most / step).ceil() * step);
    let (least, most) = if least < most { (least, most) } else { (-step, step) };
    let at = |value: f64| left + wide * (value - least) / (most - least);
    let mut svg = opening(title, bottom + 44.0);
    let ticks = ((most - least) / step).round() as i32;
    for tick in 0..=ticks {
        let value = least + step * f64::from(tick);
        let x = at(value);
        let _ = writeln!(svg, "<path class=\"rp-g\" d=\"M{x:.1} {}V{bottom:.1}\"/>", TOP - 8.0);
        let text = format!("{}{unit}", shortest(value, step));
        small(&mut svg, x.clamp(left + 8.0, WIDTH - 20.0), bottom + 16.0, "middle", &text);
    }
    for (place, mark) in marks.iter().enumerate() {
        let middle = TOP + row * place as f64 + 8.0;
        label(&mut svg, left - 8.0, middle + 4.5, "end", &mark.name);
        if let Some([low, high]) = mark.interval {
            whisker(&mut svg, at(low), at(high), middle);
        }
        let _ = writeln!(svg, "<circle class=\"rp-b\" cx=\"{:.1}\" cy=\"{middle:.1}\" r=\"4.5\"/>", at(mark.value));
    }
    let x = at(0.0);
    let _ = writeln!(
        svg,
        "<path class=\"rp-r\" d=\"M{x:.1} {}V{bottom:.1}\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"/>",
        TOP - 8.0
    );
    let _ = writeln!(
        svg,
        "<text class=\"rp-q\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\">{}</text>",
        x.clamp(left, WIDTH - 60.0),
        bottom + 34.0,
        escaped(nothing)
    );
    svg.push_str("</svg>\n");
    svg
}

/// A histogram of numbers in ascending order.
#[must_use]
pub fn heights(title: &str, numbers: &[u32], below: &str) -> String {
    let (left, tall) = (16.0, 170.0);
    let bottom = TOP + tall;
    let mut svg = opening(title, bottom + 48.0);
    let (Some(&least), Some(&longest)) = (numbers.first(), numbers.last()) else {
        svg.push_str("</svg>\n");
        return svg;
    };
    // A few very large values would squeeze all others, so the last bar collects them.
    let most = numbers[(numbers.len() - 1) * 995 / 1000].max(least + 1);
    let step = (f64::from(most - least + 1) / 40.0).ceil().max(1.0) as u32;
    let bins = ((most - least) / step + 1) as usize;
    let mut counts = vec![0u64; bins];
    numbers.iter().for_each(|&number| counts[(((number - least) / step) as usize).min(bins - 1)] += 1);
    let highest = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = (WIDTH - left - RIGHT) / bins as f64;
    for (bin, &count) in counts.iter().enumerate() {
        let high = tall * count as f64 / highest;
        let x = left + wide * bin as f64;
        let _ = writeln!(
            svg,
            "<rect class=\"rp-b\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\"/>",
            x + 0.5,
            bottom - high,
            (wide - 1.0).max(0.5)
        );
    }
    let _ = writeln!(svg, "<path class=\"rp-g\" d=\"M{left} {bottom}H{}\"/>", WIDTH - RIGHT);
    let every = (bins / 8).max(1);
    for bin in (0..bins).step_by(every) {
        let last = bin + every >= bins && longest >= least + step * bins as u32;
        let from = least + step * bin as u32;
        let text = if last && bin + 1 == bins { format!("{from}+") } else { from.to_string() };
        small(&mut svg, left + wide * (bin as f64 + 0.5), bottom + 16.0, "middle", &text);
    }
    small(&mut svg, WIDTH / 2.0, bottom + 36.0, "middle", below);
    svg.push_str("</svg>\n");
    svg
}

/// Shares that fall from 1 to 0 over time, one curve per name.
#[must_use]
pub fn curves(title: &str, names: &[String], until: u32, below: &str, share: impl Fn(usize, u32) -> f64) -> String {
    let (left, tall) = (44.0, 190.0);
    let columns = 4;
    let rows = names.len().div_ceil(columns);
    let bottom = TOP + tall;
    let wide = WIDTH - left - RIGHT;
    let mut svg = opening(title, bottom + 48.0 + 20.0 * rows as f64);
    let y = |share: f64| bottom - tall * share;
    for tick in 0..=4 {
        let share = f64::from(tick) / 4.0;
        let _ = writeln!(svg, "<path class=\"rp-g\" d=\"M{left} {0:.1}H{1}\"/>", y(share), WIDTH - RIGHT);
        small(&mut svg, left - 6.0, y(share) + 4.0, "end", &format!("{:.0} %", 100.0 * share));
    }
    let until = until.max(1);
    let step = (round_step(f64::from(until) / 6.0).round() as u32).max(1);
    let x = |turn: u32| left + wide * f64::from(turn) / f64::from(until);
    for turn in (0..=until).step_by(step as usize) {
        small(&mut svg, x(turn), bottom + 16.0, "middle", &turn.to_string());
    }
    small(&mut svg, left + wide / 2.0, bottom + 34.0, "middle", below);
    let points = 80.min(until);
    for (which, name) in names.iter().enumerate() {
        let mut path = String::new();
        for point in 0..=points {
            let turn = (u64::from(until) * u64::from(point) / u64::from(points)) as u32;
            let _ = write!(path, "{}{:.1} {:.1}", if point == 0 { 'M' } else { 'L' }, x(turn), y(share(which, turn)));
        }
        let dashes = if which % 2 == 1 { " stroke-dasharray=\"7 3\"" } else { "" };
        let class = which % 8;
        let _ = writeln!(svg, "<path class=\"rp-{class}\" d=\"{path}\" fill=\"none\" stroke-width=\"2\"{dashes}/>");
        let (column, row) = (which % columns, which / columns);
        let (at, down) = (left + wide / columns as f64 * column as f64, bottom + 56.0 + 20.0 * row as f64);
        let _ = writeln!(
            svg,
            "<path class=\"rp-{class}\" d=\"M{at:.1} {:.1}h22\" fill=\"none\" stroke-width=\"2\"{dashes}/>",
            down - 4.0
        );
        small(&mut svg, at + 28.0, down, "start", name);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Text with all markup characters escaped.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn opening(title: &str, tall: f64) -> String {
    let title = escaped(title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {tall:.0}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"13\" role=\"img\" aria-label=\"{title}\">\n{STYLE}\
         <rect class=\"rp-p\" width=\"{WIDTH}\" height=\"{tall:.0}\"/>\n"
    );
    // Long titles take two lines.
    let letters = title.chars().count();
    let cut = if letters > 58 {
        title.char_indices().filter(|(at, c)| *c == ' ' && *at < 58).map(|(at, _)| at).next_back()
    } else {
        None
    };
    let (first, second) = cut.map_or((title.as_str(), ""), |at| title.split_at(at));
    let y = if second.is_empty() { 26.0 } else { 18.0 };
    let _ =
        writeln!(svg, "<text class=\"rp-t\" x=\"12\" y=\"{y}\" font-size=\"14\" font-weight=\"600\">{first}</text>");
    if !second.is_empty() {
        let second = second.trim_start();
        let _ = writeln!(
            svg,
            "<text class=\"rp-t\" x=\"12\" y=\"35\" font-size=\"14\" font-weight=\"600\">{second}</text>"
        );
    }
    svg
}

/// The width of the names on the left.
fn margin<'a>(names: impl Iterator<Item = &'a str>) -> f64 {
    let longest = names.map(|name| name.chars().count()).max().unwrap_or(0);
    (longest as f64 * LETTER + 16.0).clamp(50.0, 245.0)
}

fn label(svg: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let text = escaped(text);
    let _ = writeln!(svg, "<text class=\"rp-t\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
}

fn small(svg: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let text = escaped(text);
    let _ = writeln!(
        svg,
        "<text class=\"rp-s\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-size=\"12\">{text}</text>"
    );
}

fn whisker(svg: &mut String, low: f64, high: f64, middle: f64) {
    let top = middle - 5.0;
    let _ = writeln!(
        svg,
        "<path class=\"rp-w\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {top:.1}v10M{high:.1} {top:.1}v10\" \
         stroke-width=\"1.5\" fill=\"none\"/>"
    );
}

fn guide(svg: &mut String, x: f64, top: f64, bottom: f64, text: &str) {
    let _ = writeln!(
        svg,
        "<path class=\"rp-r\" d=\"M{x:.1} {top:.1}V{bottom:.1}\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"/>"
    );
    let _ = writeln!(
        svg,
        "<text class=\"rp-q\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\">{}</text>",
        bottom + 18.0,
        escaped(text)
    );
}

/// A round number at least this large: 1, 2 or 5 times a power of ten.
fn round_step(least: f64) -> f64 {
    let least = least.max(1e-6);
    let nought = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * nought).find(|step| *step >= least * 0.999).unwrap_or(nought * 10.0)
}

/// A number with as many decimals as steps of this size need.
fn shortest(value: f64, step: f64) -> String {
    let value = if value.abs() < step / 1000.0 { 0.0 } else { value };
    let digits = if step >= 1.0 { 0 } else { (-step.log10()).ceil() as usize };
    format!("{value:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, step) in [(0.7, 1.0), (1.1, 2.0), (23.0, 50.0), (0.06, 0.1), (50.0, 50.0)] {
            assert!((round_step(least) - step).abs() < 1e-9, "{least} {}", round_step(least));
        }
        assert_eq!(
            (shortest(-0.5, 0.5), shortest(1e-17, 0.5), shortest(20.0, 10.0)),
            ("-0.5".into(), "0.0".into(), "20".into())
        );
    }

    #[test]
    fn pictures_are_whole_and_names_are_text() {
        let marks = vec![
            Mark { name: "<a & b>".to_owned(), value: 0.25, interval: Some([0.2, 0.3]) },
            Mark { name: "c".to_owned(), value: -0.1, interval: None },
        ];
        let line = Reference { value: 0.25, label: "fair".to_owned() };
        for svg in [
            bars("t", &marks, Some(&line)),
            whiskers("t", &marks, "no difference", " %"),
            heights("t", &[1, 2, 2, 3, 9], "turns"),
            heights("t", &[], "turns"),
            curves("t", &["one".to_owned(), "two".to_owned()], 30, "turns", |_, turn| 1.0 / f64::from(turn + 1)),
        ] {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
            assert!(!svg.contains("<a &"), "{svg}");
        }
    }
}

//! The panes of the table: the middle, the log, the hand, and the question.

use crate::client::{Client, Focus, Target};
use crate::draw::{BOLD, DIM, Paint, Regions, SELECTED, cut, headed, more, padded, put};
use crate::overlay::wrapped;
use crate::scene::{Choice, Prompt};
use crate::table::Table;
use kit::scene::{Fight, Mark, Middle, Panel, Side, Sort};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

/// Draws the middle of the table: the strip or the fight.
pub(crate) fn middle<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect, regions: &mut Regions) {
    let words = &client.words;
    let paint = Paint { colour: client.colour };
    let area = Rect { width: area.width.saturating_sub(1), ..area };
    match &client.scene.middle {
        Middle::Quiet => {
            let rest = headed(buffer, area, &words.get("screen-middle"), BOLD);
            put(buffer, rest, [Line::styled(format!(" {}", words.get("screen-quiet")), DIM)]);
        }
        Middle::Notes(notes) => {
            let rest = headed(buffer, area, &words.get("screen-middle"), BOLD);
            let width = usize::from(rest.width);
            let lines = notes.iter().flat_map(|note| match note.sort {
                Some(_) => vec![indented(paint.mark(note, width - 1))],
                None => wrapped(&note.text, width - 1).into_iter().map(|line| indented(Line::from(line))).collect(),
            });
            put(buffer, rest, lines);
        }
        Middle::Strip(panels) => {
            let rest = headed(buffer, area, &words.get("screen-middle"), BOLD);
            strip(paint, panels, buffer, rest);
        }
        Middle::Fight(fight) => {
            regions.push((area, Target::Key(KeyCode::Char('b'))));
            let rest = headed(buffer, area, &fight.standing, BOLD);
            draw_fight(client, fight, buffer, rest);
        }
    }
}

/// As many lines as fit. The last one shows the signs of the marks left out, or their number.
pub(crate) fn fitting<T: Table>(client: &Client<T>, marks: &[Mark], width: usize, room: usize) -> Vec<Line<'static>> {
    let paint = Paint { colour: client.colour };
    let told = marks.iter().flat_map(|mark| match mark.sort {
        Some(_) => vec![(mark.sort, paint.mark(mark, width))],
        None => wrapped(&mark.text, width).into_iter().map(|line| (None, Line::from(line))).collect(),
    });
    let told: Vec<(Option<Sort>, Line)> = told.collect();
    if told.len() <= room || room == 0 {
        return told.into_iter().map(|(_, line)| indented(line)).collect();
    }
    let (shown, left) = told.split_at(room - 1);
    let more = client.words.fill("screen-more", &[("n", &left.len().to_string())]);
    let signs = left.iter().filter_map(|(sort, _)| *sort).take(width.saturating_sub(more.width() + 1));
    let mut last = Line::default();
    last.extend(signs.map(|sort| Span::styled(sort.shape.to_string(), paint.sort(sort))));
    let rest = match last.spans.len() {
        0 => more,
        // If the signs of all are shown, no number is needed.
        signs if signs == left.len() => " …".to_owned(),
        _ => format!(" {more}"),
    };
    last.push_span(Span::styled(rest, DIM));
    shown.iter().map(|(_, line)| line.clone()).chain([last]).map(indented).collect()
}

fn indented(mut line: Line<'static>) -> Line<'static> {
    line.spans.insert(0, Span::raw(" "));
    line
}

/// Draws the plays, the newest at the bottom. The oldest are left out first.
fn strip(paint: Paint, panels: &[Panel], buffer: &mut Buffer, area: Rect) {
    let width = usize::from(area.width).saturating_sub(2);
    let mut lines: Vec<Line> = Vec::new();
    for (at, panel) in panels.iter().enumerate() {
        let newest = at + 1 == panels.len();
        let lead = if newest { "▸" } else { " " };
        let who = Span::styled(format!("{lead}{}  ", panel.who), if newest { BOLD } else { Style::new() });
        let room = width.saturating_sub(who.width()).max(8);
        let mut line = paint.mark(&panel.what, room);
        line.spans.insert(0, who);
        lines.push(line);
        let notes = panel.notes.iter().flat_map(|note| wrapped(note, width.saturating_sub(4)));
        lines.extend(notes.map(|note| Line::raw(format!("   ↳ {note}"))));
    }
    let skip = lines.len().saturating_sub(usize::from(area.height));
    put(buffer, area, lines.into_iter().skip(skip));
}

/// Draws two columns with the parts of each side, and the totals on top. A page shows what does not fit.
fn draw_fight<T: Table>(client: &Client<T>, fight: &Fight, buffer: &mut Buffer, area: Rect) {
    let half = area.width / 2;
    let told = |texts: &[String]| -> Vec<String> {
        texts.iter().flat_map(|text| wrapped(text, usize::from(area.width).saturating_sub(2))).collect()
    };
    let mut notes = told(&fight.notes);
    let tallest = fight.sides.iter().map(|side| side.lines.len() + 1).max().unwrap_or(0);
    let below = u16::try_from(notes.len()).unwrap_or(u16::MAX).min(area.height / 2);
    let above = u16::try_from(tallest).unwrap_or(u16::MAX).min(area.height - below);
    let columns = [
        Rect { width: half.saturating_sub(1), height: above, ..area },
        Rect { x: area.x + half, width: area.width - half, height: above, ..area },
    ];
    for (side, column) in fight.sides.iter().zip(columns) {
        draw_side(client, side, buffer, column);
    }
    notes.extend(told(&fight.details));
    let rest = Rect { y: area.y + above, height: area.height - above, ..area };
    put(buffer, rest, notes.into_iter().map(|note| Line::raw(format!(" {note}"))));
}

fn draw_side<T: Table>(client: &Client<T>, side: &Side, buffer: &mut Buffer, area: Rect) {
    let width = usize::from(area.width).saturating_sub(1);
    let name = cut(&side.name, width.saturating_sub(side.total.width() + 3));
    let total = Line::from(vec![
        Span::styled(format!(" {} ", side.total), BOLD.patch(SELECTED)),
        Span::styled(format!(" {name}"), BOLD),
    ]);
    let lines = fitting(client, &side.lines, width, usize::from(area.height).saturating_sub(1));
    put(buffer, area, std::iter::once(total).chain(lines));
}

/// Draws the log, the newest entry at the bottom.
pub(crate) fn log<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect, regions: &mut Regions) {
    let rest = headed(buffer, area, &client.words.get("screen-log"), BOLD);
    regions.push((area, Target::Key(KeyCode::Char('l'))));
    let (width, height) = (usize::from(rest.width).saturating_sub(1), usize::from(rest.height));
    let mut lines: Vec<Line> = Vec::new();
    // From the end, because only the end is visible.
    for line in client.log.iter().rev() {
        if lines.len() >= height {
            break;
        }
        let style = if line.heading { BOLD } else { Style::new() };
        let indent = if line.heading { "" } else { " " };
        let told = wrapped(&format!("{indent}{}", line.text), width);
        lines.extend(told.into_iter().rev().map(|line| Line::styled(line, style)));
    }
    lines.truncate(height);
    lines.reverse();
    put(buffer, rest, lines);
}

/// Draws the hand, one card per line.
pub(crate) fn hand<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect, regions: &mut Regions) {
    let paint = Paint { colour: client.colour };
    let focused = client.focus == Focus::Hand;
    let rest =
        headed(buffer, area, &client.words.get("screen-hand"), if focused { BOLD.patch(SELECTED) } else { BOLD });
    let (width, height) = (usize::from(rest.width), usize::from(rest.height));
    let hand = &client.scene.hand;
    if hand.is_empty() {
        put(buffer, rest, [Line::styled(format!(" {}", client.words.get("play-hand-empty")), DIM)]);
    }
    let first = client.card.saturating_sub(height / 2).min(hand.len().saturating_sub(height));
    let concerned: &[usize] = match &client.scene.asked {
        Prompt::You { choices, .. } if !focused => choices.get(client.chosen).map_or(&[], |choice| &choice.cards),
        _ => &[],
    };
    let asked = matches!(client.scene.asked, Prompt::You { .. });
    for (row, (at, card)) in (rest.y..rest.bottom()).zip(hand.iter().enumerate().skip(first)) {
        let lead = match (at == client.card, concerned.contains(&at)) {
            (true, _) if focused => "▸",
            (_, true) => "▸",
            _ => " ",
        };
        let name = cut(&card.name, width.saturating_sub(card.note.width() + 6));
        let gap = width.saturating_sub(name.width() + card.note.width() + 4);
        let style = match () {
            () if focused && at == client.card => SELECTED,
            // Cards that cannot be played now are dimmed, so that it shows without colour.
            () if asked && !card.playable => DIM,
            () => Style::new(),
        };
        let line = Line::from(vec![
            Span::raw(lead),
            Span::styled(card.sort.shape.to_string(), paint.sort(card.sort)),
            Span::raw(format!(" {name}{}{} ", " ".repeat(gap), card.note)),
        ]);
        buffer.set_line(rest.x, row, &line.patch_style(style), rest.width);
        regions.push((Rect::new(rest.x, row, rest.width, 1), Target::Card(at)));
    }
    more(buffer, rest, first, hand.len(), 0);
}

/// What the selected card does.
pub(crate) fn card<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect) {
    let Some(about) = &client.about else { return };
    let rest = headed(buffer, area, &about.name, BOLD);
    put(buffer, rest, about.lines.iter().map(|line| Line::raw(format!(" {line}"))));
    more(buffer, rest, 0, about.lines.len(), 0);
}

/// The question with its choices, who is thinking, or how it ended.
pub(crate) fn asked<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect, regions: &mut Regions) {
    let words = &client.words;
    let width = usize::from(area.width).saturating_sub(2);
    match &client.scene.asked {
        Prompt::You { question, choices } => {
            let focused = client.focus == Focus::Choices;
            let style = if focused { BOLD.patch(SELECTED) } else { BOLD };
            let rest = headed(buffer, area, &words.get("screen-your-choice"), style);
            countdown(client, buffer, area);
            let question = wrapped(question, width);
            let taken = u16::try_from(question.len()).unwrap_or(1).min(rest.height / 2);
            put(
                buffer,
                rest,
                question.into_iter().take(taken.into()).map(|line| Line::styled(format!(" {line}"), BOLD)),
            );
            let rest = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
            list(client, choices, buffer, rest, regions);
        }
        Prompt::Others(who) => {
            let rest = headed(buffer, area, &words.get("screen-waiting"), BOLD);
            countdown(client, buffer, area);
            put(buffer, rest, wrapped(who, width).into_iter().map(|line| Line::raw(format!(" {line}"))));
        }
        Prompt::Over(how) => {
            let rest = headed(buffer, area, &words.get("screen-over"), BOLD);
            let lines = how.iter().flat_map(|line| wrapped(line, width));
            put(buffer, rest, lines.map(|line| Line::styled(format!(" {line}"), BOLD)));
        }
        Prompt::Shown => {
            let rest = headed(buffer, area, &words.get("screen-shown"), BOLD);
            put(
                buffer,
                rest,
                wrapped(&words.get("screen-shown-how"), width).into_iter().map(|line| Line::raw(format!(" {line}"))),
            );
        }
    }
}

/// Draws the remaining time at the end of a heading: in seconds, and as a bar that needs no reading.
fn countdown<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect) {
    const BAR: u128 = 10;
    let Some(countdown) = client.countdown else { return };
    let seconds = countdown.seconds();
    let full = (countdown.left.as_millis() * BAR).div_ceil(countdown.total.as_millis().max(1)).min(BAR) as usize;
    let bar = "▰".repeat(full) + &"▱".repeat(BAR as usize - full);
    let text = format!(" {}:{:02} {bar} ", seconds / 60, seconds % 60);
    let wide = u16::try_from(text.width()).unwrap_or(u16::MAX);
    if wide + 24 < area.width {
        // The last seconds must stand out.
        let style = if seconds <= 5 { BOLD.patch(SELECTED) } else { BOLD };
        buffer.set_line(area.right() - wide - 2, area.y, &Line::styled(text, style), wide);
    }
}

/// Draws the numbered choices in full and marks the selected one.
fn list<T: Table>(client: &Client<T>, choices: &[Choice], buffer: &mut Buffer, area: Rect, regions: &mut Regions) {
    let digits = choices.len().to_string().len();
    let width = usize::from(area.width).saturating_sub(digits + 5);
    let texts: Vec<Vec<String>> = choices.iter().map(|choice| wrapped(&choice.text, width)).collect();
    let height = usize::from(area.height);
    let lines = |from: usize, to: usize| texts[from..to].iter().map(Vec::len).sum::<usize>();
    // Leaves out as few as possible above, and shows one below the selected choice.
    let last = (client.chosen + 2).min(texts.len());
    let mut first = 0;
    while first < client.chosen && lines(first, last) > height {
        first += 1;
    }
    let focused = client.focus == Focus::Choices;
    let mut row = area.y;
    let mut shown = first;
    for (at, text) in texts.iter().enumerate().skip(first) {
        let tall = u16::try_from(text.len()).unwrap_or(1);
        let chosen = at == client.chosen;
        let with_card = client.focus == Focus::Hand && choices[at].cards.contains(&client.card);
        if row >= area.bottom() {
            break;
        }
        let place = Rect { y: row, height: tall.min(area.bottom() - row), ..area };
        let style = match () {
            () if chosen && focused => SELECTED,
            () if with_card => BOLD,
            () => Style::new(),
        };
        let lead = if chosen && focused || with_card { "▸" } else { " " };
        let lines = text.iter().enumerate().map(|(line, text)| {
            let kept = if choices[at].kept && line == 0 { "✓" } else { " " };
            let number = if line == 0 { format!("{lead}{:>digits$} ", at + 1) } else { " ".repeat(digits + 2) };
            Line::styled(format!("{number}{kept}{} ", padded(text, width)), style)
        });
        put(buffer, place, lines);
        regions.push((place, Target::Choice(at)));
        row += tall;
        shown = at + 1;
    }
    let left_out = texts.len() - shown;
    more(buffer, area, first, first + height + left_out, 0);
}

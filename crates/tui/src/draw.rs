//! Draws the model on a screen. Changes nothing.

use crate::client::{Client, HAND, ROOMY, SMALLEST, Target};
use crate::overlay::{Overlay, Page, Rules, Write, page_area, rules_areas, wrapped};
use crate::panes;
use crate::table::Table;
use kit::scene::{Mark, Middle, Place, Sort, Tint};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};
use std::borrow::Cow;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Areas of the screen with their meaning to the mouse.
pub(crate) type Regions = Vec<(Rect, Target)>;

/// The look of things. Colour is only an addition: shapes, weight and words say the same.
#[derive(Copy, Clone)]
pub(crate) struct Paint {
    pub(crate) colour: bool,
}

pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
pub(crate) const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);

impl Paint {
    /// The style of a sort of card.
    pub(crate) fn sort(self, sort: Sort) -> Style {
        if !self.colour {
            return Style::new();
        }
        Style::new().fg(match sort.tint {
            Tint::Yellow => Color::Yellow,
            Tint::Blue => Color::Blue,
            Tint::Magenta => Color::Magenta,
            Tint::Red => Color::Red,
            Tint::Green => Color::Green,
            Tint::Cyan => Color::Cyan,
        })
    }

    /// A mark with its words, cut to a width.
    pub(crate) fn mark(self, mark: &Mark, width: usize) -> Line<'static> {
        match mark.sort {
            None => Line::from(cut(&mark.text, width)),
            Some(sort) => Line::from(vec![
                Span::styled(sort.shape.to_string(), self.sort(sort)),
                Span::raw(format!(" {}", cut(&mark.text, width.saturating_sub(2)))),
            ]),
        }
    }
}

/// Text cut to a width, with a sign if something was cut off.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = cut_off(text.chars(), width.saturating_sub(1));
    short.truncate(short.trim_end().len());
    if width > 0 {
        short.push('…');
    }
    short
}

/// As many letters as fit into a width.
pub(crate) fn cut_off(text: impl Iterator<Item = char>, width: usize) -> String {
    let mut room = width;
    let fits = |c: &char| {
        let wide = c.width().unwrap_or(0);
        let fits = wide <= room;
        room = room.saturating_sub(wide);
        fits
    };
    text.take_while(fits).collect()
}

/// Text padded with spaces to a width.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// Draws a line with a title at the top of an area. Returns the rest of the area.
pub(crate) fn headed(buffer: &mut Buffer, area: Rect, title: &str, style: Style) -> Rect {
    if area.height == 0 || area.width < 4 {
        return Rect::default();
    }
    let width = usize::from(area.width);
    let title = cut(title, width.saturating_sub(4));
    let rest = width.saturating_sub(title.width() + 3);
    let line = Line::from(vec![
        Span::styled("─ ", DIM),
        Span::styled(title, style),
        Span::styled(format!(" {}", "─".repeat(rest)), DIM),
    ]);
    buffer.set_line(area.x, area.y, &line, area.width);
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// Draws as many lines as fit into an area.
pub(crate) fn put(buffer: &mut Buffer, area: Rect, lines: impl IntoIterator<Item = Line<'static>>) {
    for (row, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_line(area.x, row, &line, area.width);
    }
}

/// Draws a client. Returns the regions for [`Client::drawn`].
pub fn draw<T: Table>(client: &Client<T>, frame: &mut Frame) -> Regions {
    let size = frame.area();
    let mut regions = Vec::new();
    if size.width < SMALLEST.0 || size.height < SMALLEST.1 || !client.fits() {
        too_small(client, frame);
        return regions;
    }
    let buffer = frame.buffer_mut();
    if let Some(Overlay::Rules(rules)) = &client.overlay {
        draw_rules(client, rules, buffer, &mut regions);
    } else {
        draw_table(client, buffer, size, &mut regions);
        match &client.overlay {
            Some(Overlay::Page(page)) => draw_page(page, client.size, buffer, &mut regions),
            Some(Overlay::Write(write)) => draw_writing(client, write, buffer, &mut regions),
            Some(Overlay::Stops(at)) => draw_stops(client, *at, buffer, &mut regions),
            Some(Overlay::GiveUp) => {
                let sure = wrapped(&client.words.get("screen-give-up-sure"), page_width(client.size));
                page_of(&client.words.get("screen-give-up"), &sure, 0, client.size, buffer, &mut regions);
            }
            _ => {}
        }
    }
    draw_keys(client, buffer, Rect { y: size.height - 1, height: 1, ..size }, &mut regions);
    tame(buffer);
    regions
}

/// Names, chat and files may contain text that would control the terminal.
fn tame(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Cow::Owned(harmless) = clean::shown(cell.symbol()) {
            cell.set_symbol(&harmless);
        }
    }
}

fn too_small<T: Table>(client: &Client<T>, frame: &mut Frame) {
    let size = frame.area();
    let (columns, rows) = (SMALLEST.0.to_string(), SMALLEST.1.to_string());
    let (width, height) = (size.width.to_string(), size.height.to_string());
    let args = [("columns", columns.as_str()), ("rows", &rows), ("width", &width), ("height", &height)];
    let lines = wrapped(&client.words.fill("screen-too-small", &args), usize::from(size.width));
    put(frame.buffer_mut(), size, lines.into_iter().map(Line::from));
}

fn draw_table<T: Table>(client: &Client<T>, buffer: &mut Buffer, size: Rect, regions: &mut Regions) {
    let scene = &client.scene;
    draw_title(client, buffer, Rect { height: 1, ..size });
    let mut area = Rect { y: 1, height: size.height - 2, ..size };
    // A wide screen has room for the log next to everything else.
    let wide = size.width >= 120;
    if wide {
        let log = size.width * 9 / 25;
        let beside = Rect { x: size.width - log, width: log, ..area };
        area.width -= log + 1;
        panes::log(client, buffer, beside, regions);
    }
    let used = draw_seats(client, buffer, area, regions);
    area = Rect { y: area.y + used, height: area.height - used, ..area };
    let bottom = (area.height * 11 / 20).max(9);
    let mut middle = Rect { height: area.height - bottom, ..area };
    let hand = if size.width >= ROOMY { HAND } else { (area.width * 9 / 25).min(HAND) };
    if wide {
        if let Some(place) =
            place_for_card(client, Rect { y: middle.bottom(), height: bottom, width: hand, ..area }, &mut middle)
        {
            panes::card(client, buffer, place);
        }
        panes::middle(client, buffer, middle, regions);
    } else {
        let left = area.width * 13 / 25;
        panes::middle(client, buffer, Rect { width: left, ..middle }, regions);
        let beside = Rect { x: left + 1, width: area.width - left - 1, ..middle };
        panes::log(client, buffer, beside, regions);
    }
    let bottom = Rect { y: middle.bottom(), height: bottom, ..area };
    // A player's hand has its place even when it is empty. A spectator has none.
    if !scene.seats.iter().any(|seat| seat.own) {
        return panes::asked(client, buffer, bottom, regions);
    }
    panes::hand(client, buffer, Rect { width: hand, ..bottom }, regions);
    let beside = Rect { x: hand + 1, width: area.width - hand - 1, ..bottom };
    panes::asked(client, buffer, beside, regions);
}

/// Where the text of the selected card is in nobody's way: below the hand, or else beside what is going on.
fn place_for_card<T: Table>(client: &Client<T>, hand: Rect, middle: &mut Rect) -> Option<Rect> {
    /// Fewer lines say too little.
    const LEAST: u16 = 6;
    client.about.as_ref()?;
    let cards = u16::try_from(client.scene.hand.len()).unwrap_or(u16::MAX);
    // A line for the heading of the hand.
    let below = hand.height.saturating_sub(cards.saturating_add(1));
    if below >= LEAST {
        return Some(Rect { y: hand.bottom() - below, height: below, ..hand });
    }
    if middle.height < LEAST || middle.width < 2 * HAND || matches!(client.scene.middle, Middle::Fight(_)) {
        return None;
    }
    middle.width -= HAND + 1;
    Some(Rect { x: middle.right() + 1, width: HAND, ..*middle })
}

fn draw_title<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect) {
    let words = &client.words;
    let width = usize::from(area.width);
    let step = client
        .table
        .step()
        .map(|(at, of)| words.fill("screen-step", &[("at", &at.to_string()), ("of", &of.to_string())]));
    let right = match (client.scene.warning.as_ref().or(client.notice.as_ref()), step) {
        (Some(notice), _) => notice.clone(),
        (None, Some(step)) => format!("{} · {step}", client.scene.piles),
        (None, None) => client.scene.piles.clone(),
    };
    let right = cut(&right, width * 3 / 5);
    let left = cut(&client.scene.title, width.saturating_sub(right.width() + 4));
    let gap = width.saturating_sub(left.width() + right.width() + 2);
    let line = Line::styled(format!(" {left}{}{right} ", " ".repeat(gap)), BOLD.patch(SELECTED));
    buffer.set_line(area.x, area.y, &line, area.width);
}

/// Draws the seats. Returns the number of rows they take.
fn draw_seats<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect, regions: &mut Regions) -> u16 {
    let seats = &client.scene.seats;
    let n = u16::try_from(seats.len()).unwrap_or(1).max(1);
    let rows = n.div_ceil((area.width / 19).max(1));
    let in_row = n.div_ceil(rows);
    // The height depends only on the screen, so that nothing jumps during a game.
    let room = if area.height < 30 { if rows == 1 { 5 } else { 3 } } else { (area.height / 4 / rows).clamp(4, 9) };
    let height = room.min(client.scene.room + 2);
    for (at, seat) in (0..n).zip(seats) {
        let (row, column) = (at / in_row, at % in_row);
        let [left, right] = [column, column + 1].map(|column| area.width * column / in_row);
        let place = Rect::new(area.x + left, area.y + row * height, (right - left).saturating_sub(1), height);
        draw_seat(client, seat, buffer, place);
        regions.push((place, Target::Key(KeyCode::Char('t'))));
    }
    rows * height
}

fn draw_seat<T: Table>(client: &Client<T>, seat: &Place, buffer: &mut Buffer, area: Rect) {
    let own = if seat.own { client.words.get("screen-you") } else { String::new() };
    let turn = if seat.turn { "▶ " } else { "" };
    let asked = if seat.asked { " …" } else { "" };
    let title = format!("{turn}{}{own}{asked}", seat.name);
    let style = if seat.out {
        DIM
    } else if seat.turn {
        BOLD.patch(SELECTED)
    } else {
        BOLD
    };
    let rest = headed(buffer, area, &title, style);
    let width = usize::from(rest.width).saturating_sub(1);
    let score = Line::styled(format!(" {}", cut(&seat.score, width)), if seat.out { DIM } else { BOLD });
    let room = usize::from(rest.height).saturating_sub(1);
    put(buffer, rest, std::iter::once(score).chain(panes::fitting(client, &seat.lines, width, room)));
}

fn draw_keys<T: Table>(client: &Client<T>, buffer: &mut Buffer, area: Rect, regions: &mut Regions) {
    let mut x = area.x + 1;
    for (key, what, code) in client.hints() {
        let what = match code {
            KeyCode::Char('s') => client.words.fill(what, &[("pace", &client.words.get(client.pace.key()))]),
            _ => client.words.get(what),
        };
        let wide = u16::try_from(key.width() + what.width() + 1).unwrap_or(u16::MAX);
        if x + wide > area.right() {
            break;
        }
        let line = Line::from(vec![Span::styled(key, BOLD.patch(SELECTED)), Span::raw(format!(" {what}"))]);
        buffer.set_line(x, area.y, &line, wide);
        regions.push((Rect::new(x, area.y, wide, 1), Target::Key(code)));
        x += wide + 2;
    }
}

/// The width of text on a page.
fn page_width(size: (u16, u16)) -> usize {
    usize::from(page_area(size, 0).width) - 4
}

/// Draws the list of stops: a line for each kind of window, ticked if the viewer is asked.
fn draw_stops<T: Table>(client: &Client<T>, at: usize, buffer: &mut Buffer, regions: &mut Regions) {
    let words = &client.words;
    let width = page_width(client.size);
    let stops = client.table.stops(words);
    let mut lines: Vec<String> = vec![String::new(); stops.len() + 1];
    lines.extend(wrapped(&words.get("screen-stops-how"), width));
    let title = words.get("screen-stops");
    let inner = page_of(&title, &lines, 0, client.size, buffer, regions);
    for (row, (n, (what, on))) in (inner.y..inner.bottom()).zip(stops.iter().enumerate()) {
        let tick = if *on { "✓" } else { " " };
        let text = cut(&format!("[{tick}] {what}"), width);
        let style = if n == at { SELECTED } else { Style::new() };
        buffer.set_line(inner.x, row, &Line::styled(padded(&text, width), style), inner.width);
        regions.push((Rect::new(inner.x, row, inner.width, 1), Target::Stop(n)));
    }
}

/// Draws an input line with an example and the objections to the last input.
fn draw_writing<T: Table>(client: &Client<T>, write: &Write, buffer: &mut Buffer, regions: &mut Regions) {
    let width = page_width(client.size);
    let (title, how) = if write.chat {
        (client.words.get("screen-chat"), client.words.get("screen-chat-how"))
    } else {
        let example = client.table.example(&client.words);
        (client.words.get("screen-write"), client.words.fill("screen-write-how", &[("example", &example)]))
    };
    // The line itself is drawn over the first, with its cursor.
    let mut lines = vec![String::new(), String::new()];
    let offers: Vec<String> =
        write.line.offers().map(|(offer, taken)| format!("{}{offer}", if taken { "▸ " } else { "  " })).collect();
    if offers.is_empty() {
        lines.extend(wrapped(&how, width));
    } else {
        let room = usize::from(client.size.1).saturating_sub(16);
        let taken = write.line.offers().position(|(_, taken)| taken).unwrap_or(0);
        let first = taken.saturating_sub(room / 2).min(offers.len().saturating_sub(room));
        lines.extend(offers.iter().skip(first).take(room).map(|offer| cut(offer, width)));
        let left_out = offers.len().saturating_sub(room);
        if left_out > 0 {
            lines.push(client.words.fill("screen-more", &[("n", &left_out.to_string())]));
        }
    }
    for reason in &write.answer {
        lines.push(String::new());
        lines.extend(wrapped(reason, width));
    }
    let inner = page_of(&title, &lines, 0, client.size, buffer, regions);
    let (text, column) = write.line.shown(width.saturating_sub(2));
    buffer.set_string(inner.x, inner.y, format!("> {text}"), Style::new());
    if let Ok(column) = u16::try_from(column) {
        buffer.set_style(Rect::new(inner.x + 2 + column, inner.y, 1, 1).intersection(inner), SELECTED);
    }
}

fn draw_page(page: &Page, size: (u16, u16), buffer: &mut Buffer, regions: &mut Regions) {
    let inner = page_of(&page.title, &page.lines, page.scroll, size, buffer, regions);
    for (n, clause) in page.clauses.iter().enumerate() {
        let Some(row) = clause.line.checked_sub(page.scroll).and_then(|row| u16::try_from(row).ok()) else { continue };
        let (column, wide) = (u16::try_from(clause.column).unwrap_or(u16::MAX), clause.id.width() as u16);
        let place = Rect::new(inner.x.saturating_add(column), inner.y.saturating_add(row), wide, 1).intersection(inner);
        buffer.set_style(
            place,
            if n == page.clause { SELECTED } else { Style::new().add_modifier(Modifier::UNDERLINED) },
        );
        regions.push((place, Target::Citation(n)));
    }
}

/// Draws a frame with lines in it. Returns the area of the lines.
fn page_of(
    title: &str,
    lines: &[String],
    scroll: usize,
    size: (u16, u16),
    buffer: &mut Buffer,
    regions: &mut Regions,
) -> Rect {
    let area = page_area(size, lines.len());
    Clear.render(area, buffer);
    let title = format!(" {} ", cut(title, usize::from(area.width) - 6));
    let block = Block::bordered().border_type(BorderType::Rounded).title(Span::styled(title, BOLD));
    block.render(area, buffer);
    regions.push((area, Target::Page));
    let inner = Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 4 };
    put(buffer, inner, lines.iter().skip(scroll).map(|line| Line::from(line.clone())));
    more(buffer, Rect { y: inner.y - 1, height: inner.height + 2, ..inner }, scroll, lines.len(), 2);
    inner
}

/// Draws arrows that show whether there is more above or below.
pub(crate) fn more(buffer: &mut Buffer, area: Rect, above: usize, of: usize, frame: u16) {
    let x = area.right().saturating_sub(1);
    if above > 0 {
        buffer.set_string(x, area.y, "▲", DIM);
    }
    if above + usize::from(area.height.saturating_sub(frame)) < of {
        buffer.set_string(x, area.bottom().saturating_sub(1), "▼", DIM);
    }
}

fn draw_rules<T: Table>(client: &Client<T>, rules: &Rules, buffer: &mut Buffer, regions: &mut Regions) {
    let words = &client.words;
    let (list, page) = rules_areas(client.size);
    let title = Line::styled(padded(&format!(" {}", words.get("screen-rules")), usize::from(client.size.0)), SELECTED);
    buffer.set_line(0, 0, &title.patch_style(BOLD), client.size.0);
    let search = Line::from(vec![
        Span::raw(format!(" {} ", words.get("screen-search"))),
        Span::styled(rules.query.clone(), BOLD),
        Span::styled(" ", SELECTED),
        Span::styled(format!("  {}", words.fill("screen-found", &[("n", &rules.found.len().to_string())])), DIM),
    ]);
    buffer.set_line(0, 1, &search, client.size.0);
    let list = headed(buffer, list, &words.get("screen-clauses"), BOLD);
    let height = usize::from(list.height);
    let first = rules.at.saturating_sub(height / 2).min(rules.found.len().saturating_sub(height));
    for (row, (at, entry)) in (list.y..list.bottom()).zip(rules.found.iter().enumerate().skip(first)) {
        let text = cut(&format!("{} {}", padded(&entry.id, 16), entry.title), usize::from(list.width) - 1);
        let style = if at == rules.at { SELECTED } else { Style::new() };
        buffer.set_line(list.x, row, &Line::styled(padded(&text, usize::from(list.width) - 1), style), list.width);
        regions.push((Rect::new(list.x, row, list.width, 1), Target::Clause(at)));
    }
    more(buffer, list, first, rules.found.len(), 0);
    let title = rules.found.get(rules.at).map(|entry| format!("{}  {}", entry.id, entry.title));
    let page = headed(buffer, page, &title.unwrap_or_default(), BOLD);
    put(buffer, page, rules.page.iter().skip(rules.scroll).map(|line| Line::from(line.clone())));
    more(buffer, page, rules.scroll, rules.page.len(), 0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_by_columns() {
        assert_eq!(cut("Úder pěstí", 10), "Úder pěstí");
        assert_eq!(cut("Úder pěstí", 9), "Úder pěs…");
        assert_eq!(cut("山田太郎", 8), "山田太郎");
        assert_eq!(cut("山田太郎", 7), "山田太…");
        assert_eq!(cut("山田太郎", 6), "山田…");
        assert_eq!(cut("a b", 2), "a…");
        assert_eq!(cut("abc", 0), "");
        assert_eq!(padded("山", 4), "山  ");
    }

    #[test]
    fn nothing_on_the_screen_is_obeyed_by_a_terminal() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 2));
        buffer.set_string(0, 0, "Ann\u{1b}[31m\u{202e}Bob", Style::new());
        // Independent of what ratatui lets through today.
        buffer[(0, 1)].set_symbol("\u{1b}]0;title\u{7}");
        buffer[(1, 1)].set_symbol("\u{9b}2J");
        tame(&mut buffer);
        let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(text.contains("Ann") && text.contains("Bob"), "{text:?}");
        assert!(!text.contains(|c: char| c.is_control() || c == '\u{202e}'), "{text:?}");
    }
}

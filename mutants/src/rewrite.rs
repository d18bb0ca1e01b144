//! Writes a file in which every change is there and can be switched on.

use crate::points::Source;
use std::collections::HashSet;
use std::ops::Range;

/// What cannot be switched.
#[derive(Default)]
pub(crate) struct Left {
    /// Mutants that do not compile.
    pub(crate) unviable: HashSet<usize>,
    /// `const fn`s that constants call.
    pub(crate) consts: HashSet<String>,
}

impl Left {
    pub(crate) fn is_constant(&self, within: Option<&str>) -> bool {
        within.is_some_and(|name| self.consts.contains(name))
    }
}

/// A text to put at a place. The order of the fields is the order of texts at the same place: what ends there comes
/// first, the inner before the outer; what begins there last, the outer before the inner.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    at: usize,
    rank: u8,
    within: (usize, usize),
    text: String,
}

/// The file with its mutants, each between marks that tell which one it is.
pub(crate) fn rewritten(source: &Source, left: &Left) -> String {
    let mut pieces = Vec::new();
    for mutant in &source.mutants {
        let edit = &mutant.edit;
        if left.unviable.contains(&mutant.id) || left.is_constant(edit.within.as_deref()) {
            continue;
        }
        let (start, end, id) = (edit.at.start, edit.at.end, mutant.id);
        if start == end {
            let text = format!("/*<{id}*/{}/*{id}>*/", edit.open);
            pieces.push(Piece { at: start, rank: 1, within: (id, 0), text });
            continue;
        }
        let last = usize::MAX;
        pieces.push(Piece { at: start, rank: 2, within: (last - end, id), text: format!("/*<{id}*/{}", edit.open) });
        pieces.push(Piece {
            at: end,
            rank: 0,
            within: (last - start, last - id),
            text: format!("{}/*{id}>*/", edit.close),
        });
    }
    pieces.sort();
    let mut words: Vec<Range<usize>> = source
        .const_fns
        .iter()
        .filter(|function| !left.consts.contains(&function.name))
        .map(|function| function.word.clone())
        .collect();
    words.sort_by_key(|word| word.start);
    let mut text = String::new();
    let mut from = 0;
    let mut words = words.into_iter().peekable();
    for (at, piece) in pieces.iter().map(|piece| (piece.at, piece.text.as_str())).chain([(source.text.len(), "")]) {
        while let Some(word) = words.next_if(|word| word.start < at) {
            text += &source.text[from..word.start];
            from = word.end;
        }
        text += &source.text[from..at];
        text += piece;
        from = at;
    }
    text
}

/// The mutants in a rewritten file, with the part of the file that is theirs.
fn places(text: &str) -> Vec<(usize, Range<usize>)> {
    let (mut open, mut found, mut from) = (Vec::new(), Vec::new(), 0);
    while let Some(ahead) = text[from..].find("/*") {
        let at = from + ahead;
        let Some(length) = text[at..].find("*/") else { break };
        let mark = &text[at + 2..at + length];
        from = at + length + 2;
        if mark.strip_prefix('<').is_some_and(|id| id.parse::<usize>().is_ok()) {
            open.push(at);
        } else if let Some(id) = mark.strip_suffix('>').and_then(|id| id.parse::<usize>().ok())
            && let Some(start) = open.pop()
        {
            found.push((id, start..from));
        }
    }
    found
}

/// The innermost mutant around a part of a rewritten file.
pub(crate) fn around(text: &str, part: &Range<usize>) -> Option<usize> {
    let mut around = places(text);
    around.retain(|(_, place)| place.start <= part.start && part.end <= place.end);
    around.into_iter().min_by_key(|(_, place)| place.len()).map(|(id, _)| id)
}

/// The mutants on the lines of a part of a rewritten file, or else all of the file.
pub(crate) fn nearby(text: &str, part: &Range<usize>) -> Vec<usize> {
    let start = text[..part.start].rfind('\n').unwrap_or(0);
    let end = text[part.end..].find('\n').map_or(text.len(), |more| part.end + more);
    let all = places(text);
    let near: Vec<usize> =
        all.iter().filter(|(_, place)| place.start < end && start < place.end).map(|(id, _)| *id).collect();
    if near.is_empty() { all.into_iter().map(|(id, _)| id).collect() } else { near }
}

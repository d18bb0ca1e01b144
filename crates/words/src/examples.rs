//! The rulebook's playbooks, embedded in the program.

use crate::rulebook::SHELF;
use include_dir::Dir;

/// One example of the rulebook.
#[derive(Clone, Debug)]
pub struct RulebookExample {
    /// Its file, relative to the folder of its game.
    pub file: String,
    /// Its title.
    pub title: String,
    /// The clauses it demonstrates, the most important first.
    pub cites: Vec<String>,
    /// Its text.
    pub text: String,
}

/// Every example of the rulebooks, by game and file.
#[must_use]
pub fn examples() -> Vec<RulebookExample> {
    let mut files: Vec<_> = SHELF.get_dir("playbooks").into_iter().flat_map(Dir::dirs).flat_map(Dir::files).collect();
    files.sort_by_key(|file| file.path());
    let mut examples = Vec::new();
    for file in files {
        let name = file.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = file.contents_utf8().unwrap_or_default();
        // An example without a `game` or `rules` line takes it from the example before. Standing alone it needs its
        // own.
        let mut before = [String::new(), String::new()];
        for text in text.split("\n---").map(str::trim).filter(|text| !text.is_empty()) {
            let mut text = text.trim_start_matches('-').trim().to_owned();
            for (key, before) in ["rules ", "game "].into_iter().zip(&mut before) {
                match text.lines().find(|line| line.starts_with(key)) {
                    Some(line) => line.clone_into(before),
                    None if before.is_empty() => {}
                    None => text.insert_str(text.find('\n').map_or(0, |end| end + 1), &format!("{before}\n")),
                }
            }
            let line =
                |prefix: &str| text.lines().find_map(|line| line.strip_prefix(prefix)).unwrap_or_default().trim();
            let cites = line("cites ").split('#').next().unwrap_or_default();
            examples.push(RulebookExample {
                file: name.clone(),
                title: line("# ").to_owned(),
                cites: cites.split(',').map(|clause| clause.trim().to_owned()).collect(),
                text: text.clone(),
            });
        }
    }
    examples
}

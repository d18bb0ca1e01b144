//! The playbooks of the rulebook, as they are shipped with the program.

use include_dir::{Dir, include_dir};

static PLAYBOOKS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rulebook/playbooks");

/// One example of the rulebook.
#[derive(Clone, Debug)]
pub struct RulebookExample {
    /// The file it is in, below the folder of its game.
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
    let mut files: Vec<_> = PLAYBOOKS.dirs().flat_map(Dir::files).collect();
    files.sort_by_key(|file| file.path());
    let mut examples = Vec::new();
    for file in files {
        let name = file.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = file.contents_utf8().unwrap_or_default();
        for text in text.split("\n---").map(str::trim).filter(|text| !text.is_empty()) {
            let text = text.trim_start_matches('-').trim();
            let line =
                |prefix: &str| text.lines().find_map(|line| line.strip_prefix(prefix)).unwrap_or_default().trim();
            let cites = line("cites ").split('#').next().unwrap_or_default();
            examples.push(RulebookExample {
                file: name.clone(),
                title: line("# ").to_owned(),
                cites: cites.split(',').map(|clause| clause.trim().to_owned()).collect(),
                text: text.to_owned(),
            });
        }
    }
    examples
}

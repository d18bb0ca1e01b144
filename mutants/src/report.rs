//! Verdicts in files: what was found last time, what is explained, and the figures.

use crate::points::Mutant;
use crate::trial::Verdict;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::path::Path;

/// Verdicts of the last run, by the names of mutants.
pub(crate) fn remembered(path: &Path) -> HashMap<String, Verdict> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let verdict = |line: &str| {
        let mut fields = line.split('\t');
        let (name, word, by) = (fields.next()?, fields.next()?, fields.next()?.to_owned());
        let verdict = match word {
            "killed" => Verdict::Killed(by),
            "timed out" => Verdict::TimedOut(by),
            "unreached" => Verdict::Unreached,
            _ => Verdict::Survived,
        };
        Some((name.to_owned(), verdict))
    };
    text.lines().filter_map(verdict).collect()
}

pub(crate) fn remember(path: &Path, verdicts: &BTreeMap<String, Verdict>) {
    let mut text = String::new();
    for (name, verdict) in verdicts {
        let (word, by) = match verdict {
            Verdict::Killed(by) => ("killed", by.as_str()),
            Verdict::TimedOut(by) => ("timed out", by.as_str()),
            Verdict::Survived => ("survived", ""),
            Verdict::Unreached => ("unreached", ""),
        };
        let _ = writeln!(text, "{name}\t{word}\t{by}");
    }
    std::fs::write(path, text).expect("results can be written");
}

/// The explained mutants of a file. A line at the margin is an explanation, the indented lines after it are the mutants
/// that it explains. A mutant may end in `*`, which stands for any text.
pub(crate) struct Explained {
    lines: Vec<(String, String)>,
}

impl Explained {
    pub(crate) fn read(text: &str) -> Explained {
        let (mut lines, mut reason, mut fresh) = (Vec::new(), String::new(), true);
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            if line.starts_with("  ") {
                lines.push((line.trim().to_owned(), reason.clone()));
                fresh = true;
            } else if fresh {
                reason = line.to_owned();
                fresh = false;
            } else {
                reason = format!("{reason} {line}");
            }
        }
        Explained { lines }
    }

    fn fits(line: &str, name: &str) -> bool {
        line.strip_suffix('*').map_or(line == name, |start| name.starts_with(start))
    }

    pub(crate) fn explains(&self, name: &str) -> bool {
        self.lines.iter().any(|(line, _)| Explained::fits(line, name))
    }

    /// Lines that explain no survivor.
    pub(crate) fn idle<'a>(&'a self, survivors: &[&str]) -> Vec<&'a str> {
        let idle = |line: &&str| !survivors.iter().any(|name| Explained::fits(line, name));
        self.lines.iter().map(|(line, _)| line.as_str()).filter(idle).collect()
    }
}

/// The figures as a table, by file.
pub(crate) fn table(
    mutants: &[&Mutant],
    verdicts: &BTreeMap<String, Verdict>,
    explained: &Explained,
    left_out: &HashMap<String, [usize; 2]>,
) -> String {
    let mut rows: BTreeMap<&str, [usize; 6]> = BTreeMap::new();
    for mutant in mutants {
        let row = rows.entry(&mutant.file).or_default();
        let Some(verdict) = verdicts.get(&mutant.name) else { continue };
        row[0] += 1;
        match verdict {
            Verdict::Killed(_) => row[1] += 1,
            Verdict::TimedOut(_) => row[2] += 1,
            Verdict::Survived | Verdict::Unreached if explained.explains(&mutant.name) => row[3] += 1,
            Verdict::Survived | Verdict::Unreached => row[4] += 1,
        }
    }
    for (file, [_, constant]) in left_out {
        if let Some(row) = rows.get_mut(file.as_str()) {
            row[5] = *constant;
        }
    }
    let mut text = String::from(
        "| module | mutants | killed | timed out | explained | open | in constants |\n|---|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut sum = [0; 6];
    for (file, row) in &rows {
        let _ = writeln!(
            text,
            "| {} | {} |",
            file.trim_end_matches(".rs"),
            row.map(|figure| figure.to_string()).join(" | ")
        );
        (0..6).for_each(|at| sum[at] += row[at]);
    }
    let _ = writeln!(text, "| **all** | {} |", sum.map(|figure| format!("**{figure}**")).join(" | "));
    text
}

/// Puts the figures between the marks of the page.
pub(crate) fn put_into(page: &Path, game: &str, table: &str) {
    let text = std::fs::read_to_string(page).expect("the page is there");
    let (begin, end) = (format!("<!-- figures of {game} -->\n"), format!("<!-- end of {game} -->"));
    let (before, rest) = text.split_once(&begin).expect("the page has a place for the figures");
    let (_, after) = rest.split_once(&end).expect("the page has a place for the figures");
    std::fs::write(page, format!("{before}{begin}{table}{end}{after}")).expect("the page can be written");
}

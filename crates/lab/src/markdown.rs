//! A report as Markdown, with its pictures in separate files.

use crate::page::{Block, Page, Table};

/// The report. Its pictures are expected in the directory `pictures`.
#[must_use]
pub fn markdown(page: &Page, pictures: &str) -> String {
    let mut text = format!("# {}\n", escaped(&page.title));
    for block in &page.blocks {
        text.push('\n');
        match block {
            Block::Heading(level, heading) => {
                text.push_str(&format!("{} {}\n", "#".repeat(usize::from(*level)), escaped(heading)));
            }
            Block::Text(paragraph) => text.push_str(&format!("{}\n", escaped(paragraph))),
            Block::List(items) => items.iter().for_each(|item| text.push_str(&format!("- {}\n", escaped(item)))),
            Block::Command(command) => text.push_str(&format!("```\n{command}\n```\n")),
            Block::Table(table) => text.push_str(&rows(table)),
            Block::Picture(picture) => {
                text.push_str(&format!("![{}]({pictures}/{}.svg)\n", escaped(&picture.about), picture.name));
            }
        }
    }
    text
}

fn rows(table: &Table) -> String {
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| escaped(cell)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let marks: Vec<&str> = (0..table.head.len()).map(|column| if column == 0 { ":--" } else { "--:" }).collect();
    let rows: String = table.rows.iter().map(|row| line(row)).collect();
    format!("{}| {} |\n{rows}", line(&table.head), marks.join(" | "))
}

/// Text with all markup characters escaped.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        if matches!(letter, '\\' | '`' | '*' | '_' | '|' | '[' | ']' | '<' | '>' | '#') {
            safe.push('\\');
        }
        safe.push(letter);
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_marks_stay_names() {
        let table = Table {
            head: vec!["a|b".to_owned(), "n".to_owned()],
            rows: vec![vec!["no_holds".to_owned(), "1".to_owned()]],
        };
        let page = Page { lang: "en", title: "*T*".to_owned(), blocks: vec![Block::Table(table)] };
        assert_eq!(markdown(&page, "p"), "# \\*T\\*\n\n| a\\|b | n |\n| :-- | --: |\n| no\\_holds | 1 |\n");
    }
}

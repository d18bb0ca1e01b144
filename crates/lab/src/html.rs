//! A report as a self-contained HTML page: light or dark, wide or narrow.

use crate::page::{Block, Page, Table};
use crate::plot::escaped;

const STYLE: &str = "\
:root{color-scheme:light dark;--paper:#fff;--ink:#222;--soft:#5f6672;--line:#d8dbe0;--stripe:#f5f6f8}
@media(prefers-color-scheme:dark){:root{--paper:#15181d;--ink:#e6e8eb;--soft:#9aa3b0;--line:#343a44;--stripe:#1c2027}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.3rem;margin-top:2.2rem;border-top:1px solid var(--line);padding-top:1rem}
h3{font-size:1.05rem;margin-top:1.6rem}
ul{padding-left:1.2rem}li{margin:.3rem 0}
pre{overflow-x:auto;background:var(--stripe);padding:.6rem .8rem;border-radius:.3rem;font-size:.85rem}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:600;vertical-align:bottom}
th:first-child,td:first-child{text-align:left}
td:first-child{white-space:normal;min-width:8rem}
tbody tr:nth-child(even){background:var(--stripe)}
figure{margin:1rem 0}figure svg{display:block;width:100%;max-width:40rem;height:auto}
";

/// The page.
#[must_use]
pub fn html(page: &Page) -> String {
    let title = escaped(&page.title);
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
        page.lang
    );
    for block in &page.blocks {
        text.push_str(&match block {
            Block::Heading(level, heading) => format!("<h{level}>{}</h{level}>\n", escaped(heading)),
            Block::Text(paragraph) => format!("<p>{}</p>\n", escaped(paragraph)),
            Block::List(items) => {
                let items: String = items.iter().map(|item| format!("<li>{}</li>\n", escaped(item))).collect();
                format!("<ul>\n{items}</ul>\n")
            }
            Block::Command(command) => format!("<pre><code>{}</code></pre>\n", escaped(command)),
            Block::Table(table) => rows(table),
            Block::Picture(picture) => format!("<figure>\n{}</figure>\n", picture.svg),
        });
    }
    text.push_str("</main>\n</body>\n</html>\n");
    text
}

fn rows(table: &Table) -> String {
    let row = |cells: &[String], tag: &str| {
        let cells: String = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let body: String = table.rows.iter().map(|cells| row(cells, "td")).collect();
    let head = row(&table.head, "th");
    format!("<div class=\"wide\"><table>\n<thead>\n{head}</thead>\n<tbody>\n{body}</tbody>\n</table></div>\n")
}

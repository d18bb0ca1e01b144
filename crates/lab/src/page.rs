//! A report before it is written to a file: headings, text, tables and pictures.

/// A report.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The code of its language.
    pub lang: &'static str,
    /// Its title.
    pub title: String,
    /// Its contents.
    pub blocks: Vec<Block>,
}

/// A block of a report.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A heading. Sections have level 2, subsections level 3.
    Heading(u8, String),
    /// A paragraph.
    Text(String),
    /// A list of sentences.
    List(Vec<String>),
    /// A command line.
    Command(String),
    /// A table.
    Table(Table),
    /// A picture.
    Picture(Picture),
}

/// A table. The first column is text, the others are numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The column heads.
    pub head: Vec<String>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The name of its file, if it is written to one.
    pub name: String,
    /// A description of what it shows.
    pub about: String,
    /// The picture as SVG.
    pub svg: String,
}

impl Page {
    /// The pictures of the report.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Picture(picture) => Some(picture),
            _ => None,
        })
    }
}

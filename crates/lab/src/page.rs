//! A report before it is a file: headings, text, tables and pictures.

/// A report.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The code of its language.
    pub lang: &'static str,
    /// Its title.
    pub title: String,
    /// What is on it.
    pub blocks: Vec<Block>,
}

/// A piece of a report.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A heading; sections are 2, what is in them 3.
    Heading(u8, String),
    /// A paragraph.
    Text(String),
    /// Sentences, one below the other.
    List(Vec<String>),
    /// Something to type.
    Command(String),
    /// A table.
    Table(Table),
    /// A picture.
    Picture(Picture),
}

/// A table. The first column is text, the others are numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The heads of its columns.
    pub head: Vec<String>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The name of its file, where it is one.
    pub name: String,
    /// What is to be seen on it.
    pub about: String,
    /// The picture.
    pub svg: String,
}

impl Page {
    /// The pictures on it.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Picture(picture) => Some(picture),
            _ => None,
        })
    }
}

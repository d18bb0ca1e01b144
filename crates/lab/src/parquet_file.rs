//! Rows as Parquet: one row group per part. Parts are joined without reading their values.

use crate::plan::Plan;
use crate::row::Row;
use bytes::Bytes;
use parquet::basic::Compression;
use parquet::column::reader::{ColumnReader, get_typed_column_reader};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;

const SCHEMA: &str = "message games {
    REQUIRED INT32 cell;
    REQUIRED BINARY game (UTF8);
    REQUIRED INT32 players;
    REQUIRED BINARY decks (UTF8);
    REQUIRED BINARY rules (UTF8);
    REQUIRED INT64 deal;
    REQUIRED INT64 seed (INTEGER(64,false));
    REQUIRED INT32 seat;
    REQUIRED INT32 turn_order;
    REQUIRED BINARY bot (UTF8);
    REQUIRED DOUBLE result;
    REQUIRED INT32 turns;
    OPTIONAL INT32 out_turn;
    REQUIRED INT32 score;
    OPTIONAL BINARY kind (UTF8);
    REQUIRED INT32 cards_drawn;
    REQUIRED INT32 cards_played;
    REQUIRED INT32 cards_held;
    REQUIRED GROUP dealt (LIST) { REPEATED GROUP list { REQUIRED BINARY element (UTF8); } }
    REQUIRED GROUP drawn (LIST) { REPEATED GROUP list { REQUIRED BINARY element (UTF8); } }
    REQUIRED GROUP played (LIST) { REPEATED GROUP list { REQUIRED BINARY element (UTF8); } }
    REQUIRED GROUP held (LIST) { REPEATED GROUP list { REQUIRED BINARY element (UTF8); } }
}";

/// Why a file cannot be read or written: it is foreign, incomplete, or the output failed.
pub type FileError = ParquetError;

/// Encodes the rows of a part as a file.
pub fn encode(plan: &Plan, rows: &[Row]) -> Result<Vec<u8>, FileError> {
    let mut writer = writer(Vec::new())?;
    let mut group = writer.next_row_group()?;
    let cell = |row: &Row| &plan.cells[row.cell];
    let cards: Vec<ByteArray> = plan.cards.iter().map(|slug| ByteArray::from(slug.as_str())).collect();
    let int = |of: fn(&Row) -> usize| rows.iter().map(|row| of(row) as i32).collect::<Vec<_>>();
    let text =
        |of: &dyn Fn(&Row) -> String| rows.iter().map(|row| ByteArray::from(of(row).as_str())).collect::<Vec<_>>();
    let players: Vec<i32> = rows.iter().map(|row| cell(row).players as i32).collect();

    put::<Int32Type>(&mut group, &int(|row| row.cell), None, None)?;
    put::<ByteArrayType>(&mut group, &text(&|_| plan.game.clone()), None, None)?;
    put::<Int32Type>(&mut group, &players, None, None)?;
    put::<ByteArrayType>(&mut group, &text(&|row| cell(row).decks.clone()), None, None)?;
    put::<ByteArrayType>(&mut group, &text(&|row| cell(row).rules.clone()), None, None)?;
    put::<Int64Type>(&mut group, &rows.iter().map(|row| row.deal as i64).collect::<Vec<_>>(), None, None)?;
    put::<Int64Type>(&mut group, &rows.iter().map(|row| row.seed as i64).collect::<Vec<_>>(), None, None)?;
    put::<Int32Type>(&mut group, &int(|row| row.seat), None, None)?;
    put::<Int32Type>(&mut group, &int(|row| row.order), None, None)?;
    put::<ByteArrayType>(&mut group, &text(&|row| cell(row).bots[row.seat].clone()), None, None)?;
    put::<DoubleType>(&mut group, &rows.iter().map(|row| row.result).collect::<Vec<_>>(), None, None)?;
    put::<Int32Type>(&mut group, &int(|row| row.turns as usize), None, None)?;
    let there: Vec<i16> = rows.iter().map(|row| i16::from(row.out.is_some())).collect();
    let out: Vec<i32> = rows.iter().filter_map(|row| row.out).map(|turn| turn as i32).collect();
    put::<Int32Type>(&mut group, &out, Some(&there), None)?;
    put::<Int32Type>(&mut group, &rows.iter().map(|row| row.score).collect::<Vec<_>>(), None, None)?;
    let there: Vec<i16> = rows.iter().map(|row| i16::from(row.kind.is_some())).collect();
    let kinds: Vec<ByteArray> = rows.iter().filter_map(|row| row.kind.as_deref()).map(ByteArray::from).collect();
    put::<ByteArrayType>(&mut group, &kinds, Some(&there), None)?;
    for list in [|row: &Row| row.drawn.len(), |row: &Row| row.played.len(), |row: &Row| row.held.len()] {
        put::<Int32Type>(&mut group, &int(list), None, None)?;
    }
    let lists: [fn(&Row) -> &Vec<u16>; 4] = [|row| &row.dealt, |row| &row.drawn, |row| &row.played, |row| &row.held];
    for list in lists {
        put_lists(&mut group, rows.iter().map(list), &cards)?;
    }
    group.close()?;
    writer.into_inner()
}

fn writer<W: Write + Send>(to: W) -> Result<SerializedFileWriter<W>, FileError> {
    let schema = Arc::new(parse_message_type(SCHEMA)?);
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        // A fixed name, so that the bytes do not depend on the library's version.
        .set_created_by("recess".to_owned())
        .build();
    SerializedFileWriter::new(to, schema, Arc::new(properties))
}

/// Writes the next column of a row group with its levels.
fn put<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    values: &[T::T],
    there: Option<&[i16]>,
    again: Option<&[i16]>,
) -> Result<(), FileError> {
    let missing = || ParquetError::General("a column too many".to_owned());
    let mut column = group.next_column()?.ok_or_else(missing)?;
    column.typed::<T>().write_batch(values, there, again)?;
    column.close()
}

/// Writes a column of lists of cards.
fn put_lists<'a>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    lists: impl Iterator<Item = &'a Vec<u16>>,
    cards: &[ByteArray],
) -> Result<(), FileError> {
    let (mut values, mut there, mut again) = (Vec::new(), Vec::new(), Vec::new());
    for list in lists {
        if list.is_empty() {
            there.push(0);
            again.push(0);
        }
        for (at, &card) in list.iter().enumerate() {
            values.extend(cards.get(usize::from(card)).cloned());
            there.push(1);
            again.push(i16::from(at > 0));
        }
    }
    put::<ByteArrayType>(group, &values, Some(&there), Some(&again))
}

/// Whether a part is complete.
#[must_use]
pub fn is_whole(part: Vec<u8>) -> bool {
    SerializedFileReader::new(Bytes::from(part)).is_ok()
}

/// Joins all parts into one file, in the given order.
pub fn join<W: Write + Send>(to: W, parts: impl Iterator<Item = std::io::Result<Vec<u8>>>) -> Result<W, FileError> {
    let mut writer = writer(to)?;
    for part in parts {
        let bytes = Bytes::from(part?);
        let reader = SerializedFileReader::new(bytes.clone())?;
        for group in reader.metadata().row_groups() {
            let mut joined = writer.next_row_group()?;
            for column in group.columns() {
                let close = ColumnCloseResult {
                    bytes_written: column.compressed_size() as u64,
                    rows_written: group.num_rows() as u64,
                    metadata: column.clone(),
                    bloom_filter: None,
                    column_index: None,
                    offset_index: None,
                };
                joined.append_column(&bytes, close)?;
            }
            joined.close()?;
        }
    }
    writer.into_inner()
}

/// Reads the rows of a file, one row group at a time.
pub fn decode<R: parquet::file::reader::ChunkReader + 'static>(
    plan: &Plan,
    file: R,
    mut take: impl FnMut(&[Row]),
) -> Result<(), FileError> {
    let reader = SerializedFileReader::new(file)?;
    let numbers: HashMap<&[u8], u16> = plan.cards.iter().map(String::as_bytes).zip(0..).collect();
    let columns = reader.metadata().file_metadata().schema_descr().columns();
    let names: HashMap<String, usize> =
        columns.iter().map(|column| column.path().parts()[0].clone()).zip(0..).collect();
    for at in 0..reader.num_row_groups() {
        let group = reader.get_row_group(at)?;
        let group = Group { group: &*group, names: &names };
        let mut rows = group.rows()?;
        if rows.iter().any(|row| row.cell >= plan.cells.len() || row.seat >= plan.cells[row.cell].bots.len()) {
            return Err(ParquetError::General("rows of another experiment".to_owned()));
        }
        type Field = fn(&mut Row) -> &mut Vec<u16>;
        let fields: [(&str, Field); 4] = [
            ("dealt", |row| &mut row.dealt),
            ("drawn", |row| &mut row.drawn),
            ("played", |row| &mut row.played),
            ("held", |row| &mut row.held),
        ];
        for (name, field) in fields {
            group.lists(name, &numbers, &mut rows, field)?;
        }
        take(&rows);
    }
    Ok(())
}

/// A row group that is read column by column.
struct Group<'a> {
    group: &'a dyn RowGroupReader,
    names: &'a HashMap<String, usize>,
}

/// Values with their levels: whether each is present, and whether it continues the current list.
struct Column<T> {
    values: Vec<T>,
    there: Vec<i16>,
    again: Vec<i16>,
}

impl Group<'_> {
    fn column<T: DataType>(&self, name: &str) -> Result<Column<T::T>, FileError> {
        let missing = || ParquetError::General(format!("no column {name}"));
        let reader: ColumnReader = self.group.get_column_reader(*self.names.get(name).ok_or_else(missing)?)?;
        let mut reader = get_typed_column_reader::<T>(reader);
        let mut column = Column { values: Vec::new(), there: Vec::new(), again: Vec::new() };
        let rows = self.group.metadata().num_rows() as usize;
        reader.read_records(rows, Some(&mut column.there), Some(&mut column.again), &mut column.values)?;
        Ok(column)
    }

    /// The rows without their cards.
    fn rows(&self) -> Result<Vec<Row>, FileError> {
        let int = |name: &str| self.column::<Int32Type>(name).map(|column| column.values);
        let long = |name: &str| self.column::<Int64Type>(name).map(|column| column.values);
        let (cells, seats, orders) = (int("cell")?, int("seat")?, int("turn_order")?);
        let (deals, seeds, turns, scores) = (long("deal")?, long("seed")?, int("turns")?, int("score")?);
        let results = self.column::<DoubleType>("result")?.values;
        let (outs, kinds) = (self.column::<Int32Type>("out_turn")?, self.column::<ByteArrayType>("kind")?);
        let (mut out, mut kind) = (outs.values.into_iter(), kinds.values.into_iter());
        let row = |at: usize| {
            Some(Row {
                cell: *cells.get(at)? as usize,
                deal: *deals.get(at)? as u64,
                seed: *seeds.get(at)? as u64,
                seat: *seats.get(at)? as usize,
                order: *orders.get(at)? as usize,
                result: *results.get(at)?,
                turns: *turns.get(at)? as u32,
                out: (*outs.there.get(at)? == 1).then(|| out.next()).flatten().map(|turn| turn as u32),
                score: *scores.get(at)?,
                kind: (*kinds.there.get(at)? == 1)
                    .then(|| kind.next())
                    .flatten()
                    .map(|kind| String::from_utf8_lossy(kind.data()).into_owned()),
                ..Row::default()
            })
        };
        Ok((0..cells.len()).map_while(row).collect())
    }

    /// Reads a column of lists of cards into the rows.
    fn lists(
        &self,
        name: &str,
        numbers: &HashMap<&[u8], u16>,
        rows: &mut [Row],
        field: fn(&mut Row) -> &mut Vec<u16>,
    ) -> Result<(), FileError> {
        let column = self.column::<ByteArrayType>(name)?;
        let mut values = column.values.iter();
        let mut row = 0;
        for (at, (&there, &again)) in column.there.iter().zip(&column.again).enumerate() {
            row += usize::from(at > 0 && again == 0);
            let card = if there == 1 { values.next() } else { None };
            if let (Some(card), Some(row)) = (card, rows.get_mut(row)) {
                let unknown = || ParquetError::General("a card that the experiment has not".to_owned());
                field(row).push(*numbers.get(card.data()).ok_or_else(unknown)?);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Cell;

    fn plan() -> Plan {
        let cell = Cell {
            players: 2,
            decks: "base".to_owned(),
            profile: String::new(),
            switch: String::new(),
            rules: "english".to_owned(),
            bots: vec!["normal".to_owned(), "easy".to_owned()],
            at: [0; 4],
        };
        Plan {
            version: "1".to_owned(),
            command: String::new(),
            title: "t".to_owned(),
            game: "tag".to_owned(),
            games: 4,
            seed: 1,
            chunk: 2,
            iterations: 1,
            cards: ["jab", "hook", "kick"].map(str::to_owned).to_vec(),
            cells: vec![cell],
        }
    }

    fn rows(deal: u64) -> Vec<Row> {
        let row = |seat: usize| Row {
            cell: 0,
            deal,
            seed: u64::MAX - deal,
            seat,
            order: 1 - seat,
            result: 0.5,
            turns: 7,
            out: (seat == 1).then_some(5),
            score: -2,
            kind: (seat == 0).then(|| "vampire".to_owned()),
            dealt: vec![2, 0, 0],
            drawn: vec![],
            played: vec![1],
            held: vec![0, 1, 2, 2],
        };
        vec![row(0), row(1)]
    }

    #[test]
    fn rows_are_read_back_from_parts_and_from_the_whole() {
        let plan = plan();
        let parts: Vec<Vec<u8>> = (0..2).map(|deal| encode(&plan, &rows(deal)).unwrap()).collect();
        let mut read = Vec::new();
        decode(&plan, Bytes::from(parts[1].clone()), |rows| read.extend_from_slice(rows)).unwrap();
        assert_eq!(read, rows(1));
        let whole = join(Vec::new(), parts.iter().cloned().map(Ok)).unwrap();
        read.clear();
        decode(&plan, Bytes::from(whole), |rows| read.extend_from_slice(rows)).unwrap();
        assert_eq!(read, [rows(0), rows(1)].concat());
    }

    #[test]
    fn half_a_part_is_none() {
        let part = encode(&plan(), &rows(0)).unwrap();
        assert!(is_whole(part.clone()));
        assert!(!is_whole(part[..part.len() / 2].to_vec()));
        assert!(!is_whole(Vec::new()));
        assert!(join(Vec::new(), std::iter::once(Ok(b"PAR1 or not".to_vec()))).is_err());
    }
}

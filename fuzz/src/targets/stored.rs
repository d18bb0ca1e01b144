//! Tables from the store.

use super::frames::{Stand, entropy, recorded, table};
use crate::{Fate, Target};
use kit::Kit;
use room::{Record, SavedTable};
use serde_json::json;
use std::marker::PhantomData;

/// The stored form of a table: its options, then one record per line.
pub(super) struct Tables<K>(PhantomData<fn(K)>);

impl<K> Tables<K> {
    pub(super) fn new() -> Self {
        Tables(PhantomData)
    }
}

impl<K: Kit> Target for Tables<K> {
    fn name(&self) -> String {
        format!("{}-stored-tables", K::ID)
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let stored = (1..=4).filter_map(|seed| {
            let (_, stand) = recorded::<K>(seed)?;
            let options = serde_json::to_string(&table::<K>()).ok()?;
            let records: Result<Vec<String>, _> = stand.kept.iter().map(serde_json::to_string).collect();
            Some(format!("{options}\n{}", records.ok()?.join("\n")).into_bytes())
        });
        stored.collect()
    }

    fn feed(&self, input: &[u8]) -> Fate {
        let text = String::from_utf8_lossy(input);
        let mut lines = text.lines();
        let Some(Ok(options)) = lines.next().map(serde_json::from_str) else { return Fate::Unreadable };
        let Ok(records) = lines.map(serde_json::from_str::<Record>).collect() else { return Fate::Unreadable };
        let saved = SavedTable { id: "table".to_owned(), options, records };
        let Ok(room) = room::restore(&saved, 1_000_000, entropy()) else { return Fate::Refused };
        let mut stand = Stand::new(room);
        stand.connect();
        stand.say(0, &json!({"type": "hello"}).to_string());
        for _ in 0..20 {
            stand.wait();
        }
        Fate::Held
    }
}

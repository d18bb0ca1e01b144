//! Embeds the browser client in the program. Every file of `web/dist` goes, plain and compressed, into a table that
//! `http/client.rs` includes. Without `web/dist` the table is empty, and the server says how to build it.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed=build.rs");
    let mut files = Vec::new();
    if dist.is_dir() {
        println!("cargo:rerun-if-changed={}", dist.display());
        collect(&dist, &mut files);
    }
    files.sort();
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut table = String::from("&[\n");
    for (n, file) in files.iter().enumerate() {
        let bytes = std::fs::read(file).expect("a file that was just listed can be read");
        let path = file.strip_prefix(&dist).expect("it is below dist").to_string_lossy().replace('\\', "/");
        let keep = |kind: &str, bytes: &[u8]| {
            let name = format!("{n}.{kind}");
            std::fs::write(out.join(&name), bytes).expect("OUT_DIR can be written");
            format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))")
        };
        // Files that compression does not shrink (pictures, fonts) are stored once.
        let smaller = |kind: &str, packed: Vec<u8>| {
            if packed.len() * 10 < bytes.len() * 9 { format!("Some({})", keep(kind, &packed)) } else { "None".into() }
        };
        let (brotli, gzip) = (smaller("br", brotli(&bytes)), smaller("gz", gzip(&bytes)));
        let (plain, hash) = (keep("plain", &bytes), fnv(&bytes));
        let _ = writeln!(
            table,
            "    Asset {{ path: {path:?}, etag: \"\\\"{hash:016x}\\\"\", plain: {plain}, brotli: {brotli}, gzip: {gzip} }},"
        );
    }
    table.push_str("]\n");
    std::fs::write(out.join("client.rs"), table).expect("OUT_DIR can be written");
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("a directory can be read") {
        let path = entry.expect("a directory can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, 9, 22);
    writer.write_all(bytes).expect("memory can be written");
    drop(writer);
    packed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes).expect("memory can be written");
    writer.finish().expect("memory can be written")
}

/// FNV-1a: enough to tell two builds of a file apart.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

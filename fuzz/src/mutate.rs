//! Makes new inputs from old ones.

use table::Rng;

/// Replacements for numbers and names.
const ODD: [&str; 20] = [
    "",
    "0",
    "1",
    "-1",
    "7",
    "8",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "1e308",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\u{202e}",
    "ß♠",
];

/// Makes a new input: drops, duplicates and moves lines, also between inputs; exchanges words; flips bits.
pub fn mutate(corpus: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let Some(seed) = rng.choose(corpus) else { return Vec::new() };
    let mut lines: Vec<Vec<u8>> = seed.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    for _ in 0..=rng.below(4) {
        let at = rng.below(lines.len());
        match rng.below(10) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other = rng.below(lines.len());
                lines.swap(at, other);
            }
            3 => {
                // A line of another input.
                let other = rng.choose(corpus).map_or(&[][..], Vec::as_slice);
                let foreign: Vec<&[u8]> = other.split(|&b| b == b'\n').collect();
                lines.insert(at, rng.choose(&foreign).map_or_else(Vec::new, |line| line.to_vec()));
            }
            4 | 5 => {
                // A word of another line replaces a word of this one.
                let from = rng.below(lines.len());
                let donor: Vec<Vec<u8>> = parts(&lines[from]).into_iter().map(<[u8]>::to_vec).collect();
                let word = rng.choose(&donor).cloned().unwrap_or_default();
                exchange(&mut lines[at], &word, rng);
            }
            6 | 7 => {
                let odd = ODD[rng.below(ODD.len())].as_bytes();
                exchange(&mut lines[at], odd, rng);
            }
            8 => {
                let bytes = b":>+=!~#\"-,x0129 []{}\xff\xc3\x00";
                let place = rng.below(lines[at].len() + 1);
                lines[at].insert(place, bytes[rng.below(bytes.len())]);
            }
            _ => {
                if !lines[at].is_empty() {
                    let place = rng.below(lines[at].len());
                    lines[at][place] ^= 1 << rng.below(8);
                }
            }
        }
        if lines.is_empty() {
            lines.push(Vec::new());
        }
    }
    lines.join(&b'\n')
}

/// Splits a line into words and the text between them.
fn parts(line: &[u8]) -> Vec<&[u8]> {
    line.chunk_by(|a, b| a.is_ascii_alphanumeric() == b.is_ascii_alphanumeric()).collect()
}

/// Replaces a part of a line.
fn exchange(line: &mut Vec<u8>, word: &[u8], rng: &mut Rng) {
    let mut words = parts(line);
    if words.is_empty() {
        words.push(&[]);
    }
    let place = rng.below(words.len());
    words[place] = word;
    *line = words.concat();
}

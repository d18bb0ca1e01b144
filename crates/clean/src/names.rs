//! Names at a table.

use crate::{few_marks, is_invisible, joins};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::UnicodeEmoji as _;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation as _;

/// The greatest length of a name, in characters as people count them.
pub const LONGEST_NAME: usize = 24;

/// The greatest length of a name in code points. An emoji can consist of several.
const LONGEST_POINTS: usize = 4 * LONGEST_NAME;

/// Why a name is refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// It is too long, or has nothing to read in it.
    Length,
    /// It contains a character that would end a name in the record of a game.
    Sign,
    /// It contains invisible characters.
    Invisible,
    /// It could be mistaken for the server.
    Reserved,
}

impl NameFault {
    /// The key of the message that explains it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            NameFault::Length | NameFault::Sign => "error-bad-name",
            NameFault::Invisible => "error-name-invisible",
            NameFault::Reserved => "error-name-reserved",
        }
    }
}

/// A name in the form in which it is shown and stored: letters, digits, emoji, and little else.
pub fn name(text: &str) -> Result<String, NameFault> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.contains([':', '"', '#', '>', ',']) {
        return Err(NameFault::Sign);
    }
    let mut before = ' ';
    for c in text.chars() {
        // Joiners and variations are for emoji. Between letters they would only hide something.
        let draws = joins(c) && c != '\u{200c}' && (is_emoji(before) || is_skin(before) || joins(before));
        if c.is_control() || (is_invisible(c) && !draws) {
            return Err(NameFault::Invisible);
        }
        before = c;
    }
    let kept = |c: &char| {
        let plain = c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '.' | '_');
        plain || is_combining_mark(*c) || joins(*c) || is_emoji(*c) || is_skin(*c)
    };
    let kept: String = few_marks(text.nfc().filter(kept)).collect();
    let name = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    let readable = name.chars().any(|c| c.is_alphanumeric() || is_emoji(c));
    let fits = name.graphemes(true).count() <= LONGEST_NAME && name.chars().count() <= LONGEST_POINTS;
    if !readable || !fits {
        return Err(NameFault::Length);
    }
    if is_reserved(&name) {
        return Err(NameFault::Reserved);
    }
    Ok(name)
}

fn is_emoji(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char()
}

/// Whether the character is a skin tone, which modifies the emoji before it.
fn is_skin(c: char) -> bool {
    matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Names under which the server could seem to speak, in every language of the program.
const RESERVED: [&str; 23] = [
    "system",
    "sistema",
    "systém",
    "server",
    "servidor",
    "serveur",
    "recess",
    "table",
    "the table",
    "tavolo",
    "il tavolo",
    "mesa",
    "la mesa",
    "stůl",
    "admin",
    "administrator",
    "amministratore",
    "administrador",
    "správce",
    "moderator",
    "moderatore",
    "moderador",
    "moderátor",
];

fn is_reserved(name: &str) -> bool {
    // A number at the end makes no difference.
    let bare = name.trim_end_matches(|c: char| c.is_numeric() || c.is_whitespace());
    RESERVED.iter().any(|reserved| look_alike(reserved, name) || look_alike(reserved, bare))
}

/// Whether two names can be mistaken for each other: they contain characters that Unicode calls confusable (UTS 39), or
/// differ only in case, spaces and dots.
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    let (one, other) = (looks(one), looks(other));
    one.iter().zip(&other).any(|(one, other)| one == other && !one.is_empty())
}

/// Keys for the look of a name. Small and capital letters have different look-alikes, so there are three.
fn looks(name: &str) -> [String; 3] {
    let bones = |text: &str| -> String {
        let seen: String = text.chars().filter(|c| !matches!(c, ' ' | '-' | '\'' | '.' | '_')).collect();
        skeleton(&seen).collect()
    };
    let as_is = bones(name);
    let small = as_is.to_lowercase();
    [as_is, bones(&name.to_lowercase()), bones(&small)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_of_something_to_read() {
        for (typed, kept) in [
            ("  Ann \t Lee ", "Ann Lee"),
            ("Žluťoučký kůň", "Žluťoučký kůň"),
            ("Z\u{30c}of\u{301}", "\u{17d}o\u{66}\u{301}"),
            ("Ann (the best)!", "Ann the best"),
            ("O'Neil-Smith Jr.", "O'Neil-Smith Jr."),
            ("👩‍🚀 Zoé ❤️", "👩‍🚀 Zoé ❤️"),
            ("🦊", "🦊"),
            ("🤝🏽 Bo", "🤝🏽 Bo"),
            ("नमिता", "नमिता"),
            ("ไก่น้ำ", "ไก่น้ำ"),
            ("שָׁלוֹם", "שָׁלוֹם"),
        ] {
            assert_eq!(name(typed).as_deref(), Ok(kept), "{typed:?}");
        }
        assert_eq!(name(&"x".repeat(24)).as_deref(), Ok(&*"x".repeat(24)));
        assert_eq!(name(&"👩‍🚀".repeat(24)).as_deref(), Ok(&*"👩‍🚀".repeat(24)), "counted as people do");
        for (bad, why) in [
            ("", NameFault::Length),
            ("   ", NameFault::Length),
            ("...", NameFault::Length),
            (&"x".repeat(25), NameFault::Length),
            (&"👩‍🚀".repeat(25), NameFault::Length),
            ("Ann: KICK", NameFault::Sign),
            ("\"Ann\"", NameFault::Sign),
            ("Ann\u{202e}", NameFault::Invisible),
            ("a\u{7}b", NameFault::Invisible),
            ("An\u{200b}n", NameFault::Invisible),
            ("An\u{200d}n", NameFault::Invisible),
            ("Ann\u{fe0f}", NameFault::Invisible),
            ("\u{3164}", NameFault::Invisible),
            ("\u{2800}", NameFault::Invisible),
            ("Ann\u{e0041}", NameFault::Invisible),
            ("System", NameFault::Reserved),
            ("SYSTEM 2", NameFault::Reserved),
            ("S.y.s.t.e.m", NameFault::Reserved),
            ("Ѕуѕtеm", NameFault::Reserved),
            ("Rесеss", NameFault::Reserved),
            ("Systém", NameFault::Reserved),
            ("La Mesa", NameFault::Reserved),
        ] {
            assert_eq!(name(bad), Err(why), "{bad:?}");
        }
    }

    #[test]
    fn towers_of_marks_are_taken_down() {
        let zalgo = format!("Z{0}a{0}l", "\u{300}\u{301}\u{302}\u{303}\u{304}".repeat(20));
        let tamed = name(&zalgo).unwrap();
        assert!(tamed.chars().count() <= 3 * 4, "{tamed:?}");
        assert!(tamed.starts_with('Z'));
    }

    #[test]
    fn look_alikes_are_told() {
        for (one, other) in [
            ("Ann", "Аnn"),
            ("Ann", "ann"),
            ("Bill", "BiIl"),
            ("Bill", "Bi11"),
            ("Otto", "0tto"),
            ("Zoe", "Z\u{43e}\u{435}"),
            ("Ann Lee", "Ann.Lee"),
            ("Ann 2", "Ann2"),
        ] {
            assert!(look_alike(one, other), "{one} and {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Zoe", "Zoé"), ("Ann", "Ann 2"), ("Bo", "Bob"), ("🦊", "🐻")] {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
    }
}

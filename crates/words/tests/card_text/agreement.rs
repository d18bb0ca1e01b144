//! Grammar on cards: a noun agrees with the number, article or adjective beside it.

use super::{every_word, shipped_names};
use munchkin::Set;
use words::munchkin::{CardNames, card_lines, card_page};
use words::{Lang, Words};

/// Masculine or feminine.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Gender {
    M,
    F,
}
use Gender::{F, M};

/// A noun: singular, plural and gender.
type Noun = (&'static str, &'static str, Gender);

const ENGLISH: [(&str, &str); 11] = [
    ("level", "levels"),
    ("card", "cards"),
    ("item", "items"),
    ("Treasure", "Treasures"),
    ("Door", "Doors"),
    ("Race", "Races"),
    ("Power", "Powers"),
    ("Minion", "Minions"),
    ("hand", "hands"),
    ("pair", "pairs"),
    ("piece", "pieces"),
];

const ITALIAN: [Noun; 17] = [
    ("livello", "livelli", M),
    ("carta", "carte", F),
    ("oggetto", "oggetti", M),
    ("Tesoro", "Tesori", M),
    ("Razza", "Razze", F),
    ("Potere", "Poteri", M),
    ("mostro", "mostri", M),
    ("giocatore", "giocatori", M),
    ("maledizione", "maledizioni", F),
    ("armatura", "armature", F),
    ("copricapo", "copricapi", M),
    ("combattimento", "combattimenti", M),
    ("alleato", "alleati", M),
    ("pipistrello", "pipistrelli", M),
    ("mano", "mani", F),
    ("copia", "copie", F),
    ("tiro", "tiri", M),
];

const SPANISH: [Noun; 18] = [
    ("nivel", "niveles", M),
    ("carta", "cartas", F),
    ("objeto", "objetos", M),
    ("Tesoro", "Tesoros", M),
    ("Raza", "Razas", F),
    ("Poder", "Poderes", M),
    ("monstruo", "monstruos", M),
    ("jugador", "jugadores", M),
    ("maldición", "maldiciones", F),
    ("armadura", "armaduras", F),
    ("tocado", "tocados", M),
    ("combate", "combates", M),
    ("Esbirro", "Esbirros", M),
    ("murciélago", "murciélagos", M),
    ("mano", "manos", F),
    ("copia", "copias", F),
    ("tirada", "tiradas", F),
    ("bando", "bandos", M),
];

/// Words that stand right before a noun, with the gender and number they require (true: singular).
const ITALIAN_BEFORE: [(&str, Option<Gender>, bool); 38] = [
    ("il", Some(M), true),
    ("un", Some(M), true),
    ("del", Some(M), true),
    ("al", Some(M), true),
    ("dal", Some(M), true),
    ("nel", Some(M), true),
    ("primo", Some(M), true),
    ("altro", Some(M), true),
    ("questo", Some(M), true),
    ("la", Some(F), true),
    ("una", Some(F), true),
    ("della", Some(F), true),
    ("alla", Some(F), true),
    ("dalla", Some(F), true),
    ("nella", Some(F), true),
    ("prima", Some(F), true),
    ("questa", Some(F), true),
    ("un'", Some(F), true),
    ("l'", None, true),
    ("ogni", None, true),
    ("i", Some(M), false),
    ("gli", Some(M), false),
    ("dei", Some(M), false),
    ("degli", Some(M), false),
    ("dai", Some(M), false),
    ("tuoi", Some(M), false),
    ("suoi", Some(M), false),
    ("altrettanti", Some(M), false),
    ("tutti", Some(M), false),
    ("le", Some(F), false),
    ("delle", Some(F), false),
    ("tue", Some(F), false),
    ("sue", Some(F), false),
    ("altrettante", Some(F), false),
    ("nessun", Some(M), true),
    ("nessuna", Some(F), true),
    ("tua", Some(F), true),
    ("tuo", Some(M), true),
];

const SPANISH_BEFORE: [(&str, Option<Gender>, bool); 29] = [
    ("el", Some(M), true),
    ("un", Some(M), true),
    ("del", Some(M), true),
    ("al", Some(M), true),
    ("primer", Some(M), true),
    ("otro", Some(M), true),
    ("este", Some(M), true),
    ("la", Some(F), true),
    ("una", Some(F), true),
    ("primera", Some(F), true),
    ("esta", Some(F), true),
    ("otra", Some(F), true),
    ("cada", None, true),
    ("tu", None, true),
    ("su", None, true),
    ("los", Some(M), false),
    ("unos", Some(M), false),
    ("tantos", Some(M), false),
    ("todos", Some(M), false),
    ("demás", None, false),
    ("las", Some(F), false),
    ("unas", Some(F), false),
    ("tantas", Some(F), false),
    ("todas", Some(F), false),
    ("tus", None, false),
    ("sus", None, false),
    ("ningún", Some(M), true),
    ("ninguna", Some(F), true),
    ("cualquier", None, true),
];

/// Czech has three plural forms: a stem, then the endings after 1, after 2 to 4, and after 5 and more.
const CZECH: [(&str, [&str; 3]); 4] = [
    ("úrov", ["úroveň", "úrovně", "úrovní"]),
    ("kar", ["kartu", "karty", "karet"]),
    ("Poklad", ["Poklad", "Poklady", "Pokladů"]),
    ("předmět", ["předmět", "předměty", "předmětů"]),
];

/// The beginnings of Czech nouns, to know one in any case.
const CZECH_NOUNS: [&str; 7] = ["úrov", "kart", "Poklad", "předmět", "hráč", "příšer", "kletb"];

/// Czech words that bend with the noun after them, with the forms of nouns that they may stand before.
const CZECH_BEFORE: [(&str, &[&str]); 18] = [
    ("malý", &["předmět"]),
    ("Velký", &["předmět"]),
    ("používaný", &["předmět"]),
    ("vyložený", &["předmět"]),
    ("jednorázový", &["předmět"]),
    ("nejvrchnější", &["předmět", "kartu"]),
    ("malé", &["předměty"]),
    ("Velké", &["předměty"]),
    ("vyložené", &["předměty"]),
    ("tuto", &["kartu", "příšeru", "kletbu"]),
    ("touto", &["příšerou"]),
    ("této", &["příšeře", "příšery", "kletby"]),
    ("každou", &["příšeru", "kartu", "kletbu", "úroveň"]),
    ("každý", &["hráč", "předmět"]),
    ("jiný", &["hráč"]),
    ("jinému", &["hráči"]),
    ("nejvyšší", &["úrovní", "úroveň"]),
    ("nejnižší", &["úrovní", "úroveň"]),
];

/// The words of a text, without punctuation. An elided article keeps its apostrophe.
fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(' ').flat_map(|word| word.split_inclusive('\''));
    words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '\'')).collect()
}

/// What is wrong between two neighbouring words, if anything.
fn disagrees(lang: Lang, before: &str, noun: &str) -> bool {
    let number = before.parse::<u32>().ok();
    let romance = |nouns: &[Noun], befores: &[(&str, Option<Gender>, bool)]| {
        let Some(&(one, _, gender)) = nouns.iter().find(|(one, many, _)| *one == noun || *many == noun) else {
            return false;
        };
        let single = one == noun;
        if let Some(number) = number {
            return (number == 1) != single;
        }
        let known = befores.iter().find(|(word, ..)| *word == before.to_lowercase());
        known.is_some_and(|&(_, wants, one)| one != single || wants.is_some_and(|wants| wants != gender))
    };
    match lang {
        Lang::English => {
            let noun = ENGLISH.iter().find(|(one, many)| *one == noun || *many == noun).map(|(one, _)| *one == noun);
            let wants_one = match before {
                "a" | "an" | "each" | "every" => Some(true),
                "all" => Some(false),
                _ => number.map(|number| number == 1),
            };
            matches!((noun, wants_one), (Some(one), Some(wants)) if one != wants)
        }
        Lang::Italian => romance(&ITALIAN, &ITALIAN_BEFORE),
        Lang::Spanish => romance(&SPANISH, &SPANISH_BEFORE),
        Lang::Czech => {
            let bent = CZECH_BEFORE.iter().find(|(word, _)| *word == before);
            if let Some((_, nouns)) = bent
                && CZECH_NOUNS.iter().any(|stem| noun.starts_with(stem))
            {
                return !nouns.contains(&noun);
            }
            let Some((_, [one, few, many])) = CZECH.iter().find(|(stem, _)| noun.starts_with(stem)) else {
                return false;
            };
            number.is_some_and(|number| match number {
                1 => noun != *one,
                2..=4 => noun != *few,
                _ => noun != *many,
            })
        }
    }
}

/// Every pair of words in `text` that does not agree.
fn faults(lang: Lang, text: &str) -> Vec<String> {
    let words = words_of(text);
    let pairs = words.windows(2).filter(|pair| disagrees(lang, pair[0], pair[1]));
    pairs.map(|pair| format!("“{} {}” in: {text}", pair[0], pair[1])).collect()
}

#[test]
fn nouns_agree_with_the_word_before_them() {
    let sets = [Set::bites().unwrap(), every_word().set()];
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), shipped_names(lang));
        for set in &sets {
            let pages = set.cards().iter().map(|card| card_page(&words, &names, set, card));
            wrong.extend(pages.flat_map(|page| page.lines().flat_map(|line| faults(lang, line)).collect::<Vec<_>>()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A line about a monster does not know the gender of its name, so no word in it may depend on that.
#[test]
fn no_line_depends_on_the_gender_of_a_name() {
    let bent = [
        (Lang::Italian, ["va affrontato", "è sconfitto", "viene cacciato"]),
        (Lang::Spanish, ["es vencido", "debe ser combatido", "queda expulsado"]),
    ];
    let set = every_word().set();
    for (lang, bent) in bent {
        let words = Words::new(lang);
        for card in set.cards() {
            for line in card_lines(&words, &CardNames::default(), &set, card) {
                assert!(bent.iter().all(|bent| !line.to_lowercase().contains(bent)), "{line}");
            }
        }
    }
}

/// “Svůj” is the subject's own. Where somebody else is the subject, your turn is not “svůj tah”.
#[test]
fn in_czech_your_turn_is_yours() {
    let words = Words::new(Lang::Czech);
    let mut yours = 0;
    for set in [Set::bites().unwrap(), every_word().set()] {
        for line in set.cards().iter().flat_map(|card| card_lines(&words, &CardNames::default(), &set, card)) {
            let others = ["boj každý", "boj jiný hráč", "boj hráč", "boj příšera", "boj jedna příšera", "boj tvá"];
            let others = others.iter().any(|other| line.contains(other));
            yours += usize::from(others && line.contains("tvém tahu"));
            assert!(!(others && line.contains("svém tahu")), "{line}");
        }
    }
    assert!(yours > 0);
}

/// A list of figures begins with a capital letter, and what follows a comma with a small one, but for terms of the game.
#[test]
fn figures_are_one_sentence() {
    let set = Set::bites().unwrap();
    for (lang, worthless) in Lang::ALL.into_iter().zip(["no value", "senza valore", "sin valor", "bez ceny"]) {
        let (words, names) = (Words::new(lang), shipped_names(lang));
        let lampshade = card_page(&words, &names, &set, set.card("tasselled-lampshade").unwrap());
        assert!(lampshade.lines().nth(2).unwrap().ends_with(&format!(", {worthless}")), "{lampshade}");
        for card in set.cards() {
            let page = card_page(&words, &names, &set, card);
            assert!(page.lines().skip(1).all(|line| !line.starts_with(char::is_lowercase)), "{page}");
        }
    }
}

#[test]
fn the_check_finds_disagreement() {
    for (lang, wrong, right) in [
        (Lang::English, "lose 2 level", "lose 2 levels"),
        (Lang::English, "lose a items", "lose an item"),
        (Lang::Italian, "perdi 1 livelli", "perdi 1 livello"),
        (Lang::Italian, "perdi un carta", "perdi una carta"),
        (Lang::Italian, "perdi un armatura", "perdi un'armatura"),
        (Lang::Italian, "tutte le tuoi carte e le oggetti", "tutte le tue carte e gli oggetti"),
        (Lang::Spanish, "pierdes 2 nivel", "pierdes 2 niveles"),
        (Lang::Spanish, "pierdes el carta", "pierdes la carta"),
        (Lang::Czech, "ztrácíš 5 úrovně", "ztrácíš 5 úrovní"),
        (Lang::Czech, "ztrácíš 2 karet", "ztrácíš 2 karty"),
        (Lang::Czech, "ztrácíš malý předměty", "ztrácíš malé předměty"),
        (Lang::Czech, "zrušíš tuto kletba", "zrušíš tuto kletbu"),
        (Lang::Italian, "nessun carta", "nessuna carta"),
        (Lang::Spanish, "ningún mano", "ninguna mano"),
    ] {
        assert!(!faults(lang, wrong).is_empty(), "{wrong}");
        assert_eq!(faults(lang, right), Vec::<String>::new());
    }
}

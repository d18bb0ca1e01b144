//! The text on cards: every word of the vocabulary gives a sentence in every language.

mod agreement;
mod made_up;

use made_up::{MadeUp, every_word};
use munchkin::{Card, Effect, Kind, Loss, Many, Set, Slot, Source, Which};
use std::collections::{BTreeMap, BTreeSet};
use words::munchkin::{CardNames, card_lines, card_page, check_texts, kinds};
use words::{Lang, Words};

/// The longest sentence on a card, in characters.
const LONGEST: usize = 180;

/// Whether a text is complete: everything is filled in, and no key or data word is left.
fn finished(text: &str) -> bool {
    let raw = ["{", "}", "$", "_", "mb-", "  ", " .", " ,", ",,", "..", " :"];
    !text.trim().is_empty() && raw.iter().all(|raw| !text.contains(raw))
}

/// Checks a sentence as it should appear on a card.
fn assert_sentence(lang: Lang, slug: &str, text: &str) {
    assert!(finished(text), "{} {slug}: {text}", lang.code());
    assert!(text.chars().count() <= LONGEST, "{} {slug} is too long: {text}", lang.code());
    let first = text.chars().next().unwrap();
    assert!(first.is_uppercase() || "+\u{2212}".contains(first), "{} {slug} begins in lower case: {text}", lang.code());
    assert!(text.ends_with('.'), "{} {slug} does not end: {text}", lang.code());
}

fn shipped_names(lang: Lang) -> CardNames {
    CardNames::read(&munchkin::shipped_text("bites", lang.code()))
}

#[test]
fn every_shipped_card_has_text_in_every_language() {
    let set = Set::bites().unwrap();
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), shipped_names(lang));
        for card in set.cards() {
            let lines = card_lines(&words, &names, &set, card);
            assert!(!lines.is_empty(), "{}: {} says nothing", lang.code(), card.slug);
            lines.iter().for_each(|line| assert_sentence(lang, &card.slug, line));
            let page = card_page(&words, &names, &set, card);
            assert!(!page.contains("mb-") && !page.contains('{'), "{}: {page}", lang.code());
            assert!(names.name(&card.slug) != card.slug && names.flavour(&card.slug).is_some(), "{}", card.slug);
        }
    }
}

#[test]
fn the_shipped_texts_are_complete() {
    let set = Set::bites().unwrap();
    let texts = Lang::ALL.map(|lang| (lang, "text".into(), munchkin::shipped_text("bites", lang.code())));
    let faults = check_texts(&set, &texts);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The word of an effect. A new effect does not compile here until it is added, and must be added to [`every_word`],
/// too.
fn word(effect: &Effect) -> &'static str {
    match effect {
        Effect::Bonus(_) => "bonus",
        Effect::Enhance(_) => "enhance",
        Effect::Reward(..) => "reward",
        Effect::Double => "double",
        Effect::Flee(_) => "flee",
        Effect::Limit(..) => "limit",
        Effect::Exempt => "exempt",
        Effect::Worth(_) => "worth",
        Effect::LoseLevel { .. } => "lose_level",
        Effect::Lose(_) => "lose",
        Effect::Change { .. } => "change",
        Effect::Die { .. } => "die",
        Effect::GainLevel { .. } => "gain_level",
        Effect::Draw { .. } => "draw",
        Effect::Recover(_) => "recover",
        Effect::Cure { .. } => "cure",
        Effect::Join => "join",
        Effect::Swarm(_) => "swarm",
        Effect::Twin => "twin",
        Effect::Tag(_) => "tag",
        Effect::Remove(_) => "remove",
        Effect::Friendly(_) => "friendly",
        Effect::Solo => "solo",
        Effect::Ignore(_) => "ignore",
        Effect::Redirect(_) => "redirect",
        Effect::ForceHelp(_) => "force_help",
        Effect::Cancel(_) => "cancel",
        Effect::Escape { .. } => "escape",
        Effect::NoEscape => "no_escape",
        Effect::DieTo(_) => "die_to",
        Effect::DieAgain => "die_to again",
        Effect::Steal(..) => "steal",
        Effect::HandOver(..) => "hand_over",
        Effect::Rotate(_) => "rotate",
    }
}

/// How many effects [`word`] knows.
const EFFECTS: usize = 34;

#[test]
fn every_word_gives_text_in_every_language() {
    let set = every_word().set();
    let effects: BTreeSet<&str> =
        set.cards().iter().flat_map(|card| &card.lines).map(|line| word(&line.effect)).collect();
    assert_eq!(effects.len(), EFFECTS, "{effects:?}");
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), shipped_names(lang));
        for card in set.cards() {
            for line in card_lines(&words, &names, &set, card) {
                assert_sentence(lang, &format!("{:?}", card.lines), &line);
            }
            let page = card_page(&words, &names, &set, card);
            assert!(!page.contains("mb-") && !page.contains('{'), "{}: {page}", lang.code());
        }
    }
}

/// A reader must be able to tell what a card does, so different words never read the same.
#[test]
fn different_words_read_differently() {
    let set = every_word().set();
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), shipped_names(lang));
        let mut known: BTreeMap<(Kind, bool, String), &Card> = BTreeMap::new();
        for card in set.cards().iter().filter(|card| card.slug.starts_with("card-") && !all_best(card)) {
            let text = card_page(&words, &names, &set, card).replace(&card.slug, "");
            if let Some(same) = known.insert((card.kind, card.one_shot, text.clone()), card) {
                assert!(
                    alike(same, card),
                    "{} reads the same: {text}\n{:?}\n{:?}",
                    lang.code(),
                    same.lines,
                    card.lines
                );
            }
        }
    }
}

/// Whether a card takes all of the best items, which is the same as all items.
fn all_best(card: &Card) -> bool {
    let best = |loss: &Loss| loss.which == Which::Best && loss.many == Many::All;
    card.lines.iter().any(|line| matches!(&line.effect, Effect::Lose(loss) if best(loss)))
}

/// Whether two cards do the same although their lines differ.
fn alike(one: &Card, other: &Card) -> bool {
    let plain = |card: &Card| {
        // A curse addresses its victim; a card that is used up belongs to its player.
        format!("{:?}", card.lines).replace("who: Some(Victim)", "who: None").replace("who: Some(You)", "who: None")
    };
    plain(one) == plain(other)
}

#[test]
fn no_language_speaks_english() {
    let set = every_word().set();
    let said = |lang: Lang| -> Vec<String> {
        let (words, names) = (Words::new(lang), CardNames::default());
        set.cards().iter().flat_map(|card| card_lines(&words, &names, &set, card)).collect()
    };
    let english = said(Lang::English);
    for lang in [Lang::Italian, Lang::Spanish, Lang::Czech] {
        for (theirs, ours) in said(lang).iter().zip(&english).filter(|(_, ours)| ours.contains(char::is_alphabetic)) {
            assert_ne!(theirs, ours, "{}", lang.code());
        }
    }
}

#[test]
fn a_few_cards_word_for_word() {
    let mut cards = MadeUp::default();
    cards.card(
        "monster",
        "level = 6\ntreasures = 2",
        &["against vampire: bonus 4", "if_level <= 3: escape", "when caught: lose worn head", "else: lose_level 1"],
    );
    cards.power("fight, cost cards 1: bonus 3, up_to 3 fight");
    cards.curse("lose hand 2 by random all_others");
    let set = cards.set();
    let told = |lang: Lang| -> String {
        let (words, names) = (Words::new(lang), shipped_names(lang));
        let cards = set.cards().iter().filter(|card| card.slug.starts_with("card-"));
        cards.flat_map(|card| card_lines(&words, &names, &set, card)).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        told(Lang::English),
        "+4 against Vampires.\nIf you are level 3 or lower, it does not chase you.\n\
         Bad Stuff: Lose the headgear you have in use.\nIf you have none, lose 1 level.\n\
         In a fight you are in, discard a card: +3 (at most 3 times a fight).\n\
         Every other player loses 2 cards from their hand, chosen at random."
    );
    assert_eq!(
        told(Lang::Czech),
        "+4 proti Upírům.\nPokud máš úroveň 3 nebo nižší, nepronásleduje tě.\n\
         Zlé následky: Ztrácíš nasazenou pokrývku hlavy.\nPokud nic takového nemáš, ztrácíš 1 úroveň.\n\
         V boji, kterého se účastníš, odhoď kartu: +3 (nejvýš 3× za boj).\n\
         Každý z ostatních hráčů ztrácí 2 karty z ruky (rozhodne náhoda)."
    );
}

#[test]
fn every_field_is_on_the_page() {
    let mut cards = MadeUp::default();
    for slot in Slot::ALL {
        let fields = format!("slot = \"{}\"\nbig = true\ngold = 300\ncount = 5", slot.word());
        cards.card("item", &fields, &["bonus 1"]);
    }
    for (levels, treasures) in [(1, 0), (1, 1), (2, 2), (2, 5)] {
        let fields = format!("level = 9\nlevels = {levels}\ntreasures = {treasures}\ntags = [\"bat\", \"slime\"]");
        cards.card("monster", &fields, &["when caught: die"]);
    }
    let set = cards.set();
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), CardNames::default());
        let pages: BTreeSet<String> =
            set.cards().iter().skip(set.cards().len() - 9).map(|card| card_page(&words, &names, &set, card)).collect();
        assert_eq!(pages.len(), 9);
        assert!(pages.iter().all(|page| page.lines().count() >= 4 && !page.contains('{')), "{pages:#?}");
        assert!(Kind::ALL.iter().all(|&kind| finished(&kinds(&words, kind))));
    }
}

#[test]
fn faulty_texts_are_reported_with_file_and_card() {
    let set = MadeUp::default().set();
    let source = |text: &str| Source { file: "text/en/a.ftl".into(), text: text.into() };
    let all: String = set.cards().iter().map(|card| format!("{0} = {0}\n    .flavour = Ah.\n", card.slug)).collect();
    let faults = |text: &str| -> Vec<(String, String)> {
        let texts = [(Lang::English, "text/en".to_owned(), vec![source(text)])];
        check_texts(&set, &texts)
            .into_iter()
            .map(|fault| (format!("{}:{}", fault.file, fault.card), fault.what.key.into_owned()))
            .collect()
    };
    assert_eq!(faults(&all), []);
    let told = |text: &str, place: &str, key| {
        let faults = faults(text);
        assert!(faults.contains(&(place.to_owned(), String::from(key))), "{faults:?}");
    };
    told(&all.replace("oracle = oracle\n    .flavour = Ah.\n", ""), "text/en:oracle", "set-text-name");
    told(&all.replace("oracle = oracle\n    .flavour = Ah.\n", ""), "text/en:oracle", "set-text-flavour");
    told(
        &all.replace("oracle = oracle\n    .flavour = Ah.\n", "oracle = Oracle\n"),
        "text/en/a.ftl:oracle",
        "set-text-flavour",
    );
    told(&all.replace("oracle = oracle", "oracle ="), "text/en/a.ftl:oracle", "set-text-name");
    told(&format!("{all}ghost-card = Boo\n"), "text/en/a.ftl:ghost-card", "set-text-unknown");
    told(&format!("{all}oracle = Again\n"), "text/en/a.ftl:oracle", "set-text-twice");
    told(&all.replace("oracle = oracle", "oracle = SWAGGER"), "text/en/a.ftl:swagger", "set-text-same-name");
    told(&format!("{all}\noracle {{ = }}\n"), "text/en/a.ftl:", "set-text-fluent");
    let none = check_texts(&set, &[(Lang::Czech, "text/cs".into(), Vec::new())]);
    assert_eq!((none.len(), none[0].file.as_str(), none[0].what.key.as_ref()), (1, "text/cs", "set-text-language"));
}

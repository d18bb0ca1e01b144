//! The text on cards: every word of the vocabulary gives a sentence in every language.

use munchkin::{
    Allowance, By, Card, Effect, Event, Ignored, Kind, Loss, Many, Place, Removal, Reward, Set, Slot, Source, Standing,
    Stolen, Thing, Which, Who,
};
use std::collections::{BTreeMap, BTreeSet};
use words::munchkin::{CardNames, card_lines, card_page, check_texts, kinds};
use words::{Lang, Words};

/// The longest sentence on a card.
const LONGEST: usize = 180;

/// Whether a text is finished: everything filled in, nothing left of keys and data files.
fn finished(text: &str) -> bool {
    let raw = ["{", "}", "$", "_", "mb-", "  ", " .", " ,", ",,", "..", " :"];
    !text.trim().is_empty() && raw.iter().all(|raw| !text.contains(raw))
}

/// A sentence as it should stand on a card.
fn assert_sentence(lang: Lang, slug: &str, text: &str) {
    assert!(finished(text), "{} {slug}: {text}", lang.code());
    assert!(text.chars().count() <= LONGEST, "{} {slug} is too long: {text}", lang.code());
    let first = text.chars().next().unwrap();
    assert!(first.is_uppercase() || "+\u{2212}".contains(first), "{} {slug} begins small: {text}", lang.code());
    assert!(text.ends_with('.'), "{} {slug} does not end: {text}", lang.code());
}

fn shipped_names(lang: Lang) -> CardNames {
    CardNames::read(&munchkin::shipped_text("bites", lang.code()))
}

#[test]
fn every_card_that_ships_has_text_in_every_language() {
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
fn the_texts_that_ship_are_complete() {
    let set = Set::bites().unwrap();
    let texts = Lang::ALL.map(|lang| (lang, "text".into(), munchkin::shipped_text("bites", lang.code())));
    let faults = check_texts(&set, &texts);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Cards made up for this test, each with one line that matters.
#[derive(Default)]
struct MadeUp(String);

impl MadeUp {
    fn card(&mut self, kind: &str, fields: &str, lines: &[&str]) {
        let id = self.0.matches("[[card]]").count();
        let lines = lines.iter().map(|line| format!("\"{line}\"")).collect::<Vec<_>>().join(", ");
        self.0 += &format!("[[card]]\nid = \"card-{id}\"\nkind = \"{kind}\"\n{fields}\nlines = [{lines}]\n");
    }

    fn monster(&mut self, line: &str) {
        self.card("monster", "level = 1\ntreasures = 1", &[line, "when caught: die"]);
    }

    fn curse(&mut self, line: &str) {
        self.card("curse", "", &[line]);
    }

    fn power(&mut self, line: &str) {
        self.card("power", "rank = 1", &[line]);
    }

    fn enhancer(&mut self, line: &str) {
        self.card("enhancer", "", &[line]);
    }

    fn one_shot(&mut self, line: &str) {
        self.card("item", "one_shot = true", &[line]);
    }

    /// The cards, together with a Class, a Style and a tag that no message knows.
    fn set(&self) -> Set {
        let known = "[[card]]\nid = \"oracle\"\nkind = \"class\"\nlines = [\"bonus 1\"]\n\
            [[card]]\nid = \"swagger\"\nkind = \"style\"\nlines = [\"bonus 1\"]\n\
            [[card]]\nid = \"slime\"\nkind = \"monster\"\nlevel = 1\ntreasures = 0\ntags = [\"slime\"]\n\
            lines = [\"when caught: die\"]\n";
        let mut sources = munchkin::shipped("bites");
        sources.push(Source { file: "made-up.toml".into(), text: format!("{known}{}", self.0) });
        Set::read(&sources).unwrap_or_else(|faults| panic!("{faults:#?}"))
    }
}

const OTHERS: [Who; 5] = [Who::OneOther, Who::Left, Who::Right, Who::Lowest, Who::Highest];

/// Every word of the vocabulary, with every argument.
fn every_word() -> MadeUp {
    let mut cards = MadeUp::default();
    let c = &mut cards;
    // Timings and events.
    for timing in ["any_time", "own_turn", "fight", "fight any"] {
        c.power(&format!("{timing}: gain_level 1, up_to 2 turn"));
        c.power(&format!("{timing}: bonus 2"));
        c.one_shot(&format!("{timing}: bonus die"));
        c.card("special", "", &[&format!("{timing}: bonus 3")]);
    }
    for event in Event::ALL.iter().map(|event| event.word()) {
        match event {
            "met" | "escaped_or_not" | "caught" => c.monster(&format!("when {event}: lose_level 1")),
            "won" => c.monster("when won: draw treasure 1"),
            _ => c.one_shot(&format!("when {event}: gain_level 1")),
        }
    }
    c.power("when won: draw treasure 1");
    for stays in ["next_fight", "lasting"] {
        c.curse(&format!("stays {stays}: bonus -5"));
        c.curse(&format!("stays {stays}: flee -1"));
    }
    // Costs and limits.
    for cost in
        ["cards 1", "cards 2", "cards 5", "hand", "item 1", "item 3", "item 7", "level 1", "level 2", "level 5", "self"]
    {
        c.power(&format!("fight, cost {cost}: bonus 3, up_to 3 fight"));
        if cost != "self" {
            c.monster(&format!("cost {cost}: remove"));
        }
    }
    for (n, per) in [(1, "fight"), (2, "fight"), (5, "fight"), (1, "turn"), (2, "turn"), (5, "turn")] {
        c.power(&format!("fight, cost cards 1: double, up_to {n} {per}"));
    }
    // Conditions.
    let mut traits = vec!["vampire", "werewolf", "changeling", "mummy", "celerity", "oracle", "swagger"];
    traits.extend(["human", "race", "power", "minion", "female", "male"]);
    traits.extend(Place::ALL.iter().map(|place| place.word()));
    for what in traits {
        c.monster(&format!("against {what}: bonus 3"));
        c.monster(&format!("against {what}: no_escape"));
        c.monster(&format!("friendly {what}"));
        c.curse(&format!("if_has {what}: lose_level 1"));
        c.power(&format!("if_has {what}: bonus 1"));
        c.card("item", &format!("only = [\"{what}\", \"human\"]"), &["bonus 1"]);
        c.card("item", &format!("not = [\"{what}\", \"minion\"]"), &["bonus 1"]);
    }
    for tag in ["bat", "demon", "undead", "ghost", "animal", "household", "slime"] {
        c.power(&format!("if_monster {tag}: bonus 3"));
        c.one_shot(&format!("fight any, if_monster {tag}: bonus 3"));
        c.one_shot(&format!("fight any, if_monster {tag}: remove"));
        c.one_shot(&format!("fight any, if_monster {tag}: double"));
        c.monster(&format!("if_monster {tag}: bonus 3"));
        c.monster(&format!("swarm {tag}"));
        c.enhancer(&format!("tag {tag}"));
    }
    c.power("if_monster 4: bonus 3");
    c.one_shot("fight any, if_monster 4: bonus 3");
    c.one_shot("fight any, if_monster 4: remove");
    c.curse("if_level <= 3: lose_level 1");
    c.curse("if_level >= 3: lose_level 1");
    for standing in Standing::ALL {
        c.power(&format!("if_has {}: bonus 3", standing.word()));
        c.monster(&format!("if_has {}: escape", standing.word()));
    }
    for n in [2, 6] {
        c.curse(&format!("roll {n}: lose_level 1"));
        c.one_shot(&format!("fight any, roll {n}: bonus 4"));
    }
    for thing in Thing::ALL {
        c.power(&format!("per {}: bonus 1", thing.word()));
        c.curse(&format!("per {}: lose_level 1", thing.word()));
    }
    c.curse("if_has vampire, if_level >= 3, roll 4: lose_level 1");
    // Links.
    c.card("curse", "", &["lose race", "else: lose worn head", "else: lose_level 1", "or: lose hand 1"]);
    c.card("curse", "", &["roll 4: die", "else, if_level >= 3: lose_level 1"]);
    c.card("curse", "", &["lose_level 1 left", "else: lose_level 1"]);
    c.card("curse", "", &["stays next_fight: bonus -4", "stays next_fight, if_has vampire: bonus -2"]);
    c.card("item", "", &["bonus 1", "if_monster bat: bonus 3"]);
    c.card("monster", "level = 1\ntreasures = 1", &["when caught: lose race", "when caught: lose_level 1"]);
    // Numbers.
    c.one_shot("fight any: bonus die");
    for n in [-5_i32, -1, 1, 2, 5] {
        c.enhancer(&format!("enhance {n}"));
        c.enhancer(&format!("flee {n}"));
        c.monster(&format!("flee {n}"));
        c.power(&format!("flee {n}"));
        for reward in Reward::ALL.iter().map(|reward| reward.word()) {
            c.enhancer(&format!("reward {reward} {n}"));
            c.power(&format!("when you_help: reward {reward} {}", n.abs()));
        }
        for what in Allowance::ALL {
            c.power(&format!("limit {} {n}", what.word()));
        }
    }
    c.power("double");
    c.power("exempt");
    [2, 3, 4].iter().for_each(|n| c.power(&format!("worth {n}")));
    // What happens to whom.
    for who in Who::ALL.iter().map(|who| who.word()) {
        for n in ["1", "2", "5", "die"] {
            c.curse(&format!("lose_level {n} {who}"));
            c.curse(&format!("gain_level {n} {who}"));
            c.curse(&format!("lose hand {n} {who}"));
            c.curse(&format!("draw door {n} up keep 1 {who}"));
            c.curse(&format!("draw treasure {n} {who}"));
        }
        ["change race", "change sex", "die", "lose worn head"]
            .iter()
            .for_each(|what| c.curse(&format!("{what} {who}")));
        c.one_shot(&format!("any_time: cure {who}"));
        c.one_shot(&format!("any_time: die {who}"));
        for by in By::ALL {
            c.curse(&format!("lose item 1 by {} {who}", by.word()));
            c.one_shot(&format!("any_time: lose item 2 by {} {who}", by.word()));
        }
    }
    for which in Which::ALL.iter().map(|which| which.word()) {
        for n in ["1", "2", "5", "all", "die"] {
            c.curse(&format!("lose {which} {n}"));
            c.curse(&format!("lose {which} {n} all_others"));
            // The others are always in use.
            if ["head", "armour", "feet", "held", "item", "big", "small"].contains(&which) {
                c.curse(&format!("lose worn {which} {n}"));
                c.curse(&format!("lose worn {which} {n} all_others"));
            }
        }
        c.curse(&format!("rotate {which}"));
        c.one_shot(&format!("any_time: recover {which}"));
        OTHERS.iter().for_each(|who| c.curse(&format!("hand_over {which} {}", who.word())));
    }
    for who in OTHERS.iter().map(|who| who.word()) {
        c.one_shot(&format!("fight any: redirect {who}"));
        c.one_shot(&format!("fight: force_help {who}"));
        Stolen::ALL.iter().for_each(|what| c.one_shot(&format!("any_time: steal {} {who}", what.word())));
    }
    // Fights and flights.
    c.card("wandering", "", &["fight any: join"]);
    c.card("twin", "", &["fight any: twin"]);
    for how in Removal::ALL.iter().map(|how| how.word().replace("driven_off", "")) {
        c.one_shot(&format!("fight any: remove {how}"));
        c.monster(&format!("cost level 1: remove {how}"));
    }
    for line in ["solo", "no_escape", "escape", "if_level >= 8: no_escape", "friendly race"] {
        c.monster(line);
        c.enhancer(line);
    }
    for what in Ignored::ALL {
        c.monster(&format!("ignore {}", what.word()));
        c.enhancer(&format!("ignore {}", what.word()));
    }
    ["curse", "one_shot", "enhancer"].iter().for_each(|what| c.one_shot(&format!("any_time: cancel {what}")));
    c.one_shot("when cursed: cancel curse");
    c.one_shot("fight: escape");
    c.one_shot("fight: escape all");
    c.one_shot("when your_roll: die_to 6");
    c.one_shot("when your_roll: die_to again");
    cards
}

/// The word of an effect. A new one does not compile here until it is added, and to [`every_word`].
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

/// Whoever reads a card must be able to tell what it does: different words never read the same.
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

/// Whether a card takes all of the best items, which are just all items.
fn all_best(card: &Card) -> bool {
    let best = |loss: &Loss| loss.which == Which::Best && loss.many == Many::All;
    card.lines.iter().any(|line| matches!(&line.effect, Effect::Lose(loss) if best(loss)))
}

/// Whether two cards do the same though their lines differ.
fn alike(one: &Card, other: &Card) -> bool {
    let plain = |card: &Card| {
        // A curse speaks to its victim; what is used when it is spent is its player's.
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
fn every_field_has_its_place_on_the_page() {
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
fn texts_that_are_wrong_are_told_with_file_and_card() {
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

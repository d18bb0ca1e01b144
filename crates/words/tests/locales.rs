//! Every language has every message, and every message is used.

use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use words::{Lang, files, source};

/// The messages of a language: key (or `key.attribute`) and the variables it uses.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for file in files() {
        let text = source(lang, file);
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}.ftl does not parse: {errors:?}", lang.code()));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else {
                assert!(!matches!(entry, ast::Entry::Junk { .. }), "{}/{file}.ftl: {entry:?}", lang.code());
                continue;
            };
            let mut add = |key: String, pattern: &ast::Pattern<&str>| {
                let known = messages.insert(key.clone(), variables(pattern));
                assert!(known.is_none(), "{}/{file}.ftl: {key} is there twice", lang.code());
            };
            if let Some(pattern) = &message.value {
                add(message.id.name.to_owned(), pattern);
            }
            for attribute in &message.attributes {
                add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
            }
        }
    }
    messages
}

fn variables(pattern: &ast::Pattern<&str>) -> BTreeSet<String> {
    let text = format!("{pattern:?}");
    let names = text.split("VariableReference { id: Identifier { name: \"").skip(1);
    names.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_language_has_every_message() {
    let english = messages(Lang::English);
    for lang in Lang::ALL {
        let theirs = messages(lang);
        // The forms that a language needs inside its own messages are its own business.
        let own = |key: &str| key.starts_with("mb-form-");
        let missing: Vec<_> = english.keys().filter(|key| !theirs.contains_key(*key) && !own(key)).collect();
        let extra: Vec<_> = theirs.keys().filter(|key| !english.contains_key(*key) && !own(key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", lang.code());
        // The parts of card texts are checked word by word in `card_text`: each grammar needs different arguments.
        for (key, variables) in theirs.iter().filter(|(key, _)| !key.starts_with("mb-")) {
            let unknown: Vec<_> = variables.difference(&english[key]).collect();
            assert!(unknown.is_empty(), "{}: {key} uses {unknown:?}, which English does not", lang.code());
        }
    }
}

#[test]
fn references_are_valid_and_forms_are_used() {
    for lang in Lang::ALL {
        let theirs = messages(lang);
        let text: String = files().map(|file| source(lang, file)).collect();
        let referred: BTreeSet<&str> = text.split("{ ").skip(1).filter_map(|rest| rest.split(" }").next()).collect();
        let unknown: Vec<_> =
            referred.iter().filter(|key| key.starts_with("mb-") && !theirs.contains_key(**key)).collect();
        let idle: Vec<_> =
            theirs.keys().filter(|key| key.starts_with("mb-form-") && !referred.contains(key.as_str())).collect();
        assert!(unknown.is_empty() && idle.is_empty(), "{}: unknown {unknown:?}, idle {idle:?}", lang.code());
    }
}

/// All files below a folder, as one text.
fn read(dir: &Path, wanted: &dyn Fn(&Path) -> bool, text: &mut String) {
    let mut paths: Vec<_> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read(&path, wanted, text);
        } else if wanted(&path) {
            text.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

/// The sources of the workspace, without tests.
fn code() -> String {
    let mut text = String::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rust = |path: &Path| path.extension().is_some_and(|extension| extension == "rs");
    let folders = ["crates", "examples"].map(|folder| std::fs::read_dir(root.join(folder)).unwrap());
    for src in folders.into_iter().flatten().map(|entry| entry.unwrap().path().join("src")).filter(|src| src.is_dir()) {
        read(&src, &rust, &mut text);
    }
    text
}

/// The sources of the browser client, without tests. Any kind of quotes may surround a key there.
fn client() -> String {
    let source = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        !name.contains(".test.") && [".ts", ".svelte"].iter().any(|end| name.ends_with(end))
    };
    let mut text = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &source, &mut text);
    text.replace(['\'', '`'], "\"")
}

/// Whether card texts build this key from a group and a word of the vocabulary, a Race or a tag of the shipped set.
/// Forms are for other messages.
fn built_for_cards(code: &str, key: &str) -> bool {
    let set = munchkin::Set::bites().unwrap();
    let quoted = |word: &str| code.contains(&format!("\"{word}\""));
    let known = |word: &str| quoted(word) || set.card(word).is_some() || set.tags().iter().any(|tag| tag == word);
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let group = |at: usize| quoted(&id[..at]) && known(&id[at + 1..]);
    let made = id.starts_with("mb-form-") || quoted(id) || id.match_indices('-').any(|(at, _)| group(at));
    made && attribute.is_none_or(|attribute| code.contains(&format!(".{attribute}\"")))
}

/// Whether the browser client builds this key, for a house switch or the explanation of a choice.
fn built_for_the_browser(code: &str, key: &str) -> bool {
    let quoted = |word: &str| code.contains(&format!("\"{word}\""));
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let switch = id.strip_prefix("web-switch-").is_some_and(|name| quoted(&name.replace('-', "_")));
    // A game without its own screen builds these keys from its id and the fields of its view.
    let plain = ["web-game-", "web-lead-", "web-profile-", "web-view-"].iter().any(|start| {
        id.strip_prefix(start).is_some_and(|rest| {
            let (game, field) = rest.split_once('-').unwrap_or((rest, ""));
            quoted(game) && (field.is_empty() || quoted(field) || code.contains(&format!("pub {field}: ")))
        })
    });
    // A game's own number has a message `KEY`, and `KEY-about` describes it.
    let own_number = id.strip_suffix("-about").is_some_and(quoted);
    key.starts_with("web-")
        && (switch || plain || own_number || quoted(id))
        && attribute.is_none_or(|attribute| attribute == "about")
}

/// Whether this is an event in the second person: `event-lost.seat` addresses the viewer in `$seat`.
fn speaks_to_the_viewer(messages: &BTreeMap<String, BTreeSet<String>>, key: &str) -> bool {
    let Some((id, who)) = key.split_once('.') else { return false };
    let named = messages.get(id).is_some_and(|variables| variables.contains(who));
    id.starts_with("event-") && named && !messages[key].contains(who)
}

#[test]
fn every_message_is_used() {
    let code = code() + &client();
    let messages = messages(Lang::English);
    // Keys that are built from parts.
    let built = |key: &str| {
        key.starts_with("card-")
            || key.strip_suffix(".long").is_some_and(|key| code.contains(&format!("\"{key}\"")))
            || key.strip_prefix("play-cmd-").is_some_and(|name| code.contains(&format!("\"{name}\"")))
            || ["-about", "-after"].iter().any(|end| {
                let command = key.strip_prefix("cli-").and_then(|key| key.strip_suffix(end));
                command.is_some_and(|name| code.contains(&format!("subcommand(\"{name}\")")))
            })
            || key
                .strip_prefix("lab-switch-")
                .is_some_and(|name| code.contains(&format!("\"{}\"", name.replace('-', "_"))))
            || (key.starts_with("mb-") && built_for_cards(&code, key))
            || built_for_the_browser(&code, key)
            || speaks_to_the_viewer(&messages, key)
    };
    let unused: Vec<_> = messages.keys().filter(|key| !code.contains(&format!("\"{key}\"")) && !built(key)).collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let code = code();
    let messages = messages(Lang::English);
    let prefixes = [
        "why-",
        "playbook-",
        "found-",
        "setup-",
        "rules-",
        "event-",
        "ask-",
        "move-",
        "state-",
        "play-",
        "check-",
        "cli-",
        "review-",
        "screen-",
        "join-",
        "serve-",
        "table-",
        "window-",
        "error-",
        "lab-",
        "set-",
        "mb-",
        "ch-",
    ];
    let words = code.split('"').skip(1);
    let keys = words.filter(|word| {
        prefixes.iter().any(|prefix| word.starts_with(prefix) && word.len() > prefix.len())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && !word.ends_with('-')
    });
    // A group such as `mb-which` is completed by the next word; a subcommand is no message.
    let there = |key: &str| {
        let group = key.starts_with("mb-") && messages.keys().any(|one| one.starts_with(&format!("{key}-")));
        messages.contains_key(key) || group || code.contains(&format!("subcommand(\"{key}\")"))
    };
    let missing: BTreeSet<_> = keys.filter(|key| !there(key)).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}

#[test]
fn every_key_in_the_browser_client_has_a_message() {
    let (client, messages) = (client(), messages(Lang::English));
    let is_key = |word: &&str| {
        ["web-", "t-"].iter().any(|prefix| word.starts_with(prefix))
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let keys: BTreeSet<&str> = client.split('"').filter(is_key).collect();
    assert!(!keys.is_empty(), "no key was found in the client");
    let missing: Vec<_> = keys.into_iter().filter(|key| !messages.contains_key(*key) && !key.ends_with('-')).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}

#[test]
fn card_names_are_unique() {
    let mut lexicon = table::playbook::Lexicon::default();
    for (name, card) in words::lunch_money::names() {
        assert!(lexicon.add(&name, card as u16), "{name} is the name of two cards");
    }
}

#[test]
fn every_card_has_name_and_help_in_every_language() {
    for lang in Lang::ALL {
        let words = words::Words::new(lang);
        for card in lunch_money::Card::ALL {
            let (name, help) = (words::lunch_money::card(&words, card), words::lunch_money::card_help(&words, card));
            assert!(!name.starts_with("card-"), "{}: {card:?} has no name", lang.code());
            assert!(
                !help.starts_with("card-") && !help.contains('\n'),
                "{}: {card:?} has no line of help",
                lang.code()
            );
        }
    }
}

/// The keys that only the bottom line shows: they do something on a page, or are explained with another.
const BOTTOM_LINE_ONLY: [&str; 11] =
    ["choices", "clause", "close", "complete", "flip", "help", "next-clause", "page", "past", "pick", "scroll"];

#[test]
fn every_key_of_the_terminal_is_explained_on_its_page() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        let keys = messages.keys().filter_map(|key| key.strip_prefix("screen-key-")).filter(|key| !key.contains('.'));
        let listed = keys.filter(|key| !BOTTOM_LINE_ONLY.contains(key));
        let unexplained: Vec<_> =
            listed.filter(|key| !messages.contains_key(&format!("screen-key-{key}.long"))).collect();
        assert!(unexplained.is_empty(), "{lang:?}: nothing explains {unexplained:?}");
    }
}

//! Every card has examples that check its text: whatever is changed on a card (a number, a line, a condition, a
//! price), one of its own examples must fail.
//!
//! The examples are in `rulebook/playbooks/munchkin-bites/cards`; each title begins with the name of the card.
//! `CARDS=banshee,coffin cargo test -p munchkin --test cards` checks only these cards; `EXAMPLES=DIR` takes the
//! examples from another directory, for writing new ones.

use munchkin::notation::Playbook;
use munchkin::{Card, CardId, Condition, Cost, Effect, Kind, Line, Link, Loss, Many, Number, Set, Tag, Which};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use table::playbook::{self, Example, Notation as _};

/// A change to a card, with a name.
struct Change {
    what: String,
    make: Box<dyn Fn(&mut Card)>,
}

fn change(what: impl ToString, make: impl Fn(&mut Card) + 'static) -> Change {
    Change { what: what.to_string(), make: Box::new(make) }
}

/// The number of an effect, if it has one that can vary.
fn number(effect: &mut Effect) -> Option<&mut i8> {
    match effect {
        Effect::Bonus(Number::Fixed(n))
        | Effect::Enhance(n)
        | Effect::Reward(_, n)
        | Effect::Flee(n)
        | Effect::Limit(_, n)
        | Effect::LoseLevel { n: Number::Fixed(n), .. }
        | Effect::GainLevel { n: Number::Fixed(n), .. }
        | Effect::Draw { n: Number::Fixed(n), .. } => Some(n),
        Effect::Lose(loss) => match &mut loss.many {
            Many::Number(Number::Fixed(n)) => Some(n),
            _ => None,
        },
        _ => None,
    }
}

/// Changes that never make a difference, with the reason.
const NO_DIFFERENCE: [(&str, &str); 2] = [
    ("unpublished-poet", "line 3: in any case"),    // the hand is already empty
    ("junior-elder-horror", "line 3: in any case"), // the dead lose no levels
];

/// Everything that can be changed on a card.
fn changes(set: &Set, card: &Card) -> Vec<Change> {
    let mut all = Vec::new();
    if card.kind == Kind::Monster {
        all.push(change("level + 1", |card| card.level += 1));
        all.push(change("treasures + 1", |card| card.treasures += 1));
        all.push(change("levels + 1", |card| card.levels += 1));
    }
    if card.gold > 0 {
        all.push(change("gold - 100", |card| card.gold -= card.gold.min(100)));
    }
    if card.slot.is_some() {
        all.push(change("no slot", |card| card.slot = None));
    }
    if card.big {
        all.push(change("not Big", |card| card.big = false));
    }
    if card.rank > 0 {
        all.push(change("rank + 1", |card| card.rank += 1));
    }
    for (at, _) in card.tags.iter().enumerate().filter(|(_, tag)| matters(set, **tag)) {
        all.push(change(format!("without tag {}", at + 1), move |card| {
            card.tags.remove(at);
        }));
    }
    for at in 0..card.only.len() {
        all.push(change(format!("open to all but `only` {}", at + 1), move |card| {
            card.only.remove(at);
        }));
    }
    for at in 0..card.not.len() {
        all.push(change(format!("open to `not` {}", at + 1), move |card| {
            card.not.remove(at);
        }));
    }
    for (at, line) in card.lines.iter().enumerate() {
        all.extend(line_changes(at, line));
    }
    all
}

/// Whether any card looks at a tag.
fn matters(set: &Set, tag: Tag) -> bool {
    let mut lines = set.cards().iter().flat_map(|card| &card.lines);
    lines.any(|line| line.conditions.contains(&Condition::MonsterIs(tag)) || line.effect == Effect::Swarm(tag))
}

fn line_changes(at: usize, line: &Line) -> Vec<Change> {
    let name = format!("line {}", at + 1);
    let mut all = vec![change(format!("without {name}"), move |card| {
        card.lines.remove(at);
    })];
    // Nobody has two Minions to lose (MB-MINION-1).
    let minion = matches!(line.effect, Effect::Lose(Loss { which: Which::Minion, .. }));
    if !minion && number(&mut line.effect.clone()).is_some() {
        all.push(change(format!("{name}: number + 1"), move |card| {
            if let Some(n) = number(&mut card.lines[at].effect) {
                *n += 1;
            }
        }));
    }
    for which in 0..line.conditions.len() {
        all.push(change(format!("{name}: without condition {}", which + 1), move |card| {
            card.lines[at].conditions.remove(which);
        }));
    }
    if line.cost.is_some_and(|cost| cost != Cost::This) {
        all.push(change(format!("{name}: for nothing"), move |card| card.lines[at].cost = None));
    }
    if line.limit.is_some() {
        all.push(change(format!("{name}: as often as one likes"), move |card| card.lines[at].limit = None));
    }
    if line.link != Link::Apart {
        all.push(change(format!("{name}: in any case"), move |card| card.lines[at].link = Link::Apart));
    }
    all
}

/// Whether an example holds with these cards.
fn holds(set: &'static Set, example: &Example) -> bool {
    let notation = Playbook::new(set, []);
    playbook::load(&notation, example).is_ok_and(|script| playbook::run(&notation, &script).1.is_ok())
}

fn leaked(set: Set) -> &'static Set {
    Box::leak(Box::new(set))
}

/// The examples of each card.
fn examples() -> BTreeMap<String, Vec<Example>> {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook/playbooks/munchkin-bites/cards");
    let dir = std::env::var_os("EXAMPLES").map_or(shipped, PathBuf::from);
    let mut all: BTreeMap<String, Vec<Example>> = BTreeMap::new();
    for entry in std::fs::read_dir(dir).expect("the examples of cards are there") {
        let path = entry.expect("a directory can be read").path();
        if path.extension().is_none_or(|extension| extension != "play") {
            continue;
        }
        let bytes = std::fs::read(&path).expect("an example can be read");
        for example in playbook::read_any(&bytes, |_| Ok(Playbook::HEADS))
            .unwrap_or_else(|what| panic!("{}: {what:?}", path.display()))
        {
            let card = example.title.split(':').next().unwrap_or_default().trim().to_owned();
            all.entry(card).or_default().push(example);
        }
    }
    all
}

#[test]
fn every_change_to_a_card_breaks_one_of_its_examples() {
    let set = leaked(Set::bites().expect("the set that ships is sound"));
    let wanted = std::env::var("CARDS").ok();
    let wanted = |slug: &str| wanted.as_ref().is_none_or(|list| list.split(',').any(|one| one == slug));
    let examples = examples();
    let mut missing = Vec::new();
    for title in examples.keys().filter(|title| set.id(title).is_none()) {
        missing.push(format!("`{title}` is not a card"));
    }
    for card in set.cards().iter().filter(|card| wanted(&card.slug)) {
        let id: CardId = set.id(&card.slug).expect("it is there");
        let own = examples.get(&card.slug).map_or(&[][..], Vec::as_slice);
        if own.is_empty() {
            missing.push(format!("{}: no example", card.slug));
            continue;
        }
        missing.extend(
            own.iter().filter(|example| !holds(set, example)).map(|example| format!("{}: fails", example.title)),
        );
        let counts = |change: &Change| !NO_DIFFERENCE.contains(&(card.slug.as_str(), change.what.as_str()));
        for change in changes(set, card).into_iter().filter(counts) {
            let other = leaked(set.altered(id, |card| (change.make)(card)));
            if own.iter().all(|example| holds(other, example)) {
                missing.push(format!("{}: nobody notices: {}", card.slug, change.what));
            }
        }
    }
    assert!(missing.is_empty(), "{} things:\n{}", missing.len(), missing.join("\n"));
}

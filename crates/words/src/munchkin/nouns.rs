//! The nouns in a card's sentences: players, cards, traits, monsters.

use super::Teller;
use munchkin::{Condition, Kind, Line, Many, Number, Tag, Trait, Which, Who};

impl Teller<'_> {
    /// The word for a player. It is “you” for the player the card addresses: a curse addresses its victim, a monster
    /// the fighter concerned, other cards their player.
    pub(super) fn who(&self, who: Option<Who>) -> &'static str {
        match who {
            None => "you",
            Some(Who::You) if self.card.kind == Kind::Curse => "player",
            Some(Who::Victim) if matches!(self.card.kind, Kind::Curse | Kind::Monster) => "you",
            Some(who) => who.word(),
        }
    }

    /// A player as the subject of a sentence; “you” needs no name.
    pub(super) fn name(&self, who: &str) -> String {
        if who == "you" { String::new() } else { self.one_of("mb-who", who, &[]) }
    }

    /// Cards that are lost or handed over.
    pub(super) fn cards(&self, worn: bool, which: Which, many: Many, who: &str) -> String {
        // All other cards are always in use.
        let can_be_carried = matches!(
            which,
            Which::Head | Which::Armour | Which::Feet | Which::Held | Which::Item | Which::Big | Which::Small
        );
        let group = if worn && can_be_carried { "mb-worn" } else { "mb-which" };
        let n = match many {
            Many::Number(Number::Fixed(n)) => n.to_string(),
            _ => "0".into(),
        };
        self.one_of(group, which.word(), &[("many", how_many(many)), ("n", &n), ("who", who)])
    }

    /// Players who are or have something, as after “against”.
    pub(super) fn those(&self, what: Trait) -> String {
        self.of_trait("mb-those", what)
    }

    /// “If you are” or “if you have” something.
    pub(super) fn has(&self, what: Trait) -> String {
        self.of_trait("mb-has", what)
    }

    /// The form that a language has for a trait, or else the name of the card.
    fn of_trait(&self, group: &str, what: Trait) -> String {
        let word = match what {
            Trait::Card(card) => self.set.get(card).slug.as_str(),
            Trait::Human => "human",
            Trait::Race => "race",
            Trait::Power => "power",
            Trait::Minion => "minion",
            Trait::Female => "female",
            Trait::Male => "male",
            Trait::Bare(place) => place.word(),
        };
        let key = format!("{group}-{word}");
        let key = if self.words.has(&key) { key.as_str() } else { group };
        self.say(key, &[("card", self.names.name(word))])
    }

    /// Several traits, joined by the message of this key.
    pub(super) fn all_those(&self, key: &str, traits: &[Trait]) -> String {
        let those = traits.iter().map(|&what| self.those(what));
        those.reduce(|these, those| self.say(key, &[("these", &these), ("those", &those)])).unwrap_or_default()
    }

    /// A tag in one of its forms: the plural, `.one`, or the bare `.name`.
    pub(super) fn tag(&self, form: &str, tag: Tag) -> String {
        let tag = self.set.tag(tag);
        let key = format!("mb-tag-{tag}");
        let key = if self.words.has(&key) { key.as_str() } else { "mb-tag" };
        self.say(&format!("{key}{form}"), &[("tag", tag)])
    }

    /// The monster that a line is about, as far as its conditions name it.
    pub(super) fn monster(&self, line: &Line) -> String {
        let which = line.conditions.iter().find_map(|condition| match *condition {
            Condition::MonsterIs(tag) => Some(self.tag(".one", tag)),
            Condition::MonsterAtMost(n) => Some(self.say("mb-monster-level", &[("n", &n.to_string())])),
            _ => None,
        });
        which.unwrap_or_else(|| self.say("mb-monster", &[]))
    }
}

/// The class of a number of cards, by which messages choose their form.
pub(super) fn how_many(many: Many) -> &'static str {
    match many {
        Many::All => "all",
        Many::Number(Number::Die) => "die",
        Many::Number(Number::Fixed(1)) => "one",
        Many::Number(Number::Fixed(_)) => "some",
    }
}

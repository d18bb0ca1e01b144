//! A card as players see it.

use super::line::capital;
use super::{CardNames, Teller, card_lines};
use crate::Words;
use munchkin::{Card, Deck, Kind, Set};

/// A kind of cards, in the plural.
#[must_use]
pub fn kinds(words: &Words, kind: Kind) -> String {
    words.get(&format!("mb-kind-{}.many", kind.word()))
}

/// The name of a deck.
#[must_use]
pub fn deck(words: &Words, deck: Deck) -> String {
    words.get(&format!("mb-deck-{}.many", deck.word()))
}

/// A whole card: its name, a line for each of its parts, and its flavour last.
#[must_use]
pub fn card_page(words: &Words, names: &CardNames, set: &Set, card: &Card) -> String {
    let teller = Teller { words, names, set, card };
    let mut page = vec![names.name(&card.slug).to_owned(), teller.head()];
    page.extend([teller.figures(), teller.tags(), teller.users()].into_iter().flatten());
    page.extend(card_lines(words, names, set, card));
    if let Some(flavour) = names.flavour(&card.slug) {
        page.push(words.fill("mb-page-flavour", &[("text", flavour)]));
    }
    page.join("\n")
}

/// Who may use a card, and who may not; `None` if everybody may.
pub(super) fn card_users(words: &Words, names: &CardNames, set: &Set, card: &Card) -> Option<String> {
    Teller { words, names, set, card }.users()
}

impl Teller<'_> {
    /// Kind, deck and copies.
    fn head(&self) -> String {
        let kind = self.one_of("mb-kind", self.card.kind.word(), &[]);
        let deck = self.one_of("mb-deck", self.card.deck.word(), &[]);
        self.say("mb-page-head", &[("kind", &kind), ("deck", &deck), ("n", &self.card.count.to_string())])
    }

    /// The figures on a card, and the slot it takes.
    fn figures(&self) -> Option<String> {
        let card = self.card;
        let mut figures = Vec::new();
        match card.kind {
            Kind::Monster => {
                let [level, levels, treasures] = [card.level, card.levels, card.treasures].map(|n| n.to_string());
                figures
                    .push(self.say("mb-page-level", &[("level", &level), ("n", &levels), ("treasures", &treasures)]));
            }
            Kind::Power => figures.push(self.say("mb-page-rank", &[("rank", &card.rank.to_string())])),
            Kind::Item => {
                figures.extend(card.slot.map(|slot| self.one_of("mb-slot", slot.word(), &[])));
                figures.extend(card.big.then(|| self.say("mb-page-big", &[])));
                figures.extend(card.one_shot.then(|| self.say("mb-page-one-shot", &[])));
                figures.push(self.say("mb-page-gold", &[("gold", &card.gold.to_string())]));
            }
            _ => {}
        }
        self.listed(figures).map(|figures| capital(&figures))
    }

    fn tags(&self) -> Option<String> {
        let tags = self.listed(self.card.tags.iter().map(|&tag| self.tag(".name", tag)).collect())?;
        Some(self.say("mb-page-tags", &[("tags", &tags)]))
    }

    /// Who may use it, and who may not.
    fn users(&self) -> Option<String> {
        let users = [("mb-page-only", "mb-those-or", &self.card.only), ("mb-page-not", "mb-those-nor", &self.card.not)];
        let said = users.into_iter().filter(|(_, _, traits)| !traits.is_empty());
        self.listed(
            said.map(|(key, list, traits)| self.say(key, &[("those", &self.all_those(list, traits))])).collect(),
        )
    }

    /// A line that lists short texts, if there are any.
    fn listed(&self, things: Vec<String>) -> Option<String> {
        things.into_iter().reduce(|these, those| self.say("mb-page-list", &[("these", &these), ("those", &those)]))
    }
}

//! How everybody stands: players and the fight, for the table.

use super::Telling;
use munchkin::{Combat, Kind, View};
use table::Seat;

impl Telling<'_> {
    /// A player, in one line: level, what they are and have, and how many cards they hold. Of a hand
    /// that is not the viewer's own, the cards that the viewer knows are named.
    #[must_use]
    pub fn person(&self, view: &View, seat: Seat) -> String {
        let Some(person) = view.players.get(seat.index()) else {
            return String::new();
        };
        let mut parts = vec![self.say("state-mb-level", &[("level", &person.level.to_string())])];
        if person.dead {
            parts.push(self.say("state-mb-dead", &[]));
        }
        if !person.traits.iter().any(|&card| self.kind(card) == Kind::Race) {
            parts.push(self.say("state-mb-human", &[]));
        }
        let is: Vec<_> = person.traits.iter().copied().chain(person.half).collect();
        if !is.is_empty() {
            parts.push(self.cards(&is));
        }
        let powers = person.powers.iter().map(|&card| {
            let rank = self.set.get(card).rank.to_string();
            self.say("state-mb-rank", &[("card", &self.card(card)), ("rank", &rank)])
        });
        let items = |wanted: bool| {
            let such = person.items.iter().filter(|(_, in_use)| *in_use == wanted);
            self.cards(&such.map(|(card, _)| *card).collect::<Vec<_>>())
        };
        let lists = [
            ("state-mb-powers", powers.collect::<Vec<_>>().join(", ")),
            ("state-mb-minion", self.cards(&person.minions)),
            ("state-mb-in-use", items(true)),
            ("state-mb-carried", items(false)),
            ("state-mb-curses", self.cards(&person.curses)),
        ];
        let lists = lists.into_iter().filter(|(_, cards)| !cards.is_empty());
        parts.extend(lists.map(|(key, cards)| self.say(key, &[("cards", &cards)])));
        let held = person.hand.len() + person.unknown.iter().sum::<usize>();
        let hand = self.say("state-mb-hand", &[("n", &held.to_string())]);
        parts.push(if person.hand.is_empty() || view.seat == Some(seat) {
            hand
        } else {
            self.say("state-mb-hand-known", &[("hand", &hand), ("cards", &self.cards(&person.hand))])
        });
        self.say("state-mb-person", &[("name", self.who(seat)), ("state", &parts.join("; "))])
    }

    /// The fight, if there is one: who against what with which totals, then a line for each monster
    /// and for the helper's deal.
    #[must_use]
    pub fn combat(&self, view: &View) -> Vec<String> {
        let Some(fight) = &view.fight else {
            return Vec::new();
        };
        let mut lines = vec![self.fight(view)];
        lines.extend((0..fight.monsters.len()).map(|at| self.monster_line(view, fight, at)));
        if let Some(helper) = fight.helper {
            let terms = self.terms(view, fight.main, helper, fight.terms);
            lines.push(self.say("state-mb-helps", &[("helper", self.who(helper)), ("terms", &terms)]));
        }
        lines
    }

    fn monster_line(&self, view: &View, fight: &Combat, at: usize) -> String {
        let card = self.set.get(fight.monsters[at]);
        let name = self.monster(view, u8::try_from(at).unwrap_or(u8::MAX));
        let (level, treasures) = (card.level.to_string(), card.treasures.to_string());
        let line = self.say("state-mb-monster", &[("card", &name), ("level", &level), ("treasures", &treasures)]);
        let on: Vec<_> = fight.enhancers.iter().filter(|(_, on)| on.contains(&at)).map(|(card, _)| *card).collect();
        if on.is_empty() {
            return line;
        }
        self.say("state-mb-monster-with", &[("monster", &line), ("cards", &self.cards(&on))])
    }

    /// Who fights what, with which totals; or who runs.
    pub(super) fn fight(&self, view: &View) -> String {
        let Some(fight) = &view.fight else {
            return String::new();
        };
        let fighters = self.all_of(std::iter::once(fight.main).chain(fight.helper));
        let monsters = self.cards(&fight.monsters);
        let (ours, theirs) = (fight.fighters_total.to_string(), fight.monsters_total.to_string());
        let key = if fight.fled { "state-mb-fight-running" } else { "state-mb-fight" };
        self.say(key, &[("fighters", &fighters), ("monsters", &monsters), ("ours", &ours), ("theirs", &theirs)])
    }
}

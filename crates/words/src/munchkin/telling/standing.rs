//! How everybody stands: the players and the fight, for the table.

use super::{Tale, Telling, all_of, named};
use munchkin::{Combat, Kind, View};
use table::{Arg, Phrase, Seat};

impl Telling<'_> {
    /// A player in one line: level, what they are and have, and the size of their hand. Of another player's hand, the
    /// cards that the viewer knows are named.
    #[must_use]
    pub fn person(&self, view: &View, seat: Seat) -> String {
        self.tale().person(view, seat).map_or_else(String::new, |phrase| self.say(&phrase))
    }

    /// The fight, if there is one: both sides with their totals, then a line for each monster and for the helper's
    /// deal.
    #[must_use]
    pub fn combat(&self, view: &View) -> Vec<String> {
        self.tale().combat(view).iter().map(|phrase| self.say(phrase)).collect()
    }
}

impl Tale<'_> {
    /// A player in one line: see [`Telling::person`]. `None` if there is no such player.
    #[must_use]
    pub fn person(&self, view: &View, seat: Seat) -> Option<Phrase> {
        let person = view.players.get(seat.index())?;
        let mut parts = vec![Phrase::new("state-mb-level").with("level", person.level)];
        if person.dead {
            parts.push(Phrase::new("state-mb-dead"));
        }
        if !person.traits.iter().any(|&card| self.kind(card) == Kind::Race) {
            parts.push(Phrase::new("state-mb-human"));
        }
        let is: Vec<_> = person.traits.iter().copied().chain(person.half).collect();
        if !is.is_empty() {
            parts.push(Phrase::new("cards").with("cards", self.cards(&is)));
        }
        let powers = person.powers.iter().map(|&card| {
            let rank = self.set.get(card).rank;
            Phrase::new("state-mb-rank").with("card", named(self.set, card)).with("rank", rank)
        });
        let items = |wanted: bool| {
            let such = person.items.iter().filter(|(_, in_use)| *in_use == wanted);
            self.cards(&such.map(|(card, _)| *card).collect::<Vec<_>>())
        };
        let lists = [
            ("state-mb-powers", powers.collect()),
            ("state-mb-minion", self.cards(&person.minions)),
            ("state-mb-in-use", items(true)),
            ("state-mb-carried", items(false)),
            ("state-mb-curses", self.cards(&person.curses)),
        ];
        let lists = lists.into_iter().filter(|(_, cards)| !cards.is_empty());
        parts.extend(lists.map(|(key, cards)| Phrase::new(key).with("cards", cards)));
        let held = person.hand.len() + person.unknown.iter().sum::<usize>();
        let hand = Phrase::new("state-mb-hand").with("n", held);
        parts.push(if person.hand.is_empty() || view.seat == Some(seat) {
            hand
        } else {
            Phrase::new("state-mb-hand-known").with("hand", hand).with("cards", self.cards(&person.hand))
        });
        let more =
            |these: Phrase, those: Phrase| Phrase::new("state-mb-more").with("these", these).with("those", those);
        let state = parts.into_iter().reduce(more)?;
        Some(Phrase::new("state-mb-person").with("name", seat).with("state", state))
    }

    /// The fight, if there is one: see [`Telling::combat`].
    #[must_use]
    pub fn combat(&self, view: &View) -> Vec<Phrase> {
        let Some(fight) = &view.fight else {
            return Vec::new();
        };
        let mut lines = vec![self.against(fight)];
        lines.extend((0..fight.monsters.len()).map(|at| self.monster_line(view, fight, at)));
        if let Some(helper) = fight.helper {
            let terms = self.terms(view, fight.main, helper, fight.terms);
            lines.push(Phrase::new("state-mb-helps").with("helper", helper).with("terms", terms));
        }
        lines
    }

    fn monster_line(&self, view: &View, fight: &Combat, at: usize) -> Phrase {
        let card = self.set.get(fight.monsters[at]);
        let name = self.monster(view, u8::try_from(at).unwrap_or(u8::MAX));
        let line = Phrase::new("state-mb-monster").with("card", name).with("level", card.level);
        let line = line.with("treasures", card.treasures);
        let on: Vec<_> = fight.enhancers.iter().filter(|(_, on)| on.contains(&at)).map(|(card, _)| *card).collect();
        if on.is_empty() {
            return line;
        }
        Phrase::new("state-mb-monster-with").with("monster", line).with("cards", self.cards(&on))
    }

    /// The two sides of the fight with their totals, or who runs. Empty if nobody fights.
    pub(super) fn fight(&self, view: &View) -> Arg {
        view.fight.as_ref().map_or_else(|| Arg::Text(String::new()), |fight| self.against(fight).into())
    }

    fn against(&self, fight: &Combat) -> Phrase {
        let fighters = all_of(std::iter::once(fight.main).chain(fight.helper));
        let key = if fight.fled { "state-mb-fight-running" } else { "state-mb-fight" };
        let phrase = Phrase::new(key).with("fighters", fighters).with("monsters", self.cards(&fight.monsters));
        phrase.with("ours", fight.fighters_total).with("theirs", fight.monsters_total)
    }
}

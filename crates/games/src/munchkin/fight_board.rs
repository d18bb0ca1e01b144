//! A fight of Munchkin on a full-screen terminal: both sides, and the parts of their totals.

use super::MunchkinKit;
use kit::scene::{Fight, Mark, Side, Sort, Tint};
use munchkin::{CardId, Combat, EscapeWay, Part, PartKind, View};
use table::Seat;
use words::Words;
use words::munchkin::card_lines;

/// The sign for levels, the same as at the seats.
const LEVEL: Sort = Sort { shape: '↑', tint: Tint::Yellow };

/// Draws a fight.
pub(super) struct FightBoard<'a> {
    pub(super) kit: &'a MunchkinKit,
    pub(super) words: &'a Words,
    pub(super) names: &'a [String],
    pub(super) view: &'a View,
    pub(super) fight: &'a Combat,
}

impl FightBoard<'_> {
    pub(super) fn scene(&self, others: impl Iterator<Item = String>) -> Fight {
        let (words, fight) = (self.words, self.fight);
        let lead = fight.fighters_total - fight.monsters_total;
        let by = lead.abs().to_string();
        let standing = match (fight.fled, lead) {
            (true, _) => words.get("screen-fight-running"),
            (false, 0) => words.get("screen-fight-even"),
            (false, 1..) => words.fill("screen-fight-ahead", &[("n", &by)]),
            (false, _) => words.fill("screen-fight-behind", &[("n", &by)]),
        };
        let (levels, treasures) = (fight.levels.to_string(), fight.treasures.to_string());
        let mut notes = vec![words.fill("screen-stake", &[("levels", &levels), ("treasures", &treasures)])];
        if fight.helper.is_some() {
            notes.extend(self.kit.telling(words, self.names).combat(self.view).pop());
        }
        notes.extend(others);
        Fight { sides: [self.ours(), self.theirs()], standing, notes, details: self.details() }
    }

    fn who(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn fighters(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.fight.main).chain(self.fight.helper)
    }

    fn ours(&self) -> Side {
        let parts = &self.fight.fighters_parts;
        let mut lines = Vec::new();
        for seat in self.fighters() {
            let own = parts.iter().filter(|part| !is_thrown(part) && part.seat == Some(seat));
            // A player who fights alone is already named above.
            if self.fight.helper.is_some() {
                let total: i32 = own.clone().map(|part| part.n).sum();
                lines.push(Mark::plain(format!("{}  {total}", self.who(seat))));
            }
            lines.extend(own.map(|part| self.part(part)));
        }
        lines.extend(parts.iter().filter(|part| is_thrown(part)).map(|part| self.part(part)));
        let name = self.fighters().map(|seat| self.who(seat).to_owned()).collect::<Vec<_>>().join(" + ");
        Side { name, total: self.fight.fighters_total.to_string(), lines }
    }

    fn theirs(&self) -> Side {
        let parts = &self.fight.monsters_parts;
        let mut lines = Vec::new();
        for (at, &monster) in self.fight.monsters.iter().enumerate() {
            let own = || parts.iter().filter(move |part| part.monster.map(usize::from) == Some(at));
            let level: i32 = own().filter(|part| part.what == PartKind::Level).map(|part| part.n).sum();
            lines.push(self.counted(&level.to_string(), monster));
            lines.extend(own().filter(|part| part.what != PartKind::Level).map(|part| self.part(part)));
            // Cards in the fight that add nothing to the total.
            let counts = |card: CardId| own().any(|part| part.card == Some(card));
            let idle = self.fight.enhancers.iter().filter(|(card, on)| on.contains(&at) && !counts(*card));
            lines.extend(idle.map(|(card, _)| self.kit.mark(self.words, *card)));
        }
        lines.extend(parts.iter().filter(|part| part.monster.is_none()).map(|part| self.part(part)));
        let total = self.fight.monsters_total.to_string();
        Side { name: self.words.get("screen-monsters"), total, lines }
    }

    /// A card with its number in front, because names may be cut off.
    fn counted(&self, n: &str, card: CardId) -> Mark {
        let mark = self.kit.mark(self.words, card);
        Mark { text: format!("{n}  {}", mark.text), ..mark }
    }

    /// A part of a total, with its number in front.
    fn part(&self, part: &Part) -> Mark {
        let words = self.words;
        let n = format!("{:+}", part.n);
        let name = part.card.map(|card| self.kit.telling(words, &[]).card(card));
        let sort = part.card.map(|card| self.kit.sort(card));
        let text = match (part.what, &name) {
            (PartKind::Level, _) => words.get("t-mb-part-level"),
            (PartKind::Least, _) => words.get("t-mb-part-least"),
            (PartKind::Doubled, Some(name)) => words.fill("t-mb-part-doubled-by", &[("name", name)]),
            (PartKind::Doubled, None) => words.get("t-mb-part-doubled"),
            (PartKind::Card | PartKind::Played, None) => words.get("t-mb-part-thrown"),
            (PartKind::Card | PartKind::Played, Some(name)) => {
                match part.seat.filter(|_| part.what == PartKind::Played) {
                    Some(seat) => format!("{name} ({})", words.fill("t-mb-part-by", &[("name", self.who(seat))])),
                    None => name.clone(),
                }
            }
        };
        match part.what {
            PartKind::Level => Mark::new(LEVEL, format!("{}  {text}", part.n)),
            _ => Mark { sort, text: format!("{n} {text}") },
        }
    }

    /// What each monster does, and how the fighters could get away from it.
    fn details(&self) -> Vec<String> {
        let (words, kit) = (self.words, self.kit);
        let mut lines = Vec::new();
        for (at, &monster) in self.fight.monsters.iter().enumerate() {
            lines.push(kit.telling(words, &[]).card(monster));
            let text = card_lines(words, kit.names(words), kit.set, kit.set.get(monster));
            let ways = self.fight.escapes.iter().filter(|escape| usize::from(escape.monster) == at);
            let ways = ways.map(|escape| format!("{}: {}", self.who(escape.seat), self.escape(escape.how)));
            lines.extend(text.into_iter().chain(ways).map(|line| format!("  {line}")));
        }
        lines
    }

    /// The roll needed to get away.
    fn escape(&self, how: EscapeWay) -> String {
        match how {
            EscapeWay::Surely => self.words.get("t-mb-escape-surely"),
            EscapeWay::Roll(need) => self.words.fill("t-mb-escape-roll", &[("n", &need.to_string())]),
            EscapeWay::Never => self.words.get("t-mb-escape-never"),
        }
    }
}

/// Whether it was played on a whole side.
fn is_thrown(part: &Part) -> bool {
    part.what == PartKind::Played
}

//! Events as sentences.

use super::{Telling, has_several_uses, stays};
use munchkin::{CardId, Deck, Effect, GameEvent, Kind};
use std::slice;
use table::{Seat, Seats};

/// Events cut where a turn begins: what came before, and the beginning itself.
pub fn by_turn(events: &[GameEvent]) -> impl Iterator<Item = (&[GameEvent], Option<&GameEvent>)> {
    let begins = |event: &GameEvent| matches!(event, GameEvent::Turn { .. });
    events.split_inclusive(begins).map(move |part| match part.split_last() {
        Some((last, before)) if begins(last) => (before, Some(last)),
        _ => (part, None),
    })
}

/// Whether two events in a row make one sentence.
fn alike(one: &GameEvent, other: &GameEvent) -> bool {
    use GameEvent::{Discarded, Drew, Passed, Shown};
    match (*one, *other) {
        (Drew { seat, card, .. }, Drew { seat: too, card: next, .. }) => {
            seat == too && card.is_some() == next.is_some()
        }
        (Discarded { seat, .. }, Discarded { seat: too, .. }) => seat == too,
        (Passed { from, to, card, .. }, Passed { from: also, to: too, card: next, .. }) => {
            (from, to) == (also, too) && card.is_some() == next.is_some()
        }
        (Shown { seat, card, seen }, Shown { seat: too, card: next, seen: by }) => {
            (seat, seen) == (too, by) && card.is_some() == next.is_some()
        }
        _ => false,
    }
}

/// The card an event is about, as far as it is known.
fn known(event: &GameEvent) -> Option<CardId> {
    match *event {
        GameEvent::Drew { card, .. } | GameEvent::Passed { card, .. } | GameEvent::Shown { card, .. } => card,
        GameEvent::Discarded { card, .. } => Some(card),
        _ => None,
    }
}

impl Telling<'_> {
    /// An event, as a sentence.
    #[must_use]
    pub fn event(&self, event: &GameEvent) -> String {
        self.together(slice::from_ref(event))
    }

    /// Events as sentences. Cards that one player draws, discards, gets or shows in a row are told as
    /// one, and what goes without saying is left out.
    #[must_use]
    pub fn events(&self, events: &[GameEvent]) -> Vec<String> {
        let mut told = Vec::new();
        let mut rest = events;
        while !rest.is_empty() {
            let n = rest.windows(2).take_while(|pair| alike(&pair[0], &pair[1])).count() + 1;
            let (group, after) = rest.split_at(n);
            rest = after;
            match (group, after) {
                // A bat that joins need not be played first.
                ([GameEvent::Played { card, .. }], [GameEvent::Joined { card: next, .. }, ..]) if card == next => {}
                // What is behind the door is told with the door.
                ([GameEvent::Opened { seat, card }], [next, after @ ..]) if follows(next, *seat, *card) => {
                    told.push(self.together(group));
                    rest = after;
                }
                _ => told.push(self.together(group)),
            }
        }
        told
    }

    /// Events that are alike, as one sentence.
    fn together(&self, group: &[GameEvent]) -> String {
        let Some(&first) = group.first() else {
            return String::new();
        };
        let card = |card: CardId| self.card(card);
        let of = |key: &str, seat: Seat| self.say(key, &[("seat", self.who(seat))]);
        let of_card =
            |key: &str, seat: Seat, id: CardId| self.say(key, &[("seat", self.who(seat)), ("card", &card(id))]);
        let of_two = |key: &str, seat: Seat, other: Seat| {
            self.say(key, &[("seat", self.who(seat)), ("other", self.who(other)), ("main", self.who(other))])
        };
        let n = group.len().to_string();
        let cards = self.cards(&group.iter().filter_map(known).collect::<Vec<_>>());
        match first {
            GameEvent::Turn { seat } => of("event-turn-began", seat),
            GameEvent::Rolled { seat, die } => {
                self.say("event-mb-rolled", &[("seat", self.who(seat)), ("die", &die.to_string())])
            }
            GameEvent::Drew { seat, card: None, .. } => {
                // The backs are seen all the same, and read as in the text on cards.
                self.say("event-drew", &[("seat", self.who(seat)), ("card", &self.unseen(group))])
            }
            GameEvent::Drew { seat, card: Some(_), .. } => {
                self.say("event-mb-drew", &[("seat", self.who(seat)), ("cards", &cards)])
            }
            GameEvent::TurnedUp { card } => self.say("event-mb-turned-up", &[("card", &self.card(card))]),
            GameEvent::Reshuffled { deck: Deck::Door } => self.say("event-mb-reshuffled-doors", &[]),
            GameEvent::Reshuffled { deck: Deck::Treasure } => self.say("event-mb-reshuffled-treasures", &[]),
            GameEvent::Opened { seat, card } => {
                let key = match self.kind(card) {
                    Kind::Monster => "event-mb-opened-monster",
                    Kind::Curse => "event-mb-opened-curse",
                    _ => "event-mb-opened",
                };
                of_card(key, seat, card)
            }
            GameEvent::NoDoor { seat } => of("event-mb-no-door", seat),
            GameEvent::Put { seat, card, in_use } => {
                let carried = self.kind(card) == Kind::Item && !in_use;
                of_card(if carried { "event-mb-carries" } else { "event-mb-put" }, seat, card)
            }
            GameEvent::Played { seat, card, line } => self.played(seat, card, line),
            GameEvent::PlayedAt { seat, card, at } if seat == at => of_card("event-mb-hits", seat, card),
            GameEvent::PlayedAt { seat, card, at } => {
                let card = self.card(card);
                self.say("event-mb-played-at", &[("seat", self.who(seat)), ("card", &card), ("at", self.who(at))])
            }
            GameEvent::Discarded { seat, .. } => {
                self.say("event-mb-discarded", &[("seat", self.who(seat)), ("cards", &cards)])
            }
            GameEvent::Cancelled { seat, card } => of_card("event-mb-cancelled", seat, card),
            GameEvent::Level { seat, level } => {
                self.say("event-mb-level", &[("seat", self.who(seat)), ("level", &level.to_string())])
            }
            GameEvent::Met { seat, card } => of_card("event-mb-met", seat, card),
            GameEvent::Joined { seat, card } => of_card("event-mb-joined", seat, card),
            GameEvent::Left { card: id, friendly } => {
                let key = if friendly { "event-mb-left-friendly" } else { "event-mb-left" };
                self.say(key, &[("card", &card(id))])
            }
            GameEvent::Asked { seat, other } => of_two("event-mb-asked", seat, other),
            GameEvent::Helps { seat, main } => of_two("event-mb-helps", seat, main),
            GameEvent::Refused { seat } => of("event-mb-refused", seat),
            GameEvent::Handed { from, to } => {
                self.say("event-mb-handed", &[("from", self.who(from)), ("to", self.who(to))])
            }
            GameEvent::Settled { seat } => of("event-mb-settled", seat),
            GameEvent::Won { seat, levels, treasures } => {
                let (levels, treasures) = (levels.to_string(), treasures.to_string());
                self.say("event-mb-won", &[("seat", self.who(seat)), ("levels", &levels), ("treasures", &treasures)])
            }
            GameEvent::Escaped { seat, card } => of_card("event-mb-escaped", seat, card),
            GameEvent::Caught { seat, card } => of_card("event-mb-caught", seat, card),
            GameEvent::Died { seat } => of("event-mb-died", seat),
            GameEvent::Back { seat } => of("event-mb-back", seat),
            GameEvent::Passed { from, to, card, .. } => {
                let key = if card.is_some() { "event-mb-got" } else { "event-mb-got-hidden" };
                self.say(key, &[("from", self.who(from)), ("to", self.who(to)), ("cards", &cards), ("n", &n)])
            }
            GameEvent::Sold { seat, gold } => {
                self.say("event-mb-sold", &[("seat", self.who(seat)), ("gold", &gold.to_string())])
            }
            GameEvent::Turned { seat, card, in_use } => {
                of_card(if in_use { "event-mb-uses" } else { "event-mb-carries" }, seat, card)
            }
            GameEvent::Traded { seat, other, done } => {
                of_two(if done { "event-mb-traded" } else { "event-mb-trade-offered" }, seat, other)
            }
            GameEvent::DieTurned { seat, die } => {
                self.say("event-mb-die-turned", &[("seat", self.who(seat)), ("die", &die.to_string())])
            }
            GameEvent::Shown { seat, card: None, .. } => {
                self.say("event-mb-shown-hidden", &[("seat", self.who(seat)), ("n", &n)])
            }
            GameEvent::Shown { seat, card: Some(_), seen } => self.shown(seat, &cards, seen),
            GameEvent::Accused { seat, other, card: id, guilty } => {
                let key = if guilty { "event-mb-accused-rightly" } else { "event-mb-accused-wrongly" };
                self.say(key, &[("seat", self.who(seat)), ("other", self.who(other)), ("card", &card(id))])
            }
            GameEvent::Claimed { seat, card } => of_card("event-mb-claimed", seat, card),
            GameEvent::Is { seat, female } => of(if female { "event-mb-is-female" } else { "event-mb-is-male" }, seat),
            GameEvent::Over => self.say("event-mb-over", &[]),
        }
    }

    /// Cards drawn unseen, by their backs.
    fn unseen(&self, group: &[GameEvent]) -> String {
        let drawn = |which: Deck| {
            let such = group.iter().filter(|event| matches!(event, GameEvent::Drew { deck, .. } if *deck == which));
            Some(such.count().to_string()).filter(|n| n != "0")
        };
        let doors = drawn(Deck::Door).map(|n| self.say("mb-cards-door", &[("n", &n)]));
        let treasures = drawn(Deck::Treasure).map(|n| self.say("mb-cards-treasure", &[("n", &n)]));
        doors.into_iter().chain(treasures).reduce(|these, those| self.and(&these, &those)).unwrap_or_default()
    }

    fn played(&self, seat: Seat, card: CardId, line: u8) -> String {
        let face = self.set.get(card);
        let used = face.lines.get(usize::from(line));
        let (name, text) = (self.card(card), used.map_or_else(String::new, |line| self.deed(card, line)));
        let key = match face.kind {
            Kind::Monster if matches!(used.map(|line| line.effect), Some(Effect::Swarm(_))) => "event-mb-joined",
            Kind::Monster => "event-mb-bought-off",
            kind if !stays(kind, face.one_shot) => "event-mb-played",
            _ if has_several_uses(face) && !text.is_empty() => "event-mb-used-line",
            _ => "event-mb-used",
        };
        self.say(key, &[("seat", self.who(seat)), ("card", &name), ("text", &text)])
    }

    fn shown(&self, seat: Seat, cards: &str, seen: Seats) -> String {
        let all = Seat::all(self.names.len()).filter(|&other| other != seat).all(|other| seen.has(other));
        let to = self.all_of(seen.into_iter().filter(|&other| other != seat && other.index() < self.names.len()));
        let key = if all { "event-mb-shown-all" } else { "event-mb-shown" };
        self.say(key, &[("seat", self.who(seat)), ("cards", cards), ("to", &to)])
    }
}

/// Whether an event only says what becomes of the Door just opened.
fn follows(next: &GameEvent, by: Seat, door: CardId) -> bool {
    match *next {
        GameEvent::Met { seat, card } => (seat, card) == (by, door),
        GameEvent::Drew { seat, card, .. } => (seat, card) == (by, Some(door)),
        GameEvent::PlayedAt { seat, card, at } => (seat, card, at) == (by, door, by),
        _ => false,
    }
}

//! Events as sentences.

use super::{Tale, Telling, all, all_of, deed, has_several_uses, named, stays};
use munchkin::{CardId, Deck, Effect, GameEvent, Kind};
use std::slice;
use table::{Arg, Phrase, Seat, Seats};

/// Splits events where turns begin: into those before a turn, and its beginning.
pub fn by_turn(events: &[GameEvent]) -> impl Iterator<Item = (&[GameEvent], Option<&GameEvent>)> {
    let begins = |event: &GameEvent| matches!(event, GameEvent::Turn { .. });
    events.split_inclusive(begins).map(move |part| match part.split_last() {
        Some((last, before)) if begins(last) => (before, Some(last)),
        _ => (part, None),
    })
}

/// Whether two successive events share a sentence.
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

/// The card an event is about, if it is known.
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
        self.say(&self.tale().event(event))
    }

    /// Events as sentences. Cards that one player draws, discards, receives or shows in a row share a sentence, and
    /// obvious events are left out.
    #[must_use]
    pub fn events(&self, events: &[GameEvent]) -> Vec<String> {
        self.tale().events(events).iter().map(|(_, phrase)| self.say(phrase)).collect()
    }
}

impl Tale<'_> {
    /// An event as a phrase.
    #[must_use]
    pub fn event(&self, event: &GameEvent) -> Phrase {
        self.together(*event, slice::from_ref(event))
    }

    /// Events as phrases, each with the number of events it covers. Cards that one player draws, discards, receives
    /// or shows in a row share a phrase, and an obvious event is covered by the one after it.
    #[must_use]
    pub fn events(&self, events: &[GameEvent]) -> Vec<(usize, Phrase)> {
        let mut told = Vec::new();
        let (mut rest, mut untold) = (events, 0);
        while let Some(&first) = rest.first() {
            let n = rest.windows(2).take_while(|pair| alike(&pair[0], &pair[1])).count() + 1;
            let (group, after) = rest.split_at(n);
            rest = after;
            untold += n;
            match (group, after) {
                // A bat that joins is not also reported as played.
                ([GameEvent::Played { card, .. }], [GameEvent::Joined { card: next, .. }, ..]) if card == next => {
                    continue;
                }
                // The card behind the door is reported together with the door.
                ([GameEvent::Opened { seat, card }], [next, after @ ..]) if follows(next, *seat, *card) => {
                    untold += 1;
                    rest = after;
                }
                _ => {}
            }
            told.push((std::mem::take(&mut untold), self.together(first, group)));
        }
        told
    }

    /// Similar events as one phrase; the first of them is `first`.
    fn together(&self, first: GameEvent, group: &[GameEvent]) -> Phrase {
        let of = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        let of_card = |key: &'static str, seat: Seat, id: CardId| of(key, seat).with("card", named(self.set, id));
        let of_two =
            |key: &'static str, seat: Seat, other: Seat| of(key, seat).with("other", other).with("main", other);
        let cards = || self.cards(&group.iter().filter_map(known).collect::<Vec<_>>());
        match first {
            GameEvent::Turn { seat } => of("event-turn-began", seat),
            GameEvent::Rolled { seat, die } => of("event-mb-rolled", seat).with("die", die),
            // Their backs are visible, and read as in the text on cards.
            GameEvent::Drew { seat, card: None, .. } => of("event-drew", seat).with("card", self.unseen(group)),
            GameEvent::Drew { seat, card: Some(_), .. } => of("event-mb-drew", seat).with("cards", cards()),
            GameEvent::TurnedUp { card } => Phrase::new("event-mb-turned-up").with("card", named(self.set, card)),
            GameEvent::Reshuffled { deck: Deck::Door } => Phrase::new("event-mb-reshuffled-doors"),
            GameEvent::Reshuffled { deck: Deck::Treasure } => Phrase::new("event-mb-reshuffled-treasures"),
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
            GameEvent::PlayedAt { seat, card, at } => of_card("event-mb-played-at", seat, card).with("at", at),
            GameEvent::Discarded { seat, .. } => of("event-mb-discarded", seat).with("cards", cards()),
            GameEvent::Cancelled { seat, card } => of_card("event-mb-cancelled", seat, card),
            GameEvent::Level { seat, level } => of("event-mb-level", seat).with("level", level),
            GameEvent::Met { seat, card } => of_card("event-mb-met", seat, card),
            GameEvent::Joined { seat, card } => of_card("event-mb-joined", seat, card),
            GameEvent::Left { card, friendly } => {
                let key = if friendly { "event-mb-left-friendly" } else { "event-mb-left" };
                Phrase::new(key).with("card", named(self.set, card))
            }
            GameEvent::Asked { seat, other } => of_two("event-mb-asked", seat, other),
            GameEvent::Helps { seat, main } => of_two("event-mb-helps", seat, main),
            GameEvent::Refused { seat } => of("event-mb-refused", seat),
            GameEvent::Handed { from, to } => Phrase::new("event-mb-handed").with("from", from).with("to", to),
            GameEvent::Settled { seat } => of("event-mb-settled", seat),
            GameEvent::Won { seat, levels, treasures } => {
                of("event-mb-won", seat).with("levels", levels).with("treasures", treasures)
            }
            GameEvent::Escaped { seat, card } => of_card("event-mb-escaped", seat, card),
            GameEvent::Caught { seat, card } => of_card("event-mb-caught", seat, card),
            GameEvent::Died { seat } => of("event-mb-died", seat),
            GameEvent::Back { seat } => of("event-mb-back", seat),
            GameEvent::Passed { from, to, card: Some(_), .. } => {
                Phrase::new("event-mb-got").with("from", from).with("to", to).with("cards", cards())
            }
            GameEvent::Passed { from, to, card: None, .. } => {
                Phrase::new("event-mb-got-hidden").with("from", from).with("to", to).with("n", group.len())
            }
            GameEvent::Sold { seat, gold } => of("event-mb-sold", seat).with("gold", gold),
            GameEvent::Turned { seat, card, in_use } => {
                of_card(if in_use { "event-mb-uses" } else { "event-mb-carries" }, seat, card)
            }
            GameEvent::Traded { seat, other, done } => {
                of_two(if done { "event-mb-traded" } else { "event-mb-trade-offered" }, seat, other)
            }
            GameEvent::DieTurned { seat, die } => of("event-mb-die-turned", seat).with("die", die),
            GameEvent::Shown { seat, card: None, .. } => of("event-mb-shown-hidden", seat).with("n", group.len()),
            GameEvent::Shown { seat, card: Some(_), seen } => self.shown(seat, cards(), seen),
            GameEvent::Accused { seat, other, card, guilty } => {
                let key = if guilty { "event-mb-accused-rightly" } else { "event-mb-accused-wrongly" };
                of_card(key, seat, card).with("other", other)
            }
            GameEvent::Claimed { seat, card } => of_card("event-mb-claimed", seat, card),
            GameEvent::Is { seat, female } => of(if female { "event-mb-is-female" } else { "event-mb-is-male" }, seat),
            GameEvent::Over => Phrase::new("event-mb-over"),
        }
    }

    /// Cards drawn unseen, by their backs.
    fn unseen(&self, group: &[GameEvent]) -> Arg {
        let drawn = |key: &'static str, which: Deck| {
            let such = group.iter().filter(|event| matches!(event, GameEvent::Drew { deck, .. } if *deck == which));
            Some(such.count()).filter(|n| *n > 0).map(|n| Phrase::new(key).with("n", n))
        };
        let doors = drawn("mb-cards-door", Deck::Door);
        all(doors.into_iter().chain(drawn("mb-cards-treasure", Deck::Treasure)))
    }

    fn played(&self, seat: Seat, card: CardId, line: u8) -> Phrase {
        let face = self.set.get(card);
        let used = face.lines.get(usize::from(line));
        let key = match face.kind {
            Kind::Monster if matches!(used.map(|line| line.effect), Some(Effect::Swarm(_))) => "event-mb-joined",
            Kind::Monster => "event-mb-bought-off",
            kind if !stays(kind, face.one_shot) => "event-mb-played",
            _ if has_several_uses(face) && used.is_some() => {
                let used = Phrase::new("event-mb-used-line").with("text", deed(self.set, card, line));
                return used.with("seat", seat).with("card", named(self.set, card));
            }
            _ => "event-mb-used",
        };
        Phrase::new(key).with("seat", seat).with("card", named(self.set, card))
    }

    fn shown(&self, seat: Seat, cards: Vec<Phrase>, seen: Seats) -> Phrase {
        let others = || Seat::all(self.seats).filter(|&other| other != seat);
        if others().all(|other| seen.has(other)) {
            return Phrase::new("event-mb-shown-all").with("seat", seat).with("cards", cards);
        }
        let to = all_of(others().filter(|&other| seen.has(other)));
        Phrase::new("event-mb-shown").with("seat", seat).with("cards", cards).with("to", to)
    }
}

/// Whether an event only reports what becomes of the Door just opened.
fn follows(next: &GameEvent, by: Seat, door: CardId) -> bool {
    match *next {
        GameEvent::Met { seat, card } => (seat, card) == (by, door),
        GameEvent::Drew { seat, card, .. } => (seat, card) == (by, Some(door)),
        GameEvent::PlayedAt { seat, card, at } => (seat, card, at) == (by, door, by),
        _ => false,
    }
}

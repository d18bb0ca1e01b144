//! What speaks for a move, for the hints of Lunch Money.

use lunch_money::{Card, Move, Panel, Question, SeatView, View};
use table::{Phrase, Seat};

/// What speaks for a move of the view's seat, as far as the view shows it.
pub(super) fn reason(view: &View, seat: Seat, mv: &Move) -> Option<Phrase> {
    let own = view.seats.get(seat.index())?.counters;
    match *mv {
        Move::Play { card, at, also: None, .. } => attack(view, seat, card, at),
        Move::Escape { from, .. } => Some(Phrase::new("reason-lm-free").with("from", from)),
        Move::Answer { .. } => match at_stake(view, seat)? {
            n if n >= own => Some(Phrase::new("reason-lm-survive")),
            n => Some(Phrase::new("reason-lm-saves").with("n", n)),
        },
        Move::Decline if matches!(view.asked, Some((_, Question::Answer))) => {
            let left = own - at_stake(view, seat)?;
            (left > 0).then(|| Phrase::new("reason-lm-bear").with("n", left))
        }
        Move::Discard(which) if which != 0 => Some(Phrase::new("reason-lm-renew")),
        _ => None,
    }
}

/// What the attack on the table may cost this seat.
fn at_stake(view: &View, seat: Seat) -> Option<i8> {
    let play = view.strip.iter().rev().find(|panel| matches!(panel, Panel::Play { .. }));
    match play? {
        Panel::Play { at, card, pending, .. } if at.contains(&seat) => Some(worth(*card).max(*pending as i8)),
        _ => None,
    }
    .filter(|n| *n > 0)
}

/// What all hits of a card take.
fn worth(card: Card) -> i8 {
    card.hits() as i8 * card.worth() as i8
}

fn attack(view: &View, seat: Seat, card: Card, at: Seat) -> Option<Phrase> {
    let target = view.seats.get(at.index())?;
    let n = worth(card);
    let rivals = || view.seats.iter().enumerate().filter(|(other, one)| *other != seat.index() && !one.out);
    let leads = |one: &SeatView| rivals().all(|(other, rival)| other == at.index() || rival.counters < one.counters);
    if n == 0 {
        return None;
    }
    Some(match target.counters {
        left if n >= left => Phrase::new("reason-lm-fells").with("at", at).with("n", left),
        _ if target.poked => Phrase::new("reason-lm-helpless").with("at", at),
        left if rivals().count() > 1 && leads(target) => Phrase::new("reason-lm-leads").with("at", at).with("n", left),
        _ => Phrase::new("reason-lm-worth").with("n", n),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LunchMoneyKit;
    use kit::Kit as _;
    use table::{Game as _, NullLog};

    #[test]
    fn reasons_fit_the_table() {
        let kit = LunchMoneyKit::new(&wire::Options::of(LunchMoneyKit::ID, 3)).unwrap();
        let game = kit.deal(1, None, &mut NullLog).unwrap();
        let (me, other, third) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let mut view = game.view(Some(me));
        let key = |view: &View, mv: Move| reason(view, me, &mv).map(|why| why.key.to_string());
        let jab = Move::at(Card::Jab, other);
        (view.seats[1].counters, view.seats[2].counters) = (9, 9);
        assert_eq!(key(&view, jab).as_deref(), Some("reason-lm-worth"));
        view.seats[1].counters = 12;
        assert_eq!(key(&view, jab).as_deref(), Some("reason-lm-leads"));
        view.seats[1].poked = true;
        assert_eq!(key(&view, jab).as_deref(), Some("reason-lm-helpless"));
        view.seats[1].counters = worth(Card::Jab);
        assert_eq!(key(&view, jab).as_deref(), Some("reason-lm-fells"));
        assert_eq!(key(&view, Move::Pass), None);

        let attack = |pending| Panel::Play {
            by: third,
            at: vec![me],
            card: Card::Jab,
            weirds: lunch_money::Weirds::NONE,
            stopped: 0,
            pending,
            coming: 0,
            defence: None,
        };
        view.asked = Some((me, Question::Answer));
        view.strip = vec![attack(0)];
        let dodge = Move::Answer { card: Card::Dodge, faster: false };
        assert_eq!(key(&view, dodge).as_deref(), Some("reason-lm-saves"));
        assert_eq!(key(&view, Move::Decline).as_deref(), Some("reason-lm-bear"));
        view.seats[0].counters = 1;
        assert_eq!(key(&view, dodge).as_deref(), Some("reason-lm-survive"));
        assert_eq!(key(&view, Move::Decline), None);
    }
}

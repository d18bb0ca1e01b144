//! What speaks for a move, for the hints of Munchkin.

use munchkin::{Change, Help, Move, Munchkin, View};
use table::{Phrase, Seat};

/// What speaks for a move of the view's seat. It depends on nothing hidden: the change a move makes does not either.
pub(super) fn reason(game: &Munchkin, view: &View, seat: Seat, mv: &Move) -> Option<Phrase> {
    let Change { strength, fight: tilt, levels, help, .. } = game.change(seat, *mv).unwrap_or_default();
    if levels > 0 {
        return Some(Phrase::new("reason-mb-levels").with("n", levels));
    }
    if let Some(Help { fighters, monsters, .. }) = help {
        return Some(standing("reason-mb-would", fighters - monsters));
    }
    let lead = view.fight.as_ref().map(|fight| fight.fighters_total - fight.monsters_total);
    Some(match (mv, lead) {
        (_, Some(lead)) if tilt != 0 => standing("reason-mb-would", lead + tilt),
        (Move::Pass | Move::Settle, Some(lead)) => standing("reason-mb-stands", lead),
        _ if strength > 0 => Phrase::new("reason-mb-strength").with("n", strength),
        (Move::LootRoom, _) => Phrase::new("reason-mb-loot"),
        _ => return None,
    })
}

/// How a fight stands, with the fighters' lead.
fn standing(key: &'static str, lead: i32) -> Phrase {
    let how = match lead {
        1.. => "ahead",
        0 => "level",
        _ => "behind",
    };
    Phrase::new(key).with("how", how).with("n", lead.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_told_from_the_side_of_the_fighters() {
        let told = |lead| standing("reason-mb-stands", lead);
        assert_eq!(told(3), Phrase::new("reason-mb-stands").with("how", "ahead").with("n", 3));
        assert_eq!(told(0), Phrase::new("reason-mb-stands").with("how", "level").with("n", 0));
        assert_eq!(told(-2), Phrase::new("reason-mb-stands").with("how", "behind").with("n", 2));
    }
}

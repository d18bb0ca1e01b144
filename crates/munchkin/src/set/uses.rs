//! The lines of cards that players use at will, computed once for a whole set.

use crate::card::{Card, CardId, Marks};
use crate::vocabulary::{Cost, Effect, Line, Link, Stolen, Who};

/// A line that players use at will.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    /// Its place on the card.
    pub(crate) line: u8,
    pub(crate) aim: Aim,
    /// How many cards it costs.
    pub(crate) cards: u8,
    /// MB-LEVEL-1: whether it gives somebody a level.
    pub(crate) raises: bool,
    /// Whether it has conditions, or a price other than cards.
    pub(crate) bound: bool,
    /// When it can be used, as marks.
    pub(crate) times: u32,
}

/// What a line can be aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Nothing,
    /// One of the player's own curses.
    Curse,
    /// One side of the fight.
    Side,
    /// One of the other players.
    Other,
    /// A monster in the hand.
    Monster,
    /// It depends on the table.
    Depends,
}

/// The uses of all cards of a set, card by card.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Uses {
    all: Vec<Use>,
    /// Where the uses of each card begin; the last entry is the end.
    begin: Vec<u16>,
}

impl Uses {
    /// The uses of these cards.
    pub(crate) fn of(cards: &[Card]) -> Uses {
        let mut uses = Uses { all: Vec::new(), begin: vec![0] };
        for card in cards {
            for (at, line) in card.lines.iter().enumerate() {
                // A line that cancels is an answer, never a play of its own.
                let begun = line.timing.at_will() && !matches!(line.effect, Effect::Cancel(_));
                if begun && line.link == Link::Apart {
                    let cards = if let Some(Cost::Cards(n)) = line.cost { n } else { 0 };
                    uses.all.push(Use {
                        line: at as u8,
                        aim: Aim::of(line, card.one_shot),
                        cards,
                        raises: raises(&card.lines[at..]),
                        bound: !line.conditions.is_empty() || (line.cost.is_some() && cards == 0),
                        times: Marks::timed(line.timing),
                    });
                }
            }
            uses.begin.push(uses.all.len() as u16);
        }
        uses
    }

    /// The uses of a card.
    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &[Use] {
        let [from, to] = [0, 1].map(|more| usize::from(self.begin[card.index() + more]));
        &self.all[from..to]
    }
}

impl Aim {
    fn of(line: &Line, one_shot: bool) -> Aim {
        match line.effect {
            Effect::Bonus(_) if one_shot => Aim::Side,
            Effect::Join => Aim::Monster,
            Effect::Remove(_) | Effect::Twin => Aim::Depends,
            Effect::Cure { who: None } => Aim::Curse,
            Effect::Recover(_) | Effect::Escape { .. } => Aim::Depends,
            Effect::ForceHelp(_) | Effect::Redirect(_) | Effect::Steal(_, Who::OneOther) => Aim::Depends,
            Effect::LoseLevel { who: Some(Who::OneOther), .. } => Aim::Depends,
            effect if whom(effect) == Some(Who::OneOther) => Aim::Other,
            _ => Aim::Nothing,
        }
    }
}

/// The player that an effect names.
pub(crate) fn whom(effect: Effect) -> Option<Who> {
    match effect {
        Effect::LoseLevel { who, .. } | Effect::GainLevel { who, .. } | Effect::Die { who } => who,
        Effect::Draw { who, .. } | Effect::Change { who, .. } | Effect::Cure { who } => who,
        Effect::Lose(loss) => loss.who,
        Effect::Redirect(who) | Effect::ForceHelp(who) | Effect::Steal(_, who) | Effect::HandOver(_, who) => Some(who),
        _ => None,
    }
}

/// MB-LEVEL-1: whether the first line, or one linked to it, gives a level.
pub(crate) fn raises(lines: &[Line]) -> bool {
    hanging(lines).any(gains_level)
}

/// MB-LEVEL-1: whether the line gives a level to anybody.
pub(crate) fn gains_level(line: &Line) -> bool {
    matches!(line.effect, Effect::GainLevel { .. } | Effect::Steal(Stolen::Level, _))
}

/// The first line and those linked to it.
pub(crate) fn hanging(lines: &[Line]) -> impl Iterator<Item = &Line> {
    let hanging = lines.iter().skip(1).take_while(|line| line.link != Link::Apart);
    lines.iter().take(1).chain(hanging)
}

//! Cards and their fields. What a card does is in its lines.

use crate::vocabulary::{Condition, Effect, Event, Line, Number, Timing, Trait};
use serde::{Deserialize, Serialize};

/// Declares a closed list. Its words appear in card files and message keys.
macro_rules! closed {
    ($(#[$about:meta])* $name:ident { $($(#[$variant_about:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name { $($(#[$variant_about])* $variant,)* }

        impl $name {
            /// All values.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// The word in card files and message keys.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }

            /// The value that a word stands for.
            #[must_use]
            pub fn parse(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}
pub(crate) use closed;

/// A card of a set, counted from 0. All copies of a card share one id.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinCard"))]
#[serde(transparent)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl table::PileCard for CardId {
    fn number(self) -> u16 {
        self.0
    }

    fn numbered(number: u16) -> CardId {
        CardId(number)
    }
}

/// A word on monsters, such as *bat* or *demon*: its number among the tags of the set.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Tag(pub(crate) u8);

impl Tag {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

closed! {
    /// The two decks (MB-SETUP-1).
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinDeck"))]
    #[serde(rename_all = "kebab-case")]
    Deck {
        /// Its cards are opened.
        Door = "door",
        /// Its cards are won.
        Treasure = "treasure",
    }
}

closed! {
    /// The kinds of cards.
    Kind {
        /// A monster to fight.
        Monster = "monster",
        /// Played on a monster (MB-ENH-1).
        Enhancer = "enhancer",
        /// Brings a monster from hand into a fight (MB-WANDER-1).
        Wandering = "wandering",
        /// Doubles a monster (MB-TWIN-1).
        Twin = "twin",
        /// A Trap or a Curse (MB-CURSE-1).
        Curse = "curse",
        /// MB-RACE-1.
        Race = "race",
        /// Another set's Classes (MB-MIX-1).
        Class = "class",
        /// Another set's Styles (MB-MIX-1).
        Style = "style",
        /// MB-HALF-1.
        Half = "half",
        /// MB-POWER-1.
        Power = "power",
        /// MB-MINION-1.
        Minion = "minion",
        /// MB-ITEM-1.
        Item = "item",
        /// Go up a level (MB-GOUP-1).
        GoUp = "goup",
        /// Any other card.
        Special = "special",
    }
}

closed! {
    /// Where an item is worn or held (MB-ITEM-1).
    Slot {
        /// One headgear.
        Head = "head",
        /// One armour.
        Armour = "armour",
        /// One pair of footgear.
        Feet = "feet",
        /// One of two hands.
        Hand1 = "hand1",
        /// Both hands.
        Hand2 = "hand2",
    }
}

/// A card as its file describes it. Fields that its kind does not have are zero, false or empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its id in files, playbooks and message keys.
    pub slug: String,
    /// Its kind.
    pub kind: Kind,
    /// The deck it belongs to.
    pub deck: Deck,
    /// How many copies there are.
    pub count: u8,
    /// A monster's level.
    pub level: u8,
    /// How many levels killing it gives (MB-FIGHT-4).
    pub levels: u8,
    /// How many treasures killing it gives (MB-TREASURE-1).
    pub treasures: u8,
    /// What an item sells for (MB-SELL-1).
    pub gold: u16,
    /// Where an item is worn or held, if anywhere.
    pub slot: Option<Slot>,
    /// Whether an item is Big.
    pub big: bool,
    /// Whether an item is used only once (MB-ONESHOT-1).
    pub one_shot: bool,
    /// A Power's Rank (MB-POWER-1).
    pub rank: u8,
    /// A monster's tags.
    pub tags: Vec<Tag>,
    /// The only ones who may use it; everybody if empty.
    pub only: Vec<Trait>,
    /// Those who may not use it.
    pub not: Vec<Trait>,
    /// What it does.
    pub lines: Vec<Line>,
}

/// The per-card facts that hot code needs, small enough for a whole set to stay in the cache.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    pub(crate) kind: Kind,
    pub(crate) deck: Deck,
    pub(crate) slot: Option<Slot>,
    pub(crate) marks: Marks,
    pub(crate) gold: u16,
    pub(crate) rank: u8,
    pub(crate) level: u8,
    pub(crate) big: bool,
    pub(crate) one_shot: bool,
    /// The largest unconditional bonus on the card.
    pub(crate) bonus: i8,
    /// What it always adds to its owner while in play.
    pub(crate) sure: i8,
    pub(crate) swing: Swing,
}

const _: () = assert!(size_of::<Face>() == 16);

impl Face {
    /// The face of no card.
    pub(crate) const BLANK: Face = Face {
        kind: Kind::Special,
        deck: Deck::Door,
        slot: None,
        marks: Marks(0),
        gold: 0,
        rank: 0,
        level: 0,
        big: false,
        one_shot: false,
        bonus: 0,
        sure: 0,
        swing: Swing(0),
    };

    /// The face of a card.
    pub(crate) fn of(card: &Card) -> Face {
        Face {
            kind: card.kind,
            deck: card.deck,
            slot: card.slot,
            marks: Marks::of(card),
            gold: card.gold,
            rank: card.rank,
            level: card.level,
            big: card.big,
            one_shot: card.one_shot,
            bonus: card.plain_bonus().clamp(-100, 100) as i8,
            sure: card.sure_bonus(),
            swing: Swing::of(card),
        }
    }

    /// Whether the card has lines with this mark.
    #[inline]
    pub(crate) fn has(self, mark: Marks) -> bool {
        self.marks.0 & mark.0 != 0
    }

    /// Whether the card has lines with any of these marks.
    #[inline]
    pub(crate) fn has_any(self, marks: u32) -> bool {
        self.marks.0 & marks != 0
    }

    /// The marks of its lines while it is in a hand. Cards that stay on the table can be used only there.
    #[inline]
    pub(crate) fn held_marks(self) -> u32 {
        let useless = if self.has(Marks::HELD) { 0 } else { Marks::PLAYED.bits() };
        self.marks.bits() & !useless
    }

    /// Whether it is laid on a table.
    #[inline]
    pub(crate) fn is_laid(self) -> bool {
        self.has(Marks::LAID)
    }
}

impl Card {
    /// What it always adds to its owner while in play.
    fn sure_bonus(&self) -> i8 {
        let sure = self.lines.iter().filter(|line| line.is_sure());
        sure.map(|line| if let Effect::Bonus(Number::Fixed(n)) = line.effect { n } else { 0 }).sum()
    }

    /// Its unconditional bonus. Items with the lowest are the least valuable (MB-DEFAULT-1).
    #[must_use]
    pub fn plain_bonus(&self) -> i32 {
        let plain = self.lines.iter().filter(|line| line.conditions.iter().all(|c| matches!(c, Condition::Per(_))));
        plain.map(|line| if let Effect::Bonus(Number::Fixed(n)) = line.effect { i32::from(n) } else { 0 }).sum()
    }
}

/// Bounds on what conditional bonuses add and take away: four bits each.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Swing(u8);

impl Swing {
    /// The bounds for a card, unless they cannot be told.
    fn of(card: &Card) -> Swing {
        Swing::told(card).unwrap_or(Swing(0))
    }

    fn told(card: &Card) -> Option<Swing> {
        let (mut adds, mut takes) = (0, 0);
        for line in card.lines.iter().filter(|line| line.is_unsure()) {
            let counts = line.conditions.iter().any(|condition| matches!(condition, Condition::Per(_)));
            let Effect::Bonus(Number::Fixed(n)) = line.effect else { return None };
            if counts {
                return None;
            }
            adds += i32::from(n).max(0);
            takes += i32::from(-n).max(0);
        }
        (adds < 16 && takes < 16).then_some(Swing((adds << 4 | takes) as u8))
    }

    #[inline]
    pub(crate) fn adds(self) -> i16 {
        i16::from(self.0 >> 4)
    }

    #[inline]
    pub(crate) fn takes(self) -> i16 {
        i16::from(self.0 & 15)
    }
}

/// Marks that say which sorts of lines a card has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks(u32);

impl Marks {
    /// It can be played from the hand, or used, outside fights.
    pub(crate) const ANY_TIME: Marks = Marks(1);
    /// It can be played from the hand, or used, in any fight.
    pub(crate) const IN_FIGHT: Marks = Marks(1 << 1);
    /// It can be used with the moves of one's own turn.
    pub(crate) const OWN_TURN: Marks = Marks(1 << 2);
    /// It can be used by a fighter.
    pub(crate) const AS_FIGHTER: Marks = Marks(1 << 3);
    /// A Minion, which may be put down at any time.
    pub(crate) const MINION: Marks = Marks(1 << 4);
    /// It cancels something.
    pub(crate) const CANCELS: Marks = Marks(1 << 5);

    /// It changes an allowance, or exempts an item.
    pub(crate) const LIMITS: Marks = Marks(1 << 6);
    /// It can be used at will, or bought off.
    pub(crate) const AT_WILL: Marks = Marks(1 << 7);
    /// It changes what killing a monster gives.
    pub(crate) const REWARDS: Marks = Marks(1 << 8);
    /// It changes what items sell for.
    pub(crate) const WORTH: Marks = Marks(1 << 9);
    /// Only some may use it, or some may not.
    pub(crate) const RESTRICTED: Marks = Marks(1 << 10);
    /// It makes something count for nothing in the fight.
    pub(crate) const IGNORES: Marks = Marks(1 << 11);
    /// While in play, it adds to its owner's strength or doubles it, under conditions.
    pub(crate) const STRENGTH: Marks = Marks(1 << 12);
    /// The same, and no bound can be told.
    pub(crate) const UNTOLD: Marks = Marks(1 << 31);
    /// It changes rolls to run away.
    pub(crate) const FLEE: Marks = Marks(1 << 13);
    /// A monster that is friendly to some players, or must be fought alone.
    pub(crate) const MANNERS: Marks = Marks(1 << 14);
    /// A monster that does not chase some players, or that nobody escapes.
    pub(crate) const CHASE: Marks = Marks(1 << 15);
    /// It gives a monster a tag.
    pub(crate) const TAGS: Marks = Marks(1 << 16);
    /// It is laid on a table.
    pub(crate) const LAID: Marks = Marks(1 << 17);
    /// It can be played from the hand at the right time.
    pub(crate) const HELD: Marks = Marks(1 << 18);
    /// It is a monster.
    pub(crate) const MONSTER: Marks = Marks(1 << 19);

    /// It can be played or used at the right time.
    pub(crate) const PLAYED: Marks =
        Marks(Marks::ANY_TIME.0 | Marks::OWN_TURN.0 | Marks::IN_FIGHT.0 | Marks::AS_FIGHTER.0);
    /// Somebody may answer with it. This is asked about everybody's cards again and again, so these marks come first
    /// and fit into a byte.
    pub(crate) const ANSWERS: Marks = Marks(Marks::PLAYED.0 | Marks::MINION.0 | Marks::CANCELS.0);

    /// It waits for this event.
    pub(crate) const fn when(event: Event) -> Marks {
        Marks(1 << (20 + event as u32))
    }

    /// The marks as bits.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The mark for when a line can be used at will.
    pub(crate) const fn timed(timing: Timing) -> u32 {
        match timing {
            Timing::AnyTime => Marks::ANY_TIME.0,
            Timing::OwnTurn => Marks::OWN_TURN.0,
            Timing::Fight => Marks::AS_FIGHTER.0,
            Timing::AnyFight => Marks::IN_FIGHT.0,
            _ => 0,
        }
    }

    /// The marks of a card.
    fn of(card: &Card) -> Marks {
        let mut marks = match card.kind {
            Kind::Curse => Marks::ANY_TIME.0,
            Kind::Enhancer => Marks::IN_FIGHT.0,
            Kind::Minion => Marks::MINION.0 | Marks::LAID.0,
            Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Item => Marks::LAID.0,
            Kind::Monster => Marks::MONSTER.0,
            Kind::Wandering | Kind::Twin | Kind::GoUp | Kind::Special => 0,
        };
        if !card.only.is_empty() || !card.not.is_empty() {
            marks |= Marks::RESTRICTED.0;
        }
        for line in &card.lines {
            marks |= match line.effect {
                Effect::Limit(..) | Effect::Exempt => Marks::LIMITS.0,
                Effect::Cancel(_) => Marks::CANCELS.0,
                Effect::Worth(_) => Marks::WORTH.0,
                Effect::Swarm(_) => Marks::IN_FIGHT.0,
                Effect::Tag(_) => Marks::TAGS.0,
                Effect::Ignore(_) => Marks::IGNORES.0,
                Effect::Enhance(_) => Marks::STRENGTH.0,
                _ if line.is_unsure() => Marks::STRENGTH.0,
                Effect::Flee(_) => Marks::FLEE.0,
                Effect::Escape { .. } | Effect::NoEscape => Marks::CHASE.0,
                Effect::Friendly(_) | Effect::Solo => Marks::MANNERS.0,
                Effect::Reward(..) => Marks::REWARDS.0,
                _ => 0,
            };
            if line.timing.at_will() || line.cost.is_some() {
                marks |= Marks::AT_WILL.0;
            }
            marks |= match line.timing {
                Timing::When(event) => Marks::when(event).0,
                // A line that cancels is an answer, never a play of its own.
                _ if matches!(line.effect, Effect::Cancel(_)) => 0,
                timing => Marks::timed(timing),
            };
        }
        if Swing::told(card).is_none() {
            marks |= Marks::UNTOLD.0;
        }
        let stays = Marks::LAID.0 & marks != 0 && !card.one_shot;
        if marks & Marks::PLAYED.0 != 0 && !stays {
            marks |= Marks::HELD.0;
        }
        Marks(marks)
    }
}

//! The vocabulary of cards: a closed list, so that every card can be played, explained and checked.
//! `docs/card-data.md` explains each word.

use crate::card::{CardId, Deck, Tag, closed};

/// One line of a card: when it works, its price, its conditions, its effect, and how often it can be used.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// How it is linked to the line before it.
    pub link: Link,
    /// When it works or can be used.
    pub timing: Timing,
    /// Its price.
    pub cost: Option<Cost>,
    /// Conditions that must all hold.
    pub conditions: Vec<Condition>,
    /// What it does.
    pub effect: Effect,
    /// The most times it can be used.
    pub limit: Option<Limit>,
}

impl Line {
    /// Whether it is an unconditional bonus of a card in play.
    pub(crate) fn is_sure(&self) -> bool {
        let bonus = || matches!(self.effect, Effect::Bonus(Number::Fixed(n)) if n > 0);
        self.conditions.is_empty() && bonus() && self.timing == Timing::InForce && self.cost.is_none()
    }

    /// Whether it is a conditional bonus or doubling of a card in play.
    pub(crate) fn is_unsure(&self) -> bool {
        matches!(self.effect, Effect::Bonus(_) | Effect::Double) && !self.timing.at_will() && !self.is_sure()
    }
}

/// How a line is linked to the one before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// Not at all.
    Apart,
    /// It takes effect if the line before failed or found nothing.
    Else,
    /// The victim chooses between this line and the one before.
    Or,
}

closed! {
    /// Events that a line may wait for.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinHappening"))]
    #[serde(rename_all = "kebab-case")]
    Event {
        /// The monster is met; this concerns the main fighter, once.
        Met = "met",
        /// Bad Stuff (MB-FLEE-2).
        Caught = "caught",
        /// Strikes everybody who runs, caught or not (MB-FLEE-1).
        EscapedOrNot = "escaped_or_not",
        /// The fight is won.
        Won = "won",
        /// The card is drawn from a treasure (MB-WIN-1).
        Drawn = "drawn",
        /// A curse hits its owner (MB-CANCEL-1).
        Cursed = "cursed",
        /// Somebody looks for trouble (MB-TROUBLE-1).
        Trouble = "trouble",
        /// Its owner helps, and the fight is won (MB-HELP-1).
        YouHelp = "you_help",
        /// Its owner has rolled to run away (MB-FLEE-3).
        YourRoll = "your_roll",
        /// Somebody dies (MB-DEATH-1).
        Death = "death",
        /// Its owner loses a level.
        LevelLost = "level_lost",
    }
}

/// When a line works or can be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Timing {
    /// While the card is in play, in use or in the fight.
    InForce,
    /// In any window or with any own move (MB-WINDOW-1).
    AnyTime,
    /// With the moves of one's own turn, outside fights (MB-OWNTURN-1).
    OwnTurn,
    /// As a fighter, up to the last call (MB-LASTCALL-1).
    Fight,
    /// In any fight, also as an outsider.
    AnyFight,
    /// When this event happens.
    When(Event),
    /// A curse that waits for its victim's next fight (MB-CURSE-1).
    NextFight,
    /// A curse that stays until it is cured.
    Lasting,
}

impl Timing {
    /// Whether players use such lines at will.
    #[must_use]
    pub const fn at_will(self) -> bool {
        matches!(self, Timing::AnyTime | Timing::OwnTurn | Timing::Fight | Timing::AnyFight)
    }
}

/// The price of a line (MB-POWER-2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// This many of the player's own cards, from hand or table.
    Cards(u8),
    /// The whole hand, which must not be empty.
    Hand,
    /// This many items in play.
    Items(u8),
    /// This many levels.
    Levels(u8),
    /// The card itself.
    This,
}

/// Conditions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Either fighter is or has this; it counts once (MB-HELP-2).
    Against(Trait),
    /// A monster of the fight has this tag.
    MonsterIs(Tag),
    /// The printed level of the monster is at most this.
    MonsterAtMost(u8),
    /// The player concerned has at most this level.
    LevelAtMost(u8),
    /// The player concerned has at least this level.
    LevelAtLeast(u8),
    /// The player concerned is or has this.
    Has(Trait),
    /// The player concerned stands like this in the fight.
    Stands(Standing),
    /// The die shows at least this.
    Roll(u8),
    /// Counts once for each of these.
    Per(Thing),
}

/// Something a character is or has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trait {
    /// This Race, Class, Style or Power.
    Card(CardId),
    /// No Race at all.
    Human,
    /// Any Race.
    Race,
    /// Any Power.
    Power,
    /// A Minion.
    Minion,
    /// MB-SETUP-3.
    Female,
    /// MB-SETUP-3.
    Male,
    /// No item in use in this place.
    Bare(Place),
}

closed! {
    /// A place that must be bare.
    Place {
        /// No headgear.
        Head = "no_head",
        /// No armour.
        Armour = "no_armour",
        /// No footgear.
        Feet = "no_feet",
        /// Empty hands.
        Hands = "no_hands",
    }
}

closed! {
    /// How a player stands in a fight.
    Standing {
        /// Without a helper.
        Alone = "alone",
        /// With a helper.
        Helped = "helped",
        /// On another player's turn.
        OffTurn = "off_turn",
    }
}

closed! {
    /// What an effect may be counted by.
    Thing {
        /// Each item in use.
        Item = "item",
        /// Each Power.
        Power = "power",
        /// Each level.
        Level = "level",
        /// Each monster of the fight.
        Monster = "monster",
        /// Each other player.
        Other = "other",
        /// Each card in hand.
        Hand = "hand",
        /// Each Minion.
        Minion = "minion",
    }
}

/// A number, or a roll of the die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Number {
    /// Exactly this.
    Fixed(i8),
    /// What the die shows.
    Die,
}

/// An amount of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Many {
    /// This many.
    Number(Number),
    /// All of them.
    All,
}

closed! {
    /// The player that is meant.
    Who {
        /// Its owner or player.
        You = "you",
        /// The player who is hit.
        Victim = "victim",
        /// The main fighter.
        Main = "main",
        /// The helper.
        Helper = "helper",
        /// Main fighter and helper.
        EachFighter = "each_fighter",
        /// Another player, chosen by the owner.
        OneOther = "one_other",
        /// The player on the left.
        Left = "left",
        /// The player on the right.
        Right = "right",
        /// The players with the lowest level.
        Lowest = "lowest",
        /// The players with the highest level.
        Highest = "highest",
        /// Everybody.
        All = "all",
        /// Everybody else.
        AllOthers = "all_others",
    }
}

closed! {
    /// The cards that are meant.
    Which {
        /// Headgear.
        Head = "head",
        /// Armour.
        Armour = "armour",
        /// Footgear.
        Feet = "feet",
        /// Items held in the hands.
        Held = "held",
        /// Any item.
        Item = "item",
        /// A Big item.
        Big = "big",
        /// A small item.
        Small = "small",
        /// The item in use with the highest bonus.
        Best = "best",
        /// Cards in hand.
        Hand = "hand",
        /// A Race.
        Race = "race",
        /// A Power.
        Power = "power",
        /// A Minion.
        Minion = "minion",
    }
}

closed! {
    /// Who chooses.
    By {
        /// The victim's.
        Victim = "victim",
        /// The card's player.
        Player = "player",
        /// The player on the victim's left.
        Left = "left",
        /// Chance.
        Random = "random",
    }
}

/// A loss of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Only items in use.
    pub worn: bool,
    /// Which cards.
    pub which: Which,
    /// How many.
    pub many: Many,
    /// Who chooses them.
    pub by: By,
    /// Who loses them, if not the player concerned.
    pub who: Option<Who>,
}

closed! {
    /// The rewards for a monster.
    Reward {
        /// Treasures.
        Treasures = "treasures",
        /// Levels.
        Levels = "levels",
    }
}

closed! {
    /// The allowances that cards can change.
    Allowance {
        /// Cards in hand at the end of the turn.
        Hand = "hand",
        /// Big items.
        Big = "big",
        /// Headgear.
        Head = "head",
        /// Armour.
        Armour = "armour",
        /// Footgear.
        Feet = "feet",
        /// Hands.
        Hands = "hands",
        /// Ranks of Powers.
        Ranks = "ranks",
        /// Minions.
        Minions = "minions",
    }
}

closed! {
    /// Things that can change into another.
    Turned {
        /// The Race (MB-HALF-2).
        Race = "race",
        /// The sex (MB-SETUP-3).
        Sex = "sex",
    }
}

closed! {
    /// How a monster leaves (MB-FIGHT-7).
    Removal {
        /// It gives nothing.
        DrivenOff = "driven_off",
        /// It gives its level and treasures.
        Killed = "killed",
        /// It leaves its treasures.
        WithTreasure = "with_treasure",
    }
}

closed! {
    /// Things that a monster can ignore.
    Ignored {
        /// Items.
        Items = "items",
        /// Powers.
        Powers = "powers",
        /// Levels.
        Level = "level",
        /// Minions.
        Minion = "minion",
        /// Headgear.
        Head = "head",
        /// Armour.
        Armour = "armour",
        /// Footgear.
        Feet = "feet",
        /// What is held in the hands.
        Held = "held",
    }
}

closed! {
    /// Things that can be cancelled (MB-CANCEL-1).
    Cancelled {
        /// A curse.
        Curse = "curse",
        /// A one-shot item.
        OneShot = "one_shot",
        /// An enhancer.
        Enhancer = "enhancer",
    }
}

closed! {
    /// Things that can be stolen (MB-THEFT-1, MB-LEVEL-1).
    Stolen {
        /// A level.
        Level = "level",
        /// An item in play.
        Item = "item",
        /// A random card of a hand.
        Hand = "hand",
    }
}

/// Effects.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the format")]
pub enum Effect {
    /// Adds to its owner, to its monster, or to the side that its player names (MB-FIGHT-1).
    Bonus(Number),
    /// Adds to a monster's level (MB-ENH-1).
    Enhance(i8),
    /// Adds to what a monster gives.
    Reward(Reward, i8),
    /// Its owner's own strength counts twice.
    Double,
    /// Adds to rolls to run away (MB-FLEE-3).
    Flee(i8),
    /// Changes an allowance.
    Limit(Allowance, i8),
    /// One item more than slots and the Big rule allow.
    Exempt,
    /// Items sell for this many times their gold.
    Worth(u8),
    /// MB-LEVEL-1.
    LoseLevel { n: Number, who: Option<Who> },
    /// Cards are discarded (MB-CURSE-1).
    Lose(Loss),
    /// Another Race, or the other sex.
    Change { what: Turned, who: Option<Who> },
    /// MB-DEATH-1.
    Die { who: Option<Who> },
    /// Never the tenth level (MB-LEVEL-1).
    GainLevel { n: Number, who: Option<Who> },
    /// Draws cards into the hand; keeps only `keep` of them, if given.
    Draw { deck: Deck, n: Number, up: bool, keep: Option<u8>, who: Option<Who> },
    /// Takes a card from a discard pile into the hand.
    Recover(Which),
    /// Discards a waiting or lasting curse.
    Cure { who: Option<Who> },
    /// A monster from the hand joins the fight (MB-WANDER-1).
    Join,
    /// It may join others of its tag (MB-BAT-1).
    Swarm(Tag),
    /// MB-TWIN-1.
    Twin,
    /// A monster has this tag for the rest of the fight.
    Tag(Tag),
    /// A monster leaves (MB-FIGHT-7).
    Remove(Removal),
    /// The monster does not fight them (MB-FIGHT-6).
    Friendly(Trait),
    /// No helper is allowed (MB-HELP-5).
    Solo,
    /// Makes something count for nothing.
    Ignore(Ignored),
    /// Another player takes over the fight (MB-FIGHT-8).
    Redirect(Who),
    /// Another player must help (MB-HELP-5).
    ForceHelp(Who),
    /// MB-CANCEL-1.
    Cancel(Cancelled),
    /// Escapes one monster, or all, without a roll (MB-FLEE-3).
    Escape { all: bool },
    /// Only a Minion saves the player (MB-MINION-SAC).
    NoEscape,
    /// Turns the player's own die to this number.
    DieTo(u8),
    /// Rolls the player's own die again.
    DieAgain,
    /// MB-THEFT-1.
    Steal(Stolen, Who),
    /// A card of this kind goes to that player.
    HandOver(Which, Who),
    /// Everybody's cards of this kind go to their left.
    Rotate(Which),
}

closed! {
    /// The periods for which a limit counts (MB-POWER-3).
    Period {
        /// A fight.
        Fight = "fight",
        /// A turn.
        Turn = "turn",
    }
}

/// The most times something can be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// This often.
    pub n: u8,
    /// In this period.
    pub per: Period,
}

//! The words cards are made of: a closed list, so that a card can always be played, explained and
//! checked. `docs/card-data.md` tells what each of them means.

use crate::card::{CardId, Deck, Tag, closed};

/// One line of a card: when, at what price, on what conditions, what, and how often.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// How it depends on the line before it.
    pub link: Link,
    /// When it works or can be used.
    pub timing: Timing,
    /// What is paid first.
    pub cost: Option<Cost>,
    /// What must be the case; all of them.
    pub conditions: Vec<Condition>,
    /// What happens.
    pub effect: Effect,
    /// How often at most.
    pub limit: Option<Limit>,
}

impl Line {
    /// A bonus of a card in play that depends on nothing.
    pub(crate) fn is_sure(&self) -> bool {
        let bonus = || matches!(self.effect, Effect::Bonus(Number::Fixed(n)) if n > 0);
        self.conditions.is_empty() && bonus() && self.timing == Timing::InForce && self.cost.is_none()
    }

    /// A bonus of a card in play, or a doubling, that depends on something.
    pub(crate) fn is_unsure(&self) -> bool {
        matches!(self.effect, Effect::Bonus(_) | Effect::Double) && !self.timing.at_will() && !self.is_sure()
    }
}

/// How a line depends on the one before it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// Not at all.
    Apart,
    /// It happens if the line before failed, or found nothing.
    Else,
    /// The victim chooses between it and the line before.
    Or,
}

closed! {
    /// What a line may wait for.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinHappening"))]
    #[serde(rename_all = "kebab-case")]
    Event {
        /// The monster is met; concerns the main fighter, once.
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
    /// At any window or own move (MB-WINDOW-1).
    AnyTime,
    /// At moves of one's own turn while no fight is on (MB-OWNTURN-1).
    OwnTurn,
    /// As a fighter, up to the last call (MB-LASTCALL-1).
    Fight,
    /// In any fight, also as an outsider.
    AnyFight,
    /// When something happens.
    When(Event),
    /// A curse that waits for its victim's next fight (MB-CURSE-1).
    NextFight,
    /// A curse that stays until cured.
    Lasting,
}

impl Timing {
    /// Whether players use it when they like.
    #[must_use]
    pub const fn at_will(self) -> bool {
        matches!(self, Timing::AnyTime | Timing::OwnTurn | Timing::Fight | Timing::AnyFight)
    }
}

/// What is paid first (MB-POWER-2).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// So many of one's own cards, from hand or table.
    Cards(u8),
    /// The whole hand, which must not be empty.
    Hand,
    /// So many items in play.
    Items(u8),
    /// So many levels.
    Levels(u8),
    /// The card itself.
    This,
}

/// What must be the case.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Either fighter is or has that; counts once (MB-HELP-2).
    Against(Trait),
    /// A monster of the fight has the tag.
    MonsterIs(Tag),
    /// The printed level of the monster is at most that.
    MonsterAtMost(u8),
    /// The player concerned is at most of that level.
    LevelAtMost(u8),
    /// The player concerned is at least of that level.
    LevelAtLeast(u8),
    /// The player concerned is or has that.
    Has(Trait),
    /// The player concerned fights alone, or so.
    Stands(Standing),
    /// The die shows at least that.
    Roll(u8),
    /// Once for each.
    Per(Thing),
}

/// Something a character is or has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trait {
    /// A Race, Class, Style or Power: that card.
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
    /// Nothing in use there.
    Bare(Place),
}

closed! {
    /// A place where nothing may be in use.
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
    /// Just that.
    Fixed(i8),
    /// What the die shows.
    Die,
}

/// How many cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Many {
    /// So many.
    Number(Number),
    /// All of them.
    All,
}

closed! {
    /// Who is meant.
    Who {
        /// Its owner or player.
        You = "you",
        /// Who is hit.
        Victim = "victim",
        /// The main fighter.
        Main = "main",
        /// The helper.
        Helper = "helper",
        /// Main fighter and helper.
        EachFighter = "each_fighter",
        /// Another player of one's choice.
        OneOther = "one_other",
        /// The player on the left.
        Left = "left",
        /// The player on the right.
        Right = "right",
        /// Whoever is of the lowest level.
        Lowest = "lowest",
        /// Whoever is of the highest level.
        Highest = "highest",
        /// Everybody.
        All = "all",
        /// Everybody else.
        AllOthers = "all_others",
    }
}

closed! {
    /// Which cards are meant.
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
    /// Whose choice it is.
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

/// Cards that are lost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Only what is in use.
    pub worn: bool,
    /// Which cards.
    pub which: Which,
    /// How many.
    pub many: Many,
    /// By whose choice.
    pub by: By,
    /// Who loses them, if not the one concerned.
    pub who: Option<Who>,
}

closed! {
    /// What a monster gives.
    Reward {
        /// Treasures.
        Treasures = "treasures",
        /// Levels.
        Levels = "levels",
    }
}

closed! {
    /// What can be allowed more or less of.
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
    /// What can turn into another.
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
    /// What gives nothing against a monster.
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
    /// What can be cancelled (MB-CANCEL-1).
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
    /// What can be stolen (MB-THEFT-1, MB-LEVEL-1).
    Stolen {
        /// A level.
        Level = "level",
        /// An item in play.
        Item = "item",
        /// A random card of a hand.
        Hand = "hand",
    }
}

/// What happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the words of the format")]
pub enum Effect {
    /// Adds to its owner, to its monster, or to the side its player names (MB-FIGHT-1).
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
    /// Items sell for so many times their gold.
    Worth(u8),
    /// MB-LEVEL-1.
    LoseLevel { n: Number, who: Option<Who> },
    /// Cards are discarded (MB-CURSE-1).
    Lose(Loss),
    /// Another Race, or the other sex.
    Change { what: Turned, who: Option<Who> },
    /// MB-DEATH-1.
    Die { who: Option<Who> },
    /// Never the tenth (MB-LEVEL-1).
    GainLevel { n: Number, who: Option<Who> },
    /// Cards into the hand; `keep` of them, if not all.
    Draw { deck: Deck, n: Number, up: bool, keep: Option<u8>, who: Option<Who> },
    /// A card from a discard pile into the hand.
    Recover(Which),
    /// A waiting or lasting curse is discarded.
    Cure { who: Option<Who> },
    /// A monster from hand joins (MB-WANDER-1).
    Join,
    /// It may join others of its tag (MB-BAT-1).
    Swarm(Tag),
    /// MB-TWIN-1.
    Twin,
    /// A monster has that tag for this fight.
    Tag(Tag),
    /// A monster leaves (MB-FIGHT-7).
    Remove(Removal),
    /// It does not fight them (MB-FIGHT-6).
    Friendly(Trait),
    /// No helper (MB-HELP-5).
    Solo,
    /// Something gives nothing against it.
    Ignore(Ignored),
    /// Another player takes over the fight (MB-FIGHT-8).
    Redirect(Who),
    /// Another player must help (MB-HELP-5).
    ForceHelp(Who),
    /// MB-CANCEL-1.
    Cancel(Cancelled),
    /// No roll needed, from one monster or from all (MB-FLEE-3).
    Escape { all: bool },
    /// Only a Minion saves (MB-MINION-SAC).
    NoEscape,
    /// Turns one's own die.
    DieTo(u8),
    /// Rolls one's own die anew.
    DieAgain,
    /// MB-THEFT-1.
    Steal(Stolen, Who),
    /// Such a card goes to that player.
    HandOver(Which, Who),
    /// Everybody's such cards go to their left.
    Rotate(Which),
}

closed! {
    /// What a limit is counted by (MB-POWER-3).
    Period {
        /// A fight.
        Fight = "fight",
        /// A turn.
        Turn = "turn",
    }
}

/// How often at most.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// So often.
    pub n: u8,
    /// In that time.
    pub per: Period,
}

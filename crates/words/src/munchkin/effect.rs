//! The effect of a line: the core of its sentence.

use super::Teller;
use super::nouns::how_many;
use munchkin::{
    By, Cancelled, Condition, Effect, Event, Kind, Line, Loss, Many, Number, Stolen, Timing, Turned, Which, Who,
};

impl Teller<'_> {
    /// The effect.
    pub(super) fn effect(&self, line: &Line) -> String {
        let on = ("on", self.on());
        match line.effect {
            Effect::Bonus(n) => self.bonus(line, n),
            Effect::Enhance(n) => self.say("mb-enhance", &[("n", &signed(n))]),
            Effect::Reward(what, n) => self.change("mb-reward", what.word(), n),
            Effect::Double => self.say("mb-double", &[]),
            Effect::Flee(n) => self.say("mb-flee", &[("n", &signed(n)), on]),
            Effect::Limit(what, n) => self.change("mb-allow", what.word(), n),
            Effect::Exempt => self.say("mb-exempt", &[]),
            Effect::Worth(n) => self.say("mb-worth", &[("n", &n.to_string())]),
            Effect::LoseLevel { n, who } => self.told_of("mb-lose-level", who, &[("n", &number(n))]),
            Effect::Lose(loss) => self.lose(loss),
            Effect::Change { what: Turned::Race, who } => self.told_of("mb-change-race", who, &[]),
            Effect::Change { what: Turned::Sex, who } => self.told_of("mb-change-sex", who, &[]),
            Effect::Die { who } => self.told_of("mb-die", who, &[]),
            Effect::GainLevel { n, who } => self.told_of("mb-gain-level", who, &[("n", &number(n))]),
            Effect::Draw { .. } => self.draw(line.effect),
            Effect::Recover(which) => {
                self.say("mb-recover", &[("what", &self.one_of("mb-topmost", which.word(), &[]))])
            }
            Effect::Cure { who } => self.told_of("mb-cure", who, &[]),
            Effect::Join => self.say("mb-join", &[]),
            Effect::Swarm(tag) => self.say("mb-swarm", &[("one", &self.tag(".one", tag))]),
            Effect::Twin => self.say("mb-twin", &[]),
            Effect::Tag(tag) => self.say("mb-make", &[("one", &self.tag(".one", tag))]),
            Effect::Remove(how) => self.one_of("mb-remove", how.word(), &[("monster", &self.monster(line)), on]),
            Effect::Friendly(what) => self.say("mb-friendly", &[("those", &self.those(what)), on]),
            Effect::Solo => self.say("mb-solo", &[on]),
            Effect::Ignore(what) => self.one_of("mb-ignore", what.word(), &[on]),
            Effect::Redirect(who) => self.say("mb-redirect", &[("name", &self.name(who.word()))]),
            Effect::ForceHelp(who) => self.say("mb-force-help", &[("name", &self.name(who.word()))]),
            Effect::Cancel(what) => self.cancel(line.timing, what),
            Effect::Escape { all: true } => self.say("mb-escape-all", &[]),
            Effect::Escape { all: false } => self.say("mb-escape", &[on]),
            Effect::NoEscape => {
                // Says either that some players cannot escape, or that nobody can.
                let some = line.conditions.iter().any(|one| !matches!(one, Condition::Against(_)));
                self.say(if some { "mb-no-escape-you" } else { "mb-no-escape" }, &[on])
            }
            Effect::DieTo(n) => self.say("mb-die-to", &[("n", &n.to_string())]),
            Effect::DieAgain => self.say("mb-die-again", &[]),
            Effect::Steal(what, who) => self.steal(what, who),
            Effect::HandOver(which, who) => {
                let what = self.cards(false, which, Many::Number(Number::Fixed(1)), "you");
                self.say("mb-hand-over", &[("what", &what), ("to", &self.one_of("mb-to", who.word(), &[]))])
            }
            Effect::Rotate(which) => self.rotate(which),
        }
    }

    /// Whether a line adds to the side of the card's owner.
    pub(super) fn own_bonus(&self, line: &Line) -> bool {
        matches!(line.effect, Effect::Bonus(_)) && self.on() == "you" && !self.either_side(line)
    }

    /// Whether the player chooses the side it counts for: it is used up in any fight (MB-ONESHOT-1).
    fn either_side(&self, line: &Line) -> bool {
        self.card.one_shot || (self.card.kind == Kind::Special && line.timing == Timing::AnyFight)
    }

    fn bonus(&self, line: &Line, n: Number) -> String {
        let n = match n {
            Number::Fixed(n) => signed(n),
            Number::Die => number(n),
        };
        let key = match self.on() {
            "you" if self.either_side(line) => "mb-bonus-side",
            "you" => "mb-bonus",
            _ => "mb-bonus-monster",
        };
        self.say(key, &[("n", &n)])
    }

    /// A number more or fewer of something.
    fn change(&self, group: &str, what: &str, n: i8) -> String {
        let more = if n < 0 { "no" } else { "yes" };
        self.one_of(group, what, &[("n", &n.unsigned_abs().to_string()), ("more", more), ("on", self.on())])
    }

    /// A message about you or somebody else.
    fn told_of(&self, key: &str, who: Option<Who>, args: &[(&str, &str)]) -> String {
        let who = self.who(who);
        let name = self.name(who);
        let mut all = vec![("who", who), ("name", name.as_str())];
        all.extend(args);
        self.say(key, &all)
    }

    fn lose(&self, loss: Loss) -> String {
        let who = self.who(loss.who);
        let what = self.cards(loss.worn, loss.which, loss.many, who);
        let text = self.told_of("mb-lose", loss.who, &[("what", &what), ("many", how_many(loss.many))]);
        // Nobody sees another player's hand.
        let blind = loss.which == Which::Hand;
        let key = match (loss.by, blind) {
            (By::Victim, _) => return text,
            (By::Random, _) => "mb-by-random",
            (By::Left, false) => "mb-by-left",
            (By::Left, true) => "mb-by-left-blind",
            (By::Player, false) if self.card.kind == Kind::Curse => "mb-by-player",
            (By::Player, true) if self.card.kind == Kind::Curse => "mb-by-player-blind",
            (By::Player, false) => "mb-by-you",
            (By::Player, true) => "mb-by-you-blind",
        };
        self.say(key, &[("text", &text), ("who", who), ("many", how_many(loss.many))])
    }

    fn draw(&self, effect: Effect) -> String {
        let Effect::Draw { deck, n, up, keep, who } = effect else {
            return String::new();
        };
        let n = number(n);
        let cards = self.one_of("mb-cards", deck.word(), &[("n", &n)]);
        let mut text = self.told_of("mb-draw", who, &[("n", &n), ("cards", &cards)]);
        if up {
            text = self.say("mb-draw-up", &[("text", &text), ("n", &n)]);
        }
        if let Some(keep) = keep {
            text = self.say("mb-draw-keep", &[("text", &text), ("keep", &keep.to_string()), ("who", self.who(who))]);
        }
        text
    }

    fn cancel(&self, timing: Timing, what: Cancelled) -> String {
        if timing == Timing::When(Event::Cursed) {
            return self.say("mb-cancel-this", &[]);
        }
        self.one_of("mb-cancel", what.word(), &[])
    }

    fn steal(&self, what: Stolen, who: Who) -> String {
        let from = self.one_of("mb-from", who.word(), &[]);
        self.one_of("mb-steal", what.word(), &[("from", &from)])
    }

    fn rotate(&self, which: Which) -> String {
        let what = self.cards(false, which, Many::All, "other");
        self.say("mb-rotate", &[("what", &what)])
    }
}

/// A bonus with its sign.
pub(super) fn signed(n: i8) -> String {
    // The real minus sign, because screen readers skip a hyphen.
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// A number, or the word by which messages recognise the die.
fn number(n: Number) -> String {
    match n {
        Number::Fixed(n) => n.to_string(),
        Number::Die => "die".into(),
    }
}

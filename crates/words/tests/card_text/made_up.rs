//! Cards made up for these tests: every word of the vocabulary, with every argument.

use munchkin::{
    Allowance, By, Event, Ignored, Place, Removal, Reward, Set, Source, Standing, Stolen, Thing, Which, Who,
};

/// A set of made-up cards, each with one line under test.
#[derive(Default)]
pub(crate) struct MadeUp(String);

impl MadeUp {
    pub(crate) fn card(&mut self, kind: &str, fields: &str, lines: &[&str]) {
        let id = self.0.matches("[[card]]").count();
        let lines = lines.iter().map(|line| format!("\"{line}\"")).collect::<Vec<_>>().join(", ");
        self.0 += &format!("[[card]]\nid = \"card-{id}\"\nkind = \"{kind}\"\n{fields}\nlines = [{lines}]\n");
    }

    pub(crate) fn monster(&mut self, line: &str) {
        self.card("monster", "level = 1\ntreasures = 1", &[line, "when caught: die"]);
    }

    pub(crate) fn curse(&mut self, line: &str) {
        self.card("curse", "", &[line]);
    }

    pub(crate) fn power(&mut self, line: &str) {
        self.card("power", "rank = 1", &[line]);
    }

    pub(crate) fn enhancer(&mut self, line: &str) {
        self.card("enhancer", "", &[line]);
    }

    pub(crate) fn one_shot(&mut self, line: &str) {
        self.card("item", "one_shot = true", &[line]);
    }

    /// The cards, together with a Class, a Style and a tag that have no messages.
    pub(crate) fn set(&self) -> Set {
        let known = "[[card]]\nid = \"oracle\"\nkind = \"class\"\nlines = [\"bonus 1\"]\n\
            [[card]]\nid = \"swagger\"\nkind = \"style\"\nlines = [\"bonus 1\"]\n\
            [[card]]\nid = \"slime\"\nkind = \"monster\"\nlevel = 1\ntreasures = 0\ntags = [\"slime\"]\n\
            lines = [\"when caught: die\"]\n";
        let mut sources = munchkin::shipped("bites");
        sources.push(Source { file: "made-up.toml".into(), text: format!("{known}{}", self.0) });
        Set::read(&sources).unwrap_or_else(|faults| panic!("{faults:#?}"))
    }
}

const OTHERS: [Who; 5] = [Who::OneOther, Who::Left, Who::Right, Who::Lowest, Who::Highest];

/// Every word of the vocabulary, with every argument.
pub(crate) fn every_word() -> MadeUp {
    let mut cards = MadeUp::default();
    let c = &mut cards;
    // Timings and events.
    for timing in ["any_time", "own_turn", "fight", "fight any"] {
        c.power(&format!("{timing}: gain_level 1, up_to 2 turn"));
        c.power(&format!("{timing}: bonus 2"));
        c.one_shot(&format!("{timing}: bonus die"));
        c.card("special", "", &[&format!("{timing}: bonus 3")]);
    }
    for event in Event::ALL.iter().map(|event| event.word()) {
        match event {
            "met" | "escaped_or_not" | "caught" => c.monster(&format!("when {event}: lose_level 1")),
            "won" => c.monster("when won: draw treasure 1"),
            _ => c.one_shot(&format!("when {event}: gain_level 1")),
        }
    }
    c.power("when won: draw treasure 1");
    for stays in ["next_fight", "lasting"] {
        c.curse(&format!("stays {stays}: bonus -5"));
        c.curse(&format!("stays {stays}: flee -1"));
    }
    // Costs and limits.
    for cost in
        ["cards 1", "cards 2", "cards 5", "hand", "item 1", "item 3", "item 7", "level 1", "level 2", "level 5", "self"]
    {
        c.power(&format!("fight, cost {cost}: bonus 3, up_to 3 fight"));
        if cost != "self" {
            c.monster(&format!("cost {cost}: remove"));
        }
    }
    for (n, per) in [(1, "fight"), (2, "fight"), (5, "fight"), (1, "turn"), (2, "turn"), (5, "turn")] {
        c.power(&format!("fight, cost cards 1: double, up_to {n} {per}"));
    }
    // Conditions.
    let mut traits = vec!["vampire", "werewolf", "changeling", "mummy", "celerity", "oracle", "swagger"];
    traits.extend(["human", "race", "power", "minion", "female", "male"]);
    traits.extend(Place::ALL.iter().map(|place| place.word()));
    for what in traits {
        c.monster(&format!("against {what}: bonus 3"));
        c.monster(&format!("against {what}: no_escape"));
        c.monster(&format!("friendly {what}"));
        c.curse(&format!("if_has {what}: lose_level 1"));
        c.power(&format!("if_has {what}: bonus 1"));
        c.card("item", &format!("only = [\"{what}\", \"human\"]"), &["bonus 1"]);
        c.card("item", &format!("not = [\"{what}\", \"minion\"]"), &["bonus 1"]);
    }
    for tag in ["bat", "demon", "undead", "ghost", "animal", "household", "slime"] {
        c.power(&format!("if_monster {tag}: bonus 3"));
        c.one_shot(&format!("fight any, if_monster {tag}: bonus 3"));
        c.one_shot(&format!("fight any, if_monster {tag}: remove"));
        c.one_shot(&format!("fight any, if_monster {tag}: double"));
        c.monster(&format!("if_monster {tag}: bonus 3"));
        c.monster(&format!("swarm {tag}"));
        c.enhancer(&format!("tag {tag}"));
    }
    c.power("if_monster 4: bonus 3");
    c.one_shot("fight any, if_monster 4: bonus 3");
    c.one_shot("fight any, if_monster 4: remove");
    c.curse("if_level <= 3: lose_level 1");
    c.curse("if_level >= 3: lose_level 1");
    for standing in Standing::ALL {
        c.power(&format!("if_has {}: bonus 3", standing.word()));
        c.monster(&format!("if_has {}: escape", standing.word()));
    }
    for n in [2, 6] {
        c.curse(&format!("roll {n}: lose_level 1"));
        c.one_shot(&format!("fight any, roll {n}: bonus 4"));
    }
    for thing in Thing::ALL {
        c.power(&format!("per {}: bonus 1", thing.word()));
        c.curse(&format!("per {}: lose_level 1", thing.word()));
    }
    c.curse("if_has vampire, if_level >= 3, roll 4: lose_level 1");
    // Links.
    c.card("curse", "", &["lose race", "else: lose worn head", "else: lose_level 1", "or: lose hand 1"]);
    c.card("curse", "", &["roll 4: die", "else, if_level >= 3: lose_level 1"]);
    c.card("curse", "", &["lose_level 1 left", "else: lose_level 1"]);
    c.card("curse", "", &["stays next_fight: bonus -4", "stays next_fight, if_has vampire: bonus -2"]);
    c.card("item", "", &["bonus 1", "if_monster bat: bonus 3"]);
    c.card("monster", "level = 1\ntreasures = 1", &["when caught: lose race", "when caught: lose_level 1"]);
    // Numbers.
    c.one_shot("fight any: bonus die");
    for n in [-5_i32, -1, 1, 2, 5] {
        c.enhancer(&format!("enhance {n}"));
        c.enhancer(&format!("flee {n}"));
        c.monster(&format!("flee {n}"));
        c.power(&format!("flee {n}"));
        for reward in Reward::ALL.iter().map(|reward| reward.word()) {
            c.enhancer(&format!("reward {reward} {n}"));
            c.power(&format!("when you_help: reward {reward} {}", n.abs()));
        }
        for what in Allowance::ALL {
            c.power(&format!("limit {} {n}", what.word()));
        }
    }
    c.power("double");
    c.power("exempt");
    [2, 3, 4].iter().for_each(|n| c.power(&format!("worth {n}")));
    // Each player that can be named.
    for who in Who::ALL.iter().map(|who| who.word()) {
        for n in ["1", "2", "5", "die"] {
            c.curse(&format!("lose_level {n} {who}"));
            c.curse(&format!("gain_level {n} {who}"));
            c.curse(&format!("lose hand {n} {who}"));
            c.curse(&format!("draw door {n} up keep 1 {who}"));
            c.curse(&format!("draw treasure {n} {who}"));
        }
        ["change race", "change sex", "die", "lose worn head"]
            .iter()
            .for_each(|what| c.curse(&format!("{what} {who}")));
        c.one_shot(&format!("any_time: cure {who}"));
        c.one_shot(&format!("any_time: die {who}"));
        for by in By::ALL {
            c.curse(&format!("lose item 1 by {} {who}", by.word()));
            c.one_shot(&format!("any_time: lose item 2 by {} {who}", by.word()));
        }
    }
    for which in Which::ALL.iter().map(|which| which.word()) {
        for n in ["1", "2", "5", "all", "die"] {
            c.curse(&format!("lose {which} {n}"));
            c.curse(&format!("lose {which} {n} all_others"));
            // The others are always in use.
            if ["head", "armour", "feet", "held", "item", "big", "small"].contains(&which) {
                c.curse(&format!("lose worn {which} {n}"));
                c.curse(&format!("lose worn {which} {n} all_others"));
            }
        }
        c.curse(&format!("rotate {which}"));
        c.one_shot(&format!("any_time: recover {which}"));
        OTHERS.iter().for_each(|who| c.curse(&format!("hand_over {which} {}", who.word())));
    }
    for who in OTHERS.iter().map(|who| who.word()) {
        c.one_shot(&format!("fight any: redirect {who}"));
        c.one_shot(&format!("fight: force_help {who}"));
        Stolen::ALL.iter().for_each(|what| c.one_shot(&format!("any_time: steal {} {who}", what.word())));
    }
    // Fights and flights.
    c.card("wandering", "", &["fight any: join"]);
    c.card("twin", "", &["fight any: twin"]);
    for how in Removal::ALL.iter().map(|how| how.word().replace("driven_off", "")) {
        c.one_shot(&format!("fight any: remove {how}"));
        c.monster(&format!("cost level 1: remove {how}"));
    }
    for line in ["solo", "no_escape", "escape", "if_level >= 8: no_escape", "friendly race"] {
        c.monster(line);
        c.enhancer(line);
    }
    for what in Ignored::ALL {
        c.monster(&format!("ignore {}", what.word()));
        c.enhancer(&format!("ignore {}", what.word()));
    }
    ["curse", "one_shot", "enhancer"].iter().for_each(|what| c.one_shot(&format!("any_time: cancel {what}")));
    c.one_shot("when cursed: cancel curse");
    c.one_shot("fight: escape");
    c.one_shot("fight: escape all");
    c.one_shot("when your_roll: die_to 6");
    c.one_shot("when your_roll: die_to again");
    cards
}

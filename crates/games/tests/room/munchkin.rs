//! Munchkin in a room: several questions at once, sealed answers, free moves.

use games::MunchkinKit;
use kit::Talk;
use room::testing::{Bench, entropy, goes_on_where_it_was, hidden, moves};
use room::{AnyRoom, Conn, Record, Room};
use serde_json::{Value, json};
use table::{Game, Rng, Seat};
use wire::Options;

fn options(players: usize, rules: &str) -> Options {
    Options { rules: rules.to_owned(), ..room::testing::options::<MunchkinKit>(players, &[]) }
}

const RULES: [&str; 4] = ["", "+fast", "+cheating", "+fast,+cheating,-items_in_combat"];

type Table = Bench<MunchkinKit>;
type Pair = hidden::Pair<MunchkinKit>;

#[test]
fn one_person_plays_against_bots_to_the_end() {
    for seed in 0..8 {
        let mut bench = Table::new(seed, &options(3 + seed as usize % 4, RULES[seed as usize % 4]), 1);
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(1, true);
        assert!(matches!(bench.kept.last(), Some(Record::Ended { number: 1, .. })));
    }
}

#[test]
fn a_table_goes_on_where_it_was() {
    for seed in 0..8 {
        goes_on_where_it_was::<MunchkinKit>(seed, &options(4, RULES[seed as usize % 4]), 40);
    }
}

/// Players who are not asked may turn items, show cards or offer trades while everybody can see who is asked, but not
/// on the basis of an outdated view.
#[test]
fn free_moves_are_made_where_everybody_sees_who_is_asked() {
    let (mut made, mut late) = (0, 0);
    for seed in 0..6 {
        let mut bench = Table::new(seed, &options(3, RULES[seed as usize % 4]), 3);
        bench.say(0, &json!({"type": "start"}));
        let mut rng = Rng::stream(seed, "free", 0);
        for _ in 0..600 {
            if bench.is_over() {
                break;
            }
            let at = rng.below(3);
            let free = bench.free(at);
            if let Some((n, offered)) = free.filter(|(_, offered)| !offered.is_empty() && rng.chance(4, 1)) {
                let before = moves(&bench.kept).len();
                let stale = rng.chance(3, 1);
                let named = if stale { n + 1 } else { n };
                bench.say(at, &json!({"type": "free", "n": named, "mv": offered[rng.below(offered.len())]["mv"]}));
                let after = moves(&bench.kept).len();
                assert_eq!(after > before, !stale, "seed {seed}");
                (made, late) = (made + usize::from(!stale), late + usize::from(stale));
                continue;
            }
            assert!(bench.answer_all(3, true) || bench.wait());
        }
    }
    assert!(made > 100 && late > 30, "{made} made, {late} refused");
}

/// Anybody may offer anybody a trade of any items, also outside both players' turns. The other is asked and gets what
/// was promised.
#[test]
fn trades_are_offered_out_of_turn_and_carried_out() {
    let (mut traded, mut out_of_turn) = (0, 0);
    for seed in 0..40 {
        let mut bench = Table::new(seed, &options(3, "+fast"), 3);
        bench.say(0, &json!({"type": "start"}));
        for step in 0..300 {
            if bench.is_over() {
                break;
            }
            let game = *bench.game().unwrap();
            let items = |seat: usize| game.view(None).players[seat].items.clone();
            let (from, to) = (step % 3, (step + 1) % 3);
            let trade = json!({"trade": {"to": to, "give": 1, "want": 1}});
            let may = |bench: &Table| bench.free(from).filter(|_| !items(from).is_empty() && !items(to).is_empty());
            if let Some((n, _)) = may(&bench) {
                let mv = serde_json::from_value(trade.clone()).unwrap();
                bench.say(
                    from,
                    &json!({"type": "free", "n": n, "mv": {"trade": {"to": to, "give": 1 << 30, "want": 0}}}),
                );
                assert!(bench.last_heard(from).contains("MB-"), "a refusal names its clause");
                let legal = game.check(Seat::new(from), &mv);
                bench.say(from, &json!({"type": "free", "n": n, "mv": trade}));
                if let Err(refusal) = legal {
                    let clause = refusal.reasons()[0].clause;
                    assert!(bench.last_heard(from).contains(clause), "seed {seed}");
                } else {
                    let ask = bench.ask(to).expect("the other is asked");
                    let view = bench.game().unwrap().view(Some(Seat::new(to)));
                    assert!(format!("{:?}", view.about).contains("Trade"), "seed {seed}");
                    bench.say(to, &json!({"type": "move", "ask": ask["id"], "mv": "accept"}));
                    let (mine, theirs) = (items(from)[0].0, items(to)[0].0);
                    let now = bench.game().unwrap().view(None);
                    let has = |seat: usize, card| now.players[seat].items.iter().any(|item| item.0 == card);
                    let done = has(to, mine) && has(from, theirs);
                    out_of_turn += usize::from(done && ![from, to].map(Seat::new).contains(&game.view(None).turn));
                    traded += usize::from(done);
                }
            }
            if !bench.is_over() {
                assert!(bench.answer_all(3, true) || bench.wait());
            }
        }
    }
    assert!(traded > 50 && out_of_turn > 10, "{traded} traded, {out_of_turn} out of turn");
}

/// A bot's remark in a bargain is sent, stored, and sent again to people who come later.
#[test]
fn bots_say_why() {
    for seed in 0..30 {
        let options = options(4, "");
        let mut bench = Table::new(seed, &options, 1);
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(1, true);
        let remark = bench.kept.iter().find_map(|record| match record {
            Record::Moved { talk: Some(Talk::Remark(remark)), .. } => Some(remark.clone()),
            _ => None,
        });
        let Some(remark) = remark else { continue };
        assert!(remark.key.starts_with("talk-mb-"), "{remark:?}");
        let said = format!(r#""remark":{}"#, serde_json::to_string(&remark).unwrap());
        assert!(bench.heard[&Conn(0)].iter().any(|(_, text)| text.contains(&said)), "seed {seed}");
        let stored = serde_json::to_string(&bench.kept).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Record>>(&stored).unwrap(), bench.kept);
        bench.restart(&options, seed, 1);
        assert!(bench.heard[&Conn(0)].iter().any(|(_, text)| text.contains(&said)), "seed {seed}");
        return;
    }
    panic!("no bot ever says anything");
}

/// A last call takes as long as the table has set, and its window says what it is.
#[test]
fn a_last_call_takes_its_seconds() {
    for seed in 0..20 {
        let own = [("last_call".to_owned(), 17)].into();
        let mut bench = Table::new(seed, &Options { own, ..options(3, "") }, 3);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..200 {
            if bench.is_over() {
                break;
            }
            let window = serde_json::from_str::<Value>(bench.last_heard(0)).unwrap()["window"].clone();
            let fight = bench.shown_game().unwrap().view(None).fight;
            if let Some(fight) = fight.filter(|fight| fight.last_call && !window.is_null()) {
                assert_eq!(window["clock"]["total"], 17_000);
                assert!(fight.settled);
                return;
            }
            assert!(bench.answer_all(3, true) || bench.wait());
        }
    }
    panic!("there was never a last call");
}

/// Offered moves come with their effects.
#[test]
fn moves_come_with_their_effects() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut bench = Table::new(seed, &options(4, ""), 1);
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(1, true);
        for (_, text) in &bench.heard[&Conn(0)] {
            let message: Value = serde_json::from_str(text).unwrap();
            let offered =
                [&message["ask"]["moves"], &message["free"]].into_iter().filter_map(Value::as_array).flatten();
            for choice in offered.filter(|choice| choice["change"].is_object()) {
                // A move without parameters is a plain string, such as `accept`.
                let mv = &choice["mv"];
                let named = mv.as_object().and_then(|mv| mv.keys().next());
                let name = named.map(String::as_str).or(mv.as_str()).unwrap();
                seen.extend(choice["change"].as_object().unwrap().keys().map(|what| format!("{name} {what}")));
            }
        }
    }
    for what in ["put strength", "play fight", "sell gold", "sell levels", "ask fight", "drop strength"] {
        assert!(seen.contains(what), "{what} is not in {seen:?}");
    }
}

/// The reasons why a card cannot be played, in general and at somebody, for cards in the hand and in play.
#[test]
fn why_not_is_told_for_every_card() {
    let (mut general, mut at_somebody) = (0, 0);
    for seed in 0..6 {
        let mut bench = Table::new(seed, &options(3, ""), 2);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..120 {
            if bench.is_over() {
                break;
            }
            let me = bench.shown_game().unwrap().view(Some(Seat::new(0))).players[0].clone();
            let cards = me.hand.iter().chain(&me.traits).chain(&me.powers).chain(me.items.iter().map(|(card, _)| card));
            for card in cards {
                let card = card.index().to_string();
                bench.say(0, &json!({"type": "why", "card": card}));
                let answer: Value = serde_json::from_str(bench.last_heard(0)).unwrap();
                assert_eq!((&answer["type"], &answer["card"]), (&json!("why"), &json!(card)));
                general += usize::from(!answer["reasons"].as_array().unwrap().is_empty());
                bench.say(0, &json!({"type": "why", "card": card, "at": 1}));
                let answer: Value = serde_json::from_str(bench.last_heard(0)).unwrap();
                let reasons = answer["reasons"].as_array().unwrap();
                assert!(reasons.iter().all(|why| !why["clauses"].as_array().unwrap().is_empty()), "{answer}");
                at_somebody += usize::from(answer["at"] == 1 && !reasons.is_empty());
            }
            assert!(bench.answer_all(2, true) || bench.wait());
        }
    }
    assert!(general > 50 && at_somebody > 50, "{general}, {at_somebody}");
}

/// Several players claim at once in sealed answers (MB-FAST-1), and all claims count.
#[test]
fn several_may_claim_at_once() {
    for seed in 0..60 {
        let mut bench = Table::new(seed, &options(6, "+fast"), 6);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..400 {
            if bench.is_over() {
                break;
            }
            if !claim_all(&mut bench) && !bench.answer_all(6, true) {
                assert!(bench.wait());
            }
            let decisions = bench.kept.iter().flat_map(Record::decisions).enumerate();
            let claims = decisions.filter(|(_, (_, mv, ..))| mv.contains("claim"));
            let claims: Vec<_> = claims.map(|(n, (.., events))| (n, events.to_owned())).collect();
            let both = claims.windows(2).find(|pair| pair[0].0 + 1 == pair[1].0);
            if let Some(both) = both {
                assert_eq!(both[0].1, "[]", "seed {seed}: the first of two sealed answers has no effect yet");
                return;
            }
        }
    }
    panic!("nobody ever claimed together with somebody else");
}

/// Every player who can claim does.
fn claim_all(bench: &mut Table) -> bool {
    let mut claimed = false;
    for at in 0..6 {
        let Some(ask) = bench.ask(at).filter(|ask| !bench.has_answered(at, ask)) else { continue };
        let claim = ask["moves"].as_array().unwrap().iter().find(|choice| choice["mv"].get("claim").is_some());
        if let Some(claim) = claim {
            bench.say(at, &json!({"type": "move", "ask": ask["id"], "mv": claim["mv"]}));
            claimed = true;
        }
    }
    claimed
}

/// Nothing that a client sends breaks the table.
#[test]
fn moves_that_make_no_sense_are_refused() {
    let mut bench = Table::new(3, &options(3, "+fast,+cheating"), 3);
    bench.say(0, &json!({"type": "start"}));
    let nonsense = [
        json!({"play": {"card": 60000, "line": 9, "at": {"player": 7}}}),
        json!({"play": {"card": 3, "line": 200, "at": {"monster": 200}}}),
        json!({"play": {"card": 3, "line": 0, "at": {"with": 59999}}}),
        json!({"trade": {"to": 7, "give": 4294967295u32, "want": 4294967295u32}}),
        json!({"turn": {"item": 255, "in_use": true}}),
        json!({"show": {"hand": 4294967295u32, "to": 7}}),
        json!({"drop": 40000}),
        json!({"claim": 40000}),
        json!({"accuse": {"seat": 200, "card": 1}}),
    ];
    for _ in 0..150 {
        for at in 0..3 {
            let kept = moves(&bench.kept).len();
            for mv in &nonsense {
                let id = bench.ask(at).map_or(0, |ask| ask["id"].as_u64().unwrap());
                bench.say(at, &json!({"type": "move", "ask": id, "mv": mv}));
                let n = bench.free(at).map_or(0, |(n, _)| n);
                bench.say(at, &json!({"type": "free", "n": n, "mv": mv}));
                bench.say(at, &json!({"type": "why", "card": "60000"}));
            }
            assert_eq!(moves(&bench.kept).len(), kept);
        }
        if bench.is_over() || !(bench.answer_all(3, true) || bench.wait()) {
            break;
        }
    }
}

#[test]
fn options_that_make_no_sense_are_refused() {
    let refused = |options: &Options| {
        let room = Room::<MunchkinKit>::new("t", options, entropy(1));
        room.err().unwrap_or_else(|| panic!("{options:?} is accepted")).key
    };
    assert_eq!(refused(&options(1, "")), "table-players");
    assert_eq!(refused(&options(9, "")), "table-players");
    assert_eq!(refused(&options(4, "+flying")), "rules-unknown-setting");
    assert_eq!(refused(&Options { decks: "base".into(), ..options(4, "") }), "table-no-set");
    let own = |name: &str, value| Options { own: [(name.to_owned(), value)].into(), ..options(4, "") };
    assert_eq!(refused(&own("last_call", 0)), "table-option-bounds");
    assert_eq!(refused(&own("last_call", 61)), "table-option-bounds");
    assert_eq!(refused(&own("first_call", 10)), "table-no-option");
    assert_eq!(refused(&Options { bots: vec!["godlike".into()], ..options(4, "") }), "table-level");
}

/// Options stored when a last call was still an option of every game: the table opens, its last call takes the stored
/// seconds, and the options are written back unchanged.
#[test]
fn options_of_the_version_before_are_read_and_written() {
    for own in ["", r#","last_call":10"#] {
        let old = format!(
            r#"{{"game":"munchkin-bites","players":3,"decks":"","rules":"","bots":[],"pace":"normal","public":true,"hints":false,"beat":700{own}}}"#
        );
        let options: Options = serde_json::from_str(&old).unwrap();
        let mut bench = Table::new(1, &options, 3);
        bench.say(0, &json!({"type": "start"}));
        bench.restart(&options, 1, 3);
        assert_eq!(serde_json::to_string(&bench.room.info().options).unwrap(), old);
    }
}

const SECRETS: hidden::Secrets = hidden::Secrets {
    let_pass: [&["about-others"], &["fight", "about-others"], &["my-fight", "about-me"]],
    // A place in the hand may be another card in the other game.
    is_public: |mv| mv.get("sell").or(mv.get("lay-out")).or(mv.get("show")).is_none(),
    comes_to_light,
    dealt_within: 120,
};

/// Meanwhile others bargain about help, offer trades and answer early.
#[test]
fn nobody_hears_what_they_cannot_know() {
    let (mut freely, mut calls, mut fights, mut offers) = (0, 0, 0, 0);
    let options = |seed: u64| options(4, RULES[seed as usize % 4]);
    let compared = hidden::compare::<MunchkinKit>(&SECRETS, 100, options, |pair| {
        let at = pair.rng.below(4);
        freely += usize::from(pair.rng.chance(5, 1) && move_freely_alike(pair, at));
        offers += usize::from(pair.dealt_anew && pair.rng.chance(2, 1) && bargain_alike(pair));
        if let Some(shown) = pair.one.shown_game().filter(|_| pair.dealt_anew) {
            calls += usize::from(pair.one.is_window_open() && shown.is_last_call());
            fights += usize::from(shown.view(None).fight.is_some());
        }
    });
    assert!(compared.steps > 300, "{compared:?}");
    assert!(compared.early.values().sum::<usize>() > 20, "{compared:?}");
    let all = [freely, calls, fights, offers];
    assert!(all.iter().all(|n| *n > 10), "free moves, last calls, fights, offers: {all:?}");
}

/// Several players give sealed answers (MB-FAST-1) before the first player answers, in a different order in each game.
/// Nobody hears of the answers before all are in, and nobody learns their order.
#[test]
fn sealed_answers_are_heard_when_all_are_in() {
    for seed in 0..400 {
        let mut together = 0;
        let mut pair = Pair::begin(2 * seed, &options(6, "+fast"), &SECRETS);
        for step in 0..250 {
            if pair.one.is_over() {
                break;
            }
            let claims = |ask: &Value| {
                let moves = ask["moves"].as_array().unwrap();
                moves.iter().map(|choice| &choice["mv"]).find(|mv| mv.get("claim").is_some()).cloned()
            };
            let asked = |at: usize| pair.asked(at).map(|ask| ask.and_then(|ask| Some((claims(&ask)?, ask))));
            let mut claimants: Vec<_> = (1..6).map(|at| (at, asked(at))).filter(|(_, ask)| ask[0].is_some()).collect();
            if pair.one.is_window_open() {
                together += usize::from(claimants.len() > 1);
                for game in 0..2 {
                    for (at, asks) in &claimants {
                        let (mv, ask) = asks[game].as_ref().expect("both games are the same");
                        let bench = if game == 0 { &mut pair.one } else { &mut pair.two };
                        bench.say(*at, &json!({"type": "move", "ask": ask["id"], "mv": mv}));
                    }
                    claimants.reverse();
                }
            }
            pair.go_on(&SECRETS);
            assert_eq!(pair.first_difference(), None, "seed {seed}, step {step}");
        }
        if together > 0 {
            return;
        }
    }
    panic!("several never claimed at once");
}

/// The same free move in both games, with cards on the table. False if there is none.
fn move_freely_alike(pair: &mut Pair, at: usize) -> bool {
    let (Some((n, mine)), Some((m, theirs))) = (pair.one.free(at), pair.two.free(at)) else {
        return false;
    };
    let trade = json!({"trade": {"to": (at + 1) % 4, "give": 1, "want": 0}});
    // A place in the hand may be another card in the other game.
    let open = mine.iter().map(|choice| &choice["mv"]).filter(|mv| mv.get("show").is_none());
    let both: Vec<&Value> = open.filter(|mv| theirs.iter().any(|choice| choice["mv"] == **mv)).collect();
    let mv = if both.is_empty() || pair.rng.chance(2, 1) { &trade } else { both[pair.rng.below(both.len())] };
    pair.one.say(at, &json!({"type": "free", "n": n, "mv": mv}));
    pair.two.say(at, &json!({"type": "free", "n": m, "mv": mv}));
    true
}

/// The same offer from a player who bargains about help, in both games. False if there is none, or if the terms are
/// invalid.
fn bargain_alike(pair: &mut Pair) -> bool {
    let made = |pair: &Pair| [&pair.one, &pair.two].map(|bench| moves(&bench.kept).len());
    let before = made(pair);
    for at in 0..4 {
        let [Some(mine), Some(theirs)] = pair.asked(at) else { continue };
        let bargains = |ask: &Value, kind: &str| {
            let moves = ask["moves"].as_array().unwrap();
            moves.iter().any(|choice| choice["mv"].get(kind).is_some())
        };
        let share = [json!({"number": pair.rng.below(3)}), json!("half"), json!("all")][pair.rng.below(3)].clone();
        let terms = json!({"items": pair.rng.below(4), "share": share, "helper_first": pair.rng.chance(2, 1)});
        let mv = match () {
            () if bargains(&mine, "ask") => json!({"ask": {"seat": pair.rng.below(4), "terms": terms}}),
            () if bargains(&mine, "counter") => json!({"counter": terms}),
            () => continue,
        };
        pair.one.say(at, &json!({"type": "move", "ask": mine["id"], "mv": mv}));
        pair.two.say(at, &json!({"type": "move", "ask": theirs["id"], "mv": mv}));
    }
    before != made(pair)
}

/// Whether a message reveals a card or a die that nobody knew before.
fn comes_to_light(text: &str) -> bool {
    let events = ["opened", "turned-up", "discarded", "rolled", "shown", "passed"];
    events.iter().any(|event| text.contains(&format!(r#""event":"{event}""#)))
        || text.contains(r#""event":"drew","seat":0"#)
}

/// Whoever passes when a turn begins is not asked again before looting or at its end, unless something has happened.
#[test]
fn windows_of_the_turn_ask_once() {
    let routine = ["opened", "no-door", "turned-up", "drew", "discarded", "reshuffled", "settled"];
    let mut let_pass = 0;
    for seed in 0..12 {
        let mut bench = Table::new(seed, &options(4, ""), 4);
        bench.say(0, &json!({"type": "start"}));
        // The turn in whose window each player has passed, and how many messages they have read.
        let mut people = [(None, 0); 4];
        for _ in 0..3000 {
            if bench.is_over() {
                break;
            }
            let mut moved = false;
            for (at, (passed, read)) in people.iter_mut().enumerate() {
                let window = bench.shown_game().and_then(|game| game.quiet_window());
                let heard = &bench.heard[&Conn(at as u64)];
                for (_, text) in &heard[*read..] {
                    let message: Value = serde_json::from_str(text).unwrap();
                    let_pass += usize::from(message["type"] == "let-pass" && message["why"] == "asked");
                    let log = message["log"].as_array().into_iter().flatten();
                    let mut events = log.flat_map(|entry| entry["events"].as_array().into_iter().flatten());
                    if events.any(|event| !routine.contains(&event["event"].as_str().unwrap())) {
                        *passed = None;
                    }
                }
                *read = heard.len();
                if window.is_some() && bench.is_waited_for(at) {
                    assert_ne!(*passed, window, "seed {seed}: {at} is asked again");
                }
                // In these windows everybody passes; elsewhere they play as they like.
                if bench.answer(at, window.is_none()) {
                    moved = true;
                    *passed = window.or(*passed);
                }
            }
            assert!(bench.is_over() || bench.wait() || moved);
        }
    }
    assert!(let_pass > 20, "{let_pass}");
}

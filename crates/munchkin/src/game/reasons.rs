//! Tests that reasons are true: change the fact that a refusal names, and the refusal goes away or becomes another.

use super::fight::Fight;
use super::frame::{Flight, Frame};
use super::moves::{At, Move};
use super::options::Options;
use super::player::{HandCard, Item};
use super::state::{Ask, Munchkin, Question};
use super::{Share, Terms};
use crate::card::{CardId, Kind, Marks};
use crate::set::Set;
use crate::vocabulary::{Effect, Trait};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Game as _, MoveBuf, NullLog, Rng, Seat, Seats};

static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().expect("the set that ships is sound"));

/// Reasons that name the moment or the move itself. No change of the state alone can remove them.
const OF_THE_MOVE: &[&str] = &[
    "why-mb-not-now",       // which moves are offered now
    "why-mb-not-playable",  // a kind of card, or a line, that is never played by itself
    "why-mb-not-for-table", // a kind of card
    "why-mb-not-a-bat",     // a kind of card
    "why-mb-not-worn",      // a kind of card
    "why-mb-target",        // what the move is aimed at
    "why-mb-choice",        // which cards are offered now
    "why-mb-must-choose",   // the open question
    "why-mb-names-nothing", // what has happened
    "why-mb-cannot-cancel", // the card being played
    "why-mb-no-die",        // a kind of card
    "why-mb-condition",     // what the card names
    "why-mb-replace",       // which card the move names
    "why-mb-lay-out",       // which cards the move names
    "why-mb-show",          // which cards the move names
    "why-mb-cheat-item",    // a kind of card
    "why-mb-no-need-to-cheat",
];

/// Changes the fact that a reason names. `None` if that is impossible for this move, which names nothing of the kind.
fn falsify(game: &mut Munchkin, seat: Seat, mv: Move, key: &str) -> Option<()> {
    let named = mv.cards()[0].filter(|card| card.index() < game.set.cards().len());
    let ask = |game: &mut Munchkin, question| game.ask = Some(Ask { seats: Seats::only(seat), question });
    let other = match mv {
        Move::Ask { seat: other, .. } | Move::Trade { to: other, .. } | Move::Give { to: other, .. } => Some(other),
        Move::Accuse { seat: other, .. } | Move::Play { at: At::Player(other), .. } => Some(other),
        _ => None,
    };
    let other = other.filter(|other| other.index() < game.n() && *other != seat);
    let hold = |game: &mut Munchkin, card| game.players.hold(seat, HandCard { card, seen: Seats::NONE }).then_some(());
    match key {
        // What lies together in a lay-out is named by the move.
        _ if matches!(mv, Move::LayOut(_)) && !matches!(key, "why-mb-over" | "why-mb-dead" | "why-mb-not-asked") => {
            return None;
        }
        "why-mb-over" => game.winners = Seats::NONE,
        "why-mb-dead" => game.dead.remove(seat),
        "why-mb-not-asked" => ask(game, Question::Window),
        "why-mb-not-there" => match mv {
            Move::Put { card, .. } | Move::Play { card, .. } | Move::Cheat(card) | Move::Give { card, .. } => {
                named?;
                game.players.change(seat, |player| player.items.clear());
                hold(game, card)?;
            }
            Move::Drop(card) => {
                named?;
                game.players.change(seat, |player| player.items.push(Item::new(card, false)));
            }
            Move::Turn { item, .. } => {
                let bucket = game.set.id("dented-bucket")?;
                while game.player(seat).items.len() <= usize::from(item.min(31)) {
                    game.players.change(seat, |player| player.items.push(Item::new(bucket, false)));
                }
                (item < 32).then_some(())?;
            }
            _ => return None,
        },
        "why-mb-trouble" | "why-mb-claim" => {
            let card = named?;
            let wanted = if key == "why-mb-claim" { Kind::GoUp } else { Kind::Monster };
            (game.kind(card) == wanted).then_some(())?;
            hold(game, card)?;
        }
        "why-mb-own-turn" => game.turn.seat = seat,
        "why-mb-sell-when" | "why-mb-not-own-turn" | "why-mb-put-fight" => {
            (game.turn.seat, game.fight) = (seat, None);
        }
        "why-mb-items-in-combat" => game.options.items_in_combat = true,
        "why-mb-one-race" | "why-mb-same-race" => game.players.change(seat, |player| player.traits.clear()),
        "why-mb-two-halves" => game.players.change(seat, |player| player.half = None),
        "why-mb-half-needs-race" => {
            let race = game.set.id("vampire")?;
            game.players.change(seat, |player| player.traits.push(race));
        }
        "why-mb-closed" => game.players.change(seat, |player| player.traits.clear()),
        "why-mb-barred" | "why-mb-not-for-you" => {
            let card = match mv {
                Move::Turn { item, .. } => game.item_at(seat, item.into())?,
                _ => named?,
            };
            let face = game.set.get(card);
            let race = match face.only.first() {
                Some(Trait::Card(race)) => Some(*race),
                None if face.not.contains(&Trait::Human) => game.set.id("vampire"),
                _ => None,
            };
            game.players.change(seat, |player| {
                player.traits.clear();
                race.map(|race| player.traits.push(race));
            });
        }
        "why-mb-rank" => {
            game.players.change(seat, |player| player.powers.clear());
            game.players.set_level(seat, 9);
        }
        "why-mb-big" | "why-mb-no-room" => game.players.change(seat, |player| player.items.clear()),
        "why-mb-big-trade" => {
            // Gives each another Big item, which could make room.
            let Move::Trade { to, .. } = mv else { return None };
            let coffin = game.set.id("coffin")?;
            for seat in [seat, to] {
                while game.players.change(seat, |player| player.items.push(Item::new(coffin, false))) {}
            }
        }
        "why-mb-no-slot" => {
            let Move::Turn { item, .. } = mv else { return None };
            // Nothing else is in use, and no curse takes a slot away.
            let bucket = game.set.id("dented-bucket")?;
            game.players.change(seat, |player| {
                player.curses.clear();
                let others = player.items.as_mut_slice().iter_mut().enumerate();
                others
                    .filter(|(at, _)| *at != usize::from(item))
                    .for_each(|(_, other)| *other = Item::new(bucket, false));
            });
        }
        "why-mb-level-nine" | "why-mb-tenth" => game.players.set_level(seat, 1),
        "why-mb-thousand" => {
            let Move::Sell { hand, items } = mv else { return None };
            let mut cards = (0..game.set.cards().len() as u16).map(CardId);
            let dearest = cards.find(|&card| game.set.face(card).gold >= 1000)?;
            (hand | items != 0).then_some(())?;
            game.players.change(seat, |player| {
                let held = player.hand.as_mut_slice().iter_mut().enumerate();
                held.filter(|(at, _)| hand >> at & 1 != 0).for_each(|(_, held)| held.card = dearest);
                let laid = player.items.as_mut_slice().iter_mut().enumerate();
                laid.filter(|(at, _)| items >> at & 1 != 0).for_each(|(_, item)| item.card = dearest);
            });
        }
        "why-mb-trade-who" | "why-mb-help-who" => game.dead.remove(other?),
        "why-mb-trade-fight" | "why-mb-turn-fight" => game.fight = None,
        "why-mb-talk-ends" => (game.options.offers, game.options.trades) = (200, 200),
        "why-mb-turn-often" => game.turn.turnings = [0; Seat::MAX],
        "why-mb-turn-already" => {
            let Move::Turn { item, in_use } = mv else { return None };
            game.players.change(seat, |player| player.items.as_mut_slice()[usize::from(item)].in_use = !in_use);
        }
        "why-mb-one-helper" => game.fight.as_mut()?.helper = None,
        "why-mb-alone" => game.fight.as_mut()?.marks &= !Marks::MANNERS.bits(),
        "why-mb-not-main" => game.fight.as_mut()?.main = seat,
        "why-mb-forced-help" => game.players.set_level(seat, 1),
        "why-mb-monster" => {
            let (Move::RunFrom(at), Some(Frame::Flight(flight))) = (mv, game.top()) else { return None };
            (at < 16).then_some(())?;
            game.put(Frame::Flight(Flight { left: flight.left | 1 << at, ..flight }));
        }
        "why-mb-no-minion" => {
            let minion = game.set.id("shady-butler")?;
            game.players.change(seat, |player| player.minions.push(minion));
        }
        "why-mb-helper-fate" => {
            let fight = game.fight.as_mut()?;
            let n = usize::from(game.seats);
            (fight.main, fight.helper) = (seat, Some(seat.left(1, n)));
        }
        "why-mb-charity-who" => match mv {
            Move::Give { to, .. } => {
                game.dead.remove(other?);
                Seat::all(game.n()).for_each(|seat| game.players.set_level(seat, 9));
                game.players.set_level(to, 1);
            }
            _ => Seat::all(game.n()).for_each(|seat| game.players.set_level(seat, 1)),
        },
        "why-mb-evenly" => game.put(Frame::Charity { given: [0; Seat::MAX] }),
        "why-mb-no-bat" => {
            let swarm = game.set.get(named?).lines.iter().find_map(|line| match line.effect {
                Effect::Swarm(tag) => Some(tag),
                _ => None,
            })?;
            let mut cards = (0..game.set.cards().len() as u16).map(CardId);
            let bat = cards.find(|&card| game.set.get(card).tags.contains(&swarm))?;
            let set = game.set;
            game.fight.as_mut()?.add(bat, set).then_some(())?;
        }
        "why-mb-no-fight" | "why-mb-fled" => {
            let ghoul = game.set.id("garden-ghoul").or_else(|| game.set.id("banshee"))?;
            let (set, mut fight) = (game.set, Fight::new(seat));
            fight.add(ghoul, set);
            game.fight = Some(fight);
            ask(game, Question::Fight);
        }
        "why-mb-spent" => game.players.change(seat, |player| player.used.clear()),
        "why-mb-cannot-pay" => {
            let bucket = game.set.id("dented-bucket")?;
            game.promised.clear();
            game.players.set_level(seat, 8);
            for _ in 0..3 {
                hold(game, bucket)?;
                game.players.change(seat, |player| player.items.push(Item::new(bucket, false)));
            }
        }
        "why-mb-first-door" => game.turn.begun = true,
        "why-mb-promised" => game.promised.clear(),
        "why-mb-curse-stays" => game.players.change(seat, |player| player.curses.clear()),
        "why-mb-met" => (game.turn.met, game.turn.all_friendly) = (false, false),
        "why-mb-cheat-off" => game.options.cheating = true,
        "why-mb-accuse-often" => game.turn.accused = Seats::NONE,
        "why-mb-accuse-who" => {
            let (other, card) = (other?, named?);
            game.players.change(other, |player| player.items.push(Item::new(card, false))).then_some(())?;
        }
        key => panic!("there is no way yet to change what {key} names"),
    }
    if let Some(fight) = &mut game.fight {
        fight.ahead = None;
    }
    Some(())
}

/// A random move, usually with cards that are present.
fn any_move(game: &Munchkin, seat: Seat, rng: &mut Rng) -> Move {
    let n = game.n();
    let someone = Seat::new(rng.below((n + 1).min(Seat::MAX)));
    let someone = game.dead.first().filter(|_| rng.chance(2, 1)).unwrap_or(someone);
    let owner = if rng.chance(4, 1) { Seat::new(rng.below(n)) } else { seat };
    let player = game.player(owner);
    let mine: Vec<CardId> = player
        .hand
        .iter()
        .map(|held| held.card)
        .chain(player.items.iter().map(|item| item.card))
        .chain(player.in_force())
        .chain(player.half)
        .chain(player.curses.iter().map(|hex| hex.card))
        .chain(game.fight.iter().flat_map(|fight| fight.monsters.as_slice().to_vec().into_iter().map(|m| m.card)))
        .collect();
    let any = CardId(rng.below(game.set.cards().len()) as u16);
    let card = if mine.is_empty() || rng.chance(5, 1) { any } else { mine[rng.below(mine.len())] };
    let places = |rng: &mut Rng, n: usize| if n == 0 { 1 } else { 1u32 << rng.below(n.min(31)) };
    let (held, laid) = (game.player(seat).hand.len(), game.player(seat).items.len());
    let theirs = if someone.index() < n { game.player(someone).items.len() } else { 0 };
    let terms =
        Terms { items: if rng.chance(3, 1) { places(rng, laid) } else { 0 }, share: Share::Half, helper_first: false };
    let at = match rng.below(5) {
        0 => At::Nothing,
        1 => At::Player(someone),
        2 => At::Monster(rng.below(2) as u8),
        3 => At::Fighters,
        _ => At::With(card),
    };
    let replaces = game.player(seat).traits.iter().chain(game.player(seat).items.iter().map(|item| &item.card));
    let replaces: Vec<CardId> = replaces.copied().collect();
    match rng.below(30) {
        0 => Move::Pass,
        1 => {
            let plain =
                [Move::OpenDoor, Move::LootRoom, Move::EndTurn, Move::Settle, Move::Roll, Move::Keep, Move::Accept];
            plain[rng.below(plain.len())]
        }
        2 => Move::Trouble(card),
        3..=6 => Move::Put { card, carried: false, replaces: None },
        7..=11 => Move::Play { card, line: rng.below(2) as u8, at },
        12 => Move::Sell { hand: places(rng, held), items: 0 },
        13 => Move::Sell { hand: 0, items: places(rng, laid) },
        14 => Move::Ask { seat: someone, terms },
        15 => Move::Counter(terms),
        16 => Move::RunFrom(rng.below(4) as u8),
        17 => Move::Sacrifice { helper: rng.chance(2, 1) },
        18 => Move::Choose(card),
        19 => Move::Give { card, to: someone },
        20 => Move::Trade { to: someone, give: places(rng, laid), want: places(rng, theirs) & 7 },
        21 => Move::Turn { item: rng.below(laid + 1) as u8, in_use: rng.chance(2, 1) },
        22 => Move::Drop(card),
        23 => Move::Cheat(card),
        24 => Move::Accuse { seat: someone, card },
        25 => {
            let mut goups =
                (0..game.set.cards().len() as u16).map(CardId).filter(|&card| game.kind(card) == Kind::GoUp);
            Move::Claim(goups.next().filter(|_| rng.chance(2, 1)).unwrap_or(card))
        }
        26 => Move::Put { card, carried: rng.chance(2, 1), replaces: rng.choose(&replaces).copied() },
        27 => Move::LayOut(places(rng, held) | places(rng, held)),
        28 => Move::Show { hand: places(rng, held + 1), to: rng.chance(2, 1).then_some(someone) },
        _ => Move::Either { second: rng.chance(2, 1) },
    }
}

/// How often each reason came up, and how often it could be tested.
fn refusals(games: u64, seen: &mut BTreeMap<&'static str, [usize; 2]>) -> BTreeMap<String, String> {
    let (mut moves, mut untrue) = (MoveBuf::new(), BTreeMap::new());
    for seed in 0..games {
        let options = Options {
            fast: seed % 3 == 0,
            items_in_combat: seed % 2 == 0,
            cheating: seed % 4 == 0,
            offers: (seed % 3) as u8,
            trades: (seed % 2) as u8,
            rounds: 40,
            ..Options::default()
        };
        let mut game = Munchkin::deal(&BITES, options, 3 + seed as usize % 4, seed).unwrap();
        let mut rng = Rng::stream(seed, "reasons", 0);
        loop {
            let asked = game.waiting_on().first();
            for _ in 0..12 {
                let seat = asked.filter(|_| rng.chance(2, 1)).unwrap_or_else(|| Seat::new(rng.below(game.n())));
                // Few die while others still talk: now and then somebody is dead for this one question.
                let mut game = game;
                let bystander = Seat::new(rng.below(game.n()));
                if bystander != seat && !game.is_fighter(bystander) && rng.chance(8, 1) {
                    game.dead.insert(bystander);
                }
                let mv = any_move(&game, seat, &mut rng);
                let Err(reason) = game.allows(seat, mv) else { continue };
                let counts = seen.entry(reason.key).or_default();
                counts[0] += 1;
                if OF_THE_MOVE.contains(&reason.key) {
                    continue;
                }
                let mut changed = game;
                if falsify(&mut changed, seat, mv, reason.key).is_some() {
                    counts[1] += 1;
                    let now = changed.allows(seat, mv).err();
                    if now.is_some_and(|now| (now.clause, now.key) == (reason.clause, reason.key)) {
                        let sort = format!("{mv:?}").split(['(', ' ']).next().unwrap_or_default().to_owned();
                        let card = mv.cards()[0].map(|card| game.set.get(card).slug.as_str());
                        let told = format!("seed {seed}: {seat:?} may not {mv:?} {card:?}; asked {:?}", game.ask);
                        untrue.entry(format!("{} {} {sort}", reason.clause, reason.key)).or_insert(told);
                    }
                }
            }
            let Some(seat) = asked else { break };
            // Free moves now and then, so that their limits are reached.
            game.moves(seat, &mut moves);
            let free = any_move(&game, seat, &mut rng);
            let mv =
                if free.is_free() && game.allows(seat, free).is_ok() { free } else { moves[rng.below(moves.len())] };
            game.play(seat, mv, &mut NullLog);
        }
    }
    untrue
}

#[test]
fn refusals_are_true() {
    let mut seen = BTreeMap::new();
    let untrue = refusals(200, &mut seen);
    assert!(untrue.is_empty(), "these do not depend on what they name: {untrue:#?}");
    let untested = |key: &&str| seen.get(key).is_none_or(|counts| counts[1] == 0) && !OF_THE_MOVE.contains(key);
    let untested: Vec<&str> = seen.keys().copied().filter(untested).collect();
    assert!(untested.is_empty(), "{untested:?}; {seen:#?}");
}

//! Tests of shuffles that server and players make together, of records that are chained and signed, and of games that
//! are broken off.

use super::{every_game, few};
use crate::testing::{Bench, options};
use crate::{AnyRoom, Conn, Entropy, Record, Room};
use fair::{Chain, ROUND, Seal, Shuffle, Witness, hash_of_share, is_sealed};
use kit::Kit;
use serde_json::{Value, json};
use table::{Rng, Seat, Seed};
use wire::{Share, ShuffleProof, TableStage};

every_game!(
    every_client_adds_to_the_shuffle,
    a_client_that_says_nothing_is_left_out,
    a_client_that_does_not_show_its_share_is_left_out_in_the_open,
    a_wrong_share_does_not_count,
    a_client_may_leave_it_out,
    a_client_that_goes_away_holds_nobody_up,
    a_restart_in_the_middle_changes_nothing,
    clients_that_know_nothing_of_shuffles_wait_for_nobody,
    a_table_everybody_has_left_deals_nothing,
    the_record_is_chained_and_signed,
    the_heads_are_told_when_everybody_has_seen_everything,
    a_game_is_broken_off_by_agreement_and_shown,
    a_game_under_other_rules_is_shown,
);

/// Bytes that are repeatable, but that the room takes for secret.
fn secret(seed: u64) -> Entropy {
    let mut rng = Rng::stream(seed, "entropy", 0);
    let entropy = Entropy::secret(move |bytes| bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8));
    entropy.sealed(Some(Seal::new(&[5; 32])))
}

/// A table with people whose clients take part in shuffles.
struct Party<K: Kit> {
    bench: Bench<K>,
    witnesses: Vec<Witness>,
}

impl<K: Kit> Party<K> {
    fn new(people: usize) -> Party<K> {
        let mut bench: Bench<K> = Bench::new(1, &options::<K>(people.max(few::<K>()), &[K::USUAL]), 0);
        bench.room = Room::new("t", &options::<K>(people.max(few::<K>()), &[K::USUAL]), secret(1)).unwrap();
        for at in 0..people {
            let (seating, fx) = bench.room.sit(bench.now, &format!("P{at}"), None).unwrap();
            bench.secrets_mut().push(seating.secret);
            bench.take(fx);
        }
        let witnesses = (0..people).map(|at| Witness::new([at as u8; 32], "t")).collect();
        let mut party = Party { bench, witnesses };
        (0..people).for_each(|at| party.arrive(at));
        party
    }

    fn arrive(&mut self, at: usize) {
        let fx = self.bench.room.connected(self.bench.now, Conn(at as u64));
        self.bench.take(fx);
        let hello = json!({"type": "hello", "token": self.bench.secret(at), "shuffles": true});
        self.bench.say(at, &hello);
    }

    fn start(&mut self) {
        self.bench.say(0, &json!({"type": "start"}));
    }

    /// The last message of a kind that a client received.
    fn last(&self, at: usize, kind: &str) -> Option<Value> {
        let heard = self.bench.heard.get(&Conn(at as u64))?.iter().rev();
        let mut heard = heard.map(|(_, text)| serde_json::from_str::<Value>(text).unwrap());
        heard.find(|message| message["type"] == kind)
    }

    fn commit(&mut self, at: usize) {
        let asked = self.last(at, "commit").expect("it was asked");
        let hash = self.witnesses[at].commit(1, asked["hash"].as_str().unwrap()).unwrap();
        self.bench.say(at, &json!({"type": "commit", "number": 1, "hash": hash}));
    }

    fn share(&mut self, at: usize) -> String {
        let asked = self.last(at, "reveal").expect("it was asked");
        let listed: Vec<Share> = serde_json::from_value(asked["shares"].clone()).unwrap();
        self.witnesses[at].reveal(1, asked["hash"].as_str().unwrap(), &listed).unwrap()
    }

    fn reveal(&mut self, at: usize) {
        let share = self.share(at);
        self.bench.say(at, &json!({"type": "reveal", "number": 1, "share": share}));
    }

    fn is_playing(&self) -> bool {
        self.bench.room.info().stage == TableStage::Playing
    }

    fn fair(&self) -> ShuffleProof {
        self.bench.room.info().fair.expect("a game has begun")
    }

    /// The shuffle on record.
    fn shuffle(&self) -> Shuffle {
        let began = self.bench.kept.iter().rev().find_map(|record| match record {
            Record::Began { shuffle, .. } => Some(shuffle.clone()),
            _ => None,
        });
        began.expect("a game has begun")
    }
}

fn every_client_adds_to_the_shuffle<K: Kit>() {
    let mut party = Party::<K>::new(3);
    let before = party.bench.now;
    party.start();
    assert!(!party.is_playing());
    (0..3).for_each(|at| party.commit(at));
    (0..3).for_each(|at| party.reveal(at));
    assert!(party.is_playing() && party.bench.now == before, "nobody waits when all have answered");
    let fair = party.fair();
    assert!(fair.secret.is_none() && fair.seed.is_none(), "the secret is kept until the end");
    assert!(fair.shares.len() == 3 && fair.shares.iter().all(|one| one.share.is_some()));
    for witness in &mut party.witnesses {
        assert_eq!(witness.look(1, &fair), Ok(()));
    }
    let shuffle = party.shuffle();
    assert!(matches!(shuffle.seed(), Seed::Strong(_)) && shuffle.check(&fair.hash, shuffle.seed()).is_ok());
    party.bench.play_on(3, true);
    let fair = party.fair();
    for witness in &mut party.witnesses {
        assert_eq!(witness.look(1, &fair), Ok(()));
        assert!(witness.took_part(1));
    }
    // The server's secret was on record before anybody heard its hash.
    let drawn = party.bench.kept.iter().position(|record| matches!(record, Record::Shuffling { .. })).unwrap();
    let began = party.bench.kept.iter().position(|record| matches!(record, Record::Began { .. })).unwrap();
    assert!(drawn < began);
}

fn a_client_that_says_nothing_is_left_out<K: Kit>() {
    let mut party = Party::<K>::new(2);
    party.start();
    party.commit(0);
    assert!(!party.is_playing());
    party.bench.now += ROUND;
    let fx = party.bench.room.tick(party.bench.now);
    party.bench.take(fx);
    party.reveal(0);
    assert!(party.is_playing());
    let seats: Vec<Seat> = party.fair().shares.iter().map(|one| one.seat).collect();
    assert_eq!(seats, [Seat::new(0)]);
    // What comes late changes nothing.
    let (before, fair) = (party.bench.kept.len(), party.fair());
    party.bench.say(1, &json!({"type": "commit", "number": 1, "hash": hash_of_share("late")}));
    assert_eq!((party.bench.kept.len(), party.fair()), (before, fair));
}

fn a_client_that_does_not_show_its_share_is_left_out_in_the_open<K: Kit>() {
    let mut party = Party::<K>::new(3);
    let before = party.bench.now;
    party.start();
    (0..3).for_each(|at| party.commit(at));
    party.reveal(0);
    party.reveal(2);
    assert!(!party.is_playing());
    assert!(party.bench.wait() && party.is_playing());
    assert!(party.bench.now - before <= 2000, "it costs the others two seconds at most");
    let fair = party.fair();
    let shown: Vec<bool> = fair.shares.iter().map(|one| one.share.is_some()).collect();
    assert_eq!(shown, [true, false, true]);
    // The others accept that. A client that has answered and is left out does not.
    assert_eq!(party.witnesses[0].look(1, &fair), Ok(()));
    party.share(1);
    assert!(party.witnesses[1].look(1, &fair).is_err());
}

fn a_wrong_share_does_not_count<K: Kit>() {
    for wrong in [json!("00".repeat(32)), json!(""), json!("ä".repeat(32))] {
        let mut party = Party::<K>::new(2);
        party.start();
        (0..2).for_each(|at| party.commit(at));
        party.bench.say(0, &json!({"type": "reveal", "number": 1, "share": wrong}));
        // There is no second try.
        party.reveal(0);
        assert!(!party.is_playing());
        party.reveal(1);
        assert!(party.is_playing());
        let fair = party.fair();
        assert!(fair.shares[0].share.is_none() && fair.shares[1].share.is_some());
        assert_eq!(party.witnesses[1].look(1, &fair), Ok(()));
    }
}

fn a_client_may_leave_it_out<K: Kit>() {
    let mut party = Party::<K>::new(2);
    party.start();
    party.bench.say(0, &json!({"type": "commit", "number": 1, "hash": null}));
    party.bench.say(1, &json!({"type": "commit", "number": 1, "hash": "no hash"}));
    assert!(party.is_playing() && party.fair().shares.is_empty());
}

fn a_client_that_goes_away_holds_nobody_up<K: Kit>() {
    let mut party = Party::<K>::new(2);
    party.start();
    (0..2).for_each(|at| party.commit(at));
    party.reveal(0);
    let fx = party.bench.room.disconnected(party.bench.now, Conn(1));
    party.bench.take(fx);
    assert!(party.is_playing() && party.fair().shares[1].share.is_none());
}

fn a_restart_in_the_middle_changes_nothing<K: Kit>() {
    let shuffle_of = |restarts: bool| {
        let mut party = Party::<K>::new(2);
        party.start();
        (0..2).for_each(|at| party.commit(at));
        let shown = party.last(0, "commit");
        if restarts {
            let options = party.bench.room.info().options;
            party.reveal(0);
            party.bench.room = Room::restored(&party.bench.saved(&options), party.bench.now, secret(7)).unwrap();
            party.bench.heard.clear();
            (0..2).for_each(|at| party.arrive(at));
            assert!(!party.is_playing());
            party.start();
            assert_eq!(party.last(0, "commit"), shown, "the server cannot choose another secret");
            (0..2).for_each(|at| party.commit(at));
        }
        (0..2).for_each(|at| party.reveal(at));
        assert!(party.is_playing());
        let fair = party.fair();
        assert!(party.witnesses.iter_mut().all(|witness| witness.look(1, &fair).is_ok()));
        party.shuffle()
    };
    assert_eq!(shuffle_of(false), shuffle_of(true));
}

fn clients_that_know_nothing_of_shuffles_wait_for_nobody<K: Kit>() {
    let mut party = Party::<K>::new(1);
    let fx = party.bench.room.disconnected(party.bench.now, Conn(0));
    party.bench.take(fx);
    party.bench.arrive(0);
    party.start();
    assert!(party.is_playing() && party.fair().shares.is_empty());
    assert!(!party.bench.kept.iter().any(|record| matches!(record, Record::Shuffling { .. })));
}

fn a_table_everybody_has_left_deals_nothing<K: Kit>() {
    let mut party = Party::<K>::new(1);
    party.start();
    party.bench.say(0, &json!({"type": "leave"}));
    party.bench.wait();
    assert_eq!(party.bench.room.info().stage, TableStage::Waiting);
}

/// A game with two people, played to the end.
fn played<K: Kit>() -> Party<K> {
    let mut party = Party::<K>::new(2);
    party.start();
    (0..2).for_each(|at| party.commit(at));
    (0..2).for_each(|at| party.reveal(at));
    party.bench.play_on(2, true);
    party
}

/// The chain of what is on record.
fn chain<K: Kit>(party: &Party<K>, keep: impl Fn(usize) -> bool) -> (Chain, Vec<String>) {
    let mut chain = Chain::new(&party.shuffle(), K::ID, K::VERSION);
    let mut heads = vec![chain.head().to_owned()];
    let decisions = party.bench.kept.iter().flat_map(Record::decisions).enumerate();
    for (_, (seat, mv, ..)) in decisions.filter(|(n, _)| keep(*n)) {
        chain.add(seat, mv);
        heads.push(chain.head().to_owned());
    }
    (chain, heads)
}

fn the_record_is_chained_and_signed<K: Kit>() {
    let party = played::<K>();
    let fair = party.fair();
    let (key, signed) = (fair.key.unwrap(), fair.signed.unwrap());
    assert!(is_sealed(&chain(&party, |_| true).0.statement(), &key, &signed));
    assert!(!is_sealed(&chain(&party, |n| n != 3).0.statement(), &key, &signed), "a removed move is noticed");
    assert_eq!(key, Seal::new(&[5; 32]).public());
    // A restored table signs the same.
    let options = party.bench.room.info().options;
    let restored = Room::<K>::restored(&party.bench.saved(&options), 0, secret(8)).unwrap();
    assert_eq!(restored.info().fair.unwrap().signed, Some(signed));
}

fn the_heads_are_told_when_everybody_has_seen_everything<K: Kit>() {
    let party = played::<K>();
    let heads = chain(&party, |_| true).1;
    let told = |at: usize| -> Vec<String> {
        let heard = party.bench.heard[&Conn(at as u64)].iter();
        let updates = heard.map(|(_, text)| serde_json::from_str::<Value>(text).unwrap());
        let told = updates.filter(|message| message["type"] == "update").filter_map(|message| {
            let open = message["window"].is_null();
            assert!(open || message["chain"].is_null(), "a head in a window could tell who has answered");
            message["chain"].as_str().map(str::to_owned)
        });
        told.collect()
    };
    let mut both: Vec<Vec<String>> = (0..2).map(told).collect();
    both.iter_mut().for_each(Vec::dedup);
    assert!(both[0].len() > 3 && both[0] == both[1], "{}", both[0].len());
    assert_eq!(both[0].last(), heads.last());
    let mut rest = heads.iter();
    assert!(both[0].iter().all(|told| rest.any(|head| head == told)), "they come in the order of the record");
}

fn a_game_is_broken_off_by_agreement_and_shown<K: Kit>() {
    let mut party = Party::<K>::new(3);
    party.start();
    (0..3).for_each(|at| party.commit(at));
    (0..3).for_each(|at| party.reveal(at));
    for _ in 0..5 {
        assert!(party.bench.answer_all(3, true) || party.bench.wait());
    }
    // The host alone cannot.
    party.bench.say(0, &json!({"type": "break-off"}));
    assert!(party.is_playing() && party.fair().secret.is_none());
    let [asked] = &party.bench.room.info().proposals[..] else { panic!("the others are asked") };
    // A late yes to the beginning is none to the end.
    party.bench.say(1, &json!({"type": "agree", "to": 0}));
    assert!(party.is_playing());
    party.bench.say(1, &json!({"type": "agree", "to": asked.id}));
    let info = party.bench.room.info();
    assert!(info.broken && info.stage == TableStage::Over && info.proposals.is_empty());
    let fair = party.fair();
    assert!(party.witnesses.iter_mut().all(|witness| witness.look(1, &fair).is_ok()));
    assert!(is_sealed(&chain(&party, |_| true).0.statement(), &fair.key.unwrap(), &fair.signed.unwrap()));
    assert!(fair.secret.is_some());
    assert!(matches!(party.bench.kept.last(), Some(Record::Broken { number: 1 })));
    // Nobody is asked any more, and nothing goes on by itself.
    assert!((0..3).all(|at| party.bench.ask(at).is_none()));
    let kept = party.bench.kept.len();
    while party.bench.wait() {
        assert_eq!(party.bench.kept.len(), kept);
    }
    let options = party.bench.room.info().options;
    let restored = Room::<K>::restored(&party.bench.saved(&options), 0, secret(8)).unwrap();
    assert!(restored.info().broken && restored.info().stage == TableStage::Over);
    // Another game may follow.
    party.bench.say(0, &json!({"type": "rematch"}));
    assert!(party.last(0, "commit").is_some_and(|asked| asked["number"] == 2));
}

fn a_game_under_other_rules_is_shown<K: Kit>() {
    let mut party = Party::<K>::new(2);
    party.start();
    (0..2).for_each(|at| party.commit(at));
    (0..2).for_each(|at| party.reveal(at));
    // A move that these rules do not know.
    let (number, n, seat, talk) = (1, 0, Seat::new(0), None);
    let (mv, events) = ("\"unheard-of\"".to_owned(), "[]".to_owned());
    party.bench.kept.push(Record::Moved { number, n, seat, mv, talk, events });
    let options = party.bench.room.info().options;
    let mut room = Room::<K>::restored(&party.bench.saved(&options), 0, secret(8)).unwrap();
    assert_eq!(room.tick(0).store, [Record::Broken { number: 1 }]);
    assert!(room.tick(1).store.is_empty());
    let fair = room.info().fair.unwrap();
    assert!(fair.secret.is_some() && fair.signed.is_none());
}

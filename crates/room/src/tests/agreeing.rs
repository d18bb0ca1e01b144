//! Tests of who may begin a game, and who may take a seat in a running one.

use super::every_game;
use super::few;
use crate::testing::{Bench, entropy, options};
use crate::{AnyRoom, Conn, Record, Request, Room};
use kit::Kit;
use serde_json::{Value, json};
use table::Seat;
use wire::{Options, Pace, ProposalKind, Sitter, TableStage};

every_game!(
    a_guest_cannot_begin_alone,
    most_of_the_people_can_begin_without_the_host,
    people_who_have_gone_do_not_hold_up_the_others,
    a_rematch_needs_the_host_or_most,
    nobody_sees_a_bots_hand_by_sitting_down,
    the_table_agrees_to_somebody_new,
    nobody_decides_alone_because_the_others_are_not_looking,
    a_no_means_the_next_game,
    people_who_have_seen_the_game_wait_for_the_next,
    people_who_have_left_may_come_back,
    newcomers_wait_through_a_restart,
    chat_survives_a_restart,
);

/// A table for four with this many people, at which the game has begun.
fn playing<K: Kit>(people: usize) -> Bench<K> {
    let mut bench: Bench<K> = Bench::new(4, &options::<K>(4, &[K::USUAL]), people);
    bench.say(0, &json!({"type": "start"}));
    assert_eq!(bench.room.info().stage, TableStage::Playing);
    bench
}

/// A person asks for a seat over a connection of their own and says hello. Returns their secret, and whether they wait.
fn come<K: Kit>(bench: &mut Bench<K>, at: usize, request: &Request<'_>) -> (String, bool) {
    let (seating, fx) = bench.room.come(bench.now, request).expect("they are taken in");
    bench.take(fx);
    let fx = bench.room.connected(bench.now, Conn(at as u64));
    bench.take(fx);
    bench.say(at, &json!({"type": "hello", "token": seating.secret, "me": request.me}));
    (seating.secret, seating.waits)
}

fn leave<K: Kit>(bench: &mut Bench<K>, at: usize) {
    let fx = bench.room.disconnected(bench.now, Conn(at as u64));
    bench.take(fx);
}

/// The last welcome a client received.
fn welcome<K: Kit>(bench: &Bench<K>, at: usize) -> Value {
    let heard = bench.heard[&Conn(at as u64)].iter().rev();
    let mut heard = heard.map(|(_, text)| serde_json::from_str::<Value>(text).unwrap());
    heard.find(|message| message["type"] == "welcome").expect("they were welcomed")
}

fn a_guest_cannot_begin_alone<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(1, &options::<K>(4, &[]), 2);
    bench.say(1, &json!({"type": "start"}));
    let info = bench.room.info();
    assert_eq!((info.stage, info.host), (TableStage::Waiting, Some(Seat::new(0))));
    let [asked] = &info.proposals[..] else { panic!("it is shown who asks: {info:?}") };
    assert_eq!((asked.what, asked.by, &*asked.name), (ProposalKind::Start, Some(Seat::new(1)), "P1"));
    assert_eq!((&asked.agreed[..], asked.needed), (&[Seat::new(1)][..], 2));
    // The player takes it back.
    bench.say(1, &json!({"type": "decline", "to": 0}));
    assert!(bench.room.info().proposals.is_empty());
    bench.say(1, &json!({"type": "start"}));
    bench.say(0, &json!({"type": "agree", "to": 0}));
    let info = bench.room.info();
    assert_eq!((info.stage, info.proposals.len()), (TableStage::Playing, 0));
}

fn most_of_the_people_can_begin_without_the_host<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(1, &options::<K>(4, &[]), 3);
    bench.say(1, &json!({"type": "start"}));
    assert_eq!(bench.room.info().stage, TableStage::Waiting);
    bench.say(2, &json!({"type": "start"}));
    assert_eq!(bench.room.info().stage, TableStage::Playing);
}

fn people_who_have_gone_do_not_hold_up_the_others<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(1, &options::<K>(4, &[]), 2);
    leave(&mut bench, 0);
    bench.say(1, &json!({"type": "start"}));
    // For a moment it may just be a bad connection.
    assert_eq!(bench.room.info().stage, TableStage::Waiting);
    assert!(bench.wait());
    assert_eq!((bench.room.info().stage, bench.now), (TableStage::Playing, 31_000));
}

fn a_rematch_needs_the_host_or_most<K: Kit>() {
    let mut bench: Bench<K> = playing(3);
    bench.play_on(3, true);
    bench.say(2, &json!({"type": "rematch"}));
    let info = bench.room.info();
    assert_eq!((info.stage, info.number, info.proposals[0].what), (TableStage::Over, 1, ProposalKind::Rematch));
    // The host leaves. The person who has sat there next longest becomes the host.
    bench.say(0, &json!({"type": "leave"}));
    assert_eq!((bench.room.info().stage, bench.room.info().host), (TableStage::Over, Some(Seat::new(1))));
    assert!(
        bench.last_heard(1).contains("table-left")
            || bench.heard[&Conn(1)].iter().any(|(_, text)| text.contains("table-left"))
    );
    bench.say(1, &json!({"type": "rematch"}));
    assert_eq!((bench.room.info().stage, bench.room.info().number), (TableStage::Playing, 2));
}

fn nobody_sees_a_bots_hand_by_sitting_down<K: Kit>() {
    let mut bench: Bench<K> = playing(1);
    for (at, seat) in [(10, 1), (11, 2), (12, 3)] {
        let request = Request { name: "Spy", seat: Some(Seat::new(seat)), ..Request::default() };
        let (_, waits) = come(&mut bench, at, &request);
        let heard = welcome(&bench, at);
        assert!(waits && heard["you"].is_null() && heard["view"].is_null(), "{heard}");
        assert_eq!(heard["waits_for"], "consent");
        assert_eq!(bench.room.info().seats[seat].who, Sitter::Bot);
    }
    assert_eq!(bench.room.info().proposals.len(), 3);
    // They can neither move nor agree to themselves.
    bench.say(10, &json!({"type": "agree", "to": 1}));
    assert!(bench.last_heard(10).contains("table-watching"));
}

fn the_table_agrees_to_somebody_new<K: Kit>() {
    let mut bench: Bench<K> = playing(3);
    bench.room.comes_from(Conn(1), "192.0.2.7");
    let request = Request { name: "Nia", from: Some("192.0.2.7"), me: Some("nia"), ..Request::default() };
    let (secret, _) = come(&mut bench, 10, &request);
    let [asked] = &bench.room.info().proposals[..] else { panic!("the table is asked") };
    assert_eq!((asked.what, asked.seat, &*asked.name), (ProposalKind::Seat, Some(Seat::new(3)), "Nia"));
    // The players who are asked learn that a player has the same address.
    assert_eq!(asked.near, [Seat::new(1)]);
    bench.say(1, &json!({"type": "agree", "to": asked.id}));
    assert_eq!(bench.room.info().seats[3].who, Sitter::Bot);
    bench.say(2, &json!({"type": "agree", "to": asked.id}));
    assert_eq!((bench.room.info().seats[3].who, &*bench.room.info().seats[3].name), (Sitter::Person, "Nia"));
    let heard = welcome(&bench, 10);
    assert!(heard["you"] == 3 && heard["view"].is_object(), "{heard}");
    assert!(bench.heard[&Conn(0)].iter().any(|(_, text)| text.contains("table-sat")));
    // Her secret opens the seat.
    leave(&mut bench, 10);
    let fx = bench.room.connected(bench.now, Conn(11));
    bench.take(fx);
    bench.say(11, &json!({"type": "hello", "token": secret}));
    assert_eq!(welcome(&bench, 11)["you"], 3);
}

/// Where a turn takes a day, people are rarely connected.
fn nobody_decides_alone_because_the_others_are_not_looking<K: Kit>() {
    let options = Options { pace: Pace::Appointment, ..options::<K>(4, &[K::USUAL]) };
    let mut bench: Bench<K> = Bench::new(4, &options, 3);
    bench.say(0, &json!({"type": "start"}));
    leave(&mut bench, 1);
    leave(&mut bench, 2);
    bench.now += 60 * 60 * 1000;
    let fx = bench.room.tick(bench.now);
    bench.take(fx);
    // A player lets their own second device into a bot's seat, or breaks off a game that they lose.
    come(&mut bench, 10, &Request { name: "Nia", ..Request::default() });
    let asked = bench.room.info().proposals[0].id;
    bench.say(0, &json!({"type": "agree", "to": asked}));
    bench.say(0, &json!({"type": "break-off"}));
    bench.now += 60 * 60 * 1000;
    let fx = bench.room.tick(bench.now);
    bench.take(fx);
    let info = bench.room.info();
    assert_eq!((info.seats[3].who, info.stage), (Sitter::Bot, TableStage::Playing));
    assert!(info.proposals.iter().all(|proposal| proposal.needed == 2));
    // One of the others comes back and agrees.
    bench.arrive(1);
    bench.say(1, &json!({"type": "agree", "to": asked}));
    assert_eq!(bench.room.info().seats[3].who, Sitter::Person);
}

fn a_no_means_the_next_game<K: Kit>() {
    let mut bench: Bench<K> = playing(2);
    come(&mut bench, 10, &Request { name: "Nia", ..Request::default() });
    let id = bench.room.info().proposals[0].id;
    bench.say(0, &json!({"type": "decline", "to": id}));
    let info = bench.room.info();
    assert_eq!((info.proposals.len(), &info.coming[..]), (0, &["Nia".to_owned()][..]));
    let heard = welcome(&bench, 10);
    assert!(heard["waits_for"] == "next-game" && heard["you"].is_null() && heard["view"].is_object(), "{heard}");
    bench.play_on(2, true);
    bench.say(0, &json!({"type": "rematch"}));
    let info = bench.room.info();
    assert_eq!((&*info.seats[2].name, info.seats[2].who, info.coming.len()), ("Nia", Sitter::Person, 0));
    assert_eq!(welcome(&bench, 10)["you"], 2);
}

fn people_who_have_seen_the_game_wait_for_the_next<K: Kit>() {
    let mut bench: Bench<K> = playing(2);
    let fx = bench.room.connected(bench.now, Conn(10));
    bench.take(fx);
    bench.say(10, &json!({"type": "hello", "me": "watcher"}));
    let mut refused = |request: &Request<'_>| bench.room.come(bench.now, request).err().map(|why| why.key.to_string());
    let request = Request { name: "Wat", me: Some("watcher"), ..Request::default() };
    assert_eq!(refused(&request).as_deref(), Some("table-seen-too-much"));
    assert_eq!(refused(&Request { next: true, ..request }), None);
    // A person who has sat there does not get another seat either.
    let fx = bench.room.disconnected(bench.now, Conn(1));
    bench.take(fx);
    let token = bench.secret(1).to_owned();
    let request = Request { name: "P1", token: Some(&token), ..Request::default() };
    let refused = bench.room.come(bench.now, &request).err().map(|why| why.key.to_string());
    assert_eq!(refused.as_deref(), Some("table-sits-already"));
}

fn people_who_have_left_may_come_back<K: Kit>() {
    let options = options::<K>(few::<K>().max(3), &[K::USUAL]);
    let mut bench: Bench<K> = Bench::new(4, &options, 2);
    bench.say(0, &json!({"type": "start"}));
    bench.say(1, &json!({"type": "leave"}));
    assert_eq!(bench.room.info().seats[1].who, Sitter::Bot);
    let token = bench.secret(1).to_owned();
    // The table remembers it after a restart.
    bench.restart(&options, 4, 1);
    let another = Request { name: "P1", seat: Some(Seat::new(2)), token: Some(&token), ..Request::default() };
    let (seating, fx) = bench.room.come(bench.now, &another).expect("they are let in");
    assert_eq!((seating.seat, seating.waits, &seating.secret), (Seat::new(1), false, &token), "in their own seat only");
    bench.take(fx);
    assert_eq!(bench.room.info().seats[1].who, Sitter::Away);
    bench.arrive(1);
    assert_eq!(bench.room.info().seats[1].who, Sitter::Person);
}

fn newcomers_wait_through_a_restart<K: Kit>() {
    let options = options::<K>(4, &[K::USUAL]);
    let mut bench: Bench<K> = Bench::new(4, &options, 2);
    bench.say(0, &json!({"type": "start"}));
    let (secret, _) = come(&mut bench, 10, &Request { name: "Nia", next: true, ..Request::default() });
    let (_, fx) = bench.room.come(bench.now, &Request { name: "Ulf", next: true, ..Request::default() }).unwrap();
    bench.take(fx);
    bench.restart(&options, 4, 2);
    assert_eq!(bench.room.info().coming, ["Nia", "Ulf"]);
    let fx = bench.room.connected(bench.now, Conn(10));
    bench.take(fx);
    bench.say(10, &json!({"type": "hello", "token": secret}));
    assert_eq!(welcome(&bench, 10)["waits_for"], "next-game");
    bench.say(10, &json!({"type": "leave"}));
    bench.restart(&options, 4, 2);
    assert_eq!(bench.room.info().coming, ["Ulf"]);
}

fn chat_survives_a_restart<K: Kit>() {
    let options = options::<K>(4, &[K::USUAL]);
    let mut bench: Bench<K> = Bench::new(4, &options, 2);
    bench.say(0, &json!({"type": "chat", "text": "Hello there"}));
    bench.say(0, &json!({"type": "start"}));
    bench.say(1, &json!({"type": "chat", "text": "Good luck"}));
    assert_eq!(bench.kept.iter().filter(|record| matches!(record, Record::Said(_))).count(), 2);
    bench.restart(&options, 4, 1);
    let said = welcome(&bench, 0)["chat"].clone();
    assert_eq!(said, json!([{"by": 0, "text": "Hello there"}, {"by": 1, "text": "Good luck"}]));
    let room: Result<Room<K>, _> = Room::restored(&bench.saved(&options), 0, entropy(1));
    assert!(room.is_ok());
}

//! A server's tables on the screen: a real table with a clock that the tests turn, connected directly to the screens.

use super::{SIZES, drawn, kept, press, text, typed};
use crate::screen::{End, Guest};
use client::{Line, LineCommand, LineEvent};
use games::{LunchMoneyKit, MunchkinKit};
use kit::Kit;
use room::{AnyRoom, Conn, Effects};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;
use table::{Rng, Seat};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tui::ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tui::{Client, Effect, Input, Table as _, WaitsFor};
use wire::{Options, Pace};
use words::{Lang, Words};

const LINK: &str = "http://localhost:7777/t/ABCDEFGH";

/// No server: nothing is asked of it here.
fn nowhere() -> (client::Server, String) {
    (client::Server::at("127.0.0.1:0"), "http://127.0.0.1:0".to_owned())
}

/// A table, and the lines to it.
struct Host {
    room: Box<dyn AnyRoom>,
    now: u64,
    options: Options,
    lines: Vec<(UnboundedReceiver<LineCommand>, Sender<LineEvent>)>,
}

fn options(game: &str, players: usize) -> Options {
    let options = serde_json::json!({"game": game, "players": players, "bots": ["random"], "hints": true, "beat": 0});
    serde_json::from_value(options).unwrap()
}

impl Host {
    fn open(options: Options) -> Host {
        let mut rng = Rng::stream(5, "entropy", 0);
        let entropy = room::Entropy::rehearsed(move |bytes: &mut [u8]| {
            bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8)
        });
        let room = room::open("ABCDEFGH", &options, entropy).unwrap();
        Host { room, now: 1000, options, lines: Vec::new() }
    }

    /// Seats a player and returns their secret.
    fn sit(&mut self, name: &str) -> String {
        let (seating, fx) = self.room.sit(self.now, name, None).unwrap();
        self.take(fx);
        seating.secret
    }

    /// A line for a player with a secret, or for a spectator.
    fn line(&mut self, token: Option<&str>) -> Line {
        let conn = Conn(self.lines.len() as u64);
        let ((to_guest, inbox), (outbox, orders)) = (channel(), unbounded_channel());
        self.lines.push((orders, to_guest));
        let fx = self.room.connected(self.now, conn);
        self.take(fx);
        let hello = serde_json::json!({"type": "hello", "token": token}).to_string();
        let fx = self.room.received(self.now, conn, &hello);
        self.take(fx);
        let witness = std::sync::Arc::new(std::sync::Mutex::new(fair::Witness::new([1; 32], "ABCDEFGH")));
        Line { inbox, outbox, witness }
    }

    fn guest<K: Kit>(&mut self, token: Option<&str>, lang: Lang) -> Client<Guest<K>> {
        let words = Words::new(lang);
        let settings = K::new(&self.options).unwrap();
        let notation = K::notation().unwrap();
        let (line, info) = (self.line(token), self.room.info());
        let mut client =
            Client::new(Guest::new(settings, notation, LINK.to_owned(), (line, nowhere()), info), words, false);
        client.update(Input::Tick(Duration::ZERO));
        client
    }

    fn take(&mut self, fx: Effects) {
        for (conn, text) in fx.send {
            // A client that has hung up hears nothing.
            let _ = self.lines[conn.0 as usize].1.send(LineEvent::Said(text));
        }
        for job in fx.think {
            job.think();
            let fx = self.room.thought(self.now);
            self.take(fx);
        }
    }

    /// Carries messages to the table until nobody has anything to say.
    fn pump(&mut self) {
        for at in 0..self.lines.len() {
            while let Ok(order) = self.lines[at].0.try_recv() {
                let text = match order {
                    LineCommand::Say(text) => text,
                    // Lines here never come back.
                    LineCommand::Forget => continue,
                    LineCommand::Again => panic!("nothing is ever missed here"),
                };
                let fx = self.room.received(self.now, Conn(at as u64), &text);
                self.take(fx);
            }
        }
    }

    /// Lets time pass at the table.
    fn wait(&mut self, millis: u64) {
        let until = self.now + millis;
        self.pump();
        while let Some(deadline) = self.room.deadline().filter(|deadline| *deadline <= until) {
            self.now = self.now.max(deadline);
            let fx = self.room.tick(self.now);
            self.take(fx);
        }
        self.now = until;
    }
}

/// The same for everybody: first the table, then the screens.
fn go_on<K: Kit>(host: &mut Host, clients: &mut [&mut Client<Guest<K>>], millis: u64) {
    host.wait(millis);
    for client in clients {
        client.update(Input::Tick(Duration::from_millis(millis)));
    }
}

/// Compares a screen at both sizes.
fn screens<K: tui::Table>(name: &str, client: &mut Client<K>) -> String {
    SIZES.iter().map(|size| format!("{name}, {} x {}\n{}\n", size.0, size.1, text(&drawn(client, *size)))).collect()
}

/// Waits until something holds for a client.
fn until<K: Kit>(
    host: &mut Host,
    clients: &mut [&mut Client<Guest<K>>],
    holds: impl Fn(&[&mut Client<Guest<K>>]) -> bool,
) {
    for _ in 0..2000 {
        if holds(clients) {
            return;
        }
        for client in &mut *clients {
            let guest = client.table();
            if guest.waits_for() == WaitsFor::You && !guest.has_answered() {
                press(client, KeyCode::Enter);
            }
        }
        go_on(host, clients, 100);
    }
    panic!("it never happens");
}

/// A game of Ann against bots, played until something holds for her, and her secret.
fn begun<K: Kit>(game: &str, players: usize, holds: impl Fn(&Guest<K>) -> bool) -> (Host, Client<Guest<K>>, String) {
    let mut host = Host::open(options(game, players));
    let ann = host.sit("Ann");
    let mut client = host.guest::<K>(Some(&ann), Lang::English);
    press(&mut client, KeyCode::Enter);
    go_on(&mut host, &mut [&mut client], 0);
    until(&mut host, &mut [&mut client], |clients| holds(clients[0].table()));
    (host, client, ann)
}

#[test]
fn a_table_of_a_server_in_all_languages() {
    for lang in Lang::ALL {
        let mut host = Host::open(options("lunch-money", 3));
        let [ann, bob] = ["Ann", "Bořek"].map(|name| host.sit(name));
        let mut client = host.guest::<LunchMoneyKit>(Some(&ann), lang);
        let mut all = screens("waiting room", &mut client);
        let mut other = host.guest::<LunchMoneyKit>(Some(&bob), lang);
        typed(&mut other, "cahoj, 山田!");
        all += &screens("writing", &mut other);
        press(&mut other, KeyCode::Enter);
        go_on(&mut host, &mut [&mut client, &mut other], 0);
        all += &screens("somebody came", &mut client);
        // Ann begins, and a bot takes the third seat.
        typed(&mut client, "1");
        press(&mut client, KeyCode::Enter);
        let mut clients = [&mut client, &mut other];
        go_on(&mut host, &mut clients, 0);
        until(&mut host, &mut clients, |clients| {
            let guest = clients[0].table();
            guest.window && guest.ask.as_ref().is_some_and(|ask| ask.moves.len() > 1)
        });
        go_on(&mut host, &mut clients, 2400);
        all += &screens("asked, with a countdown", clients[0]);
        press(clients[0], KeyCode::Enter);
        go_on(&mut host, &mut clients, 100);
        all += &screens("an answer is kept", clients[0]);
        typed(clients[0], "u");
        go_on(&mut host, &mut clients, 100);
        assert!(!clients[0].table().has_answered());
        typed(clients[0], "?");
        all += &format!("keys\n{}\n", text(&drawn(clients[0], SIZES[1])));
        press(clients[0], KeyCode::Esc);
        kept(&format!("joined-{}", lang.code()), &all);
        kept(&format!("seated-{}", lang.code()), &settings_of_a_seat(&mut host, &mut clients));
    }
}

/// Automatic passing, the chances, and giving up the seat.
fn settings_of_a_seat<K: Kit>(host: &mut Host, clients: &mut [&mut Client<Guest<K>>]) -> String {
    typed(clients[0], "o");
    press(clients[0], KeyCode::Down);
    press(clients[0], KeyCode::Enter);
    go_on(host, clients, 100);
    let mut all = screens("stops", clients[0]);
    press(clients[0], KeyCode::Esc);
    typed(clients[0], "v");
    // A strong bot's advice depends on the speed of the machine, so here it is fixed.
    let orders = &mut host.lines[0].0;
    assert!(matches!(orders.try_recv(), Ok(LineCommand::Say(text)) if text.contains("hint")));
    let hint = r#"{"type": "hint", "ask": 1, "moves": [], "outlook": [0.25, 0.625, 0.125]}"#;
    host.lines[0].1.send(LineEvent::Said(hint.to_owned())).unwrap();
    go_on(host, clients, 100);
    all += &screens("chances", clients[0]);
    press(clients[0], KeyCode::Esc);
    typed(clients[0], "e");
    all += &screens("giving the seat up", clients[0]);
    // Not yet confirmed.
    press(clients[0], KeyCode::Esc);
    go_on(host, clients, 100);
    assert!(clients[0].table().sits());
    typed(clients[0], "e");
    press(clients[0], KeyCode::Enter);
    host.pump();
    go_on(host, clients, 100);
    assert!(!clients[0].table().sits());
    all
}

#[test]
fn automatic_passing_stays_with_the_seat() {
    let mut host = Host::open(options("munchkin-bites", 3));
    let ann = host.sit("Ann");
    let mut client = host.guest::<MunchkinKit>(Some(&ann), Lang::English);
    typed(&mut client, "o");
    let screen = text(&drawn(&mut client, SIZES[0]));
    assert_eq!(screen.matches("[✓]").count(), 4, "{screen}");
    // By key and by mouse.
    press(&mut client, KeyCode::Enter);
    let screen = text(&drawn(&mut client, SIZES[0]));
    let row = screen.lines().position(|line| line.contains("Fights I am not in")).unwrap() as u16;
    let kind = MouseEventKind::Down(MouseButton::Left);
    client.update(Input::Mouse(MouseEvent { kind, column: 20, row, modifiers: KeyModifiers::NONE }));
    go_on(&mut host, &mut [&mut client], 0);
    let mut again = host.guest::<MunchkinKit>(Some(&ann), Lang::English);
    typed(&mut again, "o");
    let screen = text(&drawn(&mut again, SIZES[0]));
    assert!(screen.contains("[ ] My own fights") && screen.contains("[ ] Fights I am not in"), "{screen}");
    assert_eq!(screen.matches("[✓]").count(), 2, "{screen}");
    press(&mut again, KeyCode::Enter);
    assert!(text(&drawn(&mut again, SIZES[0])).contains("[✓] My own fights"));
}

#[test]
fn a_lost_connection_is_reported_and_comes_back() {
    let (mut host, mut client, ann) = begun::<LunchMoneyKit>("lunch-money", 2, |guest| guest.ask.is_some());
    let before = text(&drawn(&mut client, SIZES[0]));
    host.lines[0].1.send(LineEvent::Lost).unwrap();
    assert_eq!(client.update(Input::Tick(Duration::ZERO)), Effect::Draw);
    assert!(text(&drawn(&mut client, SIZES[0])).contains("Connection lost"));
    // A new connection says hello, and everything is as before.
    let welcome = host.line(Some(&ann)).inbox.try_recv().unwrap();
    host.lines[0].1.send(welcome).unwrap();
    client.update(Input::Tick(Duration::ZERO));
    assert_eq!(text(&drawn(&mut client, SIZES[0])), before);
    // A message of another protocol ends it.
    host.lines[0].1.send(LineEvent::Said("{\"type\":\"wibble\"}".to_owned())).unwrap();
    assert_eq!(client.update(Input::Tick(Duration::ZERO)), Effect::Quit);
    assert_eq!(client.table().end(), Some(&End::OtherProtocol));
}

#[test]
fn why_and_hints_come_from_the_table() {
    let own_turn = |guest: &Guest<LunchMoneyKit>| guest.ask.is_some() && !guest.window;
    let (mut host, mut client, _) = begun::<LunchMoneyKit>("lunch-money", 2, own_turn);
    typed(&mut client, "w");
    assert!(text(&drawn(&mut client, SIZES[0])).contains("Thinking"));
    go_on(&mut host, &mut [&mut client], 0);
    let told = text(&drawn(&mut client, SIZES[0]));
    assert!(told.contains("why not?") && !told.contains("Thinking"), "{told}");
    press(&mut client, KeyCode::Esc);
    typed(&mut client, "h");
    go_on(&mut host, &mut [&mut client], 0);
    let told = text(&drawn(&mut client, SIZES[0]));
    assert!(told.contains("A hard bot in your seat") && told.contains("% to win"), "{told}");
    press(&mut client, KeyCode::Esc);
    // The chances came with it.
    typed(&mut client, "v");
    let told = text(&drawn(&mut client, SIZES[0]));
    let chance = |line: &str| line.split_once(" %")?.0.rsplit(' ').next()?.parse::<u32>().ok();
    let chances: Vec<u32> = told.lines().filter_map(chance).collect();
    assert!(chances.len() == 2 && (99..=101).contains(&chances.iter().sum::<u32>()), "{chances:?}\n{told}");
    press(&mut client, KeyCode::Esc);
    // Cards whose discard is not listed can be typed.
    let [first, second] = [0, 1].map(|at| client.table().hand(&Words::new(Lang::English))[at].to_uppercase());
    typed(&mut client, &format!(":discard {first}, {second}"));
    press(&mut client, KeyCode::Enter);
    go_on(&mut host, &mut [&mut client], 0);
    let log: Vec<String> = client.table().log(&Words::new(Lang::English)).into_iter().map(|line| line.text).collect();
    assert!(log.iter().filter(|line| line.contains("Ann discards")).count() >= 1, "{log:?}");
}

#[test]
fn where_hints_are_off_the_key_says_so() {
    let mut host = Host::open(Options { hints: false, ..options("lunch-money", 2) });
    let token = host.sit("Ann");
    let mut client = host.guest::<LunchMoneyKit>(Some(&token), Lang::English);
    press(&mut client, KeyCode::Enter);
    go_on(&mut host, &mut [&mut client], 0);
    until(&mut host, &mut [&mut client], |clients| clients[0].table().ask.is_some());
    for key in ["h", "v"] {
        typed(&mut client, key);
        let told = text(&drawn(&mut client, SIZES[0]));
        assert!(told.contains("Hints are off at this table."), "{told}");
        press(&mut client, KeyCode::Esc);
    }
    // Nobody asked the table.
    assert!(host.lines[0].0.try_recv().is_err());
}

/// Two people play a whole game at one table with keys while somebody watches, and then a rematch.
fn whole_game<K: Kit>(game: &str) {
    let mut host = Host::open(Options { pace: Pace::Quick, ..options(game, 3) });
    let [ann, bob] = ["Ann", "Bob"].map(|name| host.sit(name));
    let mut ann = host.guest::<K>(Some(&ann), Lang::English);
    let mut bob = host.guest::<K>(Some(&bob), Lang::Czech);
    let mut watcher = host.guest::<K>(None, Lang::Italian);
    press(&mut ann, KeyCode::Enter);
    let mut steps = 0;
    while !ann.table().is_over() {
        go_on(&mut host, &mut [&mut ann, &mut bob, &mut watcher], 50);
        steps += 1;
        assert!(steps < 60_000, "the game never ends");
        for client in [&mut ann, &mut bob] {
            if client.table().waits_for() == WaitsFor::You && !client.table().has_answered() {
                typed(client, &(steps % 3 + 1).to_string());
                press(client, KeyCode::Enter);
            }
        }
        assert_ne!(watcher.table().waits_for(), WaitsFor::You);
    }
    go_on(&mut host, &mut [&mut ann, &mut bob, &mut watcher], 50);
    for (client, how) in [(&mut ann, "The game is over"), (&mut bob, "Konec hry"), (&mut watcher, "partita")] {
        let screen = text(&drawn(client, SIZES[0]));
        assert!(screen.contains(how), "{screen}");
    }
    // One of two is no majority, but with the host there is a rematch.
    typed(&mut bob, "a");
    go_on(&mut host, &mut [&mut ann, &mut bob, &mut watcher], 50);
    assert!(ann.table().is_over() && watcher.table().is_over());
    typed(&mut ann, "a");
    go_on(&mut host, &mut [&mut ann, &mut bob, &mut watcher], 50);
    assert!(!ann.table().is_over() && !watcher.table().is_over());
    assert_eq!((ann.table().you, bob.table().you), (Some(Seat::new(0)), Some(Seat::new(1))));
}

#[test]
fn every_game_is_played_to_the_end_at_a_server() {
    #[derive(Copy, Clone)]
    struct Whole;

    impl games::Visitor for Whole {
        type Out = ();

        fn visit<K: Kit>(self) {
            whole_game::<K>(K::ID);
        }
    }

    super::with_every_game(Whole);
}

#[test]
fn a_key_shows_the_free_moves() {
    let (mut host, mut client, _) = begun::<MunchkinKit>("munchkin-bites", 3, |guest| {
        guest.ask.is_some() && guest.free.as_ref().is_some_and(|free| !free.is_empty())
    });
    let asked = text(&drawn(&mut client, SIZES[0]));
    assert!(asked.contains("f free moves"), "{asked}");
    typed(&mut client, "f");
    let free = text(&drawn(&mut client, SIZES[0]));
    assert!(free.contains("without being asked"), "{free}");
    typed(&mut client, "f");
    assert_eq!(text(&drawn(&mut client, SIZES[0])), asked);
    // One of them is made, and everybody hears of it.
    let before = client.table().happened();
    typed(&mut client, "f1");
    press(&mut client, KeyCode::Enter);
    go_on(&mut host, &mut [&mut client], 100);
    let log = client.table().log(&Words::new(Lang::English));
    assert!(client.table().happened() > before, "{:?}", log.last());
}

//! Everything that reads bytes, for every game of the registry.

mod books;
mod cards;
mod frames;
mod stored;

use crate::Target;
use games::Visitor;
use kit::{Kit, MoveOf};
use table::{Game as _, MoveBuf, NullLog, Rng, Seat};
use wire::Options;

/// Every target with its share of the inputs. Slow targets get fewer.
#[must_use]
pub fn targets() -> Vec<(Box<dyn Target>, u64)> {
    struct Every;

    impl Visitor for Every {
        type Out = Vec<(Box<dyn Target>, u64)>;

        fn visit<K: Kit>(self) -> Self::Out {
            vec![
                (Box::new(books::Playbooks::<K>::new()), 100),
                (Box::new(books::SavedGames::<K>::new()), 20),
                (Box::new(frames::Frames::<K>::new()), 20),
                (Box::new(stored::Tables::<K>::new()), 20),
            ]
        }
    }

    let mut targets: Vec<(Box<dyn Target>, u64)> =
        games::IDS.iter().filter_map(|id| games::with(id, Every).ok()).flatten().collect();
    targets.push((Box::new(cards::CardSets), 5));
    targets
}

/// The usual options of a game.
fn options<K: Kit>() -> Options {
    Options::of(K::ID, usize::from(K::offer().usual_players))
}

/// A freshly dealt game, and moves to play.
type Beginning<K> = (<K as Kit>::Game, Vec<(Seat, MoveOf<K>)>);

/// Some random moves of a game from the deal.
fn some_moves<K: Kit>(kit: &K, seed: u64, most: usize) -> Option<Beginning<K>> {
    let start = kit.deal(seed, None, &mut NullLog)?;
    let (mut game, mut rng, mut moves) = (start, Rng::stream(seed, "moves", 0), MoveBuf::new());
    let mut played = Vec::new();
    while played.len() < most
        && let Some(seat) = game.waiting_on().first()
        && let Some(mv) = game.pick(seat, &mut rng, &mut moves)
    {
        game.play(seat, mv, &mut NullLog);
        played.push((seat, mv));
    }
    Some((start, played))
}

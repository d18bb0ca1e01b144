//! Why a card cannot be played.

use super::MunchkinKit;
use munchkin::{At, Kind, Move, Munchkin};
use table::{Game as _, Refusal, Seat};

impl MunchkinKit {
    /// Whether a card can be played at all, or at that player. The error says why not.
    pub(super) fn why_card(
        &self,
        game: &Munchkin,
        seat: Seat,
        card: &str,
        target: Option<Seat>,
    ) -> Result<(), Option<Refusal>> {
        let card = self.card(card).ok_or(None)?;
        let face = self.set.get(card);
        if let Some(target) = target {
            let lines = 0..face.lines.len().max(1) as u8;
            let plays = lines.map(|line| Move::Play { card, line, at: At::Player(target) });
            return first_legal(game, seat, plays.chain([Move::Give { card, to: target }]));
        }
        let put = Move::Put { card, carried: false, replaces: None };
        let at: Vec<At> = [At::Nothing, At::Fighters, At::Monsters]
            .into_iter()
            .chain((0..8).map(At::Monster))
            .chain(Seat::all(game.seats()).map(At::Player))
            .collect();
        let lines = 0..face.lines.len().max(1) as u8;
        let plays = lines.flat_map(|line| at.iter().map(move |at| Move::Play { card, line, at: *at }));
        // The likeliest use of such a card comes first, because the first refusal is the one reported.
        let laid = matches!(
            face.kind,
            Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion | Kind::Item
        );
        let first = if laid && !face.one_shot { Some(put) } else { None };
        let first = first.or((face.kind == Kind::Monster).then_some(Move::Trouble(card)));
        let ways = first.into_iter().chain(plays).chain([put, Move::Trouble(card), Move::Claim(card)]);
        // Cards in play can be turned, given up, or recognised as somebody else's.
        let view = game.view(Some(seat));
        let items = view.players.get(seat.index()).map_or(&[][..], |me| &me.items);
        let place = items.iter().position(|(item, _)| *item == card);
        let turned = place.map(|at| Move::Turn { item: at as u8, in_use: !items[at].1 });
        let ways = turned.into_iter().chain(ways).chain([Move::Drop(card)].into_iter().filter(|_| place.is_none()));
        first_legal(game, seat, ways)
    }
}

/// Whether one of these moves is legal. The error is the refusal of the first.
fn first_legal(game: &Munchkin, seat: Seat, moves: impl IntoIterator<Item = Move>) -> Result<(), Option<Refusal>> {
    let mut refused = None;
    for mv in moves {
        match game.check(seat, &mv) {
            Ok(()) => return Ok(()),
            Err(refusal) => refused = refused.or(Some(refusal)),
        }
    }
    Err(refused)
}

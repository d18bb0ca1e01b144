//! The view of a seat or a spectator (CH-PILE-1).

use crate::card::{Card, Cards, Rank};
use crate::moves::Question;
use crate::rules::Rules;
use crate::state::{Cheat, Claim};
use serde::{Deserialize, Serialize};
use table::{Rng, Seat};

/// Everything that a seat may know. Without a hand, what everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The view's seat. `None` for a spectator.
    pub seat: Option<Seat>,
    /// The rules of the table.
    pub rules: Rules,
    /// The player whose turn it is.
    pub turn: Seat,
    /// The rank to claim in this turn.
    pub rank: Rank,
    /// The number of the round, from 1.
    pub round: u16,
    /// The number of cards in each hand, clockwise.
    pub held: Vec<u8>,
    /// The number of cards each player has laid on the pile, clockwise.
    pub laid: Vec<u8>,
    /// The number of cards just laid, while they can be doubted.
    pub claim: Option<u8>,
    /// The viewer's cards.
    pub hand: Cards,
    /// The viewer's own cards in the pile.
    pub buried: Cards,
    /// The cards that the viewer knows in other hands, clockwise.
    pub known: Vec<Cards>,
    /// The open question, if it is put to the viewer or everybody can tell.
    pub asked: Option<(Seat, Question)>,
    /// The winners. Empty while the game goes on.
    pub winners: Vec<Seat>,
}

impl View {
    /// The number of cards in the pile.
    #[must_use]
    pub fn pile(&self) -> usize {
        self.laid.iter().map(|&n| usize::from(n)).sum()
    }
}

impl Cheat {
    pub(crate) fn seen_from(&self, seat: Option<Seat>) -> View {
        let all = || Seat::all(self.n());
        let known = self.known[Cheat::knower(seat)];
        let own = |cards: &[Cards; Seat::MAX]| seat.map_or(Cards::NONE, |seat| cards[seat.index()]);
        // CH-DOUBT-1: nobody can tell who else is being asked whether they doubt.
        let tells = |&(asked, question): &(Seat, Question)| question == Question::Lay || seat == Some(asked);
        View {
            seat,
            rules: self.rules,
            turn: self.turn,
            rank: self.rank,
            round: 1 + self.turns.saturating_sub(u16::from(!self.winners.is_empty())) / u16::from(self.seats),
            held: all().map(|seat| self.hand(seat).len() as u8).collect(),
            laid: all().map(|seat| self.laid[seat.index()].len() as u8).collect(),
            claim: self.claim.map(|claim| claim.cards.len() as u8),
            hand: own(&self.hands),
            buried: own(&self.laid),
            known: all().map(|seat| self.hand(seat) & known).collect(),
            asked: self.question().filter(tells),
            winners: self.winners.into_iter().collect(),
        }
    }

    /// A game that looks the same to `viewer`, with all cards it cannot see dealt anew. The cards of a claim are
    /// guessed from the hand they came from: true where that is possible.
    pub(crate) fn guessed(&self, viewer: Seat, rng: &mut Rng) -> Cheat {
        let mut guess = *self;
        let mine = self.hand(viewer) | self.laid[viewer.index()] | self.known[viewer.index()];
        let seats = || Seat::all(self.n()).filter(move |&seat| seat != viewer);
        // The cards to deal, in the order of the pack, so that their real places make no difference.
        let hidden: Cards = seats().fold(self.pile(), |all, seat| all | self.hand(seat)) - mine;
        let mut pack = [Card::new(0); Card::COUNT];
        pack.iter_mut().zip(hidden).for_each(|(place, card)| *place = card);
        rng.shuffle(&mut pack[..hidden.len()]);
        let mut pack = pack.into_iter();
        let mut deal = |n: usize| pack.by_ref().take(n).collect::<Cards>();
        for seat in seats() {
            let (hand, laid) = (self.hand(seat), self.laid[seat.index()]);
            let known = hand & self.known[viewer.index()];
            let claimed = self.claim.filter(|_| seat == self.turn).map_or(0, |claim| claim.cards.len());
            let buried = deal(laid.len() - claimed);
            let held = known | deal(hand.len() + claimed - known.len());
            let claim = self.plausible(held, claimed);
            (guess.hands[seat.index()], guess.laid[seat.index()]) = (held - claim, buried | claim);
            if let Some(last) = guess.claim.as_mut().filter(|_| seat == self.turn) {
                last.cards = claim;
            }
        }
        // What others have seen, everybody has seen. The rest is private.
        let public = self.known[Cheat::knower(None)];
        for seat in seats() {
            guess.known[seat.index()] = public - guess.hands[seat.index()];
        }
        guess.ask_anew(viewer);
        guess
    }

    /// The cards that a player with this hand probably laid in a claim of `n`: as many true ones as they hold, then
    /// those they need last.
    fn plausible(&self, held: Cards, n: usize) -> Cards {
        let truth = held.ranked(self.rank).first(n);
        let spare = self.last_needed_first().into_iter().flat_map(|rank| held.ranked(rank));
        truth | spare.take(n - truth.len()).collect::<Cards>()
    }

    /// Nobody can tell how many of the others have been asked. A guess starts from the beginning, or from the viewer,
    /// who knows their own answer.
    fn ask_anew(&mut self, viewer: Seat) {
        let (n, turn) = (self.n(), self.turn);
        let Some(Claim { asked: Some(asked), .. }) = &mut self.claim else { return };
        let answered = viewer != turn && turn.steps_to(viewer, n) < turn.steps_to(*asked, n);
        if *asked != viewer {
            *asked = if answered { viewer.left(1, n) } else { turn.left(1, n) };
        }
    }
}

//! What is going on: an explicit stack of frames, each a small plain value.
//!
//! A frame stays on the stack until it is over; the top one moves. No frame refers to another: results for the frame
//! below are written into it.

use crate::card::Card;
use crate::moves::{Way, Weirds};
use table::Seat;

/// One thing that is going on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// A card or combo by one player, from its declaration to the last Grab after a Block.
    Play(Play),
    /// Humiliations on one play or defence, and on each other.
    Chain(Chain),
    /// Backlash at the end of a combo, or at a Backlash.
    Backlash(Backlash),
    /// A player at 0 or less (LM-AID-2).
    Revival(Revival),
    /// All others in turn may attack one player (LM-HIPPIE-1, `discard_opens`).
    PileOn(PileOn),
    /// The holder of a Headlock may hit as often as they like (LM-HEADLOCK-1).
    HeadlockHits { holder: Seat, victim: Seat },
    /// Whether Nuts return to the hand (LM-NUTS-1).
    Returning { seat: Seat, card: Card },
}

impl Frame {
    /// The weapon or Nuts that will return to a hand.
    pub(crate) fn returning(&self) -> Option<Card> {
        match self {
            Frame::Play(play) => play.is(flag::ON_TABLE).then_some(play.card),
            Frame::Returning { card, .. } => Some(*card),
            _ => None,
        }
    }
}

/// The stage that a play has reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Section 4, step 1: the target may answer.
    Answer,
    /// Step 2: the defence may be spoilt.
    Spoil,
    /// LM-SPIN-1: the direction in which it passes on.
    Travel,
    /// Step 3: third parties.
    Interrupt,
    /// Nothing stopped the card: it takes effect.
    Stands,
    /// `cooties_when_grabbed`.
    GrabbedCooties,
    /// The player may follow it up.
    FollowUp,
    /// Step 5: Backlash.
    Backlash,
    /// Damage lands.
    Land,
    /// Weapons return.
    Return,
    /// LM-BLOCK-2, the defender's Grabs.
    DefenderGrabs,
    /// LM-BLOCK-2, the attacker's Grabs.
    AttackerGrabs,
    /// More First Aid, as an action or while hiding.
    MoreAid,
    /// LM-HIDE-1: the discard.
    HideDiscard,
}

/// A card or combo of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Play {
    pub(crate) by: Seat,
    /// The victims: twice the same if there is only one, and `by` if the card is played at nobody.
    pub(crate) at: [Seat; 2],
    /// The card that is being answered. For First Aid, `count` is how many cards.
    pub(crate) card: Card,
    /// For a free attack, the card it follows, or itself if there is none. For any other card, the defence that may
    /// be spoilt.
    pub(crate) beside: Card,
    pub(crate) weirds: Weirds,
    /// The attacker's Wedgies when the current card was played (LM-WEDGY-1).
    pub(crate) wedgies: u8,
    pub(crate) flags: u16,
    pub(crate) stage: Stage,
    /// The progress of the current round of questions; its meaning depends on the stage.
    pub(crate) cursor: u8,
    /// How often the targets were asked about this card. For First Aid, the number of cards.
    pub(crate) count: u8,
    /// Hits of this card that were stopped, as bits.
    pub(crate) stopped: u8,
    /// Hits of this card that landed at once because a defence was spoilt, as bits.
    pub(crate) landed: u8,
    /// For each victim, the counters that these hits cost. For First Aid, what earlier cards of the action brought
    /// (LM-AID-1).
    pub(crate) paid: [u8; 2],
    /// For each victim, the counters that the combo will cost when it ends.
    pub(crate) pending: [u8; 2],
    /// For each victim, Blocks that were not followed by a Grab yet.
    pub(crate) blocks: [u8; 2],
    pub(crate) way: Option<Way>,
}

/// Facts about a play, as bits of [`Play::flags`].
pub(crate) mod flag {
    /// Defense cards cannot answer the current card.
    pub(crate) const FREE: u16 = 1;
    /// The free attack of a Humiliation: its own combo, and no Backlash (LM-BACKLASH-3).
    pub(crate) const HUMILIATORS: u16 = 1 << 1;
    /// The attacker was stomped: the current card is halved (LM-STOMP-1).
    pub(crate) const STOMPED: u16 = 1 << 2;
    /// Made by an Imaginary Friend: no Grab follows a Block (LM-FRIEND-1).
    pub(crate) const FRIENDS: u16 = 1 << 3;
    /// Played to break a hold, so it is no attack, whatever the card.
    pub(crate) const ESCAPE: u16 = 1 << 4;
    /// First Aid while hiding: humiliating it gives no free attack (LM-HIDE-1).
    pub(crate) const HIDDEN: u16 = 1 << 5;
    /// The current card has passed Cooties already (LM-COOTIES-2).
    pub(crate) const COOTIES: u16 = 1 << 6;
    /// The card is a weapon or Nuts and lies on the table.
    pub(crate) const ON_TABLE: u16 = 1 << 7;
    /// The effects of the card besides damage are done.
    pub(crate) const DONE: u16 = 1 << 8;
    /// The victim was poked by this very combo, so Backlash is still open (LM-BACKLASH-3).
    pub(crate) const POKED_HERE: u16 = 1 << 9;
    /// The defence that may be spoilt came with Faster.
    pub(crate) const FASTER: u16 = 1 << 10;
    /// The first victim (the second, for the next bit) may not answer the current card any more.
    pub(crate) const BARRED: u16 = 1 << 11;
    /// The first victim (the second, for the next bit) may not play Backlash in this combo any more.
    pub(crate) const NO_BACKLASH: u16 = 1 << 13;
    /// The attacker was choked when the current card was played: it is halved (LM-CHOKE-2, LM-WEDGY-1).
    pub(crate) const CHOKED: u16 = 1 << 15;
    /// Facts about the current card, forgotten when the next card of the combo is played.
    pub(crate) const OF_CARD: u16 = FREE | STOMPED | CHOKED | COOTIES | ON_TABLE | DONE | FASTER | BARRED | BARRED << 1;
}

impl Play {
    #[inline]
    pub(crate) const fn is(&self, flags: u16) -> bool {
        self.flags & flags != 0
    }

    #[inline]
    pub(crate) fn set(&mut self, flags: u16) {
        self.flags |= flags;
    }

    /// How many victims there are.
    #[inline]
    pub(crate) fn victims(&self) -> usize {
        if self.at[0] == self.at[1] { 1 } else { 2 }
    }

    /// Whether the card is played at anybody.
    #[inline]
    pub(crate) fn aimed(&self) -> bool {
        self.at[0] != self.by
    }

    /// How many hits the current card has. Cards that deal none count as one.
    #[inline]
    pub(crate) fn hits(&self) -> usize {
        self.card.hits().max(1)
    }

    /// Which victim a hit is for.
    #[inline]
    pub(crate) fn victim_of(&self, hit: usize) -> usize {
        if self.victims() == 2 { hit & 1 } else { 0 }
    }

    /// Which victim the current question of section 4, steps 1 and 2, is about.
    #[inline]
    pub(crate) fn asked(&self) -> usize {
        self.victim_of(usize::from(self.count))
    }

    /// Lets the targets answer again: another card of the combo, or another target.
    pub(crate) fn answer_afresh(&mut self) {
        (self.stopped, self.landed, self.count, self.paid) = (0, 0, 0, [0; 2]);
        self.stage = Stage::Answer;
    }

    /// What a hit is worth, Weird included (LM-WEIRD-1).
    #[inline]
    pub(crate) fn worth(&self, hit: usize) -> u8 {
        self.card.worth() + 2 * self.weirds.on(hit)
    }

    /// The hits still coming at a victim, as bits.
    #[inline]
    pub(crate) fn coming_at(&self, victim: usize) -> u8 {
        // Only a 2-Fer has two victims: the first hit is for the first, the second for the second.
        let at_them = if self.victims() == 2 { 1 << victim } else { self.all_hits() };
        at_them & !(self.stopped | self.landed)
    }

    /// The costliest hit still coming at a victim (LM-DMG-4).
    pub(crate) fn costliest(&self, victim: usize) -> Option<usize> {
        let coming = self.coming_at(victim);
        // Of equal hits the first, so that a 2-Fer's hits stay in the order named.
        (0..self.hits()).rev().filter(|&hit| coming >> hit & 1 != 0).max_by_key(|&hit| self.worth(hit))
    }

    #[inline]
    fn all_hits(&self) -> u8 {
        ((1u16 << self.hits()) - 1) as u8
    }

    /// Whether any hit is still coming.
    #[inline]
    pub(crate) fn coming(&self) -> bool {
        self.stopped | self.landed != self.all_hits()
    }

    /// Whether every hit was stopped.
    #[inline]
    pub(crate) fn all_stopped(&self) -> bool {
        self.stopped == self.all_hits()
    }
}

/// Humiliations on one play or defence, and on each other (section 4, step 4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    pub(crate) on: ChainTarget,
    pub(crate) len: u8,
    /// Who played each one, and on whom.
    pub(crate) links: [Link; Chain::MOST],
    /// Those not decided yet, as bits. Each is on the one before it.
    pub(crate) open: u8,
    /// Those that stand and still have their free attack to come, as bits.
    pub(crate) standing: u8,
    /// 0 asks the victim of the last open one; other values the seat that far to the left of its player.
    pub(crate) cursor: u8,
    pub(crate) settled: bool,
}

/// A Humiliation: who played it, and its victim, who played what it is on. Packed to be small.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link(u8);

impl Link {
    pub(crate) const fn new(by: Seat, victim: Seat) -> Link {
        Link((by.index() << 4 | victim.index()) as u8)
    }

    pub(crate) const fn by(self) -> Seat {
        Seat::new((self.0 >> 4) as usize)
    }

    pub(crate) const fn victim(self) -> Seat {
        Seat::new((self.0 & 15) as usize)
    }

    pub(crate) const fn both(self) -> (Seat, Seat) {
        (self.by(), self.victim())
    }
}

impl Chain {
    /// The most Humiliations on the table: two base decks have eight.
    pub(crate) const MOST: usize = 8;
}

/// What the first Humiliation of a chain is on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ChainTarget {
    /// The current card of the play below.
    Card,
    /// The defence of the play below.
    Defence,
    /// The Backlash below.
    Backlash,
    /// The First Aid of the revival below.
    Revival,
    /// An escape from a hold, played by its victim.
    Hold,
}

/// A Backlash on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Backlash {
    pub(crate) by: Seat,
    pub(crate) foe: Seat,
    pub(crate) cursor: u8,
}

/// A player at 0 or less.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Revival {
    pub(crate) who: Seat,
    /// The player who caused the loss, who is asked first.
    pub(crate) cause: Option<Seat>,
    /// First Aid cards on the table; 0 while the player is being asked.
    pub(crate) cards: u8,
    pub(crate) cursor: u8,
}

/// All others in turn may attack one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct PileOn {
    pub(crate) victim: Seat,
    pub(crate) first: Seat,
    pub(crate) cursor: u8,
}

/// The frames; the current one is last.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stack {
    len: u8,
    frames: [Frame; Stack::DEPTH],
}

impl Stack {
    /// Deep enough: apart from a handful of frames every level needs a Humiliation, and no game has more than eight
    /// of those. See `room`.
    const DEPTH: usize = 17;

    pub(crate) const EMPTY: Stack =
        Stack { len: 0, frames: [Frame::HeadlockHits { holder: Seat::new(0), victim: Seat::new(0) }; Stack::DEPTH] };

    #[inline]
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.len)]
    }

    /// Whether everything that a Humiliation can bring still fits. It always does; even so, no question is asked that
    /// could overflow the stack.
    #[inline]
    pub(crate) fn room(&self) -> bool {
        usize::from(self.len) + 5 < Stack::DEPTH
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    /// Makes room on top for a frame that is put there before anybody looks.
    #[inline]
    pub(crate) fn open(&mut self) {
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<&Frame> {
        self.frames().last()
    }

    /// Replaces the frame on top.
    #[inline]
    pub(crate) fn put(&mut self, frame: Frame) {
        debug_assert!(self.len > 0);
        self.frames[usize::from(self.len) - 1] = frame;
    }

    /// The play nearest to the top.
    #[inline]
    pub(crate) fn play(&self) -> Option<&Play> {
        self.frames().iter().rev().find_map(|frame| if let Frame::Play(play) = frame { Some(play) } else { None })
    }

    /// The play nearest to the top, to change it.
    #[inline]
    pub(crate) fn play_mut(&mut self) -> Option<&mut Play> {
        let len = usize::from(self.len);
        self.frames[..len].iter_mut().rev().find_map(|f| if let Frame::Play(play) = f { Some(play) } else { None })
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.frames() == other.frames()
    }
}

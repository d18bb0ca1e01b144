//! Lines that hit one player or several: clockwise from the turn player, one settled before the next (MB-STEP-1).

use super::frame::{Each, Frame, Lines, Purpose};
use super::state::Munchkin;
use crate::card::Deck;
use crate::set::uses::whom;
use crate::vocabulary::{Effect, Turned, Which};
use table::{Log, Seat};

impl Munchkin {
    /// Lets a line of a card hit everybody it names. False if it finds nothing.
    #[inline]
    pub(crate) fn hit_each(
        &mut self,
        lines: &Lines,
        effect: Effect,
        line: u8,
        n: i32,
        log: &mut impl Log<Munchkin>,
    ) -> bool {
        let left = self.whom(lines, whom(effect)); // fixed before the first one is hit
        if left.at_most_one() {
            return left.first().is_some_and(|seat| self.hit(lines, effect, n, seat, log));
        }
        // What the first player loses changes nothing for the others, so whether the line finds anything is known at
        // once.
        let found = left.into_iter().any(|seat| self.could_hit(effect, n, seat));
        self.stack.push(Frame::Each(Each { lines: *lines, line, n: n as i16, left }));
        found
    }

    /// Lets the line hit the next player.
    #[inline(never)]
    pub(crate) fn step_each(&mut self, mut each: Each, log: &mut impl Log<Munchkin>) -> bool {
        let Some(seat) = each.left.and(self.living()).next_from(self.turn.seat) else {
            self.stack.pop();
            return false;
        };
        each.left.remove(seat);
        self.put(Frame::Each(each));
        let effect = self.set.get(each.lines.card).lines[usize::from(each.line)].effect;
        self.hit(&each.lines, effect, each.n.into(), seat, log);
        false
    }

    /// Lets an effect hit one player. False if it finds nothing.
    fn hit(&mut self, lines: &Lines, effect: Effect, n: i32, seat: Seat, log: &mut impl Log<Munchkin>) -> bool {
        match effect {
            Effect::LoseLevel { .. } => return self.lose_levels(seat, n, log),
            Effect::GainLevel { .. } => self.gain_levels(seat, n, false, log),
            Effect::Change { what: Turned::Sex, .. } => self.players.change(seat, |player| player.female ^= true),
            Effect::Change { what: Turned::Race, .. } => self.change_race(seat, log),
            Effect::Die { .. } => self.kill(seat, log),
            Effect::Draw { deck, up, keep: Some(keep), .. } => {
                return self.draw_to_choose(seat, deck, n, up, keep, log);
            }
            Effect::Draw { deck, up, keep: None, .. } => {
                return (0..n).fold(false, |drew, _| self.draw_by(lines, seat, deck, up, log) || drew);
            }
            Effect::Lose(_) | Effect::Cure { .. } if !self.could_hit(effect, n, seat) => return false,
            Effect::Lose(loss) => self.lose(lines, seat, loss, n as u8, log),
            Effect::Cure { .. } => self.pick(Purpose::Cure, seat, seat, Which::Item, false, 1),
            _ => return false,
        }
        true
    }

    /// Whether an effect would find anything on a player.
    fn could_hit(&self, effect: Effect, n: i32, seat: Seat) -> bool {
        let player = self.player(seat);
        match effect {
            Effect::LoseLevel { .. } => n > 0 && player.level > 1,
            Effect::Lose(loss) => self.has_cards(seat, loss.which, loss.worn),
            Effect::Cure { .. } => !player.curses.is_empty(),
            Effect::Draw { deck, .. } => {
                let [drawable, discarded] = match deck {
                    Deck::Door => [self.doors.draw_pile(), self.doors.discard_pile()],
                    Deck::Treasure => [self.treasures.draw_pile(), self.treasures.discard_pile()],
                };
                n > 0 && !player.hand.is_full() && !(drawable.is_empty() && discarded.is_empty())
            }
            _ => true,
        }
    }
}

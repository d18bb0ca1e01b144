//! The results of chance in a run: noted, fixed by a head, or played back.

use crate::{Game, Log, PileCard};

/// The results of chance, in order: enough to repeat a run without a generator.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Chances {
    /// The order of every reshuffle, top first.
    pub shuffles: Vec<Vec<u16>>,
    /// Every roll of a die.
    pub rolls: Vec<u8>,
    /// Every other random choice, counted from 0.
    pub picks: Vec<u16>,
}

impl Chances {
    /// The numbers of results so far.
    fn counts(&self) -> [usize; 3] {
        [self.shuffles.len(), self.rolls.len(), self.picks.len()]
    }
}

/// Notes the events of one move and the results of chance. Results fixed by a head come first.
#[derive(Clone)]
pub(super) struct Notes<'a, E> {
    pub(super) events: Vec<E>,
    pub(super) happened: Chances,
    given: &'a Chances,
    /// The numbers of results before these notes began.
    before: [usize; 3],
    /// The message's key if a head fixes an impossible result.
    pub(super) impossible: Option<&'static str>,
}

impl<'a, E> Notes<'a, E> {
    pub(super) fn new(given: &'a Chances) -> Notes<'a, E> {
        Notes { events: Vec::new(), happened: Chances::default(), given, before: [0; 3], impossible: None }
    }

    /// A copy of the notes, for trying a move.
    pub(super) fn trial(&self) -> Notes<'a, E> {
        Notes { before: self.counts(), ..Notes::new(self.given) }
    }

    fn counts(&self) -> [usize; 3] {
        let happened = self.happened.counts();
        [0, 1, 2].map(|at| self.before[at] + happened[at])
    }
}

impl<G: Game> Log<G> for Notes<'_, G::Event> {
    fn push(&mut self, event: G::Event) {
        self.events.push(event);
    }

    fn reshuffled<C: PileCard>(&mut self, pile: &mut [C]) {
        if let Some(order) = self.given.shuffles.get(self.counts()[0]) {
            let mut wanted = order.clone();
            let mut there: Vec<u16> = pile.iter().map(|card| card.number()).collect();
            wanted.sort_unstable();
            there.sort_unstable();
            if wanted == there {
                pile.iter_mut().zip(order.iter().rev()).for_each(|(card, &given)| *card = C::numbered(given));
            } else {
                self.impossible = Some("playbook-wrong-shuffle");
            }
        }
        self.happened.shuffles.push(pile.iter().rev().map(|card| card.number()).collect());
    }

    fn rolled(&mut self, die: u8) -> u8 {
        let die = self.given.rolls.get(self.counts()[1]).copied().unwrap_or(die);
        self.happened.rolls.push(die);
        die
    }

    fn picked(&mut self, of: usize, at: usize) -> usize {
        let given = self.given.picks.get(self.counts()[2]).map(|&at| usize::from(at));
        if given.is_some_and(|given| given >= of) {
            self.impossible = Some("playbook-wrong-chance");
        }
        let at = given.filter(|&given| given < of).unwrap_or(at);
        self.happened.picks.push(at as u16);
        at
    }
}

/// A log that drops events and repeats given results of chance, for playing a run again.
#[derive(Clone, Debug)]
pub struct SameChance<'a> {
    shuffles: std::slice::Iter<'a, Vec<u16>>,
    rolls: std::slice::Iter<'a, u8>,
    picks: std::slice::Iter<'a, u16>,
}

impl<'a> SameChance<'a> {
    /// A log that repeats these results.
    #[must_use]
    pub fn new(chances: &'a Chances) -> SameChance<'a> {
        SameChance { shuffles: chances.shuffles.iter(), rolls: chances.rolls.iter(), picks: chances.picks.iter() }
    }
}

impl<G: Game> Log<G> for SameChance<'_> {
    fn push(&mut self, _: G::Event) {}

    fn reshuffled<C: PileCard>(&mut self, pile: &mut [C]) {
        if let Some(order) = self.shuffles.next().filter(|order| order.len() == pile.len()) {
            pile.iter_mut().zip(order.iter().rev()).for_each(|(card, &given)| *card = C::numbered(given));
        }
    }

    fn rolled(&mut self, die: u8) -> u8 {
        self.rolls.next().copied().unwrap_or(die)
    }

    fn picked(&mut self, of: usize, at: usize) -> usize {
        self.picks.next().map(|&given| usize::from(given)).filter(|&given| given < of).unwrap_or(at)
    }
}

//! Information-set Monte Carlo tree search, for any game.
//!
//! A simulation takes a guess at everything hidden and walks down one tree that all guesses share. At each step it
//! chooses among the moves that are legal in this guess, by their results so far and by the marks of a [`Policy`]
//! (PUCT). It adds the first move that is not in the tree, plays on by the policy for a while, and lets the policy
//! estimate everybody's chances. Each seat chooses for itself: what is backed up is a chance of winning for every seat.

mod compare;
mod mean;

pub use compare::Comparison;
pub use mean::Outlook;

use mean::Means;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;
use table::{Chair, Game, MoveBuf, NullLog, Rng, Seat};
use web_time::Instant;

/// What a search needs to know about a game beside its rules.
///
/// The search passes guesses, and the seat that is asked there. A policy must only use what this seat could see.
/// Otherwise the search assumes that the others play with open cards.
pub trait Policy<G: Game> {
    /// The moves worth considering: the listed ones by default, or other legal moves.
    fn moves(&self, game: &G, seat: Seat, out: &mut MoveBuf<G::Move>) {
        game.moves(seat, out);
    }

    /// Marks for these moves, in points. One or two points are a difference that matters.
    fn marks(&self, game: &G, seat: Seat, moves: &[G::Move], out: &mut Vec<f32>);

    /// A quick move for that seat.
    fn pick(&self, game: &G, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<G::Move>) -> Option<G::Move>;

    /// Estimates each seat's chance to win.
    fn chances(&self, game: &G, out: &mut [f32; Seat::MAX]);
}

/// A policy without knowledge: all moves are equally good, and games are played to the end.
#[derive(Copy, Clone, Default, Debug)]
pub struct RandomMoves;

impl<G: Game> Policy<G> for RandomMoves {
    fn marks(&self, _: &G, _: Seat, moves: &[G::Move], out: &mut Vec<f32>) {
        out.clear();
        out.resize(moves.len(), 0.0);
    }

    #[inline]
    fn pick(&self, game: &G, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<G::Move>) -> Option<G::Move> {
        game.pick(seat, rng, moves)
    }

    fn chances(&self, game: &G, out: &mut [f32; Seat::MAX]) {
        *out = [1.0 / game.seats() as f32; Seat::MAX];
    }
}

/// The limits of a search. It ends at the first that is reached.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The most simulations.
    pub iterations: u32,
    /// The most time.
    pub time: Option<Duration>,
    /// Setting this stops the search at once.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// The most simulations of any search, because its tree is kept in memory.
    pub const MOST: u32 = 2_000_000;

    /// A number of simulations. The decision then depends only on the seed.
    #[must_use]
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations: iterations.min(Budget::MOST), time: None, stop: None }
    }

    /// A time limit.
    #[must_use]
    pub fn time(time: Duration) -> Budget {
        Budget { iterations: Budget::MOST, time: Some(time), stop: None }
    }

    /// The usual time for a decision.
    #[must_use]
    pub fn usual() -> Budget {
        Budget::time(Duration::from_millis(300))
    }

    /// Whether a search should end after this many simulations. It makes at least one.
    fn spent(&self, done: u32, started: Instant) -> bool {
        // Reading the clock costs something, reading `stop` does not.
        let late = done.is_multiple_of(16) && self.time.is_some_and(|time| started.elapsed() >= time);
        done > 0 && (late || self.stop.as_ref().is_some_and(|stop| stop.load(Relaxed)))
    }
}

/// A search's estimate of a move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried. The most promising move is tried most often.
    pub visits: u32,
    /// The chance to win after it. `None` if it was never tried.
    pub chance: Option<f32>,
    /// Everybody's chances after it, as its player sees them. Only simulations of this search count, not those kept
    /// from an earlier one.
    pub outlook: Option<Outlook>,
}

impl<M> Estimate<M> {
    /// The estimates worth showing: the best move, and moves tried often enough for a reliable chance. A decision made
    /// by rule of thumb has a best move without chances.
    pub fn sensible(estimates: &[Estimate<M>]) -> impl Iterator<Item = &Estimate<M>> {
        let all: u32 = estimates.iter().map(|estimate| estimate.visits).sum();
        let told = move |(at, one): &(usize, &Estimate<M>)| *at == 0 || one.visits > all / 100;
        estimates.iter().enumerate().filter(told).map(|(_, one)| one)
    }
}

/// A move in the tree, with its results for the seat that made it.
#[derive(Copy, Clone, Debug)]
struct Edge<M> {
    mv: M,
    seat: Seat,
    visits: u32,
    sum: f32,
    /// The first move after this one, and the next alternative to this one. 0 if there is none.
    child: u32,
    next: u32,
}

/// A tree search.
#[derive(Debug)]
pub struct Search<G: Game, P> {
    policy: P,
    tuning: Tuning,
    tree: Vec<Edge<G::Move>>,
    moves: MoveBuf<G::Move>,
    marks: Vec<f32>,
    path: Vec<u32>,
    /// What the seat will see if the game follows the tree, and the place in the tree for that.
    foreseen: Option<(Seat, G::View, u32)>,
    /// The results of each move at the root, by its place in the tree.
    means: Vec<(u32, Means)>,
}

/// The settings of a search.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tuning {
    /// How much to explore moves that do not look best.
    pub explore: f32,
    /// How many points of a mark make a move e times as likely.
    pub points: f32,
    /// How many decisions a simulation plays before it estimates the chances.
    pub horizon: u32,
    /// Moves with marks further below the best than this are not considered.
    pub narrow: f32,
    /// Whether the subtree of a position is kept until the seat is asked there.
    pub keeps: bool,
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// A search with this policy.
    #[must_use]
    pub fn tuned(policy: P, tuning: Tuning) -> Self {
        Search {
            policy,
            tuning,
            tree: Vec::new(),
            moves: MoveBuf::new(),
            marks: Vec::new(),
            path: Vec::new(),
            foreseen: None,
            means: Vec::new(),
        }
    }

    /// The policy it searches by.
    pub fn policy(&self) -> &P {
        &self.policy
    }

    /// The policy it searches by, to be changed between searches.
    pub fn policy_mut(&mut self) -> &mut P {
        &mut self.policy
    }

    /// Searches, and returns all moves, the best first.
    pub fn run(&mut self, chair: &Chair<'_, G>, budget: &Budget, rng: &mut Rng) -> Vec<Estimate<G::Move>> {
        let mut offered = MoveBuf::new();
        // Any guess will do: it shows the seat exactly what the game does.
        let guess = chair.guess(&mut rng.clone());
        self.policy.moves(&guess, chair.seat(), &mut offered);
        if self.tuning.narrow < f32::INFINITY && offered.len() > 1 {
            self.policy.marks(&guess, chair.seat(), &offered, &mut self.marks);
            let best = self.marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let mut marks = self.marks.iter();
            offered.retain(|_| marks.next().is_some_and(|mark| *mark >= best - self.tuning.narrow));
        }
        let Some(&any) = offered.first() else { return Vec::new() };
        match self.foreseen.take() {
            Some((seat, view, at)) if seat == chair.seat() && view == chair.view() => self.keep_from(at),
            _ => self.plant(chair.seat(), any),
        }
        if offered.len() > 1 {
            self.simulate(chair, budget, rng);
        }
        let mut estimates: Vec<_> = offered.iter().map(|&mv| self.estimate(chair.seat(), mv)).collect();
        // Stable sort: of equal moves the one offered first stays first.
        estimates
            .sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.unwrap_or(0.0).total_cmp(&a.chance.unwrap_or(0.0))));
        if self.tuning.keeps {
            self.foresee(guess, chair.seat(), estimates[0].mv);
        }
        estimates
    }

    /// Follows the most visited moves of the tree until the seat is asked again.
    fn foresee(&mut self, mut game: G, seat: Seat, mv: G::Move) {
        let (mut at, mut mover, mut mv) = (0, seat, mv);
        loop {
            let Some(next) = self.find(at, mover, mv) else { return };
            game.play(mover, mv, &mut NullLog);
            at = next;
            match game.waiting_on().first() {
                None => return,
                Some(asked) if asked == seat => break,
                Some(asked) => mover = asked,
            }
            let edges = self.children(at).map(|child| self.tree[child as usize]);
            let likeliest = edges.filter(|edge| edge.seat == mover && game.check(mover, &edge.mv).is_ok());
            let Some(edge) = likeliest.max_by_key(|edge| edge.visits) else { return };
            mv = edge.mv;
        }
        self.foreseen = Some((seat, game.view(Some(seat)), at));
    }

    /// Makes the subtree below a move the whole tree.
    fn keep_from(&mut self, root: u32) {
        let mut kept = vec![Edge { next: 0, ..self.tree[root as usize] }];
        let mut at = 0;
        while at < kept.len() {
            let mut old = std::mem::take(&mut kept[at].child);
            let mut last = None;
            while old != 0 {
                let edge = self.tree[old as usize];
                let new = kept.len() as u32;
                match last {
                    None => kept[at].child = new,
                    Some(last) => kept[last as usize].next = new,
                }
                last = Some(new);
                // The places of its own children are looked up later.
                kept.push(Edge { next: 0, ..edge });
                old = edge.next;
            }
            at += 1;
        }
        self.tree = kept;
        // These belong to the moves of the old root.
        self.means.clear();
    }

    /// How many simulations the present tree contains, including kept ones.
    #[must_use]
    pub fn simulations(&self) -> u32 {
        self.tree.first().map_or(0, |root| root.visits)
    }

    /// Starts a tree. The root stands for the position itself, so its move is irrelevant.
    fn plant(&mut self, seat: Seat, any: G::Move) {
        self.tree.clear();
        self.means.clear();
        self.foreseen = None;
        self.tree.push(Edge { mv: any, seat, visits: 0, sum: 0.0, child: 0, next: 0 });
    }

    fn simulate(&mut self, chair: &Chair<'_, G>, budget: &Budget, rng: &mut Rng) {
        let started = Instant::now();
        for done in 0..budget.iterations {
            if budget.spent(done, started) {
                return;
            }
            let game = chair.guess(rng);
            let chances = self.once(game, 0, rng);
            let Some(&first) = self.path.get(1) else { continue };
            match self.means.iter_mut().find(|(at, _)| *at == first) {
                Some((_, means)) => means.add(&chances),
                None => {
                    let mut means = Means::default();
                    means.add(&chances);
                    self.means.push((first, means));
                }
            }
        }
    }

    /// Runs a simulation from a place in the tree: the root, or a move that has been made.
    fn once(&mut self, mut game: G, from: u32, rng: &mut Rng) -> [f32; Seat::MAX] {
        self.path.clear();
        self.path.push(0);
        if from != 0 {
            self.path.push(from);
        }
        self.descend(&mut game, from, rng);
        let chances = self.play_out(game, rng);
        for &at in &self.path {
            let edge = &mut self.tree[at as usize];
            edge.visits += 1;
            edge.sum += chances[edge.seat.index()];
        }
        chances
    }

    fn estimate(&self, seat: Seat, mv: G::Move) -> Estimate<G::Move> {
        let at = self.find(0, seat, mv);
        let edge = at.map(|at| &self.tree[at as usize]);
        let chance = edge.filter(|edge| edge.visits > 0).map(|edge| edge.sum / edge.visits as f32);
        let means = self.means.iter().find(|(first, _)| Some(*first) == at);
        let outlook = means.and_then(|(_, means)| means.outlook());
        Estimate { mv, visits: edge.map_or(0, |edge| edge.visits), chance, outlook }
    }

    fn children(&self, of: u32) -> impl Iterator<Item = u32> + '_ {
        let first = Some(self.tree[of as usize].child).filter(|&at| at != 0);
        std::iter::successors(first, |&at| Some(self.tree[at as usize].next).filter(|&at| at != 0))
    }

    /// Walks down the tree and one step beyond, and plays the moves.
    fn descend(&mut self, game: &mut G, from: u32, rng: &mut Rng) {
        let mut at = from;
        while let Some(seat) = game.waiting_on().first() {
            self.policy.moves(game, seat, &mut self.moves);
            let (mv, edge) = if self.moves.len() == 1 {
                (self.moves[0], self.find(at, seat, self.moves[0]))
            } else {
                self.policy.marks(game, seat, &self.moves, &mut self.marks);
                self.select(at, seat, rng)
            };
            game.play(seat, mv, &mut NullLog);
            match edge {
                Some(edge) => {
                    self.path.push(edge);
                    at = edge;
                }
                None => {
                    let new = self.tree.len() as u32;
                    let next = self.tree[at as usize].child;
                    self.tree.push(Edge { mv, seat, visits: 0, sum: 0.0, child: 0, next });
                    self.tree[at as usize].child = new;
                    self.path.push(new);
                    return;
                }
            }
        }
    }

    fn find(&self, at: u32, seat: Seat, mv: G::Move) -> Option<u32> {
        self.children(at).find(|&child| {
            let edge = &self.tree[child as usize];
            edge.seat == seat && edge.mv == mv
        })
    }

    /// The move to try, and its place in the tree if it has one: PUCT among the moves legal here.
    fn select(&mut self, at: u32, seat: Seat, rng: &mut Rng) -> (G::Move, Option<u32>) {
        let (mut tried, mut sum) = (0, 0.0);
        let mut child = self.tree[at as usize].child;
        // Turns marks into probabilities of the policy's moves.
        let best = self.marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut shares = 0.0;
        for mark in &mut self.marks {
            *mark = power_of_e((*mark - best) / self.tuning.points);
            shares += *mark;
        }
        while child != 0 {
            let edge = &self.tree[child as usize];
            if edge.seat == seat {
                tried += edge.visits;
                sum += edge.sum;
            }
            child = edge.next;
        }
        // An untried move counts as slightly worse than the average.
        let unknown = if tried == 0 { 0.0 } else { sum / tried as f32 - 0.02 };
        let eager = self.tuning.explore * ((1 + tried) as f32).sqrt() / shares;
        let mut chosen = (f32::NEG_INFINITY, 0, None);
        // Moves with a smaller share than this are not considered.
        let least = power_of_e(-self.tuning.narrow / self.tuning.points);
        for (i, mv) in self.moves.iter().enumerate().filter(|(i, _)| self.marks[*i] >= least) {
            let edge = self.find(at, seat, *mv);
            let (visits, value) = match edge.map(|edge| &self.tree[edge as usize]) {
                Some(edge) if edge.visits > 0 => (edge.visits, edge.sum / edge.visits as f32),
                _ => (0, unknown),
            };
            let promise = value + eager * self.marks[i] / (1 + visits) as f32 + (rng.bits() >> 40) as f32 * 1e-12;
            if promise > chosen.0 {
                chosen = (promise, i, edge);
            }
        }
        (self.moves[chosen.1], chosen.2)
    }

    /// Plays on by the policy and returns the estimated chances.
    fn play_out(&mut self, mut game: G, rng: &mut Rng) -> [f32; Seat::MAX] {
        for _ in 0..self.tuning.horizon {
            let Some(seat) = game.waiting_on().first() else { break };
            let Some(mv) = self.policy.pick(&game, seat, rng, &mut self.moves) else { break };
            game.play(seat, mv, &mut NullLog);
        }
        let mut chances = [0.0; Seat::MAX];
        match game.outcome() {
            Some(outcome) => {
                let share = 1.0 / outcome.winners.len().max(1) as f32;
                outcome.winners.into_iter().for_each(|winner| chances[winner.index()] = share);
            }
            None => self.policy.chances(&game, &mut chances),
        }
        chances
    }
}

/// Approximately e to the power of `x`, for `x` from -6 to 0 (below -6, as for -6). The last bits of the standard
/// library's function differ between machines, and decisions would too.
pub(crate) fn power_of_e(x: f32) -> f32 {
    let mut power = 1.0 + x.max(-6.0) / 64.0;
    for _ in 0..6 {
        power *= power;
    }
    power
}

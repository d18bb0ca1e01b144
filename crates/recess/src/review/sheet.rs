//! A review in words. The page and the figures for programs are both made from it.

use super::judge::{Effort, Thought, Thoughts};
use super::marks::{Mark, sure};
use super::turning::{self, Turning};
use super::walk::{Decision, Walk};
use bots::Measurement;
use kit::Kit;
use table::playbook::Notation as _;
use table::{Game as _, MoveBuf, Seat};
use words::Words;

/// A whole review.
pub(super) struct Sheet {
    /// The game's id, and its title for people.
    pub(super) id: &'static str,
    /// The colours of the game's pages.
    pub(super) colours: &'static str,
    pub(super) game: &'static str,
    pub(super) title: String,
    pub(super) names: Vec<String>,
    /// The player the review is for, if it is for one.
    pub(super) viewer: Option<Seat>,
    /// The winners; none while the game goes on.
    pub(super) winners: Vec<Seat>,
    pub(super) iterations: u32,
    pub(super) each: u32,
    pub(super) between: u32,
    pub(super) seed: u64,
    pub(super) curve: Vec<Spot>,
    pub(super) turns: Vec<TurnReport>,
    pub(super) decisions: Vec<DecisionReport>,
    pub(super) turning: Vec<Turning>,
}

/// Everybody's chances at a moment between turns.
pub(super) struct Spot {
    /// The index in [`Sheet::turns`] of the turn that begins here, or that ended the game.
    pub(super) turn: usize,
    /// Whether it is the end of the record.
    pub(super) end: bool,
    /// By seat; `None` if unknown.
    pub(super) chances: Vec<Option<Measurement>>,
}

/// A turn.
pub(super) struct TurnReport {
    pub(super) number: usize,
    pub(super) whose: Seat,
    pub(super) standing: Vec<Option<String>>,
    pub(super) story: Vec<String>,
}

/// A decision, and what is thought of it.
pub(super) struct DecisionReport {
    /// The index in [`Sheet::turns`].
    pub(super) turn: usize,
    pub(super) seat: Seat,
    pub(super) question: String,
    pub(super) hand: Option<String>,
    pub(super) made: Move,
    /// `None` if unknown.
    pub(super) verdict: Option<Verdict>,
    /// The moves that got a closer look, the best first.
    pub(super) alternatives: Vec<Alternative>,
    /// How many other moves there were.
    pub(super) others: usize,
}

/// A move in words and in notation.
#[derive(Clone)]
pub(super) struct Move {
    pub(super) text: String,
    pub(super) notation: String,
}

/// What a decision was worth.
#[derive(Copy, Clone)]
pub(super) struct Verdict {
    pub(super) mark: Mark,
    /// The chance of winning with the search's choice, or with the move that was made if that is better.
    pub(super) before: Measurement,
    /// The chance with the move that was made.
    pub(super) after: Measurement,
    /// How much less often the move that was made wins.
    pub(super) loss: Measurement,
}

/// A move that got a closer look.
pub(super) struct Alternative {
    pub(super) what: Move,
    pub(super) chance: Option<Measurement>,
    pub(super) behind: Option<Measurement>,
    /// Whether the search would have made it.
    pub(super) choice: bool,
    /// Whether it was made.
    pub(super) made: bool,
}

/// Puts a review in words.
pub(super) struct Writer<'a, K: Kit> {
    pub(super) words: &'a Words,
    pub(super) notation: &'a K::Notation,
    pub(super) names: &'a [String],
    pub(super) viewer: Option<Seat>,
}

impl<K: Kit> Writer<'_, K> {
    pub(super) fn sheet(&self, title: String, walk: &Walk<K>, thoughts: &Thoughts<K>, effort: &Effort) -> Sheet {
        let voice = K::of(&walk.end);
        let turns = walk.turns.iter().map(|turn| TurnReport {
            number: turn.number,
            whose: turn.whose,
            standing: turn.standing.clone(),
            story: voice.events(self.words, self.names, &turn.events),
        });
        let spots = walk.points.iter().zip(&thoughts.points).map(|(point, outlooks)| {
            // The player's own chances from their own chair; in a review for one player, everybody's from that chair.
            let chance = |seat: Seat| {
                let outlook = outlooks[self.viewer.unwrap_or(seat).index()];
                outlook.map(|outlook| outlook[seat.index()])
            };
            Spot { turn: point.turn, end: point.end, chances: Seat::all(self.names.len()).map(chance).collect() }
        });
        let decisions = walk.decisions.iter().zip(&thoughts.decisions);
        let decisions: Vec<DecisionReport> =
            decisions.map(|(decision, thought)| self.judged(&voice, decision, thought)).collect();
        let curve: Vec<Spot> = spots.collect();
        let turning = turning::points(&curve, &decisions);
        Sheet {
            id: K::ID,
            colours: K::COLOURS,
            game: K::TITLE,
            title,
            names: self.names.to_vec(),
            viewer: self.viewer,
            winners: walk.end.outcome().into_iter().flat_map(|outcome| outcome.winners).collect(),
            iterations: effort.iterations,
            each: effort.each(),
            between: effort.between(),
            seed: effort.seed,
            curve,
            turns: turns.collect(),
            decisions,
            turning,
        }
    }

    fn judged(&self, voice: &K, decision: &Decision<K>, rows: &Thought<K>) -> DecisionReport {
        let (game, seat) = (&decision.moment.game, decision.seat);
        let view = game.view(Some(seat));
        let told = |mv: &kit::MoveOf<K>| Move {
            text: voice.choice_text(self.words, self.names, &view, mv),
            notation: self.notation.write_move(game, self.names, seat, mv),
        };
        let own = |outlook: bots::Outlook| outlook[seat.index()];
        // A bot may consider moves that are not listed, so these are counted one by one.
        let mut listed = MoveBuf::new();
        game.moves(seat, &mut listed);
        let others = listed.iter().filter(|&mv| rows.iter().all(|row| row.mv != *mv)).count();
        let verdict = rows.first().zip(rows.iter().find(|row| row.mv == decision.mv)).and_then(|(choice, made)| {
            let (best, after, loss) = (choice.outlook.map(own)?, made.outlook.map(own)?, made.behind?);
            let before = if loss.mean > 0.0 { best } else { after };
            Some(Verdict { mark: Mark::of(loss), before, after, loss })
        });
        let mut alternatives: Vec<Alternative> = rows
            .iter()
            .enumerate()
            .map(|(at, row)| Alternative {
                what: told(&row.mv),
                chance: row.outlook.map(own),
                behind: row.behind,
                choice: at == 0,
                made: row.mv == decision.mv,
            })
            .collect();
        let worth = |alternative: &Alternative| alternative.chance.map_or(-1.0, |chance| chance.mean);
        alternatives.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        DecisionReport {
            turn: decision.turn,
            seat,
            question: voice.question_text(self.words, self.names, &view),
            hand: voice.hand(self.words, &view),
            made: told(&decision.mv),
            verdict,
            others,
            alternatives,
        }
    }
}

/// How somebody played.
pub(super) struct Summary {
    pub(super) decisions: usize,
    /// How often they got each mark.
    pub(super) marks: [usize; Mark::ALL.len()],
    /// The sum of their certain losses.
    pub(super) lost: f32,
}

impl Sheet {
    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The seats whose decisions are reviewed.
    pub(super) fn reviewed(&self) -> Vec<Seat> {
        match self.viewer {
            Some(seat) => vec![seat],
            None => Seat::all(self.names.len()).collect(),
        }
    }

    pub(super) fn summary(&self, seat: Seat) -> Summary {
        let mut summary = Summary { decisions: 0, marks: [0; Mark::ALL.len()], lost: 0.0 };
        for decision in self.decisions.iter().filter(|decision| decision.seat == seat) {
            summary.decisions += 1;
            if let Some(verdict) = decision.verdict {
                summary.marks[verdict.mark as usize] += 1;
                summary.lost += sure(verdict.loss);
            }
        }
        summary
    }
}

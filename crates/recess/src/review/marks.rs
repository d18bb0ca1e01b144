//! How good a decision was, as far as that is certain.

use bots::Measurement;

/// The marks for decisions.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Mark {
    Best,
    Fine,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// How many standard errors are subtracted from a loss before it counts.
pub(super) const DOUBT: f32 = 2.0;

impl Mark {
    pub(super) const ALL: [Mark; 5] = [Mark::Best, Mark::Fine, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The mark for a move that is this far behind the search's choice.
    ///
    /// Only the certain part of a loss counts, so that noise is nobody's mistake. With few simulations, few moves are
    /// marked down.
    pub(super) fn of(behind: Measurement) -> Mark {
        if behind.mean <= 0.0 {
            return Mark::Best;
        }
        let sure = sure(behind);
        let bad = [Mark::Blunder, Mark::Mistake, Mark::Inaccuracy];
        bad.into_iter().find(|mark| mark.from().is_some_and(|from| sure >= from)).unwrap_or(Mark::Fine)
    }

    /// The certain loss from which on this mark is given.
    pub(super) fn from(self) -> Option<f32> {
        match self {
            Mark::Best | Mark::Fine => None,
            Mark::Inaccuracy => Some(0.02),
            Mark::Mistake => Some(0.05),
            Mark::Blunder => Some(0.10),
        }
    }

    /// The name for programs.
    pub(super) fn id(self) -> &'static str {
        match self {
            Mark::Best => "best",
            Mark::Fine => "fine",
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// The message for people.
    pub(super) fn key(self) -> &'static str {
        match self {
            Mark::Best => "review-best",
            Mark::Fine => "review-fine",
            Mark::Inaccuracy => "review-inaccuracy",
            Mark::Mistake => "review-mistake",
            Mark::Blunder => "review-blunder",
        }
    }

    /// A symbol for readers who do not see the colour.
    pub(super) fn symbol(self) -> &'static str {
        match self {
            Mark::Best => "★",
            Mark::Fine => "✓",
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    pub(super) fn is_bad(self) -> bool {
        self.from().is_some()
    }
}

/// The part of a loss that is not noise; at least 0.
pub(super) fn sure(loss: Measurement) -> f32 {
    (loss.mean - DOUBT * loss.error).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_nobodys_mistake() {
        let mark = |mean, error| Mark::of(Measurement { mean, error });
        assert_eq!(mark(0.0, 0.0), Mark::Best);
        assert_eq!(mark(-0.3, 0.01), Mark::Best);
        assert_eq!(mark(0.01, 0.0), Mark::Fine);
        assert_eq!(mark(0.02, 0.0), Mark::Inaccuracy);
        assert_eq!(mark(0.08, 0.01), Mark::Mistake);
        assert_eq!(mark(0.13, 0.01), Mark::Blunder);
        // The same losses with less certainty.
        assert_eq!(mark(0.13, 0.03), Mark::Mistake);
        assert_eq!(mark(0.13, 0.05), Mark::Inaccuracy);
        assert_eq!(mark(0.13, 0.06), Mark::Fine);
        assert_eq!(mark(0.13, f32::INFINITY), Mark::Fine);
    }
}

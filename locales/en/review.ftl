# A game reviewed: the page, and what the command says.

review-title = { $game }: a game reviewed
review-won = { $n ->
    [one] { $seats } won.
   *[other] { $seats } won together.
}
review-unfinished = The record ends before the game does.
review-of-all = Every decision where a player had more than one option.
review-of-seat = Every decision where { $seat } had more than one option.
review-honest = Each estimate uses only what the deciding player knew at that moment: their own cards and what they had seen. It never uses other hands or the order of the draw pile.
review-honest-seat = Each estimate uses only what { $seat } knew at that moment: { $seat }'s own cards and what { $seat } had seen. It never uses other hands or the order of the draw pile. Nothing else is on this page.
review-percent = { $n } %

review-curve = Chances of winning
review-curve-own = Each line shows what that player could estimate of their own chances at the start of each turn, from their own cards and what they had seen. Each player knows different things, so the lines need not add up to 100 %. Below: turns. Numbers above: turning points. Marks on a line: that player's mistakes.
review-curve-seat = All lines show what { $seat } could estimate at the start of each turn, from { $seat }'s own cards and what { $seat } had seen. Below: turns. Numbers above: turning points. Marks on a line: mistakes.
review-line = { $seat }: { $from } % at the start, { $to } % at the end.
review-as-table = The same as a table: % at the start of each turn
review-turns = Turn
review-turn = Turn { $n }, { $seat }
review-setting-up = Setup
review-end = End

review-turning = Turning points
review-turning-none = No turn clearly changed anybody's chances by { $n } points or more.
review-rises = { $turn }: { $seat } rises from { $from } % to { $to } %.
review-falls = { $turn }: { $seat } falls from { $from } % to { $to } %.
review-gains = { $seat } gains the most, from { $from } % to { $to } %.
review-loses = { $seat } loses the most, from { $from } % to { $to } %.
review-instead = { $seat } chose “{ $made }”; “{ $better }” was better.

review-seats = How they played
review-summary = { $n ->
    [0] No decisions
    [one] { $n } decision
   *[other] { $n } decisions
}, { $lost ->
    [one] { $lost } point surely lost in all
   *[other] { $lost } points surely lost in all
}.
review-best = best
review-fine = fine
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder

review-decisions = Decisions
review-only = Show only marked-down decisions
review-hand = In hand: { $cards }
review-before-after = { $before } % to win before, { $after } % after.
review-loss = { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} lost (± { $error }), surely { $sure }.
review-unknown = There is no estimate for this one.
review-alternatives = Alternatives
review-choice = the bot's choice
review-made = played
review-others = { $n ->
    [one] One other move looked no better at a glance.
   *[other] { $n } other moves looked no better at a glance.
}

review-how = How this was measured
review-how-search = A hard bot takes the player's seat, knowing only what the player knew. For each simulation it imagines all hidden cards afresh. { $iterations } simulations find the moves worth a closer look. The best { $closely } and the move actually made are then tried { $each } times each, on the same imagined cards and with the same luck. A forced move is not a decision.
review-how-loss = A loss is how much less often the move made wins than the bot's choice, in points. A point is one game in a hundred. ± is one standard error.
review-how-sure = Only the sure part of a loss counts: the loss minus { $doubt } standard errors. A difference within the noise is nobody's mistake.
review-means-best = the bot's choice, or measured as no worse
review-means-fine = less than { $n } points surely lost
review-means-bad = { $n } points or more surely lost
review-how-curve = The chances at the start of a turn come from { $between } simulations for each player's view. A turning point is a turn that clearly changes somebody's chances by { $least } points or more; at most five are shown.
review-how-limits = The bot is strong, not perfect. It looks some way ahead and assumes that everybody plays by rules of thumb. It does not know the people at the table. The seed is { $seed }: the same command gives the same page.

review-saved = The review is in { $path }
review-where = name a file for the page, such as `-o review.html`, or use `-o -` for standard output
review-several = { $path } holds { $n } examples; a review covers one game
review-no-decisions = { $path } has nothing to review: nobody had a choice
review-differs = Cannot review a game that breaks the rules:
review-interrupted = Interrupted: nothing was written.

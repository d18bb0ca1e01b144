# A game reviewed: the page, and what the command says.

review-title = { $game }: a game reviewed
review-won = { $n ->
    [one] { $seats } won.
   *[other] { $seats } won together.
}
review-unfinished = The record ends before the game does.
review-of-all = Every decision of every player that had more than one way to go.
review-of-seat = Every decision of { $seat } that had more than one way to go.
review-honest = Every estimate uses only what the player who decides knew at that moment: their own cards and what they had seen, never the hands of others or the order of the draw pile.
review-honest-seat = Every estimate uses only what { $seat } knew at that moment: { $seat }'s cards and what { $seat } had seen, never the hands of others or the order of the draw pile. Nothing else is on this page.
review-percent = { $n } %

review-curve = Chances of winning
review-curve-own = Each line is what that player could think of their own chances as each turn began, knowing their own cards and what they had seen. Everybody knows something else, so the lines need not add up to 100 %. Below: turns. Numbers above: turning points. Signs on a line: mistakes of that player.
review-curve-seat = All lines are what { $seat } could think as each turn began, with nothing but { $seat }'s cards and what { $seat } had seen. Below: turns. Numbers above: turning points. Signs on a line: mistakes.
review-line = { $seat }: { $from } % at first, { $to } % at last.
review-as-table = The same as a table, in % as each turn began
review-turns = Turn
review-turn = Turn { $n }, { $seat }
review-setting-up = Setting up
review-end = End

review-turning = Turning points
review-turning-none = No turn surely changed anybody's chances by { $n } points or more.
review-rises = { $turn }: { $seat } rises from { $from } % to { $to } %.
review-falls = { $turn }: { $seat } falls from { $from } % to { $to } %.
review-gains = { $seat } gains most by it, from { $from } % to { $to } %.
review-loses = { $seat } loses most by it, from { $from } % to { $to } %.
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
review-only = Only those that were marked down
review-hand = In hand: { $cards }
review-before-after = { $before } % to win before, { $after } % after.
review-loss = { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} lost (± { $error }), surely { $sure }.
review-unknown = Nobody can say what this was worth.
review-alternatives = Alternatives
review-choice = the bot's choice
review-made = made
review-others = { $n ->
    [one] One other move looked no better at a glance.
   *[other] { $n } other moves looked no better at a glance.
}

review-how = How this was measured
review-how-search = A hard bot takes the player's place with nothing but what the player knew, and imagines everything hidden anew for each simulation. { $iterations } simulations find out which moves are worth a closer look. The best { $closely } and the move that was made are then each tried { $each } times, on the same imagined cards and with the same luck. What is forced is no decision.
review-how-loss = A loss is how much less often the move that was made wins than the bot's choice, in points: a point is one game in a hundred. ± is one standard error.
review-how-sure = Only what is sure of a loss counts: the loss less { $doubt } standard errors. What differs by no more than the noise is nobody's mistake.
review-means-best = the bot's choice, or measured to be no worse
review-means-fine = less than { $n } points surely lost
review-means-bad = { $n } points or more surely lost
review-how-curve = The chances as a turn begins come from { $between } simulations for each player whose view they are. A turning point is a turn that surely changes somebody's chances by { $least } points or more; at most five are told.
review-how-limits = The bot is strong, not perfect: it looks some way ahead and imagines that everybody plays by rules of thumb. It does not know the people at the table. The seed is { $seed }: the same command gives the same page.

review-saved = The review is in { $path }
review-where = name a file for the page, such as `-o review.html`, or send it on with `-o -`
review-several = { $path } holds { $n } examples; a review is of one game
review-no-decisions = there is nothing to review in { $path }: nobody had a choice
review-no-bot = no bot of { $game } looks ahead yet, so there is nobody to review the game
review-differs = A game that does not go by the rules is not reviewed:
review-interrupted = Interrupted: nothing was written.

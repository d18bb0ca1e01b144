# What a table says when something cannot be done, and what is asked while a window is open.

table-game = there is no game “{ $game }” here; choose one of: { $games }
table-players = a table of this game has { $least } to { $most } seats
table-no-set = this game is played with one of these sets of cards: { $sets }
table-level = there is no bot of level “{ $level }”; choose one of: { $levels }
table-beat = bots wait at most { $most } milliseconds
table-no-option = this game has no option “{ $name }”: leave it out
table-option-bounds = “{ $name }” may be from { $least } to { $most }
table-name = please give a name with at least one letter or digit
table-full = every seat is taken by a person; you can watch
table-not-understood = the table did not understand this message
table-watching = you are watching; take a seat to play
table-secret = this seat has been taken by somebody else, or its secret is wrong
table-not-now = that cannot be done now
table-no-kind = there is no such kind of window in this game
table-late = that question is over; look at the table and answer the new one
table-no-card = there is no such card
table-no-hints = hints are switched off at this table
table-rules-changed = this game was begun under an earlier version of the rules and cannot go on; it can still be watched as a replay

window-play = { $by } plays { $card } at { $at }. Anything to say?
window-alone = { $by } plays { $card }. Anything to say?
window-answer = { $by } has answered. Anything to say?
window-revival = { $seat } is down. Anything to say?
window-open = Anything to say?
window-mb-fight = { $fight } Anything to say?
window-kind-at-me = What is played at me
window-kind-by-me = My own cards, when somebody may answer them
window-kind-at-others = What others play at each other, or alone
window-kind-defence = A defence against an attack
window-kind-humiliation = Humiliation and Backlash
window-kind-revival = Somebody is down
window-kind-my-fight = A fight of mine
window-kind-fight = A fight of others
window-kind-about-me = Anything else that is about me
window-kind-about-others = Anything else that is about others

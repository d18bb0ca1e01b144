# What a table says when something cannot be done, and what is asked while a window is open.

table-game = there is no game “{ $game }” here; choose one of: { $games }
table-players = this game takes { $least } to { $most } seats
table-no-set = this game uses one of these card sets: { $sets }
table-level = there is no bot level “{ $level }”; choose one of: { $levels }
table-beat = bots can wait at most { $most } milliseconds
table-no-option = this game has no option “{ $name }”; leave it out
table-option-bounds = “{ $name }” must be from { $least } to { $most }
table-name = enter a name with at least one letter or digit
table-full = people have taken every seat; you can watch
table-not-understood = the table did not understand this message
table-watching = you are watching; take a seat to play
table-secret = somebody else has taken this seat, or its secret is wrong
table-not-now = that cannot be done now
table-no-kind = this game has no such kind of window
table-late = that question is closed; look at the table and answer the new one
table-no-card = there is no such card
table-no-hints = hints are switched off at this table
table-rules-changed = this game was started under an older version of the rules and cannot continue; you can still watch it as a replay

window-play = { $by } plays { $card } at { $at }. Do you respond?
window-alone = { $by } plays { $card }. Do you respond?
window-answer = { $by } has answered. Do you respond?
window-revival = { $seat } is down. Do you respond?
window-open = Do you respond?
window-mb-fight = { $fight } Do you respond?
window-kind-at-me = Cards played at me
window-kind-by-me = My own cards, when others may answer them
window-kind-at-others = Cards others play at each other, or alone
window-kind-defence = A defence against an attack
window-kind-humiliation = Humiliation and Backlash
window-kind-revival = Somebody is down
window-kind-my-fight = My own fights
window-kind-fight = Fights I am not in
window-kind-about-me = Anything else that affects me
window-kind-about-others = Anything else that affects others

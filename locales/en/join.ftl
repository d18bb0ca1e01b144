# A table of a server: the way there, and the game in lines of text.

join-bad-link = “{ $link }” is no link to a table; expected something like https://host/t/ABCDEFGH
join-broken = the server { $server } cannot be reached: { $error }
join-no-recess = { $server } answers with status { $status }; perhaps it is no Recess server
join-other-protocol = { $server } speaks another version of the protocol; please use the same version of Recess as the server
join-other-game = the game “{ $game }” at this table is not known here; please use the same version of Recess as the server
join-full = { $why } (with --watch)
join-watch-instead = Every seat is taken. Watch instead? (y/n)
join-yes = y
join-leave-sure = Type { $leave } once more to do that.
join-gave-up = You have given up your seat; the table goes on without you.
join-back = Your seat is kept for you: `recess join { $link }` comes back to it.
join-how = Type the number of a move. Other words: { $hand } (your cards), { $table } (the table), { $hint } (what a strong player would do), { $chances } (how likely everybody is to win), { $why } CARD (why it cannot be played), { $rule } WORD (look it up), { $say } TEXT (to everybody), { $undo } (take an answer back), { $free } (what you may do unasked), { $stops } NUMBER (on what you are asked), { $again } (a rematch), { $leave } (give your seat up), { $quit }.
join-seats = At the table: { $seats }
join-time = Time left: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
join-again = Type { $again } for a rematch, anything else to leave.

# A server's table: getting there, and the game in lines of text.

join-bad-link = “{ $link }” is not a link to a table; it should look like https://host/t/ABCDEFGH
join-broken = cannot reach the server { $server }: { $error }
join-no-recess = { $server } answered with status { $status }; it may not be a Recess server
join-other-protocol = { $server } uses another version of the protocol; use the same version of Recess as the server
join-other-game = this version of Recess does not know the game “{ $game }”; use the same version as the server
join-full = { $why } (with --watch)
join-watch-instead = Every seat is taken. Watch instead? (y/n)
join-yes = y
join-leave-sure = Type { $leave } again to confirm.
join-gave-up = You gave up your seat. The table goes on without you.
join-back = Your seat is saved. Come back with `recess join { $link }`.
join-how = Type the number of a move. Other commands: { $hand } (your cards), { $table } (the table), { $hint } (what a strong player would do), { $chances } (everybody's chances of winning), { $why } CARD (why you cannot play it), { $rule } WORD (look it up), { $say } TEXT (to everybody), { $undo } (take back an answer), { $free } (moves you may make without being asked), { $stops } NUMBER (which windows prompt you), { $again } (a rematch), { $record } (save a game that is over), { $agree } or { $no } (to what somebody asks of the table), { $leave } (give up your seat), { $end } (ask to break off the game), { $quit }.
join-seats = At the table: { $seats }
join-time = Time left: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
join-again = Type { $again } for a rematch, { $record } to save the game, or anything else to leave.
join-waits = A game is going on. The people at the table are asked whether you may take over from a bot; if not, you play from the next game on.
host-link = The link to your table: { $link }
host-bad-server = “{ $server }” is not the address of a server; it should look like https://host or localhost:7777
host-bad-pace = --pace is one of { $paces }, not “{ $value }”
host-no-number = --number takes NAME=N with one of these names: { $names }; not “{ $value }”
join-bad-game-link = “{ $link }” is not a link to a game; it should look like https://host/replay/ABCDEFGH/1 or https://host/t/ABCDEFGH
join-promise = The shuffle is promised: { $hash }
join-head = Seal of the record so far: { $head }

### What the server answers to requests it does not grant; the browser client shows it.

error-no-table = There is no such table. Perhaps the link is not whole.
error-no-seat = There is no such seat at this table.
error-no-game = There is no such game here.
error-no-replay = There is no such game here, or it is not over yet.
error-no-clause = The rulebook has no such clause.
error-no-language = Nobody speaks this language here: en, it, es and cs are spoken.
error-bad-name = A name has 1 to { $most } characters on one line, without : " # > or commas.
error-bad-json = That was not understood: { $error }
error-too-long = That is too long: { $most } bytes are allowed.
error-too-many = That was a bit much at once. Wait a minute and try again.
error-too-many-tables = All tables are taken. Try again in a while.
error-other-site = This request comes from a page of another site.
error-not-kept = The server cannot save anything at the moment, so nothing can happen at this table. It goes on by itself as soon as it can.
error-closing = The server is about to restart. Try again in a moment.
error-inside = Something went wrong in the server. Try again.

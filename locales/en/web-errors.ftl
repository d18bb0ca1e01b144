### Answers to requests that the server refuses; the browser client shows them.

web-error-offline = There is no connection right now. Nothing was sent: try again in a moment.
error-no-table = There is no such table. The link may be incomplete.
error-no-seat = There is no such seat at this table.
error-no-game = This server does not have that game.
error-no-replay = There is no such game, or it is not over yet.
error-no-clause = The rulebook has no such clause.
error-no-language = That language is not available. Choose en, it, es or cs.
error-bad-name = A name has 1 to { $most } characters on one line. It cannot contain : " # > or commas.
error-name-invisible = The name has characters that nobody can see. Type it again without them.
error-name-reserved = Players could take this name for the server speaking. Choose another one.
error-name-look-alike = Somebody at this table has a name that looks almost the same. Choose one that can be told apart.
error-bad-json = The server could not read that request: { $error }
error-too-long = The request is too long. The limit is { $most } bytes.
error-too-many = Too many requests. Wait a minute and try again.
error-too-many-tables = The server has no room for another table. Try again later.
error-options-too-long = The options are too long: at most { $bots } bots, and { $most } characters for each setting.
error-other-site = The request came from another site's page.
error-not-kept = The server cannot save right now, so the game is paused. It continues by itself as soon as saving works.
error-no-new-tables = The server cannot save tables right now, so it opens no new ones. Try again later.
error-not-read = This table cannot be read from the server's disk. The reason is in the server's log.
error-closing = The server is about to restart. Try again in a moment.
error-inside = Something went wrong on the server. Try again.

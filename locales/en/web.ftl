# The browser client, outside the table itself.

web-title-landing = Recess – card games with friends, right now
web-title-new = A new table – Recess
web-title-table = A table – Recess
web-title-here = One device for all – Recess
web-title-tables = Public tables – Recess
web-title-replay = Replay – Recess
web-title-rules = The rules – Recess
web-title-about = About – Recess
web-title-missing = Nothing here – Recess

web-home = Recess: to the start page
web-menu = Menu
web-skip = To the content
web-close = Close
web-more = More
web-yes = yes
web-no = no
web-loading = Loading …
web-try-again = Try again
web-to-start = To the start page
web-broken = This did not work
web-missing = There is nothing here
web-missing-about = The address is wrong, or what was here is gone.

web-lead = Lunch Money, the playground brawl with cards. Against bots or with friends, in the browser, without an account.
web-picture = Chalk children around a table in a schoolyard, with cards and coins on it; a kick has just landed.
web-play-now = Play now
web-continue = Back to your game
web-play-with-friends = Play with friends
web-join-with-link = Join with a link
web-link-or-code = Link or code of the table
web-link-wrong = This is no link to a table. It looks like …/t/k3x9pq….
web-join = Join
web-guest = Guest
web-fan-made = A fan-made implementation, not affiliated with the publishers. No original art, no original text.

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-motion = Motion
web-motion-normal = normal
web-motion-fast = fast
web-motion-none = none
web-sound = Sound
web-sound-about = Short sounds when something happens.
web-auto-pass = Pass by itself
web-auto-pass-never = Never: always ask me
web-auto-pass-not-mine = When others fight among themselves
web-auto-pass-until-my-turn = Always, until my next turn
web-stop-about = At the table, the stop key ends this at once and gives you more time.
web-stops = Ask me about
web-stops-about = What is switched off passes by itself, whatever you hold; nobody can tell.

web-error-network = The server cannot be reached. Check your connection and try again.
web-error-nothing-there = There is nothing at this address.
web-error-status = The server could not answer (status { $status }). Please try again later.
web-error-unexpected = Something unexpected went wrong: { $error }

web-new-table = A new table
web-new-table-about = Choose, invite your friends, and begin when you like. Bots take the empty seats.
web-make-table = Make the table
web-your-name = Your name
web-game = Game
web-game-lunch-money = Lunch Money
web-game-munchkin-bites = Munchkin Bites!
web-players = Seats
web-fewer = fewer
web-more-of = more
web-bots-level = Bots
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-pace = Pace
web-pace-relaxed = relaxed
    .about = two minutes a turn, 12 seconds an answer
web-pace-normal = normal
    .about = 45 seconds a turn, 6 an answer
web-pace-quick = quick
    .about = 15 seconds a turn, 3 an answer
web-pace-appointment = by appointment
    .about = a day for everything
web-decks = Cards
web-deck-base = base deck
web-deck-both = base deck and Sticks & Stones
web-deck-base-twice = two base decks
web-deck-both-twice = everything twice
web-deck-bites = Munchkin Bites!
web-decks-crowded = These cards are comfortable for up to { $n } players. It works with more, but the pile is shuffled often.
web-profile = Rules
web-profile-english = English
    .about = The English sheet, and where it says nothing the Spanish and Czech ones.
web-profile-italian = Italian
    .about = The Italian compilation.
web-profile-standard = as in the rulebook
    .about = Whatever the printed rules leave open is settled as the rulebook tells.
web-house-rules = House rules
web-house-rules-about = Everybody at the table sees how they are set. In the rulebook:
web-switch-humiliation-stops-wedgy = Humiliation stops a Wedgy
    .about = Humiliation can cancel a Wedgy.
web-switch-humiliation-stops-revival = Humiliation stops a revival
    .about = Humiliation can cancel First Aid played to stay conscious.
web-switch-headlock-hits-at-once = Headlock hits at once
    .about = The free hits begin on the turn the Headlock is made.
web-switch-poke-second-attack-any = Any attack after a Poke
    .about = Whoever plays after a Poke in the Eye may use any attack on the victim.
web-switch-outsiders-basic-or-weapon-only = Outsiders keep it simple
    .about = Others may attack somebody in a hold with a Basic Attack or a Weapon only.
web-switch-cooties-when-grabbed = Cooties against a Grab
    .about = Whoever is grabbed may answer with Cooties.
web-switch-counter-cap = Counters have a limit
    .about = First Aid never lifts you above the counters you began with.
web-switch-no-discard = Discarding only in need
    .about = You may discard and draw only if you could only pass otherwise.
web-switch-discard-opens = Discarding opens you up
    .about = Afterwards everybody else may attack you once.
web-switch-discard-cost-per-card = Every discarded card costs
    .about = One counter for each card you discard and draw.
web-switch-no-holds = No holds
    .about = Choke and Headlock stay in the box.
web-switch-discard-cost = Price of a discard
    .about = Counters that discarding and drawing costs, but never the last one.
web-switch-first-aid = First Aid cards
    .about = How many each base deck has.
web-switch-stall-rounds = Quiet rounds
    .about = After so many without a lost counter, everybody begins to lose some; 0 for never.
web-switch-fast = Fast game
    .about = More cards at the start and after dying, and discarded Races, Half-Breeds and Powers can be claimed.
web-switch-items-in-combat = Items in combat
    .about = In your own fight you may put items from your hand into play.
web-switch-cheating = Cheating
    .about = Items may be put down against the rules, and whoever notices may say so.
web-switch-rounds = Rounds at most
    .about = Then the player with the highest level wins.
web-switch-offers = Offers for help
    .about = So many between two players in a fight.
web-switch-trades = Trade offers
    .about = So many between two players in a turn.
web-switch-turnings = Rearranging
    .about = So often each player may rearrange their items in a turn.
web-public = Public table
web-public-about = It is in the list of tables, and anybody may watch.
web-hints = Hints
web-hints-about = Players may ask what a strong player would do.

web-connecting = Connecting …
web-reconnecting = The connection is lost. Connecting again …
web-reconnect-in = The connection is lost. Next attempt in { $seconds } s.
web-reconnect-now = Now
web-table-closed = This table is closed to you
web-watch = Watch
web-watching = You are watching.
web-take-a-seat = Take a seat
web-sit-for = In place of { $name }
web-waiting-room = Before the game
web-waiting-room-about = Send the link to your friends and begin when everybody is there.
web-waiting-room-guest = You are invited. Say your name and sit down.
web-sit-down = Sit down
web-sit-here = Here
web-no-seat = Every seat is taken by a person. You can watch as soon as the game begins.
web-seats = At the table: { $n } of { $of }
web-empty-seat = Empty seat
web-you = you
web-sitter-nobody = nobody yet
web-sitter-person = is here
web-sitter-away = away
web-sitter-stood-in = a bot stands in
web-sitter-bot = bot
web-came = { $name } is here.
web-start = Begin
web-bots-fill = Bots take the empty seats.
web-invite = Link for your friends
web-invite-text = { $name } invites you to a game of Lunch Money.
web-somebody = Somebody
web-qr = QR code of the link
web-copy = Copy
web-copied = Copied
web-share = Share
web-other-device = Go on playing on another device
web-other-device-about = This link is your seat. Keep it to yourself.
web-leave = Leave the table
web-talk = Table talk

web-tables = Public tables
web-tables-about = Sit down where a seat is free, or watch.
web-tables-count = { $n ->
    [0] No table is open.
    [one] { $n } table
   *[other] { $n } tables
}
web-refresh = Look again
web-only-bots = only bots
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-stage-waiting = waiting for players
web-stage-playing = playing
web-stage-over = over

web-here = One device for all
web-here-about = Two to eight people hand one device round. A curtain hides everybody's cards.
web-here-unknown = This game was begun on another device.
web-here-players = Players
web-here-name = Player { $n }
web-here-bots = Bots
web-here-skip = Pass over who cannot answer
web-here-skip-about = Quicker; but who is not handed the device obviously had nothing to answer with.
web-hand-over = Hand the device to { $name }
web-hand-over-about = Everybody else looks away.
web-lift-curtain = It's me

web-rules = Rules
web-contents = Contents
web-search = Search
web-found = { $n ->
    [0] Nothing found.
    [one] { $n } clause found
   *[other] { $n } clauses found
}
web-link-to = Link to { $id }
web-examples = { $n ->
    [one] { $n } example
   *[other] { $n } examples
}
web-no-examples = There is no example that can be shown.

web-replay = Replay
web-replay-told-only = This game was played by rules of version { $version }, which have changed since: it can be read, but not shown on the table.
web-player = The game, step by step; the arrow keys go back and forth
web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-on = One step on
web-scrub = Step
web-step-count = { $at } / { $of }
web-eyes = With the eyes of
web-spectator = a spectator
web-download = Record (.play)
web-fair-kept = The shuffle was decided before the game: checked
web-fair-broken = The shuffle does not fit its promise
web-fair-unseen = The shuffle can be recomputed; its promise was given only to those at the table
web-fair-about = Before the first card the server published the SHA-256 hash of “recess:SEED:SALT”. Your browser has just computed it itself.
web-fair-promised = Promised before the game
web-fair-hash = Hash
web-fair-seed = Seed
web-fair-salt = Salt

web-about = About Recess
web-about-what = What this is
web-about-text = Recess lets you play Lunch Money with its expansion Sticks & Stones: in the browser, in the terminal, against bots that see only what you would see in their place. The rules are told in our own words, clause by clause, with examples.
web-about-privacy = No account, no tracking, no cookies. Your settings and the keys to your seats stay in this browser.
web-credits = Thanks
web-credits-about = The drawings and the code are our own, and these works of others are in it:
web-credits-all = Every icon and its author

# The browser client, outside the table itself.

web-title-landing = Recess – card games with friends, right now
web-title-new = New table – Recess
web-title-table = A table – Recess
web-title-here = Share one device – Recess
web-title-tables = Public tables – Recess
web-title-replay = Replay – Recess
web-title-rules = The rules – Recess
web-title-cards = All cards – Recess
web-title-about = About – Recess
web-title-missing = Nothing here – Recess

web-home = Recess: start page
web-menu = Menu
web-skip = Skip to content
web-close = Close
web-more = More
web-yes = yes
web-no = no
web-loading = Loading …
web-try-again = Try again
web-to-start = Back to the start page
web-broken = That did not work
web-missing = There is nothing here
web-missing-about = The address is wrong, or the page is gone.

web-lead = Lunch Money, the schoolyard brawl in cards. Play against bots or with friends, in the browser, without an account.
web-picture = Chalk children around a table in a schoolyard, with cards and coins on it. A kick has just landed.
web-play-now = Play now
web-continue = Back to your game
web-play-with-friends = Play with friends
web-join-with-link = Join with a link
web-link-or-code = Table link or code
web-link-wrong = That is not a link to a table. A link looks like …/t/k3x9pq….
web-join = Join
web-guest = Guest
web-fan-made = A fan-made implementation, not affiliated with the publishers. No original art, no original text.

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = same as system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-motion = Pace of events
web-motion-slow = slow
web-motion-normal = normal
web-motion-fast = fast
web-motion-none = no waiting
web-goal-lunch-money = The last one standing wins.
web-how-to = How to play, in two minutes
web-search-example = e.g. can I block a grab?
web-my-games = My games
web-my-game = { $winner } won, { $when }
web-how-lm-1 = Everybody starts with 15 counters and five cards. Whoever has no counters left is out. The last one standing wins.
web-how-lm-2 = On your turn you play an attack at somebody, or another card, or discard what you do not want. Afterwards everybody draws back up to five cards.
web-how-lm-3 = If you are attacked, you may answer with a Defense card. The small icons at the foot of a card show what stops it. Whatever is not stopped costs you counters.
web-how-lm-4 = Some cards only follow others: a Grab that holds opens the way to the really nasty ones. Cards you cannot play now are dimmed; tap one to see why.
web-how-lm-5 = A Humiliation cancels almost anything, and First Aid gives you counters back. Nobody is safe, and nobody has to be nice.
web-turn-back = Turn before
web-turn-on = Next turn
web-speed = Speed
web-sound = Sound
web-sound-about = Plays a short sound when something happens.
web-auto-pass = Pass automatically
web-auto-pass-never = Never: always ask me
web-auto-pass-not-mine = When others fight among themselves
web-auto-pass-until-my-turn = Always, until my next turn
web-stop-about = At the table, the stop key turns this off at once and gives you more time.
web-stops = Ask me about
web-stops-about = Windows you switch off do not prompt you, whatever cards you hold. Nobody can tell.

web-error-network = The server cannot be reached. Check your connection and try again.
web-error-nothing-there = There is nothing at this address.
web-error-status = The server could not answer (status { $status }). Please try again later.
web-error-unexpected = Something unexpected went wrong: { $error }

web-new-table = New table
web-new-table-about = Choose the settings, invite your friends, and start when you like. Bots fill the empty seats.
web-make-table = Create the table
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
    .about = two minutes per turn, 12 seconds per answer
web-pace-normal = normal
    .about = 45 seconds per turn, 6 seconds per answer
web-pace-quick = quick
    .about = 15 seconds per turn, 3 seconds per answer
web-pace-appointment = no hurry
    .about = up to a day for each decision
web-decks = Cards
web-deck-base = base deck
web-deck-both = base deck and Sticks & Stones
web-deck-base-twice = two base decks
web-deck-both-twice = everything twice
web-deck-bites = Munchkin Bites!
web-decks-crowded = These cards are enough for up to { $n } players. More can play, but the discard pile is reshuffled often.
web-profile = Rules
web-profile-english = English
    .about = The English rules sheet. Where it is silent, the Spanish and Czech ones decide.
web-profile-italian = Italian
    .about = The Italian compilation of the rules.
web-profile-standard = by the rulebook
    .about = Where the printed rules are silent, the rulebook here decides.
web-house-rules = House rules
web-house-rules-about = Everyone at the table can see these settings. In the rulebook:
web-switch-humiliation-stops-wedgy = Humiliation stops a Wedgy
    .about = Humiliation can cancel a Wedgy.
web-switch-humiliation-stops-revival = Humiliation stops a revival
    .about = Humiliation can cancel First Aid played to stay conscious.
web-switch-headlock-hits-at-once = Headlock hits at once
    .about = The free hits start on the turn the Headlock is played.
web-switch-poke-second-attack-any = Any attack after a Poke
    .about = The attack that follows a Poke in the Eye may be any attack on the victim.
web-switch-outsiders-basic-or-weapon-only = Outsiders keep it simple
    .about = Other players may attack somebody in a hold only with a Basic Attack or a Weapon.
web-switch-cooties-when-grabbed = Cooties against a Grab
    .about = A grabbed player may answer with Cooties.
web-switch-counter-cap = Counter limit
    .about = First Aid never takes you above your starting counters.
web-switch-no-discard = Discard as a last resort
    .about = You may discard and draw only if your only other choice is to pass.
web-switch-discard-opens = Discarding leaves you open
    .about = After you discard, everybody else may attack you once.
web-switch-discard-cost-per-card = Pay for each discarded card
    .about = You lose one counter for each card you discard.
web-switch-no-holds = No holds
    .about = Choke and Headlock are left out of the deck.
web-switch-discard-cost = Cost of discarding
    .about = How many counters it costs to discard and draw. It never costs your last one.
web-switch-first-aid = First Aid cards
    .about = How many each base deck contains.
web-switch-stall-rounds = Quiet rounds
    .about = After this many rounds in which nobody loses a counter, everybody starts losing them. 0 means never.
web-switch-fast = Fast game
    .about = More cards at the start and after dying. Discarded Races, Half-Breeds and Powers can be claimed.
web-switch-items-in-combat = Items in combat
    .about = You may put items from your hand into play during your own fight.
web-switch-cheating = Cheating
    .about = You may put items into play against the rules, and anybody who notices may call it.
web-switch-rounds = Round limit
    .about = When it is reached, the player with the highest level wins.
web-switch-offers = Offers for help
    .about = How many two players may make each other in one fight.
web-switch-trades = Trade offers
    .about = How many two players may make each other in one turn.
web-switch-turnings = Rearranging
    .about = How often each player may rearrange their items in one turn.
web-public = Public table
web-public-about = The table is listed publicly, and anybody may watch.
web-hints = Hints
web-hints-about = Players may ask what a strong player would do.

web-connecting = Connecting …
web-reconnecting = Connection lost. Reconnecting …
web-reconnect-in = Connection lost. Trying again in { $seconds } s.
web-reconnect-now = Try now
web-table-closed = You cannot enter this table
web-watch = Watch
web-watching = You are watching.
web-take-a-seat = Take a seat
web-sit-for = Replace { $name }
web-waiting-room = Waiting room
web-waiting-room-about = Send the link to your friends, and start when everybody is here.
web-waiting-room-guest = You are invited. Enter your name and sit down.
web-sit-down = Sit down
web-sit-here = Sit here
web-no-seat = People have taken every seat. You can watch once the game starts.
web-seats = Players: { $n } of { $of }
web-empty-seat = Empty seat
web-you = you
web-sitter-nobody = nobody yet
web-sitter-person = is here
web-sitter-away = away
web-sitter-stood-in = a bot is standing in
web-sitter-bot = bot
web-came = { $name } is here.
web-start = Start
web-bots-fill = Bots fill the empty seats.
web-invite = Invite your friends with this link
web-invite-text = { $name } invites you to a game of Lunch Money.
web-somebody = Somebody
web-qr = QR code of the link
web-copy = Copy
web-copied = Copied
web-share = Share
web-other-device = Continue on another device
web-other-device-about = This link is your seat. Keep it to yourself.
web-leave = Leave the table
web-talk = Chat

web-tables = Public tables
web-tables-about = Take a free seat, or watch.
web-tables-count = { $n ->
    [0] No table is open.
    [one] { $n } table
   *[other] { $n } tables
}
web-refresh = Refresh
web-only-bots = bots only
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-stage-waiting = waiting for players
web-stage-playing = playing
web-stage-over = over

web-here = Share one device
web-here-about = Two to eight people pass one device around. A curtain hides each player's cards.
web-here-unknown = This game was started on another device.
web-here-players = Players
web-here-name = Player { $n }
web-here-bots = Bots
web-here-skip = Skip players who cannot answer
web-here-skip-about = This is quicker, but a skipped player obviously had nothing to answer with.
web-hand-over = Pass the device to { $name }
web-hand-over-about = Everybody else, look away.
web-lift-curtain = It's me

web-rules = Rules
web-cards = All cards
web-cards-about = Every card of the game with its picture and what it does.
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
web-no-examples = There is no example to show.

web-replay = Replay
web-replay-told-only = This game was played under rules version { $version }. The rules have changed since, so you can read the game but not watch it on the table.
web-player = The game, step by step. Use the arrow keys to go back and forth.
web-play = Play
web-pause = Pause
web-step-back = Step back
web-step-on = Step forward
web-scrub = Step
web-step-count = { $at } / { $of }
web-eyes = As seen by
web-spectator = a spectator
web-download = Download the game (.play)
web-fair-kept = The shuffle was fixed before the game: verified
web-fair-broken = The shuffle does not match its promise
web-fair-unseen = You can recompute the shuffle, but only the players at the table saw its promise
web-fair-about = Before the first card, the server published the SHA-256 hash of “recess:SEED:SALT”. Your browser has just computed it again.
web-fair-promised = Promised before the game
web-fair-hash = Hash
web-fair-seed = Seed
web-fair-salt = Salt

web-about = About Recess
web-about-what = What is Recess?
web-about-text = Play Lunch Money with its expansion Sticks & Stones, in the browser or in the terminal. The bots see only what you would see in their seat. The rules are written in our own words, clause by clause, with examples.
web-about-privacy = No account, no tracking, no cookies. Your settings and the keys to your seats stay in this browser.
web-credits = Thanks
web-credits-about = The drawings and the code are our own. We also use these works:
web-credits-all = All icons and their authors

# The table of Munchkin Bites! in the browser.

t-mb-level = Level
t-mb-level-of-ten = Level { $level } of 10
t-mb-strength = Combat strength
t-mb-strength-about = Level and all bonuses that hold outside fights
t-mb-items = Items
t-mb-powers = Powers
t-mb-person = { $name }: level { $level }, strength { $strength }, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
t-mb-dead = Dead until the turn ends
t-mb-fights = Fights
t-mb-runs = Runs
t-mb-helps = Helps
t-mb-your-character = Your character
t-mb-ranks = Ranks: { $ranks } of { $level }
t-mb-in-use = In use
t-mb-carried = Only carried
t-mb-slot-head = Head
t-mb-slot-armour = Body
t-mb-slot-hands = Hands
t-mb-slot-feet = Feet
t-mb-nothing = nothing
t-mb-nothing-at-all = Nothing at all
t-mb-curses = Cursed
t-mb-doors = Doors
t-mb-treasures = Treasures
t-mb-door-discards = Discarded Doors: { $n }
t-mb-treasure-discards = Discarded Treasures: { $n }
t-mb-gold = { $n } gold
t-mb-before = Before the game
t-mb-fight = The fight
t-mb-your-side = Your side
t-mb-fighters = Fighters
t-mb-monsters = Monsters
t-mb-ahead = { $n } ahead
t-mb-short = { $n } short
t-mb-running = Run!
t-mb-stakes = To win: { $levels ->
    [0] no level
    [one] { $levels } level
   *[other] { $levels } levels
}, { $treasures ->
    [0] no Treasure
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}.
t-mb-last-call = Last call: does anybody interfere?
t-mb-last-call-short = Last call
t-mb-ask-help = Ask for help…
t-mb-ask-whom = Ask { $name }
t-mb-whom-to-ask = Whom do you ask?
t-mb-with-them-ahead = Together you would be { $n } ahead, as it stands.
t-mb-with-them-short = Even together you would be { $n } short, as it stands.
t-mb-treasures-for = Treasures for { $name }
t-mb-offered = Items in the offer
t-mb-kept-items = Items kept
t-mb-offer-hint = Tap or drag an item to offer it.
t-mb-offer-from = { $name } makes you an offer
t-mb-gets = { $name } gets
t-mb-you-would-get = You would get
t-mb-make-offer = Make this offer
t-mb-counter = Propose something else…
t-mb-trade = Trade or give…
t-mb-trade-about = Items in play can be traded or given away at any time, unless one of you is fighting. The other must agree.
t-mb-trade-whom = With whom?
t-mb-you-give = You give
t-mb-you-get = You get from { $name }
t-mb-offer-trade = Offer the trade
t-mb-offer-gift = Offer it as a present
t-mb-offer-beg = Ask for it as a present
t-mb-sell = Sell…
t-mb-sell-title = Sell items for levels
t-mb-sell-levels = That buys { $n ->
    [one] { $n } level
   *[other] { $n } levels
}: you would be level { $level }.
t-mb-sell-missing = { $n } gold more for a level.
t-mb-sell-top = The tenth level cannot be bought.
t-mb-sell-go = Sell for { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
t-mb-in-play = In play
t-mb-now = Play now… ({ $n })
t-mb-now-title = What you could do right now
t-mb-now-nothing = Right now nothing can be played.
t-mb-from-hand = From your hand
t-mb-from-table = With what you have in play
t-mb-show-hand = Show your hand
t-mb-could-do = What you could do
t-mb-known-hand = Cards in hand that you know of
t-mb-accuse = Cheating?
t-mb-answer = Answer…
t-mb-later = Look at the table first
t-mb-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
t-mb-lay-out-about = One Race, one Power of Rank 1, a Minion, and any items you can carry.
t-mb-lay-out = Put { $n ->
    [one] { $n } card
   *[other] { $n } cards
} into play
t-mb-key-go-on = Open the door, settle, go on, pass
t-mb-key-now = What can be played now
t-mb-key-help = Ask for help
t-mb-key-sell = Sell items
t-mb-key-character = Your character
t-mb-key-answer = Back to the question
t-mb-part-level = Level
t-mb-part-doubled = Doubled
t-mb-part-doubled-by = Doubled: { $name }
t-mb-part-least = A monster counts at least 1
t-mb-part-by = played by { $name }
t-mb-part-thrown = Thrown in
t-mb-helper-terms = { $name } helps for: { $terms }
t-mb-escape-roll = escapes with { $n } or more
t-mb-escape-surely = escapes for sure
t-mb-escape-never = no roll helps
t-mb-change-fight = fight { $n }
t-mb-change-strength = strength { $n }
t-mb-change-levels = level { $n }
t-mb-barred = cannot be used
web-meant-for = The game is meant for { $least } to { $most } players; with others it works, but less well.
web-last-call = Seconds of a last call
web-last-call-about = How long everybody has to interfere in a fight; it begins anew whenever somebody does.
t-mb-hint-turn = Your turn: put items on with a click or by dragging, then open the door.
t-mb-hint-fight = Your total must be greater than theirs. Play cards, ask somebody for help, then settle.
t-mb-hint-call = Last call: with a bright card you may interfere, for either side. Or pass.
web-lead-munchkin = Munchkin Bites!, the house of monsters and bad bargains. Against bots or with friends, in the browser, without an account.

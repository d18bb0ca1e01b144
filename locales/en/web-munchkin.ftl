# The table of Munchkin Bites! in the browser.

t-mb-level = Level
t-mb-level-of-ten = Level { $level } of 10
t-mb-strength = Combat strength
t-mb-strength-about = Level plus every bonus that counts outside a fight
t-mb-items = Items
t-mb-powers = Powers
t-mb-person = { $name }: level { $level }, strength { $strength }, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
t-mb-dead = Dead until the turn ends
t-mb-fights = Fighting
t-mb-runs = Running
t-mb-helps = Helping
t-mb-your-character = Your character
t-mb-ranks = Ranks: { $ranks } of { $level }
t-mb-in-use = In use
t-mb-carried = Carried
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
t-mb-whom-to-ask = Who do you ask?
t-mb-with-them-ahead = As it stands, you would be { $n } ahead together.
t-mb-with-them-short = As it stands, you would still be { $n } short together.
t-mb-help-stands = Together: { $fighters } against { $monsters }.
t-mb-help-reach = With the cards in your hand you could reach { $n }.
t-mb-help-levels = { $name } would gain { $n ->
    [one] { $n } level
   *[other] { $n } levels
} by winning.
t-mb-help-risk = If it is lost: { $name } – { $how }.
t-mb-treasures-for = Treasures for { $name }
t-mb-offered = Your items in the offer
t-mb-offered-of = { $name }’s items in the offer
t-mb-kept-items = Your items that you keep
t-mb-kept-items-of = { $name }’s items that { $name } keeps
t-mb-offer-hint = Tap or drag an item to offer it.
t-mb-offer-from = { $name } makes you an offer
t-mb-gets = { $name } gets
t-mb-you-would-get = You would get
t-mb-make-offer = Make this offer
t-mb-counter = Make a counter-offer…
t-mb-trade = Trade or give…
t-mb-trade-about = You can trade items in play, or give them away, at any time unless one of you is fighting. The other player must agree.
t-mb-trade-whom = Trade with
t-mb-you-give = You give
t-mb-you-get = You get from { $name }
t-mb-offer-trade = Offer the trade
t-mb-offer-gift = Offer it as a gift
t-mb-offer-beg = Ask for it as a gift
t-mb-sell = Sell…
t-mb-sell-title = Sell items for levels
t-mb-sell-levels = That buys { $n ->
    [one] { $n } level
   *[other] { $n } levels
}: you would be level { $level }.
t-mb-sell-missing = You need { $n } more gold for a level.
t-mb-sell-top = You cannot buy the tenth level.
t-mb-sell-go = Sell for { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
t-mb-in-play = In play
t-mb-now = Play now… ({ $n })
t-mb-now-title = What you can do right now
t-mb-now-nothing = You cannot play anything right now.
t-mb-from-hand = From your hand
t-mb-from-table = From your cards in play
t-mb-show-hand = Show your hand
t-mb-could-do = What you can do
t-mb-known-hand = Known cards in hand
t-mb-accuse = Cheating?
t-mb-answer = Answer…
t-mb-later = Look at the table first
t-mb-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
t-mb-lay-out-about = One Race, one Power of Rank 1, one Minion, and any items you can carry.
t-mb-lay-out = Put { $n ->
    [one] { $n } card
   *[other] { $n } cards
} into play
t-mb-key-go-on = Open the door, settle, continue, pass
t-mb-key-now = What you can play now
t-mb-key-help = Ask for help
t-mb-key-sell = Sell items
t-mb-key-character = Your character
t-mb-key-answer = Back to the question
t-mb-part-level = Level
t-mb-part-doubled = Doubled
t-mb-part-doubled-by = Doubled: { $name }
t-mb-part-least = A monster counts as at least 1
t-mb-part-by = played by { $name }
t-mb-part-thrown = Cards played
t-mb-helper-terms = { $name } helps for: { $terms }
t-mb-escape-roll = escapes with { $n } or more
t-mb-escape-surely = escapes for certain
t-mb-escape-never = no roll is high enough
t-mb-would-lose = You would lose { $cards }.
t-mb-moment-door = The door opens…
t-mb-moment-curse = A curse!
t-mb-moment-at-you = This one is for you!
t-mb-moment-needed = { $n ->
    [6] Only a 6 escapes.
   *[other] { $n } or more escapes.
}
t-mb-moment-caught = Caught!
t-mb-moment-level = Level { $level }!
t-mb-moment-lost-level = Down to level { $level }!
t-mb-moment-died = Dead!
t-mb-moment-won = Victory!
t-mb-feat-fight = Best fight
t-mb-feat-fight-text = { $name } against { $monster }: { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}
t-mb-feat-cursed = Everybody’s favourite target
t-mb-story-level = Level { $level }
t-mb-story-fights = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $fights ->
    [one] { $fights } fight won
   *[other] { $fights } fights won
}, { $fled ->
    [one] { $fled } flight
   *[other] { $fled } flights
}.
t-mb-story-deaths = { $n ->
    [0] Nobody died.
    [one] One death had to be mourned.
   *[other] { $n } deaths had to be mourned.
}
t-mb-story-died = { $name } died { $n ->
    [one] once
   *[other] { $n } times
}.
t-mb-story-won = In the end { $name } made it to level { $level }.
t-mb-curve-levels = Levels, turn by turn
t-mb-change-fight = fight { $n }
t-mb-change-strength = strength { $n }
t-mb-change-levels = level { $n }
t-mb-barred = cannot be used
web-meant-for = The game is made for { $least } to { $most } players. Other numbers work, but less well.
web-last-call = Last call (seconds)
web-last-call-about = How long everybody has to interfere in a fight. The time starts again whenever somebody does.
t-mb-hint-turn = Your turn. Click or drag items to equip them, then open the door.
t-mb-hint-fight = Your total must be higher than theirs. Play cards or ask for help, then settle.
t-mb-hint-call = Last call. Play a bright card to interfere for either side, or pass.
web-goal-munchkin = Be the first to reach level 10 by killing a monster.
web-how-mb-1 = Everybody starts at level 1. Be the first at level 10; the last level must come from a killed monster.
web-how-mb-2 = On your turn you open a door. A monster has to be fought, a curse hits you, anything else is yours. If no monster came, look for trouble with one from your hand, or loot the room.
web-how-mb-3 = In a fight, your level and bonuses must add up to more than the monster’s. If you win you gain levels and Treasures.
web-how-mb-4 = If you fall short, ask somebody for help and bargain about the Treasures. The others may make things easier, or much worse. Alone and beaten you run: a 5 or 6 on the die escapes, anything less means Bad Stuff.
web-how-mb-5 = Items, a Race and Powers make you stronger. Sell items for 1000 gold in all and you gain a level, though never the last one.
web-how-mb-6 = At the end of your turn you keep five cards; the rest goes to the lowest level.
web-lead-munchkin = Munchkin Bites!, a haunted house full of monsters and bad bargains. Play against bots or with friends, in the browser, without an account.

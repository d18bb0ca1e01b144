# Munchkin at the table: what happens, what is asked, what can be chosen, how everybody stands.
# Players and cards are names and never inflected.

## What happens

event-mb-rolled = { $seat } rolls a { $die }.
    .seat = You roll a { $die }.
event-mb-drew = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
event-mb-reshuffled-doors = The discarded Doors are shuffled into a new deck.
event-mb-reshuffled-treasures = The discarded Treasures are shuffled into a new deck.
event-mb-opened = { $seat } opens the door: { $card }.
    .seat = You open the door: { $card }.
event-mb-opened-monster = { $seat } opens the door and meets { $card }!
    .seat = You open the door and meet { $card }!
event-mb-opened-curse = { $seat } opens the door and walks straight into { $card }!
    .seat = You open the door and walk straight into { $card }!
event-mb-no-door = There is no Door left for { $seat } to open.
    .seat = There is no Door left for you to open.
event-mb-put = { $seat } puts { $card } into play.
    .seat = You put { $card } into play.
event-mb-carries = { $seat } now only carries { $card }.
    .seat = You now only carry { $card }.
event-mb-uses = { $seat } now uses { $card }.
    .seat = You now use { $card }.
event-mb-played = { $seat } plays { $card }.
    .seat = You play { $card }.
event-mb-used = { $seat } uses { $card }.
    .seat = You use { $card }.
event-mb-used-line = { $seat } uses { $card } ({ $text }).
    .seat = You use { $card } ({ $text }).
event-mb-bought-off = { $seat } pays to get rid of { $card }.
    .seat = You pay to get rid of { $card }.
event-mb-played-at = { $seat } plays { $card } at { $at }.
    .seat = You play { $card } at { $at }.
    .at = { $seat } plays { $card } at you.
event-mb-hits = { $card } hits { $seat }.
    .seat = { $card } hits you.
event-mb-discarded = { $seat } discards { $cards }.
    .seat = You discard { $cards }.
event-mb-cancelled = { $seat } cancels { $card }.
    .seat = You cancel { $card }.
event-mb-level = { $seat } is now level { $level }.
    .seat = You are now level { $level }.
event-mb-met = { $seat } meets { $card }!
    .seat = You meet { $card }!
event-mb-joined = { $seat } sends { $card } into the fight.
    .seat = You send { $card } into the fight.
event-mb-left = { $card } leaves the fight.
event-mb-left-friendly = { $card } turns out to be friendly and leaves.
event-mb-asked = { $seat } asks { $other } for help.
    .seat = You ask { $other } for help.
    .other = { $seat } asks you for help.
event-mb-helps = { $seat } helps { $main }.
    .seat = You help { $main }.
    .main = { $seat } helps you.
event-mb-refused = { $seat } refuses.
    .seat = You refuse.
event-mb-handed = { $to } takes over the fight from { $from }.
event-mb-settled = { $seat } settles: last call!
    .seat = You settle: last call!
event-mb-won = { $seat } wins the fight: { $levels ->
    [0] no level
    [one] { $levels } level
   *[other] { $levels } levels
}, { $treasures ->
    [0] no Treasure
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}.
    .seat = You win the fight: { $levels ->
        [0] no level
        [one] { $levels } level
       *[other] { $levels } levels
    }, { $treasures ->
        [0] no Treasure
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }.
event-mb-escaped = { $seat } escapes from { $card }.
    .seat = You escape from { $card }.
event-mb-caught = { $card } catches { $seat }: Bad Stuff!
    .seat = { $card } catches you: Bad Stuff!
event-mb-died = { $seat } dies!
    .seat = You die!
event-mb-back = { $seat } is back from the dead.
    .seat = You are back from the dead.
event-mb-got = { $to } gets { $cards } from { $from }.
    .to = You get { $cards } from { $from }.
    .from = { $to } gets { $cards } from you.
event-mb-got-hidden = { $to } gets { $n ->
    [one] a card
   *[other] { $n } cards
} from { $from }.
    .to = You get { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $from }.
event-mb-sold = { $seat } sells items for { $gold } gold.
    .seat = You sell items for { $gold } gold.
event-mb-trade-offered = { $seat } offers { $other } a trade.
    .seat = You offer { $other } a trade.
    .other = { $seat } offers you a trade.
event-mb-traded = { $seat } and { $other } have a deal.
    .seat = You and { $other } have a deal.
    .other = { $seat } and you have a deal.
event-mb-die-turned = { $seat } turns the die to { $die }.
    .seat = You turn the die to { $die }.
event-mb-shown-all = { $seat } shows everybody { $cards }.
event-mb-shown = { $seat } shows { $cards } to { $to }.
event-mb-shown-hidden = { $seat } shows somebody { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-mb-accused-rightly = { $seat } accuses { $other } of cheating with { $card }, and is right.
event-mb-accused-wrongly = { $seat } accuses { $other } of cheating with { $card }, and is wrong.
event-mb-claimed = { $seat } claims { $card } from the discards.
    .seat = You claim { $card } from the discards.
event-mb-turned-up = { $card } is turned up.
event-mb-is-female = { $seat }'s character is a woman.
event-mb-is-male = { $seat }'s character is a man.
event-mb-over = The game is over.

## What is asked

ask-mb-lay-out = Before the first turn: what do you put into play?
ask-mb-before-door = Your turn. Get ready for as long as you like, then open the door.
ask-mb-room = No fight in here. Do you look for trouble, or loot the room?
ask-mb-ending = You are done with the room. Anything else before you end your turn?
ask-mb-fight = { $fight } What do you do?
ask-mb-last-call = { $fight } Last call: do you interfere?
ask-mb-window-start = { $seat }'s turn begins. Do you play anything?
ask-mb-window-room = { $seat } is about to look around the room. Do you play anything?
ask-mb-window-end = { $seat }'s turn is ending. Do you play anything?
ask-mb-window-run = { $seat } is about to run from { $monster }. Do you play anything?
ask-mb-window-run-you = You are about to run from { $monster }. Do you play anything first?
ask-mb-window = Do you play anything?
ask-mb-help = { $fight } { $main } asks for your help and offers: { $terms }. Do you help?
ask-mb-help-answer = { $other } would help for: { $terms }. Do you agree?
ask-mb-trade = { $seat } offers you { $give } for { $want }. Do you agree?
ask-mb-trade-gift = { $seat } wants to give you { $give }. Do you accept?
ask-mb-trade-beg = { $seat } would like { $want } from you, for nothing. Do you agree?
ask-mb-turned-up = You have turned up { $card }. Into play at once, or into your hand?
ask-mb-cancel = { $seat } plays { $card }. Do you cancel it?
ask-mb-cancel-on = { $seat } plays { $card } on { $monster }. Do you cancel it?
ask-mb-cancel-curse = { $card } is about to hit { $victim }. Do you cancel it?
ask-mb-cancel-curse-you = { $card } is about to hit you. Do you cancel it?
ask-mb-react = One of your cards can be played at this moment. Do you play it?
ask-mb-react-trouble = { $seat } is looking for trouble. Do you play a card?
ask-mb-react-trouble-you = You are looking for trouble. Do you play a card?
ask-mb-react-death = { $seat } has died. Do you play a card?
ask-mb-react-level = You have lost a level. Do you play a card?
ask-mb-by-card = { $card }: { $question }
ask-mb-choose = Which card do you choose?
ask-mb-choose-lose = { $n ->
    [one] Which card do you lose?
   *[other] Which { $n } cards do you lose? Choose them one by one.
}
ask-mb-choose-lose-other = { $n ->
    [one] Which card does { $seat } lose?
   *[other] Which { $n } cards does { $seat } lose? Choose them one by one.
}
ask-mb-choose-pay = { $n ->
    [one] Which card do you pay with?
   *[other] Which { $n } cards do you pay with? Choose them one by one.
}
ask-mb-choose-hand-over = Which card do you hand over to { $seat }?
ask-mb-choose-steal = What do you take from { $seat }?
ask-mb-choose-cure = Which curse do you get rid of?
ask-mb-choose-ranks = The Ranks of your Powers add up to more than your level. Which Power do you discard?
ask-mb-choose-race = You may have only one Race without a Half-Breed. Which Race do you discard?
ask-mb-choose-big = You have too many Big items. Which one do you discard?
ask-mb-choose-make-room = This Big item was promised to you, but you have no room for it. Which of yours do you discard to get it? Pass to do without it.
ask-mb-choose-slot = You cannot use all of these at once. Which one do you only carry?
ask-mb-choose-share = { $n ->
    [one] The Treasures are shared out. Which one do you take?
   *[other] The Treasures are shared out. Which { $n } do you take? Choose them one by one.
}
ask-mb-choose-loot = { $seat } is dead. Which card do you take?
ask-mb-choose-keep = { $n ->
    [one] Which of these cards do you keep?
   *[other] Which { $n } of these cards do you keep? Choose them one by one.
}
ask-mb-either = Which of the two?
ask-mb-run-from = Time to run. Which monster do you run from next?
ask-mb-flee = You run from { $monster }. { $need ->
    [1] Any roll will do.
    [6] You need a 6.
    [7] No roll is high enough.
   *[other] You need { $need } or more.
} How do you run?
ask-mb-flee-hopeless = Nobody outruns { $monster }; only your Minion can save you. What do you do?
ask-mb-die = You rolled a { $die } to run from { $monster }. { $need ->
    [1] Any roll will do.
    [6] You need a 6.
    [7] No roll is high enough.
   *[other] You need { $need } or more.
} Do you change the die?
ask-mb-receive = You have received { $cards }. What do you put into play?
ask-mb-charity = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
} too many. Which card do you give to whom?
ask-mb-charity-discard = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
} too many, and nobody is worse off than you. Which card do you discard?
ask-mb-claim = On top of the discards: { $cards }. Do you claim it?
ask-mb-sex = Is your character a woman or a man?

## What can be chosen. $how is “use” for an ability, else “play”.

move-mb-pass = Pass
move-mb-refuse = Refuse
move-mb-nothing = Put nothing into play
move-mb-take-nothing = Take nothing
move-mb-let-happen = Let it happen
move-mb-leave-die = Leave the die as it is
move-mb-claim-nothing = Claim nothing
move-mb-lay-out = Put into play: { $cards }
move-mb-open = Open the door
move-mb-keep = Take it into your hand
move-mb-trouble = Look for trouble with { $card }
move-mb-loot = Loot the room
move-mb-end = End the turn
move-mb-put = Put { $card } into play
move-mb-put-carried = Put { $card } into play, carried only
move-mb-put-instead = Put { $card } into play instead of { $old }
move-mb-play = { $how ->
    [use] Use { $card }
   *[play] Play { $card }
}
move-mb-play-at = { $how ->
    [use] Use { $card } on { $at }
   *[play] Play { $card } at { $at }
}
move-mb-play-self = { $how ->
    [use] Use { $card } on yourself
   *[play] Play { $card } at yourself
}
move-mb-play-on = { $how ->
    [use] Use { $card } on { $monster }
   *[play] Play { $card } on { $monster }
}
move-mb-play-fighters = Play { $card } for the fighters
move-mb-play-monsters = Play { $card } for the monsters
move-mb-play-with = Play { $card } together with { $monster }
move-mb-join = Send { $card } into the fight
move-mb-buy-off = Pay to get rid of { $card }
move-mb-cancel = Cancel it with { $card }
move-mb-detail = { $move } ({ $text })
move-mb-sell = Sell { $cards } for { $gold } gold: { $levels ->
    [0] no level
    [one] { $levels } level
   *[other] { $levels } levels
}
move-mb-ask = Ask { $other } for help and offer: { $terms }
move-mb-accept = Agree
move-mb-counter = Propose instead: { $terms }
move-mb-settle-winning = Settle: as it stands, you win
move-mb-settle-losing = Settle: as it stands, you have to run
move-mb-run-from = Run from { $monster }
move-mb-roll = Roll the die
move-mb-sacrifice = Sacrifice your Minion and escape
move-mb-sacrifice-alone = Sacrifice your Minion: you escape, { $helper } does not
move-mb-sacrifice-both = Sacrifice your Minion: you and { $helper } escape
move-mb-choose = Choose { $card }
move-mb-discard = Discard { $card }
move-mb-pay = Pay with { $card }
move-mb-hand-over = Hand over { $card }
move-mb-take = Take { $card }
move-mb-cure = Get rid of { $card }
move-mb-keep-card = Keep { $card }
move-mb-first = The first of the two
move-mb-second = The second of the two
move-mb-give = Give { $card } to { $to }
move-mb-trade = Offer { $to } { $give } for { $want }
move-mb-gift = Give { $to } { $give } as a gift
move-mb-beg = Ask { $to } for { $want } as a gift
move-mb-use = Start using { $card }
move-mb-carry = Carry { $card } without using it
move-mb-show = Show { $cards } to { $to }
move-mb-show-all = Show { $cards } to everybody
move-mb-cheat = Cheat: use { $card } anyway
move-mb-accuse = Accuse { $seat } of cheating with { $card }
move-mb-claim = Discard { $card } to claim the card on top of the discards
move-mb-be-female = A woman
move-mb-be-male = A man

## How everybody stands

state-mb-person = { $name }: { $state }
state-mb-level = level { $level }
state-mb-human = human
state-mb-powers = Powers: { $cards }
state-mb-rank = { $card } (Rank { $rank })
state-mb-minion = Minion: { $cards }
state-mb-in-use = in use: { $cards }
state-mb-carried = carried: { $cards }
state-mb-curses = cursed: { $cards }
state-mb-hand = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
state-mb-hand-known = { $hand }, including { $cards }
state-mb-dead = dead until the turn ends
state-mb-more = { $these }; { $those }
state-mb-numbered = { $card } #{ $n }
state-mb-and = { $these } and { $those }
state-mb-fight = { $fighters } against { $monsters }: { $ours } to { $theirs }.
state-mb-fight-running = { $fighters } running from { $monsters }.
state-mb-monster = { $card }: level { $level }; { $treasures ->
    [0] no Treasure
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
}
state-mb-monster-with = { $monster }; played on it: { $cards }
state-mb-helps = { $helper } helps for: { $terms }
state-mb-nothing = nothing
state-mb-share = { $n ->
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
state-mb-share-half = half of the Treasures
state-mb-share-all = all the Treasures
state-mb-picks-first = { $name } picks first

# What bots say in a bargain.
talk-mb-ask = { $n ->
    [0] Will you help me for nothing?
    [one] Your help is worth { $n } Treasure to me.
   *[other] Your help is worth { $n } Treasures to me.
}
talk-mb-pay = { $n ->
    [0] For nothing? Agreed.
    [one] It is worth { $n } Treasure to me: agreed.
   *[other] It is worth { $n } Treasures to me: agreed.
}
talk-mb-less = { $n ->
    [0] It is worth no Treasure to me.
    [one] It is worth { $n } Treasure to me, no more.
   *[other] It is worth { $n } Treasures to me, no more.
}
talk-mb-too-much = { $n ->
    [one] { $n } Treasure is more than your help is worth to me.
   *[other] { $n } Treasures are more than your help is worth to me.
}
talk-mb-fair = { $n ->
    [0] I would even do it for nothing.
    [one] Agreed: my minimum was { $n } Treasure.
   *[other] Agreed: my minimum was { $n } Treasures.
}
talk-mb-more = { $n ->
    [0] I would do it for nothing.
    [one] I would do it for { $n } Treasure.
   *[other] I would do it for { $n } Treasures.
}
talk-mb-refuse = { $n ->
    [one] Not for that. For { $n } Treasure I would.
   *[other] Not for that. For { $n } Treasures I would.
}
talk-mb-hopeless = We would lose even together.
talk-mb-you-would-win = And you would win the game? No.
talk-mb-never = It is not worth it to me.
